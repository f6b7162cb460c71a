import { html } from "hono/html";
import type { Page } from "../pages.ts";

interface Copied {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly hasFocus?: boolean;
  /** The words around it say already what it is. */
  readonly isLabelHidden?: boolean;
}

/** A text to be taken elsewhere, whole: selected as soon as it has the focus, with a button that copies it. */
export function copiedWhole({ id, label, text, hasFocus = false, isLabelHidden = false }: Copied): Page {
  return html`<div class="field">
    <label for="${id}" class="${isLabelHidden ? "visually-hidden" : ""}">${label}</label>
    <div class="with-button">
      <textarea
        class="input secret"
        id="${id}"
        rows="1"
        readonly
        spellcheck="false"
        data-copied-whole
        ${hasFocus ? html`autofocus` : ""}
      >
${text}</textarea>
      <button
        class="button"
        type="button"
        data-copies="${id}"
        data-status="${id}-status"
        aria-label="Copy: ${label}"
        hidden
      >
        Copy
      </button>
    </div>
    <p class="hint" id="${id}-status" role="status"></p>
  </div>`;
}

import { html } from "hono/html";
import type { Page } from "../pages.ts";
import { hidden } from "./fields.ts";

interface Question {
  readonly id: string;
  /** On the button that asks, and on the one that does it. */
  readonly verb: string;
  readonly name: string;
  readonly consequence: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * A button that asks before something is ended. The question opens without a script, Escape and a click beside it close
 * it, and the answer that changes nothing has the focus.
 */
export function askFirst({ id, verb, name, consequence, action, fields }: Question): Page {
  return html`<button class="button" type="button" popovertarget="${id}" aria-label="${verb} ${name}">${verb}</button>
    <div class="confirm" id="${id}" popover role="dialog" aria-labelledby="${id}-title" aria-describedby="${id}-text">
      <h2 id="${id}-title">${verb} <bdi>${name}</bdi>?</h2>
      <p id="${id}-text">${consequence}</p>
      <form method="post" action="${action}">
        ${hidden(fields)}
        <div class="buttons">
          <button class="button" type="button" popovertarget="${id}" popovertargetaction="hide" autofocus>
            Keep it
          </button>
          <button class="button danger" aria-label="${verb} ${name} now">${verb}</button>
        </div>
      </form>
    </div>`;
}

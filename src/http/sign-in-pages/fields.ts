import { html } from "hono/html";
import type { Page } from "../pages.ts";
import { icon } from "./icons.ts";
import type { FormView, NoticeView } from "./views.ts";

const PROBLEM_ID = "problem";

export interface Field {
  /** Also its id. */
  readonly name: string;
  readonly label: string;
  /** What to know before filling it in. */
  readonly hint?: string;
  /** Of the `input` element; `true` for one without a value. */
  readonly attributes: Readonly<Record<string, string | boolean>>;
  /** A button shows what is being typed. */
  readonly canBeShown?: boolean;
}

/** The hidden fields every form carries. */
export function hidden(fields: Readonly<Record<string, string | undefined>>): Page {
  const present = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  return html`${present.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;
}

/**
 * What was wrong with what was sent, where screen readers hear of it at once. What was wrong with one of the `fields`
 * that the page has is said beside that field instead.
 */
export function problem({ error, field }: FormView, fields: readonly string[] = []): Page {
  if (error === undefined || (field !== undefined && fields.includes(field))) return html``;
  return html`<div class="message problem" role="alert" id="${PROBLEM_ID}">
    ${icon("problem")}
    <p>${error}</p>
  </div>`;
}

/** What was wrong with one field, under its label. */
export function fieldProblem(name: string, { error, field }: FormView): Page {
  if (error === undefined || field !== name) return html``;
  return html`<p class="field-problem" role="alert" id="${name}-problem">
    ${icon("problem", 16)}
    <span>${error}</span>
  </p>`;
}

/** A labelled field with its hint and what was wrong with it; the one that has to be put right gets the focus. */
export function inputField(field: Field, view: FormView): Page {
  const { name, label, hint, canBeShown = false } = field;
  const input = html`<input class="input" id="${name}" name="${name}" ${attributesOf(field, view)} />`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === undefined ? "" : html`<p class="hint" id="${name}-hint">${hint}</p>`} ${fieldProblem(name, view)}
    ${
      canBeShown
        ? html`<div class="password">
            ${input}<button class="button quiet" type="button" data-shows="${name}" aria-label="Show password" hidden>
              Show
            </button>
          </div>`
        : input
    }
  </div>`;
}

/** A password somebody has, or chooses. */
export function passwordField(name: string, label: string, isNew: boolean): Field {
  return {
    name,
    label,
    ...(isNew ? { hint: "At least 12 characters. A few unrelated words make a good one." } : {}),
    attributes: {
      type: "password",
      required: true,
      ...(isNew
        ? { autocomplete: "new-password", minlength: "12", maxlength: "256" }
        : { autocomplete: "current-password" }),
    },
    canBeShown: true,
  };
}

/** What the title of a page begins with, after something was sent. */
export function newsOf({ error, notice }: NoticeView): string | undefined {
  return error === undefined ? notice : "Error:";
}

/** What has just been done. */
export function done(notice: string | undefined): Page {
  if (notice === undefined) return html``;
  return html`<div class="message done" role="status">
    ${icon("check")}
    <p>${notice}</p>
  </div>`;
}

function attributesOf({ name, hint, attributes }: Field, { error, field }: FormView): Page {
  const isWrong = error !== undefined && field === name;
  const described = [
    hint === undefined ? [] : `${name}-hint`,
    isWrong ? `${name}-problem` : [],
    error !== undefined && field === undefined ? PROBLEM_ID : [],
  ].flat();
  const all = {
    ...attributes,
    ...(described.length > 0 ? { "aria-describedby": described.join(" ") } : {}),
    ...(isWrong ? { "aria-invalid": "true", autofocus: true } : {}),
  };
  return html`${Object.entries(all).map(([key, value]) =>
    typeof value === "string" ? html`${key}="${value}" ` : value ? html`${key} ` : "",
  )}`;
}

import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { excerpt, trimAddress } from "../excerpt.ts";
import { MAX_CSS_DEPTH, MAX_CSS_LENGTH } from "../limits.ts";
import { CSS_AT_RULES, CSS_FUNCTIONS } from "../names/css-names.ts";
import type { Notes } from "../violation.ts";

const { Ident, Function: FunctionToken, AtKeyword, Hash, String: StringToken, BadString, Url, BadUrl } = tokenTypes;
const { Dimension, WhiteSpace, CDO, CDC, Comment } = tokenTypes;
const { LeftSquareBracket, RightSquareBracket, LeftParenthesis, RightParenthesis } = tokenTypes;
const { LeftCurlyBracket, RightCurlyBracket } = tokenTypes;

const NAMES: ReadonlySet<number> = new Set([Ident, FunctionToken, AtKeyword, Hash, Dimension]);
const OPENING: ReadonlySet<number> = new Set([FunctionToken, LeftSquareBracket, LeftParenthesis, LeftCurlyBracket]);
const CLOSING: ReadonlySet<number> = new Set([RightSquareBracket, RightParenthesis, RightCurlyBracket]);

/**
 * Checks CSS of any kind token by token (CSS Syntax 3, section 4), which no malformed structure can mislead: functions
 * and at-rules by name, no escapes in names, no broken tokens. Gives back the targets of all `url()`, unchecked;
 * undefined where something was refused.
 */
export function checkTokens(css: string, notes: Notes): readonly string[] | undefined {
  if (css.length > MAX_CSS_LENGTH) {
    notes.refuse("css_limit", `CSS of ${css.length} characters, at most ${MAX_CSS_LENGTH}`);
    return undefined;
  }
  if (css.includes("<")) {
    notes.refuse("css_syntax", "< in CSS");
    return undefined;
  }
  const scan = new TokenScan(css, notes);
  tokenize(css, (type, start, end) => scan.next(type, css.slice(start, end)));
  return scan.finish();
}

class TokenScan {
  readonly #css: string;
  readonly #notes: Notes;
  readonly #urls: string[] = [];
  #depth = 0;
  #clean = true;
  /** Inside `url(` with a quoted target: waiting for the string, then for the bracket. */
  #inUrl: "string" | "end" | undefined;

  constructor(css: string, notes: Notes) {
    this.#css = css;
    this.#notes = notes;
  }

  next(type: number, text: string): void {
    if (type === WhiteSpace || type === Comment) return;
    if (this.#inUrl !== undefined) {
      this.#nextOfUrl(type, text);
      return;
    }
    if (NAMES.has(type) && text.includes("\\")) this.#refuse("css_escape", text);
    else if (type === FunctionToken) this.#enterFunction(text.slice(0, -1).toLowerCase());
    else if (type === AtKeyword) this.#checkAtRule(text.slice(1).toLowerCase());
    else if (type === Url) this.#addUrl(text.slice(4).replace(/\)$/, ""));
    else if (type === BadUrl || type === BadString || type === CDO || type === CDC) this.#refuse("css_syntax", text);
    if (OPENING.has(type)) this.#nest();
    else if (CLOSING.has(type)) this.#depth--;
  }

  finish(): readonly string[] | undefined {
    if (this.#inUrl !== undefined) this.#refuse("css_url", "url( without end");
    return this.#clean ? this.#urls : undefined;
  }

  #nextOfUrl(type: number, text: string): void {
    if (this.#inUrl === "string" && type === StringToken) {
      this.#addUrl(text.replace(/^(["'])([\s\S]*)\1$/, "$2"));
      this.#inUrl = "end";
      return;
    }
    if (this.#inUrl === "string" || type !== RightParenthesis) this.#refuse("css_url", `url(${text}`);
    else this.#depth--;
    this.#inUrl = undefined;
  }

  #enterFunction(name: string): void {
    if (name === "url") this.#inUrl = "string";
    else if (!CSS_FUNCTIONS.has(unprefixed(name))) this.#refuse("css_function", `${name}()`);
  }

  #checkAtRule(name: string): void {
    if (name === "import") this.#refuse("css_import", "@import");
    else if (!CSS_AT_RULES.has(unprefixed(name))) this.#refuse("css_at_rule", `@${name}`);
  }

  #addUrl(target: string): void {
    if (target.includes("\\")) this.#refuse("css_escape", `url(${target})`);
    else this.#urls.push(trimAddress(target));
  }

  #nest(): void {
    this.#depth++;
    if (this.#depth === MAX_CSS_DEPTH + 1) this.#refuse("css_limit", `more than ${MAX_CSS_DEPTH} brackets nested`);
  }

  #refuse(rule: Parameters<Notes["refuse"]>[0], found: string): void {
    this.#clean = false;
    this.#notes.refuse(rule, excerpt(found === "" ? this.#css : found));
  }
}

/** A name without its vendor prefix: `-webkit-calc` is `calc`. */
export function unprefixed(name: string): string {
  return name.replace(/^-(?:webkit|moz|ms|o|khtml|inkscape)-/, "");
}

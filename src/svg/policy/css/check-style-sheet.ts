import type { Block, CssNode, Rule } from "css-tree";
import { CSS_PROPERTIES, FONT_FACE_DESCRIPTORS } from "../names/css-names.ts";
import type { Notes } from "../violation.ts";
import { checkDeclaration } from "./check-declaration.ts";
import { checkSelectors, subjectsOf, type Subject } from "./check-selectors.ts";
import { checkTokens, unprefixed } from "./check-tokens.ts";
import { parseCss } from "./parse-css.ts";

/** A reference that a rule makes for every element it selects. */
export interface StyledReference {
  readonly subject: Subject;
  readonly property: string;
  readonly id: string;
}

export interface CheckedSheet {
  readonly references: readonly StyledReference[];
  readonly rules: number;
}

const NOTHING: CheckedSheet = { references: [], rules: 0 };
const FONT_FACE = new Map([...CSS_PROPERTIES, ...FONT_FACE_DESCRIPTORS]);
const ANY: readonly Subject[] = [{ kind: "any" }];

/** Checks a style sheet and gives back how many rules it has and what they refer to. */
export function checkStyleSheet(css: string, notes: Notes): CheckedSheet {
  if (checkTokens(css, notes) === undefined) return NOTHING;
  const sheet = parseCss(css, "stylesheet", notes);
  if (sheet?.type !== "StyleSheet") return NOTHING;
  const check = new SheetCheck(notes);
  for (const node of sheet.children.toArray()) check.statement(node);
  return { references: check.references, rules: check.rules };
}

class SheetCheck {
  readonly references: StyledReference[] = [];
  rules = 0;
  readonly #notes: Notes;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  statement(node: CssNode): void {
    if (node.type === "Rule") this.#rule(node, undefined);
    else if (node.type === "Atrule") this.#atRule(unprefixed(node.name.toLowerCase()), node.prelude, node.block);
    else if (node.type !== "Comment" && node.type !== "WhiteSpace") this.#notes.refuse("css_syntax", node.type);
  }

  #atRule(name: string, prelude: CssNode | null, block: Block | null): void {
    const condition = prelude?.type === "Raw" ? prelude.value : "";
    if ((checkTokens(condition, this.#notes)?.length ?? 0) > 0) this.#notes.refuse("css_url", `url() after @${name}`);
    if (block === null) return;
    if (name === "font-face") this.#block(block, ANY, FONT_FACE);
    else if (name === "keyframes") this.#frames(block);
    else for (const node of block.children.toArray()) this.statement(node);
  }

  #frames(block: Block): void {
    for (const node of block.children.toArray()) {
      if (node.type === "Rule") this.#rule(node, ANY);
      else this.#notes.refuse("css_syntax", node.type);
    }
  }

  #rule({ prelude, block }: Rule, subjects: readonly Subject[] | undefined): void {
    this.rules += 1;
    if (subjects === undefined) checkSelectors(prelude, this.#notes);
    this.#block(block, subjects ?? subjectsOf(prelude), CSS_PROPERTIES);
  }

  #block(block: Block, subjects: readonly Subject[], properties: ReadonlyMap<string, string>): void {
    const notes: Notes = {
      refuse: (rule, detail) => this.#notes.refuse(rule, detail),
      embed: (svg) => this.#notes.embed(svg),
      refer: (property, id) => {
        for (const subject of subjects) this.references.push({ subject, property, id });
      },
    };
    for (const node of block.children.toArray()) {
      if (node.type === "Declaration" && node.value.type === "Raw") {
        checkDeclaration(node.property, node.value.value, notes, properties);
      } else this.statement(node);
    }
  }
}

import createDOMPurify, { type Config, type Removed } from "dompurify";
import { JSDOM } from "jsdom";
import type { Finding } from "../../svg/policy/check-slide.ts";
import { CSS_PROPERTIES } from "../../svg/policy/names/css-names.ts";
import { HTML_ATTRIBUTES, HTML_ELEMENTS } from "../../svg/policy/names/html-names.ts";
import {
  ANIMATION_ATTRIBUTES,
  LINK_ATTRIBUTES,
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
} from "../../svg/policy/names/svg-names.ts";
import { RULES } from "../../svg/policy/rules.ts";

const ATTRIBUTES = [SVG_ATTRIBUTES, ANIMATION_ATTRIBUTES, LINK_ATTRIBUTES, HTML_ATTRIBUTES, CSS_PROPERTIES]
  .flatMap((names) => Array.from(names.keys()))
  .concat("xml:lang", "xlink:type", "xlink:show", "xlink:role", "xlink:arcrole");
/** What an animation sets could be an address. */
const ANIMATED_VALUES: ReadonlySet<string> = new Set(["from", "to", "by", "values"]);

/**
 * Names are the policy's, so that only the judgement is DOMPurify's: it reads the markup as HTML, as a program that
 * mistakes it for that would, and looks for what comes alive then.
 */
const CONFIG: Config = {
  USE_PROFILES: { html: true, svg: true, svgFilters: true },
  ADD_TAGS: [...SVG_ELEMENTS.keys(), ...HTML_ELEMENTS.keys(), "#comment"],
  ADD_ATTR: ATTRIBUTES,
  ADD_URI_SAFE_ATTR: ATTRIBUTES.filter((name) => !ANIMATED_VALUES.has(name)),
  ADD_DATA_URI_TAGS: ["feimage"],
  HTML_INTEGRATION_POINTS: { foreignobject: true },
  SANITIZE_DOM: false,
};

/** Text that people wrote: code in it is shown, never read as markup. */
const FREE_TEXT = /^(?:data-|aria-|title$|alt$)/i;
/** Notes of drawing programs and declarations of namespaces; HTML knows neither. */
const PREFIXED = /^(?!xlink:href$)[\w.-]+:/i;

const purify = createDOMPurify(new JSDOM("").window);

/** What DOMPurify would take out of a slide that the policy accepted. */
export function secondOpinion(svg: string): readonly Finding[] {
  purify.sanitize(svg, CONFIG);
  return purify.removed.flatMap((removed) => findingOf(removed));
}

function findingOf(removed: Removed): Finding[] {
  const rule = "second_opinion";
  if ("element" in removed) {
    const element = removed.element.nodeName.toLowerCase();
    if (PREFIXED.test(element) || isCodeWithComment(element, removed.element.innerHTML)) return [];
    return [{ element, rule, message: `<${element}>. ${RULES[rule]}` }];
  }
  const attribute = removed.attribute?.name ?? "";
  if (FREE_TEXT.test(attribute) || PREFIXED.test(attribute)) return [];
  const element = removed.from.nodeName.toLowerCase();
  return [{ element, attribute, rule, message: `${attribute} of <${element}>. ${RULES[rule]}` }];
}

/** A comment next to text that shows a tag, which DOMPurify takes for markup that comes alive elsewhere. */
function isCodeWithComment(element: string, content = ""): boolean {
  if (!SVG_ELEMENTS.has(element) && !HTML_ELEMENTS.has(element)) return false;
  return content.includes("<!--") && !content.replace(/<!--[\s\S]*?-->/g, "").includes("<");
}

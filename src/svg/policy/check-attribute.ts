import type { SaxesAttributeNS } from "saxes";
import { checkAnimationTarget, checkAnimationTiming, checkAnimationValue } from "./check-animation.ts";
import { checkHref, REFERRING } from "./check-href.ts";
import type { CheckedElement } from "./check-element.ts";
import { checkValue } from "./css/check-declaration.ts";
import { checkStyleAttribute } from "./css/check-style-attribute.ts";
import { excerpt } from "./excerpt.ts";
import { checkFilterNumber } from "./filter-limits.ts";
import { CSS_PROPERTIES } from "./names/css-names.ts";
import { HTML_ATTRIBUTES } from "./names/html-names.ts";
import { DRAWING_PROGRAMS, XLINK, XML, XMLNS } from "./names/namespaces.ts";
import {
  ANIMATION_ATTRIBUTES,
  ANIMATIONS,
  LINK_ATTRIBUTES,
  SVG_ATTRIBUTES,
  XLINK_ATTRIBUTES,
} from "./names/svg-names.ts";
import type { Notes } from "./violation.ts";

/** Free text: any characters, never read as anything else. */
const FREE_TEXT = /^(?:(?:data|aria)-[\w.-]+|title|alt)$/;
/** Begins a tag, or ends a comment or CDATA section. */
const MARKUP = /<[!/?a-z]|(?:--!?|\])>/i;
const ACTIVE_SCHEME = /^(?:javascript|vbscript|data|livescript|mocha):/i;
/** Also numbers of filters; an animation could bring them into an address. */
const ANIMATED_VALUES: ReadonlySet<string> = new Set(["from", "to", "by", "values"]);
const TARGETS = /^_?(?:blank|self|top|parent|new)$/i;

/** Checks one attribute of an element that was accepted itself. Names are compared without regard to letter case. */
export function checkAttribute(element: CheckedElement, attribute: SaxesAttributeNS, notes: Notes): void {
  const { uri, prefix, value } = attribute;
  const name = attribute.local.toLowerCase();
  if (uri === XMLNS || attribute.name === "xmlns") return;
  if (name.startsWith("on")) notes.refuse("event_attribute", "an event handler");
  else if (uri === XML) checkXmlAttribute(name, notes);
  else if (uri === XLINK) {
    if (prefix !== "xlink") notes.refuse("namespace", `the prefix ${prefix} for XLink`);
    else if (name === "href") checkReference(element, value, notes);
    else if (!XLINK_ATTRIBUTES.has(name)) unknown(notes);
  } else if (DRAWING_PROGRAMS.has(uri) || element.language === "program") checkProgramValue(value, notes);
  else if (uri !== "") notes.refuse("namespace", `the namespace ${excerpt(uri)}`);
  else checkPlain(element, name, value, notes);
}

function checkXmlAttribute(name: string, notes: Notes): void {
  if (name === "base") notes.refuse("xml_base", "another address for references");
  else if (name !== "space" && name !== "lang") unknown(notes);
}

function checkPlain(element: CheckedElement, name: string, value: string, notes: Notes): void {
  if (FREE_TEXT.test(name)) return;
  if (name === "style") checkStyleAttribute(value, notes);
  else if (name === "href") checkReference(element, value, notes);
  else if (MARKUP.test(value)) notes.refuse("attribute", "markup in a value");
  else if (element.name === "a" && LINK_ATTRIBUTES.has(name)) checkLinkAttribute(name, value, notes);
  else if (element.language === "html") {
    if (!HTML_ATTRIBUTES.has(name)) unknown(notes);
  } else if (ANIMATED_VALUES.has(name)) checkAnimationValue(value, notes);
  else if (ANIMATIONS.has(element.name) && ANIMATION_ATTRIBUTES.has(name)) checkAnimated(name, value, notes);
  else if (CSS_PROPERTIES.has(name) || name.endsWith("transform")) checkValue(name, value, notes);
  else if (!SVG_ATTRIBUTES.has(name)) unknown(notes);
  else checkFilterNumber(element.name, name, value, notes);
}

function checkReference(element: CheckedElement, value: string, notes: Notes): void {
  if (element.language === "html" ? element.name === "a" : REFERRING.has(element.name)) {
    checkHref(element.name, value, notes);
  } else unknown(notes);
}

function checkLinkAttribute(name: string, value: string, notes: Notes): void {
  if (name === "target" && !TARGETS.test(value)) notes.refuse("attribute", `the target ${excerpt(value)}`);
}

function checkAnimated(name: string, value: string, notes: Notes): void {
  if (name === "attributename") checkAnimationTarget(value, notes);
  else if (name === "begin" || name === "end") checkAnimationTiming(value, notes);
}

/** No renderer reads these values; programs that do should still meet nothing active. */
function checkProgramValue(value: string, notes: Notes): void {
  const compact = value.slice(0, 200).replace(/[\s\p{Cc}\p{Cf}]+/gu, "");
  if (ACTIVE_SCHEME.test(compact) || MARKUP.test(value)) notes.refuse("attribute", excerpt(value));
}

function unknown(notes: Notes): void {
  notes.refuse("attribute", "an attribute that is not on the list");
}

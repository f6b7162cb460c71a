import type { Element, ElementContent, Root, RootContent } from "hast";

/** Elements that are never part of what a page has to say. */
const DROPPED = new Set(
  "script style nav form button noscript template svg iframe object select textarea dialog canvas audio video map input label".split(
    " ",
  ),
);
const CHROME_ROLES = new Set(
  "navigation banner contentinfo search dialog alertdialog complementary menu toolbar".split(" "),
);
/** Names of classes and ids, as whole words of them, that page builders give to what stands around an article. */
const CHROME_NAME =
  /^(?:nav|navbar|navigation|menu|breadcrumbs?|cookies?|consent|gdpr|banner|share|sharing|social|newsletter|subscribe|subscription|signup|comments?|disqus|related|recommended|recommendations|sidebar|promo|promotion|ads?|advert|advertisement|sponsored|skip|paywall|popup|modal|overlay|toc|pagination|pager|byline|dateline|metadata|tags?|login|search|print|screenreader|sr)$/i;
const MAX_DEPTH = 120;
/** Share of a page's letters that its main part holds at least; less is a teaser or an empty frame. */
const LEAST_SHARE = 0.35;

/** Whether an element is left out of the text with all that is in it. */
export function isChrome(node: Element): boolean {
  const { hidden, role, ariaHidden, style, className, id } = node.properties;
  if (DROPPED.has(node.tagName) || hidden === true || ariaHidden === "true") return true;
  if (typeof role === "string" && CHROME_ROLES.has(role)) return true;
  if (typeof style === "string" && /display:\s*none|visibility:\s*hidden/i.test(style)) return true;
  if (["article", "main", "body", "html", "code", "pre", "table"].includes(node.tagName)) return false;
  const names = [...(Array.isArray(className) ? className : []), id].filter((name) => typeof name === "string");
  return names.some((name) => isChromeName(name));
}

/** "site-nav", "cookie_banner", "shareButtons": a word of the name tells; long names tell little. */
function isChromeName(name: string): boolean {
  const words = name.replace(/([a-z])([A-Z])/g, "$1-$2").split(/[-_]+/);
  return words.length <= 4 && words.some((word) => CHROME_NAME.test(word));
}

/** The part of a page that holds its text: `main`, or the one article; the whole page where neither says enough. */
export function mainContent(tree: Root): readonly RootContent[] {
  const whole = textLength(tree, 0);
  const [main] = findAll(tree, "main", 0);
  const inside = main ?? tree;
  const articles = findAll(inside, "article", 0);
  const [article] = articles;
  for (const part of [articles.length === 1 ? article : undefined, main]) {
    if (part !== undefined && textLength(part, 0) >= whole * LEAST_SHARE) return [part];
  }
  return tree.children;
}

function findAll(node: Root | Element, name: string, depth: number): Element[] {
  if (depth > MAX_DEPTH) return [];
  return node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === name ? [child] : findAll(child, name, depth + 1);
  });
}

/** Letters of an element that are shown. */
function textLength(node: Root | RootContent | ElementContent, depth: number): number {
  if (node.type === "text") return node.value.trim().length;
  if (depth > MAX_DEPTH || (node.type !== "element" && node.type !== "root")) return 0;
  if (node.type === "element" && (isChrome(node) || node.tagName === "head")) return 0;
  return node.children.reduce((sum, child) => sum + textLength(child, depth + 1), 0);
}

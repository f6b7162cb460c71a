import { nameSet } from "./name-set.ts";

/** HTML that a `<foreignObject>` may hold: text and its structure; no forms, no media, no embedded pages. */
export const HTML_ELEMENTS = nameSet(
  "div p span br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code kbd samp var b strong i em u s small sub sup",
  "mark q cite abbr time dfn del ins bdi bdo wbr ruby rb rt rp rtc address section article header footer main aside",
  "figure figcaption center table caption colgroup col thead tbody tfoot tr th td a style",
);

export const HTML_ATTRIBUTES = nameSet(
  "id class lang dir role title translate datetime abbr colspan rowspan span scope headers start reversed value type",
  "align valign width height color bgcolor border cellpadding cellspacing nowrap media",
);

/** Headings of what a meeting decided. */
const DECISIONS =
  /^(?:decisions?|what we decided|resolutions|beschl[uü]sse|entscheidungen|beschlossen|décisions?|decisiones|acuerdos|decisões|decisioni|besluiten|решения|قرارات|القرارات|החלטות|निर्णय|फ़ैसले|決定事項|決定|结论与决定|决定|決議|决议|결정(?: ?사항)?)(?:\P{L}|$)/iu;

/** Whether a heading announces decisions: they stand side by side, however they are numbered. */
export function namesDecisions(heading: string): boolean {
  return DECISIONS.test(heading);
}

import type { SlideType } from "../../deck/slide-types.ts";

/** What people call parts of a deck, and the slide types they mean. Sources of regular expressions. */
const TABLE: readonly (readonly [pattern: string, types: readonly SlideType[]])[] = [
  [
    "agendas?|table of contents|contents slide|outline slide|Agenda|Inhaltsverzeichnis|sommaire|índice|目次|アジェンダ",
    ["agenda"],
  ],
  ["recaps?|summar(?:y|ies)|key takeaways?|takeaways|Zusammenfassung|résumé|récapitulatif|resumen|まとめ", ["recap"]],
  [
    "closing slides?|thank[- ]you slides?|thank[- ]yous?|final slide|Schlussfolie|Danke-Folie|diapositive de fin|cierre",
    ["closing"],
  ],
  ["calls? to action|CTAs?|Handlungsaufforderung|appels? à l['’]action|llamadas? a la acción", ["cta"]],
  ["charts?|graphs?|diagrams?|Diagramme?|graphiques?|gráficos?|グラフ", ["chart"]],
  ["tables?|Tabellen?|tableaux?|tablas?|表", ["table"]],
  ["quot(?:e|es|ation|ations)|Zitate?|citations?|citas?|引用", ["quote"]],
  ["statistics|stats|numbers|figures|Zahlen|Statistiken|chiffres|cifras|estadísticas", ["stat", "stats"]],
  ["timelines?|Zeitstrahl|Zeitleiste|chronologie|línea de tiempo", ["timeline"]],
  ["checklists?|Checklisten?", ["checklist"]],
  ["comparisons?|Vergleiche?|comparaisons?|comparación|比較", ["comparison"]],
  ["definitions?|Definitionen?|définitions?|definiciones", ["definition"]],
  ["code(?: samples?| examples?| snippets?)?|Code-?beispiele?", ["code"]],
  ["section (?:slides?|dividers?)|dividers?|Trennfolien", ["section"]],
  ["images?|pictures?|photos?|Bilder|Fotos|fotos|imágenes", ["image"]],
  ["pros and cons", ["pros_cons"]],
  ["steps?|Schritte|étapes|pasos", ["steps"]],
  ["hook(?: slide)?", ["hook"]],
];

export const SLIDE_TYPE_PATTERN: string = TABLE.map(([pattern]) => pattern).join("|");

const MATCHERS = TABLE.map(([pattern, types]) => ({ expression: new RegExp(`^(?:${pattern})$`, "iu"), types }));

/** Slide types for what people call them; empty where the words name none. */
export function slideTypesFor(name: string): readonly SlideType[] {
  return MATCHERS.find(({ expression }) => expression.test(name.trim()))?.types ?? [];
}

import type { SlideType } from "../../deck/slide-types.ts";

/** What people call parts of a deck, and the slide types they mean. Sources of regular expressions. */
const TABLE: readonly (readonly [pattern: string, types: readonly SlideType[]])[] = [
  [
    "agendas?|tables? of contents|toc|contents slides?|outline slides?|Inhaltsverzeichnis|Inhaltsübersicht|sommaire|table des matières|índice|目次|アジェンダ",
    ["agenda"],
  ],
  [
    "recaps?|summar(?:y|ies)|(?:key )?takeaways?|Zusammenfassung(?:en)?|Fazit|résumés?|récapitulatif|récap|resumen|conclusiones|まとめ",
    ["recap"],
  ],
  [
    "closing slides?|thank[- ]you slides?|thank[- ]yous?|final slide|Schlussfolie|Danke-?folie|(?:diapositive de )?(?:fin|remerciements?)|cierre|agradecimientos?|ありがとうスライド",
    ["closing"],
  ],
  [
    "calls? to action|CTAs?|Handlungsaufforderung(?:en)?|Aufruf zum Handeln|appels? à l['’]action|llamadas? a la acción|行動喚起",
    ["cta"],
  ],
  ["charts?|graphs?|diagrams?|Diagramme?n?|graphiques?|gráficos?|グラフ", ["chart"]],
  ["tables?|Tabellen?|tableaux?|tablas?|表", ["table"]],
  ["quot(?:e|es|ation|ations)|Zitate?n?|citations?|citas?|引用", ["quote"]],
  ["statistics?|stats?|numbers|figures|Zahlen|Statistik(?:en)?|chiffres|cifras|estadísticas?|数字", ["stat", "stats"]],
  ["timelines?|Zeitstrahl|Zeitleiste|chronologie|frise chronologique|línea de tiempo|cronología|年表", ["timeline"]],
  ["checklists?|Checklisten?|listes? de contrôle|listas? de verificación|チェックリスト", ["checklist"]],
  ["comparisons?|Vergleiche?|comparaisons?|comparaci(?:ón|ones)|比較", ["comparison"]],
  ["definitions?|Definition(?:en)?|définitions?|definici(?:ón|ones)|定義", ["definition"]],
  ["code(?: samples?| examples?| snippets?)?|Code-?beispiele?|code samples|コード", ["code"]],
  ["section (?:slides?|dividers?)|dividers?|Trennfolien|Zwischenfolien|intercalaires|separadores", ["section"]],
  [
    "images?|pictures?|(?:stock )?photos?|clip ?art|illustrations?|Bilder[n]?|Fotos?|Abbildungen|fotografías?|imágenes|画像|写真",
    ["image"],
  ],
  ["pros and cons|pros & cons|Vor- und Nachteile|avantages et inconvénients|ventajas y desventajas", ["pros_cons"]],
  ["steps?|step-by-step|Schritte?|étapes?|pasos?|手順", ["steps"]],
  ["hook(?: slide)?", ["hook"]],
  [
    "bullets?(?:[- ]points?)?(?: lists?)?|bulleted lists?|Aufzählungen|Aufzählungspunkte|Stichpunkte|Bullet[- ]?points|(?:listes à )?puces|viñetas|箇条書き",
    ["list", "checklist"],
  ],
];

export const SLIDE_TYPE_PATTERN: string = TABLE.map(([pattern]) => pattern).join("|");

const MATCHERS = TABLE.map(([pattern, types]) => ({ expression: new RegExp(`^(?:${pattern})$`, "iu"), types }));

/** Slide types for what people call them; empty where the words name none. */
export function slideTypesFor(name: string): readonly SlideType[] {
  return MATCHERS.find(({ expression }) => expression.test(name.trim()))?.types ?? [];
}

import { phrasePattern, type Directive } from "./directive.ts";

/** Format and aspect ratio, which parameters decide: "as a carousel for LinkedIn", "16:9". */
export const shape: readonly Directive[] = [
  {
    pattern: phrasePattern(
      "(?:(?:make|turn|create|build)?\\s?(?:it |this )?(?:into |as )?(?:an? )?)?(?:(?:LinkedIn|Instagram|TikTok|Facebook|social[- ]media)\\s+)?(?:carousels?|Karussells?|carrousels?|carruseles|carrusel)(?:\\s+(?:for|on|für|pour|para)\\s+(?:LinkedIn|Instagram|TikTok|Facebook|social media))?(?!\\s+(?:about|on|über|sur|sobre))(?![\\p{L}])",
    ),
    read: () => ({ format: "carousel" }),
  },
  {
    pattern:
      /(?<![\p{L}\d:])(?:in |im Format |format |au format |en formato )?(?<ratio>16:9|4:3|4:5)(?: format| aspect ratio)?(?![\d:])/giu,
    read: ({ ratio }) => (ratio === "16:9" || ratio === "4:3" || ratio === "4:5" ? { aspectRatio: ratio } : undefined),
  },
];

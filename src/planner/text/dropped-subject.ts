/** How English talk leaves out whom it speaks of, which its verbs do not say: "Doesn't look like much." */
const DROPPED =
  /^(?:(?:does|did|is|was|has|had|would|could)n[’']t|looks|looked|sounds|sounded|feels|felt|seems|seemed|makes sense|depends)\s(?!.*\?)/iu;

/** Whether a sentence has no subject of its own: it speaks of what stands right before it, of a picture even. */
export function dropsSubject(text: string, language: string): boolean {
  return language === "en" && DROPPED.test(text);
}

/**
 * Declares the fonts of all themes. Added by script, because a `<link>` in the page would hold back its first paint;
 * the browser then fetches only the slices whose characters are on a slide.
 */
export function addSlideFonts(): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "/fonts/fonts.css";
  document.head.append(link);
}

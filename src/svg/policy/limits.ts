/** As deep as `parseSvg` reads. */
export const MAX_DEPTH = 128;
/** In all slides that are saved together. */
export const MAX_ELEMENTS = 100_000;
/** Of one element, namespace declarations included. */
export const MAX_ATTRIBUTES = 200;
/** Shapes and texts a renderer draws for one slide once every reference is followed. */
export const MAX_DRAWN = 200_000;
/** Characters of one `<style>` element or `style` attribute. */
export const MAX_CSS_LENGTH = 256 * 1024;
/** Blocks and brackets inside each other in CSS. */
export const MAX_CSS_DEPTH = 32;
/** Style rules of one slide. */
export const MAX_STYLE_RULES = 2000;
/** Pixels of one embedded picture. */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** Markup pictures inside markup pictures. */
export const MAX_NESTED_PICTURES = 2;
/** Reported for one slide; later ones come to light once these are mended. */
export const MAX_VIOLATIONS_PER_SLIDE = 20;

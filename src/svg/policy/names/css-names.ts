import { nameSet } from "./name-set.ts";

/**
 * Properties that style text, boxes and shapes. None of them binds scripts or loads anything by itself; what their
 * values may name is checked apart. Sources: SVG 2, appendix G; CSS Snapshot 2025.
 */
export const CSS_PROPERTIES = nameSet(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-dasharray stroke-dashoffset paint-order vector-effect color color-interpolation color-interpolation-filters
   color-rendering color-profile color-adjust print-color-adjust forced-color-adjust color-scheme accent-color
   stop-color stop-opacity solid-color solid-opacity flood-color flood-opacity lighting-color opacity display
   visibility overflow overflow-x overflow-y overflow-wrap overflow-clip-margin clip clip-path clip-rule mask
   mask-type mask-image mask-mode mask-repeat mask-position mask-clip mask-origin mask-size mask-composite mask-border
   filter backdrop-filter mix-blend-mode isolation enable-background marker marker-start marker-mid marker-end
   shape-rendering text-rendering image-rendering image-orientation pointer-events cursor caret-color`,
  `transform transform-origin transform-box transform-style translate rotate scale perspective perspective-origin
   backface-visibility offset offset-path offset-distance offset-rotate offset-anchor offset-position will-change
   x y cx cy r rx ry d`,
  `font font-family font-size font-size-adjust font-style font-weight font-stretch font-width font-variant
   font-variant-caps font-variant-ligatures font-variant-numeric font-variant-east-asian font-variant-alternates
   font-variant-position font-variant-emoji font-feature-settings font-variation-settings font-kerning
   font-optical-sizing font-synthesis font-synthesis-weight font-synthesis-style font-synthesis-small-caps
   font-palette font-language-override font-smooth font-smoothing osx-font-smoothing specification kerning`,
  `text-align text-align-last text-anchor text-decoration text-decoration-line text-decoration-color
   text-decoration-style text-decoration-thickness text-decoration-skip text-decoration-skip-ink text-decoration-fill
   text-decoration-stroke text-underline-offset text-underline-position text-transform text-indent text-shadow
   text-overflow text-orientation text-combine-upright text-wrap text-wrap-mode text-wrap-style text-justify
   text-emphasis text-emphasis-color text-emphasis-style text-emphasis-position text-size-adjust text-spacing-trim
   text-autospace text-box text-box-trim text-box-edge text-fill-color text-stroke text-stroke-color text-stroke-width
   letter-spacing word-spacing word-break word-wrap line-break line-height line-height-step line-clamp hyphens
   hyphenate-character hyphenate-limit-chars white-space white-space-collapse tab-size hanging-punctuation quotes
   writing-mode direction unicode-bidi glyph-orientation-vertical glyph-orientation-horizontal baseline-shift
   alignment-baseline dominant-baseline baseline-source vertical-align initial-letter inline-size shape-inside
   shape-subtract shape-margin shape-padding shape-outside shape-image-threshold user-select tap-highlight-color
   ruby-align ruby-position`,
  `box-sizing box-shadow box-decoration-break width height min-width min-height max-width max-height block-size
   min-inline-size max-inline-size min-block-size max-block-size aspect-ratio margin margin-top margin-right
   margin-bottom margin-left margin-inline margin-inline-start margin-inline-end margin-block margin-block-start
   margin-block-end padding padding-top padding-right padding-bottom padding-left padding-inline padding-inline-start
   padding-inline-end padding-block padding-block-start padding-block-end inset top right bottom left position float
   clear z-index object-fit object-position`,
  `border border-width border-style border-color border-radius border-top border-right border-bottom border-left
   border-top-width border-right-width border-bottom-width border-left-width border-top-style border-right-style
   border-bottom-style border-left-style border-top-color border-right-color border-bottom-color border-left-color
   border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius border-inline
   border-inline-start border-inline-end border-inline-color border-inline-style border-inline-width border-block
   border-block-start border-block-end border-block-color border-block-style border-block-width border-collapse
   border-spacing border-image border-image-source border-image-slice border-image-width border-image-outset
   border-image-repeat outline outline-width outline-style outline-color outline-offset`,
  `background background-color background-image background-position background-position-x background-position-y
   background-size background-repeat background-attachment background-origin background-clip background-blend-mode
   list-style list-style-type list-style-position list-style-image content counter-reset counter-increment counter-set
   caption-side empty-cells table-layout columns column-count column-width column-gap column-fill column-span
   column-rule column-rule-color column-rule-style column-rule-width break-before break-after break-inside
   page-break-before page-break-after page-break-inside orphans widows`,
  `flex flex-grow flex-shrink flex-basis flex-direction flex-wrap flex-flow order gap row-gap grid grid-area
   grid-template grid-template-areas grid-template-columns grid-template-rows grid-auto-columns grid-auto-flow
   grid-auto-rows grid-column grid-column-start grid-column-end grid-row grid-row-start grid-row-end grid-gap
   align-content align-items align-self justify-content justify-items justify-self place-content place-items
   place-self`,
  `animation animation-name animation-duration animation-timing-function animation-delay animation-iteration-count
   animation-direction animation-fill-mode animation-play-state animation-composition transition transition-property
   transition-duration transition-timing-function transition-delay transition-behavior`,
  // Inkscape writes these; no renderer reads them.
  `solid-color font-specification block-progression collect stroke-align`,
);

/** Descriptors of `@font-face`. */
export const FONT_FACE_DESCRIPTORS = nameSet(
  "src unicode-range font-display ascent-override descent-override line-gap-override size-adjust",
);

/** Properties whose value may be a picture. */
export const PICTURE_PROPERTIES = nameSet(
  `background background-image mask mask-image mask-border border-image border-image-source list-style list-style-image
   content shape-outside`,
);

/** None of them loads anything. `url()` is checked apart; `image()`, `image-set()`, `src()`, `attr()` are left out. */
export const CSS_FUNCTIONS = nameSet(
  "rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix device-cmyk icc-color light-dark contrast-color",
  `linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
   repeating-conic-gradient`,
  `matrix matrix3d translate translateX translateY translateZ translate3d scale scaleX scaleY scaleZ scale3d rotate
   rotateX rotateY rotateZ rotate3d skew skewX skewY perspective`,
  "blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia",
  "path polygon circle ellipse inset rect xywh shape ray",
  "calc min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp calc-size",
  "var env cubic-bezier steps linear counter counters symbols minmax repeat fit-content",
  "local format tech stylistic styleset character-variant swash ornaments annotation",
  // Of selectors and conditions.
  "not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang dir selector",
);

export const CSS_AT_RULES = nameSet("media supports keyframes layer font-face");

/** `:host` and `::part` reach out of the slide, so the list is closed. */
export const PSEUDO_CLASSES = nameSet(
  `not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang dir root empty first-child last-child
   only-child first-of-type last-of-type only-of-type link visited any-link hover focus focus-visible active target
   before after first-line first-letter marker selection`,
);

import { nameSet } from "./name-set.ts";

/** Elements of SVG 1.1 and 2 that draw, hold or describe drawings. Source: SVG 2, appendix F; Filter Effects 1. */
export const SVG_ELEMENTS = nameSet(
  "svg g defs symbol use switch a title desc metadata view",
  "path rect circle ellipse line polyline polygon image foreignObject",
  "text tspan textPath tref",
  "linearGradient radialGradient stop pattern hatch hatchpath mesh meshgradient meshrow meshpatch",
  "clipPath mask marker style filter",
  `feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
   feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
   feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`,
  "animate animateColor animateMotion animateTransform mpath set",
);

export const ANIMATIONS: ReadonlySet<string> = new Set([
  "animate",
  "animateColor",
  "animateMotion",
  "animateTransform",
  "set",
]);

/** Attributes that take numbers, names and text. Presentation attributes are the CSS properties, checked as such. */
export const SVG_ATTRIBUTES = nameSet(
  "id class lang tabindex role focusable version baseProfile contentScriptType contentStyleType zoomAndPan",
  "requiredFeatures requiredExtensions systemLanguage externalResourcesRequired enable-background",
  "viewBox preserveAspectRatio x y width height cx cy r rx ry fx fy fr x1 y1 x2 y2 z d points pathLength path",
  "transform gradientTransform patternTransform gradientUnits patternUnits patternContentUnits spreadMethod offset",
  "clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient",
  "dx dy rotate textLength lengthAdjust startOffset method spacing side",
  `filterUnits primitiveUnits filterRes in in2 result mode type values tableValues slope intercept amplitude exponent
   k1 k2 k3 k4 operator order kernelMatrix kernelUnitLength divisor bias targetX targetY edgeMode preserveAlpha
   surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation pointsAtX
   pointsAtY pointsAtZ radius stdDeviation scale xChannelSelector yChannelSelector baseFrequency numOctaves seed
   stitchTiles crossorigin`,
  "pitch hatchUnits hatchContentUnits hatchTransform viewTarget media title alt",
  // JointJS writes it on pictures; nothing reads it.
  "preserveratio",
);

export const ANIMATION_ATTRIBUTES = nameSet(
  `attributeName attributeType begin end dur min max restart repeatCount repeatDur fill from to by values calcMode
   keyTimes keySplines keyPoints additive accumulate path rotate origin type`,
);

export const LINK_ATTRIBUTES = nameSet("target rel hreflang type referrerpolicy");

/** Attributes of XLink besides `href`; all of them say something about it to people. Source: XLink 1.1, section 4. */
export const XLINK_ATTRIBUTES = nameSet("title type show role arcrole");

/** What an animation may change, besides CSS properties: where a shape is and how it looks. */
export const ANIMATED_ATTRIBUTES = nameSet(
  `x y width height cx cy r rx ry fx fy fr x1 y1 x2 y2 z d points pathLength offset viewBox transform gradientTransform
   patternTransform dx dy rotate textLength startOffset stdDeviation radius baseFrequency seed scale values tableValues
   slope intercept amplitude exponent k1 k2 k3 k4 surfaceScale diffuseConstant specularConstant specularExponent
   azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle refX refY markerWidth markerHeight orient`,
);

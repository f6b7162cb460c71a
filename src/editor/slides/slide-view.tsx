import { useLayoutEffect, useRef } from "preact/hooks";
import type { Slide } from "../api/records.ts";
import { mountSlide, type PreparedSlide, prepareSlide } from "./prepare-slide.ts";

const FRAME = `
  :host { all: initial; display: block; }
  :host > svg { display: block; width: 100%; height: 100%; text-rendering: geometricPrecision; text-spacing-trim: space-all; }
  @media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important; } }
`;

let frame: CSSStyleSheet | undefined;
const prepared = new WeakMap<Slide, { readonly slide: PreparedSlide | undefined }>();

/** A slide as large as its parent lets it be, in a shadow root of its own; a short notice where it can't be shown safely. */
export function SlideView({ slide }: { readonly slide: Slide }) {
  const host = useRef<HTMLDivElement>(null);
  const ready = preparedOnce(slide);
  useLayoutEffect(() => {
    if (host.current === null || ready === undefined) return;
    mountSlide(host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" }), ready, frameSheet());
  }, [ready]);
  if (ready === undefined) return <p class="slide-refused">This slide’s markup can’t be shown safely.</p>;
  return <div ref={host} class="slide" />;
}

/** The stage, the thumbnail and the presentation share one parse of a slide. */
function preparedOnce(slide: Slide): PreparedSlide | undefined {
  const known = prepared.get(slide) ?? { slide: prepareSlide(slide.svgContent) };
  prepared.set(slide, known);
  return known.slide;
}

function frameSheet(): CSSStyleSheet {
  if (frame === undefined) {
    frame = new CSSStyleSheet();
    frame.replaceSync(FRAME);
  }
  return frame;
}

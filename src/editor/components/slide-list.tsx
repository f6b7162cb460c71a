import { useEffect, useRef } from "preact/hooks";
import type { Slide } from "../api/records.ts";
import { SlideView } from "../slides/slide-view.tsx";
import type { DeckStore } from "../stores/deck-store.ts";
import { useNearViewport } from "./near-viewport.ts";

interface SlideListProps {
  readonly store: DeckStore;
  readonly language: string | undefined;
}

/** The deck at a glance: a listbox whose one selected option is the slide on the stage. */
export function SlideList({ store, language }: SlideListProps) {
  const list = useRef<HTMLUListElement>(null);
  const index = store.index.value;
  useEffect(() => {
    const selected = list.current?.children[index];
    if (list.current !== null && selected !== undefined) bringIntoView(list.current, selected);
  }, [index]);
  return (
    <nav class="slide-list" aria-label="Slides">
      <ul
        ref={list}
        role="listbox"
        aria-label="Slides"
        aria-activedescendant={optionId(index)}
        tabIndex={0}
        lang={language}
      >
        {store.slides.value.map((slide, position) => (
          <SlideOption
            key={position}
            slide={slide}
            position={position}
            selected={position === index}
            select={() => store.select(position)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface SlideOptionProps {
  readonly slide: Slide;
  readonly position: number;
  readonly selected: boolean;
  readonly select: () => void;
}

function SlideOption({ slide, position, selected, select }: SlideOptionProps) {
  const thumbnail = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(thumbnail);
  return (
    <li
      id={optionId(position)}
      role="option"
      aria-selected={selected}
      aria-label={`Slide ${position + 1}: ${slide.title}`}
      onClick={select}
    >
      <span class="slide-number" aria-hidden="true">
        {position + 1}
      </span>
      <span ref={thumbnail} class="slide-frame" inert>
        {near && <SlideView slide={slide} />}
      </span>
    </li>
  );
}

function optionId(position: number): string {
  return `slide-${position + 1}`;
}

/** Scrolls the list alone: `scrollIntoView` would move the page under a reader on a phone. */
function bringIntoView(list: Element, option: Element): void {
  const margin = 12;
  const view = list.getBoundingClientRect();
  const box = option.getBoundingClientRect();
  const overshoot = (start: number, end: number, low: number, high: number): number =>
    Math.min(0, start - margin - low) + Math.max(0, end + margin - high);
  list.scrollBy({
    left: overshoot(box.left, box.right, view.left, view.right),
    top: overshoot(box.top, box.bottom, view.top, view.bottom),
  });
}

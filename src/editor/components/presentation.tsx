import { useLayoutEffect, useRef } from "preact/hooks";
import type { Deck } from "../api/records.ts";
import { SlideView } from "../slides/slide-view.tsx";
import type { DeckStore } from "../stores/deck-store.ts";
import { ratioStyle } from "./aspect-ratio.ts";
import { useFullScreen } from "./full-screen.ts";
import { Icon } from "./icon.tsx";
import { SlideControls } from "./slide-controls.tsx";
import { useSwipe } from "./swipe.ts";
import { useIdle } from "./idle.ts";

interface PresentationProps {
  readonly deck: Deck;
  readonly store: DeckStore;
}

/** The slide alone on black, in full screen where the browser grants it; a click goes on, Escape leaves. */
export function Presentation({ deck, store }: PresentationProps) {
  const layer = useRef<HTMLDivElement>(null);
  const leave = (): void => {
    store.presenting.value = false;
  };
  useFullScreen(store.presenting);
  useFocusWhileOpen(layer);
  const { idle, wake } = useIdle(2500);
  const swipe = useSwipe((direction) => store.move(direction));
  const slide = store.slide.value;
  if (slide === undefined) return null;
  const label = `Slide ${store.index.value + 1} of ${store.slides.value.length}: ${slide.title}`;
  return (
    <div
      ref={layer}
      class="presentation"
      data-idle={idle.value}
      role="dialog"
      aria-modal="true"
      aria-label={`Presenting ${deck.title}`}
      tabIndex={-1}
      style={ratioStyle(deck.aspect_ratio)}
      onPointerMove={wake}
      {...swipe}
    >
      <div
        class="slide-frame"
        role="group"
        aria-roledescription="slide"
        aria-label={label}
        lang={deck.language ?? undefined}
        onClick={(event) => {
          if (!event.composedPath().some((node) => node instanceof SVGAElement)) store.move(1);
        }}
      >
        <SlideView slide={slide} />
      </div>
      <p class="visually-hidden" aria-live="polite">
        {label}
      </p>
      <div class="presentation-bar">
        <SlideControls store={store} />
        <button type="button" class="button quiet icon-only" aria-label="Leave full screen" onClick={leave}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}

/** Takes the focus into the layer, before the browser drops it from the page that just became inert, and gives it back. */
function useFocusWhileOpen(layer: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    layer.current?.focus();
    return () => {
      // The page is inert until this render is over.
      if (before instanceof HTMLElement) queueMicrotask(() => before.focus());
    };
  }, [layer]);
}

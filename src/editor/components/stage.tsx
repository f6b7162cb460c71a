import { SlideView } from "../slides/slide-view.tsx";
import type { DeckStore } from "../stores/deck-store.ts";
import { useSwipe } from "./swipe.ts";

interface StageProps {
  readonly store: DeckStore;
  readonly language: string | undefined;
}

/** The slide being looked at, as large as the window lets it be. */
export function Stage({ store, language }: StageProps) {
  const swipe = useSwipe((direction) => store.move(direction));
  const slide = store.slide.value;
  if (slide === undefined) return null;
  const label = `Slide ${store.index.value + 1} of ${store.slides.value.length}: ${slide.title}`;
  return (
    <div class="stage" {...swipe}>
      <div class="slide-frame" role="group" aria-roledescription="slide" aria-label={label} lang={language}>
        <SlideView slide={slide} />
      </div>
      <p class="visually-hidden" aria-live="polite">
        {label}
      </p>
    </div>
  );
}

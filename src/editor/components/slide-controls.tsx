import type { DeckStore } from "../stores/deck-store.ts";
import { Icon } from "./icon.tsx";

/** Back, forward, and where one is. */
export function SlideControls({ store }: { readonly store: DeckStore }) {
  const index = store.index.value;
  const count = store.slides.value.length;
  return (
    <div class="slide-controls" role="group" aria-label="Slide navigation">
      <button
        type="button"
        class="button quiet icon-only"
        aria-label="Previous slide"
        disabled={index === 0}
        onClick={() => store.move(-1)}
      >
        <Icon name="back" />
      </button>
      <p class="slide-counter">
        <span class="visually-hidden">Slide </span>
        <b>{index + 1}</b> <span aria-hidden="true">/</span>
        <span class="visually-hidden"> of </span> {count}
      </p>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label="Next slide"
        disabled={index === count - 1}
        onClick={() => store.move(1)}
      >
        <Icon name="forward" />
      </button>
    </div>
  );
}

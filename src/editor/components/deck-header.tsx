import type { Deck } from "../api/records.ts";
import type { DeckStore } from "../stores/deck-store.ts";
import { DeckDetails } from "./deck-details.tsx";
import { Icon } from "./icon.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { slideCountText } from "./wording.ts";

interface DeckHeaderProps {
  readonly deck: Deck;
  readonly store: DeckStore;
}

/** Names the deck and holds what can be done with all of it. */
export function DeckHeader({ deck, store }: DeckHeaderProps) {
  const facts = [store.themeName.value, deck.aspect_ratio, slideCountText(store.slides.value.length)];
  return (
    <header class="top-bar deck-header">
      <a class="button quiet icon-only" href="/" aria-label="All decks" title="All decks">
        <Icon name="back" />
      </a>
      <div class="deck-name">
        <div class="deck-title-line">
          <h1 dir="auto" title={deck.title} lang={deck.language ?? undefined}>
            {deck.title}
          </h1>
          <StatusBadge status={deck.status} />
        </div>
        <p class="deck-facts">{facts.filter((fact) => fact !== undefined).join(" · ")}</p>
      </div>
      <DeckDetails deck={deck} themeName={store.themeName.value} />
      <button
        type="button"
        class="button primary present"
        disabled={store.slides.value.length === 0}
        aria-keyshortcuts="f"
        title="Present in full screen (F)"
        onClick={() => {
          store.presenting.value = true;
        }}
      >
        <Icon name="play" size={16} />
        <span>Present</span>
      </button>
    </header>
  );
}

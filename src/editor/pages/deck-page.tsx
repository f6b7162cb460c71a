import { useEffect } from "preact/hooks";
import type { Deck } from "../api/records.ts";
import { ratioStyle } from "../components/aspect-ratio.ts";
import { DeckHeader } from "../components/deck-header.tsx";
import { useDeckKeys } from "../components/deck-keys.ts";
import { useDocumentTitle } from "../components/document-title.ts";
import { FailurePage } from "../components/failure-notice.tsx";
import { Notice } from "../components/notice.tsx";
import { NotesPanel } from "../components/notes-panel.tsx";
import { PlainPage } from "../components/plain-page.tsx";
import { Presentation } from "../components/presentation.tsx";
import { SlideControls } from "../components/slide-controls.tsx";
import { SlideList } from "../components/slide-list.tsx";
import { Stage } from "../components/stage.tsx";
import { fontFamiliesIn } from "../slides/font-families.ts";
import { declareFonts } from "../slides/slide-fonts.ts";
import type { DeckStore } from "../stores/deck-store.ts";

/** One deck: its slides, the one being looked at, its notes, and the way into full screen. */
export function DeckPage({ store }: { readonly store: DeckStore }) {
  useEffect(() => void store.load(), [store]);
  const deck = store.deck.value;
  if (deck.state === "loading") return <LoadingDeck />;
  if (deck.state === "failed") return <FailurePage failure={deck.failure} retry={() => void store.load()} />;
  return <OpenDeck deck={deck.value} store={store} />;
}

function OpenDeck({ deck, store }: { readonly deck: Deck; readonly store: DeckStore }) {
  useDocumentTitle(deck.title);
  useDeckKeys(store);
  useSlideInAddress(store);
  useSlideFonts(store);
  const presenting = store.presenting.value;
  const shape = deck.aspect_ratio === "4:5" ? "tall" : "wide";
  return (
    <>
      <div class="deck-page" data-shape={shape} style={ratioStyle(deck.aspect_ratio)} inert={presenting}>
        <DeckHeader deck={deck} store={store} />
        {store.slide.value === undefined ? (
          <main class="deck-empty">
            <Notice icon="slides" title="This deck has no slides">
              <p>Slides added over the API appear here.</p>
            </Notice>
          </main>
        ) : (
          <>
            <SlideList store={store} language={deck.language ?? undefined} />
            <main class="deck-main">
              <Stage store={store} language={deck.language ?? undefined} />
              <SlideControls store={store} />
              <NotesPanel notes={store.slide.value.notes} language={deck.language ?? undefined} />
            </main>
          </>
        )}
      </div>
      {presenting && <Presentation deck={deck} store={store} />}
    </>
  );
}

function useSlideFonts(store: DeckStore): void {
  const slides = store.slides.value;
  useEffect(() => {
    declareFonts(slides.flatMap(({ svgContent }) => [...fontFamiliesIn(svgContent)]));
  }, [slides]);
}

/** Keeps `#4` in the address, so that a reload or a shared link opens the same slide. */
function useSlideInAddress(store: DeckStore): void {
  const index = store.index.value;
  useEffect(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(null, "", pathname + search + (index === 0 ? "" : `#${index + 1}`));
  }, [index]);
}

function LoadingDeck() {
  return (
    <PlainPage title="Opening deck">
      <div class="notice" role="status">
        <span class="spinner" aria-hidden="true" />
        <p>Opening deck…</p>
      </div>
    </PlainPage>
  );
}

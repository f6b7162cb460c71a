import { useEffect } from "preact/hooks";
import type { DeckStore } from "../stores/deck-store.ts";
import { deckAction } from "./deck-actions.ts";

const TYPING = "input, textarea, select, [contenteditable]";
const PRESSED_BY_SPACE = "button, a, summary";
/** Parts that scroll and so keep the vertical keys for themselves. */
const SCROLLING = "[data-own-keys]";
const SCROLL_KEYS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

/** Lets the whole page follow the keys that every presentation program knows. */
export function useDeckKeys(store: DeckStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || belongsElsewhere(event)) return;
      const action = deckAction(event.key, event.shiftKey, store.presenting.value);
      if (action === undefined) return;
      event.preventDefault();
      if (action.kind === "move") store.move(action.by);
      else if (action.kind === "select") store.select(action.index);
      else store.presenting.value = action.kind === "present";
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [store]);
}

function belongsElsewhere(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPING) !== null) return true;
  if (event.key === " " && target.closest(PRESSED_BY_SPACE) !== null) return true;
  return SCROLL_KEYS.has(event.key) && target.closest(SCROLLING) !== null;
}

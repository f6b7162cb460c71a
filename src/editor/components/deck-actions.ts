/** What a key asks for while a deck is open. */
export type DeckAction =
  | { readonly kind: "move"; readonly by: number }
  | { readonly kind: "select"; readonly index: number }
  | { readonly kind: "present" }
  | { readonly kind: "leave" };

const NEXT: DeckAction = { kind: "move", by: 1 };
const PREVIOUS: DeckAction = { kind: "move", by: -1 };

const ACTIONS = new Map<string, DeckAction>([
  ["ArrowRight", NEXT],
  ["ArrowDown", NEXT],
  ["PageDown", NEXT],
  [" ", NEXT],
  ["ArrowLeft", PREVIOUS],
  ["ArrowUp", PREVIOUS],
  ["PageUp", PREVIOUS],
  ["Home", { kind: "select", index: 0 }],
  ["End", { kind: "select", index: Number.MAX_SAFE_INTEGER }],
]);

/** The action for a `KeyboardEvent.key`, or `undefined` for a key that means nothing here. */
export function deckAction(key: string, shift: boolean, presenting: boolean): DeckAction | undefined {
  if (key === " " && shift) return PREVIOUS;
  if (key === "f" || key === "F") return { kind: presenting ? "leave" : "present" };
  if (key === "Escape") return presenting ? { kind: "leave" } : undefined;
  if (key === "Enter") return presenting ? NEXT : undefined;
  return ACTIONS.get(key);
}

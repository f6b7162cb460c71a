import { expect, test } from "vitest";
import { deckAction } from "../../../src/editor/components/deck-actions.ts";

const forward = { kind: "move", by: 1 };
const back = { kind: "move", by: -1 };

test.each(["ArrowRight", "ArrowDown", "PageDown", " "])("%j goes on", (key) => {
  expect(deckAction(key, false, false)).toEqual(forward);
});

test.each(["ArrowLeft", "ArrowUp", "PageUp"])("%j goes back", (key) => {
  expect(deckAction(key, false, true)).toEqual(back);
});

test("shift and space go back", () => {
  expect(deckAction(" ", true, true)).toEqual(back);
});

test("Home leads to the first slide, End past the last", () => {
  expect(deckAction("Home", false, false)).toEqual({ kind: "select", index: 0 });
  expect(deckAction("End", false, false)).toEqual({ kind: "select", index: Number.MAX_SAFE_INTEGER });
});

test("f enters and leaves full screen, Escape only leaves", () => {
  expect(deckAction("f", false, false)).toEqual({ kind: "present" });
  expect(deckAction("f", false, true)).toEqual({ kind: "leave" });
  expect(deckAction("Escape", false, true)).toEqual({ kind: "leave" });
  expect(deckAction("Escape", false, false)).toBeUndefined();
});

test("Enter presses buttons until presenting, then goes on", () => {
  expect(deckAction("Enter", false, false)).toBeUndefined();
  expect(deckAction("Enter", false, true)).toEqual(forward);
});

test.each(["a", "Tab", "toString", "__proto__", "constructor"])("%j means nothing", (key) => {
  expect(deckAction(key, false, false)).toBeUndefined();
});

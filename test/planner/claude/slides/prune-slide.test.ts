import { expect, test } from "vitest";
import { rawDeckOf, type RawSlide } from "../../../../src/planner/claude/answer/raw-deck.ts";
import type { Fault } from "../../../../src/planner/claude/slides/fault.ts";
import { pruneSlide } from "../../../../src/planner/claude/slides/prune-slide.ts";

function slide(content: Partial<RawSlide>): RawSlide {
  const found = rawDeckOf({ s01: { type: "list", title: "A title", ...content } })?.slides.get("s01");
  if (found === undefined) throw new Error("no slide");
  return found;
}

const fault = (field: string, rule: Fault["rule"] = "number_not_in_source", limit?: number): Fault => ({
  slide: "s01",
  field,
  rule,
  ...(limit === undefined ? {} : { limit }),
});
const items = ["a", "b", "c", "d"].map((text) => ({ label: "", value: "", text }));

test("texts beside the message go", () => {
  const raw = slide({ kicker: "K", body: "B", extra: "E", notes: "N" });
  const pruned = pruneSlide(raw, [fault("body"), fault("notes"), fault("kicker", "too_long")]);
  expect(pruned).toEqual({ ...raw, body: "", notes: "", kicker: "" });
});

test("entries at fault go, the others stay in order", () => {
  const pruned = pruneSlide(slide({ items, left: ["x", "y"], right: ["z"] }), [
    fault("items[0].text"),
    fault("items[2].label", "too_long"),
    fault("left[1]"),
  ]);
  expect(pruned.items.map(({ text }) => text)).toEqual(["b", "d"]);
  expect([pruned.left, pruned.right]).toEqual([["x"], ["z"]]);
});

test("what is too much goes from the end; a table keeps its header besides", () => {
  expect(pruneSlide(slide({ items }), [fault("items", "too_many", 3)]).items).toHaveLength(3);
  const table = [["h"], ["1"], ["2"], ["3"]];
  expect(pruneSlide(slide({ table }), [fault("table", "too_many", 2)]).table).toEqual([["h"], ["1"], ["2"]]);
});

test("the message itself stays, at fault or not", () => {
  const raw = slide({ title: "Up 17%", value: "17%" });
  expect(pruneSlide(raw, [fault("title"), fault("value"), fault("source_ids", "no_source_id")])).toEqual(raw);
});

import { expect, test } from "vitest";
import { enterPaint, INITIAL_PAINT, readEffects } from "../../../src/svg/computed/paint-state.ts";
import { el } from "../../../src/svg/element.ts";

const red = { kind: "color", color: { red: 1, green: 0, blue: 0, alpha: 1 } };

test("inherits, and style declarations win over attributes", () => {
  const outer = enterPaint(el("g", { fill: "#ff0000", "stroke-width": 3 }), INITIAL_PAINT);
  const inner = enterPaint(el("rect", { stroke: "blue", style: "stroke:#f00; fill-opacity:50%" }), outer);
  expect(inner).toMatchObject({ fill: red, stroke: red, strokeWidth: 3, fillOpacity: 0.5 });
});

test("resolves currentColor where it is used, and paint servers with their fallback", () => {
  const state = enterPaint(el("g", { color: "red", fill: "currentColor", stroke: "url(#g) red" }), INITIAL_PAINT);
  expect(state.fill).toEqual(red);
  expect(state.stroke).toEqual({ kind: "server", id: "g", fallback: red.color });
});

test("keeps the inherited value where a declaration is not understood", () => {
  expect(enterPaint(el("g", { fill: "var(--x)", "stroke-width": "wide", "fill-rule": "odd" }), INITIAL_PAINT)).toEqual(
    INITIAL_PAINT,
  );
});

test("doubles odd dash lists and drops useless ones", () => {
  const dash = (value: string) => enterPaint(el("g", { "stroke-dasharray": value }), INITIAL_PAINT).dash;
  expect([dash("5"), dash("5 3"), dash("0 0"), dash("5 -1"), dash("none")]).toEqual([[5, 5], [5, 3], [], [], []]);
});

test("reads what concerns the element as a whole", () => {
  const effects = readEffects(
    el("g", { opacity: ".5", "clip-path": "url(#c)", style: "mix-blend-mode:multiply;filter:url('#f')" }),
  );
  expect(effects).toEqual({
    display: true,
    opacity: 0.5,
    clipPath: "c",
    mask: undefined,
    filter: true,
    blendMode: "multiply",
  });
});

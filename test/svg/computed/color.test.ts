import { expect, test } from "vitest";
import { parseColor, toHex } from "../../../src/svg/computed/color.ts";

test.each([
  ["#f00", "#ff0000", 1],
  ["#12345678", "#123456", 0x78 / 255],
  ["#abc8", "#aabbcc", 0x88 / 255],
  ["RebeccaPurple", "#663399", 1],
  ["rgb(1, 2, 3)", "#010203", 1],
  ["rgba(255 128 0 / 50%)", "#ff8000", 0.5],
  ["rgb(100%, 0%, 50%)", "#ff0080", 1],
  ["hsl(120, 100%, 25%)", "#008000", 1],
  ["hsla(-60deg 100% 50% / .3)", "#ff00ff", 0.3],
  ["transparent", "#000000", 0],
])("reads %s", (text, hex, alpha) => {
  const color = parseColor(text);
  expect(color === undefined ? undefined : toHex(color)).toBe(hex);
  expect(color?.alpha).toBeCloseTo(alpha, 6);
});

test.each(["", "none", "#12345", "#ggg", "rgb(1,2)", "constructor", "url(#a)", "hsl(a,b,c)"])("refuses %j", (text) => {
  expect(parseColor(text)).toBeUndefined();
});

import { expect, test } from "vitest";
import { remembered, rememberedFor, rememberedIn } from "../../../src/planner/language/remembered.ts";

test("a question is asked once of a text, whatever the answer", () => {
  const asked: string[] = [];
  const isLong = remembered((text) => asked.push(text) > 0 && text.length > 3);
  expect([isLong("elm"), isLong("beech"), isLong("elm"), isLong("beech")]).toEqual([false, true, false, true]);
  expect(asked).toEqual(["elm", "beech"]);
});

test("kinds of questions are kept apart", () => {
  const asked: string[] = [];
  const holds = rememberedFor((part: string, text) => asked.push(`${part} ${text}`) > 0 && text.includes(part));
  expect([holds("e", "elm"), holds("b", "elm"), holds("e", "elm")]).toEqual([true, false, true]);
  expect(asked).toEqual(["e elm", "b elm"]);
});

test("what is remembered in one context is not known in another", () => {
  const louder = rememberedIn((text, mark: { readonly sign: string }) => ({ said: text + mark.sign }));
  const one = { sign: "!" };
  expect(louder("elm", one)).toBe(louder("elm", one));
  expect(louder("elm", { sign: "!" })).not.toBe(louder("elm", one));
  expect(louder("elm", { sign: "?" })).toEqual({ said: "elm?" });
});

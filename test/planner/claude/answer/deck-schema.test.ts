import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { keyedSchema, listSchema, repairSchema } from "../../../../src/planner/claude/answer/deck-schema.ts";
import { rawDeckOf } from "../../../../src/planner/claude/answer/raw-deck.ts";

const EMPTY = {
  source_ids: [],
  kicker: "",
  title: "A title",
  value: "",
  body: "",
  items: [{ label: "", value: "", text: "One" }],
  left_heading: "",
  left: [],
  right_heading: "",
  right: [],
  table: [["a", "b"]],
  chart: "none",
  code: "",
  extra: "",
  notes: "",
};
const SLIDE = { type: "tip", ...EMPTY };
const HEAD = {
  storyline: { message: "m", beats: [{ slide: "s01", point: "p", source_ids: ["u1"] }] },
  title: "T",
  not_followed: [],
};

const FORMS = [
  ["keyed", keyedSchema(["s01", "s02"]), { ...HEAD, s01: SLIDE, s02: SLIDE }],
  [
    "list",
    listSchema(),
    {
      ...HEAD,
      slides: [
        { slide: "s01", ...SLIDE },
        { slide: "s02", ...SLIDE },
      ],
    },
  ],
  [
    "repair",
    repairSchema(),
    {
      slides: [
        { slide: "s01", ...SLIDE },
        { slide: "s02", ...SLIDE },
      ],
    },
  ],
] as const;

test.each(FORMS)(
  "%s: what it allows is read whole, what it forbids is told by any validator",
  (_form, schema, deck) => {
    const validate = new Ajv2020({ strict: true }).compile(schema);
    expect(validate(deck), JSON.stringify(validate.errors)).toBe(true);
    expect([...(rawDeckOf(deck)?.slides.keys() ?? [])]).toEqual(["s01", "s02"]);
    expect(rawDeckOf(deck)?.slides.get("s02")).toMatchObject(SLIDE);
    for (const wrong of ["image", "poem"]) {
      expect(validate(JSON.parse(JSON.stringify(deck).replaceAll('"type":"tip"', `"type":"${wrong}"`)))).toBe(false);
    }
    expect(validate({ ...deck, extra: 1 })).toBe(false);
  },
);

test("a deck with a slide too few is no deck by the keyed schema", () => {
  const validate = new Ajv2020({ strict: true }).compile(keyedSchema(["s01", "s02"]));
  expect(validate({ ...HEAD, s01: SLIDE })).toBe(false);
});

/** Every schema of an object inside of a schema, with its properties and those required. */
function objectsIn(schema: unknown): { readonly properties: string[]; readonly required: unknown }[] {
  if (typeof schema !== "object" || schema === null) return [];
  const inner = Object.values(schema).flatMap(objectsIn);
  if (!("properties" in schema) || !("required" in schema)) return inner;
  return [{ properties: Object.keys(schema.properties ?? {}), required: schema.required }, ...inner];
}

test("nothing is optional, nothing a union: both are scarce in structured outputs", () => {
  const schema = keyedSchema(Array.from({ length: 30 }, (_, at) => `s${at}`));
  expect(JSON.stringify(schema)).not.toMatch(/anyOf|oneOf|"type":\[/);
  const objects = objectsIn(schema);
  expect(objects).toHaveLength(5);
  for (const { properties, required } of objects) expect(required).toEqual(properties);
});

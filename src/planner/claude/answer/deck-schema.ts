import { SLIDE_TYPES, type SlideType } from "../../../deck/slide-types.ts";

type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string" };
const texts = { type: "array", items: text };

/** Types that a model may choose; there are no pictures to show. */
export const WRITABLE_TYPES: readonly SlideType[] = SLIDE_TYPES.filter((type) => type !== "image");

function object(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

/** No unions and nothing optional: a slide leaves empty what its type has no use for. */
const slideProperties = {
  type: { type: "string", enum: WRITABLE_TYPES },
  source_ids: texts,
  kicker: text,
  title: text,
  value: text,
  body: text,
  items: { type: "array", items: object({ label: text, value: text, text }) },
  left_heading: text,
  left: texts,
  right_heading: text,
  right: texts,
  table: { type: "array", items: texts },
  chart: { type: "string", enum: ["none", "bar", "line", "donut"] },
  code: text,
  extra: text,
  notes: text,
};

/** What comes before the slides: the story is told in one go before any slide is written. */
const head = {
  storyline: object({
    message: text,
    beats: { type: "array", items: object({ slide: text, point: text, source_ids: texts }) },
  }),
  title: text,
  not_followed: texts,
};

/** A deck with exactly these slides: each key is required, so that none can be left out. */
export function keyedSchema(keys: readonly string[]): Schema {
  const slides = Object.fromEntries(keys.map((key) => [key, { $ref: "#/$defs/slide" }]));
  return { ...object({ ...head, ...slides }), $defs: { slide: object(slideProperties) } };
}

/** A deck whose slides are a list of any length, for servers to which so many keys are too many. */
export function listSchema(): Schema {
  return object({ ...head, slides: { type: "array", items: object({ slide: text, ...slideProperties }) } });
}

/** Some slides again, each named. One schema for all repairs: servers prepare for a new one, and keep it. */
export function repairSchema(): Schema {
  return object({ slides: { type: "array", items: object({ slide: text, ...slideProperties }) } });
}

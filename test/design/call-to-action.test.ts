import { expect, it } from "vitest";
import { fixedPhrase } from "../../src/deck/slide-content.ts";
import { buttonPhrase } from "../../src/design/call-to-action.ts";
import { frameFor } from "../../src/design/frame.ts";
import { CANVASES } from "../../src/design/theme.ts";
import { PLAIN_THEME } from "../support/plain-theme.ts";

const deck = { title: "x", language: "en", direction: "ltr", slides: [] } as const;
const frame = frameFor(deck, PLAIN_THEME, CANVASES["4:5"], 0, PLAIN_THEME.tokens, {});
const share = fixedPhrase(frame.words.saveAndShare);
const title = fixedPhrase("Come on Thursday");

it("puts the product's own words on the button only where the slide has none and does not say them", () => {
  expect(buttonPhrase({ type: "cta", title, action: fixedPhrase("Sign up") }, frame)?.text).toBe("Sign up");
  expect(buttonPhrase({ type: "cta", title }, frame)).toEqual(share);
  expect(buttonPhrase({ type: "cta", title: share }, frame)).toBeUndefined();
  expect(buttonPhrase({ type: "cta", title, body: share }, frame)).toBeUndefined();
});

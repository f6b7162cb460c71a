import { afterAll, describe, expect, it } from "vitest";
import type { DeckRequest } from "../../src/presentations/deck-engine.ts";
import { createPooledEngine } from "../../src/presentations/pooled-engine.ts";
import { AppError } from "../../src/shared/app-error.ts";
import { makeEngine } from "../support/paragraph-engine.ts";

const engine = createPooledEngine({
  engineModule: new URL("../support/paragraph-engine.ts", import.meta.url),
  settings: undefined,
  threads: 1,
  hungAfterMs: 300,
});
afterAll(() => engine.close());

const never = new AbortController().signal;
const request = (content: string): DeckRequest => ({
  aspectRatio: "4:5",
  plan: { content, format: "carousel", language: "Auto", useWebSearch: false },
});

describe("createPooledEngine", () => {
  it("makes the very deck the inline engine makes, and reports on the way", async () => {
    const wanted = request("One thing.\n\nAnother thing.");
    const stages = new Set<string>();
    const pooled = await engine.generate(wanted, never, (stage) => stages.add(stage));
    expect(pooled).toEqual(await makeEngine().generate(wanted, never, () => undefined));
    // The last word may come after the deck.
    expect(["reading", "planning", "designing", "checking"]).toEqual(expect.arrayContaining([...stages]));
    expect([...stages].slice(0, 2)).toEqual(["reading", "planning"]);
  });

  it("draws contact sheets", async () => {
    const { slides } = await engine.generate(request("One thing."), never, () => undefined);
    const png = await engine.contactSheet(
      slides.map(({ svg }) => svg),
      200,
    );
    expect(Buffer.from(png.subarray(1, 4)).toString()).toBe("PNG");
  });

  it("sets texts and measures slides as the inline engine does", async () => {
    const { slides, setting: deck } = await engine.generate(request("One thing."), never, () => undefined);
    const [slide] = slides;
    if (slide === undefined) throw new Error("no slides");
    const words = { svg: slide.svg, language: "en", origin: { deck, slide }, texts: { body: "Another thing." } };
    const set = await engine.setTexts(words);
    expect(set).toEqual(await makeEngine().setTexts(words));
    expect(set.svg).not.toBe(slide.svg);
    await expect(engine.setTexts({ ...words, texts: { bodi: "x" } })).rejects.toMatchObject({
      code: "validation_error",
      details: { issues: [{ path: "patch_slide.texts.bodi" }] },
    });
    const deckNow = {
      slides: [{ ...slide, svg: set.svg }],
      source: { sent: "One thing.", read: "One thing.", language: "en" },
    };
    expect(await engine.checkSlides(deckNow)).toEqual(await makeEngine().checkSlides(deckNow));
  });

  it("brings an AppError across with code, words and details", async () => {
    const error: unknown = await engine
      .generate(request("refuse"), never, () => undefined)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: "validation_error", message: "Refused as asked.", details: { asked: true } });
  });

  it("stops when asked, and works on", async () => {
    const caller = new AbortController();
    const slow = engine.generate(request("slow"), caller.signal, () => caller.abort(new Error("gone")));
    await expect(slow).rejects.toThrow("gone");
    await expect(
      engine.generate(request("One."), AbortSignal.abort(new Error("before")), () => undefined),
    ).rejects.toThrow("before");
    expect((await engine.generate(request("One."), never, () => undefined)).slides).toHaveLength(1);
  });

  it("makes other decks on the same thread while one waits for a network, and stops only the one that is stopped", async () => {
    const caller = new AbortController();
    const slow = engine.generate(request("slow"), caller.signal, () => undefined);
    expect((await engine.generate(request("One."), never, () => undefined)).slides).toHaveLength(1);
    const next = engine.generate(request("Two."), never, () => undefined);
    caller.abort(new Error("gone"));
    await expect(slow).rejects.toThrow("gone");
    expect((await next).slides).toHaveLength(1);
  });

  it("ends a thread that hangs, and goes on with another", async () => {
    const caller = new AbortController();
    const hanging = engine.generate(request("hang"), caller.signal, () => caller.abort(new Error("gone")));
    await expect(hanging).rejects.toThrow("gone");
    const queued = engine.generate(request("One."), never, () => undefined);
    await queued.catch(() => undefined);
    expect((await engine.generate(request("Two."), never, () => undefined)).slides).toHaveLength(1);
  });

  it("keeps this thread free while it works", async () => {
    const long = request(
      Array.from({ length: 12 }, (_, at) => `Thought ${at}. ${"More words. ".repeat(12)}`).join("\n\n"),
    );
    const before = performance.eventLoopUtilization();
    await engine.generate(long, never, () => undefined);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });
});

import { afterAll, describe, expect, it } from "vitest";
import {
  createSlideSafety,
  type SlideSafety,
  type SlideSafetyOptions,
} from "../../../src/presentations/slide-safety/slide-safety.ts";
import { collectingLogger } from "../../support/collecting-logger.ts";
import { SettableClock } from "../../support/settable-clock.ts";
import { slide } from "../../svg/policy/slides.ts";

const open: SlideSafety[] = [];

function slideSafety(options: SlideSafetyOptions = {}): SlideSafety {
  const safety = createSlideSafety(options);
  open.push(safety);
  return safety;
}

/** For all tests that need nothing special: the second opinion takes long to load. */
const safety = slideSafety();

afterAll(async () => {
  await Promise.all(open.map(({ close }) => close()));
});

const good = { svg: slide("<rect/>") };
const bad = { svg: slide("<script/>") };
const large = { svg: slide("<rect/>".repeat(90_000)) };

describe("createSlideSafety", () => {
  it("names every offending slide by its number", async () => {
    expect(await safety.check([good, good])).toEqual([]);
    const violations = await safety.check([bad, good, { svg: slide('<g onload="a"/>') }, { svg: "" }]);
    expect(violations.map(({ slide: number, element, rule }) => [number, element, rule])).toEqual([
      [0, "script", "element"],
      [2, "g", "event_attribute"],
      [3, "svg", "malformed_xml"],
    ]);
  });

  it("counts elements over all slides", async () => {
    const [violation, ...others] = await safety.check([large, large]);
    expect(violation).toMatchObject({ slide: 1, rule: "too_many_elements" });
    expect(others).toEqual([]);
  });

  it("answers many at once, each for itself", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => safety.check([i % 2 === 0 ? good : bad])));
    expect(answers.map((violations) => violations.length)).toEqual(answers.map((_, i) => i % 2));
  });

  it.each([
    ["time", { timeLimitMs: 1 }],
    ["memory", { memoryLimitMb: 24 }],
  ])("blames the slide that takes too much %s, and goes on with the next", async (_, limits) => {
    const { logger, lines } = collectingLogger(new SettableClock());
    const limited = slideSafety({ ...limits, logger });
    const [violation, ...others] = await limited.check([good, large]);
    expect(violation).toMatchObject({ slide: 1, element: "svg", rule: "too_costly" });
    expect(others).toEqual([]);
    expect(lines.join("")).toContain("slide too costly to check");
    expect(await limited.check([bad])).toHaveLength(1);
  });

  it("keeps this thread free meanwhile", async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 1);
    await safety.check([large]);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it("can be closed before and after", async () => {
    const closed = slideSafety();
    await closed.close();
    expect(await closed.check([bad])).toHaveLength(1);
    await closed.close();
  });
});

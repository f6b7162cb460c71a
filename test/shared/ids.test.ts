import { describe, expect, it } from "vitest";
import { createIdSource, sortableUuid } from "../../src/shared/ids.ts";
import { SettableClock } from "../support/settable-clock.ts";

describe("createIdSource", () => {
  it("gives prefixed ids of 26 letters and digits", () => {
    expect(createIdSource(new SettableClock()).next("prj")).toMatch(/^prj_[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it("gives ids that sort in the order they were made, even within a millisecond or when the clock steps back", () => {
    const clock = new SettableClock();
    const ids = createIdSource(clock);
    const made = Array.from({ length: 500 }, (_, index) => {
      if (index % 100 === 50) clock.advance({ seconds: index % 200 === 50 ? -10 : 20 });
      return ids.next("job");
    });
    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it("sorts ids of different processes by time", () => {
    const clock = new SettableClock();
    const early = createIdSource(clock).next("prj");
    clock.advance({ seconds: 1 });
    expect(createIdSource(clock).next("prj") > early).toBe(true);
  });
});

describe("sortableUuid", () => {
  it("gives UUIDs of version 7 that sort by time", () => {
    const clock = new SettableClock();
    const early = sortableUuid(clock);
    clock.advance({ seconds: 1 });
    const late = sortableUuid(clock);
    expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(late > early).toBe(true);
    expect(Number.parseInt(early.replaceAll("-", "").slice(0, 12), 16)).toBe(Date.parse("2026-11-20T09:30:00.000Z"));
  });
});

import { describe, expect, it } from "vitest";
import { createIdSource } from "../../src/shared/ids.ts";
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

import type { Clock } from "../../src/shared/clock.ts";

/** A clock that stands still until it is moved. */
export class SettableClock implements Clock {
  #now: number;

  constructor(start = "2026-11-20T09:30:00.000Z") {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(step: { readonly seconds?: number; readonly minutes?: number; readonly days?: number }): void {
    const { seconds = 0, minutes = 0, days = 0 } = step;
    this.#now += ((days * 24 * 60 + minutes) * 60 + seconds) * 1_000;
  }

  set(time: string): void {
    this.#now = Date.parse(time);
  }
}

import { expect, test } from "vitest";
import { createSignInThrottle } from "../../../src/auth/passwords/sign-in-throttle.ts";
import { SettableClock } from "../../support/settable-clock.ts";

const LIMITED = expect.objectContaining({ code: "rate_limit_exceeded" });

test("ten attempts an account, from wherever, in fifteen minutes", () => {
  const clock = new SettableClock();
  const throttle = createSignInThrottle(clock);
  for (let at = 0; at < 10; at += 1) throttle.take({ email: "ada@example.com", address: `198.51.100.${at}` });
  const again = () => throttle.take({ email: "ada@example.com", address: "203.0.113.1" });
  expect(again).toThrow(LIMITED);
  throttle.take({ email: "bob@example.com", address: "203.0.113.1" });
  clock.advance({ minutes: 14 });
  expect(again).toThrow(expect.objectContaining({ details: { retry_after_seconds: 60 } }));
  clock.advance({ minutes: 1 });
  again();
});

test("thirty attempts an address, on whatever account; an IPv6 network counts as one", () => {
  const throttle = createSignInThrottle(new SettableClock());
  for (let at = 0; at < 30; at += 1) {
    throttle.take({
      email: `${at}@example.com`,
      address: at % 2 === 0 ? `2001:db8::${at + 1}` : `2001:db8:0:0:1::${at}`,
    });
  }
  expect(() => throttle.take({ email: "x@example.com", address: "2001:db8::ffff" })).toThrow(LIMITED);
  throttle.take({ email: "x@example.com", address: "2001:db8:0:1::1" });
});

test("who signs in is not counted", () => {
  const throttle = createSignInThrottle(new SettableClock());
  for (let at = 0; at < 100; at += 1) {
    const attempt = { email: "ada@example.com", address: "::ffff:198.51.100.1" };
    throttle.take(attempt);
    throttle.succeeded(attempt);
  }
  expect(() => throttle.take({ email: "ada@example.com", address: "198.51.100.1" })).not.toThrow();
});

import { expect, test } from "vitest";
import { hashPassword, isPassword } from "../../../src/auth/passwords/password-hash.ts";

test("a password is known again, in any Unicode form, and another is not", async () => {
  const stored = await hashPassword("Schöne Grüße aus Köln");
  expect(await isPassword("Schöne Grüße aus Köln".normalize("NFD"), stored)).toBe(true);
  expect(await isPassword("Schone Grusse aus Koln", stored)).toBe(false);
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(stored).not.toContain("Sch");
});

test("the same password is stored differently each time", async () => {
  expect(await hashPassword("correct horse battery")).not.toBe(await hashPassword("correct horse battery"));
});

test.each([undefined, "", "scrypt$1$1$1$AAAA$AAAA", "plain"])("nothing matches %j", async (stored) => {
  expect(await isPassword("", stored)).toBe(false);
});

import { expect, it } from "vitest";
import { readConfig } from "../../../src/config.ts";

const GOOD = { issuer: "https://login.example.com" };

it("settings of other servers are read, with safe defaults", () => {
  expect(readConfig({ SLIDEWRIGHT_ISSUERS: JSON.stringify([GOOD]) }).issuers).toEqual([
    {
      ...GOOD,
      mode: "strict",
      create_accounts: false,
      link_by_email: false,
      scopes: [],
      private_network: false,
    },
  ]);
});

it.each([
  ["not JSON", "JSON array"],
  ["{}", "JSON array"],
  [JSON.stringify([{}]), "issuer"],
  [JSON.stringify([{ issuer: "login.example.com" }]), "issuer"],
  [JSON.stringify([{ issuer: "http://login.example.com" }]), "private_network"],
  [JSON.stringify([{ ...GOOD, mode: "compatible", audience: "x" }]), "needs audience and algorithms"],
  [JSON.stringify([{ ...GOOD, mode: "loose" }]), "mode"],
  [JSON.stringify([{ ...GOOD, algorithms: ["HS256"] }]), "algorithms"],
  [JSON.stringify([{ ...GOOD, algorithms: ["none"] }]), "algorithms"],
  [JSON.stringify([{ ...GOOD, scopes: ["everything"] }]), "scopes"],
  [JSON.stringify([{ ...GOOD, create_acounts: true }]), "create_acounts"],
])("%s is refused, naming what is wrong", (text, words) => {
  expect(() => readConfig({ SLIDEWRIGHT_ISSUERS: text })).toThrow(words);
});

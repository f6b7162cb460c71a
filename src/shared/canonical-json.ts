import { isObject } from "./is-object.ts";

/**
 * JSON with the members of every object in one order, so that equal values give equal texts (after RFC 8785, for
 * values that came from JSON).
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => (isObject(member) ? inOrder(member) : member));
}

function inOrder(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

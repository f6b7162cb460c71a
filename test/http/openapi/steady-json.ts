import type { JsonObject } from "../../../src/operations/json-schema.ts";

type Json = JsonObject[string];

const PUBLIC_URL = "http://127.0.0.1:4747";
const ID = /\b(prj|job|kit|post|key|usr)_[0-9a-z]{26}\b/g;
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const REQUEST_ID = /\breq_[0-9a-f]{32}\b/g;
const SHOWN_LAYOUTS = 2;

/** Puts what differs from run to run (addresses, ids, cursors) into a steady form, and cuts long lists of layouts. */
export function createSteadier(serverUrl: string): (value: JsonObject) => JsonObject {
  const seen = new Map<string, string>();
  const steadyId = (id: string, prefix: string, digits: number): string => {
    const known = [...seen.values()].filter((steady) => steady.startsWith(prefix)).length;
    const steady = seen.get(id) ?? prefix + String(known + 1).padStart(digits, "0");
    seen.set(id, steady);
    return steady;
  };
  const steadyText = (text: string): string =>
    text
      .replaceAll(serverUrl, PUBLIC_URL)
      .replaceAll(ID, (id, kind: string) => steadyId(id, `${kind}_01kah3zgq0`, 16))
      .replaceAll(UUID, (id) => steadyId(id, "6f1c9a52-e8b0-4d6f-a0b7-", 12))
      .replaceAll(REQUEST_ID, "req_4f1c9a52e8b04d6fa0b7c3d2e1f09a8b");
  const steadyValue = (value: Json, name: string): Json => {
    if (typeof value === "string")
      return name === "next_cursor" ? "b3BhcXVlLCBzZW50IGJhY2sgYXMgaXQgaXM" : steadyText(value);
    if (Array.isArray(value)) {
      return (name === "layouts" ? value.slice(0, SHOWN_LAYOUTS) : value).map((entry) => steadyValue(entry, ""));
    }
    return typeof value === "object" && value !== null ? steadyObject(value) : value;
  };
  const steadyObject = (object: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [name, steadyValue(value, name)]));
  return steadyObject;
}

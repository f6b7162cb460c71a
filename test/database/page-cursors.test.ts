import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { createPageCursors, pageOf } from "../../src/database/page-cursors.ts";

const cursors = createPageCursors(new Uint8Array(32).fill(7));

describe("createPageCursors", () => {
  it("reads back what it gave out, whatever the key", () => {
    assert(
      property(string({ unit: "grapheme" }), (key) => {
        expect(cursors.read("projects", "usr_1", cursors.write("projects", "usr_1", key))).toBe(key);
      }),
    );
  });

  it("refuses cursors of another owner, list or secret, and anything made up", () => {
    const cursor = cursors.write("projects", "usr_1", "prj_1");
    const foreign = createPageCursors(new Uint8Array(32).fill(8));
    const refused = { code: "validation_error", details: { issues: [expect.objectContaining({ path: "cursor" })] } };
    expect(() => cursors.read("projects", "usr_2", cursor)).toThrow(expect.objectContaining(refused));
    expect(() => cursors.read("templates", "usr_1", cursor)).toThrow(expect.objectContaining(refused));
    expect(() => foreign.read("projects", "usr_1", cursor)).toThrow(expect.objectContaining(refused));
    assert(
      property(string(), (made) => {
        expect(() => cursors.read("projects", "usr_1", made)).toThrow(expect.objectContaining(refused));
      }),
    );
    expect(() => cursors.read("projects", "usr_1", `${cursor}=`)).toThrow(expect.objectContaining(refused));
  });
});

describe("pageOf", () => {
  const page = (rows: readonly number[]) => pageOf(rows, 2, (row) => row * 10, String);

  it("ends with null where nothing follows", () => {
    expect(page([])).toEqual({ items: [], next_cursor: null });
    expect(page([1, 2])).toEqual({ items: [10, 20], next_cursor: null });
  });

  it("goes on after the last item shown", () => {
    expect(page([1, 2, 3])).toEqual({ items: [10, 20], next_cursor: "2" });
  });
});

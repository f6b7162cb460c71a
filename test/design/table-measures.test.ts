import { describe, expect, it } from "vitest";
import { fixedPhrase } from "../../src/deck/slide-content.ts";
import { columnMeasures } from "../../src/design/table-measures.ts";

function measures(...lines: readonly (readonly string[])[]) {
  const [columns = [], ...rows] = lines.map((cells) => cells.map(fixedPhrase));
  return columnMeasures(columns, rows);
}

describe("columnMeasures", () => {
  it("ranges columns of figures to the end, but never the first", () => {
    const table = measures(["2023", "Before", "Owner"], ["1", "31 days", "Ana"], ["2", "−71%", "Bo"]);
    expect(table.map(({ align }) => align)).toEqual(["start", "end", "start"]);
  });

  it("gives room by the longest cell, within limits", () => {
    const [short, long] = measures(["A", "B"], ["x", "a cell that goes on and on and on and on"]);
    expect(short?.share).toBe(8);
    expect(long?.share).toBe(24);
  });

  it("gives a long word room of its own", () => {
    const [, word] = measures(["A", "Architecture"], ["x", "y"]);
    expect(word?.share).toBe(15);
  });
});

/** How bright a cell is, 0…1; `x` and `y` count cells from the top left. */
export type Level = (x: number, y: number) => number;

/** A field of square cells, `size` px each. */
export interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
}

/** From which brightness on a cell is lit: 8×8 ordered dither (Bayer 1973), bits of both places interleaved. */
function threshold(x: number, y: number): number {
  let rank = 0;
  for (let bit = 1; bit <= 4; bit *= 2) {
    const across = Math.floor(x / bit) % 2;
    const down = Math.floor(y / bit) % 2;
    rank = rank * 4 + ((across + down) % 2) * 2 + down;
  }
  return (rank + 0.5) / 64;
}

/** The lit cells of a field as path data; neighbours in a row are one rectangle. */
export function dither({ columns, rows, size }: Cells, level: Level): string {
  const runs: string[] = [];
  for (let y = 0; y < rows; y++) {
    let start = 0;
    for (let x = 0; x <= columns; x++) {
      if (x < columns && level(x, y) > threshold(x, y)) continue;
      if (x > start) runs.push(`M${start * size} ${y * size}h${(x - start) * size}v${size}h${(start - x) * size}Z`);
      start = x + 1;
    }
  }
  return runs.join("");
}

/** As many cells as fill a box, with `columns` across it. */
export function cellsOf(box: { readonly width: number; readonly height: number }, columns: number): Cells {
  const size = box.width / columns;
  return { columns, rows: Math.ceil(box.height / size), size };
}

/**
 * Straight alpha from premultiplied RGBA, as PDF wants it. Fully transparent pixels take the colour of a neighbour:
 * readers that scale a picture blend its colours before they look at its alpha, and black ones would show as a fringe.
 */
export function straightAlpha(rgba: Uint8Array, width: number): Uint8Array {
  const straight = new Uint8Array(rgba.length);
  for (let index = 0; index < rgba.length; index += 4) {
    const alpha = rgba[index + 3] ?? 0;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      straight[index + channel] = Math.min(255, Math.round(((rgba[index + channel] ?? 0) * 255) / alpha));
    }
    straight[index + 3] = alpha;
  }
  spreadColors(straight, width * 4);
  return straight;
}

/** Copies colours into transparent pixels: along each row both ways, then down and up into rows without any. */
function spreadColors(pixels: Uint8Array, stride: number): void {
  const empty: number[] = [];
  for (let row = 0; row < pixels.length; row += stride) {
    const end = row + stride;
    let first = row;
    while (first < end && pixels[first + 3] === 0) first += 4;
    if (first === end) {
      empty.push(row);
      continue;
    }
    for (let at = row; at < first; at += 4) pixels.copyWithin(at, first, first + 3);
    for (let at = first + 4; at < end; at += 4) if (pixels[at + 3] === 0) pixels.copyWithin(at, at - 4, at - 1);
  }
  const isEmpty = new Set(empty);
  const copyRow = (to: number, from: number): void => {
    if (from < 0 || from >= pixels.length || isEmpty.has(from)) return;
    for (let at = 0; at < stride; at += 4) pixels.copyWithin(to + at, from + at, from + at + 3);
    isEmpty.delete(to);
  };
  for (const row of empty) copyRow(row, row - stride);
  for (const row of empty.toReversed()) if (isEmpty.has(row)) copyRow(row, row + stride);
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
const MARK = /\p{M}|\p{Cf}/u;

/** Widths of the characters up to U+FFFF, one more than they are, each looked up once; 0 is not yet known. */
const WIDTHS = new Uint8Array(0x1_00_00);

/**
 * Width of a text in half-ems, the unit of slot capacities: a Latin letter counts 1, a CJK character 2,
 * a combining mark 0 (after Unicode UAX #11, East Asian Width).
 */
export function displayLength(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xff_ff) at++;
    const known = WIDTHS[code] ?? 0;
    length += known === 0 ? widthOf(code) : known - 1;
  }
  return length;
}

function widthOf(code: number): number {
  const character = String.fromCodePoint(code);
  const width = MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  if (code < WIDTHS.length) WIDTHS[code] = width + 1;
  return width;
}

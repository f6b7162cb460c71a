const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
const MARK = /\p{M}|\p{Cf}/u;

/**
 * Width of a text in half-ems, the unit of slot capacities: a Latin letter counts 1, a CJK character 2,
 * a combining mark 0 (after Unicode UAX #11, East Asian Width).
 */
export function displayLength(text: string): number {
  let length = 0;
  for (const character of text) {
    if (MARK.test(character)) continue;
    length += WIDE.test(character) ? 2 : 1;
  }
  return length;
}

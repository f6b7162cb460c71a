const DIGITS = /\p{Nd}+(?:[.,٫٬’'\u00a0\u202f ]\p{Nd}{3})*(?:[.,٫]\p{Nd}+)?/gu;
const SEPARATED = /[.,٫٬’'\u00a0\u202f ]/gu;

/**
 * The numbers in a text, made comparable: any script's digits as ASCII, without thousands separators, decimals after a
 * full stop. "1.234,5" and "1,234.5" are the same number.
 */
export function numbersIn(text: string): readonly string[] {
  return (text.match(DIGITS) ?? []).map((token) => plainNumber(asciiDigits(token)));
}

function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 48;
    if (code < 128) return digit;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
    return String(code - zero);
  });
}

function plainNumber(token: string): string {
  const last = Math.max(token.lastIndexOf("."), token.lastIndexOf(","), token.lastIndexOf("٫"));
  const decimals = last < 0 ? "" : token.slice(last + 1);
  if (last < 0 || decimals.length === 3) return token.replace(SEPARATED, "");
  return `${token.slice(0, last).replace(SEPARATED, "")}.${decimals}`;
}

const LEFT_TO_RIGHT_MARK = "\u200e";
/** "@name" and "#tag" in Latin letters, where no letter or figure stands before the sign. */
const HANDLE = /(?<![\p{L}\p{N}\u200e])[@#](?=[A-Za-z0-9_])/gu;

/** What decides how a source text is shown, besides its type. */
export interface Showing {
  readonly case?: "upper" | undefined;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
}

/**
 * The text as it is set: in capitals where the style asks for them, and with marks before Latin handles in text that
 * runs right to left, where the neutral sign would otherwise end up behind the name ("name@").
 */
export function shownText(source: string, { case: letters, language, direction }: Showing): string {
  const cased = letters === "upper" ? source.toLocaleUpperCase(language) : source;
  return direction === "rtl" ? cased.replace(HANDLE, `${LEFT_TO_RIGHT_MARK}$&`) : cased;
}

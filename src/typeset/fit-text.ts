import type { BrokenText } from "./break-lines.ts";
import type { TypeStyle } from "./type-style.ts";
import type { Typesetter } from "./typesetter.ts";

/** Room and limits for a text; lengths in px. */
export interface FitRequest {
  readonly width: number;
  readonly height: number;
  readonly min: number;
  readonly max: number;
  /** Factor of the size. */
  readonly lineHeight: number;
  readonly balance?: boolean;
  readonly maxLines?: number;
}

export interface FittedText extends BrokenText {
  readonly size: number;
  readonly height: number;
}

/** Whole words may cost this share of the size a text could have with its long words divided. */
const WHOLE_WORDS = 0.65;

/**
 * Sets a text as large as fits, in whole pixels between `min` and `max`. Words stay whole unless that makes the text
 * a third smaller; a text that fits no other way breaks anywhere. When nothing fits, the text is set at `min` with `fits: false`.
 */
export function fitText(typesetter: Typesetter, text: string, style: TypeStyle, request: FitRequest): FittedText {
  const paragraph = typesetter.prepare(text, style);
  const set = (size: number, dense: boolean): FittedText => {
    const broken = typesetter.breakLines(paragraph, { ...request, size, dense });
    const height = broken.lines.length * size * request.lineHeight;
    return { ...broken, size, height, fits: broken.fits && height <= request.height + 0.01 };
  };
  const setAt = (size: number): FittedText => set(size, false);
  const setDense = (size: number): FittedText => set(size, true);
  const whole = largest(request, setAt, (fitted) => fitted.fits && fitted.divided === "no");
  if (whole !== undefined && whole.size >= request.max * WHOLE_WORDS) return whole;
  const divided = largest(request, setAt, (fitted) => fitted.fits && fitted.divided !== "cut");
  if (whole !== undefined && whole.size >= (divided?.size ?? 0) * WHOLE_WORDS) return whole;
  return (
    divided ??
    largest(request, setAt, (fitted) => fitted.fits) ??
    largest(request, setDense, (fitted) => fitted.fits) ??
    setAt(request.min)
  );
}

/** Binary search for the largest size that passes; smaller sizes of a text that fits nearly always fit as well. */
function largest(
  { min, max }: FitRequest,
  setAt: (size: number) => FittedText,
  passes: (fitted: FittedText) => boolean,
): FittedText | undefined {
  let low = Math.ceil(min);
  let high = Math.floor(max);
  let best: FittedText | undefined;
  while (low <= high) {
    const middle = Math.ceil((low + high) / 2);
    const fitted = setAt(middle);
    if (passes(fitted)) {
      best = fitted;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return best;
}

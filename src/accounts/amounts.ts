import { invalidField } from "../shared/app-error.ts";

const TENTHS = 10;

/** Credits as the API shows them: a JSON number with at most one decimal. */
export function toCredits(tenths: number): number {
  return tenths / TENTHS;
}

/** Tenths from an amount someone typed. Throws `validation_error` for hundredths, which can't be kept exactly. */
export function toTenths(field: string, credits: number): number {
  const tenths = Math.round(credits * TENTHS);
  if (Number.isSafeInteger(tenths) && tenths / TENTHS === credits) return tenths;
  throw invalidField(field, `${credits} is not an amount of credits; use at most one decimal, like 2.5.`);
}

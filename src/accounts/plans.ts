import { invalidField } from "../shared/app-error.ts";

/** Monthly tenths of a credit by plan tier. */
export type Plans = Readonly<Record<string, number>>;

export const LOCAL_PLAN = "self_hosted";

const BUILT_IN: Plans = { [LOCAL_PLAN]: 10_000 };

/** The plans there are: the built-in ones, and those the operator set over or beside them. */
export function plansWith(settings: Plans): Plans {
  return { ...BUILT_IN, ...settings };
}

/** A plan that was taken away later renews nothing. */
export function monthlyTenths(plans: Plans, planTier: string): number {
  return plans[planTier] ?? 0;
}

/** Throws `validation_error` naming the plans there are. */
export function requirePlan(plans: Plans, planTier: string): void {
  if (Object.hasOwn(plans, planTier)) return;
  throw invalidField("plan", `"${planTier}" is no plan; there are ${Object.keys(plans).join(", ")}.`);
}

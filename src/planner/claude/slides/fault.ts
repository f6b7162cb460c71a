export type FaultRule =
  | "missing_slide"
  | "wrong_type"
  | "type_not_allowed"
  | "empty"
  | "too_long"
  | "too_many"
  | "too_few"
  | "unknown_source_id"
  | "no_source_id"
  | "number_not_in_source"
  | "number_not_in_cited_units"
  | "no_number"
  | "uneven_table"
  | "repeated_title"
  | "wording";

/** One thing wrong with what a model wrote for a slide, told so that it can mend it. */
export interface Fault {
  /** `s01` and on. */
  readonly slide: string;
  /** As the schema names it: `items[2].text`. */
  readonly field: string;
  readonly rule: FaultRule;
  readonly found?: string | number;
  /** The most or least that is allowed, in the units of the budgets. */
  readonly limit?: number;
  /** Worth one more try, not worth losing the slide for. */
  readonly minor?: true;
  readonly hint?: string;
}

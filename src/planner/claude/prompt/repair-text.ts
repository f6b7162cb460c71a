import type { Fault } from "../slides/fault.ts";

const MEANING = `Some slides can't be shown as they are. For each fault: "field" is what is wrong ("" is the slide as a whole), "rule" why, "found" and "limit" what you wrote and what is allowed, counted as in the budgets. "number_not_in_source" is a number that no part of the source states: leave it out, or write the figure that is there. "number_not_in_cited_units" is one that no part named in source_ids states: name the right part, or leave it out. "unknown_source_id" is a part that does not exist.`;

/** The keys of slides at fault, in their order. */
export function slidesAtFault(faults: readonly Fault[]): readonly string[] {
  return [...new Set(faults.map(({ slide }) => slide))].toSorted();
}

/** Asks for the slides at fault alone, with what is wrong with each as data. */
export function repairText(faults: readonly Fault[]): string {
  const keys = slidesAtFault(faults);
  const data = faults.map(({ minor: _minor, ...fault }) => JSON.stringify(fault));
  return `${MEANING}
<faults>
${data.join("\n")}
</faults>
Write these slides again, whole, each with its key in "slide", and nothing else: ${keys.join(", ")}. All rules hold as before; the other slides stay as they are.`;
}

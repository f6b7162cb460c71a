import { type Check, type CheckedPlan, type Finding, result } from "./check-result.ts";
import { bulletsOf, isPrompt, textsOf } from "./slide-texts.ts";

const OVERLAP = 0.6;
const FEWEST_PAIRS = 3;

/**
 * Bullets and bodies of which another one already says most: more than 60% of the word pairs of the shorter are shared.
 * A summary is there to say things again; only its own entries must differ. A prompt quotes the slide it asks about.
 */
export const repeatedPoints: Check = ({ plan, termsOf }) => {
  const bodies = plan.slides.flatMap(({ candidates: [content] }, at) =>
    textsOf(content)
      .filter(({ role }) => role === "body" && !isPrompt(content))
      .map(({ phrase }) => ({ at, phrase })),
  );
  const points = [...bulletsOf(plan), ...bodies]
    .filter(({ phrase }) => phrase.sources.length > 0)
    .map((point) => ({ ...point, pairs: pairsOf(point.phrase.text, termsOf) }));
  const sumsUp = (at: number): boolean => plan.slides[at]?.candidates[0].type === "recap";
  const findings = points.flatMap(({ at, phrase, pairs }, index): Finding[] => {
    const others = points
      .slice(0, index)
      .filter((earlier) => earlier.at === at || (!sumsUp(at) && !sumsUp(earlier.at)));
    const repeats = others.some((earlier) => overlap(earlier.pairs, pairs) > OVERLAP);
    if (!repeats) return [];
    return [{ check: "repeated_point", slide: at, text: phrase.text, message: "Another slide already says this." }];
  });
  return result("repeated_point", points.length, findings);
};

export function pairsOf(text: string, termsOf: CheckedPlan["termsOf"]): ReadonlySet<string> {
  const terms = termsOf(text);
  return new Set(terms.slice(1).map((term, at) => `${terms[at] ?? ""} ${term}`));
}

/** Share of the smaller set that the larger one has too; 0 where either is too small to tell. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size < FEWEST_PAIRS || b.size < FEWEST_PAIRS) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const pair of small) if (large.has(pair)) shared++;
  return shared / small.size;
}

import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";

/** What a term of the title needs to be its topic: sentences, their share, a share of those of the title's first term. */
const TOPIC = { sentences: 3, share: 0.08, ofMost: 0.34 };

/** The terms of the title that the text keeps speaking of; none where its title is no name for its matter. */
export function topicOf(title: string, { claims, termsOf }: Digest): ReadonlySet<string> {
  const counts = new Map([...new Set(termsOf(title))].map((term) => [term, 0]));
  for (const { sentence } of claims)
    for (const term of new Set(termsOf(sentence.text))) {
      const count = counts.get(term);
      if (count !== undefined) counts.set(term, count + 1);
    }
  const most = Math.max(0, ...counts.values());
  if (most < Math.max(TOPIC.sentences, claims.length * TOPIC.share)) return new Set();
  return new Set([...counts].filter(([, count]) => count >= most * TOPIC.ofMost).map(([term]) => term));
}

/** Whether a sentence holds a term of the topic; any does where the title names none. */
export function isOnTopic({ sentence }: Claim, topic: ReadonlySet<string>, { termsOf }: Digest): boolean {
  return topic.size === 0 || termsOf(sentence.text).some((term) => topic.has(term));
}

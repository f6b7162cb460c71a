import { type Check, type Finding, result } from "./check-result.ts";
import { bodySlides, textsOf } from "./slide-texts.ts";

/**
 * Sections of the source (headings of its highest rank that hold text) that some slide speaks for. Every body slide can
 * carry one, so with fewer slides than sections as many as there are slides is all.
 */
export const sectionRecall: Check = ({ plan, source, rules }) => {
  const top = Math.min(...source.headings.map((heading) => heading.depth));
  const sections = source.headings
    .filter((heading) => heading.depth === top)
    .map((heading, at, all) => ({ heading, end: all[at + 1]?.span.start ?? source.text.length }))
    .filter(({ heading }) => !rules.isWord("backMatter", heading.text.replace(/[\s:：.]+$/u, "")))
    .filter(({ heading, end }) =>
      source.units.some(
        (unit) => unit.kind !== "image" && unit.span.start > heading.span.start && unit.span.end <= end,
      ),
    );
  const slides = bodySlides(plan);
  const spans = plan.slides.flatMap(({ candidates: [content] }) =>
    content.type === "agenda" ? [] : textsOf(content).flatMap(({ phrase }) => phrase.sources),
  );
  const missed = sections.filter(
    ({ heading, end }) => !spans.some((span) => span.start >= heading.span.start && span.end <= end),
  );
  const wanted = Math.min(sections.length, Math.max(1, slides.length));
  const excess = sections.length - wanted;
  const findings: Finding[] = missed.slice(Math.min(excess, missed.length)).map(({ heading }) => ({
    check: "section_recall",
    text: heading.text,
    message: `No slide speaks for the section "${heading.text}".`,
  }));
  return result("section_recall", sections.length === 0 ? 0 : wanted, findings);
};

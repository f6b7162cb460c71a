import { type Check, type Finding, result } from "./check-result.ts";
import { bodySlides, textsOf } from "./slide-texts.ts";

const LONGEST_RUN = 2;
const FEWEST_ROLES = 4;
/** From this many slides on a deck has to vary. */
const VARIES_FROM = 8;

/** Exactly the slides asked for. */
export const slideCount: Check = ({ plan, slideCount: asked }) => {
  const found = plan.slides.length;
  const findings: Finding[] =
    found === asked ? [] : [{ check: "slide_count", message: `The deck has ${found} slides instead of ${asked}.` }];
  return result("slide_count", 1, findings);
};

/** No body slide is a bare title, unless the title is the message: a statement, a quotation, a figure. */
export const emptySlide: Check = ({ plan }) => {
  const slides = bodySlides(plan);
  const findings = slides.flatMap(({ at, content }): Finding[] => {
    const carriesItself = ["statement", "quote", "stat"].includes(content.type);
    const matter = textsOf(content).filter(({ role }) => role !== "kicker" && role !== "title");
    if (content.title.text !== "" && (carriesItself || matter.length > 0)) return [];
    return [
      { check: "empty_slide", slide: at, text: content.title.text, message: "The slide has nothing under its title." },
    ];
  });
  return result("empty_slide", slides.length, findings);
};

/** At most two slides of a type in a row, at least four types in a deck of eight. */
export const roleVariety: Check = ({ plan }) => {
  const types = bodySlides(plan).map(({ at, content }) => ({ at, type: content.type }));
  const findings: Finding[] = [];
  let run = 0;
  for (const [index, { at, type }] of types.entries()) {
    run = types[index - 1]?.type === type ? run + 1 : 1;
    if (run > LONGEST_RUN) {
      findings.push({ check: "role_variety", slide: at, message: `More than two slides of type ${type} in a row.` });
    }
  }
  const kinds = new Set(plan.slides.map(({ candidates: [content] }) => content.type)).size;
  if (plan.slides.length >= VARIES_FROM && types.length >= FEWEST_ROLES && kinds < FEWEST_ROLES) {
    findings.push({ check: "role_variety", message: `The deck uses only ${kinds} types of slides.` });
  }
  return result("role_variety", types.length + 1, findings);
};

/** Body slides follow the order of the source (Kendall's τ over the first place each one shows). */
export const sourceOrder: Check = ({ plan }) => {
  const places = bodySlides(plan).flatMap(({ at, content }) => {
    const texts = textsOf(content).filter(({ role }) => role !== "kicker");
    const matter = texts.filter(({ role }) => role !== "title");
    const starts = (matter.length > 0 ? matter : texts).flatMap(({ phrase }) =>
      phrase.sources.map(({ start }) => start),
    );
    return starts.length === 0 ? [] : [{ at, start: Math.min(...starts) }];
  });
  const pairs = places.flatMap((first, index) => places.slice(index + 1).map((second) => ({ first, second })));
  const findings = pairs
    .filter(({ first, second }) => first.start > second.start)
    .map(({ second }): Finding => ({ check: "source_order", slide: second.at, message: "The slide comes too late." }));
  return result("source_order", pairs.length, findings);
};

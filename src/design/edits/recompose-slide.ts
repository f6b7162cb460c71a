import type { Phrase } from "../../deck/slide-content.ts";
import { fitSlide, paintSlide, type FittedSlide } from "../compose-slide.ts";
import { frameOf } from "../frame.ts";
import { mapTexts, textNodesIn } from "../map-texts.ts";
import type { DeckSetting, SlideSetting } from "../settings.ts";
import { SlideTexts } from "../text/slide-texts.ts";
import type { Layout, Theme } from "../theme.ts";
import { editPhrases, phrasesIn, type ReadFigure } from "./content-edits.ts";
import { tooLong, unknownSlots, type SlotTexts } from "./text-room.ts";

/** All that is needed to set a slide again. */
export interface SlideOrigin {
  readonly deck: DeckSetting;
  readonly slide: SlideSetting;
  readonly theme: Theme;
  readonly layout: Layout;
}

export interface RecomposedSlide {
  readonly svg: string;
  readonly setting: SlideSetting;
}

/** Stands in for words that were taken away, so that their slots can be found and filled again. */
const FILLER = "x";

/**
 * Sets a slide anew with other words in some of its slots: the layout composes and fits all of it, so that neighbours
 * make room. An empty text takes its slot off the slide. Throws `validation_error` for unknown ids, with the nearest,
 * and for texts that fit at no size, with how much does.
 */
export async function recomposeSlide(
  origin: SlideOrigin,
  texts: SlotTexts,
  readFigure: ReadFigure,
): Promise<RecomposedSlide> {
  const { deck, slide, theme, layout } = origin;
  const slots = slotsOf(origin, readFigure);
  const unknown = unknownSlots(texts, [...slots.keys()]);
  if (unknown !== undefined) throw unknown;
  const setter = new SlideTexts({ ...deck, fonts: deck.tokens.fonts });

  const attempt = async (changes: SlotTexts): Promise<FittedSlide | undefined> => {
    const { content, overrides } = changed(slide, slots, changes, readFigure);
    const fit = (squeeze: boolean) =>
      fitSlide(overriding(layout, overrides), content, frameOf(deck, theme, slide.index), setter, squeeze);
    const fitted = await fit(false);
    if ("fitted" in fitted) return fitted;
    // Wording that was too long from the start was set below the floors, and may be again.
    const squeezed = slide.checks.strain > 1 ? await fit(true) : fitted;
    return "fitted" in squeezed ? squeezed : undefined;
  };

  const fitted = await attempt(texts);
  if (fitted === undefined) throw await tooLong(texts, async (changes) => (await attempt(changes)) !== undefined);
  const { svg, checks } = await paintSlide(fitted, theme, setter);
  const { overrides } = changed(slide, slots, texts, readFigure);
  const setting = { ...slide, content: fitted.content, checks };
  return { svg, setting: Object.keys(overrides).length === 0 ? setting : { ...setting, overrides } };
}

/** Slot id → place of its phrase among those of the content; undefined where the slot shows other words. */
function slotsOf(
  { deck, slide, theme, layout }: SlideOrigin,
  readFigure: ReadFigure,
): ReadonlyMap<string, number | undefined> {
  const filled = editPhrases(slide.content, (text) => (text === "" ? FILLER : text), readFigure);
  const phrases = phrasesIn(filled);
  const nodes = textNodesIn(layout.compose(filled, frameOf(deck, theme, slide.index)).root);
  return new Map(nodes.map(({ id, phrase }) => [id, placeOf(phrase, phrases)]));
}

/** A layout may hand a phrase on in an object of its own; its list of sources tells that it is the same. */
function placeOf(phrase: Phrase, phrases: readonly Phrase[]): number | undefined {
  const at = phrases.findIndex(({ text, sources }) => sources === phrase.sources && text === phrase.text);
  return at < 0 ? undefined : at;
}

function changed(
  slide: SlideSetting,
  slots: ReadonlyMap<string, number | undefined>,
  texts: SlotTexts,
  readFigure: ReadFigure,
): Required<Pick<SlideSetting, "content" | "overrides">> {
  const words = new Map<number, string>();
  const overrides: Record<string, string> = { ...slide.overrides };
  for (const [id, text] of Object.entries(texts)) {
    const at = slots.get(id);
    if (at === undefined) overrides[id] = text;
    else words.set(at, text);
  }
  return { content: editPhrases(slide.content, (text, at) => words.get(at) ?? text, readFigure), overrides };
}

/** The layout with other words in slots that are not its content's. */
function overriding(layout: Layout, overrides: SlotTexts): Layout {
  if (Object.keys(overrides).length === 0) return layout;
  return {
    ...layout,
    compose: (content, frame) =>
      mapTexts(layout.compose(content, frame), (node) => {
        const text = Object.hasOwn(overrides, node.id) ? overrides[node.id] : undefined;
        if (text === "") return undefined;
        return text === undefined ? node : { ...node, phrase: { text, sources: [] } };
      }),
  };
}

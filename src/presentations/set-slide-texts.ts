import { themeOf } from "../design/brand/dress-theme.ts";
import { recomposeSlide } from "../design/edits/recompose-slide.ts";
import { setInBoxes } from "../design/edits/set-in-boxes.ts";
import type { Theme } from "../design/theme.ts";
import { findNumbers } from "../planner/source/facts/numbers.ts";
import { serverTypesetter } from "../typeset/node/server-typesetter.ts";
import type { ResetSlide, SetTextsRequest } from "./deck-engine.ts";

/**
 * Sets other words in a slide: the engine's own slides are composed anew from their layout, edited ones keep all their
 * markup but these texts.
 */
export async function setSlideTexts(themes: readonly Theme[], request: SetTextsRequest): Promise<ResetSlide> {
  const { svg, texts, language, origin } = request;
  const theme = themes.find(({ id }) => id === origin?.deck.themeId);
  const dressed = theme && origin && themeOf(theme, origin.deck.tokens);
  const layout = dressed?.layouts.find(({ id }) => id === origin?.slide.layoutId);
  if (origin === undefined || dressed === undefined || layout === undefined) {
    return { svg: await setInBoxes(svg, texts, language, serverTypesetter()) };
  }
  const readFigure = (display: string): number | undefined => findNumbers(display, language)[0]?.value;
  return recomposeSlide({ ...origin, theme: dressed, layout }, texts, readFigure);
}

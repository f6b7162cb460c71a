import type { SlideContent } from "../deck/slide-content.ts";
import { prefixDefinitions } from "../svg/prefix-definitions.ts";
import { writeSvg } from "../svg/write-svg.ts";
import { measureSlide } from "./checks/measure-slide.ts";
import type { SlideChecks } from "./checks/slide-checks.ts";
import { fitScene, type Fitted } from "./flow/fit.ts";
import type { Problem } from "./flow/problems.ts";
import { visits } from "./flow/walk.ts";
import { paintScene } from "./paint/scene.ts";
import { ownPicture } from "./pictures/own-picture.ts";
import { bakePicture } from "./pictures/bake.ts";
import type { PictureNode, Scene } from "./scene.ts";
import type { SlideTexts } from "./text/slide-texts.ts";
import type { Frame, Layout, Theme } from "./theme.ts";

export interface FittedSlide {
  readonly layout: Layout;
  readonly content: SlideContent;
  readonly frame: Frame;
  readonly scene: Scene;
  readonly fitted: Fitted;
}

export interface PaintedSlide {
  readonly svg: string;
  readonly checks: SlideChecks;
}

/** Composes and fits a content in a layout; the problem that remains where it does not stand. */
export async function fitSlide(
  layout: Layout,
  content: SlideContent,
  frame: Frame,
  texts: SlideTexts,
  squeeze = false,
): Promise<FittedSlide | Problem> {
  const scene = layout.compose(content, frame);
  await texts.load(scene.root);
  const rtl = frame.direction === "rtl";
  const result = await fitScene(scene.root, { canvas: frame.canvas, rtl, setter: texts, squeeze });
  return result.ok ? { layout, content, frame, scene, fitted: result.fitted } : result.problem;
}

async function pictureUrls(slide: FittedSlide, theme: Theme): Promise<ReadonlyMap<PictureNode, string>> {
  const urls = new Map<PictureNode, string>();
  const { content } = slide;
  for (const { placed } of visits(slide.fitted.root)) {
    const { node, rect } = placed;
    if (node.kind !== "picture") continue;
    const own = urls.size === 0 && content.type === "image" ? content.picture : undefined;
    const url = own === undefined ? undefined : await ownPicture(own, rect);
    urls.set(node, url ?? (await bakePicture(theme, node.scene, slide.frame.palette, rect)));
  }
  return urls;
}

/** Draws a fitted slide as canonical SVG and proves it: the checks describe exactly what was written. */
export async function paintSlide(slide: FittedSlide, theme: Theme, texts: SlideTexts): Promise<PaintedSlide> {
  const { frame, layout, scene, fitted } = slide;
  const rtl = frame.direction === "rtl";
  const urls = await pictureUrls(slide, theme);
  const painters = {
    text: texts.painter(fitted.texts),
    pictureUrl: (placed: { node: PictureNode }) => urls.get(placed.node) ?? "",
  };
  const attributes = {
    "data-theme": theme.id,
    "data-layout": layout.id,
    "data-type": layout.type,
    lang: frame.language,
    direction: frame.direction,
  };
  const svg = paintScene(scene, fitted, rtl, painters, attributes);
  return {
    svg: writeSvg(prefixDefinitions(svg, `s${frame.index + 1}`)),
    checks: measureSlide(fitted, scene, rtl, texts.missing(fitted.texts)),
  };
}

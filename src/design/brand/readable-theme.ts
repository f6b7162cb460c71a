import { declaredGround } from "../ground.ts";
import { mapTexts } from "../map-texts.ts";
import type { Scene } from "../scene.ts";
import { sizeRange } from "../text/set-text.ts";
import type { Theme } from "../theme.ts";
import { requiredRatio } from "../wcag.ts";
import { readableOn } from "./readable.ts";

/**
 * A theme whose texts read at AA on the ground their layout declares, whatever colours it is given. Layouts blend
 * colours for quiet text; with a brand's palette such a blend may become too faint, and is set darker or lighter.
 */
export function readableTheme(theme: Theme): Theme {
  return {
    ...theme,
    layouts: theme.layouts.map((layout) => ({
      ...layout,
      compose: (content, frame) => readableScene(layout.compose(content, frame)),
    })),
  };
}

function readableScene(scene: Scene): Scene {
  return mapTexts(scene, (node, parents) => {
    const ratio = requiredRatio(sizeRange(node).min);
    const color = readableOn(node.text.color, [declaredGround(parents, scene)], ratio);
    return color === node.text.color ? node : { ...node, text: { ...node.text, color } };
  });
}

import type { BoxNode, Hex, Scene } from "./scene.ts";

/** The colour that text inside these boxes (from the root down) stands on, as far as the scene says so. */
export function declaredGround(parents: readonly BoxNode[], scene: Scene): Hex {
  for (const { style } of parents.toReversed()) {
    if (style.ground !== undefined) return style.ground;
    if (style.fill !== undefined && (style.fillOpacity ?? 1) > 0.5) return style.fill;
  }
  return scene.background;
}

import type { BoxNode, Scene, SceneNode, TextNode } from "./scene.ts";

/** What becomes of a text node; `parents` run from the root down. `undefined` takes it off the slide. */
export type ChangeText = (node: TextNode, parents: readonly BoxNode[]) => TextNode | undefined;

/** A copy of a scene in which `change` has had its say on every text node. */
export function mapTexts(scene: Scene, change: ChangeText): Scene {
  return { ...scene, root: mapBox(scene.root, [], change) };
}

/** The text nodes of a scene, in reading order. */
export function textNodesIn(node: SceneNode): readonly TextNode[] {
  if (node.kind === "text") return [node];
  return node.kind === "box" ? node.children.flatMap(textNodesIn) : [];
}

function mapBox(box: BoxNode, above: readonly BoxNode[], change: ChangeText): BoxNode {
  const parents = [...above, box];
  const children = box.children.flatMap((child): SceneNode[] => {
    if (child.kind === "box") return [mapBox(child, parents, change)];
    if (child.kind !== "text") return [child];
    const changed = change(child, parents);
    return changed === undefined ? [] : [changed];
  });
  return { ...box, children };
}

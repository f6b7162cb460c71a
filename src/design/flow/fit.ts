import type { BoxNode, SceneNode, TextNode } from "../scene.ts";
import { sizeRange, type Division, type SetText, type TextSetter } from "../text/set-text.ts";
import { FlowTree, loadFlow, type Placed } from "./flow-tree.ts";
import { findProblems, type Problem } from "./problems.ts";

/** Steps from the designer's size (0) to the role's smallest (1). */
const STEPS = 10;
/** Below the roles' floors; only for authored wording that no candidate can shorten. */
const SQUEEZES = [0.9, 0.8, 0.7, 0.6, 0.5];

export interface Fitted {
  readonly root: Placed<BoxNode>;
  readonly texts: ReadonlyMap<TextNode, SetText>;
  /** 0: designer's sizes, 1: smallest of the role, above 1: below the floor. */
  readonly strain: number;
}

export type FitResult =
  { readonly ok: true; readonly fitted: Fitted } | { readonly ok: false; readonly problem: Problem };

export interface FitOptions {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly rtl: boolean;
  readonly setter: TextSetter;
  /** Allow sizes under the roles' floors. */
  readonly squeeze: boolean;
}

function textsOf(node: SceneNode): TextNode[] {
  if (node.kind === "text") return [node];
  return node.kind === "box" ? node.children.flatMap(textsOf) : [];
}

function groupOf(node: TextNode): string {
  return node.text.group ?? `${node.text.role}/${node.text.font}/${node.text.size}`;
}

/** One scene under trial: sizes by group, laid out again for each attempt. */
class Trial {
  readonly groups: readonly string[];
  /** Groups of running text. */
  readonly running: readonly string[];
  readonly #steps = new Map<string, number>();
  #squeeze = 1;
  /** Hyphens in headlines come after smaller type; cuts inside a word (a web address) are the last thing tried. */
  allowed: Division = "no";
  names: "no" | "hyphenated" = "no";
  /** Lines part phrases and figures, too, where nothing else makes the texts fit. */
  dense = false;
  readonly #tree: FlowTree;
  readonly #options: FitOptions;

  constructor(
    tree: (measure: ConstructorParameters<typeof FlowTree>[3]) => FlowTree,
    root: BoxNode,
    options: FitOptions,
  ) {
    this.#options = options;
    const texts = textsOf(root);
    this.groups = [...new Set(texts.map(groupOf))];
    this.running = [...new Set(texts.filter(({ text }) => text.role === "body").map(groupOf))];
    this.#tree = tree((node, width) => {
      const set = options.setter.set(node, this.#size(node), width, this.dense);
      return { width: Math.ceil(set.width), height: set.height };
    });
  }

  #size(node: TextNode): number {
    const { min, max } = sizeRange(node);
    const step = this.#steps.get(groupOf(node)) ?? 0;
    return Math.round((max - (step / STEPS) * (max - min)) * this.#squeeze);
  }

  setAll(step: number, squeeze = 1): void {
    for (const group of this.groups) this.#steps.set(group, step);
    this.#squeeze = squeeze;
  }

  step(group: string): number {
    return this.#steps.get(group) ?? 0;
  }

  setGroup(group: string, step: number): void {
    this.#steps.set(group, step);
  }

  textOf(placed: Placed<TextNode>): SetText {
    return this.#options.setter.set(placed.node, this.#size(placed.node), placed.rect.width, this.dense);
  }

  place(): Placed<BoxNode> {
    return this.#tree.place(this.#options.rtl);
  }

  firstProblem(): Problem | undefined {
    const options = { rtl: this.#options.rtl, allowed: this.allowed, names: this.names };
    for (const problem of findProblems(this.place(), (placed) => this.textOf(placed), options)) return problem;
    return undefined;
  }

  free(): void {
    this.#tree.free();
  }
}

function setDense(trial: Trial): void {
  trial.dense = true;
  if (trial.allowed === "no") trial.allowed = "hyphenated";
}

/** Largest common step at which the scene stands: shrinking never makes a scene worse, so bisection finds it. */
function shrinkTogether(trial: Trial): number | undefined {
  trial.setAll(0);
  if (trial.firstProblem() === undefined) return 0;
  trial.setAll(STEPS);
  if (trial.firstProblem()?.kind === "divided_name") trial.names = "hyphenated";
  if (trial.firstProblem()?.kind === "hyphenated_title") trial.allowed = "hyphenated";
  if (trial.firstProblem()?.kind === "cut_word") trial.allowed = "cut";
  if (trial.firstProblem() !== undefined) setDense(trial);
  if (trial.firstProblem() !== undefined) return undefined;
  let bad = 0;
  let good = STEPS;
  while (good - bad > 1) {
    const middle = Math.floor((good + bad) / 2);
    trial.setAll(middle);
    if (trial.firstProblem() === undefined) good = middle;
    else bad = middle;
  }
  trial.setAll(good);
  return good;
}

/** Gives a group the largest size at which the scene stands, down from step `from` to the one it has. */
function grow(trial: Trial, group: string, from: number): void {
  const before = trial.step(group);
  for (let step = from; step <= before; step++) {
    trial.setGroup(group, step);
    if (trial.firstProblem() === undefined) return;
  }
}

/**
 * One long text made every group shrink: each group grows back alone as far as there is room. What is read comes
 * first, half the way, so that a headline does not take all the room from the text below it.
 */
function growBack(trial: Trial): void {
  for (const group of trial.running) grow(trial, group, Math.ceil(trial.step(group) / 2));
  for (const group of trial.groups) grow(trial, group, 0);
}

/** Of the widest line: a line of a headline that is shorter and not the last was broken off. */
const STUB = 0.4;
/** So many steps smaller a headline may be set to be rid of such a line. */
const SETTLING = 3;

function hasStub(trial: Trial, group: string): boolean {
  const texts = new Map<TextNode, SetText>();
  collect(trial.place(), (placed) => trial.textOf(placed), texts);
  return [...texts].some(
    ([node, { lines, width }]) =>
      node.text.role === "title" &&
      groupOf(node) === group &&
      lines.slice(0, -1).some((line) => line.width < width * STUB),
  );
}

/** A headline that begins with one short word on a line of its own is set a little smaller where that mends it. */
function settle(trial: Trial): void {
  for (const group of trial.groups) {
    if (!hasStub(trial, group)) continue;
    const before = trial.step(group);
    const mended = Array.from({ length: SETTLING }, (_, at) => before + at + 1).find((step) => {
      trial.setGroup(group, step);
      return step <= STEPS && trial.firstProblem() === undefined && !hasStub(trial, group);
    });
    trial.setGroup(group, mended ?? before);
  }
}

function collect(placed: Placed, textOf: (placed: Placed<TextNode>) => SetText, into: Map<TextNode, SetText>): void {
  const { node } = placed;
  if (node.kind === "text") into.set(node, textOf({ ...placed, node }));
  for (const child of placed.children) collect(child, textOf, into);
}

function finish(trial: Trial, strain: number): FitResult {
  const root = trial.place();
  const texts = new Map<TextNode, SetText>();
  collect(root, (placed) => trial.textOf(placed), texts);
  return { ok: true, fitted: { root, texts, strain } };
}

/**
 * Finds the largest type at which nothing overflows, overlaps, is cut or leaves the safe area, and proves it on
 * the final layout. The caller gets a fitted scene or the problem that remains at the smallest type.
 */
export async function fitScene(root: BoxNode, options: FitOptions): Promise<FitResult> {
  const yoga = await loadFlow();
  const trial = new Trial((measure) => new FlowTree(yoga, root, options.canvas, measure), root, options);
  try {
    const common = shrinkTogether(trial);
    if (common !== undefined) {
      if (common > 0) growBack(trial);
      const most = trial.groups.reduce((so, group) => Math.max(so, trial.step(group)), 0);
      settle(trial);
      return finish(trial, most / STEPS);
    }
    for (const squeeze of options.squeeze ? SQUEEZES : []) {
      trial.setAll(STEPS, squeeze);
      if (trial.firstProblem() === undefined) return finish(trial, 2 - squeeze);
    }
    return { ok: false, problem: trial.firstProblem() ?? { kind: "overflow", id: "box" } };
  } finally {
    trial.free();
  }
}

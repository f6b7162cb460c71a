/** One element of a slide, as far as it matters for how much is drawn. */
export interface DrawnElement {
  readonly name: string;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  readonly parent: DrawnElement | undefined;
  readonly children: DrawnElement[];
  /** What it draws with. */
  readonly references: DrawnReference[];
  /** Has a fill, stroke or marker of its own instead of its parent's. */
  readonly ownPaint: readonly string[];
  /** Points that get a marker. */
  readonly points: number;
  /** What is drawn for the markup pictures it holds. */
  embedded: number;
}

export interface DrawnReference {
  /** A CSS property, or `href`. */
  readonly property: string;
  readonly id: string;
}

/** A slide, with its references resolvable. */
export interface Drawing {
  readonly root: DrawnElement;
  /** The first element with an id counts. */
  readonly byId: ReadonlyMap<string, DrawnElement>;
  /** The largest number of points any element has. */
  readonly mostPoints: number;
  /** False where style rules make more references than are worth following. */
  readonly complete: boolean;
}

const MARKERS = ["marker", "marker-start", "marker-mid", "marker-end"];
/** Properties that children take over from their parents. */
export const INHERITED_PAINT: readonly string[] = ["fill", "stroke", ...MARKERS];

export function isMarker(property: string): boolean {
  return MARKERS.includes(property);
}

/** A line has two ends. */
export const FEWEST_POINTS = 2;

/** How many points a path or polygon has at most: a point takes a number at least (`H`, `V`), or a letter (`Z`). */
export function pointsIn(data: string): number {
  let count = 0;
  let inNumber = false;
  for (let at = 0; at < data.length; at += 1) {
    const code = data.charCodeAt(at);
    const part = (code >= 0x30 && code <= 0x39) || code === 0x2e;
    if (part && !inNumber) count += 1;
    inNumber = part;
  }
  return Math.max(FEWEST_POINTS, Math.ceil(count / 2));
}

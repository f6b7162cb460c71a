import { arcToCubics } from "./arc.ts";
import type { PathSegment } from "./path.ts";

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /\s*,?\s*(?:([MmLlHhVvCcSsQqTtAaZz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))/y;
const FLAG = /\s*,?\s*([01])/y;

/**
 * Reads path data (SVG 2, chapter 9) into absolute moves, lines and cubic curves. As SVG asks, data with an error is
 * read up to it.
 */
export function parsePathData(data: string): PathSegment[] {
  const builder = new PathBuilder();
  for (const [command, numbers] of commands(data)) builder.add(command, numbers);
  return builder.segments;
}

/** Commands with their arguments; repeated arguments come as repeated commands. */
function* commands(data: string): Generator<readonly [string, readonly number[]]> {
  let position = 0;
  let command = "";
  let numbers: number[] = [];
  while (position < data.length) {
    const inFlag = command.toUpperCase() === "A" && (numbers.length === 3 || numbers.length === 4);
    const pattern = inFlag ? FLAG : TOKEN;
    pattern.lastIndex = position;
    const match = pattern.exec(data);
    if (match === null) return;
    position = pattern.lastIndex;
    const letter = inFlag ? undefined : match[1];
    if (letter !== undefined) {
      if (numbers.length > 0 || (command === "" && letter.toUpperCase() !== "M")) return;
      command = letter;
      if (letter.toUpperCase() === "Z") yield [letter, []];
      continue;
    }
    if (command === "" || command.toUpperCase() === "Z") return;
    numbers.push(Number(inFlag ? match[1] : match[2]));
    if (numbers.length === ARGUMENTS[command.toUpperCase()]) {
      yield [command, numbers];
      numbers = [];
      if (command === "M") command = "L";
      if (command === "m") command = "l";
    }
  }
}

class PathBuilder {
  readonly segments: PathSegment[] = [];
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  /** Control point that `S` and `T` mirror, with the command it belongs to. */
  #handle: { readonly of: "C" | "Q"; readonly x: number; readonly y: number } | undefined;

  add(command: string, numbers: readonly number[]): void {
    const type = command.toUpperCase();
    const relative = command !== type;
    const [ox, oy] = relative ? [this.#x, this.#y] : [0, 0];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers;
    const handle = this.#handle;
    this.#handle = undefined;
    if (type === "Z") this.#close();
    else if (type === "M") this.#move(ox + a, oy + b);
    else if (type === "L") this.#line(ox + a, oy + b);
    else if (type === "H") this.#line(ox + a, this.#y);
    else if (type === "V") this.#line(this.#x, oy + a);
    else if (type === "C") this.#cubic(ox + a, oy + b, ox + c, oy + d, ox + e, oy + f);
    else if (type === "S") {
      const [hx, hy] = this.#mirrored(handle, "C");
      this.#cubic(hx, hy, ox + a, oy + b, ox + c, oy + d);
    } else if (type === "Q") this.#quadratic(ox + a, oy + b, ox + c, oy + d);
    else if (type === "T") {
      const [hx, hy] = this.#mirrored(handle, "Q");
      this.#quadratic(hx, hy, ox + a, oy + b);
    } else {
      const arc = { rx: a, ry: b, rotation: c, large: d === 1, sweep: e === 1, x: ox + f, y: oy + g };
      this.segments.push(...arcToCubics({ x0: this.#x, y0: this.#y, ...arc }));
      this.#x = arc.x;
      this.#y = arc.y;
    }
  }

  #close(): void {
    this.segments.push({ type: "Z" });
    this.#x = this.#startX;
    this.#y = this.#startY;
  }

  #move(x: number, y: number): void {
    this.segments.push({ type: "M", x, y });
    this.#startX = this.#x = x;
    this.#startY = this.#y = y;
  }

  #line(x: number, y: number): void {
    this.segments.push({ type: "L", x, y });
    this.#x = x;
    this.#y = y;
  }

  #cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.segments.push({ type: "C", x1, y1, x2, y2, x, y });
    this.#handle = { of: "C", x: x2, y: y2 };
    this.#x = x;
    this.#y = y;
  }

  #quadratic(qx: number, qy: number, x: number, y: number): void {
    const towards = (from: number, to: number): number => from + (2 / 3) * (to - from);
    const [x0, y0] = [this.#x, this.#y];
    this.#cubic(towards(x0, qx), towards(y0, qy), towards(x, qx), towards(y, qy), x, y);
    this.#handle = { of: "Q", x: qx, y: qy };
  }

  #mirrored(
    handle: { readonly of: "C" | "Q"; readonly x: number; readonly y: number } | undefined,
    of: "C" | "Q",
  ): readonly [number, number] {
    return handle?.of === of ? [2 * this.#x - handle.x, 2 * this.#y - handle.y] : [this.#x, this.#y];
  }
}

import type { Matrix } from "../../svg/geometry/matrix.ts";
import { IDENTITY, multiply } from "../../svg/geometry/matrix.ts";
import type { Path } from "../../svg/geometry/path.ts";
import { pdfNumber } from "./pdf-values.ts";

/** A content stream under construction. It keeps track of the transform, which patterns and pictures are placed by. */
export class Content {
  readonly #operations: string[] = [];
  #matrix: Matrix;
  #onSlide: Matrix;

  /**
   * `matrix` is where the stream's coordinates start (the page's flip, or identity inside a form), `onSlide` where
   * that is on the slide.
   */
  constructor(matrix: Matrix = IDENTITY, onSlide: Matrix = IDENTITY) {
    this.#matrix = matrix;
    this.#onSlide = onSlide;
  }

  /** From current coordinates to those the stream starts in. */
  get matrix(): Matrix {
    return this.#matrix;
  }

  /** From current coordinates to px on the slide. */
  get onSlide(): Matrix {
    return this.#onSlide;
  }

  toString(): string {
    return this.#operations.join("\n");
  }

  write(operation: string): void {
    this.#operations.push(operation);
  }

  /** An operator after its numbers. */
  call(operator: string, ...numbers: number[]): void {
    this.#operations.push(`${numbers.map(pdfNumber).join(" ")} ${operator}`);
  }

  /** Runs `draw` and then restores the graphics state it changed. */
  scoped(draw: () => void): void {
    this.write("q");
    const [matrix, onSlide] = [this.#matrix, this.#onSlide];
    draw();
    this.#matrix = matrix;
    this.#onSlide = onSlide;
    this.write("Q");
  }

  transform(matrix: Matrix): void {
    if (matrix.every((value, index) => value === IDENTITY[index])) return;
    this.#matrix = multiply(this.#matrix, matrix);
    this.#onSlide = multiply(this.#onSlide, matrix);
    this.call("cm", ...matrix);
  }

  path(path: Path): void {
    for (const segment of path) {
      if (segment.type === "Z") this.write("h");
      else if (segment.type === "C") {
        this.call("c", segment.x1, segment.y1, segment.x2, segment.y2, segment.x, segment.y);
      } else this.call(segment.type === "M" ? "m" : "l", segment.x, segment.y);
    }
  }
}

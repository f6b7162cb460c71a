/** An affine transform [a b c d e f] as SVG writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `outer` applied after `inner`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function translate(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scale(x: number, y = x): Matrix {
  return [x, 0, 0, y, 0, 0];
}

export function applyTo([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The transform that undoes this one; undefined when it flattens the plane. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-12) return undefined;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

const CALL = /(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)/g;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Reads a `transform` attribute; functions it does not know are skipped. */
export function parseTransform(value: string | undefined): Matrix {
  let result = IDENTITY;
  for (const [, name = "", list = ""] of (value ?? "").matchAll(CALL)) {
    const numbers = Array.from(list.matchAll(NUMBER), ([number]) => Number(number));
    result = multiply(result, toMatrix(name, numbers));
  }
  return result;
}

function toMatrix(name: string, numbers: readonly number[]): Matrix {
  const [first = 0, second] = numbers;
  switch (name) {
    case "matrix": {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
      return [a, b, c, d, e, f];
    }
    case "translate":
      return translate(first, second ?? 0);
    case "scale":
      return scale(first, second ?? first);
    case "rotate": {
      const [, x = 0, y = 0] = numbers;
      const radians = (first * Math.PI) / 180;
      const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
      return multiply(multiply(translate(x, y), [cos, sin, -sin, cos, 0, 0]), translate(-x, -y));
    }
    case "skewX":
      return [1, 0, Math.tan((first * Math.PI) / 180), 1, 0, 0];
    default:
      return [1, Math.tan((first * Math.PI) / 180), 0, 1, 0, 0];
  }
}

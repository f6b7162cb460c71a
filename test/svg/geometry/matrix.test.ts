import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyTo, IDENTITY, invert, multiply, parseTransform, type Matrix } from "../../../src/svg/geometry/matrix.ts";

describe("parseTransform", () => {
  test.each([
    ["translate(10 20)", [11, 22]],
    ["translate(10)", [11, 2]],
    ["scale(2)", [2, 4]],
    ["scale(2,3)", [2, 6]],
    ["rotate(90)", [-2, 1]],
    ["rotate(180 5 5)", [9, 8]],
    ["skewX(45)", [3, 2]],
    ["skewY(45)", [1, 3]],
    ["matrix(1 2 3 4 5 6)", [12, 16]],
    ["translate(10,0) scale(2)", [12, 4]],
    ["scale(2) translate(10,0)", [22, 4]],
    ["nonsense(3)", [1, 2]],
  ])("%s", (transform, expected) => {
    const [x, y] = applyTo(parseTransform(transform), 1, 2);
    expect([x, y]).toEqual(expected.map((value) => expect.closeTo(value, 9)));
  });
});

test("a matrix times its inverse is the identity", () => {
  const number = fc.double({ min: -100, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(number, number, number, number, number, number), (values) => {
      const matrix: Matrix = values;
      const inverse = invert(matrix);
      if (inverse === undefined || Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) < 1e-3) return;
      expect(multiply(matrix, inverse)).toEqual(IDENTITY.map((value) => expect.closeTo(value, 4)));
    }),
  );
});

import { mix } from "../../../src/design/color.ts";
import type { PictureScene } from "../../../src/design/theme.ts";
import type { SvgElement } from "../../../src/svg/element.ts";
import { strip, stroke, tree, turned, wave } from "./aerial.ts";

const STRIPS = 11;
const FURROWS = 7;

/**
 * Strip fields from a plane that flies at an angle to them: greens, a few pale ones, and one in flower (its place,
 * 0…10); hedges of trees between some of them.
 */
export const fields =
  (degrees: number, flowering: number): PictureScene =>
  (box, palette, random) => {
    const { paper, accent, second, inverse } = palette;
    const greens = [
      mix(accent, inverse, 0.35),
      accent,
      mix(accent, paper, 0.2),
      mix(accent, paper, 0.42),
      mix(accent, paper, 0.64),
      mix(mix(accent, second, 0.35), paper, 0.15),
    ];
    return [
      turned(box, degrees, (side) => {
        const swing = side * 0.045;
        const phase = random() * 6;
        const levels = Array.from({ length: STRIPS + 1 }, (_, at) => (at + (random() - 0.5) * 0.42) / STRIPS);
        levels[0] = -0.1;
        levels[STRIPS] = 1.1;
        const edge = (at: number) => wave((levels[at] ?? 1) * side, swing, side * 1.3, phase + at * 0.12);
        let last = -1;
        const ground = Array.from({ length: STRIPS }, (_, at): readonly SvgElement[] => {
          let shade = Math.floor(random() * greens.length);
          if (shade === last) shade = (shade + 2) % greens.length;
          last = shade;
          const fill = at === flowering ? second : (greens[shade] ?? accent);
          const [upper, lower] = [edge(at), edge(at + 1)];
          const furrow = mix(fill, at === flowering ? paper : inverse, at === flowering ? 0.35 : 0.3);
          const furrows = Array.from({ length: FURROWS }, (_furrow, line) => {
            const share = (line + 1) / (FURROWS + 1);
            return stroke((x) => upper(x) + (lower(x) - upper(x)) * share, side, furrow, side * 0.0022, 0.75);
          });
          return [strip(upper, lower, side, fill), ...furrows];
        });
        const hedges = [2, 7, 9].flatMap((at) => {
          const line = edge(at);
          return Array.from({ length: 34 }, (_, place) => {
            const x = (place / 34) * side + random() * side * 0.02;
            const radius = side * (0.006 + random() * 0.009);
            const crown = mix(inverse, accent, 0.25 + random() * 0.3);
            return random() < 0.3 ? [] : tree(x, line(x), radius, crown, mix(crown, paper, 0.12), inverse);
          }).flat();
        });
        const road = (x: number): number => side * 0.02 + wave(x, side * 0.02, side, phase)(x) * 1.02;
        return [...ground.flat(), stroke(road, side, mix(paper, second, 0.12), side * 0.011), ...hedges];
      }),
    ];
  };

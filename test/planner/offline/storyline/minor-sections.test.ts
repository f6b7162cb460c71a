import { describe, expect, test } from "vitest";
import { contentPhrases } from "../../../../src/deck/content-phrases.ts";
import { planOf } from "../../../support/planning.ts";

const minutes = (present: string): string => `# Harbour works

## ${present}

- Ms Okafor from the port authority
- Mr Lindqvist from the shipyard
- Ms Duarte from the council

## Crane

The old crane lifts nine tonnes, and the new ferries weigh twelve. It has to be replaced before the summer.

## Quay

The quay has sunk by four centimetres since the spring. Divers found a hollow below the third bollard.

## Money

The council pays for the crane and the port for the quay. Both need an offer by the end of March.
`;

describe("sections that only keep a record", () => {
  test.each(["Attendees", "Participants:", "Present"])(
    "%s: shown only where every other section has its slide",
    async (heading) => {
      const shown = async (slideCount: number): Promise<string> =>
        (await planOf(minutes(heading), { slideCount })).slides
          .flatMap(({ candidates: [content] }) => contentPhrases(content).map(({ text }) => text))
          .join("\n");
      expect(await shown(4)).not.toContain("Lindqvist");
      expect(await shown(12)).toContain("Lindqvist");
    },
  );
});

test("people are never slides of their own, nor is what did not happen", async () => {
  const names = ["Ada Brook @adab (chair)", "Ben Stone @bstone99 (port)", "Cleo Reed @creed (port)"];
  const source = minutes("On the call")
    .replace(/(?:- M.*\n)+/u, names.map((name) => `- ${name}\n`).join(""))
    .replace("## Quay", "- Nothing to add since the last call\n- Offers for a new crane are asked for\n\n## Quay");
  const { slides } = await planOf(source, { slideCount: 9 });
  const titles = slides.map(({ candidates: [content] }) => contentPhrases(content)[0]?.text ?? "");
  const shown = slides.flatMap(({ candidates: [content] }) => contentPhrases(content).map(({ text }) => text));
  expect(titles.filter((title) => title.includes("@"))).toEqual([]);
  expect(shown.filter((text) => text.startsWith("Nothing to add"))).toEqual([]);
});

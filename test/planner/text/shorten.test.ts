import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { capitalised, headlineCase, versionsOf, withoutFullStop } from "../../../src/planner/text/shorten.ts";

const english = languageRules("en");
const shortest = (text: string, language = "en"): string | undefined =>
  versionsOf(text, languageRules(language)).at(-1);

describe("versionsOf deletes what the source sets off", () => {
  test.each([
    ["parentheses", "The town (31,200 people) drinks coffee all day.", "The town drinks coffee all day."],
    [
      "a clause between dashes",
      "Compile times — unsurprisingly for many — were named most often.",
      "Compile times were named most often.",
    ],
    [
      "a relative clause at the end",
      "Teams keep notes in the agenda, which saves paperwork later.",
      "Teams keep notes in the agenda",
    ],
    [
      "an example at the end",
      "Every task needs an owner and a date, such as a name and a Friday.",
      "Every task needs an owner and a date",
    ],
    ["a second main clause", "Meet in the morning; most people are awake then.", "Meet in the morning"],
    [
      "a clause that grants",
      "While the work is going on, readers find the stability better.",
      "Readers find the stability better.",
    ],
  ])("%s", (_name, text, expected) => {
    expect(shortest(text)).toBe(expected);
  });

  test.each([
    ["what takes back", "Plan the trip; but never book it before June."],
    ["what a brief announcement is made for", "One thing counts – sleep before midnight."],
    ["a list in front of the verb", "Although red, green and blue are mixed, nobody sees white."],
    ["a condition", "If the tests fail, the build stops."],
    ["a negation in brackets", "The rule holds (but not on Sundays)."],
    ["a restrictive clause", "Authors who write small changes are faster."],
  ])("and keeps %s", (_name, text) => {
    expect(versionsOf(text, english)).toEqual([text]);
  });

  test.each([
    [
      "en",
      "People spent 17 hours in calls, and half of those calls were about news.",
      "People spent 17 hours in calls",
    ],
    [
      "en",
      "At the end of the week, the newcomer lists what made no sense, and the team mends one thing.",
      "At the end of the week, the newcomer lists what made no sense",
    ],
    [
      "de",
      "Die Stadt hat neue Bäume gepflanzt, und die Anwohner haben das Gießen übernommen.",
      "Die Stadt hat neue Bäume gepflanzt",
    ],
    [
      "fr",
      "La ville a planté mille arbres, et les habitants ont pris soin de chacun.",
      "La ville a planté mille arbres",
    ],
    [
      "es",
      "La ciudad ha plantado mil árboles, y los vecinos han cuidado de cada uno.",
      "La ciudad ha plantado mil árboles",
    ],
  ])("%s: a second main clause behind “and”: %s", (language, text, expected) => {
    expect(shortest(text, language)).toBe(expected);
  });

  test.each([
    ["en", "Anna, Ben, and Carla have planted a tree."],
    ["en", "The council has money, and only the mayor can spend it."],
    ["en", "If the council has money, and the mayor wants trees, we plant."],
    ["en", "The children water the trees, and sing."],
  ])("%s: no other “and”: %s", (language, text) => {
    expect(versionsOf(text, languageRules(language))).toEqual([text]);
  });

  test.each([
    [
      "en",
      "The town built a bridge over the canal, making the way to school ten minutes shorter.",
      "The town built a bridge over the canal",
    ],
    ["en", "They offer rooms, boats and lessons in cooking, cleaning and gardening.", undefined],
    ["en", "The shop sells old tools from the region, including none that were made by hand.", undefined],
    [
      "pt",
      "A cidade construiu uma ponte sobre o canal, garantindo o acesso das crianças à escola.",
      "A cidade construiu uma ponte sobre o canal",
    ],
    [
      "pt",
      "Além de ser o elemento central de uma rede de transporte, a ponte reduz o caminho, a espera e o custo.",
      "A ponte reduz o caminho, a espera e o custo.",
    ],
    [
      "es",
      "La ciudad construyó un puente sobre el canal, permitiendo el paso de los niños.",
      "La ciudad construyó un puente sobre el canal",
    ],
    [
      "fr",
      "La ville a construit un pont sur le canal, permettant aux enfants de venir à pied.",
      "La ville a construit un pont sur le canal",
    ],
  ])("%s: what somebody brings about besides: %s", (language, text, expected) => {
    expect(shortest(text, language)).toBe(expected ?? text);
  });

  test.each([
    [
      "A ponte une os dois lados da cidade, seja para a escola, ou para o mercado.",
      "A ponte une os dois lados da cidade",
    ],
    [
      "A ponte é importante para os moradores, garantindo um caminho que se abre a todos.",
      "A ponte é importante para os moradores",
    ],
  ])("pt: whatever the case: %s", (text, expected) => {
    expect(shortest(text, "pt")).toBe(expected);
  });

  test("an infinitive makes no entry of a list a clause", () => {
    const text =
      "La scuola offre molti corsi nuovi per gli adulti, tra cui laboratori di cucina, lezioni di ballo e idee per riparare la bicicletta.";
    expect(shortest(text, "it")).toBe("La scuola offre molti corsi nuovi per gli adulti");
  });

  test.each([
    "In some years the river stays low; in many others, though, it floods the cellars.",
    "The new form makes it easy for guests to choose a room, and to pay for it by card.",
    "The walls are high and thick, so in order to hear the bell at night, you would need a very big one.",
    "We were amused by the theatre of numbers — that is to say, tables that nobody reads.",
    "The report names many reasons, for example, in the north the rain stayed away.",
  ])("half a thought is none: %s", (text) => {
    expect(versionsOf(text, english)).toEqual([text]);
  });

  test("examples go with all their entries", () => {
    const text = "The school offers evening courses for the whole valley, such as wood carving, weaving and pottery.";
    expect(shortest(text)).toBe("The school offers evening courses for the whole valley");
  });

  test.each([
    ["es", "Para vigilar el nivel del río, en la comarca hay seis puestos que envían datos cada hora."],
    ["fr", "Pour suivre le niveau de la rivière, en amont du pont six postes envoient leurs données chaque heure."],
  ])("what another language says for 'and' parts no clauses in %s", (language, text) => {
    expect(shortest(text, language)).toBe(text);
  });

  test("a Dutch clause behind 'en' goes", () => {
    expect(shortest("De pont is twaalf keer per dag open, en de bemanning heeft zeven mensen.", "nl")).toBe(
      "De pont is twaalf keer per dag open",
    );
  });

  test("verb-final languages lose their brackets and nothing else", () => {
    expect(shortest("店（創業118年）は川沿いにあり、客が絶えません。", "ja")).toBe(
      "店は川沿いにあり、客が絶えません。",
    );
    expect(shortest("모임은 목요일, 물론 저녁에 열립니다.", "ko")).toBe("모임은 목요일, 물론 저녁에 열립니다.");
  });

  test("every version is made of the sentence's letters in their order", () => {
    const part = fc.constantFrom(
      "the town",
      ", which is old",
      " (very old)",
      " — they say — ",
      "; it rains",
      " plants trees",
      ".",
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 9 }), (parts) => {
        const text = parts.join("");
        for (const version of versionsOf(text, english)) {
          let at = 0;
          for (const letter of version.toLowerCase().replace(/[^a-z]/g, "")) {
            at = text.toLowerCase().indexOf(letter, at) + 1;
            expect(at).toBeGreaterThan(0);
          }
        }
      }),
    );
  });
});

test("headlineCase", () => {
  expect(headlineCase("However, trees cool the city.", english)).toBe("Trees cool the city");
  expect(headlineCase("木は街を冷やします。", languageRules("ja"))).toBe("木は街を冷やします");
});

test("a full stop goes, the stop of an abbreviation stays", () => {
  expect(withoutFullStop("It rains.")).toBe("It rains");
  expect(withoutFullStop("Music ends at 6 p.m.")).toBe("Music ends at 6 p.m.");
});

test("capitalised leaves names that mix cases or digits alone", () => {
  expect(capitalised("trees cool the city", "en")).toBe("Trees cool the city");
  expect(capitalised("iPhone sales fell", "en")).toBe("iPhone sales fell");
  expect(capitalised("npm2 is out", "en")).toBe("npm2 is out");
  expect(capitalised("ıspanak", "tr")).toBe("Ispanak");
});

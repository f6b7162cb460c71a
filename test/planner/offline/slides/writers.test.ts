import { describe, expect, test } from "vitest";
import { proposal } from "../../../support/proposals.ts";

describe("lists", () => {
  test("lead-ins are labels, texts stand beside them where all are brief", async () => {
    const { items, title } = await proposal(
      "list",
      "Three rules keep the calendar short:\n\n- **No agenda, no meeting.** An invitation without a question may be declined.\n- **Never more than eight.** A ninth person only listens.\n- **Notes within an hour.** One person writes them during the call.",
    );
    expect(title.text).toBe("Three rules keep the calendar short");
    expect(items.map(({ label, text }) => [label?.text, text?.text])).toEqual([
      ["No agenda, no meeting", "An invitation without a question may be declined"],
      ["Never more than eight", "A ninth person only listens"],
      ["Notes within an hour", "One person writes them during the call"],
    ]);
  });

  test("a pronoun may lean on the label beside it", async () => {
    const { items } = await proposal(
      "steps",
      "1. **Send the laptop early.** It arrives five days before the first day.\n2. **Name a buddy.** One colleague answers every small question.",
    );
    expect(items.map(({ text }) => text?.text)).toEqual([
      "It arrives five days before the first day",
      "One colleague answers every small question",
    ]);
  });

  test("longer lists keep their items in order, and no item ends in a colon or opens with a pronoun", async () => {
    const body = [
      "Shade on the pavement",
      "They cost money",
      "Cleaner air for the street",
      "This is a start:",
      "A home for birds",
      "Cooler summer nights",
      "Quieter streets at night",
      "Higher prices of houses",
      "Less water in the drains",
    ];
    const { items } = await proposal("list", body.map((item) => `- ${item}`).join("\n"));
    expect(items).toHaveLength(6);
    const shown = items.map(({ text }) => text?.text ?? "");
    expect(shown.some((text) => /^(?:They|This)|:$/.test(text))).toBe(false);
    const entries = shown.flatMap((text) => text.split(" · "));
    expect([...entries].sort((a, b) => body.indexOf(a) - body.indexOf(b))).toEqual(entries);
  });

  test("ordered lists are steps, boxes a checklist", async () => {
    expect(
      (await proposal("steps", "1. Dig a wide hole\n2. Set the tree\n3. Water it for three days")).items,
    ).toHaveLength(3);
    expect(
      (await proposal("checklist", "- [ ] Hole is wide enough\n- [ ] Tree is ordered\n- [ ] Water is near")).items,
    ).toHaveLength(3);
  });

  test.each([
    ["Map drawn, by 7 March", "Tents ordered, by 21 February", "By 21 February", "Tents ordered"],
    ["Karte zeichnen, bis 7. März", "Zelte bestellen, bis zum 21. Februar", "Bis zum 21. Februar", "Zelte bestellen"],
    [
      "Dessiner le plan, avant le 7 mars",
      "Commander les tentes, avant le 21 février",
      "Avant le 21 février",
      "Commander les tentes",
    ],
    [
      "Dibujar el mapa, antes del 7 de marzo",
      "Pedir las carpas, antes del 21 de febrero",
      "Antes del 21 de febrero",
      "Pedir las carpas",
    ],
  ])(
    "tasks still to do carry their dates as labels, the first to be done first: %s",
    async (first, second, label, task) => {
      const { items } = await proposal("checklist", `- [x] Site is approved\n- [ ] ${first}\n- [ ] ${second}`);
      expect(items).toHaveLength(2);
      expect([items[0]?.label?.text, items[0]?.text?.text]).toEqual([label, task]);
    },
  );

  test("bold phrases at the head of paragraphs become a list", async () => {
    const { items } = await proposal(
      "list",
      "**Start on time.** People who wait once come late the next time, and those who came early regret it.\n\nWhen all have arrived, **say why you meet** and what the meeting has to decide before it ends.\n\nBefore everybody leaves the room, **agree on the next steps** together with a person and a date for each.",
    );
    expect(items.map(({ text }) => text?.text)).toEqual([
      "Start on time",
      "Say why you meet",
      "Agree on the next steps",
    ]);
  });
});

describe("figures", () => {
  test("labels with shares are a chart; the parts of a whole a ring", async () => {
    const ring = await proposal("chart", "- Lime: 50%\n- Maple: 30%\n- Oak: 20%", "Species");
    expect([ring.kind, ring.points.map(({ value }) => value)]).toEqual(["donut", [50, 30, 20]]);
    expect((await proposal("chart", "- Lime: 50%\n- Maple: 43%\n- Oak: 27%", "Known to people")).kind).toBe("bar");
  });

  test("a chart of too many values shows the largest and says so", async () => {
    const body = Array.from({ length: 12 }, (_, at) => `- Street ${String.fromCodePoint(65 + at)}: ${40 - at}%`).join(
      "\n",
    );
    const chart = await proposal("chart", body, "Shade by street");
    expect(chart.points).toHaveLength(8);
    expect(chart.points.map(({ value }) => value)).toEqual([40, 39, 38, 37, 36, 35, 34, 33]);
    expect(chart.caption?.text).toBe("Only the largest values are shown");
  });

  test("years make a line", async () => {
    expect(
      (
        await proposal(
          "chart",
          "| Year | Trees |\n| --- | --- |\n| 2014 | 9,100 |\n| 2019 | 10,400 |\n| 2024 | 12,800 |",
        )
      ).kind,
    ).toBe("line");
  });

  test("a figure stands large over the sentence that explains it", async () => {
    const stat = await proposal(
      "stat",
      "Last year the town lost 640 trees to the drought. Nobody had expected that. The council met twice about it in spring.",
    );
    expect([stat.value.text, stat.title.text]).toEqual([
      "640 trees",
      "Last year the town lost 640 trees to the drought",
    ]);
  });

  test("shares with the words that belong to them", async () => {
    const { items } = await proposal(
      "stats",
      "In the survey 62% of residents want more shade. The drought killed 9% of all young trees in one summer. Only the park was spared.",
    );
    expect(items.map(({ value, text }) => [value?.text, text?.text])).toEqual([
      ["62%", "of residents want more shade"],
      ["9%", "The drought killed 9% of all young trees in one summer"],
    ]);
  });

  test.each([
    ["en", "People spent 17 hours a week in calls. The town wrote 240 letters a month to friends.", "a week in calls"],
    [
      "de",
      "Die Leute saßen 17 Stunden pro Woche in Gesprächen. Die Stadt zahlte 240 Euro im Monat für Strom.",
      "pro Woche in Gesprächen",
    ],
    [
      "fr",
      "Les gens passaient 17 heures par semaine au téléphone. La ville payait 240 euros par mois de loyer.",
      "par semaine au téléphone",
    ],
    [
      "es",
      "La gente pasaba 17 horas a la semana al teléfono. La ciudad pagaba 240 euros al mes de alquiler.",
      "a la semana al teléfono",
    ],
  ])("%s: a label does not say its figure again", async (_language, text, label) => {
    const { items } = await proposal("stats", text, "Zeit");
    expect(items[0]?.text?.text).toBe(label);
  });

  test("a figure that its sentence says nothing about is not shown among others", async () => {
    const text = "2010年、店の売上の85％は贈り物でした。いまは52％です。客の30％は一人で店に来ます。";
    const { items } = await proposal("stats", text, "変わる店");
    expect(items.map(({ value }) => value?.text)).toEqual(["85％", "30％"]);
  });

  test("a sentence that opens with its figure goes on below it", async () => {
    const { value, title } = await proposal(
      "stat",
      "83% of residents said they walked to work in the spring (a record).",
    );
    expect([value.text, title.text]).toEqual(["83%", "of residents said they walked to work in the spring"]);
  });

  test("a denied count is no figure to show", async () => {
    await expect(
      proposal(
        "stat",
        "Do not plan more than 60 minutes for a walk. Bring water and a hat for the sun. Dogs stay on the lead.",
      ),
    ).rejects.toThrow("no stat");
  });
});

describe("time", () => {
  test("dated items are a timeline", async () => {
    const { items } = await proposal(
      "timeline",
      "- 20 February – Call for volunteers goes out\n- 15 March – Last day to book a stall\n- 1 April – Posters are printed",
    );
    expect(items.map(({ label }) => label?.text)).toEqual(["20 February", "15 March", "1 April"]);
    expect(items[0]?.text?.text).toBe("Call for volunteers goes out");
  });

  test("sentences with dates in order are one too; out of order they are not", async () => {
    const inOrder = "In 1937 the village was founded. In 1940 the school opened. In 1951 the first bus arrived.";
    expect((await proposal("timeline", inOrder)).items).toHaveLength(3);
    await expect(
      proposal(
        "timeline",
        "In 1951 the first bus arrived. In 1937 the village was founded. In 1940 the school opened.",
      ),
    ).rejects.toThrow("no timeline");
  });
});

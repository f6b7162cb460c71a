import { describe, expect, test } from "vitest";
import { readSlot } from "../../src/svg/read-slots.ts";
import type { TextSlot } from "../../src/svg/text-slot.ts";
import { setText, styleOfSlot } from "../../src/typeset/set-text.ts";
import { typesetter } from "../support/typeset.ts";

const slot: TextSlot = {
  id: "title",
  box: { x: 80, y: 100, width: 800, height: 320 },
  fit: { min: 56, max: 110 },
  size: 100,
  align: "start",
  lineHeight: 1.05,
  source: "",
  families: ["Fraunces"],
  genre: "serif",
  weight: 700,
  fill: "#111111",
  direction: "ltr",
  balance: true,
};

async function set(own: TextSlot, source: string, language = "en") {
  await typesetter.ensure([{ texts: [source, source.toUpperCase()], style: styleOfSlot(own, language) }]);
  return setText(typesetter, own, source, language);
}

describe("setText", () => {
  test("gives an element from which the slot and its text can be read again", async () => {
    const { element, slot: after, fits } = await set(slot, "Why teams need better rituals & <fewer> meetings");
    const read = readSlot(element);
    expect(fits).toBe(true);
    expect(read?.slot).toMatchObject({ ...after, tracking: 0 });
    expect(read?.slot.source).toBe("Why teams need better rituals & <fewer> meetings");
  });

  test("sets the same text the same way again", async () => {
    const first = await set(slot, "Hyphenated Verantwortungsbewusstseinsverordnung 🚀", "de");
    const read = readSlot(first.element);
    const again = await set(read?.slot ?? slot, read?.slot.source ?? "", "de");
    expect(again.element.children).toEqual(first.element.children);
  });

  test("names the families the text needs and leaves out what none has", async () => {
    const { slot: after, missing } = await set({ ...slot, direction: "rtl" }, "مرحبا 🚀", "ar");
    expect(after.families).toEqual(["Fraunces", "Noto Naskh Arabic"]);
    expect(missing).toEqual(["🚀"]);
  });

  test("gives tall scripts room and sets capitals by language", async () => {
    expect((await set(slot, "ที่นี่", "th")).slot.lineHeight).toBeGreaterThan(1.3);
    const { element } = await set({ ...slot, case: "upper" }, "iğne ile ipek", "tr");
    expect(readSlot(element)?.lines.join(" ")).toBe("İĞNE İLE İPEK");
    expect(readSlot(element)?.slot.source).toBe("iğne ile ipek");
  });

  test("says when even the smallest size is too large", async () => {
    expect((await set(slot, "word ".repeat(120).trim())).fits).toBe(false);
  });
});

import { serverTypesetter } from "../../src/typeset/node/server-typesetter.ts";
import type { Paragraph } from "../../src/typeset/paragraph.ts";
import type { TypeStyle } from "../../src/typeset/type-style.ts";

export const typesetter = serverTypesetter();

const RIGHT_TO_LEFT = new Set(["ar", "he"]);

export function style(family: string, language = "en", more: Partial<TypeStyle> = {}): TypeStyle {
  const direction = RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
  return { family, genre: "sans", weight: 400, language, direction, ...more };
}

/** A text shaped with its fonts loaded. */
export async function prepare(text: string, own: TypeStyle = style("Inter")): Promise<Paragraph> {
  await typesetter.ensure([{ texts: [text], style: own }]);
  return typesetter.prepare(text, own);
}

/** Sentences of our own in every script we set, by language. */
export const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Why remote teams need better rituals",
    "Efficient offices: flow, fjord & waffle",
    "25% of 1,000 people — “yes”",
    "From → to ✔ done ★ 5‰ ≈ √2 ➜ ☑",
  ],
  de: ["Über größere Grundstücksverkehrsgenehmigungen", "Straße, Maß & Fußgängerübergänge"],
  fr: ["L’été à l’œuvre : « ça y est ! »", "Où sont les élèves ?"],
  es: ["¿Qué pasó mañana en España?"],
  pl: ["Zażółć gęślą jaźń"],
  vi: ["Tiếng Việt rất đẹp và phức tạp"],
  ru: ["Удалённая работа: как не выгореть", "Съешь ещё этих мягких французских булок"],
  el: ["Η εξ αποστάσεως εργασία"],
  ar: ["العمل عن بُعد يغيّر طريقة تفكيرنا", "في عام 2024 بلغت النسبة 48% (تقريبًا)", "مرحبا Hello بالعالم"],
  he: ["עבודה מרחוק משנה את הכול", "שלום (2024) world!"],
  hi: ["दूरस्थ कार्य हमारे सोचने का तरीका बदलता है", "क्षत्रिय ज्ञान प्रार्थना 48%"],
  th: ["การทำงานระยะไกลเปลี่ยนวิธีคิดของเรา", "ที่นี่มีน้ำ 25%"],
  ja: ["リモートワークは働き方を変える。", "「こんにちは」、世界！（2024年）"],
  zh: ["远程办公正在改变我们的工作方式。", "你好，“世界”！（2024年）"],
  ko: ["원격 근무는 우리의 사고방식을 바꾼다", "안녕하세요, 세계! 2024년"],
};

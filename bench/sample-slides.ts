import { el } from "../src/svg/element.ts";
import type { TextSlot } from "../src/svg/text-slot.ts";
import { SVG_NAMESPACE, writeSvg } from "../src/svg/write-svg.ts";
import { setText, styleOfSlot } from "../src/typeset/set-text.ts";
import type { Typesetter } from "../src/typeset/typesetter.ts";

/** Title and body in ten languages. */
export const SAMPLES: Readonly<Record<string, readonly [string, string]>> = {
  en: [
    "Why remote teams need better rituals",
    "Small teams ship sooner when every review starts from a written note of 25 % fewer words.",
  ],
  de: [
    "Verantwortungsbewusste Entwicklungsabteilungen",
    "Kleine Teams liefern früher, wenn jede Prüfung mit einer Notiz beginnt, z. B. am Morgen.",
  ],
  ru: ["Удалённая работа: как не выгореть", "Небольшие команды выпускают быстрее, когда обзор начинается с записки."],
  ar: ["العمل عن بُعد يغيّر طريقة تفكيرنا", "تعمل الفرق الصغيرة بسرعة أكبر عندما تبدأ كل مراجعة بنص واضح (2024)."],
  he: ["עבודה מרחוק משנה את הכול", "צוותים קטנים מספקים מוקדם יותר כאשר כל סקירה מתחילה במסמך כתוב."],
  hi: ["दूरस्थ कार्य हमारे सोचने का तरीका बदलता है", "छोटी टीमें तेज़ी से काम करती हैं जब हर समीक्षा लिखित रूप में शुरू होती है।"],
  th: ["การทำงานระยะไกลเปลี่ยนวิธีคิดของเรา", "ทีมขนาดเล็กทำงานได้เร็วขึ้นเมื่อการทบทวนทุกครั้งเริ่มต้นจากบันทึก"],
  ja: ["リモートワークは働き方を大きく変える", "小さなチームは文書から始めることで、より速く成果を届けられる。"],
  zh: ["远程办公正在改变我们的工作方式", "小团队从书面文档开始评审，就能更快地交付成果。"],
  ko: ["원격 근무는 우리의 사고방식을 바꾼다", "작은 팀은 모든 검토를 글로 시작할 때 더 빨리 결과를 낸다."],
};

const RIGHT_TO_LEFT = new Set(["ar", "he"]);

/** A flat 1080×1350 slide a language, set the way the design engine does. */
export async function sampleSlides(typesetter: Typesetter): Promise<string[]> {
  const slides: string[] = [];
  for (const [language, [title, body]] of Object.entries(SAMPLES)) {
    const common = {
      size: 1,
      align: "start",
      source: "",
      fill: "#1d1712",
      direction: RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr",
    } as const;
    const slots: [TextSlot, string][] = [
      [
        {
          ...common,
          id: "title",
          box: { x: 80, y: 160, width: 920, height: 420 },
          fit: { min: 56, max: 120 },
          lineHeight: 1.05,
          families: ["Fraunces Display"],
          genre: "serif",
          weight: 600,
          balance: true,
        },
        title,
      ],
      [
        {
          ...common,
          id: "body",
          box: { x: 80, y: 660, width: 920, height: 480 },
          fit: { min: 32, max: 52 },
          lineHeight: 1.4,
          families: ["Inter"],
          genre: "sans",
          weight: 400,
        },
        body,
      ],
    ];
    await typesetter.ensure(slots.map(([slot, text]) => ({ texts: [text], style: styleOfSlot(slot, language) })));
    const texts = slots.map(([slot, text]) => setText(typesetter, slot, text, language).element);
    const attributes = { xmlns: SVG_NAMESPACE, viewBox: "0 0 1080 1350", width: 1080, height: 1350, lang: language };
    const ground = [
      el("rect", { width: 1080, height: 1350, fill: "#f6efe3" }),
      el("rect", { x: 80, y: 620, width: 920, height: 4, fill: "#b4442a" }),
    ];
    slides.push(writeSvg(el("svg", attributes, ...ground, ...texts)));
  }
  return slides;
}

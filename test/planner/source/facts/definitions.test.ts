import { describe, expect, test } from "vitest";
import { findDefinition } from "../../../../src/planner/source/facts/definitions.ts";

describe("definitions", () => {
  test.each([
    ["en", "A stand-up is a daily meeting of fifteen minutes.", "stand-up", "a daily meeting of fifteen minutes."],
    ["en", "HTTPS is a protocol for private connections.", "HTTPS", "a protocol for private connections."],
    ["de", "Ein Straßenbaum ist ein Baum auf öffentlichem Grund.", "Straßenbaum", "ein Baum auf öffentlichem Grund."],
    ["fr", "Le levain est un mélange de farine et d’eau.", "levain", "un mélange de farine et d’eau."],
    ["es", "El compost es una mezcla de restos vegetales.", "compost", "una mezcla de restos vegetales."],
    ["ja", "和菓子とは、日本の伝統的なお菓子のことです。", "和菓子", "日本の伝統的なお菓子のことです。"],
    ["zh", "开源是指任何人都可以使用和修改的软件。", "开源", "任何人都可以使用和修改的软件。"],
  ])("%s: %s", (language, sentence, term, meaning) => {
    const found = findDefinition(sentence, language);
    expect(sentence.slice(found?.term.start, found?.term.end)).toBe(term);
    expect(sentence.slice(found?.meaning.start, found?.meaning.end)).toBe(meaning);
  });

  test.each([
    ["en", "This is a good day for a walk in the park."],
    ["en", "Each metric is a step forward for everyone."],
    ["en", "The reason is a lack of time and money."],
    ["en", "We are the people who plant the trees."],
    ["de", "Es ist ein weiter Weg bis ans Meer."],
    ["pt", "Se você é um morador do bairro antigo, quase nada mudará para você."],
    ["es", "Cuando el puerto es un lugar tranquilo, los vecinos bajan al muelle."],
    ["es", "En verano es la barca pequeña la que cruza el río."],
    ["fr", "Si votre maison est une ancienne ferme, le toit est à refaire."],
    ["it", "Se la barca è una di quelle vecchie, il molo resta chiuso."],
    ["en", "Whether moss is a friend of the lawn depends on the shade."],
    ["en", "In summer is the time when the ferry runs twice."],
    ["de", "Ob Moos ist der Feind des Rasens ist, weiß im Dorf niemand genau."],
    ["nl", "Als u de eigenaar bent is een brief genoeg voor de gemeente."],
    ["ru", "Если вы хозяин лодки — это правило касается и вас."],
    ["ar", "إذا كان البيت هو ملك للبلدية فلا شيء يتغير هنا."],
    ["he", "אם הבית הוא רכוש העירייה שום דבר לא משתנה כאן."],
    ["hi", "अगर आप एक किसान हैं तो आपके लिए बहुत कुछ बदल जाता है।"],
    ["xx", "A stand-up is a daily meeting."],
  ])("%s, none: %s", (language, sentence) => {
    expect(findDefinition(sentence, language)).toBeUndefined();
  });
});

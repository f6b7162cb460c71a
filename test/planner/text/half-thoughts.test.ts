import { describe, expect, test } from "vitest";
import {
  addressesSomebody,
  announcesItems,
  freesFor,
  givesOtherSide,
  isCounterpart,
  opensWithTurn,
  setsAgainst,
  supposes,
  turnsAgainst,
} from "../../../src/planner/text/half-thoughts.ts";

describe("what the next sentence takes back is half a thought", () => {
  test.each([
    ["en", "Posters are cheap.", "But nobody reads them."],
    ["en", "The pond is not a lake.", "It is a bath for ducks."],
    ["en", "We are not proud of the fence.", "We are proud of the gate."],
    ["de", "Regeln kosten Zeit.", "Andererseits ersparen sie Streit."],
    ["de", "Der Plan war gut.", "Er kam jedoch zu spät."],
    ["de", "Der Plan war gut.", "Wir bemerkten aber die Kosten."],
    ["en", "The plan was good.", "The boat, however, came late."],
    ["fr", "Le plan était bon.", "Le bateau est toutefois arrivé tard."],
    ["es", "El agua es gratis.", "Sin embargo, el vaso se paga."],
    ["fr", "Le vélo est lent.", "Mais il arrive toujours."],
    ["it", "Il treno costa poco.", "Tuttavia parte di rado."],
    ["pt", "A horta é pequena.", "Mas alimenta a rua."],
    ["nl", "De brug is oud.", "Maar zij houdt het."],
    ["ru", "Мост старый.", "Однако он держится."],
    ["ja", "宣伝しなくてもかまいません。", "しかし、知られなければ使われません。"],
    ["ja", "贈り物は減りました。", "代わりに、自分用が増えました。"],
    ["ko", "규칙을 적는 일은 귀찮습니다.", "그러나 다툼을 줄여 줍니다."],
    ["zh", "挣钱不容易。", "但是方法总是有的。"],
    ["ar", "الطريق طويل.", "ولكن الحافلة سريعة."],
    ["he", "הגשר ישן.", "אבל הוא מחזיק."],
    ["hi", "पुल पुराना है।", "लेकिन वह मज़बूत है।"],
  ])("%s: %s %s", (language, before, reply) => {
    expect(turnsAgainst(before, reply, language)).toBe(true);
  });

  test.each([
    ["en", "The bridge is old.", "It was built by monks."],
    ["en", "Butter is dear.", "Butter costs four dollars."],
    ["de", "Der Steg ist neu.", "Er liegt am Ufer."],
    ["de", "Der Steg ist neu.", "Der Steg ist klein, aber fest."],
    ["zh", "桥很旧。", "桥在河上。"],
    ["sv", "Bron är gammal.", "Men den håller."],
  ])("%s: %s %s are two thoughts", (language, before, next) => {
    expect(turnsAgainst(before, next, language)).toBe(false);
  });

  test("the counterpart of a parallel leans on the first half", () => {
    expect(isCounterpart("United, there is little we cannot lift.", "Divided, there is little we can.", "en")).toBe(
      true,
    );
    expect(isCounterpart("It is no barn in which hay is kept.", "A barn in which hay is kept needs air.", "en")).toBe(
      true,
    );
    expect(isCounterpart("We cannot sink.", "We can hardly float.", "en")).toBe(false);
  });

  test.each([
    ["en", "Unfortunately, nobody reads them."],
    ["de", "Leider liest sie niemand."],
    ["ja", "残念ながら、誰も読みません。"],
    ["zh", "不幸的是，没有人看。"],
    ["fr", "Mais personne ne les lit."],
  ])("%s: %s goes against what stands before", (language, text) => {
    expect(setsAgainst(text, language)).toBe(true);
    expect(setsAgainst("Boats are cheap.", language)).toBe(false);
  });

  test("the other side of a paragraph", () => {
    expect(givesOtherSide("Andererseits möchten viele nur zusehen.", "de")).toBe(true);
    expect(givesOtherSide("On the other hand, fences keep goats out.", "en")).toBe(true);
    expect(givesOtherSide("Fences keep goats out.", "en")).toBe(false);
  });
});

describe("what later sentences are needed for", () => {
  test.each([
    ["en", "There is no rule that a barn needs paint.", "Instead of waiting, you should mend the roof."],
    ["de", "Sie müssen die Scheune nicht streichen.", "Stattdessen sollten Sie das Dach flicken."],
    ["es", "No hace falta pintar el granero.", "En lugar de esperar, hay que arreglar el tejado."],
    ["fr", "Il n’est pas nécessaire de peindre la grange.", "Au lieu d’attendre, il faut réparer le toit."],
    ["ja", "小屋を塗らなければいけないというルールはありません。", "待つ代わりに、屋根を直す必要があります。"],
    ["ko", "헛간을 칠할 필요는 없습니다.", "기다리는 대신 지붕을 고치세요."],
    ["zh", "谷仓不需要刷漆。", "与其等待，不如修屋顶。"],
    ["ar", "ليس من الضروري طلاء الحظيرة.", "بدلا من الانتظار، أصلح السقف."],
    ["he", "אין צורך לצבוע את הרפת.", "במקום לחכות, תקנו את הגג."],
    ["hi", "खलिहान रंगना ज़रूरी नहीं है।", "इंतज़ार के बजाय छत ठीक करें।"],
  ])("%s: a duty taken away waits for the one put in its place", (language, sentence, later) => {
    expect(freesFor(sentence, later, language)).toBe(true);
    expect(freesFor(later, sentence, language)).toBe(false);
  });

  test("a paragraph that begins with a turn takes back the one before", () => {
    expect(opensWithTurn("However, paint keeps the rain out.", "en")).toBe(true);
    expect(opensWithTurn("그러나 칠은 비를 막습니다.", "ko")).toBe(true);
    expect(opensWithTurn("Paint keeps the rain out.", "en")).toBe(false);
  });

  test("a paragraph that turns to somebody is said to them", () => {
    expect(addressesSomebody("To those neighbours who share our well, we promise clean water.", "en")).toBe(true);
    expect(addressesSomebody("An unsere Nachbarn: Wir halten den Brunnen sauber.", "de")).toBe(true);
    expect(addressesSomebody("To mend a well, we need a rope.", "en")).toBe(false);
  });
});

describe("a count announces what others name", () => {
  test.each([
    ["en", "There are two issues to consider."],
    ["en", "The answers were highlighted by three popular points."],
    ["en", "Three answers came up again and again."],
    ["de", "Schuld waren drei einfache Fehler."],
    ["es", "Hay dos razones."],
    ["fr", "Il y a plusieurs façons de commencer."],
    ["it", "Ci sono tre regole."],
    ["pt", "Há duas maneiras de pagar."],
    ["nl", "Er zijn drie redenen."],
    ["ar", "هناك مسألتان يجب أخذهما في الاعتبار."],
    ["he", "יש שלוש סיבות לכך."],
    ["hi", "इसके तीन कारण हैं।"],
    ["ko", "두 가지 방법이 있습니다."],
    ["ja", "二つの理由があります。"],
    ["zh", "可以考虑两条路径。"],
  ])("%s: %s", (language, sentence) => {
    expect(announcesItems(sentence, language)).toBe(true);
  });

  test.each([
    ["en", "Two reasons were enough for the council to plant limes along the whole of the avenue."],
    ["en", "The path is steep."],
    ["de", "Drei Linden stehen am Markt."],
    ["zh", "路很长。"],
  ])("%s: %s says something itself", (language, sentence) => {
    expect(announcesItems(sentence, language)).toBe(false);
  });
});

describe("sentences that only suppose something", () => {
  test.each([
    ["en", "Suppose the mill had two wheels.", "The mill has two wheels."],
    ["en", "Think of a bridge.", "Thinking takes time."],
    ["de", "Stell dir vor, die Mühle hätte zwei Räder.", "Die Mühle hat zwei Räder."],
    ["es", "Supongamos que el molino tiene dos ruedas.", "El molino tiene dos ruedas."],
    ["fr", "Imaginez que le moulin ait deux roues.", "Le moulin a deux roues."],
    ["it", "Immaginiamo che il mulino abbia due ruote.", "Il mulino ha due ruote."],
    ["pt", "Imagine que o moinho tem duas rodas.", "O moinho tem duas rodas."],
    ["nl", "Stel je voor dat de molen twee wielen heeft.", "De molen heeft twee wielen."],
    ["ru", "Представьте, что у мельницы два колеса.", "У мельницы два колеса."],
    ["ar", "لنفترض أن للطاحونة عجلتين.", "للطاحونة عجلتان."],
    ["he", "נניח שלטחנה שני גלגלים.", "לטחנה שני גלגלים."],
    ["hi", "मान लीजिए कि चक्की के दो पहिए हैं।", "चक्की के दो पहिए हैं।"],
    ["ja", "水車が二つあると想像してみてください。", "水車は二つあります。"],
    ["ko", "물레방아가 두 개라고 가정해 봅시다.", "물레방아는 두 개입니다."],
    ["zh", "假设磨坊有两个水轮。", "磨坊有两个水轮。"],
  ])("%s: %s", (language, supposing, telling) => {
    expect(supposes(supposing, language)).toBe(true);
    expect(supposes(telling, language)).toBe(false);
  });
});

import { expect, it } from "vitest";
import { isProcedure, tellsOutcome, tellsTask } from "../../../src/planner/text/meeting-sentences.ts";

it.each([
  ["en", "The committee agreed to sell the old boat in May."],
  ["en", "The motion to buy two lamps passed unanimously."],
  ["en", "The treasurer had a unanimous decision to keep the barn."],
  ["de", "Der Vorstand beschließt den Kauf von zwei Zelten."],
  ["de", "Der Antrag auf neue Zelte wird auf Mai vertagt."],
  ["fr", "Le budget des fêtes est adopté à l’unanimité."],
  ["es", "La junta aprobó el nuevo horario de la piscina."],
  ["ja", "新しい屋根の工事を来年に見送ることを決定した。"],
])("what came of a matter (%s): %s", (language, sentence) => {
  expect(tellsOutcome(sentence, language)).toBe(true);
});

it.each([
  ["en", "Members talked about the price of paint for an hour."],
  ["en", "The road passes the old mill behind the school."],
  ["en", "The motion passed."],
  ["de", "Die Mitglieder sprechen lange über die Farbe der Tür."],
])("no outcome (%s): %s", (language, sentence) => {
  expect(tellsOutcome(sentence, language)).toBe(false);
});

it.each([
  ["en", "Ada will follow up with the harbour master."],
  ["de", "Jonas klärt die Miete mit der Stadt ab."],
  ["fr", "Lucie se charge de la lettre aux parents."],
])("what somebody will do (%s): %s", (language, sentence) => {
  expect(tellsTask(sentence, language)).toBe(true);
});

it.each([
  ["en", "Meeting began at 7:11 p.m."],
  ["en", "The regular meeting was called to order at 6 p.m."],
  ["en", "In attendance: Ada Byron, Carl Gauss."],
  ["en", "The minutes of the May meeting were approved."],
  ["de", "Die Sitzung wird um 19 Uhr eröffnet."],
  ["fr", "La séance est levée à 21 heures."],
])("how the meeting went (%s): %s", (language, sentence) => {
  expect(isProcedure(sentence, language)).toBe(true);
});

it.each([
  ["en", "The meeting on a new roof will be held in September."],
  ["en", "Present plans cost twice as much as the old ones."],
])("the matter of the meeting (%s): %s", (language, sentence) => {
  expect(isProcedure(sentence, language)).toBe(false);
});

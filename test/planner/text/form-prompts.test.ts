import { expect, test } from "vitest";
import { isFormPrompt } from "../../../src/planner/text/form-prompts.ts";

test.each([
  ["en", "Please explain how you will count the bats"],
  ["en", "Describe in greater detail how the barn will be used"],
  ["en", "Describe how you will spend the grant"],
  ["de", "Bitte beschreiben Sie Ihr Vorhaben"],
  ["de", "Beschreiben Sie kurz, wofür das Geld gebraucht wird"],
  ["fr", "Merci de décrire votre projet"],
  ["es", "Por favor, describa su proyecto"],
  ["it", "Descrivere brevemente il progetto"],
  ["pt", "Por favor, descreva o projeto"],
  ["nl", "Beschrijf kort het project"],
  ["ru", "Пожалуйста, опишите проект"],
  ["ar", "يرجى وصف المشروع"],
  ["he", "אנא תארו את הפרויקט"],
  ["hi", "कृपया अपनी परियोजना का वर्णन करें"],
  ["ja", "事業の内容を具体的に記入してください"],
  ["ko", "사업의 목적을 설명해 주세요"],
  ["zh", "请简要说明项目的目标"],
])("a prompt of a form (%s): %s", (language, heading) => {
  expect(isFormPrompt(heading, language)).toBe(true);
});

test.each([
  ["en", "Describe the bug in your own words"],
  ["en", "List every bat you see"],
  ["en", "Please close the gate"],
  ["de", "Bitte die Tür schließen"],
  ["fr", "Décrivez le ciel du soir"],
  ["zh", "请关门"],
  ["ja", "門を閉めてください"],
])("an order of a guide (%s): %s", (language, heading) => {
  expect(isFormPrompt(heading, language)).toBe(false);
});

import { expect, test } from "vitest";
import { readConfig } from "../src/config.ts";

test("an empty environment gives the defaults", () => {
  expect(readConfig({ SLIDEWRIGHT_PLANNER: "" })).toEqual({
    dataDir: undefined,
    publicUrl: undefined,
    planCredits: {},
    upgradeUrl: undefined,
    registration: "invitation",
    issuers: [],
    isBehindProxy: false,
    claude: undefined,
  });
});

test("values are read into their own kinds", () => {
  const config = readConfig({
    SLIDEWRIGHT_DATA_DIR: "/data",
    SLIDEWRIGHT_PUBLIC_URL: "https://slides.example.com/",
    SLIDEWRIGHT_PLAN_CREDITS: "free=10,pro=250.5",
  });
  expect(config.publicUrl).toBe("https://slides.example.com");
  expect(config.planCredits).toEqual({ free: 100, pro: 2505 });
});

test.each([
  ["SLIDEWRIGHT_PLANNER", "gpt", "auto, offline or claude"],
  ["SLIDEWRIGHT_MODEL_API", "2024-01-01", "2023-06-01"],
  ["SLIDEWRIGHT_MODEL_EFFORT", "max", "low, medium or high"],
  ["SLIDEWRIGHT_MODEL_TIMEOUT", "4", "5 to 150"],
  ["SLIDEWRIGHT_MODEL_TIMEOUT", "2m", "5 to 150"],
  ["ANTHROPIC_BASE_URL", "localhost:11434", "http:// or https://"],
  ["SLIDEWRIGHT_PUBLIC_URL", "slides.example.com", "http:// or https://"],
  ["SLIDEWRIGHT_PUBLIC_URL", "https://example.com/slides", "without a path"],
  ["SLIDEWRIGHT_PLAN_CREDITS", "free", "plan=credits"],
  ["SLIDEWRIGHT_PLAN_CREDITS", "free=1.25", "plan=credits"],
  ["SLIDEWRIGHT_UPGRADE_URL", "javascript:alert(1)", "http:// or https://"],
])("%s=%s is refused with what was found and what is allowed", (name, value, allowed) => {
  const refused = () => readConfig({ [name]: value });
  expect(refused).toThrow(name);
  expect(refused).toThrow(JSON.stringify(value));
  expect(refused).toThrow(allowed);
});

test("a model plans where a key or a server is set, unless that is switched off", () => {
  const key = { ANTHROPIC_API_KEY: "sk-1" };
  expect(readConfig(key).claude).toEqual({ apiKey: "sk-1", required: false });
  expect(readConfig({ ...key, SLIDEWRIGHT_PLANNER: "offline" }).claude).toBeUndefined();
  expect(readConfig({ ...key, SLIDEWRIGHT_PLANNER: "claude" }).claude?.required).toBe(true);
  expect(
    readConfig({
      ANTHROPIC_BASE_URL: "http://127.0.0.1:11434/v1/",
      SLIDEWRIGHT_MODEL: "qwen",
      SLIDEWRIGHT_MODEL_API: "2023-06-01",
      SLIDEWRIGHT_MODEL_EFFORT: "high",
      SLIDEWRIGHT_MODEL_TIMEOUT: "60",
    }).claude,
  ).toEqual({
    baseUrl: "http://127.0.0.1:11434",
    model: "qwen",
    apiVersion: "2023-06-01",
    effort: "high",
    budgetMs: 60_000,
    required: false,
  });
});

test("a model that is asked for and can't be reached is a mistake, named with what to set", () => {
  expect(() => readConfig({ SLIDEWRIGHT_PLANNER: "claude" })).toThrow(/SLIDEWRIGHT_PLANNER.*ANTHROPIC_API_KEY/);
});

test.each([
  ["ANTHROPIC_API_KEY", "sk-secret with spaces"],
  ["ANTHROPIC_API_KEY", "sk-secret\nX-Other: 1"],
  ["ANTHROPIC_BASE_URL", "https://user:sk-secret@models.example.com"],
])("%s is refused without being repeated", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
  expect(() => readConfig({ [name]: value })).not.toThrow(/secret/);
});

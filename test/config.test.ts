import { expect, test } from "vitest";
import { readConfig } from "../src/config.ts";

test("an empty environment gives the defaults", () => {
  expect(readConfig({ SLIDEWRIGHT_PLANNER: "" })).toEqual({
    dataDir: undefined,
    publicUrl: undefined,
    planCredits: {},
    upgradeUrl: undefined,
    registration: "invitation",
    isBehindProxy: false,
    planner: "auto",
    anthropic: { apiKey: undefined, baseUrl: undefined, model: undefined },
  });
});

test("values are read into their own kinds", () => {
  const config = readConfig({
    SLIDEWRIGHT_DATA_DIR: "/data",
    SLIDEWRIGHT_PUBLIC_URL: "https://slides.example.com/",
    SLIDEWRIGHT_PLAN_CREDITS: "free=10,pro=250.5",
    SLIDEWRIGHT_PLANNER: "offline",
    ANTHROPIC_BASE_URL: "http://127.0.0.1:9",
  });
  expect(config.publicUrl).toBe("https://slides.example.com");
  expect(config.planCredits).toEqual({ free: 100, pro: 2505 });
  expect(config.planner).toBe("offline");
  expect(config.anthropic.baseUrl).toBe("http://127.0.0.1:9");
});

test.each([
  ["SLIDEWRIGHT_PLANNER", "gpt", "auto or offline"],
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

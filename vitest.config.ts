import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/unpack-chromium.ts"],
    // Commands that tests start must not reach a model with the key of whoever runs them.
    env: { ANTHROPIC_API_KEY: "", ANTHROPIC_BASE_URL: "", SLIDEWRIGHT_PLANNER: "" },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
  },
});

import { defineConfig } from "vitest/config";

/** Tests that start processes and browsers: they import little, and are kept apart from each other. */
const WITH_PROCESSES = ["test/e2e/**/*.test.ts", "test/conformance/**/*.test.ts", "test/editor/**/*.test.ts"];

export default defineConfig({
  test: {
    globalSetup: ["test/support/unpack-chromium.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // Files share modules, and with them loaded fonts: half of the time would go into importing them anew.
        test: { name: "modules", include: ["test/**/*.test.ts"], exclude: WITH_PROCESSES, isolate: false },
      },
      { extends: true, test: { name: "processes", include: WITH_PROCESSES } },
    ],
  },
});

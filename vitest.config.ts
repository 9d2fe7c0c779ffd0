import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["__tests__/**/*.test.ts"],
    globalSetup: ["__tests__/helpers/build-source.ts"],
    exclude: ["__tests__/browser/**", "node_modules/**"],
    // Tests start real child processes and servers; the bound is for hangs, not for speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // An event of the workflow that runs the tests speaks of this repository, not of those that they make.
    env: { GITHUB_EVENT_NAME: "" },
  },
});

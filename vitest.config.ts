import { defineConfig } from "vitest/config";

/** Tests of functions: they share their modules, which loads each of these once for all files. */
const FUNCTIONS = "__tests__/{gate,metrics,model,reporters,words}/**/*.test.ts";
const OTHERS = ["__tests__/browser/**", "node_modules/**"];

export default defineConfig({
  test: {
    globalSetup: ["__tests__/helpers/build-source.ts"],
    projects: [
      { extends: true, test: { name: "functions", include: [FUNCTIONS], isolate: false } },
      {
        extends: true,
        test: { name: "programs", include: ["__tests__/**/*.test.ts"], exclude: [FUNCTIONS, ...OTHERS] },
      },
    ],
    // Tests start real child processes and servers; the bound is for hangs, not for speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // An event of the workflow that runs the tests speaks of this repository, not of those that they make.
    env: { GITHUB_EVENT_NAME: "" },
  },
});

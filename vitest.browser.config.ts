import { defineConfig } from "vitest/config";

/** The report's page in a real browser: `npx vitest run --config vitest.browser.config.ts`. */
export default defineConfig({
  test: {
    include: ["__tests__/browser/**/*.test.ts"],
    // The bound is for hangs, not for speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Its modules are loaded once for each worker.
    isolate: false,
  },
});

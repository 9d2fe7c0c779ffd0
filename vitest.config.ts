import { defineConfig } from "vitest/config";

/** Tests of what a gate costs in memory and work. `.ci/run` runs them, `npm test` does not. */
const COSTS = "__tests__/{app/memory,files/linear-inputs,action/large-inputs}.test.ts";
/**
 * Tests that only compute, apart from those that start processes. Each start copies the memory
 * tables of the process that starts it, and such tests fill them.
 */
const PURE_FOLDERS = "{decision,files,gate,laws,llm,metrics,model,reporters,trec,messages}";
const PURE = `__tests__/${PURE_FOLDERS}/**/!(second-scorer).test.ts`;
/** The matrix of outcomes: a few of them, and in `.ci/run` all of them as a group of its own. */
const SAYS = "__tests__/says/*.test.ts";
/**
 * Tables of whole workflows and projects by the real program: `.ci/run` runs them, `npm test` does
 * not, since they take as long as all other tests that start processes.
 */
const TABLES =
  "__tests__/{action/{pull-requests,record-workflow,shards,side-by-side-workflow,two-jobs},app/{advice-commands,tiers},change/edits-at-the-desk,docs-commands,retrievers/python,walks/*}.test.ts";
const OTHERS = ["__tests__/browser/**", "node_modules/**"];
/** They share their modules, and the program, which are loaded once. */
const SHARED = { isolate: false };

export default defineConfig({
  test: {
    globalSetup: ["__tests__/helpers/build-source.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "tests",
          include: ["__tests__/**/*.test.ts"],
          exclude: [PURE, COSTS, SAYS, TABLES, ...OTHERS],
          ...SHARED,
        },
      },
      { extends: true, test: { name: "pure", include: [PURE], exclude: [COSTS], ...SHARED } },
      { extends: true, test: { name: "says", include: [SAYS] } },
      { extends: true, test: { name: "tables", include: [TABLES], ...SHARED } },
      { extends: true, test: { name: "costs", include: [COSTS] } },
    ],
    // The built programs are loaded as Node loads them.
    server: { deps: { external: [/\/\.build\//, /\/dist\//] } },
    // Tests start real child processes and servers; the bound is for hangs, not for speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 180_000,
    // One more than a small machine has cores, since many tests wait for a process.
    maxWorkers: 3,
    // An event of the workflow that runs the tests is about this repository, not about those that
    // the tests make.
    env: { GITHUB_EVENT_NAME: "" },
  },
});

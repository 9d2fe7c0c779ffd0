/**
 * The checks that must pass before a change lands, and those that only print figures: one list, for
 * people (.ci/run) and for CI (.ci/run <group>). scripts/run-checks.mjs runs it. A check is a
 * program; exit code 0 is passed, 77 is skipped with the reason as its last line, and all else is
 * failed.
 *
 * - group: what a job of ci.yml runs
 * - run: the program and its arguments; "node" is the node that runs the list
 * - needs: "lib" (the sources compiled), "node24" (fetched where this is another), "browser",
 *   "frameworks" (a virtual environment with LangChain, LlamaIndex and Haystack, where it can be
 *   had)
 * - busy: it uses both cores of a small machine. Such checks run one after the other, and two of
 *   the others run beside them: so the tests, which leave the least of the cores, stand last
 * - figures: it prints figures of this machine, for people; another load gives others, so they
 *   decide nothing
 */
const vitest = ["node", "node_modules/vitest/vitest.mjs", "run"];

/** Tests of the programs as they are started: what another Node, and the bundle, can change. */
const PROCESS_TESTS = [
  "__tests__/action/end-to-end.test.ts",
  "__tests__/action/silent-passes.test.ts",
  "__tests__/action/retriever-faults.test.ts",
  "__tests__/action/hostile-retrievers.test.ts",
  "__tests__/workbench/init/init.test.ts",
  "__tests__/cli/validate.test.ts",
  "__tests__/retrievers/command.test.ts",
  "__tests__/retrievers/module.test.ts",
  "__tests__/app/python.test.ts",
  "__tests__/retrievers/mcp.test.ts",
  "__tests__/retrievers/process.test.ts",
  "__tests__/workbench/score.test.ts",
];

export const CHECKS = [
  { name: "types", group: "source", run: ["npm", "run", "--silent", "typecheck"] },
  { name: "lint and format", group: "source", run: ["npm", "run", "--silent", "lint"] },
  { name: "names", group: "source", run: ["node", "scripts/naming.mjs"] },
  {
    name: "generated files are current",
    group: "source",
    run: ["node", "scripts/generate.mjs", "--check"],
  },
  {
    name: "the report's page is current",
    group: "source",
    run: ["node", "scripts/build-page.mjs", "--check"],
  },
  {
    name: "the kernel is what its source builds",
    group: "source",
    run: ["node", "scripts/build-kernel.mjs", "--check"],
  },
  {
    name: "the reference is current",
    group: "source",
    run: ["node", "scripts/docs.mjs", "--check"],
  },
  {
    name: "the reference has a place for everything",
    group: "source",
    run: ["node", "scripts/docs-coverage.mjs"],
  },
  {
    name: "the pictures are of this version",
    group: "dist",
    run: ["node", "scripts/pictures.mjs", "--check"],
  },
  { name: "one name and owner", group: "source", run: ["node", "scripts/name.mjs"] },
  {
    name: "fuzzing, a sample",
    group: "source",
    run: ["node", "proof/fuzz.mjs", "--inputs", "12000", "--seconds", "12"],
  },
  { name: "commit subjects", group: "source", run: ["node", "scripts/commit-subjects.mjs"] },
  { name: "workflows", group: "source", run: ["node", "scripts/lint-workflows.mjs"] },
  {
    name: "the lock file holds no addresses",
    group: "source",
    run: ["node", "scripts/lock-file.mjs"],
  },

  {
    name: "dist is current and reproducible",
    group: "dist",
    run: ["node", "scripts/dist-is-current.mjs"],
    needs: ["node24"],
  },
  {
    name: "tests of dist on Node 24",
    group: "dist",
    run: ["node24", ...vitest.slice(1), ...PROCESS_TESTS],
    env: { GATE_DIST: "dist" },
    needs: ["node24"],
    busy: true,
  },
  {
    name: "quickstart in two fresh clones: the same digest",
    group: "dist",
    run: ["node", "scripts/quickstart.mjs"],
  },
  {
    name: "what a release is made of",
    group: "dist",
    run: ["node", "scripts/release.mjs", "--check"],
  },
  {
    name: "a release, rehearsed",
    group: "dist",
    run: ["node", "scripts/release.mjs", "--rehearse"],
  },
  {
    name: "npx and installs add no other package",
    group: "dist",
    run: ["node", "scripts/npx.mjs"],
  },
  {
    name: "the wheel, with Node.js and without",
    group: "dist",
    run: ["node", "scripts/wheel.mjs", "--check"],
  },
  {
    name: "parity with trec_eval and its peers",
    group: "parity",
    run: ["node", "proof/parity.mjs"],
    needs: ["lib"],
  },
  {
    name: "parity of formats and compatible systems",
    group: "parity",
    run: ["node", "proof/parity-formats.mjs"],
    needs: ["lib"],
  },
  {
    name: "golden files of real shapes",
    group: "parity",
    run: ["node", "proof/golden-files.mjs"],
    needs: ["lib"],
  },
  { name: "edits of golden data", group: "parity", run: ["node", "proof/edits.mjs", "--quick"] },
  { name: "lost queries", group: "parity", run: ["node", "proof/rule.mjs"] },
  { name: "real collections, gated", group: "parity", run: ["node", "proof/real-collections.mjs"] },

  {
    name: "examples",
    group: "examples",
    run: ["node", "examples/run.mjs"],
    needs: ["frameworks"],
  },
  { name: "the loop in Go of the docs", group: "examples", run: ["node", "proof/go-loop.mjs"] },
  {
    name: "kind: python on every Python that is here",
    group: "examples",
    run: ["node", "proof/python.mjs", "--versions"],
  },
  {
    name: "kind: python with LangChain, LlamaIndex and Haystack",
    group: "examples",
    run: ["node", "proof/python.mjs", "--frameworks"],
    needs: ["frameworks"],
  },
  {
    name: "real servers that are quickly had: their own lists",
    group: "examples",
    run: ["node", "proof/real-servers.mjs"],
  },
  {
    name: "browser tests",
    group: "browser",
    run: ["npm", "run", "--silent", "test:browser"],
    needs: ["browser"],
    busy: true,
  },

  {
    name: "the kernel reads as the plain path on Node 24, many runs",
    group: "statistics",
    run: ["node24", ...vitest.slice(1), "__tests__/trec/kernel", "--maxWorkers=1"],
    env: { RUNS: "2000" },
    needs: ["node24"],
  },
  {
    name: "statistics keep their promises",
    group: "statistics",
    run: ["node", "proof/statistics.mjs", "--check", "--quick"],
  },
  {
    name: "latency rules on simulated machines",
    group: "statistics",
    run: ["node", "proof/latency-simulation.mjs", "--check", "--quick"],
  },
  {
    name: "the verdict is right by default, a small part of the study",
    group: "statistics",
    run: ["node", "proof/verdict-study.mjs", "--check", "--quick"],
  },
  {
    name: "searches whose answers vary, in real processes",
    group: "statistics",
    run: ["node", "proof/verdict-varying.mjs", "--check", "--quick"],
  },
  {
    name: "the verdict is that of a second one, in Python",
    group: "parity",
    run: ["node", "proof/verdict-oracle.mjs", "150"],
  },
  {
    name: "every way a run ends: its outputs agree",
    group: "says",
    run: [...vitest, "__tests__/says", "--disable-console-intercept"],
    env: { OUTCOMES: "all" },
    busy: true,
  },
  {
    name: "tests",
    group: "test",
    run: [...vitest, "--project=!says"],
    env: { LAWS: "6" },
    busy: true,
  },
  { name: "recipes of CONTRIBUTING", group: "source", run: ["node", "scripts/recipes.mjs"] },
  {
    name: "planted causes are the first that every output names",
    group: "says",
    run: ["node", "proof/causes.mjs", "--quick"],
  },
  {
    name: "a suggested suite is like the collection",
    group: "statistics",
    run: ["node", "proof/suggest.mjs", "--check", "--quick"],
  },

  {
    name: "scoring a large run",
    group: "figures",
    run: ["node", "bench/score.mjs"],
    busy: true,
    figures: true,
  },
  {
    name: "cold start",
    group: "figures",
    run: ["node", "bench/cold-start.mjs"],
    busy: true,
    figures: true,
  },
  {
    name: "the report's page",
    group: "figures",
    run: ["node", "bench/html.mjs"],
    busy: true,
    figures: true,
  },
  {
    name: "matching of texts",
    group: "figures",
    run: ["node", "bench/text.mjs"],
    busy: true,
    figures: true,
  },
];

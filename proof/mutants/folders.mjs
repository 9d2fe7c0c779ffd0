/**
 * Which tests in process look at which folder: those of its own room, and of others that see it. Only those run which
 * reach a mutant, so that a further room costs one run of its tests.
 */
export const FOLDERS = {
  gate: {
    sources: ["src/gate"],
    tests: [
      "__tests__/gate",
      "__tests__/words/causes.test.ts",
      "__tests__/words/notices.test.ts",
      "__tests__/reporters/stages-and-cost.test.ts",
      "__tests__/app/many-small-intents.test.ts",
      "__tests__/app/shard.test.ts",
      "__tests__/files/baseline.test.ts",
      "__tests__/files/baseline-sums.test.ts",
      "__tests__/metrics/churn.test.ts",
      "__tests__/files/cruxe.test.ts",
      "__tests__/files/linear-inputs.test.ts",
      "__tests__/model/policy.test.ts",
      "__tests__/oracle/drawn-verdicts.test.ts",
      "__tests__/policy/former-ids.test.ts",
      "__tests__/policy/weakening.test.ts",
      "__tests__/policy/weakening-means.test.ts",
      "__tests__/policy/weakening-baseline.test.ts",
      "__tests__/run/side-by-side.test.ts",
      "__tests__/run/load.test.ts",
    ],
  },
  metrics: {
    sources: ["src/metrics"],
    tests: [
      "__tests__/metrics",
      "__tests__/gate/decide.test.ts",
      "__tests__/oracle/drawn-verdicts.test.ts",
      "__tests__/properties",
    ],
  },
  policy: { sources: ["src/policy"], tests: ["__tests__/policy", "__tests__/gate/two-policies.test.ts"] },
  run: { sources: ["src/run"], tests: ["__tests__/run"] },
  app: {
    sources: ["src/app"],
    tests: [
      "__tests__/app",
      "__tests__/cli",
      "__tests__/files/mistakes.test.ts",
      "__tests__/workbench/ask.test.ts",
      "__tests__/workbench/session.test.ts",
      "__tests__/action/outputs.test.ts",
      "__tests__/action/silent-passes.test.ts",
    ],
    programs: true,
  },
  action: { sources: ["src/action"], tests: ["__tests__/action"], programs: true },
  shards: { sources: ["src/shards"], tests: ["__tests__/shards"] },
  files: { sources: ["src/files"], tests: ["__tests__/files", "__tests__/model"] },
  words: { sources: ["src/words"], tests: ["__tests__/words", "__tests__/reporters"] },
  reporters: {
    sources: ["src/reporters"],
    tests: ["__tests__/reporters", "__tests__/words", "__tests__/action/comment-reports.test.ts"],
  },
  retrievers: {
    sources: ["src/retrievers"],
    tests: ["__tests__/retrievers", "__tests__/files/mistakes.test.ts"],
    programs: true,
  },
  cli: {
    sources: ["src/cli"],
    tests: [
      "__tests__/cli",
      "__tests__/app/leaderboard.test.ts",
      "__tests__/app/progress.test.ts",
      "__tests__/app/record-refusals.test.ts",
      "__tests__/workbench/ask.test.ts",
      "__tests__/workbench/session.test.ts",
    ],
    programs: true,
  },
  llm: { sources: ["src/llm"], tests: ["__tests__/llm"] },
  trec: { sources: ["src/trec"], tests: ["__tests__/trec"] },
  model: {
    sources: ["src/model", "src/system"],
    tests: ["__tests__/model", "__tests__/system", "__tests__/gate", "__tests__/files"],
  },
  workbench: { sources: ["src/workbench"], tests: ["__tests__/workbench"], programs: true },
  output: { sources: ["src/output"], tests: ["__tests__/output"], programs: true },
  exit: {
    sources: ["src/exit-code.ts", "src/exit.ts", "src/errors.ts"],
    tests: ["__tests__/exit-code.test.ts", "__tests__/errors.test.ts", "__tests__/action/exit.test.ts"],
    programs: true,
  },
};

/** They start the programs as they are built, which takes long: only for folders whose `programs` is true. */
export const STARTS_PROGRAMS = /helpers\/(command|built|judge-server|side-project|fake-runner)/;

/** Real repositories are made there: left out with `--quick`. */
export const SLOW = /helpers\/git-repository|policy\/project|\.\/project\.ts/;

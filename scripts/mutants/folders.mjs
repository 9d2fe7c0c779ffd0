/** Which tests in process look at which folder: those of its own room, and of others that are quick and see it. */
export const FOLDERS = {
  gate: { sources: ["src/gate"], tests: ["__tests__/gate"] },
  metrics: { sources: ["src/metrics"], tests: ["__tests__/metrics", "__tests__/gate/decide.test.ts"] },
  policy: { sources: ["src/policy"], tests: ["__tests__/policy", "__tests__/gate/two-policies.test.ts"] },
  run: { sources: ["src/run"], tests: ["__tests__/run"] },
  shards: { sources: ["src/shards"], tests: ["__tests__/shards"] },
  files: { sources: ["src/files"], tests: ["__tests__/files", "__tests__/model"] },
  words: { sources: ["src/words"], tests: ["__tests__/words", "__tests__/reporters"] },
  output: {
    sources: ["src/output", "src/exit-code.ts"],
    tests: ["__tests__/output", "__tests__/exit-code.test.ts"],
  },
};

/** Programs, repositories and servers are started there: other tests see the same folders sooner. */
export const NOT_IN_PROCESS =
  /helpers\/(command|built|git-repository|loopback|github-server|judge-server|side-project|results-service|fake-runner)|policy\/project|\.\/project\.ts|node:child_process/;

/** Steps of scenarios, and the files that most of them have. */

let count = 0;
const nextFolder = () => `report/${++count}`;

export const gateStep = (name, config, more = {}) => ({
  name,
  args: ["gate", "--config", config, ...(more.flags ?? [])],
  report: nextFolder(),
  ...more,
});

export const recordStep = (name, config, baseline, more = {}) => ({
  name,
  args: ["record", "--config", config, ...(more.flags ?? [])],
  report: nextFolder(),
  files: [baseline],
  ...more,
});

export const mergeStep = (name, config, parts, more = {}) => ({
  name,
  args: ["merge", ...parts, "--config", config],
  report: nextFolder(),
  ...more,
});

export const validateStep = (name, config, more = {}) => ({
  name,
  args: ["validate", "--config", config, "--json"],
  stdout: "lint",
  ...more,
});

export const compareStep = (name, args, more = {}) => ({
  name,
  args: ["compare", ...args, "--out", "compare.json", "--csv", "compare.csv", "--traces", "traces"],
  files: ["compare.json", "compare.csv", "traces/A.jsonl", "traces/B.jsonl"],
  ...more,
});

export const scoreCommand = (name, args, more = {}) => ({
  name,
  args: ["score", ...args],
  stdout: "as is",
  ...more,
});

/** A config over `suite.json` without a clock. */
export const makeConfig = (retriever, more = {}) => ({
  version: 1,
  suite: "suite.json",
  baseline: "baseline.json",
  k: 10,
  latency: "off",
  retriever,
  ...more,
});

export const makeSuite = (name, dataset) => ({ version: 1, name, revision: "1", dataset });

export const jsonLines = (values) => values.map((value) => `${JSON.stringify(value)}\n`).join("");

/** Numbers in [0, 1) from a seed: a linear congruential generator, the same on every machine. */
export function seedRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const bm25 = { kind: "bm25", corpus: "corpus.jsonl" };

/** Records a good configuration, and holds a worse one against it. */
export const goodAndBad = (...others) => [
  recordStep("record", "good.json", "baseline.json"),
  validateStep("validate", "good.json"),
  gateStep("the same", "good.json"),
  gateStep("worse", "bad.json"),
  ...others,
];

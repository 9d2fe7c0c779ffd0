/**
 * A collection of code search: a query pack with intents, hints and times, its baseline and its
 * policy.
 */
import {
  makeConfig,
  gateStep,
  jsonLines,
  recordStep,
  seedRandom,
  makeSuite,
  validateStep,
} from "./steps.mjs";

/** A run of the query pack with times in it: so many targets missing, and so slow. */
function packRun(project, pack, { missing, milliseconds }) {
  const { queries } = project.readJson(pack);
  const random = seedRandom(7);
  return jsonLines(
    queries.map(({ id, expected_targets: targets }, at) => {
      const found =
        at < missing ? [] : targets.map(({ hint }) => ({ path: `src/${hint}`, score: 9 }));
      const others = ["main.rs", "lib.rs", "cli.rs"].map((name, i) => ({
        path: `src/${name}`,
        score: 5 - i,
      }));
      return {
        query_id: id,
        results: [...found, ...others],
        latency_ms: Math.round(milliseconds * (1 + random())),
      };
    }),
  );
}

const PACK = "cruxe/query-pack.v1.json";
const timed = { latency: { source: "reported" } };

const cruxe = {
  name: "cruxe",
  prepare(project) {
    project.copyCollection("cruxe");
    const { version } = project.readJson(PACK);
    project.write("suite.json", {
      ...makeSuite("cruxe", { format: "cruxe", path: PACK }),
      revision: version,
    });
    const runs = {
      good: { missing: 0, milliseconds: 10 },
      bad: { missing: 5, milliseconds: 10 },
      slow: { missing: 0, milliseconds: 900 },
    };
    for (const [run, how] of Object.entries(runs)) {
      project.write(`${run}.jsonl`, packRun(project, PACK, how));
      const retriever = { kind: "run", path: `${run}.jsonl` };
      project.write(`${run}.json`, makeConfig(retriever, timed));
    }
  },
  steps: [
    validateStep("validate", "good.json"),
    recordStep("record with reported times", "good.json", "baseline.json"),
    ...["good", "bad", "slow"].map((run) => gateStep(`${run} with reported times`, `${run}.json`)),
  ],
};

export const codeSearches = [cruxe];

/** rig's stores through the loaders and the metrics. */
import { comparePairs, readJson, loadModule, readText } from "./context.mjs";
import {
  compareCases,
  writeInput,
  runRecorded,
  roundToSix,
  loadDatasetSuite,
} from "./workspace.mjs";

const { parseMetric } = await loadModule("metrics/registry.js");
const { scoreRun } = await loadModule("metrics/score.js");
const { DEFAULT_DEFINITION } = await loadModule("model/config.js");

/** rig's three stores as recorded runs in JSON Lines, by both gains. */
export async function compareRig() {
  const lines = readText("rig-retrieval-evals", "tiny_qrels.jsonl")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const suite = await loadDatasetSuite("rig", {
    format: "qrels-jsonl",
    path: "rig-retrieval-evals/tiny_qrels.jsonl",
  });
  const grades = new Map(
    lines.map((line) => [line.query_id, new Map(Object.entries(line.relevant_docs))]),
  );
  compareCases("rig (qrels-jsonl)", suite, grades, { queries: lines.length });
  const pairs = [];
  for (const [store, { per_query: queries, mean }] of Object.entries(
    readJson("rig-retrieval-evals", "expected.json").stores,
  )) {
    const ranked = Object.entries(queries).map(([id, each]) => ({
      query_id: id,
      ranked: each.ranked.map(([doc_id, points]) => ({ doc_id, score: points })),
    }));
    writeInput(`${store}.jsonl`, ranked.map((line) => `${JSON.stringify(line)}\n`).join(""));
    for (const [gain, ndcg] of [
      ["exponential", "ndcg@5_exp"],
      ["linear", "ndcg@5_linear"],
    ]) {
      const definition = { ...DEFAULT_DEFINITION, gain };
      const metrics = ["recall@5", "ndcg@5", "mrr"].map((metric) => parseMetric(metric));
      const scores = scoreRun(
        suite,
        await runRecorded(suite, `${store}.jsonl`, 5, definition),
        metrics,
        definition,
      );
      const names = [
        ["recall@5", "recall@5"],
        [ndcg, "ndcg@5"],
        ["rr", "mrr"],
      ];
      for (const [theirs, ours] of names) {
        pairs.push([
          `${store} mean ${theirs} ${gain}`,
          mean[theirs],
          roundToSix(scores.means.overall.get(ours)),
        ]);
        for (const each of scores.cases) {
          pairs.push([
            `${store} ${each.id} ${theirs} ${gain}`,
            queries[each.id][theirs],
            roundToSix(each.metrics.get(ours)),
          ]);
        }
      }
    }
  }
  comparePairs("rig-retrieval-evals/expected.json", pairs);
}

/**
 * Loads public collections through the dataset formats and holds cases, figures and limits against what is known of
 * them: `node proof/parity-formats.mjs [lib]` after a build. The data stand beside the project, in ../shared/data or
 * where SHARED_DATA says. Exit 77 without them, 1 on any difference.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compare, conclude, DATA, json, linesOf, load } from "./parity/context.mjs";
import { cruxe } from "./parity/cruxe.mjs";
import { ragSpans } from "./parity/rag-spans.mjs";
import { rig } from "./parity/rig.mjs";
import { compareCases, gradesOf, put, recorded, remove, suiteOf } from "./parity/workspace.mjs";

const { parseMetric } = await load("metrics/registry.js");
const { scoreRun } = await load("metrics/score.js");
const { DEFAULT_DEFINITION } = await load("model/config.js");
const { formatFixed } = await load("trec/selection.js");

/** trec_eval's names by ours; recip_rank is uncut. */
const MEASURES = new Map([
  ["recall_10", "recall@10"],
  ["P_10", "precision@10"],
  ["success_10", "hit_rate@10"],
  ["map_cut_10", "map@10"],
  ["ndcg_cut_10", "ndcg@10"],
  ["recip_rank", "mrr"],
]);

async function compareRuns(name, suite) {
  const definition = { ...DEFAULT_DEFINITION, gain: "linear", order: "trec" };
  const metrics = [...MEASURES.values()].map((metric) => parseMetric(metric));
  for (const file of readdirSync(join(DATA, name, "runs"))) {
    const run = file.replace(/\.trec$/, "");
    const scores = scoreRun(
      suite,
      await recorded(suite, `${name}/runs/${file}`, 1000, definition),
      metrics,
      definition,
    );
    const queries = new Map(scores.cases.map((each) => [each.id, each.metrics]));
    const pairs = [];
    const sources = {
      q: (id) => queries.get(id),
      c: (id) => (id === "all" ? scores.means.overall : undefined),
    };
    for (const [kind, of] of Object.entries(sources)) {
      // Not every run was printed query by query.
      const file = join(DATA, name, "expected", `${run}.${kind}.all_trec.txt`);
      for (const [key, expected] of existsSync(file) ? linesOf(readFileSync(file, "utf8")) : []) {
        const [measure, id] = key.split(" ");
        const own = MEASURES.get(measure);
        const values = own === undefined ? undefined : of(id);
        if (values !== undefined) {
          pairs.push([`${run} ${measure} ${id}`, expected, formatFixed(values.get(own))]);
        }
      }
    }
    compare(`${name}/${run}: metrics`, pairs);
  }
}

async function collections() {
  const known = {
    adi: { queries: 35 },
    cranfield: { queries: 225 },
    cacm: { queries: 52, unjudged: 12, missing: 46 },
  };
  for (const [name, counts] of Object.entries(known)) {
    const suite = await suiteOf(name, { format: "beir", path: name });
    compareCases(`${name} (beir)`, suite, gradesOf(name, "qrels.trec"), counts);
    await compareRuns(name, suite);
  }
  for (const [name, queries] of [
    ["fiqa", 648],
    ["nfcorpus", 323],
  ]) {
    const suite = await suiteOf(name, { format: "beir", path: `beir/${name}` });
    compareCases(`beir/${name}`, suite, gradesOf("beir", name, "qrels.trec"), { queries });
  }
  const questions = json("docs_search", "docs_evaluation_dataset.json");
  put(
    "docs_search/topics.tsv",
    questions.map(({ id, question }) => `${id}\t${question.replaceAll(/\s+/g, " ")}\n`).join(""),
  );
  const docs = await suiteOf("docs_search", { format: "trec", path: "docs_search" });
  compareCases("docs_search (trec)", docs, gradesOf("docs_search", "qrels.trec"), { queries: 100 });
  const clematis = await suiteOf("clematis3", {
    format: "tsv",
    path: "clematis3",
    corpus: "clematis3/corpus.jsonl",
  });
  compareCases("clematis3 (tsv)", clematis, gradesOf("clematis3", "qrels.tsv"), { queries: 5 });
}

try {
  await collections();
  await rig();
  await cruxe();
  await ragSpans();
} finally {
  remove();
}

conclude();

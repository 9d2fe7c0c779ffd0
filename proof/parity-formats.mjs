/**
 * Loads public collections through the dataset formats and holds cases, figures and limits against
 * what is known of them: `node proof/parity-formats.mjs [lib]` after a build. The data stand beside
 * the project, in ../shared/data or where SHARED_DATA says. Exit 77 without them, 1 on any
 * difference.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  comparePairs,
  printComparison,
  DATA,
  readJson,
  parseOutput,
  loadModule,
} from "./parity/context.mjs";
import { compareCruxe } from "./parity/cruxe.mjs";
import { ragSpans } from "./parity/rag-spans.mjs";
import { compareRig } from "./parity/rig.mjs";
import {
  compareCases,
  readGrades,
  writeInput,
  runRecorded,
  removeWorkspace,
  loadDatasetSuite,
} from "./parity/workspace.mjs";

const { parseMetric } = await loadModule("metrics/registry.js");
const { scoreRun } = await loadModule("metrics/score.js");
const { DEFAULT_DEFINITION } = await loadModule("model/config.js");
const { formatFixed } = await loadModule("trec/selection.js");

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
      await runRecorded(suite, `${name}/runs/${file}`, 1000, definition),
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
      for (const [key, expected] of existsSync(file)
        ? parseOutput(readFileSync(file, "utf8"))
        : []) {
        const [measure, id] = key.split(" ");
        const own = MEASURES.get(measure);
        const values = own === undefined ? undefined : of(id);
        if (values !== undefined) {
          pairs.push([`${run} ${measure} ${id}`, expected, formatFixed(values.get(own))]);
        }
      }
    }
    comparePairs(`${name}/${run}: metrics`, pairs);
  }
}

async function compareCollections() {
  const known = {
    adi: { queries: 35 },
    cranfield: { queries: 225 },
    cacm: { queries: 52, unjudged: 12, missing: 46 },
  };
  for (const [name, counts] of Object.entries(known)) {
    const suite = await loadDatasetSuite(name, { format: "beir", path: name });
    compareCases(`${name} (beir)`, suite, readGrades(name, "qrels.trec"), counts);
    await compareRuns(name, suite);
  }
  for (const [name, queries] of [
    ["fiqa", 648],
    ["nfcorpus", 323],
  ]) {
    const suite = await loadDatasetSuite(name, { format: "beir", path: `beir/${name}` });
    compareCases(`beir/${name}`, suite, readGrades("beir", name, "qrels.trec"), { queries });
  }
  const questions = readJson("docs_search", "docs_evaluation_dataset.json");
  writeInput(
    "docs_search/topics.tsv",
    questions.map(({ id, question }) => `${id}\t${question.replaceAll(/\s+/g, " ")}\n`).join(""),
  );
  const docs = await loadDatasetSuite("docs_search", { format: "trec", path: "docs_search" });
  compareCases("docs_search (trec)", docs, readGrades("docs_search", "qrels.trec"), {
    queries: 100,
  });
  const clematis = await loadDatasetSuite("clematis3", {
    format: "qrels-tsv",
    path: "clematis3",
    corpus: "clematis3/corpus.jsonl",
  });
  compareCases("clematis3 (tsv)", clematis, readGrades("clematis3", "qrels.tsv"), { queries: 5 });
}

try {
  await compareCollections();
  await compareRig();
  await compareCruxe();
  await ragSpans();
} finally {
  removeWorkspace();
}

printComparison();

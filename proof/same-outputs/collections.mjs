/** Public collections with recorded runs of real systems, and with runs made here by a seed. */
import {
  compareStep,
  makeConfig,
  gateStep,
  recordStep,
  scoreCommand,
  seedRandom,
  makeSuite,
  validateStep,
} from "./steps.mjs";

const SYSTEMS = ["bm25", "degraded", "tuned", "titleonly"];
/** Further metrics, other meanings and other rules, so that more than the defaults is seen. */
const VARIANTS = {
  "trec order, linear gain, more metrics": {
    k: 100,
    definition: { order: "trec", gain: "linear", relevance: 1 },
    metrics: ["map", "mrr", "precision@5", "ndcg@20", "recall@50", "hit_rate@3", "map@10"],
  },
  "named rules": {
    gate: {
      "recall@10": { tolerance: "25%", floor: 0.1 },
      "precision@5": { tolerance: [0.02, "2 case"] },
      "mrr@10": "off",
      per_intent: { tolerance: 0.3 },
    },
  },
};

const heldAgainst = (baseline, candidates, path) =>
  candidates.map((candidate) =>
    gateStep(`${candidate} against ${baseline}`, `${candidate}.json`, {
      before: (project) =>
        project.edit(
          `${candidate}.json`,
          (config) => (config.baseline = `${baseline}.baseline.json`),
        ),
      path,
    }),
  );

/** Runs of four systems over one collection in BEIR's form. */
function withRuns(name) {
  const dataset = { format: "beir", path: name, intent: "all" };
  return {
    name,
    prepare(project) {
      project.copyCollection(name);
      project.write("suite.json", makeSuite(name, dataset));
      for (const system of SYSTEMS) {
        const config = makeConfig({ kind: "run", path: `${name}/runs/${system}.trec` });
        project.write(`${system}.json`, { ...config, baseline: `${system}.baseline.json` });
        Object.values(VARIANTS).forEach((more, at) => {
          project.write(`${system}.${at}.json`, {
            ...config,
            ...more,
            baseline: `variant.${at}.baseline.json`,
          });
        });
      }
    },
    steps: [
      recordStep("record bm25", "bm25.json", "bm25.baseline.json"),
      recordStep("record tuned", "tuned.json", "tuned.baseline.json"),
      validateStep("validate", "bm25.json"),
      ...heldAgainst("bm25", SYSTEMS),
      ...heldAgainst("tuned", ["degraded", "titleonly"]),
      ...Object.keys(VARIANTS).flatMap((variant, at) => [
        recordStep(`record bm25, ${variant}`, `bm25.${at}.json`, `variant.${at}.baseline.json`),
        gateStep(`degraded, ${variant}`, `degraded.${at}.json`),
      ]),
      compareStep("compare bm25 with tuned", ["--a", "bm25.json", "--b", "tuned.json"]),
      ...SYSTEMS.map((system) =>
        scoreCommand(`score ${system}`, [
          "--qrels",
          `${name}/qrels.trec`,
          "--run",
          `${name}/runs/${system}.trec`,
          "-m",
          "all_trec",
        ]),
      ),
      scoreCommand("score of all, query by query", [
        "--qrels",
        `${name}/qrels.trec`,
        "-q",
        "-m",
        "official",
        ...SYSTEMS.flatMap((system) => ["--run", `${name}/runs/${system}.trec`]),
      ]),
    ],
  };
}

/** Every judged query's relevant documents among others; a share of them moves down, or is lost. */
function madeRun(project, qrels, lost, seed) {
  const random = seedRandom(seed);
  const queries = new Map();
  for (const line of project.read(qrels).split(/\r?\n/).slice(1)) {
    const [query, document, grade] = line.split(/\s+/);
    if (Number(grade) > 0) {
      queries.set(query, [...(queries.get(query) ?? []), document]);
    }
  }
  const lines = [];
  for (const [query, documents] of queries) {
    const kept = documents
      .filter(() => random() >= lost)
      .map((id) => ({ id, score: random() + 0.3 }));
    const others = Array.from({ length: 12 }, (_, at) => ({ id: `other-${at}`, score: random() }));
    for (const { id, score: points } of [...kept, ...others].toSorted(
      (a, b) => b.score - a.score,
    )) {
      lines.push(`${query} Q0 ${id} 0 ${points.toFixed(6)} made`);
    }
  }
  return `${lines.join("\n")}\n`;
}

/** Judgments and queries alone, with runs made here. */
function withMadeRuns(name) {
  const folder = `beir-${name}`;
  return {
    name: `beir/${name}`,
    prepare(project) {
      project.copyCollection(`beir/${name}`);
      project.write("suite.json", makeSuite(name, { format: "beir", path: folder, intent: "all" }));
      [0.1, 0.15, 0.5].forEach((lost, at) => {
        project.write(`${at}.trec`, madeRun(project, `${folder}/qrels.tsv`, lost, at + 1));
        project.write(`${at}.json`, makeConfig({ kind: "run", path: `${at}.trec` }));
      });
    },
    steps: [
      recordStep("record", "0.json", "baseline.json"),
      validateStep("validate", "0.json"),
      gateStep("the same", "0.json", { exit: 0 }),
      gateStep("a little worse", "1.json"),
      gateStep("half of the documents lost", "2.json", { exit: 1 }),
      compareStep("compare", ["--a", "0.json", "--b", "2.json"]),
      scoreCommand("score", [
        "--qrels",
        `${folder}/qrels.tsv`,
        "--run",
        "1.trec",
        "-m",
        "all_trec",
      ]),
    ],
  };
}

/**
 * Two real systems on questions about documentation; the questions are JSON there, and topics here.
 */
const docsSearch = {
  name: "docs_search",
  prepare(project) {
    project.copyCollection("docs_search");
    const lines = project
      .readJson("docs_search/docs_evaluation_dataset.json")
      .map(({ id, question }) => `${id}\t${question.replaceAll(/\s+/g, " ")}\n`);
    project.write("docs_search/topics.tsv", lines.join(""));
    project.write(
      "suite.json",
      makeSuite("docs_search", { format: "trec", path: "docs_search", intent: "all" }),
    );
    for (const system of ["retrieve_base", "retrieve_level_two"]) {
      const config = makeConfig({ kind: "run", path: `docs_search/runs/${system}.trec` }, { k: 3 });
      project.write(`${system}.json`, { ...config, baseline: `${system}.baseline.json` });
    }
  },
  steps: [
    recordStep("record base", "retrieve_base.json", "retrieve_base.baseline.json"),
    recordStep("record level two", "retrieve_level_two.json", "retrieve_level_two.baseline.json"),
    ...heldAgainst("retrieve_base", ["retrieve_base", "retrieve_level_two"]),
    ...heldAgainst("retrieve_level_two", ["retrieve_base"]),
    validateStep("validate", "retrieve_base.json"),
    compareStep("compare", ["--a", "retrieve_base.json", "--b", "retrieve_level_two.json"]),
    compareStep("compare the runs", [
      "--queries",
      "docs_search/topics.tsv",
      "--truth",
      "docs_search/qrels.trec",
      "--k",
      "3",
      "--run-a",
      "docs_search/runs/retrieve_base.trec",
      "--run-b",
      "docs_search/runs/retrieve_level_two.trec",
    ]),
    scoreCommand("score", [
      "--qrels",
      "docs_search/qrels.trec",
      "-q",
      "-m",
      "all_trec",
      "--run",
      "docs_search/runs/retrieve_base.trec",
      "--run",
      "docs_search/runs/retrieve_level_two.trec",
    ]),
  ],
};

export const collections = [
  ...["adi", "cranfield", "cacm"].map(withRuns),
  ...["fiqa", "nfcorpus"].map(withMadeRuns),
  docsSearch,
];

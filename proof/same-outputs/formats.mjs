/**
 * Collections in the forms of other systems: two columns, JSON Lines, gold passages, annotations.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  bm25,
  compareStep,
  makeConfig,
  gateStep,
  goodAndBad,
  jsonLines,
  recordStep,
  seedRandom,
  makeSuite,
  validateStep,
} from "./steps.mjs";

const clematis = {
  name: "clematis3",
  prepare(project) {
    project.copyCollection("clematis3");
    const lines = project.read("clematis3/corpus.jsonl").split("\n").filter(Boolean);
    project.write("corpus.jsonl", `${lines.join("\n")}\n`);
    project.write("less.jsonl", `${lines.slice(1).join("\n")}\n`);
    const dataset = {
      format: "tsv",
      path: "clematis3",
      corpus: "clematis3/corpus.jsonl",
      intent: "all",
    };
    project.write("suite.json", makeSuite("clematis3", dataset));
    project.write("good.json", makeConfig(bm25, { k: 3 }));
    project.write("bad.json", makeConfig({ ...bm25, corpus: "less.jsonl" }, { k: 3 }));
  },
  steps: goodAndBad(compareStep("compare", ["--a", "good.json", "--b", "bad.json"])),
};

const rig = {
  name: "rig-retrieval-evals",
  prepare(project) {
    project.copyCollection("rig-retrieval-evals");
    const dataset = {
      format: "qrels-jsonl",
      path: "rig-retrieval-evals/tiny_qrels.jsonl",
      intent: "all",
    };
    project.write("suite.json", makeSuite("rig", dataset));
    const { stores } = project.readJson("rig-retrieval-evals/expected.json");
    for (const [store, { per_query: queries }] of Object.entries(stores)) {
      const answers = Object.entries(queries).map(([id, { ranked }]) => ({
        query_id: id,
        ranked: ranked.map(([document, points]) => ({ doc_id: document, score: points })),
      }));
      project.write(`${store}.jsonl`, jsonLines(answers));
    }
    Object.keys(stores).forEach((store, at) => {
      const config = makeConfig({ kind: "run", path: `${store}.jsonl` }, { k: 5 });
      project.write(`${at}.json`, { ...config, definition: { gain: "exponential" } });
    });
  },
  steps: [
    recordStep("record the first store", "0.json", "baseline.json"),
    validateStep("validate", "0.json"),
    ...[0, 1, 2].map((at) => gateStep(`store ${at + 1}`, `${at}.json`)),
  ],
};

/** Lines of the documents with their places, as chunks of a corpus. */
function splitChunks(path, text) {
  let start = 0;
  return text.split(/(?<=\n)/).flatMap((line) => {
    const from = start;
    start += Array.from(line).length;
    return line.trim() === ""
      ? []
      : [{ id: `${path}:${from}`, path, text: line, start: from, end: start }];
  });
}

const ragSpans = {
  name: "rag_spans",
  prepare(project) {
    project.copyCollection("rag_spans");
    project.write(
      "suite.json",
      makeSuite("rag_spans", {
        format: "evidence",
        path: "rag_spans/questions_df.csv",
        intent: "all",
      }),
    );
    const folder = join(project.folder, "rag_spans/corpora");
    const names = readdirSync(folder).toSorted();
    const chunks = names.flatMap((name) =>
      splitChunks(name, readFileSync(join(folder, name), "utf8")),
    );
    project.write("corpus.jsonl", jsonLines(chunks));
    project.write("less.jsonl", jsonLines(chunks.filter((_, at) => at % 4 !== 0)));
    const metrics = ["evidence_recall@3", "coverage@3", "full_coverage_rate@10", "precision@5"];
    project.write(
      "good.json",
      makeConfig(bm25, { metrics, gate: { "coverage@10": { tolerance: 0.05 } } }),
    );
    project.write(
      "bad.json",
      makeConfig(
        { ...bm25, corpus: "less.jsonl" },
        { metrics, gate: { "coverage@10": { tolerance: 0.05 } } },
      ),
    );
  },
  steps: goodAndBad(),
};

/** Judgments and a run of TREC with topics made of their ids. */
function trecScenario(name, qrels, run) {
  return {
    name,
    prepare(project) {
      project.copyCollection(name.split("/")[0]);
      const ids = new Set(
        project
          .read(qrels)
          .split("\n")
          .flatMap((line) => line.trim().split(/\s+/).slice(0, 1))
          .filter(Boolean),
      );
      project.write("topics.tsv", [...ids].map((id) => `${id}\tquery ${id}\n`).join(""));
      const dataset = { format: "trec", path: ".", queries: "topics.tsv", intent: "all" };
      project.write("suite.json", makeSuite("trec", { ...dataset, qrels: "usable.qrels" }));
      project.write("whole.suite.json", makeSuite("trec", { ...dataset, qrels }));
      const lines = project.read(run).split("\n").filter(Boolean);
      project.write("worse.run", `${lines.filter((_, at) => at % 3 !== 0).join("\n")}\n`);
      // Grades up to 30 are taken; higher ones are refused, which is a step of its own.
      const usable = project
        .read(qrels)
        .replaceAll(/\d+(?=[ \t\r]*$)/gm, (grade) => String(Math.min(30, Number(grade))));
      project.write("usable.qrels", usable);
      project.write("good.json", makeConfig({ kind: "run", path: run }));
      project.write("bad.json", makeConfig({ kind: "run", path: "worse.run" }));
      project.write(
        "whole.json",
        makeConfig({ kind: "run", path: run }, { suite: "whole.suite.json" }),
      );
    },
    steps: goodAndBad(gateStep("judgments as they are", "whole.json")),
  };
}

/** Annotations that conflict: refused as they are, and used with each pair's highest grade. */
const annotations = {
  name: "codesearchnet",
  prepare(project) {
    project.copyCollection("codesearchnet");
    const rows = [
      ...project
        .read("codesearchnet/annotationStore.csv")
        .matchAll(/^([^,]+),([^,"]+),([^,"\s]+),(\d)/gm),
    ];
    const queryId = (query) => query.replaceAll(/\W+/g, "-");
    const queries = [...new Set(rows.map(([, , query]) => query))];
    project.write("queries.tsv", queries.map((query) => `${queryId(query)}\t${query}\n`).join(""));
    const best = new Map();
    for (const [, , query, url, grade] of rows) {
      const key = `${queryId(query)}\t${url}`;
      best.set(key, Math.max(best.get(key) ?? 0, Number(grade)));
    }
    project.write(
      "conflicts.tsv",
      rows.map(([, , query, url, grade]) => `${queryId(query)}\t${url}\t${grade}\n`).join(""),
    );
    project.write("best.tsv", [...best].map(([key, grade]) => `${key}\t${grade}\n`).join(""));
    const random = seedRandom(11);
    const run = [...best.keys()]
      .map((key) => `${key.replace("\t", " Q0 ")} 0 ${random().toFixed(6)} made\n`)
      .join("");
    project.write("made.trec", run);
    for (const qrels of ["conflicts", "best"]) {
      const dataset = {
        format: "tsv",
        path: ".",
        queries: "queries.tsv",
        qrels: `${qrels}.tsv`,
        intent: "all",
      };
      project.write(`${qrels}.suite.json`, makeSuite("codesearchnet", dataset));
      project.write(
        `${qrels}.json`,
        makeConfig({ kind: "run", path: "made.trec" }, { suite: `${qrels}.suite.json` }),
      );
    }
  },
  steps: [
    gateStep("judgments that conflict", "conflicts.json", { exit: 2 }),
    validateStep("validate them", "conflicts.json", { exit: 2 }),
    recordStep("record with the highest grades", "best.json", "baseline.json"),
    gateStep("the same", "best.json", { exit: 0 }),
  ],
};

export const formats = [
  clematis,
  rig,
  ragSpans,
  trecScenario(
    "ir_measures_tests/compat",
    "ir_measures_tests/compat.qrels",
    "ir_measures_tests/compat.run",
  ),
  trecScenario("ranx_tests/unit", "ranx_tests/unit/qrels.trec", "ranx_tests/unit/run.trec"),
  annotations,
];

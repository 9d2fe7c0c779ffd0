/** Collections in the forms of other systems: two columns, JSON Lines, query packs, gold passages, annotations. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compare, configOf, gate, jsonLines, record, seeded, suiteOf, validate } from "./steps.mjs";

const bm25 = { kind: "bm25", corpus: "corpus.jsonl" };

/** Records a good configuration, and holds a worse one against it. */
const goodAndBad = (...others) => [
  record("record", "good.json", "baseline.json"),
  validate("validate", "good.json"),
  gate("the same", "good.json"),
  gate("worse", "bad.json"),
  ...others,
];

const clematis = {
  name: "clematis3",
  prepare(project) {
    project.take("clematis3");
    const lines = project.read("clematis3/corpus.jsonl").split("\n").filter(Boolean);
    project.write("corpus.jsonl", `${lines.join("\n")}\n`);
    project.write("less.jsonl", `${lines.slice(1).join("\n")}\n`);
    const dataset = { format: "tsv", path: "clematis3", corpus: "clematis3/corpus.jsonl", intent: "all" };
    project.write("suite.json", suiteOf("clematis3", dataset));
    project.write("good.json", configOf(bm25, { k: 3 }));
    project.write("bad.json", configOf({ ...bm25, corpus: "less.jsonl" }, { k: 3 }));
  },
  steps: goodAndBad(compare("compare", ["--a", "good.json", "--b", "bad.json"])),
};

const rig = {
  name: "rig-retrieval-evals",
  prepare(project) {
    project.take("rig-retrieval-evals");
    const dataset = { format: "qrels-jsonl", path: "rig-retrieval-evals/tiny_qrels.jsonl", intent: "all" };
    project.write("suite.json", suiteOf("rig", dataset));
    const { stores } = project.json("rig-retrieval-evals/expected.json");
    for (const [store, { per_query: queries }] of Object.entries(stores)) {
      const answers = Object.entries(queries).map(([id, { ranked }]) => ({
        query_id: id,
        ranked: ranked.map(([document, points]) => ({ doc_id: document, score: points })),
      }));
      project.write(`${store}.jsonl`, jsonLines(answers));
    }
    Object.keys(stores).forEach((store, at) => {
      const config = configOf({ kind: "run", path: `${store}.jsonl` }, { k: 5 });
      project.write(`${at}.json`, { ...config, definition: { gain: "exponential" } });
    });
  },
  steps: [
    record("record the first store", "0.json", "baseline.json"),
    validate("validate", "0.json"),
    ...[0, 1, 2].map((at) => gate(`store ${at + 1}`, `${at}.json`)),
  ],
};

const memvid = {
  name: "rig-retrieval-evals, memvid",
  prepare(project) {
    project.take("rig-retrieval-evals");
    const path = "rig-retrieval-evals/memvid_qrels.jsonl";
    project.write("suite.json", suiteOf("memvid", { format: "qrels-jsonl", path, intent: "all" }));
    const corpus = "rig-retrieval-evals/memvid_corpus.jsonl";
    project.write("less.jsonl", `${project.read(corpus).split("\n")[0]}\n`);
    project.write("good.json", configOf({ ...bm25, corpus }, { k: 2 }));
    project.write("bad.json", configOf({ ...bm25, corpus: "less.jsonl" }, { k: 2 }));
  },
  steps: goodAndBad(),
};

/** A run of the query pack with times in it: so many targets missing, and so slow. */
function packRun(project, pack, { missing, milliseconds }) {
  const { queries } = project.json(pack);
  const random = seeded(7);
  return jsonLines(
    queries.map(({ id, expected_targets: targets }, at) => {
      const found = at < missing ? [] : targets.map(({ hint }) => ({ path: `src/${hint}`, score: 9 }));
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

/** The copy in code_search holds the same files. */
function cruxe(name) {
  const own = name;
  const pack = `${own}/query-pack.v1.json`;
  const policy = { policy: `${own}/gate-policy.v1.json` };
  const timed = { latency: { source: "reported" } };
  return {
    name,
    prepare(project) {
      project.take(name);
      const { version } = project.json(pack);
      project.write("suite.json", {
        ...suiteOf("cruxe", { format: "cruxe", path: pack }),
        revision: version,
      });
      const runs = {
        good: { missing: 0, milliseconds: 10 },
        bad: { missing: 5, milliseconds: 10 },
        slow: { missing: 0, milliseconds: 900 },
      };
      for (const [run, how] of Object.entries(runs)) {
        project.write(`${run}.jsonl`, packRun(project, pack, how));
        const retriever = { kind: "run", path: `${run}.jsonl` };
        project.write(`${run}.json`, configOf(retriever, timed));
        const theirs = { baseline: `${own}/baseline.v1.json`, gate: policy };
        project.write(`${run}.cruxe.json`, configOf(retriever, { ...theirs, latency: "off" }));
        project.write(`${run}.timed.json`, configOf(retriever, { ...theirs, ...timed }));
      }
    },
    steps: [
      validate("validate", "good.cruxe.json"),
      ...["good", "bad", "slow"].flatMap((run) => [
        gate(`${run}, its baseline and policy`, `${run}.cruxe.json`),
        gate(`${run}, its baseline and policy with reported times`, `${run}.timed.json`),
      ]),
      record("record with reported times", "good.json", "baseline.json"),
      ...["good", "bad", "slow"].map((run) => gate(`${run} with reported times`, `${run}.json`)),
    ],
  };
}

const cruxeSample = {
  name: "cruxe, BEIR sample",
  prepare(project) {
    project.take("cruxe");
    const path = "cruxe/beir-sample";
    project.write("suite.json", {
      ...suiteOf("beir", { format: "beir", path, intent: "all" }),
      revision: "beir-suite-v1",
    });
    project.write("good.json", configOf({ ...bm25, corpus: `${path}/corpus.jsonl` }));
    const policy = { policy: "cruxe/gate-policy.v1.json" };
    const theirs = { baseline: `${path}/baseline.v1.json`, gate: policy };
    project.write("bad.json", configOf({ ...bm25, corpus: `${path}/corpus.jsonl` }, theirs));
  },
  steps: goodAndBad(),
};

/** Names of files as documents, so that the embedded search finds them. */
function codeSearch(file) {
  return {
    name: `code_search/${file}`,
    prepare(project) {
      project.take("code_search");
      const folder = "code_search/context-finder";
      const cases = project
        .json(`${folder}/${file}.json`)
        .cases.map(({ id, query, intent, expected_paths: paths }) => ({
          id,
          query,
          intent: intent ?? "all",
          expected: paths.map((path) => ({ path })),
        }));
      project.write("suite.json", { version: 1, name: file, revision: "1", cases });
      const paths = project.read(`${folder}/repo_paths.txt`).split("\n").filter(Boolean);
      const lines = paths.map((path) => ({ id: path, path, text: path.replaceAll(/[^A-Za-z0-9]+/g, " ") }));
      project.write("corpus.jsonl", jsonLines(lines));
      project.write("less.jsonl", jsonLines(lines.filter((_, at) => at % 2 === 0)));
      project.write("good.json", configOf(bm25, { metrics: ["precision@5", "map"] }));
      project.write(
        "bad.json",
        configOf({ ...bm25, corpus: "less.jsonl" }, { metrics: ["precision@5", "map"] }),
      );
    },
    steps: goodAndBad(),
  };
}

/** cruxe's semantic pack: a hint by language; the first results are the hints of its neighbours. */
const semantic = {
  name: "code_search/cruxe/semantic",
  prepare(project) {
    project.take("code_search");
    const { queries } = project.json("code_search/cruxe/semantic/query-pack.v1.json");
    const cases = queries.map(({ id, language, query, expected_hint: hint }) => ({
      id,
      query,
      intent: language,
      expected: [{ qualified_name: hint }],
    }));
    project.write("suite.json", { version: 1, name: "semantic", revision: "1", cases });
    for (const [name, step] of Object.entries({ good: 0, bad: 1 })) {
      const answers = queries.map(({ id }, at) => {
        const shown = [0, 1, 2, 3].map(
          (i) => queries[(at + i * 3 + (at % 4 === 0 ? step : 0)) % queries.length],
        );
        return {
          query_id: id,
          results: shown.map(({ expected_hint: hint }) => ({
            qualified_name: hint,
            path: hint.split("::")[0],
          })),
        };
      });
      project.write(`${name}.jsonl`, jsonLines(answers));
      project.write(`${name}.json`, configOf({ kind: "run", path: `${name}.jsonl` }));
    }
  },
  steps: goodAndBad(),
};

/** Lines of the documents with their places, as chunks of a corpus. */
function chunksOf(path, text) {
  let start = 0;
  return text.split(/(?<=\n)/).flatMap((line) => {
    const from = start;
    start += Array.from(line).length;
    return line.trim() === "" ? [] : [{ id: `${path}:${from}`, path, text: line, start: from, end: start }];
  });
}

const ragSpans = {
  name: "rag_spans",
  prepare(project) {
    project.take("rag_spans");
    project.write(
      "suite.json",
      suiteOf("rag_spans", { format: "evidence", path: "rag_spans/questions_df.csv", intent: "all" }),
    );
    const folder = join(project.folder, "rag_spans/corpora");
    const names = readdirSync(folder).toSorted();
    const chunks = names.flatMap((name) => chunksOf(name, readFileSync(join(folder, name), "utf8")));
    project.write("corpus.jsonl", jsonLines(chunks));
    project.write("less.jsonl", jsonLines(chunks.filter((_, at) => at % 4 !== 0)));
    const metrics = ["evidence_recall@3", "coverage@3", "full_coverage_rate@10", "precision@5"];
    project.write("good.json", configOf(bm25, { metrics, gate: { "coverage@10": { tolerance: 0.05 } } }));
    project.write(
      "bad.json",
      configOf({ ...bm25, corpus: "less.jsonl" }, { metrics, gate: { "coverage@10": { tolerance: 0.05 } } }),
    );
  },
  steps: goodAndBad(),
};

/** Judgments and a run of TREC with topics made of their ids. */
function trec(name, qrels, run) {
  return {
    name,
    prepare(project) {
      project.take(name.split("/")[0]);
      const ids = new Set(
        project
          .read(qrels)
          .split("\n")
          .flatMap((line) => line.trim().split(/\s+/).slice(0, 1))
          .filter(Boolean),
      );
      project.write("topics.tsv", [...ids].map((id) => `${id}\tquery ${id}\n`).join(""));
      const dataset = { format: "trec", path: ".", queries: "topics.tsv", intent: "all" };
      project.write("suite.json", suiteOf("trec", { ...dataset, qrels: "usable.qrels" }));
      project.write("whole.suite.json", suiteOf("trec", { ...dataset, qrels }));
      const lines = project.read(run).split("\n").filter(Boolean);
      project.write("worse.run", `${lines.filter((_, at) => at % 3 !== 0).join("\n")}\n`);
      // Grades up to 30 are taken; higher ones are refused, which is a step of its own.
      const usable = project
        .read(qrels)
        .replaceAll(/\d+(?=[ \t\r]*$)/gm, (grade) => String(Math.min(30, Number(grade))));
      project.write("usable.qrels", usable);
      project.write("good.json", configOf({ kind: "run", path: run }));
      project.write("bad.json", configOf({ kind: "run", path: "worse.run" }));
      project.write("whole.json", configOf({ kind: "run", path: run }, { suite: "whole.suite.json" }));
    },
    steps: goodAndBad(gate("judgments as they are", "whole.json")),
  };
}

/** Annotations that conflict: refused as they are, and used with each pair's highest grade. */
const annotations = {
  name: "codesearchnet",
  prepare(project) {
    project.take("codesearchnet");
    const rows = [
      ...project.read("codesearchnet/annotationStore.csv").matchAll(/^([^,]+),([^,"]+),([^,"\s]+),(\d)/gm),
    ];
    const id = (query) => query.replaceAll(/\W+/g, "-");
    const queries = [...new Set(rows.map(([, , query]) => query))];
    project.write("queries.tsv", queries.map((query) => `${id(query)}\t${query}\n`).join(""));
    const best = new Map();
    for (const [, , query, url, grade] of rows) {
      const key = `${id(query)}\t${url}`;
      best.set(key, Math.max(best.get(key) ?? 0, Number(grade)));
    }
    project.write(
      "conflicts.tsv",
      rows.map(([, , query, url, grade]) => `${id(query)}\t${url}\t${grade}\n`).join(""),
    );
    project.write("best.tsv", [...best].map(([key, grade]) => `${key}\t${grade}\n`).join(""));
    const random = seeded(11);
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
      project.write(`${qrels}.suite.json`, suiteOf("codesearchnet", dataset));
      project.write(
        `${qrels}.json`,
        configOf({ kind: "run", path: "made.trec" }, { suite: `${qrels}.suite.json` }),
      );
    }
  },
  steps: [
    gate("judgments that conflict", "conflicts.json", { exit: 2 }),
    validate("validate them", "conflicts.json", { exit: 2 }),
    record("record with the highest grades", "best.json", "baseline.json"),
    gate("the same", "best.json", { exit: 0 }),
  ],
};

export const formats = [
  clematis,
  rig,
  memvid,
  cruxe("cruxe"),
  cruxeSample,
  codeSearch("golden_smoke"),
  codeSearch("golden_stub_smoke"),
  semantic,
  ragSpans,
  trec("ir_measures_tests/compat", "ir_measures_tests/compat.qrels", "ir_measures_tests/compat.run"),
  trec("ranx_tests/unit", "ranx_tests/unit/qrels.trec", "ranx_tests/unit/run.trec"),
  annotations,
];

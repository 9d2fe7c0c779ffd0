/** Collections of code search: query packs with intents, hints and times, and suites of paths. */
import { bm25, configOf, gate, goodAndBad, jsonLines, record, seeded, suiteOf, validate } from "./steps.mjs";

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

export const codeSearches = [
  cruxe("cruxe"),
  cruxeSample,
  codeSearch("golden_smoke"),
  codeSearch("golden_stub_smoke"),
  semantic,
];

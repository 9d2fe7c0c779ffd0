/**
 * report.json's figures against a scorer that shares no line with ours: on the report's run.trec,
 * by the qrels.trec of another run of the suite, which finds the same documents elsewhere, in
 * another order, and some of them not at all.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { type Json, configFile, reportIn, suiteFile } from "../helpers/gated-project.ts";
import { testBesidePython } from "../helpers/python.ts";
import { workspace } from "../helpers/workspace.ts";
import { type Made, type Traits, makeSuite } from "../scorer/suites.ts";

const SCORER = path.resolve(import.meta.dirname, "../scorer/second_scorer.py");

/**
 * The retriever, which answers each query from answers.json. With OTHER set: without the first
 * result, in reverse order, with other paths. Null is a failed query.
 */
const SEARCH = `import { readFileSync } from "node:fs";
const answers = JSON.parse(readFileSync(new URL("answers.json", import.meta.url), "utf8"));
const moved = ({ path, score, ...rest }) => ({ ...rest, path: path && "lib/" + path, score: score && -score });
export default (query) => {
  if (answers[query] === null) throw new Error("no answer");
  return process.env.OTHER ? answers[query].slice(1).reverse().map(moved) : answers[query];
};
`;

type Values = Readonly<Record<string, number>>;
/** What the second scorer prints. */
interface Scored {
  readonly queries: Readonly<Record<string, Values>>;
  readonly mean: Values;
}

const PLAIN = ["plain", "short", "nothing", "negative"] as const;
/** `relevant`: the least grade in the qrels, which has gains as grades, of a relevant document. */
const SUITES: readonly (Traits & { readonly relevant: number })[] = [
  { name: "graded", seed: 1, k: 10, kinds: PLAIN, scores: "none", relevant: 1 },
  {
    name: "ties, exponential gain",
    seed: 2,
    k: 7,
    definition: { gain: "exponential" },
    kinds: PLAIN,
    scores: "tied",
    relevant: 1,
  },
  {
    name: "linear gain, relevant from grade 2",
    seed: 3,
    k: 20,
    definition: { gain: "linear", relevance: 2, order: "score" },
    kinds: PLAIN,
    scores: "tied",
    relevant: 2,
  },
  {
    name: "trec's order, relevant from grade 3",
    seed: 4,
    k: 10,
    definition: { gain: "exponential", relevance: 3, order: "trec", scores: "float32" },
    kinds: [...PLAIN, "failing"],
    scores: "tied",
    // 2^3 - 1.
    relevant: 7,
  },
  {
    name: "repeats, chunks, and results that match twice",
    seed: 5,
    k: 10,
    kinds: [...PLAIN, "repeat", "chunks", "both"],
    scores: "distinct",
    relevant: 1,
  },
];

/** Returns the metrics that are compared, most with and without a cutoff of their own. */
const metricsAt = (k: number): readonly string[] => [
  `recall@${k}`,
  "recall@3",
  `precision@${k}`,
  "precision@5",
  `ndcg@${k}`,
  "ndcg@5",
  `map@${k}`,
  "map@4",
  "map",
  `mrr@${k}`,
  "mrr@2",
  "mrr",
];

interface Measured {
  readonly report: Json;
  readonly runFile: string;
  /** The qrels file of the other run. */
  readonly qrels: string;
}

/** Runs the suite twice, the second time with OTHER set, and returns the first run's report. */
async function measure({ name, k, definition, cases, answers }: Made): Promise<Measured> {
  const gate = { error_rate: { tolerance: 1, ceiling: 1 } };
  const config = configFile({ k, definition, metrics: metricsAt(k), gate });
  const folder = workspace({
    "retrieval-gate.yaml": config,
    "suite.json": { ...suiteFile("made", cases), revision: name },
    "answers.json": answers,
    "search.mjs": SEARCH,
  });
  const ran = await retrievalGate(folder, ["gate"]);
  await retrievalGate(folder, ["gate", "--report-dir", "other"], { OTHER: "1" });
  const reportFile = (file: string): string =>
    path.join(folder, "retrieval-gate-report/made", file);
  const report = reportIn(folder);
  const qrels = path.join(folder, "other/qrels.trec");

  // One qrels for both runs, which find other documents.
  expect(readFileSync(qrels, "utf8")).toBe(readFileSync(reportFile("qrels.trec"), "utf8"));
  expect(readFileSync(path.join(folder, "other/run.trec"), "utf8")).not.toBe(
    readFileSync(reportFile("run.trec"), "utf8"),
  );
  // Nothing to compare with, and everything measured.
  expect(report.failure.code, ran.stdout + ran.stderr).toBe("baseline_missing");
  return { report, runFile: reportFile("run.trec"), qrels };
}

/** What the report calls a metric: without a cutoff of its own it ends at k. */
const metricName = (metric: string, k: number): string =>
  metric.includes("@") ? metric : `${metric}@${k}`;

/** As trec.ts writes an id. */
const columnText = (id: string): string => id.replaceAll(" ", "%20");

describe.each(SUITES.map((traits) => [traits.name, traits] as const))(
  "a second scorer gets the report's figures from its files: %s",
  (_, traits) => {
    const madeSuite = makeSuite(traits);

    testBesidePython(
      "has the second scorer's figures, and counts the cases that it sees differently",
      async () => {
        const { report, runFile, qrels } = await measure(madeSuite);

        const notice = report.notices.find(({ code }: Json) => code === "trec_counts_differ");
        expect(notice?.cases ?? []).toEqual(madeSuite.differing);

        const metrics = metricsAt(madeSuite.k);
        const options = ["--relevant", String(traits.relevant), runFile, qrels, ...metrics];
        const ended = spawnSync("python3", [SCORER, ...options], { encoding: "utf8" });
        expect(ended.status, ended.stderr).toBe(0);

        const scored: Scored = JSON.parse(ended.stdout);
        const judged = report.cases.filter((each: Json) => !each.expect_empty);
        expect(Object.keys(scored.queries)).toEqual(judged.map(({ id }: Json) => columnText(id)));

        // Where a result matches several targets, both count in another way, as the notice says.
        const compared = judged.filter(({ id }: Json) => !madeSuite.differing.includes(id));
        expect(compared.length).toBeGreaterThanOrEqual(24);
        for (const { id, metrics: reportFigures } of compared) {
          for (const metric of metrics) {
            const difference =
              reportFigures[metricName(metric, madeSuite.k)] -
              scored.queries[columnText(id)][metric];
            expect(Math.abs(difference), `${id} ${metric}`).toBeLessThan(1e-9);
          }
        }
        for (const metric of madeSuite.differing.length > 0 ? [] : metrics) {
          const difference =
            report.metrics.overall[metricName(metric, madeSuite.k)] - scored.mean[metric];
          expect(Math.abs(difference), metric).toBeLessThan(1e-9);
        }
      },
    );
  },
);

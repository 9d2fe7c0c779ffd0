/**
 * A cruxe query pack with its policy and baseline: what `init` writes of them, and that it decides
 * as the pack does.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { loadInputs } from "../../../src/files/inputs.ts";
import { decidePolicy } from "../../../src/gate/decide.ts";
import { makeJudgedPolicy } from "../../../src/decision/row-scores.ts";
import { listMetrics } from "../../../src/decision/rules.ts";
import { scoreRun } from "../../../src/metrics/score.ts";
import type { Inputs } from "../../../src/model/report.ts";
import type { Hit, Run } from "../../../src/model/run.ts";
import { scopeText } from "../../../src/model/scope.ts";
import type { Check, Verdict } from "../../../src/model/verdict.ts";
import { writePackRules } from "../../../src/workbench/init/pack-rules.ts";
import { retrievalGate } from "../../helpers/command.ts";
import { answered, baselineOf, runOf } from "../../helpers/make.ts";
import { workspace } from "../../helpers/workspace.ts";
import { listRefusal } from "../../files/refusal.ts";

const POLICY = {
  version: "retrieval-gate-policy-v1",
  quality: {
    min_recall_at_k: 0.7,
    min_mrr: 0.5,
    min_ndcg_at_k: 0.4,
    max_zero_result_rate: 0.5,
    max_clustering_ratio: 0.9,
    max_degraded_query_rate: 0.5,
  },
  latency: {
    max_p50_latency_ms: 300,
    max_p95_latency_ms: 600,
    by_intent: { symbol: { max_p50_latency_ms: 250, max_p95_latency_ms: 400 } },
  },
  tolerance: {
    recall_at_k: 0.05,
    mrr: 0.05,
    ndcg_at_k: 0.05,
    zero_result_rate: 0.1,
    clustering_ratio: 0.2,
    degraded_query_rate: 0.1,
    p50_latency_ms: 30,
    p95_latency_ms: 60,
  },
};
const BASELINE = {
  version: "retrieval-eval-baseline-v1",
  suite_version: "pack-1",
  metrics: {
    recall_at_k: 0.8,
    mrr: 0.5,
    ndcg_at_k: 0.6,
    zero_result_rate: 0.1,
    clustering_ratio: 0.5,
    degraded_query_rate: 0,
    semantic_budget_exhaustion_rate: 0,
    latency_p50_ms: 100,
    latency_p95_ms: 200,
    latency_mean_ms: 120,
  },
  latency_by_intent: {
    symbol: { sample_count: 4, p50_ms: 90, p95_ms: 390, mean_ms: 100 },
    path: { sample_count: 0, p50_ms: 0, p95_ms: 0, mean_ms: 0 },
  },
};
const QUERIES = Array.from({ length: 8 }, (_, i) => ({
  id: `q${i}`,
  query: `find ${i}`,
  intent: i < 4 ? "symbol" : "path",
  expected_targets: [{ hint: `f${i}.rs` }],
  negative_targets: [{ hint: "old.rs" }],
}));
const FILES = {
  "bench/pack.json": { version: "pack-1", queries: QUERIES },
  "bench/policy.json": POLICY,
  "bench/baseline.json": BASELINE,
};

/** Runs `init` in a folder with these files. Returns the folder. */
async function initBeside(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = workspace({ ...files, "serve.py": "input()" });
  const { code, stderr } = await retrievalGate(folder, ["init"]);
  expect(code, stderr).toBe(0);
  return folder;
}

const loadFrom = (directory: string): Promise<Inputs> =>
  loadInputs({ directory }, "retrieval-gate.yaml", { suite: null, baseline: null });

/** The limit of each check, as `>= 0.75` by metric and scope. */
const limitsOf = (checks: readonly Check[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    checks.map(({ metric, scope, direction, limit }) => [
      `${metric} ${scopeText(scope)}`,
      `${direction === "higher" ? ">=" : "<="} ${limit}`,
    ]),
  );

const hitOfFile = (file: string): Hit => ({ doc_id: file, path: file, repeat: false });
const OTHER_HITS = [hitOfFile("x.rs"), hitOfFile("y.rs")];

/** The lists of some queries by id. */
type Answers = Readonly<Record<string, readonly Hit[]>>;

/** Every query finds its file first of three, in 50 ms, except those whose list `answers` has. */
function runWith(answers: Answers): Run {
  return runOf(
    QUERIES.map(({ id }, i) => {
      const hits = answers[id] ?? [hitOfFile(`f${i}.rs`), ...OTHER_HITS];
      return answered(
        id,
        hits,
        Array.from({ length: 60 }, () => 50),
      );
    }),
  );
}

/**
 * The verdict on a run with these answers, after a run in which every query found its file first
 * was recorded.
 */
function decideOn(inputs: Inputs, answers: Answers): Verdict {
  const { config, suite } = inputs;
  const baseline = baselineOf(config, suite, runWith({}));
  const run = runWith(answers);
  const scores = scoreRun(suite, run, listMetrics(config), config.definition);
  return decidePolicy(makeJudgedPolicy({ ...inputs, baseline }, scores, run));
}

/** The failed checks by metric and scope. */
const failedNames = ({ checks }: Verdict): readonly string[] =>
  checks
    .filter(({ passed }) => !passed)
    .map(({ metric, scope }) => `${metric} ${scopeText(scope)}`);

/** A list for each of the first `count` queries. */
const listsOfFirst = (count: number, hits: (i: number) => readonly Hit[]) =>
  Object.fromEntries(QUERIES.slice(0, count).map(({ id }, i) => [id, hits(i)]));

describe("`init` beside a query pack", () => {
  it("writes each check of the policy and the baseline as one number", async () => {
    const folder = await initBeside(FILES);

    const inputs = await loadFrom(folder);

    // The stricter of the policy's limit and the baseline's value with the policy's tolerance. The
    // baseline has no times of the intent path.
    expect(limitsOf(decideOn(inputs, {}).checks)).toMatchObject({
      "recall@10 overall": ">= 0.75", // max(0.7, 0.8 - 0.05)
      "mrr@10 overall": ">= 0.5", // max(0.5, 0.5 - 0.05)
      "ndcg@10 overall": ">= 0.55", // max(0.4, 0.6 - 0.05)
      "clustering_ratio@10 overall": "<= 0.7", // min(0.9, 0.5 + 0.2)
      "zero_result_rate overall": "<= 0.2", // min(0.5, 0.1 + 0.1)
      "degraded_rate overall": "<= 0.1", // min(0.5, 0 + 0.1)
      "latency_p50_ms overall": "<= 130", // min(300, 100 + 30)
      "latency_p95_ms overall": "<= 260", // min(600, 200 + 60)
      "latency_p50_ms intent:symbol": "<= 120", // min(250, 90 + 30)
      "latency_p95_ms intent:symbol": "<= 400", // min(400, 390 + 60)
      "latency_p50_ms intent:path": "<= 300",
      "latency_p95_ms intent:path": "<= 600",
    });
    expect(inputs.suite.revision).toBe("pack-1");

    const config = readFileSync(path.join(folder, "retrieval-gate.yaml"), "utf8");

    expect(config).toContain("recall@10: { floor: 0.75, tolerance: 1 } # max(0.7, 0.8 - 0.05)\n");
  });

  it.each<[title: string, Answers, failed: readonly string[]]>([
    ["the recorded run", {}, []],
    // 6/8 = 0.75 in recall, MRR and nDCG, at their floors of 0.75, 0.5 and 0.55.
    ["two queries that lose their file", listsOfFirst(2, () => OTHER_HITS), []],
    // 5/8 = 0.625 is below 0.75, and above 0.5 and 0.55.
    [
      "three queries that lose their file",
      listsOfFirst(3, () => OTHER_HITS),
      ["recall@10 overall"],
    ],
    // 1/3 is below 0.5, and 1/log2(4) = 0.5 below 0.55.
    [
      "every file at rank 3",
      listsOfFirst(8, (i) => [...OTHER_HITS, hitOfFile(`f${i}.rs`)]),
      ["mrr@10 overall", "ndcg@10 overall"],
    ],
    // 2/8 = 0.25 is above 0.2; recall is 0.75.
    ["two queries without a result", listsOfFirst(2, () => []), ["zero_result_rate overall"]],
  ])("decides as the pack's own rule: %s", async (_, answers, failed) => {
    const inputs = await loadFrom(await initBeside(FILES));

    const verdict = decideOn(inputs, answers);

    expect(failedNames(verdict)).toEqual(failed);
    expect(verdict.verdict).toBe(failed.length === 0 ? "pass" : "fail");
  });

  it("takes the policy's limits alone if the baseline is of another pack", async () => {
    const ofOtherPack = { ...BASELINE, suite_version: "pack-0" };
    const files = { ...FILES, "bench/baseline.json": ofOtherPack };
    const inputs = await loadFrom(await initBeside(files));

    expect(limitsOf(decideOn(inputs, {}).checks)).toMatchObject({
      "recall@10 overall": ">= 0.7",
      "zero_result_rate overall": "<= 0.5",
      "latency_p50_ms intent:symbol": "<= 250",
    });
  });

  it("writes the usual rules beside a pack without a policy", async () => {
    const folder = await initBeside({ "bench/pack.json": FILES["bench/pack.json"] });

    const config = readFileSync(path.join(folder, "retrieval-gate.yaml"), "utf8");

    expect(config).toContain("  latency_p50_ms: { tolerance: 20 }\n");
    expect((await loadFrom(folder)).suite.cases).toHaveLength(8);
  });
});

describe("writePackRules", () => {
  /**
   * The rules that are written for a pack with the intent `symbol`, this policy and this baseline.
   */
  const rulesOf = (policy: unknown, baseline: unknown = BASELINE): Promise<string> =>
    writePackRules({ directory: workspace({ "p.json": policy, "b.json": baseline }) }, "p.json", {
      baseline: "b.json",
      intents: ["symbol"],
    });

  it("takes cruxe's defaults for a missing p50 and an unenforced degraded rate", async () => {
    const { max_p50_latency_ms: _p50, by_intent: _intents, ...latency } = POLICY.latency;
    const { p50_latency_ms: _tolerance, ...tolerance } = POLICY.tolerance;
    const quality = { ...POLICY.quality, enforce_degraded_query_rate: false };

    const rules = await rulesOf({ ...POLICY, quality, latency, tolerance });

    // 500 ms and 25 ms: overall min(500, 100 + 25), symbol min(500, 90 + 25).
    expect(rules).toContain(
      "  latency_p50_ms: { ceiling: 125, tolerance: 125 } # min(500, 100 + 25)\n",
    );
    expect(rules).toContain(
      "      latency_p50_ms: { ceiling: 115, tolerance: 115 } # min(500, 90 + 25)\n",
    );
    expect(rules).toContain("  degraded_rate: off # enforce_degraded_query_rate is false\n");
  });

  it("writes 0.3 - 0.1 as 0.2, without the rounding error of floats", async () => {
    // In JavaScript 0.3 - 0.1 is 0.19999999999999998.
    const metrics = { ...BASELINE.metrics, recall_at_k: 0.3 };
    const quality = { ...POLICY.quality, min_recall_at_k: 0.1 };
    const tolerance = { ...POLICY.tolerance, recall_at_k: 0.1 };

    const rules = await rulesOf({ ...POLICY, quality, tolerance }, { ...BASELINE, metrics });

    expect(rules).toContain("recall@10: { floor: 0.2, tolerance: 1 }");
  });

  it("refuses a policy and names every problem", async () => {
    const { tolerance: _tolerance, ...withoutTolerance } = POLICY;
    const quality = {
      ...POLICY.quality,
      min_mrr: -1,
      min_mr: 0.5,
      enforce_degraded_query_rate: "no",
    };

    const problems = await listRefusal(rulesOf({ ...withoutTolerance, version: "2", quality }));

    expect(problems).toEqual(
      expect.arrayContaining([
        'p.json:2 (/version): expected "retrieval-gate-policy-v1"; got "2"',
        "p.json:1: `tolerance` is missing",
        "p.json:5 (/quality/min_mrr): expected a number from 0; got -1",
        'p.json:10 (/quality/min_mr): unknown key "min_mr"; did you mean `min_mrr`?',
        'p.json:11 (/quality/enforce_degraded_query_rate): expected true or false; got "no"',
      ]),
    );
  });

  it("refuses a baseline and names every problem", async () => {
    const { recall_at_k: _recall, ...metrics } = BASELINE.metrics;

    const problems = await listRefusal(
      rulesOf(POLICY, { ...BASELINE, metrics: { ...metrics, mrr: "0.5" } }),
    );

    expect(problems).toEqual([
      "invalid_baseline: baseline b.json has 2 problems",
      "b.json:4 (/metrics): `recall_at_k` is missing",
      'b.json:5 (/metrics/mrr): expected a number from 0; got "0.5"',
    ]);
  });
});

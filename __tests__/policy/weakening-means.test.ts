import { expect, test } from "vitest";
import { weakening } from "../../src/policy/weakening.ts";
import { makeBaseline } from "../../src/gate/outcome.ts";
import type { Inputs } from "../../src/model/report.ts";
import { BASELINE, FILES, MISS, POLICY, load } from "../files/cruxe-project.ts";
import { answered, runOf, scoresOf } from "../helpers/make.ts";

type Findings = readonly (readonly string[])[];

function between(base: Inputs, head: Inputs): Findings {
  const found = weakening({ base, head, moved: [], unusable: null, links: [] });
  return found.map(({ code, field, file, before, after }) => [code, field, file, before, after]);
}

const baselineOf = (metrics: Partial<typeof BASELINE.metrics>, more: object = {}): object => ({
  ...BASELINE,
  ...more,
  metrics: { ...BASELINE.metrics, ...metrics },
});

async function after(files: Readonly<Record<string, unknown>>): Promise<Findings> {
  return between(await load(), await load(files));
}

test("a policy that did not change, and one that got stricter", async () => {
  expect(await after({})).toEqual([]);
  const quality = { ...POLICY.quality, min_mrr: 0.6, max_zero_result_rate: 0.4 };
  expect(await after({ "policy.json": { ...POLICY, quality } })).toEqual([]);
});

test("a loosened policy, field by field, in the policy's own file", async () => {
  const policy = {
    ...POLICY,
    quality: { ...POLICY.quality, min_recall_at_k: 0.6, enforce_degraded_query_rate: false },
    latency: {
      ...POLICY.latency,
      max_p50_latency_ms: 301,
      by_intent: { symbol: { max_p95_latency_ms: 500 } },
    },
    tolerance: { ...POLICY.tolerance, ndcg_at_k: 0.06, p95_latency_ms: 61 },
  };
  expect(await after({ "policy.json": policy })).toEqual([
    ["rule_loosened", "gate.recall@4.floor", "policy.json", "0.7", "0.6"],
    ["rule_loosened", "gate.ndcg@4.tolerance", "policy.json", "0.05 (0.05 overall)", "0.06 (0.06 overall)"],
    ["rule_removed", "gate.degraded_rate", "policy.json", "tolerance 0.1, ceiling 0.5", "no rule"],
    ["rule_loosened", "gate.latency_p50_ms.ceiling", "policy.json", "300", "301"],
    ["rule_loosened", "gate.latency_p95_ms.tolerance", "policy.json", "60 (60 overall)", "61 (61 overall)"],
    // Its own ceiling is gone, and an intent of two cases is gated only where a rule names it.
    [
      "rule_removed",
      "gate.intents.symbol.latency_p50_ms",
      "policy.json",
      "tolerance 30, ceiling 250",
      "no rule",
    ],
    [
      "rule_loosened",
      "gate.intents.symbol.latency_p95_ms.tolerance",
      "policy.json",
      "60 (60 in symbol)",
      "61 (61 in symbol)",
    ],
    ["rule_loosened", "gate.intents.symbol.latency_p95_ms.ceiling", "policy.json", "400", "500"],
  ]);
});

test("the policy given up for rules of one's own is compared by effect", async () => {
  const gate = { "recall@4": { tolerance: 0.05, floor: 0.6 } };
  const found = await after({ "gate.json": { ...FILES["gate.json"], gate } });
  expect(found).toContainEqual(["rule_loosened", "gate.recall@4.floor", "gate.json", "0.7", "0.6"]);
  expect(found.map(([, field]) => field)).toContain("gate.mrr@4.floor");
});

test("a lowered mean and a higher rate by any amount, latency beyond the tolerance", async () => {
  const lowered = (metrics: Partial<typeof BASELINE.metrics>, more?: object): Promise<Findings> =>
    after({ "baseline.json": baselineOf(metrics, more) });
  expect(await lowered({ recall_at_k: 0.8 - 2e-9 })).toEqual([
    ["baseline_lowered", "baseline.metrics.overall.recall@4", "baseline.json", "0.8", "0.799999998"],
  ]);
  expect(await lowered({ recall_at_k: 0.8 - 0.9e-9, mrr: 0.9 })).toEqual([]);
  // The tolerance of the policy is 30 ms for the median.
  expect(await lowered({ zero_result_rate: 0.1 + 0.9e-9, latency_p50_ms: 130 })).toEqual([]);
  expect(await lowered({ zero_result_rate: 0.1 + 2e-9, latency_p50_ms: 131 })).toEqual([
    ["baseline_lowered", "baseline.metrics.overall.zero_result_rate", "baseline.json", "0.1", "0.100000002"],
    ["baseline_lowered", "baseline.latency.overall.latency_p50_ms", "baseline.json", "100", "131"],
  ]);
  expect(await lowered({}, { latency_by_intent: {} })).toEqual([
    ["baseline_lowered", "baseline.latency.by_intent.symbol.latency_p50_ms", "baseline.json", "90", "none"],
    ["baseline_lowered", "baseline.latency.by_intent.symbol.latency_p95_ms", "baseline.json", "390", "none"],
  ]);
});

test("a metric at another cutoff than the file's is held to nothing there", async () => {
  const gate = { "recall@2": { tolerance: 0.05 }, "recall@4": { tolerance: 0.05 } };
  const own = { "gate.json": { ...FILES["gate.json"], gate } };
  const lowered = { ...own, "baseline.json": baselineOf({ recall_at_k: 0.7 }) };
  expect(between(await load(own), await load(lowered))).toEqual([
    ["baseline_lowered", "baseline.metrics.overall.recall@4", "baseline.json", "0.8", "0.7"],
  ]);
});

test("a baseline of ours in its place is held to the same figures", async () => {
  const base = await load();
  const recorded = (lost: readonly string[]): Inputs => {
    const run = runOf(
      base.suite.cases.map((each) => {
        const path = each.expected[0].value;
        const found = [{ doc_id: path, path, repeat: false }, ...MISS];
        return answered(
          each.id,
          lost.includes(each.id) ? MISS : found,
          Array.from({ length: 60 }, () => 80),
        );
      }),
    );
    const baseline = makeBaseline(
      base,
      run,
      scoresOf(base.config, base.suite, run),
      "retrieval-eval-gate test",
    );
    return { ...base, baseline };
  };
  // One in four lost: recall 0.75 where 0.8 was reached, while a reciprocal rank of 0.75 is more than 0.5.
  expect(between(base, recorded(["q0"]))).toEqual([
    ["baseline_lowered", "baseline.metrics.overall.recall@4", "baseline.json", "0.8", "0.75"],
  ]);
  expect(between(base, recorded([]))).toEqual([]);
  // And back: then nothing says what single cases had.
  expect(between(recorded([]), base)).toEqual([
    ["baseline_lowered", "baseline.cases", "baseline.json", "a row for each case", "means only"],
  ]);
  // Of other cases than the base's there is no figure.
  const { cases, ...rest } = recorded([]).baseline!;
  const others = new Map(
    [...cases].map(([id, row]) => [id, { ...row, digests: { ask: "x", targets: "x", limits: "x" } }]),
  );
  const found = between(base, { ...base, baseline: { ...rest, cases: others } });
  expect(found).toContainEqual([
    "baseline_lowered",
    "baseline.metrics.overall.recall@4",
    "baseline.json",
    "0.8",
    "none",
  ]);
});

import { BASELINE, FILES, POLICY, load } from "./cruxe-project.ts";
import { refusal } from "./refusal.ts";
import { expect, it } from "vitest";

const problemsOf = (files: Readonly<Record<string, unknown>>) => refusal(load(files));

it("cruxe's files say everything that is wrong with them, with lines", async () => {
  const { recall_at_k: _recall, ...metrics } = BASELINE.metrics;
  const wrong = { ...BASELINE, suite_version: undefined, metrics: { ...metrics, mrr: "0.5", ndcg: 1 } };
  expect(await problemsOf({ "baseline.json": wrong })).toStrictEqual([
    "invalid_baseline: baseline baseline.json has 4 problems",
    "baseline.json:1: `suite_version` is missing",
    "baseline.json:3 (/metrics): `recall_at_k` is missing",
    'baseline.json:4 (/metrics/mrr): expected a number from 0; got "0.5"',
    'baseline.json:13 (/metrics/ndcg): unknown key "ndcg"; expected one of recall_at_k, mrr, ndcg_at_k, zero_result_rate, clustering_ratio, degraded_query_rate, semantic_budget_exhaustion_rate, latency_p50_ms, latency_p95_ms, latency_mean_ms',
  ]);
  const lacks = { ...BASELINE, metrics, latency_by_intent: undefined };
  expect(await problemsOf({ "baseline.json": lacks })).toHaveLength(2);
  expect(
    await problemsOf({ "baseline.json": { ...BASELINE, metrics: [], suite_version: " " } }),
  ).toStrictEqual(
    expect.arrayContaining([
      'baseline.json:3 (/suite_version): expected text that is not blank; got " "',
      "baseline.json:4 (/metrics): expected an object; got []",
    ]),
  );
  const quality = { ...POLICY.quality, min_mr: 0.5 };
  expect(await problemsOf({ "policy.json": { ...POLICY, quality } })).toStrictEqual([
    "invalid_config: policy policy.json has 1 problem",
    'policy.json:10 (/quality/min_mr): unknown key "min_mr"; did you mean `min_mrr`?',
  ]);
  const { tolerance: _t, ...lacking } = POLICY;
  expect(
    await problemsOf({
      "policy.json": {
        ...lacking,
        version: "2",
        quality: { ...POLICY.quality, min_mrr: -1, enforce_degraded_query_rate: "no" },
      },
    }),
  ).toStrictEqual(
    expect.arrayContaining([
      'policy.json:2 (/version): expected "retrieval-gate-policy-v1"; got "2"',
      "policy.json:1: `tolerance` is missing",
      "policy.json:5 (/quality/min_mrr): expected a number from 0; got -1",
      'policy.json:10 (/quality/enforce_degraded_query_rate): expected true or false; got "no"',
    ]),
  );
  expect(
    await problemsOf({
      "gate.json": { ...FILES["gate.json"], gate: { policy: "policy.json", newly_lost: "off" } },
    }),
  ).toStrictEqual([
    "invalid_config: config gate.json has 1 problem",
    "gate.json:14 (/gate/newly_lost): `policy` brings the rules; remove it, or the rules beside it",
  ]);
  expect(
    await problemsOf({ "gate.json": { ...FILES["gate.json"], gate: { policy: "no.json" } } }),
  ).toStrictEqual(["file_not_found: policy no.json does not exist"]);
});

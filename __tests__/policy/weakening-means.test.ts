/** A policy and a baseline of another tool, which hold means alone: a line for each way to loosen them. */
import { singleTargets } from "../../src/model/suite.ts";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { weakening } from "../../src/policy/weakening.ts";
import { makeBaseline } from "../../src/gate/outcome.ts";
import type { Inputs } from "../../src/model/report.ts";
import { BASELINE, FILES, MISS, POLICY, load } from "../files/cruxe-project.ts";
import { answered, runOf, scoresOf } from "../helpers/make.ts";
import { rows } from "../helpers/table.ts";
import { of, told } from "./sides.ts";

const found = (base: Inputs, head: Inputs): readonly string[] => told(weakening(of(base, head)));

type Json = Readonly<Record<string, unknown>>;
/** Null takes a key away. */
const merged = (into: Json, from: Json): Json => {
  const changed = Object.entries(from).map(([key, value]): [string, unknown] => {
    const own = into[key];
    const both = [own, value].every((each) => typeof each === "object" && each !== null);
    return [key, both ? merged(own as Json, value as Json) : value];
  });
  const all = Object.entries({ ...into, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
};

/** `policy: …, metrics: …, baseline: …, gate: …`: what differs of the files; a gate of its own gives the policy up. */
function project(cell: string): Promise<Inputs> {
  const { policy, metrics, baseline, gate } = (parse(`{ ${cell} }`) ?? {}) as Record<
    string,
    Json | undefined
  >;
  return load({
    ...(policy === undefined ? {} : { "policy.json": merged(POLICY, policy) }),
    ...(metrics === undefined && baseline === undefined
      ? {}
      : { "baseline.json": { ...merged(BASELINE, { metrics: metrics ?? {} }), ...baseline } }),
    ...(gate === undefined ? {} : { "gate.json": { ...FILES["gate.json"], gate } }),
  });
}

const AT = "metrics.overall";
const GATE = "gate: { recall@2: { tolerance: 0.05 }, recall@4: { tolerance: 0.05 } }";
test.each(
  rows(`
nothing ||
stricter | policy: { quality: { min_mrr: 0.6, max_zero_result_rate: 0.4 } } |
a floor | policy: { quality: { min_recall_at_k: 0.6 } } | rule_loosened gate.recall@4.floor: 0.7 -> 0.6
a rule that is not enforced | policy: { quality: { enforce_degraded_query_rate: false } } | rule_removed gate.degraded_rate: tolerance 0.1, ceiling 0.5 -> no rule
a tolerance | policy: { tolerance: { ndcg_at_k: 0.06 } } | rule_loosened gate.ndcg@4.tolerance: 0.05 (0.05 overall) -> 0.06 (0.06 overall)
a ceiling | policy: { latency: { max_p50_latency_ms: 301 } } | rule_loosened gate.latency_p50_ms.ceiling: 300 -> 301
an intent's ceiling | policy: { latency: { by_intent: { symbol: { max_p95_latency_ms: 500 } } } } | rule_loosened gate.intents.symbol.latency_p95_ms.ceiling: 400 -> 500
an intent's ceiling that is gone | policy: { latency: { by_intent: { symbol: { max_p50_latency_ms: ~ } } } } | rule_removed gate.intents.symbol.latency_p50_ms: tolerance 30, ceiling 250 -> no rule
a mean by any amount | metrics: { recall_at_k: 0.799999998 } | baseline_lowered baseline.${AT}.recall@4: 0.8 -> 0.799999998
a billionth is no difference, and better is none | metrics: { recall_at_k: 0.7999999991, mrr: 0.9 } |
a rate by any amount | metrics: { zero_result_rate: 0.100000002 } | baseline_lowered baseline.${AT}.zero_result_rate: 0.1 -> 0.100000002
latency within the tolerance of 30 ms | metrics: { zero_result_rate: 0.1000000009, latency_p50_ms: 130 } |
latency beyond it | metrics: { latency_p50_ms: 131 } | baseline_lowered baseline.latency.overall.latency_p50_ms: 100 -> 131
no latency of intents | baseline: { latency_by_intent: {} } | baseline_lowered baseline.latency.by_intent.symbol.latency_p50_ms: 90 -> none && baseline_lowered baseline.latency.by_intent.symbol.latency_p95_ms: 390 -> none
`),
)("%s", async (_, head = "", expected = "") => {
  expect(found(await load(), await project(head))).toStrictEqual(expected.split(" && ").filter(Boolean));
});

test("a metric at another cutoff than the file's is held to nothing there", async () => {
  const lowered = await project(`${GATE}, metrics: { recall_at_k: 0.7 }`);
  expect(found(await project(GATE), lowered)).toStrictEqual([
    `baseline_lowered baseline.${AT}.recall@4: 0.8 -> 0.7`,
  ]);
});

test("findings name the policy's own file; a policy that is given up is compared by effect", async () => {
  const lax = await project("policy: { quality: { min_recall_at_k: 0.6 } }");
  expect(weakening(of(await load(), lax)).map(({ file }) => file)).toStrictEqual(["policy.json"]);
  const own = weakening(
    of(await load(), await project("gate: { recall@4: { tolerance: 0.05, floor: 0.6 } }")),
  );
  expect(told(own)).toContain("rule_loosened gate.recall@4.floor: 0.7 -> 0.6");
  expect(new Set(own.map(({ file }) => file))).toStrictEqual(new Set(["gate.json"]));
  expect(own.map(({ field }) => field)).toContain("gate.mrr@4.floor");
});

test("a baseline of ours in its place is held to the same figures", async () => {
  const base = await load();
  const recorded = (lost: readonly string[]): Inputs => {
    const run = runOf(
      base.suite.cases.map(({ id, expected }) => {
        const path = singleTargets(expected[0])[0]!.value;
        const hits = [{ doc_id: path, path, repeat: false }, ...MISS];
        return answered(id, lost.includes(id) ? MISS : hits, Array<number>(60).fill(80));
      }),
    );
    const scores = scoresOf(base.config, base.suite, run);
    return { ...base, baseline: makeBaseline(base, run, scores, "retrieval-eval-gate test") };
  };
  const recall = `baseline_lowered baseline.${AT}.recall@4: 0.8 ->`;
  // One in four lost: recall 0.75 where 0.8 was reached, while a reciprocal rank of 0.75 is more than 0.5.
  expect(found(base, recorded(["q0"]))).toStrictEqual([`${recall} 0.75`]);
  expect(found(base, recorded([]))).toStrictEqual([]);
  // And back: then nothing says what single cases had.
  expect(found(recorded([]), base)).toStrictEqual([
    "baseline_lowered baseline.cases: a row for each case -> means only",
  ]);
  // Of other cases than the base's there is no figure.
  const { cases, ...rest } = recorded([]).baseline!;
  const digests = { ask: "x", targets: "x", limits: "x" };
  const others = new Map([...cases].map(([id, row]) => [id, { ...row, digests }]));
  expect(found(base, { ...base, baseline: { ...rest, cases: others } })).toContain(`${recall} none`);
});

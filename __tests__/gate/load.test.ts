/** Figures under load, held to limits of their own. */
import { expect, it } from "vitest";
import { decide } from "../../src/gate/decide.ts";
import type { LatencySettings, RuleSetting } from "../../src/model/config.ts";
import type { LoadQuery } from "../../src/model/run.ts";
import type { Check } from "../../src/model/verdict.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";

const LATENCY: LatencySettings = {
  warmup: 1,
  repeats: "auto",
  budget_s: 60,
  max_queries: null,
  seed: 1,
  source: "measured",
  side_by_side: { p50: 0.1, p95: 0.25 },
  load: { rate: 10, duration_s: 1 },
};
const cases = ["a", "b", "c"].map((id) => makeCase(id));
const suite = suiteOf(...cases);

/** Ten queries a tenth of a second apart, of 100, 200 … 1000 ms; the last `failed` of them failed. */
const queries = (failed: number): readonly LoadQuery[] =>
  Array.from({ length: 10 }, (_, i) => ({ start_ms: 100 * i, ms: i >= 10 - failed ? null : 100 * (i + 1) }));

function checked(metric: string, rule: RuleSetting, asked: readonly LoadQuery[] | null): Check {
  const config = configOf({
    latency: LATENCY,
    gate: { ...configOf().gate, metrics: new Map([[metric, rule]]) },
  });
  const plain = runOf(cases.map(({ id }) => answered(id, hitsOf(`${id}-doc`))));
  const run = asked === null ? plain : { ...plain, load: { rate: 10, duration_s: 1, queries: asked } };
  const policy = { config, suite, baseline: baselineOf(config, suite, plain) };
  const found = decide(policy, scoresOf(config, suite, run), run).checks.filter(
    (each) => each.metric === metric,
  );
  expect(found).toHaveLength(1);
  return found[0]!;
}

it("passes up to its ceiling, and fails beyond it", () => {
  // The fifth of ten values takes 500 ms, the tenth 1000.
  expect(checked("load_p50_ms", { ceiling: 500 }, queries(0))).toMatchObject({
    current: 500,
    n: 10,
    passed: true,
  });
  expect(checked("load_p95_ms", { ceiling: 999 }, queries(0))).toMatchObject({
    current: 1000,
    limit: 999,
    passed: false,
    category: "latency_regression",
    baseline: null,
  });
});

it("counts failed queries, as a failure of the retriever", () => {
  expect(checked("load_error_rate", { ceiling: 0.2 }, queries(2))).toMatchObject({
    current: 0.2,
    passed: true,
  });
  expect(checked("load_error_rate", { ceiling: 0.2 }, queries(3))).toMatchObject({
    current: 0.3,
    passed: false,
    category: "retriever_error",
  });
});

it("has a floor on the answers a second, from the first start to the last answer", () => {
  // The last query starts after 900 ms and takes 1000: ten answers in 1.9 s.
  expect(checked("load_qps", { floor: 5.2 }, queries(0)).current).toBeCloseTo(10 / 1.9, 9);
  expect(checked("load_qps", { floor: 5.3 }, queries(0)).passed).toBe(false);
});

it("is missing, and fails, where nothing was asked under load or all queries failed", () => {
  const missing = { missing: { code: "not_measured" }, current: null, passed: false };
  expect(checked("load_p95_ms", { ceiling: 999 }, null)).toMatchObject({ ...missing, n: 0 });
  expect(checked("load_p95_ms", { ceiling: 999 }, queries(10))).toMatchObject({ ...missing, n: 10 });
});

it("is no check without a ceiling or floor", () => {
  const config = configOf({
    latency: LATENCY,
    gate: { ...configOf().gate, metrics: new Map([["load_p50_ms", {}]]) },
  });
  const plain = runOf(cases.map(({ id }) => answered(id, hitsOf(`${id}-doc`))));
  const run = { ...plain, load: { rate: 10, duration_s: 1, queries: queries(0) } };
  const { verdict, checks } = decide(
    { config, suite, baseline: baselineOf(config, suite, plain) },
    scoresOf(config, suite, run),
    run,
  );
  expect(verdict).toBe("pass");
  expect(checks.map(({ metric }) => metric)).not.toContain("load_p50_ms");
});

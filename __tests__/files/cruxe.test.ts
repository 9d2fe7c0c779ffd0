import { describe, expect, it } from "vitest";
import { differences } from "../../src/gate/sound.ts";
import { type Check, missingOf } from "../../src/model/verdict.ts";
import { BASELINE, FILES, MISS, POLICY, QUERIES, checksOf, load, verdictOf } from "./cruxe-project.ts";
import { scopeText } from "../../src/model/scope.ts";

const limits = (checks: readonly Check[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    checks.map((check) => [
      `${check.metric} ${scopeText(check.scope)}`,
      `${check.direction === "higher" ? ">=" : "<="}${check.limit?.toFixed(3)}`,
    ]),
  );

describe("cruxe's pack, policy and baseline", () => {
  it("stands beside `latency: off`, and takes cruxe's defaults", async () => {
    const { max_p50_latency_ms: _p50, ...rest } = POLICY.latency;
    const latency = { ...rest, by_intent: { symbol: { max_p95_latency_ms: 400 } } };
    const { p50_latency_ms: _tolerance, ...tolerance } = POLICY.tolerance;
    const inputs = await load({
      "policy.json": { ...POLICY, latency, tolerance },
      "gate.json": { ...FILES["gate.json"], latency: "off" },
    });
    expect(inputs.config.gate.metrics.get("latency_p50_ms")).toStrictEqual({
      tolerance: [{ unit: "absolute", value: 25 }],
      ceiling: 500,
    });
    expect(inputs.config.gate.intents).toStrictEqual(
      new Map([["symbol", new Map([["latency_p95_ms", { ceiling: 400 }]])]]),
    );
    expect(checksOf(inputs).filter((check) => check.metric.startsWith("latency"))).toStrictEqual([]);
  });

  it("give the limits that cruxe computes", async () => {
    const inputs = await load();
    // max(min, base - tol): recall max(.7, .75), mrr max(.5, .45), ndcg max(.4, .55). min(max, base + tol): zero results
    // min(.5, .2), clustering min(.9, .7), degraded min(.5, .1), p50 min(300, 130), p95 min(600, 260); symbol
    // min(250, 120) and min(400, 450); path has one case and no caps of its own.
    expect(limits(checksOf(inputs))).toStrictEqual({
      "recall@4 overall": ">=0.750",
      "mrr@4 overall": ">=0.500",
      "ndcg@4 overall": ">=0.550",
      "clustering_ratio@4 overall": "<=0.700",
      "zero_result_rate overall": "<=0.200",
      "degraded_rate overall": "<=0.100",
      "error_rate overall": "<=0.000",
      "latency_p50_ms overall": "<=130.000",
      "latency_p95_ms overall": "<=260.000",
      "latency_p50_ms intent:symbol": "<=120.000",
      "latency_p95_ms intent:symbol": "<=400.000",
    });
    expect(checksOf(inputs).every((check) => check.passed)).toBe(true);
    expect(inputs.config.policy_file).toBe("policy.json");
    const summary = (samples: number, ...[p50_ms, p95_ms, mean_ms]: readonly (number | null)[]) => {
      return { samples, p50_ms, p90_ms: null, p95_ms, p99_ms: null, mean_ms };
    };
    const byIntent = { symbol: summary(2, 90, 390, 100), path: summary(0, null, null, null) };
    const latency = { overall: summary(2, 100, 200, 120), by_intent: new Map(Object.entries(byIntent)) };
    const rest = { environment: { cores: 0 }, timing: { repeats: 1 } };
    expect(inputs.baseline).toMatchObject({ k: 0, latency, ...rest });
    const read = [...inputs.digests.keys()].toSorted().join(" ");
    expect(read).toBe("baseline.json gate.json pack.json policy.json suite.json");
  });

  it("fails what is beyond a limit and names cases by how far they are from good", async () => {
    const inputs = await load();
    const slow = checksOf(inputs, 125).filter((check) => !check.passed);
    expect(slow.map((check) => `${check.metric} ${scopeText(check.scope)} ${check.category}`)).toStrictEqual([
      "latency_p50_ms intent:symbol latency_regression",
    ]);
    expect(slow[0]).toMatchObject({ baseline: 90, current: 125, delta: 35, tolerance: 30, limit: 120 });
    expect(slow[0]!.cases.map((each) => each.id)).toStrictEqual(["q0", "q1"]);
    const verdict = verdictOf(inputs, 50, []);
    // One of four without a result: .25 > .2. Recall .75 is at its limit.
    expect(
      verdict.checks
        .filter((check) => !check.passed)
        .map((check) => [check.metric, check.cases.map((each) => each.id)]),
    ).toStrictEqual([["zero_result_rate", ["q0"]]]);
    expect(verdict.notices).toContainEqual({
      code: "means_only",
      tool: "cruxe",
      not_compared: ["fill_rate@4", "forbidden_rate@4"],
    });
    expect(verdict.notices.map((notice) => notice.code)).not.toContain("new_cases");
  });

  it("fails closed: a metric that the config names and the baseline lacks, an intent that left the suite", async () => {
    const own = {
      ...FILES["gate.json"],
      gate: { "precision@4": { tolerance: 0.1 }, "recall@2": { tolerance: 0.1 } },
    };
    const named = checksOf(await load({ "gate.json": own })).filter((check) => !check.passed);
    expect(named.map((check) => [check.metric, missingOf(check)])).toStrictEqual([
      ["precision@4", { code: "baseline_lacks_metric" }],
      ["recall@2", { code: "baseline_lacks_metric" }],
    ]);
    const left = checksOf(
      await load({ "pack.json": { version: "pack-1", queries: QUERIES.slice(2) } }),
    ).filter((check) => !check.passed);
    // The policy names symbol, and the baseline has figures of it.
    expect(
      left.map((check) => `${check.metric} ${scopeText(check.scope)} ${missingOf(check)?.code}`),
    ).toStrictEqual([
      "latency_p50_ms intent:symbol not_measured",
      "latency_p95_ms intent:symbol not_measured",
      "cases intent:symbol cases_absent",
    ]);
  });

  it("keeps critical cases, and an unenforced degraded rate is off", async () => {
    const policy = { ...POLICY, quality: { ...POLICY.quality, enforce_degraded_query_rate: false } };
    const inputs = await load({ "policy.json": policy });
    expect(inputs.config.gate.metrics.get("degraded_rate")).toBe("off");
    const suite = {
      ...inputs.suite,
      cases: inputs.suite.cases.map((each) => ({ ...each, critical: each.id === "q0" })),
    };
    const verdict = verdictOf({ ...inputs, suite }, 50, MISS);
    const failed = verdict.checks.filter((check) => !check.passed);
    expect(failed.map((check) => [check.metric, check.cases.map((each) => each.id)])).toStrictEqual([
      ["critical_lost", ["q0"]],
    ]);
  });

  it("is comparable where the pack's version is the baseline's", async () => {
    const inputs = await load();
    expect(differences(inputs.config, inputs.suite, inputs.baseline!)).toStrictEqual([]);
    const other = await load({ "baseline.json": { ...BASELINE, suite_version: "pack-0" } });
    expect(differences(other.config, other.suite, other.baseline!)).toStrictEqual([
      { field: "suite_version", baseline: '"pack-0"', current: '"pack-1"' },
    ]);
  });
});

/** What the rule makes of the checks by limit, over both spans. */
import { describe, expect, it } from "vitest";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config, RuleSetting } from "../../src/model/config.ts";
import type { Notice } from "../../src/model/notice.ts";
import type { CaseRun } from "../../src/model/run.ts";
import type { Check } from "../../src/model/verdict.ts";
import { baselineOf, configOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { listed, verdictOn } from "./made.ts";

const ids = Array.from({ length: 20 }, (_, i) => `c${String(i).padStart(2, "0")}`);
const suite = suiteOf(...ids.map((id) => makeCase(id)));
const NOISE = ["n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9"];
/** The case's document first, or not at all, in a list of this length. */
const found = (i: number, is: boolean, length = 10): CaseRun =>
  listed(ids[i]!, ...[is ? `${ids[i]}-doc` : "x", ...NOISE].slice(0, length));

function gated(rules: Readonly<Record<string, RuleSetting | "off">> = {}): Config {
  const metrics = new Map(Object.entries(rules));
  return configOf({ gate: { significance: null, newly_lost: { max: null, critical: 0 }, metrics } });
}

interface Told {
  readonly checks: readonly Check[];
  readonly notices: readonly Notice[];
}

/** Of one metric over all cases, and the notices; `kept` is what the baseline has beside its rows. */
function told(
  metric: string,
  [before, after]: readonly [(i: number) => CaseRun, (i: number) => CaseRun],
  { config = gated(), kept = (made: Baseline) => made } = {},
): Told {
  const baseline = kept(baselineOf(config, suite, runOf(ids.map((_, i) => before(i)))));
  const run = runOf(ids.map((_, i) => after(i)));
  const { checks, notices } = verdictOn({ config, suite, baseline }, run);
  return { checks: checks.filter((check) => check.metric === metric), notices };
}

const lost =
  (count: number) =>
  (i: number): CaseRun =>
    found(i, i >= count);
/** The first rows were all found when the state was last accepted. */
const drifting =
  (count: number) =>
  (made: Baseline): Baseline => ({
    ...made,
    cases: new Map(
      [...made.cases].map(([id, row], i) => [id, i < count ? { ...row, accepted: ALL_FOUND } : row]),
    ),
  });
const ALL_FOUND = { recall: 1, mrr: 1, ndcg: 1 };

describe("a fall of recall", () => {
  it("carries what decided, with its p, level and cases", () => {
    // 0.5^3 = 0.125 <= 0.15 < 0.5^2.
    const [failed] = told("recall@10", [lost(0), lost(3)]).checks;
    expect(failed).toMatchObject({
      outcome: "fail",
      passed: false,
      span: "baseline",
      by: "test",
      p: 1 / 8,
      level: 0.15,
    });
    const [watched] = told("recall@10", [lost(0), lost(2)]).checks;
    expect(watched).toMatchObject({ outcome: "watch", passed: true, reason: "not_significant", p: 1 / 4 });
    expect(watched).not.toHaveProperty("by");
    expect(watched!.cases.map(({ id }) => id)).toEqual(["c00", "c01"]);
    const [passed] = told("recall@10", [lost(0), lost(1)]).checks;
    expect(passed).toMatchObject({ outcome: "pass", cases: [] });
    expect(passed).not.toHaveProperty("p");
  });

  it("below a floor asks no test", () => {
    const config = gated({ "recall@10": { floor: 0.96 } });
    const { checks } = told("recall@10", [lost(0), lost(1)], { config, kept: drifting(4) });
    expect(checks).toMatchObject([{ outcome: "fail", by: "floor", limit: 0.99 }]);
    expect(checks[0]).not.toHaveProperty("p");
  });
});

describe("the anchor", () => {
  it("is a second check where the rule has something to say of it, with the anchor's figures", () => {
    // Four lost before and one now: 0.5^5 = 0.031 <= 0.05, where the baseline's own fall is one case.
    const { checks } = told("recall@10", [lost(4), lost(5)], { kept: drifting(4) });
    expect(checks).toMatchObject([
      { span: "baseline", outcome: "pass", baseline: 0.8, current: 0.75 },
      {
        span: "anchor",
        outcome: "fail",
        by: "test",
        p: 1 / 32,
        level: 0.05,
        baseline: 1,
        current: 0.75,
        limit: 0.99,
      },
    ]);
    expect(checks[1]!.cases.map(({ id, before, after }) => [id, before, after])).toContainEqual([
      "c00",
      1,
      0,
    ]);
    expect(told("recall@10", [lost(4), lost(5)]).checks).toHaveLength(1);
  });

  it("of a watch is drifting from its first step", () => {
    const { checks, notices } = told("recall@10", [lost(1), lost(2)], { kept: drifting(1) });
    expect(checks).toMatchObject([
      { outcome: "pass" },
      { span: "anchor", outcome: "watch", p: 1 / 4, level: 0.05 },
    ]);
    const { scope } = checks[0]!;
    expect(notices).toContainEqual({ code: "drifting", metric: "recall@10", scope, anchor: 1, current: 0.9 });
    const moved = notices.find(({ code }) => code === "anchor_distance");
    expect(moved).toMatchObject({ recordings: 0, moved: [{ metric: "recall@10", delta: -0.1 }, {}, {}] });
    const recall = { config: gated({ "mrr@10": "off", "ndcg@10": "off" }), kept: drifting(1) };
    const alone = told("recall@10", [lost(1), lost(2)], recall).notices;
    expect(alone.find(({ code }) => code === "anchor_distance")).toMatchObject({
      moved: [{ metric: "recall@10" }],
    });
  });

  it("has a floor for its limit where that is nearer", () => {
    // 1 - 0.6 is below it; ten lost, 0.5^10 = 0.00098, are a watch within the tolerance.
    const tolerance = [{ unit: "absolute", value: 0.6 } as const];
    const config = gated({ "recall@10": { tolerance, floor: 0.45, significance: "auto" } });
    const { checks } = told("recall@10", [lost(9), lost(10)], { config, kept: drifting(9) });
    expect(checks[1]).toMatchObject({ span: "anchor", outcome: "watch", reason: "small", limit: 0.45 });
  });

  it("that was passed before stops no change that adds nothing", () => {
    const { checks } = told("recall@10", [lost(6), lost(6)], { kept: drifting(6) });
    expect(checks).toMatchObject([
      { span: "baseline", outcome: "pass" },
      { span: "anchor", outcome: "watch", passed: true, reason: "earlier", baseline: 1, current: 0.7 },
    ]);
    expect(checks[1]).not.toHaveProperty("by");
    // A case that fell back by a rank is something that it added.
    const back = (i: number): CaseRun => (i === 19 ? listed(ids[19]!, "x", "c19-doc", ...NOISE) : lost(6)(i));
    expect(told("recall@10", [lost(6), back], { kept: drifting(6) }).checks[1]).toMatchObject({
      outcome: "fail",
    });
    // What is recorded now is held to it.
    const baseline = drifting(6)(baselineOf(gated(), suite, runOf(ids.map((_, i) => lost(6)(i)))));
    const run = runOf(ids.map((_, i) => lost(6)(i)));
    const adopted = verdictOn({ config: gated(), suite, baseline, adopting: true }, run);
    expect(adopted.checks.find(({ span }) => span === "anchor")).toMatchObject({
      outcome: "fail",
      by: "test",
    });
  });

  it("is gained over by what was won since", () => {
    // 4 + 3 won: 0.5^7 = 0.0078, of three alone 0.125.
    const accepted = { recall: 0, mrr: 0, ndcg: 0 };
    const now = told("recall@10", [lost(3), lost(0)], { kept: drifting(0) });
    expect(now.notices.map(({ code }) => code)).not.toContain("gained");
    const kept = (made: Baseline): Baseline => ({
      ...made,
      cases: new Map([...made.cases].map(([id, row], i) => [id, i >= 16 ? { ...row, accepted } : row])),
    });
    expect(told("recall@10", [lost(3), lost(0)], { kept }).notices).toContainEqual({
      code: "gained",
      p: 1 / 128,
    });
  });
});

describe("another quality metric", () => {
  it("with `auto` is tested by its own differences at 0.05", () => {
    const tolerance = [{ unit: "absolute", value: 0.001 } as const];
    const auto = gated({ "precision@10": { tolerance, significance: "auto" } });
    // Five lost, 0.5^5 = 0.031; four, 0.0625. A number takes the level's place.
    const of = (count: number, config: Config): Check | undefined =>
      told("precision@10", [lost(0), lost(count)], { config }).checks[0];
    expect(of(5, auto)).toMatchObject({ outcome: "fail", by: "test", p: 1 / 32, level: 0.05 });
    // 4 x 0.1 / 20 = 0.02 is less than 1/n: no watch.
    expect(of(4, auto)).toMatchObject({ outcome: "pass" });
    expect(of(4, gated({ "precision@10": { tolerance, significance: 1 / 16 } }))).toMatchObject({
      by: "test",
      level: 1 / 16,
    });
    expect(of(1, gated({ "precision@10": { tolerance } }))).toMatchObject({ outcome: "fail", by: "line" });
    expect(of(1, gated({ "precision@10": { tolerance } }))).not.toHaveProperty("p");
  });

  it("is a watch beyond one case's weight", () => {
    const config = gated({ "hit_rate@10": { significance: "auto" } });
    expect(told("hit_rate@10", [lost(0), lost(4)], { config }).checks).toMatchObject([
      { outcome: "watch", p: 1 / 16, level: 0.05, reason: "not_significant" },
    ]);
  });
});

describe("shorter lists", () => {
  const list =
    (length: number, missing: number) =>
    (i: number): CaseRun =>
      found(i, i >= missing, length);

  it("pass where recall rose and no case lost a target, with a notice", () => {
    // Eight of ten results are 0.2 less, beyond 0.1.
    const { checks, notices } = told("fill_rate@10", [list(10, 1), list(8, 0)]);
    expect(checks).toMatchObject([{ outcome: "pass", passed: true, reason: "found_more", cases: [] }]);
    const { scope } = checks[0]!;
    expect(notices).toContainEqual({ code: "shorter_lists", metric: "fill_rate@10", scope });
    expect(told("fill_rate@10", [list(10, 1), list(8, 1)]).checks).toMatchObject([
      { outcome: "fail", by: "line" },
    ]);
  });

  it("pass where the bucket gained, though a case lost its target: p at most 0.05", () => {
    const swapped = (won: number) =>
      [(i: number) => found(i, i >= won), (i: number) => found(i, i < 19, 8)] as const;
    // 8 won and 1 lost: 10 / 2^9 = 0.0195; 5 won: 7 / 2^6 = 0.109.
    expect(told("fill_rate@10", swapped(8)).checks[0]).toMatchObject({
      outcome: "pass",
      reason: "found_more",
    });
    expect(told("fill_rate@10", swapped(5)).checks[0]).toMatchObject({ outcome: "fail" });
  });

  it("below a floor of their own fail", () => {
    const config = gated({ "fill_rate@10": { floor: 0.9 } });
    expect(told("fill_rate@10", [list(10, 1), list(8, 0)], { config }).checks[0]).toMatchObject({
      by: "floor",
    });
  });
});

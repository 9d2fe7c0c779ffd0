/** Figures that an answer may lack: the samples of a stage, and what it cost. */
import { describe, expect, test } from "vitest";
import { costBucket, stageBucket } from "../../src/gate/means-checks.ts";
import type { Rule } from "../../src/gate/rules.ts";
import { COST } from "../../src/metrics/cost.ts";
import { LATENCY } from "../../src/metrics/latency.ts";
import type { CaseScore, Value } from "../../src/model/scores.ts";
import { recorded, ruleOf, scored } from "./made.ts";

describe("the samples of a stage", () => {
  const rule = ruleOf(LATENCY[0]!, { tolerance: [{ unit: "absolute", value: 5 }] });
  const spans = (ms: readonly number[]): ReadonlyMap<string, readonly number[]> => new Map([["rank", ms]]);
  const now = (id: string, ms?: readonly number[]): CaseScore =>
    scored(id, {}, { samples_ms: [9, 9], ...(ms === undefined ? {} : { spans_ms: spans(ms) }) });
  const before = (ms?: readonly number[]) =>
    recorded({}, { latency_ms: [8, 8], ...(ms === undefined ? {} : { spans_ms: spans(ms) }) });

  test("stand in the place of whole answers', on both sides", () => {
    const pairs = [{ now: now("a", [1, 2]), before: before([3, 4]) }];
    const { bucket } = stageBucket(rule, "rank", { pairs, added: [now("b", [5, 6])] });
    expect(bucket).toMatchObject({
      pairs: [{ now: { samples_ms: [1, 2] }, before: { latency_ms: [3, 4] } }],
      added: [{ samples_ms: [5, 6] }],
    });
    // A case that was not timed has no samples of a stage either.
    const failed = scored("f");
    const found = stageBucket(rule, "rank", {
      pairs: [{ now: failed, before: recorded() }],
      added: [failed],
    });
    expect(found.bucket).toMatchObject({
      pairs: [{ now: { samples_ms: [] }, before: { latency_ms: [] } }],
      added: [{ samples_ms: [] }],
    });
  });

  test("are missing where one answer lacks some, of new cases too; and before, where they are compared", () => {
    const whole = { now: now("a", [1, 2]), before: before([3, 4]) };
    const lacking = (added: readonly CaseScore[], pair = whole, own = rule): unknown =>
      stageBucket(own, "rank", { pairs: [pair], added }).missing;
    expect(lacking([now("b", [5])])).toMatchObject({ missing: { code: "not_measured" }, n: 0 });
    expect(lacking([now("b")])).toMatchObject({ cases: [{ id: "b" }] });
    const old = { ...whole, before: before([3]) };
    expect(lacking([], old)).toMatchObject({
      missing: { code: "baseline_lacks_metric" },
      baseline: null,
      current: null,
      n: 0,
      cases: [{ id: "a", before: null, after: null, ranks_before: null, ranks_after: null }],
    });
    expect(lacking([], old, { ...rule, tolerance: [] })).toBeUndefined();
  });
});

describe("the cases that have a cost", () => {
  const rule = ruleOf(COST, { tolerance: [{ unit: "percent", value: 5 }] });
  const { name } = rule.metric;
  const cost = (id: string, value: Value): CaseScore => scored(id, { [name]: value });
  const pair = (id: string, after: Value, before: Value) => ({
    now: after === null ? scored(id, { [name]: null }, { error: "boom" }) : cost(id, after),
    before: recorded({ [name]: before }),
  });
  const ids = (own: Rule, ...pairs: readonly ReturnType<typeof pair>[]): unknown => {
    const { bucket, missing: lacking } = costBucket(own, { pairs, added: [cost("new", 1)] });
    if (lacking !== undefined) return lacking;
    return { pairs: bucket.pairs.map((each) => each.now.id), added: bucket.added.map(({ id }) => id) };
  };

  test("on both sides are compared; one that had none before is new, and one that failed is left out", () => {
    expect(ids(rule, pair("both", 2, 1), pair("fresh", 2, null), pair("failed", null, 1))).toEqual({
      pairs: ["both"],
      added: ["fresh", "new"],
    });
  });

  test("on one side alone are missing before, where they are compared", () => {
    const fresh = [pair("a", 2, null), pair("b", null, null)];
    expect(ids(rule, ...fresh)).toMatchObject({
      missing: { code: "baseline_lacks_metric" },
      cases: [{ id: "a" }],
    });
    const bound = { ...rule, tolerance: [], ceiling: 3 };
    expect(ids(bound, ...fresh)).toEqual({ pairs: [], added: ["a", "new"] });
    // Where nothing was paired nothing is missing.
    expect(ids(rule)).toEqual({ pairs: [], added: ["new"] });
  });

  test("are missing now where an answer does not tell it, be it new", () => {
    const untold = { now: cost("a", null), before: recorded({ [name]: 1 }) };
    expect(ids(rule, untold)).toMatchObject({ missing: { code: "not_measured" }, cases: [{ id: "a" }] });
    const { missing: fresh } = costBucket(rule, { pairs: [], added: [cost("new", null)] });
    expect(fresh).toMatchObject({ missing: { code: "not_measured" }, cases: [{ id: "new" }] });
  });
});

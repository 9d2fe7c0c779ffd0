/** Which cases count as lost, as found, and as critical: by arithmetic that each test shows. */
import { describe, expect, test } from "vitest";
import { newlyFound, newlyLost } from "../../src/gate/pairs.ts";
import type { NewlyLostRule } from "../../src/model/config.ts";
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
  target,
} from "../helpers/make.ts";
import { verdictOn } from "./made.ts";

const IDS = Array.from({ length: 10 }, (_, n) => `c${n}`);
const TWO = [target("first"), target("second")];

type Found = (id: string, at: number) => readonly string[];

/** The checks of single cases, over ten cases of two targets, for what each run returned. */
function checksOf(
  before: Found,
  now: Found,
  {
    rule = {},
    critical = [],
  }: { readonly rule?: Partial<NewlyLostRule>; readonly critical?: readonly string[] } = {},
): readonly Check[] {
  const suite = suiteOf(...IDS.map((id) => makeCase(id, { expected: TWO, critical: critical.includes(id) })));
  const plain = configOf();
  const newlyLost = { max: [{ unit: "absolute" as const, value: 2 }], critical: 0, ...rule };
  const config = configOf({ gate: { ...plain.gate, newly_lost: newlyLost } });
  const run = (found: Found) => runOf(IDS.map((id, at) => answered(id, hitsOf(...found(id, at), "other"))));
  const baseline = baselineOf(config, suite, run(before));
  const head = run(now);
  return verdictOn({ config, suite, baseline }, head).checks;
}

const only = (checks: readonly Check[], metric: string): Check => {
  const found = checks.filter((check) => check.metric === metric);
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe("newly_lost", () => {
  const one = (): readonly string[] => ["first"];

  test("counts a case that found one of its targets and finds none", () => {
    const lost = only(
      checksOf(one, (_, at) => (at < 3 ? [] : ["first"])),
      "newly_lost",
    );
    expect(lost).toMatchObject({ n: 10, current: 3, limit: 2, passed: false });
    expect(lost.cases.map(({ id }) => id)).toEqual(["c0", "c1", "c2"]);
    expect(lost.cases[0]).toMatchObject({
      before: 1,
      after: 0,
      ranks_before: [1, null],
      ranks_after: [null, null],
    });
  });

  test("does not count a case that finds the other of its targets now", () => {
    expect(
      only(
        checksOf(one, () => ["second"]),
        "newly_lost",
      ),
    ).toMatchObject({ current: 0, passed: true });
  });

  test("sets those that find one of their targets anew against them", () => {
    // c0 … c4 found one and find none; c5 … c7 the other way round: 5 - 3 = 2, the limit.
    const before: Found = (_, at) => (at < 5 || at > 7 ? ["first"] : []);
    const now: Found = (_, at) => (at < 5 ? [] : ["second"]);
    expect(only(checksOf(before, now), "newly_lost")).toMatchObject({
      current: 2,
      limit: 2,
      passed: true,
      cases: [],
    });
    // One less is found: 5 - 2 = 3.
    const fewer: Found = (id, at) => (at === 7 ? [] : now(id, at));
    expect(only(checksOf(before, fewer), "newly_lost")).toMatchObject({ current: 3, passed: false });
  });

  test("allows a share of the cases, in whole cases", () => {
    // 25 % of 10 is 2.5: two may be lost, and three may not.
    const rule: Partial<NewlyLostRule> = { max: [{ unit: "percent", value: 25 }] };
    const losing = (n: number) => checksOf(one, (_, at) => (at < n ? [] : ["first"]), { rule });
    expect(only(losing(2), "newly_lost")).toMatchObject({ limit: 2, passed: true });
    expect(only(losing(3), "newly_lost")).toMatchObject({ limit: 2, passed: false });
  });
});

describe("critical_lost", () => {
  const one = (): readonly string[] => ["first"];

  test("counts each lost critical case, of all that are critical, without offset", () => {
    const options = { critical: ["c0", "c9"] };
    const before: Found = (_, at) => (at === 9 ? [] : ["first"]);
    const now: Found = (_, at) => (at === 0 ? [] : ["first"]);
    // c0 is lost and c9 found: for newly_lost 0, for critical_lost 1.
    const checks = checksOf(before, now, options);
    expect(only(checks, "newly_lost")).toMatchObject({ current: 0, passed: true });
    expect(only(checks, "critical_lost")).toMatchObject({ n: 2, current: 1, limit: 0, passed: false });
  });

  test("allows as many as its rule does", () => {
    const options = { critical: ["c0", "c1"], rule: { critical: 1 } };
    const losing = (n: number) => checksOf(one, (_, at) => (at < n ? [] : ["first"]), options);
    expect(only(losing(1), "critical_lost")).toMatchObject({ current: 1, limit: 1, passed: true });
    expect(only(losing(2), "critical_lost")).toMatchObject({ current: 2, limit: 1, passed: false });
  });

  test("is no check where no case is critical", () => {
    expect(checksOf(one, one).some(({ metric }) => metric === "critical_lost")).toBe(false);
  });
});

describe("over the runs of a baseline", () => {
  const pair = (inRuns: number, ranks: readonly (number | null)[]) => {
    const suite = suiteOf(makeCase("c"));
    const config = configOf();
    const run = runOf([answered("c", hitsOf("c-doc"))]);
    const before = { ...baselineOf(config, suite, run).cases.get("c")!, found: { in: inRuns, of: 10 } };
    return { before, now: { ...scoresOf(config, suite, run).cases[0]!, ranks } };
  };

  test("lost is what was found in all of them, newly found what was found in none", () => {
    expect([9, 10].map((found) => newlyLost(pair(found, [null])))).toEqual([false, true]);
    expect([0, 1].map((found) => newlyFound(pair(found, [3])))).toEqual([true, false]);
    expect(newlyLost(pair(10, [3]))).toBe(false);
    expect(newlyFound(pair(0, [null]))).toBe(false);
  });
});

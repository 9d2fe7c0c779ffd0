/** Which cases count as lost, as found, and as critical: by arithmetic that each row shows. */
import { describe, expect, test } from "vitest";
import { pairCases } from "../../src/gate/pairs.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { NewlyLostRule } from "../../src/model/config.ts";
import type { Check } from "../../src/model/verdict.ts";
import { baselineOf, configOf, makeCase, runOf, scoresOf, suiteOf, target } from "../helpers/make.ts";
import { listed, verdictOn } from "./made.ts";

const IDS = Array.from({ length: 10 }, (_, n) => `c${n}`);

/** Of ten cases of two targets: a letter each, which found the first (f), the second (s) or none (.). */
function checksOf(
  before: string,
  now: string,
  rule: Partial<NewlyLostRule> = {},
  critical = "",
): readonly Check[] {
  const expected = [target("first"), target("second")];
  const suite = suiteOf(
    ...IDS.map((id, at) => makeCase(id, { expected, critical: critical.includes(String(at)) })),
  );
  const newlyLost = { max: [{ unit: "absolute" as const, value: 2 }], critical: 0, ...rule };
  const config = configOf({ gate: { newly_lost: newlyLost } });
  const run = (found: string) => {
    const lists = { f: ["first", "other"], s: ["second", "other"], ".": ["other"] };
    return runOf(IDS.map((id, at) => listed(id, ...lists[found[at] as "f"])));
  };
  return verdictOn({ config, suite, baseline: baselineOf(config, suite, run(before)) }, run(now)).checks;
}

const of = (checks: readonly Check[], name: string): Check => {
  const found = checks.filter(({ metric }) => metric === name);
  expect(found).toHaveLength(1);
  return found[0]!;
};
const ALL = "ffffffffff";
/** 25 % of 10 is 2.5: two may be lost, and three may not. */
const QUARTER: Partial<NewlyLostRule> = { max: [{ unit: "percent", value: 25 }] };

test.each<readonly [string, string, string, Partial<NewlyLostRule>, string]>([
  ["a case that found one of its targets and finds none", ALL, "...fffffff", {}, "3 of 2 fail"],
  ["none that finds the other of its targets", ALL, "ssssssssss", {}, "0 of 2 pass"],
  ["those that find one anew against them: 5 - 3", "fffff...ff", ".....sssff", {}, "2 of 2 pass"],
  ["5 - 2", "fffff...ff", ".....ss.ff", {}, "3 of 2 fail"],
  ["a share of the cases, in whole cases", ALL, "..ffffffff", QUARTER, "2 of 2 pass"],
  // Of n losses alone p is 1 / 2^n.
  ["five, of which 1 / 32 is below 0.05", ALL, ".....fffff", { significance: "auto" }, "5 of 2 fail"],
  ["four, of which 1 / 16 is not", ALL, "....ffffff", { significance: "auto" }, "4 of 2 pass"],
  ["four at a level of 1 / 16", ALL, "....ffffff", { significance: 0.0625 }, "4 of 2 fail"],
  ["more than that share", ALL, "...fffffff", QUARTER, "3 of 2 fail"],
])("newly_lost counts %s", (_, before, now, rule, expected) => {
  const { n, current, limit, passed } = of(checksOf(before, now, rule), "newly_lost");
  expect(`${current} of ${limit} ${passed ? "pass" : "fail"}`).toBe(expected);
  expect(n).toBe(10);
});

test("newly_lost names those that were lost, where it fails", () => {
  const { cases } = of(checksOf(ALL, "...fffffff"), "newly_lost");
  expect(cases.map(({ id }) => id)).toEqual(["c0", "c1", "c2"]);
  expect(cases[0]).toMatchObject({ before: 1, after: 0, ranks_before: [1, null], ranks_after: [null, null] });
  expect(of(checksOf("fffff...ff", ".....sssff"), "newly_lost").cases).toEqual([]);
});

describe("critical_lost", () => {
  test("counts each lost critical case, of all that are critical, without offset", () => {
    // c0 is lost and c9 found: for newly_lost 0, for critical_lost 1.
    const checks = checksOf("fffffffff.", ".fffffffff", {}, "09");
    expect(of(checks, "newly_lost")).toMatchObject({ current: 0, passed: true });
    expect(of(checks, "critical_lost")).toMatchObject({ n: 2, current: 1, limit: 0, passed: false });
    expect(of(checks, "critical_lost")).not.toHaveProperty("counts");
  });

  test("allows as many as its rule does, and is no check where no case is critical", () => {
    const losing = (now: string): Check => of(checksOf(ALL, now, { critical: 1 }, "01"), "critical_lost");
    expect(losing(".fffffffff")).toMatchObject({ current: 1, limit: 1, passed: true });
    expect(losing("..ffffffff")).toMatchObject({ current: 2, limit: 1, passed: false });
    expect(checksOf(ALL, ALL).some(({ metric }) => metric === "critical_lost")).toBe(false);
  });

  test("is held to what is replaced where a baseline is recorded, unless its loss is accepted", () => {
    const suite = suiteOf(...["a", "b"].map((id) => makeCase(id, { critical: true })));
    const run = (found: string) =>
      runOf(["a", "b"].map((id) => listed(id, found.includes(id) ? `${id}-doc` : "x")));
    const config = configOf();
    const lost = (accept: boolean, baseline: Baseline | null = null): unknown => {
      const replaced = { baseline: baselineOf(config, suite, run("ab")), accept };
      const { checks } = verdictOn({ config, suite, baseline, recording: true, replaced }, run("b"));
      return of(checks, "critical_lost").cases.map(({ id }) => id);
    };
    expect([lost(false), lost(true)]).toEqual([["a"], []]);
    // A baseline that is compared with is what counts.
    expect(lost(true, baselineOf(config, suite, run("ab")))).toEqual(["a"]);
  });
});

test("a case that asks the same, with other targets, is no pair by targets", () => {
  const [a, b] = ["a", "b"].map((id) => makeCase(id));
  const run = runOf([listed("a", "a-doc"), listed("b", "b-doc")]);
  const other = { ...b!, expected: [target("other")] };
  const now = suiteOf(a!, makeCase("b", other));
  const pairing = pairCases(scoresOf(configOf(), now, run), baselineOf(configOf(), suiteOf(a!, b!), run));
  expect(pairing.pairs.map((each) => each.now.id)).toEqual(["a"]);
  expect(pairing.added.map(({ id }) => id)).toEqual(["b"]);
  expect([pairing.absent, pairing.asked.pairs.length, pairing.limited.pairs.length]).toEqual([["b"], 2, 2]);
});

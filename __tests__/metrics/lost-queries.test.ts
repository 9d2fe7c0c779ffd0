/** The check of `lost_queries: { ceiling: 0 }`. */
import { describe, expect, it } from "vitest";
import { resolveRules } from "../../src/decision/rules.ts";
import { decideVerdict } from "../../src/decision/verdict.ts";
import type { Case } from "../../src/model/suite.ts";
import type { Hit } from "../../src/model/run.ts";
import { judgedPolicyOf } from "../gate/made.ts";
import {
  answered,
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";

const config = configOf({
  gate: { significance: null, metrics: new Map([["lost_queries", { ceiling: 0 }]]) },
});

/** Returns the ids of the queries that the check counts as lost; null for a failed query. */
function findLost(
  cases: readonly Case[],
  before: Readonly<Record<string, readonly Hit[]>>,
  now: Readonly<Record<string, readonly Hit[] | null>>,
): readonly string[] {
  const suite = suiteOf(...cases);
  const oldRun = runOf(Object.entries(before).map(([id, hits]) => answered(id, hits)));
  const newRun = runOf(
    Object.entries(now).map(([id, hits]) => (hits === null ? failedRun(id) : answered(id, hits))),
  );
  const policy = { config, suite, baseline: baselineOf(config, suite, oldRun) };
  const { checks } = decideVerdict(resolveRules(config, suite), judgedPolicyOf(policy, newRun));
  const check = checks.find(({ metric }) => metric === "lost_queries");
  expect(check?.passed).toBe(check?.cases.length === 0);
  return check?.cases.map(({ id }) => id) ?? [];
}

describe("lost_queries", () => {
  it("counts queries that found a document and find none now, failed ones too", () => {
    const cases = [makeCase("a"), makeCase("b"), makeCase("c"), makeCase("d")];
    const before = {
      a: hitsOf("a-doc"),
      b: hitsOf("b-doc"),
      c: hitsOf("c-doc"),
      d: hitsOf("x"),
    };

    const now = { a: hitsOf("x", "a-doc"), b: hitsOf("x"), c: null, d: hitsOf("y") };

    expect(findLost(cases, before, now)).toEqual(["b", "c"]);
  });

  it("counts a watched query that had results and has none now", () => {
    const watched = { expected: [], watched: true } as const;
    const cases = [makeCase("a"), makeCase("b", watched), makeCase("c", watched)];
    const before = { a: hitsOf("a-doc"), b: hitsOf("x"), c: hitsOf("x") };

    expect(findLost(cases, before, { a: hitsOf("a-doc"), b: [], c: hitsOf("y") })).toEqual(["b"]);
  });
});

import { describe, expect, it } from "vitest";
import type { Notice } from "../../src/model/notice.ts";
import { checkSentence, failureSentence, missingWords, weakeningSentence } from "../../src/words/checks.ts";
import { noticeSentence, noticeSentences } from "../../src/words/notices.ts";
import { notPlannedReason } from "../../src/words/sampling.ts";
import { expectGolden } from "../helpers/golden.ts";
import { makeFailingReport, makeFailure } from "../helpers/make-report.ts";
import { MISSING, NOTICES } from "../reporters/every-variant.ts";
import { intentScope } from "../../src/model/scope.ts";
import { WEAKENINGS } from "../../src/model/verdict.ts";
import { checkWith } from "../helpers/plain-check.ts";

const COUNTED = ["a", "b", "c", "d", "e", "f", "g"];
/** The same notice with other numbers and lists, and of five buckets. */
function variants(notice: Notice): readonly (readonly Notice[])[] {
  const lists = Object.entries(notice).filter(
    ([, value]) => Array.isArray(value) && typeof value[0] === "string",
  );
  const listed = [["a"], COUNTED].map((list) =>
    Object.assign({}, notice, Object.fromEntries(lists.map(([key]) => [key, list]))),
  );
  const counts = Object.entries(notice).filter(([, value]) => typeof value === "number");
  const ones = Object.assign({}, notice, Object.fromEntries(counts.map(([key]) => [key, 1])));
  const scopes = ["a", "b", "c", "d", "e"].map(intentScope);
  const five = scopes.map((scope) => Object.assign({}, notice, "scope" in notice ? { scope } : {}));
  const alone = [notice, ...(lists.length > 0 ? listed : []), ...(counts.length > 0 ? [ones] : [])];
  return [...alone.map((each) => [each]), ...(noticeSentences(five).length === 1 ? [five] : [])];
}

it("has full sentences without placeholders, for one and for several", () => {
  const lines = NOTICES.flatMap((notice) =>
    variants(notice).flatMap((each) =>
      noticeSentences(each).map((sentence) => `${notice.code}: ${sentence}`),
    ),
  );
  for (const line of lines)
    expect(line).toMatch(/^\w+: (?!.*(?:undefined|null|NaN|\[object))[A-Za-z0-9].*\.$/);
  expectGolden(new URL("told/notices.txt", import.meta.url), [...new Set(lines), ""].join("\n"));
});

it("cuts an id of 10 kB", () => {
  expect(noticeSentence({ code: "duplicates", cases: ["x".repeat(10_000)] }).length).toBeLessThan(250);
});

it("says why there is nothing to compare, and what loosens the rules", () => {
  const shares = { code: "too_few_samples", have: 1, need: 60, side: "now" } as const;
  const several = [...MISSING, shares, { code: "too_few_repeats", side: "now", cases: 1, need: 3 } as const];
  const reasons = several.flatMap((missing) =>
    (["missing_data", "retriever_error"] as const).map((category) => {
      const [why, todo] = missingWords({ missing, category });
      return `${missing.code}, ${category}: ${why} / ${todo}`;
    }),
  );
  const plans = [["budget_s", "max_queries"], ["repeats"], ["recorded"]] as const;
  const left = plans.map((by) => notPlannedReason({ budget_s: 180, queries: 600, by }));
  const [one] = makeFailingReport().verdict.checks[0]!.cases;
  const loosened = WEAKENINGS.flatMap((code) =>
    [[], [one!], [one!, one!]].map((cases) => {
      const finding = {
        code,
        field: "gate.x",
        file: "f",
        before: "0.0833333333",
        after: "[0.5, 1 case]",
        cases,
      };
      return `${code}: ${weakeningSentence(finding)}`;
    }),
  );
  const lines = [...reasons, ...left, ...new Set(loosened), ""];
  expectGolden(new URL("told/reasons.txt", import.meta.url), lines.join("\n"));
});

it.each([
  ["1", "0.666666667", "1 before, 0.6667 now"],
  // Unless both sides would read the same.
  ["0.666666667", "0.666660000", "0.666666667 before, 0.666660000 now"],
  // A name with digits stays as it is written.
  ["models/v1.23456/x.bin", "models-1.23456", "models/v1.23456/x.bin before, models-1.23456 now"],
])("shows of a figure four digits: %s, %s", (before, after, words) => {
  const finding = {
    code: "baseline_lowered",
    field: "recall@10",
    file: "b.json",
    before,
    after,
    cases: [],
  } as const;
  expect(weakeningSentence(finding)).toBe(`recall@10: ${words}`);
});

describe("checkSentence", () => {
  const fell = { baseline: 0.921, current: 0.854, delta: -0.067, tolerance: 0.01, limit: 0.911 };
  const rose = { baseline: 0, current: 0.25, delta: 0.25, tolerance: 0.02, limit: 0.02 };
  const slow = { baseline: 22.21, current: 101.3, delta: 79.09, tolerance: 19.99, limit: 42.2 };
  const fine = { baseline: 0.92104, current: 0.92096, delta: -0.00008, tolerance: 0.00004, limit: 0.921 };
  const finer = { baseline: 0.9212, current: 0.9208, delta: -0.0004, tolerance: 0.0001, limit: 0.9211 };
  const lost = { metric: "newly_lost", baseline: null, delta: null } as const;
  const gone = { metric: "cases", baseline: 14, limit: null, missing: { code: "cases_absent" } } as const;
  const counts = { lost: 5, found: 1 };

  it.each([
    [
      { ...fell, scope: intentScope("howto") },
      "recall@10 fell from 0.921 to 0.854 (limit 0.911) in intent howto",
    ],
    [
      { ...fell, span: "anchor" },
      "recall@10 fell from 0.921 to 0.854 (limit 0.911) overall since it was last accepted",
    ],
    [
      { ...fell, policy: "base" },
      "recall@10 fell from 0.921 to 0.854 (limit 0.911) overall by the rules of the base",
    ],
    [
      { ...rose, metric: "zero_result_rate", direction: "lower" },
      "zero_result_rate rose from 0.000 to 0.250 (limit 0.020) overall",
    ],
    [{ baseline: null, delta: null, current: 0.7, limit: 0.8 }, "recall@10 is 0.700 (floor 0.800) overall"],
    [
      { baseline: 0.7, delta: 0, current: 0.7, limit: 0.8 },
      "recall@10 stayed at 0.700 (floor 0.800) overall",
    ],
    [fine, "recall@10 fell from 0.92104 to 0.92096 (limit 0.92100) overall"],
    [finer, "recall@10 fell from 0.9212 to 0.9208 (limit 0.9211) overall"],
    [
      { ...slow, metric: "latency_p95_ms", direction: "lower" },
      "latency_p95_ms rose from 22.2 ms to 101.3 ms (limit 42.2 ms) overall",
    ],
    [{ ...lost, current: 1, limit: 0 }, "1 case found a target at the baseline and none now (0 allowed)"],
    [{ ...lost, current: 4, limit: 2 }, "4 cases found a target at the baseline and none now (2 allowed)"],
    [{ ...lost, current: 4, limit: 2, counts }, "newly_lost is 4 (2 allowed): 5 lost, 1 found"],
    [
      { ...lost, metric: "critical_lost", current: 1, limit: 0 },
      "1 critical case finds no target (0 allowed)",
    ],
    [
      { ...lost, metric: "critical_lost", current: 2, limit: 0 },
      "2 critical cases find no target (0 allowed)",
    ],
    [{ ...gone, current: 11, delta: -3 }, "3 of the 14 cases in the baseline are gone or were edited"],
    [{ ...gone, current: 13, delta: -1 }, "1 of the 14 cases in the baseline is gone or was edited"],
    [
      { ...gone, current: 0, delta: -14, missing: { code: "no_paired_cases" } },
      "None of the 14 cases in the baseline is the same in this run",
    ],
    [
      { missing: { code: "not_measured" } },
      "recall@10 overall could not be checked: this run did not measure it",
    ],
  ] as const)("%j", (overrides, expected) => {
    expect(checkSentence(checkWith(makeFailingReport().verdict.checks[0], overrides))).toBe(expected);
  });
});

describe("failureSentence", () => {
  it("says what is wrong, then what to do", () => {
    expect(failureSentence(makeFailure({ message: "no baseline", hint: "Commit it" }))).toBe(
      "no baseline. Commit it.",
    );
    expect(failureSentence(makeFailure({ message: "no baseline", hint: null }))).toBe("no baseline.");
  });
});

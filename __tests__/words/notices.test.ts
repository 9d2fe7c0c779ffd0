import { describe, expect, it } from "vitest";
import { checkSentence, failureSentence, missingReason } from "../../src/words/checks.ts";
import { noticeSentence } from "../../src/words/notices.ts";
import { makeFailingReport, makeFailure } from "../helpers/make-report.ts";
import { MISSING, NOTICES } from "../reporters/every-variant.ts";
import { intentScope } from "../../src/model/scope.ts";
import type { Category, MissingReason } from "../../src/model/verdict.ts";
import { checkWith } from "../helpers/plain-check.ts";

describe("noticeSentence", () => {
  it.each(NOTICES)("$code is one full sentence without placeholders", (notice) => {
    const text = noticeSentence(notice);
    expect(text).toMatch(/^[A-Za-z0-9].*\.$/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\n/);
  });

  it("names the first five ids and counts the rest", () => {
    expect(noticeSentence({ code: "new_cases", cases: ["a", "b", "c", "d", "e", "f", "g"] })).toBe(
      "7 cases are new or edited since the baseline and can't be compared: a, b, c, d, e and 2 more.",
    );
  });

  it("says is of one", () => {
    expect(noticeSentence({ code: "new_cases", cases: ["a"] })).toContain("1 case is new or edited");
    expect(noticeSentence({ code: "no_relevant_target", cases: ["a"] })).toContain("1 case has no relevant");
  });

  it("cuts an id of 10 kB", () => {
    expect(noticeSentence({ code: "duplicates", cases: ["x".repeat(10_000)] }).length).toBeLessThan(250);
  });
});

describe("missingReason", () => {
  const said = (missing: MissingReason, category: Category = "missing_data"): string =>
    missingReason({ missing, category });

  it.each(MISSING)("$code", (reason) => {
    expect(said(reason)).toMatch(/^\S.{10,}[^.]$/);
  });

  it("says on which side samples are short", () => {
    const few = { code: "too_few_samples", have: 1, need: 60 } as const;
    expect(said({ ...few, side: "before" })).toBe(
      "1 sample in the baseline where 60 are needed; record a new baseline",
    );
    expect(said({ ...few, side: "now" })).toBe(
      "1 sample in this run where 60 are needed; record a new baseline",
    );
    expect(said({ ...few, side: "now" }, "retriever_error")).toBe(
      "1 sample in this run where 60 are needed; queries failed",
    );
  });

  it("names the setting that has room for a check that the plan leaves out", () => {
    const left = { code: "not_in_plan", budget_s: 180, queries: 600 } as const;
    expect(said({ ...left, by: ["budget_s"] })).toBe(
      "the sampling plan has no room for it; it needs latency.budget_s: 180",
    );
    expect(said({ ...left, by: ["budget_s", "max_queries"] })).toBe(
      "the sampling plan has no room for it; it needs latency.budget_s: 180 and latency.max_queries: 600",
    );
    expect(said({ ...left, by: ["repeats"] })).toBe(
      "latency.repeats is too low for it; set it to auto, or raise it",
    );
  });
});

describe("checkSentence", () => {
  it.each([
    [
      {
        baseline: 0.921,
        current: 0.854,
        delta: -0.067,
        tolerance: 0.01,
        limit: 0.911,
        scope: intentScope("howto"),
      },
      "recall@10 fell from 0.921 to 0.854 (limit 0.911) in intent howto",
    ],
    [
      {
        metric: "zero_result_rate",
        baseline: 0,
        current: 0.25,
        delta: 0.25,
        tolerance: 0.02,
        limit: 0.02,
        direction: "lower",
      },
      "zero_result_rate rose from 0.000 to 0.250 (limit 0.020) overall",
    ],
    [{ baseline: null, delta: null, current: 0.7, limit: 0.8 }, "recall@10 is 0.700 (floor 0.800) overall"],
    [
      { baseline: 0.7, delta: 0, current: 0.7, limit: 0.8 },
      "recall@10 stayed at 0.700 (floor 0.800) overall",
    ],
    [
      { baseline: 0.92104, current: 0.92096, delta: -0.00008, tolerance: 0.00004, limit: 0.921 },
      "recall@10 fell from 0.92104 to 0.92096 (limit 0.92100) overall",
    ],
    [
      { baseline: 0.9212, current: 0.9208, delta: -0.0004, tolerance: 0.0001, limit: 0.9211 },
      "recall@10 fell from 0.9212 to 0.9208 (limit 0.9211) overall",
    ],
    [
      {
        metric: "latency_p95_ms",
        baseline: 22.21,
        current: 101.3,
        delta: 79.09,
        tolerance: 19.99,
        limit: 42.2,
        direction: "lower",
      },
      "latency_p95_ms rose from 22.2 ms to 101.3 ms (limit 42.2 ms) overall",
    ],
    [
      { metric: "newly_lost", baseline: null, current: 1, delta: null, limit: 0 },
      "1 case found a target at the baseline and none now (0 allowed)",
    ],
    [
      { metric: "newly_lost", baseline: null, current: 4, delta: null, limit: 2 },
      "4 cases found a target at the baseline and none now (2 allowed)",
    ],
    [
      { metric: "critical_lost", baseline: 0, current: 1, delta: 1, limit: 0 },
      "1 critical case finds no target (0 allowed)",
    ],
    [
      {
        metric: "cases",
        baseline: 14,
        current: 11,
        delta: -3,
        limit: null,
        missing: { code: "cases_absent" as const },
      },
      "3 of the 14 cases in the baseline are gone or were edited",
    ],
    [
      { missing: { code: "not_measured" as const } },
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

describe("the self-test's sentence", () => {
  it("says so where the rules block nothing", () => {
    expect(noticeSentence({ code: "selftest", blocked: [] })).toBe(
      "Self-test: your rules block none of the deliberately broken retrievers; the run beside itself passes.",
    );
    expect(noticeSentence({ code: "selftest", blocked: ["empty"] })).toContain("retrievers empty;");
  });
});

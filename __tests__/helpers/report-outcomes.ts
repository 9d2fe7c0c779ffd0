/** One report for each way a run ends: what people read must look like what it is. */
import type { Report } from "../../src/model/report.ts";
import type { Check, Culprit, WeakeningFinding } from "../../src/model/verdict.ts";
import type { PoliciesReceipt } from "../../src/model/policy.ts";
import { weakeningCheck } from "../../src/decision/checks.ts";
import { makeErrorReport, makeFailingReport, makeFailure, makeReport } from "./make-report.ts";
import { checkWith, moved } from "./plain-check.ts";

/** The policies of a pull request, whose base has a gate. */
export const ON_PULL_REQUEST: PoliciesReceipt = {
  mode: "pull_request",
  base_commit: "a".repeat(40),
  bootstrap: false,
  accepted: false,
  policy_digest: { head: `sha256:${"1".repeat(64)}`, base: `sha256:${"2".repeat(64)}` },
};

/** The passing report with these checks in place of its first one, and the verdict `fail`. */
function failingWith(checks: readonly Check[], overrides: Partial<Report> = {}): Report {
  const report = makeReport();
  const failed = checks.filter((check) => !check.passed && check.secondary_to === null);
  return {
    ...report,
    policies: ON_PULL_REQUEST,
    verdict: {
      ...report.verdict,
      verdict: "fail",
      categories: [...new Set(failed.map((check) => check.category))],
      checks: [...checks, ...report.verdict.checks.slice(1)],
    },
    ...overrides,
  };
}

/** The check of recall@10 that fails overall. */
const recall = (): Check => makeFailingReport().verdict.checks[0]!;

/** A pass: the checks that fail by the base's baseline are accepted by the label. */
function acceptedReport(): Report {
  const accepted = makeFailingReport()
    .verdict.checks.filter((check) => !check.passed)
    .map((check): Check => ({ ...check, policy: "base" }));
  const report = makeReport();
  return {
    ...report,
    policies: { ...ON_PULL_REQUEST, accepted: true },
    verdict: { ...report.verdict, accepted },
  };
}

/** A pass: what would fail only fell. Quality checks fell not significantly. */
function fellReport(): Report {
  const report = makeFailingReport();
  const checks = report.verdict.checks.map((check): Check => {
    if (check.passed) {
      return check;
    }
    if (check.unit === "ms") {
      return { ...check, state: "fell", passed: true, secondary_to: null };
    }
    const tested = ["recall@10", "ndcg@10"];
    const chance = { reason: "not_significant", p: 0.25, level: 0.15, tested } as const;
    return { ...check, state: "fell", passed: true, secondary_to: null, ...chance };
  });
  return {
    ...report,
    verdict: {
      ...report.verdict,
      verdict: "pass",
      categories: [],
      secondary_categories: [],
      checks,
    },
  };
}

/** A finding that the change widens a tolerance. */
export const LOOSENED: WeakeningFinding = {
  code: "config_edited",
  file: "retrieval-gate.yaml",
  fields: [{ field: "gate.recall@10.tolerance", before: "0.01", after: "0.5" }],
  cases: [],
};

/** A fail: the change widens a tolerance. */
function weakenedReport(): Report {
  return failingWith([weakeningCheck(LOOSENED)]);
}

/** A fail: three queries failed, and the other failed checks follow from that. */
export function retrieverErrorReport(): Report {
  const report = makeFailingReport();
  const lost = new Set(["install-windows", "proxy-setup", "env-reference"]);
  const cases = report.scores!.cases.map((each) =>
    lost.has(each.id) ? { ...each, error: "upstream 503" } : each,
  );
  const culprit = ({ id }: { readonly id: string }): Culprit => ({
    id,
    before: 0,
    after: 1,
    ranks_before: null,
    ranks_after: null,
  });
  const failed = cases.filter((each) => each.error !== null && each.error !== undefined);
  const rate = checkWith(recall(), {
    metric: "error_rate",
    category: "retriever_error",
    ...moved(0, failed.length / cases.length, 0, null),
    direction: "lower",
    cases: failed.map(culprit),
  });
  const follow = report.verdict.checks.map((check): Check =>
    check.passed ? check : { ...check, secondary_to: "retriever_error" },
  );
  return {
    ...report,
    scores: { ...report.scores!, cases },
    new_baseline: null,
    verdict: {
      ...report.verdict,
      categories: ["retriever_error"],
      secondary_categories: ["recall_drop"],
      checks: [...follow, rate],
    },
  };
}

/** A fail: recall is where it was, and below the config's floor. */
const floorReport = (): Report =>
  failingWith([checkWith(recall(), { ...moved(0.755, 0.755, 0.8, 0.01), cases: [] })]);

/** A fail: a query returns a forbidden document. */
export function forbiddenReport(): Report {
  const check = checkWith(recall(), {
    metric: "forbidden_rate@10",
    category: "forbidden_hit",
    ...moved(0, 0.1, 0, 0),
    direction: "lower",
    cases: [{ id: "cache-policy", before: 0, after: 1, ranks_before: [1], ranks_after: [1] }],
  });
  return failingWith([check]);
}

/** A fail: a query costs three times as much, and its targets moved, too. */
export function costReport(): Report {
  const check: Check = {
    ...checkWith(recall(), {
      metric: "cost_per_query",
      category: "cost_regression",
      ...moved(0.00008, 0.00024, 0.000088, 0.000008),
      direction: "lower",
      cases: [
        {
          id: "install-windows",
          before: 0.00008,
          after: 0.00024,
          ranks_before: [1, 2],
          ranks_after: [2, null],
        },
      ],
    }),
    unit: "money",
  };
  return failingWith([check]);
}

/** A fail: two recorded cases are not in the suite any more, as if their intent was renamed. */
export function renamedReport(): Report {
  const ids = ["cache-policy", "error-enoent"];
  const check = checkWith(recall(), {
    metric: "cases",
    category: "missing_data",
    ...moved(2, 0, null, null),
    missing: { code: "no_paired_cases" },
    cases: ids.map((id) => ({
      id,
      before: null,
      after: null,
      ranks_before: null,
      ranks_after: null,
    })),
  });
  return failingWith([check]);
}

/** An error: there is no baseline yet. The hint has a placeholder for the report's folder. */
export function firstReport(): Report {
  const report = makeReport();
  return makeErrorReport({
    ...report,
    inputs: { ...report.inputs!, baseline: null },
    verdict: { ...report.verdict, verdict: "error", checks: [] },
    failure: makeFailure({
      code: "baseline_missing",
      message: "there is no baseline baselines/docs.json",
      hint: "Look at the report, then commit <report-dir>/baseline.json as baselines/docs.json.",
      problems: [],
    }),
  });
}

/** The last lines that a retriever in Python printed. */
export const TRACEBACK = [
  "Traceback (most recent call last):",
  '  File "serve.py", line 30, in <module>',
  "    index = load(path)",
  "FileNotFoundError: index.bin",
];

/** An error: the retriever died at the 30th query. */
const crashedReport = (): Report =>
  makeErrorReport({
    failure: makeFailure({
      code: "retriever_failed",
      message: `the retriever exited with code 1 at the 30th query; its last lines on standard error:\n${TRACEBACK.join("\n")}`,
      hint: "See retriever.log for the full output of the retriever.",
      problems: [],
    }),
  });

/** The report of the second of three shards. */
function partialReport(): Report {
  const report = makeReport();
  const notices = [{ code: "shard", index: 2, count: 3, cases: 5, of: 14 }] as const;
  return { ...report, verdict: { ...report.verdict, verdict: "partial", checks: [], notices } };
}

/** A fail: both policies make the same checks, with limits that differ by 0.0001. */
function twoPoliciesReport(): Report {
  const report = makeFailingReport();
  const base = report.verdict.checks.map((check): Check => ({
    ...check,
    policy: "base",
    limit: check.limit === null ? null : check.limit + 1e-4,
  }));
  const head = report.verdict.checks.map((check): Check => ({ ...check, policy: "head" }));
  return {
    ...report,
    policies: ON_PULL_REQUEST,
    verdict: { ...report.verdict, checks: [...head, ...base] },
  };
}

/** The makers of the reports, by a name for the outcome. */
export const OUTCOMES: Readonly<Record<string, () => Report>> = {
  pass: makeReport,
  fail: makeFailingReport,
  accepted: acceptedReport,
  watch: fellReport,
  weakened: weakenedReport,
  retriever_error: retrieverErrorReport,
  floor: floorReport,
  forbidden: forbiddenReport,
  renamed: renamedReport,
  first: firstReport,
  crashed: crashedReport,
  partial: partialReport,
  two_policies: twoPoliciesReport,
};

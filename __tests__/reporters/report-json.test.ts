import { describe, expect, it } from "vitest";
import { LOSS_CAUSES } from "../../src/model/explanation.ts";
import type { Notice } from "../../src/model/notice.ts";
import type { Report } from "../../src/model/report.ts";
import type { Check } from "../../src/model/verdict.ts";
import { deterministicPart } from "../../src/reporters/report-json.ts";
import {
  makeErrorReport,
  makeFailingReport,
  makeHostileReport,
  makeReport,
  makeRun,
  SPECS,
} from "../helpers/make-report.ts";
import { EVIDENCE, makeLoss } from "../helpers/report-explanation.ts";
import { everyCheck } from "../helpers/every-check.ts";
import { alone, besideReport, richReport } from "../helpers/report-sweep.ts";
import { MISSING, NOTICES } from "./every-variant.ts";
import { checkWith } from "../helpers/plain-check.ts";
import { deterministicText, renderReportJson, schemaProblems } from "../helpers/rendered.ts";

/** Returns what of the report's report.json does not fit the schema. */
const problems = (report: Report): unknown => schemaProblems(JSON.parse(renderReportJson(report)));

function withNotices(report: Report, notices: readonly Notice[]): Report {
  return { ...report, verdict: { ...report.verdict, notices } };
}

function withChecks(report: Report, checks: readonly Check[]): Report {
  return { ...report, verdict: { ...report.verdict, checks } };
}

/** What a check has whose figure is missing. */
const MISSED = {
  passed: false,
  current: null,
  delta: null,
  limit: null,
  category: "missing_data",
} as const;

describe("report.schema.json", () => {
  const [firstCheck] = makeReport().verdict.checks;
  const missingChecks = MISSING.map((reason) =>
    checkWith(firstCheck!, { ...MISSED, missing: reason }),
  );
  const checksWithoutInterval = makeFailingReport().verdict.checks.map((check) => ({
    ...check,
    evidence: { ...EVIDENCE, interval: null },
  }));

  it.each([
    ["passing", makeReport()],
    ["failing", makeFailingReport()],
    ["error", makeErrorReport()],
    ["first run", makeReport({ inputs: { ...makeReport().inputs!, baseline: null } })],
    [
      "not run",
      makeReport({ run: null, scores: null, new_baseline: null, deterministic_digest: null }),
    ],
    ["hostile", makeHostileReport("<b>\u0000")],
    ["rich", richReport()],
    ["beside", besideReport()],
    ["every check", alone([...everyCheck().values()])],
    ["every notice", withNotices(makeReport(), NOTICES)],
    ["every missing figure", withChecks(makeReport(), missingChecks)],
    ["evidence without an interval", withChecks(makeFailingReport(), checksWithoutInterval)],
  ])('accepts the report "%s"', (_, report) => {
    expect(problems(report)).toEqual([]);
  });

  it("accepts a loss of every cause, with all and with few of its fields", () => {
    const fewFields = {
      policy: "base",
      cluster: null,
      probe: null,
      targets: [],
      displaced_by: [],
    } as const;
    const losses = LOSS_CAUSES.flatMap((cause) => [
      makeLoss(SPECS[0]!, { cause }),
      makeLoss(SPECS[0]!, { cause, ...fewFields }),
      makeLoss(SPECS[0]!, { cause, cluster: { key: "c", now: 2, before: null } }),
    ]);
    const report = makeFailingReport();

    expect(problems({ ...report, explanation: { ...report.explanation!, losses } })).toEqual([]);
  });

  it("refuses missing data without a reason, and a reason beside a pass", () => {
    const withoutReason = checkWith(firstCheck!, { ...MISSED, state: "missing" });
    const withReason = checkWith(firstCheck!, { state: "pass", missing: { code: "not_measured" } });

    expect(problems(withChecks(makeReport(), [withoutReason]))).not.toEqual([]);
    expect(problems(withChecks(makeReport(), [withReason]))).not.toEqual([]);
  });

  it("refuses an unknown key at any depth", () => {
    const value: { cases: object[] } = JSON.parse(renderReportJson(makeFailingReport()));

    expect(schemaProblems({ ...value, extra: 1 })).not.toEqual([]);
    expect(schemaProblems({ ...value, cases: [{ ...value.cases[0], extra: 1 }] })).not.toEqual([]);
    expect(schemaProblems(value)).toEqual([]);
  });
});

it("report.json compares no case whose digest changed", () => {
  const report = makeFailingReport();
  const cases = new Map(report.inputs!.baseline!.cases);
  cases.set("proxy-setup", {
    ...cases.get("proxy-setup")!,
    digests: { ask: "another", targets: "another", limits: "another" },
  });
  const edited = {
    ...report,
    inputs: { ...report.inputs!, baseline: { ...report.inputs!.baseline!, cases } },
  };
  const value: { cases: { id: string }[] } = JSON.parse(renderReportJson(edited));

  expect(value.cases.find((each) => each.id === "proxy-setup")).toMatchObject({
    metrics_before: null,
    results_before: null,
    targets: [{ rank_before: null }],
  });
});

/**
 * Returns the report of the same run on a slower machine with another version: latency fails, too,
 * and everything differs that follows from clock and machine.
 */
function elsewhere(report: Report): Report {
  const checks = report.verdict.checks.map((check) =>
    check.metric.startsWith("latency_")
      ? { ...check, current: 900, delta: 880, passed: false }
      : check,
  );
  const environment = { os: "darwin", arch: "arm64", cpu: "M9", cores: 12, node: "20.20.2" };
  const limits = {
    code: "latency_limits",
    beside: false,
    other_machine: true,
    rises: [{ metric: "latency_p50_ms", ms: 21, baseline: 40 }],
    budget_s: null,
  } as const;
  return {
    ...report,
    tool: "retrieval-eval-gate 9.9.9",
    verdict: {
      ...report.verdict,
      verdict: "fail",
      categories: [...report.verdict.categories, "latency_regression"],
      checks,
      notices: [
        ...report.verdict.notices,
        limits,
        { code: "cached_answers", first_ms: 9, repeat_ms: 1 },
        { code: "probe_failed", reason: "no answer after 5013 ms" },
      ],
    },
    run: makeRun(SPECS, {
      environment,
      retries: 2,
      timing: { source: "measured", repeats: 3, budget_ended: true },
    }),
    scores: {
      ...report.scores!,
      cases: report.scores!.cases.map((each) => ({ ...each, samples_ms: [900, 901] })),
      latency: {
        overall: { ...report.scores!.latency.overall, p50_ms: 900 },
        by_intent: new Map(),
      },
    },
    deterministic_digest: "another",
  };
}

describe("deterministicPart", () => {
  it.each([
    ["passing", makeReport()],
    ["failing", makeFailingReport()],
  ])("deterministicPart is the same for a %s run on a slower machine", (_, report) => {
    expect(deterministicText(elsewhere(report))).toBe(deterministicText(report));
  });

  it("deterministicPart is the same with and without ratios of latency", () => {
    const withRatios = deterministicText(besideReport());
    const withoutRatios = deterministicText(besideReport(false));

    expect(withRatios).toBe(withoutRatios);
  });

  const plainReport = makeReport();
  const otherResults = plainReport.scores!.cases.map((each, i) =>
    i === 0 ? { ...each, results: ["other"] } : each,
  );

  it.each<[string, Partial<Report>]>([
    ["scores and verdict", makeFailingReport()],
    ["results", { scores: { ...plainReport.scores!, cases: otherResults } }],
    [
      "suite",
      {
        inputs: {
          ...plainReport.inputs!,
          suite: { ...plainReport.inputs!.suite, digest: "x" },
        },
      },
    ],
    [
      "notices",
      { verdict: { ...plainReport.verdict, notices: [{ code: "new_cases", cases: ["x"] }] } },
    ],
    ["failure", makeErrorReport()],
    ["explanation", { explanation: null }],
    ["losses", { explanation: { ...plainReport.explanation!, losses: [makeLoss(SPECS[0]!)] } }],
    ["unjudged results", { explanation: { ...plainReport.explanation!, holes: null } }],
    ["churn", { explanation: { ...plainReport.explanation!, churn: null } }],
  ])("deterministicPart differs for a report with other %s", (_, changes) => {
    const changedReport = { ...plainReport, ...changes };

    expect(deterministicText(changedReport)).not.toBe(deterministicText(plainReport));
  });

  it("deterministicPart does not depend on the config file's digest", () => {
    // Another file may measure the same, for example with more queries at a time.
    const digests = new Map([["retrieval-gate.yaml", "x"]]);
    const changedReport = { ...plainReport, inputs: { ...plainReport.inputs!, digests } };

    expect(deterministicText(changedReport)).toBe(deterministicText(plainReport));
  });

  it("deterministicPart has the verdict that the run has without its latency checks", () => {
    // `elsewhere` makes the latency checks fail, and no others.
    expect(deterministicPart(elsewhere(makeReport()))).toMatchObject({
      verdict: "pass",
      categories: [],
    });
    expect(deterministicPart(makeFailingReport())).toMatchObject({
      verdict: "fail",
      categories: ["recall_drop", "ranking_shift"],
      secondary_categories: ["ranking_shift"],
    });
    expect(deterministicPart(makeErrorReport())).toMatchObject({ verdict: "error" });
  });
});

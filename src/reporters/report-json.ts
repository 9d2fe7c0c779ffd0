/** Report -> report.json (schemas/report.schema.json), and the part of it that may not differ between two runs. */
import type { LawsReceipt } from "../model/law.ts";
import type { Report } from "../model/report.ts";
import { CATEGORIES, type Check } from "../model/verdict.ts";
import type { Notice } from "../model/notice.ts";
import { targetLabel } from "../model/suite.ts";
import { bucketsValue, latencyValue, retrieverValue, roundMs } from "./baseline-json.ts";
import { canonicalJson } from "../model/canonical-json.ts";
import { isLatency } from "./format.ts";
import { caseRows, rankBefore, type CaseRow } from "./rows.ts";

const SCHEMA_VERSION = 1;

export function renderReportJson(report: Report): string {
  return canonicalJson(reportValue(report));
}

/** The whole of report.json as a value; milliseconds with 3 decimals. */
export function reportValue(report: Report): unknown {
  const { verdict, scores } = report;
  return {
    schema_version: SCHEMA_VERSION,
    tool: report.tool,
    verdict: verdict.verdict,
    exit_code: verdict.exitCode,
    categories: verdict.categories,
    secondary_categories: verdict.secondaryCategories,
    checks: verdict.checks.map(checkValue),
    accepted: (verdict.accepted ?? []).map(checkValue),
    bootstrap: report.laws?.bootstrap ?? false,
    notices: verdict.notices,
    metrics: scores === null ? null : bucketsValue(scores.means, (means) => means),
    latency: scores === null ? null : bucketsValue(scores.latency, latencyValue),
    cases: caseRows(report).map((row) => ({
      ...caseValue(row),
      latency_ms: (row.score?.samplesMs ?? []).map(roundMs),
    })),
    receipt: receiptValue(report),
    failure: failureValue(report),
    deterministic_digest: report.deterministicDigest,
  };
}

/**
 * Everything but latency, environment and tool version, with the verdict as it would be without them: equal for two
 * runs on the same inputs, in any folder and at any concurrency. Its SHA-256 is `deterministic_digest`.
 */
export function deterministicPart(report: Report): unknown {
  const { verdict, scores, inputs } = report;
  const checks = verdict.checks.filter((check) => !isLatency(check.metric));
  const failed = checks.filter((check) => !check.passed);
  const judged = verdict.verdict === "pass" || verdict.verdict === "fail";
  const named = (primary: boolean): readonly string[] =>
    CATEGORIES.filter((each) =>
      failed.some((one) => one.category === each && (one.secondary_to === null) === primary),
    );
  return {
    schema_version: SCHEMA_VERSION,
    verdict: judged ? (failed.length === 0 ? "pass" : "fail") : verdict.verdict,
    categories: named(true),
    secondary_categories: named(false),
    checks: checks.map(checkValue),
    notices: verdict.notices.filter(isDeterministic),
    metrics: scores === null ? null : bucketsValue(scores.means, (means) => means),
    cases: caseRows(report).map(caseValue),
    // Without the files' digests: a config that only asks with another concurrency gives the same answers.
    receipt: inputs === null ? null : { ...inputsValue(report), files: undefined },
    failure: failureValue(report),
  };
}

function isDeterministic(notice: Notice): boolean {
  switch (notice.code) {
    case "other_machine":
    case "includes_start":
    case "reported_latency":
    case "cached_answers":
    case "budget_ended":
    case "retries":
    case "latency_off":
    case "unstable":
    case "selftest":
    case "blind_to":
    case "joined":
    case "older_attempts":
    case "unlike_machines":
    case "repeats_cut":
      return false;
    case "differs":
      return !/^(tool|environment|timing)\b/.test(notice.field);
    case "improved":
    case "implausible_jump":
    case "rule_off":
    case "not_applicable":
      return !isLatency(notice.metric);
    default:
      return true;
  }
}

function checkValue(check: Check): unknown {
  if (!isLatency(check.metric)) return check;
  const round = (ms: number | null): number | null => (ms === null ? null : roundMs(ms));
  return {
    ...check,
    baseline: round(check.baseline),
    current: round(check.current),
    interval: check.interval?.map(roundMs) ?? null,
    delta: round(check.delta),
    tolerance: round(check.tolerance),
    limit: round(check.limit),
    cases: check.cases.map((each) => ({ ...each, before: round(each.before), after: round(each.after) })),
  };
}

function caseValue(row: CaseRow): Readonly<Record<string, unknown>> {
  const { case: one, score, before } = row;
  return {
    id: one.id,
    query: one.query,
    intent: one.intent,
    digest: one.digest,
    critical: one.critical,
    expect_empty: one.expectEmpty,
    paired: before !== null,
    metrics: score?.metrics ?? null,
    metrics_before: before?.metrics ?? null,
    targets: one.expected.map((target, i) => ({
      label: targetLabel(target),
      kind: target.kind,
      value: target.value,
      grade: target.grade,
      rank_before: rankBefore(row, i) ?? null,
      rank: score?.ranks[i] ?? null,
    })),
    forbidden_ranks: score?.forbiddenRanks ?? [],
    results: score?.results ?? [],
    results_before: before?.results ?? null,
    degraded: score?.degraded ?? false,
    error: score?.error ?? null,
  };
}

function failureValue(report: Report): unknown {
  if (report.failure === null) return null;
  const { code, exitCode, message, hint, problems } = report.failure;
  return { code, exit_code: exitCode, message, hint, problems };
}

function lawsValue(laws: LawsReceipt | null): unknown {
  return laws && { mode: laws.mode, base_commit: laws.baseCommit, accepted: laws.accepted };
}

/** What was judged, by what, against what. */
function receiptValue(report: Report): unknown {
  const { inputs, run } = report;
  if (inputs === null) return null;
  const before = inputs.baseline;
  return {
    ...inputsValue(report),
    laws: lawsValue(report.laws ?? null),
    baseline: before && {
      file: inputs.config.baseline,
      suite: before.suite,
      retriever: retrieverValue(before.retriever),
      tool: before.tool,
      environment: before.environment,
      timing: before.timing,
    },
    environment: run?.environment ?? null,
    timing: run && {
      source: run.timing.source,
      repeats: run.timing.repeats,
      budget_ended: run.timing.budgetEnded,
      includes_start: run.timing.includesStart,
    },
    retries: run?.retries ?? null,
  };
}

function inputsValue(report: Report): Readonly<Record<string, unknown>> {
  const { config, suite, retriever, digests } = report.inputs!;
  return {
    config: config.file,
    suite: {
      name: suite.name,
      revision: suite.revision,
      digest: suite.digest,
      files: suite.files,
      cases: suite.cases.length,
      partial: suite.partial,
    },
    definition: config.definition,
    k: config.k,
    retriever: retrieverValue(retriever),
    files: digests,
  };
}

/** Report -> report.json (schemas/report.schema.json), and the part of it that may not differ between two runs. */
import { exitCodeOfReport } from "../exit-code.ts";
import type { Report } from "../model/report.ts";
import { CATEGORIES, type Check, type RatioFigures, missingOf, evidenceOfCheck } from "../model/verdict.ts";
import type { Notice } from "../model/notice.ts";
import { bucketsValue, latencyValue, roundMs, stagesValue } from "./baseline-json.ts";
import { canonicalParts, roundNumber } from "../model/canonical-json.ts";
import { evidenceValue, explanationValue, inputsValue, receiptValue } from "./report-parts.ts";
import { casesValue } from "./report-cases.ts";
import { isLarge } from "./large-suites.ts";
import { LOAD, loadFigures } from "../metrics/load.ts";
import { blocksOf } from "../words/blocks.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import type { LoadRun } from "../model/run.ts";
import { scopeText } from "../model/scope.ts";

const SCHEMA_VERSION = 1;

export function renderReportJson(report: Report): Iterable<string> {
  return canonicalParts(reportValue(report));
}

/** The whole of report.json as a value; milliseconds with 3 decimals. */
function reportValue(report: Report): object {
  const { verdict, scores } = report;
  return {
    schema_version: SCHEMA_VERSION,
    tool: report.tool,
    origin: report.origin ?? null,
    verdict: verdict.verdict,
    exit_code: exitCodeOfReport(report),
    told: blocksOf(report),
    categories: verdict.categories,
    secondary_categories: verdict.secondary_categories,
    checks: verdict.checks.map(checkValue),
    accepted: (verdict.accepted ?? []).map(checkValue),
    bootstrap: report.policies?.bootstrap ?? false,
    notices: verdict.notices.map(noticeValue),
    metrics: scores === null ? null : bucketsValue(scores.means, (means) => means),
    latency: scores === null ? null : bucketsValue(scores.latency, latencyValue),
    load: report.run?.load && loadValue(report.run.load, report),
    cases: casesValue(
      report,
      (row) => ({
        latency_ms: (row.score?.samples_ms ?? []).map(roundMs),
        spans_ms: stagesValue(row.score?.spans_ms),
      }),
      isLarge(report),
    ),
    ...explanationValue(report),
    receipt: receiptValue(report),
    failure: failureValue(report),
    deterministic_digest: report.deterministic_digest,
  };
}

/**
 * Everything but latency, environment and tool version, with the verdict as it would be without them: equal for two
 * runs on the same inputs, in any folder and at any concurrency. Its SHA-256 is `deterministic_digest`.
 */
export function deterministicPart(report: Report): object {
  const { verdict, scores, inputs } = report;
  const checks = verdict.checks.filter((check) => check.unit !== "ms" && !isUnderLoad(check));
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
    notices: verdict.notices.filter(isDeterministic).map(noticeValue),
    metrics: scores === null ? null : bucketsValue(scores.means, (means) => means),
    cases: casesValue(report, () => ({})),
    ...explanationValue(report),
    // Without the files' digests: a config that only asks with another concurrency gives the same answers.
    receipt: inputs === null ? null : { ...inputsValue(report), files: undefined },
    failure: failureValue(report),
  };
}

/** Its figures hang on the machine, whatever their unit. */
function isUnderLoad({ metric }: Check): boolean {
  return LOAD.some(({ name }) => name === metric);
}

function loadValue(load: LoadRun, { inputs }: Report): unknown {
  const { p50_ms, p95_ms, error_rate, qps } = loadFigures(load, inputs!.config.definition.percentile);
  return {
    rate: load.rate,
    duration_s: load.duration_s,
    p50_ms: p50_ms === null ? null : roundMs(p50_ms),
    p95_ms: p95_ms === null ? null : roundMs(p95_ms),
    error_rate,
    qps: roundMs(qps),
    queries: load.queries.map(({ start_ms, ms }) => [roundMs(start_ms), ms === null ? null : roundMs(ms)]),
  };
}

function isDeterministic(notice: Notice): boolean {
  switch (notice.code) {
    case "other_machine":
    case "stored_latency":
    case "includes_start":
    case "reported_latency":
    case "recorded_latency":
    case "cached_answers":
    case "budget_ended":
    case "queries_asked":
    case "not_sampled":
    case "not_planned":
    case "plan_missing":
    case "visible_rise":
    case "blunt_tolerance":
    case "retries":
    case "latency_off":
    case "latency_anchor_new":
    case "unstable":
    case "baseline_age":
    case "secret_in_suite":
    case "secret_in_ids":
    // The reason holds times and the retriever's own words.
    case "probe_failed":
    case "judged_by":
    case "selftest":
    case "blind_to":
    case "joined":
    case "older_attempts":
    case "unlike_machines":
      return false;
    case "differs":
      return !/^(tool|environment|timing)\b/.test(notice.field);
    case "improved":
    case "implausible_jump":
    case "rule_off":
    case "not_applicable":
      return unitOfMetric(notice.metric) !== "ms";
    default:
      return true;
  }
}

function noticeValue(notice: Notice): unknown {
  return "scope" in notice ? { ...notice, scope: scopeText(notice.scope) } : notice;
}

/** Without what the file doesn't say: the kind follows from the members that are there, the unit from the metric. */
function checkValue(check: Check): unknown {
  const { kind: _kind, unit, ...members } = check;
  const written = {
    ...members,
    scope: scopeText(check.scope),
    missing: missingOf(check),
    evidence: evidenceValue(evidenceOfCheck(check)),
  };
  if (unit !== "ms") return written;
  const round = (ms: number | null): number | null => (ms === null ? null : roundMs(ms));
  return {
    ...written,
    baseline: round(check.baseline),
    current: round(check.current),
    interval: check.interval?.map(roundMs) ?? null,
    delta: round(check.delta),
    tolerance: round(check.tolerance),
    limit: round(check.limit),
    ratio: check.kind === "ratio" ? ratioValue(check.ratio) : undefined,
    cases: check.cases.map((each) => ({ ...each, before: round(each.before), after: round(each.after) })),
  };
}

/** Six decimals are below what any clock resolves. */
function ratioValue(figures: RatioFigures): unknown {
  const { tolerance, floor_ms, noise } = figures;
  const bounds = ({ ratio, low, high }: Pick<RatioFigures, "ratio" | "low" | "high">): object => ({
    ratio: roundNumber(ratio, 6),
    low: roundNumber(low, 6),
    high: roundNumber(high, 6),
  });
  return { ...bounds(figures), tolerance, floor_ms, noise: noise && bounds(noise) };
}

function failureValue(report: Report): unknown {
  if (report.failure === null) return null;
  const { code, message, hint, problems } = report.failure;
  return { code, exit_code: exitCodeOfReport(report), message, hint, problems };
}

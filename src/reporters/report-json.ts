/** Report -> report.json (schemas/report.schema.json), and the part of it that may not differ between two runs. */
import { exitCodeOfReport } from "../exit-code.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import { judgeFingerprint } from "../model/answers.ts";
import { canonicalParts, roundNumber } from "../model/canonical-json.ts";
import type { Evidence, Loss } from "../model/explanation.ts";
import type { Notice, NoticeCode } from "../model/notice.ts";
import type { Inputs, Report } from "../model/report.ts";
import { mapBuckets, scopeText } from "../model/scope.ts";
import type { Value } from "../model/scores.ts";
import {
  CATEGORIES,
  type Check,
  type RatioFigures,
  type WeakeningFinding,
  missingReason,
  evidenceOfCheck,
} from "../model/verdict.ts";
import type { ReportView } from "../messages/view.ts";
import {
  latencyValue,
  pricesValue,
  retrieverValue,
  roundMs,
  stagesValue,
} from "./baseline-json.ts";
import { casesValue, isLarge } from "./report-cases.ts";

const SCHEMA_VERSION = 1;

export function renderReportJson(report: Report, view: ReportView): Iterable<string> {
  return canonicalParts(reportValue(report, view));
}

/** The whole of report.json as a value; milliseconds with 3 decimals. */
function reportValue(report: Report, view: ReportView): object {
  const { verdict, scores } = report;
  return {
    schema_version: SCHEMA_VERSION,
    tool: report.tool,
    origin: report.origin === undefined ? null : { ...report.origin, command: undefined },
    verdict: verdict.verdict,
    exit_code: exitCodeOfReport(report),
    // What ended the run stands in `failure`.
    view: { ...view, verdict: undefined, error: undefined },
    categories: verdict.categories,
    secondary_categories: verdict.secondary_categories,
    checks: verdict.checks.map(checkValue),
    accepted: (verdict.accepted ?? []).map(checkValue),
    notices: verdict.notices.map(noticeValue),
    metrics: scores === null ? null : mapBuckets(scores.means, (means) => means),
    latency: scores === null ? null : mapBuckets(scores.latency, latencyValue),
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
    failure: report.failure,
    deterministic_digest: report.deterministic_digest,
  };
}

/**
 * Everything but latency, environment and tool version, with the verdict as it would be without them: equal for two
 * runs on the same inputs, in any folder and at any concurrency. Its SHA-256 is `deterministic_digest`.
 */
export function deterministicPart(report: Report): object {
  const { verdict, scores, inputs } = report;
  const checks = verdict.checks.filter(({ unit }) => unit !== "ms");
  const failed = checks.filter((check) => !check.passed);
  const judged = verdict.verdict === "pass" || verdict.verdict === "fail";
  const categoryNames = (primary: boolean): readonly string[] => {
    const own = failed.filter((check) => (check.secondary_to === null) === primary);
    return CATEGORIES.filter((each) => own.some(({ category }) => category === each));
  };
  return {
    schema_version: SCHEMA_VERSION,
    verdict: judged ? (failed.length === 0 ? "pass" : "fail") : verdict.verdict,
    categories: categoryNames(true),
    secondary_categories: categoryNames(false),
    checks: checks.map(checkValue),
    notices: verdict.notices.filter(isDeterministic).map(noticeValue),
    metrics: scores === null ? null : mapBuckets(scores.means, (means) => means),
    cases: casesValue(report, () => ({})),
    ...explanationValue(report),
    // Without the files' digests: a config that only asks with another concurrency gives the same answers.
    receipt: inputs && { ...inputsValue(inputs), files: undefined },
    failure: report.failure,
  };
}

/** They hang on a clock, a machine or the environment, or hold the retriever's own words. */
const VARYING: readonly NoticeCode[] = [
  "latency_limits",
  "cached_answers",
  "unstable",
  "vary_unknown",
  "baseline_age",
  "secret_shown",
  "probe_failed",
];

function isDeterministic(notice: Notice): boolean {
  return (
    !VARYING.includes(notice.code) && !("metric" in notice && unitOfMetric(notice.metric) === "ms")
  );
}

function noticeValue(notice: Notice): unknown {
  if ("scope" in notice) {
    return { ...notice, scope: scopeText(notice.scope) };
  }
  if ("moved" in notice) {
    const moved = notice.moved.map(({ metric, delta }) => [metric, delta] as const);
    return { ...notice, moved: new Map(moved) };
  }
  if ("renamed" in notice) {
    const renamed = notice.renamed.map(({ before, after }) => [before, after] as const);
    return { ...notice, renamed: new Map(renamed) };
  }
  return notice;
}

/** Without what the file doesn't say: the kind follows from the members that are there, the unit from the metric. */
function checkValue(check: Check): unknown {
  const { kind: _kind, unit, ...members } = check;
  const evidence = evidenceOfCheck(check);
  const written = {
    ...members,
    scope: scopeText(check.scope),
    missing: missingReason(check),
    evidence: evidence && evidenceValue(evidence),
    weakening: check.kind === "weakening" ? weakeningValue(check.weakening) : undefined,
  };
  if (unit !== "ms") {
    return written;
  }
  return {
    ...written,
    baseline: msValue(check.baseline),
    current: msValue(check.current),
    interval: check.interval?.map(roundMs) ?? null,
    delta: msValue(check.delta),
    tolerance: msValue(check.tolerance),
    limit: msValue(check.limit),
    ratio: check.kind === "ratio" ? ratioValue(check.ratio) : undefined,
    cases: check.cases.map((each) => ({
      ...each,
      before: msValue(each.before),
      after: msValue(each.after),
    })),
  };
}

/** The cases that it concerns stand in the check's `cases`. */
function weakeningValue({ code, file, fields }: WeakeningFinding): object {
  return { code, file, fields };
}

function msValue(ms: Value): Value {
  return ms === null ? null : roundMs(ms);
}

/** Six decimals are below what any clock resolves. */
function ratioValue({ ratio, low, high, tolerance }: RatioFigures): unknown {
  return {
    ratio: roundNumber(ratio, 6),
    low: roundNumber(low, 6),
    high: roundNumber(high, 6),
    tolerance: roundNumber(tolerance, 6),
  };
}

// What was judged, by what, against what.

/**
 * Returns null where nothing could be read. A field that is set to undefined is left out: it stands elsewhere in the
 * report, as `seed` and `retries` do, or is not in the schema.
 */
function receiptValue({ inputs, run, policies = null }: Report): unknown {
  if (inputs === null) {
    return null;
  }
  const { beside } = inputs.baseline ?? {};
  return {
    ...inputsValue(inputs),
    policies: policies && { ...policies, bootstrap: undefined },
    side_by_side:
      beside === undefined
        ? null
        : {
            accepted_figures: beside.accepted_figures,
            retriever: retrieverValue(inputs.baseline!.retriever),
            seed: run?.timing.seed ?? null,
          },
    baseline: beside === undefined ? againstValue(inputs) : null,
    environment: run?.environment ?? null,
    timing: run && {
      ...run.timing,
      queries: run.timing.asked?.queries ?? null,
      asked: undefined,
      seed: undefined,
    },
    retries: run?.retries ?? null,
    judging: run?.judging && { ...run.judging, retries: undefined },
  };
}

function againstValue({ config, baseline }: Inputs): unknown {
  if (baseline === null) {
    return null;
  }
  const { suite, judge, environment } = baseline;
  const retriever = retrieverValue(baseline.retriever);
  return { file: config.baseline, suite, retriever, judge, environment };
}

function inputsValue({ config, suite, retriever, digests }: Inputs): object {
  const { name, revision, digest, cases, partial } = suite;
  return {
    config: config.file,
    suite: { name, revision, digest, cases: cases.length, partial },
    definition: config.definition,
    k: config.k,
    retriever: retrieverValue(retriever),
    prices: config.prices === undefined ? null : pricesValue(config.prices),
    judge: config.judge && judgeFingerprint(config.judge),
    files: digests,
  };
}

// What explains. Everything in it is the same for two runs on the same inputs.

/** Wins and losses count units. The interval is null if there are too few of them. */
export function evidenceValue(evidence: Evidence): object {
  const { wins, losses, interval } = evidence;
  const bounds = interval.kind === "interval" ? [interval.low, interval.high] : null;
  return { wins, losses, interval: bounds };
}

function explanationValue({ explanation }: Report): object {
  const {
    losses,
    cause = null,
    groups = null,
    stages = null,
    holes = null,
    churn = null,
  } = explanation ?? {};
  return {
    losses: losses?.map(lossValue) ?? null,
    cause,
    groups,
    stages,
    holes: holes && { ...holes, by_case: undefined, queue: undefined },
    churn: churn && mapBuckets(churn, (means) => means),
  };
}

/** The query, its intent and its tags stand in `cases`. */
function lossValue(loss: Loss): unknown {
  const { targets, cluster, repeats } = loss;
  // Not a spread: it would give each loss a hidden class of its own in Node 20.
  return Object.assign({}, loss, {
    query: undefined,
    intent: undefined,
    critical: undefined,
    targets: targets.map(({ label, before, now, deeper, unmatched }) => {
      return {
        label,
        rank_before: before,
        rank: now,
        rank_deeper: deeper,
        rank_unmatched: unmatched,
      };
    }),
    cluster: cluster && { key: cluster.key, results: cluster.now, largest_before: cluster.before },
    repeats: repeats.now,
    repeats_before: repeats.before,
  });
}

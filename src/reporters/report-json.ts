/**
 * Writes a report as report.json (schemas/report.schema.json), and the part of it that may not
 * differ between two runs. Members with the value undefined are left out of the file. Latency has 3
 * decimals.
 */
import { exitCodeOfReport } from "../exit-code.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import { judgeFingerprint } from "../model/answers.ts";
import { canonicalParts, roundNumber } from "../model/canonical-json.ts";
import type { Loss } from "../model/explanation.ts";
import type { Notice, NoticeCode } from "../model/notice.ts";
import type { Inputs, Report } from "../model/report.ts";
import { mapValues } from "../model/lookup.ts";
import { mapBuckets, scopeText } from "../model/scope.ts";
import { CATEGORIES, type Check, type RatioFigures } from "../model/verdict.ts";
import type { FullView } from "../messages/view.ts";
import {
  latencyValue,
  msValue,
  pricesValue,
  retrieverValue,
  roundMs,
  stagesValue,
} from "./baseline-json.ts";
import { casesValue } from "./report-cases.ts";
import { joinTables } from "../messages/rows.ts";

const SCHEMA_VERSION = 1;

export function renderReportJson(report: Report, view: FullView): Iterable<string> {
  return canonicalParts(reportValue(report, view));
}

/** Returns the whole of report.json as a value. */
function reportValue(report: Report, view: FullView): object {
  const { verdict, scores } = report;
  return {
    schema_version: SCHEMA_VERSION,
    tool: report.tool,
    // The command differs from reader to reader: it is only for the messages.
    origin: report.origin === undefined ? null : { ...report.origin, command: undefined },
    verdict: verdict.verdict,
    exit_code: exitCodeOfReport(report),
    // Members of their own: the verdict, what ended the run, and the tables.
    view: { ...view, verdict: undefined, error: undefined, tables: undefined },
    categories: verdict.categories,
    secondary_categories: verdict.secondary_categories,
    checks: verdict.checks.map(checkValue),
    accepted: (verdict.accepted ?? []).map(checkValue),
    notices: verdict.notices.map(noticeValue),
    metrics: scores?.means ?? null,
    latency: scores === null ? null : mapBuckets(scores.latency, latencyValue),
    cases: casesValue(view.tables.cases, report.explanation, (row) => ({
      latency_ms: (row.score?.samples_ms ?? []).map(roundMs),
      spans_ms: stagesValue(row.score?.spans_ms),
    })),
    ...explanationValue(report),
    receipt: receiptValue(report),
    failure: report.failure,
    deterministic_digest: report.deterministic_digest,
  };
}

/**
 * Returns everything but latency, environment and tool version, with the verdict as it would be
 * without checks of latency. It is equal for two runs on the same inputs, in any folder and at any
 * concurrency. Its SHA-256 is `deterministic_digest`.
 */
export function deterministicPart(report: Report): object {
  const { verdict, scores, inputs } = report;
  const withoutTimes = (): object => ({});
  const checks = verdict.checks.filter(({ unit }) => unit !== "ms");
  const failed = checks.filter((check) => !check.passed);
  const hasVerdict = verdict.verdict === "pass" || verdict.verdict === "fail";
  const verdictOfChecks = failed.length === 0 ? "pass" : "fail";
  const primary = failed.filter((check) => check.secondary_to === null);
  const secondary = failed.filter((check) => check.secondary_to !== null);
  const listCategories = (listed: readonly Check[]): readonly string[] =>
    CATEGORIES.filter((name) => listed.some(({ category }) => category === name));
  return {
    schema_version: SCHEMA_VERSION,
    verdict: hasVerdict ? verdictOfChecks : verdict.verdict,
    categories: listCategories(primary),
    secondary_categories: listCategories(secondary),
    checks: checks.map(checkValue),
    notices: verdict.notices.filter(isDeterministic).map(noticeValue),
    metrics: scores?.means ?? null,
    cases: casesValue(joinTables(report).cases, report.explanation, withoutTimes),
    ...explanationValue(report),
    // Without the files' digests: a config that only asks with another concurrency gives the same
    // answers.
    receipt: inputs && { ...inputsValue(inputs), files: undefined },
    failure: report.failure,
  };
}

/** Notices that depend on a clock, a machine or the environment, or that quote the retriever. */
const VARYING: readonly NoticeCode[] = [
  "latency_limits",
  "cached_answers",
  "unstable",
  "vary_unknown",
  "secret_shown",
  "probe_failed",
];

/** True for a notice that two runs on the same inputs share: not VARYING, not about latency. */
function isDeterministic(notice: Notice): boolean {
  return (
    !VARYING.includes(notice.code) && !("metric" in notice && unitOfMetric(notice.metric) === "ms")
  );
}

/**
 * Returns a notice as the file has it: its scope as text, and its `moved` metrics or `renamed`
 * documents as a Map, which the file has as an object. A notice without these is returned as it is.
 */
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

/**
 * Returns a check as the file has it, its scope as text. Left out are its unit, which follows from
 * the metric, and members of `evidence` and `weakening` that are not in the schema. A check of
 * latency has its figures in milliseconds rounded; only such a check has a ratio.
 */
function checkValue(check: Check): unknown {
  const { unit, evidence, weakening, ...members } = check;
  const value = {
    ...members,
    scope: scopeText(check.scope),
    evidence: evidence && { ...evidence, units: undefined },
    weakening: weakening && { ...weakening, cases: undefined },
  };
  if (unit !== "ms") {
    return value;
  }
  return {
    ...value,
    baseline: msValue(check.baseline),
    current: msValue(check.current),
    interval: check.interval?.map(roundMs) ?? null,
    delta: msValue(check.delta),
    tolerance: msValue(check.tolerance),
    limit: msValue(check.limit),
    ratio: check.ratio && ratioValue(check.ratio),
    cases: check.cases.map((culprit) => ({
      ...culprit,
      before: msValue(culprit.before),
      after: msValue(culprit.after),
    })),
  };
}

/** The decimals of a ratio: finer than any clock measures. */
const RATIO_DECIMALS = 6;

function ratioValue(figures: RatioFigures): unknown {
  return mapValues(Object.entries(figures), (value: number) => roundNumber(value, RATIO_DECIMALS));
}

// What was judged, by what, against what.

/**
 * Returns what was judged and how it was measured; null if nothing could be read. A run has either
 * `side_by_side` or `baseline`, by what it was compared with. Members of a part that are set to
 * undefined stand elsewhere in the report (`seed`, `retries`), or are not in the schema.
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
    baseline: beside === undefined ? baselineReceipt(inputs) : null,
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

function baselineReceipt({ config, baseline }: Inputs): unknown {
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

function explanationValue({ explanation }: Report): object {
  const {
    losses,
    cause = null,
    lists = null,
    groups = null,
    stages = null,
    holes = null,
    churn = null,
  } = explanation ?? {};
  return {
    losses: losses?.map(lossValue) ?? null,
    cause,
    lists,
    groups,
    stages,
    // The numbers of `unjudged_by_case` stand in `cases`, and the queue in unjudged.jsonl.
    holes: holes && { ...holes, unjudged_by_case: undefined, queue: undefined },
    // The means alone: the `by_case` of churn stands at each case.
    churn: churn && { ...churn, by_case: undefined },
  };
}

/**
 * Returns a loss as the file has it, without query, intent and `critical`, which stand in `cases`.
 */
function lossValue(loss: Loss): unknown {
  const { targets, cluster, repeats } = loss;
  // Not a spread: it would give each loss a hidden class of its own in Node 20.
  return Object.assign({}, loss, {
    query: undefined,
    intent: undefined,
    critical: undefined,
    targets: targets.map(({ label, before, now, deeper, unmatched }) => ({
      label,
      rank_before: before,
      rank: now,
      rank_deeper: deeper,
      rank_unmatched: unmatched,
    })),
    cluster: cluster && { key: cluster.key, results: cluster.now, largest_before: cluster.before },
    repeats: repeats.now,
    repeats_before: repeats.before,
  });
}

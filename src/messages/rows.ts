/** What several reporters show: joins of the report's parts, without words and without new facts. */
import type { BaselineCase } from "../model/baseline.ts";
import type { Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { type CaseRun, runsById } from "../model/run.ts";
import type { CaseScore, LatencySummary, Scores, Unit, Value } from "../model/scores.ts";
import { type Case, sameQuestion } from "../model/suite.ts";
import {
  CATEGORIES,
  type Check,
  isCount,
  missingReason,
  type RatioFigures,
} from "../model/verdict.ts";
import {
  type Scope,
  findBucket,
  groupBy,
  sameScope,
  scopeText,
  listScopes,
} from "../model/scope.ts";
import { directionOfMetric, parseMetric, unitOfMetric } from "../metrics/registry.ts";
import { summariseCases } from "../metrics/score.ts";
import { rangeText } from "./checks.ts";
import { NONE } from "./format.ts";
import { firstSegment, requireItem, requireValue } from "../model/lookup.ts";

/** Failed checks, worst first: primaries by category, overall before intents. */
export function failedChecks(report: Report): readonly Check[] {
  return mergePolicyChecks(report)
    .filter((check) => !check.passed)
    .toSorted(bySeverity);
}

/** What the label accepted, worst first. */
export function acceptedChecks({ verdict: { accepted = [] } }: Report): readonly Check[] {
  return accepted.toSorted(bySeverity);
}

const OUTCOMES = ["pass", "fell", "fail"] as const;

/**
 * Returns the checks of a report as they are shown. What both policies ask of the same bucket, by two limits, stands once:
 * as it ends worse, and else as the head asks it. So does what is asked against the baseline and the accepted state.
 */
export function mergePolicyChecks({
  verdict: { checks },
}: Pick<Report, "verdict">): readonly Check[] {
  const checkKey = ({ metric, scope, kind, reference = "baseline" }: Check): string =>
    `${kind} ${reference} ${metric} ${scopeText(scope)}`;
  const asked = groupBy(
    checks.filter(({ kind }) => kind !== "weakening"),
    checkKey,
  );
  const ofOnePolicy = checks.flatMap((check) => {
    if (check.kind === "weakening") {
      return [check];
    }
    const both = requireValue(asked, checkKey(check));
    return check === both[0] ? worseCheck(both) : [];
  });
  return keepWorseQuestions(ofOnePolicy);
}

/** Returns the checks without those against one reference that end no worse against the other. The baseline comes first. */
function keepWorseQuestions(checks: readonly Check[]): readonly Check[] {
  const figureKey = ({ metric, scope }: Check): string => `${metric} ${scopeText(scope)}`;
  const severity = ({ outcome }: Check): number => OUTCOMES.indexOf(outcome);
  const worst = new Map<string, Check>();
  for (const check of checks) {
    const known = worst.get(figureKey(check));
    if (check.reference !== undefined && (!known || severity(check) > severity(known))) {
      worst.set(figureKey(check), check);
    }
  }
  return checks.filter(
    (check) => check.reference === undefined || worst.get(figureKey(check)) === check,
  );
}

function worseCheck(both: readonly Check[]): readonly Check[] {
  const base = both.filter(({ policy }) => policy === "base");
  const head = both.filter(({ policy }) => policy !== "base");
  const worstOutcome = (own: readonly Check[]): number =>
    Math.max(-1, ...own.map(({ outcome }) => OUTCOMES.indexOf(outcome)));
  return worstOutcome(base) > worstOutcome(head) ? base : head;
}

export function primaryFailures(report: Report): readonly Check[] {
  return failedChecks(report).filter((check) => check.secondary_to === null);
}

function bySeverity(one: Check, other: Check): number {
  const otherOrder = severityOrder(other);
  const differences = severityOrder(one).map((value, i) => value - requireItem(otherOrder, i));
  return differences.find((difference) => difference !== 0) ?? 0;
}

const RANKED = ["ndcg", "mrr", "recall"];

/** The first number that differs decides; the lower one is told first. */
function severityOrder(check: Check): readonly number[] {
  const { category, current, limit, scope, unit } = check;
  const beyond = current === null || limit === null ? 0 : Math.abs(current - limit);
  return [
    Number(check.secondary_to !== null),
    CATEGORIES.indexOf(category),
    Number(missingReason(check) !== null),
    Number(scope.kind !== "overall"),
    // What was found is told before how long the lists were.
    Number(isList(check)),
    Number(isCount(check)),
    // In units that compare within a category: a latency's as a share of its limit.
    -(unit === "ms" && limit !== null && limit > 0 ? beyond / limit : beyond),
    // Of equals recall first, which what is ranked follows.
    -RANKED.indexOf(firstSegment(check.metric, "@")),
  ];
}

/** Of how many results came, not of which. */
export function isList({ metric }: Check): boolean {
  return metric.startsWith("fill_rate") || metric.startsWith("zero_result_rate");
}

/** Cases behind the primary failed checks, each once, in the order of checks and culprits; and those checks, worst first. */
export function worstCases(
  report: Report,
): readonly { readonly id: string; readonly checks: readonly Check[] }[] {
  const named = primaryFailures(report).flatMap((check) =>
    check.cases.map(({ id }) => ({ id, check })),
  );
  return [...groupBy(named, ({ id }) => id)].map(([id, own]) => ({
    id,
    checks: own.map(({ check }) => check),
  }));
}

/** What happened to each lost case, by id; the head's where both policies know one. */
export function lossesById({ explanation }: Report): ReadonlyMap<string, Loss> {
  return new Map(explanation?.losses?.map((loss) => [loss.id, loss]));
}

export interface CaseRow {
  readonly case: Case;
  readonly score: CaseScore | null;
  readonly run: CaseRun | null;
  /** Null where the baseline has no case of the same id and digest. */
  readonly before: BaselineCase | null;
  readonly loss: Loss | null;
  /** Primary failed checks that name the case. */
  readonly failed: readonly Check[];
}

export type CaseBook = ReadonlyMap<string, CaseRow>;

const books = new WeakMap<Report, CaseBook>();

/** Every case of the suite by its id; joined once, however many reporters ask. */
export function caseBook(report: Report): CaseBook {
  const known = books.get(report) ?? new Map(joinedRows(report).map((row) => [row.case.id, row]));
  books.set(report, known);
  return known;
}

/** In case-id order. */
export function caseRows(report: Report): readonly CaseRow[] {
  return [...caseBook(report).values()];
}

function joinedRows(report: Report): readonly CaseRow[] {
  const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
  const runs = report.run === null ? null : runsById(report.run);
  const losses = lossesById(report);
  const worst = new Map(worstCases(report).map((each) => [each.id, each.checks]));
  return (report.inputs?.suite.cases ?? []).map((each) => {
    const before = report.inputs?.baseline?.cases.get(each.id);
    return {
      case: each,
      score: scores.get(each.id) ?? null,
      run: runs?.get(each.id) ?? null,
      before: before !== undefined && sameQuestion(before.digests, each.digests) ? before : null,
      loss: losses.get(each.id) ?? null,
      failed: worst.get(each.id) ?? [],
    };
  });
}

/** Rank of a case's target at the baseline; undefined where the case has no counterpart there. */
export function baselineRank(row: CaseRow, target: number): number | null | undefined {
  return row.before === null ? undefined : (row.before.ranks[target] ?? null);
}

/** What a case finds that it must not, best rank first; a negative control must find nothing. Empty for others. */
export function forbiddenResults(
  score: CaseScore | null | undefined,
): readonly { readonly rank: number; readonly id: string }[] {
  if (!score) {
    return [];
  }
  const control = score.forbidden_ranks.length === 0 && score.ranks.length === 0;
  return (control ? [1] : score.forbidden_ranks).flatMap((rank) => {
    const id = score.results[rank - 1];
    return id === undefined ? [] : [{ rank, id }];
  });
}

/** The queries that failed, with what the retriever said. */
export function failedQueries(
  report: Report,
): readonly { readonly case: Case; readonly error: string }[] {
  return caseRows(report).flatMap(({ case: one, score }) => {
    const error = score?.error ?? null;
    return error === null ? [] : [{ case: one, error }];
  });
}

export function medianMs(samples: readonly number[] = []): number | null {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null;
}

/** The states of a figure. */
export type RowStatus =
  | "passes"
  | "fell"
  | "fails"
  | "follows"
  | "missing"
  | "not_gated"
  | "reported";

const STATUS: Readonly<Record<RowStatus, string>> = {
  passes: "passes",
  fell: "fell, not significant",
  fails: "fails",
  follows: "fails, follows",
  missing: "missing",
  not_gated: "not gated yet",
  reported: "not gated",
};

/** A status in words. Latency and rates rise, they do not fall. */
export function statusWords({
  status,
  direction,
  reason,
}: Pick<MetricRow, "status" | "direction" | "reason">): string {
  if (status !== "fell") {
    return STATUS[status];
  }
  const moved = direction === "lower" ? "rose" : "fell";
  return reason === "earlier"
    ? `${moved} earlier`
    : reason === "found_more"
      ? `${moved}, passes`
      : `${moved}, not significant`;
}

export interface MetricRow {
  readonly scope: Scope;
  readonly metric: string;
  readonly unit: Unit;
  readonly baseline: Value;
  readonly current: Value;
  readonly delta: Value;
  readonly limit: Value;
  readonly status: RowStatus;
  readonly direction: Check["direction"];
  /** Why a check beyond its limit does not fail; absent for others. */
  readonly reason?: Check["reason"];
}

/** Checks and ungated means, overall first, then by intent; latency percentiles only where they are gated. */
export function metricRows(report: Report): readonly MetricRow[] {
  // What was loosened has no figures; what passes by the base's rules as well needs no second row.
  const judged = mergePolicyChecks(report).filter(
    (check) => check.kind !== "weakening" && !(check.policy === "base" && check.outcome === "pass"),
  );
  const rowName = ({ metric, scope }: Check): string => `${metric} ${scopeText(scope)}`;
  const first = new Map(judged.toReversed().map((check) => [rowName(check), check]));
  // A ceiling is checked over new cases as well: where both hold, the comparison has both figures.
  const shown = judged.filter((check) => !check.passed || first.get(rowName(check)) === check);
  const checks = groupBy(shown, ({ scope }) => scopeText(scope));
  const all = [...listScopes(report.scores?.means), ...shown.map(({ scope }) => scope)];
  const scopes = new Map(all.map((scope) => [scopeText(scope), scope]));
  const baseline = baselineOfScored(report);
  return [...scopes].flatMap(([key, scope]) => {
    const own = checks.get(key) ?? [];
    const gated = new Set(own.map((check) => check.metric));
    return [
      ...own.map((check) => ({ ...check, status: checkStatus(check) })),
      ...reportedRows(report, scope, baseline).filter((row) => !gated.has(row.metric)),
    ];
  });
}

function checkStatus(check: Check): RowStatus {
  if (check.kind === "not_gated") {
    return "not_gated";
  }
  if (check.outcome === "fell") {
    return "fell";
  }
  if (check.passed) {
    return "passes";
  }
  if (missingReason(check) !== null) {
    return "missing";
  }
  return check.secondary_to === null ? "fails" : "follows";
}

/** Means as measured, beside the baseline's over the same cases. */
function reportedRows(
  { scores }: Report,
  scope: Scope,
  baseline: Pick<Scores, "means"> | null,
): readonly MetricRow[] {
  const before = findBucket(baseline?.means, scope);
  return [...(findBucket(scores?.means, scope) ?? [])].flatMap(
    ([metric, current]): readonly MetricRow[] => {
      const was = before?.get(metric) ?? null;
      // A metric that applies on neither side is no row: negative controls have no recall.
      if (current === null && was === null) {
        return [];
      }
      const delta = was === null || current === null ? null : current - was;
      const unit = unitOfMetric(metric);
      const direction = directionOfMetric(metric);
      return [
        {
          scope,
          metric,
          unit,
          baseline: was,
          current,
          delta,
          limit: null,
          status: "reported",
          direction,
        },
      ];
    },
  );
}

/**
 * The baseline's figures over the cases that this run scored, which a shard's or an unfinished run's are a part of. Null
 * where it lacks one of them.
 */
function baselineOfScored({ scores, inputs }: Report): Omit<Scores, "cases"> | null {
  const baseline = inputs?.baseline ?? null;
  if (scores === null || inputs === null || baseline === null || scores.cases.length === 0) {
    return null;
  }
  const rows = scores.cases.flatMap((now): readonly CaseScore[] => {
    const before = baseline.cases.get(now.id);
    if (before === undefined || !sameQuestion(before.digests, now.digests)) {
      return [];
    }
    const { metrics, latency_ms: samples, spans_ms: spans } = before;
    const { spans_ms: _, ...rest } = now;
    return [
      {
        ...rest,
        metrics,
        samples_ms: samples,
        ...(spans === undefined ? {} : { spans_ms: spans }),
      },
    ];
  });
  if (rows.length < scores.cases.length) {
    return null;
  }
  // A part of the suite has its rows of the baseline, under the means of all of them.
  if (rows.length === baseline.cases.size && !inputs.suite.partial) {
    return baseline;
  }
  const names = [...new Set(rows.flatMap(({ metrics }) => [...metrics.keys()]))];
  const metrics = names.map(parseMetric).filter((metric) => typeof metric !== "string");
  return summariseCases(rows, metrics, inputs.config.definition);
}

export interface LatencyRow {
  readonly scope: Scope;
  /** Null for whole answers. */
  readonly stage: string | null;
  readonly now: LatencySummary;
  /** As recorded; null where there is none. */
  readonly before: LatencySummary | null;
}

/**
 * Latency overall, then by intent; empty where nothing was timed. A figure that a check compares is the check's own: it
 * may be over fewer samples than all.
 */
export function latencyRows(report: Report): readonly LatencyRow[] {
  const now = report.scores?.latency;
  if (now === undefined || now.overall.samples === 0) {
    return [];
  }
  const before = (baselineOfScored(report) ?? report.inputs?.baseline)?.latency;
  const { checks } = report.verdict;
  return listScopes(now).map((scope): LatencyRow => {
    const own = checks.filter((check) => sameScope(check.scope, scope));
    const recorded = findBucket(before, scope);
    return {
      scope,
      stage: null,
      now: useCheckedFigures(findBucket(now, scope)!, own, "current"),
      before: recorded === undefined ? null : useCheckedFigures(recorded, own, "baseline"),
    };
  });
}

/** Returns the summary with the figures of the latency checks of its scope, and their number of samples. */
function useCheckedFigures(
  summary: LatencySummary,
  checks: readonly Check[],
  side: "current" | "baseline",
): LatencySummary {
  let checked = summary;
  for (const check of checks) {
    const parsed = parseMetric(check.metric);
    const value = check[side];
    if (typeof parsed === "string" || parsed.family.kind !== "latency" || value === null) {
      continue;
    }
    const samples = side === "current" ? check.n : checked.samples;
    checked = { ...checked, [`${parsed.family.statistic}_ms`]: value, samples };
  }
  return checked;
}

/** The same by stage; empty where no answer told any. */
export function stageRows(report: Report): readonly LatencyRow[] {
  return latencyRows(report).flatMap(({ scope, now, before }) =>
    [...(now.spans ?? [])].map(([stage, own]) => ({
      scope,
      stage,
      now: own,
      before: before?.spans?.get(stage) ?? null,
    })),
  );
}

/** The percentiles of just these samples that failed: `p50`, `p95`. */
export function failedPercentiles({ verdict }: Report, row: LatencyRow): readonly string[] {
  // A stage is reported, never gated.
  if (row.stage !== null) {
    return [];
  }
  const failed = verdict.checks.flatMap(({ passed, scope, metric }) => {
    const parsed = passed || !sameScope(scope, row.scope) ? "" : parseMetric(metric);
    if (typeof parsed === "string" || parsed.family.kind !== "latency") {
      return [];
    }
    return parsed.family.statistic === "mean" ? metric : parsed.family.statistic;
  });
  return [...new Set(failed)];
}

// Base and head of one job.

/** The base commit that this run was measured beside, shortened; null where it was compared with a stored baseline. */
export function besideCommit(report: Report): string | null {
  return report.inputs?.baseline?.beside?.commit.slice(0, 12) ?? null;
}

/** Returns that accepted figures are not asked for, to follow the base's commit. Empty if they are. */
export function aloneWords({ inputs }: Report): string {
  const beside = inputs?.baseline?.beside;
  return beside === undefined || beside.accepted_figures ? "" : ", without accepted figures";
}

/** One bucket's ratio for a table: `1.32x (1.27 to 1.38)`. */
export function ratioCell(report: Report, scope: Scope, metric: string): string {
  const found = findRatio(report, scope, metric);
  return found === null ? NONE : `${found.ratio.toFixed(2)}x (${rangeText(found)})`;
}

/** By the head's rules, or by rules of both. */
function findRatio({ verdict }: Report, scope: Scope, metric: string): RatioFigures | null {
  const own = verdict.checks.find(
    (check) =>
      check.kind === "ratio" &&
      sameScope(check.scope, scope) &&
      check.metric === metric &&
      check.policy !== "base",
  );
  return own?.kind === "ratio" ? own.ratio : null;
}

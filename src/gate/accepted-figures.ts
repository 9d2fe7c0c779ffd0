/**
 * The state that was last accepted. A small loss that is recorded as the new baseline could otherwise be repeated without
 * end. So each row of a baseline keeps the recall, MRR and nDCG of its case from that state, and whether it was hit by
 * forbidden or false results, where they differ from its own. They become the row's own figures with an acceptance, with a
 * gain, and where the case is new or was recorded with other targets.
 */
import { FORBIDDEN_RATE, FALSE_RESULT_RATE } from "../metrics/rates.ts";
import { metricAt } from "../metrics/registry.ts";
import type { AcceptedFigures, AcceptedState, Baseline, BaselineCase } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import { type Suite, sameQuestion } from "../model/suite.ts";
import { type HeadlineBucket, headlineBuckets } from "./outcomes.ts";
import { type Pair, acceptedValue, valueOf } from "./pairs.ts";
import { GAIN_LEVEL, HEADLINE, fallP, gainP } from "./rule.ts";
import { EPSILON, isHeadline, resolveRules } from "./rules.ts";

/** The largest p, in either direction, at which rows as a whole differ. */
export const DIFFERENT_LEVEL = 0.01;

export interface Recording {
  readonly config: Config;
  readonly suite: Suite;
  /** What is recorded over, under today's ids: the base's baseline on a branch, else the file's own. Null if none. */
  readonly before: Baseline | null;
  /** The commit that `before` is of. Null if it is not known. */
  readonly commit: string | null;
  /** Whether recording accepts a change that failed the rule. */
  readonly accepts: boolean;
}

/** Returns the new baseline with the figures of the accepted state: carried on, or those of the new baseline itself. */
export function updateAcceptedFigures(newBaseline: Baseline, recording: Recording): Baseline {
  const before = comparableBaseline(recording.before, newBaseline);
  if (before === null || recording.accepts) {
    return resetAcceptedFigures(newBaseline);
  }
  const carried = carryAcceptedFigures(newBaseline, before, recording.commit);
  return mayReset(carried, before, recording) ? resetAcceptedFigures(newBaseline) : carried;
}

/** Returns the old baseline, or null if its figures mean something else. The new one then starts afresh. */
export function comparableBaseline(before: Baseline | null, newBaseline: Baseline): Baseline | null {
  if (before === null || before.k !== newBaseline.k) {
    return null;
  }
  return sameCanonical(before.definition, newBaseline.definition) ? before : null;
}

/** Returns the baseline as the accepted state itself. */
export function resetAcceptedFigures(baseline: Baseline): Baseline {
  const cases = new Map<string, BaselineCase>();
  for (const [id, row] of baseline.cases) {
    cases.set(id, withAccepted(row, {}));
  }
  const { accepted: _accepted, ...rest } = baseline;
  return { ...rest, cases };
}

/** Returns the baseline with the accepted figures that the old one has, and one recording more if a row changed. */
export function carryAcceptedFigures(
  newBaseline: Baseline,
  before: Baseline,
  commit: string | null,
): Baseline {
  const { k } = newBaseline;
  const cases = new Map<string, BaselineCase>();
  for (const [id, row] of newBaseline.cases) {
    const former = before.cases.get(id);
    const isSame = former !== undefined && sameQuestion(former.digests, row.digests);
    cases.set(id, withAccepted(row, isSame ? differingFigures(former, row, k) : {}));
  }
  const { accepted: _accepted, ...rest } = newBaseline;
  const accepted = nextAcceptedState(newBaseline, before, commit);
  return { ...rest, cases, ...(accepted === null ? {} : { accepted }) };
}

/** Returns how often was recorded since the last acceptance, or null if never. */
function nextAcceptedState(
  { cases }: Baseline,
  before: Baseline,
  commit: string | null,
): AcceptedState | null {
  const isUnchanged =
    cases.size === before.cases.size &&
    [...cases].every(([id, row]) => {
      const former = before.cases.get(id);
      return former !== undefined && hasSameContent(row, former);
    });
  const last = before.accepted ?? { commit, recordings: 0 };
  const recordings = last.recordings + (isUnchanged ? 0 : 1);
  return recordings === 0 ? null : { commit: last.commit, recordings };
}

/** Whether two rows say the same, latency aside, which is recorded as a whole. */
export function hasSameContent(a: BaselineCase, b: BaselineCase): boolean {
  return (["digests", "metrics", "ranks", "results"] as const).every((key) => sameCanonical(a[key], b[key]));
}

function withAccepted(row: BaselineCase, accepted: AcceptedFigures): BaselineCase {
  const { accepted: _accepted, ...rest } = row;
  return Object.keys(accepted).length === 0 ? rest : { ...rest, accepted };
}

/** Returns the accepted figures of the former row that differ from those of the new row. */
function differingFigures(former: BaselineCase, row: BaselineCase, k: number): AcceptedFigures {
  const figures: { -readonly [K in keyof AcceptedFigures]: AcceptedFigures[K] } = {};
  for (const metric of HEADLINE) {
    const accepted = acceptedValue(former, metric, k);
    const own = valueOf(row, `${metric}@${k}`);
    // Recorded values are rounded. Ignore differences that rounding explains.
    if (accepted !== null && own !== null && Math.abs(accepted - own) > EPSILON) {
      figures[metric] = accepted;
    }
  }
  if (former.digests.limits !== row.digests.limits) {
    return figures;
  }
  for (const hit of HITS) {
    const accepted = acceptedHit(former, hit, k);
    const own = isHit(row, hit, k);
    if (accepted !== null && own !== null && accepted !== own) {
      figures[hit] = accepted;
    }
  }
  return figures;
}

// Hits by results that must not come back.

const HITS = ["forbidden", "false_result"] as const;
type Hit = (typeof HITS)[number];

/** Whether rows keep what this metric was when the state was last accepted. */
export function hasAcceptedFigure(metric: string, config: Pick<Config, "k">): boolean {
  return isHeadline(metric, config) || HITS.some((hit) => metric === hitMetric(hit, config.k));
}

function hitMetric(hit: Hit, k: number): string {
  return metricAt(hit === "forbidden" ? FORBIDDEN_RATE : FALSE_RESULT_RATE, k).name;
}

function hitValue(row: Pick<BaselineCase, "metrics">, hit: Hit, k: number): Value {
  return valueOf(row, hitMetric(hit, k));
}

/** Whether the case was hit in a run of the row. Null if nothing is forbidden. */
function isHit(row: BaselineCase, hit: Hit, k: number): boolean | null {
  const value = hitValue(row, hit, k);
  return value === null ? null : value > EPSILON;
}

function acceptedHit(row: BaselineCase, hit: Hit, k: number): boolean | null {
  return row.accepted?.[hit] ?? isHit(row, hit, k);
}

// When the new baseline is the accepted state without a label.

/** Whether the new rows gained since the last acceptance, or are the first mean of several runs over a single one. */
export function mayReset(
  carried: Baseline,
  before: Baseline,
  recording: Pick<Recording, "config" | "suite">,
): boolean {
  return hasGained(carried, recording) || isFirstMean(carried, before, recording);
}

/**
 * Whether the whole suite gained since the last acceptance, beyond chance, while no bucket is below its limit by any gated
 * metric and no bucket has more hits.
 */
function hasGained(carried: Baseline, recording: Pick<Recording, "config" | "suite">): boolean {
  const buckets = bucketsOver(carried, carried, recording, "anchor");
  const whole = buckets.find(({ kind }) => kind === "overall");
  if (whole === undefined || gainP(whole) > GAIN_LEVEL + EPSILON) {
    return false;
  }
  return !buckets.some(isBelowLimit) && !hasMoreHits(carried, recording);
}

function isBelowLimit({ moves, held }: HeadlineBucket): boolean {
  return HEADLINE.some((metric) => {
    const fall = -moves.reduce((sum, move) => sum + move[metric], 0) / Math.max(1, moves.length);
    const limit = held[metric];
    return limit !== undefined && fall > limit.tolerance + EPSILON;
  });
}

/** Whether the whole suite or an intent has more hits than the accepted state. */
function hasMoreHits({ cases, k }: Baseline, { suite }: Pick<Recording, "suite">): boolean {
  for (const hit of HITS) {
    const added = new Map<string, number>();
    for (const { id, intent } of suite.cases) {
      const row = cases.get(id);
      const now = row === undefined ? null : isHit(row, hit, k);
      if (row !== undefined && now !== null) {
        const more = Number(now) - Number(acceptedHit(row, hit, k));
        added.set("", (added.get("") ?? 0) + more);
        added.set(`intent ${intent}`, (added.get(`intent ${intent}`) ?? 0) + more);
      }
    }
    if ([...added.values()].some((count) => count > 0)) {
      return true;
    }
  }
  return false;
}

/**
 * Whether a mean of several runs replaces a baseline of one run whose rows, as a whole, are like it. A single run of a
 * retriever whose answers vary may have been a lucky one.
 */
function isFirstMean(
  newBaseline: Baseline,
  before: Baseline,
  recording: Pick<Recording, "config" | "suite">,
): boolean {
  if (newBaseline.answers_vary !== true || newBaseline.run_count === undefined) {
    return false;
  }
  if (before.run_count !== undefined) {
    return false;
  }
  const buckets = bucketsOver(newBaseline, before, recording, "baseline");
  const whole = buckets.find(({ kind }) => kind === "overall");
  return whole !== undefined && Math.min(fallP(whole), gainP(whole)) > DIFFERENT_LEVEL;
}

/** Returns the buckets of the rule over the rows of two baselines. */
function bucketsOver(
  newBaseline: Baseline,
  before: Baseline,
  { config, suite }: Pick<Recording, "config" | "suite">,
  span: "baseline" | "anchor",
): readonly HeadlineBucket[] {
  const { rules } = resolveRules(config, suite);
  const pairs: Pair[] = [];
  for (const subject of suite.cases) {
    const row = newBaseline.cases.get(subject.id);
    const former = before.cases.get(subject.id);
    if (row !== undefined && former !== undefined && sameQuestion(row.digests, former.digests)) {
      pairs.push({ now: scoreOfRow(subject, row), before: former });
    }
  }
  return headlineBuckets(rules, { config, suite, baseline: before }, { pairs, added: [] }, span);
}

/** Returns a row as if a run had just answered it. */
export function scoreOfRow(subject: Suite["cases"][number], row: BaselineCase): CaseScore {
  const { id, intent, tags } = subject;
  const { digests, metrics, ranks, results, latency_ms: samples, spans_ms: spans } = row;
  return {
    id,
    intent,
    ...(tags === undefined ? {} : { tags }),
    digests,
    metrics,
    ranks,
    results,
    forbidden_ranks: [],
    many_to_many: false,
    targets: row.ranks.length,
    degraded: false,
    error: null,
    samples_ms: samples,
    ...(spans === undefined ? {} : { spans_ms: spans }),
  };
}

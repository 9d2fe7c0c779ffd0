/**
 * The anchor: the state that was last accepted, or last gained. A fall within tolerance that is recorded as the new
 * baseline could otherwise be repeated without end. Each row keeps how far recall, mrr and ndcg have moved since (drift);
 * of every other gated figure the baseline keeps its distance from the best that was recorded. So, after any edit in
 * between, now - anchor = what the file keeps + (now - baseline). Everything here follows from two files and, where targets
 * were edited, from what the run scores by the base's.
 */
import { priceChanges } from "../metrics/cost.ts";
import { FILL_RATE } from "../metrics/fill.ts";
import { mean } from "../metrics/score.ts";
import { type Statistic, bucketStatistic } from "../metrics/weighted-latency.ts";
import type { Baseline, BaselineCase, Drift } from "../model/baseline.ts";
import { roundNumber, sameCanonical } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Anchor } from "../model/sampling.ts";
import type { Run } from "../model/run.ts";
import { type Scope, casesIn, groupBy, scopeText } from "../model/scope.ts";
import type { CaseScore, ScoredCases, Value } from "../model/scores.ts";
import { type Suite, sameQuestion } from "../model/suite.ts";
import type { Check } from "../model/verdict.ts";
import { type HeadlineBucket, headlineBuckets, foundMore } from "./outcomes.ts";
import { type Bucket, type Pair, bucketFor, pairCases, valueOf } from "./pairs.ts";
import { GAIN_LEVEL, HEADLINE, gainP, ruleOn } from "./rule.ts";
import { EPSILON, type Rule, isHeadline, keyOf, resolveRules, toleranceValue } from "./rules.ts";
import { spreadOf } from "./runs.ts";

/** Whose rules hold the anchor. */
interface Anchored {
  readonly config: Config;
  readonly suite: Suite;
}

export interface Recording extends Anchored {
  /** What is recorded over, under today's ids: the base's baseline on a branch, else the file's own. Null: none. */
  readonly before: Baseline | null;
  /** This run by the base's targets; null where no base judges. */
  readonly byBase: ScoredCases | null;
  /** The checks that failed, where recording them is an acceptance; null where nothing failed. */
  readonly accepting: readonly Check[] | null;
}

/** The new baseline with its anchor: carried on, moved by a gain, or moved by an acceptance of what failed. */
export function anchored(made: Baseline, recording: Recording): Baseline {
  const before = comparable(recording.before, made);
  if (before === null) return made;
  const moved = drifted(made, before, recording.byBase);
  const { accepting } = recording;
  const held = accepting === null ? moved : acceptedIn(moved, recording, accepting);
  // What was accepted here may have gained elsewhere; recorded again it would be a gain.
  const settled = gained(held, recording) ?? held;
  const own = accepting?.filter(({ passed }) => !passed) ?? [];
  const anchor = figureAnchor(settled, before, recording, new Set(own.map(keyOf)));
  const rows = settled.cases.entries();
  const isNext = ([id, row]: readonly [string, BaselineCase]): boolean => {
    const [other, own] = rows.next().value!;
    return id === other && sameContent(row, own);
  };
  const still = before.cases.size === settled.cases.size && [...before.cases].every(isNext);
  const count = settled === moved ? (before.recordings ?? 0) + Number(!still) : 0;
  return {
    ...settled,
    ...(anchor.size === 0 ? {} : { anchor }),
    ...(count === 0 ? {} : { recordings: count }),
  };
}

/** What was measured in place of a stored baseline, as far from the anchor as that says. */
export function inPlaceOf(stored: Baseline | null, made: Baseline, by: Anchored): Baseline {
  const before = comparable(stored, made);
  if (before === null) return made;
  const moved = drifted(made, before, null);
  return { ...moved, anchor: figureAnchor(moved, before, by) };
}

/** Null where its figures mean something else: then the new baseline is its own anchor. */
export function comparable(before: Baseline | null, made: Baseline): Baseline | null {
  if (before === null || before.foreign !== undefined || before.k !== made.k) return null;
  return sameCanonical(before.definition, made.definition) ? before : null;
}

/** Latency aside, which is recorded as a whole. */
export function sameContent(a: BaselineCase, b: BaselineCase): boolean {
  return (["digests", "metrics", "ranks", "results"] as const).every((key) => sameCanonical(a[key], b[key]));
}

// Drift of the rows.

/**
 * With what each row has moved since the anchor: what its former row kept, plus how far the run moved, scored by the former
 * targets; at most the row's value, since no anchor is below 0. A query that was edited keeps what it had.
 */
export function drifted(made: Baseline, before: Baseline, byBase: ScoredCases | null): Baseline {
  const scored = new Map(byBase?.cases.map((each) => [each.id, each]));
  return withDrifts(made, (id, row) => {
    const former = before.cases.get(id);
    if (former === undefined) return {};
    const now = sameQuestion(former.digests, row.digests) ? row : scored.get(id);
    const compared = now !== undefined && sameQuestion(former.digests, now.digests) ? now : null;
    const entries = HEADLINE.map((metric) => {
      const name = `${metric}@${made.k}`;
      const [was, is, own] = [former, compared, row].map((each) => each && valueOf(each, name));
      const move = was === null || is === null ? 0 : moveOf(is! - was!);
      return [metric, roundNumber(Math.min((former.drift?.[metric] ?? 0) + move, own ?? 0))] as const;
    });
    return Object.fromEntries(entries.filter(([, drift]) => drift !== 0));
  });
}

/** What was recorded is rounded: a difference that small is no move. */
function moveOf(difference: number): number {
  return Math.abs(difference) <= EPSILON ? 0 : difference;
}

function withDrifts(made: Baseline, of: (id: string, row: BaselineCase) => Drift): Baseline {
  const rows = [...made.cases].map(([id, row]): readonly [string, BaselineCase] => {
    const drift = of(id, row);
    const { drift: _drift, ...still } = row;
    const moved: BaselineCase = Object.assign(still, Object.keys(drift).length === 0 ? {} : { drift });
    return [id, moved];
  });
  return { ...made, cases: new Map(rows) };
}

/** Each row beside itself: what the rule is asked of it is its drift. */
function standing(made: Baseline, { config, suite }: Anchored): readonly HeadlineBucket[] {
  const { rules } = resolveRules(config, suite);
  const pairing = { pairs: pairsOf(made, suite), added: [] };
  return headlineBuckets(rules, { config, suite, baseline: made }, pairing, "anchor");
}

function pairsOf(made: Baseline, { cases }: Suite): readonly Pair[] {
  return cases.flatMap((each) => {
    const before = made.cases.get(each.id);
    return before === undefined ? [] : [{ now: asScore(each, before), before }];
  });
}

/** A row as if a run had just answered it. */
export function asScore({ id, intent, tags }: Suite["cases"][number], row: BaselineCase): CaseScore {
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

/**
 * The whole suite gained significantly since the anchor: it moves where nothing is below it, intent by intent. Null where
 * it stays: no gain, or what is left of the drift would fail by itself.
 */
export function gained(moved: Baseline, recording: Anchored): Baseline | null {
  const { suite, config } = recording;
  const whole = standing(moved, recording).find(({ kind }) => kind === "overall");
  if (whole === undefined || gainP(whole) > GAIN_LEVEL) return null;
  const cleared = [...groupBy(suite.cases, ({ intent }) => intent).values()].flatMap((own) => {
    const isBelow = HEADLINE.some((metric) => {
      const drifts = own.map(({ id }) => moved.cases.get(id)?.drift?.[metric] ?? 0);
      return drifts.reduce((sum, each) => sum + each, 0) < -EPSILON * own.length;
    });
    return isBelow ? [] : own;
  });
  const made = withoutDrift(moved, cleared);
  return failingScopes(made, { suite, config }).length > 0 ? null : made;
}

function withoutDrift(made: Baseline, cases: readonly { readonly id: string }[]): Baseline {
  const cleared = new Set(cases.map(({ id }) => id));
  return withDrifts(made, (id, { drift }) => (cleared.has(id) ? {} : (drift ?? {})));
}

/** The buckets that fail by their drift alone. */
function failingScopes(made: Baseline, recording: Anchored): readonly Scope[] {
  const buckets = standing(made, recording);
  const rulings = ruleOn(buckets, "anchor");
  return buckets.flatMap(({ scope }, at) =>
    [...rulings[at]!.values()].some(({ outcome }) => outcome === "fail") ? [scope] : [],
  );
}

/** The anchor of what fell: the rows of the buckets that failed by the rule, and of each that then fails, until none does. */
function acceptedIn(moved: Baseline, recording: Anchored, checks: readonly Check[]): Baseline {
  const ruled = checks.filter(({ metric, kind }) => kind === "mean" && isHeadline(metric, recording.config));
  const scopes = ruled.map(({ scope }) => scope);
  let made = moved;
  for (let open = [...scopes, ...failingScopes(moved, recording)]; open.length > 0;) {
    const cases = open.flatMap((scope) => casesIn(recording.suite.cases, scope));
    made = withoutDrift(made, cases);
    open = [...failingScopes(made, recording)];
  }
  return made;
}

// Every other gated figure: one distance for each scope and metric.

/** What the spread between the runs of a baseline is called among its figures. */
export function spreadName(metric: string): string {
  return `${metric} spread`;
}
/** A spread that is less by more than this share is the new anchor. */
const SPREAD_SHARE = 0.25;

/**
 * How far each figure of the new baseline lies from its anchor, over the cases that both baselines asked: what the former
 * kept plus the move. 0, and left out, where it is better by more than its tolerance, where it was released (by scope and
 * metric), and of lists that got shorter and find more.
 */
export function figureAnchor(
  made: Baseline,
  before: Baseline,
  { config, suite }: Anchored,
  released: ReadonlySet<string> = new Set(),
): Anchor {
  const { rules } = resolveRules(config, suite);
  const scores = { cases: pairsOf(made, suite).map(({ now }) => now) };
  const pairing = pairCases(scores, before);
  const buckets = headlineBuckets(rules, { config, suite, baseline: before }, pairing, "baseline");
  const anchor = new Map<string, Map<string, number>>();
  const keep = (scope: Scope, metric: string, distance: number): void => {
    const rounded = roundNumber(distance);
    if (rounded === 0 || released.has(keyOf({ scope, metric }))) return;
    const own = anchor.get(scopeText(scope)) ?? new Map<string, number>();
    anchor.set(scopeText(scope), own.set(metric, rounded));
  };
  for (const rule of rules) {
    const { metric, scope } = rule;
    keep(scope, spreadName(metric.name), spreadDistance(rule, made, before));
    const found = isHeadline(metric.name, config) ? null : distanceOf(rule, pairing, made, before);
    if (found === null) continue;
    const { distance, worse, tolerance } = found;
    // What did not move keeps its anchor, though by now fewer or more cases share the tolerance.
    const still = distance === keptOf(before, scope, metric.name);
    if (!still && worse < -(tolerance + EPSILON)) continue;
    const bucket = buckets.find((each) => scopeText(each.scope) === scopeText(scope));
    const fill = metric.family.name === FILL_RATE.name && bucket !== undefined;
    if (fill && worse > tolerance + EPSILON && foundMore(bucket)) continue;
    keep(scope, metric.name, distance);
  }
  return anchor;
}

/** Of the spread between the runs; 0 where it is that much less, and without runs on both sides. */
function spreadDistance({ metric, scope }: Rule, made: Baseline, before: Baseline): number {
  const [now, was] = [made, before].map((each) => spreadOf(each, scope, metric.name)) as [Value, Value];
  if (now === null || was === null) return 0;
  const distance = keptOf(before, scope, spreadName(metric.name)) + moveOf(now - was);
  return -distance <= SPREAD_SHARE * (now - distance) ? distance : 0;
}

/** What a baseline keeps of a figure; 0 where it is its own anchor. */
export function keptOf({ anchor }: Pick<Baseline, "anchor">, scope: Scope, metric: string): number {
  return anchor?.get(scopeText(scope))?.get(metric) ?? 0;
}

/**
 * Recorded minus anchor, and `worse` is the same so that more is worse; the tolerance is at the anchor. Null for what has no
 * tolerance, for what has no figure on both sides, and for costs by other prices.
 */
export function distanceOf(
  rule: Rule,
  pairing: ReturnType<typeof pairCases>,
  made: Baseline,
  before: Baseline,
): Record<"distance" | "worse" | "tolerance" | "anchor", number> | null {
  const { metric, scope } = rule;
  const { family, name } = metric;
  if (rule.tolerance.length === 0 || family.kind === "churn") return null;
  if (family.kind === "latency" && !sameClock(made, before)) return null;
  const [was, is] = [before.prices, made.prices];
  if (family.kind === "cost" && was && is && priceChanges(was, is).length > 0) return null;
  const bucket = bucketFor(pairing, scope, family);
  const found =
    family.kind === "latency"
      ? timesMove(bucket, metric, family.statistic, made)
      : meanMove(bucket, name, family.weight);
  if (found === null) return null;
  const { now, move, cases } = found;
  const distance = keptOf(before, scope, name) + moveOf(move);
  const anchor = now - distance;
  const spread = spreadOf(before, scope, name) ?? 0;
  const tolerance = toleranceValue(rule.tolerance, anchor, Math.max(1, cases), spread);
  return { distance, worse: family.direction === "higher" ? -distance : distance, tolerance, anchor };
}

/** A figure now, how far it moved since the former baseline, and over how many cases. */
type FigureMove = Readonly<Record<"now" | "move" | "cases", number>>;

/** A case that the former baseline did not ask adds 0 to the move of its bucket. */
function meanMove({ pairs, added }: Bucket, name: string, weigh: "targets" | undefined): FigureMove | null {
  const cases = [...pairs.map((pair) => pair.now), ...added];
  const now = mean(cases, (each) => valueOf(each, name), weigh);
  const moved = (each: CaseScore, at: number): Value => {
    const is = valueOf(each, name);
    return is === null ? null : is - (pairs[at]?.before.metrics.get(name) ?? is);
  };
  const move = mean(cases, moved, weigh);
  return now === null || move === null ? null : { now, move, cases: cases.length };
}

function timesMove(
  { pairs }: Bucket,
  metric: Rule["metric"],
  statistic: Statistic,
  { definition }: Baseline,
): FigureMove | null {
  const sides = ["now", "before"] as const;
  // A query that failed on one side took no time to compare.
  const timed = pairs.filter((pair) => sides.every((side) => timesIn(pair, side, metric).length > 0));
  const [now, was] = sides.map((side) => {
    const samples = timed.map((pair) => timesIn(pair, side, metric));
    return bucketStatistic(samples, statistic, definition.percentile);
  }) as [Value, Value];
  return now === null || was === null ? null : { now, move: now - was, cases: timed.length };
}

/** Of whole answers, or of a stage. */
function timesIn({ now, before }: Pair, side: "now" | "before", metric: Rule["metric"]): readonly number[] {
  const { stage } = metric;
  if (stage === undefined) return side === "now" ? now.samples_ms : before.latency_ms;
  return (side === "now" ? now : before).spans_ms?.get(stage) ?? [];
}

/** A run or a baseline. */
type WithClock = Pick<Run, "environment"> & { readonly timing: Pick<Run["timing"], "source"> };

/** Times of another machine or clock are no measure of these. */
export function sameClock(a: WithClock, b: WithClock): boolean {
  const [one, other] = [a, b].map(({ environment: { node: _node, ...machine }, timing }) => [
    machine,
    timing.source,
  ]);
  return sameCanonical(one, other);
}

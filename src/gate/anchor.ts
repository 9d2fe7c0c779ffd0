/**
 * The anchor: the state that was last accepted, or last gained. A fall within tolerance that is recorded as the new
 * baseline could otherwise be repeated without end. Of recall, mrr and ndcg each row keeps what they have moved since
 * (drift); of every other gated figure the baseline keeps how far it lies from the best that was recorded. So whatever is
 * edited in between, now - anchor = what the file keeps + (now - baseline). Everything here follows from two files and,
 * where targets were edited, from what the run scores by the base's.
 */
import { FILL_RATE } from "../metrics/fill.ts";
import { mean } from "../metrics/score.ts";
import { bucketStatistic } from "../metrics/weighted-latency.ts";
import type { Baseline, BaselineCase, Drift } from "../model/baseline.ts";
import { compactCanonical, roundNumber } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Anchor } from "../model/sampling.ts";
import type { Run } from "../model/run.ts";
import { type Scope, casesIn, intentScope, scopeText } from "../model/scope.ts";
import type { CaseScore, ScoredCases } from "../model/scores.ts";
import { type Suite, sameQuestion } from "../model/suite.ts";
import type { Check } from "../model/verdict.ts";
import { type HeadlineBucket, headlineBuckets } from "./moves.ts";
import { foundMore } from "./outcomes.ts";
import { type Pair, bucketFor, pairCases } from "./pairs.ts";
import { GAIN_LEVEL, HEADLINE, gainP, ruleOn } from "./rule.ts";
import { EPSILON, type Rule, isHeadline, isRuled, resolveRules, toleranceValue } from "./rules.ts";
import { spreadOf } from "./runs.ts";

/** Whose rules hold the anchor. */
export interface Anchored {
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
  const moved = withDrifts(made, driftOver(made, before, recording.byBase));
  const { accepting } = recording;
  const held =
    accepting === null ? moved : acceptedIn(moved, recording, scopesOf(accepting, recording.config));
  // What was accepted here may have gained elsewhere; recorded again it would be a gain.
  const settled = gained(held, recording) ?? held;
  const own = accepting?.filter(({ passed }) => !passed) ?? [];
  const released = new Set(own.map(({ scope, metric }) => `${scopeText(scope)} ${metric}`));
  const anchor = figureAnchor(settled, before, recording, released);
  const still = sameRecord(before, { ...settled, anchor });
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
  const moved = withDrifts(made, driftOver(made, before, null));
  return { ...moved, anchor: figureAnchor(moved, before, by) };
}

/** Null where its figures mean something else: then the new baseline is its own anchor. */
function comparable(before: Baseline | null, made: Baseline): Baseline | null {
  if (before === null || before.foreign !== undefined || before.k !== made.k) return null;
  return compactCanonical(before.definition) === compactCanonical(made.definition) ? before : null;
}

function sameRecord(before: Baseline, after: Baseline): boolean {
  const rows = ({ cases }: Baseline): string =>
    compactCanonical(
      [...cases].map(([id, { digests, metrics, ranks, results }]) => [id, digests, metrics, ranks, results]),
    );
  return rows(before) === rows(after);
}

// Drift of the rows.

/**
 * What each row has moved since the anchor, by id: what its former row kept, plus how far the run moved, scored by the
 * former targets; at most the row's value, since no anchor is below 0. A query that was edited keeps what it had.
 */
export function driftOver(
  made: Pick<Baseline, "cases" | "k">,
  before: Baseline,
  byBase: ScoredCases | null,
): ReadonlyMap<string, Drift> {
  const scored = new Map(byBase?.cases.map((each) => [each.id, each]));
  const drifts = new Map<string, Drift>();
  for (const [id, row] of made.cases) {
    const former = before.cases.get(id);
    if (former === undefined) continue;
    const now = sameQuestion(former.digests, row.digests) ? row : scored.get(id);
    const compared = now !== undefined && sameQuestion(former.digests, now.digests) ? now : null;
    const drift = driftOf(former, compared, row, made.k);
    if (drift !== null) drifts.set(id, drift);
  }
  return drifts;
}

/** What was recorded is rounded: a difference that small is none. */
function moveOf(difference: number): number {
  return Math.abs(difference) <= EPSILON ? 0 : difference;
}

function driftOf(
  former: BaselineCase,
  now: Pick<BaselineCase, "metrics"> | null,
  row: BaselineCase,
  k: number,
): Drift | null {
  const entries = HEADLINE.flatMap((metric) => {
    const name = `${metric}@${k}`;
    const [was, is, own] = [former, now, row].map((each) => each?.metrics.get(name) ?? null);
    const move = was === null || is === null ? 0 : moveOf(is! - was!);
    const drift = roundNumber(Math.min((former.drift?.[metric] ?? 0) + move, own ?? 0));
    return drift === 0 ? [] : [[metric, drift] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

export function withDrifts(made: Baseline, drifts: ReadonlyMap<string, Drift>): Baseline {
  const rows = [...made.cases].map(([id, row]): readonly [string, BaselineCase] => {
    const { drift: _drift, ...still } = row;
    const drift = drifts.get(id);
    return [id, drift === undefined ? still : { ...still, drift }];
  });
  return { ...made, cases: new Map(rows) };
}

/** Each row beside itself: what the rule is asked of it is its drift. */
export function standing(made: Baseline, { config, suite }: Anchored): readonly HeadlineBucket[] {
  const { rules } = resolveRules(config, suite);
  return headlineBuckets(
    rules,
    { config, suite, baseline: made },
    { pairs: pairsOf(made, suite), added: [] },
    "anchor",
  );
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
    targets: ranks.length,
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
  if (whole === undefined || gainP(whole) > GAIN_LEVEL + EPSILON) return null;
  const cleared = new Set(
    [...new Set(suite.cases.map(({ intent }) => intent))].flatMap((intent) => {
      const own = casesIn(suite.cases, intentScope(intent)).map(({ id }) => id);
      const below = HEADLINE.some((metric) => {
        const drifts = own.map((id) => moved.cases.get(id)?.drift?.[metric] ?? 0);
        return drifts.reduce((sum, each) => sum + each, 0) < -EPSILON * own.length;
      });
      return below ? [] : own;
    }),
  );
  const made = withoutDrift(moved, cleared);
  return failingScopes(made, { suite, config }).length > 0 ? null : made;
}

function withoutDrift(made: Baseline, ids: ReadonlySet<string>): Baseline {
  const left = [...made.cases].flatMap(([id, { drift }]) =>
    drift === undefined || ids.has(id) ? [] : [[id, drift] as const],
  );
  return withDrifts(made, new Map(left));
}

/** The buckets that fail by their drift alone. */
function failingScopes(made: Baseline, recording: Anchored): readonly Scope[] {
  const buckets = standing(made, recording);
  const rulings = ruleOn(buckets, "anchor");
  return buckets.flatMap(({ scope }, at) =>
    [...rulings[at]!.values()].some(({ outcome }) => outcome === "fail") ? [scope] : [],
  );
}

/** The anchor of what fell: the rows of these buckets, and of each that then fails, until none does. */
function acceptedIn(moved: Baseline, recording: Anchored, scopes: readonly Scope[]): Baseline {
  let made = moved;
  for (let open = [...scopes, ...failingScopes(moved, recording)]; open.length > 0;) {
    const ids = open.flatMap((scope) => casesIn(recording.suite.cases, scope).map(({ id }) => id));
    made = withoutDrift(made, new Set(ids));
    open = [...failingScopes(made, recording)];
  }
  return made;
}

/** Of failed checks of recall, mrr or ndcg. */
function scopesOf(checks: readonly Check[], config: Config): readonly Scope[] {
  const failed = checks.filter(
    ({ passed, metric, kind }) => !passed && kind === "mean" && isRuled(metric, config),
  );
  return [...new Map(failed.map(({ scope }) => [scopeText(scope), scope])).values()];
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
    if (rounded === 0 || released.has(`${scopeText(scope)} ${metric}`)) return;
    const own = anchor.get(scopeText(scope)) ?? new Map<string, number>();
    anchor.set(scopeText(scope), own.set(metric, rounded));
  };
  for (const rule of rules) {
    const { metric, scope } = rule;
    const spreads = [made, before].map((each) => spreadOf(each, scope, metric.name));
    if (spreads.every((each) => each !== null)) {
      const [now, was] = spreads as [number, number];
      const distance = keptOf(before, scope, spreadName(metric.name)) + moveOf(now - was);
      if (-distance <= SPREAD_SHARE * (now - distance)) keep(scope, spreadName(metric.name), distance);
    }
    const found = isHeadline(metric, config) ? null : distanceOf(rule, pairing, made, before);
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

/** What a baseline keeps of a figure; 0 where it is its own anchor. */
export function keptOf({ anchor }: Pick<Baseline, "anchor">, scope: Scope, metric: string): number {
  return anchor?.get(scopeText(scope))?.get(metric) ?? 0;
}

export interface Distance {
  /** Recorded minus anchor. */
  readonly distance: number;
  /** The same, so that more is worse. */
  readonly worse: number;
  /** At the anchor. */
  readonly tolerance: number;
  readonly anchor: number;
}

/** Null for what has no tolerance, and for what has no figure on both sides. */
export function distanceOf(
  rule: Rule,
  pairing: ReturnType<typeof pairCases>,
  made: Baseline,
  before: Baseline,
): Distance | null {
  const { metric, scope } = rule;
  const { family, name } = metric;
  if (rule.tolerance.length === 0 || family.kind === "churn" || family.kind === "load") return null;
  if (family.kind === "latency" && !sameClock(made, before)) return null;
  const { pairs } = bucketFor(pairing, scope, family);
  const figure = (side: "now" | "before"): number | null =>
    family.kind === "latency"
      ? bucketStatistic(
          pairs.map((pair) => timesIn(pair, side, metric)),
          family.statistic,
          made.definition.percentile,
        )
      : mean(
          pairs.map((pair) => pair.now),
          (_, at) => pairs[at]![side].metrics.get(name) ?? null,
          family.weight,
        );
  const [now, was] = [figure("now"), figure("before")];
  const kept = keptOf(before, scope, name);
  if (now === null || was === null) return null;
  const distance = kept + moveOf(now - was);
  const anchor = now - distance;
  const tolerance = toleranceValue(
    rule.tolerance,
    anchor,
    Math.max(1, pairs.length),
    spreadOf(before, scope, name) ?? 0,
  );
  return { distance, worse: family.direction === "higher" ? -distance : distance, tolerance, anchor };
}

/** Of whole answers, or of a stage. */
function timesIn({ now, before }: Pair, side: "now" | "before", metric: Rule["metric"]): readonly number[] {
  const stage = metric.k === null ? metric.stage : undefined;
  if (stage === undefined) return side === "now" ? now.samples_ms : before.latency_ms;
  return (side === "now" ? now : before).spans_ms?.get(stage) ?? [];
}

/** A run or a baseline. */
type WithClock = Pick<Run, "environment"> & { readonly timing: Pick<Run["timing"], "source"> };

/** Times of another machine or clock are no measure of these. */
export function sameClock(a: WithClock, b: WithClock): boolean {
  const of = ({ environment, timing }: WithClock): string => {
    const { node: _node, ...machine } = environment;
    return compactCanonical([machine, timing.source]);
  };
  return of(a) === of(b);
}

/**
 * The anchor: the state that was last accepted, or last gained. A fall within tolerance that is recorded as the new
 * baseline could otherwise be repeated without end. Each row keeps how far recall, mrr and ndcg have moved since (drift).
 * So, after any edit in between, now - anchor = drift + (now - baseline). Everything here follows from two files and, where
 * targets were edited, from what the run scores by the base's.
 */
import type { Baseline, BaselineCase, Drift } from "../model/baseline.ts";
import { roundNumber, sameCanonical } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import { type Scope, casesIn, groupBy } from "../model/scope.ts";
import type { CaseScore, ScoredCases } from "../model/scores.ts";
import { type Suite, sameQuestion } from "../model/suite.ts";
import type { Check } from "../model/verdict.ts";
import { type HeadlineBucket, headlineBuckets } from "./outcomes.ts";
import { type Pair, valueOf } from "./pairs.ts";
import { GAIN_LEVEL, HEADLINE, gainP, ruleOn } from "./rule.ts";
import { EPSILON, isHeadline, resolveRules } from "./rules.ts";

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
  const rows = settled.cases.entries();
  const isNext = ([id, row]: readonly [string, BaselineCase]): boolean => {
    const [other, own] = rows.next().value!;
    return id === other && sameContent(row, own);
  };
  const still = before.cases.size === settled.cases.size && [...before.cases].every(isNext);
  const count = settled === moved ? (before.recordings ?? 0) + Number(!still) : 0;
  return count === 0 ? settled : { ...settled, recordings: count };
}

/** What was measured in place of a stored baseline, as far from the anchor as that says. */
export function inPlaceOf(stored: Baseline | null, made: Baseline): Baseline {
  const before = comparable(stored, made);
  return before === null ? made : drifted(made, before, null);
}

/** Null where its figures mean something else: then the new baseline is its own anchor. */
export function comparable(before: Baseline | null, made: Baseline): Baseline | null {
  if (before === null || before.k !== made.k) return null;
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

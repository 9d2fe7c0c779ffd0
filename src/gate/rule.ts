/**
 * The rule. It decides whether a bucket got worse: between baseline and run, between anchor and run, between a run and a
 * broken copy of it, and between two systems. Nothing else decides about recall, MRR and nDCG. `THE_RULE` of words/rule.ts
 * is its sentence; the levels were tuned once, docs/studies/verdict.md. On plain data: no files, no clock.
 */
import type { Significance } from "../model/config.ts";
import type { By, Span } from "../model/verdict.ts";
import { NO_CHANGE, signFlipP } from "./statistics/sign-flip.ts";

export const HEADLINE = ["recall", "mrr", "ndcg"] as const;
export type Headline = (typeof HEADLINE)[number];

/** The largest p of a failing bucket, by span; in intents before Holm's step. */
export const LEVELS: Readonly<Record<Span, { readonly suite: number; readonly part: number }>> = {
  baseline: { suite: 0.15, part: 0.1 },
  anchor: { suite: 0.05, part: 0.05 },
};
/** Of a metric's own differences in the whole suite. */
const OWN_LEVEL = 0.01;
/** So many blocks that lost, and none that won, are news in an intent: 0.5^5 = 0.031. */
const FIVE = 5;
/** A fall within its tolerance is a watch where chance explains it this rarely. */
const WATCH_LEVEL = 0.001;
/** Of the test turned round: the whole suite gained. */
export const GAIN_LEVEL = 0.01;
/** A p this far above a level is still on it; a fall this far beyond a tolerance still within. */
const ON = 1e-9;

/** How a policy holds one metric in a bucket. */
export interface Held {
  /** In the metric's unit. */
  readonly tolerance: number;
  /** `off`: the limit decides alone. */
  readonly significance: Significance;
}

/** One case that both sides have: now minus before. */
export interface CaseMove extends Readonly<Record<Headline, number>> {
  readonly id: string;
  /** Cases of one block count once: those of a group; null for a case without one. */
  readonly block: string | null;
}

export interface BucketMoves {
  readonly kind: "overall" | "intent";
  /** The gated metrics. */
  readonly held: Readonly<Partial<Record<Headline, Held>>>;
  /** In the order of their ids (code points), which numbers the blocks of the test. */
  readonly moves: readonly CaseMove[];
}

export interface MetricRuling {
  readonly outcome: "pass" | "watch" | "fail";
  /** Before minus now, mean over the cases. */
  readonly fall: number;
  /** Of a failure, what decided. */
  readonly by?: By;
  /** Of the test that decided, with the level that it was held against after Holm's step. */
  readonly p?: number;
  readonly level?: number;
}

/** By metric, of those that are gated. */
export type Ruling = ReadonlyMap<Headline, MetricRuling>;

/**
 * One ruling for each bucket, in the order given. All buckets of a policy belong into one call: intents are one family of
 * Holm's correction. A bucket that has the very cases of a wider one before it is held to its lines alone.
 */
export function ruleOn(buckets: readonly BucketMoves[], span: Span): readonly Ruling[] {
  const looked = buckets.map((bucket) => new Look(bucket));
  const repeats = repeated(buckets);
  const own = looked.filter((_, at) => !repeats.has(at));
  const levels = levelsOf(own, span);
  return looked.map((look, at) => rulingOf(look, repeats.has(at) ? null : levels, span));
}

/** The p of the test turned round: how rarely chance alone gains as much as this bucket did. 1 where nothing gained. */
export function gainP(bucket: BucketMoves): number {
  const { sums } = new Look(bucket);
  return sums.reduce((sum, each) => sum + each, 0) > 0 ? signFlipP(sums.map((each) => -each)) : 1;
}

/** The one p of the bucket's test. */
export function fallP(bucket: BucketMoves): number {
  return new Look(bucket).p;
}

/** What a bucket's cases did, looked at when asked for. */
class Look {
  readonly bucket: BucketMoves;
  /** By block, of what the test sums. */
  readonly sums: readonly number[];
  #p: number | null = null;

  constructor(bucket: BucketMoves) {
    this.bucket = bucket;
    const { held, moves } = bucket;
    const summed = (["recall", "ndcg"] as const).filter((metric) => held[metric] !== undefined);
    const tested = summed.length === 0 ? (["mrr"] as const) : summed;
    this.sums = blockSums(moves, (move) => tested.reduce((sum, metric) => sum + move[metric], 0));
  }

  get p(): number {
    return (this.#p ??= signFlipP(this.sums));
  }
}

/** One for each group and each case without one, in the order of their first cases. */
export function blockSums<T extends Pick<CaseMove, "block">>(
  moves: readonly T[],
  of: (move: T) => number,
): readonly number[] {
  const sums = new Map<string | T, number>();
  for (const move of moves) {
    const block = move.block ?? move;
    sums.set(block, (sums.get(block) ?? 0) + of(move));
  }
  return [...sums.values()];
}

/** Places of the buckets whose cases are those of the suite, or of an intent before it. */
function repeated(buckets: readonly BucketMoves[]): ReadonlySet<number> {
  const known = new Set<string>();
  const repeats = new Set<number>();
  for (const wanted of ["overall", "intent"]) {
    for (const [at, { kind, moves }] of buckets.entries()) {
      if (kind !== wanted) continue;
      const ids = JSON.stringify(moves.map(({ id }) => id));
      if (known.has(ids)) repeats.add(at);
      known.add(ids);
    }
  }
  return repeats;
}

/** The level that a metric's test is held against, before Holm's step; null where its limit decides alone. */
function levelOf({ kind }: BucketMoves, { significance }: Held, span: Span): number | null {
  if (significance === "off") return null;
  const usual = LEVELS[span][kind === "overall" ? "suite" : "part"];
  if (significance === "auto") return usual;
  return span === "anchor" ? Math.min(significance, LEVELS.anchor.suite) : significance;
}

/** Whether losses in every block would reach the level. */
function canReach({ sums }: Look, level: number): boolean {
  return 2 ** -sums.length <= level + ON;
}

/** What a bucket's p is held against where its metric has this level. */
type Levels = (look: Look, level: number) => number;

/**
 * Holm's steps (Scand. J. Stat. 6, 1979) in the families of this span: of m buckets the smallest p is held against
 * level / m, the next against level / (m - 1), and from the first that misses its level on all are held against that one.
 * Only buckets with blocks enough to reach the level take part, which no run changes.
 */
function levelsOf(looked: readonly Look[], span: Span): Levels {
  const families = new Map<string, ReadonlyMap<Look, number>>();
  const isHeldAt = ({ bucket }: Look, level: number): boolean =>
    Object.values(bucket.held).some((held) => levelOf(bucket, held, span) === level);
  const stepsOf = (kind: BucketMoves["kind"], level: number): ReadonlyMap<Look, number> => {
    const family = looked
      .filter((each) => each.bucket.kind === kind && canReach(each, level) && isHeldAt(each, level))
      .toSorted((a, b) => a.p - b.p);
    let missed: number | null = null;
    return new Map(
      family.map((each, at) => {
        const step = missed ?? level / (family.length - at);
        if (each.p > step + ON) missed = step;
        return [each, step];
      }),
    );
  };
  return (look, level) => {
    const { kind } = look.bucket;
    if (kind === "overall" || !canReach(look, level)) return level;
    const key = `${kind} ${level}`;
    const steps = families.get(key) ?? stepsOf(kind, level);
    families.set(key, steps);
    return steps.get(look)!;
  };
}

/** `levels` is null for a bucket that is held to its lines alone. */
function rulingOf(look: Look, levels: Levels | null, span: Span): Ruling {
  const { bucket } = look;
  const n = bucket.moves.length;
  const gated = HEADLINE.flatMap((metric) => {
    const held = bucket.held[metric];
    if (held === undefined) return [];
    const fall = n === 0 ? 0 : -bucket.moves.reduce((sum, move) => sum + move[metric], 0) / n;
    return [{ metric, fall, level: levelOf(bucket, held, span), beyond: fall > held.tolerance + ON }];
  });
  const tested = gated.filter(({ level, beyond }) => level !== null && beyond);
  const decided = levels === null ? null : decisionOn(look, tested, levels);
  return new Map(
    gated.map(({ metric, fall, level, beyond }): [Headline, MetricRuling] => {
      if (level === null)
        return [metric, beyond ? { outcome: "fail", fall, by: "line" } : { outcome: "pass", fall }];
      if (levels === null || fall <= ON) return [metric, { outcome: "pass", fall }];
      if (beyond && decided !== null) return [metric, { outcome: "fail", fall, ...decided }];
      const held = levels(look, level);
      const shown = canReach(look, level) ? { p: look.p, level: held } : {};
      if (beyond && fall > 1 / n + ON) return [metric, { outcome: "watch", fall, ...shown }];
      const sure = !beyond && look.p <= WATCH_LEVEL + ON;
      return [metric, { outcome: sure ? "watch" : "pass", fall, ...(sure ? shown : {}) }];
    }),
  );
}

/** What fails the bucket, for all its metrics that fell beyond their tolerance; null where nothing does. */
function decisionOn(
  look: Look,
  beyond: readonly { readonly metric: Headline; readonly level: number | null }[],
  levels: Levels,
): Pick<MetricRuling, "by" | "p" | "level"> | null {
  if (beyond.length === 0) return null;
  const worse = look.sums.filter((each) => each < -NO_CHANGE).length;
  const tests = beyond.map(({ level }) => ({ p: look.p, level: levels(look, level!), at: level! }));
  const reached = tests.find(({ p, level, at }) => canReach(look, at) && p <= level + ON);
  if (reached !== undefined) return { by: "test", p: reached.p, level: reached.level };
  if (look.bucket.kind === "overall") {
    const { moves } = look.bucket;
    const ps = beyond.map(({ metric }) => signFlipP(blockSums(moves, (move) => move[metric])));
    const own = Math.min(...ps);
    if (own <= OWN_LEVEL + ON) return { by: "own", p: own, level: OWN_LEVEL };
  } else if (worse >= FIVE && !look.sums.some((each) => each > NO_CHANGE)) return { by: "five" };
  const few = tests.some(({ at }) => !canReach(look, at));
  return few && worse === look.sums.length ? { by: "few" } : null;
}

/**
 * A check of quality that is beyond its limit: does it fail, or is it a watch that chance explains? On plain data. What
 * `auto` takes for no chance was chosen on real rankings, docs/verdict-study.md: p is at most 0.025; or at most 0.15
 * where neither recall@k nor ndcg@k rose, or where the fall is 0.15 and more; or at most 0.125 where no case got better.
 * In an intent p is Holm's, 0.15 is not offered, and five losses without a win are no chance either. Where recall@k and
 * ndcg@k are both significantly better, nothing fails.
 */
import type { Significance } from "../../model/config.ts";
import { type Scope, groupBy, scopeText } from "../../model/scope.ts";
import { holm } from "./holm.ts";
import { NO_CHANGE, signFlipTest } from "./sign-flip.ts";

/** What one case of the check contributes; only cases that have a value on both sides. */
export interface CaseMove {
  /** Cases of one block flip together: those of a group; null for a case without one, which is a block of its own. */
  readonly block: string | null;
  /** Run minus baseline, signed so that a loss is negative; in weighted means times weight / mean weight. */
  readonly difference: number;
}

export interface QuestionedCheck {
  readonly metric: string;
  /** An intent is corrected for the other intents of the metric; anything else stands alone. */
  readonly scope: Scope;
  readonly significance: Significance;
  /** `bound`: beyond a floor or another bound that needs no test. */
  readonly beyond: "nothing" | "tolerance" | "bound";
  /** In the order of the case ids (code points): it numbers the blocks of the test. */
  readonly moves: readonly CaseMove[];
}

/** What recall and nDCG at the config's k did in one scope, whether they are gated or not. */
export interface Headline {
  readonly recall: readonly CaseMove[];
  readonly ndcg: readonly CaseMove[];
}

export type Why =
  /** Within its limit. */
  | "within_limit"
  /** Beyond a floor, a ceiling or `critical`, which allow no chance. */
  | "bound"
  /** No test was asked for. */
  | "off"
  /** p is at or below the level. */
  | "significant"
  /** p is at or below the wider level for falls that neither recall nor nDCG contradicts. */
  | "uncontradicted"
  /** p is at or below the wider level for large falls. */
  | "large"
  /** p is at or below the wider level for falls in which no case got better. */
  | "no_win"
  /** In an intent: five or more blocks lost, and no case got better. */
  | "losses_alone"
  /** Every block of the check got worse. */
  | "all_lost"
  /** So few blocks that no test could tell even if all were lost. */
  | "too_few"
  /** Chance explains it. */
  | "chance"
  /** Recall and nDCG are both significantly better: the change is a gain that has its price. */
  | "outweighed";

export interface Decision {
  readonly outcome: "pass" | "watch" | "fail";
  /** In intents after Holm's correction, where the intent takes part in it. Null where nothing was tested. */
  readonly p: number | null;
  readonly why: Why;
}

/** The level of `auto`. */
export const LEVEL = 0.025;
/** Of `auto`, where neither recall nor nDCG rose, or the fall is large. */
export const WIDE_LEVEL = 0.15;
/** A fall of the mean by so much is large. */
export const LARGE_FALL = 0.15;
/** Of `auto`, where no case got better: three losses. */
export const LOSS_LEVEL = 0.125;
/** So many losses without a win are news in an intent, however many intents there are: 0.5^5 = 0.031. */
export const LOSSES_ALONE = 5;
/** Of recall and nDCG together: both have to be as sure as this. */
const BETTER_LEVEL = 0.05;
/** Means that moved by less are as they were. */
const RISE = 1e-9;
/** A p this far above a level is still on it. */
const ON_LEVEL = 1e-9;

/**
 * One decision for each check, in the order given. All checks of a run belong into one call, those within their limits
 * too: the intents of a metric are corrected for each other. `headlines` by the scope's text; a scope without one has nothing that
 * speaks for or against its falls.
 */
export function decide(
  checks: readonly QuestionedCheck[],
  headlines: ReadonlyMap<string, Headline>,
): readonly Decision[] {
  const tested = checks.map(testOf);
  const families = groupBy(tested.filter(inFamily), ({ check }) => check.metric);
  const gains = new Map<Headline, boolean>();
  const isBetter = (headline: Headline): boolean => {
    const known = gains.get(headline) ?? better(headline);
    gains.set(headline, known);
    return known;
  };
  return tested.map((each): Decision => {
    const { beyond, significance, scope } = each.check;
    if (beyond === "nothing") return { outcome: "pass", p: null, why: "within_limit" };
    if (beyond === "bound") return { outcome: "fail", p: null, why: "bound" };
    if (significance === "off") return { outcome: "fail", p: null, why: "off" };
    const family = inIntent(each) ? families.get(each.check.metric)! : [each];
    const p = corrected(each, family, each.level);
    const headline = headlines.get(scopeText(scope)) ?? null;
    if (significance === "auto" && headline !== null && isBetter(headline)) {
      return { outcome: "watch", p, why: "outweighed" };
    }
    const why = reason(each, family, p, () => headline !== null && !eitherRose(headline));
    return { outcome: why === "chance" ? "watch" : "fail", p, why };
  });
}

/** Recall and nDCG both rose, and neither by chance. */
function better({ recall, ndcg }: Headline): boolean {
  return [recall, ndcg].every((moves) => {
    const turned = blockSums(moves).map((each) => -each);
    return turned.some((each) => each < 0) && signFlipTest(turned).p <= BETTER_LEVEL + ON_LEVEL;
  });
}

function eitherRose({ recall, ndcg }: Headline): boolean {
  return [recall, ndcg].some(
    (moves) => moves.reduce((sum, { difference }) => sum + difference, 0) > RISE * moves.length,
  );
}

function blockSums(moves: readonly CaseMove[]): readonly number[] {
  const sums: number[] = [];
  const places = new Map<string, number>();
  for (const { block, difference } of moves) {
    const place = block === null ? undefined : places.get(block);
    if (place !== undefined) sums[place]! += difference;
    else {
      if (block !== null) places.set(block, sums.length);
      sums.push(difference);
    }
  }
  return sums;
}

interface Tested {
  readonly check: QuestionedCheck;
  readonly level: number;
  /** The level that a fall without any win has to reach. */
  readonly lossLevel: number;
  /** Looked at when asked for, once: most checks of a run need no test. */
  readonly seen: () => Seen;
}

interface Seen {
  /** Of the mean. */
  readonly fall: number;
  readonly blocks: number;
  readonly changed: number;
  readonly lost: number;
  /** A case, not only a block, got better. */
  readonly win: boolean;
  /** Computed when asked for, once. */
  readonly p: () => number;
}

function testOf(check: QuestionedCheck): Tested {
  const asked = typeof check.significance === "number" ? check.significance : null;
  let seen: Seen | null = null;
  return {
    check,
    level: asked ?? LEVEL,
    lossLevel: asked ?? LOSS_LEVEL,
    seen: () => (seen ??= lookAt(check.moves)),
  };
}

/** The moves are read once: they may be made on demand, and are many. */
function lookAt(moves: readonly CaseMove[]): Seen {
  const differences = blockSums(moves);
  let p: number | null = null;
  return {
    fall: -differences.reduce((sum, each) => sum + each, 0) / moves.length,
    blocks: differences.length,
    changed: differences.filter((each) => Math.abs(each) > NO_CHANGE).length,
    lost: differences.filter((each) => each < -NO_CHANGE).length,
    win: moves.some(({ difference }) => difference > NO_CHANGE),
    p: () => (p ??= signFlipTest(differences).p),
  };
}

/** A test is corrected for those of its metric in all intents; outside of intents it stands alone. */
function inFamily(each: Tested): boolean {
  return inIntent(each) && each.check.significance !== "off";
}

function inIntent({ check }: Tested): boolean {
  return check.scope.kind === "intent";
}

/** No p of n changed blocks is below 0.5^n, that of losses alone. */
function canReach(blocks: number, level: number): boolean {
  return 2 ** -blocks <= level + ON_LEVEL;
}

/**
 * Holm's p over those of the family whose changed blocks could reach the level at all: the others can't be false alarms
 * (Tarone, Biometrics 46, 1990). One of the others keeps its own p, which is above the level.
 */
function corrected(one: Tested, family: readonly Tested[], level: number): number {
  const reaching = family.filter((each) => canReach(each.seen().changed, level));
  const at = reaching.indexOf(one);
  return at < 0 || reaching.length === 1
    ? one.seen().p()
    : holm(reaching.map((each) => each.seen().p()))[at]!;
}

function reason(one: Tested, family: readonly Tested[], p: number, uncontradicted: () => boolean): Why {
  if (p <= one.level + ON_LEVEL) return "significant";
  const { fall, win, lost, blocks } = one.seen();
  if (one.check.significance === "auto") {
    if (!inIntent(one) && p <= WIDE_LEVEL + ON_LEVEL) {
      if (uncontradicted()) return "uncontradicted";
      if (fall >= LARGE_FALL - RISE) return "large";
    }
    if (!win && corrected(one, family, one.lossLevel) <= one.lossLevel + ON_LEVEL) return "no_win";
    if (!win && inIntent(one) && lost >= LOSSES_ALONE) return "losses_alone";
  }
  if (!canReach(blocks, one.lossLevel)) return "too_few";
  return lost === blocks ? "all_lost" : "chance";
}

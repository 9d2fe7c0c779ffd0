/** Checks beyond their limits: which of them fail, and which are a watch. */
import { mean } from "../metrics/score.ts";
import { RECALL } from "../metrics/recall.ts";
import { NDCG } from "../metrics/ndcg.ts";
import { FILL_RATE } from "../metrics/fill.ts";
import { isPerCase, isTested } from "../metrics/family.ts";
import { metricAt } from "../metrics/registry.ts";
import type { Config, Significance } from "../model/config.ts";
import { type Scope, scopeText } from "../model/scope.ts";
import { type Check, missingOf } from "../model/verdict.ts";
import { bucketOf, type Pair, type Pairing, newlyFound, newlyLost } from "./pairs.ts";
import { type Rule, keyOf, passes } from "./rules.ts";
import { type CaseMove, type Headline, type QuestionedCheck, decide } from "./statistics/significance.ts";

export interface Judged {
  readonly config: Config;
  readonly rules: readonly Rule[];
  readonly pairing: Pairing;
  /** Case id to group; cases of one group are one block of the test. */
  readonly groups: ReadonlyMap<string, string>;
  /** Cases with targets, by id. */
  readonly wanting: ReadonlySet<string>;
}

/**
 * Every check with its outcome. What is tested for chance fails or is a watch as statistics/significance.ts decides; a
 * list that got shorter is a watch where recall rose; all else fails beyond its limit.
 */
export function withOutcomes(checks: readonly Check[], judged: Judged): readonly Check[] {
  const rules = new Map(judged.rules.map((rule) => [keyOf(rule), rule]));
  const open = new Set(checks.filter(({ passed }) => !passed).map(({ metric }) => metric));
  const questions = checks.map((check) =>
    // What passes is asked for where it stands beside a failure of its metric, which is corrected for it.
    open.has(check.metric) ? questionOf(check, rules.get(keyOf(check)), judged) : null,
  );
  const asked = questions.flatMap((each) => (each === null ? [] : [each]));
  const decisions = new Map(decide(asked, headlines(asked, judged)).map((each, i) => [asked[i]!, each]));
  return checks.map((check, i) => {
    const question = questions[i]!;
    const decision = question === null ? undefined : decisions.get(question);
    if (decision === undefined) {
      const watched = !check.passed && risenWithFewerResults(check, rules.get(keyOf(check)), judged);
      return watched ? { ...check, outcome: "watch", passed: true, reason: "recall_rose" } : check;
    }
    const { outcome, p, why } = decision;
    return {
      ...check,
      outcome,
      passed: outcome !== "fail",
      ...(p === null ? {} : { p }),
      ...(outcome === "watch" ? { reason: why === "outweighed" ? "gain" : "chance" } : {}),
    };
  });
}

/** Null for what no test decides. */
function questionOf(check: Check, rule: Rule | undefined, judged: Judged): QuestionedCheck | null {
  const { metric, scope } = check;
  if (metric === NEWLY_LOST) {
    const { newly_lost: losses, significance } = judged.config.gate;
    const own: Significance = losses === "off" ? "off" : (losses.significance ?? significance);
    const beyond = check.passed ? "nothing" : "tolerance";
    const moves = lossMoves(judged);
    return moves.length === 0 ? null : { metric, scope, significance: own, beyond, moves };
  }
  if (rule === undefined || !isTested(rule.metric.family) || !isCompared(check)) return null;
  const { name, family } = rule.metric;
  if (!isPerCase(family) || !bucketOf(judged.pairing, scope).pairs.some((pair) => isPaired(pair, name)))
    return null;
  const beyond = check.passed ? "nothing" : belowFloor(check, rule) ? "bound" : "tolerance";
  return {
    metric,
    scope,
    significance: rule.significance,
    beyond,
    // All of them at once would be several times what the run itself holds.
    get moves() {
      return movesOf(rule.metric, scope, judged);
    },
  };
}

export const NEWLY_LOST = "newly_lost";

/** With figures on both sides; a floor over new cases has none. */
function isCompared(check: Check): boolean {
  return missingOf(check) === null && check.baseline !== null && check.current !== null;
}

/** Of a check that is compared. More is better in whatever is asked for here, so that no ceiling holds. */
function belowFloor({ current }: Check, { floor }: Rule): boolean {
  return floor !== null && !passes("higher", current!, floor);
}

/** In the order of the pairs, which is that of the case ids. More is better in whatever is tested for chance. */
function movesOf({ name, family }: Rule["metric"], scope: Scope, judged: Judged): readonly CaseMove[] {
  if (!isPerCase(family)) return [];
  const weigh = family.weight === "targets";
  const pairs = bucketOf(judged.pairing, scope).pairs.filter((pair) => isPaired(pair, name));
  const weightOf = ({ now }: Pair): number => (weigh ? now.targets : 1);
  const weight = pairs.reduce((sum, pair) => sum + weightOf(pair), 0) / pairs.length;
  return pairs.map((pair) => {
    const difference = pair.now.metrics.get(name)! - pair.before.metrics.get(name)!;
    return {
      block: blockOf(pair, judged),
      difference: weight === 0 ? 0 : (difference * weightOf(pair)) / weight,
    };
  });
}

/** With a value on both sides. */
function isPaired({ now, before }: Pair, name: string): boolean {
  return (before.metrics.get(name) ?? null) !== null && (now.metrics.get(name) ?? null) !== null;
}

function lossMoves(judged: Judged): readonly CaseMove[] {
  return judged.pairing.pairs
    .filter((pair) => judged.wanting.has(pair.now.id))
    .map((pair) => ({
      block: blockOf(pair, judged),
      difference: Number(newlyFound(pair)) - Number(newlyLost(pair)),
    }));
}

function blockOf({ now: { id } }: Pair, { groups }: Judged): string | null {
  return groups.get(id) ?? null;
}

/** Of the scopes in which something is beyond its tolerance. */
function headlines(asked: readonly QuestionedCheck[], judged: Judged): ReadonlyMap<string, Headline> {
  const beyond = asked.filter((each) => each.beyond === "tolerance").map(({ scope }) => scope);
  const wanted = new Map(beyond.map((scope) => [scopeText(scope), scope]));
  return new Map([...wanted].map(([text, scope]) => [text, headlineOf(scope, judged)]));
}

function headlineOf(scope: Scope, judged: Judged): Headline {
  const { k } = judged.config;
  return {
    get recall() {
      return movesOf(metricAt(RECALL, k), scope, judged);
    },
    get ndcg() {
      return movesOf(metricAt(NDCG, k), scope, judged);
    },
  };
}

/** A list that got shorter and finds more is worth a look, and no failure; a floor holds. */
function risenWithFewerResults(check: Check, rule: Rule | undefined, judged: Judged): boolean {
  if (rule === undefined || rule.metric.family.name !== FILL_RATE.name) return false;
  if (!isCompared(check) || belowFloor(check, rule)) return false;
  return recallRose(judged.pairing, check.scope, judged.config.k);
}

/** recall@k over the paired cases of a scope, by more than rounding. */
export function recallRose(pairing: Pairing, scope: Scope, k: number): boolean {
  const { name } = metricAt(RECALL, k);
  const pairs = bucketOf(pairing, scope).pairs.filter(
    ({ now, before }) =>
      (now.metrics.get(name) ?? null) !== null && (before.metrics.get(name) ?? null) !== null,
  );
  const rise = mean(
    pairs.map((pair) => pair.now),
    (each, at) => each.metrics.get(name)! - pairs[at]!.before.metrics.get(name)!,
    undefined,
  );
  return rise !== null && rise > 1e-9;
}

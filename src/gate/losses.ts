/** Checks that look at single cases: lost ones, critical ones, absent ones. */
import type { Significance } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Check, CountCheck, Culprit } from "../model/verdict.ts";
import { absentCheck, countCheck } from "./check.ts";
import { culprit } from "./checks.ts";
import { groupsOf } from "./moves.ts";
import { type Pair, type Pairing, type Policy, newlyFound, newlyLost } from "./pairs.ts";
import { EPSILON, lossesAllowed } from "./rules.ts";
import { blockSums } from "./rule.ts";
import { signFlipP } from "./statistics/sign-flip.ts";

/** Of net losses, where a significance is asked for and no number names it. */
const LEVEL = 0.05;

/** Net losses where a rule limits them, and critical cases. */
export function lossChecks({ config, suite, baseline }: Policy, pairing: Pairing): readonly Check[] {
  const { newly_lost: rule, significance } = config.gate;
  const wanting = wantingPairs(suite, pairing);
  const lost = wanting.filter(newlyLost);
  const checks: CountCheck[] = [];
  if (rule.max !== null && baseline?.foreign === undefined && baseline !== null) {
    const found = wanting.filter(newlyFound).length;
    const allowed = lossesAllowed(rule.max, wanting.length);
    const made = countCheck("newly_lost", "recall_drop", wanting.length, lost.map(asCulprit), allowed, found);
    const sure = rule.significance ?? significance ?? "off";
    checks.push(made.passed || sure === "off" ? made : tested(made, wanting, groupsOf(suite), sure));
  }
  const critical = new Set(suite.cases.flatMap((each) => (each.critical ? [each.id] : [])));
  if (critical.size === 0) return checks;
  const gone = [
    ...lost.filter((pair) => critical.has(pair.now.id)).map(asCulprit),
    ...pairing.added
      .filter((each) => critical.has(each.id) && each.ranks.every((rank) => rank === null))
      .map(unpaired),
  ];
  return [...checks, countCheck("critical_lost", "recall_drop", critical.size, gone, rule.critical)];
}

/** Cases that found something and find nothing now, and the other way round: told on a pass, too. */
export function lossNotice(suite: Policy["suite"], pairing: Pairing): readonly Notice[] {
  const wanting = wantingPairs(suite, pairing);
  const [lost, found] = [wanting.filter(newlyLost).length, wanting.filter(newlyFound).length];
  return wanting.length === 0 ? [] : [{ code: "lost_and_found", lost, found }];
}

function wantingPairs({ cases }: Policy["suite"], { pairs }: Pairing): readonly Pair[] {
  const wanting = new Set(cases.flatMap((each) => (each.expect_empty ? [] : [each.id])));
  return pairs.filter(({ now }) => wanting.has(now.id));
}

function tested(
  check: CountCheck,
  pairs: readonly Pair[],
  groups: ReadonlyMap<string, string>,
  significance: Significance,
): CountCheck {
  const moves = pairs.map((pair) => ({ pair, block: groups.get(pair.now.id) ?? null }));
  const p = signFlipP(blockSums(moves, ({ pair }) => Number(newlyFound(pair)) - Number(newlyLost(pair))));
  const level = typeof significance === "number" ? significance : LEVEL;
  if (p <= level + EPSILON) return { ...check, by: "test", p, level };
  const { by: _by, ...rest } = check;
  return { ...rest, outcome: "watch", passed: true, p, level, reason: "not_significant" };
}

function asCulprit(pair: Pair): Culprit {
  return culprit(pair, 1, 0);
}

function unpaired(each: CaseScore): Culprit {
  return { id: each.id, before: null, after: 0, ranks_before: null, ranks_after: each.ranks };
}

/** Cases that the baseline has and the run lacks: what was gated once can't leave unseen. */
export function absenceChecks(pairing: Pairing): readonly Check[] {
  const cases = pairing.absent.map((id) => ({
    id,
    before: null,
    after: null,
    ranks_before: null,
    ranks_after: null,
  }));
  const seen = { before: pairing.pairs.length + pairing.absent.length, now: pairing.pairs.length };
  if (pairing.pairs.length === 0) return [absentCheck("no_paired_cases", seen, cases)];
  return pairing.absent.length > 0 ? [absentCheck("cases_absent", seen, cases)] : [];
}

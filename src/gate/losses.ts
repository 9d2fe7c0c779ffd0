/** Checks that look at single cases: lost ones, critical ones, absent ones. */
import type { NewlyLostRule } from "../model/config.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Case } from "../model/suite.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import { culprit } from "./checks.ts";
import { OVERALL } from "../model/scope.ts";
import { recallRose } from "./outcomes.ts";
import { type Pair, type Pairing, newlyFound, newlyLost } from "./pairs.ts";
import { lossesAllowed } from "./rules.ts";
import { countCheck, absentCheck } from "./check.ts";

export function lossChecks(
  rule: NewlyLostRule,
  pairing: Pairing,
  cases: ReadonlyMap<string, Case>,
  k: number,
): readonly Check[] {
  // Where more is found than before, lost cases are a shift from some to others, and no fall of the recall.
  const category = recallRose(pairing, OVERALL, k) ? "ranking_shift" : "recall_drop";
  const wanting = pairing.pairs.filter((pair) => cases.get(pair.now.id)?.expect_empty === false);
  const lost = wanting.filter(newlyLost);
  const isCritical = (id: string): boolean => cases.get(id)?.critical === true;
  const critical = [
    ...lost.filter((pair) => isCritical(pair.now.id)).map(asCulprit),
    ...pairing.added
      .filter((each) => isCritical(each.id) && each.ranks.every((rank) => rank === null))
      .map(unpaired),
  ];
  const found = wanting.filter(newlyFound).length;
  const allowed = lossesAllowed(rule.max, wanting.length);
  const checks = [countCheck("newly_lost", category, wanting.length, lost.map(asCulprit), allowed, found)];
  if ([...cases.values()].some((each) => each.critical)) {
    checks.push(
      countCheck(
        "critical_lost",
        category,
        [...cases.values()].filter((each) => each.critical).length,
        critical,
        rule.critical,
      ),
    );
  }
  return checks;
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

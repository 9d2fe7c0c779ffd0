/**
 * Finds cases that guard nothing, since their targets were never found, or are nowhere to be found.
 */
import { normaliseHit, compileTarget } from "../metrics/matching.ts";
import type { Baseline } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { DEEPER, MOST_PROBED, type Probe, type ProbeAnswer } from "../model/explanation.ts";
import { indexById, requireItem, requireValue } from "../model/lookup.ts";
import type { Notice } from "../model/notice.ts";
import type { Hit } from "../model/run.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Case, Suite, Target } from "../model/suite.ts";
import { type JudgedPolicy } from "../decision/pairs.ts";

/**
 * Returns the ids of the cases that found none of their targets in any run of the baseline. They
 * can never be lost, and a target that exists nowhere looks like this. Left out are cases whose
 * query or params changed since.
 */
export function findDeadCases(suite: Suite | null, baseline: Baseline | null): readonly string[] {
  if (suite === null || baseline === null) {
    return [];
  }
  const isDead = ({ id, digests }: Case): boolean => {
    const row = baseline.cases.get(id);
    if (row === undefined || row.digests.ask !== digests.ask || row.targets.length === 0) {
      return false;
    }
    // Of several runs a row keeps the ranks of one. `found_in` counts all of them.
    return row.found_in === undefined ? !row.found : row.found_in === 0;
  };
  return suite.cases.filter(isDead).map(({ id }) => id);
}

/**
 * Asks the retriever again for cases with a target that this run did not find, those that found
 * nothing first. Returns a notice of the cases with a target that is not among ten times as many
 * results either, nor in the corpus, and one if asking failed. None if nothing can be asked again.
 */
export async function findTargetsNowhere(
  { policy: { suite, config }, scores }: Pick<JudgedPolicy, "policy" | "scores">,
  {
    probe,
    corpus,
  }: { readonly probe?: Probe; readonly corpus?: () => Promise<readonly Hit[] | null> },
): Promise<readonly Notice[]> {
  const scoresById = indexById(scores.cases);
  const askedAgain = selectMissing(suite, scoresById).slice(0, MOST_PROBED);
  if (probe === undefined || askedAgain.length === 0) {
    return [];
  }

  // Targets that the longer lists lack, too.
  const { answers, failure } = await probe(askedAgain, config.k * DEEPER);
  const stillMissing = askedAgain
    .map((subject, at) => {
      const { ranks } = requireValue(scoresById, subject.id);
      return { id: subject.id, targets: findMissingTargets(subject, ranks, answers[at] ?? null) };
    })
    .filter(({ targets }) => targets.length > 0);

  // Of these, cases with a target that the corpus lacks; all of them if the corpus is not known.
  const corpusHits = stillMissing.length === 0 ? undefined : await corpus?.();
  const documents = corpusHits?.map((each) => normaliseHit(each, config.definition));
  const isInCorpus = (target: Target): boolean => {
    const covers = compileTarget(target, config.definition);
    return documents?.some((each) => covers(each)) === true;
  };
  const nowhere = stillMissing.filter(({ targets }) => !targets.every(isInCorpus));

  const cases = nowhere.map(({ id }) => id).toSorted(compareCodePoints);
  const notices: Notice[] = [];
  if (cases.length > 0) {
    const reason = documents === undefined ? "not_returned" : "not_in_corpus";
    notices.push({ code: "dead_cases", reason, cases });
  }
  if (failure !== null) {
    notices.push({ code: "probe_failed", reason: failure });
  }
  return notices;
}

/** Returns the answered cases with a target that their list lacks; first those that lack all. */
function selectMissing(suite: Suite, scoresById: ReadonlyMap<string, CaseScore>): readonly Case[] {
  const withMissingTarget = suite.cases.filter(({ id }) => {
    const score = scoresById.get(id);
    return score?.error === null && score.ranks.includes(null);
  });
  const countFound = ({ id }: Case): number => Number(requireValue(scoresById, id).found);
  return withMissingTarget.toSorted((a, b) => countFound(a) - countFound(b));
}

/**
 * Returns the targets that neither the list (`ranks`) nor the longer list has. Empty if the
 * retriever gave no longer list (null).
 */
function findMissingTargets(
  { expected }: Case,
  ranks: CaseScore["ranks"],
  longerAnswer: ProbeAnswer | null,
): readonly Target[] {
  const longerRanks = longerAnswer?.ranks ?? [];
  return longerRanks.flatMap((rank, target) =>
    rank === null && ranks[target] === null ? [requireItem(expected, target)] : [],
  );
}

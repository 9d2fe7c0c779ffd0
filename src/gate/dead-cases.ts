/** Cases that guard nothing. */
import { normaliseHit, compileTarget } from "../metrics/matching.ts";
import type { Baseline } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Probe } from "../model/explanation.ts";
import type { Notice } from "../model/notice.ts";
import type { Hit } from "../model/run.ts";
import type { Suite } from "../model/suite.ts";
import { hasFoundTarget } from "../decision/pairs.ts";
import type { JudgedPolicy } from "../decision/policy.ts";

/**
 * Ids of the cases that found none of their targets in the baseline, in any of its runs: they can never be lost, and a
 * target that exists nowhere looks like this. In the order of the suite.
 */
export function deadCases(suite: Suite | null, baseline: Baseline | null): readonly string[] {
  if (suite === null || baseline === null) {
    return [];
  }
  return suite.cases
    .filter((each) => {
      const before = baseline.cases.get(each.id);
      if (before === undefined || before.digests.ask !== each.digests.ask) {
        return false;
      }
      if (before.targets.length === 0) {
        return false;
      }
      return before.found_in === undefined ? !hasFoundTarget(before) : before.found_in === 0;
    })
    .map(({ id }) => id);
}

/** How much more is asked for than the run did. */
const DEEPER = 10;
/** Cases that are asked again. */
const MOST_SOUGHT = 50;

export interface Sources {
  readonly probe: Probe;
  /** All documents, where the retriever's are known; else null. */
  readonly corpus: () => Promise<readonly Hit[] | null>;
}

/**
 * Cases with a target that neither their list holds, nor ten times as many results, nor the corpus where it is known:
 * nothing may ever find it. Cases that find nothing are sought first.
 */
export async function targetsNowhere(
  { policy: { suite, config }, scores }: Pick<JudgedPolicy, "policy" | "scores">,
  { probe, corpus }: Sources,
): Promise<readonly Notice[]> {
  const found = new Map(scores.cases.map((each) => [each.id, each]));
  const unfound = suite.cases
    .filter(({ id }) => found.get(id)?.error === null && found.get(id)!.ranks.includes(null))
    .toSorted(
      (a, b) => Number(hasFoundTarget(found.get(a.id)!)) - Number(hasFoundTarget(found.get(b.id)!)),
    );
  const sought = unfound.slice(0, MOST_SOUGHT);
  if (sought.length === 0) {
    return [];
  }
  const { answers, failure } = await probe(sought, config.k * DEEPER);
  const left = sought.flatMap((subject, at) => {
    const answer = answers[at] ?? null;
    if (answer === null) {
      return [];
    }
    const missing = answer.ranks.flatMap((rank, target) =>
      rank === null && found.get(subject.id)!.ranks[target] === null
        ? [subject.expected[target]!]
        : [],
    );
    return missing.length === 0 ? [] : [{ id: subject.id, missing }];
  });
  const documents = left.length === 0 ? null : await corpus();
  const known = documents?.map((each) => normaliseHit(each, config.definition)) ?? null;
  const nowhere = left.filter(({ missing }) =>
    missing.some((target) => {
      const covers = compileTarget(target, config.definition);
      return known === null || !known.some((each) => covers(each));
    }),
  );
  const cases = nowhere.map(({ id }) => id).toSorted(compareCodePoints);
  const notices: Notice[] = [];
  if (cases.length > 0) {
    const reason = known === null ? "not_returned" : "not_in_corpus";
    notices.push({ code: "dead_cases", reason, cases });
  }
  if (failure !== null) {
    notices.push({ code: "probe_failed", reason: failure });
  }
  return notices;
}

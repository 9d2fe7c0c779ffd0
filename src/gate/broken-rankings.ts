/**
 * Finds broken rankings that the rules would let through, for `validate`: such a gate can't fail.
 */
import { requireItem } from "../model/lookup.ts";
import { hitOfTarget } from "../metrics/matching.ts";
import { caseScorer } from "../metrics/score.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import type { Hit } from "../model/run.ts";
import { groupBy } from "../model/scope.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Config } from "../model/config.ts";
import { type Case, type Suite, singleTargets } from "../model/suite.ts";
import { decideVerdict } from "../decision/verdict.ts";
import { pairCases } from "../decision/pairs.ts";
import { SMALL_INTENT } from "../decision/levels.ts";
import { shuffle, splitMix64 } from "../decision/random.ts";
import { listMetrics, resolveRules } from "../decision/rules.ts";
import { baselineFromRun } from "./outcome.ts";

interface RecordedList {
  readonly case: Case;
  readonly hits: readonly Hit[];
}

type BreakList = (list: RecordedList) => readonly Hit[];

/**
 * By the names that `validate` prints. `breakLists` gets all lists, and returns what breaks each.
 */
const BROKEN_RANKINGS: readonly {
  readonly name: string;
  readonly breakLists: (lists: readonly RecordedList[]) => BreakList;
}[] = [
  { name: "empty", breakLists: () => () => [] },
  { name: "the same for every query", breakLists: repeatFirstList },
  {
    name: "reversed",
    breakLists: () => (list) => list.hits.toReversed(),
  },
  { name: "shuffled", breakLists: shuffleLists },
  { name: "empty in one intent", breakLists: emptyOneIntent },
];

/**
 * Returns the names of the broken rankings that no rule fails, made from the ranks that the
 * baseline recorded. Empty if no recorded list has a result for a case with targets.
 */
export function findUnseenRankings(
  config: Config,
  suite: Suite,
  baseline: Baseline,
): readonly string[] {
  const lists = recordedLists(suite, baseline);
  if (!lists.some(({ hits, case: { expected } }) => hits.length > 0 && expected.length > 0)) {
    return [];
  }
  const untimed = { ...config, latency: "off" as const };
  const scoreLists = makeListScorer(untimed, lists);
  // The baseline with the unbroken lists. Its rows have the same made-up ids as the broken lists.
  const recordedScores = scoreLists(({ hits }) => hits);
  const policy = {
    config: untimed,
    suite,
    baseline: baselineFromRun(untimed, suite, {
      cases: recordedScores,
      means: baseline.means,
      latency: baseline.latency,
    }),
  };
  const rules = resolveRules(untimed, suite);
  const wholeSuiteRules = rules.filter(({ scope }) => scope.kind === "overall");
  // The rules of the whole suite are asked first: they notice most, and are fewer.
  return BROKEN_RANKINGS.filter(({ breakLists }) => {
    const scores = { cases: scoreLists(breakLists(lists)) };
    const judged = { policy, scores, pairing: pairCases(scores, policy.baseline) };
    const isNoticed = (checkedRules: typeof rules): boolean =>
      decideVerdict(checkedRules, judged).checks.some((check) => !check.passed);
    return !isNoticed(wholeSuiteRules) && !isNoticed(rules);
  }).map(({ name }) => name);
}

function recordedLists(suite: Suite, baseline: Baseline): readonly RecordedList[] {
  return suite.cases.flatMap((each) => {
    const row = baseline.cases.get(each.id);
    return row === undefined ? [] : [{ case: each, hits: recordedHits(each, row) }];
  });
}

/**
 * Returns the list that a row recorded: each found target at its rank, and at the other ranks
 * documents with made-up ids.
 */
function recordedHits(subject: Case, row: BaselineCase): readonly Hit[] {
  const hits = row.results.map((_, at): Hit => ({
    doc_id: `${subject.id} ${at + 1}`,
    repeat: false,
  }));
  for (const [target, rank] of row.ranks.entries()) {
    const expected = subject.expected[target];
    if (rank !== null && expected !== undefined) {
      hits[rank - 1] = hitOfTarget(requireItem(singleTargets(expected), 0));
    }
  }
  return hits;
}

function makeListScorer(
  config: Config,
  lists: readonly RecordedList[],
): (breakList: BreakList) => readonly CaseScore[] {
  const scoreCase = caseScorer(listMetrics(config), config.definition);
  return (breakList) =>
    lists.map((list) => {
      const hits = breakList(list);
      return scoreCase(list.case, {
        case_id: list.case.id,
        outcome: { kind: "answer", hits, returned: hits.length, degraded: false },
        first_ms: null,
        samples_ms: [],
      });
    });
}

function repeatFirstList(lists: readonly RecordedList[]): BreakList {
  const first = lists.find(({ hits }) => hits.length > 0)?.hits ?? [];
  return () => first;
}

/** The seed is fixed, so that every `validate` says the same. */
function shuffleLists(): BreakList {
  const random = splitMix64(1);
  return ({ hits }) => shuffle(hits, random);
}

/**
 * Returns a function that empties the lists of the first intent that is large enough to be gated.
 */
function emptyOneIntent(lists: readonly RecordedList[]): BreakList {
  const intents = groupBy(lists, (list) => list.case.intent);
  const isLarge = (intent: string): boolean => (intents.get(intent)?.length ?? 0) >= SMALL_INTENT;
  const emptiedIntent = [...intents.keys()].find(isLarge);
  return (list) => (list.case.intent === emptiedIntent ? [] : list.hits);
}

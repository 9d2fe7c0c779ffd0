/** Decides a change without its edits of golden data, and if it fails, with them. */
import { bareCulprit } from "../decision/checks.ts";
import {
  type Edit,
  findEdits,
  listHelpedIds,
  listRecordedCases,
  listRecordedRows,
  scoreWithEdits,
} from "../decision/edits.ts";
import type { Pair, Policy } from "../decision/pairs.ts";
import type { Notice, QueryEdit } from "../model/notice.ts";
import { NO_RENAMES } from "../model/renames.ts";
import type { CaseScore } from "../model/scores.ts";
import { targetLabel } from "../model/suite.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import { decidePolicy } from "./decide.ts";
import type { JudgedVerdict, PolicyDecision, PolicyVerdicts } from "./two-policies.ts";
import { indexById } from "../model/lookup.ts";

/**
 * Returns the change's edits of the base's recorded cases; without a base, those since the suite's
 * own baseline was recorded.
 */
export function findChangeEdits({
  base,
  head,
}: Pick<PolicyDecision, "base" | "head">): readonly Edit[] {
  return base === null ? findUnrecordedEdits(head) : findEdits(listRecordedCases(base), head.suite);
}

/** Returns the edits of recorded cases since the baseline was recorded; none without a baseline. */
export function findUnrecordedEdits({
  suite,
  baseline,
}: Pick<Policy, "suite" | "baseline">): readonly Edit[] {
  return baseline === null ? [] : findEdits(listRecordedRows(baseline.cases), suite);
}

interface DecidedEdits {
  readonly verdicts: PolicyVerdicts;
  /** The edits without which the change fails, first of queries that find nothing now. */
  readonly needed: readonly Edit[];
}

/**
 * Returns the verdicts with the edits (recorded cases that the head changed or removed), and in
 * `needed` the edits that help, if the verdicts fail without the edits and pass with them. Else, or
 * if no edit helps a case, returns the verdicts as they are.
 */
export function decideWithEdits(
  verdicts: PolicyVerdicts,
  edits: readonly Edit[],
  headScores: readonly CaseScore[],
  acceptance: PolicyDecision["acceptance"],
): DecidedEdits {
  const asMeasured = { verdicts, needed: [] };
  const { head, base } = verdicts;
  // An accepted change commits its new rows. With another verdict the next change would fail by the
  // old ones.
  const keepsHead = acceptance === "given";
  const sides = keepsHead ? [base] : [head, base];
  if (edits.length === 0 || !sides.some((side) => side?.verdict.verdict === "fail")) {
    return asMeasured;
  }
  const editedHead = keepsHead ? head : decideSide(head, edits, headScores);
  const editedBase = base && decideSide(base, edits, headScores);
  const editedSides = keepsHead ? [editedBase] : [editedHead, editedBase];
  if (!editedSides.every((side) => side === null || side.verdict.verdict === "pass")) {
    return asMeasured;
  }
  const helpedIds = new Set([
    ...listHelpedIds(head.judged, editedHead.judged),
    ...(base && editedBase ? listHelpedIds(base.judged, editedBase.judged) : []),
  ]);
  const foundIds = listFoundIds(verdicts);
  // Edits of queries that find no document come first.
  const needed = edits
    .filter(({ id }) => helpedIds.has(id))
    .toSorted((a, b) => Number(foundIds.has(a.id)) - Number(foundIds.has(b.id)));
  if (needed.length === 0) {
    return asMeasured;
  }
  return { verdicts: { head: editedHead, base: editedBase }, needed };
}

/** Returns the cases that find a target by the head's files or by the base's. */
function listFoundIds({ head, base }: PolicyVerdicts): ReadonlySet<string> {
  const pairs = [head, base].flatMap((side) => side?.judged.pairing.pairs ?? []);
  return new Set(pairs.filter(({ now }) => now.found).map(({ now }) => now.id));
}

/** Returns the verdict with the edits' scores, and with the old notices, which name losses. */
function decideSide(
  { verdict, judged }: JudgedVerdict,
  edits: readonly Edit[],
  headScores: readonly CaseScore[],
): JudgedVerdict {
  const withEdits = scoreWithEdits(judged, edits, headScores);
  return {
    verdict: { ...decidePolicy(withEdits), notices: verdict.notices },
    judged: withEdits,
  };
}

/** Returns the finding that the run passes only with these edits; none if there are no edits. */
export function findNeededEdits(needed: readonly Edit[]): readonly WeakeningFinding[] {
  const [first] = needed;
  if (first === undefined) {
    return [];
  }
  return [
    {
      code: "passes_only_with_edits",
      file: first.after?.place.file ?? first.before.file ?? "",
      fields: needed.map(describeEdit),
      cases: needed.map(({ id }) => bareCulprit(id)),
    },
  ];
}

function describeEdit({ id, kind, before, after }: Edit): WeakenedField {
  // A recorded row has no query.
  const oldQuery = before.query ?? id;
  if (after === null) {
    return { field: `cases.${id}`, before: oldQuery, after: "removed" };
  }
  if (kind === "reworded") {
    return { field: `cases.${id}.query`, before: oldQuery, after: after.query };
  }
  if (kind === "params") {
    // A row has only the digest of its params.
    return { field: `cases.${id}.params`, before: "other params", after: "params" };
  }
  const listTargets = (targets: typeof after.expected): string =>
    targets.map(targetLabel).join(", ");
  return {
    field: `cases.${id}.expected`,
    before: listTargets(before.expected) || "nothing",
    after: listTargets(after.expected) || "nothing",
  };
}

interface EditFacts {
  /** The cases beside their rows, as the head and as the base asks them. */
  readonly pairs: readonly Pair[];
  /** The edits without which the change would fail. */
  readonly needed: readonly Edit[];
  readonly headScores: readonly CaseScore[];
  readonly change: Pick<PolicyDecision, "renames" | "find_document">;
}

/**
 * Returns one notice of the change's edits, of edits before it that the baseline's rows don't have
 * yet (`earlier`), and of renamed documents; none if there are none. Edits of queries that find
 * nothing now stand first. `unrecordedEdits`: those that the rows lack, of this change and earlier.
 */
export function listEditNotices(
  changeEdits: readonly Edit[],
  unrecordedEdits: readonly Edit[],
  facts: EditFacts,
): readonly Notice[] {
  const unrecordedIds = new Set(unrecordedEdits.map(({ id }) => id));
  const changedIds = new Set(changeEdits.map(({ id }) => id));
  const earlierEdits = unrecordedEdits.filter(({ id }) => !changedIds.has(id));
  const describe = makeEditDescriber(facts);
  const described: readonly QueryEdit[] = [
    ...changeEdits.map((edit) => ({
      ...describe(edit),
      ...(unrecordedIds.has(edit.id) && { unrecorded: true as const }),
    })),
    ...earlierEdits.map((edit) => ({ ...describe(edit), earlier: true as const })),
  ];
  const renames = facts.change.renames ?? NO_RENAMES;
  const renamed = [...renames].map(([before, after]) => ({ before, after }));
  if (described.length === 0 && renamed.length === 0) {
    return [];
  }
  // Null: nothing is found. Absent: it is not known.
  const findsNothing = ({ rank, suite_rank: suiteRank }: QueryEdit): boolean =>
    rank === null || suiteRank === null;
  const sorted = described.toSorted((a, b) => Number(findsNothing(b)) - Number(findsNothing(a)));
  return [{ code: "suite_edits", edits: sorted, renamed }];
}

/** Returns a function that describes an edit: its query, documents and ranks. */
function makeEditDescriber({
  pairs: allPairs,
  needed,
  headScores,
  change: { find_document: findDocument },
}: EditFacts): (edit: Edit) => QueryEdit {
  const pairs = new Map(allPairs.map((pair) => [pair.now.id, pair]));
  const scores = indexById(headScores);
  const neededIds = new Set(needed.map(({ id }) => id));
  return ({ id, kind, before, after }) => {
    const pair = pairs.get(id);
    const oldLabels = before.expected.map(targetLabel);
    const newLabels = after?.expected.map(targetLabel) ?? [];
    const dropped = oldLabels.filter((label) => !newLabels.includes(label));
    const newScore = newLabels.length === 0 ? undefined : scores.get(id);
    return {
      id,
      kind,
      query: before.query ?? after?.query ?? id,
      ...(kind === "reworded" && after !== null && { reworded: after.query }),
      dropped,
      deleted: dropped.filter((label) => findDocument?.(label) === "deleted"),
      existing: dropped.filter((label) => findDocument?.(label) === "exists"),
      added: newLabels.filter((label) => !oldLabels.includes(label)),
      recorded_rank: pair === undefined ? null : bestRank(pair.before.ranks),
      ...(pair !== undefined && { rank: bestRank(pair.now.ranks) }),
      ...(newScore !== undefined && { suite_rank: bestRank(newScore.ranks) }),
      ...(neededIds.has(id) && { needed: true as const }),
    };
  };
}

/** Returns the lowest of the ranks; null if all are null, so that no target is found. */
function bestRank(ranks: readonly (number | null)[]): number | null {
  const known = ranks.filter((rank) => rank !== null);
  return known.length === 0 ? null : Math.min(...known);
}

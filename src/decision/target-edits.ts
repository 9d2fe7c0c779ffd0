/**
 * Finds what a change edits in the targets of a recorded case: answers that it adds, grades that it
 * raises, and everything else, which is a finding. Renamed documents have their new names on both
 * sides by then.
 */
import type { Inputs } from "../model/report.ts";
import type { CaseScore } from "../model/scores.ts";
import { groupBy } from "../model/scope.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import { bareCulprit } from "./checks.ts";
import {
  type Case,
  type Target,
  canNameSameDocument,
  singleTargets,
  targetKey,
  targetLabel,
} from "../model/suite.ts";

/** What a change edits in one case. */
export interface TargetEdits {
  /** Labels of the documents that the change adds, as targets or as members of an any-of need. */
  readonly added: readonly string[];
  /** Grades that the change raises. */
  readonly raised: readonly WeakenedField[];
  /** Any other edit of a target or forbidden document. One more forbidden document is no edit. */
  readonly others: readonly WeakenedField[];
}

/**
 * Returns how the targets and forbidden documents of a case were edited from `before` to `after`.
 */
export function compareTargets(
  before: Pick<Case, "expected" | "forbidden">,
  after: Pick<Case, "expected" | "forbidden">,
): TargetEdits {
  const successors = matchTargets(before.expected, after.expected);
  const raised: WeakenedField[] = [];
  const others: WeakenedField[] = [];
  for (const target of before.expected) {
    const field = `expected.${targetLabel(target)}`;
    const successor = successors.get(target);
    if (successor === undefined) {
      others.push({ field, before: `grade ${target.grade}`, after: "removed" });
      continue;
    }
    const grades = { before: String(target.grade), after: String(successor.grade) };
    if (successor.grade > target.grade) {
      raised.push({ field: `${field}.grade`, ...grades });
    } else if (successor.grade < target.grade) {
      others.push({ field: `${field}.grade`, ...grades });
    }
    if (isNarrower(target, successor)) {
      others.push({ field, before: targetKey(target), after: targetKey(successor) });
    }
    const oldText = quotedText(target);
    const newText = quotedText(successor);
    if (oldText !== null && oldText !== newText) {
      others.push({ field: `${field}.text`, before: oldText, after: newText ?? "not read" });
    }
  }
  // A narrower name may forbid less.
  const forbiddenByLabel = groupBy(after.forbidden, targetLabel);
  for (const target of before.forbidden) {
    const label = targetLabel(target);
    const sameLabel = forbiddenByLabel.get(label) ?? [];
    if (!sameLabel.some((other) => isAtLeastAsWide(target, other))) {
      others.push({ field: `forbidden.${label}`, before: "forbidden", after: "removed" });
    }
  }
  return { added: findAddedLabels(before.expected, after.expected, successors), raised, others };
}

/**
 * Returns, for each target of `before`, the one of `after` that succeeds it: the same one, the same
 * document written in another form, the same passage elsewhere in its document, or an any-of need
 * that has it and more. No target succeeds two. Targets without a successor are left out.
 */
function matchTargets(
  before: readonly Target[],
  after: readonly Target[],
): ReadonlyMap<Target, Target> {
  const unmatched = new Set(after);
  const successors = new Map<Target, Target>();
  // The surest kind of successor is matched for all targets first.
  for (const isSuccessor of [isSameTarget, isSameDocument, isSamePassage, isWiderNeed]) {
    for (const target of before) {
      const successor = successors.has(target)
        ? undefined
        : [...unmatched].find((other) => isSuccessor(target, other));
      if (successor !== undefined) {
        successors.set(target, successor);
        unmatched.delete(successor);
      }
    }
  }
  return successors;
}

/** Whether both are the same target, grades aside. */
function isSameTarget(target: Target, other: Target): boolean {
  return targetKey(target) === targetKey(other);
}

/**
 * Whether both are the same target, or name the same document in two forms: as a plain text, and as
 * a path or id. False for any-of needs: their labels leave out the kinds of their members.
 */
function isSameDocument(target: Target, other: Target): boolean {
  if (target.kind === "any" || other.kind === "any") {
    return false;
  }
  return canNameSameDocument(target, other) && targetLabel(target) === targetLabel(other);
}

/**
 * Whether the new name of the same document matches less than the old one: a path or id in place of
 * a plain text, which matches both.
 */
function isNarrower(target: Target, successor: Target): boolean {
  return target.kind === "hint" && (successor.kind === "path" || successor.kind === "id");
}

/** Whether both name the same document, and `other` matches all that the target does. */
function isAtLeastAsWide(target: Target, other: Target): boolean {
  if (isSameTarget(target, other)) {
    return true;
  }
  return isSameDocument(target, other) && !isNarrower(target, other);
}

/**
 * Whether both quote the same words of the same document. Their place may differ, if the document
 * was edited above them.
 */
function isSamePassage(target: Target, other: Target): boolean {
  if (target.kind !== "span" || other.kind !== "span" || target.text === undefined) {
    return false;
  }
  return target.value === other.value && target.text === other.text;
}

/** Whether `other` is an any-of need that has this target, or every member of this need. */
function isWiderNeed(target: Target, other: Target): boolean {
  if (other.kind !== "any") {
    return false;
  }
  return singleTargets(target).every((member) =>
    other.members.some((otherMember) => isAtLeastAsWide(member, otherMember)),
  );
}

/**
 * Returns the labels of the documents in `after` that no target of `before` has. A plain text in
 * place of a path or id counts, since it may match more documents. A passage that only moved is not
 * new.
 */
function findAddedLabels(
  before: readonly Target[],
  after: readonly Target[],
  successors: ReadonlyMap<Target, Target>,
): readonly string[] {
  const oldKeys = new Set(before.flatMap(singleTargets).map(targetKey));
  const successorTargets = new Set(successors.values());
  const labels = new Set<string>();
  for (const target of after) {
    const isMovedPassage = successorTargets.has(target) && target.kind === "span";
    for (const document of singleTargets(target)) {
      if (!oldKeys.has(targetKey(document)) && !isMovedPassage) {
        labels.add(targetLabel(document));
      }
    }
  }
  return [...labels];
}

/** Returns the passage that a target quotes; null if it quotes none. */
function quotedText(target: Target): string | null {
  return target.kind === "file" || target.kind === "span" ? (target.text ?? null) : null;
}

/** A recorded case whose targets the change edits, and how. */
export interface EditedCase {
  /** The case as the head has it. */
  readonly after: Case;
  readonly edits: TargetEdits;
}

/**
 * Returns the recorded cases of the base that the head has with other targets, and with the same
 * query and params. Empty without a base.
 */
export function findEditedCases(
  base: Pick<Inputs, "suite" | "baseline"> | null,
  head: Pick<Inputs, "suite">,
): readonly EditedCase[] {
  const headCases = new Map(head.suite.cases.map((each) => [each.id, each]));
  const edited: EditedCase[] = [];
  for (const before of base?.suite.cases ?? []) {
    const after = headCases.get(before.id);
    if (after === undefined || after.digests.ask !== before.digests.ask) {
      continue;
    }
    if (isRecorded(before, base) && after.digests.targets !== before.digests.targets) {
      edited.push({ after, edits: compareTargets(before, after) });
    }
  }
  return edited;
}

/**
 * Whether the base's baseline has a row of the case. True without a baseline: then the base itself
 * is asked, with all its cases.
 */
function isRecorded({ id }: Case, base: Pick<Inputs, "baseline"> | null): boolean {
  return base?.baseline?.cases.has(id) ?? true;
}

/** Cases to which the change only adds answers. */
export interface AddedAnswers {
  /** The suite's file with the first of them. */
  readonly file: string;
  /** The query and the added documents of each case, by case id. */
  readonly cases: ReadonlyMap<
    string,
    { readonly query: string; readonly documents: readonly string[] }
  >;
  /** By case id: the scores by the targets with the added answers. */
  readonly scores: ReadonlyMap<string, CaseScore>;
}

/**
 * Returns the answers that the change adds to cases which it does not edit otherwise, or null if it
 * adds none. Cases without a score are left out. `scores` are by the head's suite.
 */
export function findAddedAnswers(
  edited: readonly EditedCase[],
  scores: readonly CaseScore[],
): AddedAnswers | null {
  const scoresById = new Map(scores.map((each) => [each.id, each]));
  const cases = new Map<string, { query: string; documents: readonly string[] }>();
  const scoresWithAdded = new Map<string, CaseScore>();
  for (const { after, edits } of edited) {
    const score = scoresById.get(after.id);
    const isAddition = edits.raised.length === 0 && edits.others.length === 0;
    if (score !== undefined && isAddition && edits.added.length > 0) {
      cases.set(after.id, { query: after.query, documents: edits.added });
      scoresWithAdded.set(after.id, score);
    }
  }
  const [first] = cases.keys();
  const file = edited.find(({ after }) => after.id === first)?.after.place.file;
  return file === undefined ? null : { file, cases, scores: scoresWithAdded };
}

/** Returns one finding for each file with grades that the change raises. */
export function findRaisedGrades(edited: readonly EditedCase[]): readonly WeakeningFinding[] {
  const casesWithRaised = edited.filter(({ edits }) => edits.raised.length > 0);
  const files = groupBy(casesWithRaised, ({ after }) => after.place.file);
  return [...files].map(([file, casesOfFile]) => ({
    code: "suite_edited",
    file,
    fields: casesOfFile.flatMap(({ after, edits }) =>
      edits.raised.map((edit) => ({ ...edit, field: `cases.${after.id}.${edit.field}` })),
    ),
    cases: casesOfFile.map(({ after }) => bareCulprit(after.id)),
  }));
}

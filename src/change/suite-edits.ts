/** The edits of a suite that weaken its gate: cases that are gone, or that are easier to satisfy. */
import { bareCulprit } from "../decision/checks.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import { type Case, type Target, singleTargets, targetLabel } from "../model/suite.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import { type ReadableChange, showValue } from "./edit.ts";

/** Returns a finding for each file of the suite that the change weakens. */
export function findSuiteEdits({ base, head }: ReadableChange): readonly WeakeningFinding[] {
  const headCases = new Map(head.suite.cases.map((each) => [each.id, each]));
  const edits: CaseEdit[] = [];
  if (base.suite.name !== head.suite.name) {
    edits.push({
      file: head.suite.files[0] ?? head.config.file,
      id: null,
      fields: [{ field: "suite.name", before: base.suite.name, after: head.suite.name }],
    });
  }
  for (const before of base.suite.cases) {
    const { id, query, place } = before;
    const after = headCases.get(id);
    if (!isRecorded(id, base)) {
      continue;
    }
    if (after === undefined) {
      const fields = [{ field: `cases.${id}`, before: query, after: "removed" }];
      edits.push({ file: place.file, id, fields });
    } else if (after.digest !== before.digest) {
      const fields = findEasierFields(before, after, head.suite.cases);
      edits.push({ file: after.place.file, id, fields });
    }
  }
  return groupByFile(edits.filter(({ fields }) => fields.length > 0));
}

/** Whether the base's baseline has a row of the case. Without a baseline every case counts. */
function isRecorded(id: string, { baseline }: ReadableChange["base"]): boolean {
  return baseline === null || baseline.cases.has(id);
}

interface CaseEdit {
  readonly file: string;
  /** Null if the edit is of the suite itself. */
  readonly id: string | null;
  readonly fields: readonly WeakenedField[];
}

function groupByFile(edits: readonly CaseEdit[]): readonly WeakeningFinding[] {
  const files = [...new Set(edits.map(({ file }) => file))];
  return files.map((file) => {
    const own = edits.filter((edit) => edit.file === file);
    const ids = own.flatMap(({ id }) => (id === null ? [] : [id]));
    return {
      code: "suite_edited",
      file,
      fields: own.flatMap(({ fields }) => fields),
      cases: ids.map((id) => bareCulprit(id)),
    };
  });
}

const PLAIN_FIELDS = [
  "query",
  "intent",
  "params",
  "expect_empty",
  "critical",
  "reference_answer",
] as const;

function findEasierFields(
  before: Case,
  after: Case,
  headCases: readonly Case[],
): readonly WeakenedField[] {
  const fields: WeakenedField[] = [];
  const report = (field: string, was: string, is: string): void => {
    fields.push({ field: `cases.${before.id}.${field}`, before: was, after: is });
  };
  for (const name of PLAIN_FIELDS) {
    const oldValue = before[name];
    const newValue = after[name];
    if (!sameCanonical(oldValue ?? null, newValue ?? null) && !isAddition(name, oldValue)) {
      report(name, showValue(oldValue), showValue(newValue));
    }
  }
  // Cases of one group count as one block, so that a loss among them is more easily chance.
  const isJoined = headCases.some(({ id, group }) => id !== after.id && group === after.group);
  if (after.group !== undefined && after.group !== before.group && isJoined) {
    report("group", before.group ?? "none", after.group);
  }
  for (const target of before.expected) {
    const label = `expected.${targetLabel(target)}`;
    const now = findSameTarget(target, after.expected);
    if (now === undefined) {
      report(label, `grade ${target.grade}`, "removed");
      continue;
    }
    if (now.kind === "any" && targetLabel(now) !== targetLabel(target)) {
      report(label, targetLabel(target), targetLabel(now));
    }
    if (now.grade < target.grade) {
      report(`${label}.grade`, String(target.grade), String(now.grade));
    }
    const oldText = quotedText(target);
    const newText = quotedText(now);
    if (oldText !== null && oldText !== newText) {
      report(`${label}.text`, oldText, newText ?? "not read");
    }
  }
  const forbidden = new Set(after.forbidden.map(targetLabel));
  for (const label of before.forbidden.map(targetLabel)) {
    if (!forbidden.has(label)) {
      report(`forbidden.${label}`, "forbidden", "removed");
    }
  }
  return fields;
}

/** A case that becomes critical is tighter, and a reference answer may be added. */
function isAddition(name: (typeof PLAIN_FIELDS)[number], oldValue: unknown): boolean {
  return (
    (name === "critical" && oldValue === false) ||
    (name === "reference_answer" && oldValue === undefined)
  );
}

/** Returns the same target. In a document that was edited, it may be the same words at other characters. */
function findSameTarget(target: Target, targets: readonly Target[]): Target | undefined {
  const label = targetLabel(target);
  const same = targets.find((other) => targetLabel(other) === label);
  const found = same ?? findWiderNeed(target, targets);
  if (found !== undefined || target.kind !== "span" || target.text === undefined) {
    return found;
  }
  return targets.find(
    (other) => other.kind === "span" && other.value === target.value && other.text === target.text,
  );
}

/** Returns the any-of need that has this target, or all members of this need, and more: it is easier to meet. */
function findWiderNeed(target: Target, targets: readonly Target[]): Target | undefined {
  const members = singleTargets(target).map(targetLabel);
  return targets.find((other) => {
    if (other.kind !== "any" || other.members.length <= members.length) {
      return false;
    }
    const labels = new Set(other.members.map(targetLabel));
    return members.every((label) => labels.has(label));
  });
}

function quotedText(target: Target): string | null {
  return target.kind === "file" || target.kind === "span" ? (target.text ?? null) : null;
}

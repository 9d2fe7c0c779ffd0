/**
 * The edits of a suite that weaken its gate: cases that are gone, or that are easier to satisfy.
 */
import { bareCulprit } from "../decision/checks.ts";
import { compareTargets } from "../decision/target-edits.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Case } from "../model/suite.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import { type ReadableChange, showFieldValue } from "./edit.ts";

/**
 * Returns a finding for each file of the suite in which the change removes cases, makes cases
 * easier to satisfy, or renames the suite. Cases without a row in the base's baseline are left out;
 * new cases are free.
 */
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

/** What a change edits in one case, or in the suite itself. */
interface CaseEdit {
  readonly file: string;
  /** The case's id; null if the edit is of the suite itself. */
  readonly id: string | null;
  readonly fields: readonly WeakenedField[];
}

/** Returns one finding for each file, with the fields and cases of its edits. */
function groupByFile(edits: readonly CaseEdit[]): readonly WeakeningFinding[] {
  const files = [...new Set(edits.map(({ file }) => file))];
  return files.map((file) => {
    const editsOfFile = edits.filter((edit) => edit.file === file);
    const ids = editsOfFile.flatMap(({ id }) => (id === null ? [] : [id]));
    return {
      code: "suite_edited",
      file,
      fields: editsOfFile.flatMap(({ fields }) => fields),
      cases: ids.map((id) => bareCulprit(id)),
    };
  });
}

/**
 * The fields of a case in which each difference counts, but for additions. Groups and targets have
 * rules of their own.
 */
const PLAIN_FIELDS = [
  "query",
  "intent",
  "params",
  "expect_empty",
  "critical",
  "reference_answer",
] as const;

/**
 * Returns the fields of a case that may make it easier to satisfy: PLAIN_FIELDS that differ, a
 * group that it now shares with other cases of the head, and its targets. Added targets and higher
 * grades are left out: those are a notice.
 */
function findEasierFields(
  before: Case,
  after: Case,
  headCases: readonly Case[],
): readonly WeakenedField[] {
  const fields: WeakenedField[] = [];
  const reportField = (field: string, oldText: string, newText: string): void => {
    fields.push({ field: `cases.${before.id}.${field}`, before: oldText, after: newText });
  };
  for (const name of PLAIN_FIELDS) {
    const oldValue = before[name];
    const newValue = after[name];
    if (!sameCanonical(oldValue ?? null, newValue ?? null) && !isAddition(name, oldValue)) {
      reportField(name, showFieldValue(oldValue), showFieldValue(newValue));
    }
  }
  // Cases of one group count as one block, so that a loss among them is more easily chance.
  const isJoined = headCases.some(({ id, group }) => id !== after.id && group === after.group);
  if (after.group !== undefined && after.group !== before.group && isJoined) {
    reportField("group", before.group ?? "none", after.group);
  }
  for (const edit of compareTargets(before, after).others) {
    reportField(edit.field, edit.before, edit.after);
  }
  return fields;
}

/**
 * Whether the change of a field makes the case stricter: it becomes critical, or gets its first
 * reference answer.
 */
function isAddition(name: (typeof PLAIN_FIELDS)[number], oldValue: unknown): boolean {
  return (
    (name === "critical" && oldValue === false) ||
    (name === "reference_answer" && oldValue === undefined)
  );
}

/**
 * The edits of golden data that are findings by themselves. All other edits are free, as long as
 * the change passes without them.
 */
import { bareCulprit } from "../decision/checks.ts";
import { type Edit, type RecordedCase, findEdits, listRecordedCases } from "../decision/edits.ts";
import { groupBy } from "../model/scope.ts";
import { type Case, type Target, targetKey, targetLabel } from "../model/suite.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import type { ReadableChange } from "./edit.ts";
import { indexById } from "../model/lookup.ts";

/** A suite shrinks if so many recorded queries are taken out of it, and more than a tenth. */
const FEWEST_TAKEN_OUT = 3;
const LARGEST_SHARE = 0.1;

/**
 * Returns a finding for each file of the suite in which the change unmarks critical cases or allows
 * forbidden documents, and one if it takes many recorded queries out of the suite.
 */
export function findSuiteEdits({ base, head }: ReadableChange): readonly WeakeningFinding[] {
  const recorded = listRecordedCases(base);
  const headCases = indexById(head.suite.cases);
  const edits: CaseEdit[] = [];
  for (const [id, before] of recorded) {
    const file = before.file ?? head.config.file;
    edits.push({ id, file, fields: findUnguarded(id, before, headCases.get(id)) });
  }
  return [
    ...groupByFile(edits.filter(({ fields }) => fields.length > 0)),
    ...findShrinking(recorded, findEdits(recorded, head.suite), head.config.file),
  ];
}

interface CaseEdit {
  readonly id: string;
  readonly file: string;
  readonly fields: readonly WeakenedField[];
}

/** Returns what a case no longer guards: that it is critical, or documents that were forbidden. */
function findUnguarded(
  id: string,
  before: RecordedCase,
  after: Case | undefined,
): readonly WeakenedField[] {
  const fields: WeakenedField[] = [];
  const place = `cases.${id}`;
  if (before.critical && after?.critical !== true) {
    const now = after === undefined ? "removed" : "false";
    fields.push({ field: `${place}.critical`, before: "true", after: now });
  }
  const forbidden = after?.forbidden ?? [];
  for (const target of before.forbidden) {
    if (!forbidden.some((other) => forbidsAsMuch(target, other))) {
      const label = targetLabel(target);
      fields.push({ field: `${place}.forbidden.${label}`, before: label, after: "removed" });
    }
  }
  return fields;
}

/** Whether `other` forbids as much: the same, or a hint, which matches path, name and id. */
function forbidsAsMuch(target: Target, other: Target): boolean {
  const isPlain = other.kind === "hint" && (target.kind === "path" || target.kind === "id");
  return targetKey(target) === targetKey(other) || (isPlain && target.value === other.value);
}

function groupByFile(edits: readonly CaseEdit[]): readonly WeakeningFinding[] {
  return [...groupBy(edits, ({ file }) => file)].map(([file, editsOfFile]) => ({
    code: "suite_edited",
    file,
    fields: editsOfFile.flatMap(({ fields }) => fields),
    cases: editsOfFile.map(({ id }) => bareCulprit(id)),
  }));
}

/** Returns a finding if many cases are removed, reworded or left without expected documents. */
function findShrinking(
  recorded: ReadonlyMap<string, RecordedCase>,
  edits: readonly Edit[],
  configFile: string,
): readonly WeakeningFinding[] {
  const takenOut = edits.filter(
    ({ kind }) => kind === "removed" || kind === "reworded" || kind === "unlabelled",
  );
  const [first] = takenOut;
  const isMuch =
    takenOut.length >= FEWEST_TAKEN_OUT && takenOut.length > LARGEST_SHARE * recorded.size;
  if (first === undefined || !isMuch) {
    return [];
  }
  return [
    {
      code: "suite_shrinks",
      file: first.before.file ?? configFile,
      fields: takenOut.map(describeTakenOut),
      of: recorded.size,
      cases: takenOut.map(({ id }) => bareCulprit(id)),
    },
  ];
}

/** Returns the query before, and after it the new query or what happened to the case. */
function describeTakenOut({ id, kind, before, after }: Edit): WeakenedField {
  const newText = kind === "reworded" && after !== null ? after.query : kind;
  return { field: `cases.${id}`, before: before.query ?? id, after: newText };
}

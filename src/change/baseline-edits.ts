/** The edits of a baseline that weaken its gate: a baseline or a row that is gone, and recorded times that are worse. */
import { hasSameContent } from "../decision/accepted-figures.ts";
import { bareCulprit } from "../decision/checks.ts";
import type { Baseline } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import { type Config, baselineFile } from "../model/config.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import type { ReadableChange } from "./edit.ts";
import { findLatencyEdits } from "./latency-edits.ts";

/**
 * Returns one finding at most. Rows that are there are compared with this run (decision/new-baseline.ts). Under another k or
 * definition, which is an edit of the config, figures mean something else.
 */
export function findBaselineEdits({ base, head }: ReadableChange): readonly WeakeningFinding[] {
  const before = base.baseline;
  const after = head.baseline;
  const file = baselineFile(head.config);
  if (before === null) {
    return [];
  }
  if (after === null) {
    const field = { field: "baseline", before: baselineFile(base.config), after: "none" };
    return [{ code: "baseline_edited", file, fields: [field], cases: [] }];
  }
  if (!sameCanonical(measuredMeaning(base.config), measuredMeaning(head.config))) {
    return [];
  }
  const suiteIds = new Set(head.suite.cases.map(({ id }) => id));
  const removed = [...before.cases.keys()].filter((id) => suiteIds.has(id) && !after.cases.has(id));
  const fields: WeakenedField[] = removed.map((id) => {
    return { field: `baseline.cases.${id}`, before: "recorded", after: "none" };
  });
  fields.push(...findUnaskedRows(before, after, suiteIds));
  fields.push(...findLatencyEdits(base, head));
  if (fields.length === 0) {
    return [];
  }
  return [{ code: "baseline_edited", file, fields, cases: removed.map((id) => bareCulprit(id)) }];
}

/** Returns the rows that the change brings or edits though no case of the suite asks for them. */
function findUnaskedRows(
  before: Baseline,
  after: Baseline,
  suiteIds: ReadonlySet<string>,
): readonly WeakenedField[] {
  const unasked = [...after.cases].filter(([id, row]) => {
    const oldRow = before.cases.get(id);
    return !suiteIds.has(id) && (oldRow === undefined || !hasSameContent(oldRow, row));
  });
  return unasked.map(([id]) => {
    const oldState = before.cases.has(id) ? "recorded" : "none";
    return { field: `baseline.cases.${id}`, before: oldState, after: "another row, of no case" };
  });
}

function measuredMeaning({ k, definition }: Config): unknown {
  return { k, definition };
}

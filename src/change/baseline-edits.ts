/** The edits of a baseline that weaken its gate. */
import { hasSameContent } from "../decision/accepted-figures.ts";
import { bareCulprit } from "../decision/checks.ts";
import type { Baseline } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import { type Config, baselineFile } from "../model/config.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import type { ReadableChange } from "./edit.ts";
import { findLatencyEdits } from "./latency-edits.ts";

/**
 * Returns one finding with all edits of the head's baseline that weaken the gate: the baseline is
 * gone, or rows of cases that the suite still has; rows of no case are new or edited; or recorded
 * times are worse. None under another k or definition: figures then mean something else, which is
 * an edit of the config. Figures of rows that both sides have are compared with this run instead
 * (decision/new-baseline.ts).
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

/** Returns the rows that the change adds or edits though the suite has no case of their id. */
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

/** The tier of a config is the cases that its `select` picks. */
import { findUnselectedRows, selectSameCases, keepSelected } from "../gate/selected-cases.ts";
import { hasSameContent } from "../decision/accepted-figures.ts";
import { bareCulprit } from "../decision/checks.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import { describeSelect, isSelected } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { requireKnownNames } from "../files/select.ts";
import type { ReadableChange } from "./edit.ts";
import type { ReadPolicies } from "./policies.ts";
import { indexById } from "../model/lookup.ts";

/**
 * Returns the policies with the cases that the config's `select` picks. `over`, whose baseline a new
 * one replaces, gets the cases of the head, whatever its own config selects. If cases or rows
 * outside of the selection differ between base and head, returns all policies with all cases and a
 * notice: such a change is measured by the whole suite. Throws `invalid_config` if `select` names
 * what no case has.
 */
export function narrowToSelection(read: ReadPolicies): ReadPolicies {
  const { base, head, over, mode } = read;
  requireKnownNames(head);
  // On the default branch the checkout's own files judge, and the base is read for notices alone.
  const isJudgedByBase = base !== null && mode !== "default_branch";
  const cases = isJudgedByBase
    ? [...new Set([...findEditedRows(base, head), ...findEditedUnselected(base, head)])]
    : [];
  if (cases.length > 0) {
    return { ...read, notices: [...read.notices, { code: "tier_widened", cases }] };
  }
  const selectedHead = keepSelected(head);
  return {
    ...read,
    head: selectedHead,
    base: base && keepSelected(base),
    over: over && selectSameCases(over, selectedHead),
  };
}

/** Returns the ids of the rows outside the selection that differ between base and head. */
function findEditedRows(base: Inputs, head: Inputs): readonly string[] {
  const before = findUnselectedRows(keepSelected(base, head.config.select));
  const after = findUnselectedRows(keepSelected(head));
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => {
    const oldRow = before.get(id);
    const row = after.get(id);
    if (oldRow === undefined || row === undefined) {
      return true;
    }
    const hasSameAccepted = sameCanonical(oldRow.accepted ?? null, row.accepted ?? null);
    return !hasSameContent(oldRow, row) || !hasSameAccepted;
  });
}

/** Returns the ids of the base's cases outside the selection that the head edits or lacks. */
function findEditedUnselected(base: Inputs, head: Inputs): readonly string[] {
  const { select } = head.config;
  const headCases = indexById(head.suite.cases);
  const edited = base.suite.cases.filter((before) => {
    const after = headCases.get(before.id);
    return !isSelected(select, after ?? before) && after?.digest !== before.digest;
  });
  return edited.map(({ id }) => id);
}

/**
 * Returns a finding if the change edits `select` so that it leaves out cases. To edit the tags or
 * intents by which it selects is an edit of golden data, not of a rule.
 */
export function findDeselected({ base, head }: ReadableChange): readonly WeakeningFinding[] {
  const before = base.config.select;
  const after = head.config.select;
  if (sameCanonical(before ?? null, after ?? null)) {
    return [];
  }
  const headCases = indexById(head.suite.cases);
  const deselected = base.suite.cases.filter((oldCase) => {
    const newCase = headCases.get(oldCase.id);
    return newCase !== undefined && isSelected(before, oldCase) && !isSelected(after, newCase);
  });
  if (deselected.length === 0) {
    return [];
  }
  const field = { field: "select", before: describeSelect(before), after: describeSelect(after) };
  const cases = deselected.map(({ id }) => bareCulprit(id));
  return [{ code: "config_edited", file: head.config.file, fields: [field], cases }];
}

/** The edits that weaken the other configs over the same suite or baseline: one finding for each config. */
import { withDefinition } from "../files/definition.ts";
import { wholeInputs } from "../gate/tiers.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Change, Inputs } from "../model/report.ts";
import { describeSelect } from "../model/select.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import { findConfigEdits } from "./config-edits.ts";
import { showValue } from "./edit.ts";
import { findDeselected } from "./tiers.ts";

/** Returns a finding for each of the other configs that the change weakens or removes. */
export function findOtherConfigEdits(change: Change): readonly WeakeningFinding[] {
  const findings: WeakeningFinding[] = [];
  for (const { before, after } of change.others ?? []) {
    if (typeof after === "string") {
      const field = { field: "config", before: before.file, after };
      findings.push({ code: "config_edited", file: before.file, fields: [field], cases: [] });
      continue;
    }
    const fields = findOtherFields(before, after, change);
    if (fields.length > 0) {
      findings.push({ code: "config_edited", file: after.file, fields, cases: [] });
    }
  }
  return findings;
}

/** Returns the weakened fields of another config. Its rules are compared for the cases of this run's suite. */
function findOtherFields(
  before: Config,
  after: Config,
  { base, head, ...change }: Change,
): readonly WeakenedField[] {
  const ownHead = wholeInputs(head);
  const ownBase = base === null ? ownHead : wholeInputs(base);
  const withConfig = (inputs: Inputs, config: Config): Inputs => {
    return { ...inputs, config: withDefinition(config, ownBase.baseline) };
  };
  const other = { ...change, base: withConfig(ownBase, before), head: withConfig(ownHead, after) };
  const fields = [
    ...findMovedFiles(before, after, ownBase.config, ownHead.config),
    ...findConfigEdits(other),
  ];
  const isSelectEdited = !sameCanonical(before.select ?? null, after.select ?? null);
  if (isSelectEdited && findDeselected(other).length > 0) {
    const oldSelect = describeSelect(before.select);
    fields.push({ field: "select", before: oldSelect, after: describeSelect(after.select) });
  }
  return fields;
}

/**
 * Returns the suite and the baseline if the config names other files now. Nothing compares their contents, unless this run's
 * config moved in the same way.
 */
function findMovedFiles(
  before: Config,
  after: Config,
  ownBefore: Config,
  ownAfter: Config,
): readonly WeakenedField[] {
  const fields: WeakenedField[] = [];
  const isSuiteOwn =
    sameCanonical(before.suites, ownBefore.suites) && sameCanonical(after.suites, ownAfter.suites);
  if (!isSuiteOwn && !sameCanonical(before.suites, after.suites)) {
    const oldSuites = before.suites.join(", ");
    fields.push({ field: "suite", before: oldSuites, after: after.suites.join(", ") });
  }
  const isBaselineOwn =
    before.baseline === ownBefore.baseline && after.baseline === ownAfter.baseline;
  if (!isBaselineOwn && before.baseline !== null && before.baseline !== after.baseline) {
    fields.push({
      field: "baseline",
      before: before.baseline,
      after: showValue(after.baseline),
    });
  }
  return fields;
}

/** The edits that weaken the other configs over the same suite or baseline: one finding for each config. */
import { withDefinition } from "../files/definition.ts";
import { wholeInputs } from "../gate/tiers.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Change, Inputs } from "../model/report.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import { findConfigEdits } from "./config-edits.ts";
import { type ReadableChange, showFieldValue } from "./edit.ts";
import { findDeselected } from "./tiers.ts";

/** Returns a finding for each of the other configs that the change weakens, removes, or takes cases out of. */
export function findOtherConfigEdits(change: Change): readonly WeakeningFinding[] {
  const findings: WeakeningFinding[] = [];
  for (const { before, after } of change.others ?? []) {
    if (typeof after === "string") {
      const field = { field: "config", before: before.file, after };
      findings.push({ code: "config_edited", file: before.file, fields: [field], cases: [] });
      continue;
    }
    const sides = withOtherConfig(change, before, after);
    const fields = [...findMovedFiles(before, after, change), ...findConfigEdits(sides)];
    for (const finding of findDeselected(sides)) {
      if (finding.code === "config_edited") {
        fields.push(...finding.fields);
      } else {
        findings.push(nameSelectingConfig(finding, before.file));
      }
    }
    if (fields.length > 0) {
      findings.push({ code: "config_edited", file: after.file, fields, cases: [] });
    }
  }
  return findings;
}

/** Returns the change with another config in place of this run's. Its rules are compared for the cases of this run's suite. */
function withOtherConfig(
  { base, head, ...change }: Change,
  before: Config,
  after: Config,
): ReadableChange {
  const ownHead = wholeInputs(head);
  const ownBase = wholeInputs(base ?? head);
  const withConfig = (inputs: Inputs, config: Config): Inputs => {
    return { ...inputs, config: withDefinition(config, ownBase.baseline) };
  };
  return { ...change, base: withConfig(ownBase, before), head: withConfig(ownHead, after) };
}

/** Returns the finding of cases that lost their tags, with the config that does not select them any more. */
function nameSelectingConfig(finding: WeakeningFinding, file: string): WeakeningFinding {
  const fields = finding.fields.map((field) => ({ ...field, before: `selected by ${file}` }));
  return { ...finding, fields };
}

/**
 * Returns the suite and the baseline if the config names other files now. Nothing compares their contents, unless this run's
 * config moved in the same way.
 */
function findMovedFiles(
  before: Config,
  after: Config,
  { base, head }: Change,
): readonly WeakenedField[] {
  const ownBefore = (base ?? head).config;
  const ownAfter = head.config;
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
      after: showFieldValue(after.baseline),
    });
  }
  return fields;
}

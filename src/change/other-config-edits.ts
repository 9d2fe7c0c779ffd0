import { withDefinition } from "../files/config.ts";
import { wholeInputs } from "../gate/selected-cases.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Change, Inputs } from "../model/report.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import { findConfigEdits } from "./config-edits.ts";
import { type ReadableChange, showFieldValue } from "./edit.ts";
import { findDeselected } from "./tiers.ts";

/** Weakening edits of the other configs over the same suite or baseline. */
export function findOtherConfigEdits(change: Change): readonly WeakeningFinding[] {
  const findings: WeakeningFinding[] = [];
  for (const { before, after } of change.others ?? []) {
    // A text says why there is no config any more.
    if (typeof after === "string") {
      const field = { field: "config", before: before.file, after };
      findings.push({ code: "config_edited", file: before.file, fields: [field], cases: [] });
      continue;
    }
    const sides = withOtherConfig(change, before, after);
    const fields = [
      ...findMovedFiles(before, after, change),
      ...findConfigEdits(sides),
      ...findDeselected(sides).flatMap((finding) => finding.fields),
    ];
    if (fields.length > 0) {
      findings.push({ code: "config_edited", file: after.file, fields, cases: [] });
    }
  }
  return findings;
}

/** Returns the change with another config in place of this run's, over the same files. */
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

/**
 * Returns `suite` and `baseline` if the other config names other files there now: their contents
 * are not compared, unless this run's own config makes the same move.
 */
function findMovedFiles(
  before: Config,
  after: Config,
  { base, head }: Change,
): readonly WeakenedField[] {
  const ownBefore = (base ?? head).config;
  const ownAfter = head.config;
  const fields: WeakenedField[] = [];
  const areOwnSuites =
    sameCanonical(before.suites, ownBefore.suites) && sameCanonical(after.suites, ownAfter.suites);
  if (!areOwnSuites && !sameCanonical(before.suites, after.suites)) {
    const oldSuites = before.suites.join(", ");
    fields.push({ field: "suite", before: oldSuites, after: after.suites.join(", ") });
  }
  const isOwnBaseline =
    before.baseline === ownBefore.baseline && after.baseline === ownAfter.baseline;
  if (!isOwnBaseline && before.baseline !== null && before.baseline !== after.baseline) {
    fields.push({
      field: "baseline",
      before: before.baseline,
      after: showFieldValue(after.baseline),
    });
  }
  return fields;
}

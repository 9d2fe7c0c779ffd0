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

/**
 * Returns the change over the same files with another config in place of this run's: as the base
 * has it (`before`) and as the head has it (`after`). Keys that its definition leaves out are those
 * of the base's baseline on both sides: they are no edit. Without a base the head's files stand for
 * it.
 */
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
 * Returns `suite` and `baseline` if the other config names other files there now: nothing compares
 * their contents. Left out is a move that this run's own config makes as well, since this run
 * compares those contents, and a baseline where there was none, which is an addition. Without a base
 * this run's own config has moved nothing.
 */
function findMovedFiles(
  before: Config,
  after: Config,
  { base, head }: Change,
): readonly WeakenedField[] {
  const ownBefore = (base ?? head).config;
  const ownAfter = head.config;
  const fields: WeakenedField[] = [];
  const hasMoved = (key: "suites" | "baseline"): boolean => {
    const isOwnMove =
      sameCanonical(before[key], ownBefore[key]) && sameCanonical(after[key], ownAfter[key]);
    return !isOwnMove && !sameCanonical(before[key], after[key]);
  };
  if (hasMoved("suites")) {
    const oldSuites = before.suites.join(", ");
    fields.push({ field: "suite", before: oldSuites, after: after.suites.join(", ") });
  }
  if (before.baseline !== null && hasMoved("baseline")) {
    fields.push({
      field: "baseline",
      before: before.baseline,
      after: showFieldValue(after.baseline),
    });
  }
  return fields;
}

/**
 * Gives renamed documents their new names in a suite and in a baseline: a document that was only
 * renamed counts as the same. Renames are new names by old ones.
 */
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { type Renames, renameTarget } from "../model/renames.ts";
import type { Inputs } from "../model/report.ts";
import { type Case, NONE, type Target, compareTargets } from "../model/suite.ts";
import { digestLimits, digestTargets, finishCase } from "./suite.ts";
import { zipLists, mapValues } from "../model/lookup.ts";

export function renameDocuments(inputs: Inputs, renames: Renames): Inputs {
  const { suite, baseline } = inputs;
  if (renames.size === 0) {
    return inputs;
  }
  const cases = suite.cases.map((subject) => renameInCase(subject, renames));
  return {
    ...inputs,
    suite: { ...suite, cases },
    baseline: baseline && renameInRows(baseline, renames),
  };
}

/** Returns the case with new digests; the same object if no document was renamed. */
function renameInCase(subject: Case, renames: Renames): Case {
  const expected = renameTargets(subject.expected, renames);
  const forbidden = renameTargets(subject.forbidden, renames);
  if (expected === subject.expected && forbidden === subject.forbidden) {
    return subject;
  }
  const { digest: _digest, digests: _digests, ...content } = subject;
  return finishCase({ ...content, expected, forbidden });
}

/** Returns the targets sorted again; the same list object if no document was renamed. */
function renameTargets(targets: readonly Target[], renames: Renames): readonly Target[] {
  const renamed = targets.map((target) => renameTarget(target, renames));
  const pairs = zipLists(renamed, targets);
  const isUnchanged = pairs.every(([target, original]) => compareTargets(target, original) === 0);
  return isUnchanged ? targets : renamed.toSorted(compareTargets);
}

export function renameInRows(baseline: Baseline, renames: Renames): Baseline {
  if (renames.size === 0) {
    return baseline;
  }
  return { ...baseline, cases: mapValues(baseline.cases, (row) => renameInRow(row, renames)) };
}

/** Returns the row as if it had been recorded with the new names. */
function renameInRow(row: BaselineCase, renames: Renames): BaselineCase {
  const { digests, targets, ranks, forbidden = NONE, expect_empty: expectEmpty = false } = row;
  // Targets are sorted by their labels, and `ranks` has the rank of each at the same index: they
  // are sorted together.
  const rankedTargets = targets
    .map((target, index) => ({
      target: renameTarget(target, renames),
      rank: ranks[index] ?? null,
    }))
    .toSorted((a, b) => compareTargets(a.target, b.target));
  const newTargets = rankedTargets.map(({ target }) => target);
  const newForbidden = renameTargets(forbidden, renames);
  return {
    ...row,
    digests: {
      ...digests,
      targets: digestTargets(newTargets),
      limits: digestLimits(newForbidden, expectEmpty),
    },
    targets: newTargets,
    ranks: rankedTargets.map(({ rank }) => rank),
    ...(newForbidden.length > 0 && { forbidden: newForbidden }),
    results: row.results.map((id) => renames.get(id) ?? id),
  };
}

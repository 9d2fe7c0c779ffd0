/**
 * Gives renamed documents their new names in a suite and in a baseline, so that head and base can
 * be compared: a document that was only renamed counts as the same. Renames are new names by old
 * ones.
 */
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { type Renames, compareLabels, renameTarget } from "../model/renames.ts";
import type { Inputs } from "../model/report.ts";
import { type Case, NONE, type Target } from "../model/suite.ts";
import { digestLimits, digestTargets, finishCase } from "./suite.ts";
import { zipLists } from "../model/lookup.ts";

/**
 * Returns the inputs with renamed documents under their new names, in the suite and in the baseline
 * (if there is one).
 */
export function renameDocuments(inputs: Inputs, renames: Renames): Inputs {
  const { suite, baseline } = inputs;
  if (renames.size === 0) {
    return inputs;
  }
  const cases = suite.cases.map((each) => renameInCase(each, renames));
  return {
    ...inputs,
    suite: { ...suite, cases },
    baseline: baseline && renameInRows(baseline, renames),
  };
}

/**
 * Returns the case with its documents under their new names, and with new digests; the same object
 * if none was renamed.
 */
function renameInCase(subject: Case, renames: Renames): Case {
  const expected = renameTargets(subject.expected, renames);
  const forbidden = renameTargets(subject.forbidden, renames);
  if (expected === subject.expected && forbidden === subject.forbidden) {
    return subject;
  }
  const { digest: _digest, digests: _digests, ...content } = subject;
  return finishCase({ ...content, expected, forbidden });
}

/**
 * Returns the targets under their new names, sorted again; the same list object if none of its
 * documents was renamed.
 */
function renameTargets(targets: readonly Target[], renames: Renames): readonly Target[] {
  const renamed = targets.map((target) => renameTarget(target, renames));
  const pairs = zipLists(renamed, targets);
  const isUnchanged = pairs.every(([target, original]) => compareLabels(target, original) === 0);
  return isUnchanged ? targets : renamed.toSorted(compareLabels);
}

/**
 * Returns the baseline with renamed documents under their new names in its rows: targets, forbidden
 * results and results.
 */
export function renameInRows(baseline: Baseline, renames: Renames): Baseline {
  if (renames.size === 0) {
    return baseline;
  }
  const cases = new Map<string, BaselineCase>();
  for (const [id, row] of baseline.cases) {
    cases.set(id, renameInRow(row, renames));
  }
  return { ...baseline, cases };
}

/**
 * Returns a baseline row with its documents under their new names, and with the digests of the new
 * targets.
 */
function renameInRow(row: BaselineCase, renames: Renames): BaselineCase {
  const { digests, targets, ranks, forbidden = NONE, expect_empty: expectEmpty = false } = row;
  // Targets are sorted by their labels, and `ranks` has the rank of each at the same index: they
  // are sorted together.
  const rankedTargets = targets
    .map((target, index) => ({
      target: renameTarget(target, renames),
      rank: ranks[index] ?? null,
    }))
    .toSorted((a, b) => compareLabels(a.target, b.target));
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
    ...(newForbidden.length === 0 ? {} : { forbidden: newForbidden }),
    results: row.results.map((id) => renames.get(id) ?? id),
  };
}

/**
 * A baseline that is gone, or that can say less than the base's did. What its rows and figures hold is held to this run
 * and to the anchor (gate/measured-rows.ts).
 */
import { compactCanonical } from "../model/canonical-json.ts";
import type { Inputs } from "../model/report.ts";
import type { Culprit, WeakeningFinding } from "../model/verdict.ts";
import { type Weakening, finding } from "./finding.ts";
import { loweredMeans } from "./weakening-means.ts";

export const BASELINE: Weakening = {
  name: "baseline",
  find: ({ base, head }) => lesserBaseline(base, head),
};

function lesserBaseline(base: Inputs, head: Inputs): readonly WeakeningFinding[] {
  const [before, after] = [base.baseline, head.baseline];
  const file = head.config.baseline;
  if (before === null) return [];
  if (after === null) return [finding("baseline_removed", "baseline", file, base.config.baseline, "none")];
  if (before.foreign === undefined && after.foreign !== undefined)
    return [finding("baseline_lowered", "baseline.cases", file, "a row for each case", "means only")];
  const same =
    base.config.k === head.config.k &&
    compactCanonical(base.config.definition) === compactCanonical(head.config.definition);
  // Otherwise the figures don't mean the same, which is a finding already.
  if (!same) return [];
  if (before.foreign !== undefined) return loweredMeans(before, after, base, head);
  const older =
    after.version < before.version
      ? [finding("baseline_lowered", "baseline.version", file, String(before.version), String(after.version))]
      : [];
  const kept = new Set(head.suite.cases.map(({ id }) => id));
  const gone = [...before.cases.keys()].filter((id) => kept.has(id) && !after.cases.has(id));
  return [
    ...older,
    ...gone.map((id) =>
      finding("baseline_lowered", `baseline.cases.${id}`, file, "recorded", "none", [bare(id)]),
    ),
  ];
}

function bare(id: string): Culprit {
  return { id, before: null, after: null, ranks_before: null, ranks_after: null };
}

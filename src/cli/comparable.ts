/** Refuses to compare numbers that mean different things. */
import { GateError } from "../errors.ts";
import { differences } from "../gate/comparable.ts";
import type { Inputs } from "../model/report.ts";

/** Throws not_comparable, naming every field that differs. */
export function requireComparable(inputs: Inputs): void {
  const { config, suite, baseline } = inputs;
  if (baseline === null) return;
  const found = differences(config, suite, baseline);
  if (found.length === 0) return;
  throw new GateError("not_comparable", `${config.baseline} can't be compared with this run`, {
    problems: found.map((each) => ({
      file: config.baseline,
      pointer: `/${each.field.replaceAll(".", "/")}`,
      message: `${each.field} is ${each.baseline} in the baseline and ${each.current} in this run`,
    })),
    hint: "Use the definition that the baseline was recorded with, or record a new baseline and say so in the pull request.",
  });
}

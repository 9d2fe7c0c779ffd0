/** One metric of one case, as the suite's score has it. */
import { type Metric, parseMetric } from "../../src/metrics/registry.ts";
import { score } from "../../src/metrics/score.ts";
import type { Definition } from "../../src/model/config.ts";
import type { Hit } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import { answered, definitionOf, makeCase, runOf, suiteOf, target } from "./make.ts";

export function metric(name: string): Metric {
  const parsed = parseMetric(name);
  if (typeof parsed === "string") throw new Error(parsed);
  return parsed;
}

export function measure(
  name: string,
  subject: Case,
  hits: readonly Hit[],
  overrides: Partial<Definition> = {},
): number | null {
  const run = runOf([answered(subject.id, hits)]);
  const scores = score(suiteOf(subject), run, [metric(name)], definitionOf(overrides));
  return scores.cases[0]!.metrics.get(metric(name).name) ?? null;
}

/** Three targets of the same grade: a, b and c. */
export const three: Case = makeCase("q", { expected: [target("a"), target("b"), target("c")] });
/** d1 of grade 2, d2 of grade 1. */
export const graded: Case = makeCase("q", { expected: [target("d1", 2), target("d2", 1)] });

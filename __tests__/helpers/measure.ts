/** Metrics of cases, as the suite's score has them. */
import { type Metric, parseMetric } from "../../src/metrics/registry.ts";
import { scoreRun } from "../../src/metrics/score.ts";
import type { Definition } from "../../src/model/config.ts";
import type { CaseRun, Hit } from "../../src/model/run.ts";
import type { Scores } from "../../src/model/scores.ts";
import type { Case } from "../../src/model/suite.ts";
import { answered, definitionOf, makeCase, runOf, suiteOf, target } from "./make.ts";

/** Returns the metric of this name. Throws if there is none. */
export function metric(name: string): Metric {
  const parsed = parseMetric(name);
  if (typeof parsed === "string") {
    throw new Error(parsed);
  }
  return parsed;
}

/** Returns the scores of these cases and answers in the named metrics. */
export const measureAll = (
  names: readonly string[],
  cases: readonly Case[],
  answers: readonly CaseRun[],
  overrides: Partial<Definition> = {},
): Scores =>
  scoreRun(suiteOf(...cases), runOf(answers), names.map(metric), definitionOf(overrides));

/** Returns the value of a metric for one case that got these hits; null if it has none. */
export function measure(
  name: string,
  subject: Case,
  hits: readonly Hit[],
  overrides: Partial<Definition> = {},
): number | null {
  const { cases } = measureAll([name], [subject], [answered(subject.id, hits)], overrides);
  return cases[0]!.metrics.get(metric(name).name) ?? null;
}

/** A case that expects nothing. */
export const control: Case = makeCase("q", { expected: [], expect_empty: true });
/** A case with three targets of the same grade: a, b and c. */
export const caseWithTargetsABC: Case = makeCase("q", {
  expected: [target("a"), target("b"), target("c")],
});

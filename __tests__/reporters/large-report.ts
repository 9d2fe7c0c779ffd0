import type { Report } from "../../src/model/report.ts";
import { CATEGORIES, type Check } from "../../src/model/verdict.ts";
import { makeFailingReport, withCases, type CaseSpec } from "../helpers/make-report.ts";
import { intentScope } from "../../src/model/scope.ts";

/**
 * Returns a report in which every case lost its target. Every intent has a failed check that names
 * its cases, and all categories occur if there are enough intents. `text` is the beginning of each
 * id, query, intent and label.
 */
export function makeLargeReport(caseCount: number, intents: number, text: string): Report {
  const specs = Array.from({ length: caseCount }, (_, i): CaseSpec => ({
    id: `${text}${String(i).padStart(6, "0")}`,
    query: `${text} ${i}`,
    intent: `${text}${i % intents}`,
    targets: [[`${text}${i}.md`, 1]],
    before: [1],
    after: [null],
    ms: [10, 10],
  }));
  const base = makeFailingReport();
  const culprits = specs.map(({ id }) => ({
    id,
    before: 1,
    after: 0,
    ranks_before: [1],
    ranks_after: [null],
  }));
  const byIntent = new Map<string, typeof culprits>();
  for (const [i, { intent }] of specs.entries()) {
    byIntent.set(intent, [...(byIntent.get(intent) ?? []), culprits[i]]);
  }
  const overall: Check = {
    ...base.verdict.checks[0],
    baseline: 1,
    current: 0,
    delta: -1,
    cases: [],
  };
  const checks = [...byIntent].map(([intent, culpritsOfIntent], i): Check => ({
    ...overall,
    scope: intentScope(intent),
    category: CATEGORIES[i % CATEGORIES.length],
    cases: culpritsOfIntent,
  }));
  return {
    ...withCases(base, specs),
    verdict: {
      ...base.verdict,
      categories: CATEGORIES,
      checks: [overall, ...checks],
      notices: [...byIntent.keys()].map((intent) => ({
        code: "index_changed",
        place: `${intent}.jsonl`,
        before: 1,
        after: 2,
      })),
    },
  };
}

/**
 * A recorded baseline, drawn at random, is read back as it was, and gives the same file when it is
 * written again.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadBaseline } from "../../src/files/baseline.ts";
import type { Baseline, BaselineCase } from "../../src/model/baseline.ts";
import { roundNumber } from "../../src/model/canonical-json.ts";
import type { CaseRun, Run } from "../../src/model/run.ts";
import type { Value } from "../../src/model/scores.ts";
import type { Case } from "../../src/model/suite.ts";
import {
  answered,
  baselineOf,
  baselineOver,
  configOf,
  definitionOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  scoredOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { renderBaseline } from "../helpers/rendered.ts";
import { workspace } from "../helpers/workspace.ts";

const DOCUMENTS = Array.from({ length: 12 }, (_, i) => `d${i}`);
const METRICS = (
  "recall@3 mrr@2 ndcg@3 precision@3 hit_rate@1 hit_rate@5 map@2 coverage@4 evidence_recall@5 " +
  "full_coverage_rate@2 fill_rate@2 duplicate_rate@4 judged@5"
).split(" ");

// Arbitraries of fast-check: each draws a random value.

/** A time in milliseconds, in whole microseconds, as times are written. */
const ms = fc.integer({ min: 0, max: 5_000_000 }).map((us) => us / 1000);
/** A grade. In a dataset of format qrels-tsv it may be a decimal below the relevance. */
const grade = fc.constantFrom(0.5, 1, 1, 2, 3);
/** The expected documents of a case. */
const targets = fc
  .uniqueArray(fc.constantFrom(...DOCUMENTS), { minLength: 1, maxLength: 6 })
  .chain((ids) => fc.tuple(...ids.map((id) => grade.map((value) => target(id, value)))));
/** The members of a case that say what it expects. */
const expectation = fc.oneof(
  { weight: 6, arbitrary: targets.map((expected) => ({ expected })) },
  { weight: 1, arbitrary: fc.constant({ expected: [], expect_empty: true }) },
  { weight: 1, arbitrary: fc.constant({ expected: [], watched: true as const }) },
  // Judgments found nothing relevant.
  { weight: 1, arbitrary: fc.constant({ expected: [], judged_irrelevant: ["d1"] }) },
);
/** A case without its id. */
const caseContent = fc.record({
  expectation,
  forbidden: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    fc.constant([target("d0"), target("d3")]),
  ),
  intent: fc.constantFrom("howto", "symbol", "toString"),
  params: fc.constantFrom(undefined, { tenant: "x" }),
});
/** What the retriever did with a query. */
const outcome = fc.record({
  list: fc.array(fc.constantFrom(...DOCUMENTS), { maxLength: 5 }),
  failed: fc.constantFrom(false, false, false, false, true),
  degraded: fc.constantFrom(false, false, true),
  samples: fc.array(ms, { maxLength: 4 }),
  hasStages: fc.boolean(),
});
/** The accepted figures of a row. */
const accepted = fc.constantFrom(undefined, { recall: 0.5 }, { mrr: 1 / 3, forbidden: true });

/** A baseline of one or two runs over up to eight cases. */
const recording = fc
  .record({
    cases: fc.array(
      fc.record({ content: caseContent, outcomes: fc.tuple(outcome, outcome), accepted }),
      { minLength: 1, maxLength: 8 },
    ),
    relevance: fc.constantFrom(1, 1, 2),
    runCount: fc.constantFrom(1, 1, 2),
    isRecorded: fc.boolean(),
  })
  .map(({ cases, relevance, runCount, isRecorded }) => {
    const config = configOf({ k: 5, metrics: METRICS, definition: definitionOf({ relevance }) });
    const suite = suiteOf(...cases.map((each, i) => caseOf(`c${i}`, each.content)));
    const runOfIndex = (runIndex: 0 | 1): Run =>
      runOf(cases.map((each, i) => runFor(`c${i}`, each.outcomes[runIndex])));
    const runs = [runOfIndex(0), runOfIndex(1)];
    const baseline =
      runCount === 1
        ? baselineOf(config, suite, runs[0]!)
        : baselineOver(
            config,
            suite,
            runs.map((run) => scoredOf(config, suite, run)),
          );
    const rows = [...baseline.cases].map(([id, row], i): readonly [string, BaselineCase] => {
      const { accepted: figures } = cases[i]!;
      return [id, { ...row, ...(figures === undefined ? {} : { accepted: figures }) }];
    });
    const state = isRecorded ? { accepted: { commit: null, recordings: 3 } } : {};
    return { ...baseline, cases: new Map(rows), ...state };
  });

type CaseContent = typeof caseContent extends fc.Arbitrary<infer T> ? T : never;
type Outcome = typeof outcome extends fc.Arbitrary<infer T> ? T : never;

/** Returns the case with this id. */
const caseOf = (id: string, { expectation: members, params, ...rest }: CaseContent): Case =>
  makeCase(id, { ...rest, ...members, ...(params === undefined ? {} : { params }) });

/** Returns the run of the case with this id. */
function runFor(id: string, { list, failed, degraded, samples, hasStages }: Outcome): CaseRun {
  if (failed) {
    return failedRun(id);
  }
  const { outcome: answer, ...run } = answered(id, hitsOf(...list), samples);
  const spans = hasStages && samples.length > 0 ? { spans_ms: new Map([["rerank", samples]]) } : {};
  return { ...run, ...spans, outcome: { ...answer, degraded } as CaseRun["outcome"] };
}

const read = async (text: string): Promise<Baseline> =>
  (await loadBaseline({ directory: workspace({ "b.json": text }) }, "b.json"))!.baseline;

/** Returns the metrics of a row by name, rounded as in a file. */
const roundedFigures = ({ metrics }: BaselineCase): readonly (readonly [string, Value])[] =>
  [...metrics]
    .map(([name, value]) => [name, value === null ? null : roundNumber(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Returns a row without its metrics, with its accepted figures rounded as in a file. */
function otherFields({ metrics: _metrics, accepted = {}, ...row }: BaselineCase): object {
  const rounded = Object.entries(accepted).map(([name, value]: [string, number | boolean]) => {
    return [name, typeof value === "number" ? roundNumber(value) : value];
  });
  return { ...row, accepted: new Map(rounded as [string, number | boolean][]) };
}

describe("loadBaseline and renderBaseline", () => {
  it("return what was recorded, and write the same file again", async () => {
    await fc.assert(
      fc.asyncProperty(recording, async (baseline) => {
        const text = renderBaseline(baseline);

        const back = await read(text);

        expect(renderBaseline(back)).toBe(text);

        for (const [id, row] of baseline.cases) {
          const rowBack = back.cases.get(id)!;

          expect(roundedFigures(rowBack)).toStrictEqual(roundedFigures(row));
          for (const [name, value] of roundedFigures(row)) {
            // Object.is, since -0 must not become 0.
            expect(Object.is(rowBack.metrics.get(name), value)).toBe(true);
          }
          expect(otherFields(rowBack)).toStrictEqual(otherFields(row));
        }
      }),
      { numRuns: 150 },
    );
  });
});

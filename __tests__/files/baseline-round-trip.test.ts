/** Whatever is recorded reads back as it was, and is the same file when it is saved again. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadBaseline } from "../../src/files/baseline.ts";
import type { Baseline, BaselineCase } from "../../src/model/baseline.ts";
import { roundNumber } from "../../src/model/canonical-json.ts";
import { listScopes, findBucket } from "../../src/model/scope.ts";
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

/** Steps of a microsecond, as they are written. */
const ms = fc.integer({ min: 0, max: 5_000_000 }).map((us) => us / 1000);
/** Of a tsv dataset, grades may lie below any threshold. */
const DECIMAL = [0.5, 1, 1, 2, 3];
const targetsOf = (grades: readonly number[]) =>
  fc
    .uniqueArray(fc.constantFrom(...DOCUMENTS), { minLength: 1, maxLength: 6 })
    .chain((ids) =>
      fc.tuple(...ids.map((id) => fc.constantFrom(...grades).map((of) => target(id, of)))),
    );
const kindOf = (grades: readonly number[]) =>
  fc.oneof(
    { weight: 6, arbitrary: targetsOf(grades).map((expected) => ({ expected })) },
    { weight: 1, arbitrary: fc.constant({ expected: [], expect_empty: true }) },
    { weight: 1, arbitrary: fc.constant({ expected: [], answers_only: true as const }) },
    // A query in whose judgments nothing is relevant.
    { weight: 1, arbitrary: fc.constant({ expected: [], judged_irrelevant: ["d1"] }) },
  );
const subjectOf = (grades: readonly number[]) =>
  fc.record({
    kind: kindOf(grades),
    forbidden: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      fc.constant([target("d0"), target("d3")]),
    ),
    intent: fc.constantFrom("howto", "symbol", "toString"),
    params: fc.constantFrom(undefined, { tenant: "x" }),
  });
const outcome = fc.record({
  list: fc.array(fc.constantFrom(...DOCUMENTS), { maxLength: 5 }),
  failed: fc.constantFrom(false, false, false, false, true),
  degraded: fc.constantFrom(false, false, true),
  samples: fc.array(ms, { maxLength: 4 }),
  staged: fc.boolean(),
});
const accepted = fc.constantFrom(undefined, { recall: 0.5 }, { mrr: 1 / 3, forbidden: true });

const recordingOf = (grades: readonly number[]) =>
  fc
    .record({
      cases: fc.array(
        fc.record({ subject: subjectOf(grades), outcomes: fc.tuple(outcome, outcome), accepted }),
        { minLength: 1, maxLength: 8 },
      ),
      relevance: fc.constantFrom(1, 1, 2),
      runs: fc.constantFrom(1, 1, 2),
      isRecorded: fc.boolean(),
    })
    .map(({ cases, relevance, runs, isRecorded }) => {
      const config = configOf({ k: 5, metrics: METRICS, definition: definitionOf({ relevance }) });
      const suite = suiteOf(...cases.map((each, i) => caseOf(`c${i}`, each.subject)));
      const lists = [0, 1].map((at) =>
        runOf(cases.map((each, i) => runFor(`c${i}`, each.outcomes[at as 0 | 1]))),
      );
      const all = lists.map((run: Run) => scoredOf(config, suite, run));
      const made =
        runs === 1 ? baselineOf(config, suite, lists[0]!) : baselineOver(config, suite, all);
      const rows = [...made.cases].map(([id, row], i): readonly [string, BaselineCase] => {
        const { accepted: own } = cases[i]!;
        return [id, { ...row, ...(own === undefined ? {} : { accepted: own }) }];
      });
      const state = isRecorded ? { accepted: { commit: null, recordings: 3 } } : {};
      return { ...made, cases: new Map(rows), ...state };
    });

type Subject = ReturnType<typeof subjectOf> extends fc.Arbitrary<infer T> ? T : never;
type Outcome = typeof outcome extends fc.Arbitrary<infer T> ? T : never;

const caseOf = (id: string, { kind: own, params, ...rest }: Subject): Case =>
  makeCase(id, { ...rest, ...own, ...(params === undefined ? {} : { params }) });

function runFor(id: string, { list, failed, degraded, samples, staged }: Outcome): CaseRun {
  if (failed) {
    return failedRun(id);
  }
  const { outcome: answer, ...run } = answered(id, hitsOf(...list), samples);
  const spans = staged && samples.length > 0 ? { spans_ms: new Map([["rerank", samples]]) } : {};
  return { ...run, ...spans, outcome: { ...answer, degraded } as CaseRun["outcome"] };
}

const read = async (text: string): Promise<Baseline> =>
  (await loadBaseline({ directory: workspace({ "b.json": text }) }, "b.json"))!.baseline;

/** The figures of a row, as a file has them. */
const roundedFigures = ({ metrics }: BaselineCase): readonly (readonly [string, Value])[] =>
  [...metrics]
    .map(([name, value]) => [name, value === null ? null : roundNumber(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** All of a row but its figures. */
function otherFields({ metrics: _metrics, accepted = {}, ...row }: BaselineCase): object {
  const rounded = Object.entries(accepted).map(([name, value]: [string, number | boolean]) => {
    return [name, typeof value === "number" ? roundNumber(value) : value];
  });
  return { ...row, accepted: new Map(rounded as [string, number | boolean][]) };
}

const meansOf = ({ means }: Baseline): ReadonlyMap<string, Value> =>
  new Map(
    listScopes({ overall: means.overall, by_intent: means.by_intent }).flatMap((scope) =>
      [...(findBucket(means, scope) ?? [])].map(
        ([name, value]) => [`${JSON.stringify(scope)} ${name}`, value] as const,
      ),
    ),
  );

/** Rounded to 12 decimals twice, a mean may differ in the last of them. */
function expectNear(a: ReadonlyMap<string, Value>, b: ReadonlyMap<string, Value>): void {
  expect([...a.keys()].toSorted()).toStrictEqual([...b.keys()].toSorted());
  for (const [name, value] of a) {
    const other = b.get(name)!;
    if (value === null || other === null) {
      expect([name, value]).toStrictEqual([name, other]);
    } else {
      expect(Math.abs(value - other), name).toBeLessThanOrEqual(1.001e-12);
    }
  }
}

describe("loadBaseline and renderBaseline", () => {
  it("return what was recorded, and write the same file again", async () => {
    await fc.assert(
      fc.asyncProperty(recordingOf(DECIMAL), async (baseline) => {
        const text = renderBaseline(baseline);
        const back = await read(text);

        expect(renderBaseline(back)).toBe(text);

        for (const [id, row] of baseline.cases) {
          const own = back.cases.get(id)!;

          expect(roundedFigures(own)).toStrictEqual(roundedFigures(row));
          for (const [name, value] of roundedFigures(row)) {
            expect(Object.is(own.metrics.get(name), value)).toBe(true);
          }
          expect(otherFields(own)).toStrictEqual(otherFields(row));
        }

        expectNear(meansOf(back), meansOf(baseline));
      }),
      { numRuns: 150 },
    );
  });
});

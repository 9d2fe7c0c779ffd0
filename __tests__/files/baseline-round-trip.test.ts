/** Whatever is recorded reads back as it was, in either version, and is the same file when it is saved again. */
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadBaseline } from "../../src/files/baseline.ts";
import { loadSuite } from "../../src/files/suite.ts";
import type { Baseline, BaselineCase } from "../../src/model/baseline.ts";
import { roundNumber } from "../../src/model/canonical-json.ts";
import { scopesOf, bucketAt } from "../../src/model/scope.ts";
import type { CaseRun, Run } from "../../src/model/run.ts";
import type { Value } from "../../src/model/scores.ts";
import type { Case, Suite } from "../../src/model/suite.ts";
import { renderBaseline1 } from "../helpers/baseline-1.ts";
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
const WHOLE = [1, 1, 2, 3, 255];
const targetsOf = (grades: readonly number[]) =>
  fc
    .uniqueArray(fc.constantFrom(...DOCUMENTS), { minLength: 1, maxLength: 6 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom(...grades).map((of) => target(id, of)))));
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
    forbidden: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.constant([target("d0"), target("d3")])),
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
const moved = fc.constantFrom(undefined, {}, { recall: -0.5 }, { mrr: 1 / 3, ndcg: 0 }, { ndcg: 1e-13 });

const recordingOf = (grades: readonly number[]) =>
  fc
    .record({
      cases: fc.array(
        fc.record({ subject: subjectOf(grades), outcomes: fc.tuple(outcome, outcome), moved }),
        { minLength: 1, maxLength: 8 },
      ),
      relevance: fc.constantFrom(1, 1, 2),
      runs: fc.constantFrom(1, 1, 2),
      anchored: fc.boolean(),
    })
    .map(({ cases, relevance, runs, anchored }) => {
      const config = configOf({ k: 5, metrics: METRICS, definition: definitionOf({ relevance }) });
      const suite = suiteOf(...cases.map((each, i) => caseOf(`c${i}`, each.subject)));
      const lists = [0, 1].map((at) =>
        runOf(cases.map((each, i) => runFor(`c${i}`, each.outcomes[at as 0 | 1]))),
      );
      const all = lists.map((run: Run) => scoredOf(config, suite, run));
      const made = runs === 1 ? baselineOf(config, suite, lists[0]!) : baselineOver(config, suite, all);
      const rows = [...made.cases].map(([id, row], i): readonly [string, BaselineCase] => {
        const { moved: drift } = cases[i]!;
        return [id, { ...row, ...(drift === undefined ? {} : { drift }) }];
      });
      const anchor = new Map([
        ["overall", new Map(Object.entries({ latency_p50_ms: -1.25, degraded_rate: 0 }))],
      ]);
      return {
        suite,
        baseline: { ...made, cases: new Map(rows), ...(anchored ? { anchor, recordings: 3 } : {}) },
      };
    });

type Subject = ReturnType<typeof subjectOf> extends fc.Arbitrary<infer T> ? T : never;
type Outcome = typeof outcome extends fc.Arbitrary<infer T> ? T : never;

const caseOf = (id: string, { kind: own, params, ...rest }: Subject): Case =>
  makeCase(id, { ...rest, ...own, ...(params === undefined ? {} : { params }) });

function runFor(id: string, { list, failed, degraded, samples, staged }: Outcome): CaseRun {
  if (failed) return failedRun(id);
  const { outcome: answer, ...run } = answered(id, hitsOf(...list), samples);
  const spans = staged && samples.length > 0 ? { spans_ms: new Map([["rerank", samples]]) } : {};
  return { ...run, ...spans, outcome: { ...answer, degraded } as CaseRun["outcome"] };
}

const read = async (text: string, suite?: Suite): Promise<Baseline> =>
  (await loadBaseline({ directory: workspace({ "b.json": text }) }, "b.json", suite))!.baseline;

/** The figures of a row, as a file has them. */
const figures = ({ metrics }: BaselineCase): readonly (readonly [string, Value])[] =>
  [...metrics]
    .map(([name, value]) => [name, value === null ? null : roundNumber(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** All of a row but its figures, without what is 0. */
function others({ metrics: _metrics, drift = {}, variances = new Map(), ...row }: BaselineCase): object {
  const by = Object.entries(drift).filter(([, value]) => Math.abs(value) > 1e-12);
  const kept = [...variances].filter(([, value]) => value !== 0);
  return {
    ...row,
    drift: new Map(by.map(([name, value]) => [name, roundNumber(value)])),
    variances: new Map(kept.map(([name, value]) => [name, roundNumber(value)])),
  };
}

const meansOf = ({ means }: Baseline): ReadonlyMap<string, Value> =>
  new Map(
    scopesOf({ overall: means.overall, by_intent: means.by_intent }).flatMap((scope) =>
      [...(bucketAt(means, scope) ?? [])].map(
        ([name, value]) => [`${JSON.stringify(scope)} ${name}`, value] as const,
      ),
    ),
  );

/** Rounded to 12 decimals twice, a mean may differ in the last of them. */
function expectNear(a: ReadonlyMap<string, Value>, b: ReadonlyMap<string, Value>): void {
  expect([...a.keys()].toSorted()).toStrictEqual([...b.keys()].toSorted());
  for (const [name, value] of a) {
    const other = b.get(name)!;
    if (value === null || other === null) expect([name, value]).toStrictEqual([name, other]);
    else expect(Math.abs(value - other), name).toBeLessThanOrEqual(1.001e-12);
  }
}

describe("a baseline of any kind", () => {
  it("reads back as it was recorded, and is the same file when it is saved again", async () => {
    await fc.assert(
      fc.asyncProperty(recordingOf(DECIMAL), async ({ suite, baseline }) => {
        const text = renderBaseline(baseline);
        for (const beside of [undefined, suite]) {
          const back = await read(text, beside);
          expect(renderBaseline(back)).toBe(text);
          for (const [id, row] of baseline.cases) {
            const own = back.cases.get(id)!;
            expect(figures(own)).toStrictEqual(figures(row));
            for (const [name, value] of figures(row))
              expect(Object.is(own.metrics.get(name), value)).toBe(true);
            expect(others(own)).toStrictEqual(others(row));
          }
          expectNear(meansOf(back), meansOf(baseline));
        }
      }),
      { numRuns: 150 },
    );
  });

  it("is the same from version 1, but for what version 1 does not have", async () => {
    await fc.assert(
      fc.asyncProperty(recordingOf(WHOLE), async ({ suite, baseline: { anchor: _anchor, ...baseline } }) => {
        const one = await read(renderBaseline1(baseline, suite), suite);
        const two = await read(renderBaseline(baseline), suite);
        expect([one.version, two.version]).toStrictEqual([1, 2]);
        expect(one.recordings).toBeUndefined();
        for (const [id, row] of two.cases) {
          const own = one.cases.get(id)!;
          expect(figures(own)).toStrictEqual(figures(row));
          expect(others(own)).toStrictEqual({ ...others(row), drift: new Map() });
        }
        expectNear(meansOf(one), meansOf(two));
        expect(one.runs === undefined).toBe(two.runs === undefined);
      }),
      { numRuns: 100 },
    );
  });
});

describe("version 2 takes at most 60 % of the bytes of version 1", () => {
  const share = (baseline: Baseline, suite: Suite): number =>
    renderBaseline(baseline).length / renderBaseline1(baseline, suite).length;

  it("of 200 cases with 10 results and 5 times each", () => {
    const ids = Array.from({ length: 200 }, (_, i) => `case-${i}`);
    const suite = suiteOf(
      ...ids.map((id, i) => makeCase(id, { intent: `intent-${i % 4}`, expected: [target(`docs/${id}.md`)] })),
    );
    const list = (i: number): readonly string[] =>
      Array.from({ length: 10 }, (_, rank) =>
        rank === i % 12 ? `docs/case-${i}.md` : `docs/page-${(7 * i + rank) % 100}.md`,
      );
    const times = (i: number): readonly number[] => [0, 1, 2, 3, 4].map((at) => 12.345 + i / 8 + at / 16);
    const run = runOf(ids.map((id, i) => answered(id, hitsOf(...list(i)), times(i))));
    expect(share(baselineOf(configOf(), suite, run), suite)).toBeLessThan(0.6);
  });

  it("of this repository's own suite, recorded again", async () => {
    const { suite } = await loadSuite({ directory: process.cwd() }, ["examples/quickstart/suite.yaml"]);
    const baseline = await read(readFileSync("baselines/handbook.json", "utf8"), suite);
    expect(share(baseline, suite)).toBeLessThan(0.6);
  });
});

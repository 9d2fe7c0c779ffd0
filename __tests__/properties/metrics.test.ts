import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scoreRun } from "../../src/metrics/score.ts";
import type { Hit } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import {
  answered,
  definitionOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { metric } from "../helpers/measure.ts";

const RUNS = { numRuns: Number(process.env["RUNS"] ?? 200) };
const QUALITY = ["recall@5", "precision@5", "hit_rate@5", "mrr@5", "map@5", "ndcg@5"];
/** Metrics that are shares: from 0 to 1. */
const BOUNDED = [
  ...QUALITY,
  "clustering_ratio@5",
  "duplicate_rate@5",
  "zero_result_rate",
  "forbidden_rate@5",
];

/** Returns the values of these metrics for a case whose query got these hits. */
function measure(
  names: readonly string[],
  subject: Case,
  hits: readonly Hit[],
  gain: "exponential" | "linear" = "exponential",
) {
  const scores = scoreRun(
    suiteOf(subject),
    runOf([answered(subject.id, hits)]),
    names.map(metric),
    definitionOf({ gain }),
  );
  return scores.cases[0]!.metrics;
}

const ids = ["a", "b", "c", "d", "e", "f", "g", "h"];
const targets = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 30 })), {
    minLength: 1,
    maxLength: 6,
    selector: ([id]) => id,
  })
  .map((list) => list.map(([id, grade]) => target(id, grade)));
const anyRanking = fc.array(fc.constantFrom(...ids, "x", "y", "z"), { maxLength: 12 });
const distinctRanking = fc.uniqueArray(fc.constantFrom(...ids, "x", "y", "z"), { maxLength: 11 });
const gains = fc.constantFrom("exponential" as const, "linear" as const);

describe("all metrics", () => {
  it("all metrics are within [0, 1], also with repeats", () => {
    fc.assert(
      fc.property(targets, anyRanking, gains, (expected, ranking, gain) => {
        for (const [name, value] of measure(
          BOUNDED,
          makeCase("q", { expected }),
          hitsOf(...ranking),
          gain,
        )) {
          if (value === null) {
            continue;
          }

          expect(value, name).toBeGreaterThanOrEqual(0);
          expect(value, name).toBeLessThanOrEqual(1 + 1e-12);
        }
      }),
      RUNS,
    );
  });

  it("metrics are at most 1 if results match many targets and targets many results", () => {
    const paths = fc.uniqueArray(fc.constantFrom("a.md", "x/a.md", "y/x/a.md", "b.md", "x/b.md"), {
      minLength: 1,
    });
    fc.assert(
      fc.property(
        paths,
        fc.array(fc.constantFrom("z/y/x/a.md", "x/a.md", "q/a.md", "x/b.md", "b.md"), {
          maxLength: 8,
        }),
        gains,
        (wanted, ranking, gain) => {
          const expected = wanted.map((path, i) => target(path, (i % 3) + 1, "path"));
          const hits = ranking.map((path, i): Hit => ({
            doc_id: `${path}#${i}`,
            path,
            repeat: false,
          }));

          for (const [name, value] of measure(QUALITY, makeCase("q", { expected }), hits, gain)) {
            expect(value, name).toBeLessThanOrEqual(1 + 1e-12);
          }
        },
      ),
      RUNS,
    );
  });

  it("nDCG of the ideal ranking is 1", () => {
    fc.assert(
      fc.property(targets, gains, (expected, gain) => {
        const ideal = expected.toSorted((a, b) => b.grade - a.grade).map((each) => each.value);
        const subject = makeCase("q", { expected });

        expect(measure(["ndcg@5"], subject, hitsOf(...ideal), gain).get("ndcg@5")).toBeCloseTo(
          1,
          12,
        );
      }),
      RUNS,
    );
  });

  it("all metrics are 0 on an empty ranking", () => {
    fc.assert(
      fc.property(targets, gains, (expected, gain) => {
        const subject = makeCase("q", { expected });

        for (const value of measure(QUALITY, subject, [], gain).values()) {
          expect(value).toBe(0);
        }
      }),
      RUNS,
    );
  });

  it("metrics ignore documents below the cutoff", () => {
    fc.assert(
      fc.property(targets, distinctRanking, (expected, ranking) => {
        const subject = makeCase("q", { expected });
        const valuesOfFirstFive = measure(QUALITY, subject, hitsOf(...ranking.slice(0, 5)));

        expect(measure(QUALITY, subject, hitsOf(...ranking))).toEqual(valuesOfFirstFive);
      }),
      RUNS,
    );
  });

  it("metrics ignore the order of cases", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: 2 }), (order) => {
        const cases = order.map((id) => makeCase(id));
        const runs = order.map((id) => answered(id, hitsOf("x", `${id}-doc`)));
        const forward = scoreRun(
          suiteOf(...cases),
          runOf(runs),
          QUALITY.map(metric),
          definitionOf(),
        );
        const backward = scoreRun(
          suiteOf(...cases.toReversed()),
          runOf(runs.toReversed()),
          QUALITY.map(metric),
          definitionOf(),
        );

        expect(backward).toEqual(forward);
      }),
      RUNS,
    );
  });

  it("metrics never fall if a matching result moves above one that matches nothing", () => {
    fc.assert(
      fc.property(targets, distinctRanking, gains, (expected, ranking, gain) => {
        const wanted = new Set(expected.map((each) => each.value));
        const subject = makeCase("q", { expected });
        const oldValues = measure(QUALITY, subject, hitsOf(...ranking), gain);
        for (let i = 1; i < ranking.length; i++) {
          if (!wanted.has(ranking[i]!) || wanted.has(ranking[i - 1]!)) {
            continue;
          }
          const betterRanking = [
            ...ranking.slice(0, i - 1),
            ranking[i]!,
            ranking[i - 1]!,
            ...ranking.slice(i + 1),
          ];

          for (const [name, value] of measure(QUALITY, subject, hitsOf(...betterRanking), gain)) {
            expect(value, name).toBeGreaterThanOrEqual(oldValues.get(name)! - 1e-12);
          }
        }
      }),
      RUNS,
    );
  });
});

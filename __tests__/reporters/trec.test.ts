import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import type { Hit } from "../../src/model/run.ts";
import type { Suite, Target } from "../../src/model/suite.ts";
import {
  anyOf,
  answered,
  configOf,
  hitsOf,
  inputsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { judgedPolicyOf } from "../gate/made.ts";
import { makeReport } from "../helpers/make-report.ts";
import { renderQrelsTrec, renderRunTrec } from "../helpers/rendered.ts";

/** Returns the columns of each line of a TREC file. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/\s+/u));

/** Returns the documents of the run, in its order. */
const docnosOf = (report: Report): string =>
  rowsOf(renderRunTrec(report)!)
    .map(([, , docno]) => docno)
    .join(" ");

/**
 * Scores a query by the report's two files as trec_eval does: by score descending, gain = grade,
 * log2(rank + 1).
 */
function scoreQuery(report: Report, query: string): { recall: number; rr: number; ndcg: number } {
  const grades = new Map(
    rowsOf(renderQrelsTrec(report)!)
      .filter(([q]) => q === query)
      .map(([, , doc, grade]) => [doc, Number(grade)]),
  );
  const gradesByRank = rowsOf(renderRunTrec(report)!)
    .filter(([q]) => q === query)
    .toSorted((a, b) => Number(b[4]) - Number(a[4]))
    .map(([, , doc]) => grades.get(doc) ?? 0);
  const dcgOf = (gains: readonly number[]): number =>
    gains.reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);
  const ideal = [...grades.values()].toSorted((a, b) => b - a);
  const firstFound = gradesByRank.findIndex((grade) => grade > 0);
  const relevantCount = ideal.filter((grade) => grade > 0).length;
  return {
    recall: gradesByRank.filter((grade) => grade > 0).length / relevantCount,
    rr: firstFound < 0 ? 0 : 1 / (firstFound + 1),
    ndcg: dcgOf(gradesByRank) / dcgOf(ideal),
  };
}

// So few names that labels, ids and escaped names are often the same. A name that another document
// has already gets a `~`.
const NAMES = ["a", "b", "a~", "path: a", "name: a", "path:%20a"];
/** The targets of a case. */
const targets = fc.uniqueArray(
  fc
    .tuple(
      fc.constantFrom(...NAMES),
      fc.constantFrom("hint", "id", "path", "name" as const),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([value, kind, grade]) => target(value, grade, kind)),
  { minLength: 1, maxLength: 4, selector: ({ kind, value }) => `${kind} ${value}` },
);
/** Lists of results. */
const lists = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom(...NAMES, "x"), fc.constantFrom(undefined, "a", "src/a", "b"))
    .map(([id, path]): Hit => ({
      doc_id: id,
      id,
      repeat: false,
      ...(path === undefined ? {} : { path }),
    })),
  { maxLength: 7, selector: ({ doc_id: id }) => id },
);

/** Gives the other members of a report. */
const PASSING = makeReport();

/** Returns the report of a run that gives these results for the case "q". */
function reportOf(suite: Suite, hits: readonly Hit[]): Report {
  const inputs = inputsOf(configOf(), suite);
  const { scores, run } = judgedPolicyOf(inputs, runOf([answered("q", hits)]));
  return { ...PASSING, inputs, run, scores };
}

describe("run.trec and qrels.trec", () => {
  /** A suite of one case. `x` is a result of no target, `a~` a name like an escaped one. */
  const suiteExpecting = (expected: readonly Target[]): Suite =>
    suiteOf(makeCase("q", { expected, judged_irrelevant: ["x", "a~"] }));
  const RUNS = { numRuns: 500, seed: 27 };

  it("qrels.trec does not depend on the run", () => {
    const property = fc.property(targets, lists, lists, (expected, hits, otherHits) => {
      const suite = suiteExpecting(expected);

      expect(renderQrelsTrec(reportOf(suite, hits))).toBe(
        renderQrelsTrec(reportOf(suite, otherHits)),
      );
    });
    fc.assert(property, RUNS);
  });

  it("name each document once", () => {
    const property = fc.property(targets, lists, (expected, hits) => {
      const report = reportOf(suiteExpecting(expected), hits);

      for (const text of [renderRunTrec(report)!, renderQrelsTrec(report)!]) {
        const docnos = rowsOf(text).map(([, , docno]) => docno);
        expect(new Set(docnos).size).toBe(docnos.length);
      }
    });
    fc.assert(property, RUNS);
  });

  it("give an evaluator the gate's figures", () => {
    const property = fc.property(targets, lists, (expected, hits) => {
      const report = reportOf(suiteExpecting(expected), hits);
      const { metrics, many_to_many } = report.scores!.cases[0]!;
      // An evaluator counts results that cover several targets each in another way.
      fc.pre(!many_to_many);

      const { recall, rr, ndcg } = scoreQuery(report, "q");

      expect(recall).toBeCloseTo(metrics.get("recall@10")!, 12);
      expect(rr).toBeCloseTo(metrics.get("mrr@10")!, 12);
      expect(ndcg).toBeCloseTo(metrics.get("ndcg@10")!, 12);
    });
    fc.assert(property, RUNS);
  });

  it.each([
    ["exponential", 2 ** 3 - 1],
    ["linear", 3],
  ] as const)("qrels.trec has the gain of grade 3 as its grade: %s gain, %d", (gain, written) => {
    const config = configOf({ definition: { ...configOf().definition, gain } });
    const suite = suiteOf(makeCase("q", { expected: [target("a", 3)] }));
    const report = { ...reportOf(suite, []), inputs: inputsOf(config, suite) };

    expect(renderQrelsTrec(report)).toBe(`q 0 a ${written}\n`);
  });

  it("list a document of two needs once, and mark its case", () => {
    const expected = [anyOf(["a", "b"], 2), anyOf(["a", "c"], 1)];

    const report = reportOf(suiteOf(makeCase("q", { expected })), hitsOf("c", "x", "a"));

    // a has the higher grade of both.
    expect(renderQrelsTrec(report)).toBe("q 0 a 2\nq 0 b 2\nq 0 c 1\n");
    expect(docnosOf(report)).toBe("c x a");

    // trec_eval counts 2 of 3 documents, the gate 2 of 2 needs.
    const [scored] = report.scores!.cases;
    expect(scoreQuery(report, "q").recall).toBeCloseTo(2 / 3, 12);
    expect(scored!.metrics.get("recall@10")).toBe(1);
    expect(scored!.many_to_many).toBe(true);
  });

  it("write different ids differently, each without white space", () => {
    const ids = ["a b", "a%20b", "a\u00a0b", "a\tb", "#a", "%23a", "a%", "a%zz"];

    const report = reportOf(suiteOf(makeCase("q")), hitsOf(...ids));

    expect(docnosOf(report)).toBe("a%20b a%2520b a%C2%A0b a%09b %23a %2523a a% a%zz");
  });

  // The id a is written as it is, so the path a is written a~.
  it("name a result that covers two targets by the target with the higher grade", () => {
    const expected = [target("a", 1, "id"), target("a", 2, "path")];
    const hit = { doc_id: "a", id: "a", path: "src/a", repeat: false };

    const report = reportOf(suiteOf(makeCase("q", { expected })), [hit]);

    expect(renderRunTrec(report)).toBe("q Q0 a~ 1 1 retrieval-gate\n");
  });

  it("write a matched path as the suite has it, with spaces as %20", () => {
    const expected = [target("docs/a b.md", 1, "path")];
    const matched = { doc_id: "7", id: "7", path: "src/docs/a b.md", repeat: false };

    const report = reportOf(suiteOf(makeCase("q", { expected })), [matched, ...hitsOf("8")]);

    expect(renderQrelsTrec(report)).toBe("q 0 docs/a%20b.md 1\n");
    expect(docnosOf(report)).toBe("docs/a%20b.md 8");
  });

  it("leave out a case with expect_empty", () => {
    const expectsNothing = makeCase("r", { expected: [], expect_empty: true });

    const report = reportOf(suiteOf(makeCase("q"), expectsNothing), hitsOf("a"));

    expect(renderQrelsTrec(report)).toBe("q 0 q-doc 1\n");
  });

  it("write a document that was judged irrelevant with grade 0, unless it is expected", () => {
    const judged = { expected: [target("a")], judged_irrelevant: ["b c", "a"] };

    const report = reportOf(suiteOf(makeCase("q", judged)), []);

    expect(renderQrelsTrec(report)).toBe("q 0 a 1\nq 0 b%20c 0\n");
  });
});

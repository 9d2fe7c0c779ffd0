import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { makeErrorReport, makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { renderQrelsTrec, renderRunTrec } from "../helpers/rendered.ts";

function rowsOf(text: string): readonly (readonly string[])[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/\s+/u));
}

/** Scores the two files as trec_eval does: by score descending, gain = grade, log2(rank + 1). */
function scored(report: Report, query: string): { recall: number; rr: number; ndcg: number } {
  const grades = new Map(
    rowsOf(renderQrelsTrec(report)!)
      .filter(([q]) => q === query)
      .map(([, , doc, grade]) => [doc, Number(grade)]),
  );
  const run = rowsOf(renderRunTrec(report)!)
    .filter(([q]) => q === query)
    .toSorted((a, b) => Number(b[4]) - Number(a[4]))
    .map(([, , doc]) => grades.get(doc) ?? 0);
  const dcg = (gains: readonly number[]): number =>
    gains.reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);
  const ideal = [...grades.values()].toSorted((a, b) => b - a);
  const first = run.findIndex((gain) => gain > 0);
  const relevant = ideal.filter((grade) => grade > 0).length;
  return {
    recall: run.filter((gain) => gain > 0).length / relevant,
    rr: first < 0 ? 0 : 1 / (first + 1),
    ndcg: dcg(run) / dcg(ideal),
  };
}

describe("run.trec and qrels.trec", () => {
  const report = makeFailingReport();

  it("give the report's own figures to another scorer", () => {
    const judged = report.scores!.cases.filter((each) => each.metrics.get("recall@10") !== null);
    expect(judged).toHaveLength(13);
    for (const each of judged) {
      const { recall, rr, ndcg } = scored(report, each.id);
      expect(recall, each.id).toBeCloseTo(each.metrics.get("recall@10")!, 12);
      expect(rr, each.id).toBeCloseTo(each.metrics.get("mrr@10")!, 12);
      expect(ndcg, each.id).toBeCloseTo(each.metrics.get("ndcg@10")!, 12);
    }
  });

  it("use the gains as grades: 2^g - 1, or g where the definition says linear", () => {
    // install.md has grade 3, windows.md grade 1; both are lost, so both go by their label.
    expect(renderQrelsTrec(report)).toContain(
      "install-windows 0 path:%20docs/install.md 7\ninstall-windows 0 path:%20docs/windows.md 1\n",
    );
    const { config } = report.inputs!;
    const linear = {
      ...report,
      inputs: {
        ...report.inputs!,
        config: { ...config, definition: { ...config.definition, gain: "linear" as const } },
      },
    };
    expect(renderQrelsTrec(linear)).toContain("install-windows 0 path:%20docs/install.md 3\n");
  });

  it("write a found target under the id of the hit that found it", () => {
    expect(renderQrelsTrec(report)).toContain("env-reference 0 docs/environment.md 3\n");
    expect(renderRunTrec(report)).toContain("env-reference Q0 docs/environment.md 1 10 gate\n");
  });

  it("leave out repeats and cases with expect_empty, and never tie", () => {
    const cases = report.run!.cases.map((each) => {
      if (each.case_id !== "node-version" || each.outcome.kind !== "answer") return each;
      const hits = each.outcome.hits.map((hit, i) =>
        i === 2 ? { ...hit, doc_id: "docs/other-2.md", repeat: true } : hit,
      );
      return { ...each, outcome: { ...each.outcome, hits } };
    });
    const rows = rowsOf(renderRunTrec({ ...report, run: { ...report.run!, cases } })!);
    const scores = rows.filter(([query]) => query === "node-version").map((row) => Number(row[4]));
    expect(scores).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(rows.some(([query]) => query === "nonsense")).toBe(false);
    expect(renderQrelsTrec(report)).not.toContain("nonsense");
  });

  it("keep different ids apart, in one column each", () => {
    const ids = ["a b", "a%20b", "a\u00a0b", "a\tb", "#a", "%23a", "a\ud800", "a\ud801", "a%", "a%zz"];
    const hits = ids.map((docId) => ({ doc_id: docId, repeat: false }));
    const base = makeReport();
    const cases = base.run!.cases.map((each) =>
      each.case_id === "node-version"
        ? { ...each, outcome: { kind: "answer" as const, hits, returned: 8, degraded: false } }
        : each,
    );
    const rows = rowsOf(renderRunTrec({ ...base, run: { ...base.run!, cases } })!);
    const docnos = rows.filter(([query]) => query === "node-version").map((row) => row[2]);
    expect(docnos).toEqual([
      "a%20b",
      "a%2520b",
      "a%C2%A0b",
      "a%09b",
      "%23a",
      "%2523a",
      "a%ED%A0%80",
      "a%ED%A0%81",
      "a%",
      "a%zz",
    ]);
  });

  it("give a hit that covers two targets to the better one, and every target a docno of its own", () => {
    const base = makeReport();
    const cases = base.scores!.cases.map((each) =>
      each.id === "symbol-parse-config" ? { ...each, ranks: [2, 2] } : each,
    );
    const rows = rowsOf(renderQrelsTrec({ ...base, scores: { ...base.scores!, cases } })!).filter(
      ([query]) => query === "symbol-parse-config",
    );
    // Grades 2 and 1; the hit at rank 2 is src/main.rs.
    expect(rows.map((row) => [row[2], row[3]])).toEqual([
      ["src/main.rs", "3"],
      ["path:%20src/main.rs", "1"],
    ]);
  });

  it("write judged documents that are not relevant with grade 0", () => {
    const base = makeReport();
    const suite = base.inputs!.suite;
    const cases = suite.cases.map((each) =>
      each.id === "node-version" ? { ...each, judged_irrelevant: ["docs/x y.md", "docs/runner.md"] } : each,
    );
    const text = renderQrelsTrec({ ...base, inputs: { ...base.inputs!, suite: { ...suite, cases } } })!;
    expect(text).toContain("node-version 0 docs/runner.md 3\nnode-version 0 docs/x%20y.md 0\n");
    expect(text).not.toContain("node-version 0 docs/runner.md 0");
  });

  it("are not written where nothing ran", () => {
    expect([renderRunTrec(makeErrorReport()), renderQrelsTrec(makeErrorReport())]).toEqual([null, null]);
  });
});

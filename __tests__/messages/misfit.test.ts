import { describe, expect, it } from "vitest";
import { buildView } from "../../src/messages/view.ts";
import type { Report } from "../../src/model/report.ts";
import { makeFailingReport } from "../helpers/make-report.ts";

/** What the first query of the report expects. */
const FIRST_EXPECTED = "docs/cache.md";

/**
 * Returns the failing report as it is if no query finds a document. `results` makes the results of
 * a query from its first expected document; from "none" for a query that expects none.
 */
function findNothing(results: (expected: string) => readonly string[]): Report {
  const report = makeFailingReport();
  const { verdict, scores, inputs } = report;
  const cases = new Map(inputs!.suite.cases.map((each) => [each.id, each]));
  const newCases = scores!.cases.map((score) => {
    const [target] = cases.get(score.id)!.expected;
    const expected = target !== undefined && "value" in target ? target.value : "none";
    return { ...score, results: results(expected), ranks: score.ranks.map(() => null) };
  });
  return {
    ...report,
    scores: { ...scores!, cases: newCases },
    verdict: { ...verdict, notices: [{ code: "zero_quality" }] },
  };
}

describe("buildView if no query finds a document", () => {
  it("names an expected and a returned path if all lack their beginning", () => {
    // cache.md in place of docs/cache.md
    const report = findNothing((expected) => [expected.slice(expected.indexOf("/") + 1)]);

    const { cause, advice, notices, next } = buildView(report);

    expect(cause).toBe(
      `No query finds any of its documents: the ids or paths of the results do not fit the suite (expected ${FIRST_EXPECTED}, returned cache.md)`,
    );
    expect(advice).toMatch(/^Make the search return the ids or paths that the suite expects/);
    expect(notices).toStrictEqual([]);
    expect(next.map((step) => step.do)).not.toContain("record");
    expect(next.map((step) => step.do)).not.toContain("adopt");
  });

  it.each([
    ["has another beginning", (expected: string) => `wiki/${expected}`],
    ["lacks its extension", (expected: string) => expected.replace(/\.\w+$/, "")],
    ["has a prefix with a colon", (expected: string) => `kb:${expected}`],
    ["is percent-encoded", (expected: string) => encodeURIComponent(expected)],
    ["is in capitals", (expected: string) => expected.toUpperCase()],
  ])("names a path that %s", (_, results) => {
    const { cause } = buildView(findNothing((expected) => [results(expected)]));

    const returned = results(FIRST_EXPECTED);
    expect(cause).toContain(
      `do not fit the suite (expected ${FIRST_EXPECTED}, returned ${returned})`,
    );
  });

  it.each([
    ["an id like none of the suite's", "4711", "4711"],
    ["an empty path, in quotes", "", '""'],
  ])("says that ids may not fit, with %s", (_, result, shown) => {
    const { cause } = buildView(findNothing(() => [result]));

    expect(cause).toContain(
      `may not fit the suite (expected ${FIRST_EXPECTED}, returned ${shown})`,
    );
  });

  it.each<[string, (expected: string) => readonly string[]]>([
    ["other queries' documents", (id) => (id === "src/git.rs" ? [] : ["src/git.rs"])],
    ["none", () => []],
  ])("says nothing of ids if the results are %s", (_, results) => {
    const { cause, advice, notices } = buildView(findNothing(results));

    expect(cause).not.toContain("fit the suite");
    expect(advice).toMatch(/^See what the worst query finds/);
    expect(notices[0]).toContain("No query found any of its documents");
  });
});

describe("buildView if the results of six queries have other ids in the same places", () => {
  /**
   * Returns what readers see of the failing report with a leading cause of this kind: six of its 14
   * queries return documents of kb/ in place of those of docs/.
   */
  function viewCause(kind: "other_names" | "replaced") {
    const report = makeFailingReport();
    const cause = {
      kind,
      names: ["docs/"],
      new_names: ["kb/"],
      more: 0,
      everywhere: false,
      happened: 6,
      of: 14,
      rank: null,
      worse: 6,
      of_worse: 6,
      lost: 6,
      of_lost: 6,
      cases: report.explanation!.losses!.map(({ id }) => id),
    };
    return buildView({ ...report, explanation: { ...report.explanation!, cause } });
  }

  it("advises to map the results if they are the same documents", () => {
    const view = viewCause("other_names");

    expect(view.cause).toBe(
      "The results of 6 of 14 queries have other ids in the same places: documents of kb/ stand where those of docs/ stood",
    );
    expect(view.advice).toMatch(/^Make the search return the ids or paths that the suite expects/);
    expect(view.accept).toBe("");
  });

  it("advises how to accept the change if they are other documents", () => {
    const { advice, accept, next } = viewCause("replaced");

    expect(advice).toBe("Look at which index and model the search uses.");
    expect(accept).toMatch(/^To accept this change, /);
    // `adopt` commits the new baseline.
    expect(next.map((step) => step.do)).toEqual(["run", "ask", "adopt"]);
  });
});

/** What `record` prints after the report: each test has the whole text. */
import path from "node:path";
import { describe, expect, it } from "vitest";
import { recordText } from "../../src/app/record-text.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Notice } from "../../src/model/notice.ts";
import type { Report } from "../../src/model/report.ts";
import type { CaseRun } from "../../src/model/run.ts";
import { noticeSentence } from "../../src/messages/notices.ts";
import { answered, baselineOf, configOf, hitsOf, inputsOf } from "../helpers/make.ts";
import { makeCase, runOf, scoresOf, suiteOf } from "../helpers/make.ts";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { workspace } from "../helpers/workspace.ts";

const CONFIG = configOf();
/** The run of a case that found its document. */
const foundCase = (id: string): CaseRun => answered(id, hitsOf(`${id}-doc`));
/** The run of a case that found other documents only. */
const lostCase = (id: string): CaseRun => answered(id, hitsOf("x", "y"));
/** The run of case a, timed three times at so many milliseconds. */
const timedCase = (ms: number): CaseRun => answered("a", hitsOf("a-doc"), [ms, ms, ms]);
/** How a baseline differs from what the run records. */
interface BaselineOptions {
  /** The metrics that its rows have. */
  readonly metrics?: readonly string[];
  /** Cases whose query was another when it was recorded. */
  readonly edited?: readonly string[];
}

/** The baseline that is recorded of this run. */
function baselineOfRun(
  run: readonly CaseRun[],
  { metrics = ["recall@10", "mrr@10"], edited = [] }: BaselineOptions = {},
): Baseline {
  const cases = run.map(({ case_id: id }) =>
    makeCase(id, edited.includes(id) ? { query: "other" } : {}),
  );
  const baseline = baselineOf(CONFIG, suiteOf(...cases), runOf(run));
  const rows = [...baseline.cases].map(([id, row]) => {
    const keptMetrics = [...row.metrics].filter(([name]) => metrics.includes(name));
    return [id, { ...row, metrics: new Map(keptMetrics) }] as const;
  });
  return { ...baseline, cases: new Map(rows) };
}

/** What the report of a recording has beside its run. */
interface RecordedReportOptions {
  /** The baseline that is replaced. */
  readonly replaced?: Baseline;
  readonly notices?: readonly Notice[];
}

/** The report of a recording of this run. */
function reportOf(
  run: readonly CaseRun[],
  { replaced, notices = [] }: RecordedReportOptions = {},
): Report {
  const suite = suiteOf(...run.map(({ case_id: id }) => makeCase(id)));
  const report = makeReport({
    inputs: inputsOf(CONFIG, suite, replaced ?? null),
    scores: scoresOf(CONFIG, suite, runOf(run)),
    new_baseline: baselineOfRun(run),
  });
  return { ...report, verdict: { ...report.verdict, notices } };
}

/** The text after a baseline was written to b.json, beside these files. */
function writtenText(report: Report, files: Readonly<Record<string, unknown>> = {}): string {
  const folder = workspace(files);
  const baselinePath = path.join(folder, "b.json");
  return recordText({ report, reportDir: "", files: [], complete: true, baselinePath }, folder);
}

/** The text if no baseline was written. */
const refusedText = (report: Report): string =>
  recordText({ report, reportDir: "", files: [], complete: true, baselinePath: null }, "/");

const BOTH_FOUND = [foundCase("a"), foundCase("b")];
const REPLACED = "Baseline written to b.json. Compared with the replaced baseline:\n";
const FIRST = "Baseline written to b.json. This is the first baseline.\n";
const SHORT_LISTS =
  "warning: no answer has more than 2 of the 10 results that the gate asks for. Give the search this number ({{k}}), or write `k: 2` in the config\n";
const CANT_BE_LOST = "no expected document, and so can't get worse: ";

describe("recordText of a written baseline", () => {
  it("says that no metric changed", () => {
    const report = reportOf(BOTH_FOUND, { replaced: baselineOfRun(BOTH_FOUND) });

    expect(writtenText(report)).toBe(`${REPLACED}  no metric changed\n`);
  });

  it("lists a metric that fell, one that is new, and one that is gone", () => {
    const replaced = baselineOfRun(BOTH_FOUND, { metrics: ["recall@10", "ndcg@10"] });
    const report = reportOf([foundCase("a"), lostCase("b")], { replaced });

    // Of two cases one is lost.
    expect(writtenText(report)).toBe(
      `${REPLACED}  recall@10: 1.0000 -> 0.5000\n  ndcg@10: 1.0000 -> none\n  mrr@10: none -> 0.5000\n  the results of 1 of 2 queries changed\nwarning: 1 case finds ${CANT_BE_LOST}b; check the expected documents, or the index\n`,
    );
  });

  it("says that no case can be compared if all were edited", () => {
    const replaced = baselineOfRun(BOTH_FOUND, { edited: ["a", "b"] });

    expect(writtenText(reportOf(BOTH_FOUND, { replaced }))).toBe(
      "Baseline written to b.json. No case is in the one it replaces: all are new or edited.\n",
    );
  });

  it("compares without a case that is new, and one that was edited", () => {
    const replaced = baselineOfRun([foundCase("a"), lostCase("b")], {
      metrics: ["recall@10"],
      edited: ["b"],
    });
    const report = reportOf([...BOTH_FOUND, lostCase("c")], { replaced });

    expect(writtenText(report)).toBe(
      `${REPLACED}  mrr@10: none -> 1.0000\n  compared over 1 case that both baselines have; 2 are new or edited\nwarning: 1 case finds ${CANT_BE_LOST}c; check the expected documents, or the index\n`,
    );
  });

  // Beside three lists of two results. A search that cuts its lists has many of the same length.
  it.each([
    ["another list of two", ["d-doc", "x"], SHORT_LISTS],
    ["a shorter list", ["d-doc"], SHORT_LISTS],
    ["a longer list", ["d-doc", "x", "y"], ""],
  ])(
    "warns of cut lists if half of them are as long as the longest: beside %s",
    (_, documents, warning) => {
      const cases = [
        answered("a", hitsOf("a-doc", "x")),
        answered("b", hitsOf("b-doc", "x")),
        answered("c", hitsOf("c-doc", "x")),
        answered("d", hitsOf(...documents)),
      ];

      expect(writtenText(reportOf(cases))).toBe(`${FIRST}${warning}`);
    },
  );

  it("warns of no short lists if each has all documents that the run has seen", () => {
    // No list can be longer if the corpus has these three documents.
    const documents = hitsOf("a-doc", "b-doc", "c-doc");

    expect(writtenText(reportOf(["a", "b", "c"].map((id) => answered(id, documents))))).toBe(FIRST);
  });

  it("asks about a target that is called almost as a result", () => {
    // `page2` is another document than `page1`, so the text doesn't ask about it. Of the four names
    // that differ by a letter it lists three.
    const names = ["alpha", "bravo", "delta", "gamma"];
    const similarCases = names.map((name) => answered(name, hitsOf(`${name}-dog`)));
    const pageCase = answered("page1", hitsOf("page2-doc"));

    expect(writtenText(reportOf([...similarCases, pageCase, foundCase("a")]))).toBe(
      `${FIRST}warning: 5 cases find ${CANT_BE_LOST}alpha, bravo, delta, gamma, page1; check the expected documents, or the index. Did you mean "alpha-dog" in place of "alpha-doc", "bravo-dog" in place of "bravo-doc", "delta-dog" in place of "delta-doc"?\n`,
    );
  });

  it("asks about no target that is a file", () => {
    const report = reportOf([answered("setup", hitsOf("setup-dog"))]);

    const text = writtenText(report, { "setup-doc": "" });

    expect(text).toContain("1 case finds");
    expect(text).not.toContain("Did you mean");
  });

  it("asks only about the first 20 cases that find no target", () => {
    // `setup` is the 21st. If it were the only case, the text would ask about its result.
    const otherCases = Array.from({ length: 20 }, (_, at) => lostCase(`a${at}`));
    const setupCase = answered("setup", hitsOf("setup-dog"));

    const text = writtenText(reportOf([...otherCases, setupCase]));

    expect(text).toContain(`warning: 21 cases find ${CANT_BE_LOST}`);
    expect(text).not.toContain("Did you mean");
  });

  it("proposes no similar document if the results have more than 5000 documents", () => {
    // 501 cases with 10 documents each. With fewer the text would end: Did you mean "setup-dog" in
    // place of "setup-doc"?
    const otherCases = Array.from({ length: 501 }, (_case, at) => {
      const others = Array.from({ length: 9 }, (_hit, rank) => `other-${at}-${rank}`);
      return answered(`a${at}`, hitsOf(`a${at}-doc`, ...others));
    });
    const setupCase = answered("setup", hitsOf("setup-dog"));

    expect(writtenText(reportOf([...otherCases, setupCase]))).toBe(
      `${FIRST}warning: 1 case finds ${CANT_BE_LOST}setup; check the expected documents, or the index\n`,
    );
  });

  it("lists the percentiles of times if they moved", () => {
    const report = reportOf([timedCase(69), foundCase("b")], {
      replaced: baselineOfRun([timedCase(19)]),
    });

    expect(writtenText(report)).toBe(
      `${REPLACED}  latency_p50_ms: 19.0000 -> 69.0000\n  latency_p95_ms: 19.0000 -> 69.0000\n  compared over 1 case that both baselines have; 1 is new or edited\n`,
    );
  });

  it("says that the file keeps its times if this run measured others", () => {
    const replaced = baselineOfRun([timedCase(19)]);
    const report = reportOf([timedCase(20)], { replaced });
    const newBaseline = { ...report.new_baseline!, latency: replaced.latency };

    expect(writtenText({ ...report, new_baseline: newBaseline })).toBe(
      `${REPLACED}  no metric changed\n  the file keeps the old latency, because the new latency is within its tolerance; \`record --latency\` writes the new latency\n`,
    );
  });

  it.each<[string, Partial<Baseline>, string]>([
    ["k", { k: 20 }, "k changed from 20 to 10"],
    [
      "the definition",
      { definition: { ...CONFIG.definition, relevance: 2 } },
      "definition.relevance changed from 2 to 1",
    ],
  ])("says first that %s changed, and lists no metric", (_, changed, words) => {
    const replaced = { ...baselineOfRun([foundCase("a"), foundCase("b")]), ...changed };
    const report = reportOf([foundCase("a"), lostCase("b")], { replaced });

    expect(writtenText(report)).toContain(
      `${REPLACED}  ${words}, so the metrics can't be compared\n  the results of 1 of 2 queries changed\n`,
    );
  });

  it("record prints the notices of gains and changes since acceptance, no others", () => {
    const gained = { code: "gained", p: 0.01 } as const;
    const sinceAccepted = {
      code: "since_accepted",
      recordings: 2,
      moved: [{ metric: "mrr", delta: -0.1 }],
    } as const;
    const latencyLimits = {
      code: "latency_limits",
      beside: false,
      other_machine: true,
      rises: [],
      budget_s: 900,
    } as const;

    const report = reportOf(BOTH_FOUND, { notices: [latencyLimits, gained, sinceAccepted] });

    expect(writtenText(report)).toBe(
      `${FIRST}${noticeSentence(gained)}\n${noticeSentence(sinceAccepted)}\n`,
    );
  });
});

describe("recordText if no baseline was written", () => {
  it("advises to remove the limit of a dataset that it cuts", () => {
    const report = makeReport();
    const inputs = report.inputs!;
    const cutReport = {
      ...report,
      inputs: { ...inputs, suite: { ...inputs.suite, partial: true } },
    };

    expect(refusedText(cutReport)).toBe(
      "No baseline was written. A baseline needs all cases of the dataset. Remove `limit`.\n",
    );
  });

  it("record names the check that fails against the current baseline", () => {
    expect(refusedText(makeFailingReport())).toBe(
      "No baseline was written. The run is worse than the current baseline. recall@10 fell from 1.000 to 0.808 over 14 queries (limit 0.950). Repair the search, or undo the change. If you want to accept this loss, run `record --accept`.\n",
    );
  });

  it("record names the check that fails against the last accepted state", () => {
    const report = makeFailingReport();
    const checks = report.verdict.checks.map((each) => ({
      ...each,
      reference: "accepted" as const,
    }));

    expect(refusedText({ ...report, verdict: { ...report.verdict, checks } })).toContain(
      "The run is worse than the last accepted state. recall@10 fell from 1.000 to 0.808 over 14 queries (limit 0.950) since the last accepted state. Repair",
    );
  });
});

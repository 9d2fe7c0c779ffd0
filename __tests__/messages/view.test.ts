/** Every output of a report has the same sentences, figures and culprits, whatever the outcome. */
import { describe, expect, it } from "vitest";
import { weakeningCheck } from "../../src/decision/checks.ts";
import type { Cause } from "../../src/model/explanation.ts";
import type { Report } from "../../src/model/report.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { CaseScore } from "../../src/model/scores.ts";
import { groupBy } from "../../src/model/scope.ts";
import type { Check } from "../../src/model/verdict.ts";
import { type FullView, buildView, countWords, joinHeadline } from "../../src/messages/view.ts";
import type { Step } from "../../src/messages/advice.ts";
import { type CaseView, type Item, type Row, caseClause } from "../../src/messages/items.ts";
import { checkSentence, failureMeaning } from "../../src/messages/check-sentences.ts";
import { joinTables, sortChecks } from "../../src/messages/rows.ts";
import { linesMd } from "../../src/reporters/view-md.ts";
import { everyCheck } from "../helpers/every-check.ts";
import { FAILURES, PLACES, alone, richReport } from "../helpers/report-sweep.ts";
import { expectGolden } from "../helpers/golden.ts";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";
import {
  commentOf,
  renderJunitXml,
  renderReportHtml,
  renderReportJson,
  renderText,
  renderSummaryMd,
  annotations,
} from "../helpers/rendered.ts";
import {
  forbiddenReport,
  ON_PULL_REQUEST,
  OUTCOMES,
  retrieverErrorReport,
} from "../helpers/report-outcomes.ts";

/** Returns a text as people read it: without markup, entities and characters of no width. */
const visibleText = (text: string): string =>
  text
    .replaceAll(/<script[^]*?<\/script>|<style[^]*?<\/style>/g, "")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))
    .replaceAll("\u200b", "");

/** The width that the command takes for a log. */
const LOG_WIDTH = 120;

/** Returns the report as text: for a log, or wrapped for a terminal of fewer columns. */
const textOf = (report: Report, width = LOG_WIDTH): string =>
  renderText(report, { color: false, width, wrap: width < LOG_WIDTH, reportPath: "r/report.html" });

/** Returns the outputs of a report by name, as people read them. */
const outputsOf = (report: Report): Readonly<Record<string, string>> => ({
  log: textOf(report),
  summary: visibleText(renderSummaryMd(report)),
  comment: visibleText(commentOf(report)),
  page: visibleText(renderReportHtml(report)),
  junit: visibleText(renderJunitXml(report)),
  output: joinHeadline(buildView(report)),
  annotations: annotations(report)
    .map(({ message }) => message)
    .join("\n"),
});

/** Returns the failing report with these checks alone, and with other members if there are any. */
const withChecks = (checks: readonly Check[], overrides: Partial<Report> = {}): Report => {
  const report = makeFailingReport();
  const failed = checks.filter((check) => !check.passed && check.secondary_to === null);
  const categories = [...new Set(failed.map(({ category }) => category))];
  return { ...report, verdict: { ...report.verdict, checks, categories }, ...overrides };
};

/** Returns the report with these notices. */
const withNotices = (report: Report, notices: Report["verdict"]["notices"]): Report => ({
  ...report,
  verdict: { ...report.verdict, notices },
});

/** Returns the report with these rows in its baseline. */
const withRows = (report: Report, cases: Baseline["cases"]): Report => {
  const inputs = report.inputs!;
  return { ...report, inputs: { ...inputs, baseline: { ...inputs.baseline!, cases } } };
};

/** Returns the report in which these cases have other ranks. */
const withRanks = (
  report: Report,
  ranksOf: (score: CaseScore) => CaseScore["ranks"] | undefined,
): Report => {
  const scores = report.scores!;
  const cases = scores.cases.map((score) => {
    const ranks = ranksOf(score) ?? score.ranks;
    return { ...score, ranks, found: ranks.some((rank) => rank !== null) };
  });
  return { ...report, scores: { ...scores, cases } };
};

/** Returns the ranks of a query that finds none of its documents. */
const noneFound = ({ ranks }: CaseScore): readonly null[] => ranks.map(() => null);

/** Checks of the reports: recall fell, latency at p50, a forbidden result came back. */
const recall = makeFailingReport().verdict.checks[0]!;
const latencyCheck = (): Check =>
  makeFailingReport().verdict.checks.find(({ metric }) => metric === "latency_p50_ms")!;
const forbidden = forbiddenReport().verdict.checks[0]!;

/** A report in which recall has these states by the head's limit (0.5) and the base's (0.95). */
function reportOfBothPolicies(head: Check["state"], base: Check["state"]): Report {
  const stateFields = (state: Check["state"]): Partial<Check> => ({
    state,
    passed: state !== "fail",
  });
  const headFields = { limit: 0.5, ...stateFields(head) };
  const baseFields = { policy: "base", limit: 0.95, ...stateFields(base) };
  return withChecks([{ ...recall, ...headFields } as Check, { ...recall, ...baseFields } as Check]);
}

describe("joinTables › a check of both policies", () => {
  const ONE_FAILED = "1 of 1 check failed";
  const RECALL_FELL = "recall@10 fell from 1.000 to 0.808";
  // The worse state is shown, with the limit of the policy that has it: the head's is 0.5, the
  // base's 0.95. Of two equal states the head's is shown.
  it.each([
    { head: "pass", base: "fail", status: "fail", limit: 0.95, inLog: ONE_FAILED },
    { head: "fail", base: "pass", status: "fail", limit: 0.5, inLog: ONE_FAILED },
    { head: "fell", base: "fail", status: "fail", limit: 0.95, inLog: ONE_FAILED },
    { head: "fail", base: "fell", status: "fail", limit: 0.5, inLog: ONE_FAILED },
    { head: "fail", base: "fail", status: "fail", limit: 0.5, inLog: ONE_FAILED },
    { head: "pass", base: "fell", status: "fell", limit: 0.95, inLog: RECALL_FELL },
    { head: "fell", base: "fell", status: "fell", limit: 0.5, inLog: RECALL_FELL },
    { head: "pass", base: "pass", status: "pass", limit: 0.5, inLog: "The one check passes" },
  ] as const)(
    "shows $status with limit $limit if head: $head and base: $base",
    ({ head, base, status, limit, inLog }) => {
      const report = reportOfBothPolicies(head, base);

      const { checks, metrics } = joinTables(report);

      const shownRows = metrics.filter((row) => row.status !== "reported");
      expect(shownRows).toMatchObject([{ status, limit }]);
      expect(checks.failed).toHaveLength(status === "fail" ? 1 : 0);
      expect(checks.fell).toHaveLength(status === "fell" ? 1 : 0);
      expect(textOf(report)).toContain(inLog);
      expect(renderJunitXml(report).match(/<testcase [^>]*recall@10 overall/g)).toHaveLength(1);
    },
  );
});

const ASK_WORST =
  "See what the worst query finds: `retrieval-gate ask --config retrieval-gate.yaml --case env-reference`.";

describe("buildView of a pass", () => {
  const passWith = (check: Partial<Check>, overrides: Partial<Report> = {}): Report => {
    const report = withChecks([{ ...recall, passed: true, ...check } as Check], overrides);
    return { ...report, verdict: { ...report.verdict, verdict: "pass", categories: [] } };
  };
  const cut: Cause = {
    kind: "fewer_results",
    names: [],
    more: 0,
    everywhere: false,
    happened: 12,
    of: 14,
    rank: 1,
    worse: 0,
    of_worse: 0,
    lost: 0,
    of_lost: 0,
    cases: [],
  };
  const explanation = { ...makeFailingReport().explanation!, cause: null, lists: cut };

  it("names an intent that lost all of its queries in the title, with the figures", () => {
    const scope = { kind: "intent", name: "symbol" } as const;
    const report = passWith({ state: "fell", scope, baseline: 1, current: 0, delta: -1 });

    expect(buildView(report).title).toContain(
      'recall@10 fell from 1.000 to 0.000 for intent "symbol"',
    );
    expect(textOf(report)).toContain("~ Not enough to fail: recall@10 symbol 1.000 → 0.000");
  });

  it("says which queries are new, however many other notices there are", () => {
    const newCases = { code: "new_cases", cases: ["install"] } as const;
    const others = [
      { code: "limit", count: 4 },
      { code: "probe_failed", reason: "no answer" },
    ] as const;

    const { notes, notices } = buildView(withNotices(makeReport(), [...others, newCases]));

    expect(notes).toEqual([
      "1 query is new or edited: install. The gate compares it once the baseline is recorded again.",
    ]);
    // The two others, which are not also notes.
    expect(notices).toHaveLength(2);
  });

  it("compares nothing with a replaced baseline of another definition", () => {
    const report = makeFailingReport();
    const { baseline } = report.inputs!;
    const definition = { ...baseline!.definition, relevance: 2 };
    const inputs = { ...report.inputs!, baseline: { ...baseline!, definition } };

    const passed = makeReport({ inputs, scores: report.scores });
    const view = buildView({ ...passed, verdict: { ...passed.verdict, checks: [] } });

    expect(view.figures.map(({ metric, baseline: before }) => [metric, before])).toEqual([
      ["recall@10", "–"],
      ["mrr@10", "–"],
      ["ndcg@10", "–"],
    ]);
    expect(view.counts).toMatchObject({ worse: 0, better: 0, found: 0 });
    expect(view.also).toEqual([]);
  });

  it("offers the rule of lost queries if a watched query is emptied", () => {
    const watched = { code: "watched", count: 2, changed: ["a"], first_changed: 0 } as const;
    interface Watched {
      readonly emptied: number;
      readonly hasRule: boolean;
    }
    const adviceOf = ({ emptied, hasRule }: Watched): string => {
      const report = passWith({ state: "pass" });
      const { config } = report.inputs!;
      const metrics = new Map(hasRule ? [["lost_queries", { ceiling: 9, tolerance: [] }]] : []);
      const inputs = {
        ...report.inputs!,
        config: { ...config, gate: { ...config.gate, metrics } },
      };
      const verdict = { ...report.verdict, notices: [{ ...watched, emptied }] };
      return buildView({ ...report, inputs, verdict }).advice;
    };

    expect(adviceOf({ emptied: 1, hasRule: false })).toContain(
      "To fail the gate if a watched query returns nothing any more, add the rule `lost_queries: { ceiling: 0 }`.",
    );
    expect(adviceOf({ emptied: 1, hasRule: true })).not.toContain("lost_queries");
    expect(adviceOf({ emptied: 0, hasRule: false })).not.toContain("lost_queries");
  });

  it("names repeated documents as why results come from fewer clusters", () => {
    const crowded = everyCheck().get("diversity_collapse went wrong")!;
    const repeats = { ...cut, kind: "repeats", happened: 12, of: 14, rank: null } as const;
    const report = { ...alone([crowded]), explanation: { ...explanation, lists: repeats } };

    const { cause, advice } = buildView(report);

    expect(cause).toBe("The results of 12 of 14 queries have documents several times");
    expect(advice).toBe("Make the search return each document once.");
  });

  it("offers the rule of list lengths if most lists end earlier, and no rule has it", () => {
    const report = passWith({ state: "pass" }, { explanation });
    const rule = new Map([["fill_rate@10", { tolerance: [] }]]);
    const { inputs } = report;
    const gate = { ...inputs!.config.gate, metrics: rule };
    const ruled = { ...report, inputs: { ...inputs!, config: { ...inputs!.config, gate } } };

    expect(buildView(report).advice).toBe(
      `${ASK_WORST} If lists must not get shorter, add the rule \`fill_rate@10: { tolerance: 0.1 }\`.`,
    );
    expect(buildView(ruled).advice).toBe(ASK_WORST);
  });
});

/** Recall fell, and of one query a forbidden document came back. */
function twoCauses(): Report {
  const report = withChecks([recall, forbidden], { policies: ON_PULL_REQUEST });
  const cases = report.scores!.cases.map((each) =>
    each.id === "cache-policy" ? { ...each, forbidden_ranks: [3] } : each,
  );
  return { ...report, scores: { ...report.scores!, cases } };
}

/** Two queries failed below a ceiling that somebody wrote, and nothing else did. */
function toleratedErrors(): Report {
  const { scores } = retrieverErrorReport();
  return withNotices(makeReport({ scores }), [
    { code: "errored_cases", cases: ["install-windows", "proxy-setup"] },
  ]);
}

/** Returns a pass whose baseline has what the failing report measured: its losses are gains. */
function gainReport(): Report {
  const { inputs, scores } = makeFailingReport();
  const rows = new Map(inputs!.baseline!.cases);
  for (const { id, ranks, found, metrics } of scores!.cases) {
    rows.set(id, { ...rows.get(id)!, ranks, found, metrics });
  }
  return withNotices(withRows(makeReport(), rows), [
    { code: "implausible_jump", metric: "recall@10", delta: 0.192 },
    { code: "gained", p: 0.002 },
  ]);
}

/** The reports whose outputs are compared, by the names of their golden files. */
const ALL: Readonly<Record<string, () => Report>> = {
  ...OUTCOMES,
  twoCauses,
  toleratedErrors,
  gain: gainReport,
  rich: richReport,
};

/** Returns everything that a view has, a line each. */
function viewText(view: FullView): string {
  const { failed, follows, accepted, fell, lost, figures, won, notices, next, ...lines } = view;
  const rowText = (row: Row): string => `  ${Object.values(row).join(" | ")}`;
  const caseText = (one: CaseView): string =>
    `  ${one.id} (${one.intent}${one.critical ? ", critical" : ""}) "${one.query}": ${caseClause(one)}`;
  const itemText = (kind: string) => (item: Item) => [
    `${kind} ${item.code} ${item.metric} ${item.file ?? ""}:${item.line ?? ""}: ${item.sentence}`,
    ...item.rows.map(rowText),
    ...item.cases.map(caseText),
    ...(item.more === 0 ? [] : [`  and ${item.more} more`]),
  ];
  const { counts, error, tables: _, ...sentences } = lines;
  return [
    ...Object.entries(sentences).map(([name, words]) => `${name}: ${[words].flat().join(" / ")}`),
    `counts: ${countWords(counts)}`,
    ...(error === null ? [] : [`error: ${error.code}, ${error.problems.length} problems`]),
    ...failed.flatMap(itemText("failed")),
    ...follows.flatMap(itemText("follows")),
    ...accepted.flatMap(itemText("accepted")),
    ...fell.flatMap(itemText("fell")),
    "lost",
    ...lost.map(caseText),
    "figures",
    ...figures.map(rowText),
    "won",
    ...won.map(caseText),
    ...notices.map((notice) => `notice: ${notice}`),
    ...next.map((step) => `next ${step.do}: ${step.why}: ${step.command}`),
    "",
  ].join("\n");
}

/** Counts the words of a Markdown text as people read it. */
function countVisibleWords(markdown: string): number {
  return visibleText(markdown)
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The most words of summary and comment, and the most lines of the log on a terminal. */
const SIZES_OF_PASS = { summaryWords: 400, commentWords: 130, logLines: 12 };
const SIZES_OF_OTHERS = { summaryWords: 700, commentWords: 250, logLines: 25 };

describe.each(Object.entries(ALL))('the outputs of the report "%s"', (name, make) => {
  const report = make();
  const view = buildView(report);
  const outputs = outputsOf(report);
  const { log, summary, comment, page, junit, output } = outputs;
  const { verdict } = view;

  it("every output has the report's title", () => {
    for (const text of [log, summary, comment, page, junit, output]) {
      expect(text).toContain(view.title);
    }

    if (verdict === "fail") {
      expect(outputs["annotations"]).toContain(view.title);
    }

    // A title begins with a capital, a number, a metric, or the name of a setting or a file.
    expect(view.title).toMatch(/^(?:[A-Z\d]|[\w.]+@\d|\w*[_/.])/);
  });

  it("report.json has the view that the outputs are made of", () => {
    // The report has verdict and error itself, and the rows of the tables.
    const { verdict: _, error: _error, tables: _tables, ...written } = view;

    expect(JSON.parse(renderReportJson(report)).view).toStrictEqual(
      JSON.parse(JSON.stringify(written)),
    );
  });

  it("stays within the sizes of summary, comment and log", () => {
    const sizes = verdict === "pass" ? SIZES_OF_PASS : SIZES_OF_OTHERS;
    const lines = textOf(report, 80).trimEnd().split("\n");

    expect(countVisibleWords(renderSummaryMd(report))).toBeLessThanOrEqual(sizes.summaryWords);
    expect(countVisibleWords(commentOf(report))).toBeLessThanOrEqual(sizes.commentWords);
    expect(lines.length, lines.join("\n")).toBeLessThanOrEqual(sizes.logLines);
    // It begins with the heading, which 80 columns may wrap.
    expect(lines[0]).toContain(view.heading.slice(0, 40));
  });

  it("the view has the words of its golden file", () => {
    expectGolden(new URL(`views/${name}.txt`, import.meta.url), viewText(view));
  });

  it("gives cause and advice in every output", () => {
    for (const text of [log, summary, comment, page, junit]) {
      // The log of an error has each problem of a file on its line, in place of the cause.
      const cause = text === log && view.error !== null ? "" : view.cause;
      for (const words of [cause, view.advice]) {
        expect(text.replaceAll("`", "")).toContain(words.replaceAll("`", "").slice(0, 300));
      }
    }
  });

  it("shows no missing figure as a rank, and no unformatted number", () => {
    const missingFigure = /rank –|→ –/;
    const unformattedNumber = /\d{5,} (?:ms|cases)|\.000 (?:cases|lost)/;

    for (const text of [log, summary, comment, junit, outputs["annotations"]]) {
      expect(text).not.toMatch(missingFigure);
      expect(text).not.toMatch(unformattedNumber);
    }
  });

  it("breaks no word on a terminal of 80 columns", () => {
    const lines = textOf(report, 80).split("\n");
    const wordsIn = (text: string): readonly string[] => text.split(/\s+/);
    const wholeWords = new Set(wordsIn(log!));

    expect(wordsIn(lines.join(" ")).filter((word) => !wholeWords.has(word))).toStrictEqual([]);

    // A command to paste, an address and a path stay whole.
    const longLines = lines.filter(
      (line) =>
        line.length > 80 && !/^ {4}(?:retrieval-gate|npx|cp|mkdir) |https:|^report: /.test(line),
    );

    expect(longLines).toStrictEqual([]);
  });
});

it("buildView shows the ranks of a loss that the change records in its own baseline", () => {
  // A report in which one query lost its document, which was at rank 4.
  const report = OUTCOMES.watch!();
  // The head's baseline has the ranks of this run.
  const rows = new Map(report.inputs!.baseline!.cases);
  for (const { id, ranks } of report.scores!.cases) {
    rows.set(id, { ...rows.get(id)!, ranks });
  }

  const recorded = buildView(withRows(report, rows));

  expect(recorded.lost[0]!.ranks[0]!.words).toBe("rank 4 → lost");
  expect(recorded.lost).toEqual(buildView(report).lost);
});

it("buildView has no words on recording a gain if the run can't be recorded", () => {
  const report = { ...gainReport(), new_baseline: null };

  expect(buildView(report).title).toBe("All 28 checks pass over 14 queries");
});

it("buildView counts no query as won against rows of another k", () => {
  const report = gainReport();
  const inputs = { ...report.inputs!, baseline: { ...report.inputs!.baseline!, k: 9 } };

  expect(buildView(report).won).not.toEqual([]);
  expect(buildView({ ...report, inputs }).won).toEqual([]);
});

it("linesMd shortens what failed besides in a comment", () => {
  const also = [0, 1, 2, 3, 4, 5].map((n) => `m${n} fell. 2 queries got worse, worst: q`);
  const view = { ...buildView(makeFailingReport()), also };
  const alsoLines = (short: boolean): readonly string[] =>
    linesMd(view, { short }).filter((line) => line.startsWith("<b>Also:</b>"));

  expect(alsoLines(false)).toHaveLength(6);
  expect(alsoLines(true)).toEqual([
    ...[0, 1, 2, 3].map((n) => `<b>Also:</b> m${n} fell\n`),
    "<b>Also:</b> 2 more in the report\n",
  ]);
});

it("buildView has one count of worse queries in title and counts", () => {
  // Of the report's queries three lose a document, in two others a document moves down, and one got
  // better. Recall counts the first three, nDCG all five. The check's own worse_cases is not shown.
  const view = buildView(alone([{ ...recall, tested: ["recall@10", "ndcg@10"], worse_cases: 2 }]));

  expect(view.title).toContain(". 5 queries got worse, worst: ");
  expect(countWords(view.counts)).toBe(
    "1 of 1 check failed. 5 queries got worse, 1 got better. 3 lost a document, 2 of them find no right document",
  );
});

it("buildView names new and edited queries that find none of their documents", () => {
  const report = makeReport();
  // The first case has no row, the second has other documents than its row.
  const [newCase, editedCase] = report.inputs!.suite.cases;
  const rows = new Map(report.inputs!.baseline!.cases);
  rows.delete(newCase!.id);
  const row = rows.get(editedCase!.id)!;
  rows.set(editedCase!.id, { ...row, digests: { ...row.digests, targets: "other" } });
  const emptyIds = new Set([newCase!.id, editedCase!.id]);

  const view = buildView(
    withRanks(withRows(report, rows), (score) =>
      emptyIds.has(score.id) ? noneFound(score) : undefined,
    ),
  );

  expect(view.also).toEqual([
    `2 new or edited queries find none of their documents: ${newCase!.query}, ${editedCase!.query}`,
  ]);
});

it("buildView says what latency can't notice, but not if recall alone failed", () => {
  const rises = [{ metric: "latency_p50_ms", ms: 21, baseline: 20 }];
  const limits = { code: "latency_limits", beside: true, other_machine: false } as const;
  const failedLatency: Check = { ...latencyCheck(), passed: false, state: "fail" };
  const noticesOf = (report: Report): string =>
    buildView(withNotices(report, [{ ...limits, rises, budget_s: null }])).notices.join("\n");

  const afterPass = noticesOf(makeReport());
  const afterFailedLatency = noticesOf(alone([failedLatency]));
  const afterFailedRecall = noticesOf(alone([recall]));

  expect(afterPass).toContain("can't notice");
  expect(afterFailedLatency).toContain("can't notice");
  expect(afterFailedRecall).not.toContain("can't notice");
});

it("buildView names a first run, decided by the head's own rules", () => {
  const report = makeReport();
  const policies = { ...ON_PULL_REQUEST, bootstrap: true };
  const readBase = { code: "head_only", reason: "bootstrap", branch: "origin/main" } as const;
  const checks = report.verdict.checks.slice(0, 1);
  const verdict = { ...report.verdict, checks, notices: [readBase] };

  const { title } = buildView({ ...report, policies, verdict });

  expect(title).toBe(
    "First run: origin/main has no gate yet. The one check passes over 14 queries",
  );
});

it("buildView shows recall, MRR and nDCG if all cases are new, or none is gated", () => {
  const report = makeReport();
  // With checks it would show the figures of these.
  const withoutChecks = { ...report, verdict: { ...report.verdict, checks: [] } };
  const reportOfNewCases = withRows(withoutChecks, new Map());
  const reportOfRecording = withNotices(withoutChecks, [{ code: "head_only", reason: "record" }]);

  const ofNewCases = buildView(reportOfNewCases).figures;
  const ofRecording = buildView(reportOfRecording).figures;

  expect(ofNewCases).toMatchObject([
    { metric: "recall@10", baseline: "–" },
    { metric: "mrr@10", baseline: "–" },
    { metric: "ndcg@10", baseline: "–" },
  ]);
  expect(ofRecording.map(({ metric }) => metric)).toEqual(["recall@10", "mrr@10", "ndcg@10"]);
});

/** Returns the heading of a pass for which the label accepted these checks. */
const acceptedHeading = (...checks: readonly Check[]): string => {
  const report = alone([]);
  return buildView({ ...report, verdict: { ...report.verdict, accepted: checks } }).heading;
};

const FALL_OF_RECALL = everyCheck().get("recall_drop went wrong")!;
const EDITED_BASELINE = everyCheck().get("baseline_edited of a case")!;

it("buildView has the words of checks.txt for every kind of check", () => {
  // Of each check the golden file has the lines that the check before it does not have.
  let previousLines: readonly string[] = [];
  const lines = [...everyCheck()].flatMap(([name, check]) => {
    const viewLines = viewText(buildView(alone([check]))).split("\n");
    // A check of another category: the meaning of a category must not depend on it.
    const otherCheck = check.category === "gate_weakened" ? FALL_OF_RECALL : EDITED_BASELINE;
    const meaning = failureMeaning(check.category, [otherCheck, check]);
    const accepted = `accepted: ${acceptedHeading(check)}`;
    const checkLines = [checkSentence(check), meaning, accepted, ...viewLines];
    const newLines = checkLines.filter((line) => !previousLines.includes(line));
    previousLines = checkLines;
    return [`=== ${name}`, ...newLines];
  });

  expectGolden(new URL("views/checks.txt", import.meta.url), [...lines, ""].join("\n"));
});

it("sortChecks puts failed checks in the order of checks-in-order.txt", () => {
  const nameByCheck = new Map(
    [...everyCheck()].map(([name, each]) => [JSON.stringify(each), name]),
  );
  const { verdict } = alone([...everyCheck().values()]);

  const names = sortChecks(verdict).failed.map((each) => nameByCheck.get(JSON.stringify(each)));

  expectGolden(new URL("views/checks-in-order.txt", import.meta.url), [...names, ""].join("\n"));
});

it("buildView does not advise to commit the new baseline if a floor failed, too", () => {
  const fallOfRanking = everyCheck().get("ranking_shift by itself")!;
  const belowFloor: Check = { ...fallOfRanking, by: "floor" };

  const view = buildView(alone([FALL_OF_RECALL, belowFloor]));

  expect(view.advice).toMatch(/^See what the worst query finds: `[^`]* ask [^`]*`\.$/);
  // A commit of the baseline (`adopt`) or the label could accept the fall of recall, but no floor.
  expect(view.accept).toBe("");
  expect(view.next.map((step) => step.do)).toEqual(["run", "ask"]);
});

it("buildView does not advise to adopt a baseline if the change removes the base's", () => {
  const report = alone([]);
  const weakening = {
    code: "baseline_edited",
    file: "baselines/docs.json",
    fields: [{ field: "baseline", before: "baselines/docs.json", after: "none" }],
    cases: [],
  } as const;
  const checks = [weakeningCheck(weakening)];
  const verdict = { ...report.verdict, verdict: "error", checks } as const;
  const failure = FAILURES.find(({ code }) => code === "baseline_missing")!;

  const view = buildView({ ...report, failure, verdict });

  expect(view.heading).toBe("ERROR: baseline_missing");
  // Without a baseline in the base it would be a first run, whose step `adopt` commits one.
  expect(view.next.map((step) => step.do)).toStrictEqual(["run"]);
  expect(view.also).toStrictEqual([
    "This change loosens the gate: baseline: baselines/docs.json before, none now",
  ]);
});

it("the next steps commit a first baseline, unless the suite is a cut dataset", () => {
  const report = alone([]);
  const verdict = { ...report.verdict, verdict: "error" } as const;
  const failure = FAILURES.find(({ code }) => code === "baseline_missing")!;
  const stepsWith = (suiteFields: { readonly partial: boolean }): readonly string[] => {
    const inputs = { ...report.inputs!, suite: { ...report.inputs!.suite, ...suiteFields } };
    return buildView({ ...report, failure, verdict, inputs }).next.map((step) => step.do);
  };

  // `adopt` commits the baseline that this run wrote. `partial`: of a dataset with a limit.
  expect(stepsWith({ partial: false })).toEqual(["run", "adopt"]);
  expect(stepsWith({ partial: true })).toEqual(["run"]);
});

describe("findAdvice for an edited case", () => {
  const edited = everyCheck().get("passes_only_with_edits of a case")!;
  // The baseline has a row of the edited case, with the targets that the suite has now.
  const reportOfEdit = { ...alone([edited]), policies: ON_PULL_REQUEST };
  const editedId = edited.cases[0]!.id;

  it("asks for no new baseline if the baseline has the case's targets", () => {
    // A step `adopt` would commit the new baseline.
    expect(buildView(reportOfEdit).next.map((step) => step.do)).toEqual(["run", "ask", "label"]);
  });

  it("says to commit the new baseline if the baseline's row has other targets", () => {
    const rows = reportOfEdit.inputs!.baseline!.cases;
    const row = rows.get(editedId)!;
    const oldRow = { ...row, digests: { ...row.digests, targets: "other" } };

    const view = buildView(withRows(reportOfEdit, new Map([...rows, [editedId, oldRow]])));

    expect(view.next.map((step) => step.do)).toEqual(["run", "ask", "adopt", "label"]);
  });
});

it("buildView says which documents earlier changes lost since the accepted state", () => {
  const [anyCulprit] = FALL_OF_RECALL.cases;
  const culprit = { ...anyCulprit!, ranks_before: [null, null], ranks_after: [null, null] };
  const check = { ...FALL_OF_RECALL, reference: "accepted", cases: [culprit] } as Check;

  const [item] = buildView(alone([check])).failed;

  expect(item!.cases[0]!.ranks.map(({ words }) => words)).toEqual([
    "lost before this change",
    "lost before this change",
  ]);
});

/** Checks that fail together, by their names in `everyCheck`. */
const FAILING_TOGETHER = [
  "recall_drop went wrong + forbidden_hit went wrong",
  "recall_drop went wrong + config_edited ",
  "recall_drop went wrong + retriever_error one behind it",
  "suite_edited of a case + recall_drop went wrong",
];

/** The reader's folder at some of PLACES; at the others it is the repository's root. */
const FOLDERS: Readonly<Record<string, string>> = {
  "a pull request": "docs/deep",
  "a push on GitHub": "baselines",
  "the default branch": "baselines/old",
};

/** Returns the reports whose advice the golden file has, by a name each. */
function listAdvisedReports(): readonly (readonly [string, Partial<Report>])[] {
  const checks = everyCheck();
  const { scores, verdict } = alone([]);
  // The advice for these checks is the one for a fall of recall.
  const likeRecall = /^(?:ranking|latency|diversity|cost|answer|missing_data|gate_w)/;
  const singleChecks = [...checks]
    .filter(([name]) => !likeRecall.test(name))
    .map(([name, check]) => [name, alone([check])] as const);
  const togetherFailing = FAILING_TOGETHER.map(
    (names) => [names, alone(names.split(" + ").map((name) => checks.get(name)!))] as const,
  );
  const passes = [[], [{ code: "gained", p: 0.01 } as const]].map(
    (notices) => ["a pass", { verdict: { ...verdict, notices } }] as const,
  );
  const errors = FAILURES.map((failure) => {
    const fields = { failure, verdict: { ...verdict, verdict: "error" } } as const;
    return [JSON.stringify(failure).slice(0, 150), fields] as const;
  });
  const queryErrors = FAILURES.find(({ code, hint }) => code === "query_errors" && hint !== null)!;
  const failedQueries = ["401", "403 and 500", "500", null].map((error) => {
    const cases = scores!.cases.map((each) => ({ ...each, error }));
    const fields = { failure: queryErrors, scores: { ...scores!, cases } };
    return [`every query: ${error}`, fields] as const;
  });
  return [...singleChecks, ...togetherFailing, ...passes, ...errors, ...failedQueries];
}

/**
 * Returns what the report with these fields advises at a place: the words, the steps to look, and
 * those that accept: `{ do: "label", why: "ask a maintainer to add the label …" }`.
 */
function adviseAt(place: string, fields: Partial<Report>) {
  const report = { ...alone([]), ...fields, ...PLACES[place] };
  const { advice, accept, next } = buildView(report, { folder: FOLDERS[place] ?? "" });
  const isLook = (step: Step): boolean => step.do === "run" || step.do === "ask";
  const acceptingSteps = next.filter((step) => !isLook(step));
  const words = [advice, accept].filter(Boolean).join(" / ");
  return { report, words, lookSteps: next.filter(isLook), acceptingSteps };
}

it("the advice names each step that accepts the change", () => {
  for (const [, fields] of listAdvisedReports()) {
    for (const place of Object.keys(PLACES)) {
      const { report, words, acceptingSteps } = adviseAt(place, fields);
      // Of a first baseline, the failure's hint says how to get one.
      if (report.failure?.code === "baseline_missing") {
        continue;
      }

      // The words name each step by its `why`.
      for (const { why } of acceptingSteps) {
        expect(words).toContain(why);
      }
    }
  }
});

/** Returns a report's advice: each text once, after the places that have it. */
function adviceAtPlaces(fields: Partial<Report>): string {
  const placesByText = groupBy(Object.keys(PLACES), (place) => {
    const { words, lookSteps, acceptingSteps } = adviseAt(place, fields);
    // The steps to look at the search are the same at each place: the file has them at the first.
    const shownLooks = place === "a pull request" ? lookSteps : [];
    const steps = [...shownLooks, ...acceptingSteps].map((step) => Object.values(step).join(" | "));
    return [words, ...steps].join("\n  ");
  });
  return [...placesByText].map(([text, places]) => `${places.join(", ")}: ${text}`).join("\n");
}

it("findAdvice has the words of the golden file, at each place", () => {
  // Reports with the same advice have it once: at the first of them.
  const nameByAdvice = new Map<string, string>();
  const lines = listAdvisedReports().flatMap(([name, fields]) => {
    const advice = adviceAtPlaces(fields);
    const earlierName = nameByAdvice.get(advice);
    nameByAdvice.set(advice, earlierName ?? name);
    return [`=== ${name}`, earlierName === undefined ? advice : `as ${earlierName}`];
  });

  expectGolden(new URL("views/advice.txt", import.meta.url), [...lines, ""].join("\n"));
});

/** What a report has to tell is the same in every output: sentences, figures, culprits, whatever the outcome. */
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import type { Check } from "../../src/model/verdict.ts";
import { annotations } from "../../src/reporters/annotations.ts";
import { renderSummaryMd } from "../../src/reporters/summary-md.ts";
import { renderText } from "../../src/reporters/text.ts";
import { adviceOf } from "../../src/messages/advice.ts";
import { type Blocks, blocksOf, headline } from "../../src/messages/blocks.ts";
import {
  type CaseWords,
  type Item,
  type Row,
  caseClause,
  markedChecks,
} from "../../src/messages/items.ts";
import { checkSentence, failureMeaning } from "../../src/messages/checks.ts";
import { failedChecks, metricRows } from "../../src/messages/rows.ts";
import { everyCheck } from "../helpers/every-check.ts";
import { FAILURES, PLACES, alone, richReport } from "../helpers/report-sweep.ts";
import { expectGolden } from "../helpers/golden.ts";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";
import {
  commentOf,
  renderJunitXml,
  renderReportHtml,
  renderReportJson,
} from "../helpers/rendered.ts";
import {
  forbiddenReport,
  ON_PULL_REQUEST,
  OUTCOMES,
  retrieverErrorReport,
} from "../helpers/report-outcomes.ts";

/** As people read it: without markup, entities and what has no width. */
const seen = (text: string): string =>
  text
    .replaceAll(/<script[^]*?<\/script>|<style[^]*?<\/style>/g, "")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))
    .replaceAll("\u200b", "");

const textOf = (report: Report, width = 120): string =>
  renderText(report, { color: false, width, wrap: width < 120, reportPath: "r/report.html" });

const outputsOf = (report: Report): Readonly<Record<string, string>> => ({
  log: textOf(report),
  summary: seen(renderSummaryMd(report)),
  comment: seen(commentOf(report)),
  page: seen(renderReportHtml(report)),
  junit: seen(renderJunitXml(report)),
  output: headline(report),
  annotations: annotations(report)
    .map(({ message }) => message)
    .join("\n"),
});

const withChecks = (checks: readonly Check[], overrides: Partial<Report> = {}): Report => {
  const report = makeFailingReport();
  const failed = checks.filter((check) => !check.passed && check.secondary_to === null);
  const categories = [...new Set(failed.map(({ category }) => category))];
  return { ...report, verdict: { ...report.verdict, checks, categories }, ...overrides };
};
const recall = makeFailingReport().verdict.checks[0]!;
const forbidden = forbiddenReport().verdict.checks[0]!;
/** What each output says of a check that base and head make by their own limits, and end as told. */
function judgedTwice(head: Check["outcome"], base: Check["outcome"]): Report {
  const ends = (outcome: Check["outcome"]): Partial<Check> => ({
    outcome,
    passed: outcome !== "fail",
  });
  const [own, theirs] = [
    { limit: 0.5, ...ends(head) },
    { policy: "base", limit: 0.95, ...ends(base) },
  ];
  return withChecks([{ ...recall, ...own } as Check, { ...recall, ...theirs } as Check]);
}

describe("a check of both policies is told once, by its worse end", () => {
  it.each([
    ["pass", "fail", "1 of 1 check failed", "fails 0.95"],
    ["fail", "pass", "1 of 1 check failed", "fails 0.5"],
    ["fell", "fail", "1 of 1 check failed", "fails 0.95"],
    ["fail", "fell", "1 of 1 check failed", "fails 0.5"],
    ["fail", "fail", "1 of 1 check failed", "fails 0.5"],
    ["pass", "fell", "0 of 1 check failed; 1 moved beyond the limit without failing", "fell 0.95"],
    ["fell", "fell", "0 of 1 check failed; 1 moved beyond the limit without failing", "fell 0.5"],
    ["pass", "pass", "0 of 1 check failed", "passes 0.5"],
  ] as const)("head %s, base %s: %s", (head, base, tally, row) => {
    const report = judgedTwice(head, base);
    expect(textOf(report)).toContain(tally);
    const rows = metricRows(report).filter(({ status }) => status !== "reported");
    expect(rows.map(({ status, limit }) => `${status} ${limit}`)).toStrictEqual([row]);
    expect(failedChecks(report)).toHaveLength(Number(row.startsWith("fails")));
    expect(markedChecks(report)).toHaveLength(Number(row.startsWith("fell")));
    expect(renderJunitXml(report).match(/<testcase [^>]*recall@10 overall/g)).toHaveLength(1);
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
  const report = makeReport({ scores });
  const notices = [{ code: "errored_cases", cases: ["install-windows", "proxy-setup"] }] as const;
  return { ...report, verdict: { ...report.verdict, notices } };
}

/** The cases of the failing report, the other way round. */
function gain(): Report {
  const { inputs, scores } = makeFailingReport();
  const rows = new Map(inputs!.baseline!.cases);
  const now = makeReport().scores!;
  for (const { id, ranks, metrics } of scores!.cases) {
    rows.set(id, { ...rows.get(id)!, ranks, metrics });
  }
  const report = makeReport({ scores: now });
  const notices = [
    { code: "implausible_jump", metric: "recall@10", delta: 0.192 },
    { code: "lost_and_found", lost: ["cache-policy"], found: 3 },
    { code: "gained", p: 0.002 },
  ] as const;
  const baseline = { ...inputs!.baseline!, cases: rows };
  return {
    ...report,
    inputs: { ...report.inputs!, baseline },
    verdict: { ...report.verdict, notices },
  };
}

const ALL: Readonly<Record<string, () => Report>> = {
  ...OUTCOMES,
  twoCauses,
  toleratedErrors,
  gain,
  rich: richReport,
};

/** All that there is to tell, a line each. */
function toldText(blocks: Blocks): string {
  const { failed, follows, accepted, marks, lost, figures, won, notices, next, ...lines } = blocks;
  const rowText = (row: Row): string => `  ${Object.values(row).join(" | ")}`;
  const caseText = (one: CaseWords): string =>
    `  ${one.id} (${one.intent}${one.critical ? ", critical" : ""}) "${one.query}": ${caseClause(one)}`;
  const itemText = (kind: string) => (item: Item) => [
    `${kind} ${item.code} ${item.metric} ${item.file ?? ""}:${item.line ?? ""}: ${item.sentence}`,
    ...item.rows.map(rowText),
    ...item.cases.map(caseText),
    ...(item.more === 0 ? [] : [`  and ${item.more} more`]),
  ];
  return [
    ...Object.entries(lines).map(([name, words]) => `${name}: ${[words].flat().join(" / ")}`),
    ...failed.flatMap(itemText("failed")),
    ...follows.flatMap(itemText("follows")),
    ...accepted.flatMap(itemText("accepted")),
    ...marks.flatMap(itemText("mark")),
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

describe.each(Object.entries(ALL))("%s", (name, make) => {
  const report = make();
  const told = blocksOf(report);
  const outputs = outputsOf(report);
  const [fact] = told.fact.split("\n");
  const { log, summary, comment, page, junit, output } = outputs;

  it("begins alike everywhere, in report.json too, with a capital or a name", () => {
    for (const text of [log, summary, comment, page, junit, output]) {
      expect(text).toContain(fact);
    }
    if (report.verdict.verdict === "fail") {
      expect(outputs["annotations"]).toContain(fact);
    }
    expect(fact).toMatch(/^(?:[A-Z\d]|[\w.]+@\d|\w*[_/.])/);
    expect(JSON.parse(renderReportJson(report)).told).toStrictEqual(
      JSON.parse(JSON.stringify(told)),
    );
  });

  it("is told in these words", () => {
    expectGolden(new URL(`told/${name}.txt`, import.meta.url), toldText(told));
  });

  it("says what failed besides, why and what to do", () => {
    for (const text of [log, summary, comment, page, junit]) {
      for (const words of [...told.also, told.tally, told.what_to_do].filter(Boolean))
      // The log has each failed check on its line, and of a quiet pass only the verdict.
      {
        if (text !== log || (!told.also.includes(words) && words !== told.tally)) {
          expect(text.replaceAll("`", "")).toContain(words.replaceAll("`", "").slice(0, 400));
        }
      }
    }
  });

  it("has the sentence, the figures and the worst query of each item", () => {
    for (const item of [...told.failed, ...told.marks, ...told.accepted]) {
      for (const text of [log, summary, comment]) {
        if (text === log || item.rows.length === 0 || !told.failed.includes(item)) {
          expect(text).toContain(item.sentence);
        }
        if (item.cases[0] !== undefined && !told.accepted.includes(item)) {
          expect(text).toContain(item.cases[0].query);
        }
      }
    }
    for (const { now, by } of told.failed.flatMap(({ rows }) => rows)) {
      for (const text of [log, summary, comment]) {
        expect([text.includes(now!), text.includes(by!)]).toStrictEqual([true, true]);
      }
    }
  });

  it("shows no figure that is none as a rank, and no mark of a number's format", () => {
    for (const text of [log, summary, comment, junit, outputs["annotations"]]) {
      expect(text).not.toMatch(/rank –|– → –|→ –|\d{5,} (?:ms|cases)|\.000 (?:cases|lost)/);
    }
  });

  it("breaks no word on a terminal of 80 columns", () => {
    const lines = textOf(report, 80).split("\n");
    const words = (text: string): readonly string[] => text.split(/\s+/);
    const tables = /^(?:overall|latency|by )[^]*?\n\n/gm;
    expect(words(lines.join("\n").replaceAll(tables, ""))).toStrictEqual(
      words(log!.replaceAll(tables, "")),
    );
    // A command to paste, an address and a path stay whole.
    const long = lines.filter(
      (line) =>
        line.length > 80 && !/: (?:retrieval-gate|npx|cp|mkdir) |https:|^report: /.test(line),
    );
    expect(long).toStrictEqual([]);
  });
});

describe("a gain", () => {
  const outputs = outputsOf(gain());

  it("shows figures of quality before latency, the queries won, and how many were lost and found", () => {
    for (const name of ["summary", "comment"]) {
      const text = outputs[name]!.split("Notices")[0]!;
      expect(text).toMatch(/\| recall@10 \| overall \| /);
      expect(text).not.toMatch(/\| latency[^]*Queries won/);
      expect(text).toMatch(/Queries won[^]*how do I install the runner on Windows/);
    }
    for (const name of ["log", "summary", "comment", "page", "junit"]) {
      expect(outputs[name], name).toContain(
        "1 query finds nothing any more; 3 queries newly found",
      );
      expect(outputs[name], name).not.toMatch(/broken measurement|label/);
    }
  });
});

it("wins no query against rows of another k", () => {
  const report = gain();
  const inputs = { ...report.inputs!, baseline: { ...report.inputs!.baseline!, k: 9 } };
  expect(
    [report, { ...report, inputs }].map((each) => blocksOf(each).won.length > 0),
  ).toStrictEqual([true, false]);
});

it("says nothing of nothing lost and nothing found", () => {
  const report = makeReport();
  const notices = [{ code: "lost_and_found", lost: [], found: 0 }] as const;
  expect(blocksOf({ ...report, verdict: { ...report.verdict, notices } }).tally).toBe(
    "0 of 28 checks failed",
  );
  const policies = { ...ON_PULL_REQUEST, bootstrap: true };
  const verdict = { ...report.verdict, checks: report.verdict.checks.slice(0, 1) };
  const said = "First run, the base has no gate yet: the one check passes over 14 queries";
  expect(blocksOf({ ...report, policies, verdict }).fact).toContain(said);
});

/** The title of a pass for which a label accepted these. */
const accepted = (checks: readonly Check[]): string => {
  const report = alone([]);
  return `accepted: ${blocksOf({ ...report, verdict: { ...report.verdict, accepted: checks } }).title}`;
};

/** Of each check what is said of it alone, as far as it is not said of the one before. */
it("tells every kind of check", () => {
  let before: readonly string[] = [];
  const [fell, lowered, edited] = [
    "recall_drop went wrong",
    "baseline_edited of a case",
    "suite_edited ",
  ].map((name) => everyCheck().get(name)!);
  const lines = [...everyCheck()].flatMap(([name, check]) => {
    const own = toldText(blocksOf(alone([check]))).split("\n");
    const others = check.category === "gate_weakened" ? fell! : lowered!;
    const meaning = failureMeaning(check.category, [others, check]);
    const said = [checkSentence(check), meaning, accepted([check]), ...own];
    const further = said.filter((line) => !before.includes(line));
    before = said;
    return [`=== ${name}`, ...further];
  });
  const several = [
    [fell!, lowered!, lowered!],
    [fell!, edited!],
    [edited!, lowered!],
  ].map(accepted);
  const all = alone([...everyCheck().values()]);
  const names = new Map([...everyCheck()].map(([name, check]) => [JSON.stringify(check), name]));
  const order = failedChecks(all).map((check) => names.get(JSON.stringify(check)));
  expectGolden(
    new URL("told/checks.txt", import.meta.url),
    [...lines, ...several, "=== in order", ...order, ""].join("\n"),
  );
});

it("advises no baseline that a floor refuses, beside a limit or behind another failure", () => {
  const [fell, moved] = ["recall_drop went wrong", "ranking_shift by itself"].map((name) =>
    everyCheck().get(name)!,
  );
  const floor = { by: "floor" } as const;
  for (const checks of [
    [{ ...fell!, ...floor }],
    [fell!, { ...moved!, ...floor }],
  ] as readonly Check[][]) {
    expect(blocksOf(alone(checks))).toMatchObject({
      what_to_do: expect.stringMatching(
        /^A new baseline does not help: the floor is in the config\. Fix the regression, or move the floor there\./,
      ),
      next: [{ do: "run" }, { do: "ask" }],
    });
  }
});

it("advises to commit a first baseline, and none of a dataset that was cut", () => {
  const report = alone([]);
  const verdict = { ...report.verdict, verdict: "error" } as const;
  const failure = FAILURES.find(({ code }) => code === "baseline_missing")!;
  const stepsOf = (partial: boolean): readonly string[] => {
    const inputs = { ...report.inputs!, suite: { ...report.inputs!.suite, partial } };
    return blocksOf({ ...report, failure, verdict, inputs }).next.map((step) => step.do);
  };
  expect([stepsOf(false), stepsOf(true)]).toStrictEqual([["run", "adopt"], ["run"]]);
});

/** What fails beside another. */
const BOTH = [
  "recall_drop went wrong + forbidden_hit went wrong",
  "recall_drop went wrong + config_edited ",
  "recall_drop went wrong + retriever_error one behind it",
  "suite_edited of a case + cases_absent recall@10",
  "suite_edited of a case + recall_drop went wrong",
  "suite_edited  + cases_absent recall@10",
];

/** Of the readers, in the order of their places. */
const FOLDERS = ["docs/deep", "baselines", "", "", "baselines/old"];

it("what to do is what ends green, wherever the reader is", () => {
  const checks = everyCheck();
  const notices = [
    { code: "gained", p: 0.01 },
    { code: "lost_and_found", lost: ["proxy-setup"], found: 0 },
  ] as const;
  const { scores, verdict } = alone([]);
  // What the others are told, a fall of recall is.
  const own = [...checks].filter(
    ([name]) => !/^(?:ranking|latency|diversity|cost|answer|missing_data|gate_w)/.test(name),
  );
  const reports: (readonly [string, Partial<Report>])[] = [
    ...own.map(([name, check]) => [name, alone([check])] as const),
    ...BOTH.map(
      (names) => [names, alone(names.split(" + ").map((name) => checks.get(name)!))] as const,
    ),
    ...[[], ...notices].map(
      (own) => ["a pass", { verdict: { ...verdict, notices: [own].flat() } }] as const,
    ),
    ...FAILURES.map(
      (failure) =>
        [
          JSON.stringify(failure).slice(0, 150),
          { failure, verdict: { ...verdict, verdict: "error" } },
        ] as const,
    ),
    ...["401", "403 and 500", "500", null].map((error) => {
      const cases = scores!.cases.map((each) => ({ ...each, error }));
      return [
        `every query: ${error}`,
        { failure: FAILURES[3]!, scores: { ...scores!, cases } },
      ] as const;
    }),
  ];
  const told = new Map<string, string>();
  const lines = reports.flatMap(([name, own]) => [
    `=== ${name}`,
    ...Object.entries(PLACES).flatMap(([place, overrides], i) => {
      const report = { ...alone([]), ...own, ...overrides };
      const { what_to_do: line, next } = adviceOf(report, FOLDERS[i] ?? "");
      const steps = next.filter(({ do: what }) => i === 0 || (what !== "run" && what !== "ask"));
      // Each step stands in the line, which ends with what the label needs; of a first baseline the hint says it.
      if (report.failure?.code !== "baseline_missing") {
        for (const { do: what, why } of steps) {
          expect(/^(?:run|ask)$/.test(what) || line.includes(why)).toBe(true);
        }
      }
      expect(line.endsWith("Re-run repeats the old event.")).toBe(
        next.some(({ do: what }) => what === "label"),
      );
      const text = [line, ...steps.map((step) => Object.values(step).join(" | "))].join("\n  ");
      const known = told.get(place) === text || (i > 3 && text === told.get("a desk"));
      told.set(place, text);
      return known ? [] : [`${place}: ${text}`];
    }),
  ]);
  expectGolden(new URL("told/advice.txt", import.meta.url), [...lines, ""].join("\n"));
});

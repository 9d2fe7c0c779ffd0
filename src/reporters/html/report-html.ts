/**
 * report.html: what a reviewer needs first is markup that stands without the script; the script
 * adds the table of all cases and the view of one. `view` has the report's sentences. A function
 * that returns Html returns "" if there is nothing to show, and sectionHtml and detailsHtml leave
 * out a part without content.
 */
import type { Failure, Origin, Report } from "../../model/report.ts";
import { type FullView, type ReportView, countWords, viewLines } from "../../messages/view.ts";
import { checkPanels, firstFigures, metricTables } from "./check-panels.ts";
import { pageParts } from "./page-data.ts";
import {
  detailsHtml,
  groupList,
  notesHtml,
  sectionHtml,
  proseHtml,
  type Html,
  codeHtml,
  iconHtml,
  long,
  NAME,
  plain,
  QUERY,
  SENTENCE,
  tableHtml,
  type IconName,
} from "./html.ts";
import { escapeHtml } from "../../messages/escape.ts";
import { type Pack, renderBar, renderPage } from "./page.ts";
import { collectSamples, latencyPanel, latencyTable } from "./latency.ts";
import { groupWords } from "../../messages/causes.ts";
import {
  acceptedList,
  besideList,
  evidenceTable,
  failedQueryList,
  lossTable,
  movedList,
  wonList,
  worstList,
} from "./worst.ts";
import { problemPlace } from "../../model/problem.ts";
import type { VerdictWord } from "../../model/verdict.ts";
import { capitalise, failureMeaning } from "../../messages/check-sentences.ts";
import { pluralise } from "../../messages/format.ts";
import { noticeSentences } from "../../messages/notices.ts";
import { receiptFacts } from "../../messages/receipt.ts";
import { samplingLines } from "../../messages/sampling.ts";

/** From so many cases on, the page's data are packed; those of fewer can be read in the file. */
const PACKED_FROM = 300;

/**
 * Yields the page in parts. Without scores it has no table of queries, and its data is null. `pack`
 * compresses the data of many cases.
 */
export function* renderReportHtml(report: Report, view: FullView, pack?: Pack): Iterable<string> {
  const suiteName = report.inputs?.suite.name ?? "retrieval gate";
  const caseCount = report.inputs?.suite.cases.length ?? 0;
  const hasCases = caseCount > 0 && report.scores !== null;
  const parts = {
    title: `${escapeHtml(view.heading)} - ${escapeHtml(suiteName, 80)}`,
    kind: "",
    bar: barHtml(report, view, hasCases),
    body:
      firstScreen(report, view) + (hasCases ? casesHtml(caseCount) : "") + endingHtml(report, view),
    data: hasCases ? pageParts(report, view) : ["null"],
  } as const;
  yield* renderPage(parts, hasCases && caseCount >= PACKED_FROM ? pack : undefined);
}

function barHtml(report: Report, view: ReportView, hasCases: boolean): Html {
  const links: readonly (readonly [string, string, boolean])[] = [
    ["checks", view.first_run ? "Figures" : "Checks", report.verdict.checks.length > 0],
    ["cases", "Queries", hasCases],
    ["metrics", "Metrics", report.scores !== null],
    ["next", "What next", report.inputs !== null],
    ["receipt", "Receipt", true],
  ];
  const shownLinks = links.flatMap(([id, name, isThere]) => (isThere ? [[id, name] as const] : []));
  return renderBar(report.tool, shownLinks);
}

/**
 * Returns everything above the table of all queries: the header, what ended the run, what was
 * accepted, what many lists have in common, two columns, the lost queries, and how sure it all is.
 */
function firstScreen(report: Report, view: FullView): Html {
  const { explanation = null } = report;
  const groups = explanation?.groups ?? [];
  const evidence = evidenceTable(view.tables.checks) + besideList(explanation);
  return (
    headerHtml(report, view) +
    sectionHtml("problems", "What is wrong", problemsHtml(report.failure)) +
    sectionHtml("failed-queries", "Failed queries", failedQueryList(view)) +
    sectionHtml("accepted", "Accepted with the label", acceptedList(view)) +
    sectionHtml("groups", "What changed in many lists", groupList(groups.map(groupWords))) +
    columnsHtml(report, view) +
    sectionHtml("losses", "What happened to the lost queries", lossTable(explanation)) +
    sectionHtml("beside", "Beside the verdict", detailsHtml("How sure is this?", evidence))
  );
}

/**
 * Returns the two columns of a wide screen: the checks, and beside them the worst queries (if no
 * check failed, those that moved) and the latency.
 */
function columnsHtml(report: Report, view: FullView): Html {
  const hasFailed = view.tables.checks.failed.length > 0;
  const checks = view.first_run
    ? sectionHtml("checks", "Figures", firstFigures(view))
    : sectionHtml("checks", hasFailed ? "Failed checks" : "Checks", checkPanels(view));
  const queries = hasFailed
    ? sectionHtml("worst", "Worst queries", worstList(view))
    : movesHtml(report, view);
  const latency = isWhole(report)
    ? latencyPanel(view.tables.latency, collectSamples(report), samplingLines(report))
    : "";
  const secondColumn = queries + sectionHtml("latency", "Latency", latency);
  return checks + secondColumn === ""
    ? ""
    : `<div class="columns"><div>${checks}</div><div>${secondColumn}</div></div>\n`;
}

/**
 * Returns the queries that got better if none lost a document, else those that moved most. Empty
 * for an unfinished run, without a baseline, and if changes were accepted, which have a section of
 * their own.
 */
function movesHtml(report: Report, view: FullView): Html {
  const { inputs } = report;
  if (!isWhole(report) || view.accepted.length > 0) {
    return "";
  }
  if (view.lost.length === 0 && view.won.length > 0) {
    return sectionHtml("worst", "Queries that got better", wonList(view));
  }
  if (inputs === null || inputs.baseline === null) {
    return "";
  }
  return sectionHtml("worst", "Moved most", movedList(view));
}

/**
 * True if the figures can be compared. Those of a run that broke off, or whose queries failed,
 * can't: it ended in an error and has no new baseline. A first run is an error as well, but has
 * one.
 */
function isWhole({ failure, scores, new_baseline: newBaseline }: Report): boolean {
  return scores !== null && (failure === null || newBaseline !== null);
}

/** Returns the place of the script's table, with a sentence for readers without scripts. */
function casesHtml(count: number): Html {
  const noScript = `<p class="without">The table of ${count} queries needs JavaScript. The same data is in cases.csv and report.json, beside this file.</p>`;
  return sectionHtml("cases", "All queries", `<div id="explorer">${noScript}</div>\n`);
}

/**
 * Returns what stands below the table of all queries: the figures, all notices (some stand
 * nowhere else on the page, since they are the same in every run), what to do next, and the
 * receipt.
 */
function endingHtml(report: Report, view: FullView): Html {
  const { metrics, latency } = view.tables;
  const notices = noticeSentences(report.verdict.notices).map((notice) =>
    proseHtml(notice, SENTENCE),
  );
  const figures = metricTables(metrics) + detailsHtml("Latency in figures", latencyTable(latency));
  return (
    sectionHtml("metrics", "Metrics", figures) +
    sectionHtml("notices", "Notices", notesHtml(notices)) +
    sectionHtml("next", "What next", nextHtml(view)) +
    sectionHtml("receipt", "Receipt", receiptHtml(report))
  );
}

/** The mark beside the verdict's word. */
const VERDICT_ICON: Readonly<Record<VerdictWord, IconName>> = {
  pass: "good",
  fail: "bad",
  error: "bad",
  partial: "half",
};

/**
 * Returns what a reader with ten seconds sees: the verdict as a word, what it means, the title, why
 * and what to do; then what the run was.
 */
function headerHtml(report: Report, view: FullView): Html {
  const { verdict } = report.verdict;
  const titleLines = [view.title, ...view.output].map((line) => escapeHtml(line, SENTENCE));
  // Class `log` shows the line ends of what a retriever wrote last: its lines are no elements.
  const titleClass = report.failure !== null && titleLines.length > 1 ? "fact log" : "fact";
  const viewLinesHtml = viewLines(view).map(({ name, words, marksCode }) => {
    const html = marksCode ? proseHtml(words, SENTENCE) : escapeHtml(words, SENTENCE);
    return `<p class="todo"><b>${name}:</b> ${html}</p>`;
  });
  const icon = iconHtml(view.first_run ? "half" : VERDICT_ICON[verdict]);
  // `FAIL` of the heading `FAIL: recall_drop`.
  const [verdictWord = ""] = view.heading.split(": ", 1);
  const meanings = meaningsHtml(report, view).map((html) => `<span class="meaning">${html}</span>`);
  return (
    `<header class="verdict ${verdictClass(view)}"><h1><span class="word">${icon}${verdictWord}</span> ` +
    `<span class="meanings">${meanings.join(" ")}</span></h1>\n` +
    `<p class="${titleClass}">${titleLines.join("\n")}</p>${viewLinesHtml.join("")}` +
    `${aboutHtml(report.origin, view)}</header>\n`
  );
}

/**
 * Returns the verdict's class in the stylesheet; `fell` for a pass in which something got worse.
 */
function verdictClass({ verdict, first_run: isFirst, accepted, fell }: ReportView): string {
  if (isFirst) {
    return "first";
  }
  return verdict === "pass" && accepted.length + fell.length > 0 ? "fell" : verdict;
}

/**
 * Returns what follows the verdict's word: the meaning of each failed category, an error's code, or
 * what else the heading says: `Passed with 2 accepted regressions` of `PASS: passed with 2 accepted
 * regressions`. Empty if it says no more.
 */
function meaningsHtml(report: Report, view: FullView): readonly Html[] {
  const { verdict, categories } = report.verdict;
  const { primary } = view.tables.checks;
  if (verdict === "fail") {
    return categories.map(
      (category) =>
        `${escapeHtml(capitalise(failureMeaning(category, primary)))}: ${codeHtml(category, NAME)}`,
    );
  }
  if (view.error !== null) {
    return [codeHtml(view.error.code, NAME)];
  }
  const [, ...words] = view.heading.split(": ");
  return words.length === 0 ? [] : [escapeHtml(capitalise(words.join(": ")))];
}

/** A web address that may stand in an attribute: `https://github.com/acme/docs/actions/runs/7`. */
const ADDRESS = /^https?:\/\/[^\s"'<>]+$/;

/** Returns what the run was, in one line: suite, commit and so on, the counts and the time. */
function aboutHtml(origin: Report["origin"], { about, counts }: ReportView): Html {
  const words = [...about, countWords(counts)].filter((text) => text !== "");
  const parts = words.map((text) => escapeHtml(text, SENTENCE));
  const allParts =
    origin === undefined
      ? parts
      : [...addLinks(parts, origin), `${origin.time.slice(0, 16).replace("T", " ")} UTC`];
  const shown = allParts.map((html) => `<span>${html}</span>`);
  return shown.length === 0 ? "" : `<p class="about">${shown.join(" ")}</p>`;
}

/**
 * Returns the parts with commit and pull request as links, and a link to the run; the parts alone if
 * the run has no web address.
 */
function addLinks(
  parts: readonly Html[],
  { commit, pull_request: number, run_url: run }: Origin,
): readonly Html[] {
  if (run === null || !ADDRESS.test(run)) {
    return parts;
  }
  const [repository] = run.split("/actions/");
  const linkHtml = (text: Html, url: string): Html => `<a href="${escapeHtml(url)}">${text}</a>`;
  // originWords writes `commit 0123456789ab, pull request #7`, without what is not known.
  const linkedParts = parts.map((html) =>
    html
      .replace(/^commit [0-9a-f]{12}/, (text) => linkHtml(text, `${repository}/commit/${commit}`))
      .replace(/pull request #\d+$/, (text) => linkHtml(text, `${repository}/pull/${number}`)),
  );
  return [...linkedParts, linkHtml("workflow run", run)];
}

function problemsHtml(failure: Failure | null): Html {
  const problems = failure?.problems ?? [];
  if (problems.length === 0) {
    return "";
  }
  const rows = problems.map((problem) => [
    codeHtml(problemPlace(problem), QUERY),
    codeHtml(problem.pointer ?? "", QUERY),
    escapeHtml(problem.message, SENTENCE),
  ]);
  return tableHtml(
    pluralise(rows.length, "problem"),
    [long("Where"), plain("Field"), long("Problem")],
    rows,
  );
}

/**
 * Returns how the change is accepted, and the next steps with their commands to paste; the page's
 * script adds a button that copies.
 */
function nextHtml(view: ReportView): Html {
  const items = view.next.map(({ why, command }) => {
    const commandHtml =
      command === ""
        ? ""
        : `<pre class="command" tabindex="0">${escapeHtml(command, SENTENCE)}</pre>`;
    return `<li><p>${proseHtml(capitalise(why))}</p>${commandHtml}</li>\n`;
  });
  const accept = view.accept === "" ? "" : `<p>${proseHtml(view.accept, SENTENCE)}</p>\n`;
  return items.length === 0 ? accept : `${accept}<ul class="steps">\n${items.join("")}</ul>\n`;
}

function receiptHtml(report: Report): Html {
  const rows = receiptFacts(report).map(
    (fact) =>
      `<div><dt>${escapeHtml(fact.name, QUERY)}</dt><dd>${codeHtml(fact.value, SENTENCE)}</dd></div>\n`,
  );
  return `<dl class="receipt">\n${rows.join("")}</dl>\n`;
}

/**
 * report.html: what a reviewer needs first is markup that stands without the script; the script adds the table of all
 * cases and the view of one.
 */
import type { Loss } from "../../model/explanation.ts";
import type { Report } from "../../model/report.ts";
import type { CaseRun, Hit } from "../../model/run.ts";
import { baselineFile } from "../../model/config.ts";
import {
  type ReportView,
  acceptedWords,
  countWords,
  isFirstRun,
  viewLines,
} from "../../messages/view.ts";
import { checkPanels, firstFigures, metricTables } from "./checks.ts";
import {
  type ExplorerData,
  type ExploredCase,
  type ExploredSide,
  causeKey,
  type PageHole,
  QUEUE,
  makeHole,
  pageParts,
  type PageClaims,
} from "./page-data.ts";
import {
  detailsHtml,
  groupList,
  notesHtml,
  sectionHtml,
  escapeText,
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
import { type Pack, renderBar, renderPage } from "./page.ts";
import { latencyPanel, latencyTable } from "./latency.ts";
import { causeMeaning, groupWords } from "../../messages/causes.ts";
import {
  type CaseRow,
  caseRows,
  lossesById,
  worstCases,
  aloneWords,
  besideCommit,
  primaryFailures,
} from "../../messages/rows.ts";
import {
  acceptedList,
  besideList,
  evidenceTable,
  failedQueryList,
  lossTable,
  lostList,
  movedList,
  wonList,
  worstList,
} from "./worst.ts";
import { exitCodeOfReport } from "../../exit-code.ts";
import { problemPlace } from "../../model/problem.ts";
import type { VerdictWord } from "../../model/verdict.ts";
import { capitalise, failureMeaning } from "../../messages/checks.ts";
import { capText } from "../../messages/escape.ts";
import { pluralise } from "../../messages/format.ts";
import { noticeSentences } from "../../messages/notices.ts";
import { receiptFacts } from "../../messages/receipt.ts";
import { requireItem } from "../../model/lookup.ts";

export function* renderReportHtml(report: Report, told: ReportView, pack?: Pack): Iterable<string> {
  const suite = report.inputs?.suite.name ?? "retrieval gate";
  const cases = report.inputs?.suite.cases.length ?? 0;
  const some = cases > 0 && report.scores !== null;
  const parts = {
    title: `${escapeText(told.heading)} - ${escapeText(suite, 80)}`,
    kind: "",
    bar: barHtml(report, some),
    body: firstScreen(report, told) + (some ? casesHtml(cases) : "") + endingHtml(report, told),
    data: some ? pageParts(exploredReport(report, told)) : ["null"],
  } as const;
  yield* renderPage(parts, pack);
}

function barHtml(report: Report, some: boolean): Html {
  const links: readonly (readonly [string, string, boolean])[] = [
    ["checks", isFirstRun(report) ? "Figures" : "Checks", report.verdict.checks.length > 0],
    ["cases", "Queries", some],
    ["metrics", "Metrics", report.scores !== null],
    ["next", "What next", report.inputs !== null],
    ["receipt", "Receipt", true],
  ];
  const there = links.flatMap(([id, name, has]) => (has ? [[id, name] as const] : []));
  return renderBar(report.tool, there);
}

/** Two columns where there is room: what failed, and beside it who and how slow. */
function firstScreen(report: Report, told: ReportView): Html {
  const failed = report.verdict.checks.some((check) => !check.passed);
  const checks = isFirstRun(report)
    ? sectionHtml("checks", "Figures", firstFigures(told))
    : sectionHtml("checks", failed ? "Failed checks" : "Checks", checkPanels(report, told));
  const worst = failed
    ? sectionHtml("worst", "Worst queries", worstList(told, report.inputs?.config.k ?? 0))
    : "";
  const moved = failed ? "" : passedHtml(report, told);
  const groups = report.explanation?.groups ?? [];
  const latency = isWhole(report) ? sectionHtml("latency", "Latency", latencyPanel(report)) : "";
  const side = worst + moved + latency;
  const columns =
    checks + side === ""
      ? ""
      : `<div class="columns"><div>${checks}</div><div>${side}</div></div>\n`;
  return (
    headerHtml(report, told) +
    sectionHtml("problems", "What is wrong", problemsHtml(report)) +
    sectionHtml(
      "failed-queries",
      "Failed queries",
      report.failure === null ? "" : failedQueryList(report),
    ) +
    sectionHtml("accepted", "Accepted with the label", acceptedList(told)) +
    sectionHtml("groups", "What changed in many lists", groupList(groups.map(groupWords))) +
    columns +
    sectionHtml("losses", "What happened to the lost queries", lossTable(report)) +
    sectionHtml(
      "beside",
      "Beside the verdict",
      detailsHtml("How sure is this?", evidenceTable(report) + besideList(report)),
    )
  );
}

/** Of a gain the queries that it won. Against a new baseline nothing moved; what was accepted did. */
function passedHtml(report: Report, told: ReportView): Html {
  if (!isWhole(report) || told.accepted.length > 0) {
    return "";
  }
  if (told.lost.length === 0 && told.won.length > 0) {
    return sectionHtml(
      "worst",
      "Queries that got better",
      wonList(told, report.inputs?.config.k ?? 0),
    );
  }
  return lostSection(told) + sectionHtml("worst", "Moved most", movedList(report, told));
}

function lostSection({ lost, counts }: ReportView): Html {
  const more = counts.lost - lost.length;
  if (lost.length === 0) {
    return "";
  }
  const left = more === 0 ? "" : `<p class="more">and ${more} more: see all queries</p>\n`;
  return sectionHtml("lost", "Lost a document", `${lostList(lost)}${left}`);
}

/** A run that broke off, or whose queries failed, has figures that compare with nothing. */
function isWhole({ failure, scores, new_baseline: newBaseline }: Report): boolean {
  return scores !== null && (failure === null || newBaseline !== null);
}

function casesHtml(count: number): Html {
  const without = `<p class="without">The table of ${count} queries needs this page's script; cases.csv and report.json beside this file hold the same.</p>`;
  return sectionHtml("cases", "All queries", `<div id="explorer">${without}</div>\n`);
}

/** The figures, all notices (what is the same in every run stands here alone), what to do next, and the receipt. */
function endingHtml(report: Report, told: ReportView): Html {
  const notices = noticeSentences(report.verdict.notices).map((notice) =>
    escapeText(notice, SENTENCE),
  );
  const figures = metricTables(report) + detailsHtml("Latency in figures", latencyTable(report));
  return (
    sectionHtml("metrics", "Metrics", figures) +
    sectionHtml("notices", "Notices", notesHtml(notices)) +
    sectionHtml("next", "What next", nextHtml(told)) +
    sectionHtml("receipt", "Receipt", receiptHtml(report))
  );
}

// A report: the baseline, and now.

export function exploredReport(report: Report, view: ReportView): ExplorerData {
  const { inputs, explanation, scores } = report;
  const rows = caseRows(report);
  const losses = lossesById(report);
  const index = new Map(rows.map((row, i) => [row.case.id, i]));
  const rowIndexes = (ids: readonly string[]): readonly number[] =>
    ids.flatMap((id) => index.get(id) ?? []);
  const holes = explanation?.holes ?? null;
  return {
    facts: {
      names: ["Baseline", "Now"],
      compared: false,
      suite: inputs?.suite.name ?? "",
      k: inputs?.config.k ?? 0,
      config: inputs?.config.file ?? null,
      program: report.origin?.command ?? "retrieval-gate",
      causes: (explanation?.causes ?? []).map(
        (each) => [causeKey(each), causeMeaning(each)] as const,
      ),
      groups: (explanation?.groups ?? []).map((group) => ({
        words: groupWords(group),
        pair: [0, 1] as const,
        cases: rowIndexes(group.cases),
      })),
      metrics: failedFirst(report, [...(scores?.cases[0]?.metrics.keys() ?? [])]),
      worst: rowIndexes(worstCases(report).map(({ id }) => id)),
      queue: pageQueue(report, rows, index),
      unjudged: holes?.queue.length ?? 0,
      issue: issueLines(report, view),
    },
    answers: listAnswers(rows),
    cases: exploredCases(report, rows, losses),
  };
}

function* exploredCases(
  { explanation }: Report,
  rows: readonly CaseRow[],
  losses: ReadonlyMap<string, Loss>,
): Iterable<ExploredCase> {
  for (const row of rows) {
    const { case: one, before, score, failed } = row;
    const passageText = (target: number): string | undefined => {
      const rank = before?.ranks[target] ?? null;
      const isLost = score !== null && rank !== null && (score.ranks[target] ?? null) === null;
      return isLost ? explanation?.documents?.get(before!.results[rank - 1]!) : undefined;
    };
    // No spread, here and in page-data.ts: it would give each case a hidden class of its own in Node 20.
    const recorded = before && {
      ranks: before.ranks,
      metrics: before.metrics,
      results: before.results,
      samples: before.latency_ms,
      hits: [],
      ...(before.answer === undefined ? {} : { details: { answer: before.answer } }),
    };
    const unjudged = explanation?.holes?.by_case.get(one.id)?.unjudged;
    const categories = failed.map(({ category }) => category);
    const loss = losses.get(one.id);
    yield {
      case: one,
      sides: [recorded, explorerSide(row)],
      loss,
      passage: passageText,
      failed: categories,
      unjudged,
    };
  }
}

/** Of a claim the page holds no more. */
const CLAIM = 500;

const UNASKED = {
  ranks: [],
  metrics: new Map<string, number | null>(),
  results: [],
  samples_ms: [],
  error: null,
  degraded: false,
  forbidden_ranks: [],
};

function explorerSide({ score, run }: CaseRow): ExploredSide {
  const said = score ?? UNASKED;
  const answer = run?.outcome.kind === "answer" ? run.outcome : null;
  const details = {
    unasked: score === null || undefined,
    error: said.error ?? undefined,
    degraded: said.degraded || undefined,
    forbidden: said.forbidden_ranks,
    spans: answer?.spans,
    answer: answer?.answer,
    claims: pageClaims(run),
  };
  const { ranks, metrics, results, samples_ms: samples } = said;
  return { ranks, metrics, results, samples, hits: answer?.hits ?? [], details };
}

/** The metrics of failed checks, the worst first, then the others. */
function failedFirst(report: Report, metrics: readonly string[]): readonly string[] {
  const failed = primaryFailures(report).map(({ metric }) => metric);
  return [...new Set([...failed.filter((name) => metrics.includes(name)), ...metrics])];
}

/** What the judge checked, by metric. */
function pageClaims(run: CaseRun | null | undefined): readonly PageClaims[] {
  const all: PageClaims[] = [];
  for (const [metric, sample] of run?.judged ?? []) {
    if (sample.kind === "value" && sample.claims !== undefined) {
      const claims = sample.claims.map(
        ({ text: claim, supported }) => [capText(claim, CLAIM), supported ? 1 : 0] as const,
      );
      all.push([metric, claims]);
    }
  }
  return all;
}

/** Where the run was, and what to do: what the reader of a copied issue has no page for. */
function issueLines({ origin }: Report, { advice }: ReportView): readonly string[] {
  const lines: string[] = [];
  if (origin?.commit) {
    lines.push(`Commit: ${origin.commit}`);
  }
  if (origin?.run_url && ADDRESS.test(origin.run_url)) {
    lines.push(`Run: ${origin.run_url}`);
  }
  if (advice !== "") {
    lines.push(`What to do: ${advice}`);
  }
  return lines;
}

/** One list at a time: results are made when they are asked for. */
function* listAnswers(rows: readonly CaseRow[]): Iterable<readonly Hit[]> {
  for (const row of rows) {
    if (hasChanged(row)) {
      yield rowHits(row);
    }
  }
  for (const row of rows) {
    if (!hasChanged(row)) {
      yield rowHits(row);
    }
  }
}

function rowHits({ run }: CaseRow): readonly Hit[] {
  return run?.outcome.kind === "answer" ? run.outcome.hits : [];
}

function hasChanged({ failed, before, score }: CaseRow): boolean {
  return (
    failed.length > 0 ||
    before === null ||
    before.ranks.some((rank, i) => rank !== (score?.ranks[i] ?? null))
  );
}

function pageQueue(
  report: Report,
  rows: readonly CaseRow[],
  index: ReadonlyMap<string, number>,
): readonly PageHole[] {
  const queue = report.explanation?.holes?.queue.slice(0, QUEUE) ?? [];
  return queue.flatMap(({ case_id: id, rank }): readonly PageHole[] => {
    const at = index.get(id);
    const hit = at === undefined ? undefined : rowHits(requireItem(rows, at))[rank - 1];
    return at === undefined || hit === undefined ? [] : [makeHole(at, rank, hit)];
  });
}

const ICON: Readonly<Record<VerdictWord, IconName>> = {
  pass: "good",
  fail: "bad",
  error: "bad",
  partial: "half",
};

/** What ten seconds are for: the word, what got worse in words, and the one fact. */
function headerHtml(report: Report, told: ReportView): Html {
  const { verdict } = report.verdict;
  const lines = [told.title, ...told.output].map((line) => escapeText(line, SENTENCE));
  // What a retriever wrote last is set as a log; line ends of strangers make no element.
  const kind = report.failure !== null && lines.length > 1 ? "fact log" : "fact";
  const said = viewLines(told).map(([title, words]) => {
    return `<p class="todo"><b>${title}:</b> ${escapeText(words, SENTENCE)}</p>`;
  });
  const noteworthy = verdict === "pass" && told.accepted.length + told.fell.length > 0;
  const isFirst = isFirstRun(report);
  const look = isFirst ? "first" : noteworthy ? "fell" : verdict;
  const word = isFirst ? "FIRST RUN" : verdict.toUpperCase();
  return (
    `<header class="verdict ${look}"><h1><span class="word">${iconHtml(isFirst ? "half" : ICON[verdict])}${word}</span> ` +
    `<span class="meanings">${meaningsHtml(report, told).join(" ")}</span></h1>\n` +
    `<p class="${kind}">${lines.join("\n")}</p>${said.join("")}` +
    `${aboutHtml(report, told)}${originHtml(report)}${filesHtml(report)}</header>\n`
  );
}

function meaningsHtml(report: Report, told: ReportView): readonly Html[] {
  const { verdict, categories } = report.verdict;
  if (verdict === "pass") {
    return [meaningHtml(passMeaning(report, told))];
  }
  if (verdict === "partial") {
    const isShard = report.verdict.notices.some(({ code: found }) => found === "shard");
    const why = isShard
      ? "one part of several: merge them for a verdict"
      : "only a part of the suite was asked: this is no verdict";
    return [meaningHtml(why)];
  }
  if (isFirstRun(report)) {
    return [meaningHtml("there is no baseline yet (error)", report.failure?.code)];
  }
  if (verdict === "error") {
    const why =
      exitCodeOfReport(report) === 3
        ? "the retriever or the measurement failed"
        : "the input is wrong or can't be compared";
    return [meaningHtml(why, report.failure?.code)];
  }
  const failed = primaryFailures(report);
  return categories.map((category) => meaningHtml(failureMeaning(category, failed), category));
}

function passMeaning(report: Report, { counts }: ReportView): string {
  const accepted = acceptedWords(report);
  const marked = counts.fell;
  if (accepted !== "") {
    return accepted;
  }
  if (marked > 0) {
    return `nothing failed; ${pluralise(marked, "check")} beyond the limit`;
  }
  if (report.policies?.bootstrap === true) {
    return "the first run: there was nothing to be worse than";
  }
  return report.inputs?.baseline === null
    ? "there was no baseline to compare with"
    : "nothing got worse than its limit allows";
}

function meaningHtml(words: string, name?: string): Html {
  return `<span class="meaning">${escapeText(capitalise(words))}${name === undefined ? "" : ` ${codeHtml(name, NAME)}`}</span>`;
}

function aboutHtml(report: Report, { counts }: ReportView): Html {
  const tally = countWords(counts);
  if (report.inputs === null) {
    return "";
  }
  const { suite, baseline, config } = report.inputs;
  const beside = besideCommit(report);
  const stored = baseline === null ? "no baseline at" : "compared with";
  return spansHtml([
    `${escapeText(suite.name, NAME)} ${escapeText(suite.revision, NAME)}`,
    pluralise(suite.cases.length, "query", "queries"),
    tally === "" ? "no checks" : tally,
    beside === null
      ? `${stored} ${codeHtml(baselineFile(config), NAME)}`
      : `side by side with the base ${codeHtml(beside, NAME)}${aloneWords(report)}`,
  ]);
}

function spansHtml(parts: readonly Html[]): Html {
  const shown = parts.filter((part) => part !== "").map((part) => `<span>${part}</span>`);
  return `<p class="about">${shown.join(" ")}</p>`;
}

const ADDRESS = /^https?:\/\/[^\s"'<>]+$/;

/** Where and when the run was: links where the run has an address. */
function originHtml({ origin }: Report): Html {
  if (origin === undefined) {
    return "";
  }
  const { commit, ref, pull_request: number, run_url: run, time } = origin;
  const address = run !== null && ADDRESS.test(run) ? run : null;
  const repository = address?.includes("/actions/")
    ? address.slice(0, address.indexOf("/actions/"))
    : null;
  const linkHtml = (to: string | null, words: Html): Html =>
    to === null ? words : `<a href="${escapeText(to)}">${words}</a>`;
  return spansHtml([
    number === null
      ? ""
      : linkHtml(repository && `${repository}/pull/${number}`, `pull request #${number}`),
    commit === null
      ? ""
      : `commit ${linkHtml(repository && `${repository}/commit/${encodeURIComponent(commit)}`, codeHtml(commit.slice(0, 12)))}`,
    number === null && ref !== null ? codeHtml(ref, NAME) : "",
    address === null ? "" : linkHtml(address, "workflow run"),
    escapeText(`${time.slice(0, 16).replace("T", " ")} UTC`),
  ]);
}

/** The report's other files by name. The page is also stored and opened alone: a link to them would lead nowhere. */
function filesHtml(report: Report): Html {
  const files = [
    "report.json",
    "junit.xml",
    ...(report.scores === null ? [] : ["cases.csv"]),
    ...(report.run === null ? [] : ["retriever.log"]),
    ...((report.explanation?.holes ?? null) === null ? [] : ["unjudged.jsonl"]),
  ];
  const names = files.map((file) => `<code>${file}</code>`);
  return `<p class="about files"><span>In the report's folder:</span> ${names.join(" ")}</p>`;
}

/** Every problem of the files that could not be used. */
function problemsHtml(report: Report): Html {
  const all = report.failure?.problems ?? [];
  if (all.length === 0) {
    return "";
  }
  const rows = all.map((problem) => [
    codeHtml(problemPlace(problem), QUERY),
    codeHtml(problem.pointer ?? "", QUERY),
    escapeText(problem.message, SENTENCE),
  ]);
  return tableHtml(
    pluralise(rows.length, "problem"),
    [long("Where"), plain("Field"), long("Problem")],
    rows,
  );
}

/** Commands to paste; the page's script adds a button that copies. */
function nextHtml(told: ReportView): Html {
  const items = told.next.map(({ why, command }) => {
    const words = why.charAt(0).toUpperCase() + why.slice(1);
    const shown =
      command === ""
        ? ""
        : `<pre class="command" tabindex="0">${escapeText(command, SENTENCE)}</pre>`;
    return `<li><p>${escapeText(words)}</p>${shown}</li>\n`;
  });
  return items.length === 0 ? "" : `<ul class="steps">\n${items.join("")}</ul>\n`;
}

function receiptHtml(report: Report): Html {
  const rows = receiptFacts(report).map(
    (fact) =>
      `<div><dt>${escapeText(fact.name, QUERY)}</dt><dd>${codeHtml(fact.value, SENTENCE)}</dd></div>\n`,
  );
  return `<dl class="receipt">\n${rows.join("")}</dl>\n`;
}

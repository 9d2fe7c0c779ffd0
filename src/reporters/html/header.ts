/** What ten seconds are for: the word, what got worse in words, and the one fact. */
import { exitCodeOfReport } from "../../exit-code.ts";
import { besideCommit } from "../../words/side-by-side.ts";
import { placeOf } from "../../model/problem.ts";
import type { Report } from "../../model/report.ts";
import type { VerdictWord } from "../../model/verdict.ts";
import { nextSteps } from "../../words/advice.ts";
import { receiptFacts } from "../../words/receipt.ts";
import { todoWords } from "../../words/todo.ts";
import { whyWords } from "../../words/why.ts";
import { plural } from "../../words/format.ts";
import { acceptedCount, factLines } from "../../words/headline.ts";
import { noteWords, noticeSentences } from "../../words/notice-list.ts";
import { failureMeaning } from "../../words/notices.ts";
import { failedChecks, primaryFailures } from "../../words/rows.ts";
import { watchedChecks } from "../../words/watches.ts";
import {
  code,
  icon,
  long,
  NAME,
  plain,
  QUERY,
  SENTENCE,
  table,
  text,
  type Html,
  type IconName,
} from "./html.ts";

const ICON: Readonly<Record<VerdictWord, IconName>> = {
  pass: "good",
  fail: "bad",
  error: "bad",
  partial: "half",
};

export function header(report: Report): Html {
  const { verdict } = report.verdict;
  const lines = factLines(report).map((line) => text(line, SENTENCE));
  // What a retriever wrote last is set as a log; line ends of strangers make no element.
  const kind = report.failure !== null && lines.length > 1 ? "fact log" : "fact";
  return (
    `<header class="verdict ${noteworthy(report) ? "watched" : verdict}"><h1><span class="word">${icon(ICON[verdict])}${verdict.toUpperCase()}</span> ` +
    `<span class="meanings">${meanings(report).join(" ")}</span></h1>\n` +
    `<p class="${kind}">${lines.join("\n")}</p>` +
    `${told("Why", text(whyWords(report), SENTENCE))}${told("What to do", text(todoWords(report), SENTENCE))}${told("Note", text(noteWords(report), SENTENCE))}${aboutHtml(report)}${originHtml(report)}${filesHtml(report)}</header>\n`
  );
}

function told(title: string, words: Html): Html {
  return words === "" ? "" : `<p class="todo"><b>${title}:</b> ${words}</p>`;
}

/** A pass that a reader should look at. */
function noteworthy(report: Report): boolean {
  return report.verdict.verdict === "pass" && acceptedCount(report) + watchedChecks(report).length > 0;
}

function meanings(report: Report): readonly Html[] {
  const { verdict, categories } = report.verdict;
  if (verdict === "pass") return [meaning(passMeaning(report))];
  if (verdict === "partial") return [meaning(partialMeaning(report))];
  if (verdict === "error") {
    const why =
      exitCodeOfReport(report) === 3
        ? "the retriever or the measurement failed"
        : "the input is wrong or can't be compared";
    return [meaning(why, report.failure?.code)];
  }
  const failed = primaryFailures(report);
  return categories.map((category) => meaning(failureMeaning(category, failed), category));
}

function partialMeaning({ verdict }: Report): string {
  return verdict.notices.some(({ code }) => code === "shard")
    ? "one part of several: merge them for a verdict"
    : "only a part of the suite was asked: this is no verdict";
}

function passMeaning(report: Report): string {
  const [accepted, watched] = [acceptedCount(report), watchedChecks(report).length];
  if (accepted > 0) return `passed with ${plural(accepted, "accepted regression")}`;
  if (watched > 0) return `nothing failed; ${plural(watched, "check")} to watch`;
  if (report.policies?.bootstrap === true) return "the first run: there was nothing to be worse than";
  return report.inputs?.baseline === null
    ? "there was no baseline to compare with"
    : "nothing got worse than its tolerance allows";
}

function meaning(words: string, name?: string): Html {
  const word = words.charAt(0).toUpperCase() + words.slice(1);
  return `<span class="meaning">${text(word)}${name === undefined ? "" : ` ${code(name, NAME)}`}</span>`;
}

function aboutHtml(report: Report): Html {
  if (report.inputs === null) return "";
  const { suite, baseline, config } = report.inputs;
  const { checks } = report.verdict;
  const failed = failedChecks(report).length;
  const watched = watchedChecks(report).length;
  const parts = [
    `${text(suite.name, NAME)} ${text(suite.revision, NAME)}`,
    plural(suite.cases.length, "case"),
    checks.length === 0
      ? "no checks"
      : `${failed} of ${plural(checks.length, "check")} failed${watched === 0 ? "" : `, ${watched} to watch`}`,
    againstHtml(report, baseline === null, config.baseline),
  ];
  return `<p class="about">${parts.map((part) => `<span>${part}</span>`).join(" ")}</p>`;
}

const ADDRESS = /^https?:\/\/[^\s"'<>]+$/;

/** Where and when the run was: links where the run has an address. */
function originHtml({ origin }: Report): Html {
  if (origin === undefined) return "";
  const { commit, ref, pull_request: number, run_url: run, time } = origin;
  const address = run !== null && ADDRESS.test(run) ? run : null;
  const repository = address?.includes("/actions/") ? address.slice(0, address.indexOf("/actions/")) : null;
  const linked = (to: string | null, words: Html): Html =>
    to === null ? words : `<a href="${text(to)}">${words}</a>`;
  const parts = [
    number === null ? "" : linked(repository && `${repository}/pull/${number}`, `pull request #${number}`),
    commit === null
      ? ""
      : `commit ${linked(repository && `${repository}/commit/${encodeURIComponent(commit)}`, code(commit.slice(0, 12)))}`,
    number === null && ref !== null ? code(ref, NAME) : "",
    address === null ? "" : linked(address, "workflow run"),
    text(`${time.slice(0, 16).replace("T", " ")} UTC`),
  ];
  return `<p class="about">${parts
    .filter((part) => part !== "")
    .map((part) => `<span>${part}</span>`)
    .join(" ")}</p>`;
}

/** The report's other files, which lie beside the page. */
function filesHtml(report: Report): Html {
  const files = [
    "report.json",
    "junit.xml",
    ...(report.scores === null ? [] : ["cases.csv"]),
    ...(report.run === null ? [] : ["retriever.log"]),
    ...((report.explanation?.holes ?? null) === null ? [] : ["unjudged.jsonl"]),
  ];
  const links = files.map((file) => `<a href="${file}" download>${file}</a>`);
  return `<p class="about files"><span>Beside this page:</span> ${links.join(" ")}</p>`;
}

function againstHtml(report: Report, none: boolean, file: string): Html {
  const beside = besideCommit(report);
  if (beside !== null) return `side by side with the base ${code(beside, NAME)}`;
  return `${none ? "no baseline at" : "compared with"} ${code(file, NAME)}`;
}

/** Every problem of the files that could not be used. */
export function problems(report: Report): Html {
  const all = report.failure?.problems ?? [];
  if (all.length === 0) return "";
  const rows = all.map((problem) => [
    code(placeOf(problem), QUERY),
    code(problem.pointer ?? "", QUERY),
    text(problem.message, SENTENCE),
  ]);
  return table(plural(rows.length, "problem"), [long("Where"), plain("Field"), long("Problem")], rows);
}

// The end of the page: notices, what to do next, and the receipt.

export function notices(report: Report): Html {
  const items = noticeSentences(report).map((notice) => `<li>${text(notice, SENTENCE)}</li>\n`);
  return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}

/** Commands to paste; the page's script adds a button that copies. */
export function next(report: Report): Html {
  const items = nextSteps(report).map(
    (step) =>
      `<li><p>${text(step.why)}</p><pre class="command" tabindex="0">${text(step.command, SENTENCE)}</pre></li>\n`,
  );
  return items.length === 0 ? "" : `<ul class="steps">\n${items.join("")}</ul>\n`;
}

export function receipt(report: Report): Html {
  const rows = receiptFacts(report).map(
    (fact) => `<div><dt>${text(fact.name, QUERY)}</dt><dd>${code(fact.value, SENTENCE)}</dd></div>\n`,
  );
  return `<dl class="receipt">\n${rows.join("")}</dl>\n`;
}

/** What ten seconds are for: the word, what got worse in words, and the one fact. */
import { exitCodeOfReport } from "../../exit-code.ts";
import { placeOf } from "../../model/problem.ts";
import type { Report } from "../../model/report.ts";
import type { VerdictWord } from "../../model/verdict.ts";
import { type Blocks, acceptedWords, factLines } from "../../words/blocks.ts";
import { watchedChecks } from "../../words/items.ts";
import { capital, failureMeaning } from "../../words/checks.ts";
import { plural } from "../../words/format.ts";
import { noticeSentences } from "../../words/notices.ts";
import { receiptFacts } from "../../words/receipt.ts";
import { besideCommit, primaryFailures } from "../../words/rows.ts";
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

export function header(report: Report, told: Blocks): Html {
  const { verdict } = report.verdict;
  const lines = factLines(told.fact).map((line) => text(line, SENTENCE));
  // What a retriever wrote last is set as a log; line ends of strangers make no element.
  const kind = report.failure !== null && lines.length > 1 ? "fact log" : "fact";
  const said = [
    ...told.also.map((fact) => ["Also", fact] as const),
    ["Why", told.why],
    ["What to do", told.what_to_do],
    ["Note", told.note],
  ] as const;
  const noteworthy = verdict === "pass" && told.accepted.length + told.watched.length > 0;
  return (
    `<header class="verdict ${noteworthy ? "watched" : verdict}"><h1><span class="word">${icon(ICON[verdict])}${verdict.toUpperCase()}</span> ` +
    `<span class="meanings">${meanings(report).join(" ")}</span></h1>\n` +
    `<p class="${kind}">${lines.join("\n")}</p>` +
    said
      .filter(([, words]) => words !== "")
      .map(([title, words]) => `<p class="todo"><b>${title}:</b> ${text(words, SENTENCE)}</p>`)
      .join("") +
    `${aboutHtml(report, told)}${originHtml(report)}${filesHtml(report)}</header>\n`
  );
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
  const [accepted, watched] = [acceptedWords(report), watchedChecks(report).length];
  if (accepted !== "") return accepted;
  if (watched > 0) return `nothing failed; ${plural(watched, "check")} to watch`;
  if (report.policies?.bootstrap === true) return "the first run: there was nothing to be worse than";
  return report.inputs?.baseline === null
    ? "there was no baseline to compare with"
    : "nothing got worse than its tolerance allows";
}

function meaning(words: string, name?: string): Html {
  return `<span class="meaning">${text(capital(words))}${name === undefined ? "" : ` ${code(name, NAME)}`}</span>`;
}

function aboutHtml(report: Report, { tally }: Blocks): Html {
  if (report.inputs === null) return "";
  const { suite, baseline, config } = report.inputs;
  const parts = [
    `${text(suite.name, NAME)} ${text(suite.revision, NAME)}`,
    plural(suite.cases.length, "case"),
    tally === "" ? "no checks" : tally,
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

/** All of them: what is the same in every run stands here alone. */
export function notices({ verdict }: Report): Html {
  const items = noticeSentences(verdict.notices).map((notice) => `<li>${text(notice, SENTENCE)}</li>\n`);
  return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}

/** Commands to paste; the page's script adds a button that copies. */
export function next(told: Blocks): Html {
  const items = told.next.map(({ why, command }) => {
    const words = why.charAt(0).toUpperCase() + why.slice(1);
    const shown = command === "" ? "" : `<pre class="command" tabindex="0">${text(command, SENTENCE)}</pre>`;
    return `<li><p>${text(words)}</p>${shown}</li>\n`;
  });
  return items.length === 0 ? "" : `<ul class="steps">\n${items.join("")}</ul>\n`;
}

export function receipt(report: Report): Html {
  const rows = receiptFacts(report).map(
    (fact) => `<div><dt>${text(fact.name, QUERY)}</dt><dd>${code(fact.value, SENTENCE)}</dd></div>\n`,
  );
  return `<dl class="receipt">\n${rows.join("")}</dl>\n`;
}

/** What ten seconds are for: the word, what got worse in words, and the one fact. */
import { moreAbout } from "../../words/error-page.ts";
import { exitCodeOfReport } from "../../exit-code.ts";
import { besideCommit } from "../../words/side-by-side.ts";
import { placeOf } from "../../model/problem.ts";
import type { Report } from "../../model/report.ts";
import type { VerdictWord } from "../../model/verdict.ts";
import { nextSteps, receiptFacts } from "../../words/advice.ts";
import { plural } from "../../words/format.ts";
import { worstFact } from "../../words/headline.ts";
import { CATEGORY_MEANING, noticeSentence } from "../../words/notices.ts";
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
  const { failure } = report;
  const hint = failure?.hint ?? null;
  const todo = hint === null ? "" : `<p class="todo"><b>What to do:</b> ${text(hint, SENTENCE)}</p>`;
  const more = failure === null ? "" : `<p class="todo">${text(moreAbout(failure.code), SENTENCE)}</p>`;
  return (
    `<header class="verdict ${verdict}"><h1><span class="word">${icon(ICON[verdict])}${verdict.toUpperCase()}</span> ` +
    `<span class="meanings">${meanings(report).join(" ")}</span></h1>\n` +
    `<p class="fact">${text(worstFact(report), SENTENCE)}</p>${todo}${more}${aboutHtml(report)}</header>\n`
  );
}

function meanings(report: Report): readonly Html[] {
  const { verdict, categories } = report.verdict;
  if (verdict === "pass") return [meaning("nothing got worse than its tolerance allows")];
  if (verdict === "partial") return [meaning("one part of several: merge them for a verdict")];
  if (verdict === "error") {
    const why =
      exitCodeOfReport(report) === 3
        ? "the retriever or the measurement failed"
        : "the input is wrong or can't be compared";
    return [meaning(why, report.failure?.code)];
  }
  return categories.map((category) => meaning(CATEGORY_MEANING[category], category));
}

function meaning(words: string, name?: string): Html {
  const word = words.charAt(0).toUpperCase() + words.slice(1);
  return `<span class="meaning">${text(word)}${name === undefined ? "" : ` ${code(name, NAME)}`}</span>`;
}

function aboutHtml(report: Report): Html {
  if (report.inputs === null) return "";
  const { suite, baseline, config } = report.inputs;
  const { checks } = report.verdict;
  const failed = checks.filter((check) => !check.passed).length;
  const watched = checks.filter(({ outcome }) => outcome === "watch").length;
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
  const items = report.verdict.notices.map(
    (notice) => `<li>${text(noticeSentence(notice), SENTENCE)}</li>\n`,
  );
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

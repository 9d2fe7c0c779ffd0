/** Annotations on the suite's own lines; the publisher only prints them. */
import { moreAbout } from "../words/error-page.ts";
import type { Notice } from "../model/notice.ts";
import type { Report } from "../model/report.ts";
import type { Check } from "../model/verdict.ts";
import { capped, visible } from "../words/escape.ts";
import { culpritChange, culpritMoves, formatMove, plural } from "../words/format.ts";
import { watchSentence, watches, type Watch } from "../words/watches.ts";
import { acceptedChecks, casesById, primaryFailures, worstCases, type WorstCase } from "../words/rows.ts";
import { checkSentence, noticeSentence } from "../words/notices.ts";

export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  /** Relative to the repository root. */
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
  readonly title: string;
  readonly message: string;
}

/** GitHub shows ten of a level per step, and 4,096 characters of each. */
const PER_LEVEL = 10;
const MESSAGE = 4_000;
const TITLE = 200;
const QUERY = 300;
const LABEL = 200;

/** At most ten of each level, worst first; the last one says how many were left out. */
export function annotations(report: Report): readonly Annotation[] {
  const errors = [
    ...failureAnnotations(report),
    ...checkAnnotations(report),
    ...worstCases(report).map(caseAnnotation),
  ];
  const warnings = [
    ...acceptedAnnotations(report),
    ...watches(report).map((watch) => watchAnnotation(report, watch)),
    ...report.verdict.notices.filter(isWarning).map(noticeAnnotation),
  ];
  return [...limited(errors), ...limited(warnings)];
}

function limited(all: readonly Annotation[]): readonly Annotation[] {
  const left = all.length - PER_LEVEL;
  return all.slice(0, PER_LEVEL).map((each, i) => {
    const more = left > 0 && i === PER_LEVEL - 1 ? `\n+${left} more in the report` : "";
    return {
      ...each,
      title: visible(each.title, TITLE),
      message: cut(each.message, MESSAGE - more.length) + more,
    };
  });
}

/** Line ends are ours and stay; escapes make a text longer, so it is cut after them. */
function cut(message: string, max: number): string {
  const shown = message
    .split("\n")
    .map((line) => visible(line))
    .join("\n");
  return shown.length <= max ? shown : `${shown.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

function failureAnnotations(report: Report): readonly Annotation[] {
  if (report.failure === null) return [];
  const { code, message, hint, problems } = report.failure;
  const whole: Annotation = {
    level: "error",
    title: code,
    message: [message, ...(hint === null ? [] : [hint]), moreAbout(code)].join("\n"),
  };
  if (problems.length === 0) return [whole];
  return problems.map((problem) => ({
    level: "error",
    file: problem.file,
    ...(problem.line === undefined ? {} : { line: problem.line }),
    title: code,
    message: problem.pointer ? `${problem.pointer}: ${oneLine(problem.message)}` : oneLine(problem.message),
  }));
}

/** Failed checks that no case stands for, such as a missing intent. */
function checkAnnotations(report: Report): readonly Annotation[] {
  return primaryFailures(report)
    .filter((check) => check.cases.length === 0)
    .map((check) => ({
      level: "error",
      ...weakenedPlace(check),
      title: `${check.category}: ${check.metric}`,
      message: oneLine(checkSentence(check)),
    }));
}

/** The file in which the rules were loosened. */
function weakenedPlace(check: Check): { readonly file?: string } {
  return check.kind === "weakening" ? { file: check.weakening.file } : {};
}

/** One for all: the regression is there, and somebody accepted it. */
function acceptedAnnotations(report: Report): readonly Annotation[] {
  const accepted = acceptedChecks(report);
  if (accepted.length === 0) return [];
  const message = accepted.slice(0, PER_LEVEL).map((check) => oneLine(checkSentence(check)));
  const more = accepted.length > PER_LEVEL ? [`+${accepted.length - PER_LEVEL} more in the report`] : [];
  return [
    {
      level: "warning",
      title: `accepted: ${plural(accepted.length, "regression")}`,
      message: [...message, ...more].join("\n"),
    },
  ];
}

function caseAnnotation(worst: WorstCase): Annotation {
  const { culprit, check, checks } = worst;
  const query =
    worst.case === null ? `case ${oneLine(worst.id, QUERY)}` : `query "${oneLine(worst.case.query, QUERY)}"`;
  const moves =
    check.unit === "ms" || check.unit === "money"
      ? [culpritChange(check, culprit)]
      : culpritMoves(culprit, worst.case).map(
          (move) => `${oneLine(move.label, LABEL)}: rank ${formatMove(move.before, move.after)}`,
        );
  const message = [query, ...moves, ...checks.map((each) => oneLine(checkSentence(each)))].join("\n");
  const place =
    worst.case === null ? weakenedPlace(check) : { file: worst.case.place.file, line: worst.case.place.line };
  return { level: "error", ...place, title: `${check.category}: ${check.metric}`, message };
}

/** On the line of its worst case. */
function watchAnnotation(report: Report, watch: Watch): Annotation {
  const { check } = watch;
  const [worst] = check.cases;
  const place = worst === undefined ? undefined : casesById(report).get(worst.id)?.place;
  return {
    level: "warning",
    ...(place === undefined ? {} : { file: place.file, line: place.line }),
    title: `watch: ${check.metric}`,
    message: oneLine(watchSentence(watch)),
  };
}

function oneLine(text: string, max: number = Infinity): string {
  return visible(capped(text, max));
}

/** Notices that put the verdict itself in doubt. */
function isWarning(notice: Notice): boolean {
  return (
    notice.code === "implausible_jump" || notice.code === "cached_answers" || notice.code === "errored_cases"
  );
}

function noticeAnnotation(notice: Notice): Annotation {
  return { level: "warning", title: notice.code, message: oneLine(noticeSentence(notice)) };
}

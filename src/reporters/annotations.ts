/**
 * The annotations of a report: messages that GitHub shows at lines of the suite. They are printed
 * elsewhere (src/action). An item is what one cause made fail, with its cases.
 */
import type { ReportView } from "../messages/view.ts";
import { type Item, type CaseView, caseClause, isUnknownCase } from "../messages/items.ts";
import { moreAbout } from "../messages/error-page.ts";
import { capText, escapeInvisible } from "../messages/escape.ts";
import { cutText } from "../model/lookup.ts";

/** A message that GitHub shows at a line of a file. */
export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  /** Relative to the repository root. */
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
  readonly title: string;
  readonly message: string;
}

/** GitHub keeps ten of a level per step. One warning stays free for what publishing says later. */
const KEPT = { error: 10, warning: 9, notice: 10 } as const;
/** Characters of a message (GitHub shows 4,096), a title, a query, and what happened to a query. */
const MESSAGE = 4_000;
const TITLE = 200;
const QUERY = 300;
const CLAUSE = 600;
/** The most accepted items that the warning lists. */
const ACCEPTED_LINES = 10;

/**
 * Returns the annotations of a report: errors, then warnings, then notices, the worst of each
 * first, and as many of each as GitHub keeps. The last one of a level says how many were left out.
 * Those of `also`, which are no part of the view, stand before the others of their level.
 */
export function makeAnnotations(
  view: ReportView,
  also: readonly Annotation[] = [],
): readonly Annotation[] {
  const [first, ...rest] = failedAnnotations(view);
  const failed = first === undefined ? [] : [leadingAnnotation(first, view), ...rest];
  const annotations = [
    ...also,
    ...errorAnnotations(view),
    ...failed,
    ...acceptedAnnotations(view),
    ...fellAnnotations(view),
    ...lostAnnotations(view),
  ];
  // Cases of failed items that the view left out (`more`). An item that is annotated as a whole
  // counts its cases in its sentence.
  const hiddenCases = view.failed
    .filter((item) => !isAnnotatedWhole(item))
    .reduce((sum, { more }) => sum + more, 0);
  return (["error", "warning", "notice"] as const).flatMap((level) => {
    const sameLevel = annotations.filter((annotation) => annotation.level === level);
    return limitAnnotations(sameLevel, KEPT[level], level === "error" ? hiddenCases : 0);
  });
}

/**
 * Returns the first annotation with the report's title and cause before its own lines, without
 * lines that the title repeats.
 */
function leadingAnnotation(first: Annotation, { title, cause }: ReportView): Annotation {
  const titleText = oneLine(title);
  const rest = first.message.split("\n").filter((line) => !titleText.includes(line));
  const lines = [titleText, cause === "" ? "" : `Why: ${oneLine(cause, CLAUSE)}`, ...rest];
  return { ...first, message: lines.filter(Boolean).join("\n") };
}

/**
 * Returns the first annotations, at most `most`, with title and message escaped and cut. The last
 * says how many others there are, together with `hiddenCases`, which the view does not list.
 */
function limitAnnotations(
  annotations: readonly Annotation[],
  most: number,
  hiddenCases: number,
): readonly Annotation[] {
  const shown = annotations.slice(0, most);
  const leftCount = annotations.length - shown.length + hiddenCases;
  return shown.map((annotation, i) => {
    const isLast = i === shown.length - 1;
    const more = isLast && leftCount > 0 ? `\n+${leftCount} more in the report` : "";
    const message = cutMessage(annotation.message, MESSAGE - more.length) + more;
    return { ...annotation, title: escapeInvisible(annotation.title, TITLE), message };
  });
}

/**
 * Returns the message, escaped and then cut to `max` code units, since escapes make it longer. Line
 * ends are ours and stay.
 */
function cutMessage(message: string, max: number): string {
  const shown = message
    .split("\n")
    .map((line) => escapeInvisible(line))
    .join("\n");
  return shown.length <= max ? shown : `${cutText(shown, max - 1)}…`;
}

/**
 * Returns an annotation for each problem of an error, at its line, or one for the error if it lists
 * no problem. A first run has no error in its view: it gets one with the title and what to do.
 * Empty for other verdicts.
 */
function errorAnnotations(view: ReportView): readonly Annotation[] {
  const { verdict, error, title, output, advice } = view;
  if (verdict !== "error") {
    return [];
  }
  if (error === null) {
    const message = [title, advice].filter(Boolean).join("\n");
    return [{ level: "error", title: "no baseline yet", message }];
  }
  const { code, problems } = error;
  const message = [title, ...output, advice, moreAbout(code)].filter(Boolean).join("\n");
  if (problems.length === 0) {
    return [{ level: "error", title: code, message }];
  }
  return problems.map(({ file, line, pointer, message: problemText }) => ({
    level: "error",
    file,
    line,
    title: code,
    message: pointer ? `${pointer}: ${oneLine(problemText)}` : oneLine(problemText),
  }));
}

/**
 * True if the item has one annotation, whose sentence is about all of its cases: a finding, which
 * alone has a file, missing data, and what names no case.
 */
function isAnnotatedWhole({ file, code, cases }: Item): boolean {
  return file !== undefined || code === "missing_data" || cases.length === 0;
}

/**
 * Returns an annotation for each item that has one as a whole, then one for each case of the other
 * items, on its line; a case in several items has one. The first of each category stand before all
 * others.
 */
function failedAnnotations({ failed }: ReportView): readonly Annotation[] {
  const itemAnnotations: Annotation[] = [];
  const annotationByCase = new Map<string, Annotation>();
  for (const item of failed) {
    const { code, metric, cases, sentence } = item;
    const title = `${code}: ${metric}`;
    if (isAnnotatedWhole(item)) {
      // Without a place of its own it stands at that of its worst case.
      const { file, line } = item.file === undefined ? (cases[0] ?? item) : item;
      itemAnnotations.push({ level: "error", file, line, title, message: oneLine(sentence) });
      continue;
    }
    for (const view of cases) {
      const { id, file, line } = view;
      if (!annotationByCase.has(id)) {
        const lines = [queryWords(view), oneLine(caseClause(view), CLAUSE)];
        const message = lines.filter(Boolean).join("\n");
        annotationByCase.set(id, { level: "error", file, line, title, message });
      }
    }
  }
  return putCategoriesFirst(failed, [...itemAnnotations, ...annotationByCase.values()]);
}

/**
 * Returns the annotations of failures, the first of each category before all others: ten of one
 * would leave no room for another. The category is in the title: `recall_drop: recall@10`.
 */
function putCategoriesFirst(
  failed: readonly Item[],
  all: readonly Annotation[],
): readonly Annotation[] {
  const codes = new Set(failed.map(({ code }) => code));
  const firsts = [...codes].flatMap(
    (code) => all.find(({ title }) => title.startsWith(`${code}: `)) ?? [],
  );
  // A set: those that were put first are not repeated.
  return [...new Set([...firsts, ...all])];
}

/** Returns a query in quotes; of a case that the suite does not have, its id. */
function queryWords(view: CaseView): string {
  return isUnknownCase(view)
    ? `case ${oneLine(view.id, QUERY)}`
    : `query "${oneLine(view.query, QUERY)}"`;
}

/**
 * Returns one warning that lists what was accepted, at most ACCEPTED_LINES; none if nothing was.
 */
function acceptedAnnotations({ heading, accepted }: ReportView): readonly Annotation[] {
  if (accepted.length === 0) {
    return [];
  }
  const lines = accepted.slice(0, ACCEPTED_LINES).map(({ sentence }) => oneLine(sentence));
  const hiddenCount = accepted.length - ACCEPTED_LINES;
  const more = hiddenCount > 0 ? [`+${hiddenCount} more in the report`] : [];
  // `PASS: passed with accepted changes` becomes `accepted changes`.
  const title = heading.replace(/^PASS: passed with /, "");
  return [{ level: "warning", title, message: [...lines, ...more].join("\n") }];
}

/** Returns, of a pass, a warning for each item that fell, on the line of its worst case. */
function fellAnnotations({ verdict, fell }: ReportView): readonly Annotation[] {
  if (verdict !== "pass") {
    return [];
  }
  return fell.map(({ metric, sentence, cases }) => ({
    level: "warning",
    file: cases[0]?.file,
    line: cases[0]?.line,
    title: `${metric} is beyond the limit, but not enough to fail`,
    message: [oneLine(sentence), ...cases.map(queryWords)].join("\n"),
  }));
}

/**
 * Returns a text cut to `max` characters and escaped: its line ends are written out, so that it is
 * one line.
 */
function oneLine(text: string, max: number = Infinity): string {
  return escapeInvisible(capText(text, max));
}

/** Returns one notice, for a pass only, with the queries that lost a document. */
function lostAnnotations({ verdict, lost, counts }: ReportView): readonly Annotation[] {
  const [first] = lost;
  if (first === undefined || verdict !== "pass") {
    return [];
  }
  const names = lost.map((view) => `${queryWords(view)}: ${oneLine(caseClause(view), CLAUSE)}`);
  const hiddenCount = counts.lost - lost.length;
  const more = hiddenCount === 0 ? [] : [`and ${hiddenCount} more`];
  return [
    {
      level: "notice",
      file: first.file,
      line: first.line,
      title: "queries that lost a document",
      message: [...names, ...more].join("\n"),
    },
  ];
}

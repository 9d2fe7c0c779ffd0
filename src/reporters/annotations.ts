/** Annotations on the suite's own lines; the publisher only prints them. */
import { groupBy } from "../model/scope.ts";
import type { ReportView } from "../messages/view.ts";
import { type Item, type CaseView, caseClause } from "../messages/items.ts";
import { moreAbout } from "../messages/error-page.ts";
import { capText, escapeInvisible } from "../messages/escape.ts";
import { requireItem } from "../model/lookup.ts";

/** A message that GitHub shows at a line of a file. */
export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  /** Relative to the repository root. */
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
  readonly title: string;
  readonly message: string;
}

/** GitHub keeps ten of a level per step. One warning stays free for what publishing has to say afterwards. */
const KEPT = { error: 10, warning: 9, notice: 10 } as const;
/** Characters of a message; GitHub shows 4,096. */
const MESSAGE = 4_000;
const TITLE = 200;
const QUERY = 300;
const CLAUSE = 600;
const ACCEPTED_LINES = 10;

/**
 * Returns the annotations of a report, the worst first, as many of each level as GitHub keeps; the last one of a level says how
 * many were left out. Those of `also` stand before the others of their level.
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
  const hiddenCases = view.failed.reduce((sum, { more }) => sum + more, 0);
  return (["error", "warning", "notice"] as const).flatMap((level) => {
    const sameLevel = annotations.filter((annotation) => annotation.level === level);
    return limitAnnotations(sameLevel, KEPT[level], level === "error" ? hiddenCases : 0);
  });
}

/** Returns the first annotation with the report's title and cause before its own lines. */
function leadingAnnotation(first: Annotation, { title, cause }: ReportView): Annotation {
  const titleText = oneLine(title);
  const rest = first.message.split("\n").filter((line) => !titleText.includes(line));
  const lines = [titleText, cause === "" ? "" : `Why: ${oneLine(cause, CLAUSE)}`, ...rest];
  return { ...first, message: lines.filter(Boolean).join("\n") };
}

/** Returns the first annotations, at most `most`. The last says how many more there are, `hidden` ones included. */
function limitAnnotations(
  annotations: readonly Annotation[],
  most: number,
  hidden: number,
): readonly Annotation[] {
  const left = annotations.length + hidden - most;
  return annotations.slice(0, most).map((annotation, i) => {
    const more = left > 0 && i === most - 1 ? `\n+${left} more in the report` : "";
    const message = cutMessage(annotation.message, MESSAGE - more.length) + more;
    return { ...annotation, title: escapeInvisible(annotation.title, TITLE), message };
  });
}

/** Returns the message, escaped and then cut, since escapes make it longer. Line ends are ours and stay. */
function cutMessage(message: string, max: number): string {
  const shown = message
    .split("\n")
    .map((line) => escapeInvisible(line))
    .join("\n");
  return shown.length <= max
    ? shown
    : `${shown.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** Returns the problems of an error, each on its line, or the error itself if it lists none; of a first run what to do. */
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
  return problems.map(({ file, line, pointer, message: said }) => ({
    level: "error",
    ...annotationPlace({ file, line }),
    title: code,
    message: pointer ? `${pointer}: ${oneLine(said)}` : oneLine(said),
  }));
}

/** Returns file and line, those of them that are known. */
function annotationPlace({
  file,
  line,
}: {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}): Pick<Annotation, "file" | "line"> {
  return { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) };
}

/**
 * Returns an annotation for each case that failed, on its line, and one for each item that is not about single cases: weakened
 * rules, missing data, checks without cases. Cases that a weakening lists are not repeated as gone.
 */
function failedAnnotations({ failed }: ReportView): readonly Annotation[] {
  const editedCases = failed
    .filter(({ code }) => code === "gate_weakened")
    .flatMap(({ cases }) => cases);
  const editedIds = new Set(editedCases.map(({ id }) => id));
  const shownItems = failed.filter(
    ({ metric, cases }) =>
      metric !== "cases" || cases.length === 0 || cases.some(({ id }) => !editedIds.has(id)),
  );
  const isWhole = ({ code, cases }: Item): boolean =>
    code === "gate_weakened" || code === "missing_data" || cases.length === 0;
  const itemAnnotations = shownItems
    .filter(isWhole)
    .map(({ code, metric, file, line, cases, sentence }): Annotation => {
      const place = annotationPlace(file === undefined ? (cases[0] ?? {}) : { file, line });
      return { level: "error", ...place, title: `${code}: ${metric}`, message: oneLine(sentence) };
    });
  const pairs = shownItems.flatMap((item) =>
    isWhole(item) ? [] : item.cases.map((view) => ({ view, item })),
  );
  const caseAnnotations = [...groupBy(pairs, ({ view }) => view.id).values()].map(
    (sameCase): Annotation => {
      const { view, item } = requireItem(sameCase, 0);
      // Without the headline: the first annotation has it.
      const lines = [queryWords(view), oneLine(caseClause(view), CLAUSE)];
      const message = lines.filter(Boolean).join("\n");
      return {
        level: "error",
        ...annotationPlace(view),
        title: `${item.code}: ${item.metric}`,
        message,
      };
    },
  );
  return firstOfEachFirst(failed, [...itemAnnotations, ...caseAnnotations]);
}

/** Returns the annotations, the first of each category before all others: ten of one would leave no room for another. */
function firstOfEachFirst(
  failed: readonly Item[],
  all: readonly Annotation[],
): readonly Annotation[] {
  const codes = new Set(failed.map(({ code }) => code));
  const firsts = [...codes].flatMap(
    (code) => all.find(({ title }) => title.startsWith(`${code}: `)) ?? [],
  );
  return [...new Set([...firsts, ...all])];
}

function queryWords({ id, query, file }: CaseView): string {
  return file === undefined && query === id
    ? `case ${oneLine(id, QUERY)}`
    : `query "${oneLine(query, QUERY)}"`;
}

/** Returns one warning that lists what was accepted; none if nothing was. */
function acceptedAnnotations({ heading, accepted }: ReportView): readonly Annotation[] {
  if (accepted.length === 0) {
    return [];
  }
  const lines = accepted.slice(0, ACCEPTED_LINES).map(({ sentence }) => oneLine(sentence));
  const more =
    accepted.length > ACCEPTED_LINES
      ? [`+${accepted.length - ACCEPTED_LINES} more in the report`]
      : [];
  const words = heading.replace(/^PASS: passed with /, "");
  return [{ level: "warning", title: words, message: [...lines, ...more].join("\n") }];
}

/** Returns, of a pass, a warning for each item that fell without failing, on the line of its worst case. */
function fellAnnotations({ verdict, fell }: ReportView): readonly Annotation[] {
  if (verdict !== "pass") {
    return [];
  }
  return fell.map(({ metric, sentence, cases }) => ({
    level: "warning",
    ...annotationPlace(cases[0] ?? {}),
    title: `${metric}: fell, but not enough to fail`,
    message: [oneLine(sentence), ...cases.map(queryWords)].join("\n"),
  }));
}

function oneLine(text: string, max: number = Infinity): string {
  return escapeInvisible(capText(text, max));
}

/** Returns, of a pass, one notice that names the queries that lost a document. */
function lostAnnotations({ verdict, lost, counts }: ReportView): readonly Annotation[] {
  const [first] = lost;
  if (first === undefined || verdict !== "pass") {
    return [];
  }
  const names = lost.map((one) => `${queryWords(one)}: ${oneLine(caseClause(one), CLAUSE)}`);
  const left = counts.lost - lost.length;
  const more = left === 0 ? [] : [`and ${left} more`];
  return [
    {
      level: "notice",
      ...annotationPlace(first),
      title: "queries that lost a document",
      message: [...names, ...more].join("\n"),
    },
  ];
}

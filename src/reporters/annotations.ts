/** Annotations on the suite's own lines; the publisher only prints them. */
import { groupBy } from "../model/scope.ts";
import type { ReportView } from "../messages/view.ts";
import { type Item, type CaseView, caseClause } from "../messages/items.ts";
import { moreAbout } from "../messages/error-page.ts";
import { capText, escapeInvisible } from "../messages/escape.ts";
import { requireItem } from "../model/lookup.ts";

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
/** It shows 4,096 characters of each. */
const MESSAGE = 4_000;
const TITLE = 200;
const QUERY = 300;
const CLAUSE = 600;
const ACCEPTED_LINES = 10;

/** Worst first, and `also` before others of its level. The last one of a level says how many were left out. */
export function makeAnnotations(
  view: ReportView,
  also: readonly Annotation[] = [],
): readonly Annotation[] {
  const [first, ...rest] = failedAnnotations(view);
  const failed = first === undefined ? [] : [leadingAnnotation(first, view), ...rest];
  const all = [
    ...also,
    ...errorAnnotations(view),
    ...failed,
    ...acceptedAnnotations(view),
    ...fellAnnotations(view),
    ...lostAnnotations(view),
  ];
  const hidden = view.failed.reduce((sum, { more }) => sum + more, 0);
  return (["error", "warning", "notice"] as const).flatMap((level) => {
    const own = all.filter((each) => each.level === level);
    return limitAnnotations(own, KEPT[level], level === "error" ? hidden : 0);
  });
}

/** The worst one begins as every output does, with the cause. */
function leadingAnnotation(first: Annotation, { title, cause }: ReportView): Annotation {
  const said = oneLine(title);
  const rest = first.message.split("\n").filter((line) => !said.includes(line));
  const lines = [said, cause === "" ? "" : `Why: ${oneLine(cause, CLAUSE)}`, ...rest];
  return { ...first, message: lines.filter(Boolean).join("\n") };
}

function limitAnnotations(
  all: readonly Annotation[],
  most: number,
  hidden: number,
): readonly Annotation[] {
  const left = all.length + hidden - most;
  return all.slice(0, most).map((each, i) => {
    const more = left > 0 && i === most - 1 ? `\n+${left} more in the report` : "";
    const message = cutMessage(each.message, MESSAGE - more.length) + more;
    return { ...each, title: escapeInvisible(each.title, TITLE), message };
  });
}

/** Line ends are ours and stay; escapes make a text longer, so it is cut after them. */
function cutMessage(message: string, max: number): string {
  const shown = message
    .split("\n")
    .map((line) => escapeInvisible(line))
    .join("\n");
  return shown.length <= max
    ? shown
    : `${shown.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

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

function annotationPlace({
  file,
  line,
}: {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}): Pick<Annotation, "file" | "line"> {
  return { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) };
}

/** One for each case, on its line; one for what no case stands for, such as a loosened rule or cases that are gone. */
function failedAnnotations({ failed }: ReportView): readonly Annotation[] {
  const edits = failed.filter(({ code }) => code === "gate_weakened").flatMap(({ cases }) => cases);
  const edited = new Set(edits.map(({ id }) => id));
  const shown = failed.filter(
    ({ metric, cases }) =>
      metric !== "cases" || cases.length === 0 || cases.some(({ id }) => !edited.has(id)),
  );
  const isWhole = ({ code, cases }: Item): boolean =>
    code === "gate_weakened" || code === "missing_data" || cases.length === 0;
  const whole = shown
    .filter(isWhole)
    .map(({ code, metric, file, line, cases, sentence }): Annotation => {
      const place = annotationPlace(file === undefined ? (cases[0] ?? {}) : { file, line });
      return { level: "error", ...place, title: `${code}: ${metric}`, message: oneLine(sentence) };
    });
  const pairs = shown.flatMap((item) =>
    isWhole(item) ? [] : item.cases.map((one) => ({ one, item })),
  );
  const own = [...groupBy(pairs, ({ one }) => one.id).values()].map((all): Annotation => {
    const { one, item } = requireItem(all, 0);
    // Without the headline: the first annotation has it.
    const lines = [queryWords(one), oneLine(caseClause(one), CLAUSE)];
    const message = lines.filter(Boolean).join("\n");
    return {
      level: "error",
      ...annotationPlace(one),
      title: `${item.code}: ${item.metric}`,
      message,
    };
  });
  return inRounds(failed, [...whole, ...own]);
}

/** One of each category before the second of any: ten of one leave no room for another. */
function inRounds(failed: readonly Item[], all: readonly Annotation[]): readonly Annotation[] {
  const codes = new Set(failed.map(({ code }) => code));
  const firsts = [...codes].flatMap(
    (code) => all.find(({ title }) => title.startsWith(`${code}: `)) ?? [],
  );
  return [...new Set([...firsts, ...all])];
}

function queryWords({ id, query }: CaseView): string {
  return query === id ? `case ${oneLine(id, QUERY)}` : `query "${oneLine(query, QUERY)}"`;
}

/** One for all: the regression is there, and was accepted. */
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

/** On a pass, each on the line of its worst case. */
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

/** On a pass, one notice that names the queries that lost a document. */
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

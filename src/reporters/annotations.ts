/** Annotations on the suite's own lines; the publisher only prints them. */
import type { Report } from "../model/report.ts";
import { groupBy } from "../model/scope.ts";
import { type Blocks, blocksOf } from "../messages/blocks.ts";
import { type Item, type CaseWords, caseClause } from "../messages/items.ts";
import { moreAbout } from "../messages/error-page.ts";
import { capped, visible } from "../messages/escape.ts";
import { caseBook } from "../messages/rows.ts";

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
export function annotations(
  report: Report,
  also: readonly Annotation[] = [],
): readonly Annotation[] {
  const told = blocksOf(report);
  const [first, ...rest] = failedAnnotations(report, told);
  const failed = first === undefined ? [] : [leading(first, told), ...rest];
  const note = { level: "warning", title: "note", message: oneLine(told.note) } as const;
  const all = [
    ...also,
    ...failureAnnotations(report, told),
    ...failed,
    ...acceptedAnnotations(told),
    ...told.marks.map((item) => markAnnotation(report, item)),
    ...lostAnnotations(report, told),
    ...(told.note === "" ? [] : [note]),
  ];
  const hidden = told.failed.reduce((sum, { more }) => sum + more, 0);
  return (["error", "warning", "notice"] as const).flatMap((level) => {
    const own = all.filter((each) => each.level === level);
    return limited(own, KEPT[level], level === "error" ? hidden : 0);
  });
}

/** The worst one begins as every output does: with what happened and why. */
function leading(first: Annotation, told: Pick<Blocks, "fact" | "why">): Annotation {
  const fact = oneLine(told.fact);
  const why = told.why === "" ? [] : [`Why: ${oneLine(told.why)}`];
  const others = first.message.split("\n").filter((line) => line !== "" && !fact.includes(line));
  return { ...first, message: [fact, ...why, ...others].join("\n") };
}

function limited(all: readonly Annotation[], most: number, hidden: number): readonly Annotation[] {
  const left = all.length + hidden - most;
  return all.slice(0, most).map((each, i) => {
    const more = left > 0 && i === most - 1 ? `\n+${left} more in the report` : "";
    const message = cut(each.message, MESSAGE - more.length) + more;
    return { ...each, title: visible(each.title, TITLE), message };
  });
}

/** Line ends are ours and stay; escapes make a text longer, so it is cut after them. */
function cut(message: string, max: number): string {
  const shown = message
    .split("\n")
    .map((line) => visible(line))
    .join("\n");
  return shown.length <= max
    ? shown
    : `${shown.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

function failureAnnotations(
  { failure }: Report,
  { fact, what_to_do: todo }: Blocks,
): readonly Annotation[] {
  if (failure === null) {
    return [];
  }
  const { code: title, problems } = failure;
  const message = [fact, todo, moreAbout(title)].filter(Boolean).join("\n");
  if (problems.length === 0) {
    return [{ level: "error", title, message }];
  }
  return problems.map(({ file, line, pointer, message: said }) => ({
    level: "error",
    ...placed(file, line),
    title,
    message: pointer ? `${pointer}: ${oneLine(said)}` : oneLine(said),
  }));
}

function placed(file: string, line: number | undefined): Pick<Annotation, "file" | "line"> {
  return line === undefined ? { file } : { file, line };
}

function placeOf(report: Report, one: CaseWords | undefined): Pick<Annotation, "file" | "line"> {
  const place = caseBook(report).get(one?.id ?? "")?.case.place;
  return place === undefined ? {} : placed(place.file, place.line);
}

/** One for each case, on its line; one for what no case stands for, such as a loosened rule or cases that are gone. */
function failedAnnotations(report: Report, { failed }: Blocks): readonly Annotation[] {
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
      const place = file === undefined ? placeOf(report, cases[0]) : placed(file, line);
      return { level: "error", ...place, title: `${code}: ${metric}`, message: oneLine(sentence) };
    });
  const pairs = shown.flatMap((item) =>
    isWhole(item) ? [] : item.cases.map((one) => ({ one, item })),
  );
  const own = [...groupBy(pairs, ({ one }) => one.id).values()].map((all): Annotation => {
    const { one, item } = all[0]!;
    const lines = [queryWords(one), oneLine(caseClause(one), CLAUSE)];
    const message = [...lines, ...all.map((each) => oneLine(each.item.sentence))]
      .filter(Boolean)
      .join("\n");
    return {
      level: "error",
      ...placeOf(report, one),
      title: `${item.code}: ${item.metric}`,
      message,
    };
  });
  return inRounds(failed, [...whole, ...own]);
}

/** One of each category before the second of any: ten of one leave no room for another. */
function inRounds(failed: readonly Item[], all: readonly Annotation[]): readonly Annotation[] {
  const firsts = new Set<Annotation>();
  for (const items of groupBy(failed, ({ code }) => code).values()) {
    const says = ({ message }: Annotation): boolean =>
      items.some((item) => message.includes(oneLine(item.sentence)));
    const first = all.find((each) => !firsts.has(each) && says(each));
    if (first !== undefined) {
      firsts.add(first);
    }
  }
  return [...new Set([...firsts, ...all])];
}

function queryWords({ id, query }: CaseWords): string {
  return query === id ? `case ${oneLine(id, QUERY)}` : `query "${oneLine(query, QUERY)}"`;
}

/** One for all: the regression is there, and was accepted. */
function acceptedAnnotations({ title, accepted }: Blocks): readonly Annotation[] {
  if (accepted.length === 0) {
    return [];
  }
  const lines = accepted.slice(0, ACCEPTED_LINES).map(({ sentence }) => oneLine(sentence));
  const more =
    accepted.length > ACCEPTED_LINES
      ? [`+${accepted.length - ACCEPTED_LINES} more in the report`]
      : [];
  const words = title.replace(/^PASS: passed with /, "");
  return [{ level: "warning", title: words, message: [...lines, ...more].join("\n") }];
}

/** On the line of its worst case. */
function markAnnotation(report: Report, { metric, sentence, cases }: Item): Annotation {
  const message = [oneLine(sentence), ...cases.map(queryWords)].join("\n");
  return {
    level: "warning",
    ...placeOf(report, cases[0]),
    title: `${metric}: beyond its limit, and no failure`,
    message,
  };
}

function oneLine(text: string, max: number = Infinity): string {
  return visible(capped(text, max));
}

/** On a pass, one notice that names the queries that find nothing any more. */
function lostAnnotations(report: Report, { lost, more_lost: more }: Blocks): readonly Annotation[] {
  const [first] = lost;
  if (first === undefined || report.verdict.verdict !== "pass") {
    return [];
  }
  const place = caseBook(report).get(first.id)?.case.place;
  const names = lost.map(({ query }) => oneLine(capped(query, QUERY)));
  const left = more === 0 ? [] : [`and ${more} more`];
  return [
    {
      level: "notice",
      ...(place === undefined ? {} : { file: place.file, line: place.line }),
      title: "queries that find nothing any more",
      message: [...names, ...left].join("\n"),
    },
  ];
}

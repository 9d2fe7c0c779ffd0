/** Annotations on the suite's own lines; the publisher only prints them. */
import type { Report } from "../model/report.ts";
import { groupBy } from "../model/scope.ts";
import { type Blocks, blocksOf } from "../words/blocks.ts";
import { type Item, type CaseWords, caseClause } from "../words/items.ts";
import { moreAbout } from "../words/error-page.ts";
import { capped, visible } from "../words/escape.ts";
import { casesById } from "../words/rows.ts";

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
const CLAUSE = 600;

/** At most ten of each level, worst first; the last one says how many were left out. */
export function annotations(report: Report): readonly Annotation[] {
  const told = blocksOf(report);
  const [first, ...rest] = failedAnnotations(report, told);
  const failed = first === undefined ? [] : [leading(first, told.fact), ...rest];
  const errors = [...failureAnnotations(report, told), ...failed];
  const warnings = [
    ...acceptedAnnotations(told),
    ...told.watched.map((item) => watchAnnotation(report, item)),
    ...(told.note === "" ? [] : [{ level: "warning", title: "note", message: oneLine(told.note) } as const]),
  ];
  const hidden = told.failed.reduce((sum, { more }) => sum + more, 0);
  return [...limited(errors, hidden), ...limited(warnings, 0)];
}

/** The worst one begins as every output does. */
function leading(first: Annotation, told: string): Annotation {
  const fact = oneLine(told);
  if (first.message.includes(fact)) return first;
  return { ...first, message: fact.includes(first.message) ? fact : `${fact}\n${first.message}` };
}

function limited(all: readonly Annotation[], hidden: number): readonly Annotation[] {
  const left = all.length + hidden - PER_LEVEL;
  return all.slice(0, PER_LEVEL).map((each, i) => {
    const more = left > 0 && i === PER_LEVEL - 1 ? `\n+${left} more in the report` : "";
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
  return shown.length <= max ? shown : `${shown.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

function failureAnnotations(report: Report, { fact, what_to_do: todo }: Blocks): readonly Annotation[] {
  if (report.failure === null) return [];
  const { code: title, problems } = report.failure;
  if (problems.length === 0) {
    const lines = [fact, ...(todo === "" ? [] : [todo]), moreAbout(title)];
    return [{ level: "error", title, message: lines.join("\n") }];
  }
  return problems.map(({ file, line, pointer, message: said }) => ({
    level: "error",
    file,
    ...(line === undefined ? {} : { line }),
    title,
    message: pointer ? `${pointer}: ${oneLine(said)}` : oneLine(said),
  }));
}

/** One for each case, on its line; one for what no case stands for, such as a loosened rule or cases that are gone. */
function failedAnnotations(report: Report, { failed }: Blocks): readonly Annotation[] {
  const edited = new Set(
    failed.flatMap(({ code, cases }) => (code === "gate_weakened" ? cases : [])).map(idOf),
  );
  const cases = new Map<string, { readonly one: CaseWords; readonly items: Item[] }>();
  const whole: Annotation[] = [];
  for (const item of failed) {
    const { code, metric, file, line } = item;
    if (metric === "cases" && item.cases.every(({ id }) => edited.has(id)) && item.cases.length > 0) continue;
    if (code === "gate_weakened" || code === "missing_data" || item.cases.length === 0) {
      const own = { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) };
      const place = file === undefined ? placeOf(report, item.cases[0]) : own;
      whole.push({ level: "error", ...place, title: `${code}: ${metric}`, message: oneLine(item.sentence) });
    } else
      for (const one of item.cases) {
        const known = cases.get(one.id);
        if (known === undefined) cases.set(one.id, { one, items: [item] });
        else known.items.push(item);
      }
  }
  const own = [...cases.values()].map(({ one, items }) => caseAnnotation(report, one, items));
  return inRounds(failed, [...whole, ...own]);
}

/** One of each category before the second of any: ten of one leave no room for another. */
function inRounds(failed: readonly Item[], all: readonly Annotation[]): readonly Annotation[] {
  const left = new Set(all);
  const categories = [...groupBy(failed, ({ code }) => code).values()];
  const ordered = categories.flatMap((items) => {
    const first = [...left].find(({ message }) =>
      items.some((item) => message.includes(oneLine(item.sentence))),
    );
    return first !== undefined && left.delete(first) ? [first] : [];
  });
  return [...ordered, ...left];
}

function idOf({ id }: CaseWords): string {
  return id;
}

function caseAnnotation(report: Report, one: CaseWords, items: readonly Item[]): Annotation {
  const clause = oneLine(caseClause(one), CLAUSE);
  const lines = [queryWords(one), clause, ...items.map(({ sentence }) => oneLine(sentence))];
  const title = `${items[0]!.code}: ${items[0]!.metric}`;
  return { level: "error", ...placeOf(report, one), title, message: lines.filter(Boolean).join("\n") };
}

function queryWords({ id, query }: CaseWords): string {
  return query === id ? `case ${oneLine(id, QUERY)}` : `query "${oneLine(query, QUERY)}"`;
}

function placeOf(
  report: Report,
  one: CaseWords | undefined,
): { readonly file?: string; readonly line?: number } {
  const place = one && casesById(report).get(one.id)?.place;
  return place === undefined ? {} : { file: place.file, line: place.line };
}

/** One for all: the regression is there, and was accepted. */
function acceptedAnnotations({ title, accepted }: Blocks): readonly Annotation[] {
  if (accepted.length === 0) return [];
  const lines = accepted.slice(0, PER_LEVEL).map(({ sentence }) => oneLine(sentence));
  const more = accepted.length > PER_LEVEL ? [`+${accepted.length - PER_LEVEL} more in the report`] : [];
  const words = title.replace(/^PASS: passed with /, "");
  return [{ level: "warning", title: words, message: [...lines, ...more].join("\n") }];
}

/** On the line of its worst case. */
function watchAnnotation(report: Report, { metric, sentence, cases }: Item): Annotation {
  const queries = cases.slice(0, PER_LEVEL).map(queryWords);
  const message = [oneLine(sentence), ...queries].join("\n");
  return { level: "warning", ...placeOf(report, cases[0]), title: `watch: ${metric}`, message };
}

function oneLine(text: string, max: number = Infinity): string {
  return visible(capped(text, max));
}

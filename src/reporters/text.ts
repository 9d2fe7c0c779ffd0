/** What `gate` and `record` print. Failures last and the verdict at the very end, where a terminal stops scrolling. */
import { formatProblem } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import { type Scope, casesIn, groupBy, sameScope, scopeText, scopesOf } from "../model/scope.ts";
import { type Blocks, blocksOf, factLines, stepsOf, toldLines } from "../messages/blocks.ts";
import { pageOfError } from "../messages/error-page.ts";
import { logLine, shellWord } from "../messages/escape.ts";
import {
  NONE,
  byWords,
  checkNumbers,
  countWords,
  formatMs,
  latencyLabel,
  plural,
  scopeLabel,
  withArrow,
} from "../messages/format.ts";
import { type CaseWords, type Item, rowOf } from "../messages/items.ts";
import { originWords } from "../messages/receipt.ts";
import {
  type LatencyRow,
  type MetricRow,
  type RowStatus,
  besideCommit,
  failedPercentiles,
  failedQueries,
  latencyRows,
  metricRows,
  ratioCells,
  ratioNames,
  stageRows,
  statusWords,
} from "../messages/rows.ts";
import { PAINT, type TextLine, fitted, uncolored, wrapped } from "./terminal.ts";

interface TextOptions {
  readonly color: boolean;
  /** Columns of the terminal; 120 where there is none. */
  readonly width: number;
  /** Whether what is told fits a screen; a job's log is whole. */
  readonly brief?: boolean;
  /** Whether long lines are broken between words: a job's log does it itself. */
  readonly wrap?: boolean;
  /** Where the report can be read, as people should open it; null where none was written. */
  readonly reportPath: string | null;
  /** Where its reader is, relative to the repository's root; absent where that is not known. */
  readonly folder?: string | undefined;
}

/** More than fits a screen is in the report. */
const NOTICES = 20;
const ITEMS = 20;
const CULPRITS = 3;
/** On a screen, of each. */
const MOST_TOLD = 2;
const MOVES = 3;
const MARKED = 5;
const ALSO = 4;
const INTENTS = 30;
const METRICS = 4;
const FIGURES = 8;
const PROBLEMS = 50;
const NAME = 40;
const QUERY = 120;
const SENTENCE = 2_000;

const { bold, dim, red, green, yellow } = PAINT;

/** One that stays whole is a row of a table, or to be pasted. */
type Printed = string | { readonly whole: string };

/** The whole run as text with a newline at the end; SGR colours only where asked for. */
export function renderText(report: Report, options: TextOptions): string {
  const told = blocksOf(report, options.folder);
  const { width } = options;
  const rows = metricRows(report);
  const quiet = isQuiet(report, told, rows);
  // A run that broke off has figures that compare with nothing.
  const figures = !quiet && (report.failure === null || report.new_baseline !== null);
  const { brief = false } = options;
  const blocks: readonly (readonly Printed[])[] = [
    [heading(report), ...(quiet ? [figuresLine(rows), ...noticeLines(told, options)] : [])],
    figures ? metricLines(report, rows, width, brief) : [],
    figures ? latencyLines(report, width, brief) : [],
    quiet || (brief && told.failed.length > 0) ? [] : noticeLines(told, options),
    acceptedLines(told),
    markLines(told, width),
    brief && told.failed.length > 0 ? [] : lostLines(told, width),
    wonLines(told, width),
    brief ? failedBriefly(told, width) : failedLines(told, width),
    problemLines(report),
    queryLines(report),
    endLines(report, told, options, quiet),
  ];
  const broken = (line: Printed): readonly string[] =>
    typeof line !== "string" ? [line.whole] : options.wrap === true ? wrapped(line, width) : [line];
  const shown = blocks.filter((lines) => lines.length > 0);
  const text = shown.map((lines) => `${lines.flatMap(broken).join("\n")}\n`).join("\n");
  return options.color ? text : uncolored(text);
}

/** A pass on unchanged results has nothing to show but that it is one. */
function isQuiet(report: Report, told: Blocks, rows: readonly MetricRow[]): boolean {
  const shown = told.accepted.length + told.marks.length + told.lost.length + told.won.length;
  if (report.verdict.verdict !== "pass" || shown > 0) {
    return false;
  }
  return rows.every(({ unit, delta }) => unit === "ms" || delta === null || Math.abs(delta) < 1e-9);
}

/** The overall figures in one line. */
function figuresLine(rows: readonly MetricRow[]): string {
  const figures = rows.filter(
    ({ scope, unit, current }) =>
      scope.kind === "overall" && current !== null && (unit === "share" || unit === "ms"),
  );
  const shown = figures
    .slice(0, FIGURES)
    .map((row) => `${row.metric} ${checkNumbers(row).current}`);
  return logLine(shown.join(", "));
}

function heading(report: Report): string {
  if (report.inputs === null) {
    return dim(report.tool);
  }
  const { suite, config, baseline } = report.inputs;
  const beside = besideCommit(report);
  const stored =
    baseline === null ? "no baseline" : `baseline ${logLine(config.baseline, NAME * 2)}`;
  const against = beside === null ? stored : `side by side with the base ${beside}`;
  const name = `${logLine(suite.name, NAME)} ${logLine(suite.revision, NAME)}`;
  const cases = plural(suite.cases.length, "case");
  const facts = [cases, `k = ${config.k}`, against, logLine(originWords(report))];
  return `${bold(name)}  ${facts.filter(Boolean).join(", ")}`;
}

// Figures.

const COLORS: Readonly<Record<RowStatus, TextLine["color"]>> = {
  passes: (text) => text,
  fell: yellow,
  fails: red,
  follows: yellow,
  missing: red,
  not_gated: dim,
  reported: dim,
};

/** A figure that passes needs no word. One that fails is as loud as it is. */
function loudWords(row: MetricRow): string {
  if (row.status === "passes") {
    return "";
  }
  const words = statusWords(row);
  return row.status === "fails" || row.status === "missing" ? words.toUpperCase() : words;
}

/** All metrics overall, then a line for each intent that did not hold; latency has its own table. */
function metricLines(
  report: Report,
  all: readonly MetricRow[],
  width: number,
  brief: boolean,
): readonly Printed[] {
  const overall = all.filter((row) => row.scope.kind === "overall" && row.unit !== "ms");
  const rows = brief ? tellingRows(overall) : overall;
  if (rows.length === 0) {
    return [];
  }
  const judged = report.verdict.checks.length > 0;
  const head = { cells: ["overall", "baseline", "now", "change", "limit", ""], color: dim };
  const lines = rows.map((row): TextLine => {
    const { metric, baseline, now, change, limit } = rowOf(row);
    const figures = [baseline, now, withArrow(change), limit];
    const status = judged ? loudWords(row) : "";
    return { cells: [`  ${logLine(metric, NAME)}`, ...figures, status], color: COLORS[row.status] };
  });
  const told = intentsThatMoved(all);
  const intents = told.length === 0 ? [] : intentLines(report, rows, told);
  const drops = Array.from({ length: METRICS - 1 }, (_, i) => [9 - 2 * i, 8 - 2 * i]);
  const left = scopesOf(report.scores?.means).slice(1);
  return [
    ...tableLines([head, ...lines], [[4]], width),
    ...(intents.length > 0 ? ["", ...tableLines(intents, drops, width)] : []),
    ...(brief
      ? []
      : leftLines(left.filter((scope) => !told.some((own) => sameScope(own[0]!.scope, scope))))),
  ];
}

/** What failed, or where nothing did what is gated and moved. */
function tellingRows(rows: readonly MetricRow[]): readonly MetricRow[] {
  const failed = rows.filter(({ status }) => ["fails", "missing", "fell"].includes(status));
  const moved = rows.filter(
    ({ status, delta }) => status !== "reported" && Math.abs(delta ?? 0) >= 5e-4,
  );
  return (failed.length > 0 ? failed : moved).slice(0, FIGURES);
}

function tableLines(
  lines: readonly TextLine[],
  drops: readonly (readonly number[])[],
  width: number,
): readonly Printed[] {
  return fitted(lines, drops, width).map((whole) => ({ whole }));
}

function leftLines(left: readonly Scope[]): readonly string[] {
  return left.length === 0 ? [] : [dim(`+${countWords(left)} more in the report`)];
}

const RANK: readonly RowStatus[] = [
  "fails",
  "missing",
  "follows",
  "fell",
  "passes",
  "not_gated",
  "reported",
];

/** The rows of each intent and tag that did not hold; those that held are in the report. */
function intentsThatMoved(all: readonly MetricRow[]): readonly (readonly MetricRow[])[] {
  const rows = all.filter(
    ({ unit, scope }) => unit !== "ms" && unit !== "cases" && scope.kind !== "overall",
  );
  const scopes = [...groupBy(rows, ({ scope }) => scopeText(scope)).values()];
  return scopes.filter((own) => own.some(didNotHold)).slice(0, INTENTS);
}

const didNotHold = ({ status }: MetricRow): boolean =>
  status !== "passes" && status !== "not_gated" && status !== "reported";

/** A line each with the metrics that tell most. */
function intentLines(
  report: Report,
  overall: readonly MetricRow[],
  told: readonly (readonly MetricRow[])[],
): readonly TextLine[] {
  // What did not hold in one of them comes first.
  const moved = told.flat().filter(didNotHold);
  const metrics = [
    ...new Set(
      [...moved, ...overall.filter(({ unit }) => unit !== "cases")].map(({ metric }) => metric),
    ),
  ].slice(0, METRICS);
  const cases = report.inputs?.suite.cases ?? [];
  const titles = metrics.flatMap((metric) => [logLine(metric, NAME), ""]);
  const lines = told.map((own): TextLine => {
    const { scope } = own[0]!;
    const figures = metrics.flatMap((metric) =>
      figureCells(own.find((row) => row.metric === metric)),
    );
    const size = String(casesIn(cases, scope).length);
    const worst = RANK.find((status) => own.some((row) => row.status === status))!;
    return {
      cells: [`  ${logLine(scopeLabel(scope), NAME)}`, size, ...figures],
      color: COLORS[worst],
    };
  });
  const by = byWords(told.map((own) => own[0]!.scope));
  return [{ cells: [by, "cases", ...titles], color: dim }, ...lines];
}

function figureCells(row: MetricRow | undefined): readonly [string, string] {
  if (row === undefined) {
    return [NONE, ""];
  }
  const { current, delta } = checkNumbers(row);
  return [current, row.delta === null || Math.abs(row.delta) < 5e-4 ? "" : withArrow(delta)];
}

/** Where a line is too long, it does without the mean, then the samples, then the baseline's figures. */
const LATENCY_DROPS: readonly (readonly number[])[] = [[6], [1], [5], [3]];

function latencyLines(report: Report, width: number, brief: boolean): readonly Printed[] {
  const rows = latencyRows(report);
  const failed = rows.filter((row) => failedPercentiles(report, row).length > 0);
  if (rows.length === 0 || (brief && failed.length === 0)) {
    return [];
  }
  const titles = ["latency", "samples", "p50", "baseline", "p95", "baseline", "mean"];
  const ratios = ratioNames(report).map((name) => `${name} / base's`);
  const head = { cells: [...titles, ...ratios, ""], color: dim };
  const told = rows.filter((row) => row.scope.kind === "overall" || failed.includes(row));
  const stages = stageRows(report).filter((row) => row.scope.kind === "overall");
  const shown = [...told.slice(0, INTENTS + 1), ...stages.slice(0, INTENTS)];
  const lines = shown.map((row) => latencyLine(report, row));
  const left = rows.filter((row) => !shown.includes(row)).map(({ scope }) => scope);
  return [...tableLines([head, ...lines], LATENCY_DROPS, width), ...leftLines(left)];
}

function latencyLine(report: Report, row: LatencyRow): TextLine {
  const { now, before } = row;
  const failed = failedPercentiles(report, row);
  const status = failed.length > 0 ? "FAILS" : "";
  const times = [now.p50_ms, before?.p50_ms, now.p95_ms, before?.p95_ms, now.mean_ms];
  return {
    cells: [
      `  ${logLine(latencyLabel(row), NAME)}`,
      String(now.samples),
      ...times.map((ms = null) => formatMs(ms)),
      ...ratioCells(report, row),
      `${failed.join(", ")} ${status}`.trim(),
    ],
    color: COLORS[failed.length > 0 ? "fails" : "passes"],
  };
}

// What there is to say, in the order of a screen that scrolls.

function noticeLines({ notices }: Blocks, { wrap, width }: TextOptions): readonly string[] {
  const length = wrap === true ? SENTENCE : width * 2;
  const lines = notices.slice(0, NOTICES).map((notice) => dim(`note: ${logLine(notice, length)}`));
  return [...lines, ...moreLine(notices.length - NOTICES, "note")];
}

function moreLine(left: number, what: string): readonly string[] {
  const many = what === "query" ? "queries" : `${what}s`;
  return left > 0 ? [dim(`+${plural(left, what, many)} more in the report`)] : [];
}

function acceptedLines({ accepted }: Blocks): readonly string[] {
  if (accepted.length === 0) {
    return [];
  }
  const lines = accepted.slice(0, ITEMS).map((item) => itemLine(yellow("·"), item));
  return [
    "Accepted with the label:",
    ...lines,
    ...moreLine(accepted.length - ITEMS, "accepted check"),
  ];
}

/** Beyond its limit, and no failure: the reader should know, and look at these queries. */
function markLines({ marks }: Blocks, width: number): readonly string[] {
  const lines = marks.slice(0, ITEMS).flatMap((item) => {
    const line = itemLine(yellow("~"), item, "no failure");
    return [line, ...item.cases.slice(0, MARKED).flatMap((each) => caseLines(each, width))];
  });
  return [...lines, ...moreLine(marks.length - ITEMS, "check beyond its limit")];
}

/** Queries that find nothing any more. A failed check that names them has said so already. */
function lostLines({ lost, more_lost: more, failed }: Blocks, width: number): readonly string[] {
  const named = new Set(
    failed.slice(0, ITEMS).flatMap(({ cases }) => cases.slice(0, CULPRITS).map(({ id }) => id)),
  );
  const shown = lost.filter(({ id }) => !named.has(id)).slice(0, MARKED);
  if (shown.length === 0) {
    return [];
  }
  const left = lost.length - shown.length - lost.filter(({ id }) => named.has(id)).length + more;
  return [
    "Queries that find nothing any more:",
    ...shown.flatMap((each) => caseLines(each, width)),
    ...moreLine(left, "query"),
  ];
}

function wonLines({ won }: Blocks, width: number): readonly string[] {
  const lines = won.slice(0, MARKED).flatMap((each) => caseLines(each, width));
  return lines.length === 0 ? [] : ["Queries won:", ...lines];
}

/** The worst is printed last, next to the verdict; what failed as a consequence first, a line for each cause. */
function failedLines(told: Blocks, width: number): readonly string[] {
  const follows = told.follows.map(({ sentence }) => `${yellow("·")} ${logLine(sentence)}`);
  const items = told.failed.slice(0, ITEMS).map((item) => {
    const cases = item.cases.slice(0, CULPRITS).flatMap((each) => caseLines(each, width));
    return failedItem(item, [...alsoLine(item), ...cases], CULPRITS);
  });
  const left = moreLine(told.failed.length - ITEMS, "failed check");
  return [...follows, ...left, ...items.toReversed().flat()];
}

/** `lines`: of so many cases, and what stands before them. */
function failedItem(item: Item, lines: readonly string[], cases: number): readonly string[] {
  const by = item.rows[0]?.by ?? "";
  const left = item.cases.length - cases + item.more;
  return [
    itemLine(red("✗"), item),
    ...(by === "" ? [] : [dim(`    ${logLine(by)}`)]),
    ...lines,
    ...(left > 0 ? [dim(`    and ${plural(left, "more case")}`)] : []),
  ];
}

/** The same for a screen: of the worst its first cases, of the others a line. */
function failedBriefly(told: Blocks, width: number): readonly string[] {
  const [worst, ...others] = told.failed;
  if (worst === undefined) {
    return failedLines(told, width);
  }
  const left = moreLine(others.length - MOST_TOLD, "failed check");
  const shown = others.slice(0, MOST_TOLD).map((item) => itemLine(red("✗"), item));
  const cases = worst.cases.slice(0, MOST_TOLD).map((each) => {
    const [name = "", ...more] = caseLines(each, width);
    return `${name}${more.length === 0 ? "" : ` ${more[0]!.trimStart()}`}`;
  });
  return [...left, ...shown.toReversed(), ...failedItem(worst, cases, MOST_TOLD)];
}

function itemLine(mark: string, { code, sentence, file, line }: Item, word: string = code): string {
  const place =
    file === undefined ? "" : ` (${logLine(file)}${line === undefined ? "" : `:${line}`})`;
  return `${mark} ${logLine(sentence)}${place}  ${dim(word)}`;
}

function alsoLine({ metric: first, rows: [, ...others] }: Item): readonly string[] {
  if (others.length === 0) {
    return [];
  }
  const named = others.slice(0, ALSO).map(({ metric, where, baseline, now }, at) => {
    const place = where === "overall" ? where : `in ${where}`;
    return `${metric === (others[at - 1]?.metric ?? first) ? "" : `${metric} `}${place} (${baseline === NONE ? "" : `${baseline} → `}${now})`;
  });
  const more = others.length > ALSO ? ` and ${plural(others.length - ALSO, "more check")}` : "";
  return [dim(`    also ${logLine(named.join(", "))}${more}`)];
}

function caseLines(
  { id, query, params, change, ranks, why }: CaseWords,
  width: number,
): readonly string[] {
  const name =
    query === id ? `case ${logLine(id, width)}` : `"${logLine(query, Math.max(20, width - 30))}"`;
  const moves = ranks.slice(0, MOVES).map(({ document, words }) => {
    const said = /^(?:rank|not) /.test(words) ? words : `rank ${words}`;
    return `      ${logLine(document, NAME * 2)}  ${said}`;
  });
  const said = moves.length > 0 || change === "" ? "" : `  ${dim(logLine(change))}`;
  return [
    `    ${name}${said}`,
    ...(params === undefined ? [] : [dim(`      params ${logLine(params, width)}`)]),
    ...moves,
    ...(why === "" ? [] : [dim(`      ${logLine(why, width * 2)}`)]),
  ];
}

function problemLines({ failure }: Report): readonly string[] {
  const problems = failure?.problems ?? [];
  const lines = problems
    .slice(0, PROBLEMS)
    .map((problem) => `${red("✗")} ${logLine(formatProblem(problem), 1_000)}`);
  return [...lines, ...moreLine(problems.length - PROBLEMS, "problem")];
}

/** What the retriever said to the queries that failed, where that ended the run. */
function queryLines(report: Report): readonly string[] {
  const failed = report.failure === null ? [] : failedQueries(report);
  const lines = failed.slice(0, CULPRITS).map(({ case: one, error }) => {
    // What a server said names the query itself.
    const query = error.includes(one.query) ? "" : `"${logLine(one.query, QUERY)}": `;
    return `${red("✗")} ${query}${logLine(error, QUERY * 2)}`;
  });
  const left = failed.length - CULPRITS;
  return left > 0
    ? [...lines, dim(`+${plural(left, "more query", "more queries")} failed`)]
    : lines;
}

function endLines(
  report: Report,
  told: Blocks,
  { reportPath, brief = false }: TextOptions,
  quiet: boolean,
): readonly Printed[] {
  const { failure } = report;
  const { verdict } = report.verdict;
  const paint = verdict === "pass" ? green : verdict === "partial" ? yellow : red;
  const [fact, ...lastLines] = factLines(told.fact);
  // A screen has it a few lines above.
  const stands =
    brief && told.failed.some(({ sentence }) => fact?.startsWith(sentence.replace(/\.$/, "")));
  // Every failed check and every problem of a file stands above, on its line.
  const own = {
    ...told,
    also: [],
    why: failure === null ? told.why : "",
    note: quiet ? "" : told.note,
  };
  const lines = [
    ...toldLines(own).filter(([, words]) => !told.notices.includes(words)),
    ...(failure === null ? [] : [["More", pageOfError(failure.code)] as const]),
  ];
  return [
    ...(quiet || told.tally === "" ? [] : [dim(told.tally)]),
    ...lines.map(
      ([title, words]) => `${bold(`${title.toLowerCase()}:`)} ${logLine(words, SENTENCE)}`,
    ),
    ...stepLines(told, reportPath).map((whole) => ({ whole: dim(whole) })),
    `${paint(bold(logLine(told.title)))}${stands ? "" : `  ${logLine(fact, SENTENCE)}`}`,
    ...lastLines.map((line) => `    ${logLine(line, SENTENCE)}`),
    ...(reportPath === null ? [] : [{ whole: `report: ${logLine(reportPath)}` }]),
  ];
}

/** Commands alone, each on a line to paste; the reader has just run the gate. */
function stepLines(told: Blocks, reportPath: string | null): readonly string[] {
  const folder = reportPath?.replace(/[/\\][^/\\]*$/, "");
  // On the machine that has the report, a command to paste as it is.
  const file =
    folder === undefined ? "<report-dir>/baseline.json" : shellWord(`${folder}/baseline.json`);
  const steps = stepsOf(told).filter((step) => step.command !== "" && step.do !== "run");
  return steps.map(({ why, command }) => {
    return `${why}: ${logLine(
      command.replace("<report-dir>/baseline.json", () => file),
      SENTENCE,
    )}`;
  });
}

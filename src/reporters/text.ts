/** What `gate` and `record` print. Failures last and the verdict at the very end, where a terminal stops scrolling. */
import { formatProblem } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import { type Scope, casesIn, groupBy, sameScope, scopeText, scopesOf } from "../model/scope.ts";
import { type Blocks, blocksOf, factLines } from "../words/blocks.ts";
import type { Item, Row, CaseWords } from "../words/items.ts";
import { pageOfError } from "../words/error-page.ts";
import { logLine, shellWord } from "../words/escape.ts";
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
} from "../words/format.ts";
import { originWords } from "../words/receipt.ts";
import {
  RATIO_METRICS,
  besideCommit,
  failedPercentiles,
  failedQueries,
  latencyRows,
  metricRows,
  ratioCell,
  stageRows,
  type LatencyRow,
  type MetricRow,
  type RowStatus,
} from "../words/rows.ts";
import { loadLines } from "../words/sampling.ts";
import { type Palette, type TextLine, fitted, palette, wrapped } from "./terminal.ts";

export interface TextOptions {
  readonly color: boolean;
  /** Columns of the terminal; 120 where there is none. */
  readonly width: number;
  /** Whether long lines are broken between words: a job's log does it itself. */
  readonly wrap?: boolean;
  /** Where the report can be read, as people should open it; null where none was written. */
  readonly reportPath: string | null;
  /** Where its reader is, relative to the repository's root; absent where nobody knows. */
  readonly folder?: string | undefined;
}

/** More than fits a screen is in the report. */
const NOTICES = 20;
const ITEMS = 20;
const CULPRITS = 3;
const MOVES = 3;
const WATCHED = 5;
const ALSO = 4;
const INTENTS = 30;
const METRICS = 4;
const FIGURES = 8;
const PROBLEMS = 50;
const NAME = 40;
const QUERY = 120;
const SENTENCE = 2_000;

interface Page {
  readonly report: Report;
  readonly told: Blocks;
  readonly options: TextOptions;
  readonly colors: Palette;
}

/** The whole run as text with a newline at the end; SGR colours only where asked for. */
export function renderText(report: Report, options: TextOptions): string {
  const told = blocksOf(report, options.folder);
  const page: Page = { report, told, options, colors: palette(options.color) };
  // A run that broke off has figures that compare with nothing.
  const whole = report.failure === null || report.new_baseline !== null;
  const quiet = isQuiet(page);
  const figures = !whole
    ? []
    : quiet
      ? []
      : [metricLines(page), [...latencyLines(page), ...loadLines(report)]];
  const blocks = [
    [
      ...broken(page, [heading(page), ...(quiet ? [figuresLine(report)] : [])]),
      ...(quiet ? noticeLines(page) : []),
    ],
    ...figures,
    quiet ? [] : noticeLines(page),
    acceptedLines(page),
    watchedLines(page),
    wonLines(page),
    failedLines(page),
    broken(page, problemLines(page)),
    broken(page, queryLines(page)),
    endLines(page, quiet),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

function broken({ options }: Page, lines: readonly string[]): readonly string[] {
  return options.wrap === true ? lines.flatMap((line) => wrapped(line, options.width)) : lines;
}

/** A pass on unchanged results has nothing to show but that it is one. */
function isQuiet({ report, told }: Page): boolean {
  if (report.verdict.verdict !== "pass" || told.accepted.length + told.watched.length + told.won.length > 0)
    return false;
  const rows = metricRows(report).filter((row) => row.unit !== "ms");
  return rows.every(({ delta }) => delta === null || Math.abs(delta) < 1e-9);
}

/** The overall figures in one line. */
function figuresLine(report: Report): string {
  const overall = metricRows(report).filter(
    ({ scope, current }) => scope.kind === "overall" && current !== null,
  );
  const figures = overall.filter(({ unit }) => unit === "share" || unit === "ms").slice(0, FIGURES);
  return logLine(figures.map((row) => `${row.metric} ${checkNumbers(row).current}`).join(", "));
}

function heading({ report, colors }: Page): string {
  if (report.inputs === null) return colors.dim(report.tool);
  const { suite, config, baseline } = report.inputs;
  const beside = besideCommit(report);
  const stored = baseline === null ? "no baseline" : `baseline ${logLine(config.baseline, NAME * 2)}`;
  const against = beside === null ? stored : `side by side with the base ${beside}`;
  const name = `${logLine(suite.name, NAME)} ${logLine(suite.revision, NAME)}`;
  const cases = plural(suite.cases.length, "case");
  const facts = [cases, `k = ${config.k}`, against, logLine(originWords(report))];
  return `${colors.bold(name)}  ${facts.filter((fact) => fact !== "").join(", ")}`;
}

// Figures.

const STATUS: Readonly<Record<RowStatus, string>> = {
  held: "",
  watched: "watch",
  failed: "FAILED",
  secondary: "failed, follows",
  missing: "MISSING",
  reported: "not gated",
};

function statusColor(status: RowStatus | undefined, colors: Palette): (text: string) => string {
  if (status === "failed" || status === "missing") return colors.red;
  if (status === "secondary" || status === "watched") return colors.yellow;
  return status === "reported" ? colors.dim : (text) => text;
}

/** All metrics overall, then a line for each intent that did not hold; latency has its own table. */
function metricLines({ report, options, colors }: Page): readonly string[] {
  const rows = metricRows(report).filter((row) => row.scope.kind === "overall" && row.unit !== "ms");
  if (rows.length === 0) return [];
  const judged = report.verdict.checks.length > 0;
  const head = { cells: ["overall", "baseline", "now", "change", "limit", ""], color: colors.dim };
  const lines = rows.map((row): TextLine => {
    const { baseline, current, delta, limit } = checkNumbers(row);
    const status = judged ? STATUS[row.status] : "";
    const cells = [`  ${logLine(row.metric, NAME)}`, baseline, current, withArrow(delta), limit, status];
    return { cells, color: statusColor(row.status, colors) };
  });
  const intents = intentLines(report, colors);
  const drops = Array.from({ length: METRICS - 1 }, (_, i) => [9 - 2 * i, 8 - 2 * i]);
  return [
    ...fitted([head, ...lines], [[4]], options.width),
    ...(intents.lines.length > 0 ? ["", ...fitted(intents.lines, drops, options.width)] : []),
    ...leftLines(intents.left, colors),
  ];
}

function leftLines(left: readonly Scope[], colors: Palette): readonly string[] {
  return left.length === 0 ? [] : [colors.dim(`+${countWords(left)} more in the report`)];
}

const RANK: readonly RowStatus[] = ["failed", "missing", "secondary", "watched", "held", "reported"];

/** The intents and tags that did not hold, a line each with the metrics that tell most; those that held are in the report. */
function intentLines(
  report: Report,
  colors: Palette,
): { readonly lines: readonly TextLine[]; readonly left: readonly Scope[] } {
  const rows = metricRows(report).filter((row) => row.unit !== "ms" && row.unit !== "cases");
  const worst = (own: readonly MetricRow[]): RowStatus =>
    RANK.find((status) => own.some((row) => row.status === status)) ?? "held";
  const failed = [...groupBy(rows, ({ scope }) => scopeText(scope)).values()].filter(
    (own) => own[0]!.scope.kind !== "overall" && RANK.indexOf(worst(own)) < RANK.indexOf("held"),
  );
  const [, ...scopes] = scopesOf(report.scores?.means);
  if (failed.length === 0) return { lines: [], left: scopes };
  const overall = rows.filter((row) => row.scope.kind === "overall").map((row) => row.metric);
  const metrics = overall.slice(0, METRICS);
  const told = failed.slice(0, INTENTS);
  const titles = metrics.flatMap((metric) => [logLine(metric, NAME), ""]);
  const cases = report.inputs?.suite.cases ?? [];
  const lines = told.map((own): TextLine => {
    const { scope } = own[0]!;
    const figures = metrics.flatMap((metric) => figureCells(own.find((row) => row.metric === metric)));
    const size = String(casesIn(cases, scope).length);
    const color = statusColor(worst(own), colors);
    return { cells: [`  ${logLine(scopeLabel(scope), NAME)}`, size, ...figures], color };
  });
  const by = byWords(told.map((own) => own[0]!.scope));
  const left = scopes.filter((scope) => !told.some((own) => sameScope(own[0]!.scope, scope)));
  return { lines: [{ cells: [by, "cases", ...titles], color: colors.dim }, ...lines], left };
}

function figureCells(row: MetricRow | undefined): readonly [string, string] {
  if (row === undefined) return [NONE, ""];
  const { current, delta } = checkNumbers(row);
  return [current, row.delta === null || Math.abs(row.delta) < 5e-4 ? "" : withArrow(delta)];
}

/** Where a line is too long, it does without the mean, then the samples, then the baseline's figures. */
const LATENCY_DROPS: readonly (readonly number[])[] = [[6], [1], [5], [3]];

function latencyLines({ report, options, colors }: Page): readonly string[] {
  const rows = latencyRows(report);
  if (rows.length === 0) return [];
  const beside = besideCommit(report) !== null && report.run?.timing.seed !== undefined;
  const titles = ["latency", "samples", "p50", "baseline", "p95", "baseline", "mean"];
  const ratios = beside ? ["p50 / base's", "p95 / base's"] : [];
  const head = { cells: [...titles, ...ratios, ""], color: colors.dim };
  const stages = stageRows(report).filter((row) => row.scope.kind === "overall");
  const told = rows.filter(
    (row) => row.scope.kind === "overall" || failedPercentiles(report, row).length > 0,
  );
  const shown = [...told.slice(0, INTENTS + 1), ...stages.slice(0, INTENTS)];
  const lines = shown.map((row) => {
    const cells = ratios.map((_, i) =>
      row.stage === null ? ratioCell(report, row.scope, RATIO_METRICS[i]!.metric) : NONE,
    );
    return latencyLine(row, cells, failedPercentiles(report, row), colors);
  });
  const left = rows.filter((row) => !shown.includes(row)).map(({ scope }) => scope);
  return [...fitted([head, ...lines], LATENCY_DROPS, options.width), ...leftLines(left, colors)];
}

function latencyLine(
  row: LatencyRow,
  ratios: readonly string[],
  failed: readonly string[],
  colors: Palette,
): TextLine {
  const { now, before } = row;
  const times = [now.p50_ms, before?.p50_ms, now.p95_ms, before?.p95_ms, now.mean_ms];
  const status = failed.length > 0 ? `${failed.join(", ")} ${STATUS.failed}` : "";
  const figures = times.map((ms) => formatMs(ms ?? null));
  return {
    cells: [`  ${logLine(latencyLabel(row), NAME)}`, String(now.samples), ...figures, ...ratios, status],
    color: statusColor(failed.length > 0 ? "failed" : "held", colors),
  };
}

// What there is to say, in the order of a screen that scrolls.

function noticeLines(page: Page): readonly string[] {
  const { told, options, colors } = page;
  const length = options.wrap === true ? SENTENCE : options.width * 2;
  const lines = told.notices
    .slice(0, NOTICES)
    .map((notice) => colors.dim(`note: ${logLine(notice, length)}`));
  return broken(page, [...lines, ...moreLine(told.notices.length - lines.length, "note", colors)]);
}

function moreLine(left: number, what: string, colors: Palette): readonly string[] {
  return left > 0 ? [colors.dim(`+${plural(left, what)} more in the report`)] : [];
}

function acceptedLines(page: Page): readonly string[] {
  const { told, colors } = page;
  if (told.accepted.length === 0) return [];
  const lines = told.accepted.slice(0, ITEMS).map((item) => itemLine(colors.yellow("·"), item, colors));
  const left = moreLine(told.accepted.length - ITEMS, "accepted check", colors);
  return broken(page, ["Accepted with the label:", ...lines, ...left]);
}

/** Beyond its limit, and no failure: the reader should know, and look at these queries. */
function watchedLines(page: Page): readonly string[] {
  const { told, colors } = page;
  const lines = told.watched.slice(0, ITEMS).flatMap((item) => {
    const cases = item.cases.slice(0, WATCHED).flatMap((each) => caseLines(each, page));
    return [...broken(page, [itemLine(colors.yellow("~"), item, colors, "watch")]), ...cases];
  });
  return [...lines, ...moreLine(told.watched.length - ITEMS, "watch", colors)];
}

function wonLines(page: Page): readonly string[] {
  const { told } = page;
  if (told.won.length === 0) return [];
  return ["Queries won:", ...told.won.slice(0, WATCHED).flatMap((each) => caseLines(each, page))];
}

/** The worst is printed last, next to the verdict; what failed as a consequence first, a line for each cause. */
function failedLines(page: Page): readonly string[] {
  const { told, colors } = page;
  const follows = told.follows.map(({ sentence }) => `${colors.yellow("·")} ${logLine(sentence)}`);
  const lines = told.failed.slice(0, ITEMS).map((item) => {
    const [first] = item.rows;
    const by = first === undefined || first.by === "" ? [] : [colors.dim(`    ${logLine(first.by)}`)];
    const said = [itemLine(colors.red("✗"), item, colors), ...by, ...alsoLine(item, colors)];
    const left = item.cases.length - CULPRITS + item.more;
    return [
      ...broken(page, said),
      ...item.cases.slice(0, CULPRITS).flatMap((each) => caseLines(each, page)),
      ...(left > 0 ? [colors.dim(`    and ${plural(left, "more case")}`)] : []),
    ];
  });
  const left = moreLine(told.failed.length - ITEMS, "failed check", colors);
  return [...broken(page, [...follows, ...left]), ...lines.toReversed().flat()];
}

function itemLine(mark: string, item: Item, colors: Palette, word: string = item.code): string {
  const { file, line } = item;
  const place = file === undefined ? "" : ` in ${logLine(file)}${line === undefined ? "" : `:${line}`}`;
  return `${mark} ${logLine(item.sentence)}${place}  ${colors.dim(word)}`;
}

function alsoLine({ metric, rows }: Item, colors: Palette): readonly string[] {
  const others = rows.slice(1);
  if (others.length === 0) return [];
  const named = others.slice(0, ALSO).map((row) => alsoWords(row, metric));
  const more = others.length > ALSO ? ` and ${plural(others.length - ALSO, "more check")}` : "";
  return [colors.dim(`    also ${logLine(named.join(", "))}${more}`)];
}

function alsoWords({ metric, where, baseline, now }: Row, first: string): string {
  const place = where === "overall" ? where : `in ${where}`;
  return `${metric === first ? "" : `${metric} `}${place} (${baseline === NONE ? "" : `${baseline} → `}${now})`;
}

function caseLines(
  { id, query, params, change, ranks, why }: CaseWords,
  { options: { width, wrap = false }, colors }: Page,
): readonly string[] {
  const name = query === id ? `case ${logLine(id, width)}` : `"${logLine(query, Math.max(20, width - 30))}"`;
  const moves = ranks.slice(0, MOVES).map(({ document, words }) => {
    const said = /^(?:rank|not) /.test(words) ? words : `rank ${words}`;
    return `      ${logLine(document, NAME * 2)}  ${said}`;
  });
  const said = moves.length > 0 || change === "" ? "" : `  ${colors.dim(logLine(change))}`;
  const lines = [
    `    ${name}${said}`,
    ...(params === undefined ? [] : [colors.dim(`      params ${logLine(params, width)}`)]),
    ...moves,
    ...(why === "" ? [] : [colors.dim(`      ${logLine(why, width * 2)}`)]),
  ];
  return wrap ? lines.flatMap((line) => wrapped(line, width)) : lines;
}

function problemLines({ report, colors }: Page): readonly string[] {
  const problems = report.failure?.problems ?? [];
  const lines = problems
    .slice(0, PROBLEMS)
    .map((problem) => `${colors.red("✗")} ${logLine(formatProblem(problem), 1_000)}`);
  return [...lines, ...moreLine(problems.length - PROBLEMS, "problem", colors)];
}

/** What the retriever said to the queries that failed, where that ended the run. */
function queryLines({ report, colors }: Page): readonly string[] {
  const failed = report.failure === null ? [] : failedQueries(report);
  const lines = failed.slice(0, CULPRITS).map(({ case: one, error }) => {
    // What a server said names the query itself.
    const query = error.includes(one.query) ? "" : `"${logLine(one.query, QUERY)}": `;
    return `${colors.red("✗")} ${query}${logLine(error, QUERY * 2)}`;
  });
  const left = failed.length - CULPRITS;
  return left > 0 ? [...lines, colors.dim(`+${plural(left, "more query", "more queries")} failed`)] : lines;
}

function endLines(page: Page, quiet: boolean): readonly string[] {
  const { report, told, options, colors } = page;
  const { verdict } = report.verdict;
  const paint = verdict === "pass" ? colors.green : verdict === "partial" ? colors.yellow : colors.red;
  const [fact, ...lastLines] = factLines(told.fact);
  const said = [
    // Every failed check and every problem of a file stands above, on its line.
    ["why", report.failure === null ? told.why : ""],
    ["what to do", told.what_to_do],
    ["note", quiet ? "" : told.note],
    ["more", report.failure === null ? "" : pageOfError(report.failure.code)],
  ] as const;
  const lines = said.filter(([, words]) => words !== "" && !told.notices.includes(words));
  const tally = quiet ? [] : [colors.dim(told.tally)].filter((line) => line !== colors.dim(""));
  return [
    ...tally,
    ...broken(
      page,
      lines.map(([title, words]) => `${colors.bold(`${title}:`)} ${logLine(words, SENTENCE)}`),
    ),
    ...stepLines(page),
    ...broken(page, [
      `${paint(colors.bold(logLine(told.title)))}  ${logLine(fact, SENTENCE)}`,
      ...lastLines.map((line) => `    ${logLine(line, SENTENCE)}`),
    ]),
    ...(options.reportPath === null ? [] : [`report: ${logLine(options.reportPath)}`]),
  ];
}

/** Commands alone, each on a line to paste; the reader has just run the gate. */
function stepLines({ report, told, options, colors }: Page): readonly string[] {
  const adopting = report.verdict.verdict === "pass";
  const steps = told.next.filter(
    (step) => step.command !== "" && step.do !== "run" && (!adopting || step.do === "adopt"),
  );
  return steps.map(({ why, command }) => {
    const words = why.charAt(0).toUpperCase() + why.slice(1);
    return colors.dim(`${words}: ${logLine(placed(command, options.reportPath), SENTENCE)}`);
  });
}

/** On the machine that has the report, a command to paste as it is. */
function placed(command: string, reportPath: string | null): string {
  const folder = reportPath?.replace(/[/\\][^/\\]*$/, "");
  return folder === undefined
    ? command
    : command.replace("<report-dir>/baseline.json", () => shellWord(`${folder}/baseline.json`));
}

/**
 * report.html: one file, nothing from the network; it can be mailed, archived and printed. What a reviewer needs first
 * is markup that stands without the script; the script adds the table of all cases and the view of one.
 */
import type { Report } from "../../model/report.ts";
import { type Blocks, blocksOf } from "../../words/blocks.ts";
import { checkPanels } from "./checks.ts";
import { header, next, notices, problems, receipt } from "./header.ts";
import { pageParts } from "./page-data.ts";
import { details, section, text, type Html } from "./html.ts";
import { latencyPanel, latencyTable } from "./latency.ts";
import { EARLY, EARLY_HASH, SCRIPT, SCRIPT_HASH, STYLE, STYLE_HASH } from "./page.generated.ts";
import { metricTables } from "./tables.ts";
import {
  acceptedList,
  besideList,
  evidenceTable,
  failedQueryList,
  lossTable,
  movedList,
  worstList,
} from "./worst.ts";

export const POLICY: string = [
  "default-src 'none'",
  `script-src '${EARLY_HASH}' '${SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** From the parts of a text to those of its raw deflate in base64. */
export type Pack = (parts: Iterable<string>) => Iterable<string>;
/** Characters of data beyond which they are packed; below, they can be read in the file. */
const PACKED_FROM = 500_000;

export function* renderReportHtml(report: Report, pack?: Pack): Iterable<string> {
  const suite = report.inputs?.suite.name ?? "retrieval gate";
  const told = blocksOf(report);
  yield (
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
      `<title>${text(told.title)} - ${text(suite, 80)}</title>\n<script>${EARLY}</script>\n<style>${STYLE}</style>\n</head>\n<body>\n`
  );
  const cases = report.inputs?.suite.cases.length ?? 0;
  const some = cases > 0 && report.scores !== null;
  yield `<a class="skip" href="#main">To the report</a>\n${barHtml(report, some)}<main id="main">\n`;
  yield firstScreen(report, told) + (some ? casesHtml(cases) : "") + figures(report) + ending(report, told);
  yield "</main>\n";
  yield* dataBlock(some ? pageParts(report) : ["null"], pack);
  yield `<script>${SCRIPT}</script>\n</body>\n</html>\n`;
}

function* dataBlock(json: Iterable<string>, pack: Pack | undefined): Iterable<Html> {
  const parts = json[Symbol.iterator]();
  // Whether the data are packed hangs on how many they are: the beginning is held until that is known.
  const held: string[] = [];
  const most = pack === undefined ? Infinity : PACKED_FROM;
  let length = 0;
  let next = parts.next();
  for (; !next.done && length < most; next = parts.next()) {
    held.push(next.value);
    length += next.value.length;
  }
  const packed = pack !== undefined && length >= PACKED_FROM;
  yield `<script id="data" type="application/${packed ? "x-deflate" : "json"}">`;
  if (packed) yield* pack(rest(held, next, parts));
  else yield* held;
  yield "</script>\n";
}

function* rest(
  held: readonly string[],
  next: IteratorResult<string>,
  parts: Iterator<string>,
): Iterable<string> {
  yield* held;
  for (; !next.done; next = parts.next()) yield next.value;
}

function barHtml(report: Report, some: boolean): Html {
  const links: readonly (readonly [string, string, boolean])[] = [
    ["checks", "Checks", report.verdict.checks.length > 0],
    ["cases", "Cases", some],
    ["metrics", "Metrics", report.scores !== null],
    ["next", "What next", report.inputs !== null],
    ["receipt", "Receipt", true],
  ];
  const items = links.filter(([, , there]) => there).map(([id, name]) => `<a href="#${id}">${name}</a>`);
  return `<nav class="bar" aria-label="Parts of the report"><span class="tool">${text(report.tool, 80)}</span>${items.join("")}<span id="theme"></span></nav>\n`;
}

/** Two columns where there is room: what failed, and beside it who and how slow. */
function firstScreen(report: Report, told: Blocks): Html {
  const failed = report.verdict.checks.some((check) => !check.passed);
  const checks = section("checks", failed ? "Failed checks" : "Checks", checkPanels(report, told));
  const worst = failed ? section("worst", "Worst cases", worstList(told, report.inputs?.config.k ?? 0)) : "";
  // Against the new baseline nothing moved; what was accepted did.
  const moved =
    !failed && isWhole(report) && told.accepted.length === 0
      ? section("worst", "Moved most", movedList(report, told))
      : "";
  const latency = isWhole(report) ? section("latency", "Latency", latencyPanel(report)) : "";
  const side = worst + moved + latency;
  const columns =
    checks + side === "" ? "" : `<div class="columns"><div>${checks}</div><div>${side}</div></div>\n`;
  return (
    header(report, told) +
    section("problems", "What is wrong", problems(report)) +
    section("failed-queries", "Failed queries", report.failure === null ? "" : failedQueryList(report)) +
    section("accepted", "Accepted with the label", acceptedList(told)) +
    columns +
    section("losses", "What happened to the lost cases", lossTable(report)) +
    section(
      "beside",
      "Beside the verdict",
      folded("How sure is this?", evidenceTable(report)) + besideList(report),
    )
  );
}

/** A run that broke off, or whose queries failed, has figures that compare with nothing. */
function isWhole({ failure, scores, new_baseline: newBaseline }: Report): boolean {
  return scores !== null && (failure === null || newBaseline !== null);
}

function folded(title: string, body: Html): Html {
  return body === "" ? "" : details(title, body);
}

function casesHtml(count: number): Html {
  const without = `<p class="without">The table of ${count} cases needs this page's script; cases.csv and report.json beside this file hold the same.</p>`;
  return section("cases", "All cases", `<div id="explorer">${without}</div>\n`);
}

function figures(report: Report): Html {
  const latency = latencyTable(report);
  return section(
    "metrics",
    "Metrics",
    metricTables(report) + (latency === "" ? "" : details("Latency in figures", latency)),
  );
}

function ending(report: Report, told: Blocks): Html {
  return (
    section("notices", "Notices", notices(report)) +
    section("next", "What next", next(told)) +
    section("receipt", "Receipt", receipt(report))
  );
}

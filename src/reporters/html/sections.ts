/** The parts of report.html, from the verdict down to the receipt; each is empty where it has nothing to say. */
import type { Report } from "../../model/report.ts";
import type { Category, Check } from "../../model/verdict.ts";
import { nextSteps, receiptFacts } from "../advice.ts";
import {
  changedMoves,
  checkNumbers,
  culpritChange,
  culpritMoves,
  formatMove,
  formatMs,
  isLatency,
  NONE,
  plural,
  withArrow,
} from "../format.ts";
import { verdictWords, worstFact } from "../headline.ts";
import { placeOf } from "../problems.ts";
import {
  failedChecks,
  latencyRows,
  metricRows,
  worstByCategory,
  type RowStatus,
  type WorstCase,
} from "../rows.ts";
import { CATEGORY_MEANING, missingReason, noticeSentence, scopeLabel } from "../sentences.ts";
import { dumbbell, scalesOf, type Scales } from "./dumbbell.ts";
import { code, long, num, plain, table, text, type Html } from "./table.ts";

const NAME = 120;
const QUERY = 300;
const SENTENCE = 1_000;
const WORST = 20;

export function bannerSection(report: Report): Html {
  const { verdict, checks } = report.verdict;
  const hint = report.failure?.hint ?? null;
  const suite = report.inputs?.suite;
  const about =
    suite === undefined
      ? ""
      : `<p class="dim">Suite ${text(suite.name, NAME)} ${text(suite.revision, NAME)}, ${plural(suite.cases.length, "case")}, ` +
        `${checks.filter((check) => !check.passed).length} of ${plural(checks.length, "check")} failed, ${against(report)}</p>`;
  const todo = hint === null ? "" : `<p><b>What to do:</b> ${text(hint, SENTENCE)}</p>`;
  return `<header class="banner ${verdict}"><h1>${text(verdictWords(report))}</h1><p>${text(worstFact(report), SENTENCE)}</p>${todo}${about}</header>\n`;
}

function against(report: Report): Html {
  const inputs = report.inputs!;
  return inputs.baseline === null ? "no baseline" : `compared with ${code(inputs.config.baseline, NAME)}`;
}

export function problemSection(report: Report): Html {
  const problems = report.failure?.problems ?? [];
  if (problems.length === 0) return "";
  const rows = problems.map((problem) => [
    code(placeOf(problem), QUERY),
    code(problem.pointer ?? "", QUERY),
    text(problem.message, SENTENCE),
  ]);
  return `<h2>What is wrong</h2>\n${table(plural(rows.length, "problem"), [long("Where"), plain("Field"), long("Problem")], rows)}`;
}

export function failedSection(report: Report): Html {
  const failed = failedChecks(report);
  if (failed.length === 0) return "";
  const columns = [
    plain("Check"),
    plain("Where"),
    num("Baseline"),
    num("Now"),
    num("Change"),
    num("Limit"),
    plain("Baseline to now"),
    plain("Category"),
  ];
  const scales = scalesOf(failed);
  const caption =
    "Failed checks, worst first. In the pictures hollow is the baseline, filled is now, the upright line is the limit.";
  return `<h2>Failed checks</h2>\n${table(
    caption,
    columns,
    failed.map((check) => failedCells(check, scales)),
  )}`;
}

function failedCells(check: Check, scales: Scales): readonly Html[] {
  const { baseline, current, delta, limit } = checkNumbers(check);
  const category =
    check.missing !== null
      ? `<span class="bad strong">${check.category}</span>: ${text(missingReason(check.missing))}`
      : check.secondary_to === null
        ? `<span class="bad strong">${check.category}</span>`
        : `${check.category}, follows from ${check.secondary_to}`;
  return [
    text(check.metric, NAME),
    text(scopeLabel(check.scope), NAME),
    baseline,
    `<span class="strong">${current}</span>`,
    withArrow(delta),
    limit,
    dumbbell(check, scales),
    category,
  ];
}

export function worstSection(report: Report): Html {
  const groups = [...worstByCategory(report)];
  return groups.length === 0
    ? ""
    : `<h2>Worst cases</h2>\n${groups.map(([category, cases]) => worstTable(category, cases)).join("")}`;
}

function worstTable(category: Category, cases: readonly WorstCase[]): Html {
  const left = cases.length - WORST;
  const caption = `${plural(cases.length, "case")}, worst first${left > 0 ? `; ${left} more among all cases below` : ""}`;
  const ranked = cases.some((each) => !isLatency(each.check.metric));
  const moves = ranked ? [long("Target: rank before → now")] : [];
  const columns = [long("Query"), plain("Intent"), long("Case"), ...moves, num("Before → now")];
  const rows = cases.slice(0, WORST).map((each) => worstCells(each, ranked));
  return `<h3>${category}: ${text(CATEGORY_MEANING[category])}</h3>\n${table(caption, columns, rows)}`;
}

function worstCells({ id, case: one, culprit, check }: WorstCase, ranked: boolean): readonly Html[] {
  const moves = isLatency(check.metric) ? [] : changedMoves(culpritMoves(culprit, one));
  const lines = moves.map(
    (move) => `${code(move.label, NAME)} <span class="strong">${formatMove(move.before, move.after)}</span>`,
  );
  return [
    text(one?.query ?? NONE, QUERY),
    text(one?.intent ?? NONE, NAME),
    code(id, NAME),
    ...(ranked ? [lines.length === 0 ? NONE : lines.join("<br>")] : []),
    text(culpritChange(check, culprit), QUERY),
  ];
}

const STATUS: Readonly<Record<RowStatus, Html>> = {
  held: '<span class="good">held</span>',
  failed: '<span class="bad strong">failed</span>',
  secondary: '<span class="warn">failed, follows</span>',
  missing: '<span class="bad strong">missing</span>',
  reported: '<span class="dim">not gated</span>',
};

export function metricsSection(report: Report): Html {
  const rows = metricRows(report).map((row) => {
    const { baseline, current, delta, limit } = checkNumbers(row);
    return [
      text(row.metric, NAME),
      text(scopeLabel(row.scope), NAME),
      baseline,
      current,
      withArrow(delta),
      limit,
      STATUS[row.status],
    ];
  });
  if (rows.length === 0) return "";
  const columns = [
    plain("Metric"),
    plain("Where"),
    num("Baseline"),
    num("Now"),
    num("Change"),
    num("Limit"),
    plain("Gate"),
  ];
  return `<h2>All metrics</h2>\n${table("Overall, then by intent", columns, rows)}`;
}

export function latencySection(report: Report): Html {
  const rows = latencyRows(report).map(({ scope, now, before }) => [
    text(scopeLabel(scope), NAME),
    String(now.samples),
    ...[now.p50_ms, before?.p50_ms, now.p90_ms, now.p95_ms, before?.p95_ms, now.p99_ms, now.mean_ms].map(
      (ms) => formatMs(ms ?? null),
    ),
  ]);
  if (rows.length === 0) return "";
  const names = ["Samples", "p50", "p50 baseline", "p90", "p95", "p95 baseline", "p99", "Mean"];
  return `<h2>Latency</h2>\n${table("Of timed repeats, warm-up excluded", [plain("Where"), ...names.map(num)], rows)}`;
}

export function noticeSection(report: Report): Html {
  const items = report.verdict.notices.map(
    (notice) => `<li>${text(noticeSentence(notice), SENTENCE)}</li>\n`,
  );
  return items.length === 0 ? "" : `<h2>Notices</h2>\n<ul>\n${items.join("")}</ul>\n`;
}

export function nextSection(report: Report): Html {
  const items = nextSteps(report).map(
    (step) => `<li>${text(step.why)}: ${code(step.command, SENTENCE)}</li>\n`,
  );
  return items.length === 0 ? "" : `<h2>What next</h2>\n<ul>\n${items.join("")}</ul>\n`;
}

export function receiptSection(report: Report): Html {
  const rows = receiptFacts(report).map((fact) => [text(fact.name, QUERY), code(fact.value, SENTENCE)]);
  return `<h2>Receipt</h2>\n${table("What was judged, by what, against what", [plain("What"), long("Value")], rows)}`;
}

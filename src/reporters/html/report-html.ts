/**
 * report.html: what a reviewer needs first is markup that stands without the script; the script adds the table of all
 * cases and the view of one.
 */
import type { Loss } from "../../model/explanation.ts";
import type { Report } from "../../model/report.ts";
import type { Hit } from "../../model/run.ts";
import { type Blocks, blocksOf } from "../../words/blocks.ts";
import { checkPanels } from "./checks.ts";
import { header, next, notices, problems, receipt } from "./header.ts";
import {
  type Explored,
  type ExploredCase,
  type ExploredSide,
  causeKey,
  type PageHole,
  QUEUE,
  holeOf,
  pageParts,
} from "./page-data.ts";
import { details, groupList, section, text, type Html } from "./html.ts";
import { type Pack, barOf, pageOf } from "./page.ts";
import { latencyPanel, latencyTable } from "./latency.ts";
import { metricTables } from "./checks.ts";
import { causeMeaning, groupWords } from "../../words/causes.ts";
import { type CaseRow, caseRows, lossesById, worstCases } from "../../words/rows.ts";
import {
  acceptedList,
  besideList,
  evidenceTable,
  failedQueryList,
  lossTable,
  movedList,
  wonList,
  worstList,
} from "./worst.ts";

export function* renderReportHtml(report: Report, pack?: Pack): Iterable<string> {
  const suite = report.inputs?.suite.name ?? "retrieval gate";
  const told = blocksOf(report);
  const cases = report.inputs?.suite.cases.length ?? 0;
  const some = cases > 0 && report.scores !== null;
  const parts = {
    title: `${text(told.title)} - ${text(suite, 80)}`,
    kind: "",
    bar: barHtml(report, some),
    body: firstScreen(report, told) + (some ? casesHtml(cases) : "") + figures(report) + ending(report, told),
    data: some ? pageParts(exploredReport(report)) : ["null"],
  } as const;
  yield* pageOf(parts, pack);
}

function barHtml(report: Report, some: boolean): Html {
  const links: readonly (readonly [string, string, boolean])[] = [
    ["checks", "Checks", report.verdict.checks.length > 0],
    ["cases", "Cases", some],
    ["metrics", "Metrics", report.scores !== null],
    ["next", "What next", report.inputs !== null],
    ["receipt", "Receipt", true],
  ];
  const there = links.flatMap(([id, name, has]) => (has ? [[id, name] as const] : []));
  return barOf(report.tool, there);
}

/** Two columns where there is room: what failed, and beside it who and how slow. */
function firstScreen(report: Report, told: Blocks): Html {
  const failed = report.verdict.checks.some((check) => !check.passed);
  const checks = section("checks", failed ? "Failed checks" : "Checks", checkPanels(report, told));
  const worst = failed ? section("worst", "Worst cases", worstList(told, report.inputs?.config.k ?? 0)) : "";
  const moved = failed ? "" : passed(report, told);
  const groups = report.explanation?.groups ?? [];
  const latency = isWhole(report) ? section("latency", "Latency", latencyPanel(report)) : "";
  const side = worst + moved + latency;
  const columns =
    checks + side === "" ? "" : `<div class="columns"><div>${checks}</div><div>${side}</div></div>\n`;
  return (
    header(report, told) +
    section("problems", "What is wrong", problems(report)) +
    section("failed-queries", "Failed queries", report.failure === null ? "" : failedQueryList(report)) +
    section("accepted", "Accepted with the label", acceptedList(told)) +
    section("groups", "What changed in many lists", groupList(groups.map(groupWords))) +
    columns +
    section("losses", "What happened to the lost cases", lossTable(report)) +
    section(
      "beside",
      "Beside the verdict",
      folded("How sure is this?", evidenceTable(report)) + besideList(report),
    )
  );
}

/** Of a gain the queries that it won. Against a new baseline nothing moved; what was accepted did. */
function passed(report: Report, told: Blocks): Html {
  if (!isWhole(report) || told.accepted.length > 0) return "";
  const gained = report.verdict.notices.some(({ code }) => code === "improved");
  if (gained && told.won.length > 0)
    return section("worst", "Queries won", wonList(told, report.inputs?.config.k ?? 0));
  return section("worst", "Moved most", movedList(report, told));
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

// A report: the baseline, and now.

export function exploredReport(report: Report): Explored {
  const { inputs, explanation, scores } = report;
  const rows = caseRows(report);
  const losses = lossesById(report);
  const index = new Map(rows.map((row, i) => [row.case.id, i]));
  const placed = (ids: readonly string[]): readonly number[] => ids.flatMap((id) => index.get(id) ?? []);
  const holes = explanation?.holes ?? null;
  return {
    facts: {
      names: ["Baseline", "Now"],
      compared: false,
      suite: inputs?.suite.name ?? "",
      k: inputs?.config.k ?? 0,
      judged: report.verdict.checks.length > 0,
      config: inputs?.config.file ?? null,
      program: report.origin?.command ?? "retrieval-gate",
      causes: (explanation?.causes ?? []).map((each) => [causeKey(each), causeMeaning(each)] as const),
      groups: (explanation?.groups ?? []).map((group) => ({
        words: groupWords(group),
        pair: [0, 1] as const,
        cases: placed(group.cases),
      })),
      metrics: [...(scores?.cases[0]?.metrics.keys() ?? [])],
      worst: placed(worstCases(report).map(({ id }) => id)),
      queue: queueOf(report, rows, index),
      unjudged: holes?.queue.length ?? 0,
    },
    answers: [...rows.filter(changed), ...rows.filter((row) => !changed(row))].map(hitsOf),
    cases: exploredCases(report, rows, losses),
  };
}

function* exploredCases(
  { explanation }: Report,
  rows: readonly CaseRow[],
  losses: ReadonlyMap<string, Loss>,
): Iterable<ExploredCase> {
  for (const row of rows) {
    const { case: one, before, score, failed } = row;
    const passage = (target: number): string | undefined => {
      const rank = before?.ranks[target] ?? null;
      const isLost = score !== null && rank !== null && (score.ranks[target] ?? null) === null;
      return isLost ? explanation?.documents?.get(before!.results[rank - 1]!) : undefined;
    };
    // No spread, here and in page-data.ts: it would give each case a hidden class of its own in Node 20.
    const recorded = before && {
      ranks: before.ranks,
      metrics: before.metrics,
      results: before.results,
      samples: before.latency_ms,
      hits: [],
    };
    const unjudged = explanation?.holes?.by_case.get(one.id)?.unjudged;
    const categories = failed.map(({ category }) => category);
    const loss = losses.get(one.id);
    yield { case: one, sides: [recorded, sideOf(row)], loss, passage, failed: categories, unjudged };
  }
}

const UNASKED = {
  ranks: [],
  metrics: new Map<string, number | null>(),
  results: [],
  samples_ms: [],
  error: null,
  degraded: false,
  forbidden_ranks: [],
};

function sideOf({ score, run }: CaseRow): ExploredSide {
  const {
    ranks,
    metrics,
    results,
    samples_ms: samples,
    error,
    degraded,
    forbidden_ranks: forbidden,
  } = score ?? UNASKED;
  const answer = run?.outcome.kind === "answer" ? run.outcome : null;
  return {
    ranks,
    metrics,
    results,
    samples,
    hits: answer?.hits ?? [],
    rest: {
      unasked: score === null || undefined,
      error: error ?? undefined,
      degraded: degraded || undefined,
      forbidden,
      spans: answer?.spans,
      answer: answer?.answer,
    },
  };
}

function hitsOf({ run }: CaseRow): readonly Hit[] {
  return run?.outcome.kind === "answer" ? run.outcome.hits : [];
}

function changed({ failed, before, score }: CaseRow): boolean {
  return (
    failed.length > 0 || before === null || before.ranks.some((rank, i) => rank !== (score?.ranks[i] ?? null))
  );
}

function queueOf(
  report: Report,
  rows: readonly CaseRow[],
  index: ReadonlyMap<string, number>,
): readonly PageHole[] {
  const queue = report.explanation?.holes?.queue.slice(0, QUEUE) ?? [];
  return queue.flatMap(({ case_id: id, rank }): readonly PageHole[] => {
    const at = index.get(id);
    const hit = at === undefined ? undefined : hitsOf(rows[at]!)[rank - 1];
    return at === undefined || hit === undefined ? [] : [holeOf(at, rank, hit)];
  });
}

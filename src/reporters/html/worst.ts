/** The five cases that prove it: of each category in turn the worst. Where nothing failed, those that moved most. */
import type { Report } from "../../model/report.ts";
import type { CaseScore } from "../../model/scores.ts";
import { type Case, targetLabel } from "../../model/suite.ts";
import type { Check, Culprit } from "../../model/verdict.ts";
import {
  changedMoves,
  culpritChange,
  culpritMoves,
  moveWords,
  plural,
  type Move,
} from "../../words/format.ts";
import {
  caseRows,
  failedQueries,
  forbiddenResults,
  rankBefore,
  worstByCategory,
  type WorstCase,
} from "../../words/rows.ts";
import { watchedChecks } from "../../words/watches.ts";
import { caseHref, code, NAME, QUERY, text, type Html } from "./html.ts";

const WORST = 5;
const MOVES = 2;

export function worstList(report: Report): Html {
  const k = report.inputs?.config.k ?? 0;
  const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
  const items = interleaved(report).map((each) => worstItem(each, k, scores.get(each.id)));
  return items.length === 0 ? "" : `<ol class="worst">\n${items.join("")}</ol>\n`;
}

/** The first of each category, then the second of each, until there are five. */
function interleaved(report: Report): readonly WorstCase[] {
  const groups = [...worstByCategory(report).values()];
  const rounds = Array.from({ length: WORST }, (_, i) => groups.flatMap((group) => group.slice(i, i + 1)));
  return rounds.flat().slice(0, WORST);
}

/** What the retriever said to each query that failed. */
export function failedQueryList(report: Report): Html {
  const failed = failedQueries(report);
  const left = failed.length - WORST;
  const items = failed
    .slice(0, WORST)
    .map(({ case: one, error }) =>
      itemHtml(one.id, one.query, one.intent, "the query failed", `<li>${text(error, QUERY)}</li>`),
    );
  const more = left > 0 ? `<p class="more">${left} more: see all cases</p>\n` : "";
  return items.length === 0 ? "" : `<ol class="worst">\n${items.join("")}</ol>\n${more}`;
}

function worstItem(
  { id, case: one, culprit, check }: WorstCase,
  k: number,
  score: CaseScore | undefined,
): Html {
  const why = one?.critical === true ? `<b>critical</b> · ${check.category}` : check.category;
  const forbidden = check.category === "forbidden_hit" ? forbiddenItems(score) : [];
  const items = forbidden.length > 0 ? forbidden : changeItems(check, culprit, one, k);
  return itemHtml(id, one?.query ?? id, one?.intent ?? "", why, items.join(""));
}

/** Ranks say what happened where ranks are what failed; elsewhere the figure does, and ranks that moved follow from it. */
function changeItems(check: Check, culprit: Culprit, one: Case | null, k: number): readonly Html[] {
  const all = culpritMoves(culprit, one);
  const ranked = check.kind === "count" || ["recall_drop", "ranking_shift"].includes(check.category);
  const figures = check.unit === "ms" || check.unit === "money";
  const moves = ranked
    ? changedMoves(all)
    : figures
      ? []
      : all.filter(({ before, after }) => before !== after);
  const left = moves.length - MOVES;
  return [
    ...(ranked && moves.length > 0 ? [] : [`<li>${text(culpritChange(check, culprit), QUERY)}</li>`]),
    ...moves.slice(0, MOVES).map((move) => moveHtml(move, k)),
    ...(left > 0 ? [`<li class="dim">${plural(left, "more target")}</li>`] : []),
  ];
}

/** What must not be there, and is: the targets say nothing about it. A negative control has results instead. */
function forbiddenItems(score: CaseScore | undefined): readonly Html[] {
  return forbiddenResults(score)
    .slice(0, MOVES)
    .map(({ rank, id }) => `<li><span class="move-words bad">rank ${rank}</span> ${code(id, NAME)}</li>`);
}

function itemHtml(id: string, query: string, intent: string, why: Html, moves: Html): Html {
  return (
    `<li><p class="query"><a href="${caseHref(id)}">${text(query, QUERY)}</a></p>` +
    `<p class="why">${intent === "" ? "" : `${text(intent, NAME)} · `}${why}</p><ul class="moves">${moves}</ul></li>\n`
  );
}

function moveHtml(move: Move, k: number): Html {
  return `<li>${ladder(move, k)}<span class="move-words">${moveWords(move)}</span> ${code(move.label.replace(/^path: /, ""), NAME)}</li>`;
}

const STEP = 7;
const LADDER = 10;

/** Ranks as a row of steps, the last one outside the list; deeper lists are drawn to scale. */
function ladder({ before, after }: Move, k: number): Html {
  const steps = Math.min(Math.max(k, 1), LADDER);
  const x = (rank: number | null): number =>
    rank === null
      ? (steps + 0.8) * STEP
      : (((rank - 1) * (steps - 1)) / Math.max(k - 1, 1)) * STEP + STEP / 2;
  const width = (steps + 1.5) * STEP;
  const dots = Array.from(
    { length: steps },
    (_, i) => `<circle class="step" cx="${(i + 0.5) * STEP}" cy="7" r="1.2"/>`,
  ).join("");
  const from =
    before === undefined ? "" : `<circle class="was" cx="${x(before).toFixed(1)}" cy="7" r="3.2"/>`;
  const line =
    before === undefined
      ? ""
      : `<line class="move" x1="${x(before).toFixed(1)}" x2="${x(after).toFixed(1)}" y1="7" y2="7"/>`;
  const end =
    after === null
      ? `<path class="gone" d="M${x(null) - 3} 4l6 6m0-6l-6 6"/>`
      : `<circle class="now" cx="${x(after).toFixed(1)}" cy="7" r="3.6"/>`;
  const rose = typeof before === "number" && after !== null && after < before;
  return `<svg class="ladder${rose ? " rose" : ""}" width="${width}" height="14" viewBox="0 0 ${width} 14" aria-hidden="true">${dots}${line}${from}${end}</svg>`;
}

/** Targets that fell without failing anything: what a reviewer of a green check may still want to see. */
export function movedList(report: Report): Html {
  if (report.inputs?.baseline === null) return "";
  const k = report.inputs?.config.k ?? 0;
  const watched = new Set(watchedChecks(report).flatMap((check) => check.cases.map(({ id }) => id)));
  // A query that failed found nothing, and did not get worse within tolerance.
  const answered = caseRows(report).filter((row) => (row.score?.error ?? null) === null);
  const fallen = answered.flatMap((row) =>
    row.case.expected.map(
      (target, i): { id: string; query: string; intent: string; move: Move; fall: number } => {
        const [before, after] = [rankBefore(row, i), row.score?.ranks[i] ?? null];
        const fall = typeof before === "number" ? (after ?? k + 1) - before : 0;
        const { id, query, intent } = row.case;
        return {
          id,
          query,
          intent,
          move: { label: targetLabel(target), grade: target.grade, before, after },
          fall,
        };
      },
    ),
  );
  const worst = fallen.filter((each) => each.fall > 0).toSorted((a, b) => b.fall - a.fall);
  if (worst.length === 0) return `<p class="dim">No target is further down than at the baseline.</p>\n`;
  const within = report.verdict.checks.length === 0 ? "not judged" : "within tolerance";
  const items = worst
    .slice(0, WORST)
    .map(({ id, query, intent, move }) =>
      itemHtml(id, query, intent, watched.has(id) ? "watch" : within, moveHtml(move, k)),
    );
  return `<ol class="worst">\n${items.join("")}</ol>\n`;
}

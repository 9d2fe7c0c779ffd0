/** What happened to the cases that lost a target, and what the label accepted. */
import type { Evidence, Loss } from "../../model/explanation.ts";
import type { Report } from "../../model/report.ts";
import { targetLabel } from "../../model/suite.ts";
import { causesWords, churnWords, holesWords, lossWords, pWords } from "../../words/causes.ts";
import {
  formatDelta,
  NONE,
  changedMoves,
  culpritChange,
  culpritMoves,
  plural,
  type Move,
} from "../../words/format.ts";
import { checkSentence, scopeLabel } from "../../words/notices.ts";
import {
  acceptedChecks,
  failedChecks,
  caseRows,
  rankBefore,
  worstByCategory,
  type WorstCase,
} from "../../words/rows.ts";
import { caseHref, long, NAME, num, plain, QUERY, SENTENCE, table, text, type Html, code } from "./html.ts";
import { watchedChecks } from "../../words/watches.ts";
import type { Unit } from "../../model/scores.ts";
import { evidenceOfCheck } from "../../model/verdict.ts";

/** More are in report.json. */
const ROWS = 10;
const EVIDENCE = 8;

export function lossTable({ explanation = null }: Report): Html {
  const losses = explanation?.losses ?? [];
  if (losses.length === 0) return "";
  const left = losses.length - ROWS;
  const more = left > 0 ? `; the worst ${ROWS}, and ${left} more in report.json` : "";
  const columns = [long("Query"), plain("Intent"), plain("What happened")];
  return table(
    `${causesWords(explanation?.causes ?? [])}${more}`,
    columns,
    losses.slice(0, ROWS).map(lossRow),
  );
}

function lossRow(loss: Loss): readonly Html[] {
  return [
    `<a href="${caseHref(loss.id)}">${text(loss.query, QUERY)}</a>`,
    text(loss.intent, NAME),
    text(lossWords(loss), QUERY),
  ];
}

/** Whether what failed could be chance, a row for each failed check that was tested. */
export function evidenceTable(report: Report): Html {
  const rows = failedChecks(report).flatMap((check) => {
    const evidence = evidenceOfCheck(check);
    if (evidence === null) return [];
    const { metric, unit, scope } = check;
    return [[text(metric, NAME), text(scopeLabel(scope), NAME), ...figures(unit, evidence)]];
  });
  if (rows.length === 0) return "";
  const left = rows.length - EVIDENCE;
  const more = left > 0 ? `; ${left} more in report.json` : "";
  const columns = ["Cases better", "Worse", "Of", "95 % interval of the change", "p", "p, corrected"].map(
    num,
  );
  return table(
    `Tests of what failed, corrected by Holm for all checks tested${more}`,
    [plain("Metric"), plain("Where"), ...columns],
    rows.slice(0, EVIDENCE),
  );
}

function figures(
  unit: Unit,
  { wins, losses, units, interval, p_permutation: pPermutation, p_holm: pHolm }: Evidence,
): readonly Html[] {
  const between = intervalWords(unit, interval);
  const tested = wins + losses === 0 ? [NONE, NONE] : [pWords(pPermutation), pWords(pHolm)];
  return [String(wins), String(losses), String(units), between, ...tested].map((cell) => text(cell));
}

/** Too few make an interval that promises more than it holds: then the reason stands there. */
function intervalWords(unit: Unit, interval: Evidence["interval"]): string {
  if (interval.kind === "interval")
    return `${formatDelta(unit, interval.low)} to ${formatDelta(unit, interval.high)}`;
  const { code, have, need } = interval.reason;
  return code === "too_few_units"
    ? `none: ${have} cases, ${need} needed`
    : `none: ${have} differ, ${need} needed`;
}

/** Results that nobody judged, and lists that changed. */
export function besideList({ explanation = null }: Report): Html {
  const facts = [holesWords(explanation?.holes ?? null), churnWords(explanation?.churn ?? null)];
  const items = facts.filter((fact) => fact !== "").map((fact) => `<li>${text(fact, SENTENCE)}</li>\n`);
  return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}

export function acceptedList(report: Report): Html {
  const items = acceptedChecks(report).map((check) => `<li>${text(checkSentence(check), SENTENCE)}</li>\n`);
  return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}

// The five cases that prove it: of each category in turn the worst. Where nothing failed, those that moved most.

const WORST = 5;
const MOVES = 2;

export function worstList(report: Report): Html {
  const k = report.inputs?.config.k ?? 0;
  const items = interleaved(report).map((each) => worstItem(each, k));
  return items.length === 0 ? "" : `<ol class="worst">\n${items.join("")}</ol>\n`;
}

/** The first of each category, then the second of each, until there are five. */
function interleaved(report: Report): readonly WorstCase[] {
  const groups = [...worstByCategory(report).values()];
  const rounds = Array.from({ length: WORST }, (_, i) => groups.flatMap((group) => group.slice(i, i + 1)));
  return rounds.flat().slice(0, WORST);
}

function worstItem({ id, case: one, culprit, check }: WorstCase, k: number): Html {
  // Money and milliseconds are figures; what was not measured has no rank.
  const moves = check.unit === "ms" || check.unit === "money" ? [] : changedMoves(culpritMoves(culprit, one));
  const left = moves.length - MOVES;
  const lines = moves.slice(0, MOVES).map((move) => moveHtml(move, k));
  const more = left > 0 ? `<li class="dim">${plural(left, "more target")}</li>` : "";
  const figures = lines.length === 0 ? `<li>${text(culpritChange(check, culprit), QUERY)}</li>` : "";
  const why = one?.critical === true ? `<b>critical</b> · ${check.category}` : check.category;
  return itemHtml(id, one?.query ?? id, one?.intent ?? "", why, lines.join("") + more + figures);
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

/** `2 → lost`: what a dash means, said. */
function moveWords({ before, after }: Move): string {
  const now = after === null ? "lost" : String(after);
  if (before === undefined) return after === null ? "not found" : `rank ${now}`;
  if (before === null) return after === null ? "not found" : `new → ${now}`;
  return `${before} → ${now}`;
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
  const items = worst
    .slice(0, WORST)
    .map(({ id, query, intent, move }) =>
      itemHtml(id, query, intent, watched.has(id) ? "watch" : "within tolerance", moveHtml(move, k)),
    );
  return `<ol class="worst">\n${items.join("")}</ol>\n`;
}

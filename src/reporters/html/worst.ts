/** The five cases that prove it: of each category in turn the worst. Where nothing failed, those that moved most. */
import type { Evidence } from "../../model/explanation.ts";
import type { Report } from "../../model/report.ts";
import type { Unit } from "../../model/scores.ts";
import { targetLabel } from "../../model/suite.ts";
import { evidenceOfCheck } from "../../model/verdict.ts";
import type { ReportView } from "../../messages/view.ts";
import {
  causesWords,
  churnWords,
  holesWords,
  lossWords,
  stagesWords,
} from "../../messages/causes.ts";
import { formatDelta, pluralise, scopeLabel } from "../../messages/format.ts";
import { type CaseView, type RankMove, moveWords } from "../../messages/items.ts";
import { caseRows, failedChecks, failedQueries, baselineRank } from "../../messages/rows.ts";
import { decidedWords, testedWords } from "../../messages/rule.ts";
import {
  caseHref,
  codeHtml,
  detailsHtml,
  type Html,
  long,
  NAME,
  notesHtml,
  num,
  plain,
  QUERY,
  SENTENCE,
  tableHtml,
  escapeText,
} from "./html.ts";

const WORST = 5;
const MOVES = 2;

/** The first of each category, then the second of each, until there are five. */
export function worstList({ failed }: ReportView, k: number): Html {
  const codes = [...new Set(failed.map((item) => item.code))];
  const groups = codes.map((category) =>
    failed
      .filter((item) => item.code === category)
      .flatMap(({ cases }) => cases.map((one) => ({ one, category }))),
  );
  const rounds = Array.from({ length: WORST }, (_, i) =>
    groups.flatMap((group) => group.slice(i, i + 1)),
  );
  const items = rounds.flat().slice(0, WORST);
  return listHtml(items.map(({ one, category }) => worstItem(one, category, k)));
}

export function wonList({ won }: ReportView, k: number): Html {
  return listHtml(won.slice(0, WORST).map((one) => worstItem(one, "better", k)));
}

function listHtml(items: readonly Html[]): Html {
  return items.length === 0 ? "" : `<ol class="worst">\n${items.join("")}</ol>\n`;
}

/** What the retriever said to each query that failed. */
export function failedQueryList(report: Report): Html {
  const failed = failedQueries(report);
  const left = failed.length - WORST;
  const items = failed
    .slice(0, WORST)
    .map(({ case: one, error }) =>
      itemHtml(one, "the query failed", `<li>${escapeText(error, QUERY)}</li>`),
    );
  const more = left > 0 ? `<p class="more">${left} more: see all queries</p>\n` : "";
  return listHtml(items) + more;
}

/** What must not be there, and is, has no place before. */
function worstItem(one: CaseView, category: string, k: number): Html {
  const { critical, change, ranks } = one;
  const left = ranks.length - MOVES;
  const items = [
    ...(ranks.length > 0 ? [] : [`<li>${escapeText(change, QUERY)}</li>`]),
    ...ranks
      .slice(0, MOVES)
      .map((move) => (category === "forbidden_hit" ? cameHtml(move) : moveHtml(move, k))),
    ...(left > 0 ? [`<li class="dim">${pluralise(left, "more document")}</li>`] : []),
    // What the judge said, and both answers.
    ...(category === "answer_regression" && one.why !== ""
      ? [`<li class="dim">${escapeText(one.why, SENTENCE)}</li>`]
      : []),
  ];
  const why = critical ? `<b>critical</b> · ${category}` : category;
  return itemHtml(one, why, items.join(""));
}

function cameHtml({ document, words }: RankMove): Html {
  return `<li><span class="move-words bad">${escapeText(words)}</span> ${codeHtml(document, NAME)}</li>`;
}

type Heading = Pick<CaseView, "id" | "query" | "intent">;

function itemHtml({ id, query, intent }: Heading, why: Html, moves: Html): Html {
  return (
    `<li><p class="query"><a href="${caseHref(id)}">${escapeText(query, QUERY)}</a></p>` +
    `<p class="why">${intent === "" ? "" : `${escapeText(intent, NAME)} · `}${why}</p><ul class="moves">${moves}</ul></li>\n`
  );
}

function moveHtml(move: RankMove, k: number): Html {
  return `<li>${ladderSvg(move, k)}<span class="move-words">${escapeText(move.words)}</span> ${codeHtml(move.document.replace(/^path: /, ""), NAME)}</li>`;
}

const STEP = 7;
const LADDER = 10;

/** Ranks as a row of steps, the last one outside the list; deeper lists are drawn to scale. */
function ladderSvg({ before, after }: RankMove, k: number): Html {
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
  const was = before === undefined ? "" : x(before).toFixed(1);
  const from = was === "" ? "" : `<circle class="was" cx="${was}" cy="7" r="3.2"/>`;
  const line =
    was === "" ? "" : `<line class="move" x1="${was}" x2="${x(after).toFixed(1)}" y1="7" y2="7"/>`;
  const end =
    after === null
      ? `<path class="gone" d="M${x(null) - 3} 4l6 6m0-6l-6 6"/>`
      : `<circle class="now" cx="${x(after).toFixed(1)}" cy="7" r="3.6"/>`;
  const rose = before !== undefined && after !== null && after < (before ?? Infinity);
  return `<svg class="ladder${rose ? " rose" : ""}" width="${width}" height="14" viewBox="0 0 ${width} 14" aria-hidden="true">${dots}${line}${from}${end}</svg>`;
}

/** Targets that rose, or fell without failing anything: what a reviewer of a green check may still want to see. */
export function movedList(report: Report, { fell }: ReportView): Html {
  if (report.inputs?.baseline === null) {
    return "";
  }
  const k = report.inputs?.config.k ?? 0;
  const seen = new Set(fell.flatMap(({ cases }) => cases.map(({ id }) => id)));
  // A query that failed found nothing, and did not get worse within the limit.
  const answered = caseRows(report).filter(
    ({ score, before }) => score?.error === null && before !== null,
  );
  const moved = answered.flatMap((row) =>
    row.case.expected.flatMap((target, i) => {
      const before = baselineRank(row, i) ?? null;
      const after = row.score?.ranks[i] ?? null;
      const fall = (after ?? k + 1) - (before ?? k + 1);
      const move = {
        document: targetLabel(target),
        words: moveWords(before, after),
        before,
        after,
      };
      return fall === 0 ? [] : [{ one: row.case, move, fall }];
    }),
  );
  if (moved.length === 0) {
    return `<p class="dim">No document is at another rank than at the baseline.</p>\n`;
  }
  const within = report.verdict.checks.length === 0 ? "not judged" : "within the limit";
  const whyShown = (id: string, fall: number): string =>
    fall < 0 ? "better" : seen.has(id) ? "beyond the limit" : within;
  const most = moved.toSorted((a, b) => Math.abs(b.fall) - Math.abs(a.fall)).slice(0, WORST);
  return listHtml(
    most.map(({ one, move, fall }) => itemHtml(one, whyShown(one.id, fall), moveHtml(move, k))),
  );
}

/** Queries that find nothing any more, each with where its documents stood. */
export function lostList(lost: ReportView["lost"]): Html {
  const items = lost.map(({ id, query, ranks, change }) => {
    const moves = ranks
      .map(({ document, words }) => `${codeHtml(document, NAME)} ${escapeText(words)}`)
      .join(", ");
    return `<a href="${caseHref(id)}">${escapeText(query, QUERY)}</a>: ${moves || escapeText(change, QUERY)}`;
  });
  return notesHtml(items);
}

// What happened to the cases that lost a target, and what the label accepted.

/** More are in report.json. */
const LOSSES = 10;
const EVIDENCE = 8;
/** So many say what was accepted; the others are folded. */
const ACCEPTED = 4;

export function lossTable({ explanation = null }: Report): Html {
  const losses = explanation?.losses ?? [];
  if (losses.length === 0) {
    return "";
  }
  const left = losses.length - LOSSES;
  const more = left > 0 ? `; the worst ${LOSSES}, and ${left} more in report.json` : "";
  const columns = [long("Query"), plain("Intent"), plain("What happened")];
  const rows = losses
    .slice(0, LOSSES)
    .map((loss) => [
      `<a href="${caseHref(loss.id)}">${escapeText(loss.query, QUERY)}</a>`,
      escapeText(loss.intent, NAME),
      escapeText(lossWords(loss), QUERY),
    ]);
  return tableHtml(`${causesWords(explanation?.causes ?? [])}${more}`, columns, rows);
}

/** Whether what failed could be chance, a row for each failed check that was tested. */
export function evidenceTable(report: Report): Html {
  const rows = failedChecks(report).flatMap((check) => {
    const evidence = evidenceOfCheck(check);
    if (evidence === null) {
      return [];
    }
    const { wins, losses, units, interval } = evidence;
    const figures = [
      String(wins),
      String(losses),
      String(units),
      intervalWords(check.unit, interval),
    ];
    const by = decidedWords(check) || testedWords(check) || "limit";
    const named = [escapeText(check.metric, NAME), escapeText(scopeLabel(check.scope), NAME)];
    return [[...named, ...[...figures, by].map((cell) => escapeText(cell))]];
  });
  if (rows.length === 0) {
    return "";
  }
  const left = rows.length - EVIDENCE;
  const more = left > 0 ? `; ${left} more in report.json` : "";
  const figures = ["Queries better", "Worse", "Of", "95 % interval of the change"].map(num);
  const columns = [plain("Metric"), plain("Where"), ...figures, plain("Decided by")];
  return tableHtml(`How sure what failed is${more}`, columns, rows.slice(0, EVIDENCE));
}

/** Too few make an interval that promises more than it holds: then the reason stands there. */
function intervalWords(unit: Unit, interval: Evidence["interval"]): string {
  if (interval.kind === "interval") {
    return `${formatDelta(unit, interval.low)} to ${formatDelta(unit, interval.high)}`;
  }
  const { code, have, need } = interval.reason;
  return code === "too_few_units"
    ? `none: ${have} queries, ${need} needed`
    : `none: ${have} differ, ${need} needed`;
}

/** Results that nobody judged, and lists that changed. */
export function besideList({ explanation = null }: Report): Html {
  const facts = [
    stagesWords(explanation?.stages),
    holesWords(explanation?.holes ?? null),
    churnWords(explanation?.churn ?? null),
  ];
  return notesHtml(facts.filter(Boolean).map((fact) => escapeText(fact, SENTENCE)));
}

export function acceptedList({ accepted }: ReportView): Html {
  const items = accepted.map(({ sentence }) => escapeText(sentence, SENTENCE));
  const rest = items.slice(ACCEPTED);
  return notesHtml(items.slice(0, ACCEPTED)) + detailsHtml(`${rest.length} more`, notesHtml(rest));
}

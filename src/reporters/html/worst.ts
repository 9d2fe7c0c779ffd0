/**
 * Lists of queries on the page: those that show best what failed, those that moved most, those that
 * lost a document, and what the label accepted. A move is a document with its rank before and now.
 */
import type { Evidence, Explanation } from "../../model/explanation.ts";
import { groupBy } from "../../model/scope.ts";
import type { Case } from "../../model/suite.ts";
import type { Check } from "../../model/verdict.ts";
import type { CaseRow, ShownChecks } from "../../messages/rows.ts";
import type { FullView, ReportView } from "../../messages/view.ts";
import {
  causesWords,
  churnWords,
  holesWords,
  lossWords,
  stagesWords,
} from "../../messages/causes.ts";
import { formatDelta, pluralise, scopeLabel } from "../../messages/format.ts";
import { type CaseView, type RankMove, movedRanks, rankFall } from "../../messages/items.ts";
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
} from "./html.ts";
import { escapeHtml } from "../../messages/escape.ts";

/** The most queries of a list. */
const WORST = 5;
/** The most documents of a query. */
const MOVES = 2;

/**
 * Returns the list of the worst queries: the first of each failed category, then the second of
 * each, until there are WORST.
 */
export function worstList({ failed }: ReportView): Html {
  const itemsByCategory = groupBy(failed, ({ code }) => code);
  const shown: Html[] = [];
  for (let round = 0; round < WORST; round++) {
    for (const [category, items] of itemsByCategory) {
      const view = items.flatMap(({ cases }) => cases)[round];
      if (view !== undefined) {
        shown.push(worstItem(view, category));
      }
    }
  }
  return listHtml(shown.slice(0, WORST));
}

/** Returns the list of the queries that got better, at most WORST. */
export function wonList({ won }: ReportView): Html {
  return listHtml(won.slice(0, WORST).map((view) => worstItem(view, "better")));
}

function listHtml(items: readonly Html[]): Html {
  return items.length === 0 ? "" : `<ol class="worst">\n${items.join("")}</ol>\n`;
}

/** Returns the first WORST failed queries with the retriever's message, and counts the others. */
export function failedQueryList({ error }: ReportView): Html {
  const failed = error?.queries ?? [];
  const hiddenCount = failed.length - WORST;
  const items = failed
    .slice(0, WORST)
    .map((query) =>
      itemHtml(query, "the query failed", `<li>${escapeHtml(query.change, QUERY)}</li>`),
    );
  const more = hiddenCount > 0 ? `<p class="more">${hiddenCount} more: see all queries</p>\n` : "";
  return listHtml(items) + more;
}

/**
 * Returns a query with its category and the documents that moved, at most MOVES, or what the check
 * saw if none did. Forbidden results have a rank and no rank before; a judged answer has what the
 * judge said.
 */
function worstItem(view: CaseView, category: string): Html {
  const { critical, change, ranks, why } = view;
  const tone = category === "forbidden_hit" ? " bad" : "";
  const lines = ranks.slice(0, MOVES).map((move) => moveHtml(move, tone));
  if (ranks.length === 0) {
    lines.push(`<li>${escapeHtml(change, QUERY)}</li>`);
  }
  if (ranks.length > MOVES) {
    lines.push(`<li class="dim">${pluralise(ranks.length - MOVES, "more document")}</li>`);
  }
  if (category === "answer_regression" && why !== "") {
    lines.push(`<li class="dim">${escapeHtml(why, SENTENCE)}</li>`);
  }
  return itemHtml(view, critical ? `<b>critical</b> · ${category}` : category, lines.join(""));
}

/** What names a query in a list. */
type Heading = Pick<CaseView, "id" | "query" | "intent">;

function itemHtml({ id, query, intent }: Heading, why: Html, moves: Html): Html {
  return (
    `<li><p class="query"><a href="${caseHref(id)}">${escapeHtml(query, QUERY)}</a></p>` +
    `<p class="why">${intent === "" ? "" : `${escapeHtml(intent, NAME)} · `}${why}</p><ul class="moves">${moves}</ul></li>\n`
  );
}

/** Returns a document with its ranks in words. `tone` is "" or " bad". */
function moveHtml({ document, words }: RankMove, tone: string = ""): Html {
  return `<li><span class="move-words${tone}">${escapeHtml(words)}</span> ${codeHtml(document, NAME)}</li>`;
}

/**
 * Returns the list of the targets that moved most, whether up or down, at most WORST, of a run
 * without failed checks; a sentence if none moved. Each target is
 * - `better`,
 * - `within the limit`: it fell,
 * - `beyond the limit`: it fell, and `fell` (checks that did not fail) names its query,
 * - `not judged`: it fell in a run that made no checks.
 */
export function movedList({ fell, tables }: FullView): Html {
  const moved = [...tables.cases.values()].flatMap(movedTargets);
  if (moved.length === 0) {
    return `<p class="dim">Every document has the same rank as in the baseline.</p>\n`;
  }
  const idsBeyondLimit = new Set(fell.flatMap(({ cases }) => cases.map(({ id }) => id)));
  const withinWords = tables.checks.all.length === 0 ? "not judged" : "within the limit";
  const distance = ({ move }: MovedTarget): number => Math.abs(rankFall(move));
  const furthest = moved.toSorted((a, b) => distance(b) - distance(a)).slice(0, WORST);
  const items = furthest.map(({ suiteCase, move }) => {
    const fallWords = idsBeyondLimit.has(suiteCase.id) ? "beyond the limit" : withinWords;
    return itemHtml(suiteCase, rankFall(move) < 0 ? "better" : fallWords, moveHtml(move));
  });
  return listHtml(items);
}

/** A target whose rank changed. */
interface MovedTarget {
  readonly suiteCase: Case;
  readonly move: RankMove;
}

/**
 * Returns the case's targets whose rank changed. None of a case that is new or was not asked. None
 * of a failed query either: movedList would call its lost targets a fall within the limit.
 */
function movedTargets({ case: suiteCase, score, before }: CaseRow): readonly MovedTarget[] {
  if (before === null || score === null || score.error !== null) {
    return [];
  }
  const ranks = { ranks_before: before.ranks, ranks_after: score.ranks };
  const moves = movedRanks(ranks, suiteCase).filter((move) => move.before !== move.after);
  return moves.map((move) => ({ suiteCase, move }));
}

// What happened to the cases that lost a target, and what the label accepted.

/** The most rows of the table of lost queries, and of that of tests; more are in report.json. */
const LOSSES = 10;
const EVIDENCE = 8;
/** The most accepted changes that are shown; the others are folded. */
const ACCEPTED = 4;

/**
 * Returns the table of the lost queries with what happened to each, at most LOSSES: `losses` has
 * the worst first. Empty if none was lost.
 */
export function lossTable(explanation: Explanation | null): Html {
  const losses = explanation?.losses ?? [];
  if (losses.length === 0) {
    return "";
  }
  const hiddenCount = losses.length - LOSSES;
  const more =
    hiddenCount > 0 ? `; the worst ${LOSSES}, and ${hiddenCount} more in report.json` : "";
  const columns = [long("Query"), plain("Intent"), plain("What happened")];
  const rows = losses
    .slice(0, LOSSES)
    .map((loss) => [
      `<a href="${caseHref(loss.id)}">${escapeHtml(loss.query, QUERY)}</a>`,
      escapeHtml(loss.intent, NAME),
      escapeHtml(lossWords(loss), QUERY),
    ]);
  return tableHtml(`${causesWords(explanation?.causes ?? [])}${more}`, columns, rows);
}

/**
 * Returns a table of how sure each change is: a row for each failed check that compared cases, and
 * for each fall of the whole suite that a test found not significant, at most EVIDENCE. A row has
 * how many queries got better and worse, the confidence interval of the change, and what decided.
 */
export function evidenceTable({ failed, fell }: ShownChecks): Html {
  // Only a check of the whole suite that a test decides has an interval.
  const fellByTest = fell.filter(({ evidence }) => (evidence?.interval ?? null) !== null);
  const rows: (readonly Html[])[] = [];
  for (const check of [...failed, ...fellByTest]) {
    if (check.evidence !== undefined) {
      rows.push(evidenceCells(check, check.evidence));
    }
  }
  if (rows.length === 0) {
    return "";
  }
  const hiddenCount = rows.length - EVIDENCE;
  const more = hiddenCount > 0 ? `; ${hiddenCount} more in report.json` : "";
  const figures = ["Queries better", "Worse", "Of", "Interval, about 95 %"].map(num);
  const columns = [plain("Metric"), plain("Where"), ...figures, plain("Decided by")];
  return tableHtml(`Confidence intervals of the changes${more}`, columns, rows.slice(0, EVIDENCE));
}

/** The last cell has what made the check fail, else its test, else that its limit decided. */
function evidenceCells(check: Check, evidence: Evidence): readonly Html[] {
  const { wins, losses, units, interval } = evidence;
  const range =
    interval === null ? "–" : interval.map((end) => formatDelta(check.unit, end)).join(" to ");
  const decidedBy = decidedWords(check) || testedWords(check) || "limit";
  return [
    escapeHtml(check.metric, NAME),
    escapeHtml(scopeLabel(check.scope), NAME),
    String(wins),
    String(losses),
    String(units),
    escapeHtml(range),
    escapeHtml(decidedBy),
  ];
}

/**
 * Returns the list of what is known beside the verdict: recall by stage, unjudged results, and how
 * far lists changed.
 */
export function besideList(explanation: Explanation | null): Html {
  const facts = [
    stagesWords(explanation?.stages),
    holesWords(explanation?.holes ?? null),
    churnWords(explanation?.churn ?? null),
  ];
  return notesHtml(facts.filter(Boolean).map((fact) => escapeHtml(fact, SENTENCE)));
}

/** Returns what the label accepted, a sentence each; those beyond ACCEPTED are folded. */
export function acceptedList({ accepted }: ReportView): Html {
  const items = accepted.map(({ sentence }) => escapeHtml(sentence, SENTENCE));
  const foldedItems = items.slice(ACCEPTED);
  return (
    notesHtml(items.slice(0, ACCEPTED)) +
    detailsHtml(`${foldedItems.length} more`, notesHtml(foldedItems))
  );
}

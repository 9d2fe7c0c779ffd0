/**
 * run.trec and qrels.trec, so that any other evaluator can check the figures. Both use one docno for one thing: a
 * target goes by the document id of the hit that covered it, or by its own label where none did. Grades are the gains
 * used, so that an evaluator with linear gain gets the same nDCG. Cases with `expect_empty` and repeats are left out.
 */
import type { Definition } from "../model/config.ts";
import { gainOf } from "../model/gain.ts";
import type { Report } from "../model/report.ts";
import type { Hit } from "../model/run.ts";
import { targetLabel, type Case, type Target } from "../model/suite.ts";
import { caseRows, type CaseRow } from "../words/rows.ts";

/** Null where nothing was retrieved. */
export function renderRunTrec(report: Report): Iterable<string> | null {
  if (report.run === null || report.scores === null) return null;
  return linesOf(report, runLines);
}

/** Null where nothing was retrieved: the docnos come from the run. */
export function renderQrelsTrec(report: Report): Iterable<string> | null {
  if (report.inputs === null || report.scores === null) return null;
  const { gain } = report.inputs.config.definition;
  return linesOf(report, (row) => qrelsLines(row, gain));
}

function* linesOf(report: Report, lines: (row: CaseRow) => string): Iterable<string> {
  for (const row of caseRows(report)) if (!row.case.expect_empty) yield lines(row);
}

function runLines(row: CaseRow): string {
  const hits = hitsOf(row).filter((hit) => !hit.repeat);
  const query = trecId(row.case.id);
  // Scores count down, so that no evaluator sees a tie and reorders.
  return hits
    .map((hit, i) => `${query} Q0 ${trecId(hit.doc_id)} ${i + 1} ${hits.length - i} gate\n`)
    .join("");
}

function hitsOf(row: CaseRow): readonly Hit[] {
  return row.run?.outcome.kind === "answer" ? row.run.outcome.hits : [];
}

function qrelsLines(row: CaseRow, gain: Definition["gain"]): string {
  const query = trecId(row.case.id);
  const line = (docno: string, grade: number): string => `${query} 0 ${docno} ${grade}\n`;
  const docnos = docnosOf(row);
  const relevant = row.case.expected.map((target, i) => line(docnos[i]!, gainOf(target.grade, { gain })));
  const taken = new Set(docnos);
  const irrelevant = (row.case.judged_irrelevant ?? []).map(trecId).filter((docno) => !taken.has(docno));
  return [...relevant, ...irrelevant.map((docno) => line(docno, 0))].join("");
}

/** A docno for each target, in the order of `expected`; all different, as qrels must be. */
function docnosOf(row: CaseRow): readonly string[] {
  const hits = hitsOf(row);
  const found = hitOfTarget(row.case, row.score?.ranks ?? []);
  const taken = new Set(hits.map((hit) => trecId(hit.doc_id)));
  return row.case.expected.map((target, i) => {
    const rank = found.get(i);
    const hit = rank === undefined ? undefined : hits[rank - 1];
    if (hit !== undefined) return trecId(hit.doc_id);
    let docno = trecId(labelOf(target));
    while (taken.has(docno)) docno += "~";
    taken.add(docno);
    return docno;
  });
}

/** Rank by target. A hit that covers several targets goes to the one with the highest grade, the first among equals. */
function hitOfTarget(one: Case, ranks: readonly (number | null)[]): ReadonlyMap<number, number> {
  const byRank = new Map<number, number>();
  for (const [i, target] of one.expected.entries()) {
    const rank = ranks[i] ?? null;
    if (rank === null) continue;
    const holder = byRank.get(rank);
    if (holder === undefined || target.grade > one.expected[holder]!.grade) byRank.set(rank, i);
  }
  return new Map([...byRank].map(([rank, i]) => [i, rank]));
}

/** An id target is a document id already: written bare it joins with the data set it came from. */
function labelOf(target: Target): string {
  return target.kind === "id" ? target.value : targetLabel(target);
}

/**
 * An id as one column: white space and controls percent-encoded, and a percent sign where it could be read as such an
 * escape, so that different ids stay different. A leading `#` would make the line a comment.
 */
function trecId(id: string): string {
  return id.replaceAll(/[\s\p{Cc}\p{Cs}\u0085]|%(?=[0-9a-f]{2})|^#/giu, percentEncoded);
}

/** UTF-8 bytes, generalised to lone surrogates, which encodeURIComponent refuses. */
function percentEncoded(character: string): string {
  const point = character.codePointAt(0)!;
  const tail = (shift: number): number => 0x80 | ((point >> shift) & 0x3f);
  const bytes =
    point < 0x80
      ? [point]
      : point < 0x800
        ? [0xc0 | (point >> 6), tail(0)]
        : [0xe0 | (point >> 12), tail(6), tail(0)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

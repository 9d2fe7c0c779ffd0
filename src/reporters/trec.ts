/**
 * run.trec and qrels.trec, so that any other evaluator can check the figures. A target's docno is its label, in both: so
 * the qrels of a suite are the same for every run of it, and score each. Grades are the gains used, so that an evaluator
 * with linear gain gets the same nDCG. Cases with `expect_empty` and repeats are left out.
 */
import type { Definition } from "../model/config.ts";
import { gainOf } from "../model/figures.ts";
import type { Report } from "../model/report.ts";
import { targetLabel, type Case, type Target } from "../model/suite.ts";
import { caseRows, type CaseRow } from "../words/rows.ts";

/** Null where nothing was retrieved. */
export function renderRunTrec(report: Report): Iterable<string> | null {
  if (report.run === null || report.scores === null) return null;
  return linesOf(report, runLines);
}

/** Null where nothing was retrieved. */
export function renderQrelsTrec(report: Report): Iterable<string> | null {
  if (report.inputs === null || report.scores === null) return null;
  const { gain } = report.inputs.config.definition;
  return linesOf(report, (row) => qrelsLines(row.case, gain));
}

function* linesOf(report: Report, lines: (row: CaseRow) => string): Iterable<string> {
  for (const row of caseRows(report)) if (!row.case.expect_empty) yield lines(row);
}

function runLines({ case: one, score, run }: CaseRow): string {
  const hits = run?.outcome.kind === "answer" ? run.outcome.hits : [];
  const labels = labelsOf(one);
  const taken = new Set(labels);
  const targets = targetByRank(one, score?.ranks ?? []);
  const docnos = hits.flatMap(({ doc_id: id, repeat }, i) => {
    if (repeat) return [];
    const target = targets.get(i + 1);
    // What matches no target must not be read as one by its id.
    return [target === undefined ? free(trecId(id), taken) : labels[target]!];
  });
  const query = trecId(one.id);
  // Scores count down, so that no evaluator sees a tie and reorders.
  return docnos.map((docno, i) => `${query} Q0 ${docno} ${i + 1} ${docnos.length - i} gate\n`).join("");
}

function qrelsLines(one: Case, gain: Definition["gain"]): string {
  const query = trecId(one.id);
  const line = (docno: string, grade: number): string => `${query} 0 ${docno} ${grade}\n`;
  const labels = labelsOf(one);
  const relevant = one.expected.map((target, i) => line(labels[i]!, gainOf(target.grade, { gain })));
  const taken = new Set(labels);
  const irrelevant = (one.judged_irrelevant ?? []).map(trecId).filter((docno) => !taken.has(docno));
  return [...relevant, ...irrelevant.map((docno) => line(docno, 0))].join("");
}

/** A docno for each target, in the order of `expected`; all different, as qrels must be. */
function labelsOf({ expected }: Case): readonly string[] {
  const taken = new Set<string>();
  // An id target is a document id already: written bare it joins with the data set it came from.
  const label = (target: Target): string => (target.kind === "id" ? target.value : targetLabel(target));
  return expected.map((target) => free(trecId(label(target)), taken));
}

/** The docno itself, or the next that is not taken yet; taken from then on. */
function free(docno: string, taken: Set<string>): string {
  let own = docno;
  while (taken.has(own)) own += "~";
  taken.add(own);
  return own;
}

/** A hit that covers several targets goes to the one with the highest grade, the first among equals. */
function targetByRank(one: Case, ranks: readonly (number | null)[]): ReadonlyMap<number, number> {
  const byRank = new Map<number, number>();
  for (const [i, target] of one.expected.entries()) {
    const rank = ranks[i] ?? null;
    if (rank === null) continue;
    const holder = byRank.get(rank);
    if (holder === undefined || target.grade > one.expected[holder]!.grade) byRank.set(rank, i);
  }
  return byRank;
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

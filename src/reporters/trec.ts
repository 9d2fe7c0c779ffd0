/**
 * run.trec and qrels.trec, so that any other evaluator can check the figures. The docno is the name
 * of a document in these files. That of a target is its label, in both files: so the qrels of a
 * suite are the same for every run of it, and score each. An any-of need is a target that any of
 * several documents satisfies: each of these has a line of its own in the qrels, so that other
 * evaluators count them singly. Grades are the gains used, so that an evaluator with linear gain
 * gets the same nDCG. Cases with `expect_empty` are left out, and so are results that repeat an
 * earlier one of their list.
 */
import type { Definition } from "../model/config.ts";
import { encodeDocno, RUN_TAG } from "../model/docno.ts";
import { documentGain } from "../model/config.ts";
import type { Report } from "../model/report.ts";
import type { Hit } from "../model/run.ts";
import {
  type Case,
  type SingleTarget,
  singleTargets,
  targetKey,
  targetLabel,
} from "../model/suite.ts";
import { normaliseHit, compileTarget } from "../metrics/matching.ts";
import { type CaseBook, type CaseRow, listHits } from "../messages/rows.ts";
import type { FullView } from "../messages/view.ts";

/** Yields run.trec, the lines of one case at a time; null if nothing was retrieved. */
export function renderRunTrec(report: Report, { tables }: FullView): Iterable<string> | null {
  const { inputs } = report;
  if (inputs === null || report.run === null || report.scores === null) {
    return null;
  }
  return listLines(tables.cases, (row) => runLines(row, inputs.config.definition));
}

/** Yields qrels.trec, the lines of one case at a time; null if nothing was retrieved. */
export function renderQrelsTrec(report: Report, { tables }: FullView): Iterable<string> | null {
  if (report.inputs === null || report.scores === null) {
    return null;
  }
  const { gain } = report.inputs.config.definition;
  return listLines(tables.cases, (row) => qrelsLines(row.case, gain));
}

/** Yields what `renderLines` returns for each case but those that expect no result. */
function* listLines(cases: CaseBook, renderLines: (row: CaseRow) => string): Iterable<string> {
  for (const row of cases.values()) {
    if (!row.case.expect_empty) {
      yield renderLines(row);
    }
  }
}

/**
 * Returns the lines of a case in run.trec; none if its query failed. A result that covers a target
 * has the target's docno, as the qrels do; any other has its own id, with `~` added if a target or
 * an earlier result has the same docno.
 */
function runLines(row: CaseRow, definition: Definition): string {
  const hits = listHits(row);
  const documents = judgedDocuments(row.case);
  const usedDocnos = new Set(documents.map(({ docno }) => docno));
  const documentByRank = documentsByRank(hits, documents, definition);
  const docnos: string[] = [];
  for (const [i, { doc_id: id, repeat }] of hits.entries()) {
    if (!repeat) {
      // A result that matches no target must not be taken for one that has the same name.
      const document = documentByRank.get(i + 1);
      docnos.push(document?.docno ?? addFreeDocno(encodeDocno(id), usedDocnos));
    }
  }
  const query = encodeDocno(row.case.id);
  // Scores count down, so that no evaluator sees a tie and reorders.
  return docnos
    .map((docno, i) => `${query} Q0 ${docno} ${i + 1} ${docnos.length - i} ${RUN_TAG}\n`)
    .join("");
}

/**
 * Returns the lines of a case in qrels.trec: its targets with their gains, then the documents
 * judged irrelevant with 0.
 */
function qrelsLines(suiteCase: Case, gain: Definition["gain"]): string {
  const query = encodeDocno(suiteCase.id);
  const qrelsLine = (docno: string, grade: number): string => `${query} 0 ${docno} ${grade}\n`;
  const documents = judgedDocuments(suiteCase);
  const relevant = documents.map(({ docno, grade }) =>
    qrelsLine(docno, documentGain(grade, { gain })),
  );
  const relevantDocnos = new Set(documents.map(({ docno }) => docno));
  const irrelevant = (suiteCase.judged_irrelevant ?? [])
    .map(encodeDocno)
    .filter((docno) => !relevantDocnos.has(docno));
  return [...relevant, ...irrelevant.map((docno) => qrelsLine(docno, 0))].join("");
}

/** A relevant document of a case, with its name in the qrels. */
interface JudgedDocument {
  readonly docno: string;
  readonly grade: number;
  readonly target: SingleTarget;
}

/**
 * Returns a document for each target, in the order of `expected`, and for each member of an any-of
 * need; one that is in several needs once, with its highest grade. All docnos are different, as
 * qrels must be.
 */
function judgedDocuments({ expected }: Case): readonly JudgedDocument[] {
  const usedDocnos = new Set<string>();
  const byTarget = new Map<string, JudgedDocument>();
  for (const target of expected.flatMap(singleTargets)) {
    // The label of an id or a path is the id or path itself, by which other files of the same data
    // set name the document.
    const name = targetLabel(target);
    // Two targets of different kinds may have one label.
    const key = `${target.kind} ${targetKey(target)}`;
    const earlier = byTarget.get(key);
    const docno = earlier?.docno ?? addFreeDocno(encodeDocno(name), usedDocnos);
    const grade = Math.max(target.grade, earlier?.grade ?? 0);
    byTarget.set(key, { docno, grade, target });
  }
  return [...byTarget.values()];
}

/** Returns the docno, with `~` added until it is not in `usedDocnos`, and adds it there. */
function addFreeDocno(docno: string, usedDocnos: Set<string>): string {
  let candidate = docno;
  while (usedDocnos.has(candidate)) {
    candidate += "~";
  }
  usedDocnos.add(candidate);
  return candidate;
}

/**
 * Returns the document at each rank: each result takes the document that it matches and no result
 * above took, the highest grade first.
 */
function documentsByRank(
  hits: readonly Hit[],
  documents: readonly JudgedDocument[],
  definition: Definition,
): ReadonlyMap<number, JudgedDocument> {
  const freeDocuments = new Map(
    documents
      .toSorted((a, b) => b.grade - a.grade)
      .map((document) => [document, compileTarget(document.target, definition)]),
  );
  const byRank = new Map<number, JudgedDocument>();
  for (const [i, hit] of hits.entries()) {
    if (hit.repeat) {
      continue;
    }
    const normalised = normaliseHit(hit, definition);
    const document = [...freeDocuments].find(([, matches]) => matches(normalised))?.[0];
    if (document === undefined) {
      continue;
    }
    freeDocuments.delete(document);
    byRank.set(i + 1, document);
  }
  return byRank;
}

/**
 * Sentences about edited golden data: what the suite edits, what finds nothing now, and without
 * which edits the change would fail.
 */
import { listFirst } from "../model/lookup.ts";
import type { EditKind, Notice, QueryEdit } from "../model/notice.ts";
import type { Loss } from "../model/explanation.ts";
import type { Value } from "../model/scores.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import { capText } from "./escape.ts";
import { clipName, formatValue, listNames, moveWords, pluralise } from "./format.ts";
import type { CaseRow } from "./rows.ts";

const NAMED_EDITS = 3;
/** Characters of a query in a sentence. */
const QUERY = 60;

/** Returns the edits of golden data that the verdict's notice lists; empty without one. */
function listEdits(notices: readonly Notice[]): readonly QueryEdit[] {
  return notices.find((notice) => notice.code === "suite_edits")?.edits ?? [];
}

function listNeededEdits(notices: readonly Notice[]): readonly QueryEdit[] {
  return listEdits(notices).filter((edit) => edit.needed === true);
}

/** Ends the headline: why a change fails that passes with its edits. */
const MUST_ACCEPT = "which a maintainer must accept";

/**
 * Returns the headline of a finding: `This change passes only with 4 edits of the suite, which a
 * maintainer must accept`.
 */
export function onlyWithEditsWords({ fields }: WeakeningFinding): string {
  const count = fields.length;
  if (fields.every(({ after }) => after === "removed")) {
    return `This change passes only if ${pluralise(count, "query is", "queries are")} removed, ${MUST_ACCEPT}`;
  }
  return `This change passes only with ${pluralise(count, "edit")} of the suite, ${MUST_ACCEPT}`;
}

/**
 * Returns `This change removes 9 of 12 recorded queries: "grow apple", …`, or what else the change
 * does to them. The `before` of a field is the query, its `after` the kind of edit.
 */
export function shrinkWords({ fields, of = fields.length }: WeakeningFinding): string {
  const count = `${fields.length} of ${of} recorded queries`;
  const names = fields.map(({ before }) => quote(before));
  const queries = listFirst(names, NAMED_EDITS);
  // A case without an id is named by its query. If that is reworded, the case seems removed.
  const hasId = ({ field, before }: WeakenedField): boolean => field !== `cases.${before}`;
  const areRemoved = fields.every((field) => field.after === "removed" && hasId(field));
  return `This change ${areRemoved ? "removes" : "edits or removes"} ${count}: ${queries}`;
}

/** Returns what a finding says of one of its cases: `"grow apple" was removed`. */
export function editedCaseWords({ code, fields, cases }: WeakeningFinding, id: string): string {
  if (code === "suite_edited") {
    return listLostGuards(fields, id).join(", ");
  }
  // Each case has its field at the same index.
  const field = fields[cases.findIndex((culprit) => culprit.id === id)];
  return field === undefined ? "edited" : fieldEditWords(field);
}

/** Returns what no longer guards the case: `no longer critical`, `no longer forbids docs/old.md`. */
function listLostGuards(fields: readonly WeakenedField[], id: string): readonly string[] {
  const critical = `cases.${id}.critical`;
  const forbidden = `cases.${id}.forbidden.`;
  const words: string[] = [];
  for (const { field, after } of fields) {
    if (field === critical) {
      words.push(after === "removed" ? "was critical, and is removed" : "no longer critical");
    }
    if (field.startsWith(forbidden)) {
      words.push(`no longer forbids ${clipName(field.slice(forbidden.length))}`);
    }
  }
  return words;
}

/** Returns an edit in words: `"grow apple" was removed`, or of expected documents `a.md → b.md`. */
function fieldEditWords({ field, before, after }: WeakenedField): string {
  if (after === "removed") {
    return `${quote(before)} was removed`;
  }
  if (after === "unlabelled") {
    return "left without expected documents";
  }
  return field.endsWith(".expected") ? `${before} → ${after}` : `was ${quote(before)}`;
}

/**
 * Returns why a change passes only with its edits: the removed queries that find nothing now, and
 * what the other edits put in place of what is lost.
 */
export function whyEditsWords(notices: readonly Notice[]): string {
  const needed = listNeededEdits(notices);
  const others = needed.filter((edit) => !isLostAndGone(edit));
  const sentences = [
    ...lostAndGoneWords(needed),
    ...others.slice(0, NAMED_EDITS).map(replacementWords),
  ];
  if (others.length > NAMED_EDITS) {
    sentences.push(`And ${pluralise(others.length - NAMED_EDITS, "more edit")}`);
  }
  return sentences.join(". ");
}

/** Whether the query was found when it was recorded, finds nothing now, and counts no more. */
function isLostAndGone({ kind, rank, recorded_rank: recordedRank }: QueryEdit): boolean {
  const isGone = kind === "removed" || kind === "unlabelled";
  return isGone && recordedRank !== null && rank === null;
}

/** Whether all queries that lost a document expect other documents by now. */
export function areLossesEdited(notices: readonly Notice[], losses: readonly Loss[]): boolean {
  const edited = listEdits(notices).filter(({ kind }) => kind === "targets");
  const editedIds = new Set(edited.map(({ id }) => id));
  return losses.length > 0 && losses.every(({ id }) => editedIds.has(id));
}

/**
 * Whether the change removes a query that was found and finds nothing now, or all documents that
 * such a query expects.
 */
export function hasLostAndGone(notices: readonly Notice[]): boolean {
  return listEdits(notices).some(isLostAndGone);
}

/** Returns a sentence for each kind of lost queries that are gone (goneWords). */
function lostAndGoneWords(edits: readonly QueryEdit[]): readonly string[] {
  const lost = edits.filter(isLostAndGone);
  const removed = lost.filter(({ kind }) => kind === "removed");
  const unlabelled = lost.filter(({ kind }) => kind === "unlabelled");
  const one = "query left without expected documents finds none of them";
  const several = "queries left without expected documents find none of them";
  const sentences = [
    goneWords(removed, "removed query finds nothing", "removed queries find nothing"),
    goneWords(unlabelled, one, several),
  ];
  return sentences.filter(Boolean);
}

/**
 * Returns that queries find nothing now: `1 removed query finds nothing now: "grow apple"
 * (docs/apple.md was deleted)`. Empty without edits.
 */
function goneWords(lost: readonly QueryEdit[], one: string, several: string): string {
  if (lost.length === 0) {
    return "";
  }
  const deleted = deletedWords(lost);
  const reason = deleted === "" ? "" : ` (${deleted})`;
  return `${pluralise(lost.length, one, several)} now: ${nameQueries(lost)}${reason}`;
}

function deletedWords(edits: readonly QueryEdit[]): string {
  const deleted = listDeletedDocuments(edits);
  if (deleted.length === 0) {
    return "";
  }
  return `${listNames(deleted)} ${deleted.length === 1 ? "was" : "were"} deleted`;
}

function listDeletedDocuments(edits: readonly QueryEdit[]): readonly string[] {
  return [...new Set(edits.flatMap(({ deleted }) => deleted))];
}

/**
 * Returns what an edit puts in place of what the query lost: `docs/a.md was deleted; "grow apple"
 * now expects docs/ab.md, at rank 1`.
 */
function replacementWords(edit: QueryEdit): string {
  const { kind, query, reworded = "", added, recorded_rank: before, rank } = edit;
  // Of the query as recorded: `rank 1 → lost`, `not found before either`; empty if it was not asked.
  const change = rank === undefined ? "" : moveWords(before, rank);
  const oldQuery = `${quote(query)}${change === "" ? "" : ` (${change})`}`;
  // Of the query as the suite has it now.
  const place = placeWords(edit.suite_rank);
  switch (kind) {
    case "removed":
      return `${oldQuery} was removed`;
    case "unlabelled":
      return `${oldQuery} expects no documents now`;
    case "reworded":
      return `${oldQuery} is now ${quote(reworded)}${place}`;
    case "params":
      return `${oldQuery} is asked with other params now${place}`;
    case "targets": {
      const documents = added.length === 0 ? "fewer documents" : listNames(added);
      return `${droppedWords(edit, change)}; ${quote(query)} now expects ${documents}${place}`;
    }
  }
}

/**
 * Returns what became of the documents that the edited query expects no more: `docs/a.md was
 * deleted`, or `docs/a.md: rank 1 → lost, the document exists`. `change` is the first fact about
 * them, the ranks; empty if these are not known.
 */
function droppedWords(edit: QueryEdit, change: string): string {
  const { dropped, existing } = edit;
  const deleted = deletedWords([edit]);
  if (deleted !== "") {
    return deleted;
  }
  const documents = dropped.length === 0 ? "its recorded documents" : listNames(dropped);
  const exist = dropped.length === 1 ? "the document exists" : "the documents exist";
  const doAllExist = existing.length > 0 && existing.length === dropped.length;
  const facts = [change, doAllExist ? exist : ""].filter(Boolean).join(", ");
  return facts === "" ? documents : `${documents}: ${facts}`;
}

/** `, at rank 1`, or that none is found; empty if it was not asked. */
function placeWords(rank: number | null | undefined): string {
  if (rank === undefined) {
    return "";
  }
  return rank === null ? ", which it does not find" : `, at rank ${rank}`;
}

export const RESTORE_QUERIES = "Restore these queries in the suite as they were.";

/**
 * Returns what to do about a finding on edited queries. Only edits without which the change would
 * fail may be right; a suite that shrinks is restored.
 */
export function fixEditsWords({ code }: WeakeningFinding, notices: readonly Notice[]): string {
  if (code !== "passes_only_with_edits") {
    return RESTORE_QUERIES;
  }
  const deleted = listDeletedDocuments(listNeededEdits(notices));
  const repair =
    deleted.length > 0 ? `restore ${listNames(deleted)}` : "fix the search for these queries";
  return `If these edits are right, accept the change. Else ${repair}.`;
}

/**
 * Returns the end of a pass's title: `. 3 edited queries are compared by their earlier documents. 1
 * removed query finds nothing now: "grow apple" (docs/apple.md was deleted)`. Empty without edits.
 */
export function passEditsWords(notices: readonly Notice[]): string {
  const edits = listEdits(notices);
  const count = edits.filter(({ kind }) => kind === "targets").length;
  const compared = pluralise(
    count,
    "edited query is compared by its",
    "edited queries are compared by their",
  );
  const byRow = count === 0 ? [] : [`${compared} earlier documents`];
  return [...byRow, ...lostAndGoneWords(edits)].map((sentence) => `. ${sentence}`).join("");
}

/** Returns the advice to record the edits that the baseline lacks; empty without any. */
export function recordEditsWords(notices: readonly Notice[]): string {
  const unrecorded = listEdits(notices).filter(
    (edit) => edit.unrecorded === true && edit.kind !== "removed",
  );
  if (unrecorded.length === 0) {
    return "";
  }
  const notFound = unrecorded.filter(({ suite_rank: rank }) => rank === null);
  const check =
    notFound.length === 0 ? "" : ` Check what ${nameQueries(notFound)} expects: it is not found.`;
  return `Run \`record\`, so that the next change is compared by the edited queries.${check}`;
}

/**
 * Returns the recall by the suite as it is now (`value`, null without scores), to stand beside a
 * pass. Empty if no query was asked that expects other documents in it.
 */
export function editedRecallWords(notices: readonly Notice[], name: string, value: Value): string {
  // Without a rank the edited query was not asked.
  const hasNewTargets = listEdits(notices).some(
    ({ kind, suite_rank: rank }) => kind === "targets" && rank !== undefined,
  );
  return hasNewTargets && value !== null
    ? `With the edited suite, ${name} is ${formatValue("share", value)}`
    : "";
}

/**
 * Returns how many of the lost queries of a failure are edited. Empty if none is, and if the change
 * passes with its edits once they are accepted.
 */
export function editedLossesWords(notices: readonly Notice[], lost: readonly CaseRow[]): string {
  const editedIds = new Set(listEdits(notices).map(({ id }) => id));
  const count = lost.filter((row) => editedIds.has(row.case.id)).length;
  const helpsToAccept = listNeededEdits(notices).length > 0;
  if (count === 0 || helpsToAccept) {
    return "";
  }
  const edited = pluralise(count, "lost query is", "lost queries are");
  return `${edited} edited; the gate fails with ${count === 1 ? "this edit" : "these edits"}, too`;
}

/** Returns the notice of edits and renamed documents, a sentence for each kind of edit. */
export function editsSentence({
  edits,
  renamed,
}: Extract<Notice, { readonly code: "suite_edits" }>): string {
  const sentences: string[] = [];
  if (renamed.length > 0) {
    const documents = renamed.map(
      ({ before, after }) => `${clipName(before)} is now ${clipName(after)}`,
    );
    sentences.push(
      `${pluralise(renamed.length, "expected document was", "expected documents were")} renamed: ${listNames(documents)}. The gate treats the old and the new name as the same document.`,
    );
  }
  sentences.push(...describeKinds(edits.filter((edit) => edit.earlier !== true)));
  const needed = edits.filter((edit) => edit.needed === true);
  if (needed.length > 0) {
    const which = needed.length === 1 ? "this edit" : `these ${needed.length} edits`;
    sentences.push(`Without ${which} the gate would fail: ${nameQueries(needed)}.`);
  }
  const earlier = edits.filter((edit) => edit.earlier === true);
  if (earlier.length > 0) {
    sentences.push(
      `${pluralise(earlier.length, "recorded query was", "recorded queries were")} edited or removed since the baseline was recorded: ${nameQueries(earlier)}. Record the baseline again.`,
    );
  }
  return sentences.join(" ");
}

/** Returns a sentence for each kind of edit: `2 queries were reworded: "apple" → "pear", ….` */
function describeKinds(edits: readonly QueryEdit[]): readonly string[] {
  // A case without an id is named by its query. If that is reworded, the case seems removed.
  const haveIds = edits.every(({ kind, id, query }) => kind !== "removed" || id !== query);
  const wordsByKind: Readonly<Record<EditKind, string>> = {
    removed: haveIds ? "removed from the suite" : "removed from the suite or reworded",
    unlabelled: "left without expected documents",
    reworded: "reworded",
    params: "given other params",
    targets: "given other expected documents",
  };
  const sentences: string[] = [];
  for (const [kind, words] of Object.entries(wordsByKind)) {
    const sameKind = edits.filter((edit) => edit.kind === kind);
    if (sameKind.length > 0) {
      const queries = pluralise(sameKind.length, "query was", "queries were");
      const names = listFirst(sameKind.map(describeEdit), NAMED_EDITS);
      sentences.push(`${queries} ${words}: ${names}.`);
    }
  }
  return sentences;
}

/** `"grow apple"`, with what is in its place: ` → "grow pear"`, or ` (docs/a.md → docs/ab.md)`. */
function describeEdit({ kind, query, reworded = "", dropped, added }: QueryEdit): string {
  if (kind === "reworded") {
    return `${quote(query)} → ${quote(reworded)}`;
  }
  if (kind !== "targets") {
    return quote(query);
  }
  if (dropped.length === 0) {
    return `${quote(query)} (+ ${listNames(added)})`;
  }
  return added.length === 0
    ? `${quote(query)} (− ${listNames(dropped)})`
    : `${quote(query)} (${listNames(dropped)} → ${listNames(added)})`;
}

/** Returns the first queries of the edits, in quotes: `"grow apple", "grow pear" and 2 more`. */
function nameQueries(edits: readonly QueryEdit[]): string {
  const names = edits.map(({ query }) => quote(query));
  return listFirst(names, NAMED_EDITS);
}

function quote(query: string): string {
  return `"${capText(query, QUERY)}"`;
}

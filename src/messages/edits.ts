/**
 * Sentences about edited golden data: what the suite edits, what finds nothing now, and without
 * which edits the change would fail.
 */
import type { Notice, QueryEdit } from "../model/notice.ts";
import type { Report } from "../model/report.ts";
import type { Verdict, WeakeningFinding } from "../model/verdict.ts";
import { capText } from "./escape.ts";
import { clipName, formatValue, listFirst, listNames, pluralise } from "./format.ts";
import type { CaseRow } from "./rows.ts";

/** How many edits a sentence names. */
const NAMED_EDITS = 3;
/** Characters of a query in a sentence. */
const QUERY = 60;

/** Returns the edits of golden data that the verdict's notice lists; empty without one. */
export function listEdits({ notices }: Pick<Verdict, "notices">): readonly QueryEdit[] {
  return notices.find((notice) => notice.code === "suite_edits")?.edits ?? [];
}

/** Returns the headline of a finding: `This change passes only with 4 edits of the suite`. */
export function onlyWithEditsWords({ fields }: WeakeningFinding): string {
  const count = fields.length;
  if (fields.every(({ after }) => after === "removed")) {
    const verb = count === 1 ? "is" : "are";
    return `This change passes only if ${pluralise(count, "query", "queries")} ${verb} removed`;
  }
  return `This change passes only with ${pluralise(count, "edit")} of the suite`;
}

/** Returns the headline: `This change removes 9 of 12 recorded queries`, and their names. */
export function shrinkWords({ fields, of = fields.length }: WeakeningFinding): string {
  const areRemoved = fields.every(({ after }) => after === "removed");
  const verb = areRemoved ? "removes" : "removes or rewords";
  const queries = listFirst(
    fields.map(({ before }) => quote(before)),
    NAMED_EDITS,
  );
  return `This change ${verb} ${fields.length} of ${of} recorded queries: ${queries}`;
}

/**
 * Returns why a change passes only with its edits: the needed edits of kept queries one by one, and
 * the removed queries that find nothing now.
 */
export function whyEditsWords({ verdict }: Report): string {
  const needed = listEdits(verdict).filter((edit) => edit.needed === true);
  const gone = needed.filter(({ kind }) => kind === "removed" || kind === "unlabelled");
  const kept = needed.filter((edit) => !gone.includes(edit));
  const sentences = kept.slice(0, NAMED_EDITS).map(replacementWords);
  if (kept.length > NAMED_EDITS) {
    sentences.push(`and ${pluralise(kept.length - NAMED_EDITS, "more edit")}`);
  }
  if (gone.length > 0) {
    sentences.push(goneWords(gone));
  }
  return sentences.join("; ");
}

/** `They find nothing now: "grow apple". docs/apple.md was deleted`. */
function goneWords(gone: readonly QueryEdit[]): string {
  const lost = gone.filter(({ rank }) => rank === null);
  const deleted = [...new Set(gone.flatMap((edit) => edit.deleted))];
  const names = (edits: readonly QueryEdit[]): string =>
    listFirst(
      edits.map(({ query }) => quote(query)),
      NAMED_EDITS,
    );
  const words =
    lost.length === gone.length
      ? `${gone.length === 1 ? "It finds" : "They find"} nothing now: ${names(gone)}`
      : `They are found worse now: ${names(gone)}`;
  return [words, deletedWords(deleted)].filter(Boolean).join(". ");
}

/** `docs/a.md and docs/b.md were deleted`; empty if nothing was. */
function deletedWords(deleted: readonly string[]): string {
  if (deleted.length === 0) {
    return "";
  }
  return `${listNames(deleted)} ${deleted.length === 1 ? "was" : "were"} deleted`;
}

/**
 * Returns what an edit puts in place of what the query lost: `docs/a.md was deleted; "grow apple"
 * now expects docs/ab.md, at rank 1`.
 */
function replacementWords(edit: QueryEdit): string {
  const { kind, query, reworded, dropped, deleted, added } = edit;
  const oldRank = edit.rank === undefined ? "" : ` (${rankChange(edit.recorded_rank, edit.rank)})`;
  if (kind === "reworded") {
    return `${quote(query)}${oldRank} is now ${quote(reworded ?? "")}${placeWords(edit.suite_rank)}`;
  }
  if (kind === "params") {
    return `${quote(query)}${oldRank} is asked with other params now${placeWords(edit.suite_rank)}`;
  }
  const documents = added.length === 0 ? "fewer documents" : listNames(added);
  const expects = `${quote(query)} now expects ${documents}${placeWords(edit.suite_rank)}`;
  if (deleted.length > 0) {
    return `${deletedWords(deleted)}; ${expects}`;
  }
  const old = dropped.length === 0 ? "its recorded documents" : listNames(dropped);
  return `${old}${oldRank}; ${expects}`;
}

/** `, at rank 1`, or that none is found; empty if it was not asked. */
function placeWords(rank: number | null | undefined): string {
  if (rank === undefined) {
    return "";
  }
  return rank === null ? ", which it does not find" : `, at rank ${rank}`;
}

/** `rank 1 → lost`, `not found before either`. */
function rankChange(before: number | null, now: number | null): string {
  if (before === null) {
    return now === null ? "not found before either" : `now at rank ${now}`;
  }
  return `rank ${before} → ${now ?? "lost"}`;
}

/** Returns the advice on edits that a change needs, in one sentence. */
export function fixEditsWords({ verdict }: Report): string {
  const needed = listEdits(verdict).filter((edit) => edit.needed === true);
  const deleted = [...new Set(needed.flatMap((edit) => edit.deleted))];
  if (deleted.length > 0) {
    return `Restore ${listNames(deleted)}, or check that the edited queries expect the right documents.`;
  }
  return "Fix the search for these queries, or check that the edited queries expect the right documents.";
}

/**
 * Returns the end of a pass's title: `, by the earlier documents of 3 edited queries. 1 removed
 * query finds nothing now: "grow apple" (docs/apple.md was deleted)`. Empty without edits.
 */
export function passEditsWords(report: Report): string {
  const edits = listEdits(report.verdict);
  const judgedByRow = edits.filter(({ kind }) => kind === "targets");
  const byRow =
    judgedByRow.length === 0
      ? ""
      : `, by the earlier documents of ${pluralise(judgedByRow.length, "edited query", "edited queries")}`;
  const lost = edits.filter(
    ({ kind, rank, recorded_rank: before }) =>
      (kind === "removed" || kind === "unlabelled") && before !== null && rank === null,
  );
  if (lost.length === 0) {
    return byRow;
  }
  const deleted = deletedWords([...new Set(lost.flatMap((edit) => edit.deleted))]);
  const queries = listFirst(
    lost.map(({ query }) => quote(query)),
    NAMED_EDITS,
  );
  const find = lost.length === 1 ? "removed query finds" : "removed queries find";
  return `${byRow}. ${lost.length} ${find} nothing now: ${queries}${deleted === "" ? "" : ` (${deleted})`}`;
}

/**
 * Returns what else is to be said of edits: on a pass the recall by the suite as it is now, if it
 * differs; on a failure how many of the lost queries are edited. Empty where nothing is.
 */
export function alsoEditsWords(report: Report, lost: readonly CaseRow[]): readonly string[] {
  const { verdict, scores, inputs } = report;
  const edits = listEdits(verdict);
  if (edits.length === 0 || scores === null || inputs === null) {
    return [];
  }
  const isNeeded = edits.some((edit) => edit.needed === true);
  if (verdict.verdict === "fail" && !isNeeded) {
    const editedIds = new Set(edits.map(({ id }) => id));
    const count = lost.filter((row) => editedIds.has(row.case.id)).length;
    const lostCount = pluralise(lost.length, "lost query", "lost queries");
    return count === 0
      ? []
      : [
          `${count} of the ${lostCount} ${count === 1 ? "is" : "are"} edited; it fails with these edits, too`,
        ];
  }
  const name = `recall@${inputs.config.k}`;
  const recall = scores.means.overall.get(name) ?? null;
  const hasOldTargets = edits.some(
    ({ kind, suite_rank: rank }) => kind === "targets" && rank !== undefined,
  );
  return verdict.verdict === "pass" && hasOldTargets && recall !== null
    ? [`By the suite as it is now, ${name} is ${formatValue("share", recall)}`]
    : [];
}

/** Returns the notice of edits and renamed documents, a sentence for each kind of edit. */
export function editsSentence({
  edits,
  renamed,
}: Extract<Notice, { readonly code: "suite_edits" }>): string {
  const documents = renamed.map(
    ({ before, after }) => `${clipName(before)} is now ${clipName(after)}`,
  );
  const isOne = documents.length === 1;
  const sentences =
    documents.length === 0
      ? []
      : [
          `${pluralise(documents.length, "expected document")} ${isOne ? "was" : "were"} renamed: ${listNames(documents)}. The gate treats the old and the new name as the same document.`,
        ];
  const change = edits.filter((edit) => edit.earlier !== true);
  const earlier = edits.filter((edit) => edit.earlier === true);
  sentences.push(...describeKinds(change));
  const needed = change.filter((edit) => edit.needed === true);
  if (needed.length > 0) {
    const queries = listFirst(
      needed.map(({ query }) => quote(query)),
      NAMED_EDITS,
    );
    const which = needed.length === 1 ? "this edit" : `these ${needed.length} edits`;
    sentences.push(`Without ${which} the run would fail: ${queries}.`);
  }
  if (earlier.length > 0) {
    const verb = earlier.length === 1 ? "was" : "were";
    const queries = listNames(earlier.map(({ query }) => query));
    sentences.push(
      `${pluralise(earlier.length, "recorded query", "recorded queries")} ${verb} edited or removed since the baseline was recorded: ${queries}. Run \`record\`.`,
    );
  }
  return sentences.join(" ");
}

/** Returns a sentence for each kind of edit that there is. */
function describeKinds(edits: readonly QueryEdit[]): readonly string[] {
  const ofKind = (...kinds: readonly QueryEdit["kind"][]): readonly QueryEdit[] =>
    edits.filter(({ kind }) => kinds.includes(kind));
  const sentences: string[] = [];
  const addSentence = (
    list: readonly QueryEdit[],
    words: string,
    showEdit: (edit: QueryEdit) => string = ({ query }) => quote(query),
  ): void => {
    if (list.length > 0) {
      const queries = pluralise(list.length, "query", "queries");
      const verb = list.length === 1 ? "was" : "were";
      const names = listFirst(list.map(showEdit), NAMED_EDITS);
      sentences.push(`${queries} ${verb} ${words}: ${names}.`);
    }
  };
  addSentence(ofKind("removed"), "removed from the suite");
  addSentence(ofKind("unlabelled"), "left without expected documents");
  addSentence(
    ofKind("reworded"),
    "reworded",
    ({ query, reworded }) => `${quote(query)} → ${quote(reworded ?? "")}`,
  );
  addSentence(ofKind("params"), "given other params");
  addSentence(ofKind("targets"), "given other expected documents", describeTargets);
  return sentences;
}

/** `"grow apple" (docs/a.md → docs/ab.md)`. */
function describeTargets({ query, dropped, added }: QueryEdit): string {
  const change = [listNames(dropped), listNames(added)];
  if (dropped.length === 0) {
    return `${quote(query)} (+ ${change[1]})`;
  }
  return `${quote(query)} (${added.length === 0 ? `− ${change[0]}` : change.join(" → ")})`;
}

/** Returns the query in quotes, cut if it is long. */
function quote(query: string): string {
  return `"${capText(query, QUERY)}"`;
}

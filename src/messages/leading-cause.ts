/**
 * The leading cause in one sentence: the "why" that every output shows first. It is what explains
 * most of what got worse, with its names (documents, folders, clusters, a stage, error messages)
 * and how often it happened. Texts may be a stranger's and are not escaped here.
 */
import type { ChangeGroup, LeadingCause } from "../model/explanation.ts";
import { capText } from "./escape.ts";
import { clipName, pluralise } from "./format.ts";

/** Characters of an error message in a sentence. */
const MESSAGE = 300;
/** How many names a sentence has before it counts the rest. */
const NAMED = 3;

/**
 * Returns a leading cause as a sentence: `588 of 588 lost documents are in errors/, which is gone
 * from all results`. `emptied` is how many queries lost a document and return nothing now; it is
 * said only of documents that are gone from all results, and of lists that are cut.
 */
export function causeSentence(cause: LeadingCause, emptied = 0): string {
  const { happened, of, rank, kind, everywhere } = cause;
  const queries = `${happened} of ${pluralise(of, "query", "queries")}`;
  const lists = `${happened} of ${pluralise(of, "list")}`;
  switch (kind) {
    case "error":
      return `${queries} failed${sharedWords(cause)}${messageWords(cause)}`;
    case "degraded":
      return `${queries} ${happened === 1 ? "was" : "were"} answered in degraded mode${sharedWords(cause)}`;
    case "empty":
      return `${pluralise(happened, "query returns", "queries return")} nothing now, and returned results before${sharedWords(cause)}`;
    case "renamed":
      return renamedWords(cause);
    case "other_names":
      return otherNamesWords(cause);
    case "shorter":
      return `${lists} ${happened === 1 ? "is" : "are"} cut${rank === null ? " at different lengths" : `, mostly after ${pluralise(rank, "result")}`}${emptiedWords(emptied)}`;
    case "reversed":
      return `the order of results is reversed in ${lists}`;
    case "first_result":
      return rank === null
        ? `the first result is missing from ${lists}, and the others kept their order`
        : `the first result moved down in ${lists}, mostly to rank ${rank}`;
    case "reordered":
      return `${lists} have the same results in another order`;
    case "replaced":
      return `${lists} have mostly other results than before`;
    case "stage":
      return `stage ${causeNames(cause)} dropped expected documents of ${pluralise(happened, "query", "queries")}`;
    case "intent":
    case "length":
    case "writing":
      return `${queriesOfGroup(kind, cause.names[0] ?? "")}: ${lists} changed${worseWords(cause)}`;
    case "came_document":
    case "came_folder":
    case "came_cluster":
      return everywhere ? newWords(cause) : risenWords(cause);
    case "went_document":
    case "went_folder":
    case "went_cluster":
      return everywhere
        ? `${goneWords(cause)}${emptiedWords(emptied)}`
        : `${causeSubject(cause)} gone from ${lists}${worseWords(cause)}`;
  }
}

/**
 * Returns the queries of a group by what they have in common: `queries of intent howto`,
 * `queries with digits`, or by their length `queries of 4 to 7 words`. The
 * `name` of a length is `1`, `2-3`, `4-7` or `8+`.
 */
export function queriesOfGroup(kind: ChangeGroup["kind"], name: string): string {
  if (kind === "intent") {
    return `queries of intent ${clipName(name)}`;
  }
  if (kind === "writing") {
    return `queries with ${clipName(name)}`;
  }
  const words =
    name === "1" ? "one word" : `${name.replace("-", " to ").replace("8+", "8 or more")} words`;
  return `queries of ${words}`;
}

/** ` (all queries with digits, and no others)`. Empty if the queries share nothing alone. */
function sharedWords({ shared }: LeadingCause): string {
  return shared === undefined
    ? ""
    : ` (all ${queriesOfGroup(shared.kind, shared.name)}, and no others)`;
}

/**
 * Returns the commonest error message, to follow the number of failed queries:
 * `, with: upstream 503`, or `, most of them with: …` if there are others. Empty if no message is
 * known.
 */
function messageWords({ names, more }: LeadingCause): string {
  const [message] = names;
  if (message === undefined) {
    return "";
  }
  const part = names.length + more === 1 ? "with" : "most of them with";
  return `, ${part}: ${capText(message, MESSAGE)}`;
}

/**
 * Returns the names of a cause, at most NAMED: `a.md, b.md and 12 more`, `a.md and b.md`, `a.md`.
 */
function causeNames({ names, more }: LeadingCause): string {
  const shown = names.slice(0, NAMED).map((name) => clipName(name));
  const hiddenCount = names.length - shown.length + more;
  // What stands behind "and": how many more there are, else the last name, which is taken from the
  // others.
  const last = hiddenCount > 0 ? `${hiddenCount} more` : shown.pop();
  return shown.length === 0 ? (last ?? "") : `${shown.join(", ")} and ${last}`;
}

/**
 * Returns the names with their verb, by the kind of cause: `documents of errors/ are`,
 * `results of wiki are`, `a.md is`.
 */
function causeSubject(cause: LeadingCause): string {
  const names = causeNames(cause);
  if (cause.kind.endsWith("folder")) {
    return `documents of ${names} are`;
  }
  if (cause.kind.endsWith("cluster")) {
    return `results of ${names} are`;
  }
  return `${names} ${cause.names.length + cause.more === 1 ? "is" : "are"}`;
}

/**
 * Returns that documents are gone from all results, and how many of the lost documents they are.
 * Single documents stand first in the sentence; of folders and clusters the number does.
 */
function goneWords(cause: LeadingCause): string {
  const { kind, names, more, lost, of_lost: all } = cause;
  const isOne = names.length + more === 1;
  if (kind === "went_document") {
    return `${causeSubject(cause)} gone from all results (${lost} of ${pluralise(all, "document")} that ${all === 1 ? "was" : "were"} lost)`;
  }
  return `${lost} of ${pluralise(all, "lost document")} are in ${causeNames(cause)}, which ${isOne ? "is" : "are"} gone from all results`;
}

/**
 * Returns which documents were renamed: `a.md was renamed to b.md; the suite has the old name`, or
 * `2 documents were renamed: a.md is now b.md, c.md is now d.md; the suite has the old names`. Of a
 * folder: `the lost documents of a/ are in b/ now; the suite has the old names`. Adds how many of
 * the lost documents these are if others were lost, too.
 */
function renamedWords(cause: LeadingCause): string {
  const { names, new_names: newNames = [], more, lost, of_lost: all } = cause;
  const part = lost === all ? "" : ` (${lost} of ${pluralise(all, "lost document")})`;
  const count = names.length + more;
  const pairs = names.map((name, at) => [clipName(name), clipName(newNames[at] ?? "")] as const);
  const [first] = pairs;
  if (first?.[0].endsWith("/") === true) {
    const moves = pairs.map(([oldName, newName]) => `${oldName} are in ${newName} now`);
    const hidden = count > NAMED ? ` and ${pluralise(count - NAMED, "more folder")}` : "";
    return `the lost documents of ${moves.slice(0, NAMED).join(", those of ")}${hidden}${part}; the suite has the old names`;
  }
  if (first !== undefined && count === 1) {
    const [oldName, newName] = first;
    return `${oldName} was renamed to ${newName}${part}; the suite has the old name`;
  }
  const shown = pairs.slice(0, NAMED).map(([oldName, newName]) => `${oldName} is now ${newName}`);
  const hidden = count > shown.length ? ` and ${count - shown.length} more` : "";
  return `${count} documents were renamed: ${shown.join(", ")}${hidden}${part}; the suite has the old names`;
}

/**
 * Returns which new documents stand where old ones stood:
 * `new documents are in all places of 8 old ones, such as a-b.md for a_b.md`. Of a folder:
 * `documents of kb/ are in all places of those of docs/`.
 */
function otherNamesWords({ names, new_names: newNames = [], more }: LeadingCause): string {
  const oldName = clipName(names[0] ?? "");
  const newName = clipName(newNames[0] ?? "");
  const count = names.length + more;
  if (!oldName.endsWith("/")) {
    return `new documents are in all places of ${count} old ones, such as ${newName} for ${oldName}`;
  }
  const hidden = count === 1 ? "" : ` (and so for ${pluralise(count - 1, "more folder")})`;
  return `documents of ${newName} are in all places of those of ${oldName}${hidden}`;
}

/** `; 5 queries return nothing now`, to end a sentence. Empty if all queries return results. */
function emptiedWords(emptied: number): string {
  return emptied === 0
    ? ""
    : `; ${pluralise(emptied, "query returns", "queries return")} nothing now`;
}

/**
 * Returns that results which the baseline never had overtook others, and how many of the worse
 * queries that explains. Single documents should be judged: they may be relevant.
 */
function newWords(cause: LeadingCause): string {
  const { kind, names, more, happened, rank, worse, of_worse: all } = cause;
  // `documents of new/`: the sentence has another verb.
  const subject =
    kind === "came_document" ? causeNames(cause) : causeSubject(cause).replace(/ are$/, "");
  const todo =
    kind !== "came_document" ? "" : `: judge ${names.length + more === 1 ? "it" : "them"}`;
  const where = `in ${pluralise(happened, "list")} now, mostly at rank ${rank ?? 0}`;
  return `${worse} of ${pluralise(all, "worse query", "worse queries")} ${worse === 1 ? "is" : "are"} overtaken by ${subject}, which the baseline never returned (${where})${todo}`;
}

/**
 * Returns that results are new or higher in many lists, at which rank mostly, and how many queries
 * got worse.
 */
function risenWords(cause: LeadingCause): string {
  const where = cause.rank === null ? "" : `, mostly at rank ${cause.rank}`;
  return `${causeSubject(cause)} new or higher in ${pluralise(cause.happened, "list")}${where}${worseWords(cause)}`;
}

/** `; 12 queries got worse`, to end a sentence. */
function worseWords({ worse }: LeadingCause): string {
  return `; ${pluralise(worse, "query", "queries")} got worse`;
}

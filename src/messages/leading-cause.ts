/** The leading cause in one sentence: the "why" that every output shows first. Raw text of strangers, as in checks.ts. */
import type { ChangeGroup, LeadingCause } from "../model/explanation.ts";
import { capText } from "./escape.ts";
import { clipName, pluralise } from "./format.ts";

/** An error message in a sentence is cut here. */
const MESSAGE = 300;
const NAMED = 3;

/**
 * Returns a leading cause as a sentence: `588 of 588 lost documents are in errors/, which is gone
 * from all results`. `emptied`: how many queries lost a document and return nothing now.
 */
export function causeSentence(cause: LeadingCause, emptied = 0): string {
  const { happened, of, rank, kind, everywhere } = cause;
  const queries = `${happened} of ${pluralise(of, "query", "queries")}`;
  const lists = `${happened} of ${pluralise(of, "list")}`;
  switch (kind) {
    case "error":
      return `${queries} failed${messageWords(cause)}`;
    case "degraded":
      return `${queries} ${happened === 1 ? "was" : "were"} answered in degraded mode`;
    case "empty":
      return `${pluralise(happened, "query returns", "queries return")} nothing now, and returned results before`;
    case "shorter":
      return `${lists} ${happened === 1 ? "is" : "are"} cut, mostly after ${pluralise(rank ?? 0, "result")}`;
    case "first_result":
      return `the first result moved down in ${lists}, mostly ${rank === null ? "out of the list" : `to rank ${rank}`}`;
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

/** Returns what the queries of a group have in common: their intent, their length in words, or a way of writing. */
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

/** Returns the commonest error message, to follow the number of failed queries. */
function messageWords({ names, more }: LeadingCause): string {
  const [message] = names;
  if (message === undefined) {
    return "";
  }
  const part = names.length + more === 1 ? "with" : "most of them with";
  return `, ${part}: ${capText(message, MESSAGE)}`;
}

/** Returns the names of a cause, at most NAMED: `a.md, b.md and 12 more`. */
function causeNames({ names, more }: LeadingCause): string {
  const shown = names.slice(0, NAMED).map((name) => clipName(name));
  const hiddenCount = names.length - shown.length + more;
  const last = hiddenCount > 0 ? `${hiddenCount} more` : shown.pop();
  return shown.length === 0 ? (last ?? "") : `${shown.join(", ")} and ${last}`;
}

/** The names with their verb: `documents of errors/ are`. */
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

/** Returns that documents are gone from all results, and how many of the lost ones they are. */
function goneWords(cause: LeadingCause): string {
  const { kind, names, more, lost, of_lost: all } = cause;
  const isOne = names.length + more === 1;
  if (kind === "went_document") {
    return `${causeSubject(cause)} gone from all results (${lost} of ${pluralise(all, "document")} that ${all === 1 ? "was" : "were"} lost)`;
  }
  return `${lost} of ${pluralise(all, "lost document")} are in ${causeNames(cause)}, which ${isOne ? "is" : "are"} gone from all results`;
}

/** `; 5 queries return nothing now`, to end a sentence. Empty if all queries return results. */
function emptiedWords(emptied: number): string {
  return emptied === 0
    ? ""
    : `; ${pluralise(emptied, "query returns", "queries return")} nothing now`;
}

/** Returns that results which the baseline never had overtook others, and how many of the worse queries that explains. */
function newWords(cause: LeadingCause): string {
  const { kind, names, more, happened, rank, worse, of_worse: all } = cause;
  const subject =
    kind === "came_document" ? causeNames(cause) : causeSubject(cause).replace(/ are$/, "");
  const todo =
    kind !== "came_document" ? "" : `: judge ${names.length + more === 1 ? "it" : "them"}`;
  const where = `in ${pluralise(happened, "list")} now, mostly at rank ${rank ?? 0}`;
  return `${worse} of ${pluralise(all, "worse query", "worse queries")} ${worse === 1 ? "is" : "are"} overtaken by ${subject}, which the baseline never returned (${where})${todo}`;
}

/** Returns that results are new or higher in many lists. */
function risenWords(cause: LeadingCause): string {
  const where = cause.rank === null ? "" : `, mostly at rank ${cause.rank}`;
  return `${causeSubject(cause)} new or higher in ${pluralise(cause.happened, "list")}${where}${worseWords(cause)}`;
}

/** `; 12 queries got worse`, to end a sentence. */
function worseWords({ worse }: LeadingCause): string {
  return `; ${pluralise(worse, "query", "queries")} got worse`;
}

import { compareCodePoints } from "./canonical-json.ts";
import type { CaseDigests } from "./digests.ts";
import type { Notice } from "./notice.ts";
import type { Problem } from "./problem.ts";

export {
  type CaseDigests,
  NO_LIMITS,
  matchRenamedCases,
  sameCase,
  sameQuery,
  sameQuestion,
} from "./digests.ts";

interface GradedTarget {
  /**
   * Relevance grade: an integer from 1 to 255, or in a dataset of format qrels-tsv any number above
   * 0 up to it.
   */
  readonly grade: number;
}

/**
 * A name (`hint`: an id, a path, a name or a qualified name), or a passage that a result's text
 * covers (`text`); for `forbidden` also a result's cluster or a glob of paths.
 */
export interface PlainTarget extends GradedTarget {
  readonly kind: "hint" | "path" | "name" | "qualified_name" | "id" | "text" | "cluster" | "glob";
  readonly value: string;
}

/** A file that is evidence: found by a result with its name, or one that covers its text. */
export interface FileTarget extends GradedTarget {
  readonly kind: "file";
  /** As the dataset names it, with `/`. */
  readonly value: string;
  readonly text: string;
}

export interface SpanTarget extends GradedTarget {
  readonly kind: "span";
  /** The document: its path or its id, as `by` says. */
  readonly value: string;
  readonly by: "path" | "id";
  /** Half-open, in code points of the document's text; `start` < `end`. */
  readonly start: number;
  readonly end: number;
  /** Only if the document was read. In the digest, so that a changed document shows. */
  readonly text?: string;
}

export type SingleTarget = PlainTarget | FileTarget | SpanTarget;

/** A need that several documents answer: it is found if one of them is. */
interface AnyTarget extends GradedTarget {
  readonly kind: "any";
  /** Two or more, sorted by label; each has the grade of the need. */
  readonly members: readonly SingleTarget[];
}

export type Target = SingleTarget | AnyTarget;

/** The empty list, shared to save memory. */
export const NONE: readonly never[] = [];

export interface Place {
  /** Relative to the repository root. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** What is sent with a query, JSON values by name. */
export type Params = Readonly<Record<string, unknown>>;

export interface Case {
  readonly id: string;
  readonly query: string;
  /** The bucket in which quality and latency are aggregated. */
  readonly intent: string;
  /**
   * Sorted by kind, then value. Empty only if `expect_empty` or `watched` is true, or a dataset
   * judged nothing relevant.
   */
  readonly expected: readonly Target[];
  /** A negative control: the right answer is to return nothing. */
  readonly expect_empty: boolean;
  /**
   * Nothing says what it should find. Its list is compared with the baseline's, and it counts in no
   * metric of relevance.
   */
  readonly watched?: true;
  readonly forbidden: readonly Target[];
  /** If the case is lost, its check fails whatever the tolerance. */
  readonly critical: boolean;
  /** Cases of one information need, which statistics count as one. */
  readonly group?: string;
  readonly reference_answer?: string;
  /** Sent with the query: filters, a tenant, what was said before. */
  readonly params?: Params;
  /** Not part of the digest. */
  readonly tags?: readonly string[];
  /** The id is made of the query and its place among equal ones. Not in the digest. */
  readonly named_by_query?: true;
  /** Ids that the dataset, or a label, judged not relevant; absent if only targets were judged. */
  readonly judged_irrelevant?: readonly string[];
  /** SHA-256 of everything above but id, tags and `named_by_query`, in canonical JSON. */
  readonly digest: string;
  readonly digests: CaseDigests;
  readonly place: Place;
}

export type CaseContent = Omit<Case, "digest" | "digests">;

/** A dataset whose format does not say from which rating on a document is relevant. */
export interface RatingScale {
  readonly file: string;
  /** The highest rating. */
  readonly most: number;
}

/**
 * `text`: a text for each case. `texts`: a text, a list of texts or nothing. `lists`: a list of
 * texts. `needs`: a list of lists of texts. `grades`: a map from name to grade.
 */
export type NameForm = "text" | "texts" | "lists" | "needs" | "grades";

export interface ReadDataset {
  readonly file: string;
  /** How the suite calls the expected documents: an expression, or null if the format says it. */
  readonly expected: string | null;
  /** What this expression gives; null if it gives several forms, or if there is no expression. */
  readonly form: NameForm | null;
  readonly cases: number;
  readonly first: CaseContent;
}

export interface Suite {
  readonly name: string;
  /** The suite's own revision, free text. */
  readonly revision: string;
  /** SHA-256 of the suite's canonical JSON. */
  readonly digest: string;
  /** Sorted by id, in code point order; never empty. */
  readonly cases: readonly Case[];
  /** The files it was read from, relative to the repository root. */
  readonly files: readonly string[];
  /** `file`: the first of `files` that says so. */
  readonly draft?: { readonly file: string };
  /** `limit` or flags left out cases, or they are a shard's. Such a run never passes. */
  readonly partial: boolean;
  /**
   * Why its files can't be read: its cases are those of the baseline's rows. Absent if they can.
   */
  readonly unread?: string;
  readonly scale?: RatingScale;
  /** Absent if all cases were written by hand. */
  readonly datasets?: readonly ReadDataset[];
  /** Queries without judgments, judged documents that the corpus lacks, a cut. */
  readonly notices: readonly Notice[];
  /** What `validate` and `record` warn of, with its place; absent if there is nothing. */
  readonly warnings?: readonly Problem[];
}

/** `id_in_suite`: its id in its suite, if that is another one (mergeQuestions). */
export interface AskedCase extends Case {
  readonly id_in_suite?: string;
}

/** Returns the case's id, in quotes if it is made of the query. */
export function nameCase({ id, named_by_query: isNamedByQuery }: CaseContent): string {
  return isNamedByQuery === true ? `"${id}"` : id;
}

/** Returns how reports write a target. Others may have the same label: compare by `targetKey`. */
export function targetLabel(target: Target): string {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetLabel).join(", ")}`;
  }
  if (target.kind === "hint" || target.kind === "path" || target.kind === "id") {
    return target.value;
  }
  if (target.kind === "text") {
    return `passage "${target.value}"`;
  }
  if (target.kind !== "span") {
    return `${target.kind}: ${target.value}`;
  }
  const document = target.by === "path" ? target.value : `id ${target.value}`;
  return `span: ${document}[${target.start}:${target.end}]`;
}

/**
 * Returns a text that only equal targets have: the label, except for a path, an id and a text, whose
 * labels may be equal.
 */
export function targetKey(target: Target): string {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetKey).join(", ")}`;
  }
  return target.kind === "path" || target.kind === "id" || target.kind === "text"
    ? `${target.kind}: ${target.value}`
    : targetLabel(target);
}

/** Compares targets by kind, then value. */
export function compareTargets(a: Target, b: Target): number {
  return compareCodePoints(targetKey(a), targetKey(b));
}

/** Whether two targets of these kinds may be the same. A plain text matches paths and ids. */
export function canNameSameDocument({ kind: a }: Target, { kind: b }: Target): boolean {
  if (a === b) {
    return true;
  }
  return (a === "hint" && isPathOrId(b)) || (b === "hint" && isPathOrId(a));
}

function isPathOrId(kind: Target["kind"]): boolean {
  return kind === "path" || kind === "id";
}

export function singleTargets(target: Target): readonly SingleTarget[] {
  return target.kind === "any" ? target.members : [target];
}

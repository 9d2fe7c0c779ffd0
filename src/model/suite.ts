/** The suite: queries with intents and the targets that a good retriever finds for them. */

import type { CaseDigests } from "./digests.ts";
import type { Notice } from "./notice.ts";
import type { Problem } from "./problem.ts";

export {
  type CaseDigests,
  NO_LIMITS,
  matchRenamedCases,
  sameCase,
  sameQuestion,
} from "./digests.ts";

const TARGET_KINDS = [
  "hint",
  "path",
  "name",
  "qualified_name",
  "id",
  "text",
  "file",
  "span",
  "cluster",
  "glob",
  "any",
] as const;
type TargetKind = (typeof TARGET_KINDS)[number];

interface GradedTarget {
  /** Relevance grade: an integer from 1 to 255, or in a tsv dataset any number above 0 up to it. */
  readonly grade: number;
}

/** A name that a result may have, or a passage that it may hold; what is forbidden may also be a cluster, or a glob of paths. */
export interface PlainTarget extends GradedTarget {
  readonly kind: Exclude<TargetKind, "file" | "span" | "any">;
  readonly value: string;
}

/** A file that is evidence: a result covers what it says, or is it by name. */
export interface FileTarget extends GradedTarget {
  readonly kind: "file";
  /** As the dataset names it, with `/`. */
  readonly value: string;
  readonly text: string;
}

/** Characters of a known document. */
export interface SpanTarget extends GradedTarget {
  readonly kind: "span";
  /** The document: its path or its id, as `by` says. */
  readonly value: string;
  readonly by: "path" | "id";
  /** Half-open, in code points of the document's text; `start` < `end`. */
  readonly start: number;
  readonly end: number;
  /** What stands there, where the document was read: a document that changed is another case. */
  readonly text?: string;
}

/** One document or passage that a result can match. */
export type SingleTarget = PlainTarget | FileTarget | SpanTarget;

/** One need that several documents answer: it is found if one of them is found. */
export interface AnyTarget extends GradedTarget {
  readonly kind: "any";
  /** Two or more, sorted by label; each has the grade of the need. */
  readonly members: readonly SingleTarget[];
}

/** Something that a result can match. */
export type Target = SingleTarget | AnyTarget;

/** One list for all cases that have none. */
export const NONE: readonly never[] = [];

/** Where in the user's files a thing was written. */
export interface Place {
  /** Relative to the repository root. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** JSON, by name. */
export type Params = Readonly<Record<string, unknown>>;

export interface Case {
  readonly id: string;
  readonly query: string;
  /** The bucket in which quality and latency are aggregated. */
  readonly intent: string;
  /** Sorted by kind, then value; empty exactly where `expect_empty` or `answers_only` holds or a dataset judged nothing relevant. */
  readonly expected: readonly Target[];
  /** A negative control: good is to return nothing. */
  readonly expect_empty: boolean;
  /** There is a reference answer and nothing to find: the case counts in no metric of relevance. */
  readonly answers_only?: true;
  readonly forbidden: readonly Target[];
  /** Losing this one is never within tolerance. */
  readonly critical: boolean;
  /** Cases of one information need; statistics resample groups. */
  readonly group?: string;
  readonly reference_answer?: string;
  /** Sent with the query: filters, a tenant, what was said before. */
  readonly params?: Params;
  /** Outside the digest. */
  readonly tags?: readonly string[];
  /** The file has no id for it: its query, and its place among equal queries, is its name. Outside the digest. */
  readonly named_by_query?: true;
  /** Ids that the dataset, or a label, judged not relevant; present only where judgments hold more than the targets. */
  readonly judged_irrelevant?: readonly string[];
  /** SHA-256 of everything above but id, tags and `named_by_query`, in canonical JSON. */
  readonly digest: string;
  readonly digests: CaseDigests;
  readonly place: Place;
}

/** A case before its digests. */
export type CaseContent = Omit<Case, "digest" | "digests">;

/** Ratings of a dataset that are more than yes and no. */
export interface RatingScale {
  readonly file: string;
  readonly most: number;
}

/** What was read from a dataset. */
export interface ReadDataset {
  readonly file: string;
  readonly format: string;
  /** How the suite calls the expected documents: an expression, or null if the format says it. */
  readonly expected: string | null;
  readonly cases: number;
  /** The first case of the file, as it was read. */
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
  /**
   * It is not approved yet. `file`: the first of `files` that says so. `without_target`: ids of its cases that still lack
   * `expected`; they are not among `cases`.
   */
  readonly draft?: { readonly file: string; readonly without_target: readonly string[] };
  /** True where `limit` cut the dataset: such a run never passes. */
  readonly partial: boolean;
  readonly scale?: RatingScale;
  /** Absent if all cases were written by hand. */
  readonly datasets?: readonly ReadDataset[];
  /** What reading it found: queries without judgments, judged documents that the corpus lacks, a cut. */
  readonly notices: readonly Notice[];
  /** What `validate` and `record` warn of, with its place; absent if there is nothing. */
  readonly warnings?: readonly Problem[];
}

/** A case to ask; `asked_as` is what its suite calls it, which may be another id (gate/two-policies.ts). */
export interface AskedCase extends Case {
  readonly asked_as?: string;
}

/**
 * A suite of more cases is large: its files are too long to be read, and what they repeat is left out of its report
 * (docs/reference/report.md).
 */
export const LARGE_SUITE = 20_000;

/**
 * Returns how a target is written in reports: a hint, a path and an id as they are, others as `kind: value`, characters as
 * `[start:end]`, an any-of need as `any of` its members. Targets of two kinds may share it: compare by `targetKey`.
 */
export function targetLabel(target: Target): string {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetLabel).join(", ")}`;
  }
  if (target.kind === "hint" || target.kind === "path" || target.kind === "id") {
    return target.value;
  }
  if (target.kind !== "span") {
    return `${target.kind}: ${target.value}`;
  }
  const document = target.by === "path" ? target.value : `id ${target.value}`;
  return `span: ${document}[${target.start}:${target.end}]`;
}

/** Returns a text that two targets share only if they are the same: the label, with the kind of paths and ids. */
export function targetKey(target: Target): string {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetKey).join(", ")}`;
  }
  return target.kind === "path" || target.kind === "id"
    ? `${target.kind}: ${target.value}`
    : targetLabel(target);
}

/** Returns the documents or passages that answer it: its members, or the target itself. */
export function singleTargets(target: Target): readonly SingleTarget[] {
  return target.kind === "any" ? target.members : [target];
}

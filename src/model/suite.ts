/** The suite: queries with intents and the targets that a good retriever finds for them. */

import type { Notice } from "./notice.ts";

export const TARGET_KINDS = ["hint", "path", "name", "qualified_name", "id", "text"] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** Something that a result can match. */
export interface Target {
  readonly kind: TargetKind;
  readonly value: string;
  /** Relevance grade, an integer from 1 to 30. */
  readonly grade: number;
}

/** Where in the user's files a thing was written. */
export interface Place {
  /** Relative to the repository root. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

export interface Case {
  readonly id: string;
  readonly query: string;
  /** The bucket in which quality and latency are aggregated. */
  readonly intent: string;
  /** Sorted by kind, then value; empty exactly where `expectEmpty` or `answersOnly` holds or a dataset judged nothing relevant. */
  readonly expected: readonly Target[];
  /** A negative control: good is to return nothing. */
  readonly expectEmpty: boolean;
  /** There is a reference answer and nothing to find: the case counts in no metric of relevance. */
  readonly answersOnly?: true;
  readonly forbidden: readonly Target[];
  /** Losing this one is never within tolerance. */
  readonly critical: boolean;
  /** Cases of one information need; statistics resample groups. */
  readonly group?: string;
  readonly referenceAnswer?: string;
  /** Ids that the dataset judged not relevant; present only where judgments hold more than the targets. */
  readonly judgedIrrelevant?: readonly string[];
  /** SHA-256 of everything above but the id, in canonical JSON. */
  readonly digest: string;
  readonly place: Place;
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
  /** True where `limit` cut the dataset: such a run never passes. */
  readonly partial: boolean;
  /** What reading it found: queries without judgments, judged documents that the corpus lacks, a cut. */
  readonly notices: readonly Notice[];
}

/** A case to ask; `askedAs` is what its suite calls it, where its id had to be another (gate/two-laws.ts). */
export interface AskedCase extends Case {
  readonly askedAs?: string;
}

/** How a target is written in reports: a hint as itself, others as `kind: value`. */
export function targetLabel(target: Target): string {
  return target.kind === "hint" ? target.value : `${target.kind}: ${target.value}`;
}

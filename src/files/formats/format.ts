/** What a dataset format is: it turns files of a public shape into cases. */
import type { Notice } from "../../model/notice.ts";
import type { Problem } from "../../model/problem.ts";
import type { Place, Target } from "../../model/suite.ts";
import type { DatasetFiles } from "./dataset-files.ts";

/** Keys of `dataset:` that only some formats understand. */
export const FORMAT_KEYS = ["queries", "qrels", "corpus", "documents", "split"] as const;
export type FormatKey = (typeof FORMAT_KEYS)[number];

export interface DatasetSource {
  readonly files: DatasetFiles;
  /** A file or folder. All paths are relative to the repository root, and null where not written. */
  readonly path: string;
  readonly queries: string | null;
  readonly qrels: string | null;
  /** A folder. */
  readonly documents: string | null;
  readonly split: string | null;
  /** Of the suite file that names the dataset. */
  readonly revision: string;
}

/** Ids and grades are checked by the format; blank queries and unusable ids by whoever joins it all. */
export interface DatasetCase {
  readonly id: string;
  readonly query: string;
  readonly place: Place;
  /** Null where the format has no intents. */
  readonly intent: string | null;
  readonly expected: readonly Target[];
  readonly forbidden: readonly Target[];
  readonly judged_irrelevant?: readonly string[];
  readonly reference_answer?: string;
  /** Nothing is there to find, by design. */
  readonly answers_only?: true;
}

export interface Dataset {
  readonly cases: readonly DatasetCase[];
  readonly notices: readonly Notice[];
  /** Where a corpus would lie, if the format has such a place. */
  readonly corpus: string | null;
  readonly problems: readonly Problem[];
}

export interface Format {
  readonly name: string;
  readonly meaning: string;
  readonly keys: readonly FormatKey[];
  /** Whether the files say each case's intent; `some`: where they do. */
  readonly intents: boolean | "some";
  readonly load: () => Promise<(source: DatasetSource) => Promise<Dataset>>;
}

/** Of a suite's target too. Beyond 52 an exponential gain is no exact integer, but the sums are finite. */
export const MAX_GRADE = 255;

/** Letters of any script: an intent is named in its readers' words. */
export const INTENT: RegExp = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u;

/** Says what is wrong; the pointer is within the entry that is read. */
export type AddEntryProblem = (message: string, pointer?: string) => void;

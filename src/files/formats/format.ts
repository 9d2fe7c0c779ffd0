/** What a dataset format is: it turns files of a public shape into cases. */
import type { Problem, ProblemPlace } from "../../model/problem.ts";
import type { Params, Place, Target } from "../../model/suite.ts";
import { digestText } from "../../system/digest.ts";
import { systemCode } from "../../system/json.ts";
import type { Root } from "../../system/root.ts";
import { suggestNearFile } from "../../system/near-file.ts";
import { GateError, placeError } from "../../errors.ts";
import { decodeUtf8, JSON_LIMIT, readBytes } from "../read.ts";
import { gunzipSync } from "node:zlib";

/** Keys of `dataset:` that only some formats understand. */
export const FORMAT_KEYS = [
  "queries",
  "qrels",
  "corpus",
  "documents",
  "split",
  "columns",
  "separator",
  "cases",
  "fields",
] as const;
type FormatKey = (typeof FORMAT_KEYS)[number];

/** Expressions over one case; `any`: the expected documents of a case are one need. */
export interface WrittenFields {
  readonly query: string;
  readonly expected?: string;
  readonly id?: string;
  readonly intent?: string;
  readonly grade?: string;
  readonly tags?: string;
  readonly forbidden?: string;
  readonly params?: string;
  readonly reference_answer?: string;
  readonly expect_empty?: string;
  readonly any?: boolean;
}

export interface DatasetSource {
  readonly files: DatasetFiles;
  /** A file or folder. All paths are relative to the repository root, and null if not written. */
  readonly path: string;
  readonly queries: string | null;
  readonly qrels: string | null;
  /** A folder. */
  readonly documents: string | null;
  readonly split: string | null;
  /** Which column is what; null for the usual names. */
  readonly columns: Readonly<Record<string, string>> | null;
  /** Between several targets in a cell. */
  readonly separator: string | null;
  /** An expression for the list of cases; null if the file says it by itself. */
  readonly cases: string | null;
  /** What of a case is what, as expressions. */
  readonly fields: WrittenFields | null;
  /** Of the suite file that names the dataset. */
  readonly revision: string;
}

/** Ids and grades are checked by the format; blank queries and unusable ids in dataset.ts. */
export interface DatasetCase {
  readonly id: string;
  readonly query: string;
  readonly place: Place;
  /** Null if the format has no intents. */
  readonly intent: string | null;
  readonly expected: readonly Target[];
  readonly forbidden: readonly Target[];
  readonly judged_irrelevant?: readonly string[];
  readonly reference_answer?: string;
  /** Nothing is there to find, by design. */
  readonly answers_only?: true;
  readonly expect_empty?: true;
  readonly params?: Params;
  readonly tags?: readonly string[];
  /** It has no id: its query names it, which other cases may share. */
  readonly named_by_query?: true;
}

export interface Dataset {
  readonly cases: readonly DatasetCase[];
  /** Where a corpus would lie, if the format has such a place. */
  readonly corpus: string | null;
  /** The largest rating of a scale that is not just 0 and 1: which of its ratings are relevant, the files don't say. */
  readonly scale?: number;
  readonly problems: readonly Problem[];
  /** What may be a mistake, with its place. */
  readonly warnings?: readonly Problem[];
}

export interface Format {
  readonly name: string;
  readonly meaning: string;
  readonly keys: readonly FormatKey[];
  /** Whether the files say each case's intent; `some`: where they do. */
  readonly intents: boolean | "some";
  /** Of cases that have none. */
  readonly intent?: string;
  readonly load: () => Promise<(source: DatasetSource) => Promise<Dataset>>;
}

/** Of a suite's target too. Beyond 52 an exponential gain is no exact integer, but the sums are finite. */
export const MAX_GRADE = 255;

/** Letters of any script: an intent is named in its readers' words. */
export const INTENT: RegExp = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u;

/** Says what is wrong; the pointer is within the entry that is read. */
export type AddEntryProblem = (message: string, pointer?: string) => void;

interface DatasetBytes {
  /** Relative to the root. */
  readonly file: string;
  /** As on disk. */
  readonly bytes: Buffer;
}

export interface DatasetText {
  readonly file: string;
  /** Decompressed; without a byte order mark. */
  readonly text: string;
}

export class DatasetFiles {
  readonly root: Root;
  readonly #digests = new Map<string, string>();
  readonly #placeOf: ((file: string) => ProblemPlace) | null;

  /** `placeOf` returns where the suite names a file. */
  constructor(root: Root, placeOf: ((file: string) => ProblemPlace) | null = null) {
    this.root = root;
    this.#placeOf = placeOf;
  }

  /** SHA-256 of each file that was read, by path. */
  get digests(): ReadonlyMap<string, string> {
    return this.#digests;
  }

  /**
   * The first of `places` that exists, with or without `.gz`. `hint` says what to do where none does.
   * @throws GateError `file_not_found` naming every place, `file_unreadable`, `file_too_large`, `outside_root`
   */
  bytes(places: readonly string[], what: string, hint: string): DatasetBytes {
    for (const place of places) {
      for (const file of [place, `${place}.gz`]) {
        const bytes = this.#tryRead(file, what);
        if (bytes !== null) {
          return { file, bytes };
        }
      }
    }
    const [first = ""] = places;
    const near = suggestNearFile(this.root, first);
    const where =
      places.length === 1
        ? `there is no ${first}${near}`
        : `none of ${places.join(", ")} exists${near}`;
    const error = new GateError("file_not_found", `the dataset's ${what}: ${where}`, { hint });
    throw this.#placeOf === null ? error : placeError(error, "suite", this.#placeOf(first));
  }

  text(places: readonly string[], what: string, hint: string): DatasetText {
    const { file, bytes } = this.bytes(places, what, hint);
    return { file, text: decodeText(file, bytes, what) };
  }

  #tryRead(file: string, what: string): Buffer | null {
    try {
      const bytes = readBytes(this.root, file, what, JSON_LIMIT);
      this.#digests.set(file, digestText(bytes));
      return bytes;
    } catch (error) {
      if (
        error instanceof GateError &&
        (error.code === "file_not_found" || systemCode(error.cause) === "EISDIR")
      ) {
        return null;
      }
      throw error;
    }
  }
}

/** @throws GateError `invalid_file` where it is not UTF-8, `file_unreadable` where it is broken gzip. */
export function decodeText(file: string, bytes: Buffer, what: string): string {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? decompressFile(file, bytes, what) : bytes;
  return decodeUtf8(plain, file, what);
}

function decompressFile(file: string, bytes: Buffer, what: string): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: JSON_LIMIT });
  } catch (cause) {
    const why = (cause as Error).message;
    throw new GateError("file_unreadable", `${what} ${file} can't be decompressed: ${why}`, {
      cause,
    });
  }
}

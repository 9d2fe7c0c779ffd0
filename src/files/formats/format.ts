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

/** `fields` of a suite file: expressions over one case. `any`: the expected documents of a case are one need. */
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

/** What the suite file writes about a dataset, with paths resolved. */
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
  /** Returns where the suite file writes a key of `dataset:`, such as `fields.query`. */
  readonly placeOfKey: (key: string) => ProblemPlace;
  /** Of the suite file that names the dataset. */
  readonly revision: string;
}

/** A case as its format reads it. The format checks ids and grades, dataset.ts lengths, intents and unusable ids. */
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
  /** The case expects no documents: only its answer is judged. */
  readonly answers_only?: true;
  /** The search should find nothing for it. */
  readonly expect_empty?: true;
  readonly params?: Params;
  readonly tags?: readonly string[];
  /** The file gives no id: the query becomes the name, which other cases may share. */
  readonly named_by_query?: true;
}

/** What a format read. Nothing of it is used if there are problems. */
export interface Dataset {
  readonly cases: readonly DatasetCase[];
  /** The path where the format usually has its corpus; null if it has no such place. */
  readonly corpus: string | null;
  /**
   * The highest rating. Present if the config has to write `definition.relevance`, the least rating that is relevant.
   * Each format decides when. Absent, a document counts as relevant from 1 on.
   */
  readonly scale?: number;
  readonly problems: readonly Problem[];
  /** What may be a mistake, with its place. */
  readonly warnings?: readonly Problem[];
}

/** One entry of the registry of formats. */
export interface Format {
  readonly name: string;
  /** What the docs say of it. */
  readonly meaning: string;
  /** Keys of `dataset:` that it understands, beside those of all formats. */
  readonly keys: readonly FormatKey[];
  /** Whether the files give the intents of all cases, of none, or of some. */
  readonly intents: boolean | "some";
  /** The intent of cases for which neither the files nor the suite give one. */
  readonly intent?: string;
  /** Loads the code of the format, which most runs do not need. */
  readonly load: () => Promise<DatasetReader>;
}

/** Reads a dataset of one format. */
export type DatasetReader = (source: DatasetSource) => Promise<Dataset>;

/** The highest grade, in a suite file too. Beyond 52 an exponential gain is not exact, but up to 255 sums are finite. */
export const MAX_GRADE = 255;

/** What an intent may be: letters of any script, since it is named in its readers' words. */
export const INTENT: RegExp = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u;

/** Adds a problem of the entry that is read; the pointer is within that entry. */
export type AddEntryProblem = (message: string, pointer?: string) => void;

/** A file of a dataset as it is stored. */
interface DatasetBytes {
  /** Relative to the root. */
  readonly file: string;
  /** As on disk. */
  readonly bytes: Buffer;
}

/** A file of a dataset as text. */
export interface DatasetText {
  readonly file: string;
  /** Decompressed; without a byte order mark. */
  readonly text: string;
}

/** Reads the files of one dataset, and keeps the digest of each. */
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
   * Reads the first of `places` that exists, with or without `.gz`. `what` names the file in errors, and `hint` says
   * what to do if none exists.
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
    const [firstPlace = ""] = places;
    const suggestion = suggestNearFile(this.root, firstPlace);
    const missingText =
      places.length === 1
        ? `there is no ${firstPlace}${suggestion}`
        : `none of ${places.join(", ")} exists${suggestion}`;
    const error = new GateError("file_not_found", `the dataset's ${what}: ${missingText}`, {
      hint,
    });
    throw this.#placeOf === null ? error : placeError(error, "suite", this.#placeOf(firstPlace));
  }

  /** Reads the file that `bytes` finds, decompressed and decoded. Throws as `bytes` and decodeText do. */
  text(places: readonly string[], what: string, hint: string): DatasetText {
    const { file, bytes } = this.bytes(places, what, hint);
    return { file, text: decodeText(file, bytes, what) };
  }

  /** Reads a file and keeps its digest; null if it does not exist, or is a folder. */
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

/**
 * Returns the text of a file, decompressed if its bytes begin as gzip does.
 * @throws GateError `invalid_file` if it is not UTF-8, `file_unreadable` if the gzip is broken
 */
export function decodeText(file: string, bytes: Buffer, what: string): string {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plainBytes = isGzip ? decompressFile(file, bytes, what) : bytes;
  return decodeUtf8(plainBytes, file, what);
}

/** Returns the decompressed bytes, at most JSON_LIMIT. Throws `file_unreadable` for broken gzip, and for more bytes. */
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

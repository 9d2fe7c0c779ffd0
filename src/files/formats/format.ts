/**
 * What a dataset format is, and what its reader gets and returns. A format turns files of a known
 * shape, such as BEIR's folders or a CSV table, into cases. registry.ts lists all formats;
 * dataset.ts calls the reader of the format that a suite file names. "Written" means: as the suite
 * file has it.
 */
import path from "node:path";
import type { Problem, ProblemPlace } from "../../model/problem.ts";
import type { NameForm, Params, Place, RatingScale, Target } from "../../model/suite.ts";
import { digestText } from "../../system/digest.ts";
import { systemCode } from "../../system/json.ts";
import type { Root } from "../../system/root.ts";
import { suggestNearFile } from "../../system/near-file.ts";
import { GateError, placeError } from "../../errors.ts";
import { decodeUtf8, JSON_LIMIT, readBytes } from "../read.ts";
import { gunzipSync } from "node:zlib";

/** Keys of `dataset:` in a suite file that only some formats understand. */
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

/**
 * `fields` of a suite file, for format json: for each member of a case the JMESPath expression that
 * finds it in an item of the team's file.
 */
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
  /**
   * True if all expected documents of a case answer one need: then it is enough to find one of
   * them.
   */
  readonly any?: boolean;
}

/**
 * What a format's reader gets: the keys of `dataset:` in the suite file (null for a key that is not
 * written), and how to read files. All paths are relative to the repository root.
 */
export interface DatasetSource {
  /** Reads the dataset's files. */
  readonly files: DatasetFiles;
  /** A file, or for some formats a folder. */
  readonly path: string;
  /** A file with the queries. */
  readonly queries: string | null;
  /** A file with the judgments. */
  readonly qrels: string | null;
  /** A folder with the documents. */
  readonly documents: string | null;
  /** Name of a part of the dataset, such as `test`. */
  readonly split: string | null;
  /**
   * The table's name of each column, by our name of it, such as `{ query: question }`. Null for the
   * usual names.
   */
  readonly columns: Readonly<Record<string, string>> | null;
  /** What stands between several documents in one cell. */
  readonly separator: string | null;
  /** A JMESPath expression for the list of cases. Null if the list has to be found in the file. */
  readonly cases: string | null;
  readonly fields: WrittenFields | null;
  /**
   * Returns where the suite file writes a key of `dataset:`, such as `fields.query`. For problems.
   */
  readonly placeOfKey: (key: string) => ProblemPlace;
  /** The `revision` of the suite file that names the dataset. */
  readonly revision: string;
}

/**
 * A case as its format's reader returns it. The reader has checked that ids are unique and grades
 * are valid. dataset.ts checks lengths, that there is an intent, and that the id can be a key of a
 * report.
 */
export interface DatasetCase {
  readonly id: string;
  readonly query: string;
  readonly place: Place;
  /** Null if the files give the case none. */
  readonly intent: string | null;
  readonly expected: readonly Target[];
  readonly forbidden: readonly Target[];
  /** Ids of documents that were judged not relevant. */
  readonly judged_irrelevant?: readonly string[];
  /** The right answer, for metrics of generated answers. */
  readonly reference_answer?: string;
  /** The case expects no documents: only the generated answer is judged. */
  readonly watched?: true;
  /** The search should find nothing for it. */
  readonly expect_empty?: true;
  /** What is sent with the query. */
  readonly params?: Params;
  readonly tags?: readonly string[];
  /** The file gives no id. `id` is empty then, and named-by-query.ts makes an id of the query. */
  readonly named_by_query?: true;
}

/**
 * What a format's reader returns. If there are problems, they are thrown and nothing else is used.
 */
export interface Dataset {
  readonly cases: readonly DatasetCase[];
  /**
   * The path at which the format usually has its corpus, which may not exist. Null if there is no
   * usual path.
   */
  readonly usualCorpus: string | null;
  /**
   * The highest rating. A reader sets it if the ratings alone do not say which documents are
   * relevant, for example ratings from 0 to 3. Then the config must write `definition.relevance`,
   * the lowest rating that counts as relevant. If `highestRating` is absent, that is not required,
   * and 1 is the default.
   */
  readonly highestRating?: number;
  /** The grade that is the reason for `highestRating`: the first that is no whole number. */
  readonly decimal?: RatingScale["decimal"];
  /** The form in which `fields.expected` gives names; absent if it has several. */
  readonly form?: NameForm;
  readonly problems: readonly Problem[];
  /** What may be a mistake, with its place. A dataset with warnings is used. */
  readonly warnings?: readonly Problem[];
}

/** One entry of the registry of formats. */
export interface Format {
  readonly name: string;
  /** The sentence of the docs about the format. */
  readonly meaning: string;
  /** Keys of FORMAT_KEYS that it understands. Other keys of `dataset:` are for all formats. */
  readonly keys: readonly FormatKey[];
  /** To how many cases the files give an intent. */
  readonly givesIntents: "all" | "some" | "none";
  /**
   * The intent of cases for which neither the files nor the suite give one. If absent, that is a
   * problem.
   */
  readonly defaultIntent?: string;
  /** Imports the format's reader. Not imported at the start, since most runs need no format. */
  readonly load: () => Promise<DatasetReader>;
}

/**
 * Reads a dataset of one format. What is wrong with the files' content is returned in `problems`,
 * so that one run reports all of it. Throws GateError for a file that is missing or can't be read
 * at all.
 */
export type DatasetReader = (source: DatasetSource) => Promise<Dataset>;

/**
 * The highest grade, in datasets and suite files. With an exponential gain, 2^grade - 1, sums of
 * gains are finite up to 255. (They are exact up to grade 52 only.)
 */
export const MAX_GRADE = 255;

/**
 * What an intent may be, such as `how-to` or `größe_2`: up to 80 letters of any script, digits,
 * `.`, `_` and `-`. The first is a letter or a digit.
 */
export const INTENT: RegExp = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u;

/**
 * Adds a problem of the entry (item, row or line) that is being read. `pointer` is the JSON pointer
 * of the wrong member within the entry; without it the problem is that of the whole entry.
 */
export type AddEntryProblem = (message: string, pointer?: string) => void;

/** A file of a dataset as it is stored, which may be compressed. */
interface DatasetBytes {
  /** Relative to the root. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** A file of a dataset as text. */
export interface DatasetText {
  /** Relative to the root. */
  readonly file: string;
  /** Decompressed; without a byte order mark. */
  readonly text: string;
}

/** What errors say about a file of a dataset. */
interface FileWording {
  /** What the file holds, such as "queries". */
  readonly what: string;
  /** What to do if the file does not exist. */
  readonly hint: string;
}

/** Reads the files of one dataset, and keeps the digest of each. */
export class DatasetFiles {
  readonly root: Root;
  readonly #digests = new Map<string, string>();
  readonly #placeOf: ((file: string) => ProblemPlace) | null;

  /**
   * `placeOf` returns where the suite file names a file, as the place of the error if the file does
   * not exist. Null if no suite file names the files: then the error has no place.
   */
  constructor(root: Root, placeOf: ((file: string) => ProblemPlace) | null = null) {
    this.root = root;
    this.#placeOf = placeOf;
  }

  /** SHA-256 of each file that was read, by path. */
  get digests(): ReadonlyMap<string, string> {
    return this.#digests;
  }

  /**
   * Reads the first of the paths `candidates` that exists. For each path the same with `.gz` is
   * tried next. The bytes are returned as they are stored.
   * @throws GateError `file_not_found` naming every candidate, `file_unreadable`, `file_too_large`,
   * `outside_root`
   */
  readBytes(candidates: readonly string[], { what, hint }: FileWording): DatasetBytes {
    for (const candidate of candidates) {
      for (const file of [candidate, `${candidate}.gz`]) {
        const bytes = this.#tryRead(file, what);
        if (bytes !== null) {
          return { file, bytes };
        }
      }
    }
    const [first = ""] = candidates;
    const namedIn = this.#placeOf?.(first).file ?? "";
    const suggestion = suggestNearFile(this.root, first, path.posix.dirname(namedIn));
    const missingText =
      candidates.length === 1
        ? `there is no ${first}${suggestion}`
        : `none of ${candidates.join(", ")} exists${suggestion}`;
    const error = new GateError("file_not_found", `the dataset's ${what}: ${missingText}`, {
      hint,
    });
    throw this.#placeOf === null ? error : placeError(error, "suite", this.#placeOf(first));
  }

  /**
   * Reads the file that `readBytes` finds, decompressed and decoded. Throws as readBytes and
   * decodeText do.
   */
  readText(places: readonly string[], wording: FileWording): DatasetText {
    const { file, bytes } = this.readBytes(places, wording);
    return { file, text: decodeText(file, bytes, wording.what) };
  }

  /**
   * Reads a file as it is stored, and keeps its digest. Null if it does not exist or is a folder
   * (EISDIR); other errors are thrown.
   */
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
 * Returns the text of a file, decompressed if its bytes begin as gzip does, whatever its name.
 * `what` is what errors call the file.
 * @throws GateError `invalid_file` if it is not UTF-8, `file_unreadable` if decompressFile fails
 */
export function decodeText(file: string, bytes: Buffer, what: string): string {
  // The two bytes with which every gzip file begins (RFC 1952).
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plainBytes = isGzip ? decompressFile(file, bytes, what) : bytes;
  return decodeUtf8(plainBytes, file, what);
}

/**
 * Returns the decompressed bytes. Throws `file_unreadable` if the gzip is broken, and if there are
 * more than JSON_LIMIT bytes: a small file could otherwise fill the memory.
 */
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

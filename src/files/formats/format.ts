/**
 * What a dataset format is, and what its reader gets and returns. A format turns files of a known
 * shape into cases. "Written" means: as the suite file has it.
 */
import path from "node:path";
import type { Problem, ProblemPlace } from "../../model/problem.ts";
import type { NameForm, Params, Place, Target } from "../../model/suite.ts";
import { digestText } from "../../system/digest.ts";
import { showValue, systemCode } from "../../system/json.ts";
import type { Root } from "../../system/root.ts";
import { describeFolder, suggestNearFile } from "../../system/near-file.ts";
import { GateError, placeError } from "../../errors.ts";
import { isGzip } from "../../trec/byte-source.ts";
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

/** Members of a case that format json finds by expressions. */
export const FIELDS = [
  "query",
  "expected",
  "id",
  "intent",
  "grade",
  "tags",
  "forbidden",
  "params",
  "reference_answer",
  "expect_empty",
] as const;
export type FieldName = (typeof FIELDS)[number];

/** For each member of a case the JMESPath expression that finds it in an item of the file. */
export interface WrittenFields extends Readonly<Partial<Record<FieldName, string>>> {
  readonly query: string;
  /** All expected documents of a case answer one need: it is enough to find one of them. */
  readonly any?: boolean;
}

/** Keys of `dataset:` in the suite file that readers of formats use. */
export interface ReaderKeys {
  /** A file, or for some formats a folder. */
  readonly path: string;
  readonly queries?: string;
  readonly qrels?: string;
  readonly documents?: string;
  /** Name of a part of the dataset, such as `test`. */
  readonly split?: string;
  /** Header's names by our names, such as `{ query: question }`. Absent for the usual ones. */
  readonly columns?: Readonly<Record<string, string>>;
  /** What stands between several documents in one cell. */
  readonly separator?: string;
  /** A JMESPath expression for the list of cases. Absent if it has to be found in the file. */
  readonly cases?: string;
  readonly fields?: WrittenFields;
}

/** What a reader gets. Paths are relative to the repository root. */
export interface DatasetSource extends ReaderKeys {
  readonly files: DatasetFiles;
  /** For problems, such as `fields.query`. */
  readonly placeOfKey: (key: string) => ProblemPlace;
  /** The `revision` of the suite file that names the dataset. */
  readonly revision: string;
}

/**
 * The reader has checked that grades are valid; dataset.ts checks lengths, that there is an intent,
 * and that the id can be a key of a report; suite.ts that ids are unique.
 */
export interface DatasetCase {
  /** Null if the file gives none: then named-by-query.ts makes an id of the query. */
  readonly id: string | null;
  readonly query: string;
  readonly place: Place;
  /** Null if the files give the case none. */
  readonly intent: string | null;
  readonly expected: readonly Target[];
  readonly forbidden: readonly Target[];
  readonly judged_irrelevant?: readonly string[];
  readonly reference_answer?: string;
  /** The case expects no documents: only the generated answer is judged. */
  readonly watched?: true;
  readonly expect_empty?: true;
  readonly params?: Params;
  readonly tags?: readonly string[];
}

/** If there are problems, they are thrown and nothing else is used. */
export interface Dataset {
  readonly cases: readonly DatasetCase[];
  /** Where the format usually has the corpus, which may not exist; absent if nowhere. */
  readonly usualCorpus?: string;
  /**
   * Set if the ratings alone do not say which documents are relevant, for example ratings from 0 to
   * 3: then the config must write `definition.relevance`, the lowest rating that counts.
   */
  readonly highestRating?: number;
  /** The expression of the expected documents, if it is not `fields.expected`. */
  readonly expected?: string;
  /** Absent if this expression gives several. */
  readonly form?: NameForm;
  readonly problems: readonly Problem[];
  /** What may be a mistake, with its place. A dataset with warnings is used. */
  readonly warnings?: readonly Problem[];
}

export interface Format {
  readonly name: string;
  /** For the docs. */
  readonly meaning: string;
  /** Keys of FORMAT_KEYS that it understands. Other keys of `dataset:` are for all formats. */
  readonly keys: readonly FormatKey[];
  /** To how many cases the files give an intent. */
  readonly givesIntents: "all" | "some" | "none";
  /** If neither the files nor the suite give one. If absent, that is a problem. */
  readonly defaultIntent?: string;
  /** Imports the format's reader. Not imported at the start, since most runs need no format. */
  readonly load: () => Promise<DatasetReader>;
}

/**
 * What is wrong with the files' content is returned in `problems`, so that one run reports all of
 * it. Throws GateError for a file that is missing or can't be read at all.
 */
type DatasetReader = (source: DatasetSource) => Promise<Dataset>;

/** Such as `how-to` or `größe_2`: up to 80 letters of any script, digits, `.`, `_` and `-`. */
export const INTENT: RegExp = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u;
const LONGEST_WORD = 80;

/**
 * Returns `How-to-reset` for `How to: reset`: each run of other characters becomes `-`. Empty if
 * the text has no letter or digit.
 */
export function toWord(text: string): string {
  // The match starts at the first dash only (lookbehind): else it would take quadratic time.
  return text
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, "-")
    .replaceAll(/^[^\p{L}\p{N}]+|(?<!-)-+$/gu, "")
    .slice(0, LONGEST_WORD);
}

/** `pointer` is that of the wrong member within the entry; without it the whole entry is wrong. */
export type AddEntryProblem = (message: string, pointer?: string) => void;

/** Reports an intent that INTENT does not accept. Null is no problem here. */
export function checkIntent(intent: string | null, report: AddEntryProblem): void {
  if (intent !== null && !INTENT.test(intent)) {
    report(
      `expected a word of letters, digits, \`.\`, \`_\` and \`-\`; got ${showValue(intent)}`,
      "/intent",
    );
  }
}

interface DatasetBytes {
  readonly file: string;
  readonly bytes: Buffer;
}

export interface DatasetText {
  readonly file: string;
  /** Decompressed; without a byte order mark. */
  readonly text: string;
}

interface FileWording {
  /** What the file holds, such as "queries". */
  readonly what: string;
  readonly hint: string;
}

export class DatasetFiles {
  readonly root: Root;
  /** SHA-256 of each file that was read. */
  readonly digests: Map<string, string> = new Map();
  readonly #placeOf: ((file: string) => ProblemPlace) | null;

  /** `placeOf` returns where the suite file names a file; null if none names them. */
  constructor(root: Root, placeOf: ((file: string) => ProblemPlace) | null = null) {
    this.root = root;
    this.#placeOf = placeOf;
  }

  /**
   * For each path the same with `.gz` is tried next. The bytes are returned as they are stored.
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
    const suggestion =
      suggestNearFile(this.root, first, path.posix.dirname(namedIn)) ||
      describeFolder(this.root, first);
    const missingText =
      candidates.length === 1
        ? `there is no ${first}${suggestion}`
        : `none of ${candidates.join(", ")} exists${suggestion}`;
    const error = new GateError("file_not_found", `the dataset's ${what}: ${missingText}`, hint);
    throw this.#placeOf === null ? error : placeError(error, "suite", this.#placeOf(first));
  }

  /** Decompressed and decoded. Throws as readBytes and decodeText do. */
  readText(places: readonly string[], wording: FileWording): DatasetText {
    const { file, bytes } = this.readBytes(places, wording);
    return { file, text: decodeText(file, bytes, wording.what) };
  }

  /** Null if it does not exist or is a folder (EISDIR). */
  #tryRead(file: string, what: string): Buffer | null {
    try {
      const bytes = readBytes(this.root, file, what, JSON_LIMIT);
      this.digests.set(file, digestText(bytes));
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
 * Returns the text, decompressed if the bytes begin as gzip does, whatever the file's name. `what`
 * is what errors call it. @throws GateError `invalid_file` if it is not UTF-8, `file_unreadable` if
 * decompressFile fails
 */
export function decodeText(file: string, bytes: Buffer, what: string): string {
  const plainBytes = isGzip(bytes) ? decompressFile(file, bytes, what) : bytes;
  return decodeUtf8(plainBytes, file, what);
}

/**
 * Throws `file_unreadable` if the gzip is broken, and above JSON_LIMIT bytes: a small file could
 * otherwise fill the memory.
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

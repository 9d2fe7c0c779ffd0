/** The files of one dataset: looked for where the format puts them, plain or gzip, each digested as read. */
import { sha256 } from "../../system/digest.ts";
import type { Root } from "../../system/root.ts";
import { GateError } from "../../errors.ts";
import { encodingProblem } from "../../trec/text.ts";
import { JSON_LIMIT, readBytes } from "../read.ts";
import { gunzipSync } from "node:zlib";

export interface DatasetBytes {
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

  constructor(root: Root) {
    this.root = root;
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
      for (const file of /\.gz$/i.test(place) ? [place] : [place, `${place}.gz`]) {
        const bytes = this.#tryRead(file, what);
        if (bytes !== null) return { file, bytes };
      }
    }
    const where = places.length === 1 ? `there is no ${places[0]}` : `none of ${places.join(", ")} exists`;
    throw new GateError("file_not_found", `the dataset's ${what}: ${where}`, { hint });
  }

  text(places: readonly string[], what: string, hint: string): DatasetText {
    const { file, bytes } = this.bytes(places, what, hint);
    return { file, text: decodeText(file, bytes, what) };
  }

  #tryRead(file: string, what: string): Buffer | null {
    try {
      const bytes = readBytes(this.root, file, what, JSON_LIMIT);
      this.#digests.set(file, sha256(bytes));
      return bytes;
    } catch (error) {
      if (error instanceof GateError && (error.code === "file_not_found" || isFolder(error.cause)))
        return null;
      throw error;
    }
  }
}

function isFolder(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "EISDIR";
}

/** @throws GateError `invalid_file` where it is not UTF-8, `file_unreadable` where it is broken gzip. */
export function decodeText(file: string, bytes: Buffer, what: string): string {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? decompress(file, bytes, what) : bytes;
  const problem = encodingProblem(plain, 0, plain.length);
  if (problem !== null) throw new GateError("invalid_file", `${what} ${file}: ${problem}`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch (cause) {
    throw new GateError("invalid_file", `${what} ${file} is not valid UTF-8`, {
      hint: "Save it as UTF-8.",
      cause,
    });
  }
}

function decompress(file: string, bytes: Buffer, what: string): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: JSON_LIMIT });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new GateError("file_unreadable", `${what} ${file} can't be decompressed: ${why}`, { cause });
  }
}

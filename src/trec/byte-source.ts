import { closeSync, createReadStream, fstatSync, openSync, readSync } from "node:fs";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { createGunzip } from "node:zlib";

import { GateError } from "../errors.ts";

/** A path, or the bytes themselves, whole or in pieces. */
export type ByteInput = string | Uint8Array | readonly Uint8Array[];

const CHUNK_BYTES = 1_048_576;
/** So few bytes stay in the processor's cache for a reader that uses them at once. */
export const PIECE_BYTES = 262_144;

/** So that a signal need not wait for the end of a file. */
const TURN_BYTES = 33_554_432;

/**
 * Writes at most `length` bytes to `into`, from index `at` on, and resolves with how many; 0 at the
 * end.
 */
export interface ByteSource {
  read(into: Uint8Array, at: number, length: number): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens the input; gzip is decompressed, whatever the name. @throws GateError `file_not_found`,
 * `file_unreadable`
 */
export async function openSource(input: ByteInput, name: string): Promise<ByteSource> {
  if (typeof input !== "string") {
    const pieces = input instanceof Uint8Array ? [input] : input;
    // The first two bytes may be in two pieces.
    return isGzip(Buffer.concat(pieces.map((piece) => piece.subarray(0, 2))))
      ? unpackGzip(Readable.from(pieces), name)
      : memorySource(pieces);
  }
  const file = openFile(input, name);
  const head = new Uint8Array(2);
  const count = readFileBytes(file, name, head, 0, 2, 0);
  if (count === 2 && isGzip(head)) {
    // The file is open, so its path is not used.
    return unpackGzip(createReadStream("", { fd: file, start: 0 }), name);
  }
  return fileSource(file, name);
}

/** Returns a descriptor. Throws `file_not_found`, and `file_unreadable`, also for a directory. */
function openFile(path: string, name: string): number {
  const file = openPath(path, name);
  if (fstatSync(file).isDirectory()) {
    closeSync(file);
    throw new GateError("file_unreadable", `${name} is a directory, expected a file`);
  }
  return file;
}

function openPath(path: string, name: string): number {
  try {
    return openSync(path, "r");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") {
      throw new GateError("file_not_found", `${name}: no such file`, { cause });
    }
    throw unreadableError(name, cause);
  }
}

/**
 * Reads synchronously: the next bytes are mostly in the system's cache, and asking another thread
 * would take longer. After every TURN_BYTES others get a turn.
 */
function fileSource(file: number, name: string): ByteSource {
  let position = 0;
  let nextTurn = TURN_BYTES;
  return {
    async read(into, at, length) {
      if (position >= nextTurn) {
        nextTurn += TURN_BYTES;
        await setImmediate();
      }
      const count = readFileBytes(file, name, into, at, length, position);
      position += count;
      return count;
    },
    async close() {
      closeSync(file);
    },
  };
}

/** Returns how many bytes it read, 0 at the end. Throws `file_unreadable`. */
function readFileBytes(
  file: number,
  name: string,
  into: Uint8Array,
  offset: number,
  length: number,
  position: number,
): number {
  try {
    return readSync(file, into, offset, length, position);
  } catch (cause) {
    throw unreadableError(name, cause);
  }
}

function memorySource(pieces: readonly Uint8Array[]): ByteSource {
  const iterator = pieces.values();
  return sourceOfPieces(
    () => Promise.resolve(iterator.next().value),
    async () => {},
  );
}

/** Returns the decompressed bytes. `read` throws `file_unreadable` if the stream is damaged. */
function unpackGzip(compressed: Readable, name: string): ByteSource {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  compressed.on("error", (error) => gunzip.destroy(error));
  compressed.pipe(gunzip);
  const iterator = gunzip[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  const nextPiece = async (): Promise<Uint8Array | undefined> => {
    try {
      return (await iterator.next()).value;
    } catch (cause) {
      throw unreadableError(name, cause);
    }
  };
  return sourceOfPieces(nextPiece, async () => {
    compressed.destroy();
    gunzip.destroy();
  });
}

/**
 * Returns the pieces as one source. A piece that is larger than its reader asks for is handed out
 * in several reads. `nextPiece` resolves with undefined at the end.
 */
function sourceOfPieces(
  nextPiece: () => Promise<Uint8Array | undefined>,
  close: () => Promise<void>,
): ByteSource {
  let unread: Uint8Array = new Uint8Array();
  return {
    async read(into, at, length) {
      while (unread.length === 0) {
        const piece = await nextPiece();
        if (piece === undefined) {
          return 0;
        }
        unread = piece;
      }
      const taken = unread.subarray(0, length);
      into.set(taken, at);
      unread = unread.subarray(taken.length);
      return taken.length;
    },
    close,
  };
}

/** Whether the first two bytes are those of every gzip file (RFC 1952). */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function unreadableError(name: string, cause: unknown): GateError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new GateError("file_unreadable", `${name} can't be read: ${why}`, { cause });
}

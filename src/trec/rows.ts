import { PIECE_BYTES, type ByteSource } from "./byte-source.ts";
import { hashBytes, WORD_SLACK, allocateMemory, type Memory, enlargeMemory } from "./bytes.ts";
import { decodeText, isSpace, NEWLINE } from "./text.ts";

/** Rank, score, tag: what follows a docno. */
const COLUMNS_TO_TAG = 3;

/** The rows of one query in file order, as offsets into memory and numbers: no string is made for a document. */
export class Rows {
  memory: Memory = allocateMemory(0);
  count = 0;
  /** Where the query's id stands, which is UTF-8, and its hash. */
  qidStart = 0;
  qidLength = 0;
  qidHash = 0;
  /** Where each document's name starts and ends, and its hash. */
  starts: Int32Array = new Int32Array();
  ends: Int32Array = new Int32Array();
  hashes: Int32Array = new Int32Array();
  scores: Float64Array = new Float64Array();
  /** 1-based, of the first row; the rows need not stand on adjacent lines. */
  firstLine = 0;

  /** Makes room for so many rows beyond those that are there. */
  reserve(more: number): void {
    const needed = this.count + more;
    if (needed <= this.starts.length) {
      return;
    }
    const size = Math.max(needed, 2 * this.starts.length);
    this.starts = copyRows(this.starts, new Int32Array(size));
    this.ends = copyRows(this.ends, new Int32Array(size));
    this.hashes = copyRows(this.hashes, new Int32Array(size));
    this.scores = copyRows(this.scores, new Float64Array(size));
  }

  begin(start: number, length: number, hash: number): void {
    this.qidStart = start;
    this.qidLength = length;
    this.qidHash = hash;
  }

  push(start: number, end: number, score: number): void {
    const at = this.count++;
    this.starts[at] = start;
    this.ends[at] = end;
    this.hashes[at] = hashBytes(this.memory.bytes, start, end);
    this.scores[at] = score;
  }

  clear(): void {
    this.count = 0;
  }

  /** Moves every offset by this much. */
  shift(by: number): void {
    if (by === 0 || this.count === 0) {
      return;
    }
    this.qidStart += by;
    for (let at = 0; at < this.count; at++) {
      this.starts[at] += by;
      this.ends[at] += by;
    }
  }

  /** 1-based line numbers of all rows, counted where they are asked for. */
  lines(): Int32Array {
    const { bytes } = this.memory;
    const lines = new Int32Array(this.count);
    let line = this.firstLine;
    let at = this.starts[0] ?? 0;
    for (let row = 0; row < this.count; row++) {
      for (; at < this.starts[row]; at++) {
        if (bytes[at] === NEWLINE) {
          line++;
        }
      }
      lines[row] = line;
    }
    return lines;
  }

  get qid(): string {
    return decodeText(this.memory.text, this.qidStart, this.qidStart + this.qidLength);
  }

  docno(row: number): string {
    return decodeText(this.memory.text, this.starts[row], this.ends[row]);
  }

  /** Returns the tag of the last row. */
  tag(): string {
    const { bytes, text } = this.memory;
    let at = this.ends[this.count - 1];
    let start = at;
    for (let column = 0; column < COLUMNS_TO_TAG; column++) {
      while (isSpace(bytes[at])) {
        at++;
      }
      start = at;
      while (at < bytes.length && !isSpace(bytes[at])) {
        at++;
      }
    }
    return decodeText(text, start, at);
  }
}

function copyRows<T extends Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Rows of one query gathered from several places of a file: its docnos are copied, so that they outlive the reading. */
export class StoredRows extends Rows {
  #lines = new Int32Array();
  #used = 0;

  /** @param first of the same query as all that are appended. */
  constructor(first: Rows) {
    super();
    this.begin(0, first.qidLength, first.qidHash);
    this.#copy(first.memory.bytes, first.qidStart, first.qidStart + first.qidLength);
  }

  append(more: Rows): void {
    const lines = more.lines();
    this.reserve(more.count);
    if (this.#lines.length < this.starts.length) {
      const larger = new Int32Array(this.starts.length);
      larger.set(this.#lines);
      this.#lines = larger;
    }
    for (let row = 0; row < more.count; row++) {
      this.starts[this.count] = this.#used;
      this.#copy(more.memory.bytes, more.starts[row], more.ends[row]);
      this.ends[this.count] = this.#used;
      this.hashes[this.count] = more.hashes[row];
      this.scores[this.count] = more.scores[row];
      this.#lines[this.count] = lines[row];
      this.count++;
    }
  }

  override lines(): Int32Array {
    return this.#lines;
  }

  #copy(bytes: Uint8Array, from: number, to: number): void {
    const { length } = this.memory.bytes;
    const end = this.#used + to - from;
    if (end > length) {
      this.memory = enlargeMemory(this.memory, Math.max(2 * length, end, 256));
    }
    this.memory.bytes.set(bytes.subarray(from, to), this.#used);
    this.#used = end;
  }
}

const ROOM_BYTES = 262_144;
/** A newline that the end of a file lacks, and what scanning by words may read beyond it. */
const SLACK_BYTES = 1 + WORD_SLACK;

/** Where pieces of a file are read to: `origin`, with room before it for what the reader keeps of the ones before. */
export interface WindowPlace {
  readonly memory: Memory;
  readonly origin: number;
  readonly roomBytes: number;
  readonly pieceBytes: number;
}

function newPlace(roomBytes: number, pieceBytes: number): WindowPlace {
  return {
    memory: allocateMemory(roomBytes + pieceBytes + SLACK_BYTES),
    origin: roomBytes,
    roomBytes,
    pieceBytes,
  };
}

/**
 * A stretch of a file in memory. The reader says from where on it still needs the bytes; those move to just before the
 * next piece. Room and pieces grow together where it keeps more than there is room for, which holds the copying linear
 * in the file.
 */
export class Window {
  /** Valid from `start` to `end`; one byte beyond `end` may be written, WORD_SLACK more may be read. */
  start: number;
  end: number;
  /** True once nothing follows `end`. */
  ended = false;
  readonly #source: ByteSource;
  #place: WindowPlace;

  constructor(source: ByteSource, place: WindowPlace = newPlace(ROOM_BYTES, PIECE_BYTES)) {
    this.#source = source;
    this.#place = place;
    this.start = place.origin;
    this.end = place.origin;
  }

  get memory(): Memory {
    return this.#place.memory;
  }

  /**
   * Drops what lies before `keepFrom` and appends the next piece.
   * @returns what to add to every offset into the memory that is still in use.
   */
  async refill(keepFrom: number): Promise<number> {
    const kept = this.end - keepFrom;
    const { bytes } = this.memory;
    if (kept > this.#place.roomBytes) {
      this.#place = newPlace(2 * kept, Math.max(PIECE_BYTES, 2 * kept));
    }
    const { memory, origin, pieceBytes } = this.#place;
    this.start = origin - kept;
    if (memory.bytes === bytes) {
      bytes.copyWithin(this.start, keepFrom, this.end);
    } else {
      memory.bytes.set(bytes.subarray(keepFrom, this.end), this.start);
    }
    const got = await this.#source.read(memory.bytes, origin, pieceBytes);
    this.end = origin + got;
    this.ended = got === 0;
    return this.start - keepFrom;
  }

  close(): Promise<void> {
    return this.#source.close();
  }
}

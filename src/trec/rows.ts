import { PIECE_BYTES, type ByteSource } from "./byte-source.ts";
import {
  hashBytes,
  allocateMemory,
  type Memory,
  enlargeMemory,
  decodeText,
  isSpace,
  isUtf16,
  NEWLINE,
} from "./text.ts";

/** The columns behind a docno: rank, score, tag. */
const COLUMNS_TO_TAG = 3;

/**
 * The rows of one query. Of each row there are numbers in several arrays; its document id is given
 * by offsets into `memory`. The arrays may be longer than `count`.
 */
export class Rows {
  memory: Memory = allocateMemory(0);
  count = 0;
  /** Start and length of the query's id, which is UTF-8, and its hash. */
  qidStart = 0;
  qidLength = 0;
  qidHash = 0;
  /** By row: start and end of the document's id, and its hash. */
  starts: Int32Array = new Int32Array();
  ends: Int32Array = new Int32Array();
  hashes: Int32Array = new Int32Array();
  scores: Float64Array = new Float64Array();
  /** The line of the first row, from 1. Other lines may be between the rows. */
  firstLine = 0;

  reserve(extraRows: number): void {
    const needed = this.count + extraRows;
    if (needed <= this.starts.length) {
      return;
    }
    const size = Math.max(needed, 2 * this.starts.length);
    this.starts = copyNumbers(this.starts, new Int32Array(size));
    this.ends = copyNumbers(this.ends, new Int32Array(size));
    this.hashes = copyNumbers(this.hashes, new Int32Array(size));
    this.scores = copyNumbers(this.scores, new Float64Array(size));
  }

  /** Sets the id of the query that the rows are of: where it is in the memory, and its hash. */
  setQuery(start: number, length: number, hash: number): void {
    this.qidStart = start;
    this.qidLength = length;
    this.qidHash = hash;
  }

  /** Adds a row, for which there must be room. */
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

  shiftOffsets(by: number): void {
    this.qidStart += by;
    for (let at = 0; at < this.count; at++) {
      this.starts[at] += by;
      this.ends[at] += by;
    }
  }

  /** Returns the line of each row, by counting the newlines from the first row on. */
  lineNumbers(): Int32Array {
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

  /** Returns the tag of the last row; there must be a row. */
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

function copyNumbers<T extends Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

const MIN_STORED_BYTES = 256;

/** Rows of one query from several places of a file. Their bytes are copied, to stay valid. */
export class StoredRows extends Rows {
  /** The line number of each row. May be longer than `count`, as the other arrays. */
  #lines = new Int32Array();
  #used = 0;

  /** Takes only the query's id from `first`; rows are added by `append`. */
  constructor(first: Rows) {
    super();
    this.setQuery(0, first.qidLength, first.qidHash);
    this.#appendBytes(first.memory.bytes, first.qidStart, first.qidStart + first.qidLength);
  }

  append(newRows: Rows): void {
    const newLines = newRows.lineNumbers();
    this.reserve(newRows.count);
    if (this.#lines.length < this.starts.length) {
      this.#lines = copyNumbers(this.#lines, new Int32Array(this.starts.length));
    }
    for (let row = 0; row < newRows.count; row++) {
      this.starts[this.count] = this.#used;
      this.#appendBytes(newRows.memory.bytes, newRows.starts[row], newRows.ends[row]);
      this.ends[this.count] = this.#used;
      this.hashes[this.count] = newRows.hashes[row];
      this.scores[this.count] = newRows.scores[row];
      this.#lines[this.count] = newLines[row];
      this.count++;
    }
  }

  override lineNumbers(): Int32Array {
    return this.#lines;
  }

  #appendBytes(bytes: Uint8Array, from: number, to: number): void {
    const { length } = this.memory.bytes;
    const end = this.#used + to - from;
    if (end > length) {
      this.memory = enlargeMemory(this.memory, Math.max(2 * length, end, MIN_STORED_BYTES));
    }
    this.memory.bytes.set(bytes.subarray(from, to), this.#used);
    this.#used = end;
  }
}

/** How much room there usually is for what is kept of earlier pieces. */
const ROOM_BYTES = 262_144;
/** A byte behind a piece, for the newline that the end of a file lacks. */
const SLACK_BYTES = 1;

/** The memory that pieces of a file are read into. */
export interface WindowPlace {
  readonly memory: Memory;
  /** Where each piece begins. */
  readonly origin: number;
  /** Bytes before `origin`: room for what the reader keeps of earlier pieces. */
  readonly roomBytes: number;
  readonly pieceBytes: number;
}

/** Allocates a place for pieces of `pieceBytes`, with room before them and slack behind them. */
function newPlace(roomBytes: number, pieceBytes: number): WindowPlace {
  return {
    memory: allocateMemory(roomBytes + pieceBytes + SLACK_BYTES),
    origin: roomBytes,
    roomBytes,
    pieceBytes,
  };
}

/**
 * Reads a file in pieces. Before the next piece is read, the bytes that the reader still needs are
 * moved to just before it. If there is too little room for them, room and pieces both grow, so that
 * a large file is not copied again and again.
 */
export class Window {
  /** Where the bytes in use begin and end in the memory. One byte at `end` may be written. */
  start: number;
  end: number;
  /** Whether `end` is the end of the file. */
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
   * Keeps the bytes from `keepFrom` on and reads the next piece behind them. Sets `ended` if there
   * is none. The bytes may move, and `memory` may become another one. @returns what to add to each
   * offset that is still in use.
   */
  async refill(keepFrom: number): Promise<number> {
    const keptBytes = this.end - keepFrom;
    const { bytes } = this.memory;
    if (keptBytes > this.#place.roomBytes) {
      this.#place = newPlace(2 * keptBytes, Math.max(PIECE_BYTES, 2 * keptBytes));
    }
    const { memory, origin, pieceBytes } = this.#place;
    this.start = origin - keptBytes;
    if (memory.bytes === bytes) {
      bytes.copyWithin(this.start, keepFrom, this.end);
    } else {
      memory.bytes.set(bytes.subarray(keepFrom, this.end), this.start);
    }
    const pieceLength = await this.#source.read(memory.bytes, origin, pieceBytes);
    this.end = origin + pieceLength;
    this.ended = pieceLength === 0;
    return this.start - keepFrom;
  }

  /** Returns the offset behind a byte order mark. Null if the file is UTF-16. */
  async readStart(): Promise<number | null> {
    while (!this.ended && this.end - this.start < 3) {
      await this.refill(this.start);
    }
    const bytes = this.memory.bytes.subarray(this.start, this.end);
    if (isUtf16(bytes)) {
      return null;
    }
    const isUtf8Mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    return this.start + (isUtf8Mark ? 3 : 0);
  }

  close(): Promise<void> {
    return this.#source.close();
  }
}

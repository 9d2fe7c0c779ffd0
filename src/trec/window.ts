import { PIECE_BYTES, type ByteSource } from "./byte-source.ts";
import { allocate, type Memory } from "./memory.ts";
import { WORD_SLACK } from "./words.ts";

const ROOM_BYTES = 262_144;
/** A newline that the end of a file lacks, and what scanning by words may read beyond it. */
const SLACK_BYTES = 1 + WORD_SLACK;

/** Where pieces of a file are read to: `origin`, with room before it for what the reader keeps of the ones before. */
export interface Place {
  readonly memory: Memory;
  readonly origin: number;
  readonly roomBytes: number;
  readonly pieceBytes: number;
}

function newPlace(roomBytes: number, pieceBytes: number): Place {
  return { memory: allocate(roomBytes + pieceBytes + SLACK_BYTES), origin: roomBytes, roomBytes, pieceBytes };
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
  #place: Place;

  constructor(source: ByteSource, place: Place = newPlace(ROOM_BYTES, PIECE_BYTES)) {
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
    if (kept > this.#place.roomBytes) this.#place = newPlace(2 * kept, Math.max(PIECE_BYTES, 2 * kept));
    const { memory, origin, pieceBytes } = this.#place;
    this.start = origin - kept;
    if (memory.bytes === bytes) bytes.copyWithin(this.start, keepFrom, this.end);
    else memory.bytes.set(bytes.subarray(keepFrom, this.end), this.start);
    const got = await this.#source.read(memory.bytes, origin, pieceBytes);
    this.end = origin + got;
    this.ended = got === 0;
    return this.start - keepFrom;
  }

  close(): Promise<void> {
    return this.#source.close();
  }
}

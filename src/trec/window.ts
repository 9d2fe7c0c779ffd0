import { PIECE_BYTES, type ByteSource } from "./byte-source.ts";
import { allocate, type Memory } from "./memory.ts";
import { WORD_SLACK } from "./words.ts";

const ROOM_BYTES = 262_144;
const EXTENT_BYTES = 1_048_576;
/** A newline that the end of a file lacks, and what scanning by words may read beyond it. */
const SLACK_BYTES = 1 + WORD_SLACK;

/**
 * Where pieces of a file are read to: one behind the other from `origin` on, as many as the extent takes, with room before
 * it for what the reader keeps when it begins there again.
 */
export interface Place {
  readonly memory: Memory;
  readonly origin: number;
  readonly roomBytes: number;
  readonly pieceBytes: number;
  readonly extentBytes: number;
}

function newPlace(roomBytes: number, pieceBytes: number, extentBytes: number): Place {
  const memory = allocate(roomBytes + extentBytes + SLACK_BYTES);
  return { memory, origin: roomBytes, roomBytes, pieceBytes, extentBytes };
}

/**
 * A stretch of a file in memory. The reader says from where on it still needs the bytes; now and then those move, to just
 * before the next piece. Room and pieces grow together where it keeps more than there is room for, which holds the copying linear
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

  constructor(source: ByteSource, place: Place = newPlace(ROOM_BYTES, PIECE_BYTES, EXTENT_BYTES)) {
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
    const moved = this.#makeRoom(keepFrom);
    const got = await this.#source.read(this.memory.bytes, this.end, this.#place.pieceBytes);
    this.end += got;
    this.ended = got === 0;
    return moved;
  }

  /** Moves what is kept where no further piece fits behind it; returns by how much. */
  #makeRoom(keepFrom: number): number {
    this.start = keepFrom;
    const { memory, origin, pieceBytes, roomBytes, extentBytes } = this.#place;
    if (this.end + pieceBytes <= origin + extentBytes) return 0;
    const kept = this.end - keepFrom;
    if (kept > roomBytes) {
      const bytes = Math.max(PIECE_BYTES, 2 * kept);
      this.#place = newPlace(2 * kept, bytes, bytes);
    }
    this.end = this.#place.origin;
    this.start = this.end - kept;
    if (this.memory === memory) memory.bytes.copyWithin(this.start, keepFrom, keepFrom + kept);
    else this.memory.bytes.set(memory.bytes.subarray(keepFrom, keepFrom + kept), this.start);
    return this.start - keepFrom;
  }

  close(): Promise<void> {
    return this.#source.close();
  }
}

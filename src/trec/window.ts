import { CHUNK_BYTES, type ByteSource } from "./byte-source.ts";
import { allocate, type Memory } from "./memory.ts";
import { WORD_SLACK } from "./words.ts";

const ROOM_BYTES = 262_144;
/** A newline that the end of the file lacks, and what scanning by words may read beyond it. */
const SLACK_BYTES = 1 + WORD_SLACK;

/**
 * A stretch of a file in memory. The reader says from where on it still needs the bytes; those move to just before the
 * next piece, which is read into a second buffer meanwhile, so memory stays at two pieces plus what the reader keeps.
 * Both grow together where it keeps more than a piece, which holds the copying linear in the file.
 */
export class Window {
  /** Valid from `start` to `end`; one byte beyond `end` may be written, WORD_SLACK more may be read. */
  memory: Memory = allocate(ROOM_BYTES + CHUNK_BYTES + SLACK_BYTES);
  start: number = ROOM_BYTES;
  end: number = ROOM_BYTES;
  /** True once nothing follows `end`. */
  ended = false;
  readonly #source: ByteSource;
  #room = ROOM_BYTES;
  #spare: Memory = allocate(ROOM_BYTES + CHUNK_BYTES + SLACK_BYTES);
  #pending: Promise<number>;

  constructor(source: ByteSource) {
    this.#source = source;
    this.#pending = this.#prefetch();
  }

  /**
   * Drops what lies before `keepFrom` and appends the next piece.
   * @returns what to add to every offset into the memory that is still in use.
   */
  async refill(keepFrom: number): Promise<number> {
    const got = await this.#pending;
    if (got === 0) {
      this.ended = true;
      return 0;
    }
    const kept = this.end - keepFrom;
    if (kept > this.#room) this.#grow(kept, got);
    this.#spare.bytes.set(this.memory.bytes.subarray(keepFrom, this.end), this.#room - kept);
    [this.memory, this.#spare] = [this.#spare, this.memory];
    const size = this.memory.bytes.length;
    if (this.#spare.bytes.length < size) this.#spare = allocate(size);
    this.start = this.#room - kept;
    this.end = this.#room + got;
    this.#pending = this.#prefetch();
    return this.start - keepFrom;
  }

  /** Waits for the read under way, so that nothing writes after the source is closed. */
  async close(): Promise<void> {
    await this.#pending.catch(() => 0);
    await this.#source.close();
  }

  #prefetch(): Promise<number> {
    const { bytes } = this.#spare;
    const pending = this.#source.read(bytes, this.#room, bytes.length - this.#room - SLACK_BYTES);
    // Awaited in refill or close; until then a failure must not count as unhandled.
    pending.catch(() => undefined);
    return pending;
  }

  #grow(kept: number, got: number): void {
    const room = 2 * kept;
    const larger = allocate(room + Math.max(CHUNK_BYTES, room) + SLACK_BYTES);
    larger.bytes.set(this.#spare.bytes.subarray(this.#room, this.#room + got), room);
    this.#spare = larger;
    this.#room = room;
  }
}

import { parseDecimal, readDecimal, type Memory, wrapMemory } from "./bytes.ts";
import { KERNEL } from "./kernel.generated.ts";
import { plainRows } from "./plain-rows.ts";
import { Rows, type WindowPlace } from "./rows.ts";
import { decodeText, NEWLINE } from "./text.ts";

// The hot loops of a run's evaluation in WebAssembly SIMD: the source is in kernel/. It takes rows of the usual form
// and leaves all others, and all problems, to the plain path, which gives the same figures without it.

/** What of the global is used here; neither Node's types nor the language's have it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

type Address =
  | "ENDS"
  | "HASHES"
  | "MAX_ROWS"
  | "ODD_ROWS"
  | "ODD_SCORES"
  | "PIECE_BYTES"
  | "ROOM_BYTES"
  | "SCORES"
  | "STARTS"
  | "STATE"
  | "WINDOW";

/** kernel/layout.ts says what they are. */
interface KernelExports extends Readonly<Record<Address, { readonly value: number }>> {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly markBlanks: (from: number, to: number) => void;
  readonly takeRows: (
    from: number,
    limit: number,
    count: number,
    qidStart: number,
    qidLength: number,
  ) => number;
  readonly hasRepeats: (count: number) => number;
  readonly findRow: (hash: number, from: number, to: number) => number;
  readonly countedRank: (row: number, count: number) => number;
}

const SPACE = 32;
const ODD = 1;
const OTHER_QUERY = 2;
/** Places in what takeRows returns beside the offset. */
const COUNT = 0;
const STOPPED = 1;
const ODD_COUNT = 2;
const QID_LENGTH = 3;
const QID_HASH = 4;
const STATE_LENGTH = 5;

/** From so many rows on, a hash table is faster than its bits. */
const MANY_ROWS = 4096;

let compiled: object | undefined;

/** A kernel of one's own, or null if WebAssembly or its SIMD is not there. */
export function openKernel(): Kernel | null {
  try {
    compiled ??= new WebAssembly.Module(Buffer.from(KERNEL, "base64"));
    return new Kernel(new WebAssembly.Instance(compiled).exports as KernelExports);
  } catch {
    return null;
  }
}

export class Kernel {
  readonly rows: Rows = new Rows();
  /** For the window of the run whose rows it takes. */
  readonly place: WindowPlace;
  /** Whether takeRows stopped at a row of another query. */
  atOtherQuery = false;
  readonly #exports: KernelExports;
  readonly #memory: Memory;
  readonly #starts: Int32Array;
  readonly #state: Int32Array;
  readonly #oddRows: Int32Array;
  readonly #oddScores: Int32Array;

  constructor(exports: KernelExports) {
    this.#exports = exports;
    const { buffer } = exports.memory;
    const { MAX_ROWS } = exports;
    const viewOfInts = (address: Address): Int32Array =>
      new Int32Array(buffer, exports[address].value, MAX_ROWS.value);
    this.#starts = viewOfInts("STARTS");
    this.rows.starts = this.#starts;
    this.rows.ends = viewOfInts("ENDS");
    this.rows.hashes = viewOfInts("HASHES");
    this.rows.scores = new Float64Array(buffer, exports.SCORES.value, MAX_ROWS.value);
    this.#state = new Int32Array(buffer, exports.STATE.value, STATE_LENGTH);
    this.#oddRows = viewOfInts("ODD_ROWS");
    this.#oddScores = viewOfInts("ODD_SCORES");
    const memory = wrapMemory(buffer);
    this.#memory = memory;
    const roomBytes = exports.ROOM_BYTES.value;
    const pieceBytes = exports.PIECE_BYTES.value;
    this.place = { memory, origin: exports.WINDOW.value + roomBytes, roomBytes, pieceBytes };
  }

  /** Whether rows lie in its memory: those of a query that is too large do not. */
  holds(rows: Rows): boolean {
    return rows.memory === this.#memory && rows.starts === this.#starts;
  }

  /** Comes before takeRows wherever the memory between two offsets has new bytes. */
  prepare(from: number, limit: number): void {
    this.#exports.markBlanks(from, limit);
  }

  /**
   * As plainRows, but it also begins a query where there are no rows yet.
   * @returns the offset of the first line that is not taken.
   */
  takeRows(rows: Rows, from: number, limit: number): number {
    const { count, qidStart, qidLength } = rows;
    const state = this.#state;
    let at = this.#exports.takeRows(from, limit, count, qidStart, qidLength);
    rows.count = state[COUNT];
    this.atOtherQuery = state[STOPPED] === OTHER_QUERY;
    if (state[ODD_COUNT] > 0) {
      at = this.#readOddScores(rows, from, at);
    }
    if (count === 0 && rows.count > 0) {
      rows.begin(from, state[QID_LENGTH], state[QID_HASH]);
    }
    return state[STOPPED] === ODD && rows.count > 0 ? plainRows(rows, at, limit) : at;
  }

  /** Where one is no number, drops its row and all behind it, and returns the offset of its line. */
  #readOddScores(rows: Rows, from: number, to: number): number {
    for (let odd = 0; odd < this.#state[ODD_COUNT]; odd++) {
      const row = this.#oddRows[odd];
      if (readScore(rows, this.#oddScores[odd], row)) {
        continue;
      }
      rows.count = row;
      this.atOtherQuery = false;
      return Math.max(from, rows.memory.bytes.lastIndexOf(NEWLINE, rows.starts[row]) + 1);
    }
    return to;
  }

  /** Whether it can tell, and no document turns up twice. */
  hasNoRepeats(rows: Rows): boolean {
    return (
      rows.count <= MANY_ROWS && this.holds(rows) && this.#exports.hasRepeats(rows.count) === 0
    );
  }

  /** The first row from `from` on whose document's name has this hash, or -1. */
  findRow(rows: Rows, hash: number, from: number): number {
    return this.#exports.findRow(hash, from, rows.count);
  }

  /** 1 + the rows with a higher score; 0 where others have the same one. */
  countedRank(row: number, count: number): number {
    return this.#exports.countedRank(row, count);
  }
}

/** A score that the kernel left; false if it is no number. */
function readScore(rows: Rows, from: number, row: number): boolean {
  const { bytes, text } = rows.memory;
  if (readDecimal(bytes, from, rows.scores, row) >= 0) {
    return true;
  }
  let to = from;
  while (bytes[to] > SPACE) {
    to++;
  }
  const value = parseDecimal(decodeText(text, from, to));
  if (value !== null) {
    rows.scores[row] = value;
  }
  return value !== null;
}

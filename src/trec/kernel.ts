import { parseDecimal, type Memory, wrapMemory, decodeText, NEWLINE } from "./text.ts";
import { KERNEL } from "./kernel.generated.ts";
import { Rows, type WindowPlace } from "./rows.ts";

// The hot loops of a run's evaluation in WebAssembly SIMD; their source is in kernel/. The kernel
// takes rows of the usual form. All others, and all problems, are left to JavaScript, which gives
// the same figures without a kernel.

/** The part of WebAssembly that is used here; Node's types do not have it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** The names of the kernel's exported constants: addresses in its memory, and sizes. */
type KernelConstant =
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

/** Where things are in the kernel's memory, and its functions: kernel/layout.ts describes them. */
interface KernelExports extends Readonly<Record<KernelConstant, { readonly value: number }>> {
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
/** The reason for which takeRows stops at a row of another query. */
const OTHER_QUERY = 2;
/**
 * takeRows writes several numbers into an array of the kernel's memory, its state. These are their
 * indexes: the number of rows, the reason for which it stopped, the number of scores that it could
 * not read, and the length and hash of the query's id.
 */
const COUNT = 0;
const STOPPED = 1;
const ODD_COUNT = 2;
const QID_LENGTH = 3;
const QID_HASH = 4;
const STATE_LENGTH = 5;

/** For more rows a hash table is faster. */
const MANY_ROWS = 4096;

let compiledModule: object | undefined;

/** Returns a new kernel; null if this system has no WebAssembly SIMD. */
export function openKernel(): Kernel | null {
  try {
    compiledModule ??= new WebAssembly.Module(Buffer.from(KERNEL, "base64"));
    return new Kernel(new WebAssembly.Instance(compiledModule).exports as KernelExports);
  } catch {
    return null;
  }
}

export class Kernel {
  readonly rows: Rows = new Rows();
  /** Where the window of a run must be for the kernel to read it. */
  readonly place: WindowPlace;
  /** Whether takeRows stopped at a row of another query. */
  atOtherQuery = false;
  readonly #exports: KernelExports;
  readonly #memory: Memory;
  readonly #starts: Int32Array;
  readonly #state: Int32Array;
  /** By score that takeRows could not read: its row, and the offset of its text. */
  readonly #oddRows: Int32Array;
  readonly #oddScores: Int32Array;

  constructor(exports: KernelExports) {
    this.#exports = exports;
    const { buffer } = exports.memory;
    const { MAX_ROWS } = exports;
    const viewOfInts = (address: KernelConstant): Int32Array =>
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

  /** Whether the kernel can read these rows. Those of a query that is too large are elsewhere. */
  hasInMemory(rows: Rows): boolean {
    return rows.memory === this.#memory && rows.starts === this.#starts;
  }

  /** Marks where columns end. Must be called when bytes there are new, before takeRows. */
  markBlanks(from: number, limit: number): void {
    this.#exports.markBlanks(from, limit);
  }

  /**
   * Appends rows of the current query, or of the next one if there are none yet. @returns the
   * offset of the first line that was not taken.
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
      rows.setQuery(from, state[QID_LENGTH], state[QID_HASH]);
    }
    return at;
  }

  /**
   * Reads the scores that the kernel left. If one is no number, drops its row and all after it, and
   * returns the offset of its line; else `to`.
   */
  #readOddScores(rows: Rows, from: number, to: number): number {
    for (let odd = 0; odd < this.#state[ODD_COUNT]; odd++) {
      const row = this.#oddRows[odd];
      if (readScore(rows, this.#oddScores[odd], row)) {
        continue;
      }
      rows.count = row;
      this.atOtherQuery = false;
      // A newline before `from` is not of these rows: the row is then on the first line.
      return Math.max(from, rows.memory.bytes.lastIndexOf(NEWLINE, rows.starts[row]) + 1);
    }
    return to;
  }

  /**
   * Whether it is known that no document comes twice: false also if there are too many rows, or if
   * they are not in the kernel's memory.
   */
  hasNoRepeats(rows: Rows): boolean {
    return (
      rows.count <= MANY_ROWS &&
      this.hasInMemory(rows) &&
      this.#exports.hasRepeats(rows.count) === 0
    );
  }

  /** Returns the first row from index `from` on whose document has this hash, or -1. */
  findRow(rows: Rows, hash: number, from: number): number {
    return this.#exports.findRow(hash, from, rows.count);
  }

  /** Returns 1 + the number of rows with a higher score; 0 if another row has the same score. */
  findUntiedRank(row: number, count: number): number {
    return this.#exports.countedRank(row, count);
  }
}

/** Sets a row's score from its text at `from`. Returns false if that is no number. */
function readScore(rows: Rows, from: number, row: number): boolean {
  const { bytes, text } = rows.memory;
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

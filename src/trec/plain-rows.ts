import {
  readDecimal,
  blankBits,
  countBytesBeforeBlank,
  keepFirstBytes,
  mixWord,
  padHash,
} from "./bytes.ts";
import { emptyList, type Pool } from "./judgments.ts";
import type { Rows } from "./rows.ts";

/** `takePlainRows` takes at most so many rows in a call. */
export const BATCH_ROWS = 256;

/** The bytes at which columns and lines end. */
const SPACE = 32;
const TAB = 9;
const RETURN = 13;
const NEWLINE = 10;
/** The usual second column, as a little-endian word. */
const WORD_Q0 = 0x3051;

/**
 * Appends rows of the current query that have the plain form: columns separated by tabs or spaces,
 * a score that `readDecimal` reads, nothing behind the tag. Returns the offset of the first line
 * that it did not take. Every line before `limit` must end in a newline, which ends every scan, and
 * WORD_SLACK bytes must follow.
 * This is the hot loop: longer columns are read a word (four bytes) at a time, and it stops after
 * BATCH_ROWS, since V8 compiles a function that is called often better than one that loops long.
 */
export function takePlainRows(rows: Rows, from: number, limit: number): number {
  const { qidStart, qidLength } = rows;
  const { bytes, words } = rows.memory;
  const qidHead = firstWord(words, qidStart, qidLength);
  const maxCount = rows.count + BATCH_ROWS;
  let start = from;
  while (start < limit && rows.count < maxCount) {
    if (firstWord(words, start, qidLength) !== qidHead) {
      break;
    }
    // The first four bytes of the query's id are equal, compare the others.
    let equalBytes = 4;
    while (equalBytes < qidLength && bytes[start + equalBytes] === bytes[qidStart + equalBytes]) {
      equalBytes++;
    }
    if (equalBytes < qidLength) {
      break;
    }
    const docEnd = takeDocument(rows, bytes, words, start + qidLength);
    if (docEnd < 0) {
      break;
    }
    const nextLine = takeScore(rows, bytes, words, docEnd);
    if (nextLine < 0) {
      break;
    }
    rows.count++;
    start = nextLine;
  }
  return start;
}

/**
 * Skips the iteration column (usually Q0). Returns the offset after the document, or -1 if the line
 * has another form.
 */
function takeDocument(rows: Rows, bytes: Uint8Array, words: DataView, from: number): number {
  let at = skipBlanks(bytes, from);
  if (at < 0) {
    return -1;
  }
  let word = words.getInt32(at, true);
  // The loop below would skip Q0 as well, but slower.
  if ((word & 0xffff) === WORD_Q0) {
    at += 2;
  }
  while (bytes[at] > SPACE) {
    at++;
  }
  const start = skipBlanks(bytes, at);
  if (start < 0) {
    return -1;
  }
  at = start;
  let hash = 0;
  word = words.getInt32(at, true);
  let blank = blankBits(word);
  while (blank === 0) {
    hash = mixWord(hash, word);
    at += 4;
    word = words.getInt32(at, true);
    blank = blankBits(word);
  }
  const bytesBeforeBlank = countBytesBeforeBlank(blank);
  hash = mixWord(hash, keepFirstBytes(word, bytesBeforeBlank));
  at += bytesBeforeBlank;
  // The document is missing: the line ends here.
  if (at === start) {
    return -1;
  }
  rows.starts[rows.count] = start;
  rows.ends[rows.count] = at;
  rows.hashes[rows.count] = padHash(hash, (at - start) >> 2);
  return at;
}

/**
 * `from` is the end of the document. Returns the offset of the next line, or -1 if the line has
 * another form.
 */
function takeScore(rows: Rows, bytes: Uint8Array, words: DataView, from: number): number {
  const rankStart = skipBlanks(bytes, from);
  if (rankStart < 0 || isColumnMissing(bytes, rankStart)) {
    return -1;
  }
  const scoreStart = skipBlanks(bytes, findColumnEnd(words, rankStart));
  if (scoreStart < 0) {
    return -1;
  }
  const scoreEnd = readDecimal(bytes, scoreStart, rows.scores, rows.count);
  if (scoreEnd < 0) {
    return -1;
  }
  const tagStart = skipBlanks(bytes, scoreEnd);
  if (tagStart < 0 || isColumnMissing(bytes, tagStart)) {
    return -1;
  }
  let at = findColumnEnd(words, tagStart);
  let byte = bytes[at];
  while (byte === SPACE || byte === TAB || byte === RETURN) {
    byte = bytes[++at];
  }
  return byte === NEWLINE ? at + 1 : -1;
}

/** Whether no column starts at this offset: a newline or another control byte is there. */
function isColumnMissing(bytes: Uint8Array, at: number): boolean {
  return bytes[at] <= SPACE;
}

function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === SPACE || bytes[at] === TAB) {
    at++;
  }
  return at === from ? -1 : at;
}

/** A blank is a byte of 32 or less. */
function findColumnEnd(words: DataView, from: number): number {
  let at = from;
  let blank = blankBits(words.getInt32(at, true));
  for (; blank === 0; blank = blankBits(words.getInt32(at, true))) {
    at += 4;
  }
  return at + countBytesBeforeBlank(blank);
}

/** Returns the first four bytes of a column as a word; of a shorter one all, then zeros. */
function firstWord(words: DataView, at: number, length: number): number {
  const word = words.getInt32(at, true);
  return length < 4 ? keepFirstBytes(word, length) : word;
}

/** All that trec_eval's measures need of one query: the ranks of its judged documents. */
export interface Ranking {
  readonly retrieved: number;
  /** From 1, ascending, of documents that the qrels list. A grade below 0 counts as unjudged. */
  readonly ranks: readonly number[];
  readonly grades: readonly number[];
  readonly relevantRanks: readonly number[];
  readonly pool: JudgmentCounts;
}

/** Pool describes them. */
export type JudgmentCounts = Pick<Pool, "relevant" | "nonrelevant" | "positive"> & {
  readonly levels: readonly number[];
  readonly levelCounts: readonly number[];
};

export class MutableRanking implements Ranking {
  retrieved = 0;
  readonly ranks: number[] = [];
  readonly grades: number[] = [];
  readonly relevantRanks: number[] = [];
  readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** Forgets the ranking of the last query; its judgments, `pool`, stay. */
  clear(): void {
    this.retrieved = 0;
    emptyList(this.ranks);
    emptyList(this.grades);
    emptyList(this.relevantRanks);
  }

  /** Fast if documents come almost in the order of their ranks. */
  insert(rank: number, grade: number): void {
    const { ranks, grades } = this;
    let at = ranks.length;
    while (at > 0 && ranks[at - 1] > rank) {
      ranks[at] = ranks[at - 1];
      grades[at] = grades[at - 1];
      at--;
    }
    ranks[at] = rank;
    grades[at] = grade;
  }

  /** Gives the others the ranks 1, 2, …, as if no unjudged document had been retrieved. */
  rankJudgedOnly(): number {
    const { ranks, grades } = this;
    let remaining = 0;
    for (let at = 0; at < ranks.length; at++) {
      if (grades[at] >= 0) {
        grades[remaining++] = grades[at];
      }
    }
    grades.length = remaining;
    ranks.length = remaining;
    for (let at = 0; at < remaining; at++) {
      ranks[at] = at + 1;
    }
    return remaining;
  }

  /**
   * Removes documents beyond `depth`, which count as not retrieved. `relevance` is the lowest
   * relevant grade.
   */
  finish(retrieved: number, relevance: number, depth: number): void {
    const { ranks, grades, relevantRanks } = this;
    while (ranks.length > 0 && ranks[ranks.length - 1] > depth) {
      ranks.pop();
      grades.pop();
    }
    this.retrieved = Math.min(retrieved, depth);
    for (let at = 0; at < ranks.length; at++) {
      if (grades[at] >= relevance) {
        relevantRanks.push(ranks[at]);
      }
    }
  }
}

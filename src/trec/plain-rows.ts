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

export const BATCH_ROWS = 256;

const SPACE = 32;
const TAB = 9;
const RETURN = 13;
const NEWLINE = 10;
/** The usual second column, as a little-endian word. */
const WORD_Q0 = 0x3051;

/**
 * The hot loop: appends rows of the current query that are in the plain form, columns separated by tabs or spaces and
 * nothing behind the tag, and returns the offset of the first line that is not one. Every line before `limit` ends in a
 * newline, which ends every scan, and WORD_SLACK bytes follow it. The longer columns go a word at a time. It stops after
 * BATCH_ROWS, since a function that is called often is compiled as a whole, and one that only loops is not.
 */
export function plainRows(rows: Rows, from: number, limit: number): number {
  const { qidStart, qidLength } = rows;
  const { bytes, words } = rows.memory;
  const qidHead = firstWord(words, qidStart, qidLength);
  const stop = rows.count + BATCH_ROWS;
  let start = from;
  while (start < limit && rows.count < stop) {
    if (firstWord(words, start, qidLength) !== qidHead) {
      break;
    }
    let same = 4;
    while (same < qidLength && bytes[start + same] === bytes[qidStart + same]) {
      same++;
    }
    if (same < qidLength) {
      break;
    }
    const docEnd = takeDocument(rows, bytes, words, start + qidLength);
    const end = docEnd < 0 ? docEnd : takeScore(rows, bytes, words, docEnd);
    if (end < 0) {
      break;
    }
    rows.count++;
    start = end;
  }
  return start;
}

/**
 * Skips the iteration column (usually Q0), then keeps the document's bytes and hash for the next row. Returns the
 * offset after the document, or -1 if the form is another. Every line ends in a newline, which ends each scan.
 */
function takeDocument(rows: Rows, bytes: Uint8Array, words: DataView, from: number): number {
  let at = behindBlanks(bytes, from);
  if (at < 0) {
    return -1;
  }
  let word = words.getInt32(at, true);
  // Only faster: Q0 is skipped at once.
  if ((word & 0xffff) === WORD_Q0) {
    at += 2;
  }
  while (bytes[at] > SPACE) {
    at++;
  }
  const start = behindBlanks(bytes, at);
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
  const rest = countBytesBeforeBlank(blank);
  hash = mixWord(hash, keepFirstBytes(word, rest));
  at += rest;
  if (at === start) {
    return -1;
  }
  rows.starts[rows.count] = start;
  rows.ends[rows.count] = at;
  rows.hashes[rows.count] = padHash(hash, (at - start) >> 2);
  return at;
}

/**
 * Skips the rank, keeps the score for the next row, and skips the tag. Returns the offset of the next line, or -1 if
 * the form is another.
 */
function takeScore(rows: Rows, bytes: Uint8Array, words: DataView, from: number): number {
  const rank = behindBlanks(bytes, from);
  const score = rank < 0 ? rank : behindBlanks(bytes, behindColumn(words, rank));
  if (score < 0 || bytes[rank] <= SPACE) {
    return -1;
  }
  const scoreEnd = readDecimal(bytes, score, rows.scores, rows.count);
  const tag = scoreEnd < 0 ? scoreEnd : behindBlanks(bytes, scoreEnd);
  if (tag < 0 || bytes[tag] <= SPACE) {
    return -1;
  }
  let at = behindColumn(words, tag);
  let byte = bytes[at];
  while (byte === SPACE || byte === TAB || byte === RETURN) {
    byte = bytes[++at];
  }
  return byte === NEWLINE ? at + 1 : -1;
}

/** Returns the offset after the blanks, or -1 if there is no blank. */
function behindBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === SPACE || bytes[at] === TAB) {
    at++;
  }
  return at === from ? -1 : at;
}

/** Returns the offset of the next blank. */
function behindColumn(words: DataView, from: number): number {
  let at = from;
  let blank = blankBits(words.getInt32(at, true));
  for (; blank === 0; blank = blankBits(words.getInt32(at, true))) {
    at += 4;
  }
  return at + countBytesBeforeBlank(blank);
}

/** The first four bytes of a column, or as many as it has. */
function firstWord(words: DataView, at: number, length: number): number {
  const word = words.getInt32(at, true);
  return length < 4 ? keepFirstBytes(word, length) : word;
}

/** All that trec_eval's measures need to know of one query: where its judged documents stand, among how many. */
export interface Ranking {
  readonly retrieved: number;
  /** 1-based ranks of the retrieved judged documents, ascending, and their grades. */
  readonly ranks: readonly number[];
  readonly grades: readonly number[];
  /** Ranks of the relevant ones alone. */
  readonly relevantRanks: readonly number[];
  readonly pool: JudgedRank;
}

/** What measures need to know of the judgments; see Pool. */
export type JudgedRank = Pick<Pool, "relevant" | "nonrelevant" | "positive"> & {
  readonly levels: readonly number[];
  readonly levelCounts: readonly number[];
};

/** A ranking that is filled again for every query. */
export class MutableRanking implements Ranking {
  retrieved = 0;
  readonly ranks: number[] = [];
  readonly grades: number[] = [];
  readonly relevantRanks: number[] = [];
  readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  clear(): void {
    this.retrieved = 0;
    emptyList(this.ranks);
    emptyList(this.grades);
    emptyList(this.relevantRanks);
  }

  /** Takes a document; ascending order comes about by insertion from behind, fit for pools of few documents. */
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

  /** Takes out what nobody judged, and what has a grade below 0, as trec_eval does; returns how many are left. */
  closeUp(): number {
    const { ranks, grades } = this;
    let left = 0;
    for (let at = 0; at < ranks.length; at++) {
      if (grades[at] >= 0) {
        grades[left++] = grades[at];
      }
    }
    grades.length = left;
    ranks.length = left;
    for (let at = 0; at < left; at++) {
      ranks[at] = at + 1;
    }
    return left;
  }

  /** @param depth what lies beyond counts as not retrieved. */
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

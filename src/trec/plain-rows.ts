import { readDecimal } from "./decimal.ts";
import type { Rows } from "./rows.ts";
import { blankBits, bytesBefore, firstBytesOf, mixWord, padHash } from "./words.ts";

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
 * newline, which ends every scan, and WORD_SLACK bytes follow it. Written out flat, and the longer columns a word at a
 * time: columns in functions of their own, byte by byte, take half as long again. It stops after BATCH_ROWS, since a
 * function that is called often is compiled as a whole, and one that only loops is not.
 */
export function plainRows(rows: Rows, from: number, limit: number): number {
  const { starts, ends, hashes, scores, qidStart, qidLength } = rows;
  const { bytes, words } = rows.memory;
  const qidHead = firstWord(words, qidStart, qidLength);
  let { count } = rows;
  const stop = count + BATCH_ROWS;
  let start = from;
  while (start < limit && count < stop) {
    if (firstWord(words, start, qidLength) !== qidHead) break;
    let same = 4;
    while (same < qidLength && bytes[start + same] === bytes[qidStart + same]) same++;
    if (same < qidLength) break;
    let at = start + qidLength;
    let byte = bytes[at]!;
    if (byte !== SPACE && byte !== TAB) break;

    do byte = bytes[++at]!;
    while (byte === SPACE || byte === TAB);
    let word = words.getInt32(at, true);
    if ((word & 0xffff) === WORD_Q0) {
      at += 2;
      byte = (word >>> 16) & 0xff;
    }
    while (byte > SPACE) byte = bytes[++at]!;
    if (byte !== SPACE && byte !== TAB) break;

    do byte = bytes[++at]!;
    while (byte === SPACE || byte === TAB);
    if (byte <= SPACE) break;
    const docStart = at;
    let hash = 0;
    word = words.getInt32(at, true);
    let blank = blankBits(word);
    while (blank === 0) {
      hash = mixWord(hash, word);
      at += 4;
      word = words.getInt32(at, true);
      blank = blankBits(word);
    }
    const rest = bytesBefore(blank);
    hash = mixWord(hash, firstBytesOf(word, rest));
    at += rest;
    const docEnd = at;
    hash = padHash(hash, (docEnd - docStart) >> 2);
    byte = bytes[at]!;
    if (byte !== SPACE && byte !== TAB) break;

    do byte = bytes[++at]!;
    while (byte === SPACE || byte === TAB);
    if (byte <= SPACE) break;
    blank = blankBits(words.getInt32(at, true));
    for (; blank === 0; blank = blankBits(words.getInt32(at, true))) at += 4;
    at += bytesBefore(blank);
    byte = bytes[at]!;
    if (byte !== SPACE && byte !== TAB) break;

    do byte = bytes[++at]!;
    while (byte === SPACE || byte === TAB);
    at = readDecimal(bytes, at, scores, count);
    if (at < 0) break;
    byte = bytes[at]!;
    if (byte !== SPACE && byte !== TAB) break;

    do byte = bytes[++at]!;
    while (byte === SPACE || byte === TAB);
    if (byte <= SPACE) break;
    blank = blankBits(words.getInt32(at, true));
    for (; blank === 0; blank = blankBits(words.getInt32(at, true))) at += 4;
    at += bytesBefore(blank);
    byte = bytes[at]!;
    while (byte === SPACE || byte === TAB || byte === RETURN) byte = bytes[++at]!;
    if (byte !== NEWLINE) break;

    starts[count] = docStart;
    ends[count] = docEnd;
    hashes[count] = hash;
    count++;
    start = at + 1;
  }
  rows.count = count;
  return start;
}

/** The first four bytes of a column, or as many as it has. */
function firstWord(words: DataView, at: number, length: number): number {
  const word = words.getInt32(at, true);
  return length < 4 ? firstBytesOf(word, length) : word;
}

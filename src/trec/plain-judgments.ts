import { sameBytes } from "./bytes.ts";
import type { JudgmentTable } from "./judgment-table.ts";
import { NEWLINE } from "./text.ts";
import { hashBytes } from "./words.ts";

const TAB = 9;
const RETURN = 13;
const SPACE = 32;
const COMMENT = 35;
const ZERO = 48;
const LAST_ASCII = 127;

/**
 * Takes judgments in the usual form: `width` columns of ASCII one space or tab apart, a grade of one digit with nothing
 * behind it, and the document not judged before.
 * @param limit every line before it ends in a newline.
 * @returns the offset of the first line that is not taken.
 */
export function plainJudgments(
  table: JudgmentTable,
  bytes: Uint8Array,
  from: number,
  limit: number,
  width: 3 | 4,
): number {
  let query = -1;
  let qidStart = from;
  let qidEnd = from;
  let start = from;
  while (start < limit && bytes[start] !== COMMENT) {
    const firstEnd = columnEnd(bytes, start);
    const docStart = (width === 4 ? columnEnd(bytes, firstEnd + 1) : firstEnd) + 1;
    const docEnd = columnEnd(bytes, docStart);
    const grade = bytes[docEnd + 1]! - ZERO;
    if (firstEnd < 0 || docStart === 0 || docEnd < 0 || !(grade >= 0 && grade <= 9)) break;
    const end = bytes[docEnd + 2] === RETURN ? docEnd + 3 : docEnd + 2;
    if (bytes[end] !== NEWLINE) break;
    if (query < 0 || !sameBytes(bytes, qidStart, qidEnd, bytes, start, firstEnd)) {
      qidStart = start;
      qidEnd = firstEnd;
      query = table.enterQuery(bytes, start, firstEnd, hashBytes(bytes, start, firstEnd));
    }
    if (table.add(query, bytes, docStart, docEnd, hashBytes(bytes, docStart, docEnd), grade) !== null) break;
    start = end + 1;
  }
  return start;
}

/** Where a column ends before a space or tab; -1 where it is empty, ends otherwise or is not ASCII. */
function columnEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at]! > SPACE && bytes[at]! <= LAST_ASCII) at++;
  return at > from && (bytes[at] === SPACE || bytes[at] === TAB) ? at : -1;
}

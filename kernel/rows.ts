import { blankFrom, blanksFrom, byteAt, COMMENT, hashBytes, isBlank, isSame, NEWLINE, RETURN, SPACE } from "./bytes";
import { ENDS, HASHES, STARTS, STATE } from "./layout";
import { ODD_COUNT, placeScore, readPair, readScore } from "./scores";

/** Why takeRows stopped: at the limit, at a line that is for its caller, at a row of another query. */
const LIMIT: i32 = 0;
const ODD: i32 = 1;
const OTHER_QUERY: i32 = 2;

// Offsets into the state.
const COUNT: usize = 0;
const STOPPED: usize = 4;
/** Of the query that begins. */
const QID_LENGTH: usize = 12;
const QID_HASH: usize = 16;

/** One bit for each of the first 0 to 16 bytes. */
const FIRST_BITS: usize = memory.data<u16>([
  0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 16383, 32767, 65535,
]);

/**
 * Takes rows of one query: `qid Q0 docno rank score tag`, columns one space or tab apart, nothing behind the tag, ended
 * by a newline with or without a carriage return. Where there are no rows yet the first line's query begins.
 * @param limit every line before it ends in a newline.
 * @returns the address of the first line that is not taken.
 */
export function takeRows(from: usize, limit: usize, count: i32, qidStart: usize, qidLength: i32): usize {
  let at = from;
  let row = count << 2;
  let scored = row;
  store<i32>(STATE, 0, ODD_COUNT);
  while (at < limit) {
    const prefix = prefixLength(at, row > 0, qidStart, qidLength);
    if (prefix <= 0) return stop(prefix < 0 ? OTHER_QUERY : ODD, at, row, scored);
    if (row == 0) {
      qidStart = at;
      qidLength = i32(blankFrom(at) - at);
      store<i32>(STATE, qidLength, QID_LENGTH);
      store<u32>(STATE, hashBytes(at, at + qidLength), QID_HASH);
    }
    // The rows that follow mostly begin with the same bytes.
    const alike = at;
    const head = v128.load(at);
    const headBits = i32(load<u16>(FIRST_BITS + (min(prefix, 16) << 1)));
    for (;;) {
      const doc = at + prefix;
      const blanks = blanksFrom(doc);
      const behindDoc = blanks & (blanks - 1);
      const behindRank = behindDoc & (behindDoc - 1);
      const behindScore = behindRank & (behindRank - 1);
      let next: usize = 0;
      if (behindScore == 0) next = takeLongRow(row, doc);
      // The first three of them, moved by one: another blank there, or at once, is an empty column.
      else if (!(blanks & (((blanks ^ behindScore) << 1) | 1))) {
        const docEnd = doc + usize(ctz(blanks));
        const rankEnd = doc + usize(ctz(behindDoc));
        const scoreEnd = doc + usize(ctz(behindRank));
        next = takeRow(row, doc, docEnd, rankEnd, scoreEnd, doc + usize(ctz(behindScore)));
      }
      if (next == 0) return stop(ODD, at, row, scored);
      row += 4;
      at = next;
      // Not at once: where the scores stand has just come out, and reading them now would have to wait for it.
      if (row - scored == 16) {
        readPair(scored);
        scored += 8;
      }
      if (at >= limit) break;
      if (~i8x16.bitmask(i8x16.eq(v128.load(at), head)) & headBits) break;
      if (prefix > 16 && !isSame(alike + 16, at + 16, prefix - 16)) break;
    }
  }
  return stop(LIMIT, at, row, scored);
}

/** A row whose columns are further away than notes of blanks are read. */
function takeLongRow(row: i32, doc: usize): usize {
  const docEnd = blankFrom(doc);
  const rankEnd = blankFrom(docEnd + 1);
  const scoreEnd = blankFrom(rankEnd + 1);
  const end = blankFrom(scoreEnd + 1);
  if (docEnd == doc || rankEnd == docEnd + 1 || scoreEnd == rankEnd + 1 || end == scoreEnd + 1) return 0;
  return takeRow(row, doc, docEnd, rankEnd, scoreEnd, end);
}

/** Where the next line begins; 0 where columns are not apart by a space or tab, or more follows the tag. */
@inline
function takeRow(row: i32, doc: usize, docEnd: usize, rankEnd: usize, scoreEnd: usize, end: usize): usize {
  // In a line of too few columns what is noted behind its end says nothing: all three are looked at.
  if ((byteAt(docEnd) ^ SPACE) | (byteAt(rankEnd) ^ SPACE) | (byteAt(scoreEnd) ^ SPACE)) {
    if (!isBlank(byteAt(docEnd)) || !isBlank(byteAt(rankEnd)) || !isBlank(byteAt(scoreEnd))) return 0;
  }
  store<i32>(row, i32(doc), STARTS);
  store<i32>(row, i32(docEnd), ENDS);
  store<u32>(row, hashBytes(doc, docEnd), HASHES);
  placeScore(row, rankEnd + 1, scoreEnd);
  if (byteAt(end) == NEWLINE) return end + 1;
  return byteAt(end) == RETURN && byteAt(end + 1) == NEWLINE ? end + 2 : 0;
}

function stop(why: i32, at: usize, row: i32, scored: i32): usize {
  for (let next = scored; next < row; next += 4) readScore(next);
  store<i32>(STATE, row >> 2, COUNT);
  store<i32>(STATE, why, STOPPED);
  return at;
}

/** The length of `qid Q0 ` where a row begins like this, 0 where it does not, -1 where its query is another one. */
function prefixLength(row: usize, hasQuery: bool, qidStart: usize, qidLength: i32): i32 {
  let at = blankFrom(row);
  const length = i32(at - row);
  if (length == 0 || byteAt(row) == COMMENT || !isBlank(byteAt(at))) return 0;
  if (hasQuery) {
    if (length != qidLength || !isSame(row, qidStart, length)) return -1;
  } else if (!isAscii(row, at)) return 0;
  const iteration = at + 1;
  at = blankFrom(iteration);
  if (at == iteration || !isBlank(byteAt(at))) return 0;
  return i32(at + 1 - row);
}

function isAscii(from: usize, to: usize): bool {
  for (let at = from; at < to; at++) if (byteAt(at) > 127) return false;
  return true;
}

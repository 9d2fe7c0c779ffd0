import { byteAt, MINUS } from "./bytes";
import { ODD_ROWS, ODD_SCORES, SCORES, STATE } from "./layout";

/** A place in the state; see rows.ts. */
export const ODD_COUNT: usize = 8;
/** More digits than a double is sure to hold are left. */
const MAX_DIGITS: u32 = 15;

const POWERS: usize = memory.data<f64>([
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]);
/** At LAST_OF + n: the last n of 16 bytes; at LAST_OF + 8 + n: the last n of eight. */
const LAST_OF: usize = memory.data<u64>([0, 0, -1, -1], 16);
const ZEROS: usize = memory.data<u8>([48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48], 16);
const POINTS: usize = memory.data<u8>([46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46], 16);
/** What sets the top bit of a byte of 10 or more when it is added with saturation. */
const NINES_TO_TOP: usize = memory.data<u8>([118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118], 16);
const EVEN: usize = memory.data<u16>([255, 255, 255, 255, 255, 255, 255, 255], 16);
const TENS: usize = memory.data<u16>([10, 10, 10, 10, 10, 10, 10, 10], 16);
const HUNDREDS: usize = memory.data<u16>([100, 1, 100, 1, 100, 1, 100, 1], 16);
const MYRIADS: usize = memory.data<u16>([10000, 1, 10000, 1, 10000, 1, 10000, 1], 16);

/** Notes where a row's score stands, for the functions below to read it. */
@inline
export function placeScore(row: i32, from: usize, to: usize): void {
  store<i32>(row << 1, i32(from), SCORES);
  store<i32>(row << 1, i32(to), SCORES + 4);
}

@inline
function eightBytes(a: usize, b: usize): v128 {
  return v128.load64_lane(b, v128.load64_zero(a), 1);
}

/** Sixteen digits of one byte each as four numbers of four digits, twice over as two of eight. */
@inline
function eightDigits(digits: v128): v128 {
  const twos = i16x8.add(
    i16x8.mul(v128.and(digits, v128.load(EVEN)), v128.load(TENS)),
    i16x8.shr_u(digits, 8),
  );
  const fours = i32x4.dot_i16x8_s(twos, v128.load(HUNDREDS));
  return i32x4.dot_i16x8_s(i16x8.narrow_i32x4_u(fours, fours), v128.load(MYRIADS));
}

/** Reads the scores of this row and the next one. */
@inline
export function readPair(row: i32): void {
  if (!readTwoScores(row)) {
    readScore(row);
    readScore(row + 4);
  }
}

/** The scores of this row and the next one; false where not both have a point, no sign and up to eight digits. */
@inline
function readTwoScores(row: i32): bool {
  const a = usize(load<u32>(row << 1, SCORES + 4));
  const b = usize(load<u32>(row << 1, SCORES + 12));
  const aDigits = i32(a) - load<i32>(row << 1, SCORES) - 1;
  const bDigits = i32(b) - load<i32>(row << 1, SCORES + 8) - 1;
  const text = eightBytes(a - 8, b - 8);
  const points = i8x16.bitmask(i8x16.eq(text, v128.load(POINTS)));
  const aFraction = clz(points << 24);
  const bFraction = clz((points & 0xff00) << 16);
  // 1 to 8 digits, and the point among them: without one no difference would be positive.
  const shorter = (aDigits - aFraction) | (bDigits - bFraction);
  if (u32(((aDigits - 1) | (bDigits - 1)) | (shorter & i32.MIN_VALUE)) >= 8) return false;
  const pointless = v128.bitselect(text, eightBytes(a - 9, b - 9), eightBytes(LAST_OF + 8 + aFraction, LAST_OF + 8 + bFraction));
  const digits = v128.and(
    v128.sub<i8>(pointless, v128.load(ZEROS)),
    eightBytes(LAST_OF + 8 + aDigits, LAST_OF + 8 + bDigits),
  );
  if (i8x16.bitmask(i8x16.add_sat_u(digits, v128.load(NINES_TO_TOP)))) return false;
  const powers = eightBytes(POWERS + (aFraction << 3), POWERS + (bFraction << 3));
  v128.store(row << 1, f64x2.div(f64x2.convert_low_i32x4_s(eightDigits(digits)), powers), SCORES);
  return true;
}

/**
 * Reads `-?digits[.digits]` into the row's score: one division of two exact
 * doubles. Anything else goes to the list of odd scores.
 */
export function readScore(row: i32): void {
  const from = usize(load<u32>(row << 1, SCORES));
  const to = usize(load<u32>(row << 1, SCORES + 4));
  const negative = byteAt(from) == MINUS;
  let digits = i32(to - from) - i32(negative);
  // Read to their end, so that the last digit is the last byte, and once more without the byte behind the point.
  let text = v128.load(to - 16);
  let fraction = clz(i8x16.bitmask(i8x16.eq(text, v128.load(POINTS)))) - 16;
  if (fraction < digits) {
    text = v128.bitselect(text, v128.load(to - 17), v128.load(LAST_OF + fraction));
    digits--;
  } else fraction = 0;
  const values = v128.and(v128.sub<i8>(text, v128.load(ZEROS)), v128.load(LAST_OF + digits));
  if (u32(digits) - 1 < MAX_DIGITS && !i8x16.bitmask(i8x16.add_sat_u(values, v128.load(NINES_TO_TOP)))) {
    const eights = i64x2.extract_lane(eightDigits(values), 0);
    const mantissa = (eights & 0xffffffff) * 100000000 + (eights >> 32);
    const value = f64(mantissa) / load<f64>(fraction << 3, POWERS);
    store<f64>(row << 1, negative ? -value : value, SCORES);
    return;
  }
  const odd = load<i32>(STATE, ODD_COUNT);
  store<i32>(odd << 2, row >> 2, ODD_ROWS);
  store<i32>(odd << 2, i32(from), ODD_SCORES);
  store<i32>(STATE, odd + 1, ODD_COUNT);
}

import { MARKS, WINDOW } from "./layout";

export const TAB: i32 = 9;
export const NEWLINE: i32 = 10;
export const RETURN: i32 = 13;
export const SPACE: i32 = 32;
export const COMMENT: i32 = 35;
export const MINUS: i32 = 45;

// Constants stand in memory, since the compilers of WebAssembly make them again at each use otherwise.

const SPACES: usize = memory.data<u8>([32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32], 16);
/** At FIRST_OF + 16 - n: the first n of 16 bytes. */
const FIRST_OF: usize = memory.data<u64>([-1, -1, 0, 0], 16);
/** The multiplier of src/trec/bytes.ts to the third, second, first and no power. */
const POWERS: usize = memory.data<u32>([0xcc042811, 0xffe6cc61, 0x9e3779b1, 1], 16);
const FOURTH_POWER: u32 = 0x1f76bcc1;

@inline
export function byteAt(at: usize): i32 {
  return i32(load<u8>(at));
}

@inline
export function isBlank(byte: i32): bool {
  return byte == SPACE || byte == TAB;
}

/** One bit for each of 16 bytes that is 32 or less. */
@inline
function blanks16(at: usize): u32 {
  const bytes = v128.load(at);
  return u32(i8x16.bitmask(i8x16.eq(i8x16.min_u(bytes, v128.load(SPACES)), bytes)));
}

/** By the address of a byte: where its bit of MARKS is. */
const MARKS_OF: i32 = MARKS - WINDOW / 8;

/**
 * Notes where bytes of 32 or less are, from `from` to `to`. The columns of a row are found by these notes, so that their
 * making need not wait for where the row before ends.
 */
export function markBlanks(from: usize, to: usize): void {
  for (let at = from & ~63; at < to; at += 64) {
    store<u16>(at >> 3, blanks16(at), MARKS_OF);
    store<u16>(at >> 3, blanks16(at + 16), MARKS_OF + 2);
    store<u16>(at >> 3, blanks16(at + 32), MARKS_OF + 4);
    store<u16>(at >> 3, blanks16(at + 48), MARKS_OF + 6);
  }
}

/** One bit for each of the next 57 bytes, and maybe more, that is 32 or less. */
@inline
export function blanksFrom(at: usize): u64 {
  return load<u64>(at >> 3, MARKS_OF) >> u64(at & 7);
}

/** The first byte of 32 or less from here on. */
export function blankFrom(from: usize): usize {
  let at = from;
  let blanks = blanks16(at);
  while (blanks == 0) blanks = blanks16((at += 16));
  return at + ctz(blanks);
}

export function isSame(a: usize, b: usize, length: i32): bool {
  for (let at = 0; at < length; at++) if (load<u8>(a + at) != load<u8>(b + at)) return false;
  return true;
}

/** Four words times their powers. */
@inline
function mixBlock(block: v128): u32 {
  const products = i32x4.mul(block, v128.load(POWERS));
  const pairs = i64x2.extract_lane(i32x4.add(products, i32x4.shuffle(products, products, 2, 3, 0, 1)), 0);
  return u32(pairs) + u32(pairs >> 32);
}

/** The first 0 to 15 bytes, the rest zero. */
@inline
function firstOf(at: usize, count: usize): v128 {
  return v128.and(v128.load(at), v128.load(FIRST_OF + 16 - count));
}

/** The same as hashBytes of src/trec/bytes.ts, four words at a time. */
@inline
export function hashBytes(from: usize, to: usize): u32 {
  return to - from < 16 ? mixBlock(firstOf(from, to - from)) : hashBlocks(from, to);
}

function hashBlocks(from: usize, to: usize): u32 {
  let hash: u32 = 0;
  let at = from;
  for (; at + 16 <= to; at += 16) hash = hash * FOURTH_POWER + mixBlock(v128.load(at));
  return hash * FOURTH_POWER + mixBlock(firstOf(at, to - at));
}

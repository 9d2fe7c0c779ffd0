export const TAB: i32 = 9;
export const NEWLINE: i32 = 10;
export const RETURN: i32 = 13;
export const SPACE: i32 = 32;
export const COMMENT: i32 = 35;
export const MINUS: i32 = 45;

// Constants stand in memory, since the compilers of WebAssembly make them anew at each use otherwise.

/** What sets the top bit of a byte of 33 or more when it is added with saturation. */
const TO_TOP: usize = memory.data<u8>([95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95], 16);
/** At FIRST_OF + 16 - n: the first n of 16 bytes. */
const FIRST_OF: usize = memory.data<u64>([-1, -1, 0, 0], 16);
/** The multiplier of src/trec/words.ts to the third, second, first and no power. */
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

/** One bit for each of 16 bytes that is more than 32. */
@inline
function letters16(at: usize): u32 {
  return u32(i8x16.bitmask(i8x16.add_sat_u(v128.load(at), v128.load(TO_TOP))));
}

/** One bit for each of 64 bytes that is 32 or less. */
@inline
export function blanks64(at: usize): u64 {
  const low = letters16(at) | (letters16(at + 16) << 16);
  const high = letters16(at + 32) | (letters16(at + 48) << 16);
  return ~(u64(low) | (u64(high) << 32));
}

/** The first byte of 32 or less from here on. */
export function blankFrom(from: usize): usize {
  let at = from;
  let letters = letters16(at);
  while (letters == 0xffff) letters = letters16((at += 16));
  return at + ctz(~letters);
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

/** The same as hashBytes of src/trec/words.ts, four words at a time. */
@inline
export function hashBytes(from: usize, to: usize): u32 {
  let hash: u32 = 0;
  let at = from;
  for (; at + 16 <= to; at += 16) hash = hash * FOURTH_POWER + mixBlock(v128.load(at));
  return hash * FOURTH_POWER + mixBlock(v128.and(v128.load(at), v128.load(FIRST_OF + 16 - (to - at))));
}

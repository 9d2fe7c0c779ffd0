import { isSame } from "./bytes";
import { BITS, BITS_BYTES, CANDIDATES, ENDS, HASHES, SCORES, STARTS } from "./layout";

const GOLDEN: u32 = 0x9e3779b1;
/** Of a hash times that, so many bits are left out. */
const BIT_SHIFT: u32 = 15;

/** Whether a document turns up a second time. A bit of its hash tells most documents apart. */
export function hasRepeats(count: i32): bool {
  memory.fill(BITS, 0, BITS_BYTES);
  let candidates = 0;
  for (let row = 0; row < count << 2; row += 4) {
    const bit = (load<u32>(row, HASHES) * GOLDEN) >> BIT_SHIFT;
    const word = (bit >> 5) << 2;
    const bits = load<u32>(word, BITS);
    store<u32>(word, bits | (1 << (bit & 31)), BITS);
    store<i32>(candidates, row, CANDIDATES);
    candidates += ((bits >> (bit & 31)) & 1) << 2;
  }
  for (let at = 0; at < candidates; at += 4) {
    const row = load<i32>(at, CANDIDATES);
    const hash = load<u32>(row, HASHES);
    let earlier = findRow(hash, 0, row >> 2);
    for (; earlier >= 0; earlier = findRow(hash, earlier + 1, row >> 2))
      if (isSameDocument(earlier << 2, row)) return true;
  }
  return false;
}

/** The first row from `from` on, before `to`, whose document's name has this hash; -1 where there is none. */
export function findRow(hash: u32, from: i32, to: i32): i32 {
  const wanted = i32x4.splat(hash);
  let at = from << 2;
  const end = to << 2;
  for (; at + 64 <= end; at += 64) {
    const first = v128.or(i32x4.eq(v128.load(at, HASHES), wanted), i32x4.eq(v128.load(at, HASHES + 16), wanted));
    const last = v128.or(i32x4.eq(v128.load(at, HASHES + 32), wanted), i32x4.eq(v128.load(at, HASHES + 48), wanted));
    if (v128.any_true(v128.or(first, last))) break;
  }
  for (; at < end; at += 4) if (load<u32>(at, HASHES) == hash) return at >> 2;
  return -1;
}

function isSameDocument(a: i32, b: i32): bool {
  const length = load<i32>(a, ENDS) - load<i32>(a, STARTS);
  if (load<i32>(b, ENDS) - load<i32>(b, STARTS) != length) return false;
  return isSame(load<i32>(a, STARTS), load<i32>(b, STARTS), length);
}

/** 1 + the rows with a higher score; 0 where another one has the same. */
export function countedRank(row: i32, count: i32): i32 {
  const score = load<f64>(row << 3, SCORES);
  const both = f64x2.splat(score);
  let higher = i64x2.splat(0);
  let equal = i64x2.splat(0);
  const pairs = (count & -2) << 3;
  for (let at = 0; at < pairs; at += 16) {
    const pair = v128.load(at, SCORES);
    higher = i64x2.sub(higher, f64x2.gt(pair, both));
    equal = i64x2.sub(equal, f64x2.eq(pair, both));
  }
  let above = i64x2.extract_lane(higher, 0) + i64x2.extract_lane(higher, 1);
  let same = i64x2.extract_lane(equal, 0) + i64x2.extract_lane(equal, 1);
  if (count & 1) {
    const last = load<f64>(pairs, SCORES);
    above += i64(last > score);
    same += i64(last == score);
  }
  return same == 1 ? i32(above) + 1 : 0;
}

import { compareBytes, copyBytes, mixWord, sameBytes, allocate, enlarge, type Memory } from "./bytes.ts";
import { decode } from "./text.ts";

const GOLDEN = 0x9e3779b1;
/** Growing from few takes longer than leaving some free. */
export const LEAST_NAMES = 16_384;

/** Names as bytes, numbered in the order in which they were entered, each unique in its group; found without strings. */
export class NameTable {
  count = 0;
  memory: Memory = allocate(65_536);
  /** By number: where the name ends in the memory (it starts where the one before ends), its hash and its group. */
  ends: Int32Array = new Int32Array(LEAST_NAMES);
  hashes: Int32Array = new Int32Array(LEAST_NAMES);
  groups: Int32Array = new Int32Array(LEAST_NAMES);
  /** Open addressing: a number + 1, or 0. */
  #slots: Int32Array = new Int32Array(2 * LEAST_NAMES);

  /** The name's number, or -1. */
  find(group: number, bytes: Uint8Array, from: number, to: number, hash: number): number {
    return this.#slots[this.#slotOf(group, bytes, from, to, hash)]! - 1;
  }

  /** The name's number, which is the count before where it is new. */
  enter(group: number, bytes: Uint8Array, from: number, to: number, hash: number): number {
    if (this.count === this.ends.length) this.#grow();
    const slot = this.#slotOf(group, bytes, from, to, hash);
    const known = this.#slots[slot]!;
    if (known !== 0) return known - 1;
    const number = this.count++;
    const start = this.start(number);
    const end = start + (to - from);
    if (end > this.memory.bytes.length) this.memory = enlarge(this.memory, 2 * end);
    copyBytes(bytes, from, to, this.memory.bytes, start);
    this.ends[number] = end;
    this.hashes[number] = hash;
    this.groups[number] = group;
    this.#slots[slot] = this.count;
    return number;
  }

  start(number: number): number {
    return number === 0 ? 0 : this.ends[number - 1]!;
  }

  text(number: number): string {
    return decode(this.memory.text, this.start(number), this.ends[number]!);
  }

  /** The numbers in byte order of the names. */
  inByteOrder(): Int32Array {
    const numbers = new Int32Array(this.count);
    for (let number = 0; number < this.count; number++) numbers[number] = number;
    const compare = (a: number, b: number): number =>
      compareBytes(this.memory.bytes, this.start(a), this.ends[a]!, this.start(b), this.ends[b]!);
    for (let number = 1; number < this.count; number++)
      if (compare(number - 1, number) > 0) return numbers.sort(compare);
    return numbers;
  }

  /** Where this name stands, or the free slot where it would. */
  #slotOf(group: number, bytes: Uint8Array, from: number, to: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = firstSlot(group, hash, mask);
    for (let entry = slots[slot]!; entry !== 0; entry = slots[slot]!) {
      const number = entry - 1;
      if (
        this.hashes[number] === hash &&
        this.groups[number] === group &&
        sameBytes(bytes, from, to, this.memory.bytes, this.start(number), this.ends[number]!)
      )
        break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    this.ends = longer(this.ends);
    this.hashes = longer(this.hashes);
    this.groups = longer(this.groups);
    const slots = new Int32Array(2 * this.#slots.length);
    const mask = slots.length - 1;
    for (let number = 0; number < this.count; number++) {
      let slot = firstSlot(this.groups[number]!, this.hashes[number]!, mask);
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

function firstSlot(group: number, hash: number, mask: number): number {
  return Math.imul(mixWord(hash, group), GOLDEN) >>> Math.clz32(mask);
}

/** Twice as long, beginning with the same. */
export function longer(from: Int32Array): Int32Array {
  const to = new Int32Array(2 * from.length);
  to.set(from);
  return to;
}

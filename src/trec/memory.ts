/** One piece of memory, seen as what each of its readers is fastest with. */
export interface Memory {
  /** For scanning: on a Buffer, which is a subclass, the same loops take a tenth longer. */
  readonly bytes: Uint8Array;
  /** For scanning four bytes at a time. */
  readonly words: DataView;
  /** For making strings. */
  readonly text: Buffer;
}

export function allocate(size: number): Memory {
  return memoryOf(new ArrayBuffer(size));
}

export function memoryOf(buffer: ArrayBuffer): Memory {
  return { bytes: new Uint8Array(buffer), words: new DataView(buffer), text: Buffer.from(buffer) };
}

/** A larger piece that begins with what the smaller one holds. */
export function enlarge(memory: Memory, size: number): Memory {
  const larger = allocate(size);
  larger.bytes.set(memory.bytes);
  return larger;
}

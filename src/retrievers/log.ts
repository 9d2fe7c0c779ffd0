const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;

/**
 * What a retriever wrote for people: the first 64 KiB and the last 64 KiB, and how much lay between. Holds 128 KiB
 * however much comes.
 */
export class BoundedLog {
  readonly #head: Buffer = Buffer.alloc(HEAD_BYTES);
  /** A ring: byte n of what follows the head lies at n modulo its size. */
  readonly #tail: Buffer = Buffer.alloc(TAIL_BYTES);
  #headBytes = 0;
  #tailBytes = 0;

  push(chunk: Buffer): void {
    const toHead = Math.min(chunk.length, HEAD_BYTES - this.#headBytes);
    chunk.copy(this.#head, this.#headBytes, 0, toHead);
    this.#headBytes += toHead;
    let from = toHead;
    while (from < chunk.length) {
      const at = this.#tailBytes % TAIL_BYTES;
      const copied = chunk.copy(this.#tail, at, from);
      from += copied;
      this.#tailBytes += copied;
    }
  }

  /** Everything kept, decoded as UTF-8 with replacement characters; untrusted, escape before printing. */
  text(): string {
    const head = this.#head.subarray(0, this.#headBytes);
    const leftOut = this.#tailBytes - TAIL_BYTES;
    if (leftOut <= 0) return Buffer.concat([head, this.#tail.subarray(0, this.#tailBytes)]).toString("utf8");
    const at = this.#tailBytes % TAIL_BYTES;
    const tail = Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
    return `${head.toString("utf8")}\n[${leftOut} bytes left out]\n${tail.toString("utf8")}`;
  }

  /** The last lines with any content, at most `count` lines and 2,000 characters; empty where nothing was written. */
  lastLines(count: number): string {
    const lines = this.text()
      .split("\n")
      .filter((line) => line.trim() !== "");
    return lines.slice(-count).join("\n").slice(-2000);
  }
}

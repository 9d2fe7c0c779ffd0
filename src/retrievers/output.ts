import { protocolError } from "./failures.ts";
import { MAX_LINE_BYTES } from "./framer.ts";

/** The whole standard output of a process that answers one query, up to the cap of a line, and when it was complete. */
export class Output {
  /** Resolves where more comes than the cap; the rest is dropped. */
  readonly overflow: Promise<void>;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #lastAt = process.hrtime.bigint();
  #endAt: bigint | null = null;
  #onOverflow: () => void = () => {};

  constructor() {
    this.overflow = new Promise((resolve) => {
      this.#onOverflow = resolve;
    });
  }

  push(chunk: Buffer): void {
    this.#lastAt = process.hrtime.bigint();
    this.#bytes += chunk.length;
    if (this.#bytes > MAX_LINE_BYTES) this.#onOverflow();
    else this.#chunks.push(chunk);
  }

  end(): void {
    this.#endAt = process.hrtime.bigint();
  }

  /** The end of the output, or its last bytes where a grandchild holds the pipe open. */
  completeAt(): bigint {
    return this.#endAt ?? this.#lastAt;
  }

  text(where: string): string {
    if (this.#bytes > MAX_LINE_BYTES) {
      throw protocolError(`${where} is longer than the limit of ${MAX_LINE_BYTES} bytes`);
    }
    try {
      // TextDecoder drops a byte order mark by itself.
      return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(this.#chunks));
    } catch {
      throw protocolError(`${where} is not valid UTF-8`);
    }
  }
}

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { LineError, LineFramer, MessageReader } from "../../src/retrievers/output.ts";
import { Lifetime, waitUntilOpen } from "../../src/retrievers/reach.ts";
import { makePorts } from "./harness.ts";

interface Framed {
  readonly lines: readonly (readonly [string, number])[];
  readonly error: string | null;
}

function frameLines(chunks: readonly Buffer[], cap?: number): Framed {
  const framer = new LineFramer(cap);
  const lines: [string, number][] = [];
  const onLine = (text: string, line: number): void => void lines.push([text, line]);
  try {
    for (const chunk of chunks) {
      framer.push(chunk, onLine);
    }
    framer.end(onLine);
    return { lines, error: null };
  } catch (error) {
    if (!(error instanceof LineError)) {
      throw error;
    }
    return { lines, error: error.message };
  }
}

/** Cuts bytes at the given places, which are taken modulo the length. */
function cutBytes(bytes: Buffer, cuts: readonly number[]): readonly Buffer[] {
  const places = [
    0,
    ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b),
    bytes.length,
  ];
  return places.slice(1).map((place, index) => bytes.subarray(places[index], place));
}

const line = fc.string({ unit: "binary" }).filter((text) => !/[\r\n\uFEFF]/.test(text));
const cuts = fc.array(fc.nat(), { maxLength: 40 });

describe("LineFramer", () => {
  test("gives the same lines in any chunks, for any line ends", () => {
    const ending = fc.constantFrom("\n", "\r\n");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(line, ending)),
        line,
        fc.boolean(),
        cuts,
        (rows, last, mark, at) => {
          const text = rows.map(([row, end]) => row + end).join("") + last;
          const expected = [...rows.map(([row]) => row), ...(last === "" ? [] : [last])];
          const framed = frameLines(cutBytes(Buffer.from((mark ? "\uFEFF" : "") + text), at));
          // A mark before nothing at all is a line of its own that is empty.
          const first = mark && expected.length === 0 ? [""] : expected;

          expect(framed).toStrictEqual({
            lines: first.map((row, index) => [row, index + 1]),
            error: null,
          });
        },
      ),
    );
  });

  test("gives the same outcome for any bytes in any chunks", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        cuts,
        fc.integer({ min: 1, max: 60 }),
        (array, at, cap) => {
          const bytes = Buffer.from(array);
          expect(frameLines(cutBytes(bytes, at), cap)).toStrictEqual(frameLines([bytes], cap));
        },
      ),
    );
  });

  test("names the limit and the line over it, after the lines before", () => {
    expect(frameLines([Buffer.from("ok\n12345\n123456\n")], 5)).toStrictEqual({
      lines: [
        ["ok", 1],
        ["12345", 2],
      ],
      error: "line 3 is longer than the limit of 5 bytes",
    });

    const mebibyte = 1024 * 1024;

    expect(frameLines([Buffer.alloc(mebibyte, "x"), Buffer.from("\n")]).lines[0][0]).toHaveLength(
      mebibyte,
    );
    expect(frameLines([Buffer.alloc(mebibyte + 1, "x")]).error).toBe(
      "line 1 is longer than the limit of 1048576 bytes",
    );
  });

  test("names the line that is not UTF-8", () => {
    expect(frameLines([Buffer.from("a\n"), Buffer.of(0xc3), Buffer.from("\nb\n")])).toStrictEqual({
      lines: [["a", 1]],
      error: "line 2 is not valid UTF-8",
    });
    // A surrogate written as three bytes (CESU-8) is not UTF-8 either.
    expect(frameLines([Buffer.of(0xed, 0xa0, 0x80, 0x0a)]).error).toBe("line 1 is not valid UTF-8");
  });

  test("drops a byte order mark at the start only, and keeps a lone carriage return", () => {
    expect(frameLines([Buffer.from("\uFEFFa\rb\n\uFEFFc\n")]).lines).toStrictEqual([
      ["a\rb", 1],
      ["\uFEFFc", 2],
    ]);
  });
});

describe("MessageReader", () => {
  test("hands over each object, and reports a line that is none", () => {
    const received: unknown[] = [];
    const lifetime = new Lifetime(makePorts());
    const source = { label: "it", whose: "server", lifetime } as const;
    const reader = new MessageReader(source, (...message) => received.push(message));

    const noFault = reader.push(Buffer.from('{"a":1}\n \n'));
    const fault = reader.push(Buffer.from("[]\n"));

    expect(noFault).toBeNull();
    expect(fault?.message).toContain('output is not a JSON object: "[]"');
    expect(received).toStrictEqual([
      [{ a: 1 }, "line 1 of the server's output", expect.any(BigInt)],
    ]);
  });

  test("reads nothing once the lifetime has failed", () => {
    const received: unknown[] = [];
    const lifetime = new Lifetime(makePorts());
    const source = { label: "it", whose: "server", lifetime } as const;
    const reader = new MessageReader(source, (...message) => received.push(message));
    lifetime.recordFailure(new GateError("cancelled", "over"));

    expect(reader.push(Buffer.from('{"b":2}\n'))).toBeNull();
    expect(received).toStrictEqual([]);
  });
});

test("Lifetime keeps its first failure, and returns each to be thrown", async () => {
  const lifetime = new Lifetime(makePorts());
  const first = new GateError("cancelled", "first");
  const second = new GateError("cancelled", "second");

  expect(lifetime.recordFailure(first)).toBe(first);
  expect(lifetime.recordFailure(second)).toBe(second);
  expect(lifetime.failure).toBe(first);
  await expect(lifetime.raceFailure(Promise.resolve())).rejects.toBe(first);
});

test("waitUntilOpen throws the reason if nothing listens", async () => {
  const lifetime = new Lifetime(makePorts());
  const patience = { limitMs: 0, attemptMs: 60_000, trust: {}, refusedHint: null };

  await expect(waitUntilOpen(new URL("http://127.0.0.1:1/"), patience, lifetime)).rejects.toThrow(
    /^127\.0\.0\.1:1 can't be reached: the connection was refused$/,
  );
});

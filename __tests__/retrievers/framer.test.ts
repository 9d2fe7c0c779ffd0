import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { LineError, LineFramer, MessageReader } from "../../src/retrievers/output.ts";
import { Lifetime } from "../../src/retrievers/reach.ts";
import { cutBytes } from "../helpers/cut-bytes.ts";
import { makePorts } from "./harness.ts";

/** What a LineFramer made of chunks. */
interface FramedText {
  /** Each line's text and number. */
  readonly lines: readonly (readonly [string, number])[];
  readonly error: string | null;
}

/** Frames these chunks. Returns the lines, and the message of the error that ended it. */
function frameLines(chunks: readonly Buffer[], mostBytes?: number): FramedText {
  const framer = new LineFramer(mostBytes);
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

/** Any text without line ends and byte order marks. */
const lineText = fc.string({ unit: "binary" }).filter((text) => !/[\r\n\uFEFF]/.test(text));
const cutPlaces = fc.array(fc.nat(), { maxLength: 40 });

describe("LineFramer", () => {
  test("gives the same lines in any chunks, for any line ends", () => {
    const lineEnd = fc.constantFrom("\n", "\r\n");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(lineText, lineEnd)),
        lineText,
        fc.boolean(),
        cutPlaces,
        (endedLines, lastLine, hasByteOrderMark, places) => {
          const text = endedLines.map(([line, end]) => line + end).join("") + lastLine;
          const bytes = Buffer.from((hasByteOrderMark ? "\uFEFF" : "") + text);
          const lines = endedLines.map(([line]) => line);
          // A byte order mark alone is one empty line.
          if (lastLine !== "" || (hasByteOrderMark && lines.length === 0)) {
            lines.push(lastLine);
          }

          expect(frameLines(cutBytes(bytes, places))).toStrictEqual({
            lines: lines.map((line, index) => [line, index + 1]),
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
        cutPlaces,
        fc.integer({ min: 1, max: 60 }),
        (array, places, mostBytes) => {
          const bytes = Buffer.from(array);
          const inChunks = frameLines(cutBytes(bytes, places), mostBytes);

          expect(inChunks).toStrictEqual(frameLines([bytes], mostBytes));
        },
      ),
    );
  });

  test("gives the lines before one that is too long, and names that one and the limit", () => {
    expect(frameLines([Buffer.from("ok\n12345\n123456\n")], 5)).toStrictEqual({
      lines: [
        ["ok", 1],
        ["12345", 2],
      ],
      error: "line 3 is longer than the limit of 5 bytes",
    });
  });

  test("drops a byte order mark at the start only, and keeps a lone carriage return", () => {
    expect(frameLines([Buffer.from("\uFEFFa\rb\n\uFEFFc\n")]).lines).toStrictEqual([
      ["a\rb", 1],
      ["\uFEFFc", 2],
    ]);
  });
});

test("MessageReader reads nothing once the lifetime has failed", () => {
  const received: unknown[] = [];
  const lifetime = new Lifetime(makePorts());
  const reader = new MessageReader({ label: "it", whose: "server", lifetime }, (message) =>
    received.push(message),
  );
  lifetime.recordFailure(new GateError("cancelled", "over"));

  // null: it has no error of its own.
  expect(reader.push(Buffer.from('{"b":2}\n'))).toBeNull();
  expect(received).toStrictEqual([]);
});

import { describe, expect, test } from "vitest";
import { toAddress, networkReason } from "../../src/retrievers/http-client.ts";
import {
  BoundedLog,
  exitError,
  fileError,
  findErrorLine,
  lastWords,
  parseJson,
  startError,
} from "../../src/retrievers/failures.ts";
import { cutText } from "../../src/system/excerpt.ts";
import { connectionHint } from "../../src/retrievers/reach.ts";
import { expectGolden } from "../helpers/golden.ts";

/** A log keeps so many bytes of the start, and as many of the end. */
const HALF = 64 * 1024;

/** Pushes bytes into a log, so many at a time. */
function pushInChunks(log: BoundedLog, bytes: Buffer, chunkSize: number): void {
  for (let start = 0; start < bytes.length; start += chunkSize) {
    log.push(bytes.subarray(start, start + chunkSize));
  }
}

describe("BoundedLog", () => {
  test("keeps everything up to 128 KiB", () => {
    const log = new BoundedLog();
    const text = "0123456789abcde\n".repeat((2 * HALF) / 16);
    pushInChunks(log, Buffer.from(text), 1000);

    expect(text).toHaveLength(128 * 1024);
    expect(log.text()).toBe(text);
    expect(new BoundedLog().text()).toBe("");
  });

  test.each([1, 7, 1000, 200_000])(
    "keeps head and tail and counts the rest, in chunks of %d",
    (chunkSize) => {
      const log = new BoundedLog();
      const bytes = Buffer.from(
        Array.from({ length: 50_000 }, (_, index) => `${index}\n`).join(""),
      );
      pushInChunks(log, bytes, chunkSize);
      const head = bytes.subarray(0, HALF).toString();
      const tail = bytes.subarray(-HALF).toString();

      expect(log.text()).toBe(`${head}\n[${bytes.length - 2 * HALF} bytes left out]\n${tail}`);
    },
  );

  test("keeps memory at 128 KiB for 1 GB of lines", () => {
    const log = new BoundedLog();
    const block = Buffer.alloc(1024 * 1024, "x");
    const memoryBefore = process.memoryUsage().arrayBuffers;
    for (let count = 0; count < 1024; count++) {
      log.push(block);
    }

    expect(process.memoryUsage().arrayBuffers - memoryBefore).toBeLessThan(block.length);
    expect(log.text()).toContain(`[${1024 ** 3 - 2 * HALF} bytes left out]`);
  });

  const logOf = (text: string): BoundedLog => {
    const log = new BoundedLog();
    log.push(Buffer.from(text));
    return log;
  };

  test("gives what was pushed since a size, of much the last 64 KiB", () => {
    const log = logOf("old\n");
    const { size } = log;
    log.push(Buffer.from("new\n"));

    expect(log.textSince(size)).toBe("new\n");
    expect(log.textSince(log.size)).toBe("");

    log.push(Buffer.alloc(3 * HALF, "x"));

    expect(log.textSince(size)).toBe("x".repeat(HALF));
  });

  test("gives the last lines with content", () => {
    expect(logOf("").lastLines(3)).toBe("");
    expect(logOf("a\n\nb\nc\n  \n").lastLines(2)).toBe("b\nc");
  });

  test("gives the last five lines as the end of a message", () => {
    const log = logOf("0\n1\n2\n3\n4\n5\n");

    expect(lastWords(log)).toBe("; its last lines on standard error:\n1\n2\n3\n4\n5");
  });

  test("gives the tabs that indent a stack as spaces", () => {
    const log = logOf("panic: no index\nmain.main()\n\t/app/main.go:14\n");

    expect(lastWords(log)).toBe(
      "; its last lines on standard error:\npanic: no index\nmain.main()\n    /app/main.go:14",
    );
  });

  test("gives the last 2000 characters of these lines", () => {
    const log = logOf(`b\n${"y".repeat(5000)}\n`);

    expect(lastWords(log)).toBe(`; its last lines on standard error:\n${"y".repeat(2000)}`);
  });

  test("gives no part of a word that is cut, which may be a secret", () => {
    const stack = "    at load\n".repeat(6);

    const atStart = lastWords(logOf(`s3cret${"-".repeat(5)} ${"y ".repeat(997)}`));
    const atEnd = lastWords(logOf(`Error: ${"y ".repeat(995)}s3cret\n${stack}`));

    expect(atStart).toBe(`; its last lines on standard error:\n${"y ".repeat(997)}`);
    expect(atEnd).toBe(`; its last lines on standard error:\nError:${" y".repeat(995)}\n…`);
  });

  test("gives the lines from the name of an error on if a long stack follows it", () => {
    const frames = [1, 2, 3, 4, 5, 6].map((line) => `    at load (loader.js:${line}:1)`);
    const output = ["node:internal", "Error: Cannot find module 'serve.mjs'", ...frames, "}"];
    const log = logOf(`${output.join("\n")}\n\nNode.js v20.20.2\n`);
    const shown = ["Error: Cannot find module 'serve.mjs'", ...frames.slice(0, 4), "…"];

    expect(lastWords(log)).toBe(`; its last lines on standard error:\n${shown.join("\n")}`);
  });
});

// What is returned | the output | the line
test.each([
  [
    "the last line of a traceback",
    "Traceback\n  File a.py\nKeyError: 'query'\n-----\n",
    "KeyError: 'query'",
  ],
  ["the error above a stack", "TypeError: no id\n    at find (a.js:1:2)\n", "TypeError: no id"],
  ["the last line with letters", "loading\nno index\n\n", "no index"],
  ["no line about a request", 'down\n127.0.0.1 - "GET /search" 500\n', "down"],
  ["nothing of an empty output", "", ""],
])("findErrorLine returns %s", (_, output, line) => {
  expect(findErrorLine(output)).toBe(line);
});

test("exitError blames a function that ends its process with code 0 after it printed", () => {
  const exit = { code: 0, signal: null };
  const log = new BoundedLog();
  log.push(Buffer.from("Done.\n"));

  const error = exitError(exit, { label: "it", isOurLoop: true, when: "at once", log });

  expect(error.hint).toContain("The retriever's own code ended the process");
});

test("retriever errors have the codes, messages and hints of failures.txt", () => {
  const errorWithCode = (code: string, message = "as said"): Error =>
    Object.assign(new Error(message), { code });
  const emptyLog = new BoundedLog();
  const writtenLog = new BoundedLog();
  writtenLog.push(Buffer.from("loading\n"));
  const exits = [
    ...[0, 9].map((code) => ({ code, signal: null })),
    ...["SIGKILL", "SIGTERM"].map((signal) => ({ code: null, signal })),
  ];
  const networkCodes =
    "ECONNREFUSED ENOTFOUND EAI_AGAIN SELF_SIGNED_CERT_IN_CHAIN ERR_TLS_CERT_ALTNAME_INVALID CERT_HAS_EXPIRED EPROTO";
  const parseErrorOf = (text: string): unknown => {
    try {
      return parseJson(text, "line 1");
    } catch (error) {
      return error;
    }
  };
  // What is no error is put into the message of one: a reason, an address, a cut text.
  const errors = [
    ...["ENOENT", "EACCES", "EPERM", "EMFILE"].map((code) =>
      startError(errorWithCode(code), ["serve", "x"], "retriever.command"),
    ),
    startError("a text", [], "retriever.command"),
    ...[false, true].flatMap((isOurLoop) =>
      [0, 9, null].map((code) => {
        const exit = { code, signal: code === null ? "SIGSEGV" : null };
        return exitError(exit, { label: "it", isOurLoop, when: "at once", log: emptyLog });
      }),
    ),
    ...exits.flatMap((exit) =>
      [emptyLog, writtenLog].map((log) => exitError(exit, { label: "it", when: "at once", log })),
    ),
    ...["ENOENT", "EACCES"].map((code) => fileError(errorWithCode(code), "a.pem")),
    fileError(new Error("no code"), "a.pem"),
    ...["{", "{'id': 'a'}", '{"ok": True}', "[NaN]", '{"a":-Infinity}', "xNaN"].map(parseErrorOf),
    ...networkCodes.split(" ").map((code) =>
      Object.assign(new Error(networkReason(errorWithCode(code))), {
        hint: connectionHint(errorWithCode(code)),
      }),
    ),
    new Error(networkReason(errorWithCode("ETIMEDOUT", ""))),
    ...["http://[::1]:8080/a?b=1", "https://h/", "http://h"].map(
      (url) => new Error(JSON.stringify(toAddress(new URL(url)))),
    ),
    ...[1, 2, 3].map((length) => new Error(JSON.stringify(cutText("a\u{10000}b", length)))),
  ] as readonly { readonly code?: string; readonly message: string; readonly hint?: string }[];
  const lines = errors.map(({ code, message, hint }) => `${code}: ${message}\n  ${hint}\n`);

  expectGolden(new URL("failures.txt", import.meta.url), lines.join(""));
});

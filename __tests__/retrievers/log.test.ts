import { describe, expect, test } from "vitest";
import { toAddress, networkReason } from "../../src/retrievers/http-client.ts";
import {
  BoundedLog,
  cutText,
  exitError,
  fileError,
  lastWords,
  parseJson,
  startError,
} from "../../src/retrievers/failures.ts";
import { connectionHint } from "../../src/retrievers/reach.ts";
import { expectGolden } from "../helpers/golden.ts";

const HALF = 64 * 1024;

describe("BoundedLog", () => {
  test("keeps everything up to 128 KiB", () => {
    const log = new BoundedLog();
    const text = "0123456789abcde\n".repeat((2 * HALF) / 16);
    for (let at = 0; at < text.length; at += 1000) {
      log.push(Buffer.from(text.slice(at, at + 1000)));
    }

    expect(log.text()).toBe(text);
    expect(new BoundedLog().text()).toBe("");
  });

  test.each([1, 7, 1000, 200_000])(
    "keeps head and tail and counts the rest, in chunks of %d",
    (size) => {
      const log = new BoundedLog();
      const bytes = Buffer.from(
        Array.from({ length: 50_000 }, (_, index) => `${index}\n`).join(""),
      );
      for (let at = 0; at < bytes.length; at += size) {
        log.push(bytes.subarray(at, at + size));
      }
      const head = bytes.subarray(0, HALF).toString();
      const tail = bytes.subarray(-HALF).toString();

      expect(log.text()).toBe(`${head}\n[${bytes.length - 2 * HALF} bytes left out]\n${tail}`);
    },
  );

  test("keeps memory at 128 KiB for 1 GB of lines", () => {
    const log = new BoundedLog();
    const block = Buffer.alloc(1024 * 1024, "x");
    const before = process.memoryUsage().arrayBuffers;
    for (let count = 0; count < 1024; count++) {
      log.push(block);
    }

    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(block.length);
    expect(log.text()).toContain(`[${1024 ** 3 - 2 * HALF} bytes left out]`);
  });

  test("gives the last lines with content", () => {
    const log = new BoundedLog();

    expect(log.lastLines(3)).toBe("");

    log.push(Buffer.from("a\n\nb\nc\n  \n"));

    expect(log.lastLines(2)).toBe("b\nc");

    log.push(Buffer.from("y".repeat(5000)));

    expect(log.lastLines(2)).toBe("y".repeat(2000));

    log.push(Buffer.from("\n1\n2\n3\n4\n5\n"));

    expect(lastWords(log)).toBe("; its last lines on standard error:\n1\n2\n3\n4\n5");
  });
});

test("errors of failures.ts have the messages and hints of failures.txt", () => {
  const errorWithCode = (code: string, message = "as said"): Error =>
    Object.assign(new Error(message), { code });
  const loud = new BoundedLog();
  loud.push(Buffer.from("loading\n"));
  const exits = [
    ...[0, 9].map((code) => ({ code, signal: null })),
    ...["SIGKILL", "SIGTERM"].map((signal) => ({ code: null, signal })),
  ];
  const network =
    "ECONNREFUSED ENOTFOUND EAI_AGAIN SELF_SIGNED_CERT_IN_CHAIN ERR_TLS_CERT_ALTNAME_INVALID CERT_HAS_EXPIRED EPROTO";
  const errorOf = (text: string): unknown => {
    try {
      return parseJson(text, "line 1");
    } catch (error) {
      return error;
    }
  };
  const errors = [
    ...["ENOENT", "EACCES", "EPERM", "EMFILE"].map((code) =>
      startError(errorWithCode(code), ["serve", "x"], "retriever.command"),
    ),
    startError("a text", [], "retriever.command"),
    ...exits.flatMap((exit) =>
      [new BoundedLog(), loud].map((log) => exitError(exit, "it", "at once", log)),
    ),
    ...["ENOENT", "EACCES"].map((code) => fileError(errorWithCode(code), "a.pem")),
    fileError(new Error("no code"), "a.pem"),
    ...["{", "{'id': 'a'}", '{"ok": True}', "[NaN]", '{"a":-Infinity}', "xNaN"].map(errorOf),
    ...network.split(" ").map((code) =>
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

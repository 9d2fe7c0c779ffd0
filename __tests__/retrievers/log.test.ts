import { describe, expect, test } from "vitest";
import { networkReason } from "../../src/retrievers/http-client.ts";
import {
  BoundedLog,
  exitError,
  findErrorLine,
  lastWords,
  parseJson,
} from "../../src/retrievers/failures.ts";
import { cutText } from "../../src/model/lookup.ts";
import { connectionHint } from "../../src/retrievers/reach.ts";
import { rows } from "../helpers/table.ts";

/** A log keeps so many bytes of the start, and as many of the end. */
const KEPT_BYTES = 64 * 1024;

/** Pushes bytes into a log, so many at a time. */
function pushInChunks(log: BoundedLog, bytes: Buffer, chunkSize: number): void {
  for (let start = 0; start < bytes.length; start += chunkSize) {
    log.push(bytes.subarray(start, start + chunkSize));
  }
}

/** Returns a log to which this text was written. */
function logOf(text: string): BoundedLog {
  const log = new BoundedLog();
  log.push(Buffer.from(text));
  return log;
}

/** Returns an error of the system, such as ENOENT. */
const systemError = (code: string, message = "as said"): Error =>
  Object.assign(new Error(message), { code });

describe("BoundedLog", () => {
  test("keeps everything up to 128 KiB", () => {
    const log = new BoundedLog();
    const text = "0123456789abcde\n".repeat((2 * KEPT_BYTES) / 16);
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
      const head = bytes.subarray(0, KEPT_BYTES).toString();
      const tail = bytes.subarray(-KEPT_BYTES).toString();

      expect(log.text()).toBe(
        `${head}\n[${bytes.length - 2 * KEPT_BYTES} bytes left out]\n${tail}`,
      );
    },
  );

  test("takes less than 1 MiB of memory for a log of 1 GiB", () => {
    const log = new BoundedLog();
    const block = Buffer.alloc(1024 * 1024, "x");
    const memoryBefore = process.memoryUsage().arrayBuffers;
    for (let count = 0; count < 1024; count++) {
      log.push(block);
    }

    // Less than one of the 1024 blocks of 1 MiB: other buffers may be open, too.
    expect(process.memoryUsage().arrayBuffers - memoryBefore).toBeLessThan(block.length);
    expect(log.text()).toContain(`[${1024 ** 3 - 2 * KEPT_BYTES} bytes left out]`);
  });

  test("gives what was pushed since a size, at most its last 64 KiB", () => {
    const log = logOf("old\n");
    const { size } = log;
    log.push(Buffer.from("new\n"));

    expect(log.textSince(size)).toBe("new\n");
    expect(log.textSince(log.size)).toBe("");

    log.push(Buffer.alloc(3 * KEPT_BYTES, "x"));

    expect(log.textSince(size)).toBe("x".repeat(KEPT_BYTES));
  });

  test("gives the last lines with content", () => {
    expect(logOf("").lastLines(3)).toBe("");
    expect(logOf("a\n\nb\nc\n  \n").lastLines(2)).toBe("b\nc");
  });
});

const FRAMES = [1, 2, 3, 4, 5, 6].map((line) => `    at load (loader.js:${line}:1)`);

// What a message shows | the output | what is shown of it
test.each([
  ["the last five lines", "0\n1\n2\n3\n4\n5\n", "1\n2\n3\n4\n5"],
  [
    "the tabs that indent a stack as spaces",
    "panic: no index\nmain.main()\n\t/app/main.go:14\n",
    "panic: no index\nmain.main()\n    /app/main.go:14",
  ],
  [
    "the lines from the name of an error on if a long stack follows it",
    ["node:internal", "Error: no 'serve.mjs'", ...FRAMES, "}\n", "Node.js v20.20.2\n"].join("\n"),
    ["Error: no 'serve.mjs'", ...FRAMES.slice(0, 4), "…"].join("\n"),
  ],
  ["the last 2000 characters of these lines", `b\n${"y".repeat(5000)}\n`, "y".repeat(2000)],
  // The last 2000 of these 6 + 6 + 1994 characters begin behind `s3cret`, with its dashes.
  [
    "no end of a word that is cut, which may be a secret",
    `s3cret----- ${"y ".repeat(997)}`,
    "y ".repeat(997),
  ],
  // A stack follows, so the first 2000 are shown: of these 7 + 1990 + 6 they end with `s3c`.
  [
    "no start of a word that is cut, which may be a secret",
    `Error: ${"y ".repeat(995)}s3cret\n${FRAMES.join("\n")}`,
    `Error: ${"y ".repeat(995)}…\n…`,
  ],
])("lastWords shows %s", (_, output, shown) => {
  expect(lastWords(logOf(output))).toBe(`; its last lines on standard error:\n${shown}`);
});

test.each(
  rows(`
# what is returned | the output | the line
the last line of a traceback | Traceback⏎  File a.py⏎KeyError: 'query'⏎-----⏎ | KeyError: 'query'
the error above a stack | TypeError: no id⏎    at find (a.js:1:2)⏎ | TypeError: no id
the last line with letters | loading⏎no index⏎⏎ | no index
no line about a request | down⏎127.0.0.1 - "GET /search" 500⏎ | down
nothing of an empty output | |
`),
)("findErrorLine returns %s", (_, output = "", line) => {
  expect(findErrorLine(output)).toBe(line);
});

test.each(
  rows(`
# code or signal | whose process | standard error | how it ended | a part of the hint
0 | a command's || exited with code 0 | A program that answers once needs \`per_query: true\`
0 | a command's | loading | exited with code 0 | A program that answers once needs \`per_query: true\`
9 | a command's || exited with code 9 | Run the search yourself to see why it ends.
9 | a command's | loading | exited with code 9 | Fix the error above. See retriever.log
SIGKILL | a command's || was killed by SIGKILL | The machine probably had too little memory.
SIGKILL | a command's | loading | was killed by SIGKILL | Fix the error above. See retriever.log
SIGTERM | a command's || was killed by SIGTERM | Run the search yourself to see why it ends.
0 | a function's || exited with code 0 | The retriever's own code ended the process
0 | a function's | Done. | exited with code 0 | The retriever's own code ended the process
9 | a function's || exited with code 9 | The retriever's own code ended the process
SIGSEGV | a function's || was killed by SIGSEGV | Run the search yourself to see why it ends.
`),
)("exitError for %s of %s process that wrote %j", (end = "", whose, stderr = "", how, hint) => {
  const isSignal = end.startsWith("SIG");
  const exit = { code: isSignal ? null : Number(end), signal: isSignal ? end : null };
  const context = { label: "it", isOurLoop: whose === "a function's", when: "at once" };

  const error = exitError(exit, { ...context, log: logOf(stderr) });

  const lastLines =
    stderr === ""
      ? "nothing was written to standard error"
      : `its last lines on standard error:\n${stderr}`;
  expect(error.code).toBe("retriever_failed");
  expect(error.message).toBe(`it ${how} at once; ${lastLines}`);
  expect(error.hint).toContain(hint);
});

test.each(
  rows(`
# the text | the advice
{ | Write each answer on one line. Use json.dumps without indent
{'id': 'a'} | This line is a Python value, not JSON. Use print(json.dumps(answer), flush=True).
{"ok": True} | This line is a Python value, not JSON. Use print(json.dumps(answer), flush=True).
[NaN] | JSON has no NaN and no Infinity. Write a finite number as the score
{"a":-Infinity} | JSON has no NaN and no Infinity. Write a finite number as the score
xNaN | Print only JSON objects to standard output, one on each line.
`),
)("parseJson advises for %s: %s", (text = "", advice = "") => {
  expect(() => parseJson(text, "line 1")).toThrow(
    expect.objectContaining({
      code: "retriever_answer",
      message: `line 1 is not JSON: ${JSON.stringify(text)}`,
      hint: expect.stringContaining(advice),
    }),
  );
});

test.each(
  rows(`
# the code | the reason: "as said" is the error's own message | a part of the hint
ECONNREFUSED | the connection was refused | Start the server in an earlier step, or with \`start\`.
ENOTFOUND | the host's name could not be resolved (ENOTFOUND) | Check the host's name in the address.
EAI_AGAIN | the host's name could not be resolved (EAI_AGAIN) | Check the host's name in the address.
SELF_SIGNED_CERT_IN_CHAIN | as said | certificate file in the config key retriever.ca, or in the step's variable NODE_EXTRA_CA_CERTS
ERR_TLS_CERT_ALTNAME_INVALID | as said | In the address, use a host name that is in the server's certificate.
CERT_HAS_EXPIRED | as said | Start the server in an earlier step
EPROTO | as said | Start the server in an earlier step
`),
)("networkReason and connectionHint explain %s: %s", (code = "", reason, hint) => {
  const error = systemError(code);

  expect(networkReason(error)).toBe(reason);
  expect(connectionHint(error)).toContain(hint);
});

test("networkReason is the code of an error without a message", () => {
  expect(networkReason(systemError("ETIMEDOUT", ""))).toBe("ETIMEDOUT");
});

test("cutText keeps no half of a character of two units", () => {
  const cuts = [1, 2, 3].map((length) => cutText("a\u{10000}b", length));

  expect(cuts).toStrictEqual(["a", "a", "a\u{10000}"]);
});

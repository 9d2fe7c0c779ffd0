import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Exchange, retryDelayMs } from "../../src/retrievers/http-client.ts";
import { rows } from "../helpers/table.ts";
import { type Handler, sendJson } from "../helpers/loopback.ts";
import { askHandler, idsOrMessage } from "./harness.ts";

/** The largest answer that is read. */
const MOST_BYTES = 16 * 1024 * 1024;
/** One byte more than that. */
const TOO_MUCH = Buffer.alloc(MOST_BYTES + 1, 0x20);
const JSON_TYPE = { "content-type": "application/json" };
/** Returns a handler that sends this text instead of an HTTP response made by Node. */
const rawResponse =
  (text: string): Handler =>
  (_, __, socket) =>
    void socket.end(text);

/** Returns a handler that answers with this body and these headers; the type is that of JSON. */
const answering =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = {}, status = 200): Handler =>
  (_, response) =>
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(body);

/** Expects that the handler's answer fails the query with this message, after one request. */
async function expectQueryFails(handler: Handler, message: string): Promise<void> {
  const { answer, requests } = await askHandler(handler);
  expect(answer).toMatchObject({ kind: "error", retries: 0 });
  expect(idsOrMessage(answer)).toContain(message);
  // No "(after 1 retry)", and no more than 200 characters of the answer.
  expect(idsOrMessage(answer)).not.toMatch(/\(after|x{201}/);
  expect(requests).toBe(1);
}

describe("kind: http with a wrong answer", () => {
  // Columns: what the answer is, its status, content type and body, and a part of the message.
  test.each(
    rows(String.raw`
400 | 400 | application/json | {"error":"no such index"} | the server answered 400: {"error":"no such index"}
500 | 500 | application/json | ${"x".repeat(201)} | the server answered 500: ${"x".repeat(200)}
a type of many letters | 200 | text/${"h".repeat(100)} | <html> | answered as text/${"h".repeat(95)}, not as
HTML | 200 | text/html | <html> | answered as text/html, not as application/json: <html> (asked: POST http://
404 | 404 | application/json | {"detail":"Not Found"} | the server answered 404: {"detail":"Not Found"} (asked: POST http://
no content type | 200 || [] | the server answered without a content type, not as application/json: [] (asked: POST http://
an empty body | 200 | application/json || the answer is not JSON, though sent as application/json: an empty body
what is not JSON | 200 | application/json | [1, | the answer is not JSON, though sent as application/json: [1,
NaN | 200 | application/json | {"results":[{"id":"a","score":NaN}]} | the answer is not JSON, though sent as application/json: it holds NaN or Infinity, and JSON has neither: {"results"
an error as an object | 200 | application/json | {"error":{"message":"index not found"}} | index not found
an error of other members | 200 | application/json | {"error":{"status":7}} | {"status":7}
no results | 200 | application/json | {"hits":[]} | results: expected an array; the answer has a list at hits
a score of 1e999 | 200 | application/json | {"results":[{"id":"a","score":1e999}]} | expected a finite number, got Infinity
`),
  )("fails the query without asking again: %s", async (_, status, type, body, message = "") => {
    const headers = type === "" ? {} : { "content-type": type };

    await expectQueryFails(
      (_request, response) => response.writeHead(Number(status), headers).end(body),
      message,
    );
  });

  // The answer | the handler that gives it | a part of the message
  test.each<[string, Handler, string]>([
    [
      "a redirect",
      answering("", { location: `http://h/${"y".repeat(300)}` }, 300),
      `redirects (300) to http://h/${"y".repeat(291)}; redirects are not followed`,
    ],
    ["what is not UTF-8", answering(Buffer.from([0x22, 0xff, 0x22])), "not valid UTF-8"],
    [
      "a gzip bomb",
      answering(gzipSync(TOO_MUCH), { "content-encoding": "gzip" }),
      "larger than 16 MiB when it is decompressed",
    ],
    ["what is not gzip", answering("[]", { "content-encoding": "gzip" }), "can't be decompressed"],
    [
      "an unknown encoding",
      answering("[]", { "content-encoding": "z".repeat(41) }),
      `compressed as ${"z".repeat(40)}, which`,
    ],
    ["too much", answering(TOO_MUCH), "larger than 16 MiB"],
    ["another protocol", rawResponse("220 mail.example ESMTP\r\n"), "the answer is not HTTP"],
  ])("fails the query without asking again: %s", (_, handler, message) =>
    expectQueryFails(handler, message),
  );

  test("fails the query if an expression finds no list", async () => {
    const { answer } = await askHandler(
      (_, response) => sendJson(response, { hits: { total: 1 } }),
      {
        results: "hits.total",
      },
    );

    expect(idsOrMessage(answer)).toContain('retriever.results "hits.total" found 1, not a list');
  });

  test("fails the query if a function of the expression gets another type", async () => {
    const { answer } = await askHandler((_, response) => sendJson(response, { hits: 1 }), {
      results: "keys(hits)",
    });

    expect(idsOrMessage(answer)).toMatch(/results: .*keys\(\)/);
  });

  test("keeps all digits of an id beyond 2^53 - 1", async () => {
    const { answer } = await askHandler((_, response) => sendJson(response, [2 ** 53]), {
      results: "@",
    });

    expect(idsOrMessage(answer)).toStrictEqual(["9007199254740992"]);
  });

  test.each<[number, Readonly<Record<string, string>>, (text: string) => Buffer]>([
    [200, { "content-encoding": "gzip" }, (text) => gzipSync(text)],
    [299, {}, (text) => Buffer.from(text)],
  ])(
    "reads an answer of 16 MiB with status %d and the headers %j",
    async (status, headers, encode) => {
      const body = encode('["a"]'.padEnd(MOST_BYTES));
      const { answer } = await askHandler((_, response) =>
        response.writeHead(status, { ...JSON_TYPE, ...headers }).end(body),
      );

      expect(idsOrMessage(answer)).toStrictEqual(["a"]);
    },
  );
});

describe("kind: http retries", () => {
  /** Returns a handler that fails so many requests, and answers the later ones. */
  const failFirst = (times: number, fail: Handler): Handler => {
    let requests = 0;
    return (request, response, socket) =>
      ++requests <= times ? fail(request, response, socket) : sendJson(response, ["x"]);
  };

  const dateInThePast = new Date(0).toUTCString();

  test.each<[string, Handler]>([
    ["503", answering("{}", { "retry-after": "0" }, 503)],
    ["429 with a date", answering("{}", { "retry-after": dateInThePast }, 429)],
    ["502", answering("{}", {}, 502)],
    ["504", answering("{}", {}, 504)],
    ["a reset before any answer", (_, __, socket) => void socket.resetAndDestroy()],
    [
      "a body that is cut short",
      rawResponse(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n[1",
      ),
    ],
    [
      "a reset within the body",
      (_, response, socket) => {
        response.writeHead(200, JSON_TYPE).write("[");
        setTimeout(() => socket.resetAndDestroy(), 20);
      },
    ],
  ])("repeats the request after %s twice by default, and counts that", async (_, fail) => {
    const failedTwice = await askHandler(failFirst(2, fail));
    const failedThrice = await askHandler(failFirst(3, fail));
    const withoutRetries = await askHandler(failFirst(1, fail), { retries: 0 });

    expect(failedTwice.answer).toMatchObject({ kind: "answer", retries: 2 });
    expect(failedTwice.requests).toBe(3);
    expect(failedThrice.answer).toMatchObject({
      kind: "error",
      retries: 2,
      message: expect.stringContaining("(after 2 retries)"),
    });
    expect(withoutRetries.requests).toBe(1);
  });

  test("leaves the time of a retry out of latency", async () => {
    const { answer } = await askHandler(
      failFirst(1, (_, response) => sendJson(response, {}, 429, { "retry-after": "1" })),
    );

    // It waited a whole second before the retry, which itself takes far less.
    expect(answer.kind === "answer" && answer.elapsed_ms! < 1000).toBe(true);
  });

  test("fails a query at once if its server asks to wait over 10 s", async () => {
    const { answer, requests } = await askHandler((_, response) =>
      sendJson(response, {}, 429, { "retry-after": "3600" }),
    );

    expect(answer).toMatchObject({
      kind: "error",
      message: expect.stringContaining("the server answered 429 (Retry-After: 3600): {}"),
      retries: 0,
    });
    expect(requests).toBe(1);
  });

  const NOW_MS = 1_000_000;
  const exchangeWith = (status: number, retryAfter: string): Exchange => {
    const headers = { "retry-after": retryAfter };
    return { kind: "answer", status, headers, body: Buffer.alloc(0), elapsed_ms: 1 };
  };
  /** Returns how many ms the gate waits after such an answer; null if it does not ask again. */
  const delayAfter = (status: number, retryAfter: string, earlierRetries = 0) =>
    retryDelayMs(exchangeWith(status, retryAfter), earlierRetries, NOW_MS);

  test("waits as long as Retry-After says, in seconds or as a date, up to 10 s", () => {
    const dateInTenSeconds = exchangeWith(429, new Date(NOW_MS + 10_000).toUTCString());

    expect(delayAfter(429, "3")).toBe(3000);
    expect(delayAfter(503, "10")).toBe(10_000);
    expect(delayAfter(503, "11")).toBeNull();
    expect(delayAfter(429, new Date(NOW_MS + 4000).toUTCString())).toBe(4000);
    expect(retryDelayMs(dateInTenSeconds, 0, NOW_MS)).toBe(10_000);
    // A millisecond earlier the date is more than 10 s away.
    expect(retryDelayMs(dateInTenSeconds, 0, NOW_MS - 1)).toBeNull();
  });

  test("waits twice as long each time if Retry-After is no time", () => {
    const delaysMs = [0, 1, 2].map((earlierRetries) => delayAfter(503, "soon", earlierRetries));

    expect(delaysMs).toStrictEqual([250, 500, 1000]);
  });

  test("repeats what a busy server or gateway answers, and no other status", () => {
    for (const status of [408, 502, 503, 504, 520, 524]) {
      expect(delayAfter(status, "1"), String(status)).toBe(1000);
    }
    for (const status of [200, 404, 500, 501]) {
      expect(delayAfter(status, "1"), String(status)).toBeNull();
    }
  });

  test("repeats a reset, at once first, and an early break, but no timeout", () => {
    const broken = { kind: "broken", message: "" } as const;
    const reset = { kind: "reset", message: "" } as const;

    expect(retryDelayMs(reset, 0)).toBe(0);
    expect(retryDelayMs(reset, 1)).toBe(250);
    expect(retryDelayMs({ ...broken, early: true }, 1)).toBe(500);
    expect(retryDelayMs(broken, 1)).toBeNull();
    expect(retryDelayMs({ kind: "timeout" }, 0)).toBeNull();
  });
});

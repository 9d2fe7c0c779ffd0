import { describe, expect, test } from "vitest";
import { retryDelayMs } from "../../src/retrievers/http-client.ts";
import { rows } from "../helpers/table.ts";
import { type Handler, sendJson } from "../helpers/loopback.ts";
import { askHandlerForHello, idsOrMessage } from "./harness.ts";

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

/** Returns a handler that answers with this body and content type; "" is none. */
const answeringAs =
  (type: string, body: string, status = 200): Handler =>
  (_, response) =>
    response.writeHead(status, type === "" ? {} : { "content-type": type }).end(body);

describe("kind: http with a wrong answer", () => {
  test.each(
    rows(String.raw`
# the answer | its status | content type | body | a part of the query's error
a status of 400 | 400 | application/json | {"error":"no such index"} | the server answered 400: {"error":"no such index"}
a long type, of which 100 letters are shown (5 of text/ and 95) | 200 | text/${"h".repeat(100)} | <html> | sent as text/${"h".repeat(95)}, is not JSON
HTML | 200 | text/html | <html> | the answer, sent as text/html, is not JSON: <html> (asked: POST http://
a status of 404 | 404 | application/json | {"detail":"Not Found"} | the server answered 404: {"detail":"Not Found"} (asked: POST http://
no content type | 200 || <html> | the answer, sent without a content type, is not JSON: <html> (asked: POST http://
an empty body | 200 | application/json || the answer, sent as application/json, is not JSON: an empty body
what is not JSON | 200 | application/json | [1, | the answer, sent as application/json, is not JSON: [1,
NaN | 200 | application/json | {"results":[{"id":"a","score":NaN}]} | the answer, sent as application/json, is not JSON: it holds NaN or Infinity, and JSON has neither: {"results"
an error in its JSON | 200 | application/json | {"error":{"message":"index not found"}} | index not found
no results | 200 | application/json | {"hits":[]} | results: expected an array; the answer has a list at hits
`),
  )("fails the query after one request: %s", async (_, status, type = "", ...cells) => {
    const [body = "", message = ""] = cells;

    const { answer, requests } = await askHandlerForHello(answeringAs(type, body, Number(status)));

    expect(idsOrMessage(answer)).toContain(message);
    expect(requests).toBe(1);
  });

  // The answer | the handler that gives it | a part of the query's error
  // 300 is the redirect's status and, apart from it, the length shown: 9 of http://h/ and 291 others.
  test.each<[string, Handler, string]>([
    [
      "a redirect, of whose address 300 characters are shown",
      answering("", { location: `http://h/${"y".repeat(300)}` }, 300),
      `redirects (300) to http://h/${"y".repeat(291)}; redirects are not followed`,
    ],
    ["what is not UTF-8", answering(Buffer.from([0x22, 0xff, 0x22])), "not valid UTF-8"],
    [
      "a compressed answer, of whose encoding 40 characters are shown",
      answering("[]", { "content-encoding": "z".repeat(41) }),
      `compressed (${"z".repeat(40)}), though`,
    ],
    [
      "a status whose page is compressed",
      answering(Buffer.from([0x1f, 0x8b]), { "content-encoding": "gzip" }, 500),
      "the server answered 500: the answer is compressed (gzip)",
    ],
    ["16 MiB and a byte", answering(TOO_MUCH), "larger than 16 MiB"],
    [
      "400,000 lists in one another",
      answering(`${"[".repeat(400_000)}${"]".repeat(400_000)}`),
      "nested too deeply",
    ],
    ["another protocol", rawResponse("220 mail.example ESMTP\r\n"), "the answer is not HTTP"],
  ])("fails the query after one request: %s", async (_, handler, message) => {
    const { answer, requests } = await askHandlerForHello(handler);

    expect(idsOrMessage(answer)).toContain(message);
    expect(requests).toBe(1);
  });

  test("shows the first 200 characters of the answer in the query's error", async () => {
    const { answer } = await askHandlerForHello(answering("x".repeat(201), {}, 500));

    expect(idsOrMessage(answer)).toBe(
      `the search for "hello": the server answered 500: ${"x".repeat(200)}`,
    );
  });
});

describe("kind: http with an unusual answer", () => {
  test("keeps all digits of an id that no double can hold", async () => {
    // 2^53 + 1. The nearest double is one less.
    const id = "9007199254740993";

    const { answer } = await askHandlerForHello(answering(`[${id}]`), { results: "@" });

    expect(idsOrMessage(answer)).toStrictEqual([id]);
  });

  test.each(["text/html; charset=utf-8", "text/plain", ""])(
    "reads JSON that was sent with the content type %j",
    async (type) => {
      const { answer } = await askHandlerForHello(answeringAs(type, '["a.md"]'));

      expect(idsOrMessage(answer)).toStrictEqual(["a.md"]);
    },
  );

  test("reads an answer of 16 MiB, with the last status of success", async () => {
    const body = '["a"]'.padEnd(MOST_BYTES);

    const { answer } = await askHandlerForHello(answering(body, {}, 299));

    expect(idsOrMessage(answer)).toStrictEqual(["a"]);
  });
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
    const failedTwice = await askHandlerForHello(failFirst(2, fail));
    const failedThrice = await askHandlerForHello(failFirst(3, fail));
    const withoutRetries = await askHandlerForHello(failFirst(1, fail), { retries: 0 });

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
    const { answer } = await askHandlerForHello(
      failFirst(1, answering("{}", { "retry-after": "1" }, 429)),
    );

    // It waited a whole second before the retry, which itself takes far less.
    expect(answer.kind === "answer" && answer.elapsed_ms! < 1000).toBe(true);
  });

  test("fails a query at once if its server asks to wait over 10 s", async () => {
    const { answer, requests } = await askHandlerForHello(
      answering("{}", { "retry-after": "3600" }, 429),
    );

    expect(answer).toMatchObject({
      kind: "error",
      message: expect.stringContaining("the server answered 429 (Retry-After: 3600): {}"),
      retries: 0,
    });
    expect(requests).toBe(1);
  });
});

describe("retryDelayMs", () => {
  const NOW_MS = 1_000_000;
  const dateIn = (seconds: number): string => new Date(NOW_MS + seconds * 1000).toUTCString();

  // A delay of null: the request is not repeated.
  test.each([
    { status: 429, retryAfter: "3", delayMs: 3000 },
    { status: 503, retryAfter: "10", delayMs: 10_000 },
    { status: 503, retryAfter: "11", delayMs: null },
    { status: 429, retryAfter: dateIn(4), delayMs: 4000 },
    { status: 429, retryAfter: dateIn(10), delayMs: 10_000 },
    { status: 429, retryAfter: dateIn(11), delayMs: null },
    ...[408, 502, 504, 520, 524].map((status) => ({ status, retryAfter: "1", delayMs: 1000 })),
    ...[200, 404, 500, 501].map((status) => ({ status, retryAfter: "1", delayMs: null })),
  ])(
    "is $delayMs ms after status $status with Retry-After $retryAfter",
    ({ status, retryAfter, delayMs }) => {
      const headers = { "retry-after": retryAfter };
      const answer = { kind: "answer", status, headers, body: Buffer.of(), elapsed_ms: 1 } as const;

      expect(retryDelayMs(answer, 0, NOW_MS)).toBe(delayMs);
    },
  );

  const BUSY = {
    kind: "answer",
    status: 503,
    headers: {},
    body: Buffer.of(),
    elapsed_ms: 1,
  } as const;

  // The delays after no, one and two earlier retries. Null: the request is not repeated.
  test.each([
    ["503 without Retry-After, twice as long each time", BUSY, [250, 500, 1000]],
    // Mostly the server had just closed the connection, so the first retry is made at once.
    ["a reset", { kind: "reset", message: "" }, [0, 250, 500]],
    ["an answer that is too large", { kind: "broken", message: "" }, [null, null, null]],
    ["a timeout", { kind: "timeout" }, [null, null, null]],
  ] as const)("retryDelayMs after no, one and two retries: %s", (_, exchange, delays) => {
    expect([0, 1, 2].map((retries) => retryDelayMs(exchange, retries))).toStrictEqual(delays);
  });
});

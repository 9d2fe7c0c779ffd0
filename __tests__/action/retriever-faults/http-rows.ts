import type { Server } from "node:net";
import { gzipSync } from "node:zlib";
import { type Handler, type Loopback, sendJson, type Seen } from "../../helpers/loopback.ts";
import type { Row } from "./row.ts";

const TYPE = { "content-type": "application/json" };
const RETRIEVER = { kind: "http", body: { q: "{{query}}" }, timeout_ms: 20_000 };

const sound: Handler = (seen, response) => {
  const { q }: { readonly q: string } = JSON.parse(seen.body);
  sendJson(response, { results: [{ id: q, score: 1 }] });
};
/** From the third request on the server misbehaves: its faults must not hide behind the answers before. */
const third = (fault: Handler) => (count: number) => (count === 3 ? fault : sound);
/** A time-out is tried again, so one alone is no fault. */
const fromThirdOn = (fault: Handler) => (count: number) => (count >= 3 ? fault : sound);
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20));

/** One query fails, so the measurement has errors. */
const failsQuery = (name: string, fault: Handler, says: RegExp): Row => ({
  name,
  retriever: RETRIEVER,
  server: third(fault),
  exit: 3,
  verdict: "error",
  code: "query_errors",
  says,
});

const slowly: Handler = (_, response) => {
  response.writeHead(200, TYPE);
  const timer = setInterval(() => response.write(" "), 100);
  response.on("close", () => clearInterval(timer));
};

/** Answers, and closes the connection a moment later, as idle connections are closed. */
const hangsUp: Handler = (seen: Seen, response, socket) => {
  response.on("finish", () => setTimeout(() => socket.destroy(), 1));
  sound(seen, response, socket);
};

/** Nobody listens any more, and this question is never answered. */
const leave: Handler = (_, response, socket) => {
  const { server } = socket as typeof socket & { readonly server: Server };
  server.close();
  response.destroy();
};

export const HTTP_ROWS: readonly Row[] = [
  {
    name: "connection refused",
    retriever: RETRIEVER,
    server: () => sound,
    closed: true,
    exit: 3,
    verdict: "error",
    code: "retriever_start",
    says: /can't be reached: the connection was refused/,
  },
  {
    name: "DNS",
    retriever: { ...RETRIEVER, url: "http://search.invalid/" },
    exit: 3,
    verdict: "error",
    code: "retriever_start",
    says: /search\.invalid can't be reached: the host's name could not be resolved/,
  },
  {
    name: "429 once",
    retriever: RETRIEVER,
    server: third((_, response) => sendJson(response, {}, 429, { "retry-after": "0" })),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "503 once",
    retriever: RETRIEVER,
    server: third((_, response) => sendJson(response, {}, 503)),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "429 for ever",
    retriever: RETRIEVER,
    server: () => (_, response) => sendJson(response, {}, 429, { "retry-after": "0" }),
    exit: 3,
    verdict: "error",
    says: /answered 429.*after 2 retries/,
  },
  failsQuery("500", (_, response) => sendJson(response, {}, 500), /the server answered 500/),
  failsQuery(
    "404",
    (_, response) => sendJson(response, { error: "no such index" }, 404),
    /the server answered 404.*no such index/,
  ),
  failsQuery(
    "reset within the body",
    (_, response, socket) => {
      response.writeHead(200, TYPE).write("[");
      setTimeout(() => socket.resetAndDestroy(), 20);
    },
    /the answer ended before it was complete/,
  ),
  failsQuery(
    "truncated body",
    (_, response) => {
      response.writeHead(200, { ...TYPE, "content-length": "99" }).write("[1");
      setTimeout(() => response.destroy(), 20);
    },
    /the answer ended before it was complete/,
  ),
  {
    name: "slowloris",
    retriever: { ...RETRIEVER, timeout_ms: 1500 },
    server: fromThirdOn(slowly),
    exit: 3,
    verdict: "error",
    code: "retriever_timeout",
    says: /was not answered whole within timeout_ms \(1500 ms\)/,
  },
  failsQuery(
    "invalid JSON",
    (_, response) => response.writeHead(200, TYPE).end('{"results": [nil]}'),
    /the answer is not JSON/,
  ),
  failsQuery(
    "wrong content type",
    (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Login</h1>"),
    /answered as text\/html/,
  ),
  failsQuery(
    "gzip bomb",
    (_, response) => response.writeHead(200, { ...TYPE, "content-encoding": "gzip" }).end(bomb),
    /larger than 16 MiB when it is decompressed/,
  ),
  failsQuery(
    "17 MiB, not compressed",
    (_, response) => response.writeHead(200, TYPE).end(" ".repeat(17 * 1024 * 1024)),
    /the answer is larger than 16 MiB/,
  ),
  failsQuery(
    "no list of results",
    (_, response) => sendJson(response, { hits: [] }),
    /results: expected an array/,
  ),
  {
    name: "the server goes away",
    retriever: RETRIEVER,
    server: third(leave),
    exit: 3,
    verdict: "error",
    code: "retriever_failed",
    says: /can't be reached any more: the connection was refused/,
  },
  failsQuery(
    "redirect to 169.254.169.254",
    (_, response) => response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end(),
    /redirects \(302\) to http:\/\/169\.254\.169\.254\/latest\/meta-data\/; redirects are not followed/,
  ),
  {
    name: "keep-alive closed between queries",
    retriever: RETRIEVER,
    server: () => hangsUp,
    exit: 0,
    verdict: "pass",
  },
  {
    name: "a proxy in the environment is not used",
    retriever: RETRIEVER,
    server: () => sound,
    exit: 0,
    verdict: "pass",
    // Nobody listens on the discard port.
    step: () => ({
      env: { HTTP_PROXY: "http://127.0.0.1:9", http_proxy: "http://127.0.0.1:9", NODE_USE_ENV_PROXY: "1" },
      without: ["NO_PROXY"],
    }),
  },
  {
    name: "an empty secret, as on a fork",
    retriever: { ...RETRIEVER, headers: { authorization: { env: "SEARCH_TOKEN", prefix: "Bearer " } } },
    server: () => sound,
    exit: 2,
    verdict: "error",
    code: "missing_secret",
    says: /Secrets are not given to forks/,
    step: () => ({ env: { SEARCH_TOKEN: "" } }),
  },
];

export type { Loopback };

import type { Server } from "node:net";
import { gzipSync } from "node:zlib";
import { type Handler, type Loopback, sendJson } from "../../helpers/loopback.ts";
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

/** Nobody listens any more, and this question is never answered. */
const leave: Handler = (_, response, socket) => {
  const { server } = socket as typeof socket & { readonly server: Server };
  server.close();
  response.destroy();
};

export const HTTP_ROWS: readonly Row[] = [
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
    "gzip bomb",
    (_, response) => response.writeHead(200, { ...TYPE, "content-encoding": "gzip" }).end(bomb),
    /larger than 16 MiB when it is decompressed/,
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

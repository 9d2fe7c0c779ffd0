import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { Worker } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { HttpClient } from "../../src/retrievers/http-client.ts";
import { type Handler, sendJson, serve } from "../helpers/loopback.ts";
import { ask, askHandlerForHello, askHello, drive, failure, httpConfig } from "./harness.ts";

/** Returns a handler that never answers so many requests, and answers the later ones. */
function stallFirst(times: number): Handler {
  let requests = 0;
  return (_, response) => {
    if (++requests > times) {
      sendJson(response, ["x"]);
    }
  };
}

const JSON_TYPE = { "content-type": "application/json" };

describe("kind: http and time", () => {
  test.each<[string, Handler]>([
    ["says nothing", () => {}],
    [
      "sends a byte now and then",
      (_, response) => {
        response.writeHead(200, JSON_TYPE);
        const timer = setInterval(() => response.write(" "), 30);
        response.on("close", () => clearInterval(timer));
      },
    ],
  ])("gives up a server that %s after timeout_ms", async (_, handler) => {
    // It ends the run at the first query, since the server has answered none.
    const error = await failure(askHandlerForHello(handler, { timeout_ms: 300 }));

    expect(error.code).toBe("retriever_timeout");
    expect(error.message).toBe(
      'the search for "hello" was not answered whole within timeout_ms (300 ms)',
    );
  });

  test("repeats a query that timed out, and counts the waiting", async () => {
    const { answer, requests } = await askHandlerForHello(stallFirst(1), { timeout_ms: 200 });

    expect(requests).toBe(2);
    expect(answer).toMatchObject({ kind: "answer", retries: 1 });
    expect(answer.kind === "answer" && answer.elapsed_ms).toBeGreaterThanOrEqual(200);
  });

  test("fails one query that times out, and ends the run at two in a row", async () => {
    const server = await serve((seen, response) => {
      if (!seen.body.includes("slow")) {
        sendJson(response, ["x"]);
      }
    });
    const config = httpConfig({ url: server.url, timeout_ms: 200, retries: 1 });
    await drive(config, async (retriever) => {
      await askHello(retriever);

      expect(await ask(retriever, "slow")).toMatchObject({
        kind: "error",
        message:
          'the search for "slow": no whole answer within timeout_ms (200 ms) (after 1 retry)',
        retries: 1,
      });
      expect(await askHello(retriever)).toMatchObject({ kind: "answer" });
      expect(await ask(retriever, "slow")).toMatchObject({ kind: "error" });
      expect((await failure(ask(retriever, "slow"))).code).toBe("retriever_timeout");
    });
  });

  test("limits the time of the whole run", async () => {
    const error = await failure(askHandlerForHello(() => {}, { total_timeout_ms: 200 }));

    expect(error.message).toContain("total_timeout_ms (200 ms)");
  });

  test("asks ready_url until it answers 2xx", async () => {
    let healthRequests = 0;
    const server = await serve((request, response) => {
      const isUnready = request.url === "/health" && ++healthRequests < 3;
      sendJson(response, ["x"], isUnready ? 503 : 200);
    });
    const config = httpConfig({ url: `${server.url}/s`, ready_url: `${server.url}/health` });

    await drive(config, askHello);

    const askedUrls = server.seen.map(({ url }) => url);
    expect(askedUrls).toStrictEqual(["/health", "/health", "/health", "/s"]);
  });

  test.each<[string, Handler]>([
    ["answered 503", (_, response) => sendJson(response, {}, 503)],
    ["did not answer", () => {}],
  ])("says of a server that is never ready that it %s", async (words, handler) => {
    const { url } = await serve(handler);
    const config = httpConfig({ url, ready_url: `${url}/health`, startup_timeout_ms: 200 });

    const error = await failure(drive(config, async () => {}));

    expect(error.message).toBe(
      `${url}/health was not ready within startup_timeout_ms (200 ms): it ${words}`,
    );
  });

  test("sends the search's headers to ready_url only at the same address", async () => {
    const search = await serve((_, response) => sendJson(response, ["x"]));
    const other = await serve((_, response) => sendJson(response, {}));
    const headers = { authorization: "Bearer s3cret" };
    for (const ready_url of [`${search.url}/health`, `${other.url}/health`]) {
      const config = httpConfig({ url: search.url, headers, ready_url });
      await drive(config, async () => {});
    }

    expect([search, other].map((server) => server.seen[0].headers.authorization)).toStrictEqual([
      "Bearer s3cret",
      undefined,
    ]);
  });

  test("uses a connection for each concurrent query", async () => {
    // It answers once three requests are open.
    const openResponses: ServerResponse[] = [];
    const server = await serve((_, response) => {
      openResponses.push(response);
      if (openResponses.length === 3) {
        for (const openResponse of openResponses) {
          sendJson(openResponse, ["x"]);
        }
      }
    });
    const config = httpConfig({ url: server.url, concurrency: 3 });

    await drive(config, (retriever) => Promise.all([1, 2, 3].map(() => askHello(retriever))));

    expect(new Set(server.seen.map(({ connection }) => connection)).size).toBe(3);
  });
});

/** A server in a thread of its own: it answers while this one is busy. */
const BUSY_SERVER = `
const { createServer } = require("node:http");
const { parentPort } = require("node:worker_threads");
const server = createServer((request, response) => response.end("[]"));
server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
`;

test("HttpClient starts the time before the request is written", async () => {
  const worker = new Worker(BUSY_SERVER, { eval: true });
  const client = new HttpClient(1);
  try {
    const [port] = (await once(worker, "message")) as [number];
    const url = new URL(`http://127.0.0.1:${port}/`);
    const request = { url, method: "GET", headers: {}, body: null };
    // The second request is written at once, over the connection of the first.
    await client.exchange(request, 10_000);

    const exchange = client.exchange(request, 10_000);
    // Node writes the request in earlier callbacks. This one blocks the thread for 50 ms (49 by a
    // timer that is a little early), which a time that starts later would miss.
    process.nextTick(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50));

    const { kind, ...answer } = await exchange;
    expect(kind).toBe("answer");
    expect((answer as { elapsed_ms: number }).elapsed_ms).toBeGreaterThanOrEqual(49);
  } finally {
    client.close();
    await worker.terminate();
  }
});

import { describe, expect, test } from "vitest";
import type { HttpRetriever } from "../../src/retrievers/kinds.ts";
import type { RawAnswer } from "../../src/model/retriever.ts";
import { type Handler, sendJson, serve } from "../helpers/loopback.ts";
import { values } from "../helpers/table.ts";
import { ask, askHello, drive, failure, httpConfig, idsOrMessage } from "./harness.ts";

/**
 * Asks a server with this handler for 7 results, with the secret TOKEN in the environment. The
 * `url` of the config is a path. Returns the answer, and the server with the requests that it saw.
 */
async function askServer(handler: Handler, config: Partial<HttpRetriever> = {}, query = "hello") {
  const server = await serve(handler);
  const wholeConfig = httpConfig({ ...config, url: `${server.url}${config.url ?? "/search"}` });
  const answer = await drive(wholeConfig, (retriever) => ask(retriever, query, 7), {
    environment: { ...process.env, TOKEN: "s3cret" },
  });
  return { answer, server };
}

describe("kind: http", () => {
  test("reads a text by an expression with lines(), and by no other one", async () => {
    // The text comes in two pieces.
    const sendText: Handler = (_, response) => {
      response.writeHead(200, { "content-type": "text/plain" }).write("a.md\nb");
      setTimeout(() => response.end(".md\n"), 50);
    };

    const byLines = await askServer(sendText, { results: "lines(@)[].{path: @}" });
    const byMember = await askServer(sendText, { results: "hits" });

    expect(byLines.answer).toMatchObject({ results: [{ path: "a.md" }, { path: "b.md" }] });
    expect(byMember.answer).toMatchObject({
      kind: "error",
      message: expect.stringContaining("text/plain"),
    });
  });

  test("finds results, degradation and latency by JMESPath", async () => {
    // The second hit has no score and no path.
    const hits = [
      { _id: "a", _score: 2, _source: { path: "a.md" } },
      { _id: 5, _source: {} },
    ];
    const { answer } = await askServer(
      (_, response) => sendJson(response, { hits: { hits }, took: 3, down: true }),
      {
        results: "hits.hits[].{id: _id, score: _score, path: _source.path}",
        degraded: "down",
        latency_ms: "took",
      },
    );

    expect(answer).toStrictEqual({
      kind: "answer",
      // A field that a hit lacks is not there, and an integer id is its decimal text.
      results: [{ id: "a", score: 2, path: "a.md" }, { id: "5" }],
      degraded: true,
      reported_ms: 3,
      elapsed_ms: expect.any(Number),
      retries: 0,
    });
  });

  test("sends query and k as typed values in the body, and fills in no part of a query", async () => {
    const body = {
      q: "{{query}}",
      size: "{{k}}",
      text: "k={{k}} of {{query}}",
      keep: ["{{k}}", true, null],
    };

    // askServer asks for 7 results.
    const { server } = await askServer(
      (_, response) => sendJson(response, ["x"]),
      { body },
      'say "hi" {{k}}',
    );

    const [request] = server.seen;
    expect(request.method).toBe("POST");
    expect(request.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(request.body)).toStrictEqual({
      q: 'say "hi" {{k}}',
      size: 7,
      text: 'k=7 of say "hi" {{k}}',
      keep: [7, true, null],
    });
  });

  test("sends GET with the query percent-encoded if there is no body", async () => {
    // The lone surrogate at the end becomes U+FFFD. askServer asks for 7 results.
    const query = "a&b=c d/é?#\uD800";

    const { answer, server } = await askServer(
      (_, response) => sendJson(response, ["x"]),
      { url: "/s?q={{query}}&n={{k}}", body: null },
      query,
    );

    expect(idsOrMessage(answer)).toStrictEqual(["x"]);
    expect(server.seen[0]).toMatchObject({
      method: "GET",
      url: "/s?q=a%26b%3Dc%20d%2F%C3%A9%3F%23%EF%BF%BD&n=7",
    });
    expect(server.seen[0].headers).not.toHaveProperty("content-type");
  });

  test("sends headers from the environment, and never shows their values", async () => {
    // The variable TOKEN is `s3cret`. The server sends the headers back.
    const headers = { authorization: { env: "TOKEN", prefix: "Bearer " }, "X-Index": "docs" };

    const { answer, server } = await askServer(
      (request, response) => sendJson(response, { you: request.headers }, 403),
      { headers },
    );

    expect(server.seen[0].headers).toMatchObject({
      authorization: "Bearer s3cret",
      "x-index": "docs",
    });
    expect(JSON.stringify(answer)).toContain("answered 403");
    expect(JSON.stringify(answer)).toContain("***");
    expect(JSON.stringify(answer)).not.toContain("s3cret");
  });

  test("shows no part of a header's value that crosses the end of a shown body", async () => {
    const headers = { authorization: { env: "TOKEN", prefix: "Bearer " } };
    // 200 characters of a body are shown. The value, `s3cret`, follows 197 others.
    const { answer } = await askServer(
      (_, response) => response.writeHead(403).end(`${"x".repeat(197)}s3cret`),
      { headers },
    );

    expect(JSON.stringify(answer)).toContain(`${"x".repeat(197)}***`);
    expect(JSON.stringify(answer)).not.toContain("s3c");
  });

  test("uses one connection for all queries, and replaces a closed one", async () => {
    const server = await serve((_, response) => sendJson(response, ["x"]));
    await drive(httpConfig({ url: server.url }), async (retriever) => {
      for (let i = 0; i < 3; i++) {
        await askHello(retriever);
      }
      server.hangUp();

      expect(idsOrMessage(await askHello(retriever))).toStrictEqual(["x"]);
    });

    expect(server.seen.map(({ connection }) => connection)).toStrictEqual([1, 1, 1, 2]);
  });

  test("shows no part of a secret where the message cuts an answer that has it", async () => {
    // The first 100 characters of the answer's JSON end with "s3c" of the secret "s3cret".
    const echo: Handler = ({ headers }, response) =>
      sendJson(response, { note: "-".repeat(72), key: headers.authorization });
    const headers = { authorization: { env: "TOKEN", prefix: "Bearer " } };

    const { answer } = await askServer(echo, { headers });

    expect(idsOrMessage(answer)).toMatch(/"key":"Bearer …$/);
  });

  test("puts the embedding into {{vector}}, and counts its time and retries", async () => {
    // The first request, for the embedding, is refused once.
    let isOverloaded = true;
    const server = await serve((request, response) => {
      if (isOverloaded) {
        sendJson(response, {}, 503, { "retry-after": "0" });
      } else if (request.url === "/embed") {
        sendJson(response, { data: [{ embedding: [0.5, -1] }] });
      } else {
        sendJson(response, { results: [{ id: "a" }], spans: { search: 1 } });
      }
      isOverloaded = false;
    });
    const config = httpConfig({
      url: `${server.url}/search`,
      body: { vector: "{{vector}}", limit: "{{k}}" },
      embed: {
        url: `${server.url}/embed`,
        headers: {},
        body: { input: "{{query}}" },
        vector: "data[0].embedding",
      },
    });
    const answer = (await drive(config, askHello)) as RawAnswer;

    expect(server.seen.map(({ body }) => JSON.parse(body) as unknown)).toStrictEqual([
      { input: "hello" },
      { input: "hello" },
      { vector: [0.5, -1], limit: 10 },
    ]);
    expect(answer.retries).toBe(1);
    expect(answer.spans).toStrictEqual({ search: 1, embed: expect.any(Number) });
    expect(answer.elapsed_ms).toBeGreaterThan(answer.spans!.embed!);
  });

  test.each(
    values<readonly [string, string, unknown, number, string]>(`
# the embedding | embed.vector | \`data\` of the answer | its status | a part of the query's error
is missing | data[0].embedding | [] | 200 | retriever.embed.vector found no list of numbers
is empty | data[0].embedding | [{"embedding":[]}] | 200 | retriever.embed.vector found no list of numbers
has a text | data[0].embedding | [{"embedding":["0.5"]}] | 200 | retriever.embed.vector found no list of numbers
says that it failed | data[0].embedding | {"error":"model overloaded"} | 200 | the embedding of "hello": model overloaded
has status 500 | data[0].embedding | [{"embedding":[0.5]}] | 500 | the embedding of "hello": the server answered 500
is read by an expression that fails | join('', data) | [0.5] | 200 | retriever.embed.vector fails: TypeError: join()
`),
  )(
    "fails a query, and does not search, if its embedding %s",
    async (_, vector, data, status, message) => {
      const server = await serve((_, response) => sendJson(response, { data }, status));
      const embed = { url: server.url, headers: {}, body: { input: "{{query}}" }, vector };
      const config = httpConfig({ url: server.url, body: { vector: "{{vector}}" }, embed });

      const answer = await drive(config, askHello);

      expect(idsOrMessage(answer)).toContain(message);
      expect(server.seen).toHaveLength(1);
    },
  );
});

test("kind: http ends the query in flight if the run is cancelled", async () => {
  const controller = new AbortController();
  const server = await serve(() => controller.abort());
  const config = httpConfig({ url: server.url });
  const work = drive(config, askHello, { signal: controller.signal });

  expect((await failure(work)).code).toBe("cancelled");
});

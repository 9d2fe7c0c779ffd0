/** `params`: what is sent beside the query. The case's win over the retriever's. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { createRetriever } from "../../src/retrievers/registry.ts";
import type { HttpRetriever } from "../../src/retrievers/kinds.ts";
import type { Params } from "../../src/model/suite.ts";
import { sendJson, serve } from "../helpers/loopback.ts";
import { buildModuleHost } from "./build.ts";
import {
  type AnyRetriever,
  childScript,
  COMMON,
  drive,
  failure,
  httpConfig,
  idsOrMessage,
  makePorts,
  makeRoot,
  moduleConfig,
} from "./harness.ts";

const root = makeRoot();
let moduleHost = "";
beforeAll(async () => {
  moduleHost = await buildModuleHost();
  writeFileSync(
    join(root, "search.mjs"),
    "export default (query, { params }) => [JSON.stringify(params)];",
  );
  writeFileSync(
    join(root, "child.mjs"),
    `import { createInterface } from "node:readline";
    for await (const line of createInterface({ input: process.stdin })) {
      const { id, params } = JSON.parse(line);
      console.log(JSON.stringify({ id, results: [params === undefined ? "none" : JSON.stringify(params)] }));
    }`,
  );
  writeFileSync(
    join(root, "run.jsonl"),
    '{"query_id":"hello","params":{"tenant":"a"},"results":["x"]}\n{"query_id":"free","results":["y"]}\n',
  );
});

/** Asks a retriever of this config once, for a case with these params. */
const askWith = (config: AnyRetriever, params?: Params, query = "hello") =>
  drive(
    config,
    (markedConfig) => createRetriever(markedConfig, makePorts({ root, moduleHost })),
    (retriever) =>
      retriever.ask({ case_id: query, query, k: 3, ...(params === undefined ? {} : { params }) }),
  );

const COMMAND = { ...COMMON, kind: "command", ready: false, per_query: false } as const;
/** Answers with the params that it was sent, as JSON. */
const CHILD: AnyRetriever = { ...COMMAND, command: [process.execPath, "child.mjs"] };
const PRINT = "console.log(JSON.stringify({ results: [process.argv[1]] }))";
/** Answers with its last argument. */
const PER_QUERY: AnyRetriever = {
  ...COMMAND,
  per_query: true,
  command: [process.execPath, "-e", PRINT, "{{query}}:{{vector}}:{{params.tenant}}"],
};

describe("params of a command", () => {
  // Params of the retriever | params of the case | what is sent
  test.each<[unknown, Params | undefined, string]>([
    [null, undefined, "none"],
    ["of the author's own", undefined, "none"],
    [null, { tenant: "a", filters: { lang: "en" } }, '{"tenant":"a","filters":{"lang":"en"}}'],
    [{ tenant: "a", page: 1 }, undefined, '{"tenant":"a","page":1}'],
    [{ tenant: "a", page: 1 }, { tenant: "b" }, '{"tenant":"b","page":1}'],
  ])(
    "a command gets params on its standard input: the retriever's %j, the case's %j",
    async (retrieverParams, caseParams, sent) => {
      const answer = await askWith({ ...CHILD, params: retrieverParams }, caseParams);

      expect(idsOrMessage(answer)).toStrictEqual([sent]);
    },
  );

  test("a command of one process a query gets params in its arguments", async () => {
    expect(idsOrMessage(await askWith(PER_QUERY, { tenant: "{{query}}" }))).toStrictEqual([
      "hello:{{vector}}:{{query}}",
    ]);

    const message = expect.stringContaining("there is no {{params.tenant}}");

    expect(await askWith(PER_QUERY, {})).toStrictEqual({ kind: "error", message, retries: 0 });
  });
});

test("a module receives the params", async () => {
  const config: AnyRetriever = moduleConfig({});

  expect(idsOrMessage(await askWith(config, { tenant: "a" }))).toStrictEqual(['{"tenant":"a"}']);
  expect(idsOrMessage(await askWith(config))).toStrictEqual(["{}"]);
});

test("an MCP tool receives the params in its arguments", async () => {
  const config: AnyRetriever = {
    ...COMMON,
    kind: "mcp",
    command: [process.execPath, childScript("mcp.mjs"), "structured"],
    url: null,
    headers: {},
    tool: "search",
    arguments: { query: "{{query}}/{{params.tenant}}", limit: "{{params.limit}}" },
    results: "documents",
    degraded: null,
    latency_ms: null,
  };

  expect(idsOrMessage(await askWith(config, { tenant: "a", limit: 4 }))).toStrictEqual([
    "hello/a",
    "4",
  ]);
});

test("a recorded run answers only for the params that it names", async () => {
  const config: AnyRetriever = { ...COMMON, kind: "run", path: "run.jsonl" };

  expect(idsOrMessage(await askWith(config, { tenant: "a" }))).toStrictEqual(["x"]);
  expect(idsOrMessage(await askWith(config, { tenant: "b" }))).toContain(
    "recorded with other params",
  );
  expect(idsOrMessage(await askWith(config, { tenant: "b" }, "free"))).toStrictEqual(["y"]);
});

describe("params over HTTP", () => {
  /**
   * Asks a server with these params. Returns the answer, and the request that the server saw, if
   * any.
   */
  async function sendRequest(config: Partial<HttpRetriever>, params: Params) {
    const server = await serve((_, response) => sendJson(response, ["x"]));
    const answer = await askWith(
      httpConfig({ ...config, url: `${server.url}${config.url ?? "/"}` }),
      params,
    );
    return { answer, request: server.seen[0] };
  }

  test("params go into url, headers and body, typed", async () => {
    const { request } = await sendRequest(
      {
        url: "/{{params.tenant}}/s",
        headers: { "x-tenant": "t-{{params.tenant}}", "x-filters": "{{params.filters}}" },
        body: {
          q: "{{query}}",
          filter: "{{params.filters}}",
          lang: "{{params.filters.lang}}",
          page: ["{{params.page}}"],
        },
      },
      { tenant: "a/b?", filters: { lang: "en" }, page: 2 },
    );
    const headers = { "x-tenant": "t-a/b?", "x-filters": '{"lang":"en"}' };

    expect(request).toMatchObject({ url: "/a%2Fb%3F/s", headers });
    expect(JSON.parse(request!.body)).toStrictEqual({
      q: "hello",
      filter: { lang: "en" },
      lang: "en",
      page: [2],
    });
  });

  test("params that are null are left out of the body", async () => {
    const body = { q: "{{query}}", filter: "{{params.filter}}" };

    const { request } = await sendRequest({ body, params: { filter: null } }, {});

    expect(request?.body).toBe('{"q":"hello"}');
  });

  test.each<[string, Params]>([
    ["{{params.filter}}", { filters: 1 }],
    // A member that every object inherits is not one of its params.
    ["{{params.filter.toString}}", { filter: {} }],
  ])("params fail the query if there is no %s in %j", async (filter, params) => {
    const { answer, request } = await sendRequest({ body: { q: "{{query}}", filter } }, params);

    expect(idsOrMessage(answer)).toContain(`there is no ${filter}`);
    expect(request).toBeUndefined();
  });

  test("a param with a line end is refused in a header", async () => {
    const { answer, request } = await sendRequest(
      { headers: { "x-a": "{{params.a}}" } },
      { a: "b\r\nx-admin: 1" },
    );

    expect(idsOrMessage(answer)).toContain('the header "x-a" can\'t hold');
    expect(request).toBeUndefined();
  });

  test.each([
    "http://{{params.host}}/s?q={{query}}",
    "http://user@{{params.host}}/s?q={{query}}",
    "http:///{{params.host}}/s?q={{query}}",
    "http://localhost:{{params.port}}/s?q={{query}}",
    "http://localhost{{query}}",
  ])("params can't name the host: %s", async (url) => {
    const error = await failure(
      askWith(httpConfig({ url, body: null }), { host: "evil.example", port: 1 }),
    );

    expect(error).toMatchObject({
      code: "invalid_config",
      message: expect.stringContaining("in its host"),
    });
  });

  test("a URL may have no text in double braces but params", async () => {
    const url = "http://localhost/s?q={{query}}&n={{limit}}";

    expect(await failure(askWith(httpConfig({ url, body: null }), {}))).toMatchObject({
      code: "invalid_config",
      message: `retriever.url: "${url}" has braces that are no placeholder`,
    });
  });
});

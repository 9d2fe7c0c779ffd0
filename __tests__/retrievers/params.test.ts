/** `params`: what is sent beside the query. The case's win over the retriever's. */
import { describe, expect, test } from "vitest";
import type { HttpRetriever } from "../../src/retrievers/kinds.ts";
import type { Params } from "../../src/model/suite.ts";
import { sendJson, serve } from "../helpers/loopback.ts";
import { values } from "../helpers/table.ts";
import {
  type AnyRetriever,
  childScript,
  COMMON,
  drive,
  failure,
  httpConfig,
  idsOrMessage,
  mcpConfig,
  moduleConfig,
} from "./harness.ts";

const RECORDED_ANSWERS = [
  { query_id: "by tenant", params: { tenant: "a" }, results: ["x"] },
  { query_id: "free", results: ["y"] },
];
/** A module and a program that answer with the params that they get, and a recorded run. */
const FILES = {
  "search.mjs": "export default (query, { params }) => [JSON.stringify(params)];",
  "child.mjs": `import { createInterface } from "node:readline";
    for await (const line of createInterface({ input: process.stdin })) {
      const { id, params } = JSON.parse(line);
      console.log(JSON.stringify({ id, results: [params === undefined ? "none" : JSON.stringify(params)] }));
    }`,
  "run.jsonl": RECORDED_ANSWERS.map((answer) => JSON.stringify(answer)).join("\n"),
};

/** Asks a retriever of this config once, for a case with these params. */
const askWithParams = (config: AnyRetriever, params?: Params, query = "hello") =>
  drive(
    config,
    (retriever) =>
      retriever.ask({ case_id: query, query, k: 3, ...(params === undefined ? {} : { params }) }),
    { files: FILES },
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
  // A child that is sent none answers with "none". Only an object is sent,
  // and a config can't have a text.
  test.each(
    values<readonly [unknown, Params | "", string]>(`
# the retriever's params | the case's, if it has any | what the command gets
null | | none
"a text" | | none
null | {"filters":{"lang":"en"}} | {"filters":{"lang":"en"}}
{"tenant":"a","page":1} | | {"tenant":"a","page":1}
{"tenant":"a","page":1} | {"tenant":"b"} | {"tenant":"b","page":1}
`),
  )("a command with params %j and a case with %j", async (retrieverParams, caseParams, sent) => {
    const config = { ...CHILD, params: retrieverParams };

    const answer = await askWithParams(config, caseParams === "" ? undefined : caseParams);

    expect(idsOrMessage(answer)).toStrictEqual([
      typeof sent === "string" ? sent : JSON.stringify(sent),
    ]);
  });

  test("a command of one process a query gets params in its arguments", async () => {
    // Its argument is `{{query}}:{{vector}}:{{params.tenant}}`, and the query is `hello`. A
    // placeholder in a param is not replaced, and a command has no vector.
    const answer = await askWithParams(PER_QUERY, { tenant: "{{query}}" });

    expect(idsOrMessage(answer)).toStrictEqual(["hello:{{vector}}:{{query}}"]);
  });

  test("a command of one process a query fails if the case lacks a param", async () => {
    const answer = await askWithParams(PER_QUERY, {});

    const message = expect.stringContaining("there is no {{params.tenant}}");
    expect(answer).toStrictEqual({ kind: "error", message, retries: 0 });
  });
});

test("a module receives the params", async () => {
  const answer = await askWithParams(moduleConfig({}), { tenant: "a" });

  expect(idsOrMessage(answer)).toStrictEqual(['{"tenant":"a"}']);
  expect(idsOrMessage(await askWithParams(moduleConfig({})))).toStrictEqual(["{}"]);
});

test("an MCP tool receives the params in its arguments", async () => {
  const config = mcpConfig({
    command: [process.execPath, childScript("mcp.mjs"), "structured"],
    arguments: { query: "{{query}}/{{params.tenant}}", limit: "{{params.limit}}" },
  });

  const answer = await askWithParams(config, { tenant: "a", limit: 4 });

  // The tool answers with its arguments `query` and `limit` as ids.
  expect(idsOrMessage(answer)).toStrictEqual(["hello/a", "4"]);
});

describe("a recorded run that names params for one query, and none for another", () => {
  const recordedRun: AnyRetriever = { ...COMMON, kind: "run", path: "run.jsonl" };

  test.each([
    ["the params that it names", "by tenant", { tenant: "a" }, ["x"]],
    ["any params, if it names none", "free", { tenant: "b" }, ["y"]],
  ])("answers for %s", async (_, query, params, ids) => {
    expect(idsOrMessage(await askWithParams(recordedRun, params, query))).toStrictEqual(ids);
  });

  test("refuses other params than it names", async () => {
    const answer = await askWithParams(recordedRun, { tenant: "b" }, "by tenant");

    expect(idsOrMessage(answer)).toContain("recorded with other params");
  });
});

describe("params over HTTP", () => {
  /**
   * Asks a server with these params. Returns the answer, and the request that the server saw, if
   * any.
   */
  async function sendRequest(config: Partial<HttpRetriever>, params: Params) {
    const server = await serve((_, response) => sendJson(response, ["x"]));
    const answer = await askWithParams(
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

    // The query is `hello`.
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

    // The query is `hello`.
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
      askWithParams(httpConfig({ url, body: null }), { host: "evil.example", port: 1 }),
    );

    expect(error).toMatchObject({
      code: "invalid_config",
      message: expect.stringContaining("in its host"),
    });
  });

  test("a URL may have no text in double braces but params", async () => {
    const url = "http://localhost/s?q={{query}}&n={{limit}}";

    expect(await failure(askWithParams(httpConfig({ url, body: null }), {}))).toMatchObject({
      code: "invalid_config",
      message: `retriever.url: "${url}" has braces that are no placeholder`,
    });
  });
});

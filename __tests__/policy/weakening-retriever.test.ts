/** A retriever that is another system than the base's, or that is read in another way. */
import { describe, expect, test } from "vitest";
import type { RetrieverConfig } from "../../src/model/config.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { HttpRetriever } from "../../src/retrievers/kinds/http.ts";
import type { McpRetriever } from "../../src/retrievers/kinds/mcp.ts";
import type { RunRetriever } from "../../src/retrievers/kinds/run.ts";
import { weakening } from "../../src/policy/weakening.ts";
import { configOf, inputsOf, makeCase, suiteOf } from "../helpers/make.ts";

type Retriever = RetrieverConfig | HttpRetriever | McpRetriever | RunRetriever;

const { kind: _kind, ...common }: RetrieverConfig = {
  kind: "",
  cwd: ".",
  env: {},
  env_only: null,
  startup_timeout_ms: 1000,
  timeout_ms: 1000,
  total_timeout_ms: 10_000,
  concurrency: 1,
  params: null,
};
const RUN: RunRetriever = { ...common, kind: "run", path: "best.run" };
const HTTP: HttpRetriever = {
  ...common,
  kind: "http",
  preset: null,
  url: "http://search.example/q",
  method: null,
  headers: {},
  body: null,
  results: "hits",
  degraded: "degraded",
  latency_ms: null,
  embed: null,
  ready_url: null,
  start: null,
  retries: 0,
};
const MCP: McpRetriever = {
  ...common,
  kind: "mcp",
  command: ["server"],
  url: null,
  headers: {},
  tool: "search",
  arguments: {},
  results: null,
  degraded: null,
  latency_ms: null,
};
const side = (retriever: Retriever): Inputs => inputsOf(configOf({ retriever }), suiteOf(makeCase("a")));
const found = (base: Inputs, head: Inputs) => weakening({ base, head, moved: [], unusable: null, links: [] });
const recorded = (inputs: Inputs, digest: string): Inputs => ({
  ...inputs,
  retriever: { ...inputs.retriever, corpus_digest: digest },
});

describe("a retriever that is another system", () => {
  const URL = "https://mine.example";
  const module = { ...common, kind: "module", path: "search.mjs" } as const;
  const { command } = { command: configOf().retriever };
  test.each<[string, Retriever, Retriever, readonly string[]]>([
    ["another host", HTTP, { ...HTTP, url: `${URL}/q` }, ["retriever.url"]],
    ["another path of the same host", HTTP, { ...HTTP, url: "http://search.example/v2" }, []],
    ["module to http", module, { ...HTTP, url: `${URL}/q`, degraded: null }, ["retriever.url"]],
    [
      "command to http on this machine",
      command,
      { ...HTTP, url: "http://127.0.0.1:9000/q" },
      ["retriever.url"],
    ],
    ["command to module", command, module, []],
    ["command to mcp over a command", command, MCP, []],
    ["command to mcp over http", command, { ...MCP, command: null, url: URL }, ["retriever.url"]],
    [
      "http to mcp at the same host",
      { ...HTTP, degraded: null },
      { ...MCP, command: null, url: "http://search.example/mcp" },
      [],
    ],
    ["mcp over a command to a url", MCP, { ...MCP, command: null, url: URL }, ["retriever.url"]],
    [
      "an embedding from elsewhere",
      { ...HTTP, embed: null },
      { ...HTTP, embed: { url: `${URL}/e`, headers: {}, body: null, vector: "v" } },
      ["retriever.embed.url"],
    ],
    ["degraded answers no longer told", HTTP, { ...HTTP, degraded: null }, ["retriever.degraded"]],
    ["degraded answers told at last", { ...HTTP, degraded: null }, HTTP, []],
    ["another recorded run", RUN, { ...RUN, path: "better.run" }, ["retriever.path"]],
  ])("%s", (_, before, after, expected) => {
    expect(found(side(before), side(after)).map(({ field }) => field)).toEqual(expected);
  });

  test("the same recorded run with other bytes; one that each job makes is the measurement", () => {
    const base = side(RUN);
    const changed = found(recorded(base, "a".repeat(64)), recorded(base, "b".repeat(64)));
    expect(changed.map(({ field, before, after }) => [field, before, after])).toEqual([
      ["retriever.path best.run", `SHA-256 ${"a".repeat(12)}`, `SHA-256 ${"b".repeat(12)}`],
    ]);
    expect(found(base, recorded(base, "b".repeat(64)))).toEqual([]);
  });
});

describe("fewer documents", () => {
  const limited = (most?: number): Retriever =>
    ({
      ...common,
      kind: "bm25",
      corpus: null,
      files: ["*"],
      ...(most === undefined ? {} : { max_docs: most }),
    }) as Retriever;
  const found = (before: Retriever, after: Retriever): readonly unknown[] => {
    const side = (retriever: Retriever): Inputs => inputsOf(configOf({ retriever }), suiteOf(makeCase("a")));
    const change = { base: side(before), head: side(after), moved: [], unusable: null, links: [] };
    return weakening(change).flatMap((each) =>
      each.field === "retriever.max_docs" ? [[each.before, each.after]] : [],
    );
  };

  test("are an easier search", () => {
    expect(found(limited(10), limited(9))).toEqual([["10", "9"]]);
    expect(found(limited(), limited(9))).toEqual([["all", "9"]]);
    expect(found(limited(10), limited(10))).toEqual([]);
    expect(found(limited(10), limited(11))).toEqual([]);
    expect(found(limited(10), limited())).toEqual([]);
  });
});

test("a recorded run whose answers nobody can tell any more", () => {
  const [one] = found(recorded(side(RUN), "12345678".repeat(8)), side(RUN));
  expect([one!.field, one!.before, one!.after]).toEqual([
    "retriever.path best.run",
    "SHA-256 123456781234",
    "none",
  ]);
});

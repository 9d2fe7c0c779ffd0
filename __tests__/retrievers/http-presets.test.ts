import { expect, test } from "vitest";
import type { HttpRetriever } from "../../src/retrievers/kinds.ts";
import type { RawAnswer } from "../../src/model/retriever.ts";
import { sendJson, serve } from "../helpers/loopback.ts";
import { askHello, drive, httpConfig, idsOrMessage } from "./harness.ts";

type Preset = NonNullable<HttpRetriever["preset"]>;

/** What one preset sends and reads. */
interface Row {
  /** Path and parameters of the configured URL. */
  readonly path: string;
  /** The body that must be sent; empty for a GET. */
  readonly request: unknown;
  /** The server's answer, as its reference documents it. */
  readonly answer: unknown;
  /** The results that are read from it. */
  readonly results: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly degraded?: boolean;
  readonly reported_ms?: number;
}

const ELASTIC: Row = {
  path: "/docs/_search",
  request: { query: { multi_match: { query: "hello" } }, size: 3 },
  answer: {
    took: 5,
    timed_out: false,
    _shards: { total: 2, successful: 1, skipped: 0, failed: 1 },
    hits: {
      total: { value: 2, relation: "eq" },
      max_score: 1.5,
      hits: [
        {
          _index: "docs",
          _id: "a1",
          _score: 1.5,
          _source: { path: "a.md", text: "alpha", other: 1 },
        },
        { _index: "docs", _id: "b2", _score: 0.5, _source: { name: "beta" } },
      ],
    },
  },
  results: [
    { id: "a1", score: 1.5, path: "a.md", text: "alpha" },
    { id: "b2", score: 0.5, name: "beta" },
  ],
  degraded: true,
  reported_ms: 5,
};

const ROWS: Readonly<Record<Preset, Row>> = {
  elasticsearch: ELASTIC,
  opensearch: ELASTIC,
  qdrant: {
    path: "/collections/docs/points/query",
    request: { query: [0.1, 0.2], limit: 3, with_payload: true },
    answer: {
      result: {
        points: [
          { id: 17, version: 3, score: 0.9, payload: { path: "a.md" } },
          { id: "5c56c793-69f3-4fbf-87e6-c4bf54c28c26", score: 0.8, payload: null },
        ],
      },
      status: "ok",
      time: 0.001,
    },
    results: [
      { id: "17", score: 0.9, path: "a.md" },
      { id: "5c56c793-69f3-4fbf-87e6-c4bf54c28c26", score: 0.8 },
    ],
  },
  meilisearch: {
    path: "/indexes/docs/search",
    request: { q: "hello", limit: 3, showRankingScore: true },
    answer: {
      hits: [{ id: 3, path: "a.md", text: "alpha", _rankingScore: 0.75 }],
      query: "hello",
      processingTimeMs: 2,
      limit: 3,
      offset: 0,
      estimatedTotalHits: 1,
    },
    results: [{ id: "3", path: "a.md", text: "alpha", score: 0.75 }],
    reported_ms: 2,
  },
  typesense: {
    path: "/collections/docs/documents/search?query_by=title,text",
    request: "",
    answer: {
      found: 2,
      out_of: 9,
      page: 1,
      search_time_ms: 4,
      hits: [
        { document: { id: "7", path: "a.md" }, text_match: 2 ** 60 + 512, highlights: [] },
        { document: { id: "1", path: "b.md" }, text_match: 2 ** 60 + 256, highlights: [] },
      ],
    },
    // `text_match` may have more digits than a double. Two scores could read as equal, and then the
    // ids would decide the order. So the results get no score.
    results: [
      { id: "7", path: "a.md" },
      { id: "1", path: "b.md" },
    ],
    reported_ms: 4,
  },
  solr: {
    path: "/solr/docs/select?qf=title+text&defType=dismax",
    request: "",
    answer: {
      responseHeader: { status: 0, QTime: 6, partialResults: true },
      response: {
        numFound: 2,
        start: 0,
        docs: [
          { id: "7", path: "a.md", _version_: 1, score: 2.5 },
          { id: "1", title: ["b"], score: 0.5 },
        ],
      },
    },
    results: [
      { id: "7", path: "a.md", score: 2.5 },
      { id: "1", score: 0.5 },
    ],
    degraded: true,
    reported_ms: 6,
  },
  chroma: {
    path: "/api/v2/tenants/default_tenant/databases/default_database/collections/c0ffee/query",
    request: { query_embeddings: [[0.1, 0.2]], n_results: 3, include: ["metadatas", "documents"] },
    answer: {
      ids: [["a", "b"]],
      distances: null,
      documents: [["alpha", null]],
      metadatas: [[{ path: "a.md", page: 3 }, null]],
      embeddings: null,
      uris: null,
      include: ["metadatas", "documents"],
    },
    results: [{ id: "a", path: "a.md", text: "alpha" }, { id: "b" }],
  },
  weaviate: {
    path: "/v1/graphql",
    request: {
      query:
        "query($q: String!, $k: Int!) { Get { Docs(bm25: { query: $q }, limit: $k) { path text _additional { id score } } } }",
      variables: { q: "hello", k: 3 },
    },
    answer: {
      data: {
        Get: {
          Docs: [
            { path: "a.md", text: "alpha", _additional: { id: "5c56c793", score: "1.25" } },
            { path: "b.md", text: null, _additional: { id: "6d67d8a4", score: "0.5" } },
          ],
        },
      },
    },
    params: { collection: "Docs", fields: "path text" },
    results: [
      { id: "5c56c793", score: 1.25, path: "a.md", text: "alpha" },
      { id: "6d67d8a4", score: 0.5, path: "b.md" },
    ],
  },
};

/** These search by vectors, so their config has an `embed`. */
const BY_VECTOR: readonly Preset[] = ["qdrant", "chroma"];
/** What is added to the address of a preset that sends a GET. */
const ADDED_TO_URL: Partial<Record<Preset, string>> = {
  typesense: "&q=hello&per_page=3",
  solr: "&q=hello&rows=3&fl=*,score&wt=json",
};

/**
 * Asks a server that always answers `served` (and to /embed a vector) for "hello" and 3 results.
 * Returns the answer as it was read, and the last request that the server saw.
 */
async function askPreset(
  preset: Preset,
  served: unknown,
  {
    path = "/x",
    params = { collection: "Docs", fields: "path" },
  }: Partial<Pick<Row, "path" | "params">> = {},
) {
  const server = await serve((seen, response) =>
    sendJson(response, seen.url === "/embed" ? { v: [0.1, 0.2] } : served),
  );
  const embed = {
    url: `${server.url}/embed`,
    headers: {},
    body: { text: "{{query}}" },
    vector: "v",
  };
  const answer = await drive(
    httpConfig({
      url: `${server.url}${path}`,
      preset,
      body: null,
      embed: BY_VECTOR.includes(preset) ? embed : null,
    }),
    (retriever) => retriever.ask({ case_id: "1", query: "hello", k: 3, params }),
  );
  return { answer, request: server.seen.at(-1)! };
}

const PRESETS = Object.entries(ROWS) as [Preset, Row][];

test.each(PRESETS)(
  "preset %s sends its documented request, and reads the answer",
  async (preset, row) => {
    const { answer: documentedAnswer, path, params = {} } = row;

    const { answer, request } = await askPreset(preset, documentedAnswer, { path, params });

    // A preset that adds parameters to the URL sends a GET.
    const added = ADDED_TO_URL[preset];
    expect(request.method).toBe(added === undefined ? "POST" : "GET");
    expect(request.url).toBe(`${path}${added ?? ""}`);
    expect(request.body === "" ? "" : JSON.parse(request.body)).toStrictEqual(row.request);
    expect(answer).toMatchObject({ kind: "answer", degraded: row.degraded ?? false });
    expect((answer as RawAnswer).results).toStrictEqual(row.results);
    expect((answer as RawAnswer).reported_ms).toBe(row.reported_ms);
  },
);

// Other indexes may have other types in fields of our names (`lenient` of Extraction).
test("a preset leaves out a field of a document that is no text", async () => {
  const document = { path: "a.md", name: ["x", "y"], qualified_name: { de: "x" }, text: 3 };
  const served = { hits: { hits: [{ _id: "a", _score: 1, _source: document }] } };

  const { answer } = await askPreset("elasticsearch", served);

  expect((answer as RawAnswer).results).toStrictEqual([{ id: "a", path: "a.md", score: 1 }]);
});

// GraphQL answers 200 to a query that it can't run. Read as an empty list, that would be "no
// results".
test.each<[string, unknown]>([
  ["one collection failed", { Get: { Docs: null } }],
  ["a collection is empty", { Get: { Docs: [] } }],
  ["the query is refused", null],
])("preset weaviate fails the query if %s", async (_, data) => {
  const served = { data, errors: [{ message: "no such prop" }] };

  const { answer } = await askPreset("weaviate", served, { path: "/v1/graphql" });

  expect(answer).toMatchObject({ kind: "error", message: "no such prop" });
});

test("a wrong type is refused if the config's own expression reads it", async () => {
  const server = await serve((_, response) =>
    sendJson(response, { hits: [{ id: "a", name: ["x"] }] }),
  );

  const answer = await drive(
    httpConfig({
      url: server.url,
      preset: "meilisearch",
      body: null,
      results: "hits[].{id: id, name: name}",
    }),
    askHello,
  );

  expect(idsOrMessage(answer)).toContain("results[0].name: expected a string, got an array");
});

test("the config's method, body and results override the preset's", async () => {
  const server = await serve((_, response) =>
    sendJson(response, { hits: { hits: [{ _id: 7 }] }, took: 3 }),
  );
  const config = httpConfig({
    url: `${server.url}/docs/_search`,
    preset: "elasticsearch",
    method: "PUT",
    body: { query: { match: { title: "{{query}}" } } },
    results: "hits.hits[]._id",
  });

  const answer = await drive(config, askHello);

  expect(answer).toMatchObject({ kind: "answer", results: [{ id: "7" }], degraded: false });
  expect(answer).not.toHaveProperty("reported_ms");
  expect(server.seen[0]).toMatchObject({
    method: "PUT",
    body: '{"query":{"match":{"title":"hello"}}}',
  });
});

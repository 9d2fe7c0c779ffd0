import type { PRESET_NAMES } from "./kinds/http.ts";

/** What HttpRetriever leaves open, for servers that many use; each key of the config wins over the preset's. */
export interface Preset {
  readonly method: "GET" | "POST";
  /** Null where the URL carries the query. */
  readonly body: unknown;
  /** Added to the URL where it lacks them. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly results: string;
  readonly degraded: string | null;
  readonly latency_ms: string | null;
}

type PresetName = (typeof PRESET_NAMES)[number];

const fields = (source: string): string =>
  ["path", "name", "qualified_name", "text"].map((field) => `${field}: ${source}${field}`).join(", ");

/** The search API of Elasticsearch and OpenSearch; a shard that failed or a time-out gives part of the results. */
const ELASTIC: Preset = {
  method: "POST",
  body: { query: { multi_match: { query: "{{query}}" } }, size: "{{k}}" },
  parameters: {},
  results: `hits.hits[].{id: _id, score: _score, ${fields("_source.")}}`,
  degraded: "timed_out || _shards.failed > `0`",
  latency_ms: "took",
};

/** Weaviate's answer to an error has a null where the list would be; `values` of what is no object is an error. */
const WEAVIATE = `values(data.Get)[0][].{id: _additional.id, score: to_number(_additional.score), ${fields("")}}`;

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  elasticsearch: ELASTIC,
  opensearch: ELASTIC,
  /** POST /collections/NAME/points/query; the vector comes from `embed`. */
  qdrant: {
    method: "POST",
    body: { query: "{{vector}}", limit: "{{k}}", with_payload: true },
    parameters: {},
    results: `result.points[].{id: id, score: score, ${fields("payload.")}}`,
    degraded: null,
    latency_ms: null,
  },
  /** POST /indexes/NAME/search. */
  meilisearch: {
    method: "POST",
    body: { q: "{{query}}", limit: "{{k}}", showRankingScore: true },
    parameters: {},
    results: `hits[].{id: id, score: _rankingScore, ${fields("")}}`,
    degraded: null,
    latency_ms: "processingTimeMs",
  },
  /**
   * GET /collections/NAME/documents/search?query_by=FIELDS. Its text_match exceeds what a double holds, so that two
   * scores could read as equal: the order of the answer stands alone.
   */
  typesense: {
    method: "GET",
    body: null,
    parameters: { q: "{{query}}", per_page: "{{k}}" },
    results: `hits[].{id: document.id, ${fields("document.")}}`,
    degraded: null,
    latency_ms: "search_time_ms",
  },
  /**
   * GET /solr/COLLECTION/select?qf=FIELDS. `edismax` takes a query as people type it: the standard parser would refuse
   * one with a bracket or a colon. Limits of time give part of the results.
   */
  solr: {
    method: "GET",
    body: null,
    parameters: { q: "{{query}}", rows: "{{k}}", defType: "edismax", fl: "*,score", wt: "json" },
    results: `response.docs[].{id: id, score: score, ${fields("")}}`,
    degraded: "responseHeader.partialResults",
    latency_ms: "responseHeader.QTime",
  },
  /**
   * POST /api/v2/tenants/T/databases/D/collections/ID/query. Its answer is in columns, one list for each query. A
   * distance is no score, since less is nearer: the order of the answer stands alone.
   */
  chroma: {
    method: "POST",
    body: {
      query_embeddings: ["{{vector}}"],
      n_results: "{{k}}",
      include: ["metadatas", "documents"],
    },
    parameters: {},
    results:
      "zip(ids[0], metadatas[0], documents[0])[*].{id: [0], path: [1].path, name: [1].name, qualified_name: [1].qualified_name, text: [2] || [1].text}",
    degraded: null,
    latency_ms: null,
  },
  /** POST /v1/graphql. GraphQL names collection and fields in its text, and refuses a field that is not there. */
  weaviate: {
    method: "POST",
    body: {
      query:
        "query($q: String!, $k: Int!) { Get { {{params.collection}}(bm25: { query: $q }, limit: $k) { {{params.fields}} _additional { id score } } } }",
      variables: { q: "{{query}}", k: "{{k}}" },
    },
    parameters: {},
    results: WEAVIATE,
    degraded: null,
    latency_ms: null,
  },
};

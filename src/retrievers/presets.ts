/** `preset` of `kind: http`: how known search servers are asked, and what they answer. */

/** What `preset` fills in for a known server. A key that the config has wins over it. */
export interface Preset {
  /** A template, sent by POST; absent if the URL carries the query, and GET asks. */
  readonly body?: unknown;
  /** Parameters that are added to the URL unless it has them. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly results: string;
  readonly degraded?: string;
  readonly latency_ms?: string;
}

/**
 * Returns the members of a JMESPath mapping for the fields that a document may have, each behind
 * the prefix `source`: `path: _source.path, name: _source.name, …`.
 */
const storedFields = (source: string): string =>
  ["path", "name", "qualified_name", "text"]
    .map((field) => `${field}: ${source}${field}`)
    .join(", ");

/** The search API of Elasticsearch and OpenSearch; a failed shard or a time-out is `degraded`. */
const ELASTIC: Preset = {
  body: { query: { multi_match: { query: "{{query}}" } }, size: "{{k}}" },
  results: `hits.hits[].{id: _id, score: _score, ${storedFields("_source.")}}`,
  degraded: "timed_out || _shards.failed > `0`",
  latency_ms: "took",
};

/**
 * Weaviate's list is `data.Get.NAME` for a collection that only the params name, so the first value
 * of `Get` is read. An error has null in its place, or for `Get`: then no list is found or `values`
 * fails, so that an error never looks like an empty list.
 */
const WEAVIATE = `values(data.Get)[0][].{id: _additional.id, score: to_number(_additional.score), ${storedFields("")}}`;

/** The presets by the name that a config writes. The comments name the config's address. */
const BY_NAME: Readonly<Record<string, Preset>> = {
  elasticsearch: ELASTIC,
  opensearch: ELASTIC,
  /** POST /collections/NAME/points/query; the vector comes from `embed`. */
  qdrant: {
    body: { query: "{{vector}}", limit: "{{k}}", with_payload: true },
    results: `result.points[].{id: id, score: score, ${storedFields("payload.")}}`,
  },
  /** POST /indexes/NAME/search. */
  meilisearch: {
    body: { q: "{{query}}", limit: "{{k}}", showRankingScore: true },
    results: `hits[].{id: id, score: _rankingScore, ${storedFields("")}}`,
    latency_ms: "processingTimeMs",
  },
  /**
   * GET /collections/NAME/documents/search?query_by=FIELDS. Its text_match exceeds what a double
   * holds, so that two scores could read as equal: the order of the answer stands alone.
   */
  typesense: {
    parameters: { q: "{{query}}", per_page: "{{k}}" },
    results: `hits[].{id: document.id, ${storedFields("document.")}}`,
    latency_ms: "search_time_ms",
  },
  /**
   * GET /solr/COLLECTION/select?qf=FIELDS. `edismax` takes a query as people type it: the standard
   * parser would refuse one with a bracket or a colon. Limits of time give part of the results.
   */
  solr: {
    parameters: { q: "{{query}}", rows: "{{k}}", defType: "edismax", fl: "*,score", wt: "json" },
    results: `response.docs[].{id: id, score: score, ${storedFields("")}}`,
    degraded: "responseHeader.partialResults",
    latency_ms: "responseHeader.QTime",
  },
  /**
   * POST /api/v2/tenants/T/databases/D/collections/ID/query. Its answer is in columns, each with
   * one list for the one query; so `zip` makes rows of `[id, metadata, document]`. A distance is
   * no score, since less is nearer: the order of the answer stands alone.
   */
  chroma: {
    body: {
      query_embeddings: ["{{vector}}"],
      n_results: "{{k}}",
      include: ["metadatas", "documents"],
    },
    results:
      "zip(ids[0], metadatas[0], documents[0])[*].{id: [0], path: [1].path, name: [1].name, qualified_name: [1].qualified_name, text: [2] || [1].text}",
  },
  /** POST /v1/graphql. Its text names collection and fields; unknown fields are refused. */
  weaviate: {
    body: {
      query:
        "query($q: String!, $k: Int!) { Get { {{params.collection}}(bm25: { query: $q }, limit: $k) { {{params.fields}} _additional { id score } } } }",
      variables: { q: "{{query}}", k: "{{k}}" },
    },
    results: WEAVIATE,
  },
};
export const PRESETS: ReadonlyMap<string, Preset> = new Map(Object.entries(BY_NAME));

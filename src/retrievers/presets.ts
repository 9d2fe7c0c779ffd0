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
};

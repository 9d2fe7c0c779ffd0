import { validateHeaderName, validateHeaderValue } from "node:http";
import { GateError } from "../errors.ts";
import type { WrittenHeaders, HttpRetriever, PRESET_NAMES } from "./kinds.ts";
import { type RetrieverPorts, childEnvironment } from "./ports.ts";
import {
  type Expression,
  type Extraction,
  type Extractor,
  type TemplateValues,
  compileExpression,
  compileTemplate,
  fillUrl,
  makeExtractor,
  usesPlaceholder,
  refuseMisspeltPlaceholders,
  hasPlaceholder,
} from "./expression.ts";
import { lackedSecret } from "../system/secrets.ts";
import { type HttpAddress, type HttpRequest, toAddress } from "./http-client.ts";
import { ParamError, quoteText } from "./failures.ts";

export interface HttpPlan {
  readonly search: (values: TemplateValues) => HttpRequest;
  readonly extract: Extractor;
  readonly embed: {
    readonly request: (values: TemplateValues) => HttpRequest;
    readonly vector: Expression;
  } | null;
  readonly url: URL;
  readonly ready: HttpRequest | null;
}

interface RequestTemplate {
  /** The key that holds it, for messages. */
  readonly at: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Checks what the schema can't. `port` replaces `{{port}}`; values from the environment go to `secrets`. Throws `invalid_config` and `missing_secret`. */
export async function makeHttpPlan(
  written: HttpRetriever,
  ports: RetrieverPorts,
  port: number | null,
  secrets: string[],
): Promise<HttpPlan> {
  const config = withPreset(written);
  const headers = (
    own: WrittenHeaders,
    at: string,
    body: unknown,
  ): Readonly<Record<string, string>> =>
    resolveHeaders(own, { at, written, ports, secrets, hasBody: body !== null });
  const search: RequestTemplate = {
    at: "retriever",
    url: withPort(config.url, port),
    method: config.method ?? (config.body === null ? "GET" : "POST"),
    headers: headers(config.headers, "retriever.headers", config.body),
    body: config.body,
  };
  const embed = written.embed && {
    at: "retriever.embed",
    url: withPort(written.embed.url, port),
    method: "POST",
    headers: headers(written.embed.headers, "retriever.embed.headers", written.embed.body),
    body: written.embed.body,
  };
  checkPlaceholders(search, embed);
  if (embed !== null) {
    parseHttpUrl(fillSampleValues(embed.url), "retriever.embed.url");
  }
  const readyUrl =
    config.ready_url && parseHttpUrl(withPort(config.ready_url, port), "retriever.ready_url");
  const url = parseHttpUrl(fillSampleValues(search.url), "retriever.url");
  return {
    search: compileRequests(search),
    extract: await makeExtractor(config, "retriever"),
    embed: embed && {
      request: compileRequests(embed),
      vector: await compileExpression(written.embed.vector, "retriever.embed.vector"),
    },
    url,
    ready: readyUrl ? readyRequest(readyUrl, url, search.headers) : null,
  };
}

/** With the search's headers, which a health check may want too, but only where they are going anyway. */
function readyRequest(url: URL, search: URL, headers: HttpRequest["headers"]): HttpRequest {
  const own = url.origin === search.origin ? headers : { accept: "application/json" };
  return { address: toAddress(url), method: "GET", headers: own, body: null };
}

/** The commands and addresses of one run share one port. */
export function withPort(text: string, port: number | null): string {
  if (port !== null) {
    return text.replaceAll("{{port}}", String(port));
  }
  if (!text.includes("{{port}}")) {
    return text;
  }
  throw new GateError(
    "invalid_config",
    `${quoteText(text)} holds {{port}}, but there is no retriever.start`,
    {
      hint: "{{port}} is a free port for a server that the gate starts; otherwise write the port.",
    },
  );
}

function withPreset(config: HttpRetriever): HttpRetriever & Extraction {
  if (config.preset === null) {
    return config;
  }
  const preset = PRESETS[config.preset];
  const missing = Object.entries(preset.parameters ?? {}).filter(
    ([name]) => !new RegExp(`[?&]${name}=`).test(config.url),
  );
  const added = missing.map(([name, value]) => `${name}=${value}`).join("&");
  const joint = config.url.includes("?") ? "&" : "?";
  return {
    ...config,
    url: added === "" ? config.url : `${config.url}${joint}${added}`,
    method: config.method ?? (preset.body === undefined ? "GET" : "POST"),
    body: config.body ?? preset.body ?? null,
    ...(config.results === null ? presetExtraction(preset, config) : {}),
  };
}

/** An expression of the preset fits the answer that the preset expects. */
function presetExtraction(
  preset: Preset,
  { degraded, latency_ms: latency, corpus }: HttpRetriever,
): Extraction {
  return {
    results: preset.results,
    lenient: true,
    degraded: degraded ?? preset.degraded ?? null,
    latency_ms: latency ?? preset.latency_ms ?? null,
    ...(corpus !== undefined && { corpus }),
  };
}

function checkPlaceholders(search: RequestTemplate, embed: RequestTemplate | null): void {
  for (const { at, url, headers, body } of embed === null ? [search] : [search, embed]) {
    refuseMisspeltPlaceholders([url, headers, body], at);
  }
  const parts = [search.url, search.body];
  if (usesPlaceholder(parts, "vector") && embed === null) {
    throw new GateError(
      "invalid_config",
      "the request holds {{vector}}, but there is no retriever.embed",
      {
        hint: "Add embed: { url, body, vector }, the request that turns the query into a vector; or write a body without it.",
      },
    );
  }
  if (embed !== null && !usesPlaceholder(parts, "vector")) {
    throw new GateError(
      "invalid_config",
      "retriever.embed is never used: no {{vector}} in url or body",
      {
        hint: "Write {{vector}} where the request needs it, or remove embed.",
      },
    );
  }
  const asked = embed === null ? parts : [embed.url, embed.body];
  if (!usesPlaceholder(asked, "query")) {
    const at = embed === null ? "retriever.url and retriever.body" : "retriever.embed";
    throw new GateError("invalid_config", `${at}: no {{query}}, so every case would ask the same`, {
      hint: "Write {{query}} where the words of the query go.",
    });
  }
}

/** What does not depend on the query is made once. */
function compileRequests(template: RequestTemplate): (values: TemplateValues) => HttpRequest {
  const { at, method, headers, body } = template;
  const parseAddress = (url: string): HttpAddress => toAddress(parseHttpUrl(url, `${at}.url`));
  const fixed = hasPlaceholder(template.url) ? null : parseAddress(template.url);
  const fill = body === null ? null : compileTemplate(body);
  const fillHeaders = compileTemplate(headers);
  return (values) => ({
    address: fixed ?? parseAddress(fillUrl(template.url, values)),
    method,
    headers: validateFilledHeaders(fillHeaders(values) as Readonly<Record<string, unknown>>),
    body: fill === null ? null : JSON.stringify(fill(values)),
  });
}

/** Where a query goes is no matter of the query. */
const VALUE_IN_HOST = /^https?:[/\\]*[^/?#\\]*\{\{/;

function fillSampleValues(template: string): string {
  if (VALUE_IN_HOST.test(template)) {
    throw new GateError(
      "invalid_config",
      `retriever.url: ${quoteText(template)} has a placeholder in its host`,
      {
        hint: "A query or a param can be in the path, after `?`, in headers and in the body; another host is another retriever.",
      },
    );
  }
  return template.replaceAll(/\{\{[^{}]*\}\}/g, "x");
}

/** As they were filled: a param may be no text, or hold what no header can. */
function validateFilledHeaders(
  filled: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(filled).map(([name, value]) => {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      try {
        validateHeaderValue(name, text);
      } catch {
        throw new ParamError(`the header ${quoteText(name)} can't hold ${quoteText(text)}`);
      }
      return [name, text];
    }),
  );
}

/** Throws `invalid_config` for what is no http address, and for one that holds a password. */
export function parseHttpUrl(text: string, at: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new GateError(
      "invalid_config",
      `${at}: ${quoteText(text)} is not an http or https address`,
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw new GateError("invalid_config", `${at} holds a user name or password`, {
      hint: 'Send it as a header from the environment: authorization: { env: SEARCH_TOKEN, prefix: "Basic " }',
    });
  }
  return url;
}

interface HeaderContext {
  readonly at: string;
  readonly written: Pick<HttpRetriever, "env" | "env_only">;
  readonly ports: RetrieverPorts;
  readonly secrets: string[];
  readonly hasBody: boolean;
}

/** Values from the environment are added to `secrets`. Throws `missing_secret` for a name that is empty or absent. */
export function resolveHeaders(
  headers: WrittenHeaders,
  context: HeaderContext,
): Readonly<Record<string, string>> {
  const { at, ports, written, secrets, hasBody } = context;
  const environment = childEnvironment(ports.environment, written);
  const resolved: Record<string, string> = { accept: "application/json" };
  if (hasBody) {
    resolved["content-type"] = "application/json";
  }
  for (const [name, value] of Object.entries(headers)) {
    let text: string;
    if (typeof value === "string") {
      text = value;
    } else {
      const secret = environment[value.env]?.trim() ?? "";
      if (secret === "") {
        throw missingSecretError(`${at}.${name}`, value.env, ports);
      }
      secrets.push(secret);
      text = `${value.prefix}${secret}`;
    }
    try {
      validateHeaderName(name);
      validateHeaderValue(name, text);
    } catch {
      throw new GateError(
        "invalid_config",
        `${at}: ${quoteText(name)} and its value are not a valid header`,
        {
          hint: "A name has letters, digits and -, a value no line end.",
        },
      );
    }
    resolved[name.toLowerCase()] = text;
  }
  return resolved;
}

function missingSecretError(at: string, name: string, ports: RetrieverPorts): GateError {
  const kept = (ports.environment[name] ?? "") !== "";
  const what = kept
    ? `${name} is the runner's or ours and is kept from retrievers`
    : `the environment variable ${name} is empty or missing`;
  return new GateError("missing_secret", `${at}: ${what}`, {
    hint: kept
      ? "Give the step a variable of its own for the retriever; env_only must name it, where there is one."
      : `Set it in the step's env. ${lackedSecret(ports.environment, "run the gate there on a server without one.")}`,
  });
}

/** What HttpRetriever leaves open, for servers that many use; each key of the config wins over the preset's. */
interface Preset {
  /** Sent by POST; absent if the URL carries the query, and GET asks. */
  readonly body?: unknown;
  /** Added to the URL where it lacks them. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly results: string;
  readonly degraded?: string;
  readonly latency_ms?: string;
}

type PresetName = (typeof PRESET_NAMES)[number];

const storedFields = (source: string): string =>
  ["path", "name", "qualified_name", "text"]
    .map((field) => `${field}: ${source}${field}`)
    .join(", ");

/** The search API of Elasticsearch and OpenSearch; a shard that failed or a time-out gives part of the results. */
const ELASTIC: Preset = {
  body: { query: { multi_match: { query: "{{query}}" } }, size: "{{k}}" },
  results: `hits.hits[].{id: _id, score: _score, ${storedFields("_source.")}}`,
  degraded: "timed_out || _shards.failed > `0`",
  latency_ms: "took",
};

/** Weaviate's answer to an error has a null where the list would be; `values` of what is no object is an error. */
const WEAVIATE = `values(data.Get)[0][].{id: _additional.id, score: to_number(_additional.score), ${storedFields("")}}`;

const PRESETS: Readonly<Record<PresetName, Preset>> = {
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
   * GET /collections/NAME/documents/search?query_by=FIELDS. Its text_match exceeds what a double holds, so that two
   * scores could read as equal: the order of the answer stands alone.
   */
  typesense: {
    parameters: { q: "{{query}}", per_page: "{{k}}" },
    results: `hits[].{id: document.id, ${storedFields("document.")}}`,
    latency_ms: "search_time_ms",
  },
  /**
   * GET /solr/COLLECTION/select?qf=FIELDS. `edismax` takes a query as people type it: the standard parser would refuse
   * one with a bracket or a colon. Limits of time give part of the results.
   */
  solr: {
    parameters: { q: "{{query}}", rows: "{{k}}", defType: "edismax", fl: "*,score", wt: "json" },
    results: `response.docs[].{id: id, score: score, ${storedFields("")}}`,
    degraded: "responseHeader.partialResults",
    latency_ms: "responseHeader.QTime",
  },
  /**
   * POST /api/v2/tenants/T/databases/D/collections/ID/query. Its answer is in columns, one list for each query. A
   * distance is no score, since less is nearer: the order of the answer stands alone.
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
  /** POST /v1/graphql. GraphQL names collection and fields in its text, and refuses a field that is not there. */
  weaviate: {
    body: {
      query:
        "query($q: String!, $k: Int!) { Get { {{params.collection}}(bm25: { query: $q }, limit: $k) { {{params.fields}} _additional { id score } } } }",
      variables: { q: "{{query}}", k: "{{k}}" },
    },
    results: WEAVIATE,
  },
};

import { refuseShellWords } from "../system/shell-words.ts";
import { validateHeaderName, validateHeaderValue } from "node:http";
import { GateError } from "../errors.ts";
import type { WrittenHeaders, HttpRetriever } from "./kinds.ts";
import { PRESETS } from "./presets.ts";
import { type RetrieverPorts, childEnvironment } from "./ports.ts";
import { type Expression, compileExpression } from "../expressions/expression.ts";
import { type Extraction, type Extractor, makeExtractor } from "./extract.ts";
import {
  PLACEHOLDER,
  type TemplateValues,
  fillTemplate,
  fillUrl,
  usesPlaceholder,
  refuseMisspeltPlaceholders,
  refuseWithoutQuery,
} from "./template.ts";
import { missingSecretAdvice } from "../system/secrets.ts";
import type { HttpRequest } from "./http-client.ts";
import { ParamError } from "./failures.ts";
import { quoteText } from "../system/excerpt.ts";

/** A checked config of `kind: http`, compiled for use. */
export interface HttpPlan {
  /** Makes the search request of a query. Throws ParamError for params that don't fit. */
  readonly search: (values: TemplateValues) => HttpRequest;
  readonly extract: Extractor;
  /** The request that turns a query into a vector, and where the vector is in its answer. */
  readonly embed: {
    readonly request: (values: TemplateValues) => HttpRequest;
    readonly vector: Expression;
  } | null;
  /** The search's URL with a sample for each placeholder: its host and port are the real ones. */
  readonly url: URL;
  /** Asked until the server is ready; null if the config has no `ready_url`. */
  readonly ready: HttpRequest | null;
}

/** A request whose `url`, `headers` and `body` have placeholders, such as `{{query}}`. */
interface RequestTemplate {
  /** The config's key that holds the template, for messages. */
  readonly at: string;
  readonly url: string;
  /** The URL with `x` for each placeholder. */
  readonly sampleUrl: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Returns the plan of a config as it is written. Its preset is filled in, and what the schema can't
 * check is checked. `port` replaces `{{port}}`; null if the gate starts no server. Adds header
 * values from the environment to `secrets`. Throws `invalid_config` and `missing_secret`.
 */
export async function makeHttpPlan(
  written: HttpRetriever,
  ports: RetrieverPorts,
  port: number | null,
  secrets: string[],
): Promise<HttpPlan> {
  const config = withPreset(written);
  if (config.start !== null) {
    refuseShellWords(config.start.command, "retriever.start.command");
    refuseFixedPort(config, config.start.command);
  }
  const context = { config, ports, port, secrets };
  const method = config.method ?? (config.body === null ? "GET" : "POST");
  const search = makeRequestTemplate("retriever", method, config, context);
  const embed =
    config.embed && makeRequestTemplate("retriever.embed", "POST", config.embed, context);
  refuseWrongPlaceholders(search, embed);
  const readyUrl =
    config.ready_url === null
      ? null
      : parseHttpUrl(withPort(config.ready_url, port), "retriever.ready_url");
  return {
    search: (values) => fillRequest(search, values),
    extract: await makeExtractor(config),
    embed: embed && {
      request: (values) => fillRequest(embed, values),
      vector: await compileExpression(config.embed.vector, "retriever.embed.vector"),
    },
    url: search.sampleUrl,
    ready: readyUrl && readyRequest(readyUrl, search),
  };
}

/**
 * Returns the template of the request under the config's key `at`, with its port and headers.
 * Throws `invalid_config` for a misspelt placeholder, and as parseUrlTemplate and resolveHeaders.
 */
function makeRequestTemplate(
  at: string,
  method: string,
  { url, headers, body }: Pick<HttpRetriever, "url" | "headers" | "body">,
  { port, ...source }: HeaderSource & { readonly port: number | null },
): RequestTemplate {
  const urlWithPort = withPort(url, port);
  refuseMisspeltPlaceholders([urlWithPort, headers, body], at);
  const headerContext = { ...source, at: `${at}.headers`, hasBody: body !== null };
  return {
    at,
    url: urlWithPort,
    sampleUrl: parseUrlTemplate(urlWithPort, `${at}.url`),
    method,
    headers: resolveHeaders(headers, headerContext),
    body,
  };
}

/** Whether the server of `start` has to listen on the gate's port: an address has `{{port}}`. */
export function usesFreePort({ start, url, ready_url: ready, embed }: HttpRetriever): boolean {
  const addresses = [url, ready ?? "", embed?.url ?? ""];
  return start !== null && addresses.some((address) => address.includes("{{port}}"));
}

/** Throws `invalid_config` if the server gets a free port, and no address has it. */
function refuseFixedPort(config: HttpRetriever, command: readonly string[]): void {
  if (!command.some((word) => word.includes("{{port}}")) || usesFreePort(config)) {
    return;
  }
  const message = `retriever.start has {{port}}, and retriever.url has another port: ${quoteText(config.url)}`;
  throw new GateError(
    "invalid_config",
    message,
    'Write {{port}} in place of the port in `url`, for example "http://127.0.0.1:{{port}}/search". Or write this port into `start`.',
  );
}

/**
 * Returns the GET request that asks whether the server is ready. It has the search's headers,
 * secrets included, if it goes to the same origin as the search; else none of them.
 */
function readyRequest(url: URL, search: RequestTemplate): HttpRequest {
  const isSameOrigin = url.origin === search.sampleUrl.origin;
  const headers = isSameOrigin ? search.headers : { accept: "application/json" };
  return { url, method: "GET", headers, body: null };
}

/** Returns the text with `{{port}}` replaced. Throws `invalid_config` if that needs a port. */
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
    "{{port}} is a free port for a server that the gate starts; otherwise write the port.",
  );
}

/**
 * Returns the config with the keys and URL parameters that it lacks and its preset has; as it is
 * without a preset. A config with its own `results` gets none of the preset's expressions.
 */
function withPreset(config: HttpRetriever): HttpRetriever & Extraction {
  const preset = PRESETS.get(config.preset ?? "");
  if (preset === undefined) {
    return config;
  }
  const missingParameters = Object.entries(preset.parameters ?? {}).filter(
    ([name]) => !new RegExp(`[?&]${name}=`).test(config.url),
  );
  const addedQuery = missingParameters.map(([name, value]) => `${name}=${value}`).join("&");
  const separator = config.url.includes("?") ? "&" : "?";
  const url = addedQuery === "" ? config.url : `${config.url}${separator}${addedQuery}`;
  const configWithRequest = { ...config, url, body: config.body ?? preset.body ?? null };
  if (config.results !== null) {
    return configWithRequest;
  }
  return {
    ...configWithRequest,
    results: preset.results,
    // The preset's fields, such as `_source.path`, may hold something else than texts.
    lenient: true,
    degraded: config.degraded ?? preset.degraded ?? null,
    latency_ms: config.latency_ms ?? preset.latency_ms ?? null,
  };
}

/**
 * Throws `invalid_config` if only one of `{{vector}}` and `embed` is written, and if `{{query}}` is
 * missing from the request that must have it: `embed` if there is one, else the search.
 */
function refuseWrongPlaceholders(search: RequestTemplate, embed: RequestTemplate | null): void {
  const searchParts = [search.url, search.body];
  if (usesPlaceholder(searchParts, "vector") && embed === null) {
    throw new GateError(
      "invalid_config",
      "the request holds {{vector}}, but there is no retriever.embed",
      "Add embed: { url, body, vector }, the request that turns the query into a vector; or write a body without it.",
    );
  }
  if (embed !== null && !usesPlaceholder(searchParts, "vector")) {
    throw new GateError(
      "invalid_config",
      "retriever.embed is never used: no {{vector}} in url or body",
      "Write {{vector}} where the request needs it, or remove embed.",
    );
  }
  // The request that gets the words of the query.
  const queryParts = embed === null ? searchParts : [embed.url, embed.body];
  const at = embed === null ? "retriever.url and retriever.body" : "retriever.embed";
  refuseWithoutQuery(queryParts, at);
}

/** Returns the request of a query. Throws ParamError. */
function fillRequest(template: RequestTemplate, values: TemplateValues): HttpRequest {
  const { at, url, sampleUrl, method, headers, body } = template;
  const filledUrl = fillUrl(url, values);
  const filledHeaders = fillTemplate(headers, values) as Readonly<Record<string, unknown>>;
  return {
    // Without a placeholder it is the same for each query.
    url: filledUrl === url ? sampleUrl : parseHttpUrl(filledUrl, `${at}.url`),
    method,
    headers: validateFilledHeaders(filledHeaders),
    body: body === null ? null : JSON.stringify(fillTemplate(body, values)),
  };
}

/** Matches `https://{{params.host}}…`: a query must not decide which server gets it. */
const PLACEHOLDER_IN_HOST = /^https?:[/\\]*[^/?#\\]*\{\{/;

/**
 * Returns the URL of the config's key `key` with `x` for each placeholder; `{{port}}` is filled in
 * already. Throws `invalid_config` for a placeholder in its host, for other text in braces, and as
 * parseHttpUrl.
 */
function parseUrlTemplate(template: string, key: string): URL {
  if (PLACEHOLDER_IN_HOST.test(template)) {
    throw new GateError(
      "invalid_config",
      `${key}: ${quoteText(template)} has a placeholder in its host`,
      "A query or a param can be in the path, after `?`, in headers and in the body; another host is another retriever.",
    );
  }
  const sample = template.replaceAll(PLACEHOLDER, "x");
  if (sample.includes("{{")) {
    const message = `${key}: ${quoteText(template)} has braces that are no placeholder`;
    throw new GateError(
      "invalid_config",
      message,
      "Placeholders are {{query}}, {{k}}, {{vector}}, {{port}} and {{params.NAME}}.",
    );
  }
  return parseHttpUrl(sample, key);
}

/**
 * Returns the filled headers as texts; a param that is no text is written as JSON. Throws
 * ParamError for a value that no header can hold.
 */
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

/**
 * Returns the URL that a text is. Throws `invalid_config` if it is no http or https address, or has
 * a user name or a password. `at` names the config's key.
 */
export function parseHttpUrl(text: string, at: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new GateError(
      "invalid_config",
      `${at}: ${quoteText(text)} is not an http or https address`,
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw new GateError(
      "invalid_config",
      `${at} holds a user name or password`,
      'Send the password as a header from the environment: authorization: { env: SEARCH_TOKEN, prefix: "Basic " }',
    );
  }
  return url;
}

/** Where the values of headers come from. */
interface HeaderSource {
  /** The config, which decides what of the environment the retriever may use. */
  readonly config: Pick<HttpRetriever, "env" | "env_only">;
  readonly ports: RetrieverPorts;
  /** Values from the environment are added to it. */
  readonly secrets: string[];
}

interface HeaderContext extends HeaderSource {
  /** The config's key that holds the headers, for messages. */
  readonly at: string;
  /** Whether the request has a body, which is JSON. */
  readonly hasBody: boolean;
}

/**
 * Returns the headers by their lower-case names, with values from the environment filled in, and
 * `accept` and `content-type` for JSON unless they are written. Adds to `context.secrets`. Throws
 * `missing_secret` for a variable that is empty or absent, `invalid_config` for a wrong header.
 */
export function resolveHeaders(
  headers: WrittenHeaders,
  context: HeaderContext,
): Readonly<Record<string, string>> {
  const resolved: Record<string, string> = { accept: "application/json" };
  if (context.hasBody) {
    resolved["content-type"] = "application/json";
  }
  const environment = childEnvironment(context.ports.environment, context.config);
  for (const [name, value] of Object.entries(headers)) {
    const place = `${context.at}.${name}`;
    const text =
      typeof value === "string"
        ? value
        : value.prefix + takeSecret(value.env, environment[value.env], place, context);
    try {
      validateHeaderName(name);
      validateHeaderValue(name, text);
    } catch {
      throw new GateError(
        "invalid_config",
        `${context.at}: ${quoteText(name)} and its value are not a valid header`,
        "A name has letters, digits and -, a value no line end.",
      );
    }
    resolved[name.toLowerCase()] = text;
  }
  return resolved;
}

/**
 * Returns the trimmed value of the variable `name`, and adds it to the secrets. Throws
 * `missing_secret` if it is empty or absent. `value` is that of the retriever's environment, which
 * lacks some of the step's. `at` names the header's key.
 */
function takeSecret(
  name: string,
  value: string | undefined,
  at: string,
  { ports, secrets }: HeaderContext,
): string {
  const secret = value?.trim() ?? "";
  if (secret !== "") {
    secrets.push(secret);
    return secret;
  }
  // The step has it, and childEnvironment keeps it from retrievers.
  const isWithheld = (ports.environment[name] ?? "") !== "";
  const what = isWithheld
    ? `${name} is the runner's or ours and is kept from retrievers`
    : `the environment variable ${name} is empty or missing`;
  throw new GateError(
    "missing_secret",
    `${at}: ${what}`,
    isWithheld
      ? "Give the step a variable of its own for the retriever; env_only must name it, where there is one."
      : `Set the variable in the step's env. ${missingSecretAdvice(ports.environment, "In a fork, use a search server that needs no secret.")}`,
  );
}

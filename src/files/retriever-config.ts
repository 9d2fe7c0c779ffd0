/** The retriever's part of the config, with defaults and with paths relative to the root. */
import type { EmbedRequest, HeaderValue, Headers, HttpRetriever, RetrieverConfig } from "../model/config.ts";

/** Checks a path and makes it relative to the root. */
export type Inside = (pointer: string, written: string) => string;

interface WrittenRetriever {
  readonly kind?: unknown;
  readonly [key: string]: unknown;
}

/** `written` has passed the schema; `folder` is the config's, relative to the root. */
export function readRetriever(written: WrittenRetriever, folder: string, inside: Inside): RetrieverConfig {
  const own = <T>(key: string, fallback: T): T =>
    written[key] === undefined ? fallback : (written[key] as T);
  const filePath = (key: string): string => inside(`/retriever/${key}`, own(key, ""));
  const common = {
    cwd: written["cwd"] === undefined ? folder : filePath("cwd"),
    env: own<Readonly<Record<string, string>>>("env", {}),
    env_only: own<readonly string[] | null>("env_only", null),
    startup_timeout_ms: own("startup_timeout_ms", 60_000),
    timeout_ms: own("timeout_ms", 30_000),
    total_timeout_ms: own("total_timeout_ms", 1_800_000),
    concurrency: own("concurrency", 1),
    params: own<unknown>("params", null),
  };
  switch (written.kind) {
    case "command":
      return {
        ...common,
        kind: "command",
        command: own<readonly string[]>("command", []),
        ready: own("ready", false),
        per_query: own("per_query", false),
      };
    case "http":
      return {
        ...common,
        ...readExtraction(written),
        kind: "http",
        preset: own<HttpRetriever["preset"]>("preset", null),
        url: own("url", ""),
        method: own<string | null>("method", null),
        headers: readHeaders(written["headers"]),
        body: own<unknown>("body", null),
        embed: readEmbed(written["embed"]),
        ready_url: own<string | null>("ready_url", null),
        start: readStart(written["start"]),
        retries: own("retries", 2),
      };
    case "mcp":
      return {
        ...common,
        ...readExtraction(written),
        kind: "mcp",
        command: own<readonly string[] | null>("command", null),
        url: own<string | null>("url", null),
        headers: readHeaders(written["headers"]),
        tool: own("tool", ""),
        arguments: own<Readonly<Record<string, unknown>>>("arguments", { query: "{{query}}" }),
      };
    case "module":
      return { ...common, kind: "module", path: filePath("path") };
    case "run":
      return { ...common, kind: "run", path: filePath("path") };
    default:
      return {
        ...common,
        kind: "bm25",
        corpus: written["corpus"] === undefined ? null : filePath("corpus"),
        files: own<readonly string[]>("files", []),
      };
  }
}

function readExtraction(
  written: WrittenRetriever,
): Pick<HttpRetriever, "results" | "degraded" | "latency_ms"> {
  const text = (key: string): string | null => (written[key] as string | undefined) ?? null;
  return { results: text("results"), degraded: text("degraded"), latency_ms: text("latency_ms") };
}

function readHeaders(written: unknown): Headers {
  const headers = (written ?? {}) as Readonly<
    Record<string, string | { readonly env: string; readonly prefix?: string }>
  >;
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]): [string, HeaderValue] => [
      name,
      typeof value === "string" ? value : { env: value.env, prefix: value.prefix ?? "" },
    ]),
  );
}

function readEmbed(written: unknown): EmbedRequest | null {
  if (written === undefined) return null;
  const embed = written as Omit<EmbedRequest, "headers"> & { readonly headers?: unknown };
  return { url: embed.url, headers: readHeaders(embed.headers), body: embed.body, vector: embed.vector };
}

function readStart(written: unknown): HttpRetriever["start"] {
  if (written === undefined) return null;
  const start = written as { readonly command: readonly string[]; readonly stop?: readonly string[] };
  return { command: start.command, stop: start.stop ?? null };
}

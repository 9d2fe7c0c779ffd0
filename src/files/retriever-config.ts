/** The retriever's part of the config, with defaults and with paths relative to the root. */
import type { RetrieverConfig } from "../model/config.ts";

/** Checks a path and makes it relative to the root. */
export type Inside = (pointer: string, written: string) => string;

interface Written {
  readonly kind?: unknown;
  readonly [key: string]: unknown;
}

/** `written` has passed the schema; `folder` is the config's, relative to the root. */
export function readRetriever(written: Written, folder: string, inside: Inside): RetrieverConfig {
  const own = <T>(key: string, fallback: T): T => (written[key] === undefined ? fallback : (written[key] as T));
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

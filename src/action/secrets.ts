/** Values that the config takes from the environment to send elsewhere. */
import type { Loaded } from "../gate/two-policies.ts";
import type { HeaderValue, RetrieverConfig } from "../model/config.ts";
import type { StepEnvironment } from "./inputs.ts";

/** Of the variables that `headers` and `api_key` name by `{ env: NAME }`, in the head's config and in the base's. */
export function secretsOf({ head, beside }: Loaded, environment: StepEnvironment): readonly string[] {
  const headers = [...headersOf(head.config.retriever), ...(beside ? headersOf(beside.config) : [])].flatMap(
    (value) => (typeof value === "string" ? [] : [value.env]),
  );
  const key = head.config.judge?.api_key?.env;
  const names = new Set(key === undefined ? headers : [...headers, key]);
  return [...names].map((name) => environment[name]?.trim() ?? "").filter((value) => value !== "");
}

function headersOf(retriever: RetrieverConfig): readonly HeaderValue[] {
  if (retriever.kind !== "http" && retriever.kind !== "mcp") return [];
  const embed = retriever.kind === "http" ? (retriever.embed?.headers ?? {}) : {};
  return [...Object.values(retriever.headers), ...Object.values(embed)];
}

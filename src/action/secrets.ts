/** Values that the config takes from the environment to send elsewhere. */
import type { Loaded } from "../gate/two-policies.ts";
import type { HeaderValue } from "../retrievers/kinds/http.ts";
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

/** Whatever the kind: a value `{ env, prefix }` of the config is sent with the variable's content. */
function headersOf(value: unknown): readonly HeaderValue[] {
  if (typeof value !== "object" || value === null) return [];
  return isFromEnvironment(value) ? [value] : Object.values(value).flatMap(headersOf);
}

function isFromEnvironment(value: object): value is Exclude<HeaderValue, string> {
  return "env" in value && typeof value.env === "string" && "prefix" in value;
}

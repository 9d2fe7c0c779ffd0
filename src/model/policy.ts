/** What of a config is policy: everything but the retriever's own arguments, which are the author's to change. */
import type { Config } from "./config.ts";

/** Two configs with the same policy judge by the same rules, wherever the files lie. To be digested as canonical JSON. */
export function policyOf(config: Config): unknown {
  const { file: _file, policyFile: _policyFile, retriever, ...policy } = config;
  const { kind, timeout_ms } = retriever;
  return { ...policy, retriever: { kind, timeout_ms, hosts: new Map(hostsOf(retriever, "retriever")) } };
}

/** Members of a retriever whose own members are the author's. */
const FREE: readonly string[] = ["params", "env", "headers", "body", "arguments"];

/** Scheme and authority of every address, by where it is written; placeholders in it stay as they are. */
export function hostsOf(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]): readonly (readonly [string, string])[] => {
    if (FREE.includes(key)) return [];
    const field = `${at}.${key}`;
    if (!/(?:^|_)url$/.test(key) || typeof member !== "string") return hostsOf(member, field);
    return [[field, /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(member)?.[0].toLowerCase() ?? member]];
  });
}

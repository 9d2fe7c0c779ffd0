/** What each system answered, a JSON line a query; the query's own words only on request. */
import { createHash } from "node:crypto";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Comparison, QueryComparison } from "../model/comparison.ts";

const SCHEMA_VERSION = 1;
const REDACTED = "[REDACTED]";

/** `query_id` is the SHA-1 of the query's text: traces join by it without giving the text away. */
export function traceLines(comparison: Comparison, system: "A" | "B", queries: "redacted" | "shown"): string {
  const { digest } = system === "A" ? comparison.a : comparison.b;
  return comparison.queries
    .map((each) => ({
      trace_schema_version: SCHEMA_VERSION,
      system,
      config_digest: digest,
      query_id: createHash("sha1").update(each.query).digest("hex"),
      query: queries === "shown" ? each.query : REDACTED,
      items: itemsOf(system === "A" ? each.a : each.b),
      meta: { qid: each.id, k: comparison.k },
    }))
    .map((record) => `${compactCanonical(record)}\n`)
    .join("");
}

function itemsOf({ results, hits }: QueryComparison["a"]): readonly unknown[] {
  const judged = new Set(hits);
  return results.map((hit, index) => ({
    id: hit.docId,
    rank: index + 1,
    judged: !hit.repeat && judged.has(hit.docId),
    ...(hit.score === undefined ? {} : { score: hit.score }),
  }));
}

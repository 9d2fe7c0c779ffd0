/** Comparison -> JSON; keys sorted, so that equal inputs give equal bytes in any folder. */
import { canonicalJson } from "../model/canonical-json.ts";
import type { Comparison, Figures, Overlap, QuerySide, SystemSide } from "../model/comparison.ts";

const SCHEMA_VERSION = 1;

export function renderCompareJson(comparison: Comparison): string {
  const { k, digests, a, b, delta, overlap, queries } = comparison;
  return canonicalJson({
    schema_version: SCHEMA_VERSION,
    k,
    corpus_digest: digests.corpus,
    queries_digest: digests.queries,
    qrels_digest: digests.qrels,
    systems: { A: systemValue(a), B: systemValue(b) },
    delta: { macro: figuresValue(delta) },
    overlap: { macro: overlapValue(overlap) },
    per_query: queries.map((each) => ({
      qid: each.id,
      A: sideValue(each.a),
      B: sideValue(each.b),
      delta: figuresValue(each.delta),
      overlap: overlapValue(each.overlap),
    })),
  });
}

function systemValue(side: SystemSide): unknown {
  return { config_path: side.path, config_digest: side.digest, metrics: { macro: figuresValue(side.macro) } };
}

function figuresValue({ recall, mrr, ndcg }: Figures): unknown {
  return { recall, mrr, ndcg };
}

function sideValue(side: QuerySide): unknown {
  const { recall, mrr, ndcg, hits } = side;
  return { recall, mrr, ndcg, hits };
}

function overlapValue({ jaccard, rbo, found }: Overlap): unknown {
  return { jaccard, rbo, a_found_by_b: found };
}

/** A baseline beside the suite that it is compared in: which row is which case's, and the figures by tag. */
import { parseMetric } from "../metrics/registry.ts";
import { type Summarised, summarise } from "../metrics/score.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import type { Case, Suite } from "../model/suite.ts";
import { underNewIds } from "./former-ids.ts";

type Cases = Pick<Suite, "cases">;

/**
 * Rows of version 1 take the three digests of the case that they were recorded of, rows of renamed cases their new ids, and
 * all the tags that the suite gives them now.
 */
export function resolved(baseline: Baseline, suite: Cases): Baseline {
  return underTags(underNewIds(withDigests(baseline, suite), suite), suite);
}

/** The one digest of a row of version 1 is that of the whole case: with any edit it is another case. */
function withDigests(baseline: Baseline, { cases }: Cases): Baseline {
  if (baseline.version !== 1 || baseline.cases.size === 0) return baseline;
  const known = new Map(cases.map((each) => [each.id, each]));
  const renamed = new Map(
    cases.flatMap((each) => (each.was === undefined ? [] : [[each.was, each] as const])),
  );
  const found = (id: string, { digests }: BaselineCase): Case | undefined =>
    [known.get(id), renamed.get(id)].find((each) => each?.digest === digests.ask);
  const rows = [...baseline.cases].map(([id, row]): readonly [string, BaselineCase] => {
    const digests = found(id, row)?.digests;
    return [id, digests === undefined ? row : Object.assign({}, row, { digests })];
  });
  return { ...baseline, cases: new Map(rows) };
}

/** The file has no figures by tag, since tags may change without a new run. */
function underTags(baseline: Baseline, { cases }: Cases): Baseline {
  const { relevance } = baseline.definition;
  const rows = new Map(baseline.cases);
  const tagged = cases.flatMap(({ id, digests, intent, tags, expected }): readonly Summarised[] => {
    const row = rows.get(id);
    if (tags === undefined || row?.digests.ask !== digests.ask) return [];
    rows.set(id, Object.assign({}, row, { tags }));
    const { metrics, latency_ms: samples, spans_ms: spans } = row;
    const targets = expected.filter(({ grade }) => grade >= relevance).length;
    const of = spans === undefined ? {} : { spans_ms: spans };
    return [{ intent, tags, metrics, targets, error: null, samples_ms: samples, ...of }];
  });
  if (tagged.length === 0) return baseline;
  const names = [...new Set(tagged.flatMap(({ metrics }) => [...metrics.keys()]))];
  const known = names.map(parseMetric).filter((metric) => typeof metric !== "string");
  const { means, latency } = summarise(tagged, known, baseline.definition);
  return {
    ...baseline,
    cases: rows,
    means: { ...baseline.means, ...(means.by_tag && { by_tag: means.by_tag }) },
    latency: { ...baseline.latency, ...(latency.by_tag && { by_tag: latency.by_tag }) },
  };
}

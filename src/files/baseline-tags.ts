/** Figures of a baseline by tag: the file has none, since tags are outside of a case's digest and may change without a new run. */
import { parseMetric } from "../metrics/registry.ts";
import { type Summarised, summarise } from "../metrics/score.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Suite } from "../model/suite.ts";

/** The rows under the tags that the suite gives their cases now, with the means and latency of each tag. */
export function underTags(baseline: Baseline, { cases }: Suite): Baseline {
  const { relevance } = baseline.definition;
  const rows = new Map(baseline.cases);
  const tagged = cases.flatMap(({ id, digest, intent, tags, expected }): readonly Summarised[] => {
    const row = rows.get(id);
    if (tags === undefined || row?.digest !== digest) return [];
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

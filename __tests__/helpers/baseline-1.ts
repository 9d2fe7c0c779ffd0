/** Baselines as version 1 wrote them, which nothing writes any more. */
import type { Baseline, BaselineCase } from "../../src/model/baseline.ts";
import { canonicalJson, compactCanonical, compareCodePoints } from "../../src/model/canonical-json.ts";
import { mapBuckets } from "../../src/model/scope.ts";
import type { Suite } from "../../src/model/suite.ts";
import {
  latencyValue,
  pricesValue,
  retrieverValue,
  roundMs,
  stagesValue,
} from "../../src/reporters/baseline-json.ts";

/** Without the samples. Rows carry the digests that their cases have in the suite, or some that no case has. */
export function baselineValue1(baseline: Baseline, suite?: Pick<Suite, "cases">): object {
  const digests = new Map(suite?.cases.map((each) => [each.id, each.digest]));
  const { means, latency, plan } = baseline;
  const recorded = <T>(buckets: { readonly overall: T; readonly by_intent: ReadonlyMap<string, T> }) => ({
    overall: buckets.overall,
    by_intent: buckets.by_intent,
  });
  return {
    version: 1,
    suite: baseline.suite,
    definition: baseline.definition,
    k: baseline.k,
    retriever: retrieverValue(baseline.retriever),
    judge: baseline.judge,
    tool: baseline.tool,
    environment: baseline.environment,
    timing: baseline.timing,
    plan: plan && { ...plan, ms: roundMs(plan.ms) },
    metrics: recorded(means),
    latency: mapBuckets(recorded(mapBuckets(latency, latencyValue)), (each) => each),
    cases: new Map([...baseline.cases].map(([id, one]) => [id, rowValue(one, digests.get(id) ?? UNKNOWN)])),
    prices: baseline.prices && pricesValue(baseline.prices),
    files: baseline.files,
  };
}

const UNKNOWN = "5a".repeat(32);

const rowValue = ({ found, intent, metrics, ranks, results }: BaselineCase, digest: string): object => ({
  digest,
  intent,
  metrics,
  ranks,
  results,
  found_in: found?.in,
});

export function renderBaseline1(baseline: Baseline, suite?: Pick<Suite, "cases">): string {
  const samples = [...baseline.cases]
    .toSorted(([a], [b]) => compareCodePoints(a, b))
    .filter(([, one]) => one.latency_ms.length > 0 || one.spans_ms !== undefined)
    .map(([id, one]) => {
      const value = { latency_ms: one.latency_ms.map(roundMs), spans_ms: stagesValue(one.spans_ms) };
      return `    ${JSON.stringify(id)}: ${compactCanonical(value)}`;
    });
  const text = canonicalJson(baselineValue1(baseline, suite));
  if (samples.length === 0) return text;
  return text.replace(/\n\}\n$/, `,\n  "samples": {\n${samples.join(",\n")}\n  }\n}\n`);
}

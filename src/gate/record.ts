/** What `record` writes: this run, as later runs will see it. */
import { judgeFingerprint } from "../model/answers.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { CaseScore, Scores } from "../model/scores.ts";

export function makeBaseline(inputs: Inputs, run: Run, scores: Scores, tool: string): Baseline {
  const { suite, config } = inputs;
  const others = [config.file, config.baseline];
  const files = new Map([...inputs.digests].filter(([file]) => !others.includes(file)));
  return {
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    definition: config.definition,
    k: config.k,
    retriever: inputs.retriever,
    ...(config.judge === undefined ? {} : { judge: judgeFingerprint(config.judge) }),
    tool,
    environment: run.environment,
    timing: { source: run.timing.source, repeats: run.timing.repeats },
    means: scores.means,
    latency: scores.latency,
    cases: new Map(scores.cases.map((each) => [each.id, makeCase(each)])),
    ...(config.prices === undefined ? {} : { prices: config.prices }),
    ...(files.size === 0 ? {} : { files }),
  };
}

function makeCase(each: CaseScore): BaselineCase {
  return {
    digest: each.digest,
    intent: each.intent,
    metrics: each.metrics,
    ranks: each.ranks,
    results: each.results,
    latencyMs: each.samplesMs,
    ...(each.spansMs === undefined ? {} : { spansMs: each.spansMs }),
  };
}

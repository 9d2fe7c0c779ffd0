/** The receipt of report.json: what was judged, by what, against what. */
import { judgeFingerprint } from "../model/answers.ts";
import type { LawsReceipt } from "../model/law.ts";
import type { Report } from "../model/report.ts";
import { pricesValue, retrieverValue } from "./baseline-json.ts";

/** Null where nothing could be read. */
export function receiptValue(report: Report): unknown {
  const { inputs, run } = report;
  if (inputs === null) return null;
  const beside = inputs.baseline?.beside ? inputs.baseline : null;
  const before = beside === null ? inputs.baseline : null;
  return {
    ...inputsValue(report),
    laws: lawsValue(report.laws ?? null),
    side_by_side: beside && {
      base_commit: beside.beside?.commit,
      retriever: retrieverValue(beside.retriever),
      seed: run?.timing.seed ?? null,
    },
    baseline: before && {
      file: inputs.config.baseline,
      suite: before.suite,
      retriever: retrieverValue(before.retriever),
      judge: before.judge,
      tool: before.tool,
      environment: before.environment,
      timing: before.timing,
    },
    environment: run?.environment ?? null,
    timing: run && {
      source: run.timing.source,
      repeats: run.timing.repeats,
      budget_ended: run.timing.budgetEnded,
      includes_start: run.timing.includesStart,
    },
    retries: run?.retries ?? null,
    judging: run?.judging,
  };
}

export function inputsValue(report: Report): Readonly<Record<string, unknown>> {
  const { config, suite, retriever, digests } = report.inputs!;
  return {
    config: config.file,
    suite: {
      name: suite.name,
      revision: suite.revision,
      digest: suite.digest,
      files: suite.files,
      cases: suite.cases.length,
      partial: suite.partial,
    },
    definition: config.definition,
    k: config.k,
    retriever: retrieverValue(retriever),
    prices: config.prices === undefined ? null : pricesValue(config.prices),
    judge: config.judge && judgeFingerprint(config.judge),
    files: digests,
  };
}

function lawsValue(laws: LawsReceipt | null): unknown {
  if (laws === null) return null;
  const { mode, baseCommit, accepted, policyDigest } = laws;
  return { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest };
}

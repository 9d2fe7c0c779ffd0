/** The receipt of report.json: what was judged, by what, against what. */
import { judgeFingerprint } from "../model/answers.ts";
import type { Evidence, Holes, Loss } from "../model/explanation.ts";
import type { PoliciesReceipt } from "../model/policy.ts";
import type { Report } from "../model/report.ts";
import { pricesValue, retrieverValue, bucketsValue } from "./baseline-json.ts";

/** Null where nothing could be read. */
export function receiptValue(report: Report): unknown {
  const { inputs, run } = report;
  if (inputs === null) return null;
  const beside = inputs.baseline?.beside ? inputs.baseline : null;
  const before = beside === null ? inputs.baseline : null;
  return {
    ...inputsValue(report),
    policies: policiesValue(report.policies ?? null),
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
      queries: run.timing.asked?.queries ?? null,
      budget_ended: run.timing.budget_ended,
      includes_start: run.timing.includes_start,
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

function policiesValue(policies: PoliciesReceipt | null): unknown {
  if (policies === null) return null;
  const { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest } = policies;
  return { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest };
}

// The parts of report.json that explain. Everything in them is the same for two runs on the same inputs.

/** Null where there was nothing to test. */
export function evidenceValue(evidence: Evidence | null): unknown {
  if (evidence === null) return null;
  const { interval } = evidence;
  return {
    units: evidence.units,
    wins: evidence.wins,
    losses: evidence.losses,
    ties: evidence.ties,
    delta: evidence.delta,
    interval: interval.kind === "interval" ? [interval.low, interval.high] : null,
    no_interval: interval.kind === "none" ? interval.reason : null,
  };
}

export function explanationValue({ explanation = null }: Report): Readonly<Record<string, unknown>> {
  const churn = explanation?.churn ?? null;
  return {
    losses: explanation?.losses?.map(lossValue) ?? null,
    loss_causes: explanation?.causes ?? [],
    groups: explanation?.groups ?? null,
    stages: explanation?.stages ?? null,
    holes: holesValue(explanation?.holes ?? null),
    churn: churn && bucketsValue(churn, (means) => means),
  };
}

/** What the explanation says of one case, of the head's. */
export function explainedCase({ explanation = null }: Report, id: string): Readonly<Record<string, unknown>> {
  const holes = explanation?.holes?.by_case.get(id);
  return {
    unjudged: holes?.unjudged ?? null,
    optimistic: holes?.optimistic ?? null,
    churn: explanation?.churn?.by_case.get(id) ?? null,
  };
}

function lossValue(loss: Loss): unknown {
  const {
    id,
    query,
    intent,
    critical,
    policy,
    cause,
    stage,
    targets,
    displaced_by: displacedBy,
    cluster,
    repeats,
    probe,
  } = loss;
  return {
    id,
    query,
    intent,
    critical,
    policy,
    cause,
    stage,
    targets: targets.map((target) => ({
      label: target.label,
      grade: target.grade,
      rank_before: target.before,
      rank: target.now,
      rank_deeper: target.deeper,
      rank_unmatched: target.unmatched,
    })),
    displaced_by: displacedBy.map(({ doc_id: docId, rank, judged }) => ({ doc_id: docId, rank, judged })),
    cluster: cluster && { key: cluster.key, results: cluster.now, largest_before: cluster.before },
    repeats: repeats.now,
    repeats_before: repeats.before,
    probe,
  };
}

function holesValue(holes: Holes | null): unknown {
  if (holes === null) return null;
  const { cases, results, unjudged, bounds } = holes;
  return { cases, results, unjudged, bounds };
}

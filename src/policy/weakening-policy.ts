/** Loosened outside the rules: what is asked, what the numbers mean, and how often is measured. */
import { metricsOf, EPSILON } from "../gate/rules.ts";
import { judgeDifferences, gatesCost } from "../gate/sound.ts";
import { judgeFingerprint } from "../model/answers.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Config, LatencyPolicy, LatencySettings, Prices } from "../model/config.ts";
import { hostsOf } from "../model/policy.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { figure, finding } from "./finding.ts";

/** `repeats: auto` takes at least these. */
const AUTO_REPEATS = 5;

export function weakerPolicy(base: Config, head: Config): readonly WeakeningFinding[] {
  const found: WeakeningFinding[] = [];
  const report = (code: WeakeningFinding["code"], field: string, before: string, after: string): void => {
    found.push(finding(code, field, head.file, before, after));
  };
  if (base.k !== head.k) report("definition", "k", String(base.k), String(head.k));
  const definition = new Map(Object.entries(head.definition));
  for (const [field, value] of Object.entries(base.definition)) {
    const [before, after] = [compactCanonical(value), compactCanonical(definition.get(field) ?? null)];
    if (before !== after) report("definition", `definition.${field}`, before, after);
  }
  weakerRetriever(base.retriever, head.retriever, report);
  weakerSampling(base.latency, head.latency, report);
  otherJudge(base.judge, head.judge, report);
  if (gatesCost(base)) lowerPrices(base.prices, head.prices, report);
  const kept = new Set([...metricsOf(head).map((metric) => metric.name), ...head.metrics]);
  for (const name of base.k === head.k ? base.metrics : []) {
    if (!kept.has(name)) report("metric_removed", "metrics", name, "none");
  }
  return found;
}

type AddFinding = (code: WeakeningFinding["code"], field: string, before: string, after: string) => void;

/** Kinds that answer without the system under test. */
const STAND_INS: readonly string[] = ["run", "bm25"];

function weakerRetriever(base: Config["retriever"], head: Config["retriever"], report: AddFinding): void {
  if (base.kind !== head.kind) {
    if (STAND_INS.includes(head.kind)) report("retriever", "retriever.kind", base.kind, head.kind);
    return;
  }
  const after = new Map(hostsOf(head, "retriever"));
  for (const [field, host] of hostsOf(base, "retriever")) {
    const now = after.get(field);
    if (now !== host) report("retriever", field, host, now ?? "none");
  }
  if (head.timeout_ms > base.timeout_ms) {
    report("retriever", "retriever.timeout_ms", String(base.timeout_ms), String(head.timeout_ms));
  }
}

/** Another judge, another endpoint, or verdicts from another file: what comes of it can't be held against the base's. */
function otherJudge(base: Config["judge"], head: Config["judge"], report: AddFinding): void {
  if (base === undefined) return;
  if (head === undefined) return report("definition", "judge", base.model, "none");
  for (const [field, before, now] of judgeDifferences(judgeFingerprint(base), judgeFingerprint(head)))
    report("definition", field, String(before), String(now));
  const [[, before] = [], [, now] = []] = [hostsOf(base, "judge")[0], hostsOf(head, "judge")[0]];
  if (before !== now) report("definition", "judge.base_url", String(before), String(now));
  if (base.cache !== head.cache) report("definition", "judge.cache", base.cache, head.cache);
}

function weakerSampling(base: LatencyPolicy, head: LatencyPolicy, report: AddFinding): void {
  if (base === "off") return;
  if (head === "off") return report("sampling", "latency", "on", "off");
  const sampling = (field: Exclude<keyof LatencySettings, "side_by_side">): void => {
    report("sampling", `latency.${field}`, String(base[field]), String(head[field]));
  };
  if (fewerRepeats(base.repeats, head.repeats)) sampling("repeats");
  if (head.warmup < base.warmup) sampling("warmup");
  if (head.budget_s < base.budget_s) sampling("budget_s");
  // The retriever's own clock is the author's; and of many seeds one draws a lucky interval.
  if (head.source !== base.source && head.source === "reported") sampling("source");
  if (head.seed !== base.seed) sampling("seed");
  for (const at of ["p50", "p95"] as const) {
    const [before, after] = [base.side_by_side[at], head.side_by_side[at]];
    if (!(after <= before + EPSILON)) {
      report("rule_loosened", `latency.side_by_side.${at}`, percent(before), percent(after));
    }
  }
}

function percent(share: number): string {
  return `${figure(share * 100)}%`;
}

const PRICES = ["prompt", "completion", "per_call"] as const;

/** A cost looks smaller where the same tokens are worth less. */
function lowerPrices(base: Prices | undefined, head: Prices | undefined, report: AddFinding): void {
  if (base === undefined) return;
  if (head === undefined) return report("prices", "prices", base.currency, "none");
  if (base.currency !== head.currency) report("prices", "prices.currency", base.currency, head.currency);
  for (const [model, before] of base.models) {
    const after = head.models.get(model);
    if (after === undefined) {
      report("prices", `prices.models.${model}`, compactCanonical(before), "none");
      continue;
    }
    for (const part of PRICES) {
      const [was, is] = [before[part], after[part]];
      if (was !== null && !(is !== null && is >= was))
        report("prices", `prices.models.${model}.${part}`, figure(was), figure(is));
    }
  }
}

/** `auto` goes on until the samples suffice, so it is never fewer. */
function fewerRepeats(base: LatencySettings["repeats"], head: LatencySettings["repeats"]): boolean {
  if (head === "auto") return false;
  return head < (base === "auto" ? AUTO_REPEATS : base);
}

/** Evidence beside the checks: could what they found be chance? The tolerance has decided already. */
import { isPerCase } from "../../metrics/family.ts";
import { type Metric, parseMetric } from "../../metrics/registry.ts";
import type { Evidence } from "../../model/explanation.ts";
import type { Check, Verdict } from "../../model/verdict.ts";
import { evidenceOf, groupsOf } from "../evidence.ts";
import { pairCases } from "../pairs.ts";
import type { Judgement } from "./judgement.ts";

/**
 * Values to resample and permute: above it what held in an intent goes without. 20,000 cases under 14 checks overall
 * and in their intents are 560,000, and take some five seconds.
 */
const MOST_VALUES = 1_000_000;
const DEFAULT_SEED = 1;

export function withEvidence(verdict: Verdict, head: Judgement, base: Judgement | null): Verdict {
  const judged = { head: evidenceBy(verdict, head, "head"), base: base && evidenceBy(verdict, base, "base") };
  const checks = verdict.checks.map((check) => {
    const own = check.law === "base" ? judged.base : judged.head;
    const evidence = isTested(check) ? own?.get(keyOf(check)) : undefined;
    return evidence === undefined ? check : { ...check, evidence };
  });
  return { ...verdict, checks };
}

/** Corrected over the checks of one law: where two laws judge, most of their checks are the same. */
function evidenceBy(
  verdict: Verdict,
  { law, scores }: Judgement,
  whose: "base" | "head",
): ReadonlyMap<string, Evidence> {
  const own = verdict.checks.filter((check) => isTested(check) && (check.law ?? "head") === whose);
  const values = own.reduce((sum, check) => sum + check.n, 0);
  const tested = (values > MOST_VALUES ? own.filter(isForemost) : own).flatMap((check) => {
    const metric = metricOf(check);
    return metric === null ? [] : [{ metric, scope: check.scope }];
  });
  const seed = law.config.latency === "off" ? DEFAULT_SEED : law.config.latency.seed;
  const found = evidenceOf(tested, pairCases(scores, law.baseline), { seed, groups: groupsOf(law.suite) });
  return new Map(found.map(({ metric, scope, ...evidence }) => [`${scope} ${metric}`, evidence]));
}

/** Compared with a baseline; a check of floors over new cases has none. */
function isTested(check: Check): boolean {
  return check.baseline !== null && check.missing === null && metricOf(check) !== null;
}

function isForemost(check: Check): boolean {
  return !check.passed || check.scope === "overall";
}

/** Null for latency, for checks that count cases, and for what was loosened. */
function metricOf(check: Check): Metric | null {
  if (check.weakening !== undefined) return null;
  const metric = parseMetric(check.metric);
  return typeof metric !== "string" && isPerCase(metric.family) ? metric : null;
}

function keyOf(check: Check): string {
  return `${check.scope} ${check.metric}`;
}

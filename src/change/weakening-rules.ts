/** Rules that are gone, or that let more pass: resolved as they would be for the base's cases, and compared by effect. */
import { SUITE_LEVEL } from "../decision/levels.ts";
import { EPSILON, toleranceValue } from "../decision/limits.ts";
import { keyOf, metricsOf, resolveRules, type Rule } from "../decision/rules.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Config, Significance, Tolerance } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { bucketAt, casesIn } from "../model/scope.ts";
import { type ReadableChange, type Weakening, figure, findingsIn } from "./finding.ts";

export const RULES: Weakening = { name: "rules", find: weakerRules };

function weakerRules({ base, head }: ReadableChange): readonly WeakeningFinding[] {
  const after = new Map(
    resolveRules(head.config, base.suite).rules.map((rule) => [keyOf(rule), rule]),
  );
  const found = findingsIn(head.config.file, (report) => {
    for (const rule of resolveRules(base.config, base.suite).rules) {
      // Without latency there are no rules for it, which is a finding of its own.
      if (rule.metric.family.kind === "latency" && head.config.latency === "off") {
        continue;
      }
      // The same rule under another k: its metric is named after it.
      const key = keyOf(rule);
      const renamed = key.replace(new RegExp(`@${base.config.k}$`), `@${head.config.k}`);
      const now = after.get(key) ?? after.get(renamed);
      const field = fieldOf(rule, base.config, head.config, now === undefined);
      if (now === undefined) {
        report("rule_removed", field, ruleText(rule), "no rule");
      } else {
        loosened(rule, now, base, head, (part, was, is) =>
          report("rule_loosened", `${field}.${part}`, was, is),
        );
      }
    }
  });
  // One edit loosens a rule in every intent that inherits it.
  return [...new Map(found.toReversed().map((each) => [each.field, each])).values()].toReversed();
}

function loosened(
  rule: Rule,
  now: Rule,
  base: Inputs,
  head: Inputs,
  report: (part: string, before: string, after: string) => void,
): void {
  const wider = widerAt(rule, now, base, head);
  if (wider !== null) {
    const at = wider.of === null ? "" : ` at a baseline of ${figure(wider.of)}`;
    report("tolerance", toleranceText(rule, wider.before, at), toleranceText(now, wider.after, at));
  }
  const [floor, ceiling] = [now.floor ?? -Infinity, now.ceiling ?? Infinity];
  if (rule.floor !== null && !(floor >= rule.floor - EPSILON)) {
    report("floor", figure(rule.floor), figure(now.floor));
  }
  if (rule.ceiling !== null && !(ceiling <= rule.ceiling + EPSILON)) {
    report("ceiling", figure(rule.ceiling), figure(now.ceiling));
  }
  if (lessSure(rule.significance, now.significance)) {
    report("significance", String(rule.significance), String(now.significance));
  }
}

/** Whether less fails: `off` is the strictest, `auto` is the usual level, and a lower number fails less. */
function lessSure(before: Significance, after: Significance): boolean {
  return largestP(after) < largestP(before);
}

function largestP(significance: Significance): number {
  if (significance === "off") {
    return 1;
  }
  return significance === "auto" ? SUITE_LEVEL : significance;
}

interface Effect {
  /** A value that the baseline does not have yet; null where it is the base's or the head's own, or any. */
  readonly of: number | null;
  readonly before: number;
  readonly after: number;
}

/**
 * A tolerance's effect depends on the value it is taken of: held against the base's, the one that comes next, and others
 * that may come later, since a share of nothing is nothing today.
 */
function widerAt(rule: Rule, now: Rule, base: Inputs, head: Inputs): Effect | null {
  if (rule.tolerance.length === 0) {
    return null;
  }
  if (now.tolerance.length === 0) {
    return { of: null, before: 0, after: Number.POSITIVE_INFINITY };
  }
  const n = Math.max(1, casesIn(base.suite.cases, rule.scope).length);
  const known = [valueIn(base, rule), valueIn(head, now)].filter((value) => value !== null);
  const typical = rule.metric.family.kind === "latency" ? [1, 100, 10_000] : [0.01, 0.5, 1];
  for (const value of [...known, ...typical]) {
    const before = toleranceValue(rule.tolerance, value, n);
    const after = toleranceValue(now.tolerance, value, n);
    if (after <= before + EPSILON) {
      continue;
    }
    const shares = [...rule.tolerance, ...now.tolerance].some(({ unit }) => unit === "percent");
    return { of: known.includes(value) || !shares ? null : value, before, after };
  }
  return null;
}

function valueIn({ baseline }: Inputs, { metric, scope }: Rule): number | null {
  if (baseline === null) {
    return null;
  }
  if (metric.family.kind !== "latency") {
    return bucketAt(baseline.means, scope)?.get(metric.name) ?? null;
  }
  return bucketAt(baseline.latency, scope)?.[`${metric.family.statistic}_ms`] ?? null;
}

/** Where the change was written: an intent's rule may come from the intent, from per_intent, or from the metric. */
function fieldOf({ scope, metric }: Rule, base: Config, head: Config, gone: boolean): string {
  const { name, family } = metric;
  const overall = `gate.${name}`;
  if (scope.kind === "overall") {
    return overall;
  }
  const own = ({ gate }: Config): unknown => gate.intents.get(scope.name)?.get(name) ?? null;
  if (!sameCanonical(own(base), own(head))) {
    return `gate.intents.${scope.name}.${name}`;
  }
  const off = gone && head.gate.metrics.get(name) === "off";
  const shared = family.kind !== "latency" && !off;
  return shared && !sameCanonical(base.gate.per_intent, head.gate.per_intent)
    ? "gate.per_intent"
    : overall;
}

function ruleText({ tolerance, floor, ceiling }: Rule): string {
  const parts = [
    tolerance.length === 0 ? "" : `tolerance ${tolerances(tolerance)}`,
    floor === null ? "" : `floor ${figure(floor)}`,
    ceiling === null ? "" : `ceiling ${figure(ceiling)}`,
  ];
  return parts.filter(Boolean).join(", ") || "no limit";
}

function toleranceText({ scope, tolerance }: Rule, effect: number, at: string): string {
  if (tolerance.length === 0) {
    return "none";
  }
  const where = scope.kind === "overall" ? "overall" : `in ${scope.name}`;
  return `${tolerances(tolerance)} (${figure(effect)} ${where}${at})`;
}

const UNITS = { absolute: "", percent: "%", cases: " cases" } as const;

/** As written in a config: `0.01`, `25%`, `1 case`. */
function tolerances(list: readonly Tolerance[]): string {
  const words = list.map(({ unit, value }) =>
    unit === "cases" && value === 1 ? "1 case" : `${figure(value)}${UNITS[unit]}`,
  );
  return words.length === 1 ? words[0]! : `[${words.join(", ")}]`;
}

export const METRICS_REMOVED: Weakening = {
  name: "metrics",
  find: ({ base: { config: base }, head: { config: head } }) =>
    findingsIn(head.file, (report) => {
      // Another k names them all again, which is a finding already.
      if (base.k !== head.k) {
        return;
      }
      const kept = new Set([...metricsOf(head).map((metric) => metric.name), ...head.metrics]);
      for (const name of base.metrics) {
        if (!kept.has(name)) {
          report("metric_removed", "metrics", name, "none");
        }
      }
    }),
};

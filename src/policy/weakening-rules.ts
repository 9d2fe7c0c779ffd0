/** Rules that are gone, or that let more pass: resolved as they would be for the base's cases, and compared by effect. */
import { type Rule, resolveRules, EPSILON, lossesAllowed, toleranceValue, metricsOf } from "../gate/rules.ts";
import { spreadOf } from "../gate/runs.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Config, Significance, Tolerance } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { scopeText, bucketAt, casesIn } from "../model/scope.ts";
import { type Weakening, figure, finding, findingsIn } from "./finding.ts";

export const RULES: Weakening = { name: "rules", find: ({ base, head }) => weakerRules(base, head) };

function weakerRules(base: Inputs, head: Inputs): readonly WeakeningFinding[] {
  const after = new Map(resolveRules(head.config, base.suite).rules.map((rule) => [keyOf(rule), rule]));
  const found = resolveRules(base.config, base.suite).rules.flatMap((rule) => {
    // Without latency there are no rules for it, which is a finding of its own.
    if (rule.metric.family.kind === "latency" && head.config.latency === "off") return [];
    const now = after.get(keyOf(rule)) ?? after.get(keyAt(rule, head.config.k, base.config.k));
    return now === undefined ? [removed(rule, base, head)] : loosened(rule, now, base, head);
  });
  found.push(...weakerLosses(base, head));
  // One edit loosens a rule in every intent that inherits it.
  return [...new Map(found.toReversed().map((each) => [each.field, each])).values()].toReversed();
}

function rulesFile(config: Config): string {
  return config.policy_file ?? config.file;
}

/** What makes two configs' rules the same rule. */
export function keyOf(rule: Rule): string {
  return `${scopeText(rule.scope)} ${rule.metric.name}`;
}

/** The same rule under another k: its metric is named after it. */
function keyAt(rule: Rule, k: number, from: number): string {
  return `${scopeText(rule.scope)} ${rule.metric.name.replace(new RegExp(`@${from}$`), `@${k}`)}`;
}

function removed(rule: Rule, base: Inputs, head: Inputs): WeakeningFinding {
  const field = fieldOf(rule, base.config, head.config, true);
  return finding("rule_removed", field, rulesFile(head.config), ruleText(rule), "no rule");
}

function loosened(rule: Rule, now: Rule, base: Inputs, head: Inputs): readonly WeakeningFinding[] {
  const field = fieldOf(rule, base.config, head.config, false);
  const found: WeakeningFinding[] = [];
  const report = (part: string, before: string, after: string): void => {
    found.push(finding("rule_loosened", `${field}.${part}`, rulesFile(head.config), before, after));
  };
  const wider = widerAt(rule, now, base, head);
  if (wider !== null) {
    const [before, after] = [toleranceText(rule, wider.before), toleranceText(now, wider.after)];
    const at = wider.of === null ? ")" : ` at a baseline of ${figure(wider.of)})`;
    report("tolerance", before.replace(/\)$/, at), after.replace(/\)$/, at));
  }
  if (rule.floor !== null && !(now.floor !== null && now.floor >= rule.floor - EPSILON)) {
    report("floor", figure(rule.floor), figure(now.floor));
  }
  if (rule.ceiling !== null && !(now.ceiling !== null && now.ceiling <= rule.ceiling + EPSILON)) {
    report("ceiling", figure(rule.ceiling), figure(now.ceiling));
  }
  if (lessSure(rule.significance, now.significance))
    report("significance", String(rule.significance), String(now.significance));
  return found;
}

/** `off` is the strictest, and a higher number is stricter than a lower one. `auto` is neither: leaving it is a finding. */
function lessSure(before: Significance, after: Significance): boolean {
  if (before === after || after === "off") return false;
  return !(typeof before === "number" && typeof after === "number" && after > before);
}

interface Effect {
  /** A value that the baseline does not have yet; null where it is the base's or the head's own, or any. */
  readonly of: number | null;
  readonly before: number;
  readonly after: number;
}

/** Where the baseline has one run: larger than most, so that more spreads are more. */
const TYPICAL_SPREAD = 0.01;

/**
 * A tolerance's effect depends on the value it is taken of: held against the base's, the one that comes next, and others
 * that may come later, since a share of nothing is nothing today.
 */
function widerAt(rule: Rule, now: Rule, base: Inputs, head: Inputs): Effect | null {
  if (rule.tolerance.length === 0) return null;
  if (now.tolerance.length === 0) return { of: null, before: 0, after: Number.POSITIVE_INFINITY };
  const cases = casesIn(base.suite.cases, rule.scope);
  const n = Math.max(1, cases.length);
  const spread = spreadOf(base.baseline, rule.scope, rule.metric.name) ?? TYPICAL_SPREAD;
  const known = [valueIn(base, rule), valueIn(head, now)].filter((value) => value !== null);
  for (const value of [...known, ...typical(rule)]) {
    const before = toleranceValue(rule.tolerance, value, n, spread);
    const after = toleranceValue(now.tolerance, value, n, spread);
    if (after <= before + EPSILON) continue;
    const shares = [...rule.tolerance, ...now.tolerance].some(({ unit }) => unit === "percent");
    return { of: known.includes(value) || !shares ? null : value, before, after };
  }
  return null;
}

function valueIn({ baseline }: Inputs, rule: Rule): number | null {
  if (baseline === null) return null;
  const { family, name } = rule.metric;
  if (family.kind !== "latency") return bucketAt(baseline.means, rule.scope)?.get(name) ?? null;
  const summary = bucketAt(baseline.latency, rule.scope);
  const stage = rule.metric.k === null ? rule.metric.stage : undefined;
  const whole = stage === undefined ? summary : summary?.spans?.get(stage);
  return whole?.[`${family.statistic}_ms`] ?? null;
}

function typical(rule: Rule): readonly number[] {
  return rule.metric.family.kind === "latency" ? [1, 100, 10_000] : [0.01, 0.5, 1];
}

/** Where the change was written: an intent's rule may come from the intent, from per_intent, or from the metric, a tag's from the tag or the metric. */
function fieldOf(rule: Rule, base: Config, head: Config, gone: boolean): string {
  const { name, family } = rule.metric;
  const overall = `gate.${name}`;
  if (rule.scope.kind === "overall") return overall;
  const { kind, name: bucket } = rule.scope;
  const own = ({ gate }: Config): unknown =>
    (kind === "intent" ? gate.intents : gate.tags)?.get(bucket)?.get(name) ?? null;
  if (differs(own(base), own(head))) return `gate.${kind}s.${bucket}.${name}`;
  if (kind === "tag") return overall;
  const off = gone && head.gate.metrics.get(name) === "off";
  const shared = family.kind !== "latency" && !off && differs(base.gate.per_intent, head.gate.per_intent);
  return shared ? "gate.per_intent" : overall;
}

function differs(before: unknown, after: unknown): boolean {
  return compactCanonical(before) !== compactCanonical(after);
}

function weakerLosses(base: Inputs, head: Inputs): readonly WeakeningFinding[] {
  const [before, after] = [base.config.gate.newly_lost, head.config.gate.newly_lost];
  const n = base.suite.cases.filter((each) => !each.expect_empty).length;
  const file = rulesFile(head.config);
  const found: WeakeningFinding[] = [];
  if (!(after.critical <= before.critical)) {
    const [was, is] = [String(before.critical), String(after.critical)];
    found.push(finding("rule_loosened", "gate.newly_lost.critical", file, was, is));
  }
  if (before.max === null) return found;
  if (after.max === null)
    return [...found, finding("rule_removed", "gate.newly_lost", file, tolerances(before.max), "off")];
  const [allowed, now] = [lossesAllowed(before.max, n), lossesAllowed(after.max, n)];
  if (!(now <= allowed)) {
    const text = (max: readonly Tolerance[], count: number): string =>
      `${tolerances(max)} (${count} of ${n} cases)`;
    const [was, is] = [text(before.max, allowed), text(after.max, now)];
    found.push(finding("rule_loosened", "gate.newly_lost.max", file, was, is));
  }
  const sure = before.significance ?? base.config.gate.significance ?? "off";
  const less = after.significance ?? head.config.gate.significance ?? "off";
  if (lessSure(sure, less))
    found.push(finding("rule_loosened", "gate.newly_lost.significance", file, String(sure), String(less)));
  return found;
}

function ruleText(rule: Rule): string {
  const parts = [
    rule.tolerance.length === 0 ? null : `tolerance ${tolerances(rule.tolerance)}`,
    rule.floor === null ? null : `floor ${figure(rule.floor)}`,
    rule.ceiling === null ? null : `ceiling ${figure(rule.ceiling)}`,
  ];
  return parts.filter((part) => part !== null).join(", ") || "no limit";
}

function toleranceText(rule: Rule, effect: number): string {
  if (rule.tolerance.length === 0) return "none";
  const { scope } = rule;
  const where =
    scope.kind === "overall" ? "overall" : `in ${scope.kind === "tag" ? "tag " : ""}${scope.name}`;
  return `${tolerances(rule.tolerance)} (${figure(effect)} ${where})`;
}

/** As written in a config: `0.01`, `25%`, `1 case`. */
function tolerances(list: readonly Tolerance[]): string {
  const words = list.map(({ unit, value }) => {
    if (unit === "absolute") return figure(value);
    if (unit === "percent") return `${figure(value)}%`;
    if (unit === "spread") return `${figure(value)} spread`;
    return `${figure(value)} ${value === 1 ? "case" : "cases"}`;
  });
  return words.length === 1 ? words[0]! : `[${words.join(", ")}]`;
}

export const DEFINITION: Weakening = {
  name: "definition",
  find: ({ base: { config: base }, head: { config: head } }) =>
    findingsIn(head.file, (report) => {
      if (base.k !== head.k) report("definition", "k", String(base.k), String(head.k));
      const definition = new Map(Object.entries(head.definition));
      for (const [field, value] of Object.entries(base.definition)) {
        const [before, after] = [compactCanonical(value), compactCanonical(definition.get(field) ?? null)];
        if (before !== after) report("definition", `definition.${field}`, before, after);
      }
    }),
};

export const METRICS_REMOVED: Weakening = {
  name: "metrics",
  find: ({ base: { config: base }, head: { config: head } }) =>
    findingsIn(head.file, (report) => {
      // Another k names them all again, which is a finding already.
      if (base.k !== head.k) return;
      const kept = new Set([...metricsOf(head).map((metric) => metric.name), ...head.metrics]);
      for (const name of base.metrics) if (!kept.has(name)) report("metric_removed", "metrics", name, "none");
    }),
};

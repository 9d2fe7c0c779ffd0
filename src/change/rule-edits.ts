/**
 * The rules of a gate that a change removes or loosens, as they are in force for the base's cases.
 */
import { SUITE_LEVEL } from "../decision/levels.ts";
import { hasDefaultRecall } from "../decision/lost-queries.ts";
import { ruleKey, resolveRules, type Rule } from "../decision/rules.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Config, Significance, Tolerance } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import type { WeakenedField } from "../model/verdict.ts";
import { showFigure } from "./edit.ts";
import { requireItem } from "../model/lookup.ts";

/**
 * Returns the settings of the base's rules that the head removes or loosens, the first edit of each
 * field: rules of several intents may come from one setting, such as `per_intent`. If the head no
 * longer names an intent, its entry is the field, unless a written rule of the intent is listed.
 */
export function findRuleEdits(base: Inputs, head: Inputs): readonly WeakenedField[] {
  const newRules = new Map(
    resolveRules(head.config, base.suite).map((rule) => [ruleKey(rule), rule]),
  );
  const edits = new Map<string, WeakenedField>();
  // The intents with an edited rule that the config writes.
  const editedIntents = new Set<string>();
  for (const rule of resolveRules(base.config, base.suite)) {
    // Without latency there are no rules for it. That it is off is an edit of its own.
    if (rule.metric.family.kind === "latency" && head.config.latency === "off") {
      continue;
    }
    const newRule = findNewRule(rule, newRules, base.config, head.config);
    const field = findRuleField(rule, base.config, head.config, newRule === undefined);
    const intentField = findIntentField(rule);
    const isSuiteRecall = rule.metric.name === `recall@${base.config.k}` && intentField === null;
    const lostEdits = isSuiteRecall
      ? findLostRuleEdits(field, newRule, base.config, head.config)
      : [];
    for (const edit of [...compareRules(field, rule, newRule), ...lostEdits]) {
      if (intentField !== null && field === `${intentField}.${rule.metric.name}`) {
        editedIntents.add(intentField);
      }
      if (!edits.has(edit.field)) {
        edits.set(edit.field, edit);
      }
    }
  }
  return [...edits.values()].filter(({ field }) => !editedIntents.has(field));
}

/**
 * Returns the rule that stands for `rule` in the head. Under another k the same metric has another
 * name: without a rule of the old name (`recall@10`), that of the new name (`recall@20`).
 */
function findNewRule(
  rule: Rule,
  newRules: ReadonlyMap<string, Rule>,
  base: Config,
  head: Config,
): Rule | undefined {
  const key = ruleKey(rule);
  const ending = `@${base.k}`;
  const renamed = key.endsWith(ending) ? `${key.slice(0, -ending.length)}@${head.k}` : key;
  return newRules.get(key) ?? newRules.get(renamed);
}

/** Returns what the new rule weakens. `field` is where the rule is written. */
function compareRules(
  field: string,
  before: Rule,
  after: Rule | undefined,
): readonly WeakenedField[] {
  if (after === undefined) {
    return [{ field, before: showRule(before), after: "no rule" }];
  }
  const edits: WeakenedField[] = [];
  if (!isAsTight(before.tolerance, after.tolerance)) {
    edits.push({
      field: `${field}.tolerance`,
      before: showTolerances(before.tolerance),
      after: showTolerances(after.tolerance),
    });
  }
  if (before.floor !== null && (after.floor ?? -Infinity) < before.floor) {
    edits.push({
      field: `${field}.floor`,
      before: showFigure(before.floor),
      after: showFigure(after.floor),
    });
  }
  if (before.ceiling !== null && (after.ceiling ?? Infinity) > before.ceiling) {
    edits.push({
      field: `${field}.ceiling`,
      before: showFigure(before.ceiling),
      after: showFigure(after.ceiling),
    });
  }
  if (largestP(after.significance) < largestP(before.significance)) {
    edits.push({
      field: `${field}.significance`,
      before: String(before.significance),
      after: String(after.significance),
    });
  }
  return edits;
}

/**
 * Lost queries alone fail the gate while the config writes no tolerance for recall. Returns an edit
 * if the head writes one; none if its rule has no test, which is stricter.
 */
function findLostRuleEdits(
  field: string,
  newRule: Rule | undefined,
  base: Config,
  head: Config,
): readonly WeakenedField[] {
  if (newRule === undefined || newRule.significance === "off") {
    return [];
  }
  if (!hasDefaultRecall(base) || hasDefaultRecall(head)) {
    return [];
  }
  const before = "none written, so that lost queries fail";
  return [{ field: `${field}.tolerance`, before, after: showTolerances(newRule.tolerance) }];
}

/**
 * Whether the new tolerances allow no more than the old ones, with any baseline and number of
 * cases. The one that allows most counts, so each new one has to be within an old one of its unit,
 * or 0.
 */
function isAsTight(before: readonly Tolerance[], after: readonly Tolerance[]): boolean {
  // Without a tolerance any fall was allowed.
  if (before.length === 0) {
    return true;
  }
  const isNoLooser = ({ unit, value }: Tolerance): boolean =>
    before.some((old) => old.unit === unit && value <= old.value) || value === 0;
  return after.length > 0 && after.every(isNoLooser);
}

/** Returns the largest p at which a fall fails: any p without a test. */
function largestP(significance: Significance): number {
  if (significance === "off") {
    return 1;
  }
  return significance === "auto" ? SUITE_LEVEL : significance;
}

function findIntentField({ scope }: Rule): string | null {
  return scope.kind === "overall" ? null : `gate.intents.${scope.name}`;
}

/**
 * Returns the setting by which the rule was edited, such as `gate.recall@10`. An intent's rule may
 * come from the intent, from `per_intent`, or from the metric: the first of these that differs is
 * named. A small intent has rules only while `gate.intents` names it: then that entry is named.
 */
function findRuleField(rule: Rule, base: Config, head: Config, isRemoved: boolean): string {
  const { scope, metric } = rule;
  const { name, family } = metric;
  const overall = `gate.${name}`;
  const intentField = findIntentField(rule);
  if (scope.kind === "overall" || intentField === null) {
    return overall;
  }
  const ownRule = ({ gate }: Config): unknown => gate.intents.get(scope.name)?.get(name) ?? null;
  if (!sameCanonical(ownRule(base), ownRule(head))) {
    return `${intentField}.${name}`;
  }
  const isIntentNamed = ({ gate }: Config): boolean => gate.intents.has(scope.name);
  if (isRemoved && isIntentNamed(base) && !isIntentNamed(head)) {
    return intentField;
  }
  const isOff = isRemoved && head.gate.metrics.get(name) === "off";
  // `per_intent` has no rules of latency.
  const followsPerIntent = family.kind !== "latency" && !isOff;
  const isChanged = !sameCanonical(base.gate.per_intent, head.gate.per_intent);
  return followsPerIntent && isChanged ? "gate.per_intent" : overall;
}

/** Returns `tolerance 0.01, floor 0.8`. */
function showRule({ tolerance, floor, ceiling }: Rule): string {
  const parts: string[] = [];
  if (tolerance.length > 0) {
    parts.push(`tolerance ${showTolerances(tolerance)}`);
  }
  if (floor !== null) {
    parts.push(`floor ${showFigure(floor)}`);
  }
  if (ceiling !== null) {
    parts.push(`ceiling ${showFigure(ceiling)}`);
  }
  return parts.join(", ") || "no limit";
}

const UNITS = { absolute: "", percent: "%", cases: " cases" } as const;

/** Returns tolerances as a config writes them: `0.01`, `25%`, `1 case`. */
function showTolerances(tolerances: readonly Tolerance[]): string {
  if (tolerances.length === 0) {
    return "none";
  }
  const words = tolerances.map(({ unit, value }) =>
    unit === "cases" && value === 1 ? "1 case" : `${showFigure(value)}${UNITS[unit]}`,
  );
  return words.length === 1 ? requireItem(words, 0) : `[${words.join(", ")}]`;
}

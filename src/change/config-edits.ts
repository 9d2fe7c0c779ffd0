/**
 * The edits of a config that weaken its gate. A field that is not named here is compared, so a new
 * one can't be forgotten. Free is the author's own: the retriever's arguments, and where suite and
 * baseline lie, whose contents are compared instead.
 */

import { listMetrics, ruleKey, resolveRules, type Rule } from "../decision/rules.ts";
import { gatesCost } from "../gate/sound.ts";
import type { Config, Significance, Tolerance } from "../model/config.ts";
import { findHosts } from "../model/policy.ts";
import type { WeakenedField } from "../model/verdict.ts";
import {
  type FieldEdit,
  type ReadableChange,
  findFieldEdits,
  showFieldValue,
  showFigure,
} from "./edit.ts";
import { SUITE_LEVEL } from "../decision/levels.ts";
import { hasDefaultRecall } from "../decision/lost-queries.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Inputs } from "../model/report.ts";

/**
 * Returns the fields by which the head's config has a weaker gate than the base's: all edits but
 * additions and tightening (FREE). `before` and `after` are texts for people.
 */
export function findConfigEdits({ base, head }: ReadableChange): readonly WeakenedField[] {
  const arePricesCompared = gatesCost(base.config);
  const before = selectComparedFields(base.config, arePricesCompared);
  const after = selectComparedFields(head.config, arePricesCompared);
  const edits = findFieldEdits(before, after).filter((edit) => !isFree(edit));
  return [
    ...edits.map(({ path, ...values }) => ({
      field: path.join("."),
      before: showSetting(values.before),
      after: showSetting(values.after),
    })),
    ...findHostEdits(base.config, head.config),
    ...findRemovedMetrics(base.config, head.config),
    ...findRuleEdits(base, head),
  ];
}

/**
 * Returns the config without the keys that are free or compared in another way. Prices decide
 * nothing if the base's config gates no cost.
 */
function selectComparedFields(config: Config, arePricesCompared: boolean): unknown {
  const {
    file: _file,
    suites: _suites,
    baseline: _baseline,
    written_definition: _writtenDefinition,
    // Free: where answers vary, a new baseline's rows as a whole are compared with this run
    // (decision/new-baseline.ts).
    vary: _vary,
    // Cases that are not selected any more are found one by one.
    select: _select,
    metrics: _metrics,
    gate: _gate,
    prices,
    retriever,
    ...compared
  } = config;
  return {
    ...compared,
    ...(arePricesCompared && { prices }),
    retriever: { kind: retriever.kind, timeout_ms: retriever.timeout_ms },
  };
}

/** Whether an edit of a value makes the gate no weaker. */
type IsTighter = (before: unknown, after: unknown) => boolean;

const isNew: IsTighter = (before) => before === undefined || before === null;
const wasOff: IsTighter = (before) => before === "off";
const isLower: IsTighter = (before, after) => Number(after) < Number(before);
const isHigher: IsTighter = (before, after) => Number(after ?? 0) > Number(before ?? 0);

/** `auto` asks at least three times. */
const LEAST_REPEATS = 3;
const asksAsOften: IsTighter = (before, after) => {
  return after === "auto" || Number(after) >= (before === "auto" ? LEAST_REPEATS : Number(before));
};

/** The edits that are free: additions and tightening. In a path `*` stands for any one name. */
const FREE: readonly (readonly [path: string, isTighter: IsTighter])[] = [
  ["retriever.timeout_ms", isLower],
  // Latency was off, and is measured now.
  ["latency", wasOff],
  ["latency.repeats", asksAsOften],
  ["latency.warmup", isHigher],
  ["latency.budget_s", isHigher],
  // The number of cases that are timed. Without it all are.
  ["latency.cases", (before, after) => after === undefined || isHigher(before ?? Infinity, after)],
  ["latency.side_by_side.p50", isLower],
  ["latency.side_by_side.p95", isLower],
  ["latency.side_by_side.drift", (_, after) => after !== "allow"],
  ["prices", isNew],
  ["prices.models.*", isNew],
  ["prices.models.*.prompt", isHigher],
  ["prices.models.*.completion", isHigher],
  ["prices.models.*.per_call", isHigher],
  ["judge", isNew],
  // A judge that may be asked less ends the run. It passes nothing.
  ["judge.max_requests", isLower],
  ["judge.max_cost", (before, after) => isLower(before ?? Infinity, after ?? Infinity)],
  ["judge.prices", isNew],
  ["judge.prices.*", isHigher],
  ["judge.retries", isLower],
  ["judge.timeout_ms", isLower],
];

function isFree({ path, before, after }: FieldEdit): boolean {
  return FREE.some(([pattern, isTighter]) => {
    const names = pattern.split(".");
    const matches =
      names.length === path.length && names.every((name, i) => name === "*" || name === path[i]);
    return matches && isTighter(before, after);
  });
}

/** Returns a value as people read it; an object, such as `latency`, is `on`. */
function showSetting(value: unknown): string {
  return typeof value === "object" && value !== null ? "on" : showFieldValue(value);
}

/**
 * Returns the addresses of the retriever whose host is another, new or gone. Empty if the retriever
 * is of another kind, which is an edit of its own.
 */
function findHostEdits({ retriever: before }: Config, head: Config): readonly WeakenedField[] {
  const after = head.retriever;
  if (before.kind !== after.kind) {
    return [];
  }
  const oldHosts = new Map(findHosts(before, "retriever"));
  const newHosts = new Map(findHosts(after, "retriever"));
  const knownHosts = new Set(oldHosts.values());
  const edits: WeakenedField[] = [];
  for (const field of new Set([...oldHosts.keys(), ...newHosts.keys()])) {
    const oldHost = oldHosts.get(field);
    const newHost = newHosts.get(field);
    // A new address on a host that the base asks already is no other system.
    const isKnown = oldHost === undefined && newHost !== undefined && knownHosts.has(newHost);
    if (oldHost !== newHost && !isKnown) {
      edits.push({ field, before: showFieldValue(oldHost), after: showFieldValue(newHost) });
    }
  }
  return edits;
}

/**
 * Returns the metrics of the base's `metrics` that are neither reported nor gated any more. Empty
 * under another k, which renames them all and is an edit of its own.
 */
function findRemovedMetrics(before: Config, after: Config): readonly WeakenedField[] {
  if (before.k !== after.k) {
    return [];
  }
  const kept = new Set([...listMetrics(after).map(({ name }) => name), ...after.metrics]);
  const removed = before.metrics.filter((name) => !kept.has(name));
  return removed.map((name) => ({ field: "metrics", before: name, after: "none" }));
}

// The rules of a gate that a change removes or loosens, as they are in force for the base's
// cases.

/**
 * Returns the settings of the base's rules that the head removes or loosens. Each field is there
 * once, with its first edit: one setting, such as `per_intent`, may make the rules of many intents.
 * Both configs get the base's suite, so that an intent without cases in the head loses no rule.
 */
function findRuleEdits(base: Inputs, head: Inputs): readonly WeakenedField[] {
  const headRules = resolveRules(head.config, base.suite);
  const newRules = new Map(headRules.map((rule) => [ruleKey(rule), rule]));
  const firstEdits = new Map<string, WeakenedField>();
  for (const rule of resolveRules(base.config, base.suite)) {
    // Without latency there are no rules for it. That it is off is an edit of its own.
    if (rule.metric.family.kind === "latency" && head.config.latency === "off") {
      continue;
    }
    const newRule = findNewRule(rule, newRules, base.config, head.config);
    const field = findRuleField(rule, base.config, head.config, newRule === undefined);
    const edits =
      newRule === undefined
        ? [{ field, before: showRule(rule), after: "no rule" }]
        : [
            ...compareRules(field, rule, newRule),
            ...findLostQueriesEdits(field, rule, newRule, base.config, head.config),
          ];
    for (const edit of edits.filter((each) => !firstEdits.has(each.field))) {
      firstEdits.set(edit.field, edit);
    }
  }
  return [...firstEdits.values()];
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

/** Returns what the new rule weakens. `field` is where it is written. */
function compareRules(field: string, before: Rule, after: Rule): readonly WeakenedField[] {
  const edits: WeakenedField[] = [];
  const addEdit = (limit: keyof Rule, oldText: string, newText: string): void => {
    edits.push({ field: `${field}.${limit}`, before: oldText, after: newText });
  };
  if (!isAsTight(before.tolerance, after.tolerance)) {
    addEdit("tolerance", showTolerances(before.tolerance), showTolerances(after.tolerance));
  }
  if (before.floor !== null && (after.floor ?? -Infinity) < before.floor) {
    addEdit("floor", showFigure(before.floor), showFigure(after.floor));
  }
  if (before.ceiling !== null && (after.ceiling ?? Infinity) > before.ceiling) {
    addEdit("ceiling", showFigure(before.ceiling), showFigure(after.ceiling));
  }
  // A smaller p lets more falls pass.
  if (largestP(after.significance) < largestP(before.significance)) {
    addEdit("significance", String(before.significance), String(after.significance));
  }
  return edits;
}

/**
 * Returns an edit if the head writes a tolerance of the suite's recall at k, and the base none: the
 * base writes no `recall@10`, and the head `recall@10: { tolerance: 0.1 }`. The written tolerance
 * switches off the rule about lost queries (hasDefaultRecall). With `significance: off` every fall
 * beyond the tolerance fails. That is stricter, so there is no edit.
 */
function findLostQueriesEdits(
  field: string,
  { metric, scope }: Rule,
  newRule: Rule,
  base: Config,
  head: Config,
): readonly WeakenedField[] {
  const isSuiteRecall = metric.name === `recall@${base.k}` && scope.kind === "overall";
  const dropsLostQueryRule = isSuiteRecall && hasDefaultRecall(base) && !hasDefaultRecall(head);
  if (!dropsLostQueryRule || newRule.significance === "off") {
    return [];
  }
  const before = "none written, so that lost queries fail";
  return [{ field: `${field}.tolerance`, before, after: showTolerances(newRule.tolerance) }];
}

/**
 * Whether the new tolerances allow no more than the old ones, with any baseline and number of
 * cases. Of several tolerances the largest counts, so each new one has to be 0, or at most an old
 * one of its unit.
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

/**
 * Returns the setting by which the head loosened or removed the rule: of the whole suite
 * `gate.recall@10`. A rule of an intent may come from several settings; the first that differs:
 * `gate.intents.faq.recall@10`, `gate.intents.faq`, `gate.per_intent`, else `gate.recall@10`.
 */
function findRuleField(rule: Rule, base: Config, head: Config, isRemoved: boolean): string {
  const { scope, metric } = rule;
  const { name, family } = metric;
  const suiteField = `gate.${name}`;
  if (scope.kind === "overall") {
    return suiteField;
  }
  const intentField = `gate.intents.${scope.name}`;
  const oldRules = base.gate.intents.get(scope.name);
  const newRules = head.gate.intents.get(scope.name);
  if (!sameCanonical(oldRules?.get(name) ?? null, newRules?.get(name) ?? null)) {
    // `intents: { faq: { recall@10: { floor: 0.8 } } }` now has a floor of 0.7.
    return `${intentField}.${name}`;
  }
  // `intents: { faq: {} }` is gone: an intent with few cases has rules only while it is named.
  const isIntentGone = oldRules !== undefined && newRules === undefined;
  if (isRemoved && isIntentGone) {
    return intentField;
  }
  const isSwitchedOff = isRemoved && head.gate.metrics.get(name) === "off";
  // `per_intent` makes no rules for latency.
  if (isSwitchedOff || family.kind === "latency") {
    return suiteField;
  }
  // `per_intent: { tolerance: 0.01 }` now has 0.05.
  const isSame = sameCanonical(base.gate.per_intent, head.gate.per_intent);
  return isSame ? suiteField : "gate.per_intent";
}

/** Returns the limits of a rule as text: `tolerance 0.01, floor 0.8`. */
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
  const list = words.join(", ");
  return words.length === 1 ? list : `[${list}]`;
}

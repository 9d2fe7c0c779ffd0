/**
 * The edits of a config that weaken its gate. A field that is not named here is compared, so a new
 * one can't be forgotten. Free is the author's own: the retriever's arguments, and where suite and
 * baseline lie, whose contents are compared instead.
 */
import { listMetrics } from "../decision/rules.ts";
import { gatesCost } from "../gate/sound.ts";
import type { Config } from "../model/config.ts";
import { findHosts } from "../model/policy.ts";
import type { WeakenedField } from "../model/verdict.ts";
import { type FieldEdit, type ReadableChange, findFieldEdits, showFieldValue } from "./edit.ts";
import { findRuleEdits } from "./rule-edits.ts";

/**
 * Returns the fields by which the head's config has a weaker gate than the base's. `before` and
 * `after` are texts for people.
 */
export function findConfigEdits({ base, head }: ReadableChange): readonly WeakenedField[] {
  const before = selectComparedFields(base.config, base.config);
  const after = selectComparedFields(head.config, base.config);
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
 * Returns the config without the keys that are free or compared in another way. Prices are left out
 * if the base's config gates no cost: then they decide nothing.
 */
function selectComparedFields(config: Config, base: Config): unknown {
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
    ...(gatesCost(base) ? { prices } : {}),
    retriever: { kind: retriever.kind, timeout_ms: retriever.timeout_ms },
  };
}

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

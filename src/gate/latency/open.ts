/** Which cases are worth asking once more: those of checks that the plan's samples leave open. */
import type { Definition, LatencySettings } from "../../model/config.ts";
import type { StageSamples } from "../../model/run.ts";
import { scopeText, casesIn } from "../../model/scope.ts";
import type { AskedCase, Case } from "../../model/suite.ts";
import { storedRule, recordedSamples } from "../latency-checks.ts";
import { hasRatio, ruleOf } from "../ratio-checks.ts";
import { type Rule, resolveRules } from "../rules.ts";
import type { ResampleOptions } from "./resample.ts";
import { hasLimit, keyOf, storedPlan } from "./plans.ts";
import type { PlanningPolicy, RunSampling } from "./run-plan.ts";
import { lookAtRatios } from "./side-by-side.ts";
import { lookAtStored } from "./stored.ts";
import { type TimedCase, evenly, firstLook, isOpen, pairOf, sidesOf } from "./two-looks.ts";

/** Milliseconds by id of the case asked. */
export interface Seen {
  readonly now: ReadonlyMap<string, readonly number[]>;
  readonly stages: ReadonlyMap<string, StageSamples>;
  /** The base retriever's, where it is asked beside; null elsewhere. */
  readonly base: {
    readonly now: ReadonlyMap<string, readonly number[]>;
    readonly stages: ReadonlyMap<string, StageSamples>;
  } | null;
}

export interface Asking {
  readonly cases: readonly AskedCase[];
  readonly sampling: RunSampling;
  readonly settings: LatencySettings;
  readonly definition: Definition;
}

/** Ids of the cases asked, for one policy. */
export function openCases(policy: PlanningPolicy, asking: Asking, seen: Seen): ReadonlySet<string> {
  const { suite, config, baseline } = policy;
  const left = new Set((storedPlan(policy, baseline, asking.settings)?.unfilled ?? []).map(keyOf));
  const idOf = askedIds(suite.cases, asking.cases);
  const open = new Set<string>();
  for (const rule of resolveRules(config, suite).rules) {
    const { family } = rule.metric;
    if (family.kind !== "latency" || !hasLimit(rule)) continue;
    if (left.has(keyOf({ scope: scopeText(rule.scope), statistic: family.statistic })) && !rule.named)
      continue;
    const cases = casesIn(suite.cases, rule.scope).filter((each) => idOf.has(each.id));
    const timed = cases.map((each) => timedOf(each, idOf.get(each.id)!, rule, { policy, asking, seen }));
    if (!isRuleOpen(rule, timed, asking, seen.base !== null)) continue;
    for (const { id } of cases) open.add(idOf.get(id)!);
  }
  return open;
}

/** By which id a policy's case is asked; another policy's case of that id may ask something else. */
function askedIds(cases: readonly Case[], asked: readonly AskedCase[]): ReadonlyMap<string, string> {
  const queries = new Map(cases.map(({ id, query }) => [id, query]));
  return new Map(
    asked.flatMap((each) => {
      const own = each.asked_as ?? each.id;
      return queries.get(own) === each.query ? [[own, each.id] as const] : [];
    }),
  );
}

interface Timed extends TimedCase {
  readonly paired: boolean;
}

function timedOf(
  { id, digests }: Case,
  asked: string,
  { metric }: Rule,
  { policy, asking, seen }: { readonly policy: PlanningPolicy; readonly asking: Asking; readonly seen: Seen },
): Timed {
  const stage = metric.k === null ? metric.stage : undefined;
  const of = ({ now, stages }: Pick<Seen, "now" | "stages">): readonly number[] =>
    (stage === undefined ? now.get(asked) : stages.get(asked)?.get(stage)) ?? [];
  const recorded = policy.baseline?.cases.get(id);
  const before = recorded?.digests.ask === digests.ask ? recorded : undefined;
  return {
    planned: asking.sampling.times.get(asked) ?? 0,
    now: of(seen),
    before: seen.base === null ? recordedSamples(before, stage) : of(seen.base),
    paired: seen.base !== null || before !== undefined,
  };
}

function isRuleOpen(rule: Rule, timed: readonly Timed[], asking: Asking, beside: boolean): boolean {
  const { family } = rule.metric;
  if (family.kind !== "latency") return false;
  const options: ResampleOptions = { seed: asking.settings.seed, method: asking.definition.percentile };
  const look = (bare: Rule, cases: readonly Timed[]): boolean =>
    hasLimit(bare) &&
    isOpen(lookAtStored(sidesOf(firstLook(cases)), storedRule(bare, family, cases.length), options));
  const ceiling = { ...rule, tolerance: [] };
  const whole = rule.metric.k === null && rule.metric.stage === undefined;
  if (beside && whole && hasRatio(family)) {
    const pairs = firstLook(timed).map((each) => pairOf(evenly(each)));
    const ratio = lookAtRatios(pairs, ruleOf(family.statistic, asking.settings.side_by_side), options);
    return isOpen(ratio) || look(ceiling, timed);
  }
  const paired = timed.filter((each) => each.paired);
  return look(rule, paired) || (paired.length < timed.length && look(ceiling, timed));
}

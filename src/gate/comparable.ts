/** Whether a baseline's numbers mean the same as this run's. */
import type { Baseline } from "../model/baseline.ts";
import { type JudgeFingerprint, judgeFingerprint } from "../model/answers.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Suite } from "../model/suite.ts";
import { gatesCost } from "./prices.ts";

export interface Difference {
  readonly field: string;
  readonly baseline: string;
  readonly current: string;
}

/** Fields that must match and don't; empty where baseline and run are comparable. */
export function differences(config: Config, suite: Suite, baseline: Baseline): readonly Difference[] {
  const found: Difference[] = [];
  const compare = (field: string, before: unknown, now: unknown): void => {
    const [a, b] = [compactCanonical(before), compactCanonical(now)];
    if (a !== b) found.push({ field, baseline: a, current: b });
  };
  if (baseline.foreign !== undefined) {
    // It knows its suite by the revision alone, and says nothing of k and definition.
    compare("suite_version", baseline.suite.revision, suite.revision);
    return found;
  }
  compare("suite.name", baseline.suite.name, suite.name);
  compare("k", baseline.k, config.k);
  for (const field of Object.keys(config.definition) as (keyof Config["definition"])[]) {
    compare(`definition.${field}`, baseline.definition[field], config.definition[field]);
  }
  const judge = config.judge === undefined ? null : judgeFingerprint(config.judge);
  for (const [field, before, now] of judgeDifferences(baseline.judge ?? null, judge))
    compare(field, before, now);
  if (config.prices === undefined || baseline.prices === undefined || !gatesCost(config)) return found;
  compare("prices.currency", baseline.prices.currency, config.prices.currency);
  for (const [model, before] of baseline.prices.models) {
    const now = config.prices.models.get(model);
    // A model that is used no more leaves what it cost as it was.
    if (now !== undefined) compare(`prices.models.${model}`, before, now);
  }
  return found;
}

/** By field, or as a whole where one side has no judge; empty where both are alike. */
export function judgeDifferences(
  before: JudgeFingerprint | null,
  now: JudgeFingerprint | null,
): readonly (readonly [field: string, before: unknown, now: unknown])[] {
  if (before === null || now === null) return before === now ? [] : [["judge", before, now]];
  const fields = Object.keys(now) as (keyof JudgeFingerprint)[];
  return fields
    .filter((field) => before[field] !== now[field])
    .map((field) => [`judge.${field}`, before[field], now[field]]);
}

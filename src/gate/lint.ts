/** What is legal in a suite and still weakens it. */
import { matchable, matcher } from "../metrics/matching.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config, Definition } from "../model/config.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Hit } from "../model/run.ts";
import { type Case, type Suite, type Target, targetLabel } from "../model/suite.ts";
import { SMALL_INTENT, resolveRules } from "./rules.ts";
import { deadCases } from "./dead-cases.ts";
import { type Power, lossesSeen, newlyLostNeverFires, powerOf } from "./statistics/power.ts";
import { type Scope, OVERALL, intentScope, scopeText, tagScope, casesIn } from "../model/scope.ts";

export interface Lint {
  /** Overall first, then by intent, then the tags that rules name. */
  readonly buckets: readonly LintBucket[];
  /** Every gated quality metric and rate, with what it takes to make it fail. */
  readonly rules: readonly Power[];
  readonly warnings: readonly string[];
}

export interface LintBucket {
  readonly scope: Scope;
  /** With targets: what recall, mrr and ndcg are means over. */
  readonly cases: number;
  /** Negative controls, which count in false_result_rate alone. */
  readonly controls: number;
  /** By how much one of `cases` moves a mean; null where there is none. */
  readonly weight: number | null;
  /** From how many lost cases without a win on the gate fails; null where no number of them does. */
  readonly losses: number | null;
}

export function lintSuite(config: Config, suite: Suite, baseline: Baseline | null): Lint {
  const intents = [...new Set(suite.cases.map(({ intent }) => intent))].toSorted(compareCodePoints);
  const tags = [...(config.gate.tags?.keys() ?? [])].toSorted(compareCodePoints);
  const seen = lossesSeen(resolveRules(config, suite).rules, { config, suite });
  const buckets = [OVERALL, ...intents.map(intentScope), ...tags.map(tagScope)].map((scope) => {
    const own = casesIn(suite.cases, scope);
    const cases = own.filter((each) => !each.expect_empty && each.answers_only !== true).length;
    const controls = own.filter((each) => each.expect_empty).length;
    const weight = cases === 0 ? null : 1 / cases;
    return { scope, cases, controls, weight, losses: seen.get(scopeText(scope)) ?? null };
  });
  const rules = powerOf(config, suite, baseline);
  return {
    buckets,
    rules,
    warnings: [
      ...suite.cases.flatMap((each) => overlaps(each, config.definition)),
      ...buckets
        .filter((each) => each.scope.kind !== "tag" && each.cases + each.controls < SMALL_INTENT)
        .map(smallBucket),
      ...rules.flatMap(neverFiresWarning),
      ...lossWarning(config, suite),
      ...deadCases(suite, baseline).map(
        (id) =>
          `case ${id} found none of its targets at the baseline, so it can't be lost. Check the targets, or the index`,
      ),
    ],
  };
}

/** Intents and tags with rules that no case has: every run fails such a rule for missing data. */
export function emptyBuckets({ gate }: Config, suite: Suite): readonly Exclude<Scope, { kind: "overall" }>[] {
  const named = [
    ...[...gate.intents].map(([name, rules]) => ({ scope: { kind: "intent" as const, name }, rules })),
    ...[...(gate.tags ?? [])].map(([name, rules]) => ({ scope: { kind: "tag" as const, name }, rules })),
  ];
  return named
    .filter(({ rules }) => [...rules.values()].some((rule) => rule !== "off"))
    .map(({ scope }) => scope)
    .filter((scope) => casesIn(suite.cases, scope).length === 0)
    .toSorted((a, b) => compareCodePoints(scopeText(a), scopeText(b)));
}

function lossWarning(config: Config, suite: Suite): readonly string[] {
  const neverFires = newlyLostNeverFires(config, suite);
  return neverFiresWarning({ metric: "newly_lost", scope: OVERALL, neverFires });
}

function smallBucket({ scope, cases, controls }: LintBucket): string {
  const size = cases + controls === 1 ? "1 case" : `${cases + controls} cases`;
  if (scope.kind === "overall") return `the suite has ${size}, and checks of so few see little. Add cases`;
  return `${scopeText(scope)} has ${size}; below ${SMALL_INTENT} its quality is not gated unless named. Add cases, or join it with another intent`;
}

function neverFiresWarning({
  metric,
  scope,
  neverFires,
}: Pick<Power, "metric" | "scope" | "neverFires">): readonly string[] {
  if (neverFires === null) return [];
  const rule = `the rule for ${metric} (${scopeText(scope)}) can never fail`;
  switch (neverFires.code) {
    case "no_limit":
      return [`${rule}: it has no tolerance, floor or ceiling`];
    case "limit_beyond_worst":
      return [
        `${rule}: its limit ${neverFires.limit.toFixed(4)} is no better than the worst, ${neverFires.worst}`,
      ];
    case "allows_every_loss":
      return [`${rule}: it allows ${neverFires.allowed} losses of ${neverFires.cases}`];
  }
}

/** Each target is compared with each other one. */
const MOST_COMPARED = 300;

/** Two targets that one result could cover: recall counts both, ndcg only one. */
function overlaps(subject: Case, definition: Definition): readonly string[] {
  if (subject.expected.length > MOST_COMPARED) {
    const { file, line } = subject.place;
    return [
      `${file}:${line}: case ${subject.id} has ${subject.expected.length} targets; which of them one result could cover is looked at up to ${MOST_COMPARED}`,
    ];
  }
  const hits = subject.expected.map((target) => matchable(exactly(target), definition));
  return subject.expected.flatMap((target, i) => {
    const covers = matcher(target, definition);
    return subject.expected
      .filter((_, j) => i !== j && covers(hits[j]!))
      .map(
        (other) =>
          `${subject.place.file}:${subject.place.line}: case ${subject.id}: a result for "${shortLabel(other)}" also covers "${shortLabel(target)}", so recall counts it twice. Keep one of the two`,
      );
  });
}

/** The result that is this target and nothing more. */
function exactly(target: Target): Hit {
  const { kind, value } = target;
  const hit = { doc_id: value, repeat: false };
  switch (kind) {
    case "hint":
    case "path":
      return { ...hit, path: value };
    case "name":
      return { ...hit, name: value };
    case "qualified_name":
      return { ...hit, qualified_name: value };
    case "id":
      return hit;
    case "text":
      return { ...hit, doc_id: "", text: value };
    case "file":
      return { ...hit, path: value, text: target.text };
    case "span": {
      const document = target.by === "path" ? { path: value } : { id: value };
      return { ...hit, doc_id: "", ...document, span: { start: target.start, end: target.end } };
    }
  }
}

const LABEL = 80;

/** A passage may be a page long. */
function shortLabel(target: Target): string {
  const label = targetLabel(target).replaceAll(/\s+/g, " ");
  return label.length > LABEL ? `${label.slice(0, LABEL - 1).replace(/[\ud800-\udbff]$/, "")}…` : label;
}

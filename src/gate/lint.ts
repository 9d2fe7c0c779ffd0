/** What is legal in a suite and still weakens it. */
import { matchable, matcher } from "../metrics/matching.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config, Definition } from "../model/config.ts";
import { compareCodePoints } from "../model/order.ts";
import { type Case, type Suite, type Target, targetLabel } from "../model/suite.ts";
import type { Scope } from "../model/verdict.ts";
import { SMALL_INTENT } from "./rules.ts";
import { type Power, powerOf, significantLosses } from "./statistics/power.ts";

export interface Lint {
  /** Overall first, then by intent. */
  readonly buckets: readonly Bucket[];
  /** Every gated quality metric and rate, with what it takes to make it fail. */
  readonly rules: readonly Power[];
  readonly warnings: readonly string[];
}

export interface Bucket {
  readonly scope: Scope;
  readonly cases: number;
  /** By how much one case moves a mean. */
  readonly weight: number;
  /** Losses without a win that a one-sided sign test calls significant at 5 %; null where there are too few cases. */
  readonly losses: number | null;
}

export function lintSuite(config: Config, suite: Suite, baseline: Baseline | null): Lint {
  const sizes = new Map<Scope, number>([["overall", suite.cases.length]]);
  for (const { intent } of suite.cases)
    sizes.set(`intent:${intent}`, (sizes.get(`intent:${intent}`) ?? 0) + 1);
  const buckets = [...sizes]
    .toSorted(([a], [b]) => Number(a !== "overall") - Number(b !== "overall") || compareCodePoints(a, b))
    .map(([scope, cases]) => ({
      scope,
      cases,
      weight: 1 / cases,
      losses: significantLosses(cases).oneSided,
    }));
  const rules = powerOf(config, suite, baseline);
  return {
    buckets,
    rules,
    warnings: [
      ...suite.cases.flatMap((each) => overlaps(each, config.definition)),
      ...buckets.filter((each) => each.cases < SMALL_INTENT).map(smallBucket),
      ...sameQueries(suite),
      ...rules.flatMap(neverFiresWarning),
    ],
  };
}

function smallBucket({ scope, cases }: Bucket): string {
  return `${scope} has ${cases} cases; below ${SMALL_INTENT} its quality is not gated unless named`;
}

function neverFiresWarning({ metric, scope, neverFires }: Power): readonly string[] {
  if (neverFires === null) return [];
  const rule = `the rule for ${metric} (${scope}) can never fail`;
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

/** Two targets that one result could cover: recall counts both, ndcg only one. */
function overlaps(subject: Case, definition: Definition): readonly string[] {
  return subject.expected.flatMap((target, i) =>
    subject.expected
      .filter((other, j) => i !== j && other.kind !== "text" && covers(target, other, definition))
      .map(
        (other) =>
          `${subject.place.file}:${subject.place.line}: case ${subject.id}: a result for "${targetLabel(other)}" also covers "${targetLabel(target)}"`,
      ),
  );
}

/** Whether a result that is exactly `other` covers `target`. */
function covers(target: Target, other: Target, definition: Definition): boolean {
  const asPath = other.kind === "path" || other.kind === "hint" ? { path: other.value } : {};
  const asName = other.kind === "name" ? { name: other.value } : {};
  const asQualified = other.kind === "qualified_name" ? { qualifiedName: other.value } : {};
  const hit = { docId: other.value, repeat: false, ...asPath, ...asName, ...asQualified };
  return matcher(target, definition)(matchable(hit, definition, false));
}

function sameQueries(suite: Suite): readonly string[] {
  const first = new Map<string, string>();
  return suite.cases.flatMap((each) => {
    const key = each.query.trim().toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, each.id);
      return [];
    }
    return [`${each.place.file}:${each.place.line}: case ${each.id} asks the same as ${earlier}`];
  });
}

/** What is legal in a suite and still weakens it, what its rules can see, and which can never speak: before any run. */
import { requireItem } from "../model/lookup.ts";
import { type CaseMetric, hasTest, isPerCase } from "../metrics/family.ts";
import { isHitRate } from "../metrics/rates.ts";
import { normaliseHit, compileTarget } from "../metrics/matching.ts";
import { parseMetric } from "../metrics/registry.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config, Definition } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import type { Hit } from "../model/run.ts";
import {
  type Scope,
  OVERALL,
  findBucket,
  selectCases,
  groupBy,
  intentScope,
  scopeText,
} from "../model/scope.ts";
import {
  type Case,
  type SingleTarget,
  type Suite,
  type Target,
  sameQuestion,
  singleTargets,
  targetLabel,
} from "../model/suite.ts";
import { deadCases } from "./dead-cases.ts";
import { type Bucket, BucketTest, type CaseMove, findBuckets } from "../decision/bucket-test.ts";
import { SMALL_INTENT, ownLevel } from "../decision/levels.ts";
import { EPSILON, checkLimit, isWithinLimit, toleranceValue } from "../decision/limits.ts";
import { isHeadline, resolveRules, type Rule } from "../decision/rules.ts";

interface Lint {
  /** Overall first, then by intent. */
  readonly buckets: readonly LintBucket[];
  /** Every gated quality metric and rate, with what it takes to make it fail. */
  readonly rules: readonly Power[];
  readonly warnings: readonly string[];
}

export interface LintBucket {
  readonly scope: Scope;
  /** All of its cases, those for answers alone among them. */
  readonly size: number;
  /** With targets: what recall, mrr and ndcg are means over. */
  readonly cases: number;
  /** Negative controls, which count in false_result_rate alone. */
  readonly controls: number;
  /** By how much one of `cases` moves a mean; null without cases. */
  readonly weight: number | null;
  /** From how many lost cases without a win on the gate fails; null where no number of them does. */
  readonly losses: number | null;
}

export function lintSuite(config: Config, suite: Suite, baseline: Baseline | null): Lint {
  const intents = [...new Set(suite.cases.map(({ intent }) => intent))].toSorted(compareCodePoints);
  const seen = lossesSeen(config, suite);
  const buckets = [OVERALL, ...intents.map(intentScope)].map((scope) => {
    const own = selectCases(suite.cases, scope);
    const cases = own.filter(isSought).length;
    const controls = own.filter((each) => each.expect_empty).length;
    const weight = cases === 0 ? null : 1 / cases;
    return {
      scope,
      size: own.length,
      cases,
      controls,
      weight,
      losses: seen.get(scopeText(scope)) ?? null,
    };
  });
  const rules = findPower(config, suite, baseline, seen);
  const wide = wideTolerances(config);
  return {
    buckets,
    rules,
    warnings: [
      ...suite.cases.flatMap((each) => findOverlaps(each, config.definition)),
      ...suite.cases.flatMap((each) => belowRelevance(each, config.definition)),
      ...suite.cases.flatMap(unlikelyTargets),
      ...buckets.filter(({ size }) => size < SMALL_INTENT).map(smallBucket),
      ...intents.flatMap(twiceWarning),
      ...wide.values(),
      ...rules
        .map(describePower)
        .flatMap(({ metric, scope, never }) =>
          never === null || wide.has(metric)
            ? []
            : [`the rule for ${metric} (${scopeText(scope)}) can never fail: ${never}`],
        ),
      ...deadCases(suite, baseline).map(
        (id) =>
          `case ${id} found none of its targets at the baseline, so it can't be lost. Check the targets, or the index`,
      ),
    ],
  };
}

/** Warns of a case of which no target is graded as relevant. */
function belowRelevance(subject: Case, { relevance }: Definition): readonly string[] {
  const { expected, id, place } = subject;
  const best = expected.reduce((most, { grade }) => Math.max(most, grade), 0);
  if (expected.length === 0 || best >= relevance) {
    return [];
  }
  return [
    `${place.file}:${place.line}: case ${id}: its best grade is ${best}, below \`definition.relevance\` (${relevance}), so its recall and MRR are always 0`,
  ];
}

/** Forms of a name that no result has, with what to write. */
const UNLIKELY: readonly (readonly [RegExp, string])[] = [
  [/^\//, "begins with a slash; paths are relative to the repository"],
  [/\/\//, "has a double slash"],
  [/\/$/, "ends with a slash, as a folder does"],
  [/^[“”‘’"']|[“”‘’"']$/u, "has a quote at its end"],
];

/** Warns of targets whose form hardly matches a document. */
function unlikelyTargets({ expected, forbidden, id, place }: Case): readonly string[] {
  const warnings: string[] = [];
  for (const target of [...expected, ...forbidden].flatMap(singleTargets)) {
    if (target.kind === "text" || target.kind === "file" || target.kind === "glob") {
      continue;
    }
    const { value } = target;
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(value);
    const form = isUrl ? undefined : UNLIKELY.find(([pattern]) => pattern.test(value))?.[1];
    const decomposed =
      value === value.normalize("NFC") ? undefined : "has decomposed letters (NFD)";
    const reason = form ?? decomposed;
    if (reason !== undefined) {
      warnings.push(
        `${place.file}:${place.line}: case ${id}: the target "${shortLabel(target)}" ${reason}; write it as the search returns it`,
      );
    }
  }
  return warnings;
}

/** Where an intent further on in the list has this name in other letters. */
function twiceWarning(name: string, at: number, intents: readonly string[]): readonly string[] {
  const isTwice = intents.slice(at + 1).some((other) => other.toLowerCase() === name.toLowerCase());
  const warning = `intents "${name}" and one that differs in letter case alone are two: give them one name`;
  return isTwice ? [warning] : [];
}

/** Kinds of metrics that lie between 0 and 1. */
const SHARES: ReadonlySet<string> = new Set(["quality", "rate", "answer"]);

/** By metric, what is wrong with a tolerance of more than all that there is. */
function wideTolerances({ gate }: Config): ReadonlyMap<string, string> {
  return new Map(
    [...gate.metrics].flatMap(([name, rule]): readonly (readonly [string, string])[] => {
      const metric = parseMetric(name);
      const written = rule === "off" ? [] : (rule.tolerance ?? []);
      const most = Math.max(
        0,
        ...written.map(({ unit, value }) => (unit === "absolute" ? value : 0)),
      );
      if (most <= 1 || typeof metric === "string" || !SHARES.has(metric.family.kind)) {
        return [];
      }
      const warning = `the tolerance ${most} of ${name} allows any change, because ${name} lies between 0 and 1. Did you mean ${most / 100} or "${most}%"?`;
      return [[name, warning]];
    }),
  );
}

/** Returns the intents with rules that no case has: every run fails such a rule for missing data. */
export function emptyIntents({ gate }: Config, suite: Suite): readonly string[] {
  const known = new Set(suite.cases.map(({ intent }) => intent));
  return [...gate.intents]
    .filter(
      ([name, rules]) => !known.has(name) && [...rules.values()].some((rule) => rule !== "off"),
    )
    .map(([name]) => name)
    .toSorted(compareCodePoints);
}

function smallBucket({ scope, size }: LintBucket): string {
  const cases = size === 1 ? "1 case" : `${size} cases`;
  if (scope.kind === "overall") {
    return `the suite has ${cases}, and checks of so few see little. Add cases`;
  }
  return `${scopeText(scope)} has ${cases}; below ${SMALL_INTENT} its quality is not gated unless named. Add cases, or join it with another intent`;
}

/** Each target is compared with each other one. */
const MOST_COMPARED = 300;

/** Two targets that one result could cover: recall counts both, ndcg only one. */
function findOverlaps(subject: Case, definition: Definition): readonly string[] {
  if (subject.expected.length > MOST_COMPARED) {
    const { file, line } = subject.place;
    return [
      `${file}:${line}: case ${subject.id} has ${subject.expected.length} targets; which of them one result could cover is looked at up to ${MOST_COMPARED}`,
    ];
  }
  // In a case with any-of needs a result serves one of them, so nothing counts twice.
  const targets = subject.expected.flatMap((target) => (target.kind === "any" ? [] : [target]));
  if (targets.length < subject.expected.length) {
    return [];
  }
  const hits = targets.map((target) => normaliseHit(hitOfTarget(target), definition));
  return targets.flatMap((target, i) => {
    const covers = compileTarget(target, definition);
    return targets
      .filter((_, j) => i !== j && covers(requireItem(hits, j)))
      .map(
        (other) =>
          `${subject.place.file}:${subject.place.line}: case ${subject.id}: a result for "${shortLabel(other)}" also covers "${shortLabel(target)}", so recall counts it twice. Keep one of the two`,
      );
  });
}

/** Returns the result that is this target and nothing more. */
export function hitOfTarget(target: SingleTarget): Hit {
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
    case "cluster":
      return { ...hit, cluster: value };
    case "id":
    case "glob":
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
  return label.length > LABEL
    ? `${label.slice(0, LABEL - 1).replace(/[\ud800-\udbff]$/, "")}…`
    : label;
}

// What a suite of this size can show at all.

/** Why a rule can never fail, with any retriever: it has no limit, or the worst value is within it. */
type NeverFires =
  | { readonly code: "no_limit" }
  | { readonly code: "limit_beyond_worst"; readonly limit: number; readonly worst: number };

export interface Power {
  readonly metric: string;
  readonly scope: Scope;
  /** Cases that the metric counts. */
  readonly cases: number;
  /** By how much the mean moves where one case goes from best to worst; the heaviest case's, for a weighted mean. */
  readonly weight: number;
  /** The least that fails where nothing gets better: whole cases lost, and the fall of the mean; null where nothing does. */
  readonly visible: { readonly losses: number; readonly drop: number } | null;
  readonly neverFires: NeverFires | null;
}

/**
 * Every rule of quality and rates, which lie between 0 and 1, of the config. With a baseline its values count, without
 * one the best that any baseline could hold: a rule listed then fires for none.
 */
function findPower(
  config: Config,
  suite: Suite,
  baseline: Baseline | null,
  seen: ReadonlyMap<string, number>,
): readonly Power[] {
  return resolveRules(config, suite).flatMap((rule): readonly Power[] => {
    const { scope } = rule;
    const { family, name: metric } = rule.metric;
    if (!isPerCase(family) || family.kind === "cost" || family.kind === "size") {
      return [];
    }
    const counted = selectCases(suite.cases, scope).filter((each) =>
      hasValue(metric, family, each, baseline),
    );
    const cases = counted.length;
    if (cases === 0) {
      return [];
    }
    const limited = steppedLimit(
      rule,
      findBucket(baseline?.means, scope)?.get(metric) ?? null,
      cases,
    );
    const weight = heaviestCase(counted, family, config);
    const losses = leastLosses(rule, seen.get(scopeText(scope)) ?? null, limited, weight, config);
    const visible = losses === null ? null : { losses, drop: losses * weight };
    return [{ visible, metric, scope, cases, weight, neverFires: neverFires(rule, limited) }];
  });
}

/**
 * Returns, by scope, from how many lost cases without a win on the rule fails. Each falls from 1 to 0 in every metric, and
 * nothing else moves. A scope in which all may be lost is left out.
 */
function lossesSeen(config: Config, suite: Inputs["suite"]): ReadonlyMap<string, number> {
  const rules = resolveRules(config, suite);
  const sought = suite.cases.filter(isSought);
  const seen = new Map<string, number>();
  for (const bucket of findBuckets(rules, config, suite)) {
    const cases = selectCases(sought, bucket.scope);
    const failsAtLosses = (losses: number): boolean => {
      const test = testMadeUpLosses(bucket, cases, losses);
      return [...bucket.rules.keys()].some((metric) => test.decide(metric).outcome === "fail");
    };
    const least = findLeast(failsAtLosses, cases.length);
    if (least !== null) {
      seen.set(scopeText(bucket.scope), least);
    }
  }
  return seen;
}

/** Returns the test of a bucket in which all cases were found at rank 1, and so many are lost, of different groups first. */
function testMadeUpLosses(bucket: Bucket, cases: readonly Case[], losses: number): BucketTest {
  const groups = groupBy(cases, (each) => each.group ?? each);
  const firsts = new Set([...groups.values()].map(([first]) => first));
  const order = cases.toSorted((a, b) => Number(firsts.has(b)) - Number(firsts.has(a)));
  const lost = new Set(order.slice(0, losses));
  const moves = cases.map((each): CaseMove => {
    const move = lost.has(each) ? -1 : 0;
    return {
      block: each.group ?? null,
      recall: move,
      mrr: move,
      ndcg: move,
      foundBefore: true,
      findsNow: move === 0,
    };
  });
  const tolerances = new Map(
    [...bucket.rules].map(([metric, rule]) => [
      metric,
      toleranceValue(rule.tolerance, 1, Math.max(1, cases.length)),
    ]),
  );
  return new BucketTest(bucket, "baseline", moves, tolerances);
}

function isSought({ expect_empty: empty, answers_only: answersOnly }: Case): boolean {
  return !empty && answersOnly !== true;
}

/**
 * The first of 1 to `most` for which it holds, where it holds for all from there on; null for none. A few losses are
 * counted exactly, and many are drawn, so it begins with one.
 */
function findLeast(holds: (count: number) => boolean, most: number): number | null {
  let high = 1;
  while (high < most && !holds(high)) {
    high = Math.min(2 * high, most);
  }
  if (high >= most && (most === 0 || !holds(most))) {
    return null;
  }
  let low = (high >> 1) + 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

/** The limit over so many cases, at a value from which they are lost one by one. */
interface SteppedLimit {
  readonly reference: number;
  readonly limit: number | null;
  readonly cases: number;
}

/** Without a value of the baseline (null) the one counts that is hardest to keep: 1 where higher is better, 0 where lower is. */
function steppedLimit(rule: Rule, before: number | null, cases: number): SteppedLimit {
  const { direction } = rule.metric.family;
  const reference = before ?? (direction === "higher" ? 1 : 0);
  const relative = rule.tolerance.length === 0 ? null : reference;
  const tolerance = toleranceValue(rule.tolerance, reference, cases);
  return { reference, limit: checkLimit(direction, relative, tolerance, rule), cases };
}

/** The fewest lost cases that fail the rule while no other case moves. `seen` are those by the rule on recall, mrr, ndcg. */
function leastLosses(
  rule: Rule,
  seen: number | null,
  limited: SteppedLimit,
  weight: number,
  config: Config,
): number | null {
  const { family, name } = rule.metric;
  const isTestedRule = rule.significance !== "off" && hasTest(family);
  if (isHeadline(name, config)) {
    const byLimit = limitLosses(
      rule,
      isTestedRule ? { ...limited, limit: rule.floor } : limited,
      weight,
    );
    return rule.floor === null || byLimit === null ? seen : Math.min(seen ?? Infinity, byLimit);
  }
  const byLimit = limitLosses(rule, limited, weight);
  if (byLimit === null || rule.significance === "off" || !hasTest(family)) {
    return byLimit;
  }
  // One hit is enough if there was none before.
  if (isHitRate(family)) {
    return byLimit;
  }
  // So many falls in a row are significant: 2^-losses is at most the level.
  return Math.max(byLimit, Math.ceil(-Math.log2(ownLevel(rule.significance)) - EPSILON));
}

/** By the limit alone, by going from best to worst. */
function limitLosses(
  rule: Rule,
  { reference, limit, cases }: SteppedLimit,
  weight: number,
): number | null {
  const { direction } = rule.metric.family;
  if (limit === null) {
    return null;
  }
  const sign = direction === "higher" ? -1 : 1;
  return findLeast(
    (losses) => !isWithinLimit(direction, reference + sign * losses * weight, limit),
    cases,
  );
}

/** Null where some answer of the retriever would make the rule fail. Quality metrics and rates lie in [0, 1]. */
function neverFires({ metric: { family } }: Rule, { limit }: SteppedLimit): NeverFires | null {
  if (limit === null) {
    return { code: "no_limit" };
  }
  const worst = family.direction === "higher" ? 0 : 1;
  return isWithinLimit(family.direction, worst, limit)
    ? { code: "limit_beyond_worst", limit, worst }
    : null;
}

type SpokenPower = Pick<Power, "metric" | "scope"> & { readonly never: string | null };

/** With the reason in words. */
function describePower({ metric, scope, neverFires: why }: Power): SpokenPower {
  if (why === null) {
    return { metric, scope, never: null };
  }
  if (why.code === "no_limit") {
    return { metric, scope, never: "it has no tolerance, floor or ceiling" };
  }
  const never = `its limit ${why.limit.toFixed(4)} is no better than the worst, ${why.worst}`;
  return { metric, scope, never };
}

/** Whether the metric has a value for this case, as the baseline saw it or, without one, as the case is written. */
function hasValue(
  metric: string,
  family: CaseMetric,
  subject: Case,
  baseline: Baseline | null,
): boolean {
  const before = baseline?.cases.get(subject.id);
  const known = before !== undefined && sameQuestion(before.digests, subject.digests);
  const seen = known ? before.metrics.get(metric) : undefined;
  if (seen !== undefined) {
    return seen !== null;
  }
  if (family.needs === "forbidden") {
    return subject.forbidden.length > 0;
  }
  if (family.needs === "expect_empty") {
    return subject.expect_empty;
  }
  if (family.kind === "answer" || family.needs === "judge") {
    return !subject.expect_empty;
  }
  return (
    isSought(subject) ||
    family.category === "semantic_degraded_spike" ||
    family.category === "retriever_error"
  );
}

function heaviestCase(cases: readonly Case[], family: CaseMetric, { definition }: Config): number {
  if (family.weight === undefined) {
    return 1 / cases.length;
  }
  const targets = cases.map(
    ({ expected }) => expected.filter(({ grade }) => grade >= definition.relevance).length,
  );
  const all = targets.reduce((sum, count) => sum + count, 0);
  return Math.max(...targets) / Math.max(1, all);
}

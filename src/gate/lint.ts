/**
 * The warnings of `validate`: what is legal in a suite and still weakens it, and rules that can
 * never fail.
 */
import { looksLikeSeveralNames } from "../model/alike-names.ts";
import { findBuckets } from "../decision/bucket-test.ts";
import { SMALL_INTENT, bucketLevel } from "../decision/levels.ts";
import { resolveRules } from "../decision/rules.ts";
import { compileTarget, hitOfTarget, normaliseHit } from "../metrics/matching.ts";
import type { Baseline } from "../model/baseline.ts";
import { cutText, listFirst, requireItem } from "../model/lookup.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Config, Definition } from "../model/config.ts";
import type { OddLimitNotice } from "../model/notice.ts";
import {
  type Scope,
  OVERALL,
  groupBy,
  intentScope,
  scopeText,
  selectCases,
} from "../model/scope.ts";
import {
  type Case,
  type Suite,
  type Target,
  nameCase,
  singleTargets,
  targetLabel,
} from "../model/suite.ts";
import { findDeadCases } from "./dead-cases.ts";
import { findOddLimits } from "./odd-limits.ts";
import { type RulePower, findRulePower, hasTargets, isTestedTogether } from "./rule-power.ts";
import { type SuitePower, findSuitePower } from "./suite-power.ts";

interface Lint {
  /** Overall first, then by intent. */
  readonly buckets: readonly LintBucket[];
  /** What the whole suite notices by recall, MRR and nDCG. */
  readonly power: SuitePower;
  /** Every gated quality metric and rate, with what it takes to make it fail. */
  readonly rules: readonly RulePower[];
  readonly oddLimits: readonly OddLimitNotice[];
  /** Without those of `oddLimits`. */
  readonly warnings: readonly string[];
}

export interface LintBucket {
  readonly scope: Scope;
  /** All its cases, watched ones and negative controls included. */
  readonly size: number;
  /** With targets: what recall, mrr and ndcg are means over. */
  readonly cases: number;
  /** Negative controls, which count in false_result_rate alone. */
  readonly controls: number;
}

/** Returns what the gate can notice in this suite, and warnings of what weakens it. */
export function lintSuite(config: Config, suite: Suite, baseline: Baseline | null): Lint {
  const intents = [...new Set(suite.cases.map(({ intent }) => intent))].toSorted(compareCodePoints);
  const scopes = [OVERALL, ...intents.map(intentScope)];
  const buckets = scopes.map((scope) => describeBucket(suite, scope));
  const rules = findRulePower(config, suite, baseline);
  // A metric whose limit has no effect (`oddLimits`) needs no second warning.
  const oddLimits = findOddLimits(config, suite, baseline);
  const oddMetrics = new Set(oddLimits.map(({ metric }) => metric));
  const otherRules = rules.filter(({ metric }) => !oddMetrics.has(metric));
  const warnings = [
    ...suite.cases.flatMap((each) => warnOfOverlaps(each, config.definition)),
    ...suite.cases.flatMap((each) => warnOfLowGrades(each, config.definition)),
    ...suite.cases.flatMap(warnOfUnlikelyTargets),
    ...warnOfSmallBuckets(buckets),
    ...warnOfUntestedIntents(config, suite, otherRules),
    ...warnOfRulesThatNeverFail(otherRules),
    ...warnOfDeadCases(suite, baseline),
    ...warnOfShortLists(config.k, baseline),
  ];
  const power = findSuitePower(config, suite, baseline);
  return { buckets, power, rules, oddLimits, warnings };
}

function describeBucket(suite: Suite, scope: Scope): LintBucket {
  const casesOfScope = selectCases(suite.cases, scope);
  return {
    scope,
    size: casesOfScope.length,
    cases: casesOfScope.filter(hasTargets).length,
    controls: casesOfScope.filter((each) => each.expect_empty).length,
  };
}

/** Two lists may have the same length by chance. */
const LEAST_LISTS = 3;

/**
 * Returns a warning if no list has `k` results and half of the lists are as long as the longest:
 * the search then cuts them itself. Lists of one result are normal, and so are lists that have
 * every document of a small corpus.
 */
export function warnOfShortLists(k: number, baseline: Baseline | null): readonly string[] {
  const lists = [...(baseline?.cases.values() ?? [])].map(({ results }) => results);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const asLong = lists.filter(({ length }) => length === longest).length;
  const areCut = asLong >= LEAST_LISTS && 2 * asLong >= lists.length;
  const hasEveryDocument = new Set(lists.flat()).size === longest;
  if (longest < 2 || longest >= k || !areCut || hasEveryDocument) {
    return [];
  }
  return [
    `no answer has more than ${longest} of the ${k} results that the gate asks for. Give the search this number ({{k}}), or write \`k: ${longest}\` in the config`,
  ];
}

/** How many a warning names before it counts the rest. */
const NAMED = 10;

/** Returns a warning of the rules that no answer can make fail: one for each metric and reason. */
function warnOfRulesThatNeverFail(rules: readonly RulePower[]): readonly string[] {
  const deadRules: { readonly scope: string; readonly metric: string; readonly reason: string }[] =
    [];
  for (const { metric, scope, neverFires } of rules) {
    if (neverFires !== null) {
      const reason =
        neverFires.code === "no_limit"
          ? "it has no tolerance, floor or ceiling"
          : `no value is worse than its limit ${neverFires.limit.toFixed(4)}`;
      deadRules.push({ scope: scopeText(scope), metric, reason });
    }
  }
  const groups = groupBy(deadRules, ({ metric, reason }) => `${metric} ${reason}`);
  return [...groups.values()].map((group) => {
    const { metric, reason } = requireItem(group, 0);
    const scopes = group.map(({ scope }) => scope);
    return `the rule for ${metric} (${listFirst(scopes, NAMED)}) can never fail: ${reason}`;
  });
}

/**
 * Returns a warning of the intents whose rules of recall, MRR and nDCG pass even if all their
 * queries are lost: the fewer queries, and the more intents, the less can be significant.
 */
function warnOfUntestedIntents(
  config: Config,
  suite: Suite,
  rules: readonly RulePower[],
): readonly string[] {
  const buckets = findBuckets(resolveRules(config, suite), config);
  const intents = buckets.map(({ scope }) => scope).filter((scope) => scope.kind !== "overall");
  const headlineRules = rules.filter(({ metric }) => isTestedTogether(metric));
  const rulesByScope = groupBy(headlineRules, ({ scope }) => scopeText(scope));
  const untested: string[] = [];
  for (const intent of intents) {
    const rulesOfIntent = rulesByScope.get(scopeText(intent)) ?? [];
    const [first] = rulesOfIntent;
    if (first !== undefined && rulesOfIntent.every(passesAnyLoss)) {
      untested.push(`${intent.name} (${first.cases})`);
    }
  }
  if (untested.length === 0) {
    return [];
  }
  return [
    `the gate can't fail by these intents alone, even if all of their queries are lost: ${listFirst(untested, NAMED)}. With ${intents.length} intents, each needs ${countNeededQueries(intents.length)} queries. Add queries, or merge intents`,
  ];
}

/** Whether the rule passes if all queries are lost. One that never fails has its own warning. */
function passesAnyLoss({ visible, neverFires }: RulePower): boolean {
  return visible === null && neverFires === null;
}

/** Returns how many queries an intent needs, so that the loss of all of them is significant. */
function countNeededQueries(intentCount: number): number {
  let needed = 1;
  // If n queries are lost and none gets better, p is 2^-n.
  while (2 ** -needed > bucketLevel("baseline", intentCount, "auto", needed)) {
    needed += 1;
  }
  return needed;
}

function countCases(count: number): string {
  return count === 1 ? "1 case" : `${count} cases`;
}

function warnOfDeadCases(suite: Suite, baseline: Baseline | null): readonly string[] {
  const dead = new Set(findDeadCases(suite, baseline));
  if (dead.size === 0) {
    return [];
  }
  const names = suite.cases.filter(({ id }) => dead.has(id)).map(nameCase);
  const worse = names.length === 1 ? "it gets worse" : "they get worse";
  return [
    `${countCases(names.length)} found no expected document in the baseline, so the gate can't notice if ${worse}: ${listFirst(names, NAMED)}. Check the expected documents, or the index`,
  ];
}

/** Returns a warning if the case has targets, and none of them counts as relevant. */
function warnOfLowGrades(subject: Case, { relevance }: Definition): readonly string[] {
  const { expected, id, place } = subject;
  const bestGrade = expected.reduce((most, { grade }) => Math.max(most, grade), 0);
  if (expected.length === 0 || bestGrade >= relevance) {
    return [];
  }
  return [
    `${place.file}:${place.line}: case ${id}: its best grade is ${bestGrade}, below \`definition.relevance\` (${relevance}), so its recall and MRR are always 0`,
  ];
}

/** Forms that a document's path or name hardly has, each with what a warning says of the target. */
const UNLIKELY_FORMS: readonly (readonly [RegExp, string])[] = [
  [/^\//, "begins with a slash; paths are relative to the repository"],
  [/\/\//, "has a double slash"],
  [/\/$/, "ends with a slash, as a folder does"],
  [/^[“”‘’"']|[“”‘’"']$/u, "has a quote at its end"],
];

const URL_START = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * Returns a warning of each target that has an unlikely form or several names in one text. Only
 * documents that are named are looked at, and no URLs: these may have double slashes and commas.
 */
function warnOfUnlikelyTargets({ expected, forbidden, id, place }: Case): readonly string[] {
  const warnings: string[] = [];
  for (const target of [...expected, ...forbidden].flatMap(singleTargets)) {
    // No names of documents: passages, files of evidence and patterns.
    const isName = target.kind !== "text" && target.kind !== "file" && target.kind !== "glob";
    if (!isName || URL_START.test(target.value)) {
      continue;
    }
    // The reader of tables warns of their cells.
    const isTableCell = /\.[ct]sv$/i.test(place.file);
    const reason = findUnlikelyForm(target.value);
    const where = `${place.file}:${place.line}: case ${id}: the target "${shortLabel(target)}"`;
    if (reason !== null) {
      warnings.push(`${where} ${reason}; write it as the search returns it`);
    } else if (namesSeveral(target.value) && !isTableCell) {
      warnings.push(`${where} seems to name several documents; write each as a target of its own`);
    }
  }
  return warnings;
}

/** Whether the value seems to name several documents: `a.md, b.md` or `['a.md', 'b.md']`. */
function namesSeveral(value: string): boolean {
  const isList = /^\[\s*['"].*\]$/s.test(value);
  return looksLikeSeveralNames(value) || isList;
}

/** Returns what is unlikely about the value; null if nothing is. */
function findUnlikelyForm(value: string): string | null {
  return UNLIKELY_FORMS.find(([pattern]) => pattern.test(value))?.[1] ?? null;
}

/** Returns intents that have rules and no case: every run fails such a rule. */
export function findEmptyIntents({ gate }: Config, suite: Suite): readonly string[] {
  const suiteIntents = new Set(suite.cases.map(({ intent }) => intent));
  return [...gate.intents]
    .filter(
      ([name, rules]) =>
        !suiteIntents.has(name) && [...rules.values()].some((rule) => rule !== "off"),
    )
    .map(([name]) => name)
    .toSorted(compareCodePoints);
}

function warnOfSmallBuckets(buckets: readonly LintBucket[]): readonly string[] {
  const warnings: string[] = [];
  const intents: string[] = [];
  for (const { scope, size } of buckets.filter((bucket) => bucket.size < SMALL_INTENT)) {
    if (scope.kind === "overall") {
      warnings.push(
        `the suite has only ${countCases(size)}, so the gate notices only large losses. Add cases`,
      );
    } else {
      intents.push(`${scope.name} (${size})`);
    }
  }
  if (intents.length > 0) {
    warnings.push(
      `these intents have fewer than ${SMALL_INTENT} cases: ${listFirst(intents, NAMED)}. The gate checks them only if the config names them. Add cases, or merge intents`,
    );
  }
  return warnings;
}

/** Cases with more targets are left out, since each target is compared with each other one. */
const MOST_COMPARED = 300;

/**
 * Returns a warning for each target that another's result covers, too: recall counts both, nDCG
 * one. Two that cover each other get two warnings.
 */
function warnOfOverlaps(subject: Case, definition: Definition): readonly string[] {
  const { expected, id, place } = subject;
  const caseLabel = `${place.file}:${place.line}: case ${id}`;
  if (expected.length > MOST_COMPARED) {
    return [
      `${caseLabel} has ${expected.length} targets; which of them one result could cover is looked at up to ${MOST_COMPARED}`,
    ];
  }
  // In a case with any-of needs a result serves one of them, so nothing counts twice.
  const targets = expected.flatMap((target) => (target.kind === "any" ? [] : [target]));
  if (targets.length < expected.length) {
    return [];
  }
  const compiledTargets = targets.map((target) => ({
    label: shortLabel(target),
    covers: compileTarget(target, definition),
    hit: normaliseHit(hitOfTarget(target), definition),
  }));
  const warnings: string[] = [];
  for (const [index, target] of compiledTargets.entries()) {
    for (const earlier of compiledTargets.slice(0, index)) {
      if (target.covers(earlier.hit) || earlier.covers(target.hit)) {
        warnings.push(
          `${caseLabel}: one result can match both "${earlier.label}" and "${target.label}", and recall then counts this result twice. Keep one of them`,
        );
      }
    }
  }
  return warnings;
}

const MOST_LABEL_CHARACTERS = 80;

/** Returns the label of a target on one line, cut where it is too long. */
function shortLabel(target: Target): string {
  const label = targetLabel(target).replaceAll(/\s+/g, " ");
  return label.length > MOST_LABEL_CHARACTERS
    ? `${cutText(label, MOST_LABEL_CHARACTERS - 1)}…`
    : label;
}

/** Cases that are gone, or that became easier to satisfy. */
import { resolveRules } from "../gate/rules.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Inputs } from "../model/report.ts";
import { type Case, type Target, targetLabel } from "../model/suite.ts";
import type { Culprit, WeakeningFinding } from "../model/verdict.ts";
import { type Weakening, finding } from "./finding.ts";

export const CASES: Weakening = { name: "cases", find: ({ base, head }) => weakerCases(base, head) };

function weakerCases(base: Inputs, head: Inputs): readonly WeakeningFinding[] {
  const found: WeakeningFinding[] = [];
  const now = new Map(head.suite.cases.map((each) => [each.id, each]));
  const known = new Set(base.suite.cases.map((each) => each.id));
  const sizes = new Map<string, number>();
  for (const { group } of head.suite.cases) {
    if (group !== undefined) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const gated = new Set(
    resolveRules(base.config, base.suite).rules.flatMap(({ scope }) =>
      scope.kind === "tag" ? scope.name : [],
    ),
  );
  // The digest leaves the id out: a new case with an old one's digest is that case renamed.
  const renamed = new Map(
    head.suite.cases.filter((each) => !known.has(each.id)).map((each) => [each.digest, each.id]),
  );
  for (const before of base.suite.cases) {
    const after = now.get(before.id);
    if (after === undefined) found.push(removed(before, renamed.get(before.digest)));
    else {
      if (after.digest !== before.digest) found.push(...easier(before, after, sizes));
      found.push(...untagged(before, after, gated));
    }
  }
  return found;
}

function removed(before: Case, renamed: string | undefined): WeakeningFinding {
  const after = renamed === undefined ? "removed" : `renamed to ${renamed}`;
  return finding(
    "case_removed",
    `cases.${before.id}`,
    before.place.file,
    before.query,
    after,
    culprits(before),
  );
}

/** A case that leaves a gated tag takes its losses along. Other tags are the author's own. */
function untagged(before: Case, after: Case, gated: ReadonlySet<string>): readonly WeakeningFinding[] {
  const field = `cases.${before.id}.tags`;
  return (before.tags ?? [])
    .filter((tag) => gated.has(tag) && after.tags?.includes(tag) !== true)
    .map((tag) => finding("case_edited", field, after.place.file, tag, "removed", culprits(after)));
}

function easier(before: Case, after: Case, sizes: ReadonlyMap<string, number>): readonly WeakeningFinding[] {
  const found: WeakeningFinding[] = [];
  const report = (part: string, was: string, is: string): void => {
    const field = `cases.${before.id}.${part}`;
    found.push(finding("case_edited", field, after.place.file, was, is, culprits(after)));
  };
  if (after.query !== before.query) report("query", before.query, after.query);
  if (after.intent !== before.intent) report("intent", before.intent, after.intent);
  const [was, is] = [paramsOf(before), paramsOf(after)];
  if (was !== is) report("params", was, is);
  if (before.critical && !after.critical) report("critical", "true", "false");
  if (after.expect_empty !== before.expect_empty) {
    report("expect_empty", String(before.expect_empty), String(after.expect_empty));
  }
  if (before.reference_answer !== undefined && after.reference_answer !== before.reference_answer) {
    report("reference_answer", before.reference_answer, after.reference_answer ?? "removed");
  }
  // Cases of one group count as one block, so that a loss among them is more easily chance.
  if (after.group !== undefined && after.group !== before.group && sizes.get(after.group)! > 1) {
    report("group", before.group ?? "none", after.group);
  }
  for (const target of before.expected) {
    const label = targetLabel(target);
    const now = counterpart(target, after.expected);
    if (now === undefined) {
      report(`expected.${label}`, `grade ${target.grade}`, "removed");
      continue;
    }
    if (now.grade < target.grade) report(`expected.${label}.grade`, String(target.grade), String(now.grade));
    const [was, is] = [quoteOf(target), quoteOf(now)];
    if (was !== null && was !== is) report(`expected.${label}.text`, was, is ?? "not read");
  }
  const forbidden = byLabel(after.forbidden);
  for (const target of before.forbidden) {
    const label = targetLabel(target);
    if (!forbidden.has(label)) report(`forbidden.${label}`, "forbidden", "removed");
  }
  return found;
}

function paramsOf({ params }: Case): string {
  return params === undefined ? "none" : compactCanonical(params);
}

/** The same target; of a document that was edited above it, the same words at other characters. */
function counterpart(target: Target, targets: readonly Target[]): Target | undefined {
  const same = byLabel(targets).get(targetLabel(target));
  if (same !== undefined || target.kind !== "span" || target.text === undefined) return same;
  return targets.find(
    (other) => other.kind === "span" && other.value === target.value && other.text === target.text,
  );
}

function quoteOf(target: Target): string | null {
  return target.kind === "file" || target.kind === "span" ? (target.text ?? null) : null;
}

function byLabel(targets: readonly Target[]): ReadonlyMap<string, Target> {
  return new Map(targets.map((target) => [targetLabel(target), target]));
}

function culprits(subject: Case): readonly Culprit[] {
  return [{ id: subject.id, before: null, after: null, ranks_before: null, ranks_after: null }];
}

export const SUITE_NAME: Weakening = {
  name: "suite name",
  find: ({ base, head }) => {
    if (base.suite.name === head.suite.name) return [];
    const file = head.suite.files[0] ?? head.config.file;
    return [finding("suite_renamed", "suite.name", file, base.suite.name, head.suite.name)];
  },
};

/** What a change does to its gate that is no weakening, and that a reviewer should see. */
import { type Rule, isHeadline, resolveRules, toleranceValue } from "../gate/rules.ts";
import type { Notice } from "../model/notice.ts";
import type { Change, Inputs, KnownVerdicts } from "../model/report.ts";
import { bucketAt, casesIn } from "../model/scope.ts";
import { targetLabel } from "../model/suite.ts";
import type { Compared } from "./finding.ts";
import { keyOf } from "./weakening-rules.ts";

/** `known` are the verdicts that count, where they are not all that the head's cache holds. */
export function changeNotices(change: Change, known: KnownVerdicts | null): readonly Notice[] {
  const { base } = change;
  if (base === null) return [];
  const compared = { ...change, base };
  return [...targetsAdded(compared), ...allowances(compared), ...verdictsAdded(compared, known)];
}

/** An easy target beside one that is found already: the case is then harder to lose. */
function targetsAdded({ base, head }: Compared): readonly Notice[] {
  const now = new Map(head.suite.cases.map((each) => [each.id, each]));
  const cases = base.suite.cases.flatMap(({ id, expected }) => {
    const before = new Set(expected.map(targetLabel));
    const found = base.baseline?.cases.get(id)?.ranks.some((rank) => rank !== null) === true;
    const added = now.get(id)?.expected.some((target) => !before.has(targetLabel(target))) === true;
    return found && added ? [id] : [];
  });
  return cases.length === 0 ? [] : [{ code: "targets_added", cases }];
}

/** A share of more cases is more cases: the rule is the same, and lets more pass. */
function allowances({ base, head }: Compared): readonly Notice[] {
  const after = new Map(resolveRules(head.config, head.suite).rules.map((rule) => [keyOf(rule), rule]));
  return resolveRules(base.config, base.suite).rules.flatMap((rule): readonly Notice[] => {
    const now = after.get(keyOf(rule));
    const { kind, name } = { ...rule.metric.family, name: rule.metric.name };
    if (now === undefined || (kind !== "quality" && kind !== "rate")) return [];
    const [before, larger] = [casesAllowed(rule, base), casesAllowed(now, head)];
    return before === null || larger === null || larger <= before
      ? []
      : [{ code: "allowance_grew", metric: name, scope: rule.scope, before, after: larger }];
  });
}

/** Whole cases of the bucket that may be lost, at what the baseline recorded; null without a figure. */
function casesAllowed(rule: Rule, { config, suite, baseline }: Inputs): number | null {
  const n = casesIn(suite.cases, rule.scope).length;
  const value = bucketAt(baseline?.means, rule.scope)?.get(rule.metric.name) ?? null;
  if (value === null || rule.tolerance.length === 0) return null;
  const within = Math.floor(toleranceValue(rule.tolerance, value, Math.max(1, n)) * n + 1e-9);
  const tested = rule.significance !== "off" && isHeadline(rule.metric, config);
  return tested ? Math.max(within, FEWEST[rule.scope.kind] - 1) : within;
}

/** Losses without a win that the rule fails, whatever the size of the bucket. */
const FEWEST = { overall: 3, intent: 5, tag: 5 } as const;

function verdictsAdded({ verdicts }: Compared, known: KnownVerdicts | null): readonly Notice[] {
  if (verdicts === undefined || known === null) return [];
  const count = [...verdicts.head.keys()].filter((key) => !known.has(key)).length;
  return count === 0 ? [] : [{ code: "verdicts_not_used", count }];
}

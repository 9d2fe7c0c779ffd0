/** What a reviewer should see of a change that weakens nothing: notices, beside the findings. */
import { ruleKey } from "../decision/rules.ts";
import { countAllowedLosses, findFailingLosses, findRulePower } from "../gate/rule-power.ts";
import type { Notice } from "../model/notice.ts";
import { findAddresses, parseHost } from "../model/policy.ts";
import type { Change, Inputs } from "../model/report.ts";
import { type Scope, findBucket } from "../model/scope.ts";

export function listChangeNotices(change: Change): readonly Notice[] {
  const { base, head, corpus } = change;
  if (base === null) {
    return [];
  }
  const { unread } = base.suite;
  return [
    ...(unread === undefined ? [] : [{ code: "base_suite_unread" as const, reason: unread }]),
    ...listAllowanceNotices(base, head),
    ...listAddressNotices(base, head),
    ...listCorpusNotices(corpus),
  ];
}

function listCorpusNotices(corpus: Change["corpus"]): readonly Notice[] {
  if (corpus === undefined) {
    return [];
  }
  const { file, before, after } = corpus;
  return [{ code: "index_changed", place: file, before, after }];
}

/**
 * Returns a notice for each address that changed but kept its host, and for each index whose name
 * changed: perhaps another index is asked. Another host is a finding.
 */
function listAddressNotices(base: Inputs, head: Inputs): readonly Notice[] {
  const oldNames = new Map(findIndexNames(base.config.retriever, "retriever"));
  const oldAddresses = new Map(findAddresses(base.config.retriever, "retriever"));
  const notices: Notice[] = [];
  for (const [field, after] of findAddresses(head.config.retriever, "retriever")) {
    const before = oldAddresses.get(field);
    if (before !== undefined && before !== after && parseHost(before) === parseHost(after)) {
      notices.push({ code: "index_changed", place: field, before, after });
    }
  }
  for (const [field, after] of findIndexNames(head.config.retriever, "retriever")) {
    const before = oldNames.get(field);
    if (before !== undefined && before !== after) {
      notices.push({ code: "index_changed", place: field, before, after });
    }
  }
  return notices;
}

/**
 * Matches a key whose text says where a retriever searches: `index`, `collection_name`, `X-Tenant`,
 * `TABLE`, or the `tool` of an MCP server.
 */
const INDEX_KEY =
  /^(?:.*[_-])?(?:index|indices|collection|class|namespace|tenant|database|dataset|alias|core|table|tool)(?:[_-]?(?:name|id))?$/i;

/** Returns the names of indexes, at any depth, each with the path of its key. */
function findIndexNames(
  value: unknown,
  prefix: string,
): readonly (readonly [field: string, name: string])[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  const members = value instanceof Map ? [...value] : Object.entries(value);
  const names: (readonly [string, string])[] = [];
  for (const [key, member] of members as readonly (readonly [string, unknown])[]) {
    const field = `${prefix}.${key}`;
    if (typeof member === "string" && INDEX_KEY.test(key)) {
      names.push([field, member]);
    }
    names.push(...findIndexNames(member, field));
  }
  return names;
}

/**
 * Returns a notice for each rule that lets more queries be lost than before, although its setting
 * is no looser: the same share of more cases is more cases.
 */
function listAllowanceNotices(base: Inputs, head: Inputs): readonly Notice[] {
  const allowedBefore = new Map(
    listAllowances(base).map((allowance) => [ruleKey(allowance), allowance.losses]),
  );
  const notices: Notice[] = [];
  for (const { metric, scope, losses } of listAllowances(head)) {
    const before = allowedBefore.get(ruleKey({ metric, scope }));
    if (before !== undefined && losses > before) {
      notices.push({ code: "allowance_grew", metric, scope, before, after: losses });
    }
  }
  return notices;
}

/** How many cases may fall from best to worst while no other case moves. */
interface Allowance {
  readonly metric: string;
  readonly scope: Scope;
  readonly losses: number;
}

/**
 * Returns, for each rule with a figure in the baseline, how many lost cases it tolerates: by its
 * test of significance if it has one, else by its limit.
 */
function listAllowances({ config, suite, baseline }: Inputs): readonly Allowance[] {
  const allowedByTest = countAllowedLosses(config, suite);
  const allowances: Allowance[] = [];
  for (const power of findRulePower(config, suite, baseline, findFailingLosses(config, suite))) {
    const { metric, scope, cases, visible } = power;
    const recorded = findBucket(baseline?.means, scope)?.get(metric) ?? null;
    if (recorded !== null) {
      // `visible` is the smallest change that fails by the limit; null if even the loss of all
      // cases does not.
      const allowedByLimit = visible === null ? cases : visible.losses - 1;
      const losses = allowedByTest.get(ruleKey(power)) ?? allowedByLimit;
      allowances.push({ metric, scope, losses });
    }
  }
  return allowances;
}

/** What a reviewer should see of a change that weakens nothing: notices, beside the findings. */
import type { Notice } from "../model/notice.ts";
import { findAddresses, parseHost } from "../model/policy.ts";
import type { Change, Inputs } from "../model/report.ts";

export function listChangeNotices(change: Change): readonly Notice[] {
  const { base, head, corpus } = change;
  if (base === null) {
    return [];
  }
  const { unread } = base.suite;
  return [
    ...(unread === undefined ? [] : [{ code: "base_suite_unread" as const, reason: unread }]),
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

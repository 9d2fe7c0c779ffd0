/** What a reviewer should see of a change that weakens nothing: notices, beside the findings. */
import type { Notice } from "../model/notice.ts";
import { findAddresses, parseHost } from "../model/policy.ts";
import type { Change, Inputs } from "../model/report.ts";
import { findFieldEdits } from "./edit.ts";

export function listChangeNotices(change: Change): readonly Notice[] {
  const { base, head, corpus } = change;
  if (base === null) {
    return [];
  }
  const { unread } = base.suite;
  const notices = [...listAddressNotices(base, head)];
  if (unread !== undefined) {
    notices.unshift({ code: "base_suite_unread", reason: unread });
  }
  if (corpus !== undefined) {
    const { file, before, after } = corpus;
    notices.push({ code: "index_changed", place: file, before, after });
  }
  return notices;
}

/**
 * Matches a key whose text says where a retriever searches: `index`, `collection_name`, `X-Tenant`,
 * `TABLE`, or the `tool` of an MCP server.
 */
const INDEX_KEY =
  /^(?:.*[_-])?(?:index|indices|collection|class|namespace|tenant|database|dataset|alias|core|table|tool)(?:[_-]?(?:name|id))?$/i;

/**
 * Returns a notice for each address that changed but kept its host, and for each index whose name
 * changed: perhaps another index is asked. Another host is a finding.
 */
function listAddressNotices(base: Inputs, head: Inputs): readonly Notice[] {
  const { retriever } = base.config;
  const addressPlaces = findAddresses(retriever, "retriever").map(([place]) => place);
  const notices: Notice[] = [];
  for (const edit of findFieldEdits(retriever, head.config.retriever, ["retriever"])) {
    const { before, after, path } = edit;
    const place = path.join(".");
    if (typeof before !== "string" || typeof after !== "string") {
      continue;
    }
    const isSameHost = addressPlaces.includes(place) && parseHost(before) === parseHost(after);
    if (isSameHost || INDEX_KEY.test(path.at(-1) ?? "")) {
      notices.push({ code: "index_changed", place, before, after });
    }
  }
  return notices;
}

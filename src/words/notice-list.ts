/** The notices of a report as people read them: each thing once, however many checks it touches. */
import type { Notice, NoticeCode } from "../model/notice.ts";
import type { Report } from "../model/report.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import { clip, scopeWords } from "./checks.ts";
import { formatDelta, plural } from "./format.ts";
import { noticeSentence } from "./notices.ts";

/** What a reader may have to act on comes before what only describes the run. */
const FIRST: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  "accepted",
  "acceptable",
  "allowance_grew",
  "base_ref_ignored",
  "base_unconfirmed",
  "bootstrap",
  "cached_answers",
  "dead_cases",
  "errored_cases",
  "implausible_jump",
  "retries",
  "secret_in_suite",
  "targets_added",
  "targets_nowhere",
  "verdicts_not_used",
  "weakened",
  "zero_quality",
]);

/** What makes a pass worth less than it looks. */
const DOUBTS: readonly NoticeCode[] = [
  "zero_quality",
  "implausible_jump",
  "cached_answers",
  "errored_cases",
  "dead_cases",
  "targets_nowhere",
];

/** The one notice that a reader of a pass should see at once; empty where there is none. */
export function noteWords(report: Report): string {
  const { verdict, notices, accepted = [] } = report.verdict;
  if (verdict !== "pass" || accepted.length > 0) return "";
  const found = DOUBTS.flatMap((code) => notices.find((notice) => notice.code === code) ?? []);
  return found[0] === undefined ? "" : noticeSentence(found[0]);
}

/** Full sentences, the urgent first, else in the order of the notices; several of a kind are one where the first stood. */
export function noticeSentences({ verdict }: Report): readonly string[] {
  const notices = verdict.notices.toSorted((a, b) => Number(FIRST.has(b.code)) - Number(FIRST.has(a.code)));
  const groups = new Map<string, Notice[]>();
  for (const [i, notice] of notices.entries()) {
    const key = JOINED.has(notice.code) ? notice.code : String(i);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [notice]);
    else group.push(notice);
  }
  return [...groups.values()].map((group) => sentenceOf(group, verdict.verdict === "pass"));
}

const JOINED: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  "allowance_grew",
  "blind_to",
  "blunt_tolerance",
  "implausible_jump",
  "improved",
  "intent_falls",
  "not_applicable",
  "not_in_baseline",
  "not_sampled",
  "rule_off",
  "small_intent",
]);

function sentenceOf(group: readonly Notice[], passed: boolean): string {
  const [first] = group;
  // A run that fails is no run to record.
  if (first === undefined) return "";
  if (first.code === "improved" && !passed) return `Improved all the same: ${listOf(group)}.`;
  if (group.length === 1) return noticeSentence(first);
  const list = listOf(group);
  switch (first.code) {
    case "allowance_grew":
      return `The tolerances of ${plural(group.length, "check")} allow more lost cases than before: ${list}.`;
    case "blind_to":
      return `Your rules would not catch rankings that are ${list}.`;
    case "blunt_tolerance":
      return `${noticeSentence(first)} The same holds for ${listOf(group.slice(1))}.`;
    case "implausible_jump":
      return `${noticeSentence(first)} The same holds for ${listOf(group.slice(1))}.`;
    case "improved":
      return `${plural(group.length, "check")} improved: ${list}; record a new baseline to keep the gain.`;
    case "intent_falls":
      return `${plural(group.length, "intent")} fell within their tolerances while the mean rose: ${list}.`;
    case "not_applicable":
      return `No case has what these measure: ${list}.`;
    case "not_in_baseline":
      return `Not compared yet, because the baseline is older than their rules: ${list}. Record a new baseline.`;
    case "not_sampled":
      return `${noticeSentence(first)} The same holds for ${listOf(group.slice(1))}.`;
    case "rule_off":
      return `Not gated, because the config sets them to off: ${list}.`;
    default:
      return `${plural(group.length, "intent")} have too few cases to be gated unless a rule names them: ${list}.`;
  }
}

const NAMED = 3;

function listOf(group: readonly Notice[]): string {
  const names = group.slice(0, NAMED).map(itemOf).join(", ");
  return group.length > NAMED ? `${names} and ${group.length - NAMED} more` : names;
}

function itemOf(notice: Notice): string {
  switch (notice.code) {
    case "allowance_grew":
      return `${notice.metric} ${scopeWords(notice.scope)} (${notice.before} before, ${notice.after} now)`;
    case "blind_to":
      return notice.mutant;
    case "improved":
      return `${notice.metric} ${scopeWords(notice.scope)} (${formatDelta(unitOfMetric(notice.metric), notice.delta)})`;
    case "intent_falls":
      return `${clip(notice.intent)} (${notice.metric} ${formatDelta(unitOfMetric(notice.metric), notice.delta)})`;
    case "not_sampled":
      return `${notice.metrics.join(", ")} ${scopeWords(notice.scope)}`;
    case "small_intent":
      return `${clip(notice.intent)} (${plural(notice.cases, "case")})`;
    case "not_applicable":
    case "rule_off":
      return `${notice.metric} ${scopeWords(notice.scope)}`;
    case "blunt_tolerance":
    case "implausible_jump":
    case "not_in_baseline":
      return notice.metric;
    default:
      return notice.code;
  }
}

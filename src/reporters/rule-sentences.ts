/** Whose rules judged, what was loosened, and what is not gated. Raw text of strangers, as in sentences.ts. */
import type { HeadOnlyReason, WeakeningFinding } from "../model/law.ts";
import type { Notice } from "../model/notice.ts";
import { plural } from "./format.ts";
import { clip, scopeWords } from "./names.ts";

/** `gate.recall@10.tolerance: [0.01, 1 case] before, 0.5 now`. */
export function weakeningSentence({ code, field, before, after }: WeakeningFinding): string {
  const [was, is] = [clip(before), clip(after)];
  switch (code) {
    case "base_unusable":
      return `the base's files can't judge: ${was}`;
    case "config_moved":
      return `the base is gated by ${was}, this change by ${is}`;
    case "link":
      return `a file of the gate became a symbolic link, which the next change can't be judged by`;
    default:
      return `${clip(field)}: ${was} before, ${is} now`;
  }
}

const CODES = [
  "bootstrap",
  "head_only",
  "base_ref_ignored",
  "weakened",
  "accepted",
  "acceptable",
  "rule_off",
  "latency_off",
  "small_intent",
] as const;

export type RuleNotice = Extract<Notice, { readonly code: (typeof CODES)[number] }>;

export function isRuleNotice(notice: Notice): notice is RuleNotice {
  return (CODES as readonly string[]).includes(notice.code);
}

export function ruleSentence(notice: RuleNotice): string {
  switch (notice.code) {
    case "bootstrap":
      return "First run: the base has no gate files yet, so the files of this change judged it.";
    case "head_only":
      return `Only the files of this checkout judged: ${HEAD_ONLY[notice.reason]}.`;
    case "base_ref_ignored":
      return "base-ref is ignored here: the event decides what the base is.";
    case "weakened":
      return `The rules were loosened: ${clip(notice.field)}, ${clip(notice.before)} before, ${clip(notice.after)} now.`;
    case "accepted":
      return `Accepted with the label: ${plural(notice.checks, "failure")} by the base's rules.`;
    case "acceptable":
      return `If this is meant to be: add the label ${notice.label} (remove and re-add it where it is there already); the workflow's pull_request types must have labeled. "Re-run" repeats the old event.`;
    case "rule_off":
      return `${notice.metric} is not gated ${scopeWords(notice.scope)}: the config sets it to off.`;
    case "latency_off":
      return notice.by === "config"
        ? "Latency is not gated: the config says latency: off."
        : "Latency is not gated: this kind of retriever has no clock.";
    case "small_intent":
      return `Intent ${clip(notice.intent)} has ${plural(notice.cases, "case")}, too few to be gated on quality unless a rule names it.`;
  }
}

const HEAD_ONLY: Readonly<Record<HeadOnlyReason, string>> = {
  record: "a baseline is recorded",
  no_git: "there is no git",
  no_repository: "there is no git repository",
  on_default_branch: "this is the default branch",
  default_branch_unknown: "the default branch is not known; name a base with base-ref",
  default_branch_not_fetched: "the default branch is not in this clone; check out with fetch-depth: 0",
  no_merge_base: "this clone shows no common commit with the default branch; check out with fetch-depth: 0",
};

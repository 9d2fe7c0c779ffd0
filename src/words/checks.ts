/** Whose rules decided, what was loosened, and what is not gated. Raw text of strangers, as in sentences.ts. */
import type { JudgeFingerprint, UnmeasuredReason } from "../model/answers.ts";
import type { Notice, HeadOnlyReason } from "../model/notice.ts";
import { capped } from "./escape.ts";
import { plural } from "./format.ts";
import type { Check } from "../model/verdict.ts";
import type { Scope } from "../model/scope.ts";

const CODES = [
  "bootstrap",
  "head_only",
  "base_ref_ignored",
  "base_unconfirmed",
  "weakened",
  "targets_added",
  "allowance_grew",
  "verdicts_not_used",
  "secret_in_suite",
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
      return "First run: the base has no gate files yet, so the files of this change decided.";
    case "head_only":
      return `Only the files of this checkout decided: ${HEAD_ONLY[notice.reason]}.`;
    case "base_ref_ignored":
      return "base-ref is ignored here. The event says which commit is the base.";
    case "base_unconfirmed":
      return `The base is ${notice.commit.slice(0, 12)}, the first parent of the merge commit. The event names ${notice.event?.slice(0, 12) ?? "none"}, and this clone is too shallow to show that one follows the other. Check out with fetch-depth: 0 to have it checked.`;
    case "weakened":
      return `The rules were loosened: ${clip(notice.field)}, ${clip(notice.before)} before, ${clip(notice.after)} now.`;
    case "targets_added":
      return `${plural(notice.cases.length, "case")} that the base finds got more targets: ${names(notice.cases)}. Finding any of them keeps the case found.`;
    case "allowance_grew":
      return `The tolerance of ${notice.metric} ${scopeWords(notice.scope)} allows ${plural(notice.after, "case")} now. It allowed ${notice.before} before.`;
    case "verdicts_not_used":
      return `${plural(notice.count, "verdict")} in the judge's cache come from this change, so they are not used. The judge is asked again.`;
    case "secret_in_suite":
      return `The value of ${names(notice.variables)} stands in the suite or its corpus, so it is not hidden in this report. Choose another secret.`;
    case "accepted":
      return `Accepted with the label: ${plural(notice.checks, "failure")} by the base's rules.`;
    case "acceptable":
      return `To accept this change: add the label ${notice.label} (remove and re-add it if it is there already). The workflow must run on pull_request type labeled. "Re-run" repeats the old event.`;
    case "rule_off":
      return `${notice.metric} is not gated ${scopeWords(notice.scope)}: the config sets it to off.`;
    case "latency_off":
      return notice.by === "config"
        ? "Latency is not gated: the config says latency: off."
        : "Latency is not gated: this kind of retriever has no clock.";
    case "small_intent":
      return `Intent ${clip(notice.intent)} has ${plural(notice.cases, "case")}, too few to be gated unless a rule names it.`;
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

// What is said of answers and of who judged them.

export type AnswerNotice = Extract<
  Notice,
  { readonly code: "answers_only" | "answers_unmeasured" | "judged_by" }
>;

const REASONS: Readonly<Record<UnmeasuredReason, string>> = {
  query_failed: "the retriever failed on the query",
  no_answer: "the retriever gave no answer",
  no_text: "a result has no text",
  no_reference: "the case has no reference answer",
  no_claims: "the text makes no claim that could be checked",
  refused: "the judge refused",
  malformed: "the judge's reply was not what it was asked for",
  too_long: "the texts are more than the judge takes",
  not_asked: "the judging ended before",
};

/** `ids` are the notice's cases, as a reader should see them. */
export function answerSentence(notice: AnswerNotice, ids: string): string {
  switch (notice.code) {
    case "answers_only":
      return `${plural(notice.cases.length, "case")} with a reference answer but no targets do not count in the relevance metrics: ${ids}.`;
    case "answers_unmeasured":
      return `${notice.metric} has no value for ${plural(notice.cases.length, "case")}, since ${REASONS[notice.reason]}: ${ids}.`;
    case "judged_by":
      return `Answers were judged by ${notice.model}: ${spendingWords(notice)}.`;
  }
}

/** What makes the judge's verdicts comparable, in one line. */
export function judgeWords(judge: JudgeFingerprint): string {
  return Object.entries(judge)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${field} ${value}`)
    .join(", ");
}

function spendingWords(spent: Extract<AnswerNotice, { readonly code: "judged_by" }>): string {
  const retries = spent.retries === 0 ? "" : ` (${plural(spent.retries, "retry", "retries")} among them)`;
  const tokens = spent.prompt_tokens + spent.completion_tokens + spent.embedding_tokens;
  const cost = spent.cost === null ? "" : `, cost ${Number(spent.cost.toFixed(6))}`;
  return `${plural(spent.requests, "request")}${retries}, ${plural(spent.cached, "verdict")} from the cache, ${plural(tokens, "token")}${cost}`;
}

// The names of strangers within a sentence.

/** How many ids a sentence names before it counts the rest. */
const NAMED = 5;
const NAME_LENGTH = 80;

/** The first few ids, then how many more. */
export function names(ids: readonly string[]): string {
  const shown = ids.slice(0, NAMED).map(clip).join(", ");
  return ids.length > NAMED ? `${shown} and ${ids.length - NAMED} more` : shown;
}

/** Sentences are one-liners: a name of 10 kB would bury what they say. */
export function clip(name: string): string {
  return capped(name, NAME_LENGTH);
}

/** Twelve digits tell two digests apart; the receipt has all. */
export function shortDigest(value: string): string {
  return /^[0-9a-f]{64}$/.test(value) ? value.slice(0, 12) : value;
}

/** `overall`, or `in intent howto`. */
export function scopeWords(scope: Scope): string {
  return scope.kind === "overall" ? "overall" : `in ${scope.kind} ${clip(scope.name)}`;
}

/** The bucket's name, for tables: intents bare, and tags told from them. */
export function scopeLabel(scope: Scope): string {
  if (scope.kind === "overall") return "overall";
  return scope.kind === "tag" ? `tag ${scope.name}` : scope.name;
}

/** What a table of these buckets is made by; `by intent` where it has the whole alone. */
export function byWords(scopes: readonly Scope[]): string {
  const kinds = new Set(scopes.map(({ kind }) => kind));
  if (!kinds.has("tag")) return "by intent";
  return kinds.has("intent") ? "by intent and tag" : "by tag";
}

/** `2 intents and 1 tag`, or `2 more intents and 1 more tag`. */
export function countWords(scopes: readonly Scope[], more: "" | "more " = ""): string {
  const tags = scopes.filter(({ kind }) => kind === "tag").length;
  const intents = scopes.length - tags;
  const words = [
    ...(intents === 0 ? [] : [plural(intents, `${more}intent`)]),
    ...(tags === 0 ? [] : [plural(tags, `${more}tag`)]),
  ];
  return words.join(" and ");
}

/** `howto`, or `howto [rerank]` for one stage of its answers. */
export function latencyLabel({
  scope,
  stage,
}: {
  readonly scope: Scope;
  readonly stage: string | null;
}): string {
  return stage === null ? scopeLabel(scope) : `${scopeLabel(scope)} [${stage}]`;
}

/** `limit` comes from the baseline; a floor or ceiling holds whatever the baseline says. */
export function boundWord(check: Check): string {
  if (!isAbsolute(check)) return "limit";
  return check.direction === "higher" ? "floor" : "ceiling";
}

/** Whether the limit is the rule's own floor or ceiling, which no new baseline moves. */
export function isAbsolute({
  baseline,
  tolerance,
  limit,
  direction,
}: Pick<Check, "baseline" | "tolerance" | "limit" | "direction">): boolean {
  if (limit === null) return false;
  if (baseline === null || tolerance === null) return true;
  const allowed = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  return Math.abs(allowed - limit) > 1e-9;
}

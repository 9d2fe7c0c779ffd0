/** Findings as plain English. The text of strangers stays raw in here; each reporter escapes the whole sentence. */
import type { HeadOnlyReason, WeakeningFinding } from "../model/law.ts";
import type { Notice } from "../model/notice.ts";
import type { Failure } from "../model/report.ts";
import type { Category, Check, MissingReason } from "../model/verdict.ts";
import { checkNumbers, formatDelta, formatMs, isCount, plural } from "./format.ts";
import { shardSentence } from "./shard-sentences.ts";

/** How many ids a sentence names before it counts the rest. */
const NAMED = 5;
const NAME_LENGTH = 80;

/** What each category says about the change. */
export const CATEGORY_MEANING: Readonly<Record<Category, string>> = {
  recall_drop: "relevant results are no longer found",
  ranking_shift: "relevant results are found, but further down",
  latency_regression: "answers take longer",
  diversity_collapse: "results crowd into one cluster",
  semantic_degraded_spike: "the retriever fell back more often",
  forbidden_hit: "results that must not appear do",
  retriever_error: "queries failed",
  cost_regression: "a query costs more",
  answer_regression: "answers got worse",
  missing_data: "something gated was not measured",
  gate_weakened: "the change loosens the gate's own rules",
};

/** `overall`, or `in intent howto`. */
export function scopeWords(scope: string): string {
  return scope.startsWith("intent:") ? `in intent ${clip(scope.slice("intent:".length))}` : scope;
}

/** The bucket's bare name, for tables. */
export function scopeLabel(scope: string): string {
  return scope.startsWith("intent:") ? scope.slice("intent:".length) : scope;
}

/** One check without a full stop: `recall@10 fell from 0.921 to 0.854 (limit 0.911) in intent howto`. */
export function checkSentence(check: Check): string {
  return check.law === "base" ? `${lawlessSentence(check)} by the base's rules` : lawlessSentence(check);
}

function lawlessSentence(check: Check): string {
  const where = scopeWords(check.scope);
  if (check.weakening !== undefined) return weakeningSentence(check.weakening);
  if (isCount(check.metric)) return countSentence(check);
  if (check.missing !== null)
    return `${check.metric} ${where} could not be judged: ${missingReason(check.missing)}`;
  const { baseline, current, limit } = checkNumbers(check);
  const bound = check.limit === null ? "" : ` (limit ${limit})`;
  if (check.baseline === null || check.delta === null)
    return `${check.metric} is ${current}${bound} ${where}`;
  if (check.delta === 0) return `${check.metric} stayed at ${current}${bound} ${where}`;
  const moved = check.delta < 0 ? "fell" : "rose";
  return `${check.metric} ${moved} from ${baseline} to ${current}${bound} ${where}`;
}

/** `gate.recall@10.tolerance: [0.01, 1 case] before, 0.5 now`. */
function weakeningSentence({ code, field, before, after }: WeakeningFinding): string {
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

/** `newly_lost`, `critical_lost` and `cases`: whole cases, overall. */
function countSentence(check: Check): string {
  const { current, limit } = checkNumbers(check);
  const count = check.current ?? 0;
  if (check.metric === "cases") {
    const gone = plural((check.baseline ?? 0) - count, "case");
    return `${gone} of the baseline's ${check.baseline ?? 0} can't be compared: ${missingReason(check.missing ?? { code: "cases_absent" })}`;
  }
  if (check.metric === "critical_lost") {
    return `${current} critical ${count === 1 ? "case finds" : "cases find"} no target (${limit} allowed)`;
  }
  return `${current} ${count === 1 ? "case" : "cases"} found a target at the baseline and none now (${limit} allowed)`;
}

export function missingReason(reason: MissingReason): string {
  switch (reason.code) {
    case "not_measured":
      return "this run did not measure it";
    case "baseline_lacks_metric":
      return "the baseline has no value for it; record a new baseline, or set the rule to off";
    case "cases_absent":
      return "they are missing from the suite, or were edited";
    case "no_paired_cases":
      return "no case is the same in the baseline and in this run";
    case "too_few_samples":
      return `${plural(reason.have, "sample")} where ${reason.need} are needed${moreSamples(reason.repeats)}`;
    default:
      return unknown(reason);
  }
}

/** No number of repeats helps where no case answers. */
function moreSamples(repeats: number): string {
  return repeats > 0 ? `; set latency.repeats to ${repeats}, or raise latency.budget_s` : "";
}

/** What went wrong, and after it what to do; problems are listed apart. */
export function failureSentence(failure: Failure): string {
  return failure.hint === null
    ? sentence(failure.message)
    : `${sentence(failure.message)} ${sentence(failure.hint)}`;
}

/** A full sentence, with its full stop. */
export function noticeSentence(notice: Notice): string {
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
    case "not_applicable":
      return `${notice.metric} does not apply ${scopeWords(notice.scope)}: no case has what it measures.`;
    case "improved":
      return `${notice.metric} improved by ${formatDelta(notice.metric, notice.delta)} ${scopeWords(notice.scope)}; record a new baseline to keep the gain.`;
    case "implausible_jump":
      return `${notice.metric} moved by ${formatDelta(notice.metric, notice.delta)} overall; a jump of this size is more often a broken measurement than an improvement, so check the suite and the retriever before merging.`;
    case "differs":
      return `${notice.field} differs from the baseline: ${clip(notice.baseline)} there, ${clip(notice.current)} here.`;
    case "small_intent":
      return `Intent ${clip(notice.intent)} has ${plural(notice.cases, "case")}, too few to be gated on quality unless a rule names it.`;
    default:
      return measurementSentence(notice);
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

type BesideMeasurement =
  | "bootstrap"
  | "head_only"
  | "base_ref_ignored"
  | "weakened"
  | "accepted"
  | "acceptable"
  | "rule_off"
  | "latency_off"
  | "not_applicable"
  | "improved"
  | "implausible_jump"
  | "differs"
  | "small_intent";

function measurementSentence(notice: Exclude<Notice, { readonly code: BesideMeasurement }>): string {
  switch (notice.code) {
    case "other_machine":
      return "The baseline was recorded on another kind of machine, so differences in latency may be the machine's.";
    case "means_only":
      return meansOnly(notice.tool, notice.not_compared);
    case "includes_start":
      return "One process answers one query: every latency figure includes the start of a process.";
    case "reported_latency":
      return "Latency figures are the retriever's own, not measured here.";
    case "zero_quality":
      return "No query found any of its targets: the ids or paths of the results may not fit the suite.";
    case "selftest":
      return `Self-test: blocked the broken retrievers ${names(notice.blocked)}; the baseline against itself passes.`;
    case "blind_to":
      return `These rules let a retriever pass that is ${notice.mutant}.`;
    case "cached_answers":
      return `Answers look cached: the first time a query took ${formatMs(notice.first_ms)}, a repeat ${formatMs(notice.repeat_ms)}, so the latency figures may not be those of new queries.`;
    case "budget_ended":
      return `The latency budget ended after ${plural(notice.repeats, "repeat")}.`;
    case "ties":
      return `${plural(notice.cases, "case")} had results with equal scores; their order was settled by document id.`;
    case "short_lists":
      return `${plural(notice.cases, "case")} got fewer than ${notice.k} results.`;
    case "retries":
      return `${plural(notice.count, "transport retry", "transport retries")} happened.`;
    case "unjudged_queries":
      return `${plural(notice.count, "query", "queries")} of the dataset had no judgments and took no part.`;
    case "judged_missing_from_corpus":
      return `The corpus lacks ${plural(notice.documents.length, "judged document")}: ${names(notice.documents)}.`;
    case "limit":
      return `The dataset was cut to ${plural(notice.cases, "case")}; such a run never passes.`;
    case "shard":
    case "joined":
    case "older_attempts":
    case "unlike_machines":
    case "repeats_cut":
      return shardSentence(notice);
    default:
      return caseListSentence(notice);
  }
}

function meansOnly(tool: string, notCompared: readonly string[]): string {
  const left = notCompared.length === 0 ? "" : ` It lacks ${notCompared.join(", ")}, which took no part.`;
  return `The baseline is ${tool}'s: its means were compared with this run's, as if of the same k, definition and machine, and no single case was.${left} Record a baseline to gate cases.`;
}

type CaseList = Extract<Notice, { readonly cases: readonly string[] }>;

function caseListSentence(notice: CaseList): string {
  const count = plural(notice.cases.length, "case");
  const list = names(notice.cases);
  switch (notice.code) {
    case "new_cases":
      return `${count} without a counterpart in the baseline, new or edited, could not be compared: ${list}.`;
    case "duplicates":
      return `${count} got the same document more than once; only the first counts: ${list}.`;
    case "no_relevant_target":
      return `${count} without a relevant target can only score 0: ${list}.`;
    case "unstable":
      return `${count} got other results when asked again: ${list}.`;
    case "errored_cases":
      return `${plural(notice.cases.length, "query", "queries")} failed and scored 0: ${list}.`;
    case "trec_counts_differ":
      return `In ${count} a result matches several targets or several results one target, where trec_eval counts otherwise: ${list}.`;
    default:
      return unknown(notice);
  }
}

/** The first few ids, then how many more. */
function names(ids: readonly string[]): string {
  const shown = ids.slice(0, NAMED).map(clip).join(", ");
  return ids.length > NAMED ? `${shown} and ${ids.length - NAMED} more` : shown;
}

/** Sentences are one-liners: a name of 10 kB would bury what they say. */
function clip(name: string): string {
  const points = name.length > NAME_LENGTH ? Array.from(name) : [];
  return points.length > NAME_LENGTH
    ? `${points.slice(0, NAME_LENGTH).join("")}… (+${points.length - NAME_LENGTH} characters)`
    : name;
}

function sentence(text: string): string {
  return /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
}

/** Compiles only while every variant has its words. */
function unknown(value: never): never {
  throw new TypeError(`no sentence for ${JSON.stringify(value)}`);
}

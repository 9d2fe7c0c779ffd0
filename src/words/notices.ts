/** Findings as plain English. The text of strangers stays raw in here; each reporter escapes the whole sentence. */
import { type BesideNotice, besideSentence, isBesideNotice, ratioWords } from "./side-by-side.ts";
import type { Notice } from "../model/notice.ts";
import type { Failure } from "../model/report.ts";
import type { Category, Check, MissingReason, AbsentCheck, CountCheck } from "../model/verdict.ts";
import { type ExplainNotice, explainSentence, isExplainNotice } from "./causes.ts";
import {
  type AnswerNotice,
  answerSentence,
  boundWord,
  isAbsolute,
  clip,
  names,
  scopeWords,
  isRuleNotice,
  type RuleNotice,
  ruleSentence,
  shortDigest,
} from "./checks.ts";
import { checkNumbers, formatDelta, formatMs, formatValue, plural } from "./format.ts";
import { pWords } from "./rule.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import { weakeningSentence } from "./weakenings.ts";

import {
  type SamplingNotice,
  isSamplingNotice,
  notPlannedReason,
  samplingSentence,
  shardSentence,
} from "./sampling.ts";

export { byWords, countWords, latencyLabel, scopeLabel, scopeWords } from "./checks.ts";

/** What each category says about the change. */
export const CATEGORY_MEANING: Readonly<Record<Category, string>> = {
  recall_drop: "relevant results are no longer found",
  ranking_shift: "relevant results moved down, or left some cases while others gained",
  latency_regression: "answers take longer",
  diversity_collapse: "results crowd into one cluster",
  semantic_degraded_spike: "the retriever answered in degraded mode more often",
  forbidden_hit: "forbidden results came back",
  retriever_error: "queries failed",
  cost_regression: "a query costs more",
  answer_regression: "answers got worse",
  missing_data: "something gated was not measured",
  gate_weakened: "the change loosens the gate's own rules",
};

/** What failed in a category: figures that did not fall are only on the wrong side of a fixed bound. */
export function failureMeaning(category: Category, failed: readonly Check[]): string {
  const own = failed.filter((check) => check.category === category);
  const stands = own.every(
    ({ delta, direction }) => delta !== null && (direction === "higher" ? delta >= 0 : delta <= 0),
  );
  const bounds = own.every((check) => check.kind !== "count" && isAbsolute(check));
  return own.length > 0 && stands && bounds
    ? `no worse than the baseline, but ${own[0]!.direction === "higher" ? "below" : "above"} the config's ${boundWord(own[0]!)}`
    : CATEGORY_MEANING[category];
}

/** One check without a full stop: `recall@10 fell from 0.921 to 0.854 (limit 0.911) in intent howto`. */
export function checkSentence(check: Check): string {
  return check.policy === "base" ? `${plainSentence(check)} by the base's rules` : plainSentence(check);
}

function plainSentence(check: Check): string {
  const where = scopeWords(check.scope);
  if (check.kind === "weakening") return weakeningSentence(check.weakening);
  if (check.kind === "absent") return absentSentence(check);
  if (check.kind === "count") return countSentence(check);
  if (check.kind === "missing")
    return `${check.metric} ${where} could not be checked: ${missingReason(check.missing)}`;
  const { baseline, current, limit } = checkNumbers(check);
  const bound = check.limit === null ? "" : ` (${boundWord(check)} ${limit})`;
  if (check.kind === "latency" && check.outcome === "fail" && isWithin(check)) {
    const high = checkNumbers({ ...check, current: check.interval?.[1] ?? null }).current;
    return `${check.metric} is ${current} ${where}, and up to ${high} with noise, which is over the ceiling ${limit}`;
  }
  if (check.baseline === null || check.delta === null)
    return `${check.metric} is ${current}${bound} ${where}`;
  if (baseline === current) return `${check.metric} stayed at ${current}${bound} ${where}`;
  // Nearly every query may be slower while the percentile, which one query decides, is not.
  if (check.kind === "ratio" && check.ratio.ratio > 1 && check.delta <= 0) {
    return `${check.metric} ${where}: a typical query took ${ratioWords(check.ratio)}, though the percentile went from ${baseline} to ${current}`;
  }
  const moved = check.delta < 0 ? "fell" : "rose";
  const beside = check.kind === "ratio" ? `: ${ratioWords(check.ratio)}` : "";
  return `${check.metric} ${moved} from ${baseline} to ${current}${bound} ${where}${beside}`;
}

function absentSentence({ baseline, current, missing }: AbsentCheck): string {
  const gone = (baseline ?? 0) - (current ?? 0);
  const all = `the baseline's ${plural(baseline ?? 0, "case")}`;
  if (missing.code === "no_paired_cases") return `${all}: none is the same in this run`;
  return `${gone} of ${all} ${gone === 1 ? "is gone or was" : "are gone or were"} edited`;
}

function countSentence(check: CountCheck): string {
  const { current, limit } = checkNumbers(check);
  if (check.metric === "critical_lost") {
    return `${current} critical ${check.current === 1 ? "case finds" : "cases find"} no target (${limit} allowed)`;
  }
  const { lost, found } = check.counts ?? { lost: 0, found: 0 };
  if (found > 0) return `newly_lost is ${current} (${limit} allowed): ${lost} lost, ${found} found`;
  return `${current} ${check.current === 1 ? "case" : "cases"} found a target at the baseline and none now (${limit} allowed)`;
}

export function missingReason(reason: MissingReason): string {
  switch (reason.code) {
    case "not_measured":
      return "this run did not measure it";
    case "baseline_lacks_metric":
      return "the baseline has no value for it; record a new baseline, or set the rule to off";
    case "baseline_lacks_lists":
      return "it compares with the baseline's lists, and there are none; record a baseline of this tool's";
    case "cases_absent":
      return "they are gone from the suite or were edited";
    case "no_paired_cases":
      return "no case is the same in the baseline and in this run";
    case "too_few_samples":
      return `${plural(reason.have, "sample")} ${IN[reason.side]} where ${reason.need} are needed; record a new baseline`;
    case "too_few_repeats":
      return `${plural(reason.cases, "case")} ${IN[reason.side]} ${reason.cases === 1 ? "was" : "were"} timed less than ${reason.need} times; record a new baseline`;
    case "plan_unfinished":
      return `asking ended after ${reason.have} of ${reason.need} timed queries, at the limit of time or queries`;
    case "not_in_plan":
      return notPlannedReason(reason);
    default:
      return unknown(reason);
  }
}

/** While recording, a ceiling within what noise reaches fails though the figure itself does not. */
function isWithin({ current, limit }: Check): boolean {
  return current !== null && limit !== null && current <= limit;
}

const IN = { now: "in this run", before: "in the baseline" } as const;
/** What went wrong, and after it what to do; problems are listed apart. */
export function failureSentence(failure: Failure): string {
  return failure.hint === null
    ? sentence(failure.message)
    : `${sentence(failure.message)} ${sentence(failure.hint)}`;
}

/** A full sentence, with its full stop. */
export function noticeSentence(notice: Notice): string {
  if (isRuleNotice(notice)) return ruleSentence(notice);
  if (isExplainNotice(notice)) return explainSentence(notice);
  if (isBesideNotice(notice)) return besideSentence(notice);
  if (isSamplingNotice(notice)) return samplingSentence(notice);
  return measurementSentence(notice);
}

function measurementSentence(
  notice: Exclude<Notice, RuleNotice | ExplainNotice | BesideNotice | SamplingNotice>,
): string {
  switch (notice.code) {
    case "not_applicable":
      return `${notice.metric} does not apply ${scopeWords(notice.scope)}: no case has what it measures.`;
    case "differs":
      return `${notice.field} differs from the baseline: ${clip(shortDigest(notice.baseline))} there, ${clip(shortDigest(notice.current))} here.`;
    case "other_machine":
      return "The baseline was recorded on another kind of machine, so a difference in latency may come from the machine. With base-directory both are measured in one job.";
    case "means_only":
      return meansOnly(notice.tool, notice.not_compared);
    case "includes_start":
      return "Each query starts a process, so every latency figure includes the start of a process.";
    case "reported_latency":
      return "The retriever reported the latency figures. They were not measured here.";
    case "recorded_latency":
      return "A recorded run or another job brought the latency figures: only rules of latency that the config names hold them to something.";
    case "zero_quality":
      return "No query found any of its targets: the ids or paths of the results may not fit the suite.";
    case "selftest":
      return notice.blocked.length === 0
        ? "Self-test: your rules block none of the deliberately broken retrievers; the run beside itself passes."
        : `Self-test: blocked the broken retrievers ${names(notice.blocked)}; the run beside itself passes.`;
    case "blind_to":
      return `Your rules would not catch a ranking that is ${notice.mutant}.`;
    case "cached_answers":
      return `Answers look cached: the first time a query took ${formatMs(notice.first_ms)}, a repeat ${formatMs(notice.repeat_ms)}, so the latency figures may not be those of new queries.`;
    case "not_in_baseline":
      return `${notice.metric} is not compared yet: the baseline is older than its rule. Record a new baseline.`;
    case "definition_kept":
      return `definition.${notice.field} is ${clip(notice.kept)}, as in the baseline. A new baseline would have ${clip(notice.usual)}: to move, write definition.${notice.field} into the config and record.`;
    case "lost_and_found":
      return `${notice.lost} lost, ${notice.found} found: ${plural(notice.lost, "case")} that found something ${notice.lost === 1 ? "finds" : "find"} nothing now, and ${plural(notice.found, "case")} the other way round.`;
    case "shorter_lists":
      return `${notice.metric} ${scopeWords(notice.scope)} fell beyond its tolerance and passes: the shorter lists find more.`;
    case "gained":
      return `The whole suite is significantly better than the last accepted state (p = ${pWords(notice.p)}). Adopt baseline.json to keep the gain: it becomes the state that later changes are compared with.`;
    case "drifting":
      return `Drifting: ${notice.metric} ${scopeWords(notice.scope)} was ${formatFigure(notice.metric, notice.anchor)} when it was last accepted and is ${formatFigure(notice.metric, notice.current)} now. It passes.`;
    case "anchor_distance":
      return `Since the last acceptance or gain, ${plural(notice.recordings, "recording")}: ${movedWords(notice.moved)}.`;
    case "latency_anchor_new":
      return "The times of the baseline come from another machine or clock, so from now on latency is held to those of this run.";
    case "retries":
      return `${plural(notice.count, "transport retry", "transport retries")} happened.`;
    case "unjudged_queries":
      return `${plural(notice.count, "query", "queries")} of the dataset had no judgments and are left out.`;
    case "judged_missing_from_corpus":
      return `The corpus lacks ${plural(notice.documents.length, "judged document")}: ${names(notice.documents)}.`;
    case "limit":
      return `The dataset was cut to ${plural(notice.cases, "case")}; such a run never passes.`;
    case "answers_only":
    case "answers_unmeasured":
      return answerSentence(notice, names(notice.cases));
    case "judged_by":
      return answerSentence(notice, "");
    case "shard":
    case "joined":
    case "older_attempts":
    case "unlike_machines":
      return shardSentence(notice);
    default:
      return caseListSentence(notice);
  }
}

function movedWords(moved: Extract<Notice, { readonly code: "anchor_distance" }>["moved"]): string {
  return moved.map(({ metric, delta }) => `${metric} ${formatDelta("share", delta)}`).join(", ");
}

function formatFigure(metric: string, value: number): string {
  return formatValue(unitOfMetric(metric), value);
}

function meansOnly(tool: string, notCompared: readonly string[]): string {
  const left = notCompared.length === 0 ? "" : ` It lacks ${notCompared.join(", ")}, which took no part.`;
  return `The baseline is ${tool}'s: its means were compared with this run's, as if of the same k, definition and machine, and no single case was.${left} Record a baseline to gate cases.`;
}

type CaseList = Exclude<Extract<Notice, { readonly cases: readonly string[] }>, AnswerNotice | RuleNotice>;

function caseListSentence(notice: CaseList): string {
  const count = plural(notice.cases.length, "case");
  const list = names(notice.cases);
  switch (notice.code) {
    case "new_cases":
      return `${count} ${notice.cases.length === 1 ? "is" : "are"} new or edited since the baseline and can't be compared: ${list}.`;
    case "duplicates":
      return `${count} got the same document more than once; only the first counts: ${list}.`;
    case "dead_cases":
      return `${count} found none of the targets at the baseline, so they can't be lost: ${list}. Check the targets, or the index.`;
    case "targets_nowhere": {
      const where = notice.corpus ? "nor the corpus" : "nor ten times as many results";
      return `${count} ${notice.cases.length === 1 ? "has" : "have"} a target that neither the list holds ${where}, so nothing may ever find it: ${list}. Check its spelling, or the index.`;
    }
    case "no_relevant_target":
      return `${count} ${notice.cases.length === 1 ? "has" : "have"} no relevant target and can only score 0: ${list}.`;
    case "unstable":
      return `${count} got other results when asked again: ${list}.`;
    case "errored_cases":
      return `${plural(notice.cases.length, "query", "queries")} failed and scored 0: ${list}.`;
    case "trec_counts_differ":
      return `In ${count} a result matches several targets or several results one target. trec_eval counts these differently: ${list}.`;
    default:
      return unknown(notice);
  }
}

function sentence(text: string): string {
  return /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
}

/** Compiles only while every variant has its words. */
function unknown(value: never): never {
  throw new TypeError(`no sentence for ${JSON.stringify(value)}`);
}

/** Why the figures are what they are, in words. Raw text of strangers, as in sentences.ts. */
import type { CauseShare, Churn, Evidence, Holes, Loss, LossCause } from "../model/explanation.ts";
import type { Notice } from "../model/notice.ts";
import { clip, scopeWords } from "./checks.ts";
import { formatDelta, formatValue, plural } from "./format.ts";
import { unitOfMetric } from "../metrics/registry.ts";

/** `3 better, 11 worse of 60`. */
export function evidenceClause({ wins, losses, units }: Evidence): string {
  return `${wins} better, ${losses} worse of ${units}`;
}

/** What each cause says of a case. */
export const CAUSE_MEANING: Readonly<Record<LossCause, string>> = {
  error: "the query failed",
  degraded: "the retriever answered in degraded mode",
  nothing_returned: "nothing was returned",
  no_longer_matches: "the document is returned, but no longer matches",
  crowded_out: "crowded out by one cluster",
  duplicates: "crowded out by repeats",
  deeper: "found further down",
  not_found: "not found at all",
  displaced: "pushed out by other documents",
  not_looked_up: "not looked up",
  unresolved: "no cause was found",
};

/** One lost case in a clause: `found further down, at rank 14`. */
export function lossWords(loss: Loss): string {
  const ranks = (of: (target: Loss["targets"][number]) => number | null): string =>
    loss.targets.flatMap((target) => of(target) ?? []).join(" and ");
  const meaning = CAUSE_MEANING[loss.cause];
  const deeper = ranks((target) => target.deeper);
  switch (loss.cause) {
    case "no_longer_matches":
      return `${meaning}, at rank ${ranks((target) => target.unmatched)}`;
    case "crowded_out":
      return `${meaning}: ${loss.cluster?.now ?? 0} of the list are of ${clip(loss.cluster?.key ?? "")}${deeper === "" ? "" : `; found at rank ${deeper}`}`;
    case "duplicates":
      return `${meaning}: ${plural(loss.repeats.now, "repeat")}${deeper === "" ? "" : `; found at rank ${deeper}`}`;
    case "deeper":
      return `${meaning}, at rank ${deeper}`;
    case "not_found":
      return loss.probe === null ? meaning : `${meaning} in ${plural(loss.probe.returned, "result")}`;
    case "displaced":
      return `${meaning}: ${displacedWords(loss)}`;
    case "not_looked_up":
      return loss.displaced_by.length === 0 ? meaning : `${meaning}; ${displacedWords(loss)} in the list`;
    default:
      return meaning;
  }
}

function displacedWords({ displaced_by: displacedBy }: Loss): string {
  const unjudged = displacedBy.filter((each) => each.judged === "unjudged").length;
  const relevant = displacedBy.filter((each) => each.judged === "relevant").length;
  const of = [
    ...(unjudged > 0 ? [`${unjudged} unjudged`] : []),
    ...(relevant > 0 ? [`${relevant} relevant`] : []),
  ];
  return `${displacedBy.length} new${of.length === 0 ? "" : ` (${of.join(", ")})`}`;
}

/** `10 cases lost a target: 7 found further down; 3 not found at all`; empty where nothing was lost. */
export function causesWords(causes: readonly CauseShare[]): string {
  const cases = causes.reduce((sum, each) => sum + each.cases, 0);
  if (cases === 0) return "";
  const [first] = causes;
  const lost = `${plural(cases, "case")} lost a target`;
  if (first !== undefined && causes.length === 1)
    return `${lost}${because(first.cause)} ${CAUSE_MEANING[first.cause]}`;
  const shares = causes.map(
    (each) => `${each.cases}${because(each.cause).replace(":", "")} ${CAUSE_MEANING[each.cause]}`,
  );
  return `${lost}: ${shares.join("; ")}`;
}

/** These say what broke the answer, the others where the target is. */
function because(cause: LossCause): string {
  return cause === "error" || cause === "degraded" ? " because" : ":";
}

/** `97 of 118 results are unjudged; if none or all of them are relevant: ndcg@10 0.612 to 0.934`; empty without a hole. */
export function holesWords(holes: Holes | null): string {
  if (holes === null || holes.unjudged === 0) return "";
  const bounds = [...holes.bounds].map(
    ([metric, { pessimistic, optimistic }]) =>
      `${metric} ${formatValue("share", pessimistic)} to ${formatValue("share", optimistic)}`,
  );
  const counted = `${holes.unjudged} of ${plural(holes.results, "result")} ${holes.unjudged === 1 ? "is" : "are"} unjudged`;
  return `${counted}; if none or all of them are relevant: ${bounds.join(", ")}`;
}

/** `overlap with the baseline's lists: jaccard@10 0.812, rbo@10 0.901`; empty where no list was compared, or all are the same. */
export function churnWords(churn: Churn | null): string {
  const values = [...(churn?.overall ?? [])].flatMap(([metric, value]) =>
    value === null ? [] : [[metric, value] as const],
  );
  // Sums of floats: a list may agree with itself to the last bit but one.
  if (values.every(([, value]) => value > 1 - 1e-9)) return "";
  return `overlap with the baseline's lists: ${values.map(([metric, value]) => `${metric} ${formatValue("share", value)}`).join(", ")}`;
}

const CODES = [
  "improved",
  "implausible_jump",
  "intent_falls",
  "baseline_age",
  "probe_failed",
  "probe_capped",
  "probe_limit",
] as const;

export type ExplainNotice = Extract<Notice, { readonly code: (typeof CODES)[number] }>;

export function isExplainNotice(notice: Notice): notice is ExplainNotice {
  return (CODES as readonly string[]).includes(notice.code);
}

export function explainSentence(notice: ExplainNotice): string {
  switch (notice.code) {
    case "improved":
      return `${notice.metric} improved by ${formatDelta(unitOfMetric(notice.metric), notice.delta)} ${scopeWords(notice.scope)}; record a new baseline to keep the gain.`;
    case "implausible_jump":
      return `${notice.metric} moved by ${formatDelta(unitOfMetric(notice.metric), notice.delta)} overall; a jump of this size is more often a broken measurement than an improvement, so check the suite and the retriever before you merge.`;
    case "intent_falls":
      return `${notice.metric} fell by ${formatDelta(unitOfMetric(notice.metric), notice.delta)} in intent ${clip(notice.intent)}, within its tolerance, while it rose by ${formatDelta(unitOfMetric(notice.metric), notice.overall)} overall.`;
    case "baseline_age":
      return `The baseline is ${notice.days} days old (limit ${notice.limit}). Record a new baseline, so that it compares with what is in use.`;
    case "probe_failed":
      return `The lost cases could not be asked for more results, so it is not known where their targets went: ${notice.reason.trim().replace(/\.$/, "")}.`;
    case "probe_capped":
      return `The retriever gives no more than ${notice.k} results, also where more are asked for: how far down ${plural(notice.cases, "lost case")} went can't be seen.`;
    case "probe_limit":
      return `Of ${plural(notice.lost, "lost case")} the ${notice.asked} worst were asked for more results.`;
  }
}

/** One check in one sentence, the same in every output. Raw text of strangers: each reporter escapes the whole. */
import type { Failure } from "../model/report.ts";
import type {
  AbsentCheck,
  Category,
  Check,
  CountCheck,
  MissingCheck,
  RatioFigures,
  WeakenedField,
  WeakeningFinding,
} from "../model/verdict.ts";
import { checkNumbers, clipName, formatValue, pluralise, scopeWords } from "./format.ts";
import { pWords } from "./rule.ts";
import { requireItem } from "../model/lookup.ts";
import { notPlannedWords } from "./sampling.ts";

/** What each category says about the change. */
export const CATEGORY_MEANING: Readonly<Record<Category, string>> = {
  recall_drop: "queries lost expected documents",
  ranking_shift: "expected documents rank lower",
  fewer_results: "queries get fewer results",
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
  const [first] = own;
  if (first === undefined || !own.every(isOnlyOutOfBounds)) {
    return CATEGORY_MEANING[category];
  }
  const side = first.direction === "higher" ? "below" : "above";
  return `no worse than the baseline, but ${side} the config's ${boundWord(first)}`;
}

/** Whether nothing got worse, and the floor or ceiling is missed all the same. */
export function isOnlyOutOfBounds(check: Check): boolean {
  const { delta, direction, kind } = check;
  if (delta === null || kind === "count" || !isAbsolute(check)) {
    return false;
  }
  return direction === "higher" ? delta >= 0 : delta <= 0;
}

/** Without a full stop: `recall@10 fell from 0.921 to 0.854 (limit 0.911) in intent howto`. */
export function checkSentence(check: Check): string {
  const since = check.reference === "accepted" ? " since the last accepted state" : "";
  const base = check.policy === "base" ? " by the base's rules" : "";
  const rise =
    check.quality_rise_p === undefined
      ? ""
      : `, though recall and nDCG rose (${pWords(check.quality_rise_p)})`;
  return `${plainSentence(check)}${since}${base}${rise}`;
}

function plainSentence(check: Check): string {
  const { metric, kind, delta } = check;
  const where = whereWords(check);
  if (kind === "weakening") {
    return weakeningSentence(check.weakening);
  }
  if (kind === "absent") {
    return absentSentence(check);
  }
  if (kind === "count") {
    return countSentence(check);
  }
  if (kind === "not_gated") {
    return `${metric} ${scopeWords(check.scope)} is not gated yet: the baseline has no value for it`;
  }
  if (kind === "missing") {
    return `${metric} ${scopeWords(check.scope)} could not be checked: ${missingReason(check)}`;
  }
  const { baseline, current, limit } = checkNumbers(check);
  const bound = check.limit === null ? "" : ` (${boundWord(check)} ${limit})`;
  if (check.baseline === null || delta === null) {
    return `${metric} is ${current}${where}${bound}`;
  }
  if (baseline === current) {
    return `${metric} stayed at ${current}${where}${bound}`;
  }
  // Nearly every query may be slower while the percentile, which one query decides, is not.
  if (kind === "ratio" && check.ratio.ratio > 1 && delta <= 0) {
    return `${metric}${where}: a typical query took ${ratioWords(check.ratio)}, though the percentile went from ${baseline} to ${current}`;
  }
  const beside = kind === "ratio" ? `: ${ratioWords(check.ratio)}` : "";
  return `${metric} ${delta < 0 ? "fell" : "rose"} from ${baseline} to ${current}${where}${bound}${beside}`;
}

/** ` over 80 queries`, ` in intent howto`; nothing for the time of all queries. */
function whereWords({ scope, kind, n }: Check): string {
  if (scope.kind !== "overall") {
    return ` ${scopeWords(scope)}`;
  }
  return kind === "mean" && n > 0 ? ` over ${pluralise(n, "query", "queries")}` : "";
}

function absentSentence({ baseline, current, missing }: AbsentCheck): string {
  const gone = (baseline ?? 0) - (current ?? 0);
  const all = `the ${pluralise(baseline ?? 0, "query", "queries")} in the baseline`;
  if (missing.code === "no_paired_cases") {
    return `None of ${all} is the same in this run`;
  }
  return `${gone} of ${all} ${gone === 1 ? "is" : "are"} gone`;
}

function countSentence({ metric, current: count }: CountCheck): string {
  const cases = formatValue("cases", count);
  if (metric === "critical_hit") {
    return count === 1
      ? `${cases} critical query has a forbidden or false result that it did not have`
      : `${cases} critical queries have forbidden or false results that they did not have`;
  }
  return `${cases} critical ${count === 1 ? "query finds" : "queries find"} nothing any more`;
}

const IN = { now: "in this run", before: "in the baseline" } as const;
const RECORD = "Record a new baseline.";
const PUT_BACK = "Put the queries back as they were.";
const UNNUMBERED = {
  baseline_lacks_metric: [
    "the baseline has no value for it; record a new baseline, or set the rule to off",
    "Record a new baseline, or set the rule to off in the config.",
  ],
  baseline_lacks_lists: [
    "it compares with the baseline's lists, and the baseline has none",
    "Record a new baseline with this tool.",
  ],
  cases_absent: ["they are gone from the suite", PUT_BACK],
  no_paired_cases: ["no query is the same in the baseline and in this run", PUT_BACK],
} as const;

type MissingFact = Pick<MissingCheck, "missing" | "category"> &
  Partial<Pick<MissingCheck, "metric" | "scope" | "n" | "cases">>;

export function missingReason(check: MissingFact): string {
  return missingWords(check)[0];
}

/** Why there is nothing to compare, and what to do about it. */
export function missingWords(check: MissingFact): readonly [why: string, todo: string] {
  const { missing: reason, category, metric, scope, n, cases = [] } = check;
  const more = category === "retriever_error" ? "queries failed" : "record a new baseline";
  switch (reason.code) {
    case "not_measured":
      if (metric?.startsWith("forbidden_rate")) {
        return [
          "a result that may be forbidden has no `cluster`, or a query was not asked",
          "Give every result its `cluster`, and answer every query.",
        ];
      }
      if (metric?.startsWith("cost") === true) {
        return [
          "answers lack their usage, from which the cost is worked out",
          "Give every answer its `usage`: `{ model, prompt_tokens, completion_tokens }`. Or set the rule to off in the config.",
        ];
      }
      if (n === 0 && cases.length === 0 && scope !== undefined && scope.kind !== "overall") {
        return [
          `no query of the suite counts in this ${scope.kind}`,
          `Give queries this ${scope.kind}, or take its rules out of the config.`,
        ];
      }
      return [
        metric?.startsWith("clustering_ratio") === true
          ? "no list has two results"
          : "this run did not measure it",
        "Make the retriever report it again, or set the rule to off in the config.",
      ];
    case "too_few_samples":
      return [
        `${pluralise(reason.have, "sample")} ${IN[reason.side]} where ${reason.need} are needed; ${more}`,
        RECORD,
      ];
    case "too_few_repeats": {
      const was = `${IN[reason.side]} ${reason.cases === 1 ? "was" : "were"}`;
      return [
        `${pluralise(reason.cases, "query", "queries")} ${was} timed less than ${reason.need} times; ${more}`,
        RECORD,
      ];
    }
    case "plan_unfinished":
      return [
        `asking ended after ${reason.have} of ${reason.need} timed queries, at the limit of time`,
        "Raise latency.budget_s in the config.",
      ];
    case "not_in_plan":
      return notPlannedWords(reason);
    default:
      return UNNUMBERED[reason.code];
  }
}

/** Edits by which no figure of the base's says anything. */
const UNJUDGED = /^(?:k$|definition\.)/;
const ONLY_ACCEPTED = "Only an acceptance may move the state that later changes are compared with";

/** How many fields a sentence names before it counts the rest. */
const FIELDS = 5;

/** `gate.recall@10.tolerance: 0.01 before, 0.5 now; k: 10 before, 20 now`. */
export function weakeningSentence({ code, fields, cases }: WeakeningFinding): string {
  const first = requireItem(fields, 0);
  const field = clipName(first.field);
  const before = clipName(roundFigures(first.before, first.after));
  const after = clipName(roundFigures(first.after, first.before));
  switch (code) {
    case "base_unusable":
      return `The base's files can't be used: ${before}`;
    case "config_moved":
      return `The base is gated by ${before}, this change by ${after}`;
    case "baseline_not_measured":
      return `${pluralise(cases.length, "row")} of the baseline that this change alters ${cases.length === 1 ? "is" : "are"} not what this run measured. ${before} in the file, ${after} in this run. Copy baseline.json from the report, or run record again`;
    case "accepted_moved": {
      const moved =
        cases.length === 0
          ? `${field} does`
          : `The accepted figures of ${pluralise(cases.length, "query", "queries")} in the baseline do`;
      return `${moved} not follow from the base's baseline. Expected ${before}; the file has ${after}. ${ONLY_ACCEPTED}`;
    }
    case "passes_only_with_added": {
      const answers = pluralise(fields.length, "answer");
      return `Passes only with ${answers} that this change adds: ${listAnswers(fields)}`;
    }
    case "link":
      return `A file of the gate became a symbolic link, so the next change could not be checked against it`;
    case "baseline_vouches":
      return `${listFields(fields)}. This is not the SHA-256 of the file. Run record again`;
    case "verdict_changed":
      return `The judge's verdicts on the same texts changed: ${listFields(fields)}. Remove these lines, and the judge is asked again`;
    default: {
      const isUnjudged = fields.some((each) => UNJUDGED.test(each.field));
      return `${listFields(fields)}${isUnjudged ? ", so that the base did not judge this run" : ""}`;
    }
  }
}

function listFields(fields: readonly WeakenedField[]): string {
  const words = fields.slice(0, FIELDS).map(({ field, before, after }) => {
    return `${clipName(field)}: ${clipName(roundFigures(before, after))} before, ${clipName(roundFigures(after, before))} now`;
  });
  const others = fields.length - words.length;
  return `${words.join("; ")}${others > 0 ? `; and ${pluralise(others, "more field")}` : ""}`;
}

/** `how to install: docs/setup.md`, by the query that got the answer. */
function listAnswers(fields: readonly WeakenedField[]): string {
  const words = fields
    .slice(0, FIELDS)
    .map(({ before, after }) => `${clipName(before)}: ${clipName(after)}`);
  const others = fields.length - words.length;
  return `${words.join("; ")}${others > 0 ? `; and ${others} more` : ""}`;
}

/** Findings hold nine digits; people need four, unless the two sides would look alike. A name with digits stays whole. */
function roundFigures(text: string, other: string): string {
  const roundToFour = (of: string): string =>
    of.replaceAll(/(?<![\w./-])\d+\.\d{4,}(?![\w./-])/g, (figure) =>
      String(Number(Number(figure).toPrecision(4))),
    );
  return roundToFour(text) === roundToFour(other) ? text : roundToFour(text);
}

/** `limit` comes from the baseline; a floor or ceiling holds for any baseline. */
function boundWord(check: Check): string {
  if (!isAbsolute(check)) {
    return "limit";
  }
  return check.direction === "higher" ? "floor" : "ceiling";
}

/** Whether a floor or ceiling is missed, which no new baseline moves, whatever else is. */
export function missesBound(check: Check): boolean {
  return (
    check.by === "floor" || check.by === "ceiling" || (check.kind !== "count" && isAbsolute(check))
  );
}

/** Whether the limit is the rule's own floor or ceiling. */
function isAbsolute({
  baseline,
  tolerance,
  limit,
  direction,
}: Pick<Check, "baseline" | "tolerance" | "limit" | "direction">): boolean {
  if (limit === null) {
    return false;
  }
  if (baseline === null || tolerance === null) {
    return true;
  }
  const allowed = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  return Math.abs(allowed - limit) > 1e-9;
}

/** `1.32x slower (1.27 to 1.38)`. */
export function ratioWords(figures: RatioFigures): string {
  const { ratio } = figures;
  const way = ratio >= 1.005 ? " slower" : ratio < 0.995 ? ", faster" : ", as fast";
  return `${ratio.toFixed(2)}x${way} (${rangeText(figures)})`;
}

/** `1.27 to 1.38`. */
export function rangeText({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${low.toFixed(2)} to ${high.toFixed(2)}`;
}

/** What went wrong, and after it what to do, as full sentences; problems are listed apart. */
export function failureSentence({ message, hint }: Failure): string {
  const withFullStop = (text: string): string =>
    /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
  return [message, ...(hint === null ? [] : [hint])].map(withFullStop).join(" ");
}

/** A sentence of the program's own begins with a capital; a file, a metric or a quoted name stays as it is written. */
export function capitalise(text: string): string {
  return /^[a-z]+(?:'s)?[ ,]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

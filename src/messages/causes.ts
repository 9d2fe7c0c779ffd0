/** Why the figures are what they are, in words. Raw text of strangers, as in checks.ts. */
import type { JudgedMetric } from "../model/answers.ts";
import type {
  CauseShare,
  ChangeGroup,
  Churn,
  Evidence,
  Holes,
  Loss,
  LossCause,
  StageRecall,
} from "../model/explanation.ts";
import { formatProblem } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import { selectCases, groupBy } from "../model/scope.ts";
import type { Category, Check, Culprit } from "../model/verdict.ts";
import { capitalise } from "./checks.ts";
import { capText } from "./escape.ts";
import { clipName, formatValue, listFirst, listNames, pluralise, scopeWords } from "./format.ts";
import { causeSentence, queriesOfGroup } from "./leading-cause.ts";
import {
  type CaseRow,
  acceptedChecks,
  caseBook,
  forbiddenResults,
  primaryFailures,
} from "./rows.ts";
import { requireItem } from "../model/lookup.ts";
import { isOfOtherMachine } from "./sampling.ts";

/** `3 better, 11 worse of 60`. */
export function evidenceClause({ wins, losses, units }: Evidence): string {
  return `${wins} better, ${losses} worse of ${units}`;
}

/** What each cause says of a case. */
const CAUSE_MEANING: Readonly<Record<LossCause, string>> = {
  error: "the query failed",
  degraded: "the retriever answered in degraded mode",
  nothing_returned: "nothing was returned",
  no_longer_matches: "the document is returned, but no longer matches",
  dropped_by_stage: "dropped by a stage",
  never_retrieved: "never retrieved",
  crowded_out: "crowded out by one cluster",
  duplicates: "crowded out by repeats",
  deeper: "found further down",
  not_found: "not among the results",
  not_looked_up: "not seen further down",
};

/** The stage by name, where one is the cause. */
export function causeMeaning({ cause, stage }: Pick<CauseShare, "cause" | "stage">): string {
  return cause === "dropped_by_stage" && stage !== undefined
    ? `dropped by ${clipName(stage)}`
    : CAUSE_MEANING[cause];
}

/** Of several cases, after their number: `3 returned nothing`. */
const CAUSE_OF_SEVERAL: Readonly<Record<LossCause, string>> = {
  ...CAUSE_MEANING,
  error: "because the query failed",
  degraded: "because the retriever answered in degraded mode",
  nothing_returned: "returned nothing",
  no_longer_matches: "returned, but no longer matching",
};

/** One lost case in a clause: `found further down, at rank 14`. */
export function lossWords(loss: Loss): string {
  const joinRanks = (of: (target: Loss["targets"][number]) => number | null): string =>
    loss.targets.flatMap((target) => of(target) ?? []).join(" and ");
  const meaning = CAUSE_MEANING[loss.cause];
  const deeper = joinRanks((target) => target.deeper);
  const found = deeper === "" ? "" : `; found at rank ${deeper}`;
  switch (loss.cause) {
    case "no_longer_matches":
      return `${meaning}, at rank ${joinRanks((target) => target.unmatched)}`;
    case "crowded_out":
      return `${pluralise(loss.cluster?.now ?? 0, "result")} of its list come from ${clipName(loss.cluster?.key ?? "")}${found}`;
    case "dropped_by_stage":
      return causeMeaning(loss);
    case "duplicates":
      return `${meaning}: ${pluralise(loss.repeats.now, "repeat")}${found}`;
    case "deeper":
      return `${meaning}, at rank ${deeper}`;
    case "not_found":
      return loss.probe === null
        ? meaning
        : `not among the ${pluralise(loss.probe.returned, "result")} of a deeper search`;
    case "not_looked_up": {
      // A retriever may give no more than it gave before, whatever it is asked for.
      const searched =
        loss.probe === null
          ? "we did not search deeper"
          : "a deeper search returned no more results";
      return loss.displaced_by.length === 0
        ? searched
        : `${displacedWords(loss)} in its list; ${searched}`;
    }
    default:
      return meaning;
  }
}

function displacedWords({ displaced_by: newcomers }: Loss): string {
  const of = ["unjudged", "relevant"].map((word) => {
    const own = newcomers.filter(({ judged }) => judged === word).length;
    return own === 0 ? "" : `${own} ${word}`;
  });
  const known = of.filter(Boolean).join(", ");
  return `${pluralise(newcomers.length, "new result")}${known === "" ? "" : ` (${known})`}`;
}

/** `10 queries lost a document: 7 found further down; 3 not among the results`. Empty if nothing was lost. */
export function causesWords(causes: readonly CauseShare[]): string {
  const cases = causes.reduce((sum, each) => sum + each.cases, 0);
  const [first] = causes;
  if (first === undefined || cases === 0) {
    return "";
  }
  const lost = pluralise(cases, "query lost a document", "queries lost a document");
  if (causes.length === 1) {
    const because = first.cause === "error" || first.cause === "degraded" ? " because" : ":";
    return `${lost}${because} ${causeMeaning(first)}`;
  }
  const shareMeaning = (each: CauseShare): string =>
    each.stage === undefined ? CAUSE_OF_SEVERAL[each.cause] : causeMeaning(each);
  return `${lost}: ${causes.map((each) => `${each.cases} ${shareMeaning(each)}`).join("; ")}`;
}

/** How a group of cases is told, before its figures; `part` is `12 of 80 lists`. */
const GROUP: Readonly<
  Record<ChangeGroup["kind"], (name: string, cases: number, part: string) => string>
> = {
  came_document: (name, cases) => `${name} is new in ${pluralise(cases, "list")}`,
  came_folder: (name, cases) => `Documents of ${name} are new in ${pluralise(cases, "list")}`,
  came_cluster: (name, cases) =>
    `Results of cluster ${name} are new in ${pluralise(cases, "list")}`,
  went_document: (name, _, part) => `${name} is gone from ${part}`,
  went_folder: (name, _, part) => `Documents of ${name} are gone from ${part}`,
  went_cluster: (name, _, part) => `Results of cluster ${name} are gone from ${part}`,
  intent: (name, _, part) => `Intent ${name}: ${part} changed`,
  length: (name, _, part) => `${capitalise(queriesOfGroup("length", name))}: ${part} changed`,
  writing: (name, _, part) => `${capitalise(queriesOfGroup("writing", name))}: ${part} changed`,
  stage: (name, cases) =>
    `Stage ${name} dropped expected documents of ${pluralise(cases, "query", "queries")}`,
};

/** `legacy/old is new in 80 lists, mostly at rank 2: 43 queries worse, none better`. */
export function groupWords({ kind, name, of, worse, better, rank, cases }: ChangeGroup): string {
  const what = GROUP[kind](
    clipName(name),
    cases.length,
    `${cases.length} of ${pluralise(of, "list")}`,
  );
  const where = rank === null ? "" : `, mostly at rank ${rank}`;
  const moved = [
    ...(worse > 0 || better === 0 ? [`${pluralise(worse, "query", "queries")} worse`] : []),
    ...(better > 0 ? [`${better} better`] : []),
  ];
  return `${what}${where}; ${moved.join(", ")}`;
}

/** `97 of 118 results are unjudged; if none or all of them are relevant: ndcg@10 0.612 to 0.934`; without what they leave as it is; empty without a hole. */
export function holesWords(holes: Holes | null): string {
  if (holes === null || holes.unjudged === 0) {
    return "";
  }
  const formatShare = (value: number): string => formatValue("share", value);
  const bounds = [...holes.bounds].flatMap(([metric, { pessimistic, optimistic }]) => {
    const least = formatShare(pessimistic);
    const most = formatShare(optimistic);
    return least === most ? [] : [`${metric} ${least} to ${most}`];
  });
  const counted = `${holes.unjudged} of ${pluralise(holes.results, "result")} ${holes.unjudged === 1 ? "is" : "are"} unjudged`;
  return bounds.length === 0
    ? counted
    : `${counted}; if none or all of them are relevant: ${bounds.join(", ")}`;
}

/** `recall by stage: retrieve 0.912, rerank 0.871 (of 60 queries)`; empty where no answer told its stages. */
export function stagesWords(stages: readonly StageRecall[] = []): string {
  if (stages.length === 0) {
    return "";
  }
  const told = stages.map(
    ({ stage, recall }) => `${clipName(stage)} ${formatValue("share", recall)}`,
  );
  return `recall by stage: ${told.join(", ")} (of ${pluralise(requireItem(stages, 0).cases, "query", "queries")})`;
}

/** `overlap with the baseline's lists: jaccard@10 0.812`; empty where no list was compared, or all are the same. */
export function churnWords(churn: Churn | null): string {
  const values = [...(churn?.overall ?? [])].filter(([, value]) => value !== null);
  // Sums of floats: a list may agree with itself to the last bit but one.
  if (values.every(([, value]) => value! > 1 - 1e-9)) {
    return "";
  }
  const words = values.map(([metric, value]) => `${metric} ${formatValue("share", value)}`);
  return `overlap with the baseline's lists: ${words.join(", ")}`;
}

/** `12 queries failed, 4 of them with: upstream 503`; empty where none did. */
export function errorWords({ scores }: Report): string {
  const cases = scores?.cases ?? [];
  const errors = cases.flatMap(({ error }) => error ?? []);
  const [most] = mostFirst(errors);
  if (most === undefined) {
    return "";
  }
  const which = most.count === errors.length ? "" : `, ${most.count} of them`;
  return `${errors.length} of ${pluralise(cases.length, "query", "queries")} failed${which} with: ${capText(most.text, MESSAGE)}`;
}

/** Each text once. */
function mostFirst(
  texts: readonly string[],
): readonly { readonly text: string; readonly count: number }[] {
  const counts = [...groupBy(texts, (text) => text)].map(([text, own]) => ({
    text,
    count: own.length,
  }));
  return counts.toSorted((a, b) => b.count - a.count);
}

const MESSAGE = 300;
const NAMED = 3;

/** Returns why the report ends as it does, in a line: of a failure what explains most of it. Empty if that is not known. */
export function findCauseText(report: Report): string {
  if (report.failure !== null) {
    return problemWords(report);
  }
  const worst = primaryFailures(report)[0] ?? acceptedChecks(report)[0];
  return worst === undefined ? "" : findWhy(report, worst);
}

/** Why the check ended as it did, in a line: the cause where one is known that its sentence does not say. */
function findWhy(report: Report, check: Check): string {
  if (check.kind === "absent") {
    return absentWords(check);
  }
  if (check.kind === "missing") {
    return "";
  }
  const cause = report.explanation?.cause ?? null;
  return cause !== null && OF_LISTS.includes(check.category)
    ? causeSentence(cause)
    : (WHY[check.category]?.(report, check) ?? "");
}

/** The first of the problems; all are listed elsewhere. */
function problemWords({ failure }: Report): string {
  const [first, ...rest] = failure?.problems ?? [];
  if (first === undefined) {
    return "";
  }
  return `${formatProblem(first)}${rest.length === 0 ? "" : `; and ${pluralise(rest.length, "more problem")}`}`;
}

type Why = (report: Report, worst: Check) => string;

const lossesWhy: Why = ({ explanation = null }) => causesWords(explanation?.causes ?? []);

/** What the leading cause of worse lists explains. */
const OF_LISTS: readonly Category[] = [
  "recall_drop",
  "ranking_shift",
  "retriever_error",
  "semantic_degraded_spike",
  "forbidden_hit",
  "diversity_collapse",
];

const WHY: Readonly<Partial<Record<Category, Why>>> = {
  recall_drop: lossesWhy,
  semantic_degraded_spike: lossesWhy,
  ranking_shift: movedWords,
  latency_regression: slowerWords,
  diversity_collapse: clusterWords,
  forbidden_hit: forbiddenWords,
  cost_regression: costWords,
  answer_regression: answerWords,
  gate_weakened: allowedWords,
};

/** A ranking falls by targets that are lost as well: then their causes say more. */
function movedWords(report: Report, worst: Check): string {
  const lost = lossesWhy(report, worst);
  const falls = worst.cases.flatMap(listFalls);
  const [furthest] = falls.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (furthest === undefined) {
    return lost;
  }
  const moved = `${pluralise(falls.length, "document")} moved down, furthest from rank ${furthest.from} to ${furthest.to}`;
  return `${moved}; ${lost === "" ? "none was lost" : lost}`;
}

function listFalls({ ranks_before: before, ranks_after: after }: Culprit): readonly {
  readonly from: number;
  readonly to: number;
}[] {
  return (before ?? []).flatMap((from, target) => {
    const to = after?.[target] ?? null;
    return from !== null && to !== null && to > from ? [{ from, to }] : [];
  });
}

/** All queries a little slower and a few much slower have different causes. */
function slowerWords(
  { verdict, inputs }: Report,
  { kind, tolerance, scope, cases }: Check,
): string {
  if (verdict.notices.some(isOfOtherMachine)) {
    return "the baseline was recorded on another kind of machine, so this may be the machine";
  }
  if (tolerance === null || kind !== "latency") {
    return "";
  }
  const rises = cases.filter(({ before, after }) => {
    return before !== null && after !== null && after - before > tolerance;
  });
  if (rises.length === 0) {
    return "";
  }
  const all = pluralise(selectCases(inputs?.suite.cases ?? [], scope).length, "query", "queries");
  const where = scope.kind === "overall" ? "" : ` ${scopeWords(scope)}`;
  return `${rises.length} of ${all}${where} ${rises.length === 1 ? "is" : "are"} more than ${formatValue("ms", tolerance)} slower`;
}

function clusterWords(report: Report, { cases: [worst], metric }: Check): string {
  const outcome = caseBook(report).get(worst?.id ?? "")?.run?.outcome;
  if (outcome?.kind !== "answer" || !metric.startsWith("clustering_ratio")) {
    return "";
  }
  const [largest] = mostFirst(outcome.hits.flatMap(({ cluster, path }) => cluster ?? path ?? []));
  if (largest === undefined) {
    return "";
  }
  return `${largest.count} of the worst query's ${pluralise(outcome.hits.length, "result")} come from ${clipName(largest.text)}`;
}

function forbiddenWords(report: Report, { cases }: Check): string {
  const book = caseBook(report);
  const found = cases.flatMap(({ id }) => forbiddenResults(book.get(id)?.score).slice(0, 1));
  const names = found.map(({ id, rank }) => `${clipName(id)} at rank ${rank}`);
  return names.length === 0 ? "" : `the results have ${listFirst(names, NAMED)}`;
}

/** Claims, and characters of a claim and of an answer, that a line shows. */
const CLAIMS = 2;
const CLAIM = 80;
const ANSWER = 80;

/** What the judge said of an answer, those claims first that have no support; then the answer now and before. */
export function judgedWords(row: CaseRow | undefined, metric: string): string {
  const sample = [...(row?.run?.judged ?? [])].find(([name]) => name === metric)?.[1];
  const claims = sample?.kind === "value" ? (sample.claims ?? []) : [];
  const ordered = claims.toSorted((a, b) => Number(a.supported) - Number(b.supported));
  const shown = ordered
    .slice(0, CLAIMS)
    .map(({ text, supported }) => `${supported ? "✓" : "✕"} ${capText(text, CLAIM)}`);
  const outcome = row?.run?.outcome;
  const now = outcome?.kind === "answer" ? outcome.answer : undefined;
  const before = row?.before?.answer;
  const answers = [
    now === undefined ? "" : `answer now: ${capText(now, ANSWER)}`,
    before === undefined ? "" : `before: ${capText(before, ANSWER)}`,
  ];
  return [...shown, ...answers].filter(Boolean).join("; ");
}

/** The claims of the worst answer that have no support. */
function answerWords(report: Report, { cases: [worst], metric }: Check): string {
  const run = caseBook(report).get(worst?.id ?? "")?.run;
  const sample = run?.judged?.get(metric as JudgedMetric);
  if (sample?.kind !== "value" || sample.claims === undefined) {
    return "";
  }
  const missing = sample.claims.filter(({ supported }) => !supported);
  const [first] = missing;
  if (first === undefined) {
    return "";
  }
  const count = `${missing.length} of ${pluralise(sample.claims.length, "claim")}`;
  return `${count} of the worst query have no support in the results, such as "${clipName(first.text)}"`;
}

/** What money is counted in stands nowhere else. */
function costWords({ inputs }: Report, { baseline, current }: Check): string {
  const currency = inputs?.config.prices?.currency;
  const unit = currency === undefined ? "" : ` ${clipName(currency)}`;
  if (current === null) {
    return "";
  }
  const now = `a query costs ${formatValue("money", current)}${unit}`;
  if (baseline === null || baseline <= 0) {
    return now;
  }
  return `${now}, ${(current / baseline).toFixed(1)} times as much as at the baseline`;
}

/** What the loosened rules allow in whole cases, the most first: a tolerance alone tells little. */
function allowedWords({ verdict }: Report): string {
  const grown = verdict.notices.filter((notice) => notice.code === "allowance_grew");
  const [most] = grown.toSorted(
    (a, b) =>
      Number(a.scope.kind !== "overall") - Number(b.scope.kind !== "overall") ||
      b.after - b.before - (a.after - a.before),
  );
  return most === undefined
    ? ""
    : `${pluralise(most.after, "query", "queries")} ${scopeWords(most.scope)} could now break unnoticed by ${most.metric} (before: ${most.before})`;
}

/** The cases of the baseline that the suite has no more. */
function absentWords({ cases }: Check): string {
  const ids = cases.map(({ id }) => id);
  return ids.length === 0
    ? ""
    : `${pluralise(ids.length, "query is", "queries are")} gone: ${listNames(ids, NAMED)}`;
}

/**
 * Returns `The corpus has 3 more documents than in the baseline (15, before 12): `, to go before what was lost. Empty if
 * nothing was lost, if the corpus is the same, or if the retriever does not say what it searches.
 */
export function corpusWords(
  { inputs, run }: Pick<Report, "inputs" | "run">,
  lost: readonly unknown[],
): string {
  const baseline = inputs?.baseline;
  const before = baseline?.retriever.corpus;
  const now = run?.corpus;
  if (
    lost.length === 0 ||
    before === undefined ||
    now === undefined ||
    before.digest === now.digest
  ) {
    return "";
  }
  const than = baseline?.beside === undefined ? "than in the baseline" : "than the base's";
  const difference = now.documents - before.documents;
  if (difference === 0) {
    return `The corpus has other documents ${than} (${now.documents}, as before): `;
  }
  // Only the counts are known: three more may be five that came and two that went.
  const more = difference > 0 ? "more" : "fewer";
  const documents = pluralise(Math.abs(difference), `${more} document`, `${more} documents`);
  return `The corpus has ${documents} ${than} (${now.documents}, before ${before.documents}): `;
}

/** Why the figures are what they are, in words. Raw text of strangers, as in checks.ts. */
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
import type { Category, Check, Culprit } from "../model/verdict.ts";
import { capped } from "./escape.ts";
import { NONE, clip, formatValue, names, plural, scopeWords } from "./format.ts";
import { casesById, forbiddenResults } from "./rows.ts";

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
  dropped_by_stage: "dropped by a stage",
  never_retrieved: "never retrieved",
  crowded_out: "crowded out by one cluster",
  duplicates: "crowded out by repeats",
  deeper: "found further down",
  not_found: "not found at all",
  displaced: "pushed out by other documents",
  not_looked_up: "not looked up",
  unresolved: "no cause was found",
};

/** The stage by name, where one is the cause. */
export function causeMeaning({ cause, stage }: Pick<CauseShare, "cause" | "stage">): string {
  return cause === "dropped_by_stage" && stage !== undefined
    ? `dropped by ${clip(stage)}`
    : CAUSE_MEANING[cause];
}

/** Of several cases, after their number: `3 returned nothing`. */
const CAUSE_OF_SEVERAL: Readonly<Record<LossCause, string>> = {
  ...CAUSE_MEANING,
  error: "because the query failed",
  degraded: "because the retriever answered in degraded mode",
  nothing_returned: "returned nothing",
  no_longer_matches: "returned, but no longer matching",
  not_found: "no longer found",
  unresolved: "without a cause that was found",
};

/** One lost case in a clause: `found further down, at rank 14`. */
export function lossWords(loss: Loss): string {
  const ranks = (of: (target: Loss["targets"][number]) => number | null): string =>
    loss.targets.flatMap((target) => of(target) ?? []).join(" and ");
  const meaning = CAUSE_MEANING[loss.cause];
  const deeper = ranks((target) => target.deeper);
  const found = deeper === "" ? "" : `; found at rank ${deeper}`;
  switch (loss.cause) {
    case "no_longer_matches":
      return `${meaning}, at rank ${ranks((target) => target.unmatched)}`;
    case "crowded_out":
      return `${meaning}: ${loss.cluster?.now ?? 0} of the list are of ${clip(loss.cluster?.key ?? "")}${found}`;
    case "dropped_by_stage":
      return causeMeaning(loss);
    case "duplicates":
      return `${meaning}: ${plural(loss.repeats.now, "repeat")}${found}`;
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
  const of = (["unjudged", "relevant"] as const).flatMap((word) => {
    const own = displacedBy.filter(({ judged }) => judged === word).length;
    return own === 0 ? [] : [`${own} ${word}`];
  });
  return `${displacedBy.length} new${of.length === 0 ? "" : ` (${of.join(", ")})`}`;
}

/** `10 cases lost a target: 7 found further down; 3 no longer found`; empty where nothing was lost. */
export function causesWords(causes: readonly CauseShare[]): string {
  const cases = causes.reduce((sum, each) => sum + each.cases, 0);
  const [first] = causes;
  if (first === undefined || cases === 0) return "";
  const lost = `${plural(cases, "case")} lost a target`;
  if (causes.length > 1)
    return `${lost}: ${causes.map((each) => `${each.cases} ${each.stage === undefined ? CAUSE_OF_SEVERAL[each.cause] : causeMeaning(each)}`).join("; ")}`;
  const because = first.cause === "error" || first.cause === "degraded" ? " because" : ":";
  return `${lost}${because} ${causeMeaning(first)}`;
}

/** How a group of cases is told, before its figures. */
const GROUP: Readonly<Record<ChangeGroup["kind"], (name: string, cases: number, of: number) => string>> = {
  came_document: (name, cases) => `${name} is new in ${plural(cases, "list")}`,
  came_folder: (name, cases) => `Documents of ${name} are new in ${plural(cases, "list")}`,
  came_cluster: (name, cases) => `Results of cluster ${name} are new in ${plural(cases, "list")}`,
  went_document: (name, cases, of) => `${name} is gone from ${cases} of ${plural(of, "list")}`,
  went_folder: (name, cases, of) => `Documents of ${name} are gone from ${cases} of ${plural(of, "list")}`,
  went_cluster: (name, cases, of) =>
    `Results of cluster ${name} are gone from ${cases} of ${plural(of, "list")}`,
  intent: (name, cases, of) => `Intent ${name}: ${cases} of ${plural(of, "list")} changed`,
  length: (name, cases, of) =>
    `Queries of ${name === "1" ? "one word" : `${name.replace("-", " to ").replace("8+", "8 or more")} words`}: ${cases} of ${plural(of, "list")} changed`,
  writing: (name, cases, of) => `Queries with ${name}: ${cases} of ${plural(of, "list")} changed`,
  stage: (name, cases) => `Stage ${name} dropped a target of ${plural(cases, "query", "queries")}`,
};

/** `legacy/old is new in 80 lists, mostly at rank 2: 43 queries worse, none better`. */
export function groupWords({ kind, name, of, worse, better, rank, cases }: ChangeGroup): string {
  const what = GROUP[kind](clip(name), cases.length, of);
  const where = rank === null ? "" : `, mostly at rank ${rank}`;
  const moved = [
    ...(worse > 0 || better === 0 ? [`${plural(worse, "query", "queries")} worse`] : []),
    ...(better > 0 ? [`${better} better`] : []),
  ];
  return `${what}${where}; ${moved.join(", ")}`;
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

/** `recall by stage: retrieve 0.912, rerank 0.871 (of 60 cases)`; empty where no answer told its stages. */
export function stagesWords(stages: readonly StageRecall[] = []): string {
  if (stages.length === 0) return "";
  const told = stages.map(({ stage, recall }) => `${clip(stage)} ${formatValue("share", recall)}`);
  return `recall by stage: ${told.join(", ")} (of ${plural(stages[0]!.cases, "case")})`;
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

/** `12 queries failed, 4 of them with: upstream 503`; empty where none did. */
export function errorWords({ scores }: Report): string {
  const cases = scores?.cases ?? [];
  const errors = cases.flatMap(({ error }) => error ?? []);
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (most === undefined) return "";
  const which = most[1] === errors.length ? "" : `, ${most[1]} of them`;
  return `${errors.length} of ${plural(cases.length, "query", "queries")} failed${which} with: ${capped(most[0], MESSAGE)}`;
}

const MESSAGE = 300;
const NAMED = 3;

/** Why the check ended as it did, in a line: the cause where one is known that its sentence does not say. */
export function whyOf(report: Report, check: Check): string {
  if (check.kind === "absent") return absentWords(report, check);
  if (check.kind === "missing")
    return check.missing.code === "not_measured" && check.metric.startsWith("cost")
      ? "an answer that does not tell its usage has no known cost"
      : "";
  return WHY[check.category]?.(report, check) ?? "";
}

/** The first of the problems; all are listed elsewhere. */
export function problemWords({ failure }: Report): string {
  const [first, ...rest] = failure?.problems ?? [];
  if (first === undefined) return "";
  return `${formatProblem(first)}${rest.length === 0 ? "" : `; and ${plural(rest.length, "more problem")}`}`;
}

type Why = (report: Report, worst: Check) => string;

const losses: Why = ({ explanation = null }) => causesWords(explanation?.causes ?? []);

const WHY: Readonly<Partial<Record<Category, Why>>> = {
  recall_drop: losses,
  semantic_degraded_spike: losses,
  ranking_shift: movedWords,
  latency_regression: slowerWords,
  diversity_collapse: clusterWords,
  forbidden_hit: forbiddenWords,
  cost_regression: costWords,
  gate_weakened: allowedWords,
};

/** A ranking falls by targets that are lost, too: then their causes say more. */
function movedWords(report: Report, worst: Check): string {
  const lost = losses(report, worst);
  const falls = worst.cases.flatMap(fallsOf);
  const [furthest] = falls.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (furthest === undefined) return lost;
  const moved = `${plural(falls.length, "target")} moved down, furthest from rank ${furthest.from} to ${furthest.to}`;
  return lost === "" ? `${moved}; none was lost` : `${moved}; ${lost}`;
}

function fallsOf({ ranks_before: before, ranks_after: after }: Culprit): readonly {
  readonly from: number;
  readonly to: number;
}[] {
  return (before ?? []).flatMap((from, target) => {
    const to = after?.[target] ?? null;
    return from !== null && to !== null && to > from ? [{ from, to }] : [];
  });
}

/** All queries a little slower and a few much slower have different causes. */
function slowerWords(report: Report, worst: Check): string {
  if (report.verdict.notices.some(({ code }) => code === "other_machine"))
    return "the baseline was recorded on another kind of machine, so this may be the machine";
  const { tolerance } = worst;
  const compared = worst.cases.filter(({ before, after }) => before !== null && after !== null);
  if (tolerance === null || compared.length === 0 || worst.kind !== "latency") return "";
  const slower = compared.filter(({ before, after }) => after! - before! > tolerance).length;
  const cases = [...casesById(report).values()].filter(
    ({ intent }) => worst.scope.kind !== "intent" || intent === worst.scope.name,
  );
  if (slower === 0 || worst.scope.kind === "tag") return "";
  return `${slower} of ${plural(cases.length, "query", "queries")} ${scopeWords(worst.scope)} ${slower === 1 ? "takes" : "take"} over ${formatValue("ms", tolerance)} longer, by their medians`;
}

function clusterWords({ run }: Report, { cases, metric }: Check): string {
  const first = run?.cases.find((each) => each.case_id === cases[0]?.id)?.outcome;
  if (first?.kind !== "answer" || !metric.startsWith("clustering_ratio")) return "";
  const counts = new Map<string, number>();
  for (const { cluster, path } of first.hits) {
    const key = cluster ?? path;
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [largest] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (largest === undefined) return "";
  return `${largest[1]} of the worst query's ${plural(first.hits.length, "result")} come from ${clip(largest[0])}`;
}

function forbiddenWords(report: Report, { cases }: Check): string {
  const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
  const found = cases.flatMap(({ id }) => {
    const [first] = forbiddenResults(scores.get(id));
    return first === undefined ? [] : [`${clip(first.id)} at rank ${first.rank}`];
  });
  const more = found.length > NAMED ? ` and ${found.length - NAMED} more` : "";
  return `${found.slice(0, NAMED).join(", ")}${more}`;
}

/** What money is counted in stands nowhere else. */
function costWords({ inputs }: Report, { baseline, current }: Check): string {
  const currency = inputs?.config.prices?.currency;
  const unit = currency === undefined ? "" : ` ${clip(currency)}`;
  if (current === null) return "";
  const now = `a query costs ${formatValue("money", current)}${unit}`;
  if (baseline === null || baseline <= 0) return now;
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
    : `${most.metric} ${scopeWords(most.scope)} may lose ${plural(most.after, "case")} now, and ${most.before} before`;
}

/** An id that is still there tells an edit from a removal; a bucket that was renamed edits all of its cases. */
function absentWords(report: Report, { cases }: Check): string {
  const now = casesById(report);
  const before = report.inputs?.baseline?.cases;
  const edited = cases.filter(({ id }) => now.has(id));
  const moved = edited.filter(({ id }) => before?.get(id)?.intent !== now.get(id)?.intent);
  const gone = cases.filter(({ id }) => !now.has(id));
  const [first] = moved;
  const intent = (of: { readonly intent: string } | undefined): string => clip(of?.intent ?? NONE);
  const intents =
    first === undefined
      ? ""
      : `, ${moved.length} of them into another intent, such as from ${intent(before?.get(first.id))} to ${intent(now.get(first.id))}`;
  const listed = (some: readonly Culprit[]): string =>
    names(
      some.map(({ id }) => id),
      NAMED,
    );
  const parts = [
    ...(edited.length > 0
      ? [`${plural(edited.length, "case")} edited${intents || `: ${listed(edited)}`}`]
      : []),
    ...(gone.length > 0 ? [`${plural(gone.length, "case")} gone: ${listed(gone)}`] : []),
  ];
  const next = edited.length > 0 ? ". An edited case is compared from the next baseline on" : "";
  return `${parts.join("; ")}${next}`;
}

/** Why a run ended as it did, in one line: the cause where one is known that the headline does not say. Unescaped. */
import type { NoticeCode } from "../model/notice.ts";
import { type Problem, formatProblem } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import type { Category, Check, Culprit } from "../model/verdict.ts";
import { capped } from "./escape.ts";
import { causesWords } from "./causes.ts";
import { NONE, formatValue, plural } from "./format.ts";
import { scopeWords } from "./checks.ts";
import { acceptedChecks, casesById, forbiddenResults, primaryFailures } from "./rows.ts";
import { chanceWords, watches } from "./watches.ts";

const NAME = 80;

export function whyWords(report: Report): string {
  if (report.failure !== null) return problemWords(report.failure.problems);
  const worst = primaryFailures(report)[0] ?? acceptedChecks(report)[0];
  if (worst === undefined) return chanceWords(watches(report)[0]);
  if (worst.kind === "absent") return absentWords(report, worst);
  if (worst.kind === "missing") return missingWords(worst);
  return (WHY[worst.category] ?? nothing)(report, worst);
}

/** The first of the problems; all are listed elsewhere. */
function problemWords([first, ...rest]: readonly Problem[]): string {
  if (first === undefined) return "";
  return `${formatProblem(first)}${rest.length === 0 ? "" : `; and ${plural(rest.length, "more problem")}`}`;
}

type Why = (report: Report, worst: Check) => string;

const nothing: Why = () => "";
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
  if (has(report, "other_machine"))
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
  return `${largest[1]} of the worst query's ${plural(first.hits.length, "result")} come from ${capped(largest[0], NAME)}`;
}

const NAMED = 3;

function forbiddenWords(report: Report, { cases }: Check): string {
  const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
  const found = cases.flatMap(({ id }) => {
    const [first] = forbiddenResults(scores.get(id));
    return first === undefined ? [] : [`${capped(first.id, NAME)} at rank ${first.rank}`];
  });
  const more = found.length > NAMED ? ` and ${found.length - NAMED} more` : "";
  return `${found.slice(0, NAMED).join(", ")}${more}`;
}

/** What money is counted in stands nowhere else. */
function costWords({ inputs }: Report, { baseline, current }: Check): string {
  const currency = inputs?.config.prices?.currency;
  const unit = currency === undefined ? "" : ` ${capped(currency, NAME)}`;
  if (current === null) return "";
  const now = `a query costs ${formatValue("money", current)}${unit}`;
  if (baseline === null || baseline <= 0) return now;
  return `${now}, ${(current / baseline).toFixed(1)} times as much as at the baseline`;
}

/** What the loosened rules allow in whole cases, the most first: a tolerance alone tells nobody. */
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

function missingWords({ metric, missing }: Extract<Check, { readonly kind: "missing" }>): string {
  if (missing.code !== "not_measured") return "";
  return metric.startsWith("cost") ? "an answer that does not tell its usage has no known cost" : "";
}

/** An id that is still there tells an edit from a removal; a bucket that was renamed edits all of its cases. */
function absentWords(report: Report, { cases }: Check): string {
  const now = casesById(report);
  const before = report.inputs?.baseline?.cases;
  const edited = cases.filter(({ id }) => now.has(id));
  const moved = edited.filter(({ id }) => before?.get(id)?.intent !== now.get(id)?.intent);
  const gone = cases.filter(({ id }) => !now.has(id));
  const [first] = moved;
  const intent = (of: { readonly intent: string } | undefined): string => capped(of?.intent ?? NONE, NAME);
  const intents =
    first === undefined
      ? ""
      : `, ${moved.length} of them into another intent, such as from ${intent(before?.get(first.id))} to ${intent(now.get(first.id))}`;
  const parts = [
    ...(edited.length > 0 ? [`${plural(edited.length, "case")} edited${intents}`] : []),
    ...(gone.length > 0 ? [`${plural(gone.length, "case")} gone: ${namesOf(gone)}`] : []),
  ];
  const next = edited.length > 0 ? ". An edited case is compared from the next baseline on" : "";
  return `${parts.join("; ")}${next}`;
}

function namesOf(cases: readonly Culprit[]): string {
  const names = cases.slice(0, NAMED).map(({ id }) => capped(id, NAME));
  return `${names.join(", ")}${cases.length > NAMED ? ` and ${cases.length - NAMED} more` : ""}`;
}

function has({ verdict }: Report, code: NoticeCode): boolean {
  return verdict.notices.some((notice) => notice.code === code);
}

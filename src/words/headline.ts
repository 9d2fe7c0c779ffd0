/** What happened, why, and what to do: three plain texts from which every output is made. */
import type { Report } from "../model/report.ts";
import type { NoticeCode } from "../model/notice.ts";
import type { Category, Check, Culprit } from "../model/verdict.ts";
import { capped, visible } from "./escape.ts";
import { causesWords } from "./causes.ts";
import { acceptedChecks, casesById, failedChecks, primaryFailures } from "./rows.ts";
import { plural } from "./format.ts";
import { watchedWords } from "./watches.ts";
import { checkSentence, noticeSentence } from "./notices.ts";
import { unitOfMetric } from "../metrics/registry.ts";

const QUERY_LENGTH = 80;
const LINE_LENGTH = 1_000;

/** `FAIL: recall_drop, latency_regression`; for an error the code of the failure. */
export function verdictWords(report: Report): string {
  const { verdict, categories } = report.verdict;
  const accepted = acceptedCount(report);
  if (accepted > 0 && verdict === "pass")
    return `PASS: passed with ${plural(accepted, "accepted regression")}`;
  const named = verdict === "error" && report.failure !== null ? [report.failure.code] : categories;
  return named.length === 0 ? verdict.toUpperCase() : `${verdict.toUpperCase()}: ${named.join(", ")}`;
}

/** Failures by the base's files that the label accepted. */
export function acceptedCount({ verdict: { accepted = [] } }: Report): number {
  return accepted.length;
}

/** The fact that a reviewer needs first; holds text of strangers, unescaped. */
export function worstFact(report: Report): string {
  if (report.failure !== null) return report.failure.message;
  const worst = primaryFailures(report)[0] ?? failedChecks(report)[0] ?? acceptedChecks(report)[0];
  if (worst !== undefined) return factOf(report, worst);
  const shard = report.verdict.notices.find((notice) => notice.code === "shard");
  if (shard !== undefined) return noticeSentence(shard);
  const checks = report.verdict.checks.filter(({ outcome }) => outcome !== "watch").length;
  const cases = report.inputs?.suite.cases.length ?? 0;
  const held = checks === 0 ? "no checks" : checks === 1 ? "the one check held" : `all ${checks} checks held`;
  return `${held} over ${plural(cases, "case")}${watchedWords(report)}${gainWords(report)}`;
}

/** What the retriever itself said, what was loosened, or the figure with its worst case. */
function factOf(report: Report, worst: Check): string {
  const said = worst.category === "retriever_error" ? errorWords(report) : "";
  if (said !== "") return said;
  if (worst.kind === "weakening") {
    const others = primaryFailures(report).filter((check) => check.kind === "weakening").length - 1;
    const more = others > 0 ? `; and ${plural(others, "more rule")}` : "";
    return `this change loosens the gate: ${checkSentence(worst)}${more}`;
  }
  return [checkSentence(worst), culpritWords(report, worst)].filter(Boolean).join("; ");
}

/** Latency is left out: it falls where the machine is another. */
function gainWords({ verdict, new_baseline: newBaseline }: Report): string {
  const gained = verdict.notices.filter(
    (notice) => notice.code === "improved" && unitOfMetric(notice.metric) !== "ms",
  );
  if (gained.length === 0 || newBaseline === null) return "";
  return `; ${plural(gained.length, "check")} improved beyond tolerance: adopt baseline.json to keep the gain`;
}

/** The fact line by line: what a retriever wrote last keeps its line ends. */
export function factLines(report: Report): readonly [string, ...string[]] {
  const [first = "", ...rest] = worstFact(report).split(/\r?\n/);
  return [first, ...rest.filter((line) => line.trim() !== "")];
}

/** Both in one line of at most about 1,000 characters, nothing hidden in it: the action's output `summary`. */
export function headline(report: Report): string {
  return visible(`${verdictWords(report)} · ${factLines(report).join(" / ")}`, LINE_LENGTH);
}

/** The cause, where one is known that the fact does not say: what the retriever said, where the targets went. */
export function whyWords(report: Report): string {
  const worst = primaryFailures(report)[0] ?? acceptedChecks(report)[0];
  if (report.failure !== null || worst === undefined) return "";
  if (worst.category === "latency_regression" && has(report, "other_machine"))
    return "the baseline was recorded on another kind of machine, so this may be the machine";
  if (worst.kind === "absent") return absentWords(report, worst);
  const explained: readonly Category[] = ["recall_drop", "ranking_shift", "semantic_degraded_spike"];
  return explained.includes(worst.category) ? causesWords(report.explanation?.causes ?? []) : "";
}

/** An id that is still there tells an edit from a removal; a bucket that was renamed edits all of its cases. */
function absentWords(report: Report, { cases }: Check): string {
  const now = casesById(report);
  const before = report.inputs?.baseline?.cases;
  const edited = cases.filter(({ id }) => now.has(id));
  const moved = edited.filter(({ id }) => before?.get(id)?.intent !== now.get(id)?.intent);
  const [first] = moved;
  const intents =
    first === undefined
      ? ""
      : `, ${moved.length} of them into another intent, such as from ${capped(before?.get(first.id)?.intent ?? "", QUERY_LENGTH)} to ${capped(now.get(first.id)?.intent ?? "", QUERY_LENGTH)}`;
  const parts = [
    ...(edited.length > 0 ? [`${plural(edited.length, "case")} edited${intents}`] : []),
    ...(cases.length > edited.length ? [`${plural(cases.length - edited.length, "case")} gone`] : []),
  ];
  return parts.length === 0
    ? ""
    : `${parts.join("; ")}. An edited case is compared from the next baseline on`;
}

function has({ verdict }: Report, code: NoticeCode): boolean {
  return verdict.notices.some((notice) => notice.code === code);
}

const MESSAGE_LENGTH = 300;

/** `5 of 37 queries failed, 4 of them with: upstream 503`. */
function errorWords({ scores }: Report): string {
  const cases = scores?.cases ?? [];
  const errors = cases.flatMap(({ error }) => error ?? []);
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (most === undefined) return "";
  const [message, count] = most;
  const which = count === errors.length ? "" : `, ${count} of them`;
  return `${errors.length} of ${plural(cases.length, "query", "queries")} failed${which} with: ${capped(message, MESSAGE_LENGTH)}`;
}

function culpritWords(report: Report, check: Check): string {
  const first = check.cases[0];
  if (first === undefined || check.kind === "absent") return "";
  const query = casesById(report).get(first.id)?.query;
  const shown =
    query === undefined ? `case ${capped(first.id, QUERY_LENGTH)}` : `"${capped(query, QUERY_LENGTH)}"`;
  return [countWords(check), `worst: ${shown}`].filter(Boolean).join(", ");
}

function countWords(check: Check): string {
  const lost = check.cases.filter(lostTarget).length;
  if ((check.category === "recall_drop" || check.kind === "count") && lost > 0) {
    return lost === 1 ? "1 query lost a target" : `${lost} queries lost a target`;
  }
  // A percentile is not made by all that are a millisecond slower, so no count says what happened.
  if (check.unit === "ms") return "";
  return plural(check.cases.length, "query caused it", "queries caused it");
}

function lostTarget(culprit: Culprit): boolean {
  const { ranks_before: before, ranks_after: after } = culprit;
  return before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false;
}

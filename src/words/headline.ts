/** The verdict in one line of plain text: the word, the categories, and the worst fact. */
import type { Report } from "../model/report.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import { capped, visible } from "./escape.ts";
import { casesById, failedChecks, primaryFailures } from "./rows.ts";
import { plural } from "./format.ts";
import { watchedWords } from "./watches.ts";
import { checkSentence, noticeSentence } from "./notices.ts";
import { unitOfMetric } from "../metrics/registry.ts";

const QUERY_LENGTH = 80;
const LINE_LENGTH = 1_000;

/** `FAIL: recall_drop, latency_regression`; for an error the code of the failure. */
export function verdictWords(report: Report): string {
  const { verdict, categories } = report.verdict;
  const named = verdict === "error" && report.failure !== null ? [report.failure.code] : categories;
  return named.length === 0 ? verdict.toUpperCase() : `${verdict.toUpperCase()}: ${named.join(", ")}`;
}

/** The fact that a reviewer needs first; holds text of strangers, unescaped. */
export function worstFact(report: Report): string {
  if (report.failure !== null) return report.failure.message;
  const worst = primaryFailures(report)[0] ?? failedChecks(report)[0];
  if (worst !== undefined)
    return [checkSentence(worst), culpritWords(report, worst)].filter(Boolean).join("; ");
  const shard = report.verdict.notices.find((notice) => notice.code === "shard");
  if (shard !== undefined) return noticeSentence(shard);
  const checks = report.verdict.checks.filter(({ outcome }) => outcome !== "watch").length;
  const cases = report.inputs?.suite.cases.length ?? 0;
  const held = checks === 0 ? "no checks" : checks === 1 ? "the one check held" : `all ${checks} checks held`;
  return `${held} over ${plural(cases, "case")}${watchedWords(report)}${gainWords(report)}`;
}

/** Latency is left out: it falls where the machine is another. */
function gainWords({ verdict, new_baseline: newBaseline }: Report): string {
  const gained = verdict.notices.filter(
    (notice) => notice.code === "improved" && unitOfMetric(notice.metric) !== "ms",
  );
  if (gained.length === 0 || newBaseline === null) return "";
  return `; ${plural(gained.length, "check")} improved beyond tolerance: adopt baseline.json to keep the gain`;
}

/** Both in one line of at most about 1,000 characters, nothing hidden in it: the action's output `summary`. */
export function headline(report: Report): string {
  return visible(`${verdictWords(report)} · ${worstFact(report)}`, LINE_LENGTH);
}

function culpritWords(report: Report, check: Check): string {
  const first = check.cases[0];
  if (first === undefined) return "";
  const query = casesById(report).get(first.id)?.query;
  const shown =
    query === undefined ? `case ${capped(first.id, QUERY_LENGTH)}` : `"${capped(query, QUERY_LENGTH)}"`;
  return `${countWords(check)}, worst: ${shown}`;
}

function countWords(check: Check): string {
  const lost = check.cases.filter(lostTarget).length;
  if ((check.category === "recall_drop" || check.kind === "count") && lost > 0) {
    return lost === 1 ? "1 query lost a target" : `${lost} queries lost a target`;
  }
  const slower = check.unit === "ms" && check.cases[0]?.before !== null;
  const count = check.cases.length;
  if (slower) return count === 1 ? "1 query got slower" : `${count} queries got slower`;
  return plural(count, "query caused it", "queries caused it");
}

function lostTarget(culprit: Culprit): boolean {
  const { ranks_before: before, ranks_after: after } = culprit;
  return before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false;
}

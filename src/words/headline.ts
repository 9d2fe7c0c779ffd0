/** What happened, in one plain text from which every output is made. Why and what to do: why.ts and todo.ts. */
import type { Report } from "../model/report.ts";
import type { Check } from "../model/verdict.ts";
import { capped, visible } from "./escape.ts";
import {
  acceptedChecks,
  casesById,
  failedChecks,
  lostOne,
  primaryFailures,
  saidOnce,
  worstCulprit,
} from "./rows.ts";
import { plural } from "./format.ts";
import { joinedSentences } from "./joined.ts";
import { watches } from "./watches.ts";
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
  return passWords(report);
}

/** What is to be watched comes before what held; a first run has no base that it could be worse than. */
function passWords(report: Report): string {
  const checks = saidOnce(report.verdict.checks).filter(({ outcome }) => outcome !== "watch").length;
  const [first, ...rest] = watches(report);
  const held = checks === 0 ? "no checks" : checks === 1 ? "the one check held" : `all ${checks} checks held`;
  const cases = `over ${plural(report.inputs?.suite.cases.length ?? 0, "case")}`;
  const start = report.policies?.bootstrap === true ? "first run, the base has no gate yet: " : "";
  if (first === undefined) return `${start}${held} ${cases}${gainWords(report)}`;
  const more = rest.length === 0 ? "" : `; ${plural(rest.length, "more thing")} to watch`;
  return `${start}to watch: ${checkSentence(first.check)}${more}; the other ${plural(checks, "check")} held ${cases}${gainWords(report)}`;
}

/** What the retriever itself said, what was loosened, or the figure with its worst case. */
function factOf(report: Report, worst: Check): string {
  const said = worst.category === "retriever_error" ? errorWords(report) : "";
  if (said !== "") return said;
  if (worst.kind === "weakening") {
    const [first, ...others] = joinedSentences(
      primaryFailures(report).filter((check) => check.kind === "weakening"),
    );
    const more = others.length > 0 ? `; and ${plural(others.length, "more rule")}` : "";
    return `this change loosens the gate: ${first?.sentence ?? checkSentence(worst)}${more}`;
  }
  const culprits = culpritWords(report, worst);
  // A count has said how many.
  const joint = worst.kind === "count" && worst.cases.length === 1 ? ": " : "; ";
  return [checkSentence(worst), culprits].filter(Boolean).join(joint);
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
  const first = worstCulprit(check);
  if (first === undefined || check.kind === "absent") return "";
  const query = casesById(report).get(first.id)?.query;
  const shown =
    query === undefined ? `case ${capped(first.id, QUERY_LENGTH)}` : `"${capped(query, QUERY_LENGTH)}"`;
  if (check.kind === "count" && check.cases.length === 1) return shown;
  const which = check.kind === "missing" ? "first" : "worst";
  return [countWords(check), `${which}: ${shown}`].filter(Boolean).join(", ");
}

function countWords(check: Check): string {
  if (check.kind === "count") return "";
  if (check.kind === "missing") return plural(check.cases.length, "query lacks it", "queries lack it");
  const lost = check.cases.filter(lostOne).length;
  if (check.category === "recall_drop" && lost > 0) {
    return lost === 1 ? "1 query lost a target" : `${lost} queries lost a target`;
  }
  // A percentile is not made by all that are a millisecond slower, so no count says what happened.
  if (check.unit === "ms") return "";
  return plural(check.cases.length, "query caused it", "queries caused it");
}

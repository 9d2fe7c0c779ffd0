/** Checks beyond their limits that stop nothing: what they say, and why. */
import type { Report } from "../model/report.ts";
import type { Check, WatchReason } from "../model/verdict.ts";
import { plural } from "./format.ts";
import { checkSentence } from "./notices.ts";

/** In the order of the checks. */
export function watchedChecks({ verdict: { checks } }: Report): readonly Check[] {
  return checks.filter(({ outcome }) => outcome === "watch");
}

const REASONS: Readonly<Record<WatchReason, string>> = {
  chance: "chance explains it",
  gain: "recall and ndcg are significantly better",
  recall_rose: "recall rose",
};

/** Without a full stop: the check's own sentence, the reason, and the cases that caused it. */
export function watchSentence(check: Check): string {
  const noise = check.unit === "ms" ? "; measurement noise explains it" : "";
  const reason = check.reason === undefined ? noise : `; ${REASONS[check.reason]}`;
  const p = check.p === undefined ? "" : ` (p = ${shownP(check.p)})`;
  const cases = check.cases.length === 0 ? "" : `; caused by ${plural(check.cases.length, "case")}`;
  return `${checkSentence(check)}${reason}${p}${cases}`;
}

/** Two digits that count: 0.31, 0.042. */
function shownP(p: number): string {
  return String(Number(p.toPrecision(2)));
}

/** `; 2 checks to watch`, or nothing. */
export function watchedWords(report: Report): string {
  const count = watchedChecks(report).length;
  return count === 0 ? "" : `; ${plural(count, "check")} to watch: beyond the limit, and no failure`;
}

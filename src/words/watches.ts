/** Checks beyond their limits that stop nothing: what they say, and why. One cause is told once. */
import type { Report } from "../model/report.ts";
import type { Check, Reason } from "../model/verdict.ts";
import { plural } from "./format.ts";
import { checkSentence } from "./notices.ts";
import { saidOnce } from "./rows.ts";
import { testedWords } from "./rule.ts";
import { scopeWords } from "./checks.ts";

/** In the order of the checks. */
export function watchedChecks({ verdict: { checks } }: Report): readonly Check[] {
  return saidOnce(checks.filter(({ outcome }) => outcome === "watch"));
}

/** Watches of one cause: the first speaks for all. */
export interface Watch {
  readonly check: Check;
  readonly others: readonly Check[];
}

/** Overall before intents; those that share a reason and cases with the first are its consequences. */
export function watches(report: Report): readonly Watch[] {
  const groups: { check: Check; others: Check[]; ids: ReadonlySet<string> }[] = [];
  const ordered = watchedChecks(report).toSorted(
    (a, b) => Number(a.scope.kind !== "overall") - Number(b.scope.kind !== "overall"),
  );
  for (const check of ordered) {
    const group = groups.find((each) => sameCause(each, check));
    if (group === undefined)
      groups.push({ check, others: [], ids: new Set(check.cases.map(({ id }) => id)) });
    else group.others.push(check);
  }
  return groups;
}

/** Percentiles share the machine's noise; the rest shares the cases. */
function sameCause(
  { check: first, ids }: { readonly check: Check; readonly ids: ReadonlySet<string> },
  check: Check,
): boolean {
  if (first.reason !== check.reason || (first.unit === "ms") !== (check.unit === "ms")) return false;
  return check.unit === "ms" ? first.metric === check.metric : check.cases.some(({ id }) => ids.has(id));
}

const REASONS: Readonly<Record<Reason, string>> = {
  not_significant: "not significant",
  small: "a small drop, and a significant one",
  earlier: "this change did not add to it",
  drift: "the base beside it falls short of what was recorded, too",
  found_more: "the lists find more",
};

/** Without a full stop: the first check's own sentence, what else the same cause moved, the reason and the cases. */
export function watchSentence({ check, others }: Watch): string {
  const why = chanceWords({ check, others });
  const reason = why === "" ? "" : `; ${why}`;
  const cases =
    check.cases.length === 0 || check.unit === "ms" ? "" : `; ${plural(check.cases.length, "case")}`;
  return `${checkSentence(check)}${alsoWords(others)}${reason}${cases}`;
}

/** Why the first watch stops nothing; empty where there is none. */
export function chanceWords(watch: Watch | undefined): string {
  if (watch === undefined) return "";
  const { reason, unit } = watch.check;
  if (reason === undefined) return unit === "ms" ? "this may be measurement noise" : "";
  const tested = testedWords(watch.check);
  return `${REASONS[reason]}${tested === "" ? "" : ` (${tested})`}`;
}

const NAMED = 4;

function alsoWords(others: readonly Check[]): string {
  if (others.length === 0) return "";
  const names = others.slice(0, NAMED).map((check) => `${check.metric} ${scopeWords(check.scope)}`);
  const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : "";
  return `; with it ${names.join(", ")}${more}`;
}

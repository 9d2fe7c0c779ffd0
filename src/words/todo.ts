/** What to do about the verdict, in one line. Plain text, unescaped. */
import type { Report } from "../model/report.ts";
import type { Category, Check, MissingReason } from "../model/verdict.ts";
import { LABEL, adoptingHelps, hasBase, labelHelps, programOf } from "./advice.ts";
import { boundWord, isAbsolute } from "./checks.ts";
import { acceptedChecks, primaryFailures } from "./rows.ts";
import { watches } from "./watches.ts";

/** Empty where nothing has to be done, or nothing helps that is known. */
export function todoWords(report: Report): string {
  const { verdict } = report.verdict;
  if (report.failure !== null) return failureTodo(report.failure, programOf(report));
  if (verdict === "pass") return passTodo(report);
  if (verdict !== "fail") return "";
  const [worst] = primaryFailures(report);
  if (worst === undefined) return "";
  if (worst.category === "gate_weakened") return weakenedTodo(hasBase(report));
  const fix = FIX[worst.category];
  if (fix !== undefined) return fix;
  if (worst.kind === "missing") return MISSING[worst.missing.code] ?? "";
  if (isAbsolute(worst)) {
    const bound = boundWord(worst);
    return `A new baseline does not help: the ${bound} is in the config. Fix the regression, or move the ${bound} there.`;
  }
  return `${undoOf(report, worst)}${acceptWords(report, worst)}`;
}

const FIX: Readonly<Partial<Record<Category, string>>> = {
  retriever_error: "Fix the queries that fail. retriever.log in the report holds what the retriever wrote.",
  forbidden_hit: "Remove these results from the index, or take the targets off the forbidden lists.",
  semantic_degraded_spike:
    "Find out why the retriever fell back. retriever.log in the report holds what it wrote.",
};

const MISSING: Readonly<Partial<Record<MissingReason["code"], string>>> = {
  not_measured: "Let the retriever tell it again, or set the rule to off in the config.",
  baseline_lacks_metric: "Record a new baseline, or set the rule to off in the config.",
  baseline_lacks_lists: "Record a new baseline with this tool.",
  too_few_samples: "Record a new baseline.",
  too_few_repeats: "Record a new baseline.",
  plan_unfinished: "Raise latency.budget_s or latency.max_queries in the config.",
};

function undoOf({ verdict }: Report, { kind }: Check): string {
  if (kind !== "absent") return "Fix the regression";
  // A former id pairs a renamed case with its row of the baseline.
  const renamed = verdict.checks.some(
    (check) => check.kind === "weakening" && check.weakening.after.startsWith("renamed to "),
  );
  return `Put the cases back as they were${renamed ? ", or name a renamed case's former id with `was`" : ""}`;
}

/** Cases that are gone fail the rules, too, and the label accepts both. */
function acceptWords(report: Report, { kind }: Check): string {
  if (labelHelps(report)) return `, or accept it: ask a maintainer for the label ${LABEL}.`;
  const adopted = adoptingHelps(report) || (kind === "absent" && hasBase(report));
  if (report.new_baseline === null || !adopted) return ".";
  const commit = ", or accept it: commit the report's baseline.json as the new baseline";
  return hasBase(report) ? `${commit} and ask a maintainer for the label ${LABEL}.` : `${commit}.`;
}

function weakenedTodo(labelled: boolean): string {
  const undo = "Take the change of the rules back";
  if (!labelled) return `${undo}.`;
  return `${undo}, or ask a maintainer for the label ${LABEL}. After another push, it must be removed and added again.`;
}

/** A failure that lists its problems says in each what is wrong. */
function failureTodo({ hint, problems }: NonNullable<Report["failure"]>, program: string): string {
  if (hint !== null) return hint.replaceAll("`retrieval-gate ", `\`${program} `);
  return problems.length === 0 ? "" : `Fix the ${problems.length === 1 ? "line" : "lines"} shown.`;
}

function passTodo(report: Report): string {
  if (acceptedChecks(report).length > 0 || watches(report).length === 0) return "";
  return "Nothing must be done. If the change should not touch these queries, look at them.";
}

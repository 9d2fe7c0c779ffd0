/** Checks as sentences, one cause told once. Raw text of strangers. */
import type { Category, Check, WeakeningFinding } from "../model/verdict.ts";
import { checkSentence } from "./notices.ts";

export interface Said {
  /** The first of those that the sentence speaks for. */
  readonly check: Check;
  readonly sentence: string;
  readonly group: readonly Check[];
}

/** In the order given; of findings that one edit makes the first speaks, and says how many more there are. */
export function joinedSentences(checks: readonly Check[]): readonly Said[] {
  const groups = new Map<string, Check[]>();
  for (const [i, check] of checks.entries()) {
    const key =
      check.kind === "weakening" && ALIKE.has(check.weakening.code)
        ? `${check.weakening.code} ${check.weakening.file}`
        : String(i);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [check]);
    else group.push(check);
  }
  return [...groups.values()].map((group) => {
    const check = group[0]!;
    const more = group.length === 1 ? "" : `; and ${group.length - 1} more like it`;
    return { check, sentence: `${checkSentence(check)}${more}`, group };
  });
}

/** One edit of a suite or a baseline makes many of these. */
const ALIKE: ReadonlySet<WeakeningFinding["code"]> = new Set<WeakeningFinding["code"]>([
  "baseline_lowered",
  "case_edited",
  "case_removed",
  "verdict_changed",
]);

/**
 * What one cause made fail is one line: a metric in its buckets, and what fails by no other cases than the first of its
 * category. Missing figures each have their own; of findings that one edit makes the first speaks.
 */
export function leadersOf(failed: readonly Check[]): ReadonlyMap<Check, Check> {
  const leaders = new Map<Check, Check>();
  for (const { check, group } of joinedSentences(failed)) for (const each of group) leaders.set(each, check);
  const byMetric = new Map<string, Check>();
  const byCategory = new Map<Category, { readonly check: Check; readonly ids: ReadonlySet<string> }>();
  for (const check of failed) {
    if (check.kind === "missing" || check.kind === "weakening") continue;
    const metric = `${check.kind} ${check.metric}`;
    const first = byCategory.get(check.category);
    if (first === undefined)
      byCategory.set(check.category, { check, ids: new Set(check.cases.map(({ id }) => id)) });
    const led = check.cases.length > 0 && check.cases.every(({ id }) => first?.ids.has(id));
    const leader = byMetric.get(metric) ?? (led ? first?.check : undefined) ?? check;
    byMetric.set(metric, leader);
    leaders.set(check, leader);
  }
  return leaders;
}

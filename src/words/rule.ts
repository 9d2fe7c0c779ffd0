/** The rule in words: what decides of recall, MRR and nDCG, and what decided of one check. */
import type { By, Check } from "../model/verdict.ts";
import { plural } from "./format.ts";

/** For README, config reference, `validate` and the report alike. */
export const THE_RULE =
  "The gate fails if recall, MRR or nDCG drops by more than 0.01 (0.05 within an intent) and the drop is significant. In a small suite, three lost queries with none gained are enough; in a small intent, five. A smaller drop may be shown as a watch; it passes.";

/** `p = 0.031`: two significant digits; finer ones than the tests can show are cut. */
export function pWords(p: number): string {
  return p < 0.0001 ? "p < 0.0001" : `p = ${Number(p.toPrecision(2))}`;
}

/** `p = 0.031, level 0.05`; empty where no test was made. */
export function testedWords({ p, level }: Pick<Check, "p" | "level">): string {
  if (p === undefined) return "";
  return level === undefined ? pWords(p) : `${pWords(p)}, level ${Number(level.toPrecision(2))}`;
}

const BY: Readonly<Record<By, (check: Check) => string>> = {
  test: (check) => `significant (${testedWords(check)})`,
  own: (check) => `significant by itself (${testedWords(check)})`,
  five: ({ cases }) => `${plural(cases.length, "case")} got worse and none better`,
  few: ({ cases }) =>
    cases.length === 1 ? "the only case got worse" : `all ${cases.length} cases got worse`,
  line: () => "",
  floor: () => "",
  ceiling: () => "",
};

/** What made the check fail, beside its limit; empty where the limit alone did. */
export function decidedWords(check: Check): string {
  return check.by === undefined ? "" : BY[check.by](check);
}

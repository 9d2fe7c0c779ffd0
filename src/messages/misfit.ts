/**
 * Finds out whether the ids or paths of the results do not fit those of the suite, so that no query
 * finds any of its documents. Texts may be a stranger's and are not escaped here.
 */
import { hasSameEnd } from "../model/alike-names.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Notice } from "../model/notice.ts";
import { targetLabel } from "../model/suite.ts";
import type { Category, Check } from "../model/verdict.ts";
import { clipName } from "./format.ts";
import type { CaseRow } from "./rows.ts";

/** An expected document of a query and a result of it. */
export interface Misfit {
  readonly expected: string;
  readonly returned: string;
  /** Whether both are one path, and one of them lacks its beginning or its extension. */
  readonly isSameEnd: boolean;
}

/**
 * Returns what to do about results that do not fit. If the baseline found documents, the change is
 * at fault, not the suite.
 */
export function fitWords(baseline: Baseline | null | undefined): string {
  const fit =
    "Make the search return the ids or paths that the suite expects (by `results` in the config, where the retriever has this key)";
  const rows = [...(baseline?.cases.values() ?? [])];
  const hasFound = rows.some(({ ranks }) => ranks.some((rank) => rank !== null));
  return hasFound
    ? `${fit}. Change the suite only if the documents have new names.`
    : `${fit}, or change the expected documents of the suite.`;
}

/** Categories of checks that fail if expected documents are not found. */
const FOUND_CATEGORIES: readonly Category[] = ["recall_drop", "ranking_shift"];

/**
 * Returns an example of ids or paths that do not fit, if that is why the check failed. Null if a
 * query found a document, or if the check is not about what is found.
 *
 * A pair with the same end (`docs/a.md` and `a.md`, or `kb:a.md`) is the example: it names one
 * document in two ways. Without such a pair the first pair is, but null if a result is known
 * (hasKnownResult), because the ids fit then.
 */
export function findMisfit(
  check: Check | undefined,
  notices: readonly Notice[],
  rows: readonly CaseRow[],
  baseline: Baseline | null,
): Misfit | null {
  const findsNothing = notices.some(({ code }) => code === "zero_quality");
  if (!findsNothing || check === undefined || !FOUND_CATEGORIES.includes(check.category)) {
    return null;
  }
  if (rows.some(({ score }) => score?.ranks.some((rank) => rank !== null) === true)) {
    return null;
  }
  let example: Misfit | null = null;
  for (const { case: suiteCase, score } of rows) {
    for (const returned of score?.results ?? []) {
      for (const target of suiteCase.expected) {
        const expected = targetLabel(target);
        if (hasSameEnd(expected, returned)) {
          return { expected, returned, isSameEnd: true };
        }
        example ??= { expected, returned, isSameEnd: false };
      }
    }
  }
  return hasKnownResult(rows, baseline) ? null : example;
}

/**
 * True if the suite expects a document that some query returned, or the baseline returned it. Then
 * the ids fit: a broken search returns such documents for the wrong queries.
 */
function hasKnownResult(rows: readonly CaseRow[], baseline: Baseline | null): boolean {
  const recorded = [...(baseline?.cases.values() ?? [])].flatMap(({ results }) => results);
  const expected = rows.flatMap((row) => row.case.expected.map(targetLabel));
  const knownNames = new Set([...recorded, ...expected]);
  return rows.some(({ score }) => score?.results.some((id) => knownNames.has(id)) === true);
}

/**
 * Returns that the results do not fit the suite, with the example; an empty id is shown as "". Only
 * a pair with the same end proves that; else they may just be other documents.
 */
export function misfitWords({ expected, returned, isSameEnd }: Misfit): string {
  const fit = isSameEnd ? "do not fit" : "may not fit";
  return `no query finds any of its documents: the ids or paths of the results ${fit} the suite (expected ${clipName(expected)}, returned ${returned === "" ? '""' : clipName(returned)})`;
}

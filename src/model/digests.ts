/** Whether two cases ask the same, expect the same and forbid the same. */

/**
 * What two cases have in common, as 128 bits in hex each: what is asked (query, params), what is expected of it (targets
 * with grades), and what must not come back (forbidden, expect_empty). Intent, group, tags and the like are in none.
 */
export interface CaseDigests {
  readonly ask: string;
  readonly targets: string;
  readonly limits: string;
}

/** `limits` of a case that forbids nothing and may have results: of nearly all cases. */
export const NO_LIMITS = "1a4a3e9ace83f06469dff44bc81fd226";

/** The same query with the same targets: quality can be compared. */
export function sameQuestion(a: CaseDigests, b: CaseDigests): boolean {
  return a.ask === b.ask && a.targets === b.targets;
}

/** The same case under any name. */
export function sameCase(a: CaseDigests, b: CaseDigests): boolean {
  return a.ask === b.ask && a.targets === b.targets && a.limits === b.limits;
}

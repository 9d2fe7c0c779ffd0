/** `was`: a case that only its id tells from an earlier one goes on as that one. */
import type { Baseline } from "../model/baseline.ts";
import type { Problem } from "../model/problem.ts";
import type { Inputs } from "../model/report.ts";
import { type Case, type CaseDigests, type Suite, sameCase } from "../model/suite.ts";
import type { Document } from "./read.ts";
import type { Checked } from "./validate.ts";

/** New ids by old ones; `known` has the digests under the old id, and nothing may stand under the new one. */
function renamed(
  { cases }: Pick<Suite, "cases">,
  known: ReadonlyMap<string, { readonly digests: CaseDigests }>,
): ReadonlyMap<string, string> {
  return new Map(
    cases.flatMap(({ id, was, digests }) => {
      const before = was === undefined || known.has(id) ? undefined : known.get(was);
      return before !== undefined && sameCase(before.digests, digests) ? [[was!, id] as const] : [];
    }),
  );
}

/** A row whose case has another id by now. */
export function underNewIds(baseline: Baseline, suite: Pick<Suite, "cases">): Baseline {
  return withIds(baseline, renamed(suite, baseline.cases));
}

function withIds(baseline: Baseline, ids: ReadonlyMap<string, string>): Baseline {
  if (ids.size === 0) return baseline;
  const rows = [...baseline.cases].map(([id, row]) => [ids.get(id) ?? id, row] as const);
  return { ...baseline, cases: new Map(rows) };
}

/** The base as the head calls its cases: what the head renamed is neither gone nor new. */
export function baseUnderNewIds(base: Inputs, head: Inputs): Inputs {
  const ids = renamed(head.suite, new Map(base.suite.cases.map((each) => [each.id, each])));
  if (ids.size === 0) return base;
  const named = (each: Case): Case => ({ ...each, id: ids.get(each.id) ?? each.id });
  return {
    ...base,
    suite: { ...base.suite, cases: base.suite.cases.map(named) },
    baseline: base.baseline === null ? null : withIds(base.baseline, ids),
  };
}

/** A former id belongs to one case, which has another one now. */
export function wrongFormerIds(cases: readonly Case[]): readonly Problem[] {
  const now = new Map(cases.map((each) => [each.id, each]));
  const claimed = new Map<string, Case>();
  return cases.flatMap((each) => {
    if (each.was === undefined) return [];
    const still = now.get(each.was);
    const earlier = claimed.get(each.was);
    claimed.set(each.was, each);
    const other = still ?? earlier;
    if (other === undefined) return [];
    const what = still === undefined ? "is claimed by" : "is still the id of";
    const message = `case "${each.id}": \`was: ${each.was}\` ${what} ${other.place.file}:${other.place.line}; remove one`;
    return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
  });
}

// Ids that two cases have.

type Named = Pick<Case, "id" | "place">;

/** The cases of a file that its schema refuses and that have an id all the same. */
export function unsoundCases({
  document,
  sound,
}: { readonly document: Document } & Checked): readonly Named[] {
  const { cases } = (document.value ?? {}) as { readonly cases?: unknown };
  if (!Array.isArray(cases) || sound === null) return [];
  return cases.flatMap((each: { readonly id?: unknown } | null, index): readonly Named[] => {
    const pointer = `/cases/${index}`;
    if (!sound.leftOut(pointer) || typeof each?.id !== "string") return [];
    return [{ id: each.id, place: { file: document.file, line: document.lineOf(pointer) } }];
  });
}

/** The sound cases as they stand, with the others where they are in the file. */
export function inFile(cases: readonly Named[], unsound: readonly Named[]): readonly Named[] {
  if (unsound.length === 0) return cases;
  const files = [...new Set([...cases, ...unsound].map(({ place }) => place.file))];
  const at = ({ place }: Named): number => files.indexOf(place.file);
  return [...cases, ...unsound].toSorted((a, b) => at(a) - at(b) || a.place.line - b.place.line);
}

export function repeatedIds(cases: readonly Named[]): readonly Problem[] {
  const first = new Map<string, Named>();
  return cases.flatMap((each) => {
    const earlier = first.get(each.id);
    if (earlier === undefined) {
      first.set(each.id, each);
      return [];
    }
    const message = `case id "${each.id}" is taken by ${earlier.place.file}:${earlier.place.line}; ids are unique across files`;
    return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
  });
}

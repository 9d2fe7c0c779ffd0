/** A field that changed and that no one has said of which way weakens: the list of directions is closed. */
import { compactCanonical } from "../model/canonical-json.ts";
import { type Directions, DIRECTIONS, directionOf, membersOf } from "./directions.ts";
import { type ReadableChange, type Weakening, findingsIn } from "./finding.ts";

export const UNLISTED: Weakening = { name: "unlisted", find: (change) => unlisted(change, DIRECTIONS) };

export function unlisted(
  { base, head }: ReadableChange,
  directions: Directions,
): ReturnType<Weakening["find"]> {
  const now = new Map(head.suite.cases.map((each) => [each.id, each]));
  const pairs = [
    { of: "config" as const, file: head.config.file, before: base.config, after: head.config },
    { of: "baseline" as const, file: head.config.baseline, before: base.baseline, after: head.baseline },
    ...base.suite.cases.flatMap((before) => {
      const after = now.get(before.id);
      return after === undefined ? [] : [{ of: "case" as const, file: after.place.file, before, after }];
    }),
  ];
  return pairs.flatMap(({ of, file, before, after }) =>
    findingsIn(file, (report) => {
      if (before === null || after === null) return;
      for (const path of changedPaths(before, after, [])) {
        if (directionOf(directions[of], path) !== undefined) continue;
        report("unlisted", [of, ...path].join("."), "as the base has it", "changed");
      }
    }),
  );
}

/** Paths of the leaves that differ, name by name; list items share their list's path. */
function changedPaths(
  before: unknown,
  after: unknown,
  at: readonly string[],
): readonly (readonly string[])[] {
  const [a, b] = [membersOf(before), membersOf(after)];
  if (a === null || b === null) {
    return compactCanonical(before ?? null) === compactCanonical(after ?? null) ? [] : [at];
  }
  const keys = new Set([...a.keys(), ...b.keys()]);
  return [...keys].flatMap((key) => changedPaths(a.get(key), b.get(key), [...at, key]));
}

/** What is legal in a suite and still weakens it. */
import { matchable, matcher } from "../metrics/matching.ts";
import type { Config, Definition } from "../model/config.ts";
import { compareCodePoints } from "../model/order.ts";
import { type Case, type Suite, type Target, targetLabel } from "../model/suite.ts";
import { SMALL_INTENT } from "./rules.ts";

export interface Lint {
  readonly intents: readonly {
    readonly intent: string;
    readonly cases: number;
    /** By how much one case moves a mean. */ readonly weight: number;
  }[];
  readonly warnings: readonly string[];
}

export function lintSuite(config: Config, suite: Suite): Lint {
  const sizes = new Map<string, number>();
  for (const each of suite.cases) sizes.set(each.intent, (sizes.get(each.intent) ?? 0) + 1);
  const intents = [...sizes]
    .toSorted(([a], [b]) => compareCodePoints(a, b))
    .map(([intent, cases]) => ({ intent, cases, weight: 1 / cases }));
  return {
    intents,
    warnings: [
      ...suite.cases.flatMap((each) => overlaps(each, config.definition)),
      ...intents
        .filter((each) => each.cases < SMALL_INTENT)
        .map(
          (each) =>
            `intent ${each.intent} has ${each.cases} cases; below ${SMALL_INTENT} its quality is not gated unless named`,
        ),
      ...sameQueries(suite),
    ],
  };
}

/** Two targets that one result could cover: recall counts both, ndcg only one. */
function overlaps(subject: Case, definition: Definition): readonly string[] {
  return subject.expected.flatMap((target, i) =>
    subject.expected
      .filter((other, j) => i !== j && other.kind !== "text" && covers(target, other, definition))
      .map(
        (other) =>
          `${subject.place.file}:${subject.place.line}: case ${subject.id}: a result for "${targetLabel(other)}" also covers "${targetLabel(target)}"`,
      ),
  );
}

/** Whether a result that is exactly `other` covers `target`. */
function covers(target: Target, other: Target, definition: Definition): boolean {
  const asPath = other.kind === "path" || other.kind === "hint" ? { path: other.value } : {};
  const asName = other.kind === "name" ? { name: other.value } : {};
  const asQualified = other.kind === "qualified_name" ? { qualifiedName: other.value } : {};
  const hit = { docId: other.value, repeat: false, ...asPath, ...asName, ...asQualified };
  return matcher(target, definition)(matchable(hit, definition, false));
}

function sameQueries(suite: Suite): readonly string[] {
  const first = new Map<string, string>();
  return suite.cases.flatMap((each) => {
    const key = each.query.trim().toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, each.id);
      return [];
    }
    return [`${each.place.file}:${each.place.line}: case ${each.id} asks the same as ${earlier}`];
  });
}

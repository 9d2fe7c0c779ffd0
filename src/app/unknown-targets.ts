/** Refuses a golden file whose expected documents are none: words of titles, say, would be recorded as 0. */
import { GateError } from "../errors.ts";
import { type MatchableHit, normaliseHit, compileTarget } from "../metrics/matching.ts";
import type { Definition } from "../model/config.ts";
import type { Hit } from "../model/run.ts";
import { type SingleTarget, type Suite, singleTargets, targetKey } from "../model/suite.ts";
import { listNames, pluralise } from "../messages/format.ts";
import { requireItem } from "../model/lookup.ts";

/** What the targets are looked for in, and what it is called. */
export interface SearchedCorpus {
  readonly documents: readonly Hit[];
  readonly from: "corpus" | "results";
}

/** Throws `invalid_suite` if none of the names, paths and ids that fields of a golden file give is one of these documents. */
export function refuseUnknownTargets(
  suite: Suite,
  definition: Definition,
  searched: SearchedCorpus,
): void {
  const fields = new Set((suite.datasets ?? []).flatMap(({ expected }) => expected ?? []));
  const targets = namedTargets(suite);
  if (fields.size === 0 || targets.length === 0 || searched.documents.length === 0) {
    return;
  }
  const hits = searched.documents.map((hit) => normaliseHit(hit, definition));
  if (targets.some((target) => isFound(target, hits, definition))) {
    return;
  }
  const field = fields.size === 1 ? requireItem([...fields], 0) : "expected";
  const labels = targets.map(({ value }) => value);
  const subject =
    targets.length === 1
      ? `the name in \`${field}\` is no document`
      : `none of the ${targets.length} names in \`${field}\` is a document`;
  const where = searched.from === "corpus" ? "of the corpus" : "in the results of any query";
  throw new GateError("invalid_suite", `${subject} ${where}: ${listNames(labels)}`, {
    hint: keyAdvice(targets, hits, definition) ?? endingAdvice(targets, hits, definition, searched),
  });
}

/** Returns the targets that name a document, each once: a passage names none. */
function namedTargets({ cases }: Suite): readonly SingleTarget[] {
  const byLabel = new Map<string, SingleTarget>();
  for (const target of cases.flatMap(({ expected }) => expected.flatMap(singleTargets))) {
    if (target.kind === "text" || target.kind === "file") {
      return [];
    }
    byLabel.set(targetKey(target), target);
  }
  return [...byLabel.values()];
}

function isFound(
  target: SingleTarget,
  hits: readonly MatchableHit[],
  definition: Definition,
): boolean {
  const named: SingleTarget =
    target.kind === "span" ? { kind: target.by, value: target.value, grade: target.grade } : target;
  const matches = compileTarget(named, definition);
  return hits.some(matches);
}

/** Returns what to write if the names are documents by another key, such as an id for a path; null if they are not. */
function keyAdvice(
  targets: readonly SingleTarget[],
  hits: readonly MatchableHit[],
  definition: Definition,
): string | null {
  const found = targets.find(({ value, grade }) =>
    isFound({ kind: "hint", value, grade }, hits, definition),
  );
  if (found === undefined) {
    return null;
  }
  const key = found.kind === "id" ? "path" : "id";
  return `A result has ${JSON.stringify(found.value)} as its ${key}, and the suite names it as ${found.kind}. Write \`${key}\` in the expression, or the text alone, which matches both.`;
}

const MOST_ENDINGS = 20;

/** Names that are documents once they have an ending get it by an expression. */
function endingAdvice(
  targets: readonly SingleTarget[],
  hits: readonly MatchableHit[],
  definition: Definition,
  { documents, from }: SearchedCorpus,
): string {
  const found = new Map<string, number>();
  for (const ending of listEndings(documents).slice(0, MOST_ENDINGS)) {
    const withEnding = targets.map((target) => ({ ...target, value: `${target.value}${ending}` }));
    found.set(ending, withEnding.filter((target) => isFound(target, hits, definition)).length);
  }
  const [best] = [...found].toSorted((a, b) => b[1] - a[1]);
  if (best !== undefined && best[1] * 2 >= targets.length) {
    const [ending, count] = best;
    return `With the ending \`${ending}\`, ${pluralise(count, "name")} of ${targets.length} ${count === 1 ? "is a document" : "are documents"}: write it in the file, or in the expression, for example \`expected[].join('', [@, '${ending}'])\`.`;
  }
  const examples = [...new Set(documents.map(({ path, doc_id: id }) => path ?? id))].slice(0, 3);
  const other =
    from === "corpus" ? "" : " Or the index holds other documents than the suite is about.";
  return `Documents are called ${listNames(examples)}. Words of titles, or parts of names, match no document: write paths or ids.${other}`;
}

/** Returns the endings of the documents' names, the most frequent first. */
function listEndings(documents: readonly Hit[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { path, doc_id: id } of documents) {
    const ending = /\.[A-Za-z0-9]{1,8}$/.exec(path ?? id)?.[0];
    if (ending !== undefined) {
      counts.set(ending, (counts.get(ending) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([ending]) => ending);
}

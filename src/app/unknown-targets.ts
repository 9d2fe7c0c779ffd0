/**
 * Refuses a golden file whose expected documents do not exist. With words of titles in place of
 * ids, for example, each case would be recorded as a miss.
 */
import { GateError } from "../errors.ts";
import { type MatchableHit, normaliseHit, compileTarget } from "../metrics/matching.ts";
import type { Definition } from "../model/config.ts";
import type { Hit } from "../model/run.ts";
import {
  type NameForm,
  type SingleTarget,
  type Suite,
  singleTargets,
  targetKey,
} from "../model/suite.ts";
import { continueExpression, quoteExpression, addEnding } from "../expressions/expression-text.ts";

import { listNames, pluralise } from "../messages/format.ts";
import { requireItem, countItems } from "../model/lookup.ts";

interface SearchedCorpus {
  readonly documents: readonly Hit[];
  /** `results`: the corpus is not known, so these are the results of all queries. */
  readonly from: "corpus" | "results";
}

/**
 * Throws `invalid_suite` if the suite's targets come from a field of a golden file, and none of
 * them is one of these documents. The hint says how the documents are called. Does nothing if the
 * targets name no documents (passages).
 */
export function refuseUnknownTargets(
  suite: Suite,
  definition: Definition,
  searched: SearchedCorpus,
): void {
  // The expressions in the config by which targets were taken from golden files.
  const datasets = (suite.datasets ?? []).filter(({ expected }) => expected !== null);
  const fields = new Set(datasets.flatMap(({ expected }) => expected ?? []));
  const targets = listNamedTargets(suite);
  if (fields.size === 0 || targets.length === 0 || searched.documents.length === 0) {
    return;
  }
  const hits = searched.documents.map((hit) => normaliseHit(hit, definition));
  if (targets.some((target) => isFound(target, hits, definition))) {
    return;
  }
  const isOneField = fields.size === 1;
  const field = isOneField ? requireItem([...fields], 0) : "expected";
  const forms = new Set(datasets.map(({ form }) => form));
  const form = isOneField && forms.size === 1 ? requireItem([...forms], 0) : null;
  const labels = targets.map(({ value }) => value);
  const subject =
    targets.length === 1
      ? `the name in \`${field}\` is no document`
      : `none of the ${targets.length} names in \`${field}\` is a document`;
  const where = searched.from === "corpus" ? "of the corpus" : "in the results of any query";
  throw new GateError(
    "invalid_suite",
    `${subject} ${where}: ${listNames(labels)}`,
    keyAdvice(targets, hits, definition) ??
      endingAdvice({ field, form }, targets, hits, definition, searched),
  );
}

/**
 * Returns the expected targets, each once. Empty if one is a passage (`text` or `file`): then the
 * suite is not about names alone.
 */
function listNamedTargets({ cases }: Suite): readonly SingleTarget[] {
  const byLabel = new Map<string, SingleTarget>();
  for (const target of cases.flatMap(({ expected }) => expected.flatMap(singleTargets))) {
    if (target.kind === "text" || target.kind === "file") {
      return [];
    }
    byLabel.set(targetKey(target), target);
  }
  return [...byLabel.values()];
}

/** Whether a hit matches the target; for a span, whether one is the span's document. */
function isFound(
  target: SingleTarget,
  hits: readonly MatchableHit[],
  definition: Definition,
): boolean {
  const documentTarget: SingleTarget =
    target.kind === "span" ? { kind: target.by, value: target.value, grade: target.grade } : target;
  const matches = compileTarget(documentTarget, definition);
  return hits.some(matches);
}

/** Returns what to write if a document has a name under another key than the suite says. */
function keyAdvice(
  targets: readonly SingleTarget[],
  hits: readonly MatchableHit[],
  definition: Definition,
): string | null {
  // A target of kind `hint` matches an id, a path or a name.
  const foundTarget = targets.find(({ value, grade }) =>
    isFound({ kind: "hint", value, grade }, hits, definition),
  );
  if (foundTarget === undefined) {
    return null;
  }
  const key = foundTarget.kind === "id" ? "path" : "id";
  return `A result has ${JSON.stringify(foundTarget.value)} as its ${key}, and the suite names it as ${foundTarget.kind}. Write \`${key}\` in the expression, or the text alone, which matches both.`;
}

/** How many endings are tried: each is looked for in all documents. */
const MOST_ENDINGS = 20;

interface ChangedEnding {
  readonly ending: string;
  /** So many names are documents then. */
  readonly count: number;
}

/**
 * Returns how to write the names so that they are documents: with an ending that documents have
 * (`.md`), or without one that the names have, if that finds at least half of them; else how
 * documents are called. `field`: the expression in the config that gave the names. `form`: the form
 * in which it does; null if it has several.
 */
function endingAdvice(
  { field, form }: { readonly field: string; readonly form: NameForm | null },
  targets: readonly SingleTarget[],
  hits: readonly MatchableHit[],
  definition: Definition,
  { documents, from }: SearchedCorpus,
): string {
  // Returns the ending with which most names are documents, if these are at least half of them.
  const findBestEnding = (
    endings: readonly string[],
    changeName: (name: string, ending: string) => string,
  ): ChangedEnding | undefined => {
    const countFound = (ending: string): number =>
      targets.filter((target) =>
        isFound({ ...target, value: changeName(target.value, ending) }, hits, definition),
      ).length;
    return endings
      .map((ending) => ({ ending, count: countFound(ending) }))
      .filter(({ count }) => count * 2 >= targets.length)
      .toSorted((a, b) => b.count - a.count)[0];
  };

  const documentEndings = listEndings(documents.map(documentName));
  const bestAdded = findBestEnding(documentEndings, (name, ending) => `${name}${ending}`);
  if (bestAdded !== undefined) {
    const key = documents.some(({ path }) => path !== undefined) ? "path" : "id";
    const expression = form === null ? null : addEnding(field, bestAdded.ending, form, key);
    const otherWay =
      expression === null ? "" : `, or \`expected: ${quoteExpression(expression)}\` in \`fields\``;
    return `With ${describeEnding(bestAdded, targets.length)}. Write it in the file${otherWay}.`;
  }

  const nameEndings = listEndings(targets.map(({ value }) => value));
  const bestRemoved = findBestEnding(nameEndings, (name, ending) =>
    name.endsWith(ending) ? name.slice(0, -ending.length) : name,
  );
  if (bestRemoved !== undefined) {
    const advice = adviseWithoutEnding(field, bestRemoved.ending);
    return `Without ${describeEnding(bestRemoved, targets.length)}. ${advice}`;
  }

  const examples = [...new Set(documents.map(documentName))].slice(0, 3);
  const otherCause =
    from === "corpus" ? "" : " Or the index holds other documents than the suite is about.";
  return `Documents are called ${listNames(examples)}. Words of titles, or parts of names, match no document: write paths or ids. For words of the results' texts: \`expected: ${quoteExpression(continueExpression(field, "[].{text: @}"))}\`.${otherCause}`;
}

function describeEnding({ ending, count }: ChangedEnding, nameCount: number): string {
  const are = count === 1 ? "is a document" : "are documents";
  return `the ending \`${ending}\`, ${pluralise(count, "name")} of ${nameCount} ${are}`;
}

/** Returns how to leave the ending out. If the expression itself adds it, the expression is wrong. */
function adviseWithoutEnding(field: string, ending: string): string {
  const joinCall = `.join('', [@, '${ending}'])`;
  return field.endsWith(joinCall)
    ? `Write \`expected: ${quoteExpression(field.slice(0, -joinCall.length))}\` in \`fields\`.`
    : "Write them so in the file, or return them with the ending.";
}

function documentName({ path, doc_id: id }: Hit): string {
  return path ?? id;
}

/** Returns the endings of the names (`.md`), the most frequent first. */
function listEndings(names: readonly string[]): readonly string[] {
  const endings = names.flatMap((name) => /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? []);
  const byCount = [...countItems(endings)].toSorted((a, b) => b[1] - a[1]);
  return byCount.map(([ending]) => ending).slice(0, MOST_ENDINGS);
}

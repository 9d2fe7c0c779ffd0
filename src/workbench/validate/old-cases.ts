/**
 * What `validate` warns of in a suite that grew old: targets that the corpus no longer has, queries
 * that ask the same, and cases that every recorded baseline solves, or none.
 */
import { clipName, listNames, pluralise } from "../../messages/format.ts";
import {
  type MatchableHit,
  compileTarget,
  documentIds,
  normaliseHit,
} from "../../metrics/matching.ts";
import { normaliseText } from "../../metrics/text.ts";
import type { Baseline, BaselineCase } from "../../model/baseline.ts";
import type { Definition } from "../../model/config.ts";
import { requireItem } from "../../model/lookup.ts";
import type { Hit } from "../../model/run.ts";
import {
  type Case,
  type SingleTarget,
  type Suite,
  sameQuestion,
  singleTargets,
  targetLabel,
} from "../../model/suite.ts";
import { firstAlike } from "../near-duplicates.ts";

/**
 * Returns a warning of each target and each forbidden document of the suite that no document of the
 * corpus is any more, in the suite's order. A cluster or a pattern stands for documents that may
 * come later, and is never gone.
 */
export function warnOfGoneTargets(
  { cases }: Suite,
  documents: readonly Hit[],
  definition: Definition,
): readonly string[] {
  const corpus = new Corpus(documents, definition);
  const warnings: string[] = [];
  for (const subject of cases) {
    for (const list of ["expected", "forbidden"] as const) {
      for (const target of subject[list].flatMap(singleTargets)) {
        const words = corpus.describeGone(target, list);
        if (words !== null) {
          warnings.push(`${casePlace(subject)}: ${words}`);
        }
      }
    }
  }
  return warnings;
}

/** What a list of a case loses by a target that is gone, and what to do. */
const GONE_WORDS = {
  expected: {
    name: "target",
    effect: "nothing can find it",
    advice: "Name the document that now answers the query, or remove the case.",
  },
  forbidden: {
    name: "forbidden document",
    effect: "it guards nothing",
    advice: "Remove it, or name what must not come back now.",
  },
} as const;

/** The documents of a corpus, with indexes that tell quickly whether one of them is a target. */
class Corpus {
  readonly #hits: readonly MatchableHit[];
  readonly #definition: Definition;
  readonly #ids: ReadonlySet<string>;
  /** Ids, names, paths, and every end of a path that begins after a slash. */
  readonly #names = new Set<string>();
  /** Paths by their last part, the file's name; of several with the same name the last. */
  readonly #pathByFileName = new Map<string, string>();
  /** All texts, as passages are looked for; filled when the first one is: most suites have none. */
  #texts: readonly string[] = [];

  constructor(documents: readonly Hit[], definition: Definition) {
    this.#hits = documents.map((document) => normaliseHit(document, definition));
    this.#definition = definition;
    this.#ids = new Set(documents.flatMap(documentIds));
    for (const { hit, path, name } of this.#hits) {
      for (const documentName of [hit.doc_id, hit.id, path, name]) {
        if (documentName !== undefined) {
          this.#names.add(documentName);
        }
      }
      if (path === undefined || hit.path === undefined) {
        continue;
      }
      // Of `docs/setup/linux.md` also `setup/linux.md` and `linux.md`.
      for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
        this.#names.add(path.slice(slash + 1));
      }
      this.#pathByFileName.set(path.slice(path.lastIndexOf("/") + 1), hit.path);
    }
  }

  /** Returns what is wrong with a target that no document is, and what to do; null if one is. */
  describeGone(target: SingleTarget, list: "expected" | "forbidden"): string | null {
    const label = clipName(targetLabel(target));
    if (target.kind === "text") {
      return this.#hasPassage(target)
        ? null
        : `no document of the corpus holds the ${label} as it was. Copy the passage that now answers the query, or remove the case.`;
    }
    if (target.kind === "span") {
      const length = this.#measureDocument(target.value);
      if (length !== null) {
        return target.end <= length
          ? null
          : `the target "${label}" ends after the document, which has ${pluralise(length, "character")}. Look where the passage stands now, and write its start and end.`;
      }
    }
    if (this.#hasTarget(target)) {
      return null;
    }
    const { name, effect, advice } = GONE_WORDS[list];
    const like = this.#pathByFileName.get(target.value.slice(target.value.lastIndexOf("/") + 1));
    const nextStep =
      like === undefined ? advice : `Did it move to "${clipName(like)}"? Write the new path.`;
    return `the ${name} "${label}" is not in the corpus, so ${effect}. ${nextStep}`;
  }

  /**
   * Returns the length of the document with this path or id in code points, as the ends of spans
   * are counted. Null without its whole text: a document with a span of its own is only a chunk.
   */
  #measureDocument(name: string): number | null {
    const found = this.#hits.find(({ hit }) => hit.path === name || hit.id === name);
    const { text, span } = found?.hit ?? {};
    return text === undefined || span !== undefined ? null : Array.from(text).length;
  }

  /**
   * Returns whether some document is the target. An id must be equal. Another value may be an id,
   * a name, a path or the end of a path, or match a document as it would match a result. Of a span
   * only the document counts, not the characters. A cluster or a pattern always counts as there,
   * since its documents may come later.
   */
  #hasTarget(target: SingleTarget): boolean {
    const { kind, value } = target;
    if (kind === "cluster" || kind === "glob") {
      return true;
    }
    if (kind === "id") {
      return this.#ids.has(value);
    }
    if (this.#names.has(value)) {
      return true;
    }
    if (kind === "span") {
      return this.#hits.some(({ hit }) => hit.path?.endsWith(`/${value}`) === true);
    }
    return this.#hits.some(compileTarget(target, this.#definition));
  }

  /** Returns whether a document has the passage word for word, or as a target would match it. */
  #hasPassage(target: SingleTarget): boolean {
    if (this.#texts.length === 0) {
      this.#texts = this.#hits.map(({ hit: { text = "" } }) => normaliseText(text));
    }
    const passage = normaliseText(target.value);
    // Most passages are found word for word. To match one takes long.
    return (
      this.#texts.some((text) => text.includes(passage)) ||
      this.#hits.some(compileTarget(target, this.#definition))
    );
  }
}

/**
 * Returns a warning of each case that asks almost the same as an earlier case (firstAlike says when
 * queries are alike), unless both are of one group or send different params.
 */
export function warnOfSameQuestions({ cases }: Suite): readonly string[] {
  const indexesOfFirst = firstAlike(cases.map(({ query }) => query));
  const warnings: string[] = [];
  for (const [index, subject] of cases.entries()) {
    // The case itself if no earlier one is alike.
    const first = requireItem(cases, requireItem(indexesOfFirst, index));
    const hasOtherParams = JSON.stringify(first.params) !== JSON.stringify(subject.params);
    const isOneGroup = subject.group !== undefined && subject.group === first.group;
    if (first === subject || hasOtherParams || isOneGroup) {
      continue;
    }
    const isExact = first.query.trim().toLowerCase() === subject.query.trim().toLowerCase();
    const likeness = isExact ? "the same as" : "almost the same as";
    warnings.push(
      `${casePlace(subject)} asks ${likeness} ${first.id} ("${clipName(first.query)}"), so the same question counts twice. Remove one, or give both the same \`group\`.`,
    );
  }
  return warnings;
}

/** A case counts as always or never solved only if at least so many baselines have it. */
const LEAST_BASELINES = 3;
/** Ids of cases that a sentence lists. */
const MOST_NAMED = 10;

/**
 * Returns at most two warnings: of the cases that every baseline solves (all targets found, one of
 * them at rank 1), and of those for which none found any target. A case needs LEAST_BASELINES rows
 * with the query, params and targets that the suite has now; other rows do not count. The order of
 * the baselines does not matter.
 */
export function warnOfAlwaysOrNeverSolved(
  { cases }: Suite,
  baselines: readonly Baseline[],
): readonly string[] {
  const casesWithRows: { readonly id: string; readonly rows: readonly BaselineCase[] }[] = [];
  for (const { id, digests, expected } of cases) {
    const rows = baselines
      .flatMap((baseline) => baseline.cases.get(id) ?? [])
      .filter((row) => sameQuestion(row.digests, digests));
    if (expected.length > 0 && rows.length >= LEAST_BASELINES) {
      casesWithRows.push({ id, rows });
    }
  }
  const listIds = (isListed: (row: BaselineCase) => boolean): readonly string[] =>
    casesWithRows.filter(({ rows }) => rows.every(isListed)).map(({ id }) => id);
  const alwaysSolved = listIds(({ ranks }) => !ranks.includes(null) && ranks.includes(1));
  const neverSolved = listIds((row) => !row.found);
  const warnings: string[] = [];
  if (alwaysSolved.length > 0) {
    warnings.push(
      `${pluralise(alwaysSolved.length, "case")} found every target, the first at rank 1, in every baseline with the same query and targets: ${listNames(alwaysSolved, MOST_NAMED)}. A case that is always right can get worse, but not better. Add harder cases, too.`,
    );
  }
  if (neverSolved.length > 0) {
    warnings.push(
      `${pluralise(neverSolved.length, "case")} found no expected document in any baseline with the same query and targets, so the gate can't notice a loss: ${listNames(neverSolved, MOST_NAMED)}. Correct the expected documents, or remove the cases.`,
    );
  }
  return warnings;
}

/** Returns `suite.yaml:12: case c1`: file, line and id of the case that a warning is about. */
function casePlace({ id, place }: Case): string {
  return `${place.file}:${place.line}: case ${id}`;
}

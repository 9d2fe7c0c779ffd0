/**
 * Finds what of a suite grew old: targets and passages that the corpus no longer has, queries that
 * ask the same, and cases that every recorded baseline solves, or none.
 */
import {
  type MatchableHit,
  documentIds,
  normaliseHit,
  compileTarget,
} from "../metrics/matching.ts";
import { normaliseText } from "../metrics/text.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import type { Definition, RetrieverConfig } from "../model/config.ts";
import type { Hit } from "../model/run.ts";
import {
  type Case,
  type SingleTarget,
  type Suite,
  sameQuestion,
  singleTargets,
  targetLabel,
} from "../model/suite.ts";
import { firstAlike } from "./near-duplicates.ts";
import { hasFoundTarget } from "../decision/pairs.ts";
import type { AgedSuite } from "../cli/validate.ts";
import { refuseUnknownTargets } from "../app/unknown-targets.ts";
import { GateError } from "../errors.ts";
import type { Inputs } from "../model/report.ts";
import type { CorpusDocument } from "../retrievers/bm25.ts";
import type { Bm25Retriever } from "../retrievers/kinds.ts";
import type { Root } from "../system/root.ts";
import type { AskPorts } from "./ask.ts";
import { recentBaselines } from "./history/read.ts";
import { clipName, listNames, pluralise } from "../messages/format.ts";
import { requireItem } from "../model/lookup.ts";

/**
 * Returns a finding for each target and each forbidden document of the suite that the corpus does
 * not have any more as the suite names it, in the suite's order. If some passages were not
 * compared, the last finding has their number.
 */
export function findAgedTargets(
  suite: Suite,
  documents: readonly Hit[],
  definition: Definition,
): readonly Ageing[] {
  const corpus = new Corpus(documents, definition);
  const ageings: Ageing[] = [];
  for (const subject of suite.cases) {
    for (const list of ["expected", "forbidden"] as const) {
      for (const target of subject[list].flatMap(singleTargets)) {
        ageings.push(...corpus.findAgeing(subject, list, target));
      }
    }
  }
  if (corpus.skippedPassages > 0) {
    ageings.push({ code: "not_looked_for", targets: corpus.skippedPassages });
  }
  return ageings;
}

/** The most passages that are compared with all documents, since each takes long. */
const MOST_PASSAGES = 500;

/** The documents of a corpus, with indexes that tell quickly whether one of them is a target. */
class Corpus {
  readonly #hits: readonly MatchableHit[];
  readonly #definition: Definition;
  readonly #ids: ReadonlySet<string>;
  /** Ids, names, paths, and every end of a path that begins after a slash. */
  readonly #names = new Set<string>();
  /** Paths by their last part, the file's name; of several with the same name the last. */
  readonly #pathByFileName = new Map<string, string>();
  /** Filled when the first passage is looked for: most suites have none. */
  #texts: readonly NormalisedDocument[] = [];
  /** Passages that were compared with all documents as a target would match. */
  #comparedPassages = 0;
  /** Passages that were not compared, because there are more than MOST_PASSAGES. */
  skippedPassages = 0;

  constructor(documents: readonly Hit[], definition: Definition) {
    this.#hits = documents.map((each) => normaliseHit(each, definition));
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

  /**
   * Returns a list of one finding if the corpus does not have the target any more as the suite
   * names it, else an empty list. A passage must stand in some document, and a span must end within
   * its document. Any other target, and a span in a document of unknown length, must be some
   * document; clusters and patterns never grow old. `list`: the list of the case that has the
   * target.
   */
  findAgeing(
    subject: Case,
    list: "expected" | "forbidden",
    target: SingleTarget,
  ): readonly Ageing[] {
    const label = targetLabel(target);
    // A cluster or a pattern stands for documents that may come later, so that neither grows old.
    if (target.kind === "cluster" || target.kind === "glob") {
      return [];
    }
    if (target.kind === "text") {
      return this.#findChangedPassage(subject, label, target);
    }
    if (target.kind === "span") {
      const document = this.#hits.find(
        ({ hit }) => hit.path === target.value || hit.id === target.value,
      );
      // A document of the corpus with a span of its own is a chunk: how long the whole is it does
      // not show.
      const isWholeDocument = document !== undefined && document.hit.span === undefined;
      if (isWholeDocument && document.hit.text !== undefined) {
        // In code points, as the ends of spans are counted.
        const { length } = Array.from(document.hit.text);
        return target.end <= length
          ? []
          : [{ code: "span_beyond", case: subject, target: label, length }];
      }
    }
    return this.#hasTarget(target)
      ? []
      : [this.#reportTargetGone(subject, list, label, target.value)];
  }

  /**
   * Returns whether some document is the target. An id must be equal. Another value may be an id,
   * a name, a path or the end of a path, or match a document as it would match a result. Of a span
   * only the document counts, not the characters.
   */
  #hasTarget(target: SingleTarget): boolean {
    const { kind, value } = target;
    if (kind === "id") {
      return this.#ids.has(value);
    }
    if (this.#names.has(value)) {
      return true;
    }
    if (kind === "span") {
      return this.#hits.some(({ hit }) => hit.path?.endsWith(`/${value}`) === true);
    }
    const covers = compileTarget(target, this.#definition);
    return this.#hits.some(covers);
  }

  /**
   * Returns the finding for a target that no document is. In `like` stands the path of a document
   * whose file has the same name, since it may have moved there; null if there is none.
   */
  #reportTargetGone(
    subject: Case,
    list: "expected" | "forbidden",
    label: string,
    value: string,
  ): Ageing {
    const fileName = value.slice(value.lastIndexOf("/") + 1);
    const like = this.#pathByFileName.get(fileName) ?? null;
    return { code: "target_gone", case: subject, list, target: label, like };
  }

  /**
   * Returns a list of one finding if no document has the passage, neither word for word nor as a
   * target would match; else an empty list. The second comparison takes long. After MOST_PASSAGES
   * of them it is not made: the passage is then counted in `skippedPassages`, without a finding.
   */
  #findChangedPassage(subject: Case, label: string, target: SingleTarget): readonly Ageing[] {
    const passage = normaliseText(target.value);
    if (this.#texts.length === 0) {
      this.#texts = this.#hits.map(normaliseDocument);
    }
    if (this.#texts.some(({ text }) => text.includes(passage))) {
      return [];
    }
    if (this.#comparedPassages >= MOST_PASSAGES) {
      this.skippedPassages++;
      return [];
    }
    this.#comparedPassages++;
    const isCoveredBy = compileTarget(target, this.#definition);
    if (this.#hits.some(isCoveredBy)) {
      return [];
    }
    const document = this.#findBestDocument(passage);
    return [{ code: "passage_changed", case: subject, target: label, document }];
  }

  /**
   * Returns the path or id of the document that shares most runs of three words with the passage,
   * the first of several. Null if none has a third of the passage's runs, and for a passage of less
   * than three words.
   */
  #findBestDocument(passage: string): string | null {
    const passageRuns = [...threeWordRuns(passage)];
    let bestDocument: string | null = null;
    // A document must share so many runs to be the best one so far.
    let leastShared = Math.max(1, passageRuns.length / 3);
    for (const { name, wordRuns } of this.#texts) {
      const sharedRuns = passageRuns.filter((run) => wordRuns.has(run)).length;
      if (sharedRuns >= leastShared) {
        bestDocument = name;
        leastShared = sharedRuns + 1;
      }
    }
    return bestDocument;
  }
}

/** A document as passages are searched in it. */
interface NormalisedDocument {
  /** Its path, or its id if it has none. */
  readonly name: string;
  /** As normaliseText returns it. */
  readonly text: string;
  /** The text's runs of three words. */
  readonly wordRuns: ReadonlySet<string>;
}

/** Returns the document with its text in the form in which passages are searched. */
function normaliseDocument({
  hit: { path, doc_id: id, text = "" },
}: MatchableHit): NormalisedDocument {
  const normalised = normaliseText(text);
  return { name: path ?? id, text: normalised, wordRuns: threeWordRuns(normalised) };
}

/**
 * Returns every run of three neighbouring words of a normalised text: of `a b c d` these are
 * `a b c` and `b c d`. Empty for fewer words.
 */
function threeWordRuns(text: string): ReadonlySet<string> {
  const words = text.split(" ");
  const runs = new Set<string>();
  for (let start = 0; start + 3 <= words.length; start++) {
    runs.add(words.slice(start, start + 3).join(" "));
  }
  return runs;
}

/**
 * Returns a finding for each case that asks almost the same as an earlier case (firstAlike says
 * when queries are alike), unless both are of one group or send different params.
 */
export function findSameQuestions({ cases }: Suite): readonly Ageing[] {
  const indexesOfFirst = firstAlike(cases.map(({ query }) => query));
  const ageings: Ageing[] = [];
  for (const [index, subject] of cases.entries()) {
    // The case itself if no earlier one is alike.
    const first = requireItem(cases, requireItem(indexesOfFirst, index));
    const hasOtherParams = JSON.stringify(first.params) !== JSON.stringify(subject.params);
    const isOneGroup = subject.group !== undefined && subject.group === first.group;
    if (first === subject || hasOtherParams || isOneGroup) {
      continue;
    }
    const exact = first.query.trim().toLowerCase() === subject.query.trim().toLowerCase();
    ageings.push({ code: "same_question", case: subject, first, exact });
  }
  return ageings;
}

/** A case counts as always or never solved only if at least so many baselines have it. */
const LEAST_BASELINES = 3;

/**
 * Returns at most two findings: the cases that every baseline solves (all targets found, one of
 * them at rank 1), and the cases for which none found any target. A case needs LEAST_BASELINES rows
 * with the query, params and targets that the suite has now; other rows do not count. Each finding
 * says how many such rows every judged case has at least. The order of the baselines does not
 * matter.
 */
export function findAlwaysOrNeverSolved(
  { cases }: Suite,
  baselines: readonly Baseline[],
): readonly Ageing[] {
  const casesWithRows: { readonly id: string; readonly rows: readonly BaselineCase[] }[] = [];
  for (const { id, digests, expected } of cases) {
    const rows = baselines
      .flatMap((baseline) => baseline.cases.get(id) ?? [])
      .filter((row) => sameQuestion(row.digests, digests));
    if (expected.length > 0 && rows.length >= LEAST_BASELINES) {
      casesWithRows.push({ id, rows });
    }
  }
  const leastRows = Math.min(...casesWithRows.map(({ rows }) => rows.length));
  const alwaysSolved = casesWithRows.filter(({ rows }) =>
    rows.every(({ ranks }) => !ranks.includes(null) && ranks.includes(1)),
  );
  const neverSolved = casesWithRows.filter(({ rows }) => rows.every((row) => !hasFoundTarget(row)));
  const ageings: Ageing[] = [];
  if (alwaysSolved.length > 0) {
    const ids = alwaysSolved.map(({ id }) => id);
    ageings.push({ code: "always_solved", cases: ids, baselines: leastRows });
  }
  if (neverSolved.length > 0) {
    const ids = neverSolved.map(({ id }) => id);
    ageings.push({ code: "never_solved", cases: ids, baselines: leastRows });
  }
  return ageings;
}

/**
 * Returns what is out of date in a suite, as sentences for `validate`: targets that the corpus no
 * longer has, queries that are alike, and cases that all or none of the recorded baselines solve.
 * Also returns the number of documents of the corpus, null if no corpus was read. `corpus`: a path,
 * or null for that of a bm25 retriever; other kinds have none then. Throws if a named corpus can't
 * be read, and if the corpus has no target of a suite that was read from a golden file.
 */
export async function findAgeingInSuite(
  root: Root,
  { suite, config, baseline }: Inputs,
  corpus: string | null,
  ports: AskPorts,
): Promise<AgedSuite> {
  let documents: readonly Hit[] | null = null;
  const warnings: string[] = [];
  try {
    documents = await readCorpusHits(root, config.retriever, corpus, ports);
  } catch (error) {
    // A named corpus must be there. The retriever's own may be made by a later step of the
    // workflow, so that it is only a warning if that can't be read.
    if (corpus !== null || !(error instanceof GateError)) {
      throw error;
    }
    warnings.push(`the corpus can't be looked at: ${error.message}`);
  }
  if (documents !== null) {
    refuseUnknownTargets(suite, config.definition, { documents, from: "corpus" });
  }
  const committedBaselines = await recentBaselines(root, config.baseline, ports.environment);
  // Without a history in git, the baseline of the work tree alone.
  const baselines =
    committedBaselines.length > 0 || baseline === null ? committedBaselines : [baseline];
  const ageings = [
    ...(documents === null ? [] : findAgedTargets(suite, documents, config.definition)),
    ...findSameQuestions(suite),
    ...findAlwaysOrNeverSolved(suite, baselines),
  ];
  return {
    documents: documents?.length ?? null,
    warnings: [...warnings, ...ageings.map(describeAgeing)],
  };
}

/**
 * Returns all documents of the corpus at the path `corpus`, or, if that is null, of the corpus that
 * a bm25 retriever indexes, also beyond its limit `max_docs`. Null if neither is there.
 */
async function readCorpusHits(
  root: Root,
  retriever: RetrieverConfig,
  corpus: string | null,
  ports: AskPorts,
): Promise<readonly Hit[] | null> {
  if (corpus !== null) {
    const { loadCorpus } = await import("./suggest/suggest.ts");
    return makeHits(await loadCorpus(root, corpus, ports));
  }
  if (retriever.kind !== "bm25") {
    return null;
  }
  const { readCorpus } = await import("../retrievers/bm25.ts");
  const withoutLimit = { ...(retriever as Bm25Retriever), max_docs: null };
  return makeHits(await readCorpus(withoutLimit, { ...ports, root: root.directory }));
}

/** Returns the documents as hits, which targets can match. None repeats another. */
function makeHits(documents: readonly CorpusDocument[]): readonly Hit[] {
  return documents.map((each) => ({ ...each, doc_id: each.id, repeat: false }));
}

/**
 * One thing of a suite that grew old. `case`: the case that it is about. `target`: the target as
 * targetLabel writes it.
 */
export type Ageing =
  /** No document matches the target. `like`: the path of one with the same file name, or null. */
  | {
      readonly code: "target_gone";
      readonly case: Case;
      readonly list: "expected" | "forbidden";
      readonly target: string;
      readonly like: string | null;
    }
  /**
   * No document has the passage. `document`: path or id of the one that shares most with it; null
   * if none shares enough.
   */
  | {
      readonly code: "passage_changed";
      readonly case: Case;
      readonly target: string;
      readonly document: string | null;
    }
  /** The target, a span, ends beyond its document, which has `length` characters. */
  | {
      readonly code: "span_beyond";
      readonly case: Case;
      readonly target: string;
      readonly length: number;
    }
  /** `targets`: how many passages were not compared with the documents (see MOST_PASSAGES). */
  | { readonly code: "not_looked_for"; readonly targets: number }
  /**
   * The query is like that of `first`, an earlier case. `exact`: whether the queries differ at most
   * in capital letters and in spaces around them.
   */
  | {
      readonly code: "same_question";
      readonly case: Case;
      readonly first: Case;
      readonly exact: boolean;
    }
  /**
   * In each recorded baseline that has these cases (ids) as they are now all their targets were
   * found, one of them at rank 1. At least `baselines` baselines have each case.
   */
  | {
      readonly code: "always_solved";
      readonly cases: readonly string[];
      readonly baselines: number;
    }
  /**
   * In no recorded baseline that has these cases (ids) as they are now a target of them was found.
   * At least `baselines` baselines have each case.
   */
  | {
      readonly code: "never_solved";
      readonly cases: readonly string[];
      readonly baselines: number;
    };

/** Ids of cases that a sentence lists. */
const MOST_NAMED = 10;

/**
 * Returns one text for the user: what the finding is, where (if it is about one case), and what to
 * do.
 */
function describeAgeing(ageing: Ageing): string {
  switch (ageing.code) {
    case "target_gone":
      return describeGoneTarget(ageing);
    case "passage_changed": {
      const advice =
        ageing.document === null
          ? "Copy the passage that now answers the query, or remove the case."
          : `Most of it stands in "${clipName(ageing.document)}": copy the passage again from there.`;
      return `${casePlace(ageing)}: no document of the corpus holds the passage "${clipName(ageing.target)}" as it was. ${advice}`;
    }
    case "span_beyond":
      return `${casePlace(ageing)}: the target "${clipName(ageing.target)}" ends after the document, which has ${pluralise(ageing.length, "character")}. Look where the passage stands now, and write its start and end.`;
    case "not_looked_for":
      return `${pluralise(ageing.targets, "passage")} beyond the first ${MOST_PASSAGES} that stand nowhere word for word were not compared with the corpus.`;
    case "same_question": {
      const likeness = ageing.exact ? "the same as" : "almost the same as";
      return `${casePlace(ageing)} asks ${likeness} ${ageing.first.id} ("${clipName(ageing.first.query)}"), so the same question counts twice. Remove one, or give both the same \`group\`.`;
    }
    case "always_solved":
      return `${pluralise(ageing.cases.length, "case")} found every target, the first at rank 1, in each of the last ${ageing.baselines} baselines: ${listCaseIds(ageing.cases)}. A case that is always right can get worse, but not better. Add harder cases, too.`;
    case "never_solved":
      return `${pluralise(ageing.cases.length, "case")} found no target in any of the last ${ageing.baselines} baselines, so the gate can't notice their loss: ${listCaseIds(ageing.cases)}. Correct the expected documents, or remove the cases.`;
  }
}

/** Returns the text for a target or a forbidden document that the corpus does not have. */
function describeGoneTarget(ageing: Extract<Ageing, { readonly code: "target_gone" }>): string {
  const isExpected = ageing.list === "expected";
  const which = isExpected ? "target" : "forbidden document";
  const effect = isExpected ? "nothing can find it" : "it guards nothing";
  const finding = `${casePlace(ageing)}: the ${which} "${clipName(ageing.target)}" is not in the corpus, so ${effect}.`;
  if (ageing.like !== null) {
    return `${finding} Did it move to "${clipName(ageing.like)}"? Write the new path.`;
  }
  return isExpected
    ? `${finding} Name the document that now answers the query, or remove the case.`
    : `${finding} Remove it, or name what must not come back now.`;
}

/** Returns `suite.yaml:12: case c1`: file, line and id of the case that a finding is about. */
function casePlace({ case: { id, place } }: Extract<Ageing, { readonly case: unknown }>): string {
  return `${place.file}:${place.line}: case ${id}`;
}

/** Returns the first MOST_NAMED ids, and how many more there are. */
function listCaseIds(ids: readonly string[]): string {
  return listNames(ids, MOST_NAMED);
}

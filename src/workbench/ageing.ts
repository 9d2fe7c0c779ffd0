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
import type { Baseline } from "../model/baseline.ts";
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
 * Returns what of the suite's targets and forbidden documents is no longer in the corpus, in the
 * suite's order; last, how many passages were not compared.
 */
export function agedTargets(
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

/** The documents, indexed to find out whether they still have a target. */
class Corpus {
  readonly #hits: readonly MatchableHit[];
  readonly #definition: Definition;
  readonly #ids: ReadonlySet<string>;
  /** Ids, names, paths, and every end of a path that begins after a slash. */
  readonly #names = new Set<string>();
  /** Paths by their last part. */
  readonly #byFileName = new Map<string, string>();
  /** Filled when the first passage is looked for: most suites have none. */
  #texts: readonly NormalisedDocument[] = [];
  /** Passages that were compared with all documents. */
  #passages = 0;
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
      for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) {
        this.#names.add(path.slice(at + 1));
      }
      this.#byFileName.set(path.slice(path.lastIndexOf("/") + 1), hit.path);
    }
  }

  /**
   * Returns one finding if the corpus no longer has the target as the suite has it, else none.
   * `list`: the list of the case that has the target.
   */
  findAgeing(
    subject: Case,
    list: "expected" | "forbidden",
    target: SingleTarget,
  ): readonly Ageing[] {
    const label = targetLabel(target);
    // A cluster or pattern may be forbidden before any document of it is there.
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
      // A hit with a span is a chunk, from which the document's length is not known.
      const isWholeDocument = document !== undefined && document.hit.span === undefined;
      if (isWholeDocument && document.hit.text !== undefined) {
        const { length } = Array.from(document.hit.text);
        return target.end <= length
          ? []
          : [{ code: "span_beyond", case: subject, target: label, length }];
      }
    }
    return this.#hasTarget(target)
      ? []
      : [this.#makeTargetGone(subject, list, label, target.value)];
  }

  /** Returns whether a document is the target, or ends with its path. */
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
   * Returns the finding for a target without a document, with the path of one of the same file
   * name.
   */
  #makeTargetGone(
    subject: Case,
    list: "expected" | "forbidden",
    label: string,
    value: string,
  ): Ageing {
    const like = this.#byFileName.get(value.slice(value.lastIndexOf("/") + 1)) ?? null;
    return { code: "target_gone", case: subject, list, target: label, like };
  }

  /**
   * Returns one finding if no document has the passage, neither word for word nor as a target would
   * match. Beyond MOST_PASSAGES it is only searched for word for word, and counted as skipped.
   */
  #findChangedPassage(subject: Case, label: string, target: SingleTarget): readonly Ageing[] {
    const passage = normaliseText(target.value);
    if (this.#texts.length === 0) {
      this.#texts = this.#hits.map(normaliseDocument);
    }
    if (this.#texts.some(({ text }) => text.includes(passage))) {
      return [];
    }
    if (this.#passages++ >= MOST_PASSAGES) {
      this.skippedPassages++;
      return [];
    }
    const covers = compileTarget(target, this.#definition);
    if (this.#hits.some(covers)) {
      return [];
    }
    return [
      {
        code: "passage_changed",
        case: subject,
        target: label,
        document: this.#findBestDocument(passage),
      },
    ];
  }

  /**
   * Returns the path or id of the document that has most of the passage's runs of three words. Null
   * if none has a third of them, and for a passage of less than three words.
   */
  #findBestDocument(passage: string): string | null {
    const passageRuns = [...threeWordRuns(passage)];
    let bestDocument: string | null = null;
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

interface NormalisedDocument {
  /** Its path, or its id if it has none. */
  readonly name: string;
  readonly text: string;
  readonly wordRuns: ReadonlySet<string>;
}

function normaliseDocument({
  hit: { path, doc_id: id, text = "" },
}: MatchableHit): NormalisedDocument {
  const normalised = normaliseText(text);
  return { name: path ?? id, text: normalised, wordRuns: threeWordRuns(normalised) };
}

/** Returns every run of three neighbouring words. Empty for fewer words. */
function threeWordRuns(text: string): ReadonlySet<string> {
  const words = text.split(" ");
  return new Set(words.slice(2).map((_, i) => words.slice(i, i + 3).join(" ")));
}

/**
 * Returns the cases that ask almost what an earlier case asks, unless both are of one group or send
 * other params.
 */
export function sameQuestions({ cases }: Suite): readonly Ageing[] {
  const firsts = firstAlike(cases.map(({ query }) => query));
  return cases.flatMap((subject, i): readonly Ageing[] => {
    const first = requireItem(cases, requireItem(firsts, i));
    const hasOtherParams = JSON.stringify(first.params) !== JSON.stringify(subject.params);
    const isOneGroup = subject.group !== undefined && subject.group === first.group;
    if (first === subject || hasOtherParams || isOneGroup) {
      return [];
    }
    const exact = first.query.trim().toLowerCase() === subject.query.trim().toLowerCase();
    return [{ code: "same_question", case: subject, first, exact }];
  });
}

/** A case counts as always or never solved only if at least so many baselines have it. */
const LEAST_BASELINES = 3;

/**
 * Returns the cases that every baseline solves, and those that none does, as two findings at most.
 * Only rows of the question as the suite has it now count. The order of the baselines does not
 * matter.
 */
export function findAlwaysOrNeverSolved(
  { cases }: Suite,
  baselines: readonly Baseline[],
): readonly Ageing[] {
  const casesWithRows = cases.flatMap(({ id, digests, expected }) => {
    const rows = baselines
      .flatMap((each) => each.cases.get(id) ?? [])
      .filter((row) => sameQuestion(row.digests, digests));
    return expected.length > 0 && rows.length >= LEAST_BASELINES ? [{ id, rows }] : [];
  });
  const leastRows = Math.min(...casesWithRows.map(({ rows }) => rows.length));
  const alwaysSolved = casesWithRows.filter(({ rows }) =>
    rows.every(({ ranks }) => !ranks.includes(null) && ranks.includes(1)),
  );
  const neverSolved = casesWithRows.filter(({ rows }) => rows.every((row) => !hasFoundTarget(row)));
  const ageingOfCases = (
    code: "always_solved" | "never_solved",
    cases: typeof casesWithRows,
  ): readonly Ageing[] =>
    cases.length === 0 ? [] : [{ code, cases: cases.map(({ id }) => id), baselines: leastRows }];
  return [
    ...ageingOfCases("always_solved", alwaysSolved),
    ...ageingOfCases("never_solved", neverSolved),
  ];
}

/**
 * Returns what is out of date in a suite, as sentences for `validate`: targets that the corpus no
 * longer has, queries that are alike, and cases that all or none of the recorded baselines solve.
 * `corpus`: a path, or null for that of a bm25 retriever; other kinds have none then. Throws if a
 * named corpus can't be read, or all targets are unknown in it.
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
    // A named corpus must be there. The retriever's own may be made by a step of the workflow.
    if (corpus !== null || !(error instanceof GateError)) {
      throw error;
    }
    warnings.push(`the corpus can't be looked at: ${error.message}`);
  }
  if (documents !== null) {
    refuseUnknownTargets(suite, config.definition, { documents, from: "corpus" });
  }
  const committedBaselines = await recentBaselines(root, config.baseline, ports.environment);
  const baselines =
    committedBaselines.length > 0 || baseline === null ? committedBaselines : [baseline];
  const ageings = [
    ...(documents === null ? [] : agedTargets(suite, documents, config.definition)),
    ...sameQuestions(suite),
    ...findAlwaysOrNeverSolved(suite, baselines),
  ];
  return {
    documents: documents?.length ?? null,
    warnings: [...warnings, ...ageings.map(ageingSentence)],
  };
}

/**
 * Returns all documents of the corpus as hits; null if no corpus is known. A limit of the retriever
 * (`max_docs`) is left out.
 */
async function readCorpusHits(
  root: Root,
  retriever: RetrieverConfig,
  corpus: string | null,
  ports: AskPorts,
): Promise<readonly Hit[] | null> {
  if (corpus !== null) {
    const { loadCorpus } = await import("./suggest/suggest.ts");
    return listHits(await loadCorpus(root, corpus, ports));
  }
  if (retriever.kind !== "bm25") {
    return null;
  }
  const { readCorpus } = await import("../retrievers/bm25.ts");
  const withoutLimit = { ...(retriever as Bm25Retriever), max_docs: null };
  return listHits(await readCorpus(withoutLimit, { ...ports, root: root.directory }));
}

/** Returns the documents as hits of a list in which none is repeated. */
function listHits(documents: readonly CorpusDocument[]): readonly Hit[] {
  return documents.map((each) => ({ ...each, doc_id: each.id, repeat: false }));
}

/** One thing that grew old. `case`: the case that it is about. `target`: its label. */
export type Ageing =
  /** No document matches the target. `like`: the path of one with the same file name, or null. */
  | {
      readonly code: "target_gone";
      readonly case: Case;
      readonly list: "expected" | "forbidden";
      readonly target: string;
      readonly like: string | null;
    }
  /** No document has the passage. `document` has most of its words; null if none has. */
  | {
      readonly code: "passage_changed";
      readonly case: Case;
      readonly target: string;
      readonly document: string | null;
    }
  /** The target ends beyond the document, which has `length` characters. */
  | {
      readonly code: "span_beyond";
      readonly case: Case;
      readonly target: string;
      readonly length: number;
    }
  /** So many passages were not compared with the documents: there are more than MOST_PASSAGES. */
  | { readonly code: "not_looked_for"; readonly targets: number }
  /** The query is like that of `first`, an earlier case; `exact` if it differs in case only. */
  | {
      readonly code: "same_question";
      readonly case: Case;
      readonly first: Case;
      readonly exact: boolean;
    }
  /** In each of so many recorded baselines all targets were found, the first at rank 1. */
  | {
      readonly code: "always_solved";
      readonly cases: readonly string[];
      readonly baselines: number;
    }
  /** In none of so many recorded baselines a target was found. */
  | {
      readonly code: "never_solved";
      readonly cases: readonly string[];
      readonly baselines: number;
    };

/** Ids of cases that a sentence lists. */
const MOST_NAMED = 10;

/** Returns a finding as a sentence, and what to do about it as another. */
function ageingSentence(ageing: Ageing): string {
  switch (ageing.code) {
    case "target_gone": {
      const which = ageing.list === "expected" ? "target" : "forbidden document";
      const advice =
        ageing.like === null
          ? ageing.list === "expected"
            ? "In this case, name the document that now answers the query, or remove the case."
            : "Remove it, or name what must not come back now."
          : `Did it move to "${clipName(ageing.like)}"? Write the new path.`;
      const effect = ageing.list === "expected" ? "nothing can find it" : "it guards nothing";
      return `${casePlace(ageing)}: no document of the corpus is the ${which} "${clipName(ageing.target)}", so ${effect}. ${advice}`;
    }
    case "passage_changed": {
      const advice =
        ageing.document === null
          ? "In this case, copy the passage that now answers the query, or remove the case."
          : `Most of it stands in "${clipName(ageing.document)}": copy the passage again from there.`;
      return `${casePlace(ageing)}: no document of the corpus holds the passage "${clipName(ageing.target)}" as it was. ${advice}`;
    }
    case "span_beyond":
      return `${casePlace(ageing)}: the target "${clipName(ageing.target)}" ends after the document, which has ${pluralise(ageing.length, "character")}. Look where the passage stands now, and write its start and end.`;
    case "not_looked_for":
      return `${pluralise(ageing.targets, "passage")} beyond the first 500 that stand nowhere word for word were not compared with the corpus.`;
    case "same_question": {
      const likeness = ageing.exact ? "the same as" : "almost the same as";
      return `${casePlace(ageing)} asks ${likeness} ${ageing.first.id} ("${clipName(ageing.first.query)}"), so the same question counts twice. Remove one, or give both the same \`group\`.`;
    }
    case "always_solved":
      return `${pluralise(ageing.cases.length, "case")} found every target, the first at rank 1, in each of the last ${ageing.baselines} baselines: ${list(ageing.cases)}. Such cases can show a loss, but no gain. Add harder cases, too.`;
    case "never_solved":
      return `${pluralise(ageing.cases.length, "case")} found no target in any of the last ${ageing.baselines} baselines, so the gate can't notice their loss: ${list(ageing.cases)}. Correct the targets, or remove the cases.`;
  }
}

/** Returns file, line and id of the case that a finding is about. */
function casePlace({ case: { id, place } }: Extract<Ageing, { readonly case: unknown }>): string {
  return `${place.file}:${place.line}: case ${id}`;
}

const list = (ids: readonly string[]): string => listNames(ids, MOST_NAMED);

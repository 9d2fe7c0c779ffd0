/** How a suite grows old: what it asks for is gone, has changed, or tells nothing any more. */
import {
  type MatchableHit,
  documentIds,
  normaliseHit,
  compileTarget,
} from "../metrics/matching.ts";
import { normaliseText } from "../metrics/text.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Definition } from "../model/config.ts";
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
import type { Bm25Retriever } from "../retrievers/kinds.ts";
import type { Root } from "../system/root.ts";
import type { AskPorts } from "./ask.ts";
import { recentBaselines } from "./history/read.ts";
import { clipName, listNames, pluralise } from "../messages/format.ts";
import { requireItem } from "../model/lookup.ts";

/** Targets that no document of the corpus is any more. */
export function agedTargets(
  suite: Suite,
  documents: readonly Hit[],
  definition: Definition,
): readonly Ageing[] {
  const corpus = new Corpus(documents, definition);
  const found: Ageing[] = [];
  for (const subject of suite.cases) {
    for (const listNames of ["expected", "forbidden"] as const) {
      for (const target of subject[listNames].flatMap(singleTargets)) {
        found.push(...corpus.findAgeing(subject, listNames, target));
      }
    }
  }
  return corpus.skipped === 0
    ? found
    : [...found, { code: "not_looked_for", targets: corpus.skipped }];
}

/** Comparing a passage with all documents takes its time: so many are compared. */
const MOST_PASSAGES = 500;

class Corpus {
  readonly #hits: readonly MatchableHit[];
  readonly #definition: Definition;
  readonly #ids: ReadonlySet<string>;
  /** Ids, names, and paths with all that they end with. */
  readonly #names = new Set<string>();
  readonly #byFileName = new Map<string, string>();
  /** Made where a passage is looked for: most suites have none. */
  #texts: ReturnType<typeof normaliseDocument>[] = [];
  #passages = 0;
  skipped = 0;

  constructor(documents: readonly Hit[], definition: Definition) {
    this.#hits = documents.map((each) => normaliseHit(each, definition));
    this.#definition = definition;
    this.#ids = new Set(documents.flatMap(documentIds));
    for (const { hit, path, name } of this.#hits) {
      for (const each of [hit.doc_id, hit.id, path, name]) {
        if (each !== undefined) {
          this.#names.add(each);
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

  findAgeing(
    subject: Case,
    list: "expected" | "forbidden",
    target: SingleTarget,
  ): readonly Ageing[] {
    const label = targetLabel(target);
    // A pattern forbids what may never have been there.
    if (target.kind === "cluster" || target.kind === "glob") {
      return [];
    }
    if (target.kind === "text") {
      return this.#passage(subject, label, target);
    }
    if (target.kind === "span") {
      const document = this.#hits.find(
        ({ hit }) => hit.path === target.value || hit.id === target.value,
      );
      // The length of a document is not known from a chunk of it.
      if (
        document === undefined ||
        document.hit.span !== undefined ||
        document.hit.text === undefined
      ) {
        return this.#holds(target) ? [] : [this.#gone(subject, list, label, target.value)];
      }
      const { length } = Array.from(document.hit.text);
      return target.end <= length
        ? []
        : [{ code: "span_beyond", case: subject, target: label, length }];
    }
    return this.#holds(target) ? [] : [this.#gone(subject, list, label, target.value)];
  }

  #holds(target: SingleTarget): boolean {
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

  #gone(subject: Case, list: "expected" | "forbidden", target: string, value: string): Ageing {
    const like = this.#byFileName.get(value.slice(value.lastIndexOf("/") + 1)) ?? null;
    return { code: "target_gone", case: subject, list, target, like };
  }

  #passage(subject: Case, label: string, target: SingleTarget): readonly Ageing[] {
    const passage = normaliseText(target.value);
    if (this.#texts.length === 0) {
      this.#texts = this.#hits.map(normaliseDocument);
    }
    if (this.#texts.some(({ text }) => text.includes(passage))) {
      return [];
    }
    if (this.#passages++ >= MOST_PASSAGES) {
      this.skipped++;
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

  /** The document with most of the passage's runs of three words, at least a third of them. Shorter ones have none. */
  #findBestDocument(passage: string): string | null {
    const wanted = [...threeWordRuns(passage)];
    let best = null as string | null;
    let most = wanted.length / 3;
    for (const { name, words } of this.#texts) {
      const shared = wanted.filter((each) => words.has(each)).length;
      if (shared > 0 && shared >= most) {
        [best, most] = [name, shared + 1];
      }
    }
    return best;
  }
}

function normaliseDocument({ hit: { path, doc_id: id, text = "" } }: MatchableHit) {
  const normalised = normaliseText(text);
  return { name: path ?? id, text: normalised, words: threeWordRuns(normalised) };
}

function threeWordRuns(text: string): ReadonlySet<string> {
  const words = text.split(" ");
  return new Set(words.slice(2).map((_, i) => words.slice(i, i + 3).join(" ")));
}

/** Cases that ask what an earlier one asks, unless both are of one group or send other params. */
export function sameQuestions({ cases }: Suite): readonly Ageing[] {
  const firsts = firstAlike(cases.map(({ query }) => query));
  return cases.flatMap((subject, i): readonly Ageing[] => {
    const first = requireItem(cases, requireItem(firsts, i));
    const differs = JSON.stringify(first.params) !== JSON.stringify(subject.params);
    const known =
      first === subject ||
      differs ||
      (subject.group !== undefined && subject.group === first.group);
    if (known) {
      return [];
    }
    const exact = first.query.trim().toLowerCase() === subject.query.trim().toLowerCase();
    return [{ code: "same_question", case: subject, first, exact }];
  });
}

/** Fewer baselines are too few for "always". */
const LEAST_BASELINES = 3;

/** What the recorded baselines, any order, say of the suite's cases as they are now. */
export function sameInAll({ cases }: Suite, baselines: readonly Baseline[]): readonly Ageing[] {
  const known = cases.flatMap(({ id, digests, expected }) => {
    const rows = baselines
      .flatMap((each) => each.cases.get(id) ?? [])
      .filter((row) => sameQuestion(row.digests, digests));
    return expected.length > 0 && rows.length >= LEAST_BASELINES ? [{ id, rows }] : [];
  });
  const least = Math.min(...known.map(({ rows }) => rows.length));
  const always = known.filter(({ rows }) =>
    rows.every(({ ranks }) => !ranks.includes(null) && ranks.includes(1)),
  );
  const never = known.filter(({ rows }) => rows.every((row) => !hasFoundTarget(row)));
  const ageingOfCases = (
    code: "always_solved" | "never_solved",
    all: typeof known,
  ): readonly Ageing[] =>
    all.length === 0 ? [] : [{ code, cases: all.map(({ id }) => id), baselines: least }];
  return [...ageingOfCases("always_solved", always), ...ageingOfCases("never_solved", never)];
}

// What `validate` finds old in a suite: it reads the corpus where it is known, and the baselines that git has.

/**
 * Returns warnings of what grew old. `corpus`: a path; null: that of a bm25 retriever, and none is read for other kinds.
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
    documents = await searchCorpus(root, config.retriever as Bm25Retriever, corpus, ports);
  } catch (error) {
    // A corpus that somebody names must be there; the retriever's own may come from a step of the workflow.
    if (corpus !== null || !(error instanceof GateError)) {
      throw error;
    }
    warnings.push(`the corpus can't be looked at: ${error.message}`);
  }
  if (documents !== null) {
    refuseUnknownTargets(suite, config.definition, { documents, from: "corpus" });
  }
  const before = await recentBaselines(root, config.baseline, ports.environment);
  const baselines = before.length > 0 || baseline === null ? before : [baseline];
  const found = [
    ...(documents === null ? [] : agedTargets(suite, documents, config.definition)),
    ...sameQuestions(suite),
    ...sameInAll(suite, baselines),
  ];
  return {
    documents: documents?.length ?? null,
    warnings: [...warnings, ...found.map(ageingSentence)],
  };
}

async function searchCorpus(
  root: Root,
  retriever: Bm25Retriever,
  corpus: string | null,
  ports: AskPorts,
): Promise<readonly Hit[] | null> {
  if (corpus === null && retriever.kind !== "bm25") {
    return null;
  }
  const { readCorpus } = await import("../retrievers/bm25.ts");
  const own = { ...retriever, max_docs: null };
  const documents =
    corpus === null
      ? await readCorpus(own, { ...ports, root: root.directory })
      : await (await import("./suggest/suggest.ts")).loadCorpus(root, corpus, ports);
  return documents.map((each) => ({ ...each, doc_id: each.id, repeat: false }));
}

// What grew old, as data.

export type Ageing =
  /** No document is it. `like` has the same file name, elsewhere. */
  | {
      readonly code: "target_gone";
      readonly case: Case;
      readonly list: "expected" | "forbidden";
      readonly target: string;
      readonly like: string | null;
    }
  /** No document holds the passage as it was; `document` holds most of it, null if none does. */
  | {
      readonly code: "passage_changed";
      readonly case: Case;
      readonly target: string;
      readonly document: string | null;
    }
  /** The document is shorter than where the target ends. */
  | {
      readonly code: "span_beyond";
      readonly case: Case;
      readonly target: string;
      readonly length: number;
    }
  | { readonly code: "not_looked_for"; readonly targets: number }
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
  | {
      readonly code: "never_solved";
      readonly cases: readonly string[];
      readonly baselines: number;
    };

// What grew old in a suite, and what to do about it.

const MOST_NAMED = 10;

/** A full sentence, then the advice. */
function ageingSentence(found: Ageing): string {
  switch (found.code) {
    case "target_gone": {
      const which = found.list === "expected" ? "target" : "forbidden document";
      const advice =
        found.like === null
          ? found.list === "expected"
            ? "Name what answers the query now, or remove the case."
            : "Remove it, or name what must not come back now."
          : `Did it move to "${clipName(found.like)}"? Write the new path.`;
      const effect = found.list === "expected" ? "nothing can find it" : "it guards nothing";
      return `${casePlace(found)}: no document of the corpus is the ${which} "${clipName(found.target)}", so ${effect}. ${advice}`;
    }
    case "passage_changed": {
      const advice =
        found.document === null
          ? "Copy the passage that answers the query now, or remove the case."
          : `Most of it stands in "${clipName(found.document)}": copy the passage again from there.`;
      return `${casePlace(found)}: no document of the corpus holds the passage "${clipName(found.target)}" as it was. ${advice}`;
    }
    case "span_beyond":
      return `${casePlace(found)}: the target "${clipName(found.target)}" ends after the document, which has ${pluralise(found.length, "character")}. Look where the passage stands now, and write its start and end.`;
    case "not_looked_for":
      return `${pluralise(found.targets, "passage")} beyond the first 500 that stand nowhere word for word were not compared with the corpus.`;
    case "same_question": {
      const how = found.exact ? "the same as" : "almost the same as";
      return `${casePlace(found)} asks ${how} ${found.first.id} ("${clipName(found.first.query)}"), so one need counts twice. Remove one, or give both the same \`group\`.`;
    }
    case "always_solved":
      return `${pluralise(found.cases.length, "case")} found every target, the first at rank 1, in each of the last ${found.baselines} baselines: ${list(found.cases)}. They guard what works. Add harder cases, which can show that search got better.`;
    case "never_solved":
      return `${pluralise(found.cases.length, "case")} found no target in any of the last ${found.baselines} baselines, so they can't be lost: ${list(found.cases)}. Correct the targets, or remove the cases.`;
  }
}

function casePlace({ case: { id, place } }: Extract<Ageing, { readonly case: unknown }>): string {
  return `${place.file}:${place.line}: case ${id}`;
}

const list = (ids: readonly string[]): string => listNames(ids, MOST_NAMED);

/** `suggest`: a draft suite from a log of queries, from a corpus, or from both. It decides nothing. */
import { GateError } from "../../errors.ts";
import { loadConfig } from "../../files/config.ts";
import { readText } from "../../files/read.ts";
import { untouchedSample } from "../init/files.ts";
import { readQueryLog } from "./query-log.ts";
import { type Random, splitMix64 } from "../../decision/random.ts";
import { normaliseHit, compileTarget } from "../../metrics/matching.ts";
import { DEFAULTS } from "../../model/defaults.generated.ts";
import type { Config, Definition } from "../../model/config.ts";
import { readEvent, refuseUnsafeEvent } from "../../change/event.ts";
import { type CorpusDocument, readCorpus } from "../../retrievers/bm25.ts";
import type { Bm25Retriever } from "../../retrievers/kinds.ts";
import { rankAnswer } from "../../run/ranking.ts";
import { absolutePath, hasFolder, statOrNull, type Root } from "../../system/root.ts";
import { writeWhole } from "../../system/write-whole.ts";
import { type DraftCase, draftYaml } from "./draft.ts";
import { pluralise } from "../../messages/format.ts";
import { type AskPorts, withRetriever } from "../ask.ts";
import { type SuggestedCase, suggestFromLog } from "./from-log.ts";
import { suggestKnownItems } from "./known-items.ts";

/** What a draft is made of, by the command's flags. Files are relative to the root; null if the flag is absent. */
export interface SuggestRequest {
  readonly log: string | null;
  /** Which field of the log is what, such as `query=q,clicked=url`; null to guess by name. */
  readonly fields: string | null;
  readonly corpus: string | null;
  /** The config whose retriever is asked what it finds today; null to ask none. */
  readonly config: string | null;
  readonly out: string | null;
  /** The suite's name; null to take that of the sample suite which the draft replaces. */
  readonly name: string | null;
  /** How many cases the draft gets at most. */
  readonly cases: number;
  /** How many of the cases come from the corpus. */
  readonly known_items: number;
  readonly seed: number;
}

/**
 * Makes a draft suite, and writes it to `out` if that is given. The same inputs give the same bytes. `found` says in a
 * sentence each what was read, counted and left out. Throws `usage` if `out` exists already.
 */
export async function writeDraft(
  root: Root,
  request: SuggestRequest,
  ports: AskPorts,
): Promise<{
  readonly yaml: string;
  readonly cases: readonly DraftCase[];
  readonly found: readonly string[];
}> {
  refuseUnsafeEvent(await readEvent(ports.environment), "gate");
  const isThere = request.out !== null && statOrNull(absolutePath(root, request.out)) !== null;
  // The name of the sample that `init` wrote there, if nobody has edited it.
  const sampleName = isThere ? untouchedSample(readText(root, request.out, "suite").text) : null;
  if (isThere && sampleName === null) {
    throw new GateError("usage", `${request.out} exists already`, {
      hint: "`suggest` overwrites nothing that a person wrote: name another file with --out, and copy the cases that you keep.",
    });
  }
  const random = splitMix64(request.seed);
  const documents = request.corpus === null ? null : await loadCorpus(root, request.corpus, ports);
  const knownItemCount = documents === null ? 0 : request.known_items;
  const logged =
    request.log === null
      ? null
      : fromLog(
          root,
          { ...request, log: request.log, cases: request.cases - knownItemCount },
          documents,
          random,
        );
  const items =
    documents === null || knownItemCount === 0
      ? null
      : suggestKnownItems(documents, knownItemCount, random);
  const suggested = [...(logged?.cases ?? []), ...(items?.cases ?? [])];
  if (suggested.length === 0) {
    throw nothingToSuggest(request);
  }
  const today =
    request.config === null ? null : await foundToday(root, request.config, suggested, ports);
  const cases = suggested.map((each, i) => ({ ...each, today: today?.[i] ?? null }));
  const knownItems =
    items &&
    `${pluralise(items.cases.length, "known-item case")} of ${pluralise(items.documents, "document")}; ${pluralise(items.withoutHeading, "document")} without a heading of their own were left out`;
  const found = [...(logged?.found ?? []), ...(knownItems === null ? [] : [knownItems])];
  const yaml = draftYaml(request.name ?? sampleName ?? "search", cases, found);
  if (request.out !== null) {
    await writeWhole(root, request.out, yaml);
  }
  return { yaml, cases, found };
}

/** Returns the error for a log or corpus of which no case can be made. */
function nothingToSuggest({ log, corpus }: SuggestRequest): GateError {
  const files = [log, corpus].filter((each) => each !== null).join(" and ");
  return new GateError("invalid_file", `${files}: nothing to make a case of`, {
    hint: "A log needs queries without personal data; a corpus needs documents with titles or headings of their own.",
  });
}

/** Reads the log, and returns the drawn cases, and in `found` sentences on what was read and left out. */
function fromLog(
  root: Root,
  { log, fields, cases }: SuggestRequest & { readonly log: string },
  documents: readonly CorpusDocument[] | null,
  random: Random,
): { readonly cases: readonly SuggestedCase[]; readonly found: readonly string[] } {
  const queryLog = readQueryLog(root, log, fields);
  const holds = documents === null ? null : documentTest(documents);
  const suggestions = suggestFromLog(queryLog.rows, { cases, random, holds });
  const personal = [...suggestions.personal].map(([kind, count]) => `${kind} ${count}`);
  const lines = [...suggestions.personal.values()].reduce((sum, count) => sum + count, 0);
  const bands = (["head", "torso", "tail"] as const).map(
    (band) => `${suggestions.cases.filter(({ tags }) => tags.includes(band)).length} ${band}`,
  );
  const withoutTarget = suggestions.cases.filter(({ targets }) => targets.length === 0).length;
  const sentences = [
    `${pluralise(suggestions.searches, "search", "searches")} of ${pluralise(suggestions.queries, "query", "queries")}; ${pluralise(suggestions.joined, "near duplicate")} joined`,
    `${pluralise(suggestions.cases.length, "case")} drawn: ${bands.join(", ")}`,
    lines > 0 &&
      `${pluralise(lines, "line")} left out, because they look like personal data: ${personal.join(", ")}`,
    queryLog.blank > 0 && `${pluralise(queryLog.blank, "line")} without a query left out`,
    withoutTarget > 0 &&
      `${pluralise(withoutTarget, "case")} without a click: a person has to name the targets`,
    suggestions.gone > 0 &&
      `${pluralise(suggestions.gone, "clicked document")} that the corpus lacks left out`,
  ];
  return { cases: suggestions.cases, found: sentences.filter((line) => line !== false) };
}

/** Returns the documents of --corpus: JSON Lines, or a folder of texts. */
export async function loadCorpus(
  root: Root,
  corpus: string,
  ports: AskPorts,
): Promise<readonly CorpusDocument[]> {
  const isFolder = hasFolder(absolutePath(root, corpus));
  const folder = corpus === "" ? "." : corpus;
  const retriever = {
    kind: "bm25",
    corpus: isFolder ? null : corpus,
    files: isFolder ? [`${folder}/**/*.{md,mdx,markdown,rst,txt}`] : [],
    cwd: ".",
    max_docs: null,
  } as unknown as Bm25Retriever;
  const documents = await readCorpus(retriever, { ...ports, root: root.directory });
  return documents.map((each) =>
    each.path?.startsWith("./") === true ? { ...each, path: each.path.slice(2) } : each,
  );
}

const DEFINITION = DEFAULTS.definition as Definition;

/** Returns a function that says whether the corpus has a document of this id, path or name. */
function documentTest(documents: readonly CorpusDocument[]): (document: string) => boolean {
  const hits = documents.map((each) =>
    normaliseHit({ ...each, doc_id: each.id, repeat: false }, DEFINITION),
  );
  const answers = new Map<string, boolean>();
  return (document) => {
    const covers = compileTarget({ kind: "hint", value: document, grade: 1 }, DEFINITION);
    const isInCorpus = answers.get(document) ?? hits.some(covers);
    answers.set(document, isInCorpus);
    return isInCorpus;
  };
}

/** Returns for each case what the retriever finds today, by names that a target may have. */
async function foundToday(
  root: Root,
  file: string,
  cases: readonly SuggestedCase[],
  ports: AskPorts,
): Promise<readonly (readonly string[])[]> {
  const loaded = await loadConfig(root, file, { suite: null, baseline: null });
  const { config } = loaded;
  return withRetriever(root, loaded, ports, async (ask) => {
    const foundByCase: (readonly string[])[] = [];
    for (const { query } of cases) {
      const raw = await ask({ case_id: query, query, k: config.k });
      foundByCase.push(resultNames(raw.results, query, config));
    }
    return foundByCase;
  });
}

/** Returns the path of each of the first k results, or its id if it has none: ranked as the gate ranks them. */
export function resultNames(
  results: Parameters<typeof rankAnswer>[0],
  query: string,
  config: Config,
): readonly string[] {
  return rankAnswer(results, query, config.k, config.definition).map(
    ({ path, doc_id: id }) => path ?? id,
  );
}

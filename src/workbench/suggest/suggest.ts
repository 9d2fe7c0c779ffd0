/**
 * `suggest`: makes a draft suite from a log of queries, from a corpus, or from both. A person then
 * goes through the draft and decides which of its cases stay.
 */
import { GateError } from "../../errors.ts";
import { loadConfig } from "../../files/config.ts";
import { readText } from "../../files/read.ts";
import { untouchedSample } from "../init/files.ts";
import { type QueryLog, readQueryLog } from "./query-log.ts";
import { countItems, readOnce } from "../../model/lookup.ts";
import { sumEach } from "../../model/sum-each.ts";
import { splitMix64 } from "../../decision/random.ts";
import { normaliseHit, compileTarget } from "../../metrics/matching.ts";
import { DEFAULT_DEFINITION } from "../../model/config.ts";
import { requireSafeEvent } from "../../change/event.ts";
import { type CorpusDocument, readDocuments } from "../../retrievers/bm25.ts";
import { rankAnswer } from "../../run/ranking.ts";
import { suggestNearFile } from "../../system/near-file.ts";
import { absolutePath, hasFolder, statOrNull, type Root } from "../../system/root.ts";
import { writeWhole } from "../../system/write-whole.ts";
import { type DraftCase, draftYaml } from "./draft.ts";
import { pluralise } from "../../messages/format.ts";
import { type AskPorts, withRetriever } from "../ask.ts";
import { type LogSuggestions, type SuggestedCase, suggestFromLog } from "./from-log.ts";
import { suggestKnownItems } from "./known-items.ts";

/** What a draft is made of, by flags. Files are relative to the root; null if a flag is absent. */
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
  /** How many of the cases come from the corpus at most. */
  readonly known_items: number;
  readonly seed: number;
}

/**
 * Makes a draft suite, returns it as YAML and as cases, and writes the YAML to `out` if that is
 * given. The same inputs give the same bytes. `found` says in a sentence each what was read,
 * counted and left out. Throws `usage` if `out` exists and is not the untouched sample of `init`,
 * `invalid_file` if there is nothing to make a case of.
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
  await requireSafeEvent(ports.environment);
  const outExists = request.out !== null && statOrNull(absolutePath(root, request.out)) !== null;
  // The name of the sample suite that `init` wrote there; null if a person has edited it.
  const sampleName = outExists ? untouchedSample(readText(root, request.out, "suite").text) : null;
  if (outExists && sampleName === null) {
    throw new GateError(
      "usage",
      `${request.out} exists already`,
      "`suggest` overwrites nothing that a person wrote: name another file with --out, and copy the cases that you keep.",
    );
  }

  const documents = request.corpus === null ? null : await loadCorpus(root, request.corpus, ports);
  const { cases: suggestedCases, found } = suggestCases(root, request, documents);
  if (suggestedCases.length === 0) {
    const files = [request.log, request.corpus].filter((file) => file !== null).join(" and ");
    throw new GateError(
      "invalid_file",
      `${files}: nothing to make a case of`,
      "A log needs queries without personal data; a corpus needs documents with titles or headings of their own.",
    );
  }
  const documentsByCase =
    request.config === null ? null : await findToday(root, request.config, suggestedCases, ports);
  const folder = findLeftOutFolder(documents ?? [], documentsByCase?.flat() ?? []);
  const cases = suggestedCases.map((suggestedCase, index) => ({
    ...suggestedCase,
    targets: suggestedCase.targets.map(({ document, clicks }) => ({
      // As the search names it: `a.md` for `docs/a.md` of the corpus.
      document: document.startsWith(folder) ? document.slice(folder.length) : document,
      clicks,
    })),
    today: documentsByCase?.[index] ?? null,
  }));
  const yaml = draftYaml(request.name ?? sampleName ?? "search", cases, found);
  if (request.out !== null) {
    await writeWhole(root, request.out, yaml);
  }
  return { yaml, cases, found };
}

/**
 * Draws the cases of a draft: `known_items` of them from the documents of the corpus, and the
 * others from the log. `documents`: null without a corpus; then all cases come from the log. In
 * `found` is a sentence each on what was read, counted and left out.
 */
function suggestCases(
  root: Root,
  { log, fields, cases, known_items, seed }: SuggestRequest,
  documents: readonly CorpusDocument[] | null,
): { readonly cases: readonly SuggestedCase[]; readonly found: readonly string[] } {
  const random = splitMix64(seed);
  const knownItemCount = documents === null ? 0 : known_items;
  const suggestedCases: SuggestedCase[] = [];
  const found: string[] = [];
  // The log first: both draw from `random`, and the same seed must give the same cases.
  if (log !== null) {
    const queryLog = readQueryLog(root, log, fields);
    // With a corpus, clicked documents that it lacks are left out.
    const isInCorpus = documents === null ? null : makeDocumentTest(documents);
    const settings = { cases: cases - knownItemCount, random, isInCorpus };
    const fromLog = suggestFromLog(queryLog.rows, settings);
    suggestedCases.push(...fromLog.cases);
    found.push(...describeSuggestions(fromLog, queryLog));
  }
  if (documents !== null && knownItemCount > 0) {
    const fromCorpus = suggestKnownItems(documents, knownItemCount, random);
    suggestedCases.push(...fromCorpus.cases);
    const { withoutHeading } = fromCorpus;
    const leftOut =
      withoutHeading === 0
        ? ""
        : `; left out: ${pluralise(withoutHeading, "document")} without a title, or with the title of another document`;
    found.push(
      `${pluralise(fromCorpus.cases.length, "case")} made from the titles of ${pluralise(fromCorpus.documents, "document")}${leftOut}`,
    );
  }
  return { cases: suggestedCases, found };
}

/**
 * Returns a sentence each on how many searches a log has, how many cases were drawn from which band
 * of frequency, and what was left out.
 */
function describeSuggestions(
  suggestions: LogSuggestions,
  { blank: blankLines, fields }: QueryLog,
): readonly string[] {
  const bands = countItems(suggestions.cases.flatMap(({ tags }) => tags));
  const bandWords = [...bands].map(([tag, count]) => `${count} ${tag}`);
  const bandsPart =
    bands.size === 0 ? "" : `, tagged from frequent to rare: ${bandWords.join(", ")}`;
  const sessionPart = fields.has("session") ? ", counting a query once in a session" : "";
  const { joined } = suggestions;
  const joinedPart = joined === 0 ? "" : ` (${pluralise(joined, "similar spelling")} merged)`;
  const found = [
    `The log has ${pluralise(suggestions.searches, "search", "searches")} for ${pluralise(suggestions.queries, "different query", "different queries")}${joinedPart}${sessionPart}`,
    `The draft has ${pluralise(suggestions.cases.length, "case")}${bandsPart}`,
  ];
  const personalLines = sumEach(suggestions.personal.values(), (count) => count);
  if (personalLines > 0) {
    const kinds = [...suggestions.personal].map(([kind, count]) => `${kind} ${count}`);
    found.push(
      `Left out: ${pluralise(personalLines, "line")} that may have personal data (${kinds.join(", ")})`,
    );
  }
  if (blankLines > 0) {
    found.push(`Left out: ${pluralise(blankLines, "line")} without a query`);
  }
  const casesWithoutTarget = suggestions.cases.filter(({ targets }) => targets.length === 0).length;
  // Without any click the queries are watched, and need no target.
  if (casesWithoutTarget > 0 && casesWithoutTarget < suggestions.cases.length) {
    found.push(
      `${pluralise(casesWithoutTarget, "case")} without a click in the log: add the expected documents by hand`,
    );
  }
  if (suggestions.gone > 0) {
    found.push(`Left out: ${pluralise(suggestions.gone, "clicked document")} not in the corpus`);
  }
  return found;
}

/**
 * Returns the documents of --corpus, which is a file of JSON Lines or a folder: then every
 * Markdown, reStructuredText and plain text file in it is a document. Throws `file_not_found` if it
 * does not exist, and `usage` if it has no document.
 */
export async function loadCorpus(
  root: Root,
  corpus: string,
  ports: AskPorts,
): Promise<readonly CorpusDocument[]> {
  // "" is the root itself.
  const place = corpus === "" ? "." : corpus;
  if (statOrNull(absolutePath(root, corpus)) === null) {
    throw new GateError(
      "file_not_found",
      `--corpus ${place} does not exist${suggestNearFile(root, corpus)}`,
      CORPUS_HINT,
    );
  }
  const isFolder = hasFolder(absolutePath(root, corpus));
  // A name such as `app/(docs)` has marks of a glob.
  const escapedPlace = place.replaceAll(/[()[\]{}*?!|]/g, String.raw`\$&`);
  const source = isFolder
    ? { corpus: null, files: [`${escapedPlace}/**/*.{md,mdx,markdown,rst,txt}`], cwd: "." }
    : { corpus, files: [], cwd: "." };
  const documents = await readDocuments(source, { ...ports, root: root.directory });
  if (documents.length === 0) {
    const missing = isFolder
      ? "has no file with the ending .md, .mdx, .markdown, .rst or .txt"
      : "has no line with a document";
    throw new GateError("usage", `--corpus ${place} ${missing}`, CORPUS_HINT);
  }
  // A glob that begins with `./` gives paths that do; a suite names documents without it.
  return documents.map((document) =>
    document.path?.startsWith("./") === true
      ? { ...document, path: document.path.slice(2) }
      : document,
  );
}

const CORPUS_HINT =
  "Name the folder of the documents, or a file of JSON Lines with a document in each line.";

/**
 * Returns a function that says whether a document of the corpus matches a target with this text,
 * which may be an id, a path or a name.
 */
function makeDocumentTest(documents: readonly CorpusDocument[]): (document: string) => boolean {
  const hits = documents.map((document) =>
    normaliseHit({ ...document, doc_id: document.id, repeat: false }, DEFAULT_DEFINITION),
  );
  return readOnce((document) =>
    hits.some(compileTarget({ kind: "hint", value: document, grade: 1 }, DEFAULT_DEFINITION)),
  );
}

/** Asks the config's retriever the query of each case, and returns for each what it finds. */
async function findToday(
  root: Root,
  config: string,
  cases: readonly SuggestedCase[],
  ports: AskPorts,
): Promise<readonly (readonly string[])[]> {
  return withFinder(root, config, ports, async (find) => {
    const foundByCase: (readonly string[])[] = [];
    for (const { query } of cases) {
      foundByCase.push(await find(query));
    }
    return foundByCase;
  });
}

/**
 * Returns the folder that the search leaves out of the paths of all documents that it found, such
 * as `docs/`: with it each of them is a document of the corpus. Empty if there is none.
 */
function findLeftOutFolder(
  documents: readonly CorpusDocument[],
  foundNames: readonly string[],
): string {
  const paths = new Set(documents.map(({ path, id }) => path ?? id));
  const [firstName] = foundNames;
  if (firstName === undefined || foundNames.some((name) => paths.has(name))) {
    return "";
  }
  const folders = [...paths]
    .filter((path) => path.endsWith(`/${firstName}`))
    .map((path) => path.slice(0, -firstName.length));
  return folders.find((folder) => foundNames.every((name) => paths.has(folder + name))) ?? "";
}

/**
 * Starts the config's retriever, calls `use`, and returns what that returns. `find` asks a query,
 * and returns what a target may name for each of the first k results, ranked as the gate ranks
 * them: the path of the document, or its id if it has no path. `file`: the config, from the root.
 */
export async function withFinder<T>(
  root: Root,
  file: string,
  ports: AskPorts,
  use: (find: (query: string) => Promise<readonly string[]>) => Promise<T>,
): Promise<T> {
  const loaded = await loadConfig(root, file);
  const { k, definition } = loaded.config;
  return withRetriever(root, loaded, ports, (ask) =>
    use(async (query) => {
      const { results } = await ask({ case_id: query, query, k });
      return rankAnswer(results, query, k, definition).map(({ path, doc_id: id }) => path ?? id);
    }),
  );
}

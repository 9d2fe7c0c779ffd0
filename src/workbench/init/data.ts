/**
 * Finds files with queries for `init`, the command that writes a first config and suite for a
 * repository: suites of this program, datasets that a suite can name (golden files, tables,
 * judgments, collections such as BEIR), and logs of searches. It looks at paths and texts of files,
 * and runs nothing. A file that looks like queries and can't be used becomes an UnusableFile, which
 * says why and which line of a suite would use it.
 */
import path from "node:path";
import { parse } from "yaml";
import { GateError } from "../../errors.ts";
import { detectDelimiter, readCsv } from "../../files/formats/delimited.ts";
import { findCaseLists, isBlankOrComment } from "../../files/formats/json-file.ts";
import { describeValue, describeKeys } from "../../files/formats/json-targets.ts";
import { parseForeignYaml } from "../../files/yaml-document.ts";
import { findJsonFault } from "../../system/json-fault.ts";
import { type JsonObject, isObject, objectMembers } from "../../system/json.ts";
import { DocumentNames } from "./document-names.ts";
import type { ReadFile } from "./found-search.ts";
import { isDocumentKey } from "./golden-columns.ts";
import {
  type Golden,
  NO_DOCUMENT_KEY,
  findDocumentKey,
  readGolden,
  sameDocumentHints,
} from "./golden.ts";
import {
  type UnusableFile,
  describeFields,
  describeTable,
  findWordLabel,
  pathFromSuite,
  writeDataset,
} from "./unusable.ts";
import { BASELINE_VERSION, POLICY_VERSION, type PackFiles } from "./pack-rules.ts";

/** A file, or a folder of files, that has queries and can be used. */
export type Data =
  | {
      readonly kind: "suite";
      readonly file: string;
      /** Whether a person has to review its cases first. */
      readonly draft: boolean;
    }
  | { readonly kind: "log"; readonly file: string }
  | Dataset;

/** A file, or a folder of files, that a suite can name under `dataset`. */
export interface Dataset {
  readonly kind: "dataset";
  /** Relative to the folder that was looked at. */
  readonly file: string;
  /** Members of `dataset:` without its path: `format`, and what the format needs. */
  readonly keys: JsonObject;
  /**
   * The least grade that is relevant, for the config's `definition`; null if any grade above 0 is.
   */
  readonly relevance: number | null;
  /** The file of documents that it belongs to; null if none is known. */
  readonly corpus: string | null;
  /** Other lists of the same file: what they have in place of `keys`, without the format. */
  readonly furtherDatasets?: readonly JsonObject[];
  /** What only a person can know of it, a line each. */
  readonly hintsForPerson?: readonly string[];
  /** Present if it is a cruxe query pack. */
  readonly pack?: PackFiles;
}

export type { UnusableFile } from "./unusable.ts";

/** How many files are read. */
const MOST_READ = 200;

/** What the files of a folder hold. */
interface ClassifiedFiles {
  /**
   * Suites, then datasets, then logs; a pack is behind other datasets, and fixtures are behind all.
   * `init` uses the first.
   */
  readonly data: readonly Data[];
  /** Files that look like queries but can't be used as they are. */
  readonly unusable: readonly UnusableFile[];
}

/**
 * Returns the files that have queries, and those that look so but can't be used. Examples are left
 * out, and so are fixtures whose names don't say that they are queries. `hasOwnSearch` is whether
 * the repository has a search of its own.
 */
export function classifyFiles(
  files: readonly string[],
  read: ReadFile,
  hasOwnSearch: boolean,
): ClassifiedFiles {
  const ownFiles = files.filter(
    (file) =>
      !/(?:^|\/)(?:examples?|fixtures)\//.test(file) ||
      (FIXTURES.test(file) && SURELY_QUERIES_NAME.test(path.posix.basename(file))),
  );
  const readableFiles = ownFiles.filter((file) =>
    /\.(?:csv|tsv|jsonl|ndjson|json|ya?ml)$/i.test(file),
  );
  const cruxePacks = findPacks(ownFiles, read);
  const documents = new DocumentNames(ownFiles, read, hasOwnSearch);
  const usableData: Data[] = [...findCollections(ownFiles)];
  const unusable: UnusableFile[] = [];
  for (const file of readableFiles.toSorted(compareLikelihood).slice(0, MOST_READ)) {
    // A collection is a folder, whose files are no further data.
    const isPartOfData = [...usableData, ...cruxePacks].some(
      (data) => data.file === file || file.startsWith(`${data.file}/`),
    );
    if (isPartOfData) {
      continue;
    }
    const found =
      classifyFile(file, read, documents) ??
      guessGoldenFile(file, read, documents) ??
      describeUnusable(file, read);
    if (found === null) {
      continue;
    }
    if (isUnusable(found)) {
      unusable.push(found);
    } else {
      usableData.push(found);
    }
  }
  for (const file of ownFiles.filter((each) => OTHER_FORM.test(each)).slice(0, MOST_READ)) {
    const otherForm = describeOtherForm(file, read);
    if (otherForm !== null) {
      unusable.push(otherForm);
    }
  }
  // Last, so that a pack is used only if there is no other dataset.
  usableData.push(...cruxePacks);
  const order = ["suite", "dataset", "log"];
  const place = ({ kind, file }: Data): number =>
    order.indexOf(kind) + (FIXTURES.test(file) ? order.length : 0);
  return { data: usableData.toSorted((a, b) => place(a) - place(b)), unusable };
}

/** Folders of files that tests use, and their files. */
const FIXTURES = /(?:^|\/)fixtures(?:\/|$)/;

/** Whether it is a file that can't be used: only data has a kind. */
function isUnusable(found: Data | UnusableFile): found is UnusableFile {
  return !("kind" in found);
}

/**
 * Words in the path of a file, its folders included, that may hold queries. Such files are read
 * first, and a golden file among them is used even if its keys have no usual words.
 */
const MAYBE_QUERIES_PATH =
  /gold|eval|bench|relevan|quer|retriev|judg|qa[_-]|questions|smoke|cases/i;

/** Words in the path of a file that a run of an evaluation has written. */
const OUTPUT_PATH = /(?:^|[/_-])(?:results?|reports?|outputs?|runs?|logs?|history)(?:[/_.-]|$)/i;

/**
 * Sorts files that may hold queries by their path before others, those with `gold` in it before
 * all, and those that a run has written behind all.
 */
function compareLikelihood(a: string, b: string): number {
  const fileLikelihood = (file: string): number =>
    Number(MAYBE_QUERIES_PATH.test(file)) +
    Number(/gold/i.test(file)) -
    3 * Number(OUTPUT_PATH.test(file));
  return fileLikelihood(b) - fileLikelihood(a);
}

/** Folders in which golden files usually lie. */
const USUAL_FOLDER =
  /(?:^|\/)(?:tests?|__tests__|specs?|evals?|evaluations?|qa|quality|golden|bench\w*|retrieval|search|relevance)\//i;

/** Files of other tools, which hold no queries. */
const NOT_GOLDEN =
  /(?:^|\/)(?:package(?:-lock)?|tsconfig[\w.-]*|composer|openapi|swagger|pnpm-lock|compose[\w.-]*|docker-compose[\w.-]*|mkdocs|corpus)\.\w+$|^\.github\//i;

/**
 * Words in the name of a file, without its folders, that is meant to hold queries. If such a file
 * can't be used, `init` prints why.
 */
const SURELY_QUERIES_NAME =
  /gold|quer(?:y|ies)|question|test_?set|qa[_-]|relevan|retrieval[_-]?(?:eval|test|case)/i;

/** A key of a query in JSON or YAML. */
const QUERY_IN_TEXT = /\b(?:query|question|user_input)["']?\s*:/i;

/**
 * Reads a file as a golden file: JSON, JSON Lines or YAML with queries and their documents under
 * keys that its author chose.
 * - A Dataset if it has a list of both, and the path has a word that queries usually have, or a key
 *   of a list that names documents of the repository has one.
 * - An UnusableFile if something still speaks for queries: its name, for a file without such a list
 *   or one that can't be parsed; its path, if the documents are words; and its path or folder, if a
 *   list names documents of the repository.
 * - Null if nothing does, or the file is one of another tool.
 */
function guessGoldenFile(
  file: string,
  read: ReadFile,
  documents: DocumentNames,
): Dataset | UnusableFile | null {
  if (!/\.(?:jsonl|ndjson|json|ya?ml)$/i.test(file) || NOT_GOLDEN.test(file)) {
    return null;
  }
  const isNamedAsQueries = SURELY_QUERIES_NAME.test(path.posix.basename(file));
  const hasQueryPath = MAYBE_QUERIES_PATH.test(file);
  const isInUsualPlace = hasQueryPath || USUAL_FOLDER.test(file);

  const parsed = parseByEnding(file, read(file));
  if (parsed.problem !== null) {
    return isNamedAsQueries
      ? { what: `${file}, by its name a golden file`, reason: parsed.problem, line: null }
      : null;
  }
  const golden = readGolden(parsed.value, documents);
  if (golden === null) {
    const documentKey = isInUsualPlace ? findDocumentKey(parsed.value, documents) : null;
    const isGoldenPath = hasQueryPath && !OUTPUT_PATH.test(file) && QUERY_IN_TEXT.test(read(file));
    return documentKey !== null || isNamedAsQueries || isGoldenPath
      ? describeUnread(file, parsed.value, documentKey)
      : null;
  }
  if (golden.kind === "refused") {
    return hasQueryPath ? describeRefused(file, golden) : null;
  }
  const [first, ...furtherDatasets] = golden.entries;
  if (!golden.hasUsualKey && !golden.hasTellingKeys && !hasQueryPath) {
    const reason = "Neither its name nor its keys say that it holds queries";
    const line = writeDataset({ format: "json", path: pathFromSuite(file), ...first });
    return isInUsualPlace && golden.namesDocuments
      ? { what: `${file}, a list that names documents`, reason, line }
      : null;
  }
  return {
    kind: "dataset",
    file,
    keys: { format: "json", ...first },
    relevance: null,
    corpus: golden.corpus,
    furtherDatasets,
    hintsForPerson: golden.hintsForPerson,
  };
}

/**
 * Returns why a golden file with words in place of documents is not used, and the line that would
 * use it.
 */
function describeRefused(
  file: string,
  { reason, entry }: Extract<Golden, { readonly kind: "refused" }>,
): UnusableFile {
  const dataset = writeDataset({ format: "json", path: pathFromSuite(file), ...entry });
  return {
    what: `${file}, a list of queries`,
    reason,
    line: `${dataset}, if they are names in your index`,
  };
}

/** The value of a file, or what is wrong with its text. */
type ParsedFile =
  | { readonly problem: null; readonly value: unknown }
  /** A sentence for the person who runs `init`. */
  | { readonly problem: string };

/**
 * Parses the text as JSON or YAML by the file's ending; with any other ending as JSON lines, whose
 * value is the list of them. A text that can't be parsed gives a problem.
 */
function parseByEnding(file: string, text: string): ParsedFile {
  try {
    if (/\.json$/i.test(file)) {
      return { problem: null, value: JSON.parse(text) };
    }
    if (/\.ya?ml$/i.test(file)) {
      const source = { file, text, digest: "" };
      return { problem: null, value: parseForeignYaml(source, "invalid_suite").value };
    }
    return parseLines(text);
  } catch (error) {
    // The YAML reader collects problems in a GateError; JSON.parse throws a SyntaxError.
    if (!(error instanceof GateError)) {
      return describeFault(text, 1);
    }
    const [first] = error.problems;
    const linePrefix = first?.line === undefined ? "" : `line ${first.line}: `;
    return { problem: `It can't be parsed: ${linePrefix}${first?.message ?? error.message}` };
  }
}

/** Parses JSON lines. The first line that can't be parsed gives a problem. */
function parseLines(text: string): ParsedFile {
  const value: unknown[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (isBlankOrComment(line)) {
      continue;
    }
    try {
      value.push(JSON.parse(line));
    } catch {
      return describeFault(line, index + 1);
    }
  }
  return { problem: null, value };
}

/** Returns the problem of a text that is no JSON. `firstLine` is the line on which it starts. */
function describeFault(text: string, firstLine: number): ParsedFile {
  const fault = findJsonFault(text);
  const line = firstLine + fault.line - 1;
  return { problem: `It can't be parsed: line ${line}: ${fault.message}` };
}

/** Files of a form that no dataset has, which are called like golden files. */
const OTHER_FORM =
  /(?:^|\/)[^/]*(?:gold|test_?set|eval(?:uation)?_?(?:set|data|case|quer|question)|quer(?:y|ies)_?(?:set|cases)|questions)[^/]*\.(?:toml|xlsx?|parquet|py|[cm]?[jt]s)$|(?:^|\/)quer(?:y|ies)\.(?:toml|xlsx?|parquet)$/i;
/** Code that has a query and what is expected of it. */
const CASE_IN_CODE = /\b(?:query|question|q)["']?\s*[:=]\s*["'`]/g;
const EXPECTED_IN_CODE = /expect|relevan|gold|source/i;

/**
 * Describes a golden file that is code, a TOML file or a table of another program: how to write it
 * in a form that is read. Null for code with fewer than three queries.
 */
function describeOtherForm(file: string, read: ReadFile): UnusableFile | null {
  const what = `${file}, by its name a golden file`;
  if (!/\.(?:py|[cm]?[jt]s)$/i.test(file)) {
    const reason = "This form is not read: write it as JSON, JSON Lines, YAML or CSV";
    return { what, reason, line: null };
  }
  const text = read(file);
  const caseCount = [...text.matchAll(CASE_IN_CODE)].length;
  if (caseCount < 3 || !EXPECTED_IN_CODE.test(text)) {
    return null;
  }
  const reason = "Queries in code are not read: see docs/golden-in-code.md for how to export them";
  return { what, reason, line: null };
}

/**
 * Describes a golden file in which no list of queries and documents was found: with its first case,
 * and with the line in which a person puts the keys of it; or that the file has no list of cases at
 * all. `documentKey` is the key that names documents; null if none does.
 */
function describeUnread(file: string, value: unknown, documentKey: string | null): UnusableFile {
  const what =
    documentKey === null
      ? `${file}, by its name a golden file`
      : `${file}, a list that names documents`;
  const [list] = Array.isArray(value)
    ? [{ expression: null, cases: value as readonly unknown[] }]
    : findCaseLists(value);
  const firstCase = list?.cases[0];
  if (list === undefined || !isObject(firstCase)) {
    const reason = `It holds ${describeValue(value)}, in which no list of cases was found`;
    return { what, reason, line: null };
  }
  const text = JSON.stringify(firstCase);
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  // KEY is for the person to replace.
  const line = writeDataset({
    format: "json",
    path: pathFromSuite(file),
    ...(list.expression === null ? {} : { cases: list.expression }),
    fields: { query: "KEY", expected: documentKey ?? "KEY" },
  });
  const unknownKeys =
    documentKey === null ? "as the query, or as its documents" : "as the query of its documents";
  const keysSentence = `Its keys are ${describeKeys(firstCase)}`;
  return {
    what,
    reason: `No key is known ${unknownKeys}. The first case is ${shown}. ${keysSentence}`,
    line: `${line}, with your keys`,
  };
}

/** How many characters of the first case are shown. */
const MOST_SHOWN = 200;

/**
 * Returns a table, or a log as JSON lines, whose columns look like queries under names that are not
 * known: what it lacks. Null if the file looks like neither, or can't be parsed.
 */
function describeUnusable(file: string, read: ReadFile): UnusableFile | null {
  try {
    if (/\.[ct]sv$/i.test(file)) {
      const { names, rows } = readTable(file, read(file));
      return describeTable(file, names, rows);
    }
    if (!/\.(?:jsonl|ndjson)$/i.test(file)) {
      return null;
    }
    const first: unknown = JSON.parse(read(file).split("\n", 1)[0] ?? "");
    return isObject(first) ? describeFields(file, first) : null;
  } catch {
    return null;
  }
}

/** Returns the datasets that are several files: collections of BEIR and of TREC. */
function findCollections(files: readonly string[]): readonly Dataset[] {
  return files.flatMap((file) => readBeir(file, files) ?? readTrec(file, files) ?? []);
}

/**
 * Returns the first file in the same folder as `file` whose name matches; undefined if there is
 * none.
 */
function findNeighbour(file: string, name: RegExp, files: readonly string[]): string | undefined {
  const folder = path.posix.dirname(file);
  return files.find(
    (each) => path.posix.dirname(each) === folder && name.test(path.posix.basename(each)),
  );
}

/**
 * Returns a collection of BEIR, if `file` is its queries.jsonl: the dataset is the folder, with a
 * corpus if it has one. The split is `test`, else the first of the folder qrels/, else none if
 * there is a file qrels.tsv. Null if the file is another one, or there are no qrels.
 */
function readBeir(file: string, files: readonly string[]): Dataset | null {
  if (!/(?:^|\/)queries\.jsonl(?:\.gz)?$/.test(file)) {
    return null;
  }
  const folder = path.posix.dirname(file);
  const qrelsFolder = path.posix.join(folder, "qrels");
  const splits = files
    .filter((each) => path.posix.dirname(each) === qrelsFolder && each.endsWith(".tsv"))
    .map((each) => path.posix.basename(each, ".tsv"));
  const split = splits.includes("test") ? "test" : splits[0];
  // A flat folder has one file of qrels, and no split.
  const isFlat = findNeighbour(file, /^qrels\.tsv$/, files) !== undefined;
  if (split === undefined && !isFlat) {
    return null;
  }
  const corpus = findNeighbour(file, /^corpus\.jsonl$/, files) ?? null;
  const keys = { format: "beir", ...(split === undefined ? {} : { split }), intent: "all" };
  return { kind: "dataset", file: folder, keys, relevance: null, corpus };
}

/**
 * Returns a collection of TREC, if `file` is its topics and qrels are in the same folder; null
 * otherwise.
 */
function readTrec(file: string, files: readonly string[]): Dataset | null {
  const isTopics = /topics[^/]*$|(?:^|[/._-])queries[\w.-]*\.tsv$/i.test(file);
  const qrels = isTopics
    ? findNeighbour(file, /^(?!.*(?:topics|queries)).*qrels/i, files)
    : undefined;
  if (qrels === undefined) {
    return null;
  }
  const keys = { format: "trec", qrels: pathFromSuite(qrels), intent: "all" };
  return { kind: "dataset", file, keys, relevance: null, corpus: null };
}

/**
 * Returns what the file is by its name and text: a suite, a dataset in a known format, or a log.
 * Null if it is none of them, can't be parsed, or is YAML whose name does not say suite or cases.
 */
function classifyFile(file: string, read: ReadFile, documents: DocumentNames): Data | null {
  if (/\.[ct]sv$/i.test(file)) {
    return classifyTable(file, read(file), documents);
  }
  if (/\.ya?ml$/i.test(file) && !/suite|cases/i.test(file)) {
    return null;
  }
  const text = read(file);
  try {
    if (/\.(?:jsonl|ndjson)$/i.test(file)) {
      return classifyFirstLine(file, JSON.parse(text.split("\n", 1)[0] ?? ""));
    }
    return classifyValue(file, /\.json$/i.test(file) ? JSON.parse(text) : parse(text));
  } catch {
    // guessGoldenFile and describeUnusable read it again, and say why it can't be parsed.
    return null;
  }
}

/**
 * Returns the query packs of cruxe as datasets: JSON files with a version and with queries, the
 * first of which has `expected_targets`. Each pack gets the first policy that is found, and the
 * baseline that names the pack's version; null if there is none.
 */
function findPacks(files: readonly string[], read: ReadFile): readonly Dataset[] {
  const parsedFiles = files
    .filter((file) => file.endsWith(".json"))
    .slice(0, MOST_READ)
    .map((file) => ({ file, value: parseObject(read(file)) }));
  const policy = parsedFiles.find(({ value }) => value["version"] === POLICY_VERSION);
  const packs: Dataset[] = [];
  for (const { file, value } of parsedFiles) {
    const { version, queries } = value;
    const isPack =
      Array.isArray(queries) && isObject(queries[0]) && "expected_targets" in queries[0];
    if (!isPack || typeof version !== "string") {
      continue;
    }
    const intents = queries.flatMap((query: unknown) =>
      isObject(query) && typeof query["intent"] === "string" ? [query["intent"]] : [],
    );
    const baseline = parsedFiles.find(
      (each) =>
        each.value["version"] === BASELINE_VERSION && each.value["suite_version"] === version,
    );
    const pack = {
      revision: version,
      intents: [...new Set(intents)],
      policy: policy?.file ?? null,
      baseline: baseline?.file ?? null,
    };
    const keys = { format: "cruxe" };
    packs.push({ kind: "dataset", file, keys, relevance: null, corpus: null, pack });
  }
  return packs;
}

/** Returns the members of a JSON object; an empty object if the text is none. */
function parseObject(text: string): JsonObject {
  try {
    return objectMembers(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * Returns a dataset without a corpus. `keys` are its format and what the format needs. If its
 * highest grade is above 1, half of that grade, rounded up, is taken for the least grade that is
 * relevant.
 */
function makeDataset(
  file: string,
  keys: Dataset["keys"] & { readonly format: string },
  highestGrade: number = 1,
): Dataset {
  const relevance = highestGrade > 1 ? Math.ceil(highestGrade / 2) : null;
  return { kind: "dataset", file, keys, relevance, corpus: null };
}

/**
 * Returns what a file of JSON lines is by its first line: qrels or a log of searches; null if it is
 * neither.
 */
function classifyFirstLine(file: string, first: unknown): Data | null {
  if (!isObject(first)) {
    return null;
  }
  if ("query_id" in first && "relevant_docs" in first) {
    return makeDataset(file, { format: "qrels-jsonl", intent: "all" });
  }
  const isLog = "query" in first && isLogOfSearches(Object.keys(first));
  return isLog ? { kind: "log", file } : null;
}

/**
 * Whether the value is a suite of this program: other tools' golden files may have a version and
 * cases, but no revision.
 */
function isSuite(value: JsonObject): boolean {
  const isNamed = typeof value["name"] === "string" && "revision" in value;
  return isNamed && "version" in value && ("cases" in value || "dataset" in value);
}

/**
 * Returns what a JSON or YAML file is by its value: a suite, or a dataset of _rank_eval, of
 * judgments with ratings, or of evidence (`gold` items with a type). Null if it is none of them.
 */
function classifyValue(file: string, value: unknown): Data | null {
  if (isObject(value) && isSuite(value)) {
    return { kind: "suite", file, draft: value["draft"] === true };
  }
  // _rank_eval of Elasticsearch: { requests: [{ ratings: [{ rating: 3 }] }] }
  if (isObject(value) && listRatings(value["requests"]).length > 0) {
    return makeDataset(file, { format: "rank-eval" }, highestRating(value["requests"]));
  }
  // Judgments: such a list under a key, or as the file.
  const judgments = isObject(value) ? (value["judgmentRatings"] ?? value["judgments"]) : value;
  if (listRatings(judgments).length > 0) {
    return makeDataset(file, { format: "judgments" }, highestRating(judgments));
  }
  // Evidence: [{ query: "reset it", gold: [{ type: "file" }] }]
  const [firstEntry]: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = isObject(firstEntry) && "query" in firstEntry ? firstEntry["gold"] : undefined;
  const isEvidence = Array.isArray(items) && items.some((item) => isObject(item) && "type" in item);
  return isEvidence ? makeDataset(file, { format: "evidence", intent: "all" }) : null;
}

/**
 * Returns the members of `ratings` of all objects in the list, in one list; empty if `list` is no
 * list.
 */
function listRatings(list: unknown): readonly unknown[] {
  return Array.isArray(list)
    ? list.flatMap((each) =>
        isObject(each) && Array.isArray(each["ratings"]) ? each["ratings"] : [],
      )
    : [];
}

/**
 * Returns the highest `rating` among the ratings of all objects in the list; 0 if there is none.
 */
function highestRating(list: unknown): number {
  const ratings = listRatings(list).map((each) => Number(isObject(each) ? each["rating"] : 0) || 0);
  return ratings.reduce((highest, rating) => Math.max(highest, rating), 0);
}

/** Names of the column of the query. */
const QUERY_COLUMN = /^(?:query|question|q|search|search_?(?:query|term)|keywords?|input|prompt)$/i;
/** Further names of that column in a table that is no log, also in German and Spanish. */
const OTHER_QUERY_COLUMN =
  /^(?:(?:search|user)[ _]?(?:query|question|phrase|input)|(?:query|question)[ _]?text|frage|suchanfrage|pregunta|consulta)$/i;
/** Names of the column of the documents. */
const EXPECTED_COLUMN =
  /^(?:answer[ _-]?(?:docs?|documents?|paths?|ids?|urls?|pages?|files?)|(?:expected|relevant|target|correct|gold|right)[ _-]?(?:docs?|documents?|paths?|ids?|urls?|pages?|results?|files?|sources?|articles?|refs?|(?:doc|document|chunk|passage|article|source)[ _-]?(?:ids?|names?))?|(?:product|item)[ _-]?ids?|source[ _-]?(?:docs?|documents?|files?|paths?|urls?|pages?)|__expected|docs?|documents?|(?:doc|document|chunk)[ _-]?ids?|paths?|urls?|pages?)$/i;
/** Names of columns that only a log of searches has. */
const LOG_COLUMN = /^(?:click\w*|session\w*|visit\w*|count|searches|search_count|freq\w*)$/i;
/** Names of columns that logs of searches have, and that a dataset may have beside `expected`. */
const USUAL_LOG_COLUMN = /^(?:timestamp|time|date|user_?id|position)$/i;
/** Words in names of columns that only a dataset has. */
const SURELY_EXPECTED_COLUMN = /expect|relevan|target|correct|gold|right/i;

/** Whether columns with these names are those of a log of searches. */
function isLogOfSearches(names: readonly string[]): boolean {
  const hasExpected = names.some((name) => SURELY_EXPECTED_COLUMN.test(name));
  return names.some(
    (name) => LOG_COLUMN.test(name) || (USUAL_LOG_COLUMN.test(name) && !hasExpected),
  );
}

/** Names of further columns of a dataset, by what they are called in its `columns`. */
const FURTHER_COLUMNS = {
  intent: /^(?:intent|category|kategorie|topic|thema|type|kind|section)$/i,
  grade: /^(?:grade|rating|relevance)$/i,
  id: /^(?:id|case|case[ _-]?id|test[ _-]?id|query[ _-]?id|qid)$/i,
} as const;

/** A table: the names of its columns, and the cells of each row. */
interface Table {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Returns the table in the text; the marks between its cells are guessed from its first lines. */
function readTable(file: string, text: string): Table {
  const textWithoutMark = text.replace(/^\ufeff/, "");
  const delimiter = detectDelimiter(textWithoutMark);
  const [header, ...rows] = readCsv({ file, text: textWithoutMark }, [], delimiter);
  return {
    names: header?.cells.map((cell) => cell.trim()) ?? [],
    rows: rows.map(({ cells }) => cells),
  };
}

/**
 * Returns what a table is by the names of its columns: a dataset of Quepid or of Ragas, a log, or a
 * dataset with a query and its documents, tried in this order. The documents are the column that is
 * called so, or else the first with documents of this folder in half of its cells, with a hint for
 * a person unless its name has a word of documents. Null if it is none of them.
 */
function classifyTable(file: string, text: string, documents: DocumentNames): Data | null {
  const { names, rows } = readTable(file, text);
  const findColumn = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const hasColumn = (pattern: RegExp): boolean => findColumn(pattern) !== -1;
  const columnCells = (index: number): readonly string[] => rows.map((cells) => cells[index] ?? "");

  if (hasColumn(/^query$/i) && hasColumn(/^docid$/i) && hasColumn(/^rating$/i)) {
    const ratings = columnCells(findColumn(/^rating$/i)).map(Number);
    return makeDataset(file, { format: "quepid" }, Math.max(...ratings.filter(Number.isFinite)));
  }
  const isRagas =
    (hasColumn(/^user_input$/) && hasColumn(/^reference(?:_contexts)?$/)) ||
    (hasColumn(/^question$/) && hasColumn(/^ground_truth$/));
  if (isRagas) {
    return makeDataset(file, { format: "ragas-csv", intent: "all" });
  }
  const usualQuery = names.find((name) => QUERY_COLUMN.test(name));
  const query = usualQuery ?? names.find((name) => OTHER_QUERY_COLUMN.test(name));
  if (query === undefined) {
    return null;
  }
  if (isLogOfSearches(names)) {
    return usualQuery === undefined ? null : { kind: "log", file };
  }
  // Numbers in a column such as `page` are places in a document.
  const namedIndex = names.findIndex(
    (name, index) =>
      EXPECTED_COLUMN.test(name) &&
      !(/pages?$/i.test(name) && columnCells(index).every((cell) => /^\d*$/.test(cell.trim()))),
  );
  const isOfDocuments = (name: string, index: number): boolean =>
    mayNameDocuments(name, columnCells(index)) &&
    name !== query &&
    documents.measureFit(columnCells(index)).share >= 0.5;
  const expectedIndex = namedIndex === -1 ? names.findIndex(isOfDocuments) : namedIndex;
  const expected = names[expectedIndex];
  if (expected === undefined) {
    return null;
  }
  if (findWordLabel(names, rows) !== null) {
    return null;
  }
  const columns: Record<string, string> = { query, expected };
  for (const [column, pattern] of Object.entries(FURTHER_COLUMNS)) {
    const name = names.find((each) => pattern.test(each));
    if (name !== undefined) {
      columns[column] = name;
    }
  }
  // Several documents may stand in one cell.
  const separator = ["|", ";", ","].find((mark) =>
    columnCells(expectedIndex).some((cell) => cell.includes(mark)),
  );
  const separatorMember = separator === undefined ? {} : { separator };
  const dataset = makeDataset(file, { format: "csv", columns, ...separatorMember });
  const hintsForPerson = [
    ...(namedIndex === -1 && !isDocumentKey(expected)
      ? [
          `\`${expected}\` is taken for the documents, since its cells are names of documents here: check that they are what a search should find`,
        ]
      : []),
    ...sameDocumentHints(columnCells(expectedIndex).map((cell) => [cell])),
  ];
  return { ...dataset, hintsForPerson };
}

/**
 * Whether a column may name documents although its name does not say so: not if the name says that
 * it is something else, or if all cells are numbers, which may be ids of documents by chance.
 */
function mayNameDocuments(name: string, cells: readonly string[]): boolean {
  const isFurtherColumn = Object.values(FURTHER_COLUMNS).some((pattern) => pattern.test(name));
  const areNumbers = cells.every((cell) => /^\d*$/.test(cell.trim()));
  return !isFurtherColumn && !NO_DOCUMENT_KEY.test(name) && !areNumbers;
}

/**
 * Finds files with queries for `init`: suites, datasets that a suite can name (golden files,
 * tables, judgments, collections such as BEIR), and logs of searches. It looks at paths and texts,
 * and runs nothing. A file that looks like queries and can't be used says why, and has the line
 * that would use it.
 */
import path from "node:path";
import { stringify } from "yaml";
import { GateError } from "../../errors.ts";
import { detectDelimiter, readCsv } from "../../files/formats/delimited.ts";
import { isBlankOrComment } from "../../files/formats/json-file.ts";
import { describeValue } from "../../files/formats/json-targets.ts";
import { parseForeignYaml } from "../../files/yaml-document.ts";
import { findJsonFault } from "../../system/json-fault.ts";
import { type JsonObject, isObject, objectMembers, withoutUndefined } from "../../system/json.ts";
import type { ReadFile } from "./candidates.ts";
import { DocumentNames } from "./name-fit.ts";
import { type Golden, readGolden, readGoldenTable } from "./golden.ts";

/** A file, or a folder of files, that has queries. */
export type Data =
  | {
      readonly kind: "suite";
      readonly file: string;
      /** Whether a person has to review its cases first. */
      readonly draft: boolean;
    }
  | {
      readonly kind: "log";
      readonly file: string;
      /** `suggest --fields`, if the log has names of its own; else null. */
      readonly fields: string | null;
    }
  | Dataset;

/** A file, or a folder of files, that a suite can name under `dataset`. */
export interface Dataset {
  readonly kind: "dataset";
  readonly file: string;
  /** Members of `dataset:` without its path, a list of the file each. There is at least one. */
  readonly entries: readonly JsonObject[];
  /** The least grade that is relevant, for the config's `definition`; null if any above 0 is. */
  readonly relevance: number | null;
  /** The file of documents that it belongs to; null if none is known. */
  readonly corpus: string | null;
  /** What only a person can know of it, a line each. */
  readonly hints: readonly string[];
  /** The version of a query pack of cruxe, which has to be the suite's revision. */
  readonly revision?: string;
}

/** A file that looks like queries and can't be used as it is. */
export interface UnusableFile {
  readonly file: string;
  readonly reason: string;
  /** A line of a suite that makes it usable; null if there is none. */
  readonly line: string | null;
}

/** How many files are read. */
const MOST_READ = 200;
/** Folders of files that tests use, and their files. */
const FIXTURES = /(?:^|\/)fixtures(?:\/|$)/;
/** Words in the path of a file that may hold queries. */
const QUERIES_PATH = /gold|eval|bench|relevan|quer|retriev|judg|qa[_-]|question|smoke|cases|frage/i;
/** Words in the name of a file that is meant to hold queries. */
const QUERIES_NAME =
  /gold|quer(?:y|ies)|question|test_?set|qa[_-]|relevan|retrieval[_-]?(?:eval|test|case)/i;
/** Words in the path of a file that a run of an evaluation has written. */
const OUTPUT_PATH = /(?:^|[/_-])(?:results?|reports?|outputs?|runs?|logs?|history)(?:[/_.-]|$)/i;
/** Folders in which golden files usually lie. */
const USUAL_FOLDER =
  /(?:^|\/)(?:tests?|__tests__|specs?|evals?|evaluations?|qa|quality|golden|bench\w*|retrieval|search|relevance)\//i;
/** Files of other tools, which hold no queries. */
const NO_QUERIES =
  /(?:^|\/)(?:package(?:-lock)?|tsconfig[\w.-]*|composer|openapi|swagger|pnpm-lock|compose[\w.-]*|docker-compose[\w.-]*|mkdocs|corpus)\.\w+$|^\.github\//i;

/**
 * Returns the files that have queries, the one to use first: suites, then datasets, then logs;
 * fixtures behind all. And those that look so but can't be used. Examples are left out.
 */
export function classifyFiles(
  files: readonly string[],
  read: ReadFile,
): { readonly data: readonly Data[]; readonly unusable: readonly UnusableFile[] } {
  const ownFiles = files.filter(
    (file) =>
      !/(?:^|\/)(?:examples?|fixtures)\//.test(file) ||
      (FIXTURES.test(file) && QUERIES_NAME.test(path.posix.basename(file))),
  );
  const documents = new DocumentNames(ownFiles, read);
  const data: Data[] = [...findCollections(ownFiles)];
  const unusable: UnusableFile[] = [];
  const likelihood = (file: string): number =>
    Number(QUERIES_PATH.test(file)) +
    Number(/gold/i.test(file)) -
    3 * Number(OUTPUT_PATH.test(file));
  const readable = ownFiles
    .filter(
      (file) => /\.(?:[ct]sv|jsonl|ndjson|json|ya?ml|txt)$/i.test(file) && !NO_QUERIES.test(file),
    )
    .toSorted((a, b) => likelihood(b) - likelihood(a));
  for (const file of readable.slice(0, MOST_READ)) {
    // A collection is a folder, whose files are no further data.
    const isPart = data.some((each) => each.file === file || file.startsWith(`${each.file}/`));
    const found = isPart ? null : classifyFile(file, read(file), documents);
    if (found !== null && "kind" in found) {
      data.push(found);
    } else if (found !== null) {
      unusable.push(found);
    }
  }
  unusable.push(
    ...ownFiles.slice(0, MOST_READ * 10).flatMap((file) => describeOtherForm(file, read)),
  );
  const order = ["suite", "dataset", "log"];
  const place = ({ kind, file }: Data): number =>
    order.indexOf(kind) + (FIXTURES.test(file) ? order.length : 0);
  return { data: data.toSorted((a, b) => place(a) - place(b)), unusable };
}

/** The longest line of a text file that is taken for a query. */
const LONGEST_QUERY = 300;

/** Whether a text file is called as queries are, and has a query on each line. */
function isQueryList(file: string, text: string): boolean {
  const lines = text.trim().split("\n");
  return (
    /quer(?:y|ies)|question/i.test(path.posix.basename(file)) &&
    lines.length > 1 &&
    lines.every((line) => /\p{L}/u.test(line) && line.length <= LONGEST_QUERY)
  );
}

/** Returns what a file holds; null if it holds no queries, as far as can be seen. */
function classifyFile(
  file: string,
  text: string,
  documents: DocumentNames,
): Data | UnusableFile | null {
  if (/\.[ct]sv$/i.test(file)) {
    return classifyTable(file, text, documents);
  }
  if (/\.txt$/i.test(file)) {
    return isQueryList(file, text) ? { kind: "log", file, fields: null } : null;
  }
  const parsed = parseByEnding(file, text);
  if ("problem" in parsed) {
    return QUERIES_NAME.test(path.posix.basename(file))
      ? { file, reason: parsed.problem, line: null }
      : null;
  }
  const { value } = parsed;
  return (
    readKnownFormat(file, value) ??
    classifyGolden(file, readGolden(value, documents), value, "json")
  );
}

/** Whether the path says that the file holds queries. */
function isNamedAsQueries(file: string): boolean {
  return QUERIES_PATH.test(file) && !OUTPUT_PATH.test(file);
}

/**
 * Returns a golden file as a dataset if two of these say that it is one: its path, the key of its
 * queries, the key of its documents, and names that are documents here. With less it is named only
 * if its place is usual for such files.
 */
function classifyGolden(
  file: string,
  golden: Golden | null,
  value: unknown,
  format: "json" | "csv",
): Data | UnusableFile | null {
  if (golden === null) {
    const hasQueryKey = /"(?:query|question|user_input)":/i.test(JSON.stringify(value) ?? "");
    const isNamed = QUERIES_NAME.test(path.posix.basename(file));
    return isNamed || (isNamedAsQueries(file) && hasQueryKey) ? describeUnread(file, value) : null;
  }
  const isNamed = isNamedAsQueries(file);
  // One name of a document may be there by chance.
  const namesDocuments = golden.documentCount > (isNamed ? 0 : 1);
  const points = Number(isNamed) + golden.tellingKeys + Number(namesDocuments);
  const entries = golden.entries.map((entry) => ({ format, ...entry }));
  const line = writeDataset(file, entries);
  if (golden.hasNoDocuments) {
    const [row] = Array.isArray(value) ? (value as readonly unknown[]) : [];
    const queries = isNamed ? readQueriesAsLog(file, Object.keys(objectMembers(row))) : null;
    if (queries !== null) {
      return queries;
    }
    const reason = "It has queries, and names no documents that they should find";
    return isNamed && golden.tellingKeys > 0 ? { file, reason, line: null } : null;
  }
  if (golden.obstacle !== null) {
    return points > 1 ? { file, reason: golden.obstacle, line } : null;
  }
  if (points > 1) {
    const { corpus, hints } = golden;
    return { kind: "dataset", file, entries, relevance: null, corpus, hints };
  }
  const reason = "Neither its name nor its keys say that it holds queries";
  return USUAL_FOLDER.test(file) && namesDocuments ? { file, reason, line } : null;
}

/** The value of a file, or a sentence on why it can't be parsed. */
type ParsedFile = { readonly value: unknown } | { readonly problem: string };

/** Parses JSON or YAML by the ending, and else JSON lines, whose value is the list of them. */
function parseByEnding(file: string, text: string): ParsedFile {
  try {
    if (/\.ya?ml$/i.test(file)) {
      return { value: parseForeignYaml({ file, text, digest: "" }, "invalid_suite").value };
    }
    if (/\.json$/i.test(file)) {
      return { value: JSON.parse(text) };
    }
  } catch (error) {
    if (!(error instanceof GateError)) {
      return describeFault(text, 1);
    }
    const [first] = error.problems;
    const linePrefix = first?.line === undefined ? "" : `line ${first.line}: `;
    return { problem: `It can't be parsed: ${linePrefix}${first?.message ?? error.message}` };
  }
  const value: unknown[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    try {
      value.push(...(isBlankOrComment(line) ? [] : [JSON.parse(line)]));
    } catch {
      return describeFault(line, index + 1);
    }
  }
  return { value };
}

/** Returns the problem of a text that is no JSON. `firstLine` is the line on which it starts. */
function describeFault(text: string, firstLine: number): ParsedFile {
  const { line, message } = findJsonFault(text);
  return { problem: `It can't be parsed: line ${firstLine + line - 1}: ${message}` };
}

/** Files of a form that no dataset has, which are called like golden files. */
const OTHER_FORM =
  /(?:^|[/_-])(?:gold\w*|test_?set|eval\w*?_?(?:set|data|cases?|quer\w+|questions?)|quer(?:y|ies)\w*|questions)[^/]*\.(?:toml|xlsx?|parquet)$/i;
const CODE = /\.(?:py|[cm]?[jt]sx?|go|rs|rb|java|kt|php)$/i;
/** Code that calls a search with a query, and says which documents it expects. */
const QUERY_IN_CODE = /\b(?:query|question|q|want|search\w*|retrieve\w*)["']?\s*[:=(]+\s*["'`]/gi;
const EXPECTED_IN_CODE = /expect|relevan|gold|source|\bwant\b|assert/i;

/** Describes golden data in code, and tables of another program: how to write them otherwise. */
function describeOtherForm(file: string, read: ReadFile): readonly UnusableFile[] {
  if (OTHER_FORM.test(file)) {
    const reason = "This form is not read: write it as JSON, JSON Lines, YAML or CSV";
    return [{ file, reason, line: null }];
  }
  const isTest =
    /(?:^|\/)(?:tests?|__tests__|evals?|bench\w*)\/|[._-](?:test|spec)s?\.|test_|gold|quer/i;
  if (!CODE.test(file) || !isTest.test(file)) {
    return [];
  }
  const text = read(file);
  const isAboutSearch = /search|retriev|recall|golden|quer(?:y|ies)/i.test(text);
  const count = [...text.matchAll(QUERY_IN_CODE)].length;
  if (count < 3 || !isAboutSearch || !EXPECTED_IN_CODE.test(text)) {
    return [];
  }
  const reason = "Queries in code are not read: docs/golden-in-code.md shows how to export them";
  return [{ file, reason, line: null }];
}

/** Describes a golden file in which no queries with documents were found. */
function describeUnread(file: string, value: unknown): UnusableFile {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const [first] = list;
  if (!isObject(first)) {
    const reason = `It holds ${describeValue(value)}, in which no list of cases was found`;
    return { file, reason, line: null };
  }
  const shown = JSON.stringify(first).slice(0, MOST_SHOWN);
  const fields = { query: "KEY", expected: "KEY" };
  const line = `${writeDataset(file, [{ format: "json", fields }])}, with your keys`;
  const reason = `No key is known as the query, or as its documents. The first case is ${shown}`;
  return { file, reason, line };
}

/** How many characters of the first case are shown. */
const MOST_SHOWN = 200;

/** Returns the member `dataset` of a suite in retrieval/ or `suiteFolder`, as one line of YAML. */
export function writeDataset(
  file: string,
  entries: readonly JsonObject[],
  suiteFolder = "retrieval",
): string {
  const text = stringify(
    { dataset: datasetOf(file, entries, suiteFolder) },
    { collectionStyle: "flow", lineWidth: 0 },
  );
  // YAML in flow style puts the braces of the outer map around it.
  return text.trim().replace(/^\{ dataset: ([^]*) \}$/, "dataset: $1");
}

/** Returns the value of `dataset`: an entry, or a list of several, with the file's path. */
export function datasetOf(
  file: string,
  entries: readonly JsonObject[],
  suiteFolder = "retrieval",
): unknown {
  const located = entries.map(({ format, ...others }) => {
    return { format, path: path.posix.relative(suiteFolder, file), ...others };
  });
  return located.length === 1 ? located[0] : located;
}

/** Returns the datasets that are several files: collections of BEIR and of TREC. */
function findCollections(files: readonly string[]): readonly Dataset[] {
  return files.flatMap((file) => {
    const folder = path.posix.dirname(file);
    const beside = (name: RegExp, inFolder = folder): readonly string[] =>
      files.filter(
        (each) => path.posix.dirname(each) === inFolder && name.test(path.posix.basename(each)),
      );
    if (/(?:^|\/)queries\.jsonl(?:\.gz)?$/.test(file)) {
      const splits = beside(/\.tsv$/, path.posix.join(folder, "qrels")).map((each) =>
        path.posix.basename(each, ".tsv"),
      );
      const split = splits.includes("test") ? "test" : splits[0];
      const [corpus = null] = beside(/^corpus\.jsonl$/);
      const isBeir = split !== undefined || beside(/^qrels\.tsv$/).length > 0;
      const keys = withoutUndefined({ format: "beir", split, intent: "all" });
      return isBeir ? [{ ...makeDataset(folder, keys), corpus }] : [];
    }
    const isTopics = /topics[^/]*$|(?:^|[/._-])queries[\w.-]*\.tsv$/i.test(file);
    const [qrels] = isTopics ? beside(/^(?!.*(?:topics|queries)).*qrels/i) : [];
    const keys = {
      format: "trec",
      qrels: path.posix.relative("retrieval", qrels ?? ""),
      intent: "all",
    };
    return qrels === undefined ? [] : [makeDataset(file, keys)];
  });
}

/**
 * Returns a dataset without a corpus. If its highest grade is above 1, half of that grade, rounded
 * up, is taken for the least grade that is relevant.
 */
function makeDataset(file: string, keys: JsonObject, highestGrade = 1): Dataset {
  const relevance = highestGrade > 1 ? Math.ceil(highestGrade / 2) : null;
  return { kind: "dataset", file, entries: [keys], relevance, corpus: null, hints: [] };
}

/** Returns what a value is by a format that has keys of its own; null if it has none. */
function readKnownFormat(file: string, value: unknown): Data | null {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const object = objectMembers(value);
  const first = objectMembers(list[0]);
  const isSuite =
    typeof object["name"] === "string" &&
    "revision" in object &&
    "version" in object &&
    ("cases" in object || "dataset" in object);
  if (isSuite) {
    return { kind: "suite", file, draft: object["draft"] === true };
  }
  // _rank_eval of Elasticsearch: { requests: [{ ratings: [{ rating: 3 }] }] }
  const requests = listRatings(object["requests"]);
  if (requests.length > 0) {
    return makeDataset(file, { format: "rank-eval" }, findHighestGrade(requests));
  }
  const judgments = listRatings(object["judgmentRatings"] ?? object["judgments"] ?? value);
  if (judgments.length > 0) {
    return makeDataset(file, { format: "judgments" }, findHighestGrade(judgments));
  }
  // Evidence: [{ query: "reset it", gold: [{ type: "file" }] }]
  const { gold } = first;
  if (
    "query" in first &&
    Array.isArray(gold) &&
    gold.some((item) => "type" in objectMembers(item))
  ) {
    return makeDataset(file, { format: "evidence", intent: "all" });
  }
  const queries: readonly unknown[] = Array.isArray(object["queries"]) ? object["queries"] : [];
  const { version } = object;
  if ("expected_targets" in objectMembers(queries[0]) && typeof version === "string") {
    return { ...makeDataset(file, { format: "cruxe" }), revision: version };
  }
  if ("query_id" in first && "relevant_docs" in first) {
    return makeDataset(file, { format: "qrels-jsonl", intent: "all" });
  }
  return /\.(?:jsonl|ndjson)$/i.test(file) ? readLog(file, Object.keys(first)) : null;
}

/** Returns the ratings of all objects in the list; empty if it is no list. */
function listRatings(list: unknown): readonly unknown[] {
  return Array.isArray(list)
    ? list.flatMap((each) => {
        const { ratings } = objectMembers(each);
        return Array.isArray(ratings) ? (ratings as readonly unknown[]) : [];
      })
    : [];
}

function findHighestGrade(ratings: readonly unknown[]): number {
  return Math.max(0, ...ratings.map((each) => Number(objectMembers(each)["rating"]) || 0));
}

/** Names of columns that only a log of searches has, or a log and a few datasets. */
const LOG_COLUMN = /^(?:ts|click\w*|session\w*|visit\w*|count|searches|search_count|freq\w*)$/i;
const USUAL_LOG_COLUMN = /^(?:timestamp|time|date|user_?id|position)$/i;
/** Words in names of columns that only a dataset has. */
const DATASET_COLUMN = /expect|relevan|target|correct|gold|right/i;
/** Names of the column of the query that `suggest` knows by itself, and others. */
const KNOWN_LOG_QUERY = /^(?:query|q|search|search_?(?:query|term)|keywords?|term)$/i;
const LOG_QUERY = /quer(?!y_?id)|question|search|term|keyword|user_?input|frage|such/i;

/** Names of what may stand beside a query and is surely no document. */
const BESIDE_QUERY = /^(?:_?id|q_?id|query_?id|intent|category|type|section|lang(?:uage)?)$/i;

/**
 * Returns a file of queries without documents as a log, from which watched queries are made; null
 * if no key has the queries, another key may have documents, or `suggest` can't read such a file.
 */
function readQueriesAsLog(file: string, names: readonly string[]): Data | null {
  const query = names.find((name) => LOG_QUERY.test(name) && !/id$/i.test(name));
  const others = names.filter((name) => name !== query && !BESIDE_QUERY.test(name));
  const isReadable = /\.(?:[ct]sv|jsonl|ndjson)$/i.test(file);
  if (query === undefined || others.length > 0 || !isReadable) {
    return null;
  }
  return { kind: "log", file, fields: KNOWN_LOG_QUERY.test(query) ? null : `query=${query}` };
}

/** Returns a log of searches by the names of its columns; null if it is none. */
function readLog(file: string, names: readonly string[]): Data | null {
  const isLog = names.some(
    (name) =>
      LOG_COLUMN.test(name) ||
      (USUAL_LOG_COLUMN.test(name) && !names.some((each) => DATASET_COLUMN.test(each))),
  );
  const known = names.find((name) => KNOWN_LOG_QUERY.test(name));
  const query = known ?? names.find((name) => LOG_QUERY.test(name) && !/id$/i.test(name));
  if (!isLog || query === undefined) {
    return null;
  }
  if (known !== undefined) {
    return { kind: "log", file, fields: null };
  }
  const clicked = names.find(
    (name) =>
      name !== query && /doc|url|path|page|click|link|result|(?:product|item)_?id/i.test(name),
  );
  const count = names.find((name) => /^(?:count|freq\w*|searches|n|hits|anzahl)$/i.test(name));
  const fields = Object.entries(withoutUndefined({ query, clicked, count })).map((each) =>
    each.join("="),
  );
  return { kind: "log", file, fields: fields.join(",") };
}

/**
 * Returns what a table is by the names of its columns: of Quepid or of Ragas, a log, or else a
 * golden file.
 */
function classifyTable(
  file: string,
  text: string,
  documents: DocumentNames,
): Data | UnusableFile | null {
  const textWithoutMark = text.replace(/^\ufeff/, "");
  const [header, ...lines] = readCsv(
    { file, text: textWithoutMark },
    [],
    detectDelimiter(textWithoutMark),
  );
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const has = (...columns: readonly string[]): boolean =>
    columns.every((column) => names.some((name) => name.toLowerCase() === column));
  const rows = lines.map(({ cells }) =>
    Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ""])),
  );
  if (has("query", "docid", "rating")) {
    const rating = names.find((name) => /^rating$/i.test(name)) ?? "";
    const ratings = rows.map((row) => Number(row[rating])).filter(Number.isFinite);
    return makeDataset(file, { format: "quepid" }, Math.max(0, ...ratings));
  }
  const isRagas =
    (has("user_input") && (has("reference") || has("reference_contexts"))) ||
    has("question", "ground_truth");
  if (isRagas) {
    return makeDataset(file, { format: "ragas-csv", intent: "all" });
  }
  const log = readLog(file, names);
  const table = log === null ? readGoldenTable(rows, documents) : null;
  if (table === null) {
    return log;
  }
  const shown = `its columns are ${names.join(", ")}`;
  const label = names.find((name) => /(?:^|[ _-])(?:label|judge?ment)s?$/i.test(name));
  if (label !== undefined && rows.some((row) => /\p{L}/u.test(row[label] ?? ""))) {
    const reason = `Its column ${label} has words: a document that is not relevant would count as expected. Write a grade from 0 there, in a column called grade; ${shown}`;
    return { file, reason, line: null };
  }
  const { golden, keys } = table;
  if (golden.hasNoDocuments) {
    const queries = isNamedAsQueries(file) ? readQueriesAsLog(file, names) : null;
    if (queries !== null) {
      return queries;
    }
    const reason = `It lacks a column with the document of each query; ${shown}`;
    return golden.tellingKeys > 0 ? { file, reason, line: null } : null;
  }
  // Columns that are called so are used; `record` stops if no result has any of the names.
  const obstacle = golden.tellingKeys === 2 ? null : golden.obstacle;
  const found = classifyGolden(file, { ...golden, obstacle }, rows, "csv");
  if (found === null || !("kind" in found)) {
    return found === null ? null : { ...found, line: writeDataset(file, [keys]) };
  }
  return found.kind === "dataset" ? { ...found, entries: [keys] } : found;
}

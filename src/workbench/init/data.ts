/** Finds queries and judgments for `init`: suites, datasets that a suite can read, and logs of searches. Reads files only. */
import path from "node:path";
import { parse } from "yaml";
import { GateError } from "../../errors.ts";
import { detectDelimiter, readCsv } from "../../files/formats/delimited.ts";
import { findCaseLists } from "../../files/formats/json-file.ts";
import { describeValue, describeKeys } from "../../files/formats/json-targets.ts";
import { parseForeignYaml } from "../../files/yaml-document.ts";
import { type JsonObject, isObject, objectMembers } from "../../system/json.ts";
import { DocumentNames } from "./document-names.ts";
import { findDocumentKey, readGolden } from "./golden.ts";
import { type UnusableFile, describeFields, describeTable, writeDataset } from "./unusable.ts";
import { BASELINE_VERSION, POLICY_VERSION, type PackFiles } from "./pack-rules.ts";

/** A file, or a folder of files, that has queries. */
export type Data =
  /** `draft`: a person has to review its cases first. */
  | { readonly kind: "suite"; readonly file: string; readonly draft: boolean }
  | { readonly kind: "log"; readonly file: string }
  | {
      readonly kind: "dataset";
      /** Relative to the folder that was looked at. */
      readonly file: string;
      /** Members of `dataset:` but its path. */
      readonly keys: Readonly<Record<string, unknown>>;
      /** The least grade that is relevant, for the config's `definition`; null if any grade above 0 is. */
      readonly relevance: number | null;
      /** The file of documents that it belongs to; null if none is known. */
      readonly corpus: string | null;
      /** Other lists of the same file: what they have in place of `keys`. */
      readonly furtherDatasets?: readonly JsonObject[];
      /** What only a person can know of it, a line each. */
      readonly hintsForPerson?: readonly string[];
      /** Present if it is a cruxe query pack. */
      readonly pack?: PackFiles;
    };

export type { UnusableFile } from "./unusable.ts";

/** How many files are read. */
const MOST_READ = 200;

/**
 * Returns the suites, datasets and logs, in this order: `init` uses the first. Returns also the files that look like queries
 * but can't be used as they are. Examples and fixtures are left out. `hasOwnSearch`: the repository has a search.
 */
export function classifyFiles(
  files: readonly string[],
  read: (file: string) => string,
  hasOwnSearch: boolean,
): { readonly data: readonly Data[]; readonly unusable: readonly UnusableFile[] } {
  const ownFiles = files.filter((file) => !/(?:^|\/)(?:examples?|fixtures)\//.test(file));
  const readableFiles = ownFiles.filter((file) =>
    /\.(?:csv|tsv|jsonl|ndjson|json|ya?ml)$/i.test(file),
  );
  const cruxePacks = findPacks(ownFiles, read);
  const documents = new DocumentNames(ownFiles, read, hasOwnSearch);
  const usableData: Data[] = [...findCollections(ownFiles)];
  const unusable: UnusableFile[] = [];
  for (const file of readableFiles.toSorted(compareLikelihood).slice(0, MOST_READ)) {
    const isTaken = [...usableData, ...cruxePacks].some(
      (each) => each.file === file || file.startsWith(`${each.file}/`),
    );
    if (isTaken) {
      continue;
    }
    const fileData = classifyFile(file, read) ?? guessGoldenFile(file, read, documents);
    if (fileData === null) {
      const description = describeUnusable(file, read);
      if (description !== null) {
        unusable.push(description);
      }
    } else if ("kind" in fileData) {
      usableData.push(fileData);
    } else {
      unusable.push(fileData);
    }
  }
  // Last, so that a pack is used only if there is no other dataset.
  usableData.push(...cruxePacks);
  const order = ["suite", "dataset", "log"];
  const data = usableData.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return { data, unusable };
}

/**
 * Words in the path of a file, its folders included, that may hold queries. Such files are read first,
 * and are used even if their columns are a guess.
 */
const MAYBE_QUERIES_PATH =
  /gold|eval|bench|relevan|quer|retriev|judg|qa[_-]|questions|smoke|cases/i;

/** Puts files with the names of golden files first. */
function compareLikelihood(a: string, b: string): number {
  const fileLikelihood = (file: string): number =>
    Number(MAYBE_QUERIES_PATH.test(file)) + Number(/gold/i.test(file));
  return fileLikelihood(b) - fileLikelihood(a);
}

/** Folders in which golden files usually lie. */
const USUAL_FOLDER =
  /(?:^|\/)(?:tests?|__tests__|specs?|evals?|evaluations?|qa|quality|golden|bench\w*|retrieval|search|relevance)\//i;

/** Files of other tools, which hold no queries. */
const NOT_GOLDEN =
  /(?:^|\/)(?:package(?:-lock)?|tsconfig[\w.-]*|composer|openapi|swagger|pnpm-lock|compose[\w.-]*|docker-compose[\w.-]*|mkdocs|corpus)\.\w+$|^\.github\//i;

/**
 * Returns a golden file with keys of its own as a dataset, or why it can't be used. Null if it seems to be none: by its
 * ending or as a file of another tool; without a list of queries, unless its name says that it has one; or if its
 * columns are a guess and its path has no word of queries.
 */
function guessGoldenFile(
  file: string,
  read: (file: string) => string,
  documents: DocumentNames,
): Data | UnusableFile | null {
  if (!/\.(?:jsonl|ndjson|json|ya?ml)$/i.test(file) || NOT_GOLDEN.test(file)) {
    return null;
  }
  const parsed = parseByEnding(file, read(file));
  if (parsed.problem !== null) {
    return SURELY_QUERIES_NAME.test(path.posix.basename(file))
      ? { what: `${file}, by its name a golden file`, reason: parsed.problem, line: null }
      : null;
  }
  const golden = readGolden(parsed.value, documents);
  const isUsual = MAYBE_QUERIES_PATH.test(file) || USUAL_FOLDER.test(file);
  if (golden === null) {
    const documentKey = isUsual ? findDocumentKey(parsed.value, documents) : null;
    return documentKey !== null || SURELY_QUERIES_NAME.test(path.posix.basename(file))
      ? describeUnread(file, parsed.value, documentKey)
      : null;
  }
  if (golden.kind === "refused") {
    if (!MAYBE_QUERIES_PATH.test(file)) {
      return null;
    }
    const { reason, entry } = golden;
    const line = `${writeDataset({ format: "json", path: `../${file}`, ...entry })}, if they are names in your index`;
    return { what: `${file}, a list of queries`, reason, line };
  }
  const [first, ...furtherDatasets] = golden.entries;
  if (!golden.isSure && !MAYBE_QUERIES_PATH.test(file)) {
    const reason = "Neither its name nor its keys say that it holds queries";
    const line = writeDataset({ format: "json", path: `../${file}`, ...first });
    const isShown = isUsual && golden.namesDocuments;
    return isShown ? { what: `${file}, a list that names documents`, reason, line } : null;
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
 * Words in the name of a file, without its folders, that is meant to hold queries. If such a file can't
 * be used, its reason is told.
 */
const SURELY_QUERIES_NAME =
  /gold|quer(?:y|ies)|question|test_?set|qa[_-]|relevan|retrieval[_-]?(?:eval|test|case)/i;

/** The value of a file, or what is wrong with its text. */
type ParsedFile =
  | { readonly problem: null; readonly value: unknown }
  /** What is wrong with the text. */
  | { readonly problem: string };

/** Parses JSON, YAML or, for any other ending, JSON lines, whose values are a list. */
function parseByEnding(file: string, text: string): ParsedFile {
  try {
    if (/\.json$/i.test(file)) {
      return { problem: null, value: JSON.parse(text) };
    }
    if (/\.ya?ml$/i.test(file)) {
      const source = { file, text, digest: "" };
      return { problem: null, value: parseForeignYaml(source, "invalid_suite").value };
    }
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    return { problem: null, value: lines.map((line): unknown => JSON.parse(line)) };
  } catch (error) {
    const [first] = error instanceof GateError ? error.problems : [];
    const message = first === undefined ? (error as Error).message : first.message;
    const linePrefix = first?.line === undefined ? "" : `line ${first.line}: `;
    return { problem: `It can't be parsed: ${linePrefix}${message}` };
  }
}

/**
 * Returns what a golden file has in which no query with documents was found: its first case with the line in which a
 * person names the keys, or that it has no list of cases. `documentKey` is the key that names documents; null if none does.
 */
function describeUnread(file: string, value: unknown, documentKey: string | null): UnusableFile {
  const what =
    documentKey === null
      ? `${file}, by its name a golden file`
      : `${file}, a list that names documents`;
  const [list] = Array.isArray(value)
    ? [{ expression: null, cases: value as readonly unknown[] }]
    : findCaseLists(value);
  const first = list?.cases[0];
  if (list === undefined || !isObject(first)) {
    const reason = `It holds ${describeValue(value)}, in which no list of cases was found`;
    return { what, reason, line: null };
  }
  const text = JSON.stringify(first);
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  const line = writeDataset({
    format: "json",
    path: `../${file}`,
    ...(list.expression === null ? {} : { cases: list.expression }),
    fields: { query: "KEY", expected: documentKey ?? "KEY" },
  });
  const unknownKeys =
    documentKey === null ? "as the query, or as its documents" : "as the query of its documents";
  const keysSentence = `Its keys are ${describeKeys(first)}`;
  return {
    what,
    reason: `No key is known ${unknownKeys}. The first case is ${shown}. ${keysSentence}`,
    line: `${line}, with your keys`,
  };
}

/** How many characters of the first case are shown. */
const MOST_SHOWN = 200;

/** Returns what a table or a log lacks; null if the file looks like neither, or can't be parsed. */
function describeUnusable(file: string, read: (file: string) => string): UnusableFile | null {
  try {
    if (/\.[ct]sv$/i.test(file)) {
      const text = read(file).replace(/^\ufeff/, "");
      const [header, ...rows] = readCsv({ file, text }, [], detectDelimiter(text));
      const names = header?.cells.map((cell) => cell.trim()) ?? [];
      return describeTable(
        file,
        names,
        rows.map(({ cells }) => cells),
      );
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

/**
 * Returns the datasets that are several files: BEIR (`queries.jsonl`, and a folder of qrels, from which the split
 * `test` or else the first is taken) and TREC (topics, and qrels beside them).
 */
function findCollections(files: readonly string[]): readonly Data[] {
  const findNeighbour = (file: string, name: RegExp): string | undefined =>
    files.find(
      (each) =>
        path.posix.dirname(each) === path.posix.dirname(file) &&
        name.test(path.posix.basename(each)),
    );
  return files.flatMap((file): readonly Data[] => {
    const folder = path.posix.dirname(file);
    const base = { kind: "dataset", relevance: null } as const;
    if (/(?:^|\/)queries\.jsonl(?:\.gz)?$/.test(file)) {
      const qrelsFiles = files.filter(
        (each) => path.posix.dirname(each) === path.posix.join(folder, "qrels"),
      );
      const splits = qrelsFiles
        .filter((each) => each.endsWith(".tsv"))
        .map((each) => path.posix.basename(each, ".tsv"));
      const split = splits.includes("test") ? "test" : splits[0];
      if (split === undefined) {
        return [];
      }
      const corpus = findNeighbour(file, /^corpus\.jsonl$/) ?? null;
      return [{ ...base, file: folder, keys: { format: "beir", split, intent: "all" }, corpus }];
    }
    const qrels = /topics[^/]*$/i.test(file)
      ? findNeighbour(file, /^(?!.*topics).*qrels/i)
      : undefined;
    if (qrels === undefined) {
      return [];
    }
    // Relative to the suite, which is a folder below; datasetBody does so for `file`.
    const qrelsPath = path.posix.join("..", qrels);
    return [
      { ...base, file, keys: { format: "trec", qrels: qrelsPath, intent: "all" }, corpus: null },
    ];
  });
}

/**
 * Returns what the file is by its name and text: a suite, a dataset in a known format, or a log. Null if it is none of them,
 * can't be parsed, or is YAML whose name does not say suite or cases.
 */
function classifyFile(file: string, read: (file: string) => string): Data | null {
  if (/\.[ct]sv$/i.test(file)) {
    return classifyTable(file, read(file));
  }
  if (/\.ya?ml$/i.test(file) && !/suite|cases/i.test(file)) {
    return null;
  }
  const text = read(file);
  try {
    if (/\.(?:jsonl|ndjson)$/i.test(file)) {
      return classifyFirstLine(file, JSON.parse(text.split("\n", 1)[0]!));
    }
    return classifyValue(file, /\.json$/i.test(file) ? JSON.parse(text) : parse(text));
  } catch {
    // describeUnusable says why.
    return null;
  }
}

/** Returns the query packs of cruxe, each with the first policy there is and the baseline of the pack's version. */
function findPacks(files: readonly string[], read: (file: string) => string): readonly Data[] {
  const parsedFiles = files
    .filter((file) => file.endsWith(".json"))
    .slice(0, MOST_READ)
    .map((file) => ({ file, value: parseObject(read(file)) }));
  const policy = parsedFiles.find(({ value }) => value["version"] === POLICY_VERSION)?.file ?? null;
  return parsedFiles.flatMap(({ file, value: { version, queries } }): readonly Data[] => {
    const isPack =
      Array.isArray(queries) && isObject(queries[0]) && "expected_targets" in queries[0];
    if (!isPack || typeof version !== "string") {
      return [];
    }
    const intents = queries.flatMap((query: unknown) =>
      isObject(query) && typeof query["intent"] === "string" ? [query["intent"]] : [],
    );
    const baseline = parsedFiles.find(
      ({ value }) => value["version"] === BASELINE_VERSION && value["suite_version"] === version,
    );
    const pack = {
      revision: version,
      intents: [...new Set(intents)],
      policy,
      baseline: baseline?.file ?? null,
    };
    return [
      { kind: "dataset", file, keys: { format: "cruxe" }, relevance: null, corpus: null, pack },
    ];
  });
}

/** Returns the members of a JSON object; an empty object if the text is none. */
function parseObject(text: string): JsonObject {
  try {
    return objectMembers(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Returns a dataset of the format. If its highest grade is above 1, half of it, rounded up, counts as relevant. */
function makeDataset(
  file: string,
  format: string,
  furtherKeys: Readonly<Record<string, unknown>> = {},
  highestGrade = 1,
): Data {
  const relevance = highestGrade > 1 ? Math.ceil(highestGrade / 2) : null;
  return { kind: "dataset", file, keys: { format, ...furtherKeys }, relevance, corpus: null };
}

/** Returns what a file of JSON lines is by its first line; null if it is neither qrels nor a log. */
function classifyFirstLine(file: string, first: unknown): Data | null {
  if (!isObject(first)) {
    return null;
  }
  if ("query_id" in first && "relevant_docs" in first) {
    return makeDataset(file, "qrels-jsonl", { intent: "all" });
  }
  return "query" in first && Object.keys(first).some((name) => LOGGED.test(name))
    ? { kind: "log", file }
    : null;
}

/** Whether the value is a suite of this program: other tools' golden files may have a version and cases, but no revision. */
function isSuite(value: JsonObject): boolean {
  const isNamed = typeof value["name"] === "string" && "revision" in value;
  return isNamed && "version" in value && ("cases" in value || "dataset" in value);
}

/**
 * Returns what a JSON or YAML file is by its value: a suite, or a dataset of _rank_eval, of judgments with ratings, or of
 * evidence (`gold` items with a type). Null if it is none of them.
 */
function classifyValue(file: string, value: unknown): Data | null {
  if (isObject(value) && isSuite(value)) {
    return { kind: "suite", file, draft: value["draft"] === true };
  }
  const judgments = isObject(value) ? (value["judgmentRatings"] ?? value["judgments"]) : value;
  if (isObject(value) && listRatings(value["requests"]).length > 0) {
    return makeDataset(file, "rank-eval", {}, highestRating(value["requests"]));
  }
  if (listRatings(judgments).length > 0) {
    return makeDataset(file, "judgments", {}, highestRating(judgments));
  }
  const [entry]: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = isObject(entry) && "query" in entry ? entry["gold"] : undefined;
  // Evidence: each query has a list `gold` of items with a type.
  const isEvidence = Array.isArray(items) && items.some((item) => isObject(item) && "type" in item);
  return isEvidence ? makeDataset(file, "evidence", { intent: "all" }) : null;
}

/** Returns the members of `ratings` of all objects in the list; empty if it is no list. */
function listRatings(list: unknown): readonly unknown[] {
  return Array.isArray(list)
    ? list.flatMap((each) =>
        isObject(each) && Array.isArray(each["ratings"]) ? each["ratings"] : [],
      )
    : [];
}

/** Returns the highest of these ratings; 0 if there is none. */
function highestRating(list: unknown): number {
  return listRatings(list).reduce<number>(
    (max, each) => Math.max(max, Number(isObject(each) ? each["rating"] : 0) || 0),
    0,
  );
}

// Names of columns.
const QUERY = /^(?:query|question|q|search|search_?(?:query|term)|keywords?|input|prompt)$/i;
const EXPECTED =
  /^(?:answer[ _-]?(?:docs?|documents?|paths?|ids?|urls?|pages?|files?)|(?:expected|relevant|target|correct|gold|right)[ _-]?(?:docs?|documents?|paths?|ids?|urls?|pages?|results?|files?)?|__expected|docs?|documents?|doc[ _-]?ids?|paths?|urls?|pages?)$/i;
/** Columns of a log of searches. */
const LOGGED = /^(?:click\w*|session\w*|visit\w*|count|searches|search_count|freq\w*)$/i;
/** Further columns of a dataset, by what they are called in its `columns`. */
const FURTHER_COLUMNS = {
  intent: /^(?:intent|category|topic|type|kind|section)$/i,
  grade: /^(?:grade|rating|relevance)$/i,
  id: /^(?:id|case|case[ _-]?id|test[ _-]?id|query[ _-]?id|qid)$/i,
} as const;

/**
 * Returns what a table is by its columns: a dataset of Quepid, Ragas or with a query and its documents, or a log. Null if it
 * is none of them.
 */
function classifyTable(file: string, text: string): Data | null {
  const source = { file, text: text.replace(/^\ufeff/, "") };
  const delimiter = detectDelimiter(source.text);
  const [header, ...rows] = readCsv(source, [], delimiter);
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const findColumn = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const columnCells = (index: number): readonly string[] =>
    rows.map((row) => row.cells[index] ?? "");
  const ratingColumn = findColumn(/^rating$/i);
  const queryColumn = findColumn(QUERY);
  const expectedColumn = findColumn(EXPECTED);
  if (ratingColumn !== -1 && findColumn(/^query$/i) !== -1 && findColumn(/^docid$/i) !== -1) {
    return makeDataset(
      file,
      "quepid",
      {},
      Math.max(...columnCells(ratingColumn).map(Number).filter(Number.isFinite)),
    );
  }
  const hasColumns = (first: RegExp, second: RegExp): boolean =>
    findColumn(first) !== -1 && findColumn(second) !== -1;
  if (
    hasColumns(/^user_input$/, /^reference(?:_contexts)?$/) ||
    hasColumns(/^question$/, /^ground_truth$/)
  ) {
    return makeDataset(file, "ragas-csv", { intent: "all" });
  }
  if (queryColumn === -1) {
    return null;
  }
  if (findColumn(LOGGED) !== -1) {
    return { kind: "log", file };
  }
  if (expectedColumn === -1) {
    return null;
  }
  const furtherColumns = Object.entries(FURTHER_COLUMNS).flatMap(([column, pattern]) =>
    findColumn(pattern) === -1 ? [] : [[column, names[findColumn(pattern)]!]],
  );
  const columns = {
    query: names[queryColumn]!,
    expected: names[expectedColumn]!,
    ...Object.fromEntries(furtherColumns),
  };
  const separator = ["|", ";", ","].find((each) =>
    columnCells(expectedColumn).some((cell) => cell.includes(each)),
  );
  return makeDataset(file, "csv", { columns, ...(separator === undefined ? {} : { separator }) });
}

/** What `init` finds of queries and judgments: a suite, a dataset that a suite can read, a log of searches. Reads; starts nothing. */
import path from "node:path";
import { parse } from "yaml";
import { GateError } from "../../errors.ts";
import { detectDelimiter, readCsv } from "../../files/formats/delimited.ts";
import { findCaseLists } from "../../files/formats/json-file.ts";
import { describeValue, keysText } from "../../files/formats/json-targets.ts";
import { parseForeignYaml } from "../../files/yaml-document.ts";
import { type JsonObject, isObject, objectMembers } from "../../system/json.ts";
import { DocumentNames } from "./document-names.ts";
import { readGolden } from "./golden.ts";
import { type UnusableFile, describeFields, describeTable, writeDataset } from "./unusable.ts";
import { BASELINE_VERSION, POLICY_VERSION, type PackFiles } from "./pack-rules.ts";

export type Data =
  /** `draft`: a person has to go through it first. */
  | { readonly kind: "suite"; readonly file: string; readonly draft: boolean }
  | { readonly kind: "log"; readonly file: string }
  | {
      readonly kind: "dataset";
      /** Relative to the folder that was looked at. */
      readonly file: string;
      /** Members of `dataset:` but its path, and what of the definition it needs. */
      readonly keys: Readonly<Record<string, unknown>>;
      readonly relevance: number | null;
      readonly corpus: string | null;
      /** What further datasets of the same file have in place of `keys`. */
      readonly furtherDatasets?: readonly JsonObject[];
      /** What only a person can know of it, a line each. */
      readonly hintsForPerson?: readonly string[];
      /** Present if it is a cruxe query pack. */
      readonly pack?: PackFiles;
    };

export type { UnusableFile } from "./unusable.ts";

const MOST_READ = 200;

/** Returns the suites, datasets and logs, of which the first is used, and the files that can't be used as they are. */
export function classifyFiles(
  files: readonly string[],
  read: (file: string) => string,
  hasOwnSearch: boolean,
): { readonly data: readonly Data[]; readonly unusable: readonly UnusableFile[] } {
  const own = files.filter((file) => !/(?:^|\/)(?:examples?|fixtures)\//.test(file));
  const named = own.filter((file) => /\.(?:csv|tsv|jsonl|ndjson|json|ya?ml)$/i.test(file));
  const packs = findPacks(own, read);
  const documents = new DocumentNames(own, read, hasOwnSearch);
  const found: Data[] = [...collectionFolders(own)];
  const unusable: UnusableFile[] = [];
  for (const file of named.toSorted(compareLikelihood).slice(0, MOST_READ)) {
    const isTaken = [...found, ...packs].some(
      (each) => each.file === file || file.startsWith(`${each.file}/`),
    );
    if (isTaken) {
      continue;
    }
    const data = classifyFile(file, read) ?? readGoldenFile(file, read, documents);
    if (data === null) {
      const description = describeUnusable(file, read);
      if (description !== null) {
        unusable.push(description);
      }
    } else if ("kind" in data) {
      found.push(data);
    } else {
      unusable.push(data);
    }
  }
  found.push(...packs);
  const order = ["suite", "dataset", "log"];
  const data = found.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return { data, unusable };
}

/** Names that golden files have. */
const LIKELY = /gold|eval|bench|relevan|quer|retriev|judg|qa[_-]|questions|smoke|cases/i;

/** Puts files with the names of golden files first. */
function compareLikelihood(a: string, b: string): number {
  const fileLikelihood = (file: string): number =>
    Number(LIKELY.test(file)) + Number(/gold/i.test(file));
  return fileLikelihood(b) - fileLikelihood(a);
}

const NOT_GOLDEN =
  /(?:^|\/)(?:package(?:-lock)?|tsconfig[\w.-]*|composer|openapi|swagger|pnpm-lock|compose[\w.-]*|docker-compose[\w.-]*|mkdocs|corpus)\.\w+$|^\.github\//i;

/** Returns a golden file with keys of its own, or why it can't be read; null if the file is none. */
function readGoldenFile(
  file: string,
  read: (file: string) => string,
  documents: DocumentNames,
): Data | UnusableFile | null {
  if (!/\.(?:jsonl|ndjson|json|ya?ml)$/i.test(file) || NOT_GOLDEN.test(file)) {
    return null;
  }
  const parsed = parseByEnding(file, read(file));
  if (parsed.problem !== null) {
    return GOLDEN_NAME.test(path.posix.basename(file))
      ? { what: `${file}, by its name a golden file`, reason: parsed.problem, line: null }
      : null;
  }
  const golden = readGolden(parsed.value, documents);
  if (golden === null) {
    return GOLDEN_NAME.test(path.posix.basename(file)) ? describeUnread(file, parsed.value) : null;
  }
  if (golden.kind === "refused") {
    if (!LIKELY.test(file)) {
      return null;
    }
    const { reason, entry } = golden;
    const line = `${writeDataset({ format: "json", path: `../${file}`, ...entry })}, if they are names in your index`;
    return { what: `${file}, a list of queries`, reason, line };
  }
  if (!golden.isSure && !LIKELY.test(file)) {
    return null;
  }
  const [first, ...furtherDatasets] = golden.entries;
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

/** The name of a file that is meant to hold queries. */
const GOLDEN_NAME =
  /gold|quer(?:y|ies)|question|test_?set|qa[_-]|relevan|retrieval[_-]?(?:eval|test|case)/i;

type ParsedFile =
  | { readonly problem: null; readonly value: unknown }
  /** What is wrong with the text. */
  | { readonly problem: string };

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
    const where = first?.line === undefined ? "" : `line ${first.line}: `;
    return { problem: `It can't be parsed: ${where}${message}` };
  }
}

/** Says what a golden file holds in which no query with documents was found, and how it is read all the same. */
function describeUnread(file: string, value: unknown): UnusableFile {
  const what = `${file}, by its name a golden file`;
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
    fields: { query: "KEY", expected: "KEY" },
  });
  const seen = `Its keys are ${keysText(first)}`;
  return {
    what,
    reason: `No key is known as the query, or as its documents. The first case is ${shown}. ${seen}`,
    line: `${line}, with your keys`,
  };
}

const MOST_SHOWN = 200;

/** Returns what a table or a log lacks; null if the file looks like neither. */
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

/** Collections of several files. */
function collectionFolders(files: readonly string[]): readonly Data[] {
  const findNeighbour = (file: string, name: RegExp): string | undefined =>
    files.find(
      (each) =>
        path.posix.dirname(each) === path.posix.dirname(file) &&
        name.test(path.posix.basename(each)),
    );
  return files.flatMap((file): readonly Data[] => {
    const at = path.posix.dirname(file);
    const base = { kind: "dataset", relevance: null } as const;
    if (/(?:^|\/)queries\.jsonl(?:\.gz)?$/.test(file)) {
      const below = files.filter(
        (each) => path.posix.dirname(each) === path.posix.join(at, "qrels"),
      );
      const splits = below
        .filter((each) => each.endsWith(".tsv"))
        .map((each) => path.posix.basename(each, ".tsv"));
      const split = splits.includes("test") ? "test" : splits[0];
      if (split === undefined) {
        return [];
      }
      const corpus = findNeighbour(file, /^corpus\.jsonl$/) ?? null;
      return [{ ...base, file: at, keys: { format: "beir", split, intent: "all" }, corpus }];
    }
    const qrels = /topics[^/]*$/i.test(file)
      ? findNeighbour(file, /^(?!.*topics).*qrels/i)
      : undefined;
    if (qrels === undefined) {
      return [];
    }
    const written = path.posix.join("..", qrels);
    return [
      { ...base, file, keys: { format: "trec", qrels: written, intent: "all" }, corpus: null },
    ];
  });
}

/** Returns what the file is by its name and text: a suite, a data set or a log; null if it is none of them. */
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

/** Returns the query packs of cruxe, each with the policy and the baseline that belong to it. */
function findPacks(files: readonly string[], read: (file: string) => string): readonly Data[] {
  const versioned = files
    .filter((file) => file.endsWith(".json"))
    .slice(0, MOST_READ)
    .map((file) => ({ file, value: parseObject(read(file)) }));
  const policy = versioned.find(({ value }) => value["version"] === POLICY_VERSION)?.file ?? null;
  return versioned.flatMap(({ file, value: { version, queries } }): readonly Data[] => {
    const isPack =
      Array.isArray(queries) && isObject(queries[0]) && "expected_targets" in queries[0];
    if (!isPack || typeof version !== "string") {
      return [];
    }
    const intents = queries.flatMap((query: unknown) =>
      isObject(query) && typeof query["intent"] === "string" ? [query["intent"]] : [],
    );
    const baseline = versioned.find(
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

/** Returns an empty object if the text is no JSON object. */
function parseObject(text: string): JsonObject {
  try {
    return objectMembers(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Returns a dataset of the format. If the highest grade is above 1, relevance is half of it, rounded up. */
function makeDataset(
  file: string,
  format: string,
  more: Readonly<Record<string, unknown>> = {},
  most = 1,
): Data {
  const relevance = most > 1 ? Math.ceil(most / 2) : null;
  return { kind: "dataset", file, keys: { format, ...more }, relevance, corpus: null };
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

/** Golden files of others have a version and cases, too, but no revision. */
function isSuite(value: JsonObject): boolean {
  const isNamed = typeof value["name"] === "string" && "revision" in value;
  return isNamed && "version" in value && ("cases" in value || "dataset" in value);
}

/** Returns what a JSON or YAML file is by its value: a suite or a data set; null if it is none of them. */
function classifyValue(file: string, value: unknown): Data | null {
  if (isObject(value) && isSuite(value)) {
    return { kind: "suite", file, draft: value["draft"] === true };
  }
  const listRatings = (list: unknown): readonly unknown[] =>
    Array.isArray(list)
      ? list.flatMap((each) =>
          isObject(each) && Array.isArray(each["ratings"]) ? each["ratings"] : [],
        )
      : [];
  const highestRating = (list: unknown): number =>
    listRatings(list).reduce<number>(
      (max, each) => Math.max(max, Number(isObject(each) ? each["rating"] : 0) || 0),
      0,
    );
  const lists = isObject(value) ? (value["judgmentRatings"] ?? value["judgments"]) : value;
  if (isObject(value) && listRatings(value["requests"]).length > 0) {
    return makeDataset(file, "rank-eval", {}, highestRating(value["requests"]));
  }
  if (listRatings(lists).length > 0) {
    return makeDataset(file, "judgments", {}, highestRating(lists));
  }
  const [entry]: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = isObject(entry) && "query" in entry ? entry["gold"] : undefined;
  const isEvidence = Array.isArray(items) && items.some((item) => isObject(item) && "type" in item);
  return isEvidence ? makeDataset(file, "evidence", { intent: "all" }) : null;
}

const QUERY = /^(?:query|question|q|search|search_?(?:query|term)|keywords?|input|prompt)$/i;
const EXPECTED =
  /^(?:answer[ _-]?(?:docs?|documents?|paths?|ids?|urls?|pages?|files?)|(?:expected|relevant|target|correct|gold|right)[ _-]?(?:docs?|documents?|paths?|ids?|urls?|pages?|results?|files?)?|__expected|docs?|documents?|doc[ _-]?ids?|paths?|urls?|pages?)$/i;
const LOGGED = /^(?:click\w*|session\w*|visit\w*|count|searches|search_count|freq\w*)$/i;
const MORE = {
  intent: /^(?:intent|category|topic|type|kind|section)$/i,
  grade: /^(?:grade|rating|relevance)$/i,
  id: /^(?:id|case|case[ _-]?id|test[ _-]?id|query[ _-]?id|qid)$/i,
} as const;

/** Returns what a table is by its columns: a data set or a log; null if it is none of them. */
function classifyTable(file: string, text: string): Data | null {
  const source = { file, text: text.replace(/^\ufeff/, "") };
  const delimiter = detectDelimiter(source.text);
  const [header, ...rows] = readCsv(source, [], delimiter);
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const findColumn = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const columnCells = (index: number): readonly string[] =>
    rows.map((row) => row.cells[index] ?? "");
  const rating = findColumn(/^rating$/i);
  const query = findColumn(QUERY);
  const expected = findColumn(EXPECTED);
  if (rating !== -1 && findColumn(/^query$/i) !== -1 && findColumn(/^docid$/i) !== -1) {
    return makeDataset(
      file,
      "quepid",
      {},
      Math.max(...columnCells(rating).map(Number).filter(Number.isFinite)),
    );
  }
  const isRagas = (question: RegExp, others: RegExp): boolean =>
    findColumn(question) !== -1 && findColumn(others) !== -1;
  if (
    isRagas(/^user_input$/, /^reference(?:_contexts)?$/) ||
    isRagas(/^question$/, /^ground_truth$/)
  ) {
    return makeDataset(file, "ragas-csv", { intent: "all" });
  }
  if (query === -1) {
    return null;
  }
  if (findColumn(LOGGED) !== -1) {
    return { kind: "log", file };
  }
  if (expected === -1) {
    return null;
  }
  const more = Object.entries(MORE).flatMap(([column, pattern]) =>
    findColumn(pattern) === -1 ? [] : [[column, names[findColumn(pattern)]!]],
  );
  const columns = { query: names[query]!, expected: names[expected]!, ...Object.fromEntries(more) };
  const separator = ["|", ";", ","].find((each) =>
    columnCells(expected).some((cell) => cell.includes(each)),
  );
  return makeDataset(file, "csv", { columns, ...(separator === undefined ? {} : { separator }) });
}

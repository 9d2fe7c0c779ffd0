/**
 * Finds files with queries for `init`: suites, datasets that a suite can name (golden files,
 * tables, judgments, collections such as BEIR), and logs of searches. A file that can't be used
 * says why, and has the line that would use it.
 */
import path from "node:path";
import { stringify } from "yaml";
import { isBlankOrComment } from "../../files/document.ts";
import { parseForeignYaml } from "../../files/yaml-document.ts";
import { type JsonObject, objectMembers, withoutUndefined } from "../../system/json.ts";
import { QUERY_FIELD, readTable } from "../suggest/query-log.ts";
import { CODE, type ReadFile } from "./candidates.ts";
import { type MeasureFit, makeMeasureFit } from "./name-fit.ts";
import { isDocumentKey } from "./golden-columns.ts";
import { type Golden, readGolden } from "./golden.ts";
import { docsPage } from "../../model/docs-page.ts";

/** A file with queries, or a folder of such files. */
export type QueryFile = Suite | Dataset | QueryLog | UnusableFile;

/** The cases of a gate. */
export interface Suite {
  readonly kind: "suite";
  readonly file: string;
  /** Whether a person has to review its cases first. */
  readonly draft: boolean;
}

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
}

/** Queries without documents, from which `suggest` drafts cases. */
interface QueryLog {
  readonly kind: "log";
  readonly file: string;
}

/** A file that looks like queries and can't be used as it is. */
interface UnusableFile {
  readonly kind: "unusable";
  readonly file: string;
  readonly obstacle: string;
  /** A line of a suite that makes it usable; null if there is none. */
  readonly line: string | null;
}

function unusable(file: string, obstacle: string, line: string | null = null): UnusableFile {
  return { kind: "unusable", file, obstacle, line };
}

/** How many files of data are read. */
const MOST_READ = 200;
/** Folders of files that tests use. */
const FIXTURES = /(?:^|\/)fixtures\//;
/** Words in the path of a file that may hold queries. */
const QUERIES_PATH =
  /gold|known|expect|eval|bench|relevan|quer|retriev|judg|qa[_-]|question|smoke|cases|frage/i;
/** Words in the name of a file that is meant to hold queries. */
const QUERIES_NAME =
  /gold|known|expect|quer(?:y|ies)|question|test_?set|qa[_-]|relevan|retrieval[_-]?(?:eval|test|case)/i;
/** Words in the path of a file that a run of an evaluation has written. */
const OUTPUT_PATH = /(?:^|[/_-])(?:results?|reports?|outputs?|runs?|logs?|history)(?:[/_.-]|$)/i;
/** Files of other tools, which hold no queries. */
const NO_QUERIES =
  /(?:^|\/)(?:package(?:-lock)?|tsconfig[\w.-]*|composer|openapi|swagger|pnpm-lock|compose[\w.-]*|docker-compose[\w.-]*|mkdocs|corpus)\.\w+$|^(?:\.github|baselines)\//i;

/**
 * Returns the files that have queries, the one to use first: all suites, then datasets, logs, and
 * files that can't be used. Within each kind collections are first, then the likelier files: a word
 * of queries in the path counts for a file, a folder of fixtures against it, and the path of an
 * output of an evaluation three times against it. At most MOST_READ files are read, the likeliest.
 * Examples and some fixtures are left out (isOwnFile), and files of other tools.
 */
export function findQueries(files: readonly string[], read: ReadFile): readonly QueryFile[] {
  const ownFiles = files.filter(isOwnFile);
  const measureFit = makeMeasureFit(ownFiles, read);
  const likelihood = (file: string): number =>
    Number(QUERIES_PATH.test(file)) -
    3 * Number(OUTPUT_PATH.test(file)) -
    Number(FIXTURES.test(file));
  const readable = ownFiles
    .filter(
      (file) => /\.(?:[ct]sv|jsonl|ndjson|json|ya?ml|txt)$/i.test(file) && !NO_QUERIES.test(file),
    )
    .toSorted((a, b) => likelihood(b) - likelihood(a));
  const found: QueryFile[] = [...findCollections(ownFiles)];
  for (const file of readable.slice(0, MOST_READ)) {
    // A collection is a folder, whose files are no further data.
    const isPart = found.some((other) => other.file === file || file.startsWith(`${other.file}/`));
    const queryFile = isPart ? null : classifyFile(file, read(file), measureFit);
    if (queryFile !== null) {
      found.push(queryFile);
    }
  }
  // Queries in code can't be read: such files are unusable, and the last ones.
  found.push(...ownFiles.flatMap((file) => describeCode(file, read) ?? []));
  const places = { suite: 0, dataset: 1, log: 2, unusable: 3 };
  return found.toSorted((a, b) => places[a.kind] - places[b.kind]);
}

/** Whether the file is no example, and no fixture but one whose name speaks of queries. */
function isOwnFile(file: string): boolean {
  return FIXTURES.test(file)
    ? QUERIES_NAME.test(path.posix.basename(file))
    : !/(?:^|\/)examples?\//.test(file);
}

/** Returns what a file holds; null if it holds no queries, as far as can be seen. */
function classifyFile(file: string, text: string, measureFit: MeasureFit): QueryFile | null {
  if (/\.[ct]sv$/i.test(file)) {
    return classifyTable(file, text, measureFit);
  }
  if (/\.txt$/i.test(file)) {
    const isCalledQueries = /quer(?:y|ies)|question/i.test(path.posix.basename(file));
    return isCalledQueries && /\n./.test(text) ? { kind: "log", file } : null;
  }
  // A file that is meant to hold queries is listed although none are found in it.
  const isNamed = QUERIES_NAME.test(path.posix.basename(file));
  const value = parseByEnding(file, text);
  if (value === undefined) {
    const obstacle =
      "It can't be parsed. Name it as the suite's dataset, and `retrieval-gate validate` says where";
    return isNamed ? unusable(file, obstacle) : null;
  }
  const known = readKnownFormat(file, value);
  if (known !== null) {
    return known;
  }
  const golden = readGolden(value, measureFit);
  if (golden !== null) {
    const entries = golden.entries.map((entry) => ({ format: "json", ...entry }));
    return classifyGolden(file, { ...golden, entries });
  }
  if (!isNamed) {
    return null;
  }
  const fields = { query: "KEY", expected: "KEY" };
  const line = `${writeDataset(file, [{ format: "json", fields }])}, with your keys`;
  return unusable(file, "No list of queries with documents was found in it", line);
}

/** Whether the path says that the file holds queries. */
function isNamedAsQueries(file: string): boolean {
  return QUERIES_PATH.test(file) && !OUTPUT_PATH.test(file);
}

/**
 * Returns a golden file as a dataset if two of these say that it is one: its path, each of the
 * telling words in its keys, and names that are documents here. With less it is null. A file with
 * queries and no column of documents is unusable if a key says that it has queries, and it is a
 * table or its path says so, too; else null.
 */
function classifyGolden(file: string, golden: Golden): Dataset | UnusableFile | null {
  const { corpus, hints, entries, tellingWords } = golden;
  const isNamed = isNamedAsQueries(file);
  if (golden.columns.expected === undefined) {
    const isMeant = isNamed || /\.[ct]sv$/i.test(file);
    return isMeant && tellingWords > 0
      ? unusable(file, "It has queries, and names no documents that they should find")
      : null;
  }
  // One name of a document may be there by chance, unless the path speaks of queries.
  const namesDocuments = golden.documentCount >= (isNamed ? 1 : 2);
  const isLikely = Number(isNamed) + tellingWords + Number(namesDocuments) >= 2;
  if (golden.obstacle !== null) {
    return isLikely ? unusable(file, golden.obstacle, writeDataset(file, entries)) : null;
  }
  if (isLikely) {
    const relevance = guessRelevance(golden.columns.grade?.values ?? []);
    return { kind: "dataset", file, entries, relevance, corpus, hints };
  }
  return null;
}

/** Parses JSON, YAML, or by any other ending JSON lines, as a list; undefined if that fails. */
export function parseByEnding(file: string, text: string): unknown {
  try {
    if (/\.ya?ml$/i.test(file)) {
      return parseForeignYaml({ file, text, digest: "" }, "invalid_suite").value;
    }
    if (/\.json$/i.test(file)) {
      return JSON.parse(text);
    }
    const lines = text.split("\n").filter((line) => !isBlankOrComment(line));
    return lines.map((line): unknown => JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** Code that calls a search with a query, and says which documents it expects. */
const QUERY_IN_CODE =
  /\b(?:query|question|q|term|want|search\w*|retrieve\w*)["']?\s*[:=(]+\s*["'`]/gi;
/** A row of a table of tests: `{"reset", "how do I reset my password", …`. */
const ROW_IN_CODE = /^\s*[{[(]\s*(["'`])[^"'`]+\1,.*["'`]/gm;
const EXPECTED_IN_CODE = /expect|relevan|gold|source|\bwant\b|should|assert/i;

/**
 * Returns a file of tests whose code has three queries or more, and words of a search and of what
 * it should find: as unusable, with the page that says how to export them. Null for any other.
 */
function describeCode(file: string, read: ReadFile): UnusableFile | null {
  const testPath =
    /(?:^|\/)(?:tests?|__tests__|evals?|bench\w*)\/|[._-](?:test|spec)s?\.|test_|gold|quer/i;
  if (!CODE.test(file) || !testPath.test(file)) {
    return null;
  }
  const text = read(file);
  const words = `${file}\n${text}`;
  const isAboutSearch = /search|retriev|recall|golden|quer(?:y|ies)/i.test(words);
  const count = [...text.matchAll(QUERY_IN_CODE), ...text.matchAll(ROW_IN_CODE)].length;
  if (count < 3 || !isAboutSearch || !EXPECTED_IN_CODE.test(words)) {
    return null;
  }
  const page = docsPage("golden-in-code.md");
  return unusable(file, `Queries in code are not read. How to export them: ${page}`);
}

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

/** Queries of TREC: `topics.dl19.tsv`, `dev.queries.tsv`. */
const TOPICS_FILE = /topics[^/]*$|(?:^|[/._-])queries[\w.-]*\.tsv$/i;
/** Names of judgments of TREC: `qrels.dl19.txt`, but not `qrels-topics.txt`. */
const QRELS_FILE = /^(?!.*(?:topics|queries)).*qrels/i;

/** Returns the datasets that are several files: collections of BEIR and of TREC. */
function findCollections(files: readonly string[]): readonly Dataset[] {
  const found: Dataset[] = [];
  for (const file of files) {
    const folder = path.posix.dirname(file);
    const listFolder = (listedFolder: string, name: RegExp): readonly string[] =>
      files.filter(
        (other) =>
          path.posix.dirname(other) === listedFolder && name.test(path.posix.basename(other)),
      );
    if (/(?:^|\/)queries\.jsonl(?:\.gz)?$/.test(file)) {
      // The qrels of BEIR are `qrels/test.tsv` and other splits, or `qrels.tsv`.
      const qrels = listFolder(path.posix.join(folder, "qrels"), /\.tsv$/);
      const splits = qrels.map((split) => path.posix.basename(split, ".tsv"));
      const split = splits.includes("test") ? "test" : splits[0];
      if (split !== undefined || listFolder(folder, /^qrels\.tsv$/).length > 0) {
        const [corpus = null] = listFolder(folder, /^corpus\.jsonl$/);
        const keys = withoutUndefined({ format: "beir", split, intent: "all" });
        found.push({ ...makeDataset(folder, keys), corpus });
      }
    } else if (TOPICS_FILE.test(file)) {
      const [qrels] = listFolder(folder, QRELS_FILE);
      if (qrels !== undefined) {
        // From the folder in which `init` writes the suite.
        const qrelsPath = path.posix.relative("retrieval", qrels);
        found.push(makeDataset(file, { format: "trec", qrels: qrelsPath, intent: "all" }));
      }
    }
  }
  return found;
}

/** Returns a dataset without a corpus. `entry`: the members of `dataset:` without its path. */
function makeDataset(file: string, entry: JsonObject, grades: readonly unknown[] = []): Dataset {
  const relevance = guessRelevance(grades);
  return { kind: "dataset", file, entries: [entry], relevance, corpus: null, hints: [] };
}

/**
 * Returns half of the highest grade, rounded up, as the least relevant one; null up to 1, or if one
 * is no number.
 */
function guessRelevance(grades: readonly unknown[]): number | null {
  // NaN if one is no number, which is not above 1.
  const highestGrade = grades.reduce<number>((most, grade) => Math.max(most, Number(grade)), 0);
  return highestGrade > 1 ? Math.ceil(highestGrade / 2) : null;
}

/**
 * Returns a suite, a file of judgments or a log, by the value's keys; null for any other. The value
 * of a file of JSON Lines is the list of its lines: it is a log by the keys of the first line.
 */
function readKnownFormat(file: string, value: unknown): QueryFile | null {
  const object = objectMembers(value);
  const isSuite =
    typeof object["name"] === "string" &&
    "revision" in object &&
    "version" in object &&
    // A suite whose `cases` are still to be filled in (null) has no queries yet, and is none.
    (Array.isArray(object["cases"]) || "dataset" in object);
  if (isSuite) {
    return { kind: "suite", file, draft: object["draft"] === true };
  }
  // _rank_eval of Elasticsearch: { requests: [{ ratings: [{ rating: 3 }] }] }
  const text = JSON.stringify(value) ?? "";
  const ratings = [...text.matchAll(/"rating":"?(\d+)/g)].map(([, rating]) => rating);
  if (text.includes('"ratings":[{') && ratings.length > 0) {
    const format = "requests" in object ? "rank-eval" : "judgments";
    return makeDataset(file, { format }, ratings);
  }
  const namesOfFirstLine = Array.isArray(value) ? Object.keys(objectMembers(value[0])) : [];
  return /\.(?:jsonl|ndjson)$/i.test(file) ? readLog(file, namesOfFirstLine) : null;
}

/** Names of columns that only a log of searches has. */
const LOG_COLUMN = /^(?:ts|click\w*|session\w*|visit\w*|count|searches|search_count|freq\w*)$/i;
/** Names of columns that a log has, and a few datasets. */
const USUAL_LOG_COLUMN = /^(?:timestamp|time|date|user_?id|position)$/i;
/** Words in names of columns that only a dataset has. */
const DATASET_COLUMN = /expect|relevan|target|correct|gold|right/i;
/** Names of what may stand beside a query and is surely no document. */
const BESIDE_QUERY = /^(?:_?id|q_?id|query_?id|intent|category|type|section|lang(?:uage)?)$/i;

/**
 * Returns a log of searches, or queries alone, by the names of its columns; null if neither. A log
 * has a column such as `clicks`; or one such as `date`, beside none such as `expected`.
 */
function readLog(file: string, names: readonly string[]): QueryLog | null {
  const query = names.find((name) => QUERY_FIELD.test(name) && !LOG_COLUMN.test(name));
  const others = names.filter((name) => name !== query);
  const mayBeDataset = names.some((name) => DATASET_COLUMN.test(name));
  const isOfLog = (name: string): boolean =>
    LOG_COLUMN.test(name) || (USUAL_LOG_COLUMN.test(name) && !mayBeDataset);
  const areQueries = isNamedAsQueries(file) && others.every((name) => BESIDE_QUERY.test(name));
  const isLog = query !== undefined && (others.some(isOfLog) || areQueries);
  return isLog ? { kind: "log", file } : null;
}

/**
 * Returns what a table is by the names of its columns: of Quepid or of Ragas, a log, or else a
 * golden file. Null if it has no queries.
 */
function classifyTable(file: string, text: string, measureFit: MeasureFit): QueryFile | null {
  const { names, records } = readTable({ file, text }, []);
  const rows = records.map(({ value }) => value);
  const has = (...columns: readonly string[]): boolean =>
    columns.every((column) => names.some((name) => name.toLowerCase() === column));
  if (has("query", "docid", "rating")) {
    const rating = names.find((name) => /^rating$/i.test(name)) ?? "";
    const ratings = rows.map((row) => row[rating]);
    return makeDataset(file, { format: "quepid" }, ratings);
  }
  const isRagas =
    (has("user_input") && (has("reference") || has("reference_contexts"))) ||
    has("question", "ground_truth");
  if (isRagas) {
    return makeDataset(file, { format: "ragas-csv", intent: "all" });
  }
  return readLog(file, names) ?? classifyGoldenTable(file, rows, names, measureFit);
}

/** Returns a table as a golden file by its values and names; null if it is none. */
function classifyGoldenTable(
  file: string,
  rows: readonly Readonly<Record<string, string>>[],
  names: readonly string[],
  measureFit: MeasureFit,
): QueryFile | null {
  const golden = readGolden(rows, measureFit);
  if (golden === null) {
    return null;
  }
  const { expected } = golden.columns;
  const expectedName = expected?.name ?? "";
  if (measureFit([expectedName]).share === 1) {
    const obstacle =
      "Its first line is a row of the table. Write a header above it: query,expected";
    return unusable(file, obstacle);
  }
  const label = names.find((name) => /(?:^|[ _-])(?:label|judge?ment)s?$/i.test(name));
  if (label !== undefined && rows.some((row) => /\p{L}/u.test(row[label] ?? ""))) {
    return unusable(
      file,
      `Its column ${label} has words: a document that is not relevant would count as expected. Write a grade from 0 there, in a column called grade`,
    );
  }
  const roles = Object.entries(golden.columns).map(([role, column]) => [role, column?.name]);
  const unread = names.filter((name) => !roles.some(([, used]) => used === name));
  const cells = expected?.values.filter((value) => typeof value === "string") ?? [];
  const entry = withoutUndefined({
    format: "csv",
    columns: withoutUndefined(Object.fromEntries(roles)),
    separator: ["|", ";", ","].find((mark) => cells.some((cell) => cell.includes(mark))),
  });
  // In a table `page` tells as well as `expected`: the document beside a query is that of the query.
  const tellingWords = golden.tellingWords + Number(isDocumentKey(expectedName));
  // With `question` and `page` a table is used even if no document here has the names: `record`
  // stops if no result has any of them.
  const obstacle = tellingWords >= 2 ? null : golden.obstacle;
  // The golden file's hints are about `fields`, which a table does not have.
  const hints =
    unread.length === 0
      ? []
      : [
          `Not read: ${unread.join(", ")}. Add columns of intents, ids or grades to \`columns\`, such as intent: ${unread[0]}`,
        ];
  return classifyGolden(file, { ...golden, entries: [entry], hints, tellingWords, obstacle });
}

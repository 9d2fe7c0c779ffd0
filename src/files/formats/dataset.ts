/**
 * Reads `dataset:` of a suite file. The format's reader turns the files into cases. Here the cases
 * get their intents, are checked, and are cut to `limit`; and the judged documents are looked up in
 * the corpus. A "place" is a path as the suite file writes it, or a position in that file.
 */
import { UNSAFE_KEYS, showValue } from "../../system/json.ts";
import { insideRoot, isInside, type Root, absolutePath } from "../../system/root.ts";
import { suggestNearFile } from "../../system/near-file.ts";
import { GateError, placeError } from "../../errors.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import { listFirst } from "../../model/lookup.ts";
import type { Notice } from "../../model/notice.ts";
import type { Problem, ProblemPlace } from "../../model/problem.ts";
import {
  type CaseContent,
  type RatingScale,
  type ReadDataset,
  singleTargets,
  compareTargets,
} from "../../model/suite.ts";
import { invalidFile } from "../validate.ts";
import {
  DatasetFiles,
  type Dataset,
  type DatasetCase,
  type DatasetSource,
  FORMAT_KEYS,
  type Format,
  INTENT,
  type ReaderKeys,
} from "./format.ts";
import { FORMATS } from "./registry.ts";
import { splitLines } from "./lines.ts";
import type { Document } from "../read.ts";
import path from "node:path";
import { readJsonLines } from "../../retrievers/output.ts";
import { realpathSync } from "node:fs";

/** Paths are relative to the suite file. */
export interface WrittenDataset extends ReaderKeys {
  readonly format: string;
  readonly corpus?: string;
  /** The intent of all cases that the files give none. */
  readonly intent?: string;
  /** A file of intents by query id, in place of `intent`. */
  readonly intents?: string;
  /** The first cases, in the order of finishCases. */
  readonly limit?: number;
}

export interface LoadedDataset {
  /** What may be a mistake: those of the format, and judged documents that the corpus lacks. */
  readonly warnings: readonly Problem[];
  readonly cases: readonly CaseContent[];
  readonly notices: readonly Notice[];
  readonly digests: ReadonlyMap<string, string>;
  /** True if `limit` cut the cases. */
  readonly partial: boolean;
  /** Present if the config must write `definition.relevance`. */
  readonly scale?: RatingScale;
  /** This one alone. */
  readonly datasets: readonly ReadDataset[];
}

/** Where `dataset` stands: the suite file, and the pointer of the key or of an item of its list. */
interface DatasetPlace {
  readonly document: Document;
  readonly pointer: string;
}

/**
 * Reads the dataset's cases. `revision` is that of the suite. Throws `invalid_suite` if the keys do
 * not fit the format, with every problem of the files, and if no case is left; `outside_root` for a
 * path that leads out of the root; and as the reader of the format and warnOfMissingDocuments do.
 */
export async function readDataset(
  root: Root,
  datasetPlace: DatasetPlace,
  written: WrittenDataset,
  revision: string,
): Promise<LoadedDataset> {
  const { document, pointer } = datasetPlace;
  // `key` may be nested, as `fields.query` is.
  const placeOfKey = (key: string): ProblemPlace => {
    const keyPointer = `${pointer}/${key.replaceAll(".", "/")}`;
    return { file: document.file, pointer: keyPointer, line: document.lineOf(keyPointer) };
  };
  const format = requireFormat(document.file, written, placeOfKey);
  const paths = resolvePaths(root, datasetPlace, written);
  const files = new DatasetFiles(root, (file) => placeOfKey(findNamingKey(paths, file)));
  const source = { ...written, ...paths, files, placeOfKey, revision };
  const dataset = await readByFormat(format, source);
  const problems: Problem[] = [...dataset.problems];
  const intents =
    paths.intents === undefined
      ? { file: null, intentOfAll: written.intent ?? format.defaultIntent ?? null }
      : readIntents(files, paths.intents, problems);
  const allCases = finishCases(dataset.cases, intents, problems);
  // Without `limit`, slice keeps all cases.
  const cases = allCases.slice(0, written.limit);
  const isCut = cases.length < allCases.length;
  if (problems.length > 0) {
    throw invalidFile("invalid_suite", "dataset", written.path, problems);
  }
  if (cases.length === 0) {
    throw noCasesError(datasetPlace, written);
  }
  const { corpus = null } = paths;
  const { usualCorpus = null } = dataset;
  const corpusWarnings = await warnOfMissingDocuments(root, corpus, usualCorpus, cases).catch(
    (error: unknown) => {
      throw error instanceof GateError ? placeError(error, "suite", placeOfKey("corpus")) : error;
    },
  );
  // Cases are sorted by id: the first one in the file is that with the lowest line.
  const firstCase = cases.reduce((first, other) =>
    other.place.line < first.place.line ? other : first,
  );
  return {
    cases,
    notices: isCut ? [{ code: "limit", count: cases.length }] : [],
    warnings: [...(dataset.warnings ?? []), ...corpusWarnings],
    digests: files.digests,
    partial: isCut,
    datasets: [
      {
        file: paths.path,
        expected: written.fields?.expected ?? dataset.expected ?? null,
        form: dataset.form ?? null,
        cases: cases.length,
        first: firstCase,
      },
    ],
    ...(dataset.highestRating !== undefined && {
      scale: { file: paths.path, most: dataset.highestRating },
    }),
  };
}

const PATH_KEYS = ["queries", "qrels", "documents", "intents", "corpus"] as const;

type DatasetPaths = { readonly path: string } & Partial<Record<(typeof PATH_KEYS)[number], string>>;

/** Returns the paths that are written, relative to the root. Throws `outside_root`. */
function resolvePaths(
  root: Root,
  { document, pointer }: DatasetPlace,
  written: WrittenDataset,
): DatasetPaths {
  const folder = path.posix.dirname(document.file);
  const resolveInside = (key: string, place: string): string =>
    insideRoot(root, folder, place, `${document.file} (${pointer}/${key})`);
  const paths: DatasetPaths = { path: resolveInside("path", written.path) };
  for (const key of PATH_KEYS) {
    const place = written[key];
    if (place !== undefined) {
      paths[key] = resolveInside(key, place);
    }
  }
  return paths;
}

/** Returns the key whose path is the file or a folder above it, else `path`. */
function findNamingKey(paths: DatasetPaths, file: string): string {
  const namingKey = PATH_KEYS.find((key) => {
    const namedPath = paths[key];
    return namedPath !== undefined && isInside(namedPath, file);
  });
  return namingKey ?? "path";
}

/**
 * Returns what the format's reader makes of the files. A GateError with a `key` is thrown again
 * with the place of that key in the suite file.
 */
async function readByFormat(format: Format, source: DatasetSource): Promise<Dataset> {
  const readFiles = await format.load();
  try {
    return await readFiles(source);
  } catch (error) {
    const key = error instanceof GateError ? error.key : undefined;
    throw key === undefined
      ? error
      : placeError(error as GateError, "suite", source.placeOfKey(key));
  }
}

type ReportKey = (key: string, message: string) => void;

/**
 * Returns the format. Throws `invalid_suite` for keys that it does not understand, and for wrong
 * keys of intents (checkIntentKeys).
 */
function requireFormat(
  suiteFile: string,
  written: WrittenDataset,
  placeOfKey: DatasetSource["placeOfKey"],
): Format {
  const problems: Problem[] = [];
  const report: ReportKey = (key, message) => {
    problems.push({ ...placeOfKey(key), message });
  };
  const format = FORMATS.find((candidate) => candidate.name === written.format);
  if (format === undefined) {
    throw new Error(`the schema has the format ${written.format}, and the registry has not`);
  }
  for (const key of FORMAT_KEYS) {
    if (written[key] !== undefined && !format.keys.includes(key)) {
      const otherFormats = FORMATS.filter(({ keys }) => keys.includes(key));
      const otherNames = otherFormats.map((other) => other.name).join(", ");
      report(
        key,
        `\`${key}\` means nothing to format ${format.name}; remove it, or write a format that has it: ${otherNames}`,
      );
    }
  }
  checkIntentKeys(format, written, report);
  if (problems.length > 0) {
    throw invalidFile("invalid_suite", "suite", suiteFile, problems);
  }
  return format;
}

/**
 * Reports wrong keys of intents: neither `intent` nor `intents` may be written if the files give
 * all cases an intent; at most one if they give some; exactly one if they give none.
 */
function checkIntentKeys(
  { name, givesIntents }: Format,
  written: WrittenDataset,
  report: ReportKey,
): void {
  const intentKeys = (["intent", "intents"] as const).filter((key) => written[key] !== undefined);
  if (givesIntents === "all") {
    for (const key of intentKeys) {
      report(key, `format ${name} brings the intents of its queries; remove \`${key}\``);
    }
    return;
  }
  const expectedKeys =
    "expected either `intent`, one for every case, or `intents`, a file of them; for example `intent: all`";
  if (intentKeys.length > 1) {
    report("intents", expectedKeys);
  } else if (intentKeys.length === 0 && givesIntents === "none") {
    report("format", expectedKeys);
  }
}

const LONGEST_ID = 500;
const LONGEST_QUERY = 100_000;

/**
 * Returns the cases by id, those without one first, in their order. If it adds to `problems`, the
 * cases must not be used.
 */
export function finishCases(
  cases: readonly DatasetCase[],
  intents: Intents,
  problems: Problem[],
): readonly CaseContent[] {
  const sortedCases = cases.toSorted((a, b) => compareCodePoints(a.id ?? "", b.id ?? ""));
  return sortedCases.map((datasetCase) => finishDatasetCase(datasetCase, intents, problems));
}

/**
 * Returns the case of a suite. An intent of its own comes before those of `intents`. A case without
 * an intent is a problem, and gets an empty one.
 */
function finishDatasetCase(
  datasetCase: DatasetCase,
  intents: Intents,
  problems: Problem[],
): CaseContent {
  const { place } = datasetCase;
  const report = (message: string): void => void problems.push({ ...place, message });
  // nameByQuery gives an id to a case without one.
  const id = datasetCase.id ?? "";
  // By which `intents` and messages name the case.
  const name = datasetCase.id ?? datasetCase.query;
  if (id.length > LONGEST_ID) {
    report(`query id of ${id.length} characters, expected at most ${LONGEST_ID}`);
  }
  if (UNSAFE_KEYS.has(id)) {
    report(`"${id}" can't be an id, because reports have ids as keys`);
  }
  if (datasetCase.query.length > LONGEST_QUERY) {
    report(`query of ${datasetCase.query.length} characters, expected at most ${LONGEST_QUERY}`);
  }
  const intentOfDataset =
    intents.file === null ? intents.intentOfAll : (intents.byId.get(name) ?? null);
  const intent = datasetCase.intent ?? intentOfDataset;
  if (intent === null) {
    const placeOrAdvice =
      intents.file === null ? "; write `intent` beside it, or in `dataset`" : ` in ${intents.file}`;
    report(`query ${JSON.stringify(name)} has no intent${placeOrAdvice}`);
  }
  return {
    ...datasetCase,
    id,
    ...(datasetCase.id === null && { named_by_query: true as const }),
    intent: intent ?? "",
    expected: datasetCase.expected.toSorted(compareTargets),
    forbidden: datasetCase.forbidden.toSorted(compareTargets),
    expect_empty: datasetCase.expect_empty === true,
    critical: false,
  };
}

function noCasesError({ document, pointer }: DatasetPlace, written: WrittenDataset): GateError {
  const problem = {
    file: document.file,
    pointer,
    line: document.lineOf(pointer),
    message: `the ${written.format} dataset ${written.path} has no query that is judged`,
  };
  return invalidFile("invalid_suite", "suite", document.file, [problem]);
}

const MOST_SHOWN = 5;

/**
 * Returns one warning that names judged documents that the corpus lacks. The corpus is the path in
 * the suite file, or else the one that the format usually has. A written corpus that does not exist
 * throws `file_not_found`; if the usual one does not exist, nothing is checked.
 */
export async function warnOfMissingDocuments(
  root: Root,
  writtenCorpus: string | null,
  usualCorpus: string | null,
  cases: readonly CaseContent[],
): Promise<readonly Problem[]> {
  const corpusFile = writtenCorpus ?? usualCorpus;
  if (corpusFile === null) {
    return [];
  }
  const judgedDocuments = cases.flatMap(({ expected, judged_irrelevant: irrelevant = [] }) => [
    ...expected.flatMap(singleTargets).map((target) => target.value),
    ...irrelevant,
  ]);
  const missingDocuments = await findMissingFromCorpus(root, corpusFile, new Set(judgedDocuments));
  if (missingDocuments === null && writtenCorpus !== null) {
    const suggestion = suggestNearFile(root, writtenCorpus);
    throw new GateError(
      "file_not_found",
      `corpus ${writtenCorpus} does not exist${suggestion}`,
      "Name the file of documents with `corpus`, relative to the suite file; or leave it out.",
    );
  }
  if (missingDocuments === null || missingDocuments.length === 0) {
    return [];
  }
  const countText =
    missingDocuments.length === 1
      ? "1 judged document"
      : `${missingDocuments.length} judged documents`;
  const idList = listFirst(missingDocuments.map(showValue), MOST_SHOWN);
  return [{ file: corpusFile, message: `the corpus lacks ${countText}: ${idList}` }];
}

/**
 * The intents of cases that have none of their own: one for all (null: each case must have its
 * own), or those of a file by the query's id.
 */
type Intents =
  | { readonly file: null; readonly intentOfAll: string | null }
  | { readonly file: string; readonly byId: ReadonlyMap<string, string> };

/**
 * Returns intents by query id. Each line has an id, a tab and the intent. Ids that the dataset does
 * not have are no problem: one file may serve several splits.
 */
function readIntents(files: DatasetFiles, place: string, problems: Problem[]): Intents {
  const { file, text } = files.readText([place], {
    what: "intents",
    hint: "Check `dataset.intents`.",
  });
  const byId = new Map<string, string>();
  for (const { line, text: rowText } of splitLines(text)) {
    const columns = rowText.split("\t").map((cell) => cell.trim());
    const [id = "", intent = ""] = columns;
    const earlierIntent = byId.get(id);
    const report = (message: string): void => void problems.push({ file, line, message });
    if (columns.length !== 2 || id === "") {
      report(`expected a query's id, a tab and its intent; got ${showValue(rowText)}`);
    } else if (!INTENT.test(intent)) {
      report(
        `expected an intent of letters, digits, \`.\`, \`_\` and \`-\`; got ${showValue(intent)}`,
      );
    } else if (earlierIntent !== undefined && earlierIntent !== intent) {
      report(`query ${showValue(id)} has intent ${showValue(earlierIntent)} on an earlier line`);
    } else {
      byId.set(id, intent);
    }
  }
  return { file, byId };
}

/**
 * Returns the documents that the corpus lacks, in code point order; null if neither the file nor
 * the file with `.gz` exists. It is read line by line, since it may be larger than the memory, and
 * always from the work tree, since what it lacks is only a warning. Throws `invalid_suite` for a
 * line without an id.
 */
async function findMissingFromCorpus(
  root: Root,
  file: string,
  documents: ReadonlySet<string>,
): Promise<readonly string[] | null> {
  const existingFile = [file, `${file}.gz`].find((candidate) => existsInside(root, candidate));
  if (existingFile === undefined) {
    return null;
  }
  const missingDocuments = new Set(documents);
  const corpusPath = realpathSync(absolutePath(root, existingFile));
  const corpus = { path: corpusPath, name: existingFile, code: "invalid_suite" } as const;
  await readJsonLines(corpus, ({ _id, id = _id }) => {
    if (typeof id !== "string" || id === "") {
      return "expected an object whose `_id` or `id` is text that is not empty";
    }
    missingDocuments.delete(id);
    return null;
  });
  return [...missingDocuments].toSorted(compareCodePoints);
}

/**
 * Whether the file is in the work tree. Throws `outside_root` if it is a link that leads out of the
 * root.
 */
function existsInside(root: Root, file: string): boolean {
  try {
    insideRoot(root, ".", realpathSync(absolutePath(root, file)), `corpus ${file} (a link)`);
    return true;
  } catch (error) {
    if (error instanceof GateError) {
      throw error;
    }
    // realpathSync failed: there is no such file.
    return false;
  }
}

/** `dataset:` of a suite file: the format reads the files, here its cases get intents and are cut and checked. */
import { UNSAFE_KEYS, objectMembers, showValue, describeJsonError } from "../../system/json.ts";
import { insideRoot, isInside, type Root, absolutePath } from "../../system/root.ts";
import { suggestNearFile } from "../../system/near-file.ts";
import { GateError, placeError } from "../../errors.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import type { Notice } from "../../model/notice.ts";
import type { Problem, ProblemPlace } from "../../model/problem.ts";
import {
  type CaseContent,
  type RatingScale,
  type ReadDataset,
  type Target,
  singleTargets,
  targetKey,
} from "../../model/suite.ts";
import { invalidFile } from "../validate.ts";
import {
  DatasetFiles,
  type Dataset,
  type DatasetCase,
  type DatasetReader,
  FORMAT_KEYS,
  type Format,
  INTENT,
  type WrittenFields,
} from "./format.ts";
import { FORMATS } from "./registry.ts";
import { splitLines } from "./lines.ts";
import type { Document } from "../read.ts";
import path from "node:path";
import { CHUNK_BYTES, openSource } from "../../trec/byte-source.ts";
import { realpathSync } from "node:fs";

/** `dataset:` as the suite file writes it. */
export interface WrittenDataset {
  readonly format: string;
  readonly path: string;
  readonly queries?: string;
  readonly qrels?: string;
  readonly corpus?: string;
  readonly documents?: string;
  readonly split?: string;
  readonly columns?: Readonly<Record<string, string>>;
  readonly cases?: string;
  readonly fields?: WrittenFields;
  readonly separator?: string;
  readonly intent?: string;
  readonly intents?: string;
  readonly limit?: number;
}

/** What a dataset brings into its suite. */
export interface LoadedDataset {
  readonly warnings: readonly Problem[];
  readonly cases: readonly CaseContent[];
  readonly notices: readonly Notice[];
  /** SHA-256 of each file read, by path relative to the root. */
  readonly digests: ReadonlyMap<string, string>;
  /** True if the suite file writes a `limit`. */
  readonly partial: boolean;
  /**
   * The file and its highest rating. Present if the config has to write `definition.relevance`, as the format decided;
   * beir and trec never ask for it.
   */
  readonly scale?: RatingScale;
  /** What the report says of the dataset that was read. */
  readonly dataset: ReadDataset;
}

/** Where a dataset is written: in this suite file, at this pointer. */
interface DatasetPlace {
  readonly document: Document;
  readonly pointer: string;
}

/**
 * Reads the dataset that a suite file names; paths are relative to that file. Throws `invalid_suite` with every problem
 * of the files, and as DatasetFiles and readQrels.
 */
export async function readDataset(
  root: Root,
  datasetPlace: DatasetPlace,
  written: WrittenDataset,
  revision: string,
): Promise<LoadedDataset> {
  const { document, pointer } = datasetPlace;
  const format = findFormat(datasetPlace, written);
  const folder = path.posix.dirname(document.file);
  const resolveInside: ResolveInside = (place, key) =>
    insideRoot(root, folder, place, `${document.file} (${pointer}/${key})`);
  const keyPlace = (key: string): ProblemPlace => {
    const keyPointer = `${pointer}/${key.replaceAll(".", "/")}`;
    return { file: document.file, pointer: keyPointer, line: document.lineOf(keyPointer) };
  };
  const files = new DatasetFiles(root, (file) =>
    keyPlace(findNamingKey(written, file, resolveInside)),
  );
  const places = { resolveInside, placeOfKey: keyPlace };
  const dataset = await readByFormat(format, files, written, revision, places);
  const problems: Problem[] = [...dataset.problems];
  const file = resolveInside(written.path, "path");
  const intentsFile = resolveOptional(resolveInside, written.intents, "intents");
  const intents =
    intentsFile === null
      ? { file: null, intentOfAll: written.intent ?? format.intent ?? null }
      : readIntents(files, intentsFile, problems);
  const cases = finishCases(dataset.cases, intents, problems).slice(0, written.limit);
  if (problems.length > 0) {
    throw invalidFile("invalid_suite", "dataset", written.path, problems);
  }
  if (cases.length === 0) {
    throw noCasesError(datasetPlace, written);
  }
  const corpus = resolveOptional(resolveInside, written.corpus, "corpus");
  return {
    cases,
    notices: written.limit === undefined ? [] : [{ code: "limit", count: cases.length }],
    warnings: [
      ...(dataset.warnings ?? []),
      ...(await warnOfCorpus(
        root,
        { corpus, usualCorpus: dataset.corpus },
        cases,
        keyPlace("corpus"),
      )),
    ],
    digests: files.digests,
    partial: written.limit !== undefined,
    dataset: {
      file,
      expected: written.fields?.expected ?? null,
      cases: cases.length,
      first: cases.reduce((first, each) => (each.place.line < first.place.line ? each : first)),
    },
    ...(dataset.scale === undefined ? {} : { scale: { file, most: dataset.scale } }),
  };
}

/** Keys of `dataset:` that name a file or folder. */
const PATH_KEYS = ["queries", "qrels", "documents", "intents", "corpus"] as const;

/** Returns the key whose path is the file, or a folder above it; `path` if no other key is. */
function findNamingKey(
  written: WrittenDataset,
  file: string,
  resolveInside: ResolveInside,
): string {
  const namingKey = PATH_KEYS.find((key) => {
    const place = written[key];
    return place !== undefined && isInside(resolveInside(place, key), file);
  });
  return namingKey ?? "path";
}

/** Returns a path that the suite file writes under this key, made relative to the root. Throws `outside_root`. */
type ResolveInside = (place: string, key: string) => string;

/** Returns the path made relative to the root; null if it is not written. Throws `outside_root`. */
function resolveOptional(
  resolveInside: ResolveInside,
  place: string | undefined,
  key: string,
): string | null {
  return place === undefined ? null : resolveInside(place, key);
}

/** What resolves the paths of a dataset and finds its keys in the suite file. */
interface DatasetPlaces {
  readonly resolveInside: ResolveInside;
  readonly placeOfKey: (key: string) => ProblemPlace;
}

/**
 * Reads the dataset by the reader of its format, which is loaded here. Keys that are not written are null to it. An error
 * that names a key of the dataset gets the place of the key in the suite file.
 */
async function readByFormat(
  format: Format,
  files: DatasetFiles,
  written: WrittenDataset,
  revision: string,
  { resolveInside, placeOfKey }: DatasetPlaces,
): Promise<Dataset> {
  const readFiles: DatasetReader = await format.load();
  const { split = null, columns = null, separator = null, cases = null, fields = null } = written;
  const source = {
    files,
    split,
    columns,
    separator,
    cases,
    fields,
    placeOfKey,
    revision,
    path: resolveInside(written.path, "path"),
    queries: resolveOptional(resolveInside, written.queries, "queries"),
    qrels: resolveOptional(resolveInside, written.qrels, "qrels"),
    documents: resolveOptional(resolveInside, written.documents, "documents"),
  };
  try {
    return await readFiles(source);
  } catch (error) {
    const key = error instanceof GateError ? error.key : undefined;
    throw key === undefined ? error : placeError(error as GateError, "suite", placeOfKey(key));
  }
}

/**
 * Returns the format that the dataset names. Throws `invalid_suite` for keys that the format does not understand, and if
 * `intent` and `intents` are written where the files give intents, are both written, or are both missing.
 */
function findFormat(
  { document, pointer: datasetPointer }: DatasetPlace,
  written: WrittenDataset,
): Format {
  const problems: Problem[] = [];
  const report = (key: string, message: string): void => {
    const pointer = `${datasetPointer}/${key}`;
    problems.push({ file: document.file, pointer, line: document.lineOf(pointer), message });
  };
  const format = FORMATS.find((candidate) => candidate.name === written.format);
  if (format === undefined) {
    throw new Error(`the schema has the format ${written.format}, and the registry has not`);
  }
  for (const key of FORMAT_KEYS) {
    if (written[key] !== undefined && !format.keys.includes(key)) {
      const formatsWithKey = FORMATS.filter(({ keys }) => keys.includes(key)).map(
        ({ name }) => name,
      );
      report(
        key,
        `\`${key}\` means nothing to format ${format.name}; remove it, or write a format that has it: ${formatsWithKey.join(", ")}`,
      );
    }
  }
  const intentKeys = (["intent", "intents"] as const).filter((key) => written[key] !== undefined);
  if (format.intents === true) {
    for (const key of intentKeys) {
      report(key, `format ${format.name} brings the intents of its queries; remove \`${key}\``);
    }
  } else if (intentKeys.length > 1 || (intentKeys.length === 0 && format.intents === false)) {
    report(
      intentKeys[1] ?? "format",
      "expected either `intent`, one for every case, or `intents`, a file of them; for example `intent: all`",
    );
  }
  if (problems.length > 0) {
    throw invalidFile("invalid_suite", "suite", document.file, problems);
  }
  return format;
}

/** The most characters of an id and of a query. */
const LONGEST_ID = 500;
const LONGEST_QUERY = 100_000;

/**
 * Returns the cases in the order of their ids, each with its intent. What is wrong with a case is added to `problems`;
 * then the cases returned must not be used.
 */
export function finishCases(
  cases: readonly DatasetCase[],
  intents: Intents,
  problems: Problem[],
): readonly CaseContent[] {
  const sortedCases = cases.toSorted((a, b) => compareCodePoints(a.id, b.id));
  return sortedCases.map((datasetCase) => finishDatasetCase(datasetCase, intents, problems));
}

/** Returns the case with its intent and its targets sorted. What is wrong with it is added to `problems`. */
function finishDatasetCase(
  datasetCase: DatasetCase,
  intents: Intents,
  problems: Problem[],
): CaseContent {
  const messages: string[] = [];
  if (datasetCase.id.length > LONGEST_ID) {
    messages.push(
      `query id of ${datasetCase.id.length} characters, expected at most ${LONGEST_ID}`,
    );
  }
  if (UNSAFE_KEYS.has(datasetCase.id)) {
    messages.push(`"${datasetCase.id}" can't be an id, because reports have ids as keys`);
  }
  if (datasetCase.query.length > LONGEST_QUERY) {
    messages.push(
      `query of ${datasetCase.query.length} characters, expected at most ${LONGEST_QUERY}`,
    );
  }
  const intent =
    datasetCase.intent ??
    (intents.file === null ? intents.intentOfAll : (intents.byId.get(datasetCase.id) ?? null));
  if (intent === null) {
    const where =
      intents.file === null ? "; write `intent` beside it, or in `dataset`" : ` in ${intents.file}`;
    messages.push(`query ${JSON.stringify(datasetCase.id)} has no intent${where}`);
  }
  problems.push(...messages.map((message) => ({ ...datasetCase.place, message })));
  const compareByKey = (a: Target, b: Target): number =>
    compareCodePoints(targetKey(a), targetKey(b));
  return {
    ...datasetCase,
    intent: intent ?? "",
    expected: datasetCase.expected.toSorted(compareByKey),
    forbidden: datasetCase.forbidden.toSorted(compareByKey),
    expect_empty: datasetCase.expect_empty === true,
    critical: false,
  };
}

/** Returns the error of a dataset in which no query is judged. */
function noCasesError({ document, pointer }: DatasetPlace, written: WrittenDataset): GateError {
  const problem = {
    file: document.file,
    pointer,
    line: document.lineOf(pointer),
    message: `the ${written.format} dataset ${written.path} has no query that is judged`,
  };
  return new GateError("invalid_suite", `${document.file}: ${problem.message}`, {
    problems: [problem],
  });
}

/**
 * Returns the warnings of warnOfMissingDocuments. `corpus` is the path that the suite writes, and `usualCorpus` that
 * of the format; each may be null. The error of a corpus that can't be read gets the place in the suite file.
 */
async function warnOfCorpus(
  root: Root,
  { corpus, usualCorpus }: { readonly corpus: string | null; readonly usualCorpus: string | null },
  cases: readonly CaseContent[],
  place: ProblemPlace,
): Promise<readonly Problem[]> {
  try {
    return await warnOfMissingDocuments(root, corpus, usualCorpus, cases);
  } catch (error) {
    throw error instanceof GateError ? placeError(error, "suite", place) : error;
  }
}

/** How many documents a warning names. */
const MOST_SHOWN = 5;

/**
 * Returns a warning of the judged documents that the corpus lacks; empty if it lacks none. Throws `file_not_found` if the
 * suite writes a corpus (`writtenCorpus`) that does not exist. One in the format's usual place (`usualCorpus`) may be
 * absent: then, and if both are null, nothing is checked.
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
  const judgedDocuments = cases.flatMap((each) => [
    ...each.expected.flatMap(singleTargets).map((target) => target.value),
    ...(each.judged_irrelevant ?? []),
  ]);
  const missingDocuments = await findMissingFromCorpus(root, corpusFile, new Set(judgedDocuments));
  if (missingDocuments === null && writtenCorpus !== null) {
    const suggestion = suggestNearFile(root, writtenCorpus);
    throw new GateError("file_not_found", `corpus ${writtenCorpus} does not exist${suggestion}`, {
      hint: "Name the file of documents with `corpus`, relative to the suite file; or leave it out.",
    });
  }
  if (missingDocuments === null || missingDocuments.length === 0) {
    return [];
  }
  const count =
    missingDocuments.length === 1
      ? "1 judged document"
      : `${missingDocuments.length} judged documents`;
  const shownIds = missingDocuments.slice(0, MOST_SHOWN).map(showValue).join(", ");
  const moreText =
    missingDocuments.length > MOST_SHOWN ? ` and ${missingDocuments.length - MOST_SHOWN} more` : "";
  return [{ file: corpusFile, message: `the corpus lacks ${count}: ${shownIds}${moreText}` }];
}

/** The intent of every case (null if the format's files give the intents), or intents by query id from a file. */
type Intents =
  | { readonly file: null; readonly intentOfAll: string | null }
  | { readonly file: string; readonly byId: ReadonlyMap<string, string> };

/**
 * Reads a file of query ids and intents, with a tab between them; wrong lines are added to `problems`. Ids that the
 * dataset does not have are no problem: one file may serve several splits.
 */
function readIntents(files: DatasetFiles, place: string, problems: Problem[]): Intents {
  const { file, text } = files.text([place], "intents", "Check `dataset.intents`.");
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
 * Returns those of `documents` that no line of the corpus (JSON Lines of `{_id | id}`, gzip too) has as its id, in code
 * point order; null if there is no such file. The file is read through once, however large, and only in the work tree: a
 * corpus is data, and what it lacks is a notice.
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
  for await (const { text, line } of readLines(
    realpathSync(absolutePath(root, existingFile)),
    existingFile,
  )) {
    if (text.trim() !== "") {
      missingDocuments.delete(readDocumentId(text, existingFile, line));
    }
  }
  return [...missingDocuments].toSorted(compareCodePoints);
}

/** Whether the file exists. Throws `outside_root` if it is a link that leads out of the root. */
function existsInside(root: Root, file: string): boolean {
  try {
    insideRoot(root, ".", realpathSync(absolutePath(root, file)), `corpus ${file} (a link)`);
    return true;
  } catch (error) {
    if (error instanceof GateError) {
      throw error;
    }
    return false;
  }
}

/** Returns the id that a line of the corpus gives its document. Throws `invalid_suite` if there is none. */
function readDocumentId(text: string, file: string, line: number): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw corpusError(file, line, describeJsonError(text, error));
  }
  const { _id, id = _id } = objectMembers(value);
  if (typeof id === "string" && id !== "") {
    return id;
  }
  throw corpusError(file, line, "expected an object whose `_id` or `id` is text that is not empty");
}

/** Returns the error of a line of the corpus. */
function corpusError(file: string, line: number, message: string): GateError {
  return new GateError("invalid_suite", `corpus ${file} has a problem`, {
    problems: [{ file, line, message }],
  });
}

/** Yields the lines of a file, which may be compressed, with their 1-based numbers. `name` is for errors. */
async function* readLines(
  absolute: string,
  name: string,
): AsyncGenerator<{ readonly text: string; readonly line: number }> {
  const source = await openSource(absolute, name);
  // Decoded line by line: a chunk may end within a character.
  const decoder = new TextDecoder("utf-8");
  // The pieces of a line whose end is not read yet.
  let unfinishedLine: readonly Buffer[] = [];
  let line = 0;
  try {
    for (;;) {
      const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
      const chunk = buffer.subarray(0, await source.read(buffer, 0, buffer.length));
      if (chunk.length === 0) {
        break;
      }
      let nextLineStart = 0;
      for (
        let lineEnd = chunk.indexOf("\n");
        lineEnd !== -1;
        lineEnd = chunk.indexOf("\n", nextLineStart)
      ) {
        yield {
          text: decoder.decode(
            Buffer.concat([...unfinishedLine, chunk.subarray(nextLineStart, lineEnd)]),
          ),
          line: ++line,
        };
        unfinishedLine = [];
        nextLineStart = lineEnd + 1;
      }
      unfinishedLine = [...unfinishedLine, chunk.subarray(nextLineStart)];
    }
    yield { text: decoder.decode(Buffer.concat(unfinishedLine)), line: line + 1 };
  } finally {
    await source.close();
  }
}

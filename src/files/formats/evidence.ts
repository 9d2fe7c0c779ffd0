/**
 * Questions with gold evidence: the passages, files or spans that answer them. The file is JSON, a
 * list of `{query, gold: [{type, content}]}`; or, if it ends in .csv, a table of questions and
 * spans.
 */

import { isObject, showValue, type JsonObject, tryParseJson } from "../../system/json.ts";
import { describeJsonError } from "../json-text.ts";
import type { Problem } from "../../model/problem.ts";
import type { Target, SpanTarget, FileTarget } from "../../model/suite.ts";
import type { Document } from "../read.ts";
import {
  makeFileReport,
  makeLineReport,
  parseDatasetFile,
  readOptionalText,
  readTextMember,
  reportInside,
  reportMisspeltKey,
} from "./lines.ts";
import {
  type AddEntryProblem,
  type Dataset,
  type DatasetSource,
  type DatasetText,
  type DatasetFiles,
  type DatasetCase,
  checkIntent,
} from "./format.ts";
import path from "node:path";
import { readTable, readCsv } from "./delimited.ts";
import { insideRoot } from "../../system/root.ts";
import { GateError } from "../../errors.ts";
import { targetIdentity } from "../../metrics/text.ts";

const ENTRY_KEYS = ["id", "query", "intent", "answer", "source", "gold"];
const GOLD_KEYS = ["type", "content", "path", "id", "start", "end"];

/**
 * Reads a golden file. The documents of its spans are in the folder `documents` of the suite file;
 * by default in `corpora` beside a CSV file, or in the folder of a JSON file. An entry without a
 * query, without gold or with an unknown type is a problem. Other programs skip such entries, which
 * changes every mean unseen.
 */
export async function readEvidence(source: DatasetSource): Promise<Dataset> {
  const { files, path: place } = source;
  const { file, text } = files.readText([place], {
    what: "golden set",
    hint: "`path` is the golden file, .json or .csv.",
  });
  const folder = path.posix.dirname(file);
  const problems: Problem[] = [];
  const cases: DatasetCase[] = [];
  if (/\.csv(?:\.gz)?$/i.test(file)) {
    const documents = new EvidenceDocuments(files, folder, source.documents ?? `${folder}/corpora`);
    readEvidenceCsv({ file, text }, documents, cases, problems);
  } else {
    const documents = new EvidenceDocuments(files, folder, source.documents ?? folder);
    const { value, lineOf } = await parseDatasetFile({ file, text });
    readEntries({ file, value, lineOf }, documents, cases, problems);
  }
  return { cases, problems };
}

/**
 * Adds the entries to `cases`. One without a readable query and gold, or with a misspelt key, is
 * reported and left out.
 */
function readEntries(
  { file, value, lineOf }: Omit<Document, "digest">,
  documents: EvidenceDocuments,
  cases: DatasetCase[],
  problems: Problem[],
): void {
  const report = makeFileReport({ file, lineOf }, problems);
  if (!Array.isArray(value) || value.length === 0) {
    return report(`expected a list of at least one entry; got ${showValue(value)}`);
  }
  for (const [index, entry] of (value as readonly unknown[]).entries()) {
    const entryPointer = `/${index}`;
    const reportEntry = reportInside(report, entryPointer);
    if (!isObject(entry)) {
      reportEntry(`expected an object; got ${showValue(entry)}`);
      continue;
    }
    if (reportMisspeltKey(entry, ENTRY_KEYS, reportEntry)) {
      continue;
    }
    const query = readTextMember(entry, "query", reportEntry);
    const gold = readGold(entry["gold"], documents, reportEntry);
    const id = readOptionalText(entry, "id", reportEntry);
    const intent = readOptionalText(entry, "intent", reportEntry);
    const answer = readOptionalText(entry, "answer", reportEntry);
    if (query === null || gold === null) {
      continue;
    }
    const place = { file, line: lineOf(entryPointer) };
    addCase(cases, { id, intent, query, expected: gold, place }, answer, reportEntry);
  }
}

/** Returns the targets of an entry; null, with a report, if an item can't be read. */
function readGold(
  written: unknown,
  documents: EvidenceDocuments,
  report: AddEntryProblem,
): readonly Target[] | null {
  if (!Array.isArray(written) || written.length === 0) {
    report(`expected a list of at least one gold item; got ${showValue(written)}`, "/gold");
    return null;
  }
  return readItems(written, "/gold", report, (item, reportItem) =>
    readItem(item, documents, reportItem),
  );
}

/**
 * Returns what `read` makes of the items; null if `read` has reported one, and returned null for
 * it. A repeated item is reported, but returned. `listPointer` is that of the list.
 */
function readItems<T extends Target>(
  list: readonly unknown[],
  listPointer: string,
  report: AddEntryProblem,
  read: (item: unknown, report: AddEntryProblem) => T | null,
): readonly T[] | null {
  const targets: T[] = [];
  const indexByIdentity = new Map<string, number>();
  for (const [index, item] of list.entries()) {
    const itemPointer = `${listPointer}/${index}`;
    const target = read(item, reportInside(report, itemPointer));
    if (target === null) {
      continue;
    }
    targets.push(target);
    const identity = targetIdentity(target);
    const earlierIndex = indexByIdentity.get(identity);
    if (earlierIndex === undefined) {
      indexByIdentity.set(identity, index);
    } else {
      report(`the same evidence as item ${earlierIndex}; remove one`, itemPointer);
    }
  }
  return targets.length === list.length ? targets : null;
}

/**
 * Reads an item by its `type` (default TEXT): a passage (`content` is the text), a whole file
 * (`content` is its path), or a span of a document. Null, with a report, if it can't be read.
 */
function readItem(
  item: unknown,
  documents: EvidenceDocuments,
  report: AddEntryProblem,
): Target | null {
  if (!isObject(item)) {
    report(`expected an object with \`type\` and \`content\`; got ${showValue(item)}`);
    return null;
  }
  if (reportMisspeltKey(item, GOLD_KEYS, report)) {
    return null;
  }
  const type = item["type"] ?? "TEXT";
  switch (typeof type === "string" ? type.toUpperCase() : "") {
    case "TEXT": {
      const value = readTextMember(item, "content", report);
      return value === null ? null : { kind: "text", value, grade: 1 };
    }
    case "FILE": {
      const place = readTextMember(item, "content", report);
      return place === null
        ? null
        : documents.makeFileTarget(place.trim(), reportInside(report, "/content"));
    }
    case "SPAN":
      return readSpan(item, documents, report);
    default:
      report(`expected TEXT, FILE or SPAN; got ${showValue(type)}`, "/type");
      return null;
  }
}

/**
 * Returns the target of a span; null, with a report, if it can't be read. A document named by `path`
 * is read, and must have `content`, if that is written, between the offsets. One named by `id` is no
 * file, so that its text is not checked. A `content` that is no text is reported.
 */
function readSpan(
  item: JsonObject,
  documents: EvidenceDocuments,
  report: AddEntryProblem,
): Target | null {
  const offsets = readOffsets(item, "start", "end", report);
  const content = readOptionalText(item, "content", report);
  if ((item["path"] === undefined) === (item["id"] === undefined)) {
    report("expected either `path` or `id`, which names the document");
    return null;
  }
  const by = item["path"] === undefined ? "id" : "path";
  const document = readTextMember(item, by, report)?.trim();
  if (document === undefined || offsets === null) {
    return null;
  }
  if (by === "path") {
    return documents.makeSpanTarget([document], offsets, content, report);
  }
  return {
    kind: "span",
    by,
    value: document,
    ...offsets,
    ...(content !== null && { text: content }),
    grade: 1,
  };
}

/** Columns of the CSV file: those that must be there and filled, and the others. */
const NEEDED = ["question", "references", "corpus_id"];
const COLUMNS = [...NEEDED, "id", "intent", "answer"];

/** Adds the rows to `cases`. One with blank cells or bad references is reported and left out. */
function readEvidenceCsv(
  source: DatasetText,
  documents: EvidenceDocuments,
  cases: DatasetCase[],
  problems: Problem[],
): void {
  const { file } = source;
  // Our names of the columns are those of the header.
  const names = Object.fromEntries(COLUMNS.map((name) => [name, name]));
  const columns = { names, needed: NEEDED, guarded: COLUMNS };
  for (const { line, cell } of readTable(source, () => columns, problems)) {
    const report = makeLineReport(file, line, problems);
    for (const name of NEEDED) {
      if (cell(name) === null) {
        report("expected text that is not blank", `/${name}`);
      }
    }
    const query = cell("question");
    const references = cell("references");
    const corpus = cell("corpus_id");
    if (references === null || corpus === null) {
      continue;
    }
    // Read even without a question, so that one run reports every problem.
    const gold = readReferences(references, corpus, documents, report);
    if (query === null || gold === null) {
      continue;
    }
    const place = { file, line };
    const question = { id: cell("id"), query, intent: cell("intent"), expected: gold, place };
    addCase(cases, question, cell("answer"), report);
  }
}

/**
 * Returns the spans of a cell with a JSON list. `corpus` is the document's name, which may lack its
 * ending .md or .txt. Null, with a report, if the list or an item can't be read.
 */
function readReferences(
  cellText: string,
  corpus: string,
  documents: EvidenceDocuments,
  report: AddEntryProblem,
): readonly SpanTarget[] | null {
  const list = parseReferenceList(cellText, report);
  if (list === null) {
    return null;
  }
  const documentNames = [corpus, `${corpus}.md`, `${corpus}.txt`];
  return readItems(list, "/references", report, (item, reportItem) =>
    readReference(item, documentNames, documents, reportItem),
  );
}

/** Returns the list; null, with a report, if the cell is no JSON list or an empty one. */
function parseReferenceList(cellText: string, report: AddEntryProblem): readonly unknown[] | null {
  const value = tryParseJson(cellText);
  if (value === undefined) {
    report(describeJsonError(cellText), "/references");
    return null;
  }
  if (Array.isArray(value) && value.length > 0) {
    return value;
  }
  report(`expected a list of at least one reference; got ${showValue(value)}`, "/references");
  return null;
}

/**
 * Returns the span of the first document of `documentNames` that exists, which must have `content`
 * between the offsets; null, with a report, if it has not, or if a member is wrong.
 */
function readReference(
  item: unknown,
  documentNames: readonly string[],
  documents: EvidenceDocuments,
  report: AddEntryProblem,
): SpanTarget | null {
  if (!isObject(item)) {
    report(`expected an object with content, start_index and end_index; got ${showValue(item)}`);
    return null;
  }
  if (reportMisspeltKey(item, ["content", "start_index", "end_index"], report)) {
    return null;
  }
  const offsets = readOffsets(item, "start_index", "end_index", report);
  const content = readTextMember(item, "content", report);
  return offsets === null || content === null
    ? null
    : documents.makeSpanTarget(documentNames, offsets, content, report);
}

/**
 * Returns whole numbers from 0, the start below the end; null, with a report, if they are not.
 */
function readOffsets(
  item: JsonObject,
  startKey: string,
  endKey: string,
  report: AddEntryProblem,
): { readonly start: number; readonly end: number } | null {
  const readOffset = (key: string): number | null => {
    const value = item[key];
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) {
      return value;
    }
    report(`expected a whole number from 0; got ${showValue(value)}`, `/${key}`);
    return null;
  };
  const from = readOffset(startKey);
  const to = readOffset(endKey);
  if (from === null || to === null) {
    return null;
  }
  if (from < to) {
    return { start: from, end: to };
  }
  report(`expected a number above ${from}, where it starts; got ${to}`, `/${endKey}`);
  return null;
}

// Gold evidence of format evidence: makes targets of whole files and of spans, whose texts it
// reads, and collects the cases of a golden file.

class EvidenceDocuments {
  readonly #files: DatasetFiles;
  /** Relative to the root. */
  readonly #goldenFolder: string;
  /** Relative to the root. */
  readonly #documentsFolder: string;
  /** By the folder and the names that were tried, as JSON, so that each file is read once. */
  readonly #documentsByKey = new Map<string, EvidenceDocument>();

  constructor(files: DatasetFiles, goldenFolder: string, documentsFolder: string) {
    this.#files = files;
    this.#goldenFolder = goldenFolder;
    this.#documentsFolder = documentsFolder;
  }

  /**
   * Returns the target of a whole file; null, with a report, if it can't be read or is empty. A CSV
   * file becomes a line for each row, with ` | ` between the cells. `writtenPath` is relative to
   * the golden file.
   */
  makeFileTarget(writtenPath: string, report: AddEntryProblem): FileTarget | null {
    const document = this.#readDocument(this.#goldenFolder, [writtenPath], report);
    if (document === null) {
      return null;
    }
    const isCsv = /\.csv$/i.test(document.name);
    const text = isCsv ? joinTableCells(document.text, report) : document.text;
    if (text === null) {
      return null;
    }
    if (text.trim() === "") {
      report(`${document.name} is empty`);
      return null;
    }
    return { kind: "file", value: document.name, text, grade: 1 };
  }

  /**
   * Returns the target of a span. `names` are the document's possible names; the first that exists
   * is read. Offsets count code points, the end not included. Null, with a report, if there is no
   * such document, or if the characters differ from `content`, unless that is null.
   */
  makeSpanTarget(
    names: readonly string[],
    { start, end }: { readonly start: number; readonly end: number },
    content: string | null,
    report: AddEntryProblem,
  ): SpanTarget | null {
    const document = this.#readDocument(this.#documentsFolder, names, report);
    if (document === null) {
      return null;
    }
    if (end > document.length) {
      report(`characters ${start} to ${end} of ${document.name}, which has ${document.length}`);
      return null;
    }
    const text = document.slice(start, end);
    if (content !== null && text !== content) {
      report(
        `characters ${start} to ${end} of ${document.name} are ${showValue(text)}, not ${showValue(content)}; offsets count code points, the end not included`,
      );
      return null;
    }
    return { kind: "span", value: document.name, by: "path", start, end, text, grade: 1 };
  }

  /** Returns the first file that exists; null, with a report, if none can be read. */
  #readDocument(
    folder: string,
    names: readonly string[],
    report: AddEntryProblem,
  ): EvidenceDocument | null {
    const key = JSON.stringify([folder, names]);
    const knownDocument = this.#documentsByKey.get(key);
    if (knownDocument !== undefined) {
      return knownDocument;
    }
    try {
      const places = names.map((name) =>
        insideRoot(this.#files.root, folder, name.replaceAll("\\", "/"), "gold evidence"),
      );
      const { file, text } = this.#files.readText(places, {
        what: "evidence",
        hint: "Check the path.",
      });
      const document = new EvidenceDocument(nameDocument(folder, file), text);
      this.#documentsByKey.set(key, document);
      return document;
    } catch (error) {
      if (!(error instanceof GateError)) {
        throw error;
      }
      report(error.problems[0]?.message ?? error.message);
      return null;
    }
  }
}

/** Returns the path that search results would have: without `../` before it and `.gz` behind it. */
function nameDocument(folder: string, file: string): string {
  return path.posix
    .relative(folder, file)
    .replace(/^(?:\.\.\/)+/, "")
    .replace(/\.gz$/i, "");
}

/** Offsets count code points, as in Python, and not UTF-16 units, as in JavaScript. */
class EvidenceDocument {
  readonly name: string;
  readonly text: string;
  /** Null if no character is beyond U+FFFF: then the offsets are those of JavaScript's strings. */
  readonly #codePoints: readonly string[] | null;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
    // Characters beyond U+FFFF have a surrogate of this range.
    this.#codePoints = /[\ud800-\udbff]/.test(text) ? Array.from(text) : null;
  }

  get length(): number {
    return (this.#codePoints ?? this.text).length;
  }

  slice(start: number, end: number): string {
    return this.#codePoints?.slice(start, end).join("") ?? this.text.slice(start, end);
  }
}

/** Returns a line such as `a | b` for each row; null, with a report, for CSV that can't be read. */
function joinTableCells(csv: string, report: AddEntryProblem): string | null {
  const problems: Problem[] = [];
  const rows = readCsv({ file: "", text: csv }, problems);
  for (const { line, message } of problems) {
    report(`line ${line}: ${message}`);
  }
  if (problems.length > 0) {
    return null;
  }
  return rows.map(({ cells }) => cells.map((cell) => cell.trim()).join(" | ")).join("\n");
}

function addCase(
  cases: DatasetCase[],
  question: Pick<DatasetCase, "id" | "query" | "intent" | "expected" | "place">,
  answer: string | null,
  report: AddEntryProblem,
): void {
  checkIntent(question.intent, report);
  cases.push({
    ...question,
    forbidden: [],
    ...(answer !== null && { reference_answer: answer }),
  });
}

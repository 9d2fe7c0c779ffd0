/**
 * Questions with gold evidence: a JSON list of `{query, gold: [{type, content}]}`, or a CSV file of questions and the
 * characters of a document that answer them. By file extension.
 */
import {
  isObject,
  withoutUndefined,
  showValue,
  type JsonObject,
  describeJsonError,
} from "../../system/json.ts";
import type { Problem } from "../../model/problem.ts";
import type { Place, Target, SpanTarget } from "../../model/suite.ts";
import { parseDocument } from "../document.ts";
import { EvidenceDocuments, reportRepeats, EvidenceCases } from "./evidence-documents.ts";
import { describeMisspeltKey, readTextMember } from "./lines.ts";
import type { AddEntryProblem, Dataset, DatasetSource, DatasetText } from "./format.ts";
import path from "node:path";
import { readCsv } from "./delimited.ts";
import { requireValue } from "../../model/lookup.ts";

const ENTRY_KEYS = ["id", "query", "intent", "answer", "source", "gold"];
const GOLD_KEYS = ["type", "content", "path", "id", "start", "end"];

/**
 * Reads a file of questions with gold evidence. What other programs skip (no query, no gold, a type that they don't
 * know) is a problem: it would lower every mean unseen.
 */
export async function readEvidence(source: DatasetSource): Promise<Dataset> {
  const { files, path: place } = source;
  const { file, text } = files.text(
    [place],
    "golden set",
    "`path` is the golden file, .json or .csv.",
  );
  const plainName = file.replace(/\.gz$/i, "");
  const folder = path.posix.dirname(file);
  const problems: Problem[] = [];
  const cases = new EvidenceCases();
  if (/\.csv$/i.test(plainName)) {
    const documents = new EvidenceDocuments(files, folder, source.documents ?? `${folder}/corpora`);
    readEvidenceCsv({ file, text }, documents, cases, problems);
  } else {
    const documents = new EvidenceDocuments(files, folder, source.documents ?? folder);
    const { value, lineOf } = await parseDocument(
      { file: plainName, text, digest: "" },
      "invalid_suite",
      "as written",
    );
    readEntries(value, documents, cases, {
      report: (message, pointer = "") =>
        problems.push({ file, pointer, line: lineOf(pointer), message }),
      placeOf: (pointer) => ({ file, line: lineOf(pointer) }),
    });
  }
  return { cases: cases.all, corpus: null, problems };
}

/** How problems and places of the JSON list are made. */
interface EntryContext {
  /** Adds a problem at a pointer of the file. */
  readonly report: (message: string, pointer?: string) => void;
  /** Returns where the entry at a pointer stands. */
  readonly placeOf: (pointer: string) => Place;
}

/**
 * Adds a case for each entry of the JSON list to `cases`. What is wrong with an entry is reported, and it is left out.
 */
function readEntries(
  value: unknown,
  documents: EvidenceDocuments,
  cases: EvidenceCases,
  { report, placeOf }: EntryContext,
): void {
  if (!Array.isArray(value) || value.length === 0) {
    return report(`expected a list of at least one entry; got ${showValue(value)}`);
  }
  for (const [index, entry] of (value as readonly unknown[]).entries()) {
    const entryPointer = `/${index}`;
    const reportInside: AddEntryProblem = (message, pointer = "") =>
      report(message, `${entryPointer}${pointer}`);
    if (!isObject(entry)) {
      reportInside(`expected an object; got ${showValue(entry)}`);
      continue;
    }
    const typo = describeMisspeltKey(entry, ENTRY_KEYS);
    if (typo !== null) {
      reportInside(typo);
      continue;
    }
    const query = readTextMember(entry, "query", reportInside);
    const gold = readGold(entry["gold"], documents, reportInside);
    const id = readOptionalText(entry, "id", reportInside);
    const intent = readOptionalText(entry, "intent", reportInside);
    const answer = readOptionalText(entry, "answer", reportInside);
    readOptionalText(entry, "source", reportInside);
    if (query === null || gold === null) {
      continue;
    }
    cases.add({ id, intent, answer, query, gold, place: placeOf(entryPointer) }, reportInside);
  }
}

/** Returns the text; null if it is absent, null or blank, and if it is no text, which is reported. */
function readOptionalText(entry: JsonObject, key: string, report: AddEntryProblem): string | null {
  const value = entry[key] ?? null;
  if (value === null || (typeof value === "string" && value.trim() === "")) {
    return null;
  }
  if (typeof value === "string") {
    return value;
  }
  report(`expected text; got ${showValue(value)}`, `/${key}`);
  return null;
}

/**
 * Returns the gold items of an entry as targets. Null if the list or an item can't be read; a repeated item is only
 * reported.
 */
function readGold(
  written: unknown,
  documents: EvidenceDocuments,
  report: AddEntryProblem,
): readonly Target[] | null {
  if (!Array.isArray(written) || written.length === 0) {
    report(`expected a list of at least one gold item; got ${showValue(written)}`, "/gold");
    return null;
  }
  const items = (written as readonly unknown[]).map((item, index) =>
    readItem(item, documents, (message, pointer = "") =>
      report(message, `/gold/${index}${pointer}`),
    ),
  );
  reportRepeats(items, report, "/gold");
  const readableItems = items.filter((item) => item !== null);
  return readableItems.length === items.length ? readableItems : null;
}

/**
 * Returns a gold item (a text, a whole file, or a span of a document) as a target; null if it can't be read, which is
 * reported.
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
  const typo = describeMisspeltKey(item, GOLD_KEYS);
  if (typo !== null) {
    report(typo);
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
        : documents.makeFileTarget(place.trim(), (message) => report(message, "/content"));
    }
    case "SPAN":
      return readSpan(item, documents, report);
    default:
      report(`expected TEXT, FILE or SPAN; got ${showValue(type)}`, "/type");
      return null;
  }
}

/**
 * Returns a gold item of type SPAN as a target; null if it can't be read, which is reported. A document named by `path`
 * is looked up, and must have the content between the offsets. One named by `id` can't be looked up: content is taken as
 * it is.
 */
function readSpan(
  item: JsonObject,
  documents: EvidenceDocuments,
  report: AddEntryProblem,
): Target | null {
  const offsets = readOffsets(item["start"], item["end"], ["/start", "/end"], report);
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
    ...(content === null ? {} : { text: content }),
    grade: 1,
  };
}

/** Columns of the CSV file. */
const NEEDED = ["question", "references", "corpus_id"] as const;
const OPTIONAL = ["id", "intent", "answer"] as const;
type CsvColumn = (typeof NEEDED)[number] | (typeof OPTIONAL)[number];

/** Adds a case for each row of the CSV file to `cases`. What is wrong with the header or a row is added to `problems`. */
function readEvidenceCsv(
  source: DatasetText,
  documents: EvidenceDocuments,
  cases: EvidenceCases,
  problems: Problem[],
): void {
  const { file } = source;
  const makeReport =
    (line: number): AddEntryProblem =>
    (message, pointer) => {
      problems.push(withoutUndefined({ file, line, message, pointer }));
    };
  const [header = { cells: [], line: 1 }, ...body] = readCsv(source, problems);
  const columns = findColumns(header.cells, makeReport(header.line));
  if (columns === null) {
    return;
  }
  for (const { line, cells } of body) {
    const report = makeReport(line);
    if (cells.length !== header.cells.length) {
      report(`expected ${header.cells.length} cells, as in the header; got ${cells.length}`);
      continue;
    }
    const readCell = (name: CsvColumn): string | null => {
      const value = cells[requireValue(columns, name)]?.trim();
      return value === undefined || value === "" ? null : value;
    };
    const neededCells = NEEDED.map(readCell);
    for (const [index, value] of neededCells.entries()) {
      if (value === null) {
        report("expected text that is not blank", `/${NEEDED[index]}`);
      }
    }
    const [query, references, corpus] = neededCells;
    const gold =
      references && corpus ? readReferences(references, corpus, documents, report) : null;
    if (!query || gold === null) {
      continue;
    }
    const [id, intent, answer] = OPTIONAL.map(readCell);
    cases.add(
      {
        id: id ?? null,
        query,
        intent: intent ?? null,
        answer: answer ?? null,
        gold,
        place: { file, line },
      },
      report,
    );
  }
}

/**
 * Returns the index of each column, -1 for an optional one that is absent; null if a column is missing or misspelt,
 * which is reported.
 */
function findColumns(
  header: readonly string[],
  report: AddEntryProblem,
): ReadonlyMap<CsvColumn, number> | null {
  const names = header.map((name) => name.trim());
  const indexes = new Map(
    [...NEEDED, ...OPTIONAL].map((name) => [name, names.indexOf(name)] as const),
  );
  const typo = describeMisspeltKey(Object.fromEntries(names.map((name) => [name, name])), [
    ...NEEDED,
    ...OPTIONAL,
  ]);
  if (typo !== null) {
    report(typo.replace("key", "column"));
  }
  const missingNames = NEEDED.filter((name) => indexes.get(name) === -1);
  for (const name of missingNames) {
    report(`the header has no column \`${name}\``);
  }
  return missingNames.length > 0 || typo !== null ? null : indexes;
}

/**
 * Reads a cell `references`, which holds a JSON list of spans of the document `corpus` (its name may lack .md or .txt).
 * Null if the list or an item can't be read; a repeated span is only reported.
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
  const spans = list.map((item, index) =>
    readReference(item, documentNames, documents, (message, pointer = "") =>
      report(message, `/references/${index}${pointer}`),
    ),
  );
  reportRepeats(spans, report, "/references");
  const readableSpans = spans.filter((span) => span !== null);
  return readableSpans.length === list.length ? readableSpans : null;
}

/** Returns the list that the cell holds as JSON; null if it is none or empty, which is reported. */
function parseReferenceList(cellText: string, report: AddEntryProblem): readonly unknown[] | null {
  let value: unknown;
  try {
    value = JSON.parse(cellText);
  } catch (error) {
    report(describeJsonError(cellText, error), "/references");
    return null;
  }
  if (Array.isArray(value) && value.length > 0) {
    return value;
  }
  report(`expected a list of at least one reference; got ${showValue(value)}`, "/references");
  return null;
}

/**
 * Returns an item `{content, start_index, end_index}` as a span of the first document of `documentNames` that exists; null
 * if it can't be read, which is reported.
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
  const typo = describeMisspeltKey(item, ["content", "start_index", "end_index"]);
  if (typo !== null) {
    report(typo);
    return null;
  }
  const offsets = readOffsets(
    item["start_index"],
    item["end_index"],
    ["/start_index", "/end_index"],
    report,
  );
  const { content } = item;
  if (typeof content !== "string" || content.trim() === "") {
    report(`expected text that is not blank; got ${showValue(content)}`, "/content");
    return null;
  }
  return offsets === null
    ? null
    : documents.makeSpanTarget(documentNames, offsets, content, report);
}

/**
 * Returns the offsets if they are whole numbers from 0 and the start is below the end; otherwise null, with a report at
 * one of `pointers`, which are those of start and end.
 */
function readOffsets(
  start: unknown,
  end: unknown,
  pointers: readonly [string, string],
  report: AddEntryProblem,
): { readonly start: number; readonly end: number } | null {
  const readOffset = (value: unknown, pointer: string): number | null => {
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) {
      return value;
    }
    report(`expected a whole number from 0; got ${showValue(value)}`, pointer);
    return null;
  };
  const from = readOffset(start, pointers[0]);
  const to = readOffset(end, pointers[1]);
  if (from === null || to === null) {
    return null;
  }
  if (from < to) {
    return { start: from, end: to };
  }
  report(`expected a number above ${from}, where it starts; got ${to}`, pointers[1]);
  return null;
}

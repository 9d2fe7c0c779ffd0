/**
 * Questions with gold evidence: the passages, files or spans that answer them. The file is JSON, a
 * list of `{query, gold: [{type, content}]}`; or, if it ends in .csv, a table of questions and
 * spans.
 */
import {
  isObject,
  withoutUndefined,
  showValue,
  type JsonObject,
  tryParseJson,
} from "../../system/json.ts";
import { describeJsonError } from "../json-text.ts";
import type { Problem } from "../../model/problem.ts";
import type { Place, Target, SpanTarget } from "../../model/suite.ts";
import { parseDocument } from "../document.ts";
import { EvidenceDocuments, reportRepeats, EvidenceCases } from "./evidence-documents.ts";
import { describeMisspeltKey, readTextMember } from "./lines.ts";
import type { AddEntryProblem, Dataset, DatasetSource, DatasetText } from "./format.ts";
import path from "node:path";
import { readTable } from "./delimited.ts";

const ENTRY_KEYS = ["id", "query", "intent", "answer", "source", "gold"];
const GOLD_KEYS = ["type", "content", "path", "id", "start", "end"];

/**
 * The documents of spans are in the folder `documents` of the suite file; by default in `corpora`
 * beside a CSV file, or in the folder of a JSON file. An entry without a query, without gold or with
 * an unknown type is a problem, though other programs skip it: that would lower every mean unseen.
 */
export async function readEvidence(source: DatasetSource): Promise<Dataset> {
  const { files, path: place } = source;
  const { file, text } = files.readText([place], {
    what: "golden set",
    hint: "`path` is the golden file, .json or .csv.",
  });
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
      { numbers: "as written" },
    );
    readEntries(value, documents, cases, {
      report: (message, pointer = "") =>
        problems.push({ file, pointer, line: lineOf(pointer), message }),
      placeOf: (pointer) => ({ file, line: lineOf(pointer) }),
    });
  }
  return { cases: cases.all, usualCorpus: null, problems };
}

interface EntryContext {
  /** Without a pointer, at the whole file. */
  readonly report: (message: string, pointer?: string) => void;
  readonly placeOf: (pointer: string) => Place;
}

/** An entry without a readable query and gold, or with a misspelt key, is reported and left out. */
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
    // `source` is not used, but must be text.
    readOptionalText(entry, "source", reportInside);
    if (query === null || gold === null) {
      continue;
    }
    cases.add({ id, intent, answer, query, gold, place: placeOf(entryPointer) }, reportInside);
  }
}

/** Null if it is absent or blank, and, with a report, if it is no text. */
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

/** Null, with a report, if an item can't be read. A repeated item is reported, but returned. */
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
 * Null, with a report, if it can't be read. A document named by `path` must have `content`, if that
 * is written, between the offsets. One named by `id` can't be read.
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

/** Columns of the CSV file: those that must be there and filled, and the others. */
const NEEDED = ["question", "references", "corpus_id"];
const COLUMNS = [...NEEDED, "id", "intent", "answer"];

/** A row without a question, a `corpus_id` or readable references is left out. */
function readEvidenceCsv(
  source: DatasetText,
  documents: EvidenceDocuments,
  cases: EvidenceCases,
  problems: Problem[],
): void {
  const { file } = source;
  const names = Object.fromEntries(COLUMNS.map((name) => [name, name]));
  const columns = { names, needed: NEEDED, guarded: COLUMNS };
  for (const { line, cell } of readTable(source, () => columns, problems)) {
    const report: AddEntryProblem = (message, pointer) => {
      problems.push(withoutUndefined({ file, line, message, pointer }));
    };
    for (const name of NEEDED.filter((each) => cell(each) === null)) {
      report("expected text that is not blank", `/${name}`);
    }
    const query = cell("question");
    const references = cell("references");
    const corpus = cell("corpus_id");
    const gold =
      references !== null && corpus !== null
        ? readReferences(references, corpus, documents, report)
        : null;
    if (query === null || gold === null) {
      continue;
    }
    const place = { file, line };
    cases.add(
      { id: cell("id"), query, intent: cell("intent"), answer: cell("answer"), gold, place },
      report,
    );
  }
}

/**
 * `corpus` is the document's name, which may lack its ending .md or .txt. Null, with a report, if
 * the list or an item can't be read. A repeated span is reported, but returned.
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

/** Null, with a report, if the cell is no JSON list or an empty one. */
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
 * between the offsets.
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
 * Returns whole numbers from 0, the start below the end. `pointers` are those of start and end, for
 * the reports.
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

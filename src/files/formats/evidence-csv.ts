/** `question,references,corpus_id` with references as JSON: `[{content, start_index, end_index}]` of that document. */
import { isObject, show } from "../../system/json.ts";
import type { Problem } from "../../model/problem.ts";
import type { SpanTarget } from "../../model/suite.ts";
import type { AddEntryProblem } from "./format.ts";
import { readCsv } from "./csv.ts";
import type { DatasetText } from "./dataset-files.ts";
import { type EvidenceDocuments, type EvidenceCases, reportRepeats } from "./evidence-documents.ts";
import { misspelt } from "./lines.ts";

const NEEDED = ["question", "references", "corpus_id"] as const;
const OPTIONAL = ["id", "intent", "answer"] as const;
type CsvColumn = (typeof NEEDED)[number] | (typeof OPTIONAL)[number];

/** Where offsets of two of a document's spans are the same it is one span twice, which is a problem. */
export function readEvidenceCsv(
  source: DatasetText,
  documents: EvidenceDocuments,
  cases: EvidenceCases,
  problems: Problem[],
): void {
  const { file } = source;
  const reportAt =
    (line: number): AddEntryProblem =>
    (message, pointer) => {
      problems.push({ file, line, message, ...(pointer === undefined ? {} : { pointer }) });
    };
  const [header, ...body] = readCsv(source, problems);
  const columns = columnsOf(header?.cells ?? [], reportAt(header?.line ?? 1));
  if (columns === null || header === undefined) return;
  for (const { line, cells } of body) {
    const report = reportAt(line);
    if (cells.length !== header.cells.length) {
      report(`expected ${header.cells.length} cells, as in the header; got ${cells.length}`);
      continue;
    }
    const cell = (name: CsvColumn): string | null => {
      const value = cells[columns.get(name) ?? -1]?.trim();
      return value === undefined || value === "" ? null : value;
    };
    const needed = NEEDED.map(cell);
    for (const [index, value] of needed.entries()) {
      if (value === null) report("expected text that is not blank", `/${NEEDED[index]}`);
    }
    const [query, references, corpus] = needed;
    const gold = references && corpus ? readReferences(references, corpus, documents, report) : null;
    if (!query || gold === null) continue;
    const [id, intent, answer] = OPTIONAL.map(cell);
    cases.add(
      { id: id ?? null, query, intent: intent ?? null, answer: answer ?? null, gold, place: { file, line } },
      report,
    );
  }
}

/** Indexes by name; null where a column is missing. */
function columnsOf(
  header: readonly string[],
  report: AddEntryProblem,
): ReadonlyMap<CsvColumn, number> | null {
  const names = header.map((name) => name.trim());
  const found = new Map([...NEEDED, ...OPTIONAL].map((name) => [name, names.indexOf(name)] as const));
  const typo = misspelt(Object.fromEntries(names.map((name) => [name, true])), [...NEEDED, ...OPTIONAL]);
  if (typo !== null) report(typo.replace("key", "column"));
  const missing = NEEDED.filter((name) => found.get(name) === -1);
  for (const name of missing) report(`the header has no column \`${name}\``);
  return missing.length > 0 || typo !== null ? null : found;
}

/** Null where something is wrong with them. */
function readReferences(
  written: string,
  corpus: string,
  documents: EvidenceDocuments,
  report: AddEntryProblem,
): readonly SpanTarget[] | null {
  const list = parsed(written, report);
  if (list === null) return null;
  const names = [corpus, `${corpus}.md`, `${corpus}.txt`];
  const spans = list.map((item, index) =>
    readReference(item, names, documents, (message, pointer = "") =>
      report(message, `/references/${index}${pointer}`),
    ),
  );
  reportRepeats(spans, report, "/references");
  const sound = spans.filter((span) => span !== null);
  return sound.length === list.length ? sound : null;
}

function parsed(written: string, report: AddEntryProblem): readonly unknown[] | null {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch (error) {
    report(`not valid JSON: ${error instanceof Error ? error.message : String(error)}`, "/references");
    return null;
  }
  if (Array.isArray(value) && value.length > 0) return value;
  report(`expected a list of at least one reference; got ${show(value)}`, "/references");
  return null;
}

function readReference(
  item: unknown,
  names: readonly string[],
  documents: EvidenceDocuments,
  report: AddEntryProblem,
): SpanTarget | null {
  if (!isObject(item)) {
    report(`expected an object with content, start_index and end_index; got ${show(item)}`);
    return null;
  }
  const typo = misspelt(item, ["content", "start_index", "end_index"]);
  if (typo !== null) {
    report(typo);
    return null;
  }
  const offsets = offsetsOf(item["start_index"], item["end_index"], ["/start_index", "/end_index"], report);
  const { content } = item;
  if (typeof content !== "string" || content.trim() === "") {
    report(`expected text that is not blank; got ${show(content)}`, "/content");
    return null;
  }
  return offsets === null ? null : documents.span(names, offsets, content, report);
}

/** Whole numbers from 0, the first below the second. */
export function offsetsOf(
  start: unknown,
  end: unknown,
  at: readonly [string, string],
  report: AddEntryProblem,
): { readonly start: number; readonly end: number } | null {
  const whole = (value: unknown, pointer: string): number | null => {
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
    report(`expected a whole number from 0; got ${show(value)}`, pointer);
    return null;
  };
  const [from, to] = [whole(start, at[0]), whole(end, at[1])];
  if (from === null || to === null) return null;
  if (from < to) return { start: from, end: to };
  report(`expected a number above ${from}, where it starts; got ${to}`, at[1]);
  return null;
}

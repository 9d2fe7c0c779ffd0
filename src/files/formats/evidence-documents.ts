/**
 * Gold evidence of format evidence: makes targets of whole files and of spans, whose texts it
 * reads, and collects the cases of a golden file.
 */
import { showValue } from "../../system/json.ts";
import { insideRoot } from "../../system/root.ts";
import { GateError } from "../../errors.ts";
import type { Problem } from "../../model/problem.ts";
import type { FileTarget, SpanTarget, Place, Target } from "../../model/suite.ts";
import { readCsv } from "./delimited.ts";
import { type DatasetFiles, type AddEntryProblem, type DatasetCase, INTENT } from "./format.ts";
import { digestText } from "../../system/digest.ts";
import { targetIdentity } from "../../metrics/text.ts";
import path from "node:path";

/** Each file is read once. */
export class EvidenceDocuments {
  readonly #files: DatasetFiles;
  /** Relative to the root. */
  readonly #goldenFolder: string;
  /** Relative to the root. */
  readonly #documentsFolder: string;
  /** By the folder and the names that were tried, as JSON. */
  readonly #documentsByKey = new Map<string, EvidenceDocument>();

  constructor(files: DatasetFiles, goldenFolder: string, documentsFolder: string) {
    this.#files = files;
    this.#goldenFolder = goldenFolder;
    this.#documentsFolder = documentsFolder;
  }

  /**
   * A CSV file becomes a line for each row, with ` | ` between the cells. `writtenPath` is relative
   * to the golden file. Null, with a report, if the file can't be read or is empty.
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

  /** Null, with a report, if none can be read. */
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

/**
 * Returns the path that search results would have: without `../` at the beginning and without
 * `.gz`.
 */
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

/** Returns a line for each row. Null, with a report, if it can't be read. */
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

/** Null for a member that the file does not give. */
interface EvidenceQuestion {
  readonly id: string | null;
  readonly query: string;
  readonly intent: string | null;
  readonly answer: string | null;
  readonly gold: readonly Target[];
  readonly place: Place;
}

export class EvidenceCases {
  /** By id. */
  readonly #cases = new Map<string, DatasetCase>();

  get all(): readonly DatasetCase[] {
    return [...this.#cases.values()];
  }

  /**
   * Adds a question as a case. Without an id of its own it gets one made of the query. A repeated
   * id is reported and not added.
   */
  add(
    { id: writtenId, query, intent, answer, gold, place }: EvidenceQuestion,
    report: AddEntryProblem,
  ): void {
    if (intent !== null && !INTENT.test(intent)) {
      report(
        `expected a word of letters, digits, \`.\`, \`_\` and \`-\`; got ${showValue(intent)}`,
        "/intent",
      );
    }
    const id = writtenId ?? makeId(query);
    const earlierCase = this.#cases.get(id);
    if (earlierCase !== undefined) {
      const earlierPlace = `line ${earlierCase.place.line}`;
      if (writtenId === null) {
        report(`asks the same as ${earlierPlace}; give both an \`id\`, or remove one`);
      } else {
        report(`id ${showValue(id)} is taken by ${earlierPlace}`, "/id");
      }
      return;
    }
    this.#cases.set(id, {
      id,
      query,
      place,
      intent,
      expected: gold,
      forbidden: [],
      ...(answer === null ? {} : { reference_answer: answer }),
    });
  }
}

const WORDS_LENGTH = 48;

/**
 * Returns an id such as `how-to-reset-1a2b3c4d`. It is made of the query alone, so that a case
 * keeps its id, and its row in the baseline, when it moves within the file.
 */
function makeId(query: string): string {
  const words = query
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, WORDS_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
  return `${words === "" ? "q" : words}-${digestText(query).slice(0, 8)}`;
}

/** Reports items that repeat an earlier one. Null items could not be read, and are skipped. */
export function reportRepeats(
  gold: readonly (Target | null)[],
  report: AddEntryProblem,
  listPointer: string,
): void {
  const indexByIdentity = new Map<string, number>();
  for (const [index, target] of gold.entries()) {
    if (target === null) {
      continue;
    }
    const identity = targetIdentity(target);
    const earlierIndex = indexByIdentity.get(identity);
    if (earlierIndex === undefined) {
      indexByIdentity.set(identity, index);
    } else {
      report(`the same evidence as item ${earlierIndex}; remove one`, `${listPointer}/${index}`);
    }
  }
}

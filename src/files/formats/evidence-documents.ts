/** The texts behind gold evidence: files that are evidence whole, and documents of which some characters are. */
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

/** Makes targets of files and spans, and reads their texts, each file once. */
export class EvidenceDocuments {
  readonly #files: DatasetFiles;
  /** The folder of the golden file, relative to the root. */
  readonly #goldenFolder: string;
  /** The folder of the documents, relative to the root. */
  readonly #documentsFolder: string;
  /** The documents read so far, by folder and names. */
  readonly #documentsByKey = new Map<string, EvidenceDocument>();

  constructor(files: DatasetFiles, goldenFolder: string, documentsFolder: string) {
    this.#files = files;
    this.#goldenFolder = goldenFolder;
    this.#documentsFolder = documentsFolder;
  }

  /**
   * Returns a file as a target with its whole text: the cells of a CSV row joined with ` | `, other files as they are.
   * `writtenPath` is relative to the golden file. Null if it can't be read or is empty, which is reported.
   */
  makeFileTarget(writtenPath: string, report: AddEntryProblem): FileTarget | null {
    const document = this.#readDocument(this.#goldenFolder, [writtenPath], report);
    if (document === null) {
      return null;
    }
    const text = /\.csv$/i.test(document.name)
      ? joinTableCells(document.text, report)
      : document.text;
    if (text === null) {
      return null;
    }
    if (text.trim() !== "") {
      return { kind: "file", value: document.name, text, grade: 1 };
    }
    report(`${document.name} is empty`);
    return null;
  }

  /**
   * Returns characters of a document as a target. `names` are tried in turn, relative to the documents' folder. Null,
   * with a report, if there is no such document, if it is too short, or if its characters are not `content`. Null
   * `content` is not compared.
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

  /** Returns the first document of `names` that exists in the folder; null, with a report, if none can be read. */
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
      const { file, text } = this.#files.text(places, "evidence", "Check the path.");
      const document = new EvidenceDocument(documentName(folder, file), text);
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

/** Returns the name that results would have for a file: its path from the folder on, without `../` and `.gz`. */
function documentName(folder: string, file: string): string {
  return path.posix
    .relative(folder, file)
    .replace(/^(?:\.\.\/)+/, "")
    .replace(/\.gz$/i, "");
}

/** A document whose lengths and offsets count code points. */
class EvidenceDocument {
  readonly name: string;
  readonly text: string;
  /** Null if no character is beyond U+FFFF: then code points are offsets in JavaScript's strings. */
  readonly #characters: readonly string[] | null;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
    this.#characters = /[\ud800-\udbff]/.test(text) ? Array.from(text) : null;
  }

  /** The number of code points. */
  get length(): number {
    return (this.#characters ?? this.text).length;
  }

  /** Returns the code points from `start` up to, not with, `end`. */
  slice(start: number, end: number): string {
    return this.#characters?.slice(start, end).join("") ?? this.text.slice(start, end);
  }
}

/** Returns a CSV file as text, a line for each row; null if it can't be read, which is reported. */
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

/** A question of a golden file. */
interface EvidenceQuestion {
  /** Null if the file has none. */
  readonly id: string | null;
  readonly query: string;
  readonly intent: string | null;
  readonly answer: string | null;
  readonly gold: readonly Target[];
  readonly place: Place;
}

/** The cases of a golden file, by id. */
export class EvidenceCases {
  readonly #cases = new Map<string, DatasetCase>();

  /** All cases, in the order of the file. */
  get all(): readonly DatasetCase[] {
    return [...this.#cases.values()];
  }

  /**
   * Adds a question as a case. An intent that is no word is reported; a question whose id is taken is reported and not
   * added.
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

/** How many characters of the query an id begins with. */
const WORDS_LENGTH = 48;

/**
 * Returns an id made of the query alone, so that a case keeps its id, and its baseline, wherever it stands in the file.
 */
function makeId(query: string): string {
  const words = query
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, WORDS_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
  return `${words === "" ? "q" : words}-${digestText(query).slice(0, 8)}`;
}

/**
 * Reports each item that equals an earlier one. Null items are those that could not be read. `listPointer` is the
 * pointer of the list.
 */
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

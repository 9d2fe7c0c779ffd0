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

export class EvidenceDocuments {
  readonly #files: DatasetFiles;
  /** Folders relative to the root: of the golden file, and of the documents. */
  readonly #golden: string;
  readonly #documents: string;
  readonly #read = new Map<string, EvidenceDocument>();

  constructor(files: DatasetFiles, golden: string, documents: string) {
    this.#files = files;
    this.#golden = golden;
    this.#documents = documents;
  }

  /** `written` is relative to the golden file; CSV rows are joined with ` | `, other files taken as they are. */
  file(written: string, report: AddEntryProblem): FileTarget | null {
    const document = this.#document(this.#golden, [written], report);
    if (document === null) {
      return null;
    }
    const text = /\.csv$/i.test(document.name) ? tableText(document.text, report) : document.text;
    if (text === null) {
      return null;
    }
    if (text.trim() !== "") {
      return { kind: "file", value: document.name, text, grade: 1 };
    }
    report(`${document.name} is empty`);
    return null;
  }

  /** `names` are tried in turn, relative to the documents' folder. Null content: not written, so not held against the document. */
  span(
    names: readonly string[],
    { start, end }: { readonly start: number; readonly end: number },
    content: string | null,
    report: AddEntryProblem,
  ): SpanTarget | null {
    const document = this.#document(this.#documents, names, report);
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

  #document(
    folder: string,
    names: readonly string[],
    report: AddEntryProblem,
  ): EvidenceDocument | null {
    const key = JSON.stringify([folder, names]);
    const known = this.#read.get(key);
    if (known !== undefined) {
      return known;
    }
    try {
      const places = names.map((name) =>
        insideRoot(this.#files.root, folder, name.replaceAll("\\", "/"), "gold evidence"),
      );
      const { file, text } = this.#files.text(places, "evidence", "Check the path.");
      const document = new EvidenceDocument(documentName(folder, file), text);
      this.#read.set(key, document);
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

/** As results would name it: from the folder on, without steps out of it. */
function documentName(folder: string, file: string): string {
  return path.posix
    .relative(folder, file)
    .replace(/^(?:\.\.\/)+/, "")
    .replace(/\.gz$/i, "");
}

/** Offsets in code points are offsets in JavaScript's strings, but for characters beyond U+FFFF. */
class EvidenceDocument {
  readonly name: string;
  readonly text: string;
  readonly #characters: readonly string[] | null;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
    this.#characters = /[\ud800-\udbff]/.test(text) ? Array.from(text) : null;
  }

  get length(): number {
    return (this.#characters ?? this.text).length;
  }

  slice(start: number, end: number): string {
    return this.#characters?.slice(start, end).join("") ?? this.text.slice(start, end);
  }
}

function tableText(csv: string, report: AddEntryProblem): string | null {
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

interface EvidenceQuestion {
  /** Null if the file has none. */
  readonly id: string | null;
  readonly query: string;
  readonly intent: string | null;
  readonly answer: string | null;
  readonly gold: readonly Target[];
  readonly place: Place;
}

export class EvidenceCases {
  readonly #cases = new Map<string, DatasetCase>();

  get all(): readonly DatasetCase[] {
    return [...this.#cases.values()];
  }

  add(
    { id: written, query, intent, answer, gold, place }: EvidenceQuestion,
    report: AddEntryProblem,
  ): void {
    if (intent !== null && !INTENT.test(intent)) {
      report(
        `expected a word of letters, digits, \`.\`, \`_\` and \`-\`; got ${showValue(intent)}`,
        "/intent",
      );
    }
    const id = written ?? makeId(query);
    const earlier = this.#cases.get(id);
    if (earlier !== undefined) {
      const where = `line ${earlier.place.line}`;
      if (written === null) {
        report(`asks the same as ${where}; give both an \`id\`, or remove one`);
      } else {
        report(`id ${showValue(id)} is taken by ${where}`, "/id");
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

const WORDS = 48;

/** Made of the query alone, so that a case keeps its id, and its baseline, wherever it stands in the file. */
function makeId(query: string): string {
  const words = query
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, WORDS)
    .replaceAll(/^-+|-+$/g, "");
  return `${words === "" ? "q" : words}-${digestText(query).slice(0, 8)}`;
}

/** Reports each item of a list that is there already. */
export function reportRepeats(
  gold: readonly (Target | null)[],
  report: AddEntryProblem,
  at: string,
): void {
  const seen = new Map<string, number>();
  for (const [index, target] of gold.entries()) {
    if (target === null) {
      continue;
    }
    const same = targetIdentity(target);
    const earlier = seen.get(same);
    if (earlier === undefined) {
      seen.set(same, index);
    } else {
      report(`the same evidence as item ${earlier}; remove one`, `${at}/${index}`);
    }
  }
}

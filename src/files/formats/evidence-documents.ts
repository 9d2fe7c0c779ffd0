/** The texts behind gold evidence: files that are evidence whole, and documents of which some characters are. */
import { show } from "../../system/json.ts";
import { insideRoot } from "../../system/root.ts";
import path from "node:path";
import { GateError } from "../../errors.ts";
import type { Problem } from "../../model/problem.ts";
import type { FileTarget, SpanTarget } from "../../model/suite.ts";

import { readCsv } from "./csv.ts";
import type { DatasetFiles } from "./dataset-files.ts";

/** Says what is wrong; the pointer is within the gold item. */
export type AddProblem = (message: string, pointer?: string) => void;

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
  file(written: string, report: AddProblem): FileTarget | null {
    const document = this.#document(this.#golden, [written], report);
    if (document === null) return null;
    const text = /\.csv$/i.test(document.name) ? tableText(document.text, report) : document.text;
    if (text === null) return null;
    if (text.trim() !== "") return { kind: "file", value: document.name, text, grade: 1 };
    report(`${document.name} is empty`);
    return null;
  }

  /** `names` are tried in turn, relative to the documents' folder. Null content: not written, so not held against the document. */
  span(
    names: readonly string[],
    { start, end }: { readonly start: number; readonly end: number },
    content: string | null,
    report: AddProblem,
  ): SpanTarget | null {
    const document = this.#document(this.#documents, names, report);
    if (document === null) return null;
    if (end > document.length) {
      report(`characters ${start} to ${end} of ${document.name}, which has ${document.length}`);
      return null;
    }
    const text = document.slice(start, end);
    if (content !== null && text !== content) {
      report(
        `characters ${start} to ${end} of ${document.name} are ${show(text)}, not ${show(content)}; offsets count code points, the end not included`,
      );
      return null;
    }
    return { kind: "span", value: document.name, by: "path", start, end, text, grade: 1 };
  }

  #document(folder: string, names: readonly string[], report: AddProblem): EvidenceDocument | null {
    const key = JSON.stringify([folder, names]);
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    try {
      const places = names.map((name) =>
        insideRoot(this.#files.root, folder, name.replaceAll("\\", "/"), "gold evidence"),
      );
      const { file, text } = this.#files.text(places, "evidence", "Check the path.");
      const document = new EvidenceDocument(nameOf(folder, file), text);
      this.#read.set(key, document);
      return document;
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      report(error.message);
      return null;
    }
  }
}

/** As results would name it: from the folder on, without steps out of it. */
function nameOf(folder: string, file: string): string {
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

function tableText(csv: string, report: AddProblem): string | null {
  const problems: Problem[] = [];
  const rows = readCsv({ file: "", text: csv }, problems);
  for (const { line, message } of problems) report(`line ${line}: ${message}`);
  if (problems.length > 0) return null;
  return rows.map(({ cells }) => cells.map((cell) => cell.trim()).join(" | ")).join("\n");
}

/**
 * Returns the lines that `init` prints of what it found: what is used, what is not and the line
 * that would use it, and why something can't be used.
 */
import { shellWord } from "../../messages/escape.ts";
import type { Candidate } from "./candidates.ts";
import { type Data, type QueryLog, writeDataset } from "./data.ts";
import { type Choice, chooseNames, chooseSearch } from "./files.ts";
import type { Project } from "./look.ts";
import path from "node:path";

/** How many lines of one kind are listed. */
const MOST_LISTED = 10;

/** Returns the line of what is used. `note` is a sentence without a period. */
function writeUsed(what: string, note: string): string {
  return `used: ${what}: ${note}`;
}

/** Returns the line of what is not used, with the line that would use it. */
function writeUnused(what: string, line: string, note = ""): string {
  return `not used: ${what}. ${note === "" ? "" : `${note}. `}To use it: ${line}`;
}

/** Returns the line of what can't be used, and why. A reason may be a clause or a sentence. */
function writeUnusable(what: string, reason: string, line: string | null): string {
  const mark = /^[A-Z]/.test(reason) ? "." : ":";
  return `can't be used as it is: ${what}${mark} ${reason}${line === null ? "" : `. To use it: ${line}`}`;
}

/**
 * Returns a line for each thing that was found, at most MOST_LISTED of a kind. `program` is how the
 * command is called here. `hasCases`: whether headings of the documents are the cases.
 */
export function describeFindings(
  project: Project,
  choice: Choice,
  { program, hasCases }: { readonly program: string; readonly hasCases: boolean },
): readonly string[] {
  const { data, logs, searches, unusable, packages } = project;
  const [first] = data;
  const suiteFolder = path.posix.dirname(chooseNames("", data).suiteFile);
  const kinds: readonly (readonly string[])[] = [
    data.map((each) => describeData(each, first, suiteFolder)),
    first?.kind === "dataset" ? first.hints : [],
    logs.map((log) => writeUnused(`${log.file}, a log of searches`, draftCommand(log, program))),
    searches.map((search) => describeSearch(search, choice)),
    describeDocuments(project, choice, hasCases),
    unusable.map(({ file, reason, line }) => writeUnusable(file, reason, line)),
    packages.map((folder) =>
      writeUnused(`${folder}, a package`, `(cd ${shellWord(folder)} && ${program} init)`),
    ),
  ];
  return (
    kinds
      .flatMap(limitLines)
      // The advice on a search names the command by its usual name.
      .map((line) => line.replaceAll("`retrieval-gate ", `\`${program} `))
  );
}

function limitLines(lines: readonly string[]): readonly string[] {
  return lines.length <= MOST_LISTED
    ? lines
    : [...lines.slice(0, MOST_LISTED), `and ${lines.length - MOST_LISTED} more of these`];
}

/** Returns the command that drafts a suite from a log. */
export function draftCommand({ file, fields }: QueryLog, program: string): string {
  const fieldsFlag = fields === null ? "" : ` --fields ${shellWord(fields)}`;
  return `${program} suggest --log ${shellWord(file)}${fieldsFlag} --out retrieval/suite.yaml`;
}

function describeData(data: Data, first: Data | undefined, suiteFolder: string): string {
  const format =
    data.kind === "suite" ? "a suite" : `in the format ${String(data.entries[0]?.["format"])}`;
  const what = `${data.file}, ${format}`;
  if (data === first) {
    return writeUsed(what, "the cases");
  }
  const line =
    data.kind === "suite"
      ? `suite: ${data.file}`
      : writeDataset(data.file, data.entries, suiteFolder);
  return writeUnused(what, line);
}

/** Returns what was found of a search, with the line of the config that would use it. */
function describeSearch(search: Candidate, choice: Choice): string {
  const { what, retriever, advice, adapter, needsPreparation } = search;
  if (retriever === null) {
    return writeUnusable(what, advice, null);
  }
  if (choice.kind === "search" && choice.search === search) {
    return writeUsed(what, `the retriever. ${advice}`);
  }
  const adapterNote = adapter === undefined ? "" : ` (write ${adapter.path}: \`${adapter.line}\`)`;
  // A recorded run has a second line, `latency: off`.
  const line = `retriever: ${retriever.replace("\n", ", ")}${adapterNote}`;
  return writeUnused(what, line, needsPreparation === true ? advice : "");
}

/** Returns the line about the Markdown files, or the corpus of the dataset that is used. */
function describeDocuments(project: Project, choice: Choice, hasCases: boolean): readonly string[] {
  const { documents } = project;
  const [first] = project.data;
  const corpus = first?.kind === "dataset" ? first.corpus : null;
  const place = documents === "." ? "here" : `in ${documents}`;
  const what = corpus ?? `the Markdown files ${place}`;
  if (choice.kind === "bm25") {
    const cases = hasCases ? "; their headings are the cases" : "";
    return [writeUsed(what, `the built-in BM25 searches them${cases}`)];
  }
  const embedded = chooseSearch(project, true);
  return embedded.kind === "bm25" ? [writeUnused(what, `retriever: ${embedded.retriever}`)] : [];
}

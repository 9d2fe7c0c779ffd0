/**
 * Returns the lines that `init` prints of what it found: what is used, what is not and the line
 * that would use it, and why something can't be used.
 */
import { shellWord } from "../../messages/escape.ts";
import type { Candidate } from "./candidates.ts";
import { type Data, writeDataset } from "./data.ts";
import { type Choice, chooseNames, chooseSearch } from "./files.ts";
import type { Project } from "./look.ts";
import path from "node:path";

/** How many lines of one kind are listed. */
const MOST_LISTED = 10;

/** Something that was found. */
interface Finding {
  readonly what: string;
  readonly state: "used" | "not used" | "can't be used as it is";
  /** A sentence without a period: what it is used for, or why it can't be used; may be empty. */
  readonly note: string;
  /** The line that uses it; null if it is used, or nothing would. */
  readonly line: string | null;
}

/**
 * Returns a line for each thing that was found, at most MOST_LISTED of a kind. `program` is how the
 * command is called here. `draftsCases`: whether headings of the documents are the cases.
 */
export function describeFindings(
  project: Project,
  choice: Choice,
  { program, draftsCases }: { readonly program: string; readonly draftsCases: boolean },
): readonly string[] {
  const [usedData] = project.data;
  const kinds: readonly (readonly Finding[])[] = [
    project.data.map((data) => describeData(data, project, program)),
    project.searches.map((search) => describeSearch(search, choice)),
    describeDocuments(project, choice, draftsCases),
    project.unusable.map(({ file, reason, line }) => {
      return { what: file, state: "can't be used as it is", note: reason, line };
    }),
    project.packages.map((folder) => {
      const line = `(cd ${shellWord(folder)} && ${program} init)`;
      return { what: `${folder}, a package`, state: "not used", note: "", line };
    }),
  ];
  const hints = usedData?.kind === "dataset" ? usedData.hints : [];
  const [dataLines = [], ...others] = kinds.map((findings) =>
    limitLines(findings.map((each) => writeFinding(each))),
  );
  return (
    [...dataLines.slice(0, 1), ...hints, ...dataLines.slice(1), ...others.flat()]
      // The advice on a search names the command by its usual name.
      .map((line) => line.replaceAll("`retrieval-gate ", `\`${program} `))
  );
}

function writeFinding({ what, state, note, line }: Finding): string {
  const isClause = state === "used" || /^[^A-Z]/.test(note);
  const noteText = note === "" ? "" : `${isClause ? ": " : ". "}${note}`;
  return `${state}: ${what}${noteText}${line === null ? "" : `. To use it: ${line}`}`;
}

function limitLines(lines: readonly string[]): readonly string[] {
  return lines.length <= MOST_LISTED
    ? lines
    : [...lines.slice(0, MOST_LISTED), `and ${lines.length - MOST_LISTED} more of these`];
}

function describeData(data: Data, { data: [first] }: Project, program: string): Finding {
  const kinds = { suite: "a suite", log: "a log of searches", dataset: "" };
  const format =
    data.kind === "dataset" ? `in the format ${String(data.entries[0]?.["format"])}` : "";
  const what = `${data.file}, ${kinds[data.kind]}${format}`;
  if (data === first) {
    return { what, state: "used", note: "the cases", line: null };
  }
  const suiteFolder = path.posix.dirname(
    chooseNames("", first === undefined ? [] : [first]).suiteFile,
  );
  const lines = {
    suite: () => `suite: ${data.file}`,
    log: () => {
      const fields = data.kind === "log" ? data.fields : null;
      const fieldsFlag = fields === null ? "" : ` --fields ${shellWord(fields)}`;
      return `${program} suggest --log ${shellWord(data.file)}${fieldsFlag}`;
    },
    dataset: () =>
      writeDataset(data.file, data.kind === "dataset" ? data.entries : [], suiteFolder),
  };
  return { what, state: "not used", note: "", line: lines[data.kind]() };
}

/** Returns what was found of a search, with the line of the config that would use it. */
function describeSearch(search: Candidate, choice: Choice): Finding {
  const { what, retriever, advice, adapter, needsPreparation } = search;
  if (retriever === null) {
    return { what, state: "can't be used as it is", note: advice, line: null };
  }
  if (choice.kind === "search" && choice.search === search) {
    return { what, state: "used", note: `the retriever. ${advice}`, line: null };
  }
  const adapterNote = adapter === undefined ? "" : ` (write ${adapter.path}: \`${adapter.line}\`)`;
  const note = needsPreparation === true ? advice : "";
  // A recorded run has a second line, `latency: off`.
  return {
    what,
    state: "not used",
    note,
    line: `retriever: ${retriever.replace("\n", ", ")}${adapterNote}`,
  };
}

/** Returns the line about the Markdown files, or the corpus of the dataset that is used. */
function describeDocuments(
  project: Project,
  choice: Choice,
  draftsCases: boolean,
): readonly Finding[] {
  const {
    documents,
    data: [first],
  } = project;
  const corpus = first?.kind === "dataset" ? first.corpus : null;
  const place = documents === "." ? "here" : `in ${documents}`;
  const what = corpus ?? `the Markdown files ${place}`;
  if (corpus === null && documents === null) {
    return [];
  }
  const cases = draftsCases ? "their headings are the cases" : "";
  if (choice.kind === "bm25") {
    const note = ["the built-in BM25 searches them", cases].filter(Boolean).join("; ");
    return [{ what, state: "used", note, line: null }];
  }
  const embedded = chooseSearch(project, true);
  const line = embedded.kind === "bm25" ? `retriever: ${embedded.retriever}` : null;
  return draftsCases
    ? [{ what, state: "used", note: cases, line: null }]
    : [{ what, state: "not used", note: "", line }];
}

/**
 * Returns the lines that `init` prints of what it found: what is used, what is not and the line
 * that would use it, and why something can't be used.
 */
import { shellWord } from "../../messages/escape.ts";
import type { Candidate } from "./candidates.ts";
import { type Data, type QueryLog, writeDataset } from "./data.ts";
import { type InitChoices, chooseSearch } from "./files.ts";
import path from "node:path";

/** How many lines of one kind are listed. */
const MOST_LISTED = 10;

/** What `init` prints of a thing that it found. */
interface Finding {
  readonly what: string;
  /** What it is used for, and what to check; null if it is not used. */
  readonly use: string | null;
  /** Why it can't be used as it is; null if it can. */
  readonly obstacle: string | null;
  /** The line, or the command, that uses it; null if there is none. */
  readonly line: string | null;
}

/** Returns the line of a finding. An obstacle may be a clause or a sentence. */
function describeFinding({ what, use, obstacle, line }: Finding): string {
  if (use !== null) {
    return `used: ${what}: ${use}`;
  }
  const lineNote = line === null ? "" : `. To use it: ${line}`;
  if (obstacle === null) {
    return `not used: ${what}${lineNote}`;
  }
  const mark = /^[A-Z]/.test(obstacle) ? "." : ":";
  return `can't be used as it is: ${what}${mark} ${obstacle}${lineNote}`;
}

/**
 * Returns a line for each thing that was found, at most MOST_LISTED of a kind. `program` is how the
 * command is called here.
 */
export function describeFindings(choices: InitChoices, program: string): readonly string[] {
  const { project, names, hasSuite, hasRetriever } = choices;
  const [first] = project.data;
  const usesFirst = first?.kind === "suite" ? first.file === names.suiteFile : !hasSuite;
  const suiteFolder = path.posix.dirname(names.suiteFile);
  const notUsed = { use: null, obstacle: null };
  const kinds: readonly (readonly (Finding | string)[])[] = [
    project.data.map((data) => ({
      ...describeData(data, suiteFolder),
      obstacle: null,
      use: data === first && usesFirst ? "the cases" : null,
    })),
    first?.kind === "dataset" ? first.hints : [],
    project.logs.map((log) => {
      const what = `${log.file}, a log of searches`;
      // A draft is written in place of the suite.
      return { ...notUsed, what, line: first === undefined ? draftCommand(log, program) : null };
    }),
    hasRetriever ? [] : project.searches.map((search) => describeSearch(search, choices)),
    hasRetriever ? [] : describeDocuments(choices),
    project.unusable.map(({ file, reason, line }) => {
      return { what: file, use: null, obstacle: reason, line };
    }),
    project.packages.map((folder) => {
      const line = `(cd ${shellWord(folder)} && ${program} init)`;
      return { ...notUsed, what: `${folder}, a package`, line };
    }),
  ];
  const lines = kinds.flatMap((findings) => {
    const described = findings.map((each) =>
      typeof each === "string" ? each : describeFinding(each),
    );
    const more = described.length - MOST_LISTED;
    return more <= 0
      ? described
      : [...described.slice(0, MOST_LISTED), `and ${more} more of these`];
  });
  // The advice on a search names the command by its usual name.
  return lines.map((line) => line.replaceAll("`retrieval-gate ", `\`${program} `));
}

/** Returns the command that drafts a suite from a log. */
export function draftCommand({ file, fields }: QueryLog, program: string): string {
  const fieldsFlag = fields === null ? "" : ` --fields ${shellWord(fields)}`;
  return `${program} suggest --log ${shellWord(file)}${fieldsFlag} --out retrieval/suite.yaml`;
}

function describeData(data: Data, suiteFolder: string): Pick<Finding, "what" | "line"> {
  const { file } = data;
  if (data.kind === "suite") {
    return { what: `${file}, a suite`, line: `suite: ${file}` };
  }
  const format = String(data.entries[0]?.["format"]);
  const line = writeDataset(file, data.entries, suiteFolder);
  return { what: `${file}, in the format ${format}`, line };
}

/** Returns what was found of a search, with the line of the config that would use it. */
function describeSearch(search: Candidate, { choice, hasConfig }: InitChoices): Finding {
  const { what, retriever, advice, adapter, needsPreparation } = search;
  if (retriever === null) {
    return { what, use: null, obstacle: advice, line: null };
  }
  const isUsed = choice.kind === "search" && choice.search === search && !hasConfig;
  const adapterNote = adapter === undefined ? "" : ` (write ${adapter.path}: \`${adapter.line}\`)`;
  // A recorded run has a second line, `latency: off`.
  const line = `retriever: ${retriever.replace("\n", ", ")}${adapterNote}`;
  return {
    what: !isUsed && needsPreparation === true ? `${what}. ${advice}` : what,
    use: isUsed ? `the retriever. ${advice}` : null,
    obstacle: null,
    line,
  };
}

/** Returns the Markdown files, or the corpus of the dataset that is used. */
function describeDocuments({ project, choice, cases, hasConfig }: InitChoices): readonly Finding[] {
  const embedded = chooseSearch(project, true);
  if (embedded.kind !== "bm25") {
    return [];
  }
  const isUsed = choice.kind === "bm25" && !hasConfig;
  const inFolder = embedded.place === "." ? "here" : `in ${embedded.place}`;
  const what = embedded.isCorpus ? embedded.place : `the Markdown files ${inFolder}`;
  const headings = cases === null ? "" : "; their headings are the cases";
  const use = isUsed ? `the built-in BM25 searches them${headings}` : null;
  return [{ what, use, obstacle: null, line: `retriever: ${embedded.retriever}` }];
}

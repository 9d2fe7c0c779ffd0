/**
 * Returns the lines that `init` prints of what it found: what is used, what is not and the line
 * that would use it, and why something can't be used.
 */
import { shellWord } from "../../messages/escape.ts";
import { ADAPTER_PATH, type Candidate } from "./candidates.ts";
import { type QueryFile, writeDataset } from "./data.ts";
import type { InitChoices } from "./files.ts";
import path from "node:path";

/** How many lines of one kind are listed. */
const MOST_LISTED = 10;

/** What `init` prints of a thing that it found. */
interface Finding {
  readonly what: string;
  /** What it is used for, and what to check; null or absent if it is not used. */
  readonly use?: string | null;
  /**
   * Why it can't be used as it is, with the mark that joins it to `what`: `: it needs …`, or before
   * whole sentences `. It has …`. Absent if it can be used.
   */
  readonly obstacle?: string;
  /** The line, or the command, that uses it; null or absent if there is none. */
  readonly line?: string | null;
}

function describeFinding({ what, use = null, obstacle, line = null }: Finding): string {
  if (use !== null) {
    return `used: ${what}: ${use}`;
  }
  const lineNote = line === null ? "" : `. To use it: ${line}`;
  if (obstacle === undefined) {
    return `not used: ${what}${lineNote}`;
  }
  return `can't be used as it is: ${what}${obstacle}${lineNote}`;
}

/** Returns the lines of findings of one kind, at most MOST_LISTED. */
function describeKind(findings: readonly Finding[]): readonly string[] {
  const lines = findings.map(describeFinding);
  const more = lines.length - MOST_LISTED;
  return more <= 0 ? lines : [...lines.slice(0, MOST_LISTED), `and ${more} more of these`];
}

/** Returns a line for each thing that was found. `program` is how the command is called here. */
export function describeFindings(choices: InitChoices, program: string): readonly string[] {
  const { project, hasRetriever } = choices;
  const { queries, data, searches, builtIn, packages } = project;
  const lines = [
    ...describeKind(queries.map((each) => describeQueries(each, choices, program))),
    ...(data?.kind === "dataset" ? data.hints : []),
    ...(hasRetriever ? [] : describeKind(searches.map((each) => describeSearch(each, choices)))),
    ...(hasRetriever || builtIn === null ? [] : describeKind([describeSearch(builtIn, choices)])),
    ...describeKind(
      packages.map((folder) => ({
        what: `${folder}, a package`,
        line: `(cd ${shellWord(folder)} && ${program} init)`,
      })),
    ),
  ];
  // The advice on a search names the command by its usual name.
  return lines.map((line) => line.replaceAll("`retrieval-gate ", `\`${program} `));
}

/** Returns what was found of a file with queries, with the line or the command that uses it. */
function describeQueries(
  found: QueryFile,
  { project, names, hasSuite }: InitChoices,
  program: string,
): Finding {
  const { kind, file } = found;
  // A suite counts if the config names it, a dataset if no suite is there yet.
  const isSource = kind === "suite" ? file === names.suiteFile : !hasSuite;
  const use = found === project.data && isSource ? "the cases" : null;
  const suiteFolder = path.posix.dirname(names.suiteFile);
  switch (kind) {
    case "suite":
      return { what: `${file}, a suite`, use, line: `suite: ${file}` };
    case "dataset":
      return { what: file, use, line: writeDataset(file, found.entries, suiteFolder) };
    case "log": {
      // A log is used only without other queries: its draft becomes the suite.
      const line = project.data === null ? draftCommand(file, program) : null;
      return { what: `${file}, a log of searches`, line };
    }
    case "unusable":
      return { what: file, obstacle: `. ${found.obstacle}`, line: found.line };
  }
}

/** Returns the command that drafts a suite from a log. */
export function draftCommand(log: string, program: string): string {
  return `${program} suggest --log ${shellWord(log)} --out retrieval/suite.yaml`;
}

/** Returns what was found of a search, with the line of the config that would use it. */
function describeSearch(found: Candidate, { search, hasConfig }: InitChoices): Finding {
  const { what, retriever, draft, advice, adapter } = found;
  if (retriever === null) {
    return {
      what,
      obstacle: `: ${advice}`,
      line: draft === undefined ? null : `retriever: ${draft}`,
    };
  }
  const adapterNote = adapter === undefined ? "" : ` (write ${ADAPTER_PATH}: \`${adapter.line}\`)`;
  const line = `retriever: ${retriever}${adapterNote}`;
  const isUsed = found === search && !hasConfig;
  return { what, use: isUsed ? `the retriever (${advice})` : null, line };
}

/** The sentences that `init` prints about what it found: what is used, what is not, and the line that would use it. */
import path from "node:path";
import { shellWord } from "../../messages/escape.ts";
import type { Data } from "./data.ts";
import { chooseSearch } from "./files.ts";
import type { Project } from "./look.ts";
import { writeDataset } from "./unusable.ts";

/** How many lines of one kind are listed. */
const MOST_LISTED = 10;

/**
 * Returns a line for each thing that was found. `found` is all that is there, `used` what the files are written from, and
 * `program` the command's name.
 */
export function describeFindings(
  found: Project,
  used: Project,
  program: string,
): readonly string[] {
  return [
    ...describeData(found.data, program),
    ...listSome(describeSearches(found, used)).map((line) =>
      line.replaceAll("`retrieval-gate ", `\`${program} `),
    ),
    ...describeCorpus(used),
    ...describeDocuments(found, used),
    ...listSome(
      found.unusable.map(({ what, reason, line }) => {
        const isCommand = line?.startsWith("suggest ") === true;
        const advice =
          line === null ? "" : `. To use it: ${isCommand ? `${program} ${line}` : line}`;
        return `can't be used as it is: ${what}. ${reason}${advice}`;
      }),
    ),
    ...listSome(
      found.packages.map((folder) => {
        const command = `(cd ${shellWord(folder)} && ${program} init)`;
        return `not used: ${folder}, a package. For a gate of its own: ${command}`;
      }),
    ),
  ];
}

/** Returns the first lines, and one that counts the others. */
function listSome(lines: readonly string[]): readonly string[] {
  if (lines.length <= MOST_LISTED) {
    return lines;
  }
  return [...lines.slice(0, MOST_LISTED), `and ${lines.length - MOST_LISTED} more of these`];
}

/** Returns the lines about queries and judgments: the first is used, with its hints for a person, the others are not. */
function describeData([first, ...others]: readonly Data[], program: string): readonly string[] {
  if (first === undefined) {
    return [];
  }
  const suiteFolder = first.kind === "suite" ? path.posix.dirname(first.file) : "retrieval";
  const unused = others.map((data) => {
    return `not used: ${nameData(data)}. To use it: ${lineThatUses(data, suiteFolder, program)}`;
  });
  const hints = first.kind === "dataset" ? (first.hintsForPerson ?? []) : [];
  return [`used: ${nameData(first)}: the cases`, ...hints, ...listSome(unused)];
}

/** Returns the file and what it is. */
function nameData(data: Data): string {
  if (data.kind === "suite") {
    return `${data.file}, a suite`;
  }
  if (data.kind === "log") {
    return `${data.file}, a log of searches`;
  }
  return `${data.file}, in the format ${String(data.keys["format"])}`;
}

/** Returns the line to paste: into the config, into a suite in its folder, or into a shell. */
function lineThatUses(data: Data, suiteFolder: string, program: string): string {
  if (data.kind === "suite") {
    return `suite: ${data.file}`;
  }
  if (data.kind === "log") {
    return `${program} suggest --log ${shellWord(data.file)}`;
  }
  const { format, ...keysWithoutFormat } = data.keys;
  const file = path.posix.relative(suiteFolder, data.file);
  const furtherDatasets = (data.furtherDatasets ?? []).map((further) => ({
    format,
    path: file,
    ...further,
  }));
  const first = { format, path: file, ...keysWithoutFormat };
  return writeDataset(furtherDatasets.length === 0 ? first : [first, ...furtherDatasets]);
}

/** Returns a line for each search: used, not used, or why it can't be used as it is. */
function describeSearches({ searches }: Project, used: Project): readonly string[] {
  const { search } = chooseSearch(used);
  return searches.map((each) => {
    if (each.retriever === null) {
      return `can't be used as it is: ${each.what}: ${each.guess}`;
    }
    if (each === search) {
      return `used: ${each.what}: the retriever. ${each.guess}`;
    }
    const guess = each.isOffered === true ? ` (${each.guess})` : "";
    const note =
      each.adapter === undefined
        ? guess
        : ` (write ${each.adapter.path}: \`${each.adapter.line}\`)`;
    return `not used: ${each.what}. To use it: retriever: ${each.retriever}${note}`;
  });
}

/** Returns the line about the corpus of the dataset that is used; empty if it has none. */
function describeCorpus(used: Project): readonly string[] {
  const [first] = used.data;
  const corpus = first?.kind === "dataset" ? first.corpus : null;
  if (corpus === null) {
    return [];
  }
  const { search, embedded } = chooseSearch(used);
  if (search === null) {
    return [`used: ${corpus}: the embedded BM25 searches its documents`];
  }
  return [`not used: ${corpus}. To search it with the embedded BM25: retriever: ${embedded}`];
}

/** Returns the line about the Markdown files; empty if there are too few, or a corpus is searched in their place. */
function describeDocuments(found: Project, used: Project): readonly string[] {
  const [first] = used.data;
  const isSearched = first?.kind !== "dataset" || first.corpus === null;
  if (found.documents === null || !isSearched) {
    return [];
  }
  const { search } = chooseSearch(used);
  const { embedded } = chooseSearch(found);
  const place = found.documents === "." ? "here" : `in ${found.documents}`;
  const what = `the Markdown files ${place}`;
  const casesClause = found.data.length === 0 ? "; their headings are the cases" : "";
  if (used.documents === null) {
    return [`not used: ${what}: too few of them have a title of words`];
  }
  if (search === null) {
    const searchClause = found.searches.length === 0 ? "" : ", not your own search";
    return [`used: ${what}: the embedded BM25 searches them${searchClause}${casesClause}`];
  }
  const searchAdvice = `To search them with the embedded BM25: retriever: ${embedded}`;
  if (casesClause === "") {
    return [`not used: ${what}. ${searchAdvice}`];
  }
  return [`used: ${what}: their headings are the cases. ${searchAdvice}`];
}

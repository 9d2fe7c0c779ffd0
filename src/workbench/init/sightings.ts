/**
 * Returns the sentences that `init` prints about what it found in a folder: what is used in the
 * files that it writes, what is not, and the line that would use it. `found` is the project as it
 * was found, and `used` the one that the files are written from: it lacks the documents if too few
 * of them have a title that can be a query.
 */
import path from "node:path";
import { shellWord } from "../../messages/escape.ts";
import type { Data, Dataset } from "./data.ts";
import { chooseSearch } from "./files.ts";
import type { FoundSearch } from "./found-search.ts";
import type { Project } from "./look.ts";
import { type UnusableFile, writeDataset } from "./unusable.ts";

/** How many lines of one kind are listed. */
const MOST_LISTED = 10;

/**
 * Returns the lines for all that was found, at most MOST_LISTED of a kind: queries, searches, a
 * corpus, documents, files that can't be used, and packages. `program` is how the command is called
 * here.
 */
export function describeFindings(
  found: Project,
  used: Project,
  program: string,
): readonly string[] {
  return [
    ...describeData(found.data, program),
    ...limitLines(describeSearches(found, used, program)),
    ...describeCorpus(used),
    ...describeDocuments(found, used),
    ...limitLines(found.unusable.map((file) => describeUnusableFile(file, program))),
    ...limitLines(found.packages.map((folder) => describePackage(folder, program))),
  ];
}

/**
 * Returns the line about a file that can't be used as it is: why, and the command or line of a
 * suite that would use it.
 */
function describeUnusableFile({ what, reason, line }: UnusableFile, program: string): string {
  const sentence = `can't be used as it is: ${what}. ${reason}`;
  if (line === null) {
    return sentence;
  }
  const isCommand = line.startsWith("suggest ");
  return `${sentence}. To use it: ${isCommand ? `${program} ${line}` : line}`;
}

/** Returns the line about a package in a folder below: the command that writes a gate for it. */
function describePackage(folder: string, program: string): string {
  const command = `(cd ${shellWord(folder)} && ${program} init)`;
  return `not used: ${folder}, a package. For a gate of its own: ${command}`;
}

/** Returns the first MOST_LISTED lines, and one that counts the others if there are more. */
function limitLines(lines: readonly string[]): readonly string[] {
  if (lines.length <= MOST_LISTED) {
    return lines;
  }
  return [...lines.slice(0, MOST_LISTED), `and ${lines.length - MOST_LISTED} more of these`];
}

/**
 * Returns the lines about files with queries: the first is used, and its hints for a person follow;
 * the others are not, and have the line that would use them. Empty if there are no such files.
 */
function describeData([first, ...others]: readonly Data[], program: string): readonly string[] {
  if (first === undefined) {
    return [];
  }
  const suiteFolder = first.kind === "suite" ? path.posix.dirname(first.file) : "retrieval";
  const unused = others.map((data) => {
    return `not used: ${nameData(data)}. To use it: ${lineThatUses(data, suiteFolder, program)}`;
  });
  const hints = first.kind === "dataset" ? (first.hintsForPerson ?? []) : [];
  return [`used: ${nameData(first)}: the cases`, ...hints, ...limitLines(unused)];
}

/** Returns the path of the file, and what it is: `searches.csv, a log of searches`. */
function nameData(data: Data): string {
  if (data.kind === "suite") {
    return `${data.file}, a suite`;
  }
  if (data.kind === "log") {
    return `${data.file}, a log of searches`;
  }
  return `${data.file}, in the format ${String(data.keys["format"])}`;
}

/**
 * Returns the line that a person pastes to use the file: a suite into the config, a dataset into a
 * suite in `suiteFolder`, and for a log the command that drafts a suite from it.
 */
function lineThatUses(data: Data, suiteFolder: string, program: string): string {
  if (data.kind === "suite") {
    return `suite: ${data.file}`;
  }
  if (data.kind === "log") {
    return `${program} suggest --log ${shellWord(data.file)}`;
  }
  return datasetLine(data, suiteFolder);
}

/**
 * Returns the member `dataset` for a suite in `suiteFolder`; a list if the file has further
 * datasets.
 */
function datasetLine(data: Dataset, suiteFolder: string): string {
  const { format, ...keysWithoutFormat } = data.keys;
  const file = path.posix.relative(suiteFolder, data.file);
  const first = { format, path: file, ...keysWithoutFormat };
  const { furtherDatasets = [] } = data;
  const others = furtherDatasets.map((further) => ({ format, path: file, ...further }));
  return writeDataset(others.length === 0 ? first : [first, ...others]);
}

/**
 * Returns a line for each search that was found: used, not used, or why it can't be used as it is.
 */
function describeSearches(found: Project, used: Project, program: string): readonly string[] {
  const { search: usedSearch } = chooseSearch(used);
  const lines = found.searches.map((search) => {
    if (search.retriever === null) {
      return `can't be used as it is: ${search.what}: ${search.advice}`;
    }
    if (search === usedSearch) {
      return `used: ${search.what}: the retriever. ${search.advice}`;
    }
    return `not used: ${search.what}. To use it: retriever: ${search.retriever}${noteOnUse(search)}`;
  });
  // The advice on a search names the command by its usual name, `retrieval-gate`.
  return lines.map((line) => line.replaceAll("`retrieval-gate ", `\`${program} `));
}

/**
 * Returns, in parentheses, what a person has to do besides writing the `retriever` of a search that
 * is not used: write its adapter, or do what its advice says if it needs preparation. Empty if
 * there is nothing.
 */
function noteOnUse({ adapter, needsPreparation, advice }: FoundSearch): string {
  if (adapter !== undefined) {
    return ` (write ${adapter.path}: \`${adapter.line}\`)`;
  }
  return needsPreparation === true ? ` (${advice})` : "";
}

/**
 * Returns the line about the corpus of the dataset that is used: whether the embedded search (BM25
 * in the gate itself) searches it, or a search of the repository's own is used. Empty if the
 * dataset has no corpus.
 */
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

/**
 * Returns the line about the Markdown files: what they are used for, the embedded search, the cases
 * or both, or that they are not used. Empty if there are too few of them, or if the dataset that is
 * used has a corpus in their place.
 */
function describeDocuments(found: Project, used: Project): readonly string[] {
  const [first] = used.data;
  const hasCorpus = first?.kind === "dataset" && first.corpus !== null;
  if (found.documents === null || hasCorpus) {
    return [];
  }
  const place = found.documents === "." ? "here" : `in ${found.documents}`;
  const what = `the Markdown files ${place}`;
  // Without queries in the folder, cases were drafted from the headings.
  const areCases = found.data.length === 0;
  if (used.documents === null) {
    return [`not used: ${what}: too few of them have a title of words`];
  }
  const { search, embedded } = chooseSearch(used);
  if (search === null) {
    const searchClause = found.searches.length === 0 ? "" : ", not your own search";
    const casesClause = areCases ? "; their headings are the cases" : "";
    return [`used: ${what}: the embedded BM25 searches them${searchClause}${casesClause}`];
  }
  const searchAdvice = `To search them with the embedded BM25: retriever: ${embedded}`;
  return areCases
    ? [`used: ${what}: their headings are the cases. ${searchAdvice}`]
    : [`not used: ${what}. ${searchAdvice}`];
}

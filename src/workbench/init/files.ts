/**
 * Returns the texts of the files that `init` writes: a config, a suite, and workflows. A guess has
 * a comment, "Edit 1 of 2", that says what to check. What was not found is a line that a person
 * fills in: until then `record` and `gate` end with exit code 2 and that line.
 */
import path from "node:path";
import { stringify } from "yaml";
import type { JsonObject } from "../../system/json.ts";
import { digestText } from "../../system/digest.ts";
import { THE_RULE } from "../../messages/rule.ts";
import { docsPage } from "../../model/docs-page.ts";
import { REPOSITORY } from "../../model/repository.generated.ts";
import { ADAPTER_PATH, type Candidate } from "./candidates.ts";
import { datasetOf } from "./data.ts";
import type { Project } from "./look.ts";
import {
  type GateJob,
  commentWorkflow,
  gateWorkflow,
  gitlabJob,
  jobPath,
  recordWorkflow,
  sideBySideWorkflow,
  workflowPath,
} from "./workflows.ts";

const SCHEMAS = `https://raw.githubusercontent.com/${REPOSITORY}/v0/schemas`;
/**
 * As many words as a line of a comment holds, one that is longer, or a line for a person to copy.
 */
const LINE = /(?:retriever: .*|.{1,99}|\S+)(?:[ \n]|$)/g;

/** Returns the sentence as lines of a YAML comment. A line break in it begins a new line. */
function commentLines(sentence: string): string {
  return sentence.replaceAll(LINE, (words) => `# ${words.trimEnd()}\n`);
}

/**
 * Returns the search that the gate asks: BM25 if it was asked for, or if there is nothing but
 * documents; else the likeliest search that can be used. Null without one.
 */
export function chooseSearch(
  { builtIn, searches, queries, hasCode }: Project,
  wantsBuiltIn: boolean,
): Candidate | null {
  const isNothingElse = searches.length === 0 && queries.length === 0 && !hasCode;
  if (builtIn !== null && (wantsBuiltIn || isNothingElse)) {
    return builtIn;
  }
  return searches.find(({ retriever }) => retriever !== null) ?? null;
}

/** Retrievers for a person to edit: in Python and JavaScript, a server, and programs. */
const EXAMPLES = `For example one of these:
retriever: { kind: python, function: "package.module:search" }
retriever: { kind: module, path: retrieval/search.mjs }
retriever: { kind: http, start: { command: [npm, start] }, url: "http://127.0.0.1:{{port}}/search?q={{query}}&limit={{k}}" }
retriever: { kind: command, command: [go, run, ./cmd/serve] }
retriever: { kind: command, per_query: true, command: [bin/search, "{{query}}"], results: { lines: '(?<path>\\S+)' } }
All kinds of search: ${docsPage("retrievers.md")}`;

/** Returns the key `retriever` with the comment that says what to check, or to fill in. */
function retrieverText(project: Project, search: Candidate | null): string {
  const [unused] = project.searches;
  let check = "";
  if (search === null) {
    const seen = unused === undefined ? "" : ` ${unused.what}: ${unused.advice}.`;
    const draft = unused?.draft === undefined ? " " : `\nretriever: ${unused.draft}\n`;
    check = `fill in your search.${seen}${draft}${EXAMPLES}`;
  } else if (search.isBuiltIn === true) {
    check = `the built-in search BM25 over ${search.file}, not a search of yours. Replace it by your retriever. ${EXAMPLES}`;
  } else {
    check = `a guess: ${search.advice}.`;
  }
  return `${commentLines(`Edit 1 of 2: ${check}`)}retriever: ${search?.retriever ?? "# fill in"}\n`;
}

function configText({ project, search, names }: InitChoices): string {
  const { data } = project;
  const relevance = data?.kind === "dataset" ? data.relevance : null;
  const definition =
    relevance === null
      ? ""
      : `definition: { relevance: ${relevance} } # a guess: the least rating that is relevant\n`;
  const baselineLine =
    names.baseline === null
      ? `# Not needed side by side: baseline: baselines/${names.suite}.json`
      : `baseline: ${names.baseline}`;
  return `# yaml-language-server: $schema=${SCHEMAS}/config.schema.json
version: 1
suite: ${stringify(names.suiteFile).trim()}
${baselineLine}
k: 10 # as many results as your users see
${retrieverText(project, search)}${definition}${commentLines(THE_RULE)}gate:
  # recall@10: { floor: 0.8 } # a lower recall always fails
  significance: auto
`;
}

/** The beginning of the line with the digest of what follows in a suite. */
const MARK = "# As init wrote it: ";
const shortDigest = (text: string): string => digestText(text).slice(0, 12);

/** Returns the text of a suite; its second line later shows whether anybody has edited it. */
function suiteText(names: Names, body: string): string {
  const textBelowMark = `version: 1\nname: ${names.suite}\nrevision: "1"\n${body}`;
  return `# yaml-language-server: $schema=${SCHEMAS}/suite.schema.json\n${MARK}${shortDigest(textBelowMark)}\n${textBelowMark}`;
}

/** Returns the name of the suite with this text if it is as `init` wrote it, else null. */
export function untouchedSample(text: string): string | null {
  const [, digest, textBelowMark] = /^# As init wrote it: ([0-9a-f]{12})\n([^]*)/m.exec(text) ?? [];
  if (textBelowMark === undefined || shortDigest(textBelowMark) !== digest) {
    return null;
  }
  return /^name: (.+)$/m.exec(textBelowMark)?.[1] ?? null;
}

/** What a person has to do with headings of documents, which are not queries of users. */
const REPLACE_CASES =
  "# Edit 2 of 2: headings of your documents. Replace these by queries of your users.\n";
const FILL_IN_CASES = `# Edit 2 of 2: fill in queries of your users, with the documents that they should find. For example:
# cases:
#   - { id: reset, query: how do I reset my password, intent: howto, expected: [docs/password.md] }
# Or draft them: retrieval-gate suggest --log searches.csv --out retrieval/suite.yaml
# Or, in place of \`cases\`, read a file of yours:
# dataset: { format: json, path: ../golden.json, fields: { query: query, expected: expected } }
cases: # fill in
`;

/**
 * Returns the part of a suite below its revision. `cases`: drafted ones, null if there are none.
 */
function suiteBody({ project, cases }: InitChoices): string {
  const { data } = project;
  if (data?.kind !== "dataset") {
    return cases === null ? FILL_IN_CASES : `${REPLACE_CASES}${cases}`;
  }
  const { file, entries, hints } = data;
  const check = `Edit 2 of 2: a guess from ${file}: check it, and give intents of five or more cases (six from four such intents on).`;
  const comments = [check, ...hints].map(commentLines).join("");
  return comments + stringify({ dataset: datasetOf(file, entries) });
}

/** Names in the files of a gate. They have to differ between two packages of one repository. */
export interface Names extends Pick<GateJob, "workflow" | "job"> {
  /** The name of the suite: `search`, or the package's folder. */
  readonly suite: string;
  /** The path of the suite, relative to the gate's folder. */
  readonly suiteFile: string;
  /** The path of the baseline, relative to the gate's folder; null without one. */
  readonly baseline: string | null;
}

/**
 * Returns the names of a gate in `folder`, with the folder in them; `folder` is empty at the top.
 * The paths are those of the config that exists already. If `config` is null, they are the usual
 * ones, without a baseline if `hasNoBaseline`.
 */
export function chooseNames(
  folder: string,
  data: Project["data"],
  config: JsonObject | null,
  hasNoBaseline: boolean,
): Names {
  // A name has only letters, digits, `_`, `.` and `-`, and the id of a job no `.`.
  const folderName = folder.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^\W+/g, "");
  const suite = folderName === "" ? "search" : folderName;
  const usualSuite = data?.kind === "suite" ? data.file : "retrieval/suite.yaml";
  const usualBaseline = hasNoBaseline ? null : `baselines/${suite}.json`;
  const paths: JsonObject = config ?? { suite: usualSuite, baseline: usualBaseline };
  const suiteFile: unknown = paths["suite"] ?? usualSuite;
  const { baseline } = paths;
  return {
    suite,
    // A config may join several suites.
    suiteFile: String([suiteFile].flat()[0]),
    baseline: typeof baseline === "string" ? path.posix.normalize(baseline) : null,
    workflow: `Retrieval gate ${folderName}`.trim(),
    job: `retrieval-gate${folderName === "" ? "" : `-${folderName.replaceAll(".", "_")}`}`,
  };
}

/** What the files are made from: what `init` found, and how the gate is to run. */
export interface InitChoices {
  /** The default branch. */
  readonly branch: string;
  readonly project: Project;
  /** What the gate asks; null if it is not known yet. */
  readonly search: Candidate | null;
  /** The member `cases` of a suite in YAML, from headings of documents; null without. */
  readonly cases: string | null;
  readonly names: Names;
  /** Whether the config, and the suite that it names, are there already, and are kept. */
  readonly hasConfig: boolean;
  readonly hasSuite: boolean;
  /** Whether the config that is there names a retriever, so that it needs no other search. */
  readonly hasRetriever: boolean;
  /** The folder of the gate, relative to the repository; empty at its top. */
  readonly folder: string;
  /** Whether base and head of a pull request are measured in one job, without a baseline. */
  readonly isSideBySide: boolean;
  /** Whether there is a workflow that records the baseline. */
  readonly hasRecordWorkflow: boolean;
  /** Whether there is a job of GitLab in place of the workflows. */
  readonly isGitLab: boolean;
}

/** Returns the job of the gate, with the commands that run before the search is asked. */
function gateJob({ branch, project, folder, names }: InitChoices): GateJob {
  const { install, index } = project;
  const commands = [install, index].filter((command) => command !== null);
  return { ...names, branch, folder, commands };
}

/** Returns the texts of all files of a gate, by path relative to the working directory. */
export function initFiles(choices: InitChoices): ReadonlyMap<string, string> {
  const { project, search, names, isSideBySide, hasRecordWorkflow, isGitLab } = choices;
  const files = new Map([["retrieval-gate.yaml", configText(choices)]]);
  const isSuiteFound = choices.hasSuite && project.data?.kind === "suite";
  // For any other file in its place the command says that it is kept.
  if (!isSuiteFound) {
    files.set(names.suiteFile, suiteText(names, suiteBody(choices)));
  }
  if (search?.adapter !== undefined && !choices.hasConfig) {
    files.set(ADAPTER_PATH, search.adapter.text);
  }
  const job = gateJob(choices);
  if (isGitLab) {
    const isPythonRetriever = search?.retriever?.includes("kind: python") === true;
    const installsPython = project.install?.startsWith("python3") === true;
    return files.set(jobPath(job), gitlabJob(job, isPythonRetriever || installsPython));
  }
  const workflow = isSideBySide
    ? sideBySideWorkflow(job, names.baseline !== null)
    : gateWorkflow(job);
  files.set(workflowPath(job, ""), workflow);
  files.set(workflowPath(job, "-comment"), commentWorkflow(job));
  if (hasRecordWorkflow && names.baseline !== null) {
    files.set(workflowPath(job, "-record"), recordWorkflow(job, names.baseline));
  }
  return files;
}

/** Returns the paths of the workflows that flags ask for. */
export function flagWorkflows(choices: InitChoices): readonly string[] {
  const job = gateJob(choices);
  return [
    ...(choices.isSideBySide ? [workflowPath(job, "")] : []),
    ...(choices.hasRecordWorkflow ? [workflowPath(job, "-record")] : []),
  ];
}

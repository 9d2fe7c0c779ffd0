/**
 * Returns the texts of the files that `init` writes: a config (retrieval-gate.yaml), a suite of
 * queries, and workflows. They are the smallest gate that runs. A Project is what `init` found in
 * the folder: `data` are the files with queries (a suite, a dataset such as a golden file, or a log
 * of searches), the first of which is used; `searches` are the searches of the repository;
 * `documents` is a folder of Markdown files. What `init` had to guess has a comment, "Edit 1 of 2",
 * for a person. The embedded search is BM25 in the gate itself (`kind: bm25`). The sample is three
 * queries with three documents.
 */
import { stringify } from "yaml";
import { digestText } from "../../system/digest.ts";
import { THE_RULE } from "../../messages/rule.ts";
import { REPOSITORY } from "../../model/repository.generated.ts";
import type { Data, Dataset } from "./data.ts";
import { NOTHING, type Project } from "./look.ts";
import type { FoundSearch } from "./found-search.ts";
import { pathFromSuite } from "./unusable.ts";
import {
  commentWorkflow,
  gateWorkflow,
  gitlabJob,
  jobPath,
  recordWorkflow,
  sideBySideWorkflow,
  workflowPath,
} from "./workflows.ts";

/** The page that describes every kind of retriever. */
const RETRIEVERS_PAGE = `https://github.com/${REPOSITORY}/blob/main/docs/retrievers.md`;
const SCHEMAS = `https://raw.githubusercontent.com/${REPOSITORY}/v0/schemas`;

/** The longest line of a comment, in characters without its mark. */
const WIDTH = 100;

/**
 * Returns the sentence as lines of a YAML comment, each with `#` at its beginning and at most WIDTH
 * characters behind it. A longer word has a line of its own.
 */
function commentLines(sentence: string): string {
  const lines = [""];
  for (const word of sentence.split(" ")) {
    if (`${lines.at(-1)} ${word}`.length > WIDTH) {
      lines.push("");
    }
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.map((line) => `#${line}`).join("\n");
}

/**
 * Returns the commands that have to run before the search is asked: they install packages, and
 * build an index.
 */
function buildCommands({ install, index }: Project): readonly string[] {
  return [install, index].filter((command) => command !== null);
}

/** Returns an example of a retriever in the project's language, for a person to edit. */
function exampleRetriever({ install }: Project): string {
  if (install === null) {
    return "{ kind: command, command: [python3, retrieval/serve.py] }";
  }
  return install.startsWith("python3")
    ? '{ kind: python, function: "package.module:search" }'
    : "{ kind: module, path: retrieval/search.mjs }";
}

/** The retriever that is written into the config. */
interface Choice {
  /** The value of `retriever`. */
  readonly yaml: string;
  /** The search of the repository that it is; null if it is the embedded one, or an example. */
  readonly search: FoundSearch | null;
  /**
   * The value of `retriever` for the embedded search over what the folder holds; null if it holds
   * nothing to search.
   */
  readonly embedded: string | null;
  /** The comment above it, not yet broken into lines. */
  readonly about: string;
}

/**
 * Returns the retriever of the config, the first of these that there is:
 * 1. A search of the repository's own that can be used: a gate of the embedded search would not
 *    notice when that breaks. One that a person has to prepare, such as a server to start, counts
 *    only if the embedded search has nothing to search.
 * 2. The embedded search over the dataset's corpus, or else over the project's documents.
 * 3. If the project has queries: an example, for a person to edit.
 * 4. The embedded search over the documents of the sample.
 */
export function chooseSearch(project: Project): Choice {
  const { documents, searches, data } = project;
  const [first] = data;
  const example = exampleRetriever(project);
  const corpus = first?.kind === "dataset" ? first.corpus : null;
  const embedded = embeddedSearch(corpus, documents);
  const usableSearches = searches.filter(({ retriever }) => retriever !== null);
  const readySearch = usableSearches.find(({ needsPreparation }) => needsPreparation !== true);
  // Used only if no search is ready, so that it is one that needs preparation.
  const [searchToPrepare = null] = embedded === null ? usableSearches : [];
  const search = readySearch ?? searchToPrepare;

  // 1. A search of the repository's own.
  if (search !== null) {
    const embeddedAdvice =
      embedded === null ? "" : ` The embedded BM25 instead:\nretriever: ${embedded}`;
    const about = `Edit 1 of 2: a guess. ${search.advice}.${embeddedAdvice}`;
    return { yaml: search.retriever ?? example, search, embedded, about };
  }

  // 3. An example.
  if (embedded === null && first !== undefined) {
    const about = `Edit 1 of 2: write this, or name your own search. ${RETRIEVERS_PAGE}`;
    return { yaml: example, search: null, embedded, about };
  }

  // 2 and 4. The embedded search. The comment names the repository's first search, if it has one.
  const searchedText =
    corpus ?? (documents === null ? "three documents" : `the documents in ${documents}`);
  const [unusedSearch] = searches;
  const unusedAdvice =
    unusedSearch === undefined
      ? ""
      : `It is not your search, ${unusedSearch.what}: ${unusedSearch.advice}. `;
  const ownExample = unusedSearch?.retriever ?? example;
  const purpose = corpus === null ? ", so that the first run passes" : "";
  return {
    yaml: embedded ?? "{ kind: bm25, corpus: retrieval/corpus.jsonl }",
    search: null,
    embedded,
    about: `Edit 1 of 2: the embedded BM25 over ${searchedText}${purpose}. ${unusedAdvice}Replace it by your retriever (${RETRIEVERS_PAGE}), for example\nretriever: ${ownExample}`,
  };
}

/**
 * Returns the `retriever` of the embedded search over the corpus, else over the documents' folder;
 * null without either.
 */
function embeddedSearch(corpus: string | null, documents: string | null): string | null {
  if (corpus !== null) {
    return `{ kind: bm25, corpus: ${JSON.stringify(corpus)} }`;
  }
  if (documents === null) {
    return null;
  }
  const files = documents === "." ? "**/*.md" : `${documents}/**/*.{md,mdx}`;
  return `{ kind: bm25, files: [${JSON.stringify(files)}] }`;
}

/** Whether the config's retriever is the embedded search, for which nothing has to be started. */
export function isEmbedded(project: Project): boolean {
  return chooseSearch(project).yaml.includes("kind: bm25");
}

/**
 * Whether the first baseline can be recorded at once: the search is the embedded one, and the cases
 * are no draft.
 */
export function canRecord(project: Project): boolean {
  return isEmbedded(project) && !isDraft(project);
}

/**
 * Whether the cases are a draft, from a log or in a suite, which a person has to review before
 * anything is recorded.
 */
export function isDraft({ data: [first] }: Project): boolean {
  return first?.kind === "log" || (first?.kind === "suite" && first.draft);
}

/** A rule as a comment, for a person to use. */
const FLOOR_EXAMPLE = "  # recall@10: { floor: 0.8 } # a lower recall always fails\n";

/** The members of `gate`, the rules of the config, if nothing else is known. */
const USUAL_RULES = `${FLOOR_EXAMPLE}  latency_p50_ms: { tolerance: 20 }
  latency_p95_ms: off
`;

/** The members of `gate` side by side, where a tolerance in milliseconds does not apply. */
const SIDE_BY_SIDE_RULES = `${FLOOR_EXAMPLE}  latency_p95_ms: off
`;

/**
 * Returns the text of retrieval-gate.yaml. Side by side the line with the baseline is a comment,
 * unless a workflow records one. The rules of a query pack take the place of the usual ones, and of
 * the comment that says how those decide (THE_RULE).
 */
function configText(choices: InitChoices, project: Project, names: Names): string {
  const { packRules = null, isSideBySide = false, isRecorded = false } = choices;
  const { yaml, about } = chooseSearch(project);
  const [first] = project.data;
  const relevance = first?.kind === "dataset" ? first.relevance : null;
  const definition =
    relevance === null
      ? ""
      : `definition: { relevance: ${relevance} } # a guess: the least rating that is relevant\n`;
  const baselineMember = `baseline: ${baselinePath(names)}\n`;
  const baselineLine =
    isSideBySide && !isRecorded ? `# Not needed side by side: ${baselineMember}` : baselineMember;
  const usualRules = isSideBySide ? SIDE_BY_SIDE_RULES : USUAL_RULES;
  return `# yaml-language-server: $schema=${SCHEMAS}/config.schema.json
version: 1
suite: ${names.suiteFile}
${baselineLine}k: 10
${about.split("\n").map(commentLines).join("\n")}
retriever: ${yaml}
${definition}${packRules === null ? `${commentLines(THE_RULE)}\n` : ""}gate:
${packRules ?? usualRules}`;
}

/**
 * Returns the text of a suite with these names and this revision; `body` are its cases or its
 * dataset. Its second line has a digest of what follows, which later shows whether anybody has
 * edited the suite.
 */
function suiteText(names: Names, revision: string, body: string): string {
  const textBelowMark = `version: 1\nname: ${names.suite}\nrevision: ${JSON.stringify(revision)}\n${body}`;
  return `# yaml-language-server: $schema=${SCHEMAS}/suite.schema.json\n${MARK}${shortDigest(textBelowMark)}\n${textBelowMark}`;
}

/** The beginning of the line with the digest. */
const MARK = "# As init wrote it: ";
/** Returns the digest of the text below that line: 12 hexadecimal digits. */
const shortDigest = (text: string): string => digestText(text).slice(0, 12);

/**
 * Returns the name of the suite with this text if it is as `init` wrote it; null if it was edited,
 * or has another origin.
 */
export function untouchedSample(text: string): string | null {
  const [, digest, textBelowMark] = /^# As init wrote it: ([0-9a-f]{12})\n([^]*)/m.exec(text) ?? [];
  if (textBelowMark === undefined || shortDigest(textBelowMark) !== digest) {
    return null;
  }
  // suiteText always writes the line.
  return /^name: (.+)$/m.exec(textBelowMark)![1]!;
}

/** The beginning of a suite that has cases of the sample, or from the titles of documents. */
const SAMPLE_HEAD = `# Edit 2 of 2: replace these by queries of your users, or draft them: retrieval-gate suggest --log searches.csv
# Aim at five or more an intent: smaller ones are reported, not gated.
cases:
`;

/**
 * Returns the member `dataset` of a suite in YAML; a list if the file has further datasets. Unless
 * it is a query pack, it is a guess: comments above it say so, what to check, and what only a
 * person can know.
 */
function datasetBody(data: Dataset): string {
  const { file, keys, furtherDatasets = [], hintsForPerson = [], pack } = data;
  const { format, ...keysWithoutFormat } = keys;
  const path = pathFromSuite(file);
  // Format and path go first.
  const first = { format, path, ...keysWithoutFormat };
  const dataset =
    furtherDatasets.length === 0
      ? first
      : [first, ...furtherDatasets.map((further) => ({ format, path, ...further }))];
  if (pack !== undefined) {
    return stringify({ dataset });
  }
  const partsToCheck = format === "json" ? "the fields" : "the columns";
  const editComment = `# Edit 2 of 2: a guess from ${file}: check ${partsToCheck}, and give intents of five or more cases.\n`;
  const hintComments = hintsForPerson.map((hint) => `${commentLines(hint)}\n`).join("");
  return editComment + hintComments + stringify({ dataset });
}

/** The cases of the sample, as members of a suite's `cases` in YAML. */
export const CASES: string = `  - id: reset-password
    query: how do I reset my password
    intent: howto
    expected: [account/password.md]
  - id: invoice-address
    query: change the address on an invoice
    intent: howto
    expected: [{ path: billing/invoices.md, grade: 2 }]
  - id: export-everything
    query: export all my data
    intent: howto
    expected: [data/export.md]
`;

/** The documents that the cases of the sample expect, as JSON lines. */
const SAMPLE_CORPUS = [
  {
    id: "password",
    path: "account/password.md",
    title: "Reset a password",
    text: "Open the sign-in page and choose to reset your password; a link arrives by mail.",
  },
  {
    id: "invoices",
    path: "billing/invoices.md",
    title: "Invoices",
    text: "Change the name and the address that an invoice shows under billing, before it is issued.",
  },
  {
    id: "export",
    path: "data/export.md",
    title: "Export",
    text: "Export all your data as one archive; it is ready for download within a day.",
  },
]
  .map((document) => `${JSON.stringify(document)}\n`)
  .join("");

/** Names in the files of a gate. They have to differ between two packages of one repository. */
interface Names {
  /** The name of the suite: `search`, or the package's folder. */
  readonly suite: string;
  /** The path of the suite, relative to the gate's folder. */
  readonly suiteFile: string;
  /** The name of the workflow: `Retrieval gate`. */
  readonly workflow: string;
  /** The name of the job, and so that of the required check: `retrieval-gate`. */
  readonly job: string;
}

/** Returns the path of the suite's baseline, relative to the gate's folder. */
function baselinePath({ suite }: Names): string {
  return `baselines/${suite}.json`;
}

/**
 * Returns the names of a gate in `folder` of the repository, with the folder in them:
 * `packages-api`. At the top, `folder` is empty, and they have none. `data` are the files with
 * queries; a suite that is the first of them keeps its file.
 */
export function chooseNames(folder: string, data: readonly Data[]): Names {
  // A name has only letters, digits, `_`, `.` and `-`, and the id of a job no `.`.
  const folderName = folder.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^\W+/g, "");
  const [first] = data;
  return {
    suite: folderName === "" ? "search" : folderName,
    suiteFile: first?.kind === "suite" ? first.file : "retrieval/suite.yaml",
    workflow: `Retrieval gate${folderName === "" ? "" : ` ${folderName}`}`,
    job: `retrieval-gate${folderName === "" ? "" : `-${folderName.replaceAll(".", "_")}`}`,
  };
}

/**
 * What the files are made from: what `init` found, and how the gate is to run. Flags are false if
 * they are missing.
 */
interface InitChoices {
  /** The default branch. */
  readonly branch: string;
  /** What the folder has; nothing if it is missing. */
  readonly project?: Project;
  /** The cases of a suite, in YAML; those of the sample if they are missing. */
  readonly cases?: string;
  /** The folder of the gate, relative to the repository; empty at its top. */
  readonly folder?: string;
  /** The members of `gate` in YAML, made from a query pack; null if there is none. */
  readonly packRules?: string | null;
  /**
   * Whether base and head of a pull request are measured in one job. No baseline is then needed.
   */
  readonly isSideBySide?: boolean;
  /** Whether there is a workflow that records the baseline. */
  readonly isRecorded?: boolean;
  /** Whether there is a job of GitLab in place of the workflows. */
  readonly isGitLab?: boolean;
}

/**
 * Returns the texts of all files of a gate by path, relative to the working directory, which is
 * `folder` of the repository:
 * - the config, and the suite, unless there is one already or command.ts drafts it from a log
 *   (startSuite)
 * - the documents of the sample, if they are searched, and the module that calls the search, if it
 *   needs one
 * - the job of GitLab, or else the gate's workflow, the one that comments, and the one that
 *   records, if it was asked for.
 */
export function initFiles(choices: InitChoices): ReadonlyMap<string, string> {
  const { branch, project = NOTHING, cases = CASES, folder = "" } = choices;
  const { isSideBySide = false, isRecorded = false } = choices;
  const names = chooseNames(folder, project.data);
  const [first] = project.data;
  const files = new Map([["retrieval-gate.yaml", configText(choices, project, names)]]);
  if (first === undefined) {
    files.set(names.suiteFile, suiteText(names, "1", SAMPLE_HEAD + cases));
  } else if (first.kind === "dataset") {
    const revision = first.pack?.revision ?? "1";
    files.set(names.suiteFile, suiteText(names, revision, datasetBody(first)));
  }
  if (chooseSearch(project).yaml.includes("retrieval/corpus.jsonl")) {
    files.set("retrieval/corpus.jsonl", SAMPLE_CORPUS);
  }
  const { adapter } = chooseSearch(project).search ?? {};
  if (adapter !== undefined) {
    files.set(adapter.path, adapter.text);
  }
  const job = { ...names, branch, folder, commands: buildCommands(project) };
  if (choices.isGitLab) {
    return files.set(jobPath(job), gitlabJob(job, isPython(project)));
  }
  // The workflow side by side is one of workflowFiles.
  if (!isSideBySide) {
    files.set(workflowPath(job, ""), gateWorkflow(job));
  }
  files.set(workflowPath(job, "-comment"), commentWorkflow(job));
  const baseline = isSideBySide && !isRecorded ? null : baselinePath(names);
  return new Map([...files, ...workflowFiles({ ...choices, project, folder }, baseline)]);
}

/**
 * Returns the texts of the workflows that a flag asks for, by path relative to the working
 * directory: the one that compares base and head (`isSideBySide`), and the one that records the
 * baseline (`isRecorded`). `baseline` is its path, relative to `folder`. It is null if the config
 * names none: then nothing is recorded.
 */
export function workflowFiles(
  choices: InitChoices & Required<Pick<InitChoices, "project" | "folder">>,
  baseline: string | null,
): ReadonlyMap<string, string> {
  const { branch, project, folder, isSideBySide = false, isRecorded = false } = choices;
  const names = chooseNames(folder, project.data);
  const job = { ...names, branch, folder, commands: buildCommands(project) };
  const files = new Map<string, string>();
  if (isSideBySide) {
    files.set(workflowPath(job, ""), sideBySideWorkflow(job, baseline !== null));
  }
  if (isRecorded && baseline !== null) {
    files.set(workflowPath(job, "-record"), recordWorkflow(job, baseline));
  }
  return files;
}

/** Whether the config's search, or the command that installs what it needs, is in Python. */
function isPython(project: Project): boolean {
  const { yaml } = chooseSearch(project);
  return /kind: python\b|\bpython3?,/.test(yaml) || (project.install ?? "").startsWith("python");
}

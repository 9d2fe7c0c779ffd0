/** What `init` writes: the smallest gate that runs, to be replaced piece by piece, and the workflows. */
import { stringify } from "yaml";
import { digestText } from "../../system/digest.ts";
import { THE_RULE } from "../../messages/rule.ts";
import { REPOSITORY } from "../../model/repository.generated.ts";
import type { Data } from "./data.ts";
import { NOTHING, type Project } from "./look.ts";
import type { FoundSearch } from "./found-search.ts";
import {
  commentWorkflow,
  gateWorkflow,
  gitlabJob,
  jobPath,
  recordWorkflow,
  sideBySideWorkflow,
  workflowPath,
} from "./workflows.ts";

const EVERY_KIND = `https://github.com/${REPOSITORY}/blob/main/docs/retrievers.md`;
const SCHEMAS = `https://raw.githubusercontent.com/${REPOSITORY}/v0/schemas`;

const WIDTH = 100;

/** Lines of a comment. */
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

/** What has to be there before the retriever is asked. */
function buildCommands({ install, index }: Project): readonly string[] {
  return [install, index].filter((command) => command !== null);
}

/** Returns a retriever as the project could have one. */
function exampleRetriever({ install }: Project): string {
  if (install === null) {
    return "{ kind: command, command: [python3, retrieval/serve.py] }";
  }
  return install.startsWith("python3")
    ? '{ kind: python, function: "package.module:search" }'
    : "{ kind: module, path: retrieval/search.mjs }";
}

/** The retriever that is written. */
interface Choice {
  readonly yaml: string;
  /** The search that it is; null if it is the embedded one, or an example. */
  readonly search: FoundSearch | null;
  /** The embedded search over what the folder holds; null if it holds nothing to search. */
  readonly embedded: string | null;
  /** What a reader has to know of it. */
  readonly about: string;
}

/** A search of the repository's own goes first: a gate of the embedded one would not see it break. */
export function chooseSearch(project: Project): Choice {
  const { documents, searches, data } = project;
  const [first] = data;
  const example = exampleRetriever(project);
  const corpus = first?.kind === "dataset" ? first.corpus : null;
  const embedded = embeddedSearch(corpus, documents);
  const usable = searches.filter(({ retriever }) => retriever !== null);
  const [offered] = embedded === null ? usable : [];
  const search = usable.find(({ isOffered }) => isOffered !== true) ?? offered ?? null;
  const instead = embedded === null ? "" : ` The embedded BM25 instead:\nretriever: ${embedded}`;
  if (search !== null) {
    const about = `Edit 1 of 2: a guess. ${search.guess}.${instead}`;
    return { yaml: search.retriever ?? example, search, embedded, about };
  }
  if (embedded === null && first !== undefined) {
    const about = `Edit 1 of 2: write this, or name your own search. ${EVERY_KIND}`;
    return { yaml: example, search, embedded, about };
  }
  const what = corpus ?? (documents === null ? "three documents" : `the documents in ${documents}`);
  const [other] = searches;
  const unused =
    other === undefined ? "" : `It is not your search, ${other.what}: ${other.guess}. `;
  const reason = corpus === null ? ", so that the first run passes" : "";
  return {
    yaml: embedded ?? "{ kind: bm25, corpus: retrieval/corpus.jsonl }",
    search,
    embedded,
    about: `Edit 1 of 2: the embedded BM25 over ${what}${reason}. ${unused}Replace it by your retriever (${EVERY_KIND}), for example\nretriever: ${example}`,
  };
}

/** Returns null if there is nothing to search. */
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

/** Whether nothing of the user's has to be started to ask the retriever. */
export function isEmbedded(project: Project): boolean {
  return chooseSearch(project).yaml.includes("kind: bm25");
}

export function canRecord(project: Project): boolean {
  return isEmbedded(project) && !isDraft(project);
}

/** A person has to go through it first. */
export function isDraft({ data: [first] }: Project): boolean {
  return first?.kind === "log" || (first?.kind === "suite" && first.draft);
}

const FLOOR_EXAMPLE =
  "  # recall@10: { floor: 0.8 } # a lower recall fails whatever the baseline says\n";

/** What `gate` says if nothing else is known. */
const USUAL_RULES = `${FLOOR_EXAMPLE}  latency_p50_ms: { tolerance: 20 }
  latency_p95_ms: off
`;

/** Side by side, a tolerance in milliseconds does not apply. */
const SIDE_BY_SIDE_RULES = `${FLOOR_EXAMPLE}  latency_p95_ms: off
`;

function configText(choices: InitChoices, project: Project, names: Names): string {
  const { packRules = null, isSideBySide = false, isRecorded = false } = choices;
  const { yaml, about } = chooseSearch(project);
  const [first] = project.data;
  const relevance = first?.kind === "dataset" ? first.relevance : null;
  const definition =
    relevance === null
      ? ""
      : `definition: { relevance: ${relevance} } # a guess: the least rating that is relevant\n`;
  const named = `baseline: ${baselinePath(names)}\n`;
  const baseline = isSideBySide && !isRecorded ? `# Not needed side by side: ${named}` : named;
  const usualRules = isSideBySide ? SIDE_BY_SIDE_RULES : USUAL_RULES;
  return `# yaml-language-server: $schema=${SCHEMAS}/config.schema.json
version: 1
suite: ${names.suiteFile}
${baseline}k: 10
${about.split("\n").map(commentLines).join("\n")}
retriever: ${yaml}
${definition}${packRules === null ? `${commentLines(THE_RULE)}\n` : ""}gate:
${packRules ?? usualRules}`;
}

/** The head of a suite, and a mark by which it can be told whether anybody edited the rest. */
function suiteText(names: Names, revision: string, body: string): string {
  const rest = `version: 1\nname: ${names.suite}\nrevision: ${JSON.stringify(revision)}\n${body}`;
  return `# yaml-language-server: $schema=${SCHEMAS}/suite.schema.json\n${MARK}${textMark(rest)}\n${rest}`;
}

const MARK = "# As init wrote it: ";
const textMark = (text: string): string => digestText(text).slice(0, 12);

/** The name of a suite that is as `init` wrote it; null for any other. */
export function untouchedSample(text: string): string | null {
  const [, mark, rest] = /^# As init wrote it: ([0-9a-f]{12})\n([^]*)/m.exec(text) ?? [];
  return rest !== undefined && textMark(rest) === mark ? /^name: (.+)$/m.exec(rest)![1]! : null;
}

const SAMPLE_HEAD = `# Edit 2 of 2: replace these by queries of your users, or draft them: retrieval-gate suggest --log searches.csv
# Aim at five or more an intent: smaller ones are reported, not gated.
cases:
`;

/** The dataset part of a suite. A query pack is known exactly; any other file is a guess, said in comments. */
function datasetBody(data: Extract<Data, { readonly kind: "dataset" }>): string {
  const { file, keys, furtherDatasets = [], hintsForPerson = [], pack } = data;
  const { format, ...rest } = keys;
  const path = `../${file}`;
  const first = { format, path, ...rest };
  const dataset =
    furtherDatasets.length === 0
      ? first
      : [first, ...furtherDatasets.map((further) => ({ format, path, ...further }))];
  if (pack !== undefined) {
    return stringify({ dataset });
  }
  const what = format === "json" ? "the fields" : "the columns";
  const head = `# Edit 2 of 2: a guess from ${file}: check ${what}, and give intents of five or more cases.\n`;
  const lines = hintsForPerson.map((hint) => `${commentLines(hint)}\n`).join("");
  return head + lines + stringify({ dataset });
}

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

const CORPUS = [
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

/** What has to differ between two packages of one repository. */
interface Names {
  readonly suite: string;
  readonly suiteFile: string;
  readonly workflow: string;
  /** And the required check. */
  readonly job: string;
}

function baselinePath({ suite }: Names): string {
  return `baselines/${suite}.json`;
}

export function chooseNames(folder: string, data: readonly Data[]): Names {
  const own = folder.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^\W+/g, "");
  const [first] = data;
  return {
    suite: own === "" ? "search" : own,
    suiteFile: first?.kind === "suite" ? first.file : "retrieval/suite.yaml",
    workflow: `Retrieval gate${own === "" ? "" : ` ${own}`}`,
    job: `retrieval-gate${own === "" ? "" : `-${own.replaceAll(".", "_")}`}`,
  };
}

/** What the files are written for. */
interface InitChoices {
  /** The default branch. */
  readonly branch: string;
  readonly project?: Project;
  /** The cases of a suite, in YAML. */
  readonly cases?: string;
  /** Of the repository; empty at its top. */
  readonly folder?: string;
  readonly packRules?: string | null;
  /** Base and head are measured in one job, and no baseline is kept. */
  readonly isSideBySide?: boolean;
  /** With a workflow that records the baseline. */
  readonly isRecorded?: boolean;
  /** With the job of GitLab in place of the workflows. */
  readonly isGitLab?: boolean;
}

/**
 * Returns texts by path, relative to the working directory, which is `folder` of the repository. A suite drafted from a
 * log is written elsewhere (startSuite).
 */
export function initFiles(choices: InitChoices): ReadonlyMap<string, string> {
  const { branch, project = NOTHING, cases = CASES, folder = "" } = choices;
  const { isSideBySide = false, isRecorded = false } = choices;
  const names = chooseNames(folder, project.data);
  const [first] = project.data;
  const body = first?.kind === "dataset" ? datasetBody(first) : SAMPLE_HEAD + cases;
  const files = new Map([["retrieval-gate.yaml", configText(choices, project, names)]]);
  const revision = first?.kind === "dataset" ? (first.pack?.revision ?? "1") : "1";
  if (first === undefined || first.kind === "dataset") {
    files.set(names.suiteFile, suiteText(names, revision, body));
  }
  if (chooseSearch(project).yaml.includes("retrieval/corpus.jsonl")) {
    files.set("retrieval/corpus.jsonl", CORPUS);
  }
  const job = { ...names, branch, folder, commands: buildCommands(project) };
  if (choices.isGitLab) {
    return files.set(jobPath(job), gitlabJob(job, isPython(project)));
  }
  if (!isSideBySide) {
    files.set(workflowPath(job, ""), gateWorkflow(job));
  }
  files.set(workflowPath(job, "-comment"), commentWorkflow(job));
  const baseline = isSideBySide && !isRecorded ? null : baselinePath(names);
  return new Map([...files, ...workflowFiles({ ...choices, project, folder }, baseline)]);
}

/**
 * Returns the workflows that compare base and head, and that record `baseline`, which is relative to `folder` and null if
 * the config names none. By path, relative to the working directory.
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

/** Whether the search, or what installs it, needs Python. */
function isPython(project: Project): boolean {
  const { yaml } = chooseSearch(project);
  return /kind: python\b|\bpython3?,/.test(yaml) || (project.install ?? "").startsWith("python");
}

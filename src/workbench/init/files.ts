/** What `init` writes: the smallest gate that runs, to be replaced piece by piece, and the workflows. */
import { stringify } from "yaml";
import { digestText } from "../../system/digest.ts";
import { THE_RULE } from "../../messages/rule.ts";
import { REPOSITORY } from "../../model/repository.generated.ts";
import type { Data } from "./data.ts";
import { NOTHING, type Project } from "./look.ts";
import type { FoundSearch } from "./found-search.ts";

/** A workflow of its own, so that forks' pull requests get their comment, too, and the gate's job no token. */
const COMMENT = `# Belongs into .github/workflows/, where \`retrieval-gate init\` writes it.
# Keeps one comment on the pull request up to date, for changes from forks, too.
# It runs with the default branch's code and the only write permission. Of a change of this repository it shows the
# report, with all text escaped; of a fork's change only how the gate's job ended, and a link. It executes nothing.
name: NAME comment
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] nothing of the run is executed
    workflows: [NAME]
    types: [completed]

permissions: {}

concurrency:
  group: \${{ github.workflow }}-\${{ github.event.workflow_run.head_repository.id }}-\${{ github.event.workflow_run.head_branch }}
  cancel-in-progress: true

jobs:
  comment:
    if: github.event.workflow_run.event == 'pull_request'
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      actions: read # the run, its jobs and its reports
      contents: read
      pull-requests: write # the comment
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        if: github.event.workflow_run.head_repository.full_name == github.repository
        # A run that left no artifact still gets its comment.
        continue-on-error: true
        with:
          pattern: retrieval-gate-*
          path: retrieval-gate-parts
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
      - uses: ${REPOSITORY}@v0 # zizmor: ignore[unpinned-uses] put a release's commit here
        with:
          command: comment
          github-token: \${{ github.token }}
`;

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

const EXAMPLE = "{ kind: command, command: [python3, retrieval/serve.py] }";

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
export function chooseSearch({ documents, searches, data }: Project): Choice {
  const [first] = data;
  const corpus = first?.kind === "dataset" ? first.corpus : null;
  const embedded = embeddedSearch(corpus, documents);
  const usable = searches.filter(({ retriever }) => retriever !== null);
  const [offered] = embedded === null ? usable : [];
  const search = usable.find(({ isOffered }) => isOffered !== true) ?? offered ?? null;
  const instead = embedded === null ? "" : ` The embedded BM25 instead:\nretriever: ${embedded}`;
  if (search !== null) {
    const about = `Edit 1 of 2: a guess. ${search.guess}.${instead}`;
    return { yaml: search.retriever ?? EXAMPLE, search, embedded, about };
  }
  if (embedded === null && first !== undefined) {
    const about = "Edit 1 of 2: write this program, or name your own search.";
    return { yaml: EXAMPLE, search, embedded, about };
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
    about: `Edit 1 of 2: the embedded BM25 over ${what}${reason}. ${unused}Replace it by your retriever, for example\nretriever: ${EXAMPLE}`,
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

/** What `gate` says if nothing else is known. */
const USUAL_RULES = `  # recall@10: { floor: 0.8 } # a lower recall fails whatever the baseline says
  latency_p50_ms: { tolerance: 20 }
  latency_p95_ms: off
`;

function configText(project: Project, names: Names, packRules: string | null): string {
  const { yaml, about } = chooseSearch(project);
  const [first] = project.data;
  const relevance = first?.kind === "dataset" ? first.relevance : null;
  const definition =
    relevance === null
      ? ""
      : `definition: { relevance: ${relevance} } # a guess: the least rating that is relevant\n`;
  return `# yaml-language-server: $schema=${SCHEMAS}/config.schema.json
version: 1
suite: ${names.suiteFile}
baseline: baselines/${names.suite}.json
k: 10
${about.split("\n").map(commentLines).join("\n")}
retriever: ${yaml}
${definition}${packRules === null ? `${commentLines(THE_RULE)}\n` : ""}gate:
${packRules ?? USUAL_RULES}`;
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

function datasetBody(data: Extract<Data, { readonly kind: "dataset" }>): string {
  const { file, keys, others = [], offers = [], pack } = data;
  const { format, ...rest } = keys;
  const path = `../${file}`;
  const first = { format, path, ...rest };
  const dataset =
    others.length === 0 ? first : [first, ...others.map((other) => ({ format, path, ...other }))];
  if (pack !== undefined) {
    return stringify({ dataset });
  }
  const what = format === "json" ? "the fields" : "the columns";
  const head = `# Edit 2 of 2: a guess from ${file}: check ${what}, and give intents of five or more cases.\n`;
  const lines = offers.map((offer) => `${commentLines(offer)}\n`).join("");
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

/** Pull requests into the default branch, whatever it is called. */
const workflowText = (
  branch: string,
  steps: string,
  folder: string,
  { workflow: name, job }: Names,
): string => `name: ${name}
on:
  pull_request:
    # edited: another base branch; labeled: the accept label.
    types: [opened, synchronize, reopened, edited, labeled]
    branches: [${branch}]
  merge_group:
  push:
    branches: [${branch}]
  workflow_dispatch:
permissions:
  contents: read
concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  # A run that a label started is never cancelled by another label.
  cancel-in-progress: \${{ github.event.action == 'synchronize' }}
jobs:
  ${job}:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: \${{ github.event_name != 'workflow_dispatch' && github.event.action != 'edited' && 2 || 0 }}
          persist-credentials: false
${steps}      - uses: ${REPOSITORY}@v0 # zizmor: ignore[unpinned-uses] put a release's commit here
        with:
          config: retrieval-gate.yaml
${folder === "" ? "" : `          working-directory: ${folder}\n`}`;

/** What has to be there before the retriever is asked. */
function buildSteps({ install, index }: Project, folder: string): string {
  const commands = [install, index].filter((each) => each !== null);
  if (commands.length === 0) {
    return "      # A retriever that searches an index needs it here:\n      # - run: make index\n";
  }
  const at = folder === "" ? "" : `\n        working-directory: ${folder}`;
  return commands.map((command) => `      - run: ${command}${at}\n`).join("");
}

const WORKFLOWS = ".github/workflows/";

/** What has to differ between two packages of one repository. */
interface Names {
  readonly suite: string;
  readonly suiteFile: string;
  readonly workflow: string;
  /** And the required check. */
  readonly job: string;
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

/** By path, relative to the working directory, which is `folder` of the repository. A log's draft is not among them. */
export function initFiles(
  branch: string,
  project: Project = NOTHING,
  cases: string = CASES,
  folder = "",
  packRules: string | null = null,
): ReadonlyMap<string, string> {
  const up = folder === "" ? "" : `${folder.split("/").fill("..").join("/")}/`;
  const names = chooseNames(folder, project.data);
  const [first] = project.data;
  const body = first?.kind === "dataset" ? datasetBody(first) : SAMPLE_HEAD + cases;
  const files = new Map([["retrieval-gate.yaml", configText(project, names, packRules)]]);
  const revision = first?.kind === "dataset" ? (first.pack?.revision ?? "1") : "1";
  if (first === undefined || first.kind === "dataset") {
    files.set(names.suiteFile, suiteText(names, revision, body));
  }
  if (chooseSearch(project).yaml.includes("retrieval/corpus.jsonl")) {
    files.set("retrieval/corpus.jsonl", CORPUS);
  }
  const steps = buildSteps(project, folder);
  return files
    .set(`${up}${WORKFLOWS}${names.job}.yml`, workflowText(branch, steps, folder, names))
    .set(`${up}${WORKFLOWS}${names.job}-comment.yml`, COMMENT.replaceAll("NAME", names.workflow));
}

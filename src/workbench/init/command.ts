/** `init`: asks nothing, leaves a gate that passes. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { NOTHING, type Project, lookAt } from "./look.ts";
import { splitMix64 } from "../../gate/statistics/random.ts";
import { caseBlocks } from "../suggest/draft.ts";
import { THE_RULE } from "../../words/rule.ts";
import { GateError } from "../../errors.ts";
import type { Ending } from "../../exit-code.ts";
import { openGit } from "../../policy/git.ts";
import { findRoot } from "../../system/root.ts";
import { type CommandPorts, readFlags } from "../../cli/command.ts";
import { asInstalled, unnamedAction } from "../../app/origin.ts";
import { record } from "../../cli/record.ts";

// The workflow that keeps a comment on the pull request up to date, as `init` writes it.

/** Of its own, so that forks' pull requests get their comment, too, and the gate's job no token. */
export const COMMENT: string = `# Belongs into .github/workflows/, where \`retrieval-gate init\` writes it.
# Keeps one comment on the pull request up to date, for changes from forks, too.
# It runs with the default branch's code and the only write permission. The reports come from a run that a stranger may
# have shaped: nothing of them is executed, all of their text is escaped, and a pass is one only where the run ended well.
name: Retrieval gate comment
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] nothing of the run is executed
    workflows: [Retrieval gate]
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
      actions: read # the run and its reports
      contents: read
      pull-requests: write # the comment
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        # A run that left no artifact still gets its comment.
        continue-on-error: true
        with:
          pattern: retrieval-gate-*
          path: retrieval-gate-parts
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
      - uses: OWNER/retrieval-eval-gate@v0
        with:
          command: comment
          github-token: \${{ github.token }}
`;

export const COMMENT_FILE = ".github/workflows/retrieval-gate-comment.yml";

// What `init` writes: the smallest gate that runs, to be replaced piece by piece.

const SCHEMAS = "https://raw.githubusercontent.com/OWNER/retrieval-eval-gate/v0/schemas";

const WIDTH = 100;

/** Lines of a comment. */
function commented(sentence: string): string {
  const lines = [""];
  for (const word of sentence.split(" ")) {
    if (`${lines.at(-1)} ${word}`.length > WIDTH) lines.push("");
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.map((line) => `#${line}`).join("\n");
}

function config({ documents, retriever }: Project): string {
  const what = documents === null ? "three documents" : `the documents in ${documents}`;
  const own = retriever ?? "{ kind: command, command: [python3, retrieval/serve.py] }";
  const now =
    documents === null
      ? "{ kind: bm25, corpus: retrieval/corpus.jsonl }"
      : `{ kind: bm25, files: [${JSON.stringify(documents === "." ? "**/*.md" : `${documents}/**/*.{md,mdx}`)}] }`;
  return `# yaml-language-server: $schema=${SCHEMAS}/config.schema.json
version: 1
suite: retrieval/suite.yaml
baseline: baselines/search.json
k: 10
# Edit 1 of 2: the embedded BM25 over ${what}, so that the first run passes. Replace it by your retriever, for example
# retriever: ${own}
retriever: ${now}
${commented(THE_RULE)}
gate:
  latency_p50_ms: { tolerance: 20 }
  latency_p95_ms: off
`;
}

const SUITE_HEAD = `# yaml-language-server: $schema=${SCHEMAS}/suite.schema.json
version: 1
name: search
revision: "1"
# Edit 2 of 2: replace these by queries of your users, or draft them: retrieval-gate suggest --log searches.csv
# Aim at five or more an intent: smaller ones are reported, not gated.
cases:
`;

const CASES = `  - id: reset-password
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
const workflow = (branch: string, steps: string, folder: string): string => `name: Retrieval gate
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
  retrieval-gate:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: \${{ github.event_name != 'workflow_dispatch' && github.event.action != 'edited' && 2 || 0 }}
          persist-credentials: false
${steps}      - uses: OWNER/retrieval-eval-gate@v0
        with:
          config: retrieval-gate.yaml
${folder === "" ? "" : `          working-directory: ${folder}\n`}`;

/** What has to be there before the retriever is asked. */
function buildSteps({ install, index }: Project, folder: string): string {
  const commands = [install, index].filter((each) => each !== null);
  if (commands.length === 0)
    return "      # A retriever that searches an index needs it here:\n      # - run: make index\n";
  const at = folder === "" ? "" : `\n        working-directory: ${folder}`;
  return commands.map((command) => `      - run: ${command}${at}\n`).join("");
}

const WORKFLOW_FILE = ".github/workflows/retrieval-gate.yml";

/** By path, relative to the working directory, which is `folder` of the repository. */
export function initFiles(
  branch: string,
  project: Project = NOTHING,
  cases: string = CASES,
  folder = "",
): ReadonlyMap<string, string> {
  const up = folder === "" ? "" : `${folder.split("/").fill("..").join("/")}/`;
  const name = folder === "" ? "" : `-${folder.replaceAll(/[^\w.-]+/g, "-")}`;
  return new Map([
    ["retrieval-gate.yaml", config(project)],
    ["retrieval/suite.yaml", SUITE_HEAD + cases],
    ...(project.documents === null ? [["retrieval/corpus.jsonl", CORPUS] as const] : []),
    [
      up + WORKFLOW_FILE.replace(/\.yml$/, `${name}.yml`),
      workflow(branch, buildSteps(project, folder), folder),
    ],
    ...(folder === "" ? [[COMMENT_FILE, COMMENT] as const] : []),
  ]);
}

const HELP = `Usage: retrieval-gate init

Looks at the repository (documents, Python or Node, a program that builds an index, a monorepo) and writes
${[...initFiles("main").keys()].join(", ")}; with documents of
its own no corpus. Adds the report's folder to .gitignore, and records the first baseline. Overwrites nothing. Two edits are
left: your retriever, and queries of your users.

Example: retrieval-gate init && retrieval-gate gate
`;

/** Throws usage where one of the files exists already, or another gate does. */
export async function init(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("init", argv, {});
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const { workingDirectory } = ports;
  const { project, cases } = await casesOf(lookAt(workingDirectory), ports);
  const root = findRoot(workingDirectory).directory;
  const folder = path.relative(root, realpathSync(workingDirectory)).split(path.sep).join("/");
  const files = initFiles(defaultBranch(ports), project, cases, folder);
  const present = [...files.keys()].filter((file) => existsSync(path.join(workingDirectory, file)));
  const gates = project.gates.filter((file) => !file.includes("/") && !present.includes(file));
  if (present.length + gates.length > 0) {
    throw new GateError("usage", `${[...present, ...gates].join(", ")} exists already`, {
      hint: "`init` overwrites nothing: remove the file, or edit it by hand. `retrieval-gate validate` checks a gate that is there.",
    });
  }
  for (const [file, text] of files) {
    const target = path.join(workingDirectory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, asInstalled(text, path.dirname(ports.moduleHost)), { flag: "wx" });
    ports.out(`wrote ${file}\n`);
  }
  ignoreReports(ports);
  const ending = await record([], ports);
  ports.out(
    `Two edits are left: the retriever in retrieval-gate.yaml, and the cases in retrieval/suite.yaml.\n` +
      unnamedAction(path.dirname(ports.moduleHost)),
  );
  return ending;
}

const FIRST_CASES = 5;

/** Cases that ask for the repository's own documents; without enough of them the example's. */
async function casesOf(
  project: Project,
  ports: CommandPorts,
): Promise<{ readonly project: Project; readonly cases: string }> {
  const example = { project: { ...project, documents: null }, cases: CASES };
  if (project.documents === null) return example;
  const { documentsOf } = await import("../suggest/suggest.ts");
  const { suggestKnownItems } = await import("../suggest/known-items.ts");
  const { environment, moduleHost, guard, err: log } = ports;
  const asks = { environment, moduleHost, signal: guard.signal, listen: () => guard.listen(), log };
  const documents = await documentsOf({ directory: ports.workingDirectory }, project.documents, asks);
  const { cases } = suggestKnownItems(documents, FIRST_CASES, splitMix64(1));
  if (cases.length < FIRST_CASES - 2) return example;
  return {
    project,
    cases: caseBlocks(
      cases.map((each) => ({ ...each, today: null })),
      [],
    ),
  };
}

/** Reports are no part of the repository. */
const IGNORED = "retrieval-gate-report/";

/** Adds the line where it is not there; what stands there stays. */
function ignoreReports({ workingDirectory, out }: CommandPorts): void {
  const file = path.join(workingDirectory, ".gitignore");
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const lines = before.split(/\r?\n/).map((line) => line.trim().replaceAll(/^\/|\/$/g, ""));
  if (lines.includes(IGNORED.slice(0, -1))) return;
  appendFileSync(file, `${before === "" || before.endsWith("\n") ? "" : "\n"}${IGNORED}\n`);
  out(`added ${IGNORED} to .gitignore\n`);
}

/** As the remote says, else the branch that is checked out; `main` where there is no repository. */
function defaultBranch({ workingDirectory, environment }: CommandPorts): string {
  try {
    const git = openGit(findRoot(workingDirectory).directory, environment);
    const remote = git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "");
    const name = remote ?? git.symbolicRef("HEAD")?.replace("refs/heads/", "") ?? "main";
    // Into a list of YAML: any other name is left to be written by hand.
    return /^[\w./-]+$/.test(name) ? name : "main";
  } catch (error) {
    if (error instanceof GateError) return "main";
    throw error;
  }
}

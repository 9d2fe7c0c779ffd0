/** `init`: asks nothing, leaves a gate that passes. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { GateError } from "../errors.ts";
import { actionOf } from "../app/installed-from.ts";
import type { Ending } from "../exit-code.ts";
import { openGit } from "../policy/git.ts";
import { findRoot } from "../system/root.ts";
import { type CommandPorts, readFlags } from "./command.ts";
import { record } from "./record.ts";

// What `init` writes: the smallest gate that runs, to be replaced piece by piece.

const CONFIG = `version: 1
suite: retrieval/suite.yaml
baseline: baselines/search.json
k: 10
# The embedded BM25 over three documents, so that the first run passes. Replace it by your retriever, for example
# retriever: { kind: command, command: [python3, retrieval/serve.py] }
retriever: { kind: bm25, corpus: retrieval/corpus.jsonl }
gate:
  latency_p50_ms: { tolerance: 20 }
  latency_p95_ms: off
`;

const SUITE = `version: 1
name: search
revision: "1"
# Replace these by queries of your users. Aim at five or more an intent: smaller ones are reported, not gated.
cases:
  - id: reset-password
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

/** Pull requests into the default branch, whatever it is called; `action` is what this program was installed from. */
const workflow = (branch: string, action: string): string => `name: Retrieval gate
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
      - uses: ${action}
        with:
          config: retrieval-gate.yaml
`;

const WORKFLOW_FILE = ".github/workflows/retrieval-gate.yml";

/** Of its own, so that forks' pull requests get their comment, too, and the gate's job no token. */
const comment = (
  action: string,
): string => `# Copy to .github/workflows/, as \`retrieval-gate init\` writes it.
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
      - uses: ${action}
        with:
          command: comment
          github-token: \${{ github.token }}
`;

const COMMENT_FILE = ".github/workflows/retrieval-gate-comment.yml";

/** Reports are no part of the repository. */
const IGNORED = "retrieval-gate-report/";

/** By path, relative to the working directory. */
export const initFiles = (branch: string, action: string): ReadonlyMap<string, string> =>
  new Map([
    ["retrieval-gate.yaml", CONFIG],
    ["retrieval/suite.yaml", SUITE],
    ["retrieval/corpus.jsonl", CORPUS],
    [WORKFLOW_FILE, workflow(branch, action)],
    [COMMENT_FILE, comment(action)],
  ]);

const HELP = `Usage: retrieval-gate init

Writes ${[...initFiles("main", "").keys()].join(", ")}, adds a line
to .gitignore, and records the first baseline. Overwrites nothing.

Example: retrieval-gate init && retrieval-gate gate
`;

/** Throws usage where one of the files exists already. */
export async function init(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("init", argv, {});
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const files = initFiles(defaultBranch(ports), actionOf(path.dirname(ports.moduleHost)));
  const present = [...files.keys()].filter((file) => existsSync(path.join(ports.workingDirectory, file)));
  if (present.length > 0) {
    throw new GateError("usage", `${present.join(", ")} exists already`, {
      hint: "`init` overwrites nothing: remove the file, or edit it by hand.",
    });
  }
  for (const [file, text] of files) {
    const target = path.join(ports.workingDirectory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: "wx" });
    ports.out(`wrote ${file}\n`);
  }
  ignoreReports(ports);
  return record([], ports);
}

function ignoreReports({ workingDirectory, out }: CommandPorts): void {
  const file = path.join(workingDirectory, ".gitignore");
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (before.split(/\r?\n/).some((line) => line.replace(/^\//, "") === IGNORED)) return;
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

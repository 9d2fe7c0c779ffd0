/**
 * Returns the texts of the workflows that `init` writes into a repository, as YAML: of GitHub
 * Actions the gate (against a recorded baseline, or side by side with the pull request's base), its
 * comment on the pull request, and the recording of a baseline; of GitLab one job. For a package
 * below the top, `folder` is not empty, and each step runs in it.
 */
import path from "node:path";
import { shellWord } from "../../messages/escape.ts";
import { REPOSITORY } from "../../model/repository.generated.ts";

/** The gate of one package, as a job of a workflow. */
export interface GateJob {
  /** The default branch. */
  readonly branch: string;
  /** The package's folder, relative to the repository; empty at its top. */
  readonly folder: string;
  /** The name of the workflow, as people see it: `Retrieval gate`. */
  readonly workflow: string;
  /** The id of the job, which is in the names of the files, too: `retrieval-gate`. */
  readonly job: string;
  /** Shell commands that run before the search is asked: they install packages, build an index. */
  readonly commands: readonly string[];
}

// Values of `uses:`, pinned to commits; the comment behind is part of the line.
const CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
const UPLOAD = "actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0";
const DOWNLOAD = "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1";
const GATE = `${REPOSITORY}@v0 # zizmor: ignore[unpinned-uses] put a release's commit here`;

/** Returns the text as a value of YAML on one line, in quotes unless it is plain. */
function yamlValue(text: string): string {
  return /^[\w][\w ./@-]*$/.test(text) && !text.endsWith(" ") ? text : JSON.stringify(text);
}

/** Commands that YAML would read as something else: `echo a: b`, `make # all`, `"$X" run`. */
const NEEDS_QUOTES = /: | #|^[^\w.(]/;

/** Returns a shell command as a value of YAML on one line. */
function yamlCommand(command: string): string {
  return NEEDS_QUOTES.test(command) ? JSON.stringify(command) : command;
}

/** Returns a branch as a pattern of a workflow, in which `+` and `!` have a meaning. */
function branchPattern(branch: string): string {
  return yamlValue(branch.replaceAll(/[+!\\]/g, "\\$&"));
}

/** Returns a workflow's path from the package's folder. `suffix`: `-comment`, or empty. */
export function workflowPath(gate: GateJob, suffix: string): string {
  return `${upToRoot(gate)}.github/workflows/${gate.job}${suffix}.yml`;
}

/** Returns the path of the file with GitLab's job, relative to the package's folder. */
export function jobPath(gate: GateJob): string {
  return `${upToRoot(gate)}${includedPath(gate)}`;
}

/** Returns the path of the file with GitLab's job, by which `.gitlab-ci.yml` includes it. */
export function includedPath({ job }: Pick<GateJob, "job">): string {
  return `.gitlab/${job}.yml`;
}

/** Returns the path from the package's folder to the top: `../../` for `packages/api`. */
function upToRoot({ folder }: GateJob): string {
  return folder === "" ? "" : `${folder.split("/").fill("..").join("/")}/`;
}

/**
 * Returns the workflow that comments on pull requests after the gate's workflow has ended. It is a
 * workflow of its own so that forks get a comment, too, and the gate's job no token that can write.
 */
export function commentWorkflow({ workflow }: GateJob): string {
  return `# Belongs into .github/workflows/, where \`retrieval-gate init\` writes it.
# Keeps one comment on the pull request up to date, for changes from forks, too.
# It runs with the default branch's code and the only write permission. Of a change of this repository it shows the
# report, with all text escaped; of a fork's change only how the gate's job ended, and a link. It executes nothing.
name: ${workflow} comment
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] nothing of the run is executed
    workflows: [${workflow}]
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
      - uses: ${DOWNLOAD}
        if: github.event.workflow_run.head_repository.full_name == github.repository
        # A run that left no artifact still gets its comment.
        continue-on-error: true
        with:
          pattern: retrieval-gate-*
          path: retrieval-gate-parts
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
      - uses: ${GATE}
        with:
          command: comment
          github-token: \${{ github.token }}
`;
}

/** The folder of the pull request's base, beside the checkout. */
const BASE = "../retrieval-gate-base";

/** The event of a workflow that runs on pull requests. */
const PULL_REQUESTS = `  pull_request:
    # edited: another base branch; labeled: the accept label.
    types: [opened, synchronize, reopened, edited, labeled]
`;

/** A new push to a pull request cancels the run of the one before. */
const CONCURRENCY = `concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  # A run that a label started is never cancelled by another label.
  cancel-in-progress: \${{ github.event.action == 'synchronize' }}
`;

/**
 * Returns the workflow of a gate with a recorded baseline. It runs for pull requests into the
 * default branch, in a merge queue, for pushes to the default branch, and by hand.
 */
export function gateWorkflow(gate: GateJob): string {
  const { branch, workflow, job } = gate;
  // fetch-depth 2 fetches the merge commit and its base. 0 fetches all commits, for runs whose base
  // may be further back.
  return `name: ${workflow}
on:
${PULL_REQUESTS}    branches: [${branchPattern(branch)}]
  merge_group:
  push:
    branches: [${branchPattern(branch)}]
  workflow_dispatch:
permissions:
  contents: read
${CONCURRENCY}jobs:
  ${job}:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: \${{ github.event_name != 'workflow_dispatch' && github.event.action != 'edited' && 2 || 0 }}
          persist-credentials: false
${buildSteps(gate)}      - uses: ${GATE}
        with:
          config: retrieval-gate.yaml${folderLine(gate, 10)}
`;
}

/** Returns a line break and the line that names the package's folder; empty at the top. */
function folderLine({ folder }: GateJob, indent: number): string {
  return folder === "" ? "" : `\n${" ".repeat(indent)}working-directory: ${yamlValue(folder)}`;
}

/** Returns a step for each command; without commands a comment that says where one belongs. */
function buildSteps(gate: GateJob): string {
  const { commands } = gate;
  if (commands.length === 0) {
    return "      # What the search needs, such as a language (actions/setup-go), or an index:\n      # - run: make index\n";
  }
  return commands.map((command) => `      - run: ${command}${folderLine(gate, 8)}\n`).join("");
}

/**
 * Returns the workflow of a gate side by side: the base of a pull request into the default branch
 * is built and asked in the same job as its head, and the gate compares both. In a merge queue
 * there is no such base, and the gate compares with a baseline: so the workflow runs there only if
 * `hasBaseline`, and else says in a comment what is needed for it.
 */
export function sideBySideWorkflow(gate: GateJob, hasBaseline: boolean): string {
  const { branch, workflow, job } = gate;
  // fetch-depth 2 fetches the merge commit and its base. 0 fetches all commits: after an edit of
  // the pull request's base the new one may be further back.
  return `${hasBaseline ? "# Base and head are built and asked in one job.\n" : NO_QUEUE}name: ${workflow}
on:
${PULL_REQUESTS}    branches: [${branchPattern(branch)}]
${hasBaseline ? "  merge_group:\n" : ""}permissions:
  contents: read
${CONCURRENCY}jobs:
  ${job}:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: \${{ github.event.action != 'edited' && 2 || 0 }}
          persist-credentials: false
      - name: The base, in a folder beside
        run: |
          rm -rf ${BASE} && git worktree prune
          git worktree add --detach ${BASE} HEAD^1
${buildBothSteps(gate)}      - uses: ${GATE}
        with:
          config: retrieval-gate.yaml
          base-directory: \${{ github.event_name == 'pull_request' && '${upToRoot(gate)}${BASE}' || '' }}${folderLine(gate, 10)}
`;
}

/** The comment of a workflow side by side for a gate without a baseline. */
const NO_QUEUE = `# Base and head are built and asked in one job. A merge queue needs a baseline: name one in the config, record it, and add
# \`merge_group:\` below.
`;

/**
 * Returns the step that builds the head and the one that builds the base, each with all commands;
 * without any a comment on where they belong. The base may fail to build only if it has no gate
 * yet.
 */
function buildBothSteps(gate: GateJob): string {
  const { commands, folder } = gate;
  if (commands.length === 0) {
    return `      # What a retriever needs, such as an index, is built in both folders:
      # - run: for side in . ${BASE}; do (cd "${path.posix.join("$side", folder)}" && make index); done
`;
  }
  const build = commands.join(" && ");
  const base = shellWord(path.posix.join(BASE, folder));
  return `      - name: Build the head${folderLine(gate, 8)}
        run: ${build}
      - name: Build the base
        # The base of the first gate may lack what this builds.
        run: ${yamlCommand(`(cd ${base} && ${build}) || test ! -e ${base}/retrieval-gate.yaml`)}
`;
}

/**
 * Returns the gate as a job of GitLab, for merge requests and the default branch. For a search in
 * Python (`isPython`) it has an image of Python, and installs the gate by pip; for any other search
 * an image of Node.js, and runs the gate by npx. If git finds no merge base, `--base-ref=` is
 * empty, and the gate fails with a hint at the history that the clone lacks.
 */
export function gitlabJob(gate: GateJob, isPython: boolean): string {
  const { folder, job } = gate;
  const enterFolder = folder === "" ? [] : [`cd ${shellWord(folder)}`];
  const installGate = isPython ? ["pip install retrieval-gate"] : [];
  const commands = [...enterFolder, ...gate.commands, ...installGate];
  const steps = commands.map((command) => `    - ${yamlCommand(command)}\n`).join("");
  const buildNote =
    gate.commands.length === 0
      ? "    # What your search needs, such as an index:\n    # - make index\n"
      : "";
  const program = isPython ? "retrieval-gate" : `npx --yes github:${REPOSITORY}#v0`;
  const reports = path.posix.join(folder, "retrieval-gate-report");
  // The rest of the path goes before the closing quote, if the folder's name needs quotes.
  const junit = yamlValue(reports).replace(/"?$/, (quote) => `/*/junit.xml${quote}`);
  return `# A merge request is judged by the rules of the target branch and by its own. In .gitlab-ci.yml:
#   include:
#     - local: ${includedPath(gate)}
${job}:
  # Its stage is test. If your \`stages\` lack that, name another one here.
  image: ${isPython ? "python:3.13" : "node:24"}
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  variables:
    # All of the history: where the branch left the target has to be in the clone.
    GIT_DEPTH: 0
  script:
${buildNote}${steps}    # On a fork's pipeline \`origin\` is the fork, and the target is fetched by its address.
    - |
      base=
      if [ -n "\${CI_MERGE_REQUEST_IID:-}" ]; then
        target=origin
        [ "$CI_MERGE_REQUEST_PROJECT_ID" = "$CI_PROJECT_ID" ] || target=$CI_MERGE_REQUEST_PROJECT_URL
        git fetch --quiet "$target" "$CI_MERGE_REQUEST_TARGET_BRANCH_NAME"
        base="--base-ref=$(git merge-base FETCH_HEAD HEAD || true)"
      fi
      ${program} gate --config retrieval-gate.yaml $base
  artifacts:
    when: always
    paths: [${yamlValue(reports)}]
    reports:
      junit: ${junit}
`;
}

/**
 * The shell script of the recording workflow. It commits the file $BASELINE to a new branch and
 * pushes it. With a $TOKEN it opens a pull request, whose text has the $REASON if a loss is
 * accepted; without one it prints a link that opens it. It does nothing if the file has not
 * changed, and ends with 1 if the pull request is refused.
 */
const PROPOSE = String.raw`# Also if git ignores it.
git add --force -- "$BASELINE"
if git diff --cached --quiet -- "$BASELINE"; then
  echo "Nothing to record: this run measured what $BASELINE holds."
  exit 0
fi
branch="retrieval-gate/record-$GITHUB_RUN_ID-$GITHUB_RUN_ATTEMPT"
git switch --quiet --create "$branch"
git config user.name "github-actions[bot]"
git config user.email "41898282+github-actions[bot]@users.noreply.github.com"
git commit --quiet --message "Record $BASELINE"
login="$(printf 'x-access-token:%s' "$PUSH_TOKEN" | base64 --wrap=0)"
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$GITHUB_SERVER_URL/.extraheader"
export GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $login"
git push --quiet origin "$branch"
link="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/compare/$GITHUB_REF_NAME...$branch?expand=1"
if [ -z "$TOKEN" ]; then
  echo "Open the pull request: $link" | tee -a "$GITHUB_STEP_SUMMARY"
  exit 0
fi
body="By run $GITHUB_RUN_ID."
if [ -n "$REASON" ]; then
  body="$body It accepts a loss: $REASON To merge it, add the label retrieval-gate:accept."
fi
if jq --null-input --arg title "Record $BASELINE" --arg head "$branch" --arg base "$GITHUB_REF_NAME" \
  --arg body "$body" '$ARGS.named' |
  curl --silent --show-error --fail-with-body --data @- \
    --config <(printf 'header = "Authorization: Bearer %s"\n' "$TOKEN") \
    "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/pulls"
then
  exit 0
fi
echo "The branch is pushed, but the pull request was refused. Open it: $link"
exit 1`;

/**
 * Returns the workflow that a person starts by hand: one job records a baseline on the default
 * branch, and a second one, which has the token that may write, opens a pull request with it.
 * `baseline` is its path, relative to the package's folder.
 */
export function recordWorkflow(gate: GateJob, baseline: string): string {
  const { folder, workflow, job } = gate;
  const baselineFile = path.posix.join(folder, baseline);
  const baselineFolder = path.posix.dirname(baselineFile);
  return `# Start it by hand, under Actions. It records a baseline on the default branch and opens a pull request with it.
# The secret RETRIEVAL_GATE_TOKEN opens it: a token with write access to contents and pull requests. A pull request that
# the workflow's own token opens would start no checks. Without the secret, the last step prints a link that opens it.
name: ${workflow} record
on:
  workflow_dispatch:
    inputs:
      accept:
        description: Why a loss is accepted, in a sentence. Empty refuses a loss.
        type: string
      runs:
        description: How many runs to record the mean of, where answers vary.
        type: string
permissions: {}
concurrency:
  group: \${{ github.workflow }}
  cancel-in-progress: false
jobs:
  record:
    if: github.ref_name == github.event.repository.default_branch
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    permissions:
      contents: read
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
${buildSteps(gate)}      - uses: ${GATE}
        with:
          command: record
          config: retrieval-gate.yaml
          accept: \${{ inputs.accept != '' }}
          runs: \${{ inputs.runs }}${folderLine(gate, 10)}
      - uses: ${UPLOAD}
        with:
          name: ${job}-baseline
          path: ${yamlValue(baselineFile)}
          if-no-files-found: error
  # The retriever's code never runs beside a token that may write.
  propose:
    needs: record
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    environment: retrieval-gate-record # GitHub makes it; the secret may be one of it
    permissions:
      contents: write # the branch
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - uses: ${DOWNLOAD}
        with:
          name: ${job}-baseline
          path: ${yamlValue(baselineFolder)}
      - name: Open a pull request
        env:
          BASELINE: ${yamlValue(baselineFile)}
          REASON: \${{ inputs.accept }}
          TOKEN: \${{ secrets.RETRIEVAL_GATE_TOKEN }}
          PUSH_TOKEN: \${{ secrets.RETRIEVAL_GATE_TOKEN || github.token }}
        run: |
${PROPOSE.replaceAll(/^/gm, "          ")}
`;
}

/** `replay`: asks the last commits today's queries, and shows what the gate would have said. */
import path from "node:path";
import { refuseDraft } from "../../app/read-policies.ts";
import { type GatePorts, emptyRequest, requestFiles } from "../../app/request.ts";
import { Secrecy } from "../../app/secrecy.ts";
import { requireSafeEvent } from "../../change/event.ts";
import { openGit } from "../../change/git.ts";
import { type ReadPolicies, readCheckoutPolicies } from "../../change/policies.ts";
import { narrowToSelection } from "../../change/tiers.ts";
import {
  type CommandPorts,
  SWITCH,
  TEXT,
  TEXTS,
  type Flags,
  type FlagValues,
  numberFlag,
  type CommandRun,
  makeCommand,
  repeatedFlag,
  textFlag,
} from "../../cli/command.ts";
import { GateError } from "../../errors.ts";
import { logLine } from "../../messages/escape.ts";
import { retrieverData, retrieverServer } from "../../retrievers/registry.ts";
import { lockFolder, unlockFolders } from "../../output/write.ts";
import { openRoot } from "../../system/root.ts";
import { writeWhole } from "../../system/write-whole.ts";
import { refuseJudge, writeReport } from "../judged-run.ts";
import { KeptAnswers } from "./answers.ts";
import { listCommits } from "./commits.ts";
import { digestTodaysFiles, findTodaysFiles } from "./files.ts";
import type { Replay, ReplayedCommit } from "./model.ts";
import { type ReplayPlan, type ReplayPorts, replayCommits } from "./replay.ts";
import { renderReplayJson, renderReplayText } from "./words.ts";
import { Worktrees } from "./worktrees.ts";

const FLAGS: Flags = {
  config: TEXT,
  last: TEXT,
  since: TEXT,
  setup: TEXT,
  carry: TEXTS,
  "report-dir": TEXT,
  json: SWITCH,
};

const HELP = `Usage: retrieval-gate replay [flags]

Shows what the gate would have said to the last commits: the search of each, in a work tree
of its own, answers today's queries by today's config, and is compared with the commit
before. Merges count as one commit. Nothing is timed, and nothing is written but the
report.
Exit code: 0 at least two commits ran, whatever the verdicts; 2 wrong input; 3 fewer ran.

  --config F           config file (retrieval-gate.yaml)
  --last N             how many commits, up to HEAD (20; with --since all of them)
  --since D            only commits after this day (2026-11-27), tag, branch or commit
  --setup CMD          a shell command that makes the search of each commit ready: "npm ci
                       && npm run index"
  --carry F            a file or folder of today that each commit gets, such as an index
                       that git ignores; may be repeated. Files that the config names are
                       added where a commit lacks them
  --report-dir D       where the table, the reports and the answers go
                       (retrieval-gate-report/replay-<suite name>). Another replay takes
                       the answers from there
  --json               print JSON instead of text

Example: retrieval-gate replay --last 20 --setup "npm ci && npm run index"
`;

export const runReplay: CommandRun = makeCommand(
  { name: "replay", flags: FLAGS, help: HELP },
  async (values, ports) => {
    const { plan, reportDir } = await readPlan(values, ports);
    const rows = await replayInto(reportDir, plan, ports);
    const { suite } = plan.policies.head;
    const replay: Replay = {
      suite: suite.name,
      queries: suite.cases.length,
      metrics: plan.metrics,
      rows,
    };
    const { renderReplayHtml } = await import("./page.ts");
    const folder = { directory: reportDir };
    await writeWhole(folder, "replay.json", renderReplayJson(replay));
    await writeWhole(folder, "replay.html", renderReplayHtml(replay));
    if (values["json"] === true) {
      ports.out(renderReplayJson(replay));
    } else {
      ports.out(renderReplayText(replay));
      ports.out(`Page: ${logLine(path.relative(ports.workingDirectory, reportDir))}/replay.html\n`);
    }
    const ran = rows.filter(({ outcome }) => outcome !== "not_run").length;
    if (ran >= 2) {
      return { kind: "answered" };
    }
    const advice =
      ran === rows.length
        ? "Choose more commits with --last or --since, if the repository has more."
        : "Give --setup what a fresh checkout needs, and --carry what git ignores.";
    ports.err(`Fewer than two commits ran, so nothing was compared. ${advice}\n`);
    return { kind: "failed", failure: "retriever_failed" };
  },
);

/** Returns what is replayed, and the absolute path of the folder. Throws for wrong input. */
async function readPlan(
  values: FlagValues,
  { environment, workingDirectory }: CommandPorts,
): Promise<{ readonly plan: ReplayPlan; readonly reportDir: string }> {
  await requireSafeEvent(environment);
  const { root, inside } = openRoot(workingDirectory);
  const request = { ...emptyRequest("gate", workingDirectory), config: textFlag(values, "config") };
  const git = openGit(root.directory, environment);
  const files = requestFiles(request, root);
  const allPolicies = await readCheckoutPolicies(files, null, { root, git: () => git });
  const policies = narrowToSelection(allPolicies);
  const { head } = policies;
  const folder = path.relative(root.directory, workingDirectory);
  refuseDraft(head.suite, folder);
  const setup = textFlag(values, "setup");
  refuseUnreplayable(policies, setup);

  const since = textFlag(values, "since");
  const usualLast = since === null ? 20 : Infinity;
  const last = numberFlag("replay", values, "last", { least: 1, most: 99_999 }) ?? usualLast;
  const carried = repeatedFlag(values, "carry").map((file) => inside(file, "--carry"));
  const reportDir =
    textFlag(values, "report-dir") ?? `retrieval-gate-report/replay-${head.suite.name}`;
  const plan = {
    root,
    git,
    policies,
    commits: listCommits(git, { last, since }),
    files: findTodaysFiles(root, head, carried),
    setup,
    folder,
    metrics: ["recall", "mrr", "ndcg"].map((name) => `${name}@${head.config.k}`),
  };
  return { plan, reportDir: path.resolve(workingDirectory, reportDir) };
}

/**
 * Throws `usage` if the answers would not come from the commit's own code, or if a judge scores
 * them.
 */
function refuseUnreplayable({ head }: ReadPolicies, setup: string | null): void {
  const { retriever } = head.config;
  const server = retrieverServer(retriever);
  if (server !== null) {
    throw new GateError(
      "usage",
      `replay: every commit would ask the same server at ${server}`,
      "Let the gate start the server from each commit (`retriever.start` with `{{port}}`).",
    );
  }
  const data = retrieverData(retriever);
  if (data?.holds === "answers" && setup === null) {
    throw new GateError(
      "usage",
      `replay: ${data.file} has the answers of one commit`,
      `Give --setup a command that writes ${data.file}, or use a config whose retriever searches.`,
    );
  }
  refuseJudge("replay", head.config);
}

/**
 * Replays the commits and writes their reports into the folder, which is locked meanwhile. Whatever
 * is not undone here, such as after an early error, is undone when the process exits.
 */
async function replayInto(
  reportDir: string,
  plan: ReplayPlan,
  ports: CommandPorts,
): ReturnType<typeof replayCommits> {
  const { environment, guard, moduleHost } = ports;
  const { policies, root, setup, files } = plan;
  const gate: GatePorts = {
    environment,
    signal: guard.signal,
    moduleHost,
    progress: () => {},
    line: null,
    event: null,
  };
  const secrecy = new Secrecy(environment);
  secrecy.learnPolicySecrets(policies, root);
  await lockFolder(reportDir);
  // From here on a signal ends the search and the setup, and the work trees are removed.
  guard.listen();
  const worktrees = new Worktrees(root.directory, environment);
  const { retriever } = policies.head.config;
  const context = { retriever, setup, files: digestTodaysFiles(root, files) };
  const replayPorts: ReplayPorts = {
    worktrees,
    kept: new KeptAnswers(reportDir, context),
    secrecy,
    gate,
    progress: makeProgress(plan.commits.length, ports),
    writeReport: async (commit, report) => {
      const name = commit.slice(0, 12);
      await writeReport(path.join(reportDir, name), report, commit, ports);
      return `${name}/report.html`;
    },
  };
  try {
    return await replayCommits(plan, replayPorts);
  } finally {
    const isTerminal = ports.columns !== null;
    if (isTerminal) {
      // Clears the line of the progress.
      ports.err("\r\u001b[2K");
    }
    worktrees.removeAll();
    unlockFolders();
  }
}

/**
 * Returns a function that says `7 of 20, about 3 min: 3fa9c11 Split the install guide`: in a line
 * of its own, or on a terminal in place of the line before.
 */
function makeProgress(total: number, { err, columns }: CommandPorts): ReplayPorts["progress"] {
  const start = performance.now();
  return ({ commit, subject }: ReplayedCommit, done) => {
    const leftMs = ((performance.now() - start) / done) * (total - done);
    const left = done === 0 ? "" : `, about ${durationWords(leftMs)}`;
    const words = `${done + 1} of ${total}${left}: ${commit.slice(0, 7)} ${logLine(subject)}`;
    err(columns === null ? `${words}\n` : `\r\u001b[2K${words.slice(0, columns - 1)}`);
  };
}

/** Returns `20 s` or `3 min`, rounded up. */
function durationWords(ms: number): string {
  const seconds = Math.ceil(ms / 10_000) * 10;
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}

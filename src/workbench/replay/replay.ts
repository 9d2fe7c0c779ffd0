/** Replays commits: each search answers today's queries, and is compared with the commit before. */

import { existsSync } from "node:fs";
import path from "node:path";
import { measureRun } from "../../app/measure.ts";
import type { GatePorts } from "../../app/request.ts";
import type { Secrecy } from "../../app/secrecy.ts";
import type { GitPort } from "../../change/git.ts";
import type { ReadPolicies } from "../../change/policies.ts";
import { renameDocuments, renameInRows } from "../../files/renamed-documents.ts";
import type { Plan, RetrievedRuns, SecondAnswers } from "../../gate/questions.ts";
import { buildView, type ReportView } from "../../messages/view.ts";
import type { Baseline } from "../../model/baseline.ts";
import { requireItem } from "../../model/lookup.ts";
import type { Renames } from "../../model/renames.ts";
import type { Report } from "../../model/report.ts";
import type { AskedCase } from "../../model/suite.ts";
import { findInterpreter } from "../../retrievers/interpreter.ts";
import type { PythonRetriever } from "../../retrievers/kinds.ts";
import type { Root } from "../../system/root.ts";
import type { Variables } from "../../system/secrets.ts";
import { baselineOfReport, judgeRun } from "../judged-run.ts";
import { countChangedLists, describeOutcome, findOutcome } from "../outcome.ts";

import { KeepableAnswers, type KeptAnswers } from "./answers.ts";
import { nameTargetsThen } from "./commits.ts";
import { type TodaysFiles, layFilesOver } from "./files.ts";
import type { ReplayedCommit, ReplayOutcome, ReplayRow } from "./model.ts";
import type { Worktrees } from "./worktrees.ts";
import { GateError } from "../../errors.ts";
import { BoundedLog, findErrorLine } from "../../retrievers/failures.ts";
import { childEnvironment } from "../../retrievers/ports.ts";
import { Family } from "../../retrievers/process.ts";

export interface ReplayPlan {
  /** The user's checkout. */
  readonly root: Root;
  readonly git: GitPort;
  /** Today's files. */
  readonly policies: ReadPolicies;
  /** Oldest first. */
  readonly commits: readonly ReplayedCommit[];
  readonly files: TodaysFiles;
  /** The command of `--setup`; null for none. */
  readonly setup: string | null;
  /** The folder in which the setup runs, from the root. */
  readonly folder: string;
  readonly metrics: readonly string[];
}

export interface ReplayPorts {
  readonly worktrees: Worktrees;
  readonly kept: KeptAnswers;
  readonly secrecy: Secrecy;
  readonly gate: GatePorts;
  /** Called before each commit, with how many are done. */
  readonly progress: (commit: ReplayedCommit, done: number) => void;
  /** Writes the report of a commit, and returns the path of its page. */
  readonly writeReport: (commit: string, report: Report) => Promise<string>;
}

/** The run that the next commit is compared with. */
interface Predecessor {
  readonly commit: string;
  readonly baseline: Baseline;
  /** What targets were called at that commit, by what they are called today. */
  readonly renames: Renames;
}

/**
 * Returns a row for each commit, which is compared with the last one before it that could be
 * measured. Throws `cancelled` if the run was cancelled.
 */
export async function replayCommits(
  plan: ReplayPlan,
  ports: ReplayPorts,
): Promise<readonly ReplayRow[]> {
  const { commits, git, policies } = plan;
  const renamesByCommit = nameTargetsThen(git, commits, policies.head.suite);
  const rows: ReplayRow[] = [];
  let previous: Predecessor | null = null;
  for (const [index, commit] of commits.entries()) {
    ports.progress(commit, index);
    const renames = requireItem(renamesByCommit, index);
    const judged = await replayCommit(plan, ports, commit, renames, previous);
    rows.push(judged.row);
    if (judged.baseline !== null) {
      previous = { commit: commit.commit, baseline: judged.baseline, renames };
    }
  }
  return rows;
}

/**
 * Measures a commit and compares it with `previous`, which is null for the start. Returns its row,
 * and its run as the next commit's baseline: null if it was not measured.
 */
async function replayCommit(
  plan: ReplayPlan,
  ports: ReplayPorts,
  replayed: ReplayedCommit,
  renames: Renames,
  previous: Predecessor | null,
): Promise<{ readonly row: ReplayRow; readonly baseline: Baseline | null }> {
  const { commit } = replayed;
  const report = await measureCommit(
    plan,
    ports,
    commit,
    readPoliciesOfCommit(plan, commit, renames, previous),
  );
  const view = buildView(report);
  const runBaseline = baselineOfReport(report);
  // Marks the baseline as a run of this job, and not a stored one.
  const beside = { commit, accepted_figures: false, failed: [] };
  const baseline = runBaseline && { ...runBaseline, beside };
  const isMeasured = baseline !== null;
  const isCompared = isMeasured && previous !== null;
  const outcome = findReplayOutcome(report, view, isMeasured, previous !== null);
  const hasReport = outcome === "fail" || outcome === "fell" || outcome === "gain";
  const means = isMeasured ? report.scores?.means.overall : undefined;
  const row: ReplayRow = {
    ...replayed,
    outcome,
    words: describeReplayOutcome(outcome, view),
    compared_with: isCompared ? previous.commit : null,
    values: plan.metrics.map((metric) => means?.get(metric) ?? null),
    changed: isCompared ? countChangedLists(report) : null,
    report: hasReport ? await ports.writeReport(commit, report) : null,
  };
  return { row, baseline };
}

/**
 * Returns today's policies, with the suite's documents under the names that they had at this
 * commit. The baseline is the run of the previous commit, whose names are changed to the same.
 * Nothing is timed.
 */
function readPoliciesOfCommit(
  { policies, git }: ReplayPlan,
  commit: string,
  renames: Renames,
  previous: Predecessor | null,
): ReadPolicies {
  const { head } = policies;
  const inputsThen = renameDocuments({ ...head, baseline: null }, renames);
  const baseline =
    previous && renameInRows(previous.baseline, renamesBetween(previous.renames, renames));
  return {
    ...policies,
    head: { ...inputsThen, config: { ...head.config, latency: "off" }, baseline },
    // The run is compared with the baseline of `head` alone.
    over: null,
    notices: [],
    file_renames: () => (previous === null ? new Map() : git.renames(previous.commit, commit)),
  };
}

/** Returns later names by earlier ones, given both by today's names. */
function renamesBetween(earlier: Renames, later: Renames): Renames {
  const renames = new Map<string, string>();
  for (const today of new Set([...earlier.keys(), ...later.keys()])) {
    const before = earlier.get(today) ?? today;
    const after = later.get(today) ?? today;
    if (before !== after) {
      renames.set(before, after);
    }
  }
  return renames;
}

/**
 * Returns the gate's report on a commit, by its kept answers if there are some. Else its search is
 * asked in a work tree, and the answers are kept. An error becomes the report's failure. Throws
 * `cancelled`.
 */
async function measureCommit(
  plan: ReplayPlan,
  ports: ReplayPorts,
  commit: string,
  policies: ReadPolicies,
): Promise<Report> {
  const { secrecy, gate } = ports;
  const search = new SearchOfCommit(plan, ports, commit);
  try {
    const report = await judgeRun(policies, (asked) => search.ask(asked));
    if (gate.signal.aborted) {
      throw gate.signal.reason;
    }
    await search.keepAnswers();
    return secrecy.hideInReport(hideDirectory(report, search.directory));
  } finally {
    search.removeWorktree();
  }
}

/** The search of a commit, which runs in a work tree, and its answers that are kept. */
class SearchOfCommit {
  readonly #plan: ReplayPlan;
  readonly #ports: ReplayPorts;
  readonly #commit: string;
  /** The work tree. Null while none is made. */
  directory: string | null = null;
  /** What the search has answered; null if only kept answers were read. */
  #answered: KeepableAnswers | null = null;

  constructor(plan: ReplayPlan, ports: ReplayPorts, commit: string) {
    this.#plan = plan;
    this.#ports = ports;
    this.#commit = commit;
  }

  /** Returns the kept answers, or else those of the search. */
  async ask(asked: Plan): Promise<RetrievedRuns> {
    const keptAnswers = await this.#ports.kept.read(this.#commit, asked);
    return keptAnswers === null
      ? this.#measure(asked)
      : { ...keptAnswers, askAgain: (cases) => this.#askAgain(asked, cases) };
  }

  /** Kept answers have no running search. To ask it again, the commit is measured. */
  async #askAgain(asked: Plan, cases: readonly AskedCase[]): Promise<SecondAnswers> {
    const { askAgain, failure } = await this.#measure(asked);
    return askAgain === undefined
      ? { head: [], base: null, failure: failure?.message ?? "the search can't be asked again" }
      : askAgain(cases);
  }

  /** Asks the search in a new work tree. */
  async #measure(asked: Plan): Promise<RetrievedRuns> {
    const { root, files, setup, folder: ownFolder, git } = this.#plan;
    const { worktrees, secrecy, gate } = this.#ports;
    const directory = worktrees.make(this.#commit);
    this.directory = directory;
    layFilesOver(root, directory, files);
    if (setup !== null) {
      const folder = path.join(directory, ownFolder);
      const cwd = existsSync(folder) ? folder : directory;
      await runSetup(setup, cwd, gate.environment, gate.signal);
    }
    const environment = useTodaysPython(this.#plan, directory, gate.environment);
    const measured = await measureRun({ directory }, asked, { ...gate, environment }, "gate");
    secrecy.releasePlainWordsInIds(measured);
    this.#answered = new KeepableAnswers(asked, measured, { environment: {}, git: () => git });
    return this.#answered.answers;
  }

  /** Writes what the search has answered, so that a later replay need not ask. */
  async keepAnswers(): Promise<void> {
    const { kept, secrecy } = this.#ports;
    const answered = this.#answered;
    const part = answered?.part() ?? null;
    if (answered !== null && part !== null) {
      await kept.write(this.#commit, answered.plan, secrecy.without(part));
    }
  }

  removeWorktree(): void {
    if (this.directory !== null) {
      this.#ports.worktrees.remove(this.directory);
    }
  }
}

/** Returns the report, with paths of the work tree in its failure as paths from the root. */
function hideDirectory(report: Report, directory: string | null): Report {
  const { failure } = report;
  if (failure === null || directory === null) {
    return report;
  }
  const message = failure.message.replaceAll(`${directory}/`, "").replaceAll(directory, ".");
  return { ...report, failure: { ...failure, message } };
}

/**
 * Returns the environment. If today's search runs in a virtual environment, and the work tree at
 * `directory` has none since git ignores it, VIRTUAL_ENV names today's.
 */
function useTodaysPython(
  { root, policies }: ReplayPlan,
  directory: string,
  environment: Variables,
): Variables {
  const { retriever } = policies.head.config;
  if (retriever.kind !== "python") {
    return environment;
  }
  const python = retriever as PythonRetriever;
  const then = findInterpreter(python, { root: directory, environment });
  const today = findInterpreter(python, { root: root.directory, environment });
  if (then.isVirtual || !today.isVirtual) {
    return environment;
  }
  return { ...environment, VIRTUAL_ENV: path.dirname(path.dirname(today.file)) };
}

/** Failures by which a search that answered is refused. */
const REFUSED_ANSWERS: ReadonlySet<string> = new Set([
  "nothing_retrieved",
  "constant_answers",
  "zero_quality",
  "query_errors",
]);

/**
 * Returns what the gate would have said of a commit. `isMeasured`: its run can be compared.
 * `hasPrevious`: a commit before it ran. Without one there is no change that could fail.
 */
function findReplayOutcome(
  report: Report,
  view: ReportView,
  isMeasured: boolean,
  hasPrevious: boolean,
): ReplayOutcome {
  if (!hasPrevious) {
    return isMeasured ? "start" : "not_run";
  }
  if (isMeasured) {
    return findOutcome(report, view);
  }
  const { failure, run } = report;
  const hasAnswered = run?.cases.some(({ outcome }) => outcome.kind === "answer") === true;
  const isRefused = failure !== null && REFUSED_ANSWERS.has(failure.code);
  // A search that ran and answered wrongly fails a pull request.
  return isRefused && hasAnswered ? "fail" : "not_run";
}

/** Returns what happened, or why it was not run; empty if there is nothing to say. */
function describeReplayOutcome(outcome: ReplayOutcome, view: ReportView): string {
  if (outcome === "start") {
    return "";
  }
  return outcome === "not_run"
    ? (view.output.at(-1) ?? view.title)
    : describeOutcome(outcome, view);
}

// `--setup`: what makes a commit's search ready, such as installing packages and indexing.

/**
 * Runs the command by the system's shell in the folder, and waits for its end. When it ends or
 * `signal` aborts, no process of it is left. Throws `retriever_start` with the line that says what
 * went wrong if it fails, and the reason of the signal.
 */
async function runSetup(
  command: string,
  cwd: string,
  environment: Variables,
  signal: AbortSignal,
): Promise<void> {
  const shell = process.platform === "win32" ? ["cmd.exe", "/d", "/s", "/c"] : ["/bin/sh", "-c"];
  const family = new Family();
  const log = new BoundedLog();
  const end = (): void => void family.end();
  signal.addEventListener("abort", end);
  try {
    signal.throwIfAborted();
    const env = childEnvironment(environment, { env: {}, env_only: null });
    const argv = [...shell, command];
    const options = { argv, cwd, env, answersOn: "none", key: "--setup" } as const;
    const child = await family.spawn(options, (chunk) => log.push(chunk));
    child.stdin.end();
    const exit = await child.exited;
    signal.throwIfAborted();
    if (exit.code !== 0) {
      const how = exit.code === null ? `was ended by ${exit.signal}` : `ended with ${exit.code}`;
      const line = findErrorLine(log.text());
      const message = `the setup ${how}${line === "" ? "" : `: ${line}`}`;
      throw new GateError("retriever_start", message);
    }
  } finally {
    signal.removeEventListener("abort", end);
    await family.end();
  }
}

/**
 * `retrieval-gate init`: writes a first gate (a config, a suite of queries, workflows) from what
 * the repository has, without questions. A Project is what look.ts found in the folder: `data` are
 * the files with queries, the first of which is used; `searches` are the searches of the
 * repository; `documents` is a folder of Markdown files; `gates` are configs that are there
 * already. The embedded search is BM25 in the gate itself. `ports` are the program's output,
 * environment and folder.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import {
  CASES,
  canRecord,
  chooseNames,
  chooseSearch,
  initFiles,
  isDraft,
  isEmbedded,
  workflowFiles,
} from "./files.ts";
import { type Project, lookAround } from "./look.ts";
import { describeFindings } from "./sightings.ts";
import { writePackRules } from "./pack-rules.ts";
import { type GateJob, includedPath } from "./workflows.ts";
import { splitMix64 } from "../../decision/random.ts";
import { caseBlocks } from "../suggest/draft.ts";
import { GateError } from "../../errors.ts";
import type { Ending } from "../../exit-code.ts";
import { openGit } from "../../change/git.ts";
import { loadConfig } from "../../files/config.ts";
import { findRoot } from "../../system/root.ts";
import { logLine, shellWord } from "../../messages/escape.ts";
import { type CommandPorts, readFlags } from "../../cli/command.ts";
import { asInstalled, commandName, unknownVersionAdvice } from "../../app/origin.ts";
import { askPorts } from "../ask.ts";
import { record } from "../../cli/outcome.ts";

const HELP = `Usage: retrieval-gate init [--here] [--side-by-side] [--record-workflow]

Writes a config, a suite, two workflows (or a job for GitLab) and a line in .gitignore. Overwrites nothing.
It looks for: a suite; a golden file in JSON, JSON Lines or YAML, with any keys; a table of questions, judgments or a
collection (CSV, Quepid, BEIR, TREC, _rank_eval, OpenSearch); a cruxe query pack, with floors and ceilings from its
policy and baseline; a log of searches; a search server of a compose file, an MCP server, a Python or JavaScript
function, a program; documents. It runs none of these. It prints all that it found, and a config line for what it did
not use. If it finds no search, it uses the built-in search BM25, and records the first baseline.

  --here               one gate for all packages of a repository, in this folder
  --side-by-side       no baseline: the workflow builds base and head, and compares them in one job
  --record-workflow    a workflow that you start by hand: it records a baseline and opens a pull request

If the folder has a gate already, --side-by-side and --record-workflow write only the workflow.

Example: retrieval-gate init && retrieval-gate gate
`;

/**
 * Runs the command: writes the files of a gate and, where that is possible, the first baseline.
 * Prints what was found, what was written and what is left to do. In a folder that has a gate
 * already, `--side-by-side` and `--record-workflow` add their workflow alone; with `--help` it
 * prints the help alone.
 *
 * Throws `usage` if one of the files, or another gate, exists already; in a repository of several
 * packages without `--here`; and for those two flags in a repository of GitLab. Returns the ending
 * of the recording, else `answered`.
 */
export async function runInit(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("init", argv, {
    here: { type: "boolean" },
    "side-by-side": { type: "boolean" },
    "record-workflow": { type: "boolean" },
  });
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const { workingDirectory } = ports;
  const root = findRoot(workingDirectory).directory;
  const foundProject = lookAround(workingDirectory, root);
  // The gate's folder relative to the repository, with `/`; empty at its top.
  const folder = path.relative(root, realpathSync(workingDirectory)).split(path.sep).join("/");
  const isSideBySide = values["side-by-side"] === true;
  const isRecorded = values["record-workflow"] === true;
  const isGitLab = usesGitLab(root, ports);
  if (isGitLab && (isSideBySide || isRecorded)) {
    throw gitHubFlagError(isSideBySide ? "side-by-side" : "record-workflow");
  }
  if ((isRecorded || isSideBySide) && existsSync(path.join(workingDirectory, CONFIG))) {
    return addWorkflows(foundProject, { folder, isSideBySide, isRecorded }, ports);
  }
  if (foundProject.isMonorepo && values["here"] !== true) {
    refuseSeveralPackages(foundProject.packages, ports);
  }

  // What is written. Nothing is, if one of the files is there already.
  const { project, cases } = await draftCases(foundProject, ports);
  const packRules = await readPackRules(project, root, folder);
  const branch = findDefaultBranch(ports);
  const chosenWays = { isSideBySide, isRecorded, isGitLab };
  const choices = { branch, project, cases, folder, packRules, ...chosenWays };
  const files = initFiles(choices);
  refuseExisting({ files, gates: project.gates, folder: workingDirectory });

  // What was found.
  printFindings(foundProject, project, ports);
  printNotes(foundProject, { isSample: cases === CASES }, ports);

  // The files, the draft of a suite, and the first baseline.
  writeFiles(files, ports);
  ignoreReports(ports);
  const recordsNow = !isSideBySide && !isRecorded;
  const ending = await startSuite(project, folder, { recordsNow }, ports);
  for (const line of listRemainingSteps(project, folder, ending, chosenWays, ports)) {
    ports.out(`${line}\n`);
  }
  return ending;
}

/**
 * Prints how to name a search server if no search was found, and why the cases are a sample if they
 * are one (`isSample`) and no file with queries was found. Else nothing.
 */
function printNotes(
  found: Project,
  { isSample }: { readonly isSample: boolean },
  ports: CommandPorts,
): void {
  if (found.searches.length === 0) {
    ports.out(`${SERVER_NOTE}\n`);
  }
  if (found.data.length === 0 && isSample) {
    const isEmpty = found.searches.length === 0 && found.unusable.length === 0;
    ports.out(`${isEmpty ? EMPTY_NOTE : SAMPLE_NOTE}\n`);
  }
}

/**
 * Returns the error `usage` for a flag that writes a workflow of GitHub, in a repository of GitLab.
 */
function gitHubFlagError(flag: string): GateError {
  return new GateError(
    "usage",
    `--${flag} writes a workflow of GitHub, and this repository is one of GitLab`,
    {
      hint: "Remove the flag: `init` writes the job of GitLab. For the rest see docs/other-ci.md.",
    },
  );
}

/** The name of the config in the gate's folder. */
const CONFIG = "retrieval-gate.yaml";

/**
 * Writes the files, texts by path relative to the working directory, and prints their names. Throws
 * if a file is there already. The repository that the texts name is replaced by the one that this
 * program was installed from.
 */
function writeFiles(files: ReadonlyMap<string, string>, ports: CommandPorts): void {
  for (const [file, text] of files) {
    const fullPath = path.join(ports.workingDirectory, file);
    mkdirSync(path.dirname(fullPath), { recursive: true });
    // `wx` refuses to overwrite.
    writeFileSync(fullPath, asInstalled(text, path.dirname(ports.moduleHost)), { flag: "wx" });
    ports.out(`wrote ${file}\n`);
  }
}

/** The workflows that the flags add to a gate that is there. */
interface AddedWorkflows {
  /** The folder of the gate, relative to the repository; empty at its top. */
  readonly folder: string;
  /** Whether to add the workflow that compares base and head in one job. */
  readonly isSideBySide: boolean;
  /** Whether to add the workflow that records the baseline. */
  readonly isRecorded: boolean;
}

/**
 * Adds workflows to a gate that is there, and prints their names. Throws `usage` if one of them is
 * there already, and for the recording workflow if the config names no baseline.
 */
async function addWorkflows(
  project: Project,
  { folder, isSideBySide, isRecorded }: AddedWorkflows,
  ports: CommandPorts,
): Promise<Ending> {
  const { workingDirectory } = ports;
  const root = findRoot(workingDirectory);
  const configPath = path.posix.join(folder, CONFIG);
  const { config } = await loadConfig(root, configPath, { suite: null, baseline: null });
  if (isRecorded && config.baseline === null) {
    throw new GateError("usage", `${configPath} names no baseline, so there is none to record`, {
      hint: "Write one into it, for example `baseline: baselines/search.json`.",
    });
  }
  const baseline = config.baseline && path.posix.relative(folder, config.baseline);
  const choices = { branch: findDefaultBranch(ports), project, folder, isSideBySide, isRecorded };
  const files = workflowFiles(choices, baseline);
  const rerunHint =
    "Remove it, and run this again: it writes the workflow alone. Or edit it by hand.";
  // The gate that is there is no conflict here: the workflows are for it.
  refuseExisting({ files, gates: [], folder: workingDirectory, hint: rerunHint });
  writeFiles(files, ports);
  return { kind: "answered" };
}

/**
 * Whether the repository is one of GitLab: the host of its remote has `gitlab` in its name. Without
 * such a host (see remoteHost), whether it has a pipeline of GitLab and no folder `.github`.
 */
function usesGitLab(root: string, { environment }: CommandPorts): boolean {
  const host = remoteHost(root, environment);
  if (host !== null) {
    return host.includes("gitlab");
  }
  return existsSync(path.join(root, ".gitlab-ci.yml")) && !existsSync(path.join(root, ".github"));
}

/**
 * Returns the host of the remote `origin`; null if there is no repository or remote, and if the
 * remote is a folder or its host has no dot.
 */
function remoteHost(root: string, environment: CommandPorts["environment"]): string | null {
  try {
    const address = openGit(root, environment).origin() ?? "";
    // `https://user@gitlab.com/a/b`, `git@gitlab.com:a/b`
    return /^(?:\w+:\/\/)?(?:[^@/]*@)?([\w.-]+\.[\w.-]+)[:/]/.exec(address)?.[1] ?? null;
  } catch (error) {
    if (error instanceof GateError) {
      return null;
    }
    throw error;
  }
}

// Notes that are printed below the findings.
const SERVER_NOTE =
  'If your search is a server, name it in retrieval-gate.yaml: retriever: { kind: http, url: "http://127.0.0.1:8080/search?q={{query}}&limit={{k}}" }';
const EMPTY_NOTE = "No queries and no search were found here: the cases are a sample.";
const SAMPLE_NOTE =
  "Nothing that was found holds queries in a form that can be read: the cases are a sample.";

/**
 * Prints a line for each thing that was found: that it is used, or the line that would use it.
 * Prints nothing if nothing was found. `used` is the project that the files are written from.
 */
function printFindings(found: Project, used: Project, ports: CommandPorts): void {
  const lines = describeFindings(found, used, commandName(ports));
  if (lines.length === 0) {
    return;
  }
  ports.out("Found here (nothing of it was run):\n");
  for (const line of lines) {
    ports.out(`- ${logLine(line)}\n`);
  }
}

/**
 * Returns the members of the config's `gate` in YAML, made from the policy and the baseline of the
 * cruxe query pack that is used; null if no pack is used, or it has no policy. `folder` is that of
 * the gate, relative to the repository, `root`.
 */
async function readPackRules(
  project: Project,
  root: string,
  folder: string,
): Promise<string | null> {
  const [first] = project.data;
  const pack = first?.kind === "dataset" ? first.pack : undefined;
  if (pack === undefined || pack.policy === null) {
    return null;
  }
  const pathFromRoot = (file: string): string => path.posix.join(folder, file);
  return await writePackRules({ directory: root }, pathFromRoot(pack.policy), {
    intents: pack.intents,
    baseline: pack.baseline === null ? null : pathFromRoot(pack.baseline),
  });
}

/**
 * Prints the command that writes a gate for each of the packages, at most MOST_LISTED. Then always
 * throws `usage`, with the advice to run these.
 */
function refuseSeveralPackages(packages: readonly string[], ports: CommandPorts): never {
  const program = commandName(ports);
  for (const folder of packages.slice(0, MOST_LISTED)) {
    ports.out(`(cd ${logLine(shellWord(folder))} && ${program} init)\n`);
  }
  const message = `there are ${packages.length} packages here, and each has a gate of its own`;
  const hint = `Run the commands above. For one gate of all of them: ${program} init --here`;
  throw new GateError("usage", message, { hint });
}

/** How many packages a command is printed for. */
const MOST_LISTED = 20;

/** What may be in the way of files that are to be written. */
interface PossibleConflicts {
  /** The files that are to be written, by path relative to `folder`. */
  readonly files: ReadonlyMap<string, string>;
  /**
   * Configs of gates that are there, relative to `folder`. Those in folders below are no conflict.
   */
  readonly gates: readonly string[];
  readonly folder: string;
  /** What to do if there is a conflict. */
  readonly hint?: string;
}

/**
 * Throws `usage` if a file that would be written exists already, or if the folder itself has
 * another gate.
 */
function refuseExisting({
  files,
  gates,
  folder,
  hint = OVERWRITES_NOTHING,
}: PossibleConflicts): void {
  const existingFiles = [...files.keys()].filter((file) => existsSync(path.join(folder, file)));
  for (const file of files.keys()) {
    refuseFileAsFolder(file, folder);
  }
  const otherGates = gates.filter((file) => !file.includes("/") && !existingFiles.includes(file));
  const conflicts = [...existingFiles, ...otherGates];
  if (conflicts.length === 0) {
    return;
  }
  throw new GateError(
    "usage",
    `${conflicts.join(", ")} ${conflicts.length === 1 ? "exists" : "exist"} already`,
    { hint },
  );
}

/** Throws `usage` if what should be a folder on the path of a file is a file itself. */
function refuseFileAsFolder(file: string, folder: string): void {
  const parts = path.posix.dirname(file).split("/");
  for (const count of parts.keys()) {
    const parent = parts.slice(0, count + 1).join("/");
    const isFile = statSync(path.join(folder, parent), { throwIfNoEntry: false })?.isFile();
    if (isFile === true) {
      throw new GateError("usage", `${parent} is a file, and init writes ${file}`, {
        hint: "Rename the file, so that a folder can have its name.",
      });
    }
  }
}

/** The usual hint if a file is in the way. */
const OVERWRITES_NOTHING =
  "`init` overwrites nothing: remove the file, or edit it by hand. `retrieval-gate validate` checks a gate that is there.";

/**
 * Drafts the suite from a log of searches, if that is what the project has. Then records the first
 * baseline if `recordsNow`, and if the search is the embedded one and the cases need no review.
 * Returns the recording's ending, else `answered`.
 */
async function startSuite(
  project: Project,
  folder: string,
  { recordsNow }: { readonly recordsNow: boolean },
  ports: CommandPorts,
): Promise<Ending> {
  const [first] = project.data;
  if (first?.kind === "log") {
    await draftFromLog(project, first.file, folder, ports);
  }
  const commandArguments: readonly string[] = [];
  return recordsNow && canRecord(project) ? record(commandArguments, ports) : { kind: "answered" };
}

/**
 * Writes the draft of a suite from the log of searches, as `suggest --log` does, and prints what it
 * is made of. `folder` is the gate's folder, relative to the repository, and `logFile` is relative
 * to that folder. The embedded search is asked for results if the config has it; any other search
 * would first have to be started.
 */
async function draftFromLog(
  project: Project,
  logFile: string,
  folder: string,
  ports: CommandPorts,
): Promise<void> {
  const { writeDraft } = await import("../suggest/suggest.ts");
  const { suite: name, suiteFile } = chooseNames(folder, project.data);
  const pathFromRoot = (file: string): string => path.posix.join(folder, file);
  const config = isEmbedded(project) ? pathFromRoot("retrieval-gate.yaml") : null;
  const files = {
    log: pathFromRoot(logFile),
    fields: null,
    corpus: null,
    config,
    out: pathFromRoot(suiteFile),
  };
  // The seed is that of `suggest` without a flag: the same log gives the same draft.
  const request = { ...files, name, cases: MOST_DRAFTED, known_items: 0, seed: 1 };
  const root = findRoot(ports.workingDirectory);
  const { cases, found } = await writeDraft(root, request, askPorts(ports));
  for (const line of found) {
    ports.out(`${logLine(line)}\n`);
  }
  ports.out(`wrote ${suiteFile}, a draft of ${cases.length} cases\n`);
}

/** How many cases are drafted from a log. */
const MOST_DRAFTED = 60;

/** How the gate is to run, as the flags and the repository say. */
interface Ways {
  /** Whether base and head of a pull request are measured in one job. */
  readonly isSideBySide: boolean;
  /** Whether there is a workflow that records the baseline. */
  readonly isRecorded: boolean;
  /** Whether there is a job of GitLab in place of workflows of GitHub. */
  readonly isGitLab: boolean;
}

/**
 * Returns what a person has to do next, a line each: what to check, what to replace in the
 * workflows if this program does not know its own repository, what to include for GitLab, and the
 * next command. `ending` is that of the first recording.
 */
function listRemainingSteps(
  project: Project,
  folder: string,
  ending: Ending,
  ways: Ways,
  ports: CommandPorts,
): readonly string[] {
  const suite = shownSuitePath(project);
  const actionNote = unknownVersionAdvice(path.dirname(ports.moduleHost));
  const whenToCheck = ways.isSideBySide ? "before you open a pull request" : "before you record";
  const checkAdvice = hasRecorded(ending)
    ? `The baseline is of the embedded BM25. For your own search: name it in retrieval-gate.yaml, read the cases in ${suite}, and run ${commandName(ports)} record --accept`
    : `Check two things ${whenToCheck}: the retriever in retrieval-gate.yaml, and the cases in ${suite}.`;
  return [
    checkAdvice,
    ...(actionNote === null ? [] : [actionNote]),
    ...(ways.isGitLab ? includeLines(chooseNames(folder, project.data)) : []),
    `Next: ${nextStep(project, ending, ways, ports)}`,
  ];
}

/** Returns the lines that a person adds to `.gitlab-ci.yml`. */
function includeLines(names: Pick<GateJob, "job">): readonly string[] {
  return [
    "Add to .gitlab-ci.yml, to its `include` if it has one:",
    "include:",
    `  - local: ${includedPath(names)}`,
  ];
}

/**
 * Returns the path of the suite, escaped for a terminal: that of the suite that was found, else
 * that of the written one.
 */
function shownSuitePath({ data: [first] }: Project): string {
  return logLine(first?.kind === "suite" ? first.file : "retrieval/suite.yaml");
}

/**
 * Returns what a person does next: review a draft of the suite; else commit the files, if a
 * workflow measures or records; else run `gate`, or first `record` if no baseline was recorded. A
 * search that needs preparation comes before the other commands.
 */
function nextStep(
  project: Project,
  ending: Ending,
  { isSideBySide, isRecorded }: Ways,
  ports: CommandPorts,
): string {
  const program = commandName(ports);
  if (isDraft(project)) {
    return `${program} suggest --review ${shellWord(shownSuitePath(project))}`;
  }
  if (chooseSearch(project).search?.needsPreparation === true) {
    return `complete the retriever in retrieval-gate.yaml as its comment says. Then run ${program} ask "a query"`;
  }
  if (isRecorded) {
    return "commit the files to the default branch, and start the recording workflow under Actions.";
  }
  if (isSideBySide) {
    return "commit the files, and open a pull request. Each one is compared with its base.";
  }
  return `${program} ${hasRecorded(ending) ? "gate" : "record"}`;
}

/**
 * Whether the ending is that of a recording that passed. `init` records only for the embedded
 * search.
 */
function hasRecorded(ending: Ending): boolean {
  return ending.kind === "judged" && ending.verdict === "pass";
}

/** How many cases are drafted from documents. */
const FIRST_CASES = 5;
/** How many of them are enough for a suite. */
const ENOUGH_CASES = FIRST_CASES - 2;

/**
 * Returns the cases of the suite in YAML, and the project that the files are written from.
 * - If the project has documents and no files with queries, the cases are drafted from titles of
 *   the documents.
 * - If there are no documents, or fewer than ENOUGH_CASES cases could be drafted, the cases are
 *   those of the sample, and the project is returned without documents: the sample has its own.
 * - If there are files with queries, the cases of the sample are returned but not written: those
 *   files give the cases.
 */
async function draftCases(
  project: Project,
  ports: CommandPorts,
): Promise<{ readonly project: Project; readonly cases: string }> {
  const sample = { project: { ...project, documents: null }, cases: CASES };
  if (project.documents === null) {
    return sample;
  }
  if (project.data.length > 0) {
    return { project, cases: CASES };
  }
  const { loadCorpus } = await import("../suggest/suggest.ts");
  const { suggestKnownItems } = await import("../suggest/known-items.ts");
  const directory = ports.workingDirectory;
  const documents = await loadCorpus({ directory }, project.documents, askPorts(ports));
  // A fixed seed: the same documents give the same cases.
  const { cases } = suggestKnownItems(documents, FIRST_CASES, splitMix64(1));
  if (cases.length < ENOUGH_CASES) {
    return sample;
  }
  // The search was not asked, so there is nothing about what it finds today.
  const draftedCases = cases.map((each) => ({ ...each, today: null }));
  return { project, cases: caseBlocks(draftedCases, []) };
}

/** The folder of the reports, which are no part of the repository, as a line of .gitignore. */
const REPORTS_LINE = "retrieval-gate-report/";

/**
 * Adds the folder of the reports to .gitignore in the working directory, and prints that. Does
 * nothing if a line names the folder already, with or without `/` around it.
 */
function ignoreReports({ workingDirectory, out }: CommandPorts): void {
  const file = path.join(workingDirectory, ".gitignore");
  const oldText = existsSync(file) ? readFileSync(file, "utf8") : "";
  const withoutSlashes = (line: string): string => line.trim().replaceAll(/^\/|\/$/g, "");
  if (oldText.split(/\r?\n/).map(withoutSlashes).includes(withoutSlashes(REPORTS_LINE))) {
    return;
  }
  const lineBreak = oldText === "" || oldText.endsWith("\n") ? "" : "\n";
  appendFileSync(file, `${lineBreak}${REPORTS_LINE}\n`);
  out(`added ${REPORTS_LINE} to .gitignore\n`);
}

/**
 * Returns the remote's default branch, else the branch that is checked out. `main` if there is no
 * repository or branch, or if the name has characters that can't stand in a list of YAML: a person
 * then has to write it.
 */
function findDefaultBranch({ workingDirectory, environment }: CommandPorts): string {
  try {
    const git = openGit(findRoot(workingDirectory).directory, environment);
    const remoteBranch = git
      .symbolicRef("refs/remotes/origin/HEAD")
      ?.replace("refs/remotes/origin/", "");
    const localBranch = git.symbolicRef("HEAD")?.replace("refs/heads/", "");
    const name = remoteBranch ?? localBranch ?? "main";
    return /^[\w./-]+$/.test(name) ? name : "main";
  } catch (error) {
    if (error instanceof GateError) {
      return "main";
    }
    throw error;
  }
}

/**
 * `retrieval-gate init`: writes a first gate (a config, a suite of queries, workflows) from what
 * the repository has, without questions. It runs nothing that it finds: what it guesses is shown as
 * a guess, and the first run checks it.
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
  type Choice,
  type InitChoices,
  baselinePath,
  chooseNames,
  chooseSearch,
  initFiles,
  workflowFiles,
} from "./files.ts";
import { describeFindings, draftCommand } from "./findings.ts";
import { type Project, lookAround } from "./look.ts";
import { includedPath } from "./workflows.ts";
import { splitMix64 } from "../../decision/random.ts";
import { describeIgnoredBaseline } from "../../app/ignored-baseline.ts";
import { caseBlocks } from "../suggest/draft.ts";
import { GateError } from "../../errors.ts";
import type { Ending } from "../../exit-code.ts";
import { type GitPort, openGitIfThere } from "../../change/git.ts";
import { loadConfig } from "../../files/config.ts";
import { findRoot } from "../../system/root.ts";
import { refuseLinks } from "../../system/write-whole.ts";
import { logLine, shellWord } from "../../messages/escape.ts";
import { type CommandPorts, readFlags } from "../../cli/command.ts";
import { asInstalled, commandName, unknownVersionAdvice } from "../../app/origin.ts";
import { askPorts } from "../ask.ts";
import { record } from "../../cli/outcome.ts";

const HELP = `Usage: retrieval-gate init [--here] [--bm25] [--side-by-side] [--record-workflow]

Writes a config, a suite, two workflows (or a job for GitLab) and a line in .gitignore. Overwrites nothing.
It looks for: a suite; a golden file in JSON, JSON Lines or YAML, with any keys; a table of questions, judgments or a
collection (CSV, Quepid, BEIR, TREC, _rank_eval, OpenSearch); a log of searches; a search server of a compose file, an
MCP server, a Python or JavaScript function, a program; documents. It runs none of these: a guess is marked as one, and
\`ask\` and \`record\` check it.
What it did not find is a line to fill in. Where there are only documents, the gate checks the built-in search BM25.

  --here               one gate for all packages of a repository, in this folder
  --bm25               the built-in search BM25 over your documents, in place of your own search
  --side-by-side       no baseline: the workflow builds base and head, and compares them in one job
  --record-workflow    a workflow that you start by hand: it records a baseline and opens a pull request

If the folder has a gate already, --side-by-side and --record-workflow write only the workflow.

Example: retrieval-gate init && retrieval-gate ask how do I install it
`;

/**
 * Runs the command: writes the files of a gate, and prints what was found, what was written and
 * what is left to do. In a folder that has a gate already, `--side-by-side` and `--record-workflow`
 * add their workflow alone. Where there are only documents, it records the first baseline.
 *
 * Throws `usage` if one of the files, or another gate, exists already; in a repository of several
 * packages without `--here`; and for those two flags in a repository of GitLab. Returns the ending
 * of the recording, else `answered`.
 */
export async function runInit(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("init", argv, {
    here: { type: "boolean" },
    bm25: { type: "boolean" },
    "side-by-side": { type: "boolean" },
    "record-workflow": { type: "boolean" },
  });
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const workingDirectory = realpathSync(ports.workingDirectory);
  const root = findRoot(workingDirectory).directory;
  const project = lookAround(workingDirectory, root);
  // The gate's folder relative to the repository, with `/`; empty at its top.
  const folder = path.relative(root, workingDirectory).split(path.sep).join("/");
  refuseExpression(folder);
  const ways = {
    isSideBySide: values["side-by-side"] === true,
    isRecorded: values["record-workflow"] === true,
    isGitLab: usesGitLab(root, ports),
  };
  if (ways.isGitLab && (ways.isSideBySide || ways.isRecorded)) {
    throw gitHubFlagError(ways.isSideBySide ? "side-by-side" : "record-workflow");
  }
  const choice = chooseSearch(project, values["bm25"] === true);
  if (values["bm25"] === true && choice.kind !== "bm25") {
    throw new GateError("usage", "--bm25: there are no documents here that it could search", {
      hint: "It searches three Markdown files or more, or the corpus of a dataset.",
    });
  }
  const branch = findDefaultBranch(ports);
  const choices = { branch, project, choice, folder, cases: null, ...ways };
  const isThere = existsSync(path.join(workingDirectory, CONFIG));
  if ((ways.isRecorded || ways.isSideBySide) && isThere) {
    return addWorkflows(choices, ports);
  }
  if (project.isMonorepo && values["here"] !== true) {
    refuseSeveralPackages(project.packages, ports);
  }

  // What is written. Nothing is, if one of the files is there already.
  const cases = await makeCases(project, choice, ports);
  const files = initFiles({ ...choices, cases });
  refuseExisting(files, { root, workingDirectory, gates: project.gates, hint: OVERWRITES_NOTHING });

  const program = commandName(ports);
  ports.out(describeStart(project, choice));
  const lines = describeFindings(project, choice, { program, hasCases: cases !== null });
  ports.out(lines.length === 0 ? "" : "Found here (nothing of it was run):\n");
  for (const line of lines) {
    ports.out(`- ${logLine(line)}\n`);
  }
  writeFiles(files, ports);
  ignoreReports(root, ports);
  const isOpen = cases === null && project.data.length === 0;
  const recordsNow =
    choice.kind === "bm25" &&
    !isOpen &&
    !hasDraft(project) &&
    !ways.isSideBySide &&
    !ways.isRecorded;
  const ending: Ending = recordsNow ? await record([], ports) : { kind: "answered" };
  for (const line of listRemainingSteps({ ...choices, cases }, ending, ports)) {
    ports.out(`${line}\n`);
  }
  return ending;
}

/** Returns the first sentence: what the gate will check, where that is not the user's search. */
function describeStart({ data }: Project, choice: Choice): string {
  if (choice.kind === "bm25") {
    const queries = data.length > 0 ? "" : ", with headings as queries";
    return `This gate checks the built-in search BM25 over ${choice.place}${queries}. It does not check a search of yours.\n`;
  }
  const missing = [
    ...(choice.kind === "none" ? ["search"] : []),
    ...(data.length === 0 ? ["queries"] : []),
  ];
  const isSearchAlone = missing.join() === "search";
  return missing.length === 0
    ? ""
    : `No ${missing.join(" and no ")} that can be used ${isSearchAlone ? "was" : "were"} found here: the files say what to fill in.\n`;
}

/** Throws `usage` for a folder with an expression, which GitHub would evaluate in a workflow. */
function refuseExpression(folder: string): void {
  if (/\$\{\{|[\n\r]/.test(folder)) {
    throw new GateError("usage", `the folder ${logLine(folder)} can't stand in a workflow`, {
      hint: "Rename the folder: GitHub evaluates `${{ … }}`.",
    });
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
 * Writes the files, texts by path relative to the working directory, and prints their names. The
 * repository that the texts name is replaced by the one that this program was installed from.
 */
function writeFiles(files: ReadonlyMap<string, string>, ports: CommandPorts): void {
  for (const [file, text] of files) {
    const fullPath = path.join(ports.workingDirectory, file);
    mkdirSync(path.dirname(fullPath), { recursive: true });
    // `wx` refuses to overwrite.
    writeFileSync(fullPath, asInstalled(text, path.dirname(ports.moduleHost)), { flag: "wx" });
    ports.out(`wrote ${logLine(file)}\n`);
  }
}

/**
 * Adds workflows to a gate that is there. Throws `usage` if one of them is there already, and for
 * the recording workflow if the config names no baseline.
 */
async function addWorkflows(choices: InitChoices, ports: CommandPorts): Promise<Ending> {
  const { folder, isRecorded } = choices;
  const workingDirectory = realpathSync(ports.workingDirectory);
  const root = findRoot(workingDirectory);
  const configPath = path.posix.join(folder, CONFIG);
  const { config } = await loadConfig(root, configPath, { suite: null, baseline: null });
  if (isRecorded && config.baseline === null) {
    throw new GateError("usage", `${configPath} names no baseline, so there is none to record`, {
      hint: "Write one into it, for example `baseline: baselines/search.json`.",
    });
  }
  const baseline = config.baseline && path.posix.relative(folder, config.baseline);
  const files = workflowFiles(choices, baseline);
  // The gate that is there is no conflict here: the workflows are for it.
  refuseExisting(files, {
    root: root.directory,
    workingDirectory,
    gates: [],
    hint: "Remove it, and run this again: it writes the workflow alone. Or edit it by hand.",
  });
  writeFiles(files, ports);
  return { kind: "answered" };
}

/**
 * Whether the repository is one of GitLab: the host of its remote has `gitlab` in its name. Without
 * such a host (see remoteHost), whether it has a pipeline of GitLab and no folder `.github`.
 */
function usesGitLab(root: string, ports: CommandPorts): boolean {
  const host = remoteHost(root, ports);
  if (host !== null) {
    return host.includes("gitlab");
  }
  return existsSync(path.join(root, ".gitlab-ci.yml")) && !existsSync(path.join(root, ".github"));
}

/**
 * Returns the host of the remote `origin`; null if there is no repository or remote, and if the
 * remote is a folder or its host has no dot.
 */
function remoteHost(root: string, { environment }: CommandPorts): string | null {
  const address = openRepository({ workingDirectory: root, environment })?.origin() ?? "";
  // `https://user@gitlab.com/a/b`, `git@gitlab.com:a/b`
  return /^(?:\w+:\/\/)?(?:[^@/]*@)?([\w.-]+\.[\w.-]+)[:/]/.exec(address)?.[1] ?? null;
}

/** Prints the command for each of the packages, and then throws `usage`: run these. */
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
/** The usual hint if a file is in the way. */
const OVERWRITES_NOTHING =
  "`init` overwrites nothing: remove the file, or edit it by hand. `retrieval-gate validate` checks a gate that is there.";

/**
 * Throws `usage` if a file that would be written exists already, if the folder itself has another
 * gate, or if a folder on a path is a file; `report_incomplete` if one is a symbolic link.
 */
function refuseExisting(
  files: ReadonlyMap<string, string>,
  place: {
    readonly root: string;
    readonly workingDirectory: string;
    readonly gates: readonly string[];
    readonly hint: string;
  },
): void {
  const { root, workingDirectory, gates, hint } = place;
  const fullPath = (file: string): string => path.join(workingDirectory, file);
  for (const file of [...files.keys(), GITIGNORE]) {
    refuseLinks(root, fullPath(file), file);
    const parts = path.posix.dirname(file).split("/");
    for (const count of parts.keys()) {
      const parent = parts.slice(0, count + 1).join("/");
      if (statSync(fullPath(parent), { throwIfNoEntry: false })?.isFile() === true) {
        throw new GateError("usage", `${parent} is a file, and init writes ${file}`, {
          hint: "Rename the file, so that a folder can have its name.",
        });
      }
    }
  }
  const existing = [...files.keys()].filter((file) => existsSync(fullPath(file)));
  const otherGates = gates.filter((file) => !file.includes("/") && !existing.includes(file));
  const conflicts = [...existing, ...otherGates];
  if (conflicts.length > 0) {
    const verb = conflicts.length === 1 ? "exists" : "exist";
    throw new GateError("usage", `${conflicts.join(", ")} ${verb} already`, { hint });
  }
}

/** Whether the suite is a draft, which a person has to review first. */
function hasDraft({ data: [first] }: Project): boolean {
  return first?.kind === "suite" && first.draft;
}

/** Returns what a person has to do next, a line each, and at last the next command. */
function listRemainingSteps(
  choices: InitChoices,
  ending: Ending,
  ports: CommandPorts,
): readonly string[] {
  const { project, folder, isGitLab, choice } = choices;
  const names = chooseNames(folder, project.data);
  const actionNote = unknownVersionAdvice(path.dirname(ports.moduleHost));
  const hasRecorded = ending.kind === "judged" && ending.verdict === "pass";
  const ownSearch =
    choice.kind === "bm25"
      ? [
          `For a gate of your own search, name it in ${CONFIG}, and run ${commandName(ports)} record --accept`,
        ]
      : [];
  const baseline = path.join(realpathSync(ports.workingDirectory), baselinePath(names));
  const isNeeded = !choices.isSideBySide || choices.isRecorded;
  // `record` has said it.
  const ignored = isNeeded && !hasRecorded ? describeIgnoredBaseline(baseline, ports) : null;
  return [
    ...ownSearch,
    ...(choice.kind === "search" && project.data.length > 0
      ? [`Check the cases of ${logLine(names.suiteFile)} before you record.`]
      : []),
    ...(ignored === null ? [] : [ignored]),
    ...(actionNote === null ? [] : [actionNote]),
    ...(isGitLab
      ? [
          "Add to .gitlab-ci.yml, to its `include` if it has one:",
          "include:",
          `  - local: ${includedPath(names)}`,
        ]
      : []),
    `Next: ${nextStep(choices, hasRecorded, ports)}`,
    ...(choice.kind === "none"
      ? []
      : [
          `After it: ${commandName(ports)} replay${project.install === null ? "" : ` --setup ${shellWord(project.install)}`} shows what the gate would have said to your last commits`,
        ]),
  ];
}

/** Returns what a person does next: fill in, review a draft, ask, record, or commit. */
function nextStep(choices: InitChoices, hasRecorded: boolean, ports: CommandPorts): string {
  const { project, choice, cases, isSideBySide, isRecorded, folder } = choices;
  const program = commandName(ports);
  const { suiteFile } = chooseNames(folder, project.data);
  const ask = `${program} ask "a query"`;
  if (choice.kind === "none" || (choice.kind === "search" && choice.search.needsPreparation)) {
    const verb = choice.kind === "none" ? "fill in" : "complete";
    return `${verb} the retriever in ${CONFIG}, as its comment says. Then ${ask}`;
  }
  if (project.data.length === 0 && cases === null) {
    const [log] = project.logs;
    const draft =
      log === undefined ? `fill in the cases of ${suiteFile}` : draftCommand(log, program);
    return `${ask}. Then ${draft}`;
  }
  if (hasDraft(project)) {
    return `${ask}. Then ${program} suggest --review ${logLine(shellWord(suiteFile))}`;
  }
  if (hasRecorded) {
    return `${program} gate`;
  }
  if (isRecorded) {
    return `${ask}. Then commit the files to the default branch, and start the recording workflow under Actions.`;
  }
  if (isSideBySide) {
    return `${ask}. Then commit the files, and open a pull request. Each one is compared with its base.`;
  }
  return `${ask} && ${program} record`;
}

/** How many cases are made from documents, and how many of them are enough for a suite. */
const FIRST_CASES = 5;
const ENOUGH_CASES = 3;

/**
 * Returns the member `cases` of a suite in YAML, from headings of the documents; null if they are
 * not what is searched, if there are queries already, or too few documents with a heading.
 */
async function makeCases(
  { data, documents }: Project,
  choice: Choice,
  ports: CommandPorts,
): Promise<string | null> {
  if (documents === null || data.length > 0 || choice.kind !== "bm25") {
    return null;
  }
  const { loadCorpus } = await import("../suggest/suggest.ts");
  const { suggestKnownItems } = await import("../suggest/known-items.ts");
  const directory = realpathSync(ports.workingDirectory);
  const corpus = await loadCorpus({ directory }, documents, askPorts(ports));
  // A fixed seed: the same documents give the same cases.
  const { cases } = suggestKnownItems(corpus, FIRST_CASES, splitMix64(1));
  // The search was not asked, so there is nothing about what it finds today.
  const made = cases.map((each) => ({ ...each, today: null }));
  return made.length < ENOUGH_CASES ? null : `cases:\n${caseBlocks(made, [])}`;
}

const GITIGNORE = ".gitignore";
/** The folder of the reports, which are no part of the repository. */
const REPORTS_LINE = "retrieval-gate-report/";

/** Adds the folder of the reports to .gitignore, unless a line names it already. */
function ignoreReports(root: string, { workingDirectory, out }: CommandPorts): void {
  const file = path.join(realpathSync(workingDirectory), GITIGNORE);
  refuseLinks(root, file, GITIGNORE);
  const oldText = existsSync(file) ? readFileSync(file, "utf8") : "";
  const withoutSlashes = (line: string): string => line.trim().replaceAll(/^\/|\/$/g, "");
  if (oldText.split(/\r?\n/).map(withoutSlashes).includes(withoutSlashes(REPORTS_LINE))) {
    return;
  }
  const lineBreak = oldText === "" || oldText.endsWith("\n") ? "" : "\n";
  appendFileSync(file, `${lineBreak}${REPORTS_LINE}\n`);
  out(`added ${REPORTS_LINE} to .gitignore\n`);
}

function openRepository({
  workingDirectory,
  environment,
}: Pick<CommandPorts, "workingDirectory" | "environment">): GitPort | null {
  return openGitIfThere(findRoot(workingDirectory).directory, environment);
}

/** Returns the remote's default branch, else the branch that is checked out, else `main`. */
function findDefaultBranch(ports: CommandPorts): string {
  const git = openRepository(ports);
  const remoteBranch = git
    ?.symbolicRef("refs/remotes/origin/HEAD")
    ?.replace("refs/remotes/origin/", "");
  return remoteBranch ?? git?.symbolicRef("HEAD")?.replace("refs/heads/", "") ?? "main";
}

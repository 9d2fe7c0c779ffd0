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
import { type InitChoices, chooseNames, chooseSearch, initFiles, flagWorkflows } from "./files.ts";
import { describeFindings, draftCommand } from "./findings.ts";
import { parseByEnding } from "./data.ts";
import { type Project, lookAround } from "./look.ts";
import { includedPath } from "./workflows.ts";
import { splitMix64 } from "../../decision/random.ts";
import { describeIgnoredFiles } from "../../app/ignored-file.ts";
import { caseBlocks } from "../suggest/draft.ts";
import { objectMembers } from "../../system/json.ts";
import { GateError } from "../../errors.ts";
import type { Ending } from "../../exit-code.ts";
import { type GitPort, openGitIfThere } from "../../change/git.ts";
import { findRoot } from "../../system/root.ts";
import { refuseLinks } from "../../system/write-whole.ts";
import { logLine, shellWord } from "../../messages/escape.ts";
import { type CommandPorts, type CommandRun, makeCommand } from "../../cli/command.ts";
import { asInstalled, commandName, unknownVersionAdvice } from "../../app/origin.ts";
import { askPorts } from "../ask.ts";
import { record } from "../../cli/outcome.ts";
import { docsPage } from "../../model/docs-page.ts";

const HELP = `Usage: retrieval-gate init [--here] [--bm25] [--side-by-side] [--record-workflow]

Writes a config, a suite, two workflows (or a job for GitLab) and a line in .gitignore. Overwrites nothing.
It looks for: a suite; a golden file in JSON, JSON Lines or YAML, with any keys; a table of questions, judgments or a
collection (CSV, Quepid, BEIR, TREC, _rank_eval, OpenSearch); a log of searches; a search server of a compose file, an
MCP server, a Python or JavaScript function; documents. It runs none of these: a guess is marked as one, and
\`ask\` and \`record\` check it.
What it did not find is a line to fill in. Where there are only documents, the gate checks the built-in search BM25.

  --here               one gate for all packages of a repository, in this folder
  --bm25               the built-in search BM25 over your documents, in place of your own search
  --side-by-side       no baseline: the workflow builds base and head, and compares them in one job
  --record-workflow    a workflow that you start by hand: it records a baseline and opens a pull request

Files that are there are kept: \`init\` writes those that are missing, and prints the lines for the others.

Example: retrieval-gate init && retrieval-gate ask how do I install it
`;

/**
 * Runs the command: writes the files of a gate that are missing, and prints what was found, what
 * was written and what is left to do. Where there are only documents, it records the first
 * baseline.
 *
 * Throws `usage` if nothing is missing or another gate is there, in a repository of several
 * packages without `--here`, and for flags that mean nothing here. Returns the ending of the
 * recording, else `answered`.
 */
export const runInit: CommandRun = makeCommand(
  {
    name: "init",
    flags: {
      here: { type: "boolean" },
      bm25: { type: "boolean" },
      "side-by-side": { type: "boolean" },
      "record-workflow": { type: "boolean" },
    },
    help: HELP,
  },
  async (values, ports) => {
    const workingDirectory = realpathSync(ports.workingDirectory);
    const root = findRoot(workingDirectory).directory;
    const git = openGitIfThere(root, ports.environment);
    const project = lookAround(workingDirectory, root);
    // The gate's folder relative to the repository, with `/`; empty at its top.
    const folder = path.relative(root, workingDirectory).split(path.sep).join("/");
    if (/\$\{\{|[\n\r]/.test(folder)) {
      throw new GateError(
        "usage",
        `the folder ${logLine(folder)} can't stand in a workflow`,
        "Rename the folder: GitHub evaluates `${{ … }}`.",
      );
    }
    const isSideBySide = values["side-by-side"] === true;
    const hasRecordWorkflow = values["record-workflow"] === true;
    const isGitLab = usesGitLab(root, git);
    if (isGitLab && (isSideBySide || hasRecordWorkflow)) {
      const flag = isSideBySide ? "side-by-side" : "record-workflow";
      throw new GateError(
        "usage",
        `--${flag} writes a workflow of GitHub, and this repository is one of GitLab`,
        `Remove the flag: \`init\` writes the job of GitLab. For the rest see ${docsPage("other-ci.md")}`,
      );
    }
    const fullPath = (file: string): string => path.join(workingDirectory, file);
    const hasConfig = existsSync(fullPath(CONFIG));
    if (project.isMonorepo && values["here"] !== true && !hasConfig) {
      refuseSeveralPackages(project.packages, ports);
    }
    const wantsBuiltIn = values["bm25"] === true;
    const search = chooseSearch(project, wantsBuiltIn);
    const isBuiltIn = search?.isBuiltIn === true;
    if (wantsBuiltIn && !isBuiltIn) {
      throw new GateError(
        "usage",
        "--bm25: there are no documents here that it could search",
        "It searches three Markdown files or more, or the corpus of a dataset.",
      );
    }
    // `validate` says what is wrong with a config that can't be parsed.
    const config = hasConfig
      ? objectMembers(parseByEnding(CONFIG, readFileSync(fullPath(CONFIG), "utf8")))
      : null;
    const names = chooseNames(folder, project.data, config, isSideBySide && !hasRecordWorkflow);
    if (hasRecordWorkflow && names.baseline === null) {
      throw new GateError(
        "usage",
        `${CONFIG} names no baseline, so there is none to record`,
        "Write one into it, for example `baseline: baselines/search.json`.",
      );
    }
    const hasSuite = existsSync(fullPath(names.suiteFile));
    const hasRetriever = (config?.["retriever"] ?? null) !== null;
    const cases = isBuiltIn && project.data === null ? await makeCases(search.file, ports) : null;
    const choices: InitChoices = {
      branch: findDefaultBranch(git),
      project,
      search,
      cases,
      names,
      folder,
      hasConfig,
      hasSuite,
      hasRetriever,
      isSideBySide,
      hasRecordWorkflow,
      isGitLab,
    };

    const allFiles = initFiles(choices);
    const files = new Map([...allFiles].filter(([file]) => !existsSync(fullPath(file))));

    ports.out(hasConfig ? "" : describeStart(choices));
    const lines = describeFindings(choices, commandName(ports));
    ports.out(lines.length === 0 ? "" : "Found in this folder (init ran none of this code):\n");
    for (const line of lines) {
      ports.out(`- ${logLine(line)}\n`);
    }
    // Nothing is written if a flag asks for a workflow that is there already.
    refuseExisting([...allFiles.keys()], root, workingDirectory, choices);
    for (const file of allFiles.keys()) {
      ports.out(files.has(file) ? "" : `kept ${logLine(file)}\n`);
    }
    writeFiles(files, ports);
    ignoreReports(ports);
    // A baseline is recorded now if a person has nothing to fill in or to review before.
    const hasCases = cases !== null || (project.data !== null && !hasDraft(project));
    const recordsNow = isBuiltIn && !hasConfig && hasCases && !isSideBySide && !hasRecordWorkflow;
    const ending: Ending = recordsNow ? await record([], ports) : { kind: "answered" };
    for (const line of listRemainingSteps(choices, ending, ports)) {
      ports.out(`${line}\n`);
    }
    return ending;
  },
);

/**
 * Returns the first sentence: that the gate checks the built-in search, or what was not found.
 * Empty if the gate checks a search and queries that were found.
 */
function describeStart({ project, search }: InitChoices): string {
  const { data } = project;
  if (search?.isBuiltIn === true) {
    const queries = data === null ? ", with headings as queries" : "";
    return `This gate checks the built-in search BM25 over ${search.file}${queries}. It does not check a search of yours.\n`;
  }
  const missing = [search === null ? "no search" : "", data === null ? "no queries" : ""]
    .filter(Boolean)
    .join(" and ");
  return missing === ""
    ? ""
    : `Found ${missing} that can be used unchanged: the files say what to fill in.\n`;
}

const CONFIG = "retrieval-gate.yaml";

/**
 * Writes the files, texts by path relative to the working directory, and prints their names. The
 * repository that the texts name is replaced by the one that this program was installed from.
 */
function writeFiles(files: ReadonlyMap<string, string>, ports: CommandPorts): void {
  const programFolder = path.dirname(ports.moduleHost);
  for (const [file, text] of files) {
    const fullPath = path.join(ports.workingDirectory, file);
    mkdirSync(path.dirname(fullPath), { recursive: true });
    // `wx` refuses to overwrite.
    writeFileSync(fullPath, asInstalled(text, programFolder), { flag: "wx" });
    ports.out(`wrote ${logLine(file)}\n`);
  }
}

/**
 * Whether the repository is one of GitLab: the host of its remote has `gitlab` in its name, or it
 * has a pipeline of GitLab and no folder `.github`.
 */
function usesGitLab(root: string, git: GitPort | null): boolean {
  const has = (file: string): boolean => existsSync(path.join(root, file));
  // `https://user@gitlab.com/a/b`, `git@gitlab.com:a/b`
  const host = /^(?:\w+:\/\/)?(?:[^@/]*@)?[\w.-]*gitlab[\w.-]*[:/]/;
  return host.test(git?.origin() ?? "") || (has(".gitlab-ci.yml") && !has(".github"));
}

/** Prints the command for each of the packages, and then throws `usage`: run these. */
function refuseSeveralPackages(packages: readonly string[], ports: CommandPorts): never {
  const program = commandName(ports);
  for (const folder of packages) {
    ports.out(`(cd ${logLine(shellWord(folder))} && ${program} init)\n`);
  }
  throw new GateError(
    "usage",
    `there are ${packages.length} packages here, and each has a gate of its own`,
    `Run the commands above. For one gate of all of them: ${program} init --here`,
  );
}

/**
 * Throws `usage` if all files are there already, or one that a flag asks for, if the folder itself
 * has another gate, or if a folder that a file goes into is a file; `report_incomplete` if one is a
 * symbolic link.
 */
function refuseExisting(
  files: readonly string[],
  root: string,
  workingDirectory: string,
  choices: InitChoices,
): void {
  for (const file of [...files, GITIGNORE]) {
    refuseLinks(root, path.join(workingDirectory, file), file);
    const folder = path.posix.dirname(file);
    const stats = statSync(path.join(workingDirectory, folder), { throwIfNoEntry: false });
    if (stats?.isFile() === true) {
      throw new GateError(
        "usage",
        `${folder} is a file, and init writes ${file}`,
        "Rename the file, so that a folder can have its name.",
      );
    }
  }
  const existing = files.filter((file) => existsSync(path.join(workingDirectory, file)));
  // Those that a flag asks for; without one of these all, if none is missing.
  let conflicts = flagWorkflows(choices).filter((file) => existing.includes(file));
  if (conflicts.length === 0 && existing.length === files.length) {
    conflicts = existing;
  }
  // Gates of this folder by another config; those of folders below have a slash.
  const otherGates = choices.project.gates.filter((file) => !file.includes("/") && file !== CONFIG);
  conflicts = [...conflicts, ...otherGates];
  if (conflicts.length > 0) {
    const verb = conflicts.length === 1 ? "exists" : "exist";
    throw new GateError(
      "usage",
      `${conflicts.join(", ")} ${verb} already`,
      "`init` overwrites nothing: edit the file, or remove it and run this again. `retrieval-gate validate` checks the files that exist.",
    );
  }
}

/** Whether the suite is a draft, which a person has to review first. */
function hasDraft({ data }: Project): boolean {
  return data?.kind === "suite" && data.draft;
}

/** Returns what a person has to do next, a line each, and at last the next command. */
function listRemainingSteps(
  choices: InitChoices,
  ending: Ending,
  ports: CommandPorts,
): readonly string[] {
  const { project, names, isGitLab, search } = choices;
  const lines: (string | null)[] = [];
  // With the built-in search the baseline is recorded already.
  if (search !== null && search.isBuiltIn !== true && project.data !== null) {
    lines.push(`Check the cases of ${logLine(names.suiteFile)} before you record.`);
  }
  const hasRecorded = ending.kind === "judged" && ending.verdict === "pass";
  // A recording has said whether git ignores the baseline.
  if (names.baseline !== null && !hasRecorded) {
    const baseline = path.join(realpathSync(ports.workingDirectory), names.baseline);
    lines.push(...describeIgnoredFiles([baseline], ports));
  }
  lines.push(unknownVersionAdvice(path.dirname(ports.moduleHost)));
  if (isGitLab) {
    lines.push(
      "Add to .gitlab-ci.yml, to its `include` if it has one:",
      "include:",
      `  - local: ${includedPath(names)}`,
    );
  }
  lines.push(`Next: ${nextStep(choices, hasRecorded, ports)}`);
  if (search !== null) {
    const setup = project.install === null ? "" : ` --setup ${shellWord(project.install)}`;
    lines.push(
      `After it: ${commandName(ports)} replay${setup} shows what the gate would have said to your last commits`,
    );
  }
  return lines.filter((line) => line !== null);
}

/**
 * Returns what a person does next: validate the config that was there already, fill in, review a
 * draft, ask, record, or commit. The order counts: each line supposes that the steps above it are
 * done.
 */
function nextStep(choices: InitChoices, hasRecorded: boolean, ports: CommandPorts): string {
  const { project, search, cases, isSideBySide, hasRecordWorkflow, names } = choices;
  const program = commandName(ports);
  const { suiteFile } = names;
  if (choices.hasConfig) {
    return `${program} validate`;
  }
  const ask = `${program} ask "a query"`;
  if (search === null) {
    return `fill in the retriever in ${CONFIG}, as its comment says. Then ${ask}`;
  }
  if (project.data === null && cases === null) {
    const log = project.queries.find((file) => file.kind === "log");
    const draft =
      log === undefined ? `fill in the cases of ${suiteFile}` : draftCommand(log.file, program);
    return `${ask}. Then ${draft}`;
  }
  if (hasDraft(project)) {
    return `${ask}. Then ${program} suggest --review ${logLine(shellWord(suiteFile))}`;
  }
  if (hasRecorded) {
    return `${program} gate`;
  }
  if (hasRecordWorkflow) {
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

/** Returns `cases` of a suite in YAML, from headings of documents; null if too few have one. */
async function makeCases(documents: string, ports: CommandPorts): Promise<string | null> {
  const { loadCorpus } = await import("../suggest/suggest.ts");
  const { suggestKnownItems } = await import("../suggest/known-items.ts");
  const config = { directory: realpathSync(ports.workingDirectory) };
  const corpus = await loadCorpus(config, documents, askPorts(ports));
  // A fixed seed: the same documents give the same cases.
  const { cases } = suggestKnownItems(corpus, FIRST_CASES, splitMix64(1));
  // The search was not asked, so there is nothing about what it finds today.
  const unasked = cases.map((draft) => ({ ...draft, today: null }));
  return unasked.length < ENOUGH_CASES ? null : `cases:\n${caseBlocks(unasked, [])}`;
}

const GITIGNORE = ".gitignore";
/** The line that names the folder of the reports, which are no part of the repository. */
const REPORTS_LINE = /^\s*\/?retrieval-gate-report\/?\s*$/m;

/** Adds the folder of the reports to .gitignore, unless a line names it already. */
function ignoreReports({ workingDirectory, out }: CommandPorts): void {
  const file = path.join(workingDirectory, GITIGNORE);
  const oldText = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (REPORTS_LINE.test(oldText)) {
    return;
  }
  const lineBreak = /[^\n]$/.test(oldText) ? "\n" : "";
  appendFileSync(file, `${lineBreak}retrieval-gate-report/\n`);
  out("added retrieval-gate-report/ to .gitignore\n");
}

/** Returns the remote's default branch, else the branch that is checked out, else `main`. */
function findDefaultBranch(git: GitPort | null): string {
  const ref = git?.symbolicRef("refs/remotes/origin/HEAD") ?? git?.symbolicRef("HEAD");
  return ref?.replace(/^refs\/(?:heads|remotes\/origin)\//, "") ?? "main";
}

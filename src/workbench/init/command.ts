/** `init`: asks nothing, leaves a gate that passes. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import {
  CASES,
  canRecord,
  chooseNames,
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
import { asInstalled, commandName, unnamedAction } from "../../app/origin.ts";
import { askPorts } from "../ask.ts";
import { record } from "../../cli/outcome.ts";

const HELP = `Usage: retrieval-gate init [--here] [--side-by-side] [--record-workflow]

Writes a config, a suite, two workflows or the job of GitLab, and the line for .gitignore, in names of the folder's own.
Overwrites nothing.
It takes what is there: a suite; a golden file in JSON, JSON Lines or YAML with keys of its own; a table of questions,
judgments or a collection (CSV, Quepid, BEIR, TREC, _rank_eval, OpenSearch); a cruxe query pack, with floors and
ceilings from its policy and baseline; a log of searches; a search server of a compose file, an MCP server, a Python
function, a program; documents. It runs nothing of this. It prints all that it found, and the line that would use what
it did not. Without a search of your own it takes the embedded one, and records the first baseline.

  --here               one gate for a repository of several packages, in the folder above them
  --side-by-side       no baseline: the workflow builds base and head, and compares them in one job
  --record-workflow    a workflow, started by hand, that records a baseline and opens a pull request

Where a gate is there already, both flags write the workflow alone.

Example: retrieval-gate init && retrieval-gate gate
`;

/** Throws usage where one of the files exists already, or another gate does. */
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
  const looked = lookAround(workingDirectory, root);
  const folder = path.relative(root, realpathSync(workingDirectory)).split(path.sep).join("/");
  const isSideBySide = values["side-by-side"] === true;
  const isRecorded = values["record-workflow"] === true;
  const isGitLab = usesGitLab(root, ports);
  if (isGitLab && (isSideBySide || isRecorded)) {
    throw new GateError(
      "usage",
      `--${isSideBySide ? "side-by-side" : "record-workflow"} writes a workflow of GitHub, and this repository is one of GitLab`,
      {
        hint: "Remove the flag: `init` writes the job of GitLab. For the rest see docs/other-ci.md.",
      },
    );
  }
  if ((isRecorded || isSideBySide) && existsSync(path.join(workingDirectory, CONFIG))) {
    return addWorkflows(looked, { folder, isSideBySide, isRecorded }, ports);
  }
  if (looked.isMonorepo && values["here"] !== true) {
    throw severalPackages(looked.packages, ports);
  }
  const { project, cases } = await draftCases(looked, ports);
  const packRules = await readPackRules(project, root, folder);
  const branch = defaultBranch(ports);
  const ways = { isSideBySide, isRecorded, isGitLab };
  const choices = { branch, project, cases, folder, packRules, ...ways };
  const files = initFiles(choices);
  refuseOthers(project, files, workingDirectory);
  printFindings(looked, project, ports);
  if (looked.data.length === 0 && cases === CASES) {
    const isEmpty = looked.searches.length === 0 && looked.unusable.length === 0;
    ports.out(`${isEmpty ? EMPTY_NOTE : SAMPLE_NOTE}\n`);
  }
  writeFiles(files, ports);
  ignoreReports(ports);
  const isMeasuredHere = !isSideBySide && !isRecorded;
  const ending = await startSuite(project, folder, isMeasuredHere, ports);
  for (const line of leftToDo(project, folder, ending, ways, ports)) {
    ports.out(`${line}\n`);
  }
  return ending;
}

const CONFIG = "retrieval-gate.yaml";

function writeFiles(files: ReadonlyMap<string, string>, ports: CommandPorts): void {
  for (const [file, text] of files) {
    const target = path.join(ports.workingDirectory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, asInstalled(text, path.dirname(ports.moduleHost)), { flag: "wx" });
    ports.out(`wrote ${file}\n`);
  }
}

interface AddedWays {
  readonly folder: string;
  readonly isSideBySide: boolean;
  readonly isRecorded: boolean;
}

/**
 * Adds the workflows that were asked for to a gate that is there. Throws usage if one of them is there, and if there is
 * no baseline to record.
 */
async function addWorkflows(
  project: Project,
  { folder, isSideBySide, isRecorded }: AddedWays,
  ports: CommandPorts,
): Promise<Ending> {
  const { workingDirectory } = ports;
  const root = findRoot(workingDirectory);
  const inRoot = path.posix.join(folder, CONFIG);
  const { config } = await loadConfig(root, inRoot, { suite: null, baseline: null });
  if (isRecorded && config.baseline === null) {
    throw new GateError("usage", `${inRoot} names no baseline, so there is none to record`, {
      hint: "Write one into it, for example `baseline: baselines/search.json`.",
    });
  }
  const baseline = config.baseline && path.posix.relative(folder, config.baseline);
  const choices = { branch: defaultBranch(ports), project, folder, isSideBySide, isRecorded };
  const files = workflowFiles(choices, baseline);
  const again = "Remove it, and run this again: it writes the workflow alone. Or edit it by hand.";
  refuseOthers({ ...project, gates: [] }, files, workingDirectory, again);
  writeFiles(files, ports);
  return { kind: "answered" };
}

/** Whether the repository is one of GitLab: by its remote, else by its pipeline. */
function usesGitLab(root: string, { environment }: CommandPorts): boolean {
  const host = remoteHost(root, environment);
  if (host !== null) {
    return host.includes("gitlab");
  }
  return existsSync(path.join(root, ".gitlab-ci.yml")) && !existsSync(path.join(root, ".github"));
}

/** Returns the host of the remote `origin`; null if there is none, or the remote is a folder. */
function remoteHost(root: string, environment: CommandPorts["environment"]): string | null {
  try {
    const address = openGit(root, environment).origin() ?? "";
    return /^(?:\w+:\/\/)?(?:[^@/]*@)?([\w.-]+\.[\w.-]+)[:/]/.exec(address)?.[1] ?? null;
  } catch (error) {
    if (error instanceof GateError) {
      return null;
    }
    throw error;
  }
}

const EMPTY_NOTE = "No queries and no search were found here: the cases are a sample.";
const SAMPLE_NOTE =
  "Nothing that was found holds queries in a form that can be read: the cases are a sample.";

/** Prints what was found, what of it is used, and the line that would use the rest. */
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

/** Returns null if there is no query pack with a policy. */
async function readPackRules(
  project: Project,
  root: string,
  folder: string,
): Promise<string | null> {
  const [first] = project.data;
  const pack = first?.kind === "dataset" ? first.pack : undefined;
  if (!pack?.policy) {
    return null;
  }
  const packPath = (file: string): string => path.posix.join(folder, file);
  const baseline = pack.baseline === null ? null : packPath(pack.baseline);
  return await writePackRules({ directory: root }, packPath(pack.policy), { ...pack, baseline });
}

/** Prints the command for each package, and returns the error that says to run them. */
function severalPackages(packages: readonly string[], ports: CommandPorts): GateError {
  const program = commandName(ports);
  for (const folder of packages.slice(0, MOST_LISTED)) {
    ports.out(`(cd ${logLine(shellWord(folder))} && ${program} init)\n`);
  }
  const message = `there are ${packages.length} packages here, and each has a gate of its own`;
  const hint = `Run the commands above. For one gate of all of them: ${program} init --here`;
  return new GateError("usage", message, { hint });
}

const MOST_LISTED = 20;

/** Throws `usage` if a file that would be written, or another gate, exists already. */
function refuseOthers(
  project: Project,
  files: ReadonlyMap<string, string>,
  folder: string,
  hint: string = OVERWRITES_NOTHING,
): void {
  const present = [...files.keys()].filter((file) => existsSync(path.join(folder, file)));
  const gates = project.gates.filter((file) => !file.includes("/") && !present.includes(file));
  const found = [...present, ...gates];
  if (found.length === 0) {
    return;
  }
  throw new GateError(
    "usage",
    `${found.join(", ")} ${found.length === 1 ? "exists" : "exist"} already`,
    { hint },
  );
}

const OVERWRITES_NOTHING =
  "`init` overwrites nothing: remove the file, or edit it by hand. `retrieval-gate validate` checks a gate that is there.";

/** The draft of a log, or the first baseline, where there can be one. */
async function startSuite(
  project: Project,
  folder: string,
  isMeasuredHere: boolean,
  ports: CommandPorts,
): Promise<Ending> {
  const [first] = project.data;
  if (first?.kind === "log") {
    const { writeDraft } = await import("../suggest/suggest.ts");
    const { suite: name, suiteFile } = chooseNames(folder, project.data);
    const within = (file: string): string => path.posix.join(folder, file);
    const config = isEmbedded(project) ? within("retrieval-gate.yaml") : null;
    const files = {
      log: within(first.file),
      fields: null,
      corpus: null,
      config,
      out: within(suiteFile),
    };
    const request = { ...files, name, cases: MOST_DRAFTED, known_items: 0, seed: 1 };
    const { cases, found } = await writeDraft(
      findRoot(ports.workingDirectory),
      request,
      askPorts(ports),
    );
    for (const line of found) {
      ports.out(`${logLine(line)}\n`);
    }
    ports.out(`wrote ${suiteFile}, a draft of ${cases.length} cases\n`);
  }
  return isMeasuredHere && canRecord(project) ? record([], ports) : { kind: "answered" };
}

const MOST_DRAFTED = 60;

interface Ways {
  readonly isSideBySide: boolean;
  readonly isRecorded: boolean;
  readonly isGitLab: boolean;
}

/** What a person has to do next, a line each. */
function leftToDo(
  project: Project,
  folder: string,
  ending: Ending,
  ways: Ways,
  ports: CommandPorts,
): readonly string[] {
  const suite = suiteName(project);
  const unnamed = unnamedAction(path.dirname(ports.moduleHost));
  const when = ways.isSideBySide ? "before you open a pull request" : "before you record";
  const read = hasRecorded(ending)
    ? `The baseline is of the embedded BM25. For your own search: name it in retrieval-gate.yaml, read the cases in ${suite}, and run ${commandName(ports)} record --accept`
    : `Read both ${when}: the retriever in retrieval-gate.yaml, and the cases in ${suite}.`;
  return [
    read,
    ...(unnamed === null ? [] : [unnamed]),
    ...(ways.isGitLab ? includeLines(chooseNames(folder, project.data)) : []),
    `Next: ${nextStep(project, ending, ways, ports)}`,
  ];
}

/** Returns what a person adds to the pipeline of GitLab. */
function includeLines(names: Pick<GateJob, "job">): readonly string[] {
  return [
    "Add to .gitlab-ci.yml, to its `include` if it has one:",
    "include:",
    `  - local: ${includedPath(names)}`,
  ];
}

/** Returns the path of the suite, for a terminal. */
function suiteName({ data: [first] }: Project): string {
  return logLine(first?.kind === "suite" ? first.file : "retrieval/suite.yaml");
}

/** Returns what a person does next, for the way that was chosen. */
function nextStep(
  project: Project,
  ending: Ending,
  { isSideBySide, isRecorded }: Ways,
  ports: CommandPorts,
): string {
  const program = commandName(ports);
  if (isDraft(project)) {
    return `${program} suggest --review ${shellWord(suiteName(project))}`;
  }
  if (isRecorded) {
    return "commit the files to the default branch, and start the recording workflow under Actions.";
  }
  if (isSideBySide) {
    return "commit the files, and open a pull request. Each one is compared with its base.";
  }
  return `${program} ${hasRecorded(ending) ? "gate" : "record"}`;
}

/** Whether the embedded search was asked, and its baseline written. */
function hasRecorded(ending: Ending): boolean {
  return ending.kind === "judged" && ending.verdict === "pass";
}

const FIRST_CASES = 5;

/** Cases that ask for the repository's own documents; without enough of them the example's. */
async function draftCases(
  project: Project,
  ports: CommandPorts,
): Promise<{ readonly project: Project; readonly cases: string }> {
  const example = { project: { ...project, documents: null }, cases: CASES };
  if (project.documents === null) {
    return example;
  }
  if (project.data.length > 0) {
    return { project, cases: CASES };
  }
  const { loadCorpus } = await import("../suggest/suggest.ts");
  const { suggestKnownItems } = await import("../suggest/known-items.ts");
  const directory = ports.workingDirectory;
  const documents = await loadCorpus({ directory }, project.documents, askPorts(ports));
  const { cases } = suggestKnownItems(documents, FIRST_CASES, splitMix64(1));
  if (cases.length < FIRST_CASES - 2) {
    return example;
  }
  const drafted = cases.map((each) => ({ ...each, today: null }));
  return { project, cases: caseBlocks(drafted, []) };
}

/** Reports are no part of the repository. */
const IGNORED = "retrieval-gate-report/";

/** Adds the line where it is not there; what stands there stays. */
function ignoreReports({ workingDirectory, out }: CommandPorts): void {
  const file = path.join(workingDirectory, ".gitignore");
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const lines = before.split(/\r?\n/).map((line) => line.trim().replaceAll(/^\/|\/$/g, ""));
  if (lines.includes(IGNORED.slice(0, -1))) {
    return;
  }
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
    if (error instanceof GateError) {
      return "main";
    }
    throw error;
  }
}

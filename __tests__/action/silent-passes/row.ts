/** A project whose gate passes if nothing is wrong. A row says what one thing is wrong. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { CLI, retrievalGate } from "../../helpers/command.ts";
import { configFile, suiteFile } from "../../helpers/gated-project.ts";
import { commitAll, git } from "../../helpers/git-repository.ts";
import { workspace, writeFiles } from "../../helpers/workspace.ts";

/** A file as JSON: free to be taken apart by a test. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Written = Record<string, any>;
type Files = Readonly<Record<string, unknown>>;
type ReadFile = (file: string) => string;

export interface Row {
  readonly name: string;
  /** Members over those of the usual config, when the baseline is recorded, too. */
  readonly config?: Written;
  /** Returns the `expected` of case n; the document z-n if absent. */
  readonly expected?: (n: number) => readonly unknown[];
  /** The fault of children/silent.mjs when the baseline was recorded; none if absent. */
  readonly recordedFault?: string;
  /** The fault of children/silent.mjs now; none if absent. */
  readonly fault?: string;
  /** Returns the files that are different since the recording. */
  readonly change?: (readFile: ReadFile) => Files;
  /** Everything is committed, and nothing is changed since. */
  readonly isUnchangedRepository?: boolean;
  /** Returns the line of a script that calls the command. */
  readonly shell?: (command: string) => string;
  readonly exit: number;
  readonly verdict: string;
  readonly categories?: readonly string[];
  /** The code of the report's failure. */
  readonly code?: string;
  /** The code of a notice. */
  readonly notice?: string;
  /** Matches what the command prints. */
  readonly says?: RegExp;
}

export const SUITE = "suite.json";
export const BASELINE = "baselines/silent.json";
const CONFIG = "retrieval-gate.yaml";
const CHILD = path.resolve(import.meta.dirname, "../../helpers/children/silent.mjs");

/** Returns a row's change that edits a JSON file. */
export const editFile =
  (file: string, edit: (value: Written) => unknown): NonNullable<Row["change"]> =>
  (readFile) => {
    const value: Written = JSON.parse(readFile(file));
    edit(value);
    return { [file]: value };
  };

/** 0 to 9. */
const NUMBERS = Array.from({ length: 10 }, (_, n) => n);

/** A recorded run with ten documents for each case, of which the right one, z-n, is first. */
const RUN = NUMBERS.flatMap((n) => {
  const documents = [`z-${n}`, ...NUMBERS.slice(1).map((i) => `a-${i}`)];
  return documents.map((id, rank) => `case-${n} Q0 ${id} ${rank} ${9 - rank}.5 x\n`);
}).join("");

/** Returns the project's files without a baseline. */
function projectFiles({ config = {}, expected = (n) => [{ id: `z-${n}` }] }: Row): Files {
  const { gate, ...rest } = config;
  const retriever = { kind: "command", command: [process.execPath, CHILD] };
  const written = configFile({ baseline: BASELINE, k: 10, retriever, ...rest });
  const lines = Object.entries(written).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return {
    [CONFIG]: [...lines, ...(gate === undefined ? [] : [`gate: ${JSON.stringify(gate)}`])].join(
      "\n",
    ),
    [SUITE]: suiteFile(
      "silent",
      NUMBERS.map((n) => ({
        id: `case-${n}`,
        query: `find ${n}`,
        intent: "lookup",
        expected: expected(n),
      })),
    ),
    "sound.run": RUN,
    ".gitignore": "retrieval-gate-report\n",
  };
}

export interface Ran {
  readonly code: number | null;
  readonly printed: string;
  readonly report: Written;
}

/** Makes the row's project, and runs the built command `gate` in it. */
export async function runGate(row: Row): Promise<Ran> {
  const folder = await makeProject(row);
  const env = { BREAK: row.fault ?? "none" };
  if (row.shell !== undefined) {
    const command = row.shell(`'${process.execPath}' '${CLI}' gate`);
    const ended = spawnSync("bash", ["-c", command], {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: "utf8",
    });
    return { code: ended.status, printed: ended.stdout + ended.stderr, report: readReport(folder) };
  }
  const { code, stdout, stderr } = await retrievalGate(folder, ["gate"], env);
  return { code, printed: stdout + stderr, report: readReport(folder) };
}

/** Makes the row's project: records its baseline, then changes what the row changes. */
export async function makeProject(row: Row): Promise<string> {
  const files = projectFiles(row);
  const folder = workspace(files);
  writeFiles(folder, { [BASELINE]: await recordedBaseline(files, row.recordedFault ?? "none") });
  const readFile: ReadFile = (file) => readFileSync(path.join(folder, file), "utf8");
  writeFiles(folder, row.change?.(readFile) ?? {});
  if (row.isUnchangedRepository === true) {
    git(folder, "init", "-q", "-b", "main");
    commitAll(folder);
  }
  return folder;
}

/** Texts of baselines by project and fault: rows with the same project need one recording. */
const baselines = new Map<string, Promise<string>>();

/** Returns the baseline of a project with these files and this fault, recorded once. */
function recordedBaseline(files: Files, fault: string): Promise<string> {
  const key = JSON.stringify([files, fault]);
  const baseline = baselines.get(key) ?? recordBaseline(files, fault);
  baselines.set(key, baseline);
  return baseline;
}

/** Records in a new folder with these files. Returns the text of the baseline. */
async function recordBaseline(files: Files, fault: string): Promise<string> {
  const folder = workspace(files);
  const ran = await retrievalGate(folder, ["record"], { BREAK: fault });
  if (ran.code !== 0) {
    throw new Error(`record: ${ran.stdout}${ran.stderr}`);
  }
  return readFileSync(path.join(folder, BASELINE), "utf8");
}

/** Returns the report: in the suite's folder, or above it if the suite was not read. */
function readReport(folder: string): Written {
  const reports = path.join(folder, "retrieval-gate-report");
  const files = ["silent/report.json", "report.json"].map((file) => path.join(reports, file));
  return JSON.parse(readFileSync(files.find((file) => existsSync(file)) ?? files[0]!, "utf8"));
}

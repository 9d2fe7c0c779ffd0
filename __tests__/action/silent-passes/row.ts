/** A project whose gate passes when nothing is wrong, and one thing that is. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { CLI, retrievalGate } from "../../helpers/command.ts";
import { configFile, suiteFile } from "../../helpers/gated-project.ts";
import { commitAll, git } from "../../helpers/git-repository.ts";
import { workspace, writeFiles } from "../../helpers/workspace.ts";

/** A file as JSON: free to be taken apart by a test. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Written = Record<string, any>;
type Files = Readonly<Record<string, unknown>>;
type Read = (file: string) => string;

export interface Row {
  readonly name: string;
  /** Over the usual config, for the recording, too. */
  readonly config?: Written;
  readonly suite?: { readonly expected: (n: number) => readonly unknown[] };
  /** How children/silent.mjs answered when the baseline was recorded, and how it answers now. */
  readonly recordAs?: string;
  readonly how?: string;
  /** Files that are different now; null: gone. */
  readonly change?: (folder: string, read: Read) => Files;
  /** All of it is committed, and nothing is changed. */
  readonly repository?: boolean;
  /** How a script calls the command. */
  readonly shell?: (command: string) => string;
  readonly exit: number;
  readonly verdict: string;
  readonly categories?: readonly string[];
  /** The failure's. */
  readonly code?: string;
  /** A notice's, which must also be a warning. */
  readonly notice?: string;
  readonly says?: RegExp;
}

export const SUITE = "suite.json";
export const BASELINE = "baselines/silent.json";
const CONFIG = "retrieval-gate.yaml";
const CHILD = path.resolve(import.meta.dirname, "../../helpers/children/silent.mjs");

/** Rewrites a JSON file. */
export const edited =
  (file: string, change: (value: Written) => unknown): NonNullable<Row["change"]> =>
  (_, read) => {
    const value: Written = JSON.parse(read(file));
    change(value);
    return { [file]: value };
  };

const numbers = Array.from({ length: 10 }, (_, n) => n);

/** Ten documents a case, the right one first, with scores that say so. */
const RUN = numbers
  .flatMap((n) =>
    [`z-${n}`, ...numbers.slice(1).map((i) => `a-${i}`)].map(
      (id, i) => `case-${n} Q0 ${id} ${i} ${9 - i}.5 x\n`,
    ),
  )
  .join("");

function filesOf({ config = {}, suite }: Row): Files {
  const { gate, ...rest } = config;
  const retriever = { kind: "command", command: [process.execPath, CHILD] };
  const written = configFile({ baseline: BASELINE, k: 10, retriever, ...rest });
  const lines = Object.entries(written).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const expected = suite?.expected ?? ((n: number) => [{ id: `z-${n}` }]);
  return {
    [CONFIG]: [...lines, ...(gate === undefined ? [] : [`gate: ${JSON.stringify(gate)}`])].join(
      "\n",
    ),
    [SUITE]: suiteFile(
      "silent",
      numbers.map((n) => ({
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

/** Records a baseline while all is well, breaks what the row breaks, and runs the built command. */
export async function run(row: Row): Promise<Ran> {
  const folder = await prepared(row);
  const env = { BREAK: row.how ?? "none" };
  const report = (): Written =>
    JSON.parse(readFileSync(path.join(folder, newestReport(folder)), "utf8"));
  if (row.shell !== undefined) {
    const command = row.shell(`'${process.execPath}' '${CLI}' gate`);
    const ended = spawnSync("bash", ["-c", command], {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: "utf8",
    });
    return { code: ended.status, printed: ended.stdout + ended.stderr, report: report() };
  }
  const { code, stdout, stderr } = await retrievalGate(folder, ["gate"], env);
  return { code, printed: stdout + stderr, report: report() };
}

/** The project as the row has it, recorded and then changed. */
export async function prepared(row: Row): Promise<string> {
  const folder = workspace(filesOf(row));
  writeFiles(folder, {
    [BASELINE]: await baselineOf(
      filesOf({ ...row, config: readableConfig(row) }),
      row.recordAs ?? "none",
    ),
  });
  const read: Read = (file) => readFileSync(path.join(folder, file), "utf8");
  for (const [file, content] of Object.entries(row.change?.(folder, read) ?? {})) {
    if (content === null) {
      rmSync(path.join(folder, file));
    } else {
      writeFiles(folder, { [file]: content });
    }
  }
  if (row.repository === true) {
    git(folder, "init", "-q", "-b", "main");
    commitAll(folder);
  }
  return folder;
}

const recordings = new Map<string, Promise<string>>();

/** Recorded once for all rows with the same project. */
function baselineOf(files: Files, how: string): Promise<string> {
  const key = JSON.stringify([files, how]);
  const known = recordings.get(key) ?? recordProject(files, how);
  recordings.set(key, known);
  return known;
}

async function recordProject(files: Files, how: string): Promise<string> {
  const folder = workspace(files);
  const ran = await retrievalGate(folder, ["record"], { BREAK: how });
  if (ran.code !== 0) {
    throw new Error(`record: ${ran.stdout}${ran.stderr}`);
  }
  return readFileSync(path.join(folder, BASELINE), "utf8");
}

/** What can't be read can't be recorded with either: the usual rules stand in for it. */
function readableConfig({ config = {}, code }: Row): Written {
  const { gate: _gate, ...rest } = config;
  return code === "invalid_config" ? rest : config;
}

/** Of the suite, or of none where it was not read. */
function newestReport(folder: string): string {
  const name = ["silent", "."].find((each) =>
    existsSync(path.join(folder, "retrieval-gate-report", each, "report.json")),
  );
  return `retrieval-gate-report/${name ?? "none"}/report.json`;
}

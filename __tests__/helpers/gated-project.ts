/** Files of a gated project, the commands that run in it, and the report that they leave. */
import { cpSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { type Ran, retrievalGate } from "./command.ts";
import { commitAll, git, repository } from "./git-repository.ts";
import { workspace, writeFiles } from "./workspace.ts";

/** Parsed JSON of any shape: tests name the members that they look at. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

/** A gate that ran, with the report that it wrote. */
export interface Gated extends Ran {
  readonly report: Json;
}

/** A config of the module search.mjs, without latency, unless the overrides say otherwise. */
export const configFile = (overrides: object = {}): Json => ({
  version: 1,
  suite: "suite.json",
  baseline: "baseline.json",
  latency: "off",
  retriever: { kind: "module", path: "search.mjs" },
  ...overrides,
});

/** A suite file with these cases. */
export const suiteFile = (name: string, cases: readonly object[]): Json => ({
  version: 1,
  name,
  revision: "1",
  cases,
});

/** `count` cases of intent howto, which ask `find 0` and expect `idOf(0)`. */
export const casesFile = (count: number, idOf = (n: number): string => `d${n}`): Json[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `case-${String(n).padStart(2, "0")}`,
    query: `find ${n}`,
    intent: "howto",
    expected: [{ id: idOf(n) }],
  }));

/** Runs the command with retrieval-gate.json as its config. */
export const run = (
  folder: string,
  command: string,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> =>
  retrievalGate(folder, [command, ...flags, "--config", "retrieval-gate.json"], env);

/** Returns a function that copies a project of these files, whose baseline is recorded once. */
export function recordedProject(files: Readonly<Record<string, unknown>>): () => Promise<string> {
  let original: Promise<string> | undefined;
  return async () => {
    original ??= recordProject(files);
    const folder = workspace();
    cpSync(await original, folder, { recursive: true });
    return folder;
  };
}

/** Writes these files into the folder, a new one if absent, and records their baseline. */
export async function recordProject(
  files: Readonly<Record<string, unknown>>,
  folder = workspace(),
): Promise<string> {
  writeFiles(folder, files);
  const { code, stdout, stderr } = await run(folder, "record");
  if (code !== 0) {
    throw new Error(`record: ${stdout}${stderr}`);
  }
  return folder;
}

/** Makes a repository on a new branch `topic` of `main`, which has these files and their baseline. */
export async function recordedBranch(files: Readonly<Record<string, unknown>>): Promise<string> {
  const ignored = { ".gitignore": "retrieval-gate-report\n" };
  const folder = await recordProject({ ...ignored, ...files }, repository());
  commitAll(folder, "the gate");
  git(folder, "checkout", "-q", "-b", "topic");
  return folder;
}

/** The text of a file in the report of this name, or in the first report that there is. */
export function textIn(folder: string, file: string, reportName?: string): string {
  const reports = path.join(folder, "retrieval-gate-report");
  return readFileSync(path.join(reports, reportName ?? readdirSync(reports)[0]!, file), "utf8");
}

/** The report.json of the report of this name, or of the first report that there is. */
export const reportIn = (folder: string, reportName?: string): Json =>
  JSON.parse(textIn(folder, "report.json", reportName));

/** Runs `gate`, and reads the report that it wrote. */
export async function gate(
  folder: string,
  flags?: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<Gated> {
  const ran = await run(folder, "gate", flags, env);
  return { ...ran, report: reportIn(folder) };
}

/** Retrievers that attack the gate they run under. */
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { BUILT_ACTION } from "../helpers/built.ts";
import { type StepResult, runStep, stepHere } from "../helpers/fake-runner.ts";
import { LINK_ROWS } from "./hostile-retrievers/link-rows.ts";
import { PROGRAM_ROWS } from "./hostile-retrievers/program-rows.ts";
import { makeProject, type Row, SECRET } from "./hostile-retrievers/row.ts";
import { SECRET_ROWS } from "./hostile-retrievers/secret-rows.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const HONEST: Row = { name: "honest", exit: 0, verdict: "pass" };
let baseline = "";

/** Nobody serves artifacts there, but the client is loaded for it. */
const NO_SERVICE = "http://127.0.0.1:9/";

const ENV = { SEARCH_TOKEN: SECRET };

/** Of a copy of the action, which the retriever may write to. */
function attacked(workspace: string, inputs: Readonly<Record<string, string>>): Promise<StepResult> {
  const copy = mkdtempSync(join(tmpdir(), "dist-"));
  cpSync(dirname(BUILT_ACTION), copy, { recursive: true });
  writeFileSync(join(copy, "package.json"), '{ "type": "module" }\n');
  return runStep({
    entry: join(copy, "index.js"),
    actionFile: join(ROOT, "action.yml"),
    workspace,
    inputs: { "upload-timeout-seconds": "1", ...inputs },
    env: ENV,
    resultsUrl: NO_SERVICE,
    timeoutMs: 120_000,
  });
}

beforeAll(async () => {
  const workspace = makeProject(HONEST, "");
  const recorded = await stepHere({ workspace, inputs: { command: "record" }, env: ENV });
  expect(recorded.exitCode, recorded.stdout).toBe(0);
  baseline = readFileSync(join(workspace, "baseline.json"), "utf8");
}, 150_000);

function filesOf(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(entries.map(({ name }) => [name, readFileSync(join(folder, name), "utf8")]));
}

async function checkRow(row: Row): Promise<void> {
  const workspace = makeProject(row, baseline);
  const inputs = row.inputs ?? {};
  const result = await (PROGRAM_ROWS.includes(row)
    ? attacked(workspace, inputs)
    : stepHere({ workspace, inputs, env: ENV }));
  const printed = `${result.stdout}\n${result.stderr}`;
  const ended = { exit: result.exitCode, verdict: result.outputs.get("verdict") };
  expect(ended, printed).toEqual({ exit: row.exit, verdict: row.verdict });
  expect(result).toMatchObject({ timedOut: false, strays: [] });
  const files = filesOf(join(workspace, "retrieval-gate-report/hostile"));
  if (row.code !== undefined) expect(printed).toContain(row.code);
  if (row.says !== undefined) expect(printed).toMatch(row.says);
  row.check?.({ workspace, files, log: result.log });
}

describe.concurrent.each([
  ["the program", PROGRAM_ROWS],
  ["links", LINK_ROWS],
  ["secrets", SECRET_ROWS],
] as const)("%s", (_, rows) => {
  test.each(rows.map((row) => [row.name, row] as const))("%s", (__, row) => checkRow(row), 180_000);
});

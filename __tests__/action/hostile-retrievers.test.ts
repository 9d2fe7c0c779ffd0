/** Retrievers that attack the gate they run under. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { startActionProcess, runActionHere } from "../helpers/fake-runner.ts";
import { LINK_ROWS } from "./hostile-retrievers/link-rows.ts";
import { PROGRAM_ROWS } from "./hostile-retrievers/program-rows.ts";
import { makeProject, type Row, SECRET } from "./hostile-retrievers/row.ts";
import { SECRET_ROWS } from "./hostile-retrievers/secret-rows.ts";

const HONEST: Row = { name: "honest", exit: 0, verdict: "pass" };
let baseline = "";

const ENV = { SEARCH_TOKEN: SECRET };

beforeAll(async () => {
  const workspace = makeProject(HONEST, "");
  const recorded = await runActionHere({ workspace, inputs: { command: "record" }, env: ENV });
  expect(recorded.exitCode, recorded.stdout).toBe(0);
  baseline = readFileSync(join(workspace, "baseline.json"), "utf8");
}, 150_000);

function filesOf(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) {
    return new Map();
  }
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(entries.map(({ name }) => [name, readFileSync(join(folder, name), "utf8")]));
}

async function checkRow(row: Row): Promise<void> {
  const workspace = makeProject(row, baseline);
  const inputs = row.inputs ?? {};
  // Those rows attack the process of the gate.
  const start = PROGRAM_ROWS.includes(row) ? startActionProcess : runActionHere;
  const result = await start({ workspace, inputs, env: ENV, timeoutMs: 120_000 });
  const printed = `${result.stdout}\n${result.stderr}`;
  const ended = { exit: result.exitCode, verdict: result.outputs.get("verdict") };
  expect(ended, printed).toEqual({ exit: row.exit, verdict: row.verdict });
  expect(result).toMatchObject({ timedOut: false, strays: [] });
  const files = filesOf(join(workspace, "retrieval-gate-report/hostile"));
  if (row.code !== undefined) {
    expect(printed).toContain(row.code);
  }
  if (row.says !== undefined) {
    expect(printed).toMatch(row.says);
  }
  row.check?.({ workspace, files, log: result.log });
}

describe.concurrent.each([
  ["the program", PROGRAM_ROWS],
  ["links", LINK_ROWS],
  ["secrets", SECRET_ROWS],
] as const)("the action against a hostile retriever: %s", (_, rows) => {
  test.each(rows.map((row) => [row.name, row] as const))(
    "keeps its verdict and files if %s",
    (__, row) => checkRow(row),
    180_000,
  );
});

/** Retrievers that attack the gate they run under. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { startActionProcess, runActionHere } from "../helpers/fake-runner.ts";
import { expectEnding, recordBaseline, REPORT } from "./faulty-step.ts";
import { LINK_ROWS } from "./hostile-retrievers/link-rows.ts";
import { PROGRAM_ROWS } from "./hostile-retrievers/program-rows.ts";
import { makeHostileProject, type Row, SECRET } from "./hostile-retrievers/row.ts";
import { SECRET_ROWS } from "./hostile-retrievers/secret-rows.ts";

const HONEST: Row = { name: "it is honest", exit: 0, verdict: "pass" };
/** The baseline that the honest retriever recorded. */
let baseline = "";

const ENV = { SEARCH_TOKEN: SECRET };

beforeAll(async () => {
  baseline = await recordBaseline(makeHostileProject(HONEST, ""), ENV);
}, 150_000);

/** Returns the texts of the files in a folder by name; none if there is no folder. */
function readFiles(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) {
    return new Map();
  }
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(entries.map(({ name }) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** Runs the action with the row's retriever, and expects it to end as the row says. */
async function checkRow(row: Row): Promise<void> {
  const workspace = makeHostileProject(row, baseline);
  const inputs = row.inputs ?? {};
  // The rows about the program attack its process, so they need one of its own.
  const run = PROGRAM_ROWS.includes(row) ? startActionProcess : runActionHere;
  const result = await run({ workspace, inputs, env: ENV, timeoutMs: 120_000 });
  const printed = expectEnding(result, row);
  if (row.code !== undefined) {
    expect(printed).toContain(row.code);
  }
  row.check?.({ workspace, files: readFiles(join(workspace, REPORT)), log: result.log });
}

describe.concurrent.each([
  ["attacks the program", PROGRAM_ROWS],
  ["makes links", LINK_ROWS],
  ["repeats a secret", SECRET_ROWS],
] as const)("the action with a retriever that %s", (_, rows) => {
  test.each(rows)("ends with exit code $exit, $verdict, if $name", (row) => checkRow(row), 180_000);
});

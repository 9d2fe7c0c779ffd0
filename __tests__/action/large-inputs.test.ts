/** Inputs as large as anybody may commit: a signal that comes while they are read ends the step as cancelled. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { BUILT_ACTION } from "../helpers/built.ts";
import { runStep } from "../helpers/fake-runner.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

const HEAD = { version: 1, name: "large", revision: "1" };
const list = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, i) => make(i));
const own = { id: "c", query: "q", intent: "x", expected: ["a"] };

test.each([
  ["60,000 unknown keys", "s.yaml", () => `version: 1\n${list(60_000, (i) => `k${i}: 1\n`).join("")}`],
  [
    "100,000 targets in a case",
    "s.json",
    () => ({ ...HEAD, cases: [{ ...own, expected: list(100_000, (i) => `t${i}`) }] }),
  ],
  [
    "200,000 bad cases",
    "s.json",
    () => ({ ...HEAD, cases: list(200_000, (i) => ({ id: `c${i}`, bad: 1 })) }),
  ],
] as const)(
  "%s: SIGTERM while they are read",
  async (_, file, make) => {
    const folder = workspace();
    mkdirSync(`${folder}/.git`, { recursive: true });
    const retriever = { kind: "module", path: "search.mjs" };
    writeFiles(folder, {
      [file]: make(),
      "retrieval-gate.yaml": { version: 1, suite: file, baseline: "b.json", retriever },
      "search.mjs": "export default () => [{ id: 'a' }];\n",
    });
    const result = await runStep({
      entry: BUILT_ACTION,
      actionFile: resolve(import.meta.dirname, "../../action.yml"),
      workspace: folder,
      // The line before the files are read.
      env: { RUNNER_DEBUG: "1" },
      signals: [{ signal: "SIGTERM", when: { line: "::debug::request:" } }],
    });
    expect([result.exitCode, result.timedOut], result.stdout).toEqual([3, false]);
    expect(result.stdout).toContain("ERROR: cancelled");
    expect(result.stdout).not.toContain("ask the retriever");
  },
  120_000,
);

/** Very large inputs: a signal that comes while they are read ends the step at once. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { BUILT_ACTION } from "../helpers/built.ts";
import { runStep } from "../helpers/fake-runner.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

/** The members of a suite beside its cases. */
const SUITE = { version: 1, name: "large", revision: "1" };
const makeList = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, i) => make(i));
const CASE = { id: "c", query: "q", intent: "x", expected: ["a"] };

test.each([
  [
    "60,000 unknown keys",
    "s.yaml",
    () => `version: 1\n${makeList(60_000, (i) => `k${i}: 1\n`).join("")}`,
  ],
  [
    "100,000 targets in a case",
    "s.json",
    () => ({ ...SUITE, cases: [{ ...CASE, expected: makeList(100_000, (i) => `t${i}`) }] }),
  ],
  [
    "200,000 bad cases",
    "s.json",
    () => ({ ...SUITE, cases: makeList(200_000, (i) => ({ id: `c${i}`, bad: 1 })) }),
  ],
] as const)(
  "SIGTERM ends the action while it reads %s",
  async (_, file, make) => {
    const folder = workspace();
    mkdirSync(`${folder}/.git`, { recursive: true });
    const retriever = { kind: "module", path: "search.mjs" };
    writeFiles(folder, {
      [file]: make(),
      "retrieval-gate.yaml": {
        version: 1,
        suite: [file, "never.json"],
        baseline: "b.json",
        retriever,
      },
      "search.mjs": "export default () => [{ id: 'a' }];\n",
    });
    // The second suite is a pipe to which nothing writes: however late the signal comes, files are
    // still being read.
    execFileSync("mkfifo", [join(folder, "never.json")]);
    const result = await runStep({
      entry: BUILT_ACTION,
      actionFile: resolve(import.meta.dirname, "../../action.yml"),
      workspace: folder,
      signals: [{ signal: "SIGTERM", when: { afterMs: 5000 } }],
    });

    expect([result.signal, result.timedOut], result.stdout).toEqual(["SIGTERM", false]);
  },
  120_000,
);

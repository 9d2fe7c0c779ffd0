/** A project of eight cases whose retriever may be at fault, and how its step must end. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { type StepResult, runActionHere } from "../helpers/fake-runner.ts";
import { configFile, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";

/** How a step ends. */
export const PASS = { exit: 0, verdict: "pass" } as const;
export const FAIL = { exit: 1, verdict: "fail" } as const;
export const ERROR = { exit: 3, verdict: "error" } as const;

/** What each row says. */
export interface Ending {
  readonly name: string;
  readonly exit: number;
  readonly verdict: "pass" | "fail" | "error" | "none";
  /** Matches what the step prints. */
  readonly says?: RegExp;
}

/** Where the project's report is. */
export const REPORT = "retrieval-gate-report/search";

/** Queries, each with a multi-byte character, within which a chunk can end. */
const QUERIES = Array.from({ length: 8 }, (_, i) => `document-ü-${i}`);

const suite = suiteFile(
  "search",
  QUERIES.map((query, i) => ({
    id: `case-${i}`,
    query,
    intent: "lookup",
    expected: [{ id: query }],
  })),
);

/** Makes a new repository with this retriever. It has no baseline if that text is empty. */
export const makeProject = (retriever: object, baseline: string, files: object = {}): string =>
  workspace({
    ".git/HEAD": "",
    "suite.json": suite,
    "retrieval-gate.yaml": configFile({ retriever }),
    ...files,
    ...(baseline === "" ? {} : { "baseline.json": baseline }),
  });

/** Records the baseline of this project, and returns its text. */
export async function recordBaseline(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const inputs = { command: "record" };
  const recorded = await runActionHere({ workspace: folder, inputs, env });
  expect(recorded.exitCode, recorded.stdout).toBe(0);
  return readFileSync(join(folder, "baseline.json"), "utf8");
}

/** Expects the step to end as the row says, without processes left behind. Returns what it printed. */
export function expectEnding(result: StepResult, { exit, verdict, says = /^/ }: Ending): string {
  const printed = `${result.stdout}\n${result.stderr}`;
  const ending = { exit: result.exitCode, verdict: result.outputs.get("verdict") ?? "none" };
  expect(ending, printed).toEqual({ exit, verdict });
  expect(result).toMatchObject({ timedOut: false, strays: [] });
  expect(printed).toMatch(says);
  return printed;
}

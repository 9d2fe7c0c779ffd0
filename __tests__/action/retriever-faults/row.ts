/** One fault of a retriever or of what surrounds the gate, and how the step must end. */
import { join, resolve } from "node:path";
import type { StepOptions } from "../../helpers/fake-runner.ts";
import { configFile, suiteFile } from "../../helpers/gated-project.ts";
import { workspace } from "../../helpers/workspace.ts";
import { type Handler, type Loopback, startLoopback } from "../../helpers/loopback.ts";

export const ROOT = resolve(import.meta.dirname, "../../..");
export const CASES = 8;

export interface Row {
  readonly name: string;
  /** The retriever of the config; in rows with a server, without its `url`. */
  readonly retriever: Readonly<Record<string, unknown>>;
  /** Returns what answers the server's request number `count`, from 1. */
  readonly server?: (count: number) => Handler;
  readonly exit: number;
  readonly verdict: "pass" | "fail" | "error" | "none";
  /** The failure's code in report.json. */
  readonly code?: string;
  /** Matches what the step prints. */
  readonly says?: RegExp;
  /** Files of the report that must be there; REPORT_FILES if absent. */
  readonly files?: readonly string[];
  /** Matches retriever.log. */
  readonly log?: RegExp;
  /** Returns what the step has beside its workspace. */
  readonly step?: (workspace: string) => Partial<StepOptions>;
}

export const REPORT_FILES =
  "report.json report.html summary.md cases.csv junit.xml retriever.log".split(" ");

/** Returns the config's retriever that runs this script of helpers/children. */
export function child(
  script: string,
  ...args: readonly string[]
): Readonly<Record<string, unknown>> {
  const command = [process.execPath, join(ROOT, "__tests__/helpers/children", script), ...args];
  return { kind: "command", command, startup_timeout_ms: 20_000, timeout_ms: 20_000 };
}

/** Returns the query of a case. Each has a multi-byte character, within which a chunk can end. */
export const query = (i: number): string => `dokument-ü-${i}`;

const suite = suiteFile(
  "faults",
  Array.from({ length: CASES }, (_, i) => ({
    id: `case-${i}`,
    query: query(i),
    intent: "lookup",
    expected: [{ id: query(i) }],
  })),
);

/** Makes a new repository with this retriever. It has no baseline if that text is empty. */
export const makeProject = (retriever: unknown, baseline: string): string =>
  workspace({
    ".git/HEAD": "",
    "suite.json": suite,
    "retrieval-gate.yaml": configFile({ retriever }),
    ...(baseline === "" ? {} : { "baseline.json": baseline }),
  });

/** Starts the row's server; null if it has none. */
export async function startServer(row: Row): Promise<Loopback | null> {
  if (row.server === undefined) {
    return null;
  }
  let count = 0;
  return startLoopback((seen, response, socket) => row.server!(++count)(seen, response, socket));
}

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
  /** The retriever of the config; for rows with a server, beside its url. */
  readonly retriever: Readonly<Record<string, unknown>>;
  /** Answers the requests of `kind: http`. */
  readonly server?: (count: number) => Handler;
  readonly exit: number;
  readonly verdict: "pass" | "fail" | "error" | "none";
  /** The failure's code in report.json. */
  readonly code?: string;
  /** In what the step prints. */
  readonly says?: RegExp;
  /** Files of the report that must be there; the usual ones where absent. */
  readonly files?: readonly string[];
  /** In retriever.log. */
  readonly log?: RegExp;
  readonly step?: (workspace: string) => Partial<StepOptions>;
}

export const REPORT_FILES =
  "report.json report.html summary.md cases.csv junit.xml retriever.log".split(" ");

export function child(
  script: string,
  ...args: readonly string[]
): Readonly<Record<string, unknown>> {
  const command = [process.execPath, join(ROOT, "__tests__/helpers/children", script), ...args];
  return { kind: "command", command, startup_timeout_ms: 20_000, timeout_ms: 20_000 };
}

/** A multi-byte character in each, so that a chunk can end within one. */
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

/** A fresh repository with this retriever; without a baseline where the text is empty. */
export const makeProject = (retriever: unknown, baseline: string): string =>
  workspace({
    ".git/HEAD": "",
    "suite.json": suite,
    "retrieval-gate.yaml": configFile({ retriever }),
    ...(baseline === "" ? {} : { "baseline.json": baseline }),
  });

export async function startServer(row: Row): Promise<Loopback | null> {
  if (row.server === undefined) {
    return null;
  }
  let count = 0;
  return startLoopback((seen, response, socket) => row.server!(++count)(seen, response, socket));
}

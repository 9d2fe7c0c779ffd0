/** One fault of a retriever or of what surrounds the gate, and how the step must end. */
import { join, resolve } from "node:path";
import type { StepOptions } from "../../helpers/fake-runner.ts";
import type { Ending } from "../faulty-step.ts";
import { type Handler, type Loopback, startLoopback } from "../../helpers/loopback.ts";

export const ROOT = resolve(import.meta.dirname, "../../..");

export interface Row extends Ending {
  /** The retriever of the config; in rows with a server, without its `url`. */
  readonly retriever: Readonly<Record<string, unknown>>;
  /** Returns what answers the server's request number `count`, from 1. */
  readonly server?: (count: number) => Handler;
  /** The failure's code in report.json. */
  readonly code?: string;
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

/** Starts the row's server; null if it has none. */
export async function startServer(row: Row): Promise<Loopback | null> {
  if (row.server === undefined) {
    return null;
  }
  let count = 0;
  return startLoopback((seen, response, socket) => row.server!(++count)(seen, response, socket));
}

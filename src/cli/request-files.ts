/** Where the files of a request are, as paths relative to the root. */
import path from "node:path";
import { loadConfig, type Overrides } from "../files/config.ts";
import { insideRoot, type Root } from "../files/read.ts";
import { loadSuite } from "../files/suite.ts";
import type { GateRequest } from "./request.ts";
import { findRoot } from "./root.ts";

const DEFAULT_CONFIG = "retrieval-gate.yaml";

export interface RequestFiles {
  readonly config: string;
  readonly overrides: Overrides;
}

/** Throws GateError where one lies outside of the root. */
export function filesOf(request: GateRequest, root: Root): RequestFiles {
  const from = path.relative(root.directory, request.workingDirectory);
  const inside = (written: string | null, what: string): string | null =>
    written === null ? null : insideRoot(root, from, written, what);
  return {
    config: insideRoot(root, from, request.config ?? DEFAULT_CONFIG, "config"),
    overrides: { suite: inside(request.suite, "suite"), baseline: inside(request.baseline, "baseline") },
  };
}

/** The suite's name, where that much can be read though something else could not; null where it can't. */
export async function suiteName(request: GateRequest): Promise<string | null> {
  try {
    const root = findRoot(request.workingDirectory);
    const { config, overrides } = filesOf(request, root);
    const loaded = await loadConfig(root, config, overrides);
    return (await loadSuite(root, loaded.config.suites)).suite.name;
  } catch {
    return null;
  }
}

/** The names that a report needs, from files that may have other faults. */
import path from "node:path";
import { GateError } from "../errors.ts";
import { type JsonObject, objectMembers } from "../system/json.ts";
import { type Root, insideRoot } from "../system/root.ts";
import type { Overrides } from "./config.ts";
import { parseDocument } from "./document.ts";
import { readText } from "./read.ts";

export interface GateNames {
  /** Null if no suite file gives a name that can be a folder's. */
  readonly suite: string | null;
  /** Relative to the root; null if the config names none. */
  readonly baseline: string | null;
}

/** A suite's name, as its schema has it. */
const SUITE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/** Returns what can be read of the config's names. Throws nothing that a file is to blame for. */
export async function readGateNames(
  root: Root,
  config: string,
  overrides: Overrides,
): Promise<GateNames> {
  const written = await readMembers(root, config, "config");
  const { suite } = written;
  const firstSuite: unknown = Array.isArray(suite) ? suite[0] : suite;
  const suiteFile = overrides.suite ?? resolveNamed(root, config, firstSuite);
  const baseline = overrides.baseline ?? resolveNamed(root, config, written["baseline"]);
  const { name } = suiteFile === null ? {} : await readMembers(root, suiteFile, "suite");
  const isName = typeof name === "string" && SUITE_NAME.test(name);
  return { suite: isName ? name : null, baseline };
}

/** Returns the members of a file; none if it can't be read. */
async function readMembers(root: Root, file: string, what: string): Promise<JsonObject> {
  try {
    const document = await parseDocument(readText(root, file, what), "invalid_file");
    return objectMembers(document.value);
  } catch (error) {
    if (error instanceof GateError) {
      return {};
    }
    throw error;
  }
}

/** Returns the file that a config names, relative to the root; null for anything but a path inside it. */
function resolveNamed(root: Root, config: string, written: unknown): string | null {
  if (typeof written !== "string") {
    return null;
  }
  try {
    return insideRoot(root, path.posix.dirname(config), written, config);
  } catch (error) {
    if (error instanceof GateError) {
      return null;
    }
    throw error;
  }
}

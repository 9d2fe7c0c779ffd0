/** Reads the names that the report of a failed gate needs, from files that may be the reason. */
import path from "node:path";
import { valueForGateError } from "../errors.ts";
import { type JsonObject, objectMembers } from "../system/json.ts";
import { type Root, insideRoot } from "../system/root.ts";
import type { Overrides } from "./config.ts";
import { parseDocument } from "./document.ts";
import { readText } from "./read.ts";

export interface GateNames {
  /** Null if it can't be read, or is no valid name. */
  readonly suite: string | null;
  /** The baseline's path, relative to the root; null if none can be read. */
  readonly baseline: string | null;
}

/** Such as `docs-search`, so that it can be the name of a folder. */
export const SUITE_NAME: RegExp = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/**
 * Returns the suite's name and the baseline's path, by the files in `overrides` or else by those
 * that the config names. What can't be read is null.
 */
export async function readGateNames(
  root: Root,
  config: string,
  overrides: Overrides,
): Promise<GateNames> {
  const written = await readMembers(root, config, "config");
  const { suite } = written;
  const firstSuite: unknown = Array.isArray(suite) ? suite[0] : suite;
  const suiteFile = overrides.suite ?? resolveConfigPath(root, config, firstSuite);
  const baseline = overrides.baseline ?? resolveConfigPath(root, config, written["baseline"]);
  const { name } = suiteFile === null ? {} : await readMembers(root, suiteFile, "suite");
  const isName = typeof name === "string" && SUITE_NAME.test(name);
  return { suite: isName ? name : null, baseline };
}

/** Returns an empty object if the file can't be read or parsed, or is no object. */
async function readMembers(root: Root, file: string, what: string): Promise<JsonObject> {
  try {
    const document = await parseDocument(readText(root, file, what), "invalid_file");
    return objectMembers(document.value);
  } catch (error) {
    return valueForGateError(error, {});
  }
}

/** Returns the path relative to the root; null if it is no text or leads out of the root. */
function resolveConfigPath(root: Root, config: string, written: unknown): string | null {
  if (typeof written !== "string") {
    return null;
  }
  try {
    return insideRoot(root, path.posix.dirname(config), written, config);
  } catch (error) {
    return valueForGateError(error, null);
  }
}

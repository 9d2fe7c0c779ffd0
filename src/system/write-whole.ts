/** Writes single files that a command was asked for, and checks before that it may. */
import { absolutePath, firstLink, type Root } from "./root.ts";
import { GateError } from "../errors.ts";
import { inChunks } from "./chunks.ts";
import { systemCode } from "./json.ts";
import { digestLargeFile } from "./digest.ts";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes the content (one text, or its parts) to a new file beside `file` and renames that into
 * place, so that an error leaves `file` as it was. `file` is relative to the root. Makes its
 * folder. Throws `report_incomplete` if it can't be written, or a folder on its path is a symbolic
 * link.
 */
export async function writeWhole(
  root: Root,
  file: string,
  content: string | Uint8Array | Iterable<string>,
): Promise<void> {
  const target = absolutePath(root, file);
  // With a random name, at which no link can have been put before.
  const temporary = `${target}.${randomUUID()}.tmp`;
  refuseLinks(root.directory, path.dirname(target), file);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    // `wx`: fails if the temporary file exists.
    const isWhole = typeof content === "string" || content instanceof Uint8Array;
    await writeFile(temporary, isWhole ? content : inChunks(content), { flag: "wx" });
    await rename(temporary, target);
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => null);
    const reason = systemCode(cause) ?? String(cause);
    throw new GateError("report_incomplete", `${file} can't be written (${reason})`, {
      hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
      cause,
    });
  }
}

/** What a command can write to a file that the user names. */
type OutputKind = "baseline" | "comparison" | "comparison_csv" | "proposals";

/** Whether the text looks as if this program had written it as a baseline. */
export function isOwnBaseline(text: string): boolean {
  return IS_OWN.baseline(text);
}

const IS_OWN: Readonly<Record<OutputKind, (text: string) => boolean>> = {
  // Also with a merge conflict in it, which `record` replaces.
  baseline: (text) => /"tool":\s*"retrieval-eval-gate|"ask":\s*"[0-9a-f]{32}"|^<{7}/m.test(text),
  comparison: (text) => text.startsWith("{") && text.includes('"schema_version":'),
  comparison_csv: (text) => text.startsWith("qid,system,"),
  proposals: (text) => /^\{.*"proposed":/m.test(text),
};

/**
 * Throws `usage` if `file` exists and does not look like an output of this kind, so that no file of
 * the user is lost. An empty file may be replaced. `flag`: the flag that named the file.
 */
export function refuseForeignFile(root: Root, file: string, flag: string, kind: OutputKind): void {
  const target = absolutePath(root, file);
  let text: string;
  try {
    text = readFileSync(target, "utf8");
  } catch (error) {
    if (systemCode(error) === "ENOENT") {
      return;
    }
    throw new GateError("usage", `${flag} ${file} can't be replaced (${systemCode(error)})`, {
      hint: "Name a new file.",
      cause: error,
    });
  }
  // `{}` is as good as empty: no one loses anything.
  const isEmpty = ["", "{}"].includes(text.trim());
  if (!isEmpty && !IS_OWN[kind](text)) {
    throw new GateError(
      "usage",
      `${flag} ${file} exists, and this program did not write it`,
      "Name a new file, or move this one away.",
    );
  }
}

/**
 * Throws `report_incomplete` if `target`, or a folder on the path from `directory` to it, is a
 * symbolic link, through which a file would be written elsewhere. `shown`: the path as the message
 * has it.
 */
export function refuseLinks(directory: string, target: string, shown: string): void {
  const link = firstLink(directory, target);
  if (link === null) {
    return;
  }
  throw new GateError(
    "report_incomplete",
    `the path ${shown} lies behind the symbolic link ${link}; nothing was written`,
    "Replace the link by a folder, or name another place.",
  );
}

/** Returns the SHA-256 of a file of any size. Throws `file_not_found` and `file_unreadable`. */
export function digestFile(root: Root, file: string): string {
  try {
    return digestLargeFile(absolutePath(root, file));
  } catch (cause) {
    const code = systemCode(cause) ?? String(cause);
    if (code === "ENOENT") {
      throw new GateError("file_not_found", `${file} does not exist`, { cause });
    }
    const reason = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
    throw new GateError("file_unreadable", `${file} ${reason}`, { cause });
  }
}

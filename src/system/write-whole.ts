/** Single files that a command was asked for: written whole or not at all. */
import { absolutePath, linkOnTheWay, type Root } from "./root.ts";
import { GateError } from "../errors.ts";
import { inChunks } from "./chunks.ts";
import { systemCode } from "./json.ts";
import { createHash, randomUUID } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** `content` whole or in parts. `file` is relative to the root; nothing is written through a link. Throws report_incomplete. */
export async function writeWhole(
  root: Root,
  file: string,
  content: string | Uint8Array | Iterable<string>,
): Promise<void> {
  const target = absolutePath(root, file);
  // Nobody can have put a link there before.
  const temporary = `${target}.${randomUUID()}.tmp`;
  refuseLinks(root.directory, path.dirname(target), file);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    const whole = typeof content === "string" || content instanceof Uint8Array;
    await writeFile(temporary, whole ? content : inChunks(content), { flag: "wx" });
    await rename(temporary, target);
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => null);
    const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new GateError("report_incomplete", `${file} can't be written (${why})`, {
      hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
      cause,
    });
  }
}

type OutputKind = "baseline" | "comparison" | "comparison_csv" | "page" | "traces" | "proposals";

/** Whether a text looks as this program writes files of the kind. */
const IS_OWN: Readonly<Record<OutputKind, (text: string) => boolean>> = {
  // Git's conflict markers don't hide it.
  baseline: (text) => /"tool":\s*"retrieval-eval-gate|"ask":\s*"[0-9a-f]{32}"|^<{7}/m.test(text),
  comparison: (text) => text.startsWith("{") && text.includes('"schema_version":'),
  comparison_csv: (text) => text.startsWith("qid,system,"),
  page: (text) => text.includes('<meta name="generator" content="retrieval-eval-gate">'),
  traces: (text) => text.startsWith('{"config_digest":"'),
  proposals: (text) => /^\{.*"proposed":/m.test(text),
};

/**
 * Throws usage if a file stands at the place of an output, and does not look like one that this program wrote. `flag` is how
 * the place was named. An empty file may be filled.
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
  const isEmpty = ["", "{}"].includes(text.trim());
  if (!isEmpty && !IS_OWN[kind](text)) {
    throw new GateError("usage", `${flag} ${file} exists, and this program did not write it`, {
      hint: "Name a new file, or move this one away.",
    });
  }
}

/** Throws report_incomplete where a folder on the way from `directory` to `target` is a link, which leads elsewhere. */
export function refuseLinks(directory: string, target: string, shown: string): void {
  const link = linkOnTheWay(directory, target);
  if (link === null) {
    return;
  }
  throw new GateError(
    "report_incomplete",
    `${shown} lies behind the symbolic link ${link}; nothing was written`,
    {
      hint: "Replace the link by a folder, or name another place.",
    },
  );
}

/** SHA-256 of a file of any size. Throws file_not_found and file_unreadable. */
export async function digestFile(root: Root, file: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(absolutePath(root, file))) {
      hash.update(chunk as Buffer);
    }
    return hash.digest("hex");
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    if (code === "ENOENT") {
      throw new GateError("file_not_found", `${file} does not exist`, { cause });
    }
    const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
    throw new GateError("file_unreadable", `${file} ${why}`, { cause });
  }
}

/** Atomic writes of the report directory. */
import { access, constants, lstat, mkdir, mkdtemp, open, readdir, rename, rm } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import path from "node:path";
import { GateError } from "../errors.ts";
import { inChunks } from "../system/chunks.ts";
import { LAST_FILE, OWN_FILES } from "./verify.ts";

/** How to make each file's text, by name, in parts; null where this report has no such file. No text is held whole. */
export type Files = ReadonlyMap<string, () => Iterable<string> | null>;
/** Bytes of each file that was written, by name. */
export type Sizes = ReadonlyMap<string, number>;

const TEMP_PREFIX = ".retrieval-gate-";

/**
 * Puts `files` into `directory` so that nobody ever reads half a report: they are written and synced
 * in a fresh folder and renamed into place. A directory that holds nothing but an earlier report is replaced whole; in
 * one with other files only names of ours are replaced, or removed where this report has no such file.
 * @throws GateError `report_incomplete` naming the path, where it can't be written or is a symbolic link.
 */
export async function writeReport(directory: string, files: Files): Promise<Sizes> {
  // resolve() drops a trailing slash, after which lstat would follow a link.
  const target = path.resolve(directory);
  try {
    const found = await contents(target, directory);
    const whole = found.kind === "report" ? await replaceWhole(target, files) : null;
    if (whole !== null) return whole;
    await mkdir(target, { recursive: true }).catch((error: unknown) => explain(target, error));
    if (found.kind === "absent") await syncDirectory(path.dirname(target));
    return await replaceFiles(target, files);
  } catch (error) {
    throw incomplete(directory, error);
  }
}

/** Node's recursive mkdir says ENOENT where a folder above may not be written to: asks that folder for its reason. */
async function explain(target: string, error: unknown): Promise<never> {
  let above = path.dirname(target);
  while (!(await lstat(above).catch(absent)) && path.dirname(above) !== above) above = path.dirname(above);
  await access(above, constants.W_OK);
  throw error;
}

type Contents = { readonly kind: "absent" } | { readonly kind: "report" } | { readonly kind: "other" };

async function contents(target: string, shown: string): Promise<Contents> {
  const stat = await lstat(target).catch(absent);
  if (stat === null) return { kind: "absent" };
  if (stat.isSymbolicLink()) throw refused(shown, "is a symbolic link", "Name the directory itself.");
  if (!stat.isDirectory())
    throw refused(shown, "is not a directory", "Choose another report directory, or remove the file.");
  const entries = await readdir(target, { withFileTypes: true });
  const ours = entries.every((entry) => entry.isFile() && OWN_FILES.includes(entry.name));
  return { kind: ours && entries.some((entry) => entry.name === LAST_FILE) ? "report" : "other" };
}

/** Swaps the folder; null where the place does not allow it (a mount point, a parent without write permission). */
async function replaceWhole(target: string, files: Files): Promise<Sizes | null> {
  const parent = path.dirname(target);
  const temp = await mkdtemp(path.join(parent, TEMP_PREFIX)).catch(unlessFull);
  if (temp === null) return null;
  try {
    const [next, old] = [path.join(temp, "new"), path.join(temp, "old")];
    await mkdir(next);
    const sizes = await writeAll(next, files);
    if (!(await rename(target, old).then(() => true, unlessFull))) return null;
    await rename(next, target).catch(async (error: unknown) => {
      await rename(old, target);
      throw error;
    });
    await syncDirectory(parent);
    return sizes;
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}

async function replaceFiles(target: string, files: Files): Promise<Sizes> {
  // Inside the target: a sibling could be on another file system, and rename doesn't cross.
  const temp = await mkdtemp(path.join(target, TEMP_PREFIX));
  try {
    const sizes = await writeAll(temp, files);
    const stale = [LAST_FILE, ...OWN_FILES.filter((name) => !sizes.has(name))];
    for (const name of stale) await rm(path.join(target, name), { force: true });
    const names = [...sizes.keys()].filter((name) => name !== LAST_FILE);
    if (sizes.has(LAST_FILE)) names.push(LAST_FILE);
    for (const name of names) await rename(path.join(temp, name), path.join(target, name));
    await syncDirectory(target);
    return sizes;
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}

async function writeAll(folder: string, files: Files): Promise<Sizes> {
  const sizes = new Map<string, number>();
  for (const [name, render] of files) {
    const parts = render();
    if (parts === null) continue;
    if (name !== path.basename(name)) throw new TypeError(`${JSON.stringify(name)} is no plain file name`);
    const file = await open(path.join(folder, name), "wx", 0o644);
    try {
      sizes.set(name, await writeParts(file, parts));
      await file.sync();
    } finally {
      await file.close();
    }
  }
  await syncDirectory(folder);
  return sizes;
}

/** The bytes written; the next part is made once the one before is with the system. */
async function writeParts(file: FileHandle, parts: Iterable<string>): Promise<number> {
  let size = 0;
  for (const part of inChunks(parts)) {
    const bytes = Buffer.from(part, "utf8");
    await file.appendFile(bytes);
    size += bytes.length;
  }
  return size;
}

/** Makes renames last through a power cut; some file systems and Windows refuse, and then nothing is lost but that. */
async function syncDirectory(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  if (handle === null) return;
  await handle.sync().catch(() => null);
  await handle.close();
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

function absent(error: unknown): null {
  if (codeOf(error) === "ENOENT") return null;
  throw error;
}

const OF_THE_SWAP: readonly unknown[] = ["EACCES", "EBUSY", "EPERM", "EROFS", "EXDEV"];

/** What only the swap runs into; a full or broken disk would stop the other way too. */
function unlessFull(error: unknown): null {
  if (OF_THE_SWAP.includes(codeOf(error))) return null;
  throw error;
}

const HINTS: ReadonlyMap<string, string> = new Map([
  ["ENOSPC", "The disk is full: free some space."],
  ["EDQUOT", "The disk quota is used up: free some space."],
  ["EROFS", "The file system is read-only: choose another report directory."],
  ["EACCES", "Permission denied: choose a report directory that this user may write to."],
  ["EPERM", "Permission denied: choose a report directory that this user may write to."],
  ["ENOTDIR", "A part of the path is a file: choose another report directory."],
]);

function incomplete(directory: string, error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof GateError || code === undefined) return error;
  const hint = HINTS.get(code) ?? "Choose another report directory, or look at the disk.";
  return new GateError("report_incomplete", `${directory}: the report could not be written (${code})`, {
    hint,
    cause: error,
  });
}

function refused(directory: string, why: string, hint: string): GateError {
  return new GateError("report_incomplete", `${directory} ${why}; the report was not written`, { hint });
}

/** Atomic writes of the report directory. */
import {
  access,
  constants,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { type Dirent, rmSync } from "node:fs";
import path from "node:path";
import { GateError } from "../errors.ts";
import { REPORTERS } from "../reporters/registry.ts";
import { inChunks } from "../system/chunks.ts";
import { requireItem } from "../model/lookup.ts";

/** How to make each file's text, by name, in parts; null if this report has no such file. No text is held whole. */
export type Files = ReadonlyMap<string, () => Iterable<string> | null>;
/** Bytes of each file that was written, by name. */
export type Sizes = ReadonlyMap<string, number>;

/**
 * Names that a report directory may hold because an earlier report put them there; anything else is somebody's own. The
 * first, report.json, tells a finished report: it goes first and comes last.
 */
export const OWN_FILES: readonly string[] = REPORTERS.map(({ file }) => file);

/** Nobody else's, however short what follows. */
const TEMP_PREFIX = ".retrieval-gate-writing-";
/** Keeps a report out of git, and tells that the folder is the gate's. */
const IGNORE_FILE = ".gitignore";
const IGNORE_MARK = "# Written by retrieval-eval-gate";
const IGNORE_TEXT = `${IGNORE_MARK}, which cleans this folder.\n*\n`;
/** Holds the id of the process whose report this folder will hold. */
const LOCK_FILE = ".retrieval-gate-lock";

/**
 * Removes what earlier runs left in `directory`: files of our names, but for those that `keep` names, and the temporary
 * folder of a run that died.
 * @throws GateError `usage` where it is a file, or lies below one, or holds files of these names that no gate wrote;
 * `report_incomplete` where it is a symbolic link, or can't be changed.
 */
export async function removeEarlier(
  directory: string,
  keep: ReadonlySet<string> = new Set(),
): Promise<void> {
  // resolve() drops a trailing slash, after which lstat would follow a link.
  const target = path.resolve(directory);
  try {
    const entries = await listEntries(target, directory);
    const own = ownNames(entries).filter((name) => !keep.has(name));
    await requireOwnFolder(directory, entries);
    const died = entries.filter(
      (entry) => entry.isDirectory() && entry.name.startsWith(TEMP_PREFIX),
    );
    for (const name of [...own, ...died.map(({ name }) => name)]) {
      await rm(path.join(target, name), { recursive: true, force: true });
    }
  } catch (error) {
    throw incompleteReport(directory, error);
  }
}

function ownNames(entries: readonly Dirent[]): readonly string[] {
  const files = new Set(entries.flatMap((entry) => (entry.isDirectory() ? [] : [entry.name])));
  return OWN_FILES.filter((name) => files.has(name));
}

/** Throws usage if the folder holds files of a report's names, and no gate wrote them. */
async function requireOwnFolder(directory: string, entries: readonly Dirent[]): Promise<void> {
  const own = ownNames(entries);
  if (own.length > 0 && !(await isOwnFolder(path.resolve(directory)))) {
    throw foreignFolder(directory, own);
  }
}

/** Whether a gate wrote what lies in the folder: its .gitignore says so, or a report or part of it does. */
async function isOwnFolder(target: string): Promise<boolean> {
  if ((await readOrdinary(path.join(target, IGNORE_FILE))).startsWith(IGNORE_MARK)) {
    return true;
  }
  for (const name of ["report.json", "part.json"]) {
    if (/"tool":\s*"retrieval-eval-gate /.test(await readOrdinary(path.join(target, name)))) {
      return true;
    }
  }
  return false;
}

/** Returns the text of an ordinary file; empty if there is none. */
async function readOrdinary(file: string): Promise<string> {
  try {
    return (await lstat(file)).isFile() ? await readFile(file, "utf8") : "";
  } catch {
    return "";
  }
}

function foreignFolder(directory: string, files: readonly string[]): GateError {
  const named = `${files.slice(0, 3).join(", ")}${files.length > 3 ? ", …" : ""}`;
  const them = files.length === 1 ? "it" : "them";
  return new GateError(
    "usage",
    `${directory} holds ${named}, and no report of this program is there; nothing was removed`,
    {
      hint: `Give the report a folder of its own (--report-dir, or the input report-dir), or move ${them} away.`,
    },
  );
}

/**
 * Makes the folder this process's until unlockFolders, so that two gates at once don't mix their reports.
 * @throws GateError `usage` if another process that is alive has it, or has written a report there since this gate began;
 * as removeEarlier.
 */
export async function lockFolder(directory: string, begunAt: number = Infinity): Promise<void> {
  const target = path.resolve(directory);
  const lock = path.join(target, LOCK_FILE);
  try {
    const entries = await listEntries(target, directory);
    await requireOwnFolder(directory, entries);
    await mkdir(target, { recursive: true }).catch((error: unknown) =>
      explainMkdirError(target, error),
    );
    if (entries.length === 0) {
      await writeFile(path.join(target, IGNORE_FILE), IGNORE_TEXT, { flag: "wx" });
    }
    if (refusedFolders.has(target)) {
      throw lockedFolder(directory, null);
    }
    const holder = Number(await readOrdinary(lock));
    if (holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw lockedFolder(directory, holder);
    }
    const report = await lstat(path.join(target, requireItem(OWN_FILES, 0))).catch(() => null);
    if (report !== null && report.mtimeMs > begunAt) {
      throw lockedFolder(directory, null);
    }
    await rm(lock, { force: true });
    await writeFile(lock, String(process.pid), { flag: "wx" });
    holdLock(lock);
  } catch (error) {
    throw systemErrorCode(error) === "EEXIST"
      ? lockedFolder(directory, null)
      : incompleteReport(directory, error);
  }
}

const heldLocks = new Set<string>();
/** Folders that hold another gate's report: this one must not write its error there. */
const refusedFolders = new Set<string>();

let isExitWatched = false;

/** Lets other processes use the folders that this one has locked. */
export function unlockFolders(): void {
  for (const lock of heldLocks) {
    rmSync(lock, { force: true });
  }
  heldLocks.clear();
  refusedFolders.clear();
}

function holdLock(lock: string): void {
  heldLocks.add(lock);
  if (!isExitWatched) {
    isExitWatched = true;
    process.once("exit", unlockFolders);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === "EPERM";
  }
}

function lockedFolder(directory: string, holder: number | null): GateError {
  refusedFolders.add(path.resolve(directory));
  const by = holder === null ? "" : ` (process ${holder})`;
  return new GateError("usage", `another gate writes its report into ${directory} now${by}`, {
    hint: `Give each a folder of its own with --report-dir. If no gate is running, remove ${LOCK_FILE} there.`,
  });
}

/** None of an absent directory. */
async function listEntries(target: string, shown: string): Promise<readonly Dirent[]> {
  const stat = await lstat(target).catch(nullIfAbsent);
  if (stat === null) {
    return [];
  }
  if (stat.isSymbolicLink()) {
    throw refusalError(
      "report_incomplete",
      `${shown} is a symbolic link`,
      "Name the directory itself.",
    );
  }
  if (!stat.isDirectory()) {
    throw refusalError("usage", `${shown} is a file`, "Name a folder, or remove the file.");
  }
  return await readdir(target, { withFileTypes: true });
}

/**
 * Puts `files` into `directory` in the place of an earlier report, so that nobody ever reads half of one: they are
 * written and synced in a fresh folder and renamed into place. What is not of our names stays. Where it fails, no report
 * is left there.
 * @throws GateError as removeEarlier.
 */
export async function writeReport(directory: string, files: Files): Promise<Sizes> {
  const target = path.resolve(directory);
  await lockFolder(directory);
  await removeEarlier(directory);
  try {
    await syncDirectory(path.dirname(target));
    return await writeFiles(target, files);
  } catch (error) {
    throw incompleteReport(directory, error);
  }
}

/** Node's recursive mkdir says ENOENT where a folder above may not be written to: asks that folder for its reason. */
async function explainMkdirError(target: string, error: unknown): Promise<never> {
  let above = path.dirname(target);
  while (!(await lstat(above).catch(nullIfAbsent)) && path.dirname(above) !== above) {
    above = path.dirname(above);
  }
  await access(above, constants.W_OK);
  throw error;
}

async function writeFiles(target: string, files: Files): Promise<Sizes> {
  // Inside the target: a sibling could be on another file system, and rename doesn't cross.
  const temp = await mkdtemp(path.join(target, TEMP_PREFIX));
  try {
    const sizes = await writeAll(temp, files);
    for (const name of [...sizes.keys()].toReversed()) {
      await rename(path.join(temp, name), path.join(target, name));
    }
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
    if (parts === null) {
      continue;
    }
    if (name !== path.basename(name)) {
      throw new TypeError(`${JSON.stringify(name)} is no plain file name`);
    }
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
  if (handle === null) {
    return;
  }
  await handle.sync().catch(() => null);
  await handle.close();
}

function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

function nullIfAbsent(error: unknown): null {
  if (systemErrorCode(error) === "ENOENT") {
    return null;
  }
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

function incompleteReport(directory: string, error: unknown): unknown {
  const code = systemErrorCode(error);
  if (error instanceof GateError || code === undefined) {
    return error;
  }
  const hint = HINTS.get(code) ?? "Choose another report directory, or look at the disk.";
  // That is how the path was written, and not what the disk does.
  return new GateError(
    code === "ENOTDIR" ? "usage" : "report_incomplete",
    `${directory}: the report could not be written (${code})`,
    { hint, cause: error },
  );
}

function refusalError(code: "usage" | "report_incomplete", what: string, hint: string): GateError {
  return new GateError(code, `${what}; the report can't be written there`, { hint });
}

/**
 * True if every file is on disk as a regular file of the size it should have, and no file of an earlier report is
 * among them. False, never an error, for anything that can't be read.
 */
export async function isComplete(
  directory: string,
  files: ReadonlyMap<string, number>,
): Promise<boolean> {
  try {
    const names = await readdir(directory);
    if (names.some((name) => OWN_FILES.includes(name) && !files.has(name))) {
      return false;
    }
    for (const [name, bytes] of files) {
      const stat = await lstat(path.join(directory, name));
      if (!stat.isFile() || stat.size !== bytes) {
        return false;
      }
    }
    return true;
  } catch {
    return false;
  }
}

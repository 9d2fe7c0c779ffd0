/**
 * Writes a report into its folder: all files at once, so that no one reads half of a report. A lock
 * keeps two gates from writing into one folder. Only files of a report are ever removed from it.
 */
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
import { systemCode } from "../system/json.ts";

const REPORT_FILE = "report.json";

/** The parts of a file's text, which may not fit in memory. Null if the report lacks the file. */
export type Files = ReadonlyMap<string, () => Iterable<string> | null>;
export type Sizes = ReadonlyMap<string, number>;

/**
 * Every other file in the folder is the user's own. The first is report.json, which is there if the
 * report is complete: it is removed first and written last.
 */
export const OWN_FILES: readonly string[] = REPORTERS.map(({ file }) => file);

/** The beginning of the name of the folder in which a new report is made; random letters follow. */
const TEMP_PREFIX = ".retrieval-gate-writing-";
/** Keeps a report out of git. Its first line also says that the folder is the gate's. */
const IGNORE_FILE = ".gitignore";
const IGNORE_MARK = "# Written by retrieval-eval-gate";
const IGNORE_TEXT = `${IGNORE_MARK}, which cleans this folder.\n*\n`;
/** Contains the id of the process that is to write a report into this folder. */
const LOCK_FILE = ".retrieval-gate-lock";

/**
 * Removes the files of an earlier report from `directory`, except those that `keep` names, and the
 * temporary folder of a run that was killed.
 * @throws GateError `usage` if it is a file, or lies below one, or has files of these names that no
 * gate wrote; `report_incomplete` if it is a symbolic link, or can't be changed.
 */
export async function removeEarlierFiles(
  directory: string,
  keep: ReadonlySet<string> = new Set(),
): Promise<void> {
  // resolve() drops a trailing slash, after which lstat would follow a link.
  const target = path.resolve(directory);
  try {
    const entries = await listEntries(target, directory);
    const reportFiles = listReportFiles(entries).filter((name) => !keep.has(name));
    await requireOwnFolder(directory, entries);
    const temporaryFolders = entries
      .filter((entry) => entry.isDirectory() && entry.name.startsWith(TEMP_PREFIX))
      .map(({ name }) => name);
    for (const name of [...reportFiles, ...temporaryFolders]) {
      await rm(path.join(target, name), { recursive: true, force: true });
    }
  } catch (error) {
    throw explainWriteError(directory, error);
  }
}

function listReportFiles(entries: readonly Dirent[]): readonly string[] {
  const files = new Set(entries.flatMap((entry) => (entry.isDirectory() ? [] : [entry.name])));
  return OWN_FILES.filter((name) => files.has(name));
}

/**
 * Throws `usage` if the folder has files of a report that no gate wrote: they may be the user's.
 */
async function requireOwnFolder(directory: string, entries: readonly Dirent[]): Promise<void> {
  const reportFiles = listReportFiles(entries);
  if (reportFiles.length > 0 && !(await isOwnFolder(path.resolve(directory)))) {
    throw foreignFolderError(directory, reportFiles);
  }
}

/** Whether the folder is the gate's: its .gitignore, report.json or part.json says so. */
async function isOwnFolder(target: string): Promise<boolean> {
  const ignoreText = await readTextOrEmpty(path.join(target, IGNORE_FILE));
  if (ignoreText.startsWith(IGNORE_MARK)) {
    return true;
  }
  for (const name of [REPORT_FILE, "part.json"]) {
    const text = await readTextOrEmpty(path.join(target, name));
    if (/"tool":\s*"retrieval-eval-gate /.test(text)) {
      return true;
    }
  }
  return false;
}

export async function hasReport(directory: string): Promise<boolean> {
  const target = path.resolve(directory);
  const report = await lstat(path.join(target, REPORT_FILE)).catch(() => null);
  return report?.isFile() === true && (await isOwnFolder(target));
}

/** Whether all entries are folders of reports. True without any: the folder is then the gate's. */
async function hasReportsOnly(target: string, entries: readonly Dirent[]): Promise<boolean> {
  for (const entry of entries) {
    if (!entry.isDirectory() || !(await isOwnFolder(path.join(target, entry.name)))) {
      return false;
    }
  }
  return true;
}

/** Returns the file's text; "" if it can't be read, or is a link or a folder. */
async function readTextOrEmpty(file: string): Promise<string> {
  try {
    return (await lstat(file)).isFile() ? await readFile(file, "utf8") : "";
  } catch {
    return "";
  }
}

function foreignFolderError(directory: string, files: readonly string[]): GateError {
  const firstNames = `${files.slice(0, 3).join(", ")}${files.length > 3 ? ", …" : ""}`;
  const them = files.length === 1 ? "it" : "them";
  return new GateError(
    "usage",
    `${directory} holds ${firstNames}, and no report of this program is there; nothing was removed`,
    `Give the report a folder of its own (--report-dir, or the input report-dir), or move ${them} away.`,
  );
}

/**
 * Makes the folder if it is absent, and locks it for this process until `unlockFolders`, so that
 * two gates at once don't mix their reports. A folder that is the gate's alone gets a .gitignore.
 * `begunAt`: when this gate began, in milliseconds since 1970; without it a report that is there may
 * have any age.
 * @throws GateError `usage` if a living process has locked it, if a report was written there since
 * this gate began, or if this process was refused the folder before; otherwise as
 * removeEarlierFiles.
 */
export async function lockFolder(directory: string, begunAt: number = Infinity): Promise<void> {
  const target = path.resolve(directory);
  try {
    const entries = await listEntries(target, directory);
    await requireOwnFolder(directory, entries);
    await mkdir(target, { recursive: true }).catch((error: unknown) =>
      explainMkdirError(target, error),
    );
    if (await hasReportsOnly(target, entries)) {
      await writeFile(path.join(target, IGNORE_FILE), IGNORE_TEXT, FAIL_IF_PRESENT);
    }
    await writeLock(directory, begunAt);
  } catch (error) {
    // Another gate has just written the .gitignore or the lock.
    const wasLockedMeanwhile = systemCode(error) === "EEXIST";
    throw wasLockedMeanwhile
      ? refuseLockedFolder(directory, null)
      : explainWriteError(directory, error);
  }
}

/** Writes the lock of this process. Throws EEXIST if another gate has written one meanwhile. */
async function writeLock(directory: string, begunAt: number): Promise<void> {
  const target = path.resolve(directory);
  const lock = path.join(target, LOCK_FILE);
  if (refusedFolders.has(target)) {
    throw refuseLockedFolder(directory, null);
  }
  const hadLock = (await lstat(lock).catch(nullIfAbsent)) !== null;
  const lockOwner = Number(await readTextOrEmpty(lock));
  if (lockOwner > 0 && lockOwner !== process.pid && isProcessAlive(lockOwner)) {
    throw refuseLockedFolder(directory, lockOwner);
  }
  if (await isReportNewer(target, begunAt)) {
    throw refuseLockedFolder(directory, null);
  }
  if (hadLock) {
    // It is of a process that has ended, or of this one.
    await rm(lock, { force: true });
  }
  await writeFile(lock, String(process.pid), FAIL_IF_PRESENT);
  rememberLock(lock);
}

/** By how much a disk's clock may be ahead of this machine's. */
const CLOCK_TOLERANCE_MS = 1000;

/** Whether the folder has a report that was written after `begunAt`. */
async function isReportNewer(target: string, begunAt: number): Promise<boolean> {
  const report = await lstat(path.join(target, REPORT_FILE)).catch(() => null);
  const writtenAt = report?.mtimeMs ?? 0;
  // A report of the future is an old one: the clock was set back, or a cache restored it.
  return writtenAt > begunAt && writtenAt <= Date.now() + CLOCK_TOLERANCE_MS;
}

/** Makes a write fail with EEXIST if the file is there: another process has just written it. */
const FAIL_IF_PRESENT = { flag: "wx" } as const;
/** Lock files that this process has written. */
const ownLocks = new Set<string>();
/**
 * Folders in which another gate wrote when this process asked. They stay refused after that gate has
 * ended: the error of this process must not replace its report.
 */
const refusedFolders = new Set<string>();

let unlocksOnExit = false;

export function unlockFolders(): void {
  for (const lock of ownLocks) {
    rmSync(lock, { force: true });
  }
  ownLocks.clear();
  refusedFolders.clear();
}

function rememberLock(lock: string): void {
  ownLocks.add(lock);
  if (!unlocksOnExit) {
    unlocksOnExit = true;
    process.once("exit", unlockFolders);
  }
}

/** Whether a process with this id runs, also if it is another user's. */
export function isProcessAlive(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process could be sent one.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, as another user.
    return systemCode(error) === "EPERM";
  }
}

/**
 * Returns the error, and keeps this process out of the folder from now on. `lockOwner`: the id of
 * the other gate's process, null if it is not known.
 */
function refuseLockedFolder(directory: string, lockOwner: number | null): GateError {
  refusedFolders.add(path.resolve(directory));
  const ownerText = lockOwner === null ? "" : ` (process ${lockOwner})`;
  // Without an owner there may be no lock to remove: the other gate is about to write it, or done.
  const advice = lockOwner === null ? "run this one again" : `remove ${LOCK_FILE} there`;
  return new GateError(
    "usage",
    `another gate writes its report into ${directory} now${ownerText}`,
    `Give each a folder of its own with --report-dir. If no other gate is running, ${advice}.`,
  );
}

/**
 * Returns what is in the folder, nothing if it is absent. Throws `report_incomplete` if it is a
 * symbolic link, `usage` if it is a file. `shown`: its path as the message has it.
 */
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
 * Writes `files` into `directory` in place of an earlier report, and returns their sizes. They are
 * made in a temporary folder and renamed into place, report.json last, so that half a report never
 * looks like a whole one. If the writing fails, no report.json is there, unless the earlier one
 * could not be removed. Files of other names stay.
 * @throws GateError as lockFolder.
 */
export async function writeReport(directory: string, files: Files): Promise<Sizes> {
  const target = path.resolve(directory);
  await lockFolder(directory);
  await removeEarlierFiles(directory);
  try {
    await syncDirectory(path.dirname(target));
    return await writeAndMoveFiles(target, files);
  } catch (error) {
    throw explainWriteError(directory, error);
  }
}

/**
 * Throws why the folder can't be made. Node's recursive mkdir says ENOENT if the nearest folder
 * above must not be written to; `access` to that folder throws the true reason (EACCES, EROFS).
 */
async function explainMkdirError(target: string, error: unknown): Promise<never> {
  let folder = path.dirname(target);
  const isRoot = (): boolean => path.dirname(folder) === folder;
  while (!isRoot() && (await lstat(folder).catch(nullIfAbsent)) === null) {
    folder = path.dirname(folder);
  }
  await access(folder, constants.W_OK);
  throw error;
}

async function writeAndMoveFiles(target: string, files: Files): Promise<Sizes> {
  // Inside the target: a sibling could be on another file system, and rename doesn't cross.
  const temp = await mkdtemp(path.join(target, TEMP_PREFIX));
  try {
    const sizes = await writeFiles(temp, files);
    // report.json, the first of the files, is moved last, when all others are there.
    for (const name of [...sizes.keys()].toReversed()) {
      await rename(path.join(temp, name), path.join(target, name));
    }
    await syncDirectory(target);
    return sizes;
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}

/**
 * Writes the files that the report has and waits until they are on disk. Returns their sizes in
 * bytes, in the order of `files`.
 */
async function writeFiles(folder: string, files: Files): Promise<Sizes> {
  const sizes = new Map<string, number>();
  for (const [name, render] of files) {
    const parts = render();
    if (parts === null) {
      continue;
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

async function writeParts(file: FileHandle, parts: Iterable<string>): Promise<number> {
  let size = 0;
  for (const part of inChunks(parts)) {
    const bytes = Buffer.from(part, "utf8");
    await file.appendFile(bytes);
    size += bytes.length;
  }
  return size;
}

/** Makes renames outlast a power cut. On some file systems and Windows it does nothing. */
async function syncDirectory(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  if (handle === null) {
    return;
  }
  await handle.sync().catch(() => null);
  await handle.close();
}

function nullIfAbsent(error: unknown): null {
  if (systemCode(error) === "ENOENT") {
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

/** Returns the GateError for an error of the file system; any other error as it is. */
function explainWriteError(directory: string, error: unknown): unknown {
  const code = systemCode(error);
  if (error instanceof GateError || code === undefined) {
    return error;
  }
  const hint = HINTS.get(code) ?? "Choose another report directory, or look at the disk.";
  // ENOTDIR is a wrong path and no failure of the disk.
  return new GateError(
    code === "ENOTDIR" ? "usage" : "report_incomplete",
    `${directory}: the report could not be written (${code})`,
    { hint, cause: error },
  );
}

function refusalError(code: "usage" | "report_incomplete", what: string, hint: string): GateError {
  return new GateError(code, `${what}; the report can't be written there`, hint);
}

/**
 * Whether the folder has each of `files` as a regular file of this size in bytes, and no other file
 * of a report. False if anything can't be read.
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

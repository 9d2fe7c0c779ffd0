/** Whether a folder holds a commit's files as they are: read and hashed one by one, whatever git's index says of them. */
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  readlinkSync,
  readdirSync,
} from "node:fs";
import path from "node:path";
import { lfsDigest } from "./blobs.ts";
import type { GitPort, TreeEntry } from "./git.ts";

export interface Changed {
  /** Relative to the folder, with `/`. */
  readonly file: string;
  readonly how:
    | "missing"
    | "changed"
    | "a submodule that is not checked out"
    | "a submodule at another commit"
    | "a Git LFS pointer in place of its file";
}

export interface WorkTree {
  /** Absolute. */
  readonly directory: string;
  /** Where its commits' trees are read from. */
  readonly git: GitPort;
  /** Opens the repository of a submodule. */
  readonly open: (directory: string) => GitPort;
  /** Absolute: what is a pointer or an empty submodule there, too, is not asked for here. */
  readonly beside: string;
}

/**
 * Every tracked file that is not what the commit has. Files that the commit does not know are not looked at: a build
 * makes them; nor are executable bits, whose loss is loud. Line ends that checkout wrote as CRLF are the commit's own, and
 * so is a Git LFS file of the right digest.
 */
export function changedFiles(tree: WorkTree, commit: string): readonly Changed[] {
  return [...tree.git.tree(commit)].flatMap(([file, entry]): readonly Changed[] => {
    if (entry.mode === "160000") return changedSubmodule(tree, file, entry);
    const how = changeOf(tree, file, entry);
    return how === null ? [] : [{ file, how }];
  });
}

function changeOf(tree: WorkTree, file: string, { mode, id }: TreeEntry): Changed["how"] | null {
  const at = path.join(tree.directory, file);
  const found = lstatSync(at, { throwIfNoEntry: false });
  if (found === undefined) return "missing";
  if (found.isSymbolicLink()) {
    const target = Buffer.from(readlinkSync(at));
    return mode === "120000" && blobId(id, [target], target.length) === id ? null : "changed";
  }
  if (!found.isFile()) return "changed";
  // Where the file system has no links, checkout writes what one points to as a file.
  if (process.platform !== "win32" && mode === "120000") return "changed";
  if (!sameContent(tree.git, at, id, found.size)) return "changed";
  const beside = path.join(tree.beside, file);
  const pointer = isPointer(at) && existsSync(beside) && !isPointer(beside);
  return pointer ? "a Git LFS pointer in place of its file" : null;
}

/** One for all: a chunk is hashed before the next one is read. */
const CHUNK: Buffer = Buffer.alloc(1 << 20);
/** Text beyond this is no text that anybody edits. */
const TEXT = 64 << 20;

function sameContent(git: GitPort, at: string, id: string, size: number): boolean {
  if (blobId(id, chunksOf(at), size) === id) return true;
  const digest = lfsDigest(smallBlob(git, id));
  if (digest !== null) return digest === hashOf("sha256", chunksOf(at));
  if (size > TEXT) return false;
  const plain = Buffer.from(readFileSync(at, "latin1").replaceAll("\r\n", "\n"), "latin1");
  return plain.length < size && blobId(id, [plain], plain.length) === id;
}

/** Empty for one that is too large to be a pointer. */
function smallBlob(git: GitPort, id: string): Buffer {
  try {
    return git.blob(id, 1024);
  } catch {
    return Buffer.alloc(0);
  }
}

function* chunksOf(at: string): Generator<Buffer> {
  const descriptor = openSync(at, "r");
  try {
    for (;;) {
      const read = readSync(descriptor, CHUNK);
      if (read === 0) return;
      yield CHUNK.subarray(0, read);
    }
  } finally {
    closeSync(descriptor);
  }
}

function hashOf(algorithm: "sha1" | "sha256", chunks: Iterable<Buffer>, header = ""): string {
  const hash = createHash(algorithm).update(header);
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

/** As git names a blob, in the repository's own kind of id (gitformat-object). */
export function blobId(like: string, chunks: Iterable<Buffer>, size: number): string {
  return hashOf(like.length === 64 ? "sha256" : "sha1", chunks, `blob ${size}\0`);
}

function isPointer(at: string): boolean {
  const found = lstatSync(at, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size <= 1024 && lfsDigest(readFileSync(at)) !== null;
}

function changedSubmodule(tree: WorkTree, file: string, { id }: TreeEntry): readonly Changed[] {
  const [directory, beside] = [path.join(tree.directory, file), path.join(tree.beside, file)];
  if (isEmpty(directory)) {
    return isEmpty(beside) ? [] : [{ file, how: "a submodule that is not checked out" }];
  }
  if (!existsSync(path.join(directory, ".git"))) return [{ file, how: "changed" }];
  const git = tree.open(directory);
  if (git.commit("HEAD") !== id) return [{ file, how: "a submodule at another commit" }];
  return changedFiles({ ...tree, directory, git, beside }, id).map((each) => ({
    ...each,
    file: `${file}/${each.file}`,
  }));
}

function isEmpty(directory: string): boolean {
  return !existsSync(directory) || readdirSync(directory).length === 0;
}

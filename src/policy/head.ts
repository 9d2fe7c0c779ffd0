/** HEAD's own files in place of the work tree's: what a reviewer sees decides, not what the job made of it. */
import { lstatSync } from "node:fs";
import path from "node:path";
import { GateError } from "../errors.ts";
import { readBytes } from "../files/read.ts";
import { sha256 } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { type ReadingRoot, lfsDigest } from "./blobs.ts";
import type { GitPort, TreeEntry } from "./git.ts";
import { blobId } from "./work-tree.ts";

/** Whether `record` wrote these bytes (SHA-256) in this job. */
export type Recorded = (digest: string) => boolean;

/**
 * A file that HEAD tracks is read from its blob; any other (generated, in a submodule, behind a link) from the work
 * tree. Its reads throw `unsafe_head` where the work tree has another text than the blob by more than line ends: by a
 * step of the job, or by `working-tree-encoding`, `ident` and filters of .gitattributes. A file that a sparse checkout
 * left out, and a baseline that `record` has just written, are no difference.
 */
export function headRoot(workTree: Root, git: GitPort, recorded: Recorded): ReadingRoot {
  const commit = git.commit("HEAD");
  let tree: ReadonlyMap<string, TreeEntry> | null = null;
  return {
    directory: workTree.directory,
    read: (file, what, limit) => {
      tree ??= commit === null ? new Map() : git.tree(commit);
      const entry = tree.get(file);
      if (commit === null || entry === undefined || !/^100(?:644|755)$/.test(entry.mode)) {
        return readBytes(workTree, file, what, limit);
      }
      const here = bytesHere(workTree, file, what, limit);
      // One process of git a file is saved where nothing was changed.
      if (here !== null && isBlob(entry.id, here)) return requireNoPointer(here, file);
      const blob = git.blob(entry.id, limit);
      const digest = lfsDigest(blob);
      if (digest !== null) return large(here, digest, { file, what, commit });
      if (here === null || sameText(here, blob)) return blob;
      if (what === "baseline" && recorded(sha256(here))) return blob;
      throw changed(file, what, commit);
    },
  };
}

/** Null where the checkout left it out. Throws as readBytes does for what is no file. */
function bytesHere(workTree: Root, file: string, what: string, limit: number): Buffer | null {
  const found = lstatSync(path.join(workTree.directory, file), { throwIfNoEntry: false });
  return found === undefined ? null : readBytes({ directory: workTree.directory }, file, what, limit);
}

function isBlob(id: string, bytes: Buffer): boolean {
  return blobId(id, [bytes], bytes.length) === id;
}

/** A pointer that checkout left as it is says nothing that a parser could read. */
function requireNoPointer(bytes: Buffer, file: string): Buffer {
  if (lfsDigest(bytes) === null) return bytes;
  throw new GateError(
    "unsafe_head",
    `${file} is a Git LFS pointer in the work tree, not the file that it names`,
    {
      hint: "Set `lfs: true` on actions/checkout.",
    },
  );
}

interface Tracked {
  readonly file: string;
  readonly what: string;
  readonly commit: string;
}

function large(here: Buffer | null, digest: string, { file, what, commit }: Tracked): Buffer {
  if (here !== null && sha256(here) === digest) return here;
  throw changed(file, what, commit);
}

/** Checkout may write LF as CRLF. */
function sameText(a: Buffer, b: Buffer): boolean {
  const plain = (bytes: Buffer): string => bytes.toString("latin1").replaceAll("\r\n", "\n");
  return plain(a) === plain(b);
}

function changed(file: string, what: string, commit: string): GateError {
  return new GateError(
    "unsafe_head",
    `${what} ${file} in the work tree is not the file of the commit ${commit.slice(0, 12)} under test`,
    {
      hint: "Run the gate before any step that changes it, and remove `working-tree-encoding`, `ident` and `filter` for it from .gitattributes.",
    },
  );
}

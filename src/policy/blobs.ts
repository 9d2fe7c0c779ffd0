/** A commit's files in place of the work tree's: plain blobs, and others only where a digest vouches for them. */
import { sha256 } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { readBytes } from "../files/read.ts";
import { type GitPort, blobId } from "./git.ts";
import { lstatSync, appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Variables } from "../system/secrets.ts";

/** What a commit has at a path. */
type Found =
  | { readonly kind: "file"; readonly id: string }
  /** `at` is the path itself or the folder of it that is a link or a submodule. */
  | { readonly kind: "link" | "submodule"; readonly at: string }
  | { readonly kind: "absent" };

/** SHA-256 by path, from a place that the author of a change can't write: the base's own baseline. */
export type Vouched = ReadonlyMap<string, string>;

/** Reads in place of the work tree; as files/read.ts wants it. */
export interface ReadingRoot extends Root {
  readonly read: (file: string, what: string, limit: number) => Buffer;
}

export function find(git: GitPort, commit: string, path: string): Found {
  const names = path.split("/");
  const folders = names.slice(1).map((_, depth) => names.slice(0, depth + 1).join("/"));
  for (const at of [path, ...folders]) {
    const { mode = "", id = "" } = git.entry(commit, at) ?? {};
    if (mode === "120000") return { kind: "link", at };
    if (mode === "160000") return { kind: "submodule", at };
    if (at === path && /^100(?:644|755)$/.test(mode)) return { kind: "file", id };
  }
  return { kind: "absent" };
}

/**
 * The root of a commit. A file that is no blob there (in a submodule, a Git LFS pointer, generated, downloaded) is taken
 * from the work tree where its SHA-256 is the vouched or the pointer's one. Its reads throw `file_not_found`, and
 * `base_file` for a link, or for a copy that nothing vouches for.
 */
export function commitRoot(workTree: Root, git: GitPort, commit: string, vouched: Vouched): ReadingRoot {
  return {
    directory: workTree.directory,
    read: (file, what, limit) => {
      const found = find(git, commit, file);
      if (found.kind === "link") throw linked(what, file, found.at);
      const digests = vouched.has(file) ? [vouched.get(file)!] : [];
      if (found.kind === "file") {
        const bytes = git.blob(found.id, limit);
        const pointed = lfsDigest(bytes);
        return pointed === null ? bytes : copy(workTree, file, what, limit, [pointed, ...digests]);
      }
      if (digests.length > 0) return copy(workTree, file, what, limit, digests);
      if (found.kind === "absent") {
        throw new GateError("file_not_found", `${what} ${file} is not in the base ${commit.slice(0, 12)}`);
      }
      throw unvouched(what, file, `is in the submodule ${found.at}`);
    },
  };
}

function copy(workTree: Root, file: string, what: string, limit: number, digests: readonly string[]): Buffer {
  const bytes = readBytes({ directory: workTree.directory }, file, what, limit);
  if (digests.includes(sha256(bytes))) return bytes;
  throw unvouched(
    what,
    file,
    "is no file of the base, and the copy here is another than the base's baseline was recorded with",
  );
}

function linked(what: string, file: string, at: string): GateError {
  const which = at === file ? "is a symbolic link" : `is behind the symbolic link ${at}`;
  return new GateError("base_file", `${what} ${file} ${which} in the base`, {
    hint: "Rules are read from plain files: commit the file itself in place of the link.",
  });
}

function unvouched(what: string, file: string, why: string): GateError {
  return new GateError("base_file", `${what} ${file} ${why}`, {
    hint: "Such a file is trusted where its SHA-256 is the one under `files` in the base's baseline; record a baseline with it.",
  });
}

/** The digest that a Git LFS pointer (spec v1, at most 1024 bytes) names, or null for any other file. */
export function lfsDigest(bytes: Buffer): string | null {
  if (bytes.length > 1024) return null;
  const text = bytes.toString("latin1");
  if (!text.startsWith("version https://git-lfs.github.com/spec/v1\n")) return null;
  return /^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1] ?? null;
}

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
  return {
    directory: workTree.directory,
    read: (file, what, limit) => {
      const entry = commit === null ? null : git.entry(commit, file);
      if (commit === null || entry === null || !/^100(?:644|755)$/.test(entry.mode))
        return readBytes(workTree, file, what, limit);
      // Null where the checkout left it out.
      const absent = lstatSync(path.join(workTree.directory, file), { throwIfNoEntry: false }) === undefined;
      const here = absent ? null : readBytes({ directory: workTree.directory }, file, what, limit);
      // One process of git a file is saved where nothing was changed.
      if (here !== null && blobId(entry.id, [here], here.length) === entry.id) return here;
      const blob = git.blob(entry.id, limit);
      const digest = lfsDigest(blob);
      if (digest !== null && here !== null && sha256(here) === digest) return here;
      const same = here === null || sameText(here, blob) || (what === "baseline" && recorded(sha256(here)));
      if (digest === null && same) return blob;
      throw new GateError(
        "unsafe_head",
        `${what} ${file} in the work tree is not the file of the commit ${commit.slice(0, 12)} under test`,
        {
          hint: "Run the gate before any step that changes it, and remove `working-tree-encoding`, `ident` and `filter` for it from .gitattributes.",
        },
      );
    },
  };
}

/** Checkout may write LF as CRLF. */
function sameText(a: Buffer, b: Buffer): boolean {
  const plain = (bytes: Buffer): string => bytes.toString("latin1").replaceAll("\r\n", "\n");
  return plain(a) === plain(b);
}

/** RUNNER_TEMP is emptied before each job. */
function noteOf(environment: Variables): string | null {
  const temp = environment["RUNNER_TEMP"];
  return temp ? path.join(temp, "retrieval-gate-recorded.txt") : null;
}

/** `file` is absolute. Outside of a workflow nothing is noted. A note that can't be written costs an error later, no verdict. */
export function noteRecorded(environment: Variables, file: string): void {
  const note = noteOf(environment);
  if (note === null) return;
  try {
    appendFileSync(note, `${sha256(readFileSync(file))}\n`);
  } catch {
    // The gate then asks for the commit's own baseline.
  }
}

/** A forged note gains nothing: the commit's baseline is read, whatever stands in the work tree. */
export function wasRecorded(environment: Variables, digest: string): boolean {
  const note = noteOf(environment);
  if (note === null) return false;
  try {
    return readFileSync(note, "utf8").split("\n").filter(Boolean).includes(digest);
  } catch {
    return false;
  }
}

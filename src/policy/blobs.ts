/** A commit's files in place of the work tree's: plain blobs, and others only where a digest vouches for them. */
import { sha256 } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { readBytes } from "../files/read.ts";
import type { GitPort } from "./git.ts";

/** What a commit has at a path. */
export type Found =
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
  const entry = git.entry(commit, path);
  if (entry !== null) return classify(entry.mode, entry.id, path);
  const folders = path.split("/").slice(0, -1);
  for (let depth = 1; depth <= folders.length; depth++) {
    const at = folders.slice(0, depth).join("/");
    const folder = git.entry(commit, at);
    if (folder === null) break;
    const found = classify(folder.mode, folder.id, at);
    if (found.kind === "link" || found.kind === "submodule") return found;
  }
  return { kind: "absent" };
}

function classify(mode: string, id: string, at: string): Found {
  switch (mode) {
    case "100644":
    case "100755":
      return { kind: "file", id };
    case "120000":
      return { kind: "link", at };
    case "160000":
      return { kind: "submodule", at };
    default:
      return { kind: "absent" };
  }
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

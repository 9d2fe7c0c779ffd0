/** The place of a retriever in `merge`: what the shards measured, from the folders that hold it. */
import { absolutePath, insideRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { loadPart } from "../files/part.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Plan } from "../gate/plan.ts";
import { find } from "../policy/blobs.ts";
import type { GitPort } from "../policy/git.ts";
import { bindingOf, workflowRunOf, type Finding, type Received, wholeOf } from "../shards/check.ts";
import { type Joined, join } from "../shards/join.ts";
import { TOOL } from "./version.ts";
import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";

const PART = "part.json";

export interface MergePorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Opens the repository; throws `git_missing` and `no_repository`. */
  readonly git: () => GitPort;
}

/** `folders` as given, relative to `from`. Throws for parts that make no whole, with every problem. */
export async function joinParts(
  root: Root,
  from: string,
  folders: readonly string[],
  plan: Plan,
  { environment, git }: MergePorts,
): Promise<Joined> {
  const files = findParts(root, from, folders);
  const tracked = trackedIn(git);
  const received: Received[] = [];
  const found: Finding[] = [];
  for (const file of files) {
    if (tracked(file)) {
      found.push({ code: "invalid_part", problem: { file, message: COMMITTED } });
      continue;
    }
    try {
      received.push({ file, part: await loadPart(root, file) });
    } catch (error) {
      found.push(...unreadable(file, error));
    }
  }
  const ids = plan.cases.map((each) => each.id);
  const expected = { binding: bindingOf(TOOL, plan), ids, workflow: workflowRunOf(environment) };
  return join(wholeOf(received, expected, { found, where: folders.join(", ") }), ids);
}

const COMMITTED = "git tracks it, so this run did not measure it; remove it from the repository";

/** Whether HEAD has the path, or a link or a submodule in its way; nothing is tracked where there is no repository. */
function trackedIn(git: () => GitPort): (file: string) => boolean {
  try {
    const opened = git();
    const head = opened.commit("HEAD");
    return head === null ? () => false : (file) => find(opened, head, file).kind !== "absent";
  } catch (error) {
    const absent = error instanceof GateError && ["git_missing", "no_repository"].includes(error.code);
    if (absent) return () => false;
    throw error;
  }
}

function unreadable(file: string, error: unknown): readonly Finding[] {
  if (!(error instanceof GateError) || error.code === "newer_version") throw error;
  const problems = error.problems.length > 0 ? error.problems : [{ file, message: error.message }];
  return problems.map((problem) => ({ code: "invalid_part", problem }));
}

/**
 * Every part.json of the folders and of the folders right in them, each once, relative to the root. Links are not
 * followed: artifacts are other people's. Throws `no_parts` where there is none, and `file_not_found` for a folder.
 */
function findParts(root: Root, from: string, folders: readonly string[]): readonly string[] {
  const files = new Set<string>();
  for (const written of folders) {
    const folder = insideRoot(root, from, written, "parts");
    const entries = entriesOf(root, folder, written);
    const below = entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.posix.join(folder, entry.name));
    if (entries.some(isPart)) files.add(path.posix.join(folder, PART));
    for (const each of below) {
      if (entriesOf(root, each, each).some(isPart)) files.add(path.posix.join(each, PART));
    }
  }
  if (files.size > 0) return [...files].toSorted(compareCodePoints);
  throw new GateError("no_parts", `there is no ${PART} in ${folders.join(", ")}`, {
    hint: "A shard writes it into its report directory: download the artifacts of all shards first, each into a folder of its own.",
  });
}

function isPart(entry: Dirent): boolean {
  return entry.isFile() && entry.name === PART;
}

function entriesOf(root: Root, folder: string, written: string): readonly Dirent[] {
  try {
    return readdirSync(absolutePath(root, folder), { withFileTypes: true });
  } catch (error) {
    throw new GateError("no_parts", `the folder ${written} can't be read`, {
      hint: "It holds the reports of the shards: download their artifacts first, and check the path.",
      cause: error,
    });
  }
}

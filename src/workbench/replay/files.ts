/**
 * The files of today that a commit's work tree gets: those that the config names and the commit
 * lacks, and those that `--carry` names. A file that the commit has is the commit's own, since it
 * may be what a change is about.
 */
import { constants, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { GateError } from "../../errors.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import type { RetrieverConfig } from "../../model/config.ts";
import type { Inputs } from "../../model/report.ts";
import { retrieverData } from "../../retrievers/registry.ts";
import { digestLargeFile, digestValue } from "../../system/digest.ts";
import { absolutePath, type Root } from "../../system/root.ts";
import { refuseLinks } from "../../system/write-whole.ts";

/** Files and folders, by their paths from the root. */
export interface TodaysFiles {
  /** Those that the config names. */
  readonly named: readonly string[];
  /** Those that `--carry` names. */
  readonly carried: readonly string[];
}

/**
 * Returns the existing files that the config and its retriever name, and `carried`. Leaves out the
 * baseline and recorded answers, which belong to one commit. Throws `file_not_found` if one of
 * `carried` does not exist.
 */
export function findTodaysFiles(
  root: Root,
  { config, digests }: Inputs,
  carried: readonly string[],
): TodaysFiles {
  const absent = carried.find((file) => !existsSync(absolutePath(root, file)));
  if (absent !== undefined) {
    throw new GateError(
      "file_not_found",
      `--carry: ${absent} does not exist`,
      "Name a file or folder of this work tree, such as an index that git ignores.",
    );
  }
  const data = retrieverData(config.retriever);
  const answers = data?.holds === "answers" ? data.file : null;
  const files = [...digests.keys(), ...listRetrieverFiles(root, config.retriever)];
  const named = files.filter((file) => file !== config.baseline && file !== answers);
  return { named: [...new Set(named)].toSorted(compareCodePoints), carried };
}

/** Parts of a retriever that are never files of the repository. */
const NO_FILES: ReadonlySet<string> = new Set(["env", "headers", "params", "body", "arguments"]);

/**
 * Returns the files and folders of the repository that the retriever names: each text in its config
 * that is a path from the root, `cwd` or its `src`, and the module of a Python function.
 */
function listRetrieverFiles(root: Root, retriever: RetrieverConfig): readonly string[] {
  const { cwd } = retriever;
  const folders = [".", cwd, path.posix.join(cwd, "src")];
  const files = new Set<string>();
  for (const text of listTexts(retriever)) {
    // `handbook.search:search` of a Python function.
    const module = text.replace(/:.*$/su, "").replaceAll(".", "/");
    const names = [text, `${module}.py`, `${module}/__init__.py`];
    for (const folder of folders) {
      for (const file of names.map((name) => path.posix.join(folder, name))) {
        const isInside = !/^(?:\/|\.\.?(?:\/|$))/.test(file);
        // `cwd` says where the search runs, and is no file that it reads.
        if (isInside && file !== cwd && existsSync(absolutePath(root, file))) {
          files.add(file);
        }
      }
    }
  }
  return [...files];
}

/** Returns all texts in the value, but for those below NO_FILES. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") {
    return [value];
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) =>
    NO_FILES.has(key) ? [] : listTexts(member),
  );
}

/**
 * Copies the files into the work tree `directory`, those that the config names only where it lacks
 * them. Throws `report_incomplete` if a link leads out of it.
 */
export function layFilesOver(root: Root, directory: string, files: TodaysFiles): void {
  const lacking = files.named.filter((file) => !existsSync(path.join(directory, file)));
  for (const file of [...lacking, ...files.carried]) {
    const target = path.join(directory, file);
    refuseLinks(directory, path.dirname(target), file);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(absolutePath(root, file), target, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
}

/** Returns the SHA-256 of all of today's files, with their paths. */
export function digestTodaysFiles(root: Root, { named, carried }: TodaysFiles): string {
  const files = [...named, ...carried].flatMap((place) => listFilesBelow(root, place));
  const digests = files.map((file) => [file, digestLargeFile(absolutePath(root, file))]);
  return digestValue(digests);
}

/** Returns the path itself if it is a file, else the files below the folder; links are left out. */
function listFilesBelow(root: Root, file: string): readonly string[] {
  const absolute = absolutePath(root, file);
  if (statSync(absolute, { throwIfNoEntry: false })?.isFile() === true) {
    return [file];
  }
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root.directory, path.join(entry.parentPath, entry.name)))
    .toSorted(compareCodePoints);
}

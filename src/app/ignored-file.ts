/** Which files that have to be committed, such as a baseline, git ignores. */
import { realpathSync } from "node:fs";
import path from "node:path";
import { openGitIfThere } from "../change/git.ts";
import { logLine, shellWord } from "../messages/escape.ts";
import { findRoot } from "../system/root.ts";

/** Returns what to do about each of the files, absolute paths, that git ignores. */
export function describeIgnoredFiles(
  fullPaths: readonly string[],
  {
    workingDirectory,
    environment,
  }: {
    readonly workingDirectory: string;
    readonly environment: Readonly<Record<string, string | undefined>>;
  },
): readonly string[] {
  const folder = realpathSync(workingDirectory);
  const root = findRoot(folder).directory;
  const relativePaths = fullPaths.map((file) =>
    path.relative(root, file).split(path.sep).join("/"),
  );
  const ignored = openGitIfThere(root, environment)?.ignored(relativePaths) ?? [];
  return ignored.map((fromRoot) => {
    const file = path.relative(folder, path.join(root, fromRoot));
    return `git ignores ${logLine(file)}, which has to be committed: git add -f ${logLine(shellWord(file))}`;
  });
}

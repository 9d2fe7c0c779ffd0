/** Whether git ignores a file that has to be committed, such as a baseline. */
import { realpathSync } from "node:fs";
import path from "node:path";
import { openGitIfThere } from "../change/git.ts";
import { logLine, shellWord } from "../messages/escape.ts";
import { findRoot } from "../system/root.ts";

/** Returns what to do about a file, an absolute path, if git ignores it; else null. */
export function describeIgnoredFile(
  fullPath: string,
  {
    workingDirectory,
    environment,
  }: {
    readonly workingDirectory: string;
    readonly environment: Readonly<Record<string, string | undefined>>;
  },
): string | null {
  const folder = realpathSync(workingDirectory);
  const root = findRoot(folder).directory;
  const fromRoot = path.relative(root, fullPath).split(path.sep).join("/");
  if (openGitIfThere(root, environment)?.isIgnored(fromRoot) !== true) {
    return null;
  }
  const file = path.relative(folder, fullPath);
  return `git ignores ${logLine(file)}, which has to be committed: git add -f ${logLine(shellWord(file))}`;
}

/**
 * The other configs over the same suite or baseline, such as the one that asks the whole suite at
 * night. No run of a pull request may use them, so each run watches them, too.
 */
import { GateError } from "../errors.ts";
import { loadConfig } from "../files/config.ts";
import type { Config } from "../model/config.ts";
import type { Change, OtherConfig } from "../model/report.ts";
import type { Root } from "../system/root.ts";
import { NOTHING_VOUCHED, commitRoot, findEntry, isFileFailure, listConfigs } from "./change.ts";
import type { CommitInGit } from "./git.ts";

/**
 * Returns the base's other configs that name a suite file or the baseline of this run's config, if
 * HEAD has edited, moved or removed them. A config of the base that can't be read is left out. If
 * HEAD has none that can be read, `after` is the reason as text.
 */
export async function readOtherConfigs(
  { git, commit }: CommitInGit,
  { base, head }: Pick<Change, "base" | "head">,
  workTree: Root,
): Promise<readonly OtherConfig[]> {
  const ownConfig = (base ?? head).config;
  const files = await listConfigs(git, commit, git.changed(commit, "HEAD"));
  const configs: OtherConfig[] = [];
  for (const file of files.filter((each) => each !== ownConfig.file)) {
    const before = await readCommitConfig({ git, commit }, file, workTree);
    if (typeof before === "string" || !sharesFile(before, ownConfig)) {
      continue;
    }
    const isRemoved = findEntry(git, "HEAD", file).kind === "absent";
    // A moved config is read at its new path, as git pairs the two files.
    const newFile = isRemoved ? git.renames(commit, "HEAD").get(file) : file;
    const after =
      newFile === undefined
        ? "removed"
        : await readCommitConfig({ git, commit: "HEAD" }, newFile, workTree);
    configs.push({ before, after });
  }
  return configs;
}

/** Returns the config of a commit, or a text that says why it is none. */
async function readCommitConfig(
  { git, commit }: CommitInGit,
  file: string,
  workTree: Root,
): Promise<Config | string> {
  if (findEntry(git, commit, file).kind === "link") {
    return "a symbolic link";
  }
  try {
    const root = commitRoot(workTree, git, commit, NOTHING_VOUCHED);
    return (await loadConfig(root, file)).config;
  } catch (error) {
    if (!(error instanceof GateError) || !isFileFailure(error)) {
      throw error;
    }
    return `can't be read: ${error.problems[0]?.message ?? error.message}`;
  }
}

/** Whether two configs name the same baseline or a suite file in common. */
function sharesFile(config: Config, own: Config): boolean {
  const hasSameBaseline = config.baseline !== null && config.baseline === own.baseline;
  return hasSameBaseline || config.suites.some((file) => own.suites.includes(file));
}

/** The checkout of a base commit that is measured beside the head. */

/**
 * Makes the work tree in place of an earlier one: git only removes a folder that is one of its work
 * trees.
 */
export function makeBaseCommand(folder: string, commit: string): string {
  return `git worktree remove --force ${folder} 2>/dev/null; git worktree add --detach ${folder} ${commit}`;
}

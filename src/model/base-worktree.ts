/** The checkout of a base commit that is measured beside the head. */

/** Returns the command that makes it, also where one stands there. Git removes nothing that is no work tree of its own. */
export function makeBaseCommand(folder: string, commit: string): string {
  return `git worktree remove --force ${folder} 2>/dev/null; git worktree add --detach ${folder} ${commit}`;
}

/** Which commits are replayed, and what targets were called at each of them. */
import type { GitPort } from "../../change/git.ts";
import { GateError } from "../../errors.ts";
import { invertRenames, namesDocument, type Renames, indexByName } from "../../model/renames.ts";
import { type Suite, singleTargets } from "../../model/suite.ts";
import type { ReplayedCommit } from "./model.ts";

/** How far back a replay goes: so many commits, or all after a day, tag, branch or commit. */
interface Span {
  readonly last: number;
  /** Null if `last` alone decides. */
  readonly since: string | null;
}

/**
 * Returns the commits of the span up to HEAD, oldest first, by first parents. One commit more comes
 * before them, with which the oldest is compared, unless history begins within the span. Throws
 * `base_not_found` without a commit or for an unknown `since`, `shallow_clone` if the clone ends
 * within the span.
 */
export function listCommits(git: GitPort, { last, since }: Span): readonly ReplayedCommit[] {
  const head = git.commit("HEAD");
  if (head === null) {
    throw new GateError(
      "base_not_found",
      "this repository has no commit",
      "Commit your work first: a replay runs the search of each commit.",
    );
  }
  const isStart = since === null ? () => false : findStart(git, head, since);
  const commits: ReplayedCommit[] = [];
  // With the one before the span.
  const mostCommits = last + 1;
  let next: string | undefined = head;
  while (next !== undefined && commits.length < mostCommits) {
    if (!git.has(next)) {
      throw new GateError(
        "shallow_clone",
        `this clone has only the last ${commits.length} of the commits to replay`,
        "Fetch the history with `git fetch --unshallow`, or check out with `fetch-depth: 0`.",
      );
    }
    const { parents, time, subject } = git.facts(next);
    commits.push({ commit: next, date: new Date(time * 1000).toISOString().slice(0, 10), subject });
    next = isStart(next, time) ? undefined : parents[0];
  }
  return commits.toReversed();
}

/**
 * Returns the function that tells whether a commit of the first-parent history is the one before
 * the span. `since`: a day (`2026-11-27`), or what names a commit. If that shares no commit with
 * the first-parent history of this clone, no commit is the start: the span ends by the flag --last
 * alone.
 */
function findStart(
  git: GitPort,
  head: string,
  since: string,
): (commit: string, time: number) => boolean {
  if (/^\d{4}-\d{2}-\d{2}$/.test(since)) {
    const firstSecond = Date.parse(since) / 1000;
    return (_commit, time) => time < firstSecond;
  }
  const named = git.commit(since);
  if (named === null) {
    throw new GateError(
      "base_not_found",
      `--since "${since}" is no day and no commit of this clone`,
      "Write a day such as 2026-11-27, or a tag, branch or commit.",
    );
  }
  const start = git.firstParentBase(head, named);
  return (commit) => commit === start;
}

/**
 * Returns for each commit (oldest first) the names that the suite's targets had then, by their
 * names of today. Git pairs the files of neighbouring commits, so that a file that was renamed
 * twice, or edited a lot since, is followed. A name that fits several files of today stays.
 */
export function nameTargetsThen(
  git: GitPort,
  commits: readonly ReplayedCommit[],
  suite: Suite,
): readonly Renames[] {
  const targets = findTargetFiles(git, suite);
  const renames: Renames[] = [];
  /** The path that each of today's files had at the commit, by its path today. */
  let pathsThen = new Map([...targets.values()].map((file) => [file, file]));
  let laterCommit: string | null = null;
  for (const { commit } of commits.toReversed()) {
    if (laterCommit !== null) {
      const oldPaths = invertRenames(git.renames(commit, laterCommit));
      const entries = [...pathsThen];
      pathsThen = new Map(entries.map(([today, path]) => [today, oldPaths.get(path) ?? path]));
    }
    renames.push(renameValues(targets, pathsThen));
    laterCommit = commit;
  }
  return renames.toReversed();
}

/** Returns the path of today by target. A target that names no file, or several, is left out. */
function findTargetFiles(git: GitPort, { cases }: Suite): ReadonlyMap<string, string> {
  const pathByName = indexByName(git.files().map((file) => [file, file]));
  const files = new Map<string, string>();
  const targets = cases.flatMap(({ expected, forbidden }) => [...expected, ...forbidden]);
  for (const { value } of targets.flatMap(singleTargets).filter(namesDocument)) {
    // Of `docs/a.md#part`: docs/a.md.
    const [name = value] = value.split("#");
    const file = pathByName.get(name) ?? null;
    if (file !== null) {
      files.set(value, file);
    }
  }
  return files;
}

/** Returns the old value of each target whose file had another path, by its value today. */
function renameValues(
  targets: ReadonlyMap<string, string>,
  pathsThen: ReadonlyMap<string, string>,
): Renames {
  const renames = new Map<string, string>();
  for (const [value, today] of targets) {
    const then = pathsThen.get(today) ?? today;
    if (then !== today) {
      renames.set(value, nameLike(value, today, then));
    }
  }
  return renames;
}

/**
 * Returns the name that the file had `then`, shortened as `value` shortens its path `today`: without
 * the same folders in front, else without as many folders, and without extension. A part behind `#`
 * stays. For `b/c` and `a/b/c.md` today:
 *
 *     then       name
 *     a/d/c.md   d/c
 *     x/y/c.md   y/c
 */
function nameLike(value: string, today: string, then: string): string {
  const [name = value] = value.split("#");
  const partOfFile = value.slice(name.length);
  const hasExtension = today.endsWith(name);
  const asWritten = (file: string): string =>
    hasExtension ? file : file.replace(/\.[^./]+$/u, "");
  const pathToday = asWritten(today);
  const pathThen = asWritten(then);
  // What the value leaves out: `a/` of `a/b/c`.
  const front = pathToday.slice(0, pathToday.length - name.length);
  if (pathThen.startsWith(front)) {
    return pathThen.slice(front.length) + partOfFile;
  }
  const folderCount = front.split("/").length - 1;
  const parts = pathThen.split("/");
  return parts.slice(Math.min(folderCount, parts.length - 1)).join("/") + partOfFile;
}

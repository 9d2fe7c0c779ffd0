/**
 * Makes absolute paths below the repository root relative to it in what a retriever returned, since
 * the root is another folder on the next machine.
 */
import { realpathSync } from "node:fs";
import type { RawAnswer, RawResult } from "../model/retriever.ts";

/**
 * Returns the answer with ids and paths below the root made relative to it; `corrected` counts the
 * results that had one.
 */
export type PathCutter = (answer: RawAnswer) => RawAnswer;

/**
 * Returns the cutter for the absolute path `root`. If the root is a link, a path below the folder
 * that it links to counts as well.
 */
export function makePathCutter(
  root: string,
  platform: NodeJS.Platform = process.platform,
): PathCutter {
  const cut = makeRootCutter(root, platform);
  const cutResult = (result: RawResult): RawResult => {
    const withId = result.id === undefined ? result : { ...result, id: cut(result.id) };
    const withPath = result.path === undefined ? withId : { ...withId, path: cut(result.path) };
    const isSame = withPath.id === result.id && withPath.path === result.path;
    return isSame ? result : withPath;
  };
  return (answer) => {
    const results = answer.results.map(cutResult);
    const count = results.filter((result, index) => result !== answer.results[index]).length;
    const stages = answer.stages && cutStages(answer.stages, cutResult);
    const cutAnswer = { ...answer, results, ...(stages !== undefined && { stages }) };
    return count === 0 ? cutAnswer : { ...cutAnswer, corrected: { absolute_paths: count } };
  };
}

/** Returns the stages with each result cut. */
function cutStages(
  stages: NonNullable<RawAnswer["stages"]>,
  cutResult: (result: RawResult) => RawResult,
): RawAnswer["stages"] {
  const entries = Object.entries(stages);
  return Object.fromEntries(entries.map(([name, results]) => [name, results.map(cutResult)]));
}

/**
 * Returns the function that makes a path below the root relative, and leaves others as they are. On
 * Windows letter case and the kind of slash make no difference.
 */
function makeRootCutter(root: string, platform: NodeJS.Platform): (path: string) => string {
  const isWindows = platform === "win32";
  const toSlashes = (path: string): string => (isWindows ? path.replaceAll("\\", "/") : path);
  const comparablePath = (path: string): string =>
    isWindows ? toSlashes(path).toLowerCase() : path;
  const prefixes = [...new Set([root, realPath(root)].map((each) => `${comparablePath(each)}/`))];
  return (path) => {
    const comparable = comparablePath(path);
    const prefix = prefixes.find(
      (each) => comparable.startsWith(each) && comparable.length > each.length,
    );
    return prefix === undefined ? path : toSlashes(path).slice(prefix.length);
  };
}

/** Returns the path with its links resolved; as it is if that fails. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

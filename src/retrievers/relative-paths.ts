/** Cuts the repository's own folder from what a retriever returned: the next machine has it elsewhere. */
import { realpathSync } from "node:fs";
import type { RawAnswer, RawResult } from "../model/retriever.ts";

/** Returns an answer whose paths below the root are relative to it, and how many results had such a path. */
export type PathCutter = (answer: RawAnswer) => RawAnswer;

/** `root` is absolute. A path that goes through a link to the root, or to what the root links to, is below it, too. */
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

function cutStages(
  stages: NonNullable<RawAnswer["stages"]>,
  cutResult: (result: RawResult) => RawResult,
): RawAnswer["stages"] {
  const entries = Object.entries(stages);
  return Object.fromEntries(entries.map(([name, results]) => [name, results.map(cutResult)]));
}

/** Returns how one path is cut. On Windows letter case and the kind of slash say nothing. */
function makeRootCutter(root: string, platform: NodeJS.Platform): (path: string) => string {
  const isWindows = platform === "win32";
  const toSlashes = (path: string): string => (isWindows ? path.replaceAll("\\", "/") : path);
  const comparablePath = (path: string): string =>
    isWindows ? toSlashes(path).toLowerCase() : path;
  const prefixes = [...new Set([root, realPath(root)].map((each) => `${comparablePath(each)}/`))];
  return (path) => {
    const written = comparablePath(path);
    const prefix = prefixes.find(
      (each) => written.startsWith(each) && written.length > each.length,
    );
    return prefix === undefined ? path : toSlashes(path).slice(prefix.length);
  };
}

/** The path itself if it can't be resolved. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

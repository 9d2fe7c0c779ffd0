/**
 * Makes absolute paths below the repository root relative to it in what a retriever returned, since
 * the root is another folder on the next machine.
 */
import { realpathSync } from "node:fs";
import { decodePercent } from "../model/docno.ts";
import { isWindows } from "./ports.ts";
import type { RawAnswer, RawResult } from "../model/retriever.ts";
import { withoutUndefined } from "../system/json.ts";

/**
 * Returns the answer with ids and paths below the root made relative to it, in its results and its
 * stages. `corrected` counts the results that were changed, without those of stages; absent for 0.
 */
type PathCutter = (answer: RawAnswer) => RawAnswer;

/**
 * Returns the function that cuts the absolute path `root` off the paths of an answer. If the root
 * is a link, it is cut off paths below the folder that it links to as well.
 */
export function makePathCutter(root: string): PathCutter {
  const cutPath = makeRootCutter(root);
  /** Returns the same object if nothing was cut off: by that the changed results are counted. */
  const cutResult = (result: RawResult): RawResult => {
    const id = result.id === undefined ? undefined : cutPath(result.id);
    const path = result.path === undefined ? undefined : cutPath(result.path);
    if (id === result.id && path === result.path) {
      return result;
    }
    return { ...result, ...withoutUndefined({ id, path }) };
  };
  return (answer) => {
    const results = answer.results.map(cutResult);
    const count = results.filter((result, index) => result !== answer.results[index]).length;
    const stages = Object.entries(answer.stages ?? {});
    const cutStages = stages.map(([name, stage]) => [name, stage.map(cutResult)] as const);
    const cutAnswer = {
      ...answer,
      results,
      ...(answer.stages && { stages: Object.fromEntries(cutStages) }),
    };
    return count === 0 ? cutAnswer : { ...cutAnswer, corrected: { absolute_paths: count } };
  };
}

/**
 * Returns the function that makes a path below the root relative, also that of a `file:` URI, and
 * leaves others as they are. On Windows letter case and the kind of slash make no difference.
 */
function makeRootCutter(root: string): (path: string) => string {
  const toSlashes = (path: string): string => (isWindows() ? path.replaceAll("\\", "/") : path);
  const comparablePath = (path: string): string =>
    isWindows() ? toSlashes(path).toLowerCase() : path;
  const rootForms = new Set([root, realPath(root)]);
  const prefixes = [...rootForms].map((form) => `${comparablePath(form)}/`);
  return (written) => {
    const path = pathOfFileUri(written);
    const comparable = comparablePath(path);
    const prefix = prefixes.find(
      (start) => comparable.startsWith(start) && comparable.length > start.length,
    );
    return prefix === undefined ? written : toSlashes(path).slice(prefix.length);
  };
}

/** Returns the path of a `file:` URI of this machine; any other text as it is. */
function pathOfFileUri(text: string): string {
  const encodedPath = /^file:\/\/(?:localhost)?(\/.*)$/is.exec(text)?.[1];
  if (encodedPath === undefined) {
    return text;
  }
  // On Windows it is `/C:/repo/a.md`.
  return decodePercent(isWindows() ? encodedPath.slice(1) : encodedPath);
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

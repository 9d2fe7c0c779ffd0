/** Loads a dataset by a suite file that names it, and shows its cases in one line each. */
import { GateError } from "../../../src/errors.ts";
import { type LoadedSuite, loadSuite } from "../../../src/files/suite.ts";
import { formatProblem } from "../../../src/model/problem.ts";
import { type Case, singleTargets } from "../../../src/model/suite.ts";
import { workspace } from "../../helpers/workspace.ts";
import { listRefusal } from "../refusal.ts";

/**
 * JSON values by key, or contents of files by path. A content that is no text or bytes is written
 * as JSON.
 */
export type Files = Readonly<Record<string, unknown>>;

/**
 * Loads the suite `eval/suite.json` with this `dataset`, whose keys stand in it from line 6 on.
 * `files` are written beside it, in `eval/`.
 */
export async function loadDataset(dataset: Files, files: Files): Promise<LoadedSuite> {
  const suite = { version: 1, name: "set", revision: "1", dataset };
  const placedFiles = Object.entries(files).map(([name, content]) => [`eval/${name}`, content]);
  const root = workspace({
    "eval/suite.json": suite,
    ...(Object.fromEntries(placedFiles) as Files),
  });
  return loadSuite({ directory: root }, ["eval/suite.json"]);
}

/** Returns the lines of listRefusal for loadDataset. */
export const refuseDataset = (dataset: Files, files: Files) =>
  listRefusal(loadDataset(dataset, files));

/** Returns the error of loading a dataset of format json: its message, problems and hint. */
export async function refuseJson(dataset: Files, files: Files): Promise<string> {
  const error = await loadDataset({ format: "json", ...dataset }, files).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof GateError)) {
    return `no GateError, but ${String(error)}`;
  }
  return [error.message, ...error.problems.map(formatProblem), error.hint].join("\n");
}

/**
 * Returns a case in one line, `q1 @queries.tsv:1: d1=2 d2=1 (not d3)`: its id, its place, its
 * targets with their grades, and the documents that were judged not relevant.
 */
export function summariseCase(each: Case): string {
  const targets = each.expected
    .flatMap(singleTargets)
    .map((target) => `${target.value}=${target.grade}`);
  const irrelevant =
    each.judged_irrelevant === undefined ? [] : [`(not ${each.judged_irrelevant.join(" ")})`];
  return [
    `${each.id} @${each.place.file.replace("eval/", "")}:${each.place.line}:`,
    ...targets,
    ...irrelevant,
  ].join(" ");
}

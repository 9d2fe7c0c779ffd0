/** Loads datasets as suite files do. */
import { type LoadedSuite, loadSuite } from "../../../src/files/suite.ts";
import { type Case, singleTargets } from "../../../src/model/suite.ts";
import { workspace } from "../../helpers/workspace.ts";
import { refusal } from "../refusal.ts";

export type Files = Readonly<Record<string, unknown>>;

/** A suite in `eval/suite.json` with this `dataset`, and the files beside it. */
export async function loadDataset(dataset: Files, files: Files): Promise<LoadedSuite> {
  const suite = { version: 1, name: "set", revision: "1", dataset };
  const placed = Object.entries(files).map(([name, content]) => [`eval/${name}`, content]);
  const root = workspace({ "eval/suite.json": suite, ...(Object.fromEntries(placed) as Files) });
  return loadSuite({ directory: root }, ["eval/suite.json"]);
}

export const refusalOf = (dataset: Files, files: Files) => refusal(loadDataset(dataset, files));

/** `q1 @queries.tsv:1: d1=2 d2=1 (not d3)`. */
export function brief(each: Case): string {
  const targets = each.expected
    .flatMap(singleTargets)
    .map((target) => `${target.value}=${target.grade}`);
  const not =
    each.judged_irrelevant === undefined ? [] : [`(not ${each.judged_irrelevant.join(" ")})`];
  return [
    `${each.id} @${each.place.file.replace("eval/", "")}:${each.place.line}:`,
    ...targets,
    ...not,
  ].join(" ");
}

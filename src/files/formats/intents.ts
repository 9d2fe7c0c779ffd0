/** `intents:` of a dataset: lines of a query's id, a tab and its intent. */
import type { Problem } from "../../model/problem.ts";
import type { DatasetFiles } from "./dataset-files.ts";
import { linesOf, show } from "./lines.ts";

/** One for every case (null: the format brings them), or by query id from a file. */
export type Intents =
  | { readonly file: null; readonly one: string | null }
  | { readonly file: string; readonly byId: ReadonlyMap<string, string> };

export const INTENT: RegExp = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/** Ids that the dataset does not have are no problem: one file may serve several splits. */
export function readIntents(files: DatasetFiles, place: string, problems: Problem[]): Intents {
  const { file, text } = files.text([place], "intents", "Check `dataset.intents`.");
  const byId = new Map<string, string>();
  for (const { line, text: row } of linesOf(text)) {
    const columns = row.split("\t").map((cell) => cell.trim());
    const [id = "", intent = ""] = columns;
    const earlier = byId.get(id);
    const report = (message: string): void => void problems.push({ file, line, message });
    if (columns.length !== 2 || id === "")
      report(`expected a query's id, a tab and its intent; got ${show(row)}`);
    else if (!INTENT.test(intent))
      report(`expected an intent of letters, digits, \`.\`, \`_\` and \`-\`; got ${show(intent)}`);
    else if (earlier !== undefined && earlier !== intent)
      report(`query ${show(id)} has intent ${show(earlier)} on an earlier line`);
    else byId.set(id, intent);
  }
  return { file, byId };
}

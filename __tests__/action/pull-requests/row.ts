/** A gated project, and how a pull request may change it. */
import { cpSync } from "node:fs";
import { retrievalGate } from "../../helpers/command.ts";
import { commitAll, repository } from "../../helpers/git-repository.ts";
import { workspace, writeFiles } from "../../helpers/workspace.ts";
import { CONFIG, SUITE, type Written, configFile, edit, suiteFile } from "../../change/project.ts";

export type Change = (folder: string) => unknown;

export const LABEL = "retrieval-gate:accept";

/** A reusable workflow has the event of its caller; should a runner say `workflow_call`, it is one of these. */
type BranchEvent = "push" | "workflow_dispatch" | "create" | "deployment" | "release";

/** What starts the run. On pull requests the label is among the pull request's labels, always: only adding it counts. */
export type Started =
  | {
      readonly on: "pull_request";
      readonly action: string;
      readonly label?: string;
      readonly attempt?: number;
    }
  | { readonly on: "pull_request_target" }
  /** The head's branch, or main after the merge. */
  | { readonly on: BranchEvent; readonly branch: "topic" | "main" }
  | { readonly on: "merge_group" };

/**
 * The document of query "find howto-0" is "doc howto-0"; ranks.json says where it comes back, null: not at all. A case
 * whose params say `easy` has it first.
 */
const SEARCH = `import { readFileSync } from "node:fs";
const ranks = JSON.parse(readFileSync(new URL("ranks.json", import.meta.url), "utf8"));
export default (query, { k, params }) => {
  const what = query.replace("find ", "");
  const others = Array.from({ length: 30 }, (_, i) => "other " + i);
  const rank = params?.easy || ranks[what] === undefined ? 1 : ranks[what];
  const list = rank === null ? others : others.toSpliced(rank - 1, 0, "doc " + what);
  return list.slice(0, k).map((id) => ({ id, cluster: id }));
};
`;

export const RANKS = "retrieval/ranks.json";

/** Search as the change leaves it: rank by case, 1 where nothing is said. */
export const search =
  (ranks: Readonly<Record<string, number | null>>): Change =>
  (folder) =>
    writeFiles(folder, { [RANKS]: ranks });

export const gate =
  (rules: Written): Change =>
  (folder) =>
    edit(folder, CONFIG, (config) => Object.assign(config, { gate: rules }));

export const config =
  (overrides: Written): Change =>
  (folder) =>
    edit(folder, CONFIG, (written) => Object.assign(written, overrides));

export const cases =
  (change: (list: Written[]) => void): Change =>
  (folder) =>
    edit(folder, SUITE, (suite) => change(suite.cases));

/** One after the other. */
export const all =
  (...changes: readonly Change[]): Change =>
  async (folder) => {
    for (const change of changes) {
      await change(folder);
    }
  };

/** The built command, as an author runs it. */
export const recordWith =
  (file: string, ...more: readonly string[]): Change =>
  async (folder) => {
    const ran = await retrievalGate(folder, ["record", "--config", file, ...more]);
    if (ran.code !== 0) {
      throw new Error(`record: ${ran.stdout}${ran.stderr}`);
    }
  };
export const record: Change = recordWith(CONFIG);
/** What fell beyond the rule, too. */
export const accept: Change = recordWith(CONFIG, "--accept");
/** The gated project on `main`, with a baseline of perfect answers: twelve cases in two intents. */
export async function makeOrigin(): Promise<string> {
  const folder = repository();
  writeFiles(folder, {
    [CONFIG]: configFile({ retriever: { kind: "module", path: "retrieval/search.mjs" } }),
    [SUITE]: suiteFile(),
    "retrieval/search.mjs": SEARCH,
    [RANKS]: {},
    "README.md": "docs\n",
    ".gitignore": "retrieval-gate-report\n",
  });
  await record(folder);
  commitAll(folder, "the gate");
  return folder;
}

export function copyOf(origin: string): string {
  const folder = workspace();
  cpSync(origin, folder, { recursive: true });
  return folder;
}

/** A gated project, and the changes that a pull request may make in it. */
import { cpSync } from "node:fs";
import { retrievalGate } from "../../helpers/command.ts";
import { commitAll, repository } from "../../helpers/git-repository.ts";
import { workspace, writeFiles } from "../../helpers/workspace.ts";
import { CONFIG, SUITE, type Written, configFile, edit, suiteFile } from "../../change/project.ts";

/** Changes files of a checkout; a promise is awaited. */
export type Change = (folder: string) => unknown;

export const LABEL = "retrieval-gate:accept";

/** What starts a run. The pull request has LABEL, but only the event that adds it may accept. */
export type Started =
  | {
      readonly on: "pull_request";
      readonly action: string;
      readonly label?: string;
      readonly attempt?: number;
    }
  | { readonly on: "pull_request_target" }
  /** The head's branch, or main after the merge. */
  | { readonly on: "push" | "workflow_dispatch"; readonly branch: "topic" | "main" }
  | { readonly on: "merge_group" };

/**
 * The document of query "find howto-0" is "doc howto-0". ranks.json says at which rank it comes
 * back: null if it does not, absent for rank 1. A case with the params `easy` gets it at rank 1 in
 * any case.
 */
const SEARCH = `import { readFileSync } from "node:fs";
const ranks = JSON.parse(readFileSync(new URL("ranks.json", import.meta.url), "utf8"));
export default (query, { k, params }) => {
  const name = query.replace("find ", "");
  const others = Array.from({ length: 30 }, (_, i) => "other " + i);
  const rank = params?.easy || ranks[name] === undefined ? 1 : ranks[name];
  const list = rank === null ? others : others.toSpliced(rank - 1, 0, "doc " + name);
  return list.slice(0, k).map((id) => ({ id, cluster: id }));
};
`;

const RANKS = "retrieval/ranks.json";

/** Makes a change of what the search finds: the documents' ranks by case, as SEARCH reads them. */
export const setRanks =
  (ranks: Readonly<Record<string, number | null>>): Change =>
  (folder) =>
    writeFiles(folder, { [RANKS]: ranks });

/** Makes a change that replaces the config's `gate`. */
export const setRules =
  (rules: Written): Change =>
  (folder) =>
    edit(folder, CONFIG, (config) => Object.assign(config, { gate: rules }));

/** Makes a change that sets these members of the config. */
export const setConfig =
  (overrides: Written): Change =>
  (folder) =>
    edit(folder, CONFIG, (written) => Object.assign(written, overrides));

/** Makes a change that edits the suite's cases. */
export const editCases =
  (change: (cases: Written[]) => void): Change =>
  (folder) =>
    edit(folder, SUITE, (suite) => change(suite.cases));

/** Makes a change of several, which are made one after the other. */
export const makeChanges =
  (...changes: readonly Change[]): Change =>
  async (folder) => {
    for (const change of changes) {
      await change(folder);
    }
  };

/** Makes a change that runs the command `record`, as an author does. */
const recordWith =
  (...flags: readonly string[]): Change =>
  async (folder) => {
    const ran = await retrievalGate(folder, ["record", "--config", CONFIG, ...flags]);
    if (ran.code !== 0) {
      throw new Error(`record: ${ran.stdout}${ran.stderr}`);
    }
  };
/** Records the baseline. Throws if a figure fell beyond its rule. */
export const recordBaseline: Change = recordWith();
/** Records the baseline, and accepts what fell beyond its rule. */
export const recordAccepting: Change = recordWith("--accept");

/** Makes the gated project on `main`: twelve cases in two intents, all found in its baseline. */
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
  await recordBaseline(folder);
  commitAll(folder, "the gate");
  return folder;
}

/** Copies the repository into a new folder, and returns its path. */
export function copyRepository(origin: string): string {
  const folder = workspace();
  cpSync(origin, folder, { recursive: true });
  return folder;
}

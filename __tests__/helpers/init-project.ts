/** What `init` finds in folders with given files, and the files that it would write there. */
import { lookAround, type Project } from "../../src/workbench/init/look.ts";
import { type InitChoices, chooseSearch, initFiles } from "../../src/workbench/init/files.ts";
import { describeFindings } from "../../src/workbench/init/findings.ts";
import { workspace } from "./workspace.ts";

export type Files = Readonly<Record<string, unknown>>;

/** The texts of the files that `init` writes for the project, by path. */
export function filesFor(
  project: Project,
  choices: Partial<InitChoices> = {},
): ReadonlyMap<string, string> {
  return initFiles({
    branch: "main",
    project,
    choice: chooseSearch(project, false),
    folder: "",
    cases: null,
    isSideBySide: false,
    isRecorded: false,
    isGitLab: false,
    ...choices,
  });
}

/** The lines that `init` prints of what it found in a folder with these files. */
export function findingsIn(files: Files): readonly string[] {
  const project = lookAround(workspace(files));
  const choice = chooseSearch(project, false);
  const hasCases = choice.kind === "bm25" && project.data.length === 0;
  return describeFindings(project, choice, { program: "retrieval-gate", hasCases });
}

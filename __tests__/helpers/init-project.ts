/** What `init` finds in folders with given files, and the files that it would write there. */
import { lookAround, type Project } from "../../src/workbench/init/look.ts";
import {
  type InitChoices,
  chooseNames,
  chooseSearch,
  initFiles,
} from "../../src/workbench/init/files.ts";
import { describeFindings } from "../../src/workbench/init/findings.ts";
import { workspace } from "./workspace.ts";

export type Files = Readonly<Record<string, unknown>>;

function choicesFor(project: Project, choices: Partial<InitChoices>): InitChoices {
  return {
    branch: "main",
    project,
    search: chooseSearch(project, false),
    folder: "",
    names: chooseNames("", project.data, null, false),
    cases: null,
    hasConfig: false,
    hasSuite: project.data?.kind === "suite",
    hasRetriever: false,
    isSideBySide: false,
    hasRecordWorkflow: false,
    isGitLab: false,
    ...choices,
  };
}

/** The texts of the files that `init` writes for the project, by path. */
export function filesFor(
  project: Project,
  choices: Partial<InitChoices> = {},
): ReadonlyMap<string, string> {
  return initFiles(choicesFor(project, choices));
}

/** The lines that `init` prints of what it found in a folder with these files. */
export function findingsIn(files: Files): readonly string[] {
  return describeFindings(choicesFor(lookAround(workspace(files)), {}), "retrieval-gate");
}

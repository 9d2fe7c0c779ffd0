/**
 * The documents of base and head by name: ids of the corpus file that the config names, else the
 * files of their commits.
 */
import { JSON_LIMIT, readBytes } from "../files/read.ts";
import { type DocumentNames, indexNames } from "../model/renames.ts";
import type { Inputs } from "../model/report.ts";
import { retrieverData } from "../retrievers/registry.ts";
import { isObject, tryParseJson } from "../system/json.ts";
import type { Root } from "../system/root.ts";
import { readData } from "./change.ts";
import { type CommitInGit, type GitPort, splitOutputLines } from "./git.ts";
import type { NamedDocuments } from "./renames.ts";
import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Returns the names of the documents of both sides, and of the files that git pairs between the
 * two. The head's are those of HEAD's commit, or of the work tree if one is given: `workTree` is
 * null in a workflow.
 */
export function readDocumentNames(
  { git, commit }: CommitInGit,
  base: Inputs,
  head: Inputs,
  workTree: Root | null,
): NamedDocuments {
  const headCommit = git.commit("HEAD") ?? commit;
  const pairs = [...git.renames(commit, headCommit)].map(([before, after]) => ({
    before: indexNames([before]),
    after: indexNames([after]),
  }));
  return {
    base: readCommitNames(git, commit, base),
    head:
      workTree === null
        ? readCommitNames(git, headCommit, head)
        : readHeadNames(git, head, workTree),
    pairs,
  };
}

function readCommitNames(git: GitPort, commit: string, { config }: Inputs): DocumentNames {
  if (corpusFile(config.retriever) !== null) {
    return indexNames(readIds(readData(git, commit, config.retriever)));
  }
  return indexNames(git.tree(commit).keys());
}

export function readHeadNames(git: GitPort, { config }: Inputs, workTree: Root): DocumentNames {
  const corpus = corpusFile(config.retriever);
  if (corpus !== null) {
    return indexNames(readIds(readBytes(workTree, corpus, "corpus", JSON_LIMIT)));
  }
  const commit = git.commit("HEAD");
  const trackedPaths = commit === null ? [] : [...git.tree(commit).keys()];
  const paths = new Set([...trackedPaths, ...git.files(), ...git.untracked()]);
  const present = [...paths].filter((file) => existsSync(path.join(workTree.directory, file)));
  return indexNames(present);
}

function corpusFile(retriever: Inputs["config"]["retriever"]): string | null {
  const data = retrieverData(retriever);
  return data?.holds === "corpus" ? data.file : null;
}

/** Skips lines that are no JSON object. */
function readIds(corpus: Buffer | null): readonly string[] {
  const names: string[] = [];
  for (const line of corpus === null ? [] : splitOutputLines(corpus)) {
    const document = tryParseJson(line);
    if (!isObject(document)) {
      continue;
    }
    for (const key of ["id", "_id", "path"]) {
      const name = document[key];
      if (typeof name === "string" && name !== "") {
        names.push(name);
      }
    }
  }
  return names;
}

/** The documents of base and head by name: files of their commits, and ids of a corpus that the config names. */
import { JSON_LIMIT, readBytes } from "../files/read.ts";
import type { Inputs } from "../model/report.ts";
import { retrieverData } from "../retrievers/registry.ts";
import { isObject } from "../system/json.ts";
import type { Root } from "../system/root.ts";
import { readData } from "./change.ts";
import { type CommitInGit, type GitPort, splitOutputLines } from "./git.ts";
import { type DocumentNames, type NamedDocuments, indexNames } from "./renames.ts";
import { existsSync } from "node:fs";
import path from "node:path";

/** `workTree` is null in a workflow, where the head's files are those of HEAD. */
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
  const corpus =
    corpusFile(config.retriever) === null ? null : readData(git, commit, config.retriever);
  return indexNames([...git.tree(commit).keys(), ...readIds(corpus)]);
}

/** Returns the names at a desk: files that HEAD has and that are still there, those of the index, and those of the corpus. */
export function readHeadNames(git: GitPort, { config }: Inputs, workTree: Root): DocumentNames {
  const commit = git.commit("HEAD");
  const trackedPaths = commit === null ? [] : [...git.tree(commit).keys()];
  const paths = new Set([...trackedPaths, ...git.files()]);
  const present = [...paths].filter((file) => existsSync(path.join(workTree.directory, file)));
  const corpus = corpusFile(config.retriever);
  const bytes = corpus === null ? null : readBytes(workTree, corpus, "corpus", JSON_LIMIT);
  return indexNames([...present, ...readIds(bytes)]);
}

function corpusFile(retriever: Inputs["config"]["retriever"]): string | null {
  const data = retrieverData(retriever);
  return data?.holds === "corpus" ? data.file : null;
}

/** Returns the ids and paths of a corpus in JSON Lines. Lines that are none are left out. */
function readIds(corpus: Buffer | null): readonly string[] {
  const names: string[] = [];
  for (const line of corpus === null ? [] : splitOutputLines(corpus)) {
    const document = parseLine(line);
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

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** A repository whose search, documents and history are a replay's. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { configFile, type Json, suiteFile } from "../../helpers/gated-project.ts";
import { commitAll, git, repository, writeFiles } from "../../helpers/git-repository.ts";

/**
 * A search of words over the files in docs/. `skipped` are words that it does not know. It adds a
 * line to the file ASKED for each query.
 */
export const searchModule = (skipped = "no words"): string => `
import { appendFileSync, readdirSync, readFileSync } from "node:fs";
const skipped = ${JSON.stringify(skipped)}.split(" ");
const wordsOf = (text) => text.split(/\\W+/).filter((word) => word && !skipped.includes(word));
const documents = readdirSync("docs").sort().map((file) => {
  return { id: "docs/" + file, words: wordsOf(readFileSync("docs/" + file, "utf8")) };
});
export default (query, { k }) => {
  if (process.env.ASKED) appendFileSync(process.env.ASKED, query + "\\n");
  const words = wordsOf(query);
  return documents.filter((each) => words.some((word) => each.words.includes(word))).slice(0, k);
};
`;

/** Eight topics: each is a document, a query, and the document that the query expects. */
export const TOPICS = ["apple", "brick", "cloud", "dunes", "ember", "flint", "grain", "hazel"];

/** Returns the golden queries; `names` are other names of documents, by topic. */
export const goldenSuite = (names: Readonly<Record<string, string>> = {}): Json =>
  suiteFile(
    "topics",
    TOPICS.map((topic) => ({
      id: topic,
      query: topic,
      intent: "howto",
      expected: [`docs/${names[topic] ?? topic}.md`],
    })),
  );

/**
 * Makes a repository with documents and search, and one commit; the gate's files are not in git.
 */
export function makeProject(): string {
  const folder = repository();
  const documents = TOPICS.map((topic) => [`docs/${topic}.md`, `All about ${topic}.\n`] as const);
  writeFiles(folder, {
    ...Object.fromEntries(documents),
    "search.mjs": searchModule(),
    ".gitignore": "retrieval-gate-report/\n",
  });
  commitAll(folder, "Begin");
  writeFiles(folder, { "retrieval-gate.yaml": configFile(), "suite.json": goldenSuite() });
  return folder;
}

/** Commits these files alone, and leaves the gate's files out of git. */
export function commitFiles(
  folder: string,
  message: string,
  files: Readonly<Record<string, unknown>>,
): void {
  writeFiles(folder, files);
  git(folder, "add", "--", ...Object.keys(files));
  git(folder, "commit", "-q", "--allow-empty", "-m", message);
}

/** What a replay must leave as it was: the work trees, and the user's files. */
export function userState(folder: string): string {
  return `${git(folder, "worktree", "list")}\n${git(folder, "status", "--porcelain")}`;
}

/**
 * The folders of work trees that are left in the temporary folder by this process id, or by any.
 */
export function leftFolders(pid = ""): readonly string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`retrieval-gate-replay-${pid}`));
}

/** The number of lines in a file; 0 if it is not there. */
export function countLines(file: string): number {
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
}

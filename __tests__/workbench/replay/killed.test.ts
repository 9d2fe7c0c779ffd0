/** A replay that is killed leaves no work tree, no process, and the user's files as they were. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CLI, startedGate } from "../../helpers/command.ts";
import { git } from "../../helpers/git-repository.ts";
import { workspace } from "../../helpers/workspace.ts";
import {
  TOPICS,
  commitFiles,
  leftFolders,
  makeProject,
  searchModule,
  userState,
} from "./project.ts";

/** Starts a replay, and kills it once the file `reached` is there. Returns its exit code and id. */
async function killWhenReached(
  folder: string,
  reached: string,
  signal: NodeJS.Signals,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly pid: number }> {
  const child = spawn(process.execPath, [CLI, "replay", ...args], {
    cwd: folder,
    env: { PATH: process.env["PATH"], HOME: folder, REACHED: reached },
    stdio: "ignore",
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  while (!existsSync(reached) && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill(signal);
  return { code: await exited, pid: child.pid! };
}

/** Tells the test that this moment is reached, and waits to be killed. */
const WAITING = `writeFileSync(process.env.REACHED, ""); await new Promise((resolve) => setTimeout(resolve, 60_000));`;

/** A search that waits at a moment: when it starts, at a query, or when all are asked again. */
const waitingSearch = (moment: "start" | "query" | "again"): string => `
import { writeFileSync } from "node:fs";
${moment === "start" ? WAITING : ""}
import search from "./words.mjs";
let count = 0;
export default async (query, options) => {
  if (${moment === "query" ? "query === 'cloud'" : "false"}) { ${WAITING} }
  if (${moment === "again" ? `++count > ${TOPICS.length}` : "false"}) { ${WAITING} }
  return search(query, options);
};
`;

/** A setup that waits in a commit that has the file `wait`. */
const SETUP = ["--setup", 'test ! -e wait || { touch "$REACHED"; sleep 60; }'];
const SETUP_WAITS = { wait: "" };

describe("replay that is killed", () => {
  // Moment | files that make it wait | which of the two replayed commits has them | signal
  it.each([
    ["in the setup of the first commit", SETUP_WAITS, "first", "SIGTERM"],
    ["in the setup of the second commit", SETUP_WAITS, "second", "SIGINT"],
    ["while a search starts", { "search.mjs": waitingSearch("start") }, "second", "SIGTERM"],
    ["while it asks a query", { "search.mjs": waitingSearch("query") }, "second", "SIGHUP"],
    ["while it asks once more", { "search.mjs": waitingSearch("again") }, "second", "SIGTERM"],
  ] as const)(
    "a replay that is killed %s leaves no work tree",
    async (_moment, files, at, signal) => {
      const folder = makeProject();
      commitFiles(folder, "Move the words", { "words.mjs": searchModule(), "more.txt": "" });
      commitFiles(folder, "Wait", files);
      // `--last 1` replays the last commit and the one before it.
      if (at === "first") {
        commitFiles(folder, "Last", { "more.txt": "more" });
      }
      const before = userState(folder);
      const reached = path.join(workspace(), "reached");
      const args = ["--last", "1", ...SETUP];

      const { code, pid } = await killWhenReached(folder, reached, signal, args);

      expect(code).toBe(3);
      expect(userState(folder)).toBe(before);
      expect(leftFolders(String(pid))).toEqual([]);
    },
  );

  it("a replay leaves the work trees of one that still runs", async () => {
    const folder = makeProject();
    // This test is the living process.
    const running = path.join(workspace(), `retrieval-gate-replay-${process.pid}-x`, "begin");
    git(folder, "worktree", "add", "-q", "--detach", running);

    await startedGate(folder, ["replay", "--last", "1"]);

    expect(existsSync(path.join(running, "search.mjs"))).toBe(true);
  });

  it("a replay cleans up after one that was killed by SIGKILL", async () => {
    const folder = makeProject();
    commitFiles(folder, "Wait", SETUP_WAITS);
    const before = userState(folder);
    const reached = path.join(workspace(), "reached");

    const { pid } = await killWhenReached(folder, reached, "SIGKILL", SETUP);
    const left = userState(folder);

    // The next replay removes the work tree that the killed one left.
    const next = await startedGate(folder, ["replay", "--last", "1", "--setup", "true"]);

    expect(left).not.toBe(before);
    expect(next.code).toBe(0);
    expect(userState(folder)).toBe(before);
    expect(leftFolders(String(pid))).toEqual([]);
  });
});

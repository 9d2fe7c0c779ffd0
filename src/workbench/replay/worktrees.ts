/** Checks commits out into temporary work trees, and removes these, however the process ends. */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { splitOutputLines } from "../../change/git.ts";
import { GateError } from "../../errors.ts";
import { isProcessAlive } from "../../output/write.ts";
import { findErrorLine } from "../../retrievers/failures.ts";
import type { Variables } from "../../system/secrets.ts";
import { makeTemporaryFolder } from "../../system/temporary.ts";

/** `retrieval-gate-replay-PID-random`: the folder of the work trees of one process. */
const PREFIX = "retrieval-gate-replay-";

export class Worktrees {
  readonly #repository: string;
  readonly #environment: Variables;
  readonly #folder: string;
  readonly #made = new Set<string>();
  readonly #removeAtExit = (): void => this.removeAll();

  /** `repository`: the user's checkout. First removes what a killed replay has left of it. */
  constructor(repository: string, environment: Variables) {
    this.#repository = repository;
    this.#environment = environment;
    this.#removeAbandoned();
    this.#folder = realpathSync(makeTemporaryFolder(`${PREFIX}${process.pid}-`));
    process.once("exit", this.#removeAtExit);
  }

  /** Checks the commit out, and returns the absolute path. Throws `git_failed`. */
  make(commit: string): string {
    const directory = path.join(this.#folder, commit.slice(0, 12));
    this.#made.add(directory);
    const { status, stderr } = this.#git("worktree", "add", "--detach", directory, commit);
    if (status !== 0) {
      this.remove(directory);
      throw new GateError("git_failed", `git can't check it out: ${findErrorLine(String(stderr))}`);
    }
    return directory;
  }

  /** Removes a work tree, whatever it holds by now. */
  remove(directory: string): void {
    this.#git("worktree", "remove", "--force", "--force", directory);
    rmSync(directory, { recursive: true, force: true });
    this.#made.delete(directory);
  }

  removeAll(): void {
    process.off("exit", this.#removeAtExit);
    for (const directory of this.#made) {
      this.remove(directory);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Removes the work trees of replays whose process has ended without doing so (SIGKILL). */
  #removeAbandoned(): void {
    const listing = this.#git("worktree", "list", "--porcelain").stdout;
    for (const line of splitOutputLines(listing)) {
      const directory = line.replace(/^worktree /, "");
      const folder = path.dirname(directory);
      const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(path.basename(folder)) ?? [];
      if (pid !== undefined && existsSync(folder) && !isProcessAlive(Number(pid))) {
        this.remove(directory);
        rmSync(folder, { recursive: true, force: true });
      }
    }
  }

  /**
   * Runs git in the user's repository with the user's settings (line ends, Git LFS), but without
   * hooks, which could write there, and without variables of a surrounding git.
   */
  #git(...args: readonly string[]): SpawnSyncReturns<Buffer> {
    const variables = Object.entries(this.#environment).filter(([name]) => !/^GIT_/i.test(name));
    return spawnSync("git", ["-c", "core.hooksPath=/dev/null", ...args], {
      cwd: this.#repository,
      env: { ...Object.fromEntries(variables), LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" },
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
    });
  }
}

import { randomUUID } from "node:crypto";
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { Readable, type Writable } from "node:stream";
import { GateError } from "../errors.ts";
import type { RetrieverConfig } from "../model/config.ts";
import { absoluteInside, hasFolder } from "../system/root.ts";
import { type Exit, quoteText, startError } from "./failures.ts";
import { CHILD_TOKEN_NAME, type RetrieverPorts, childEnvironment } from "./ports.ts";
import { sleep, settlesWithin } from "../system/timers.ts";
import { readFileSync, readdirSync } from "node:fs";

/** How long a child has to leave by itself once its standard input ended, and to be gone in the end. */
const STDIN_GRACE_MS = 1000;
/** How long it then has between SIGTERM and SIGKILL. */
const TERM_GRACE_MS = 2000;
/** How long output may still come after the exit. `close` never fires while a grandchild holds the pipe. */
const DRAIN_MS = 500;

const WINDOWS = process.platform === "win32";

type AnswersOn = 1 | 3 | "none";

export interface ChildOptions {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** The descriptor on which answers come; with 3 or none, what the child prints on 1 is for people. */
  readonly answersOn: AnswersOn;
}

/** Every family that may have living members, for the last resort. */
const families = new Set<Family>();

/** From the first child on; a program that starts none has no such handler. */
function watchExit(): void {
  process.off("exit", killAllChildren).on("exit", killAllChildren);
}

/**
 * Kills every child of every retriever, synchronously and without grace. Runs by itself when our process exits: after
 * it none of ours is left, however we end (SIGKILL excepted; then children see the end of their standard input).
 */
function killAllChildren(): void {
  for (const family of families) {
    family.killNow();
  }
}

export class Child {
  readonly stdin: Writable;
  readonly answers: Readable;
  /** Resolves after the exit and once the output is drained, or given up on. */
  readonly exited: Promise<Exit>;
  readonly #process: ChildProcess;
  readonly #pid: number;
  readonly #exit: Promise<Exit>;
  #ending: Promise<void> | null = null;

  constructor(
    process: ChildProcess,
    pid: number,
    answersOn: AnswersOn,
    onNoise: (chunk: Buffer) => void,
  ) {
    this.#process = process;
    this.#pid = pid;
    this.stdin = process.stdin!;
    const answers = process.stdio[answersOn === 3 ? 3 : 1];
    if (!(answers instanceof Readable)) {
      throw new Error("the child has no pipe for its answers");
    }
    this.answers = answers;
    this.#exit = new Promise((resolve) => {
      process.once("exit", (code, signal) => resolve({ code, signal }));
    });
    const noises = answersOn === 1 ? [process.stderr!] : [process.stdout!, process.stderr!];
    for (const noise of noises) {
      noise.on("data", onNoise);
    }
    for (const stream of process.stdio) {
      stream?.on("error", () => {});
    }
    process.on("error", () => {});
    this.exited = this.#waitForExit([...new Set([...noises, this.answers])]);
  }

  /** End of standard input, then SIGTERM, then SIGKILL, each with its grace, to the whole group. Never rejects. */
  end(): Promise<void> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  killNow(): void {
    signalGroup(this.#pid, "SIGKILL");
  }

  async #end(): Promise<void> {
    this.stdin.end();
    const left = await settlesWithin(this.#exit, STDIN_GRACE_MS);
    if (WINDOWS && !left) {
      this.killNow();
    }
    await endGroup(this.#pid);
    await settlesWithin(this.exited, STDIN_GRACE_MS);
    this.#destroy();
  }

  async #waitForExit(outputs: readonly Readable[]): Promise<Exit> {
    const ends = Promise.all(
      outputs.map((output) => new Promise((resolve) => output.once("close", resolve))),
    );
    const exit = await this.#exit;
    await settlesWithin(ends, DRAIN_MS);
    this.#destroy();
    return exit;
  }

  #destroy(): void {
    for (const stream of this.#process.stdio) {
      stream?.destroy();
    }
  }
}

/** The processes of one retriever: one that lives long, or one a query. They share a token by which strays are found. */
export class Family {
  readonly #token = randomUUID();
  readonly #children = new Set<Child>();
  #ended = false;

  /** Resolves when the program has started; rejects with `retriever_start` where it can't. */
  async spawn(options: ChildOptions, onNoise: (chunk: Buffer) => void): Promise<Child> {
    if (this.#ended) {
      throw new Error("a process was asked for after the end of its family");
    }
    watchExit();
    families.add(this);
    const [file, ...args] = options.argv;
    const started = spawn(file!, args, {
      cwd: options.cwd,
      env: { ...options.env, [CHILD_TOKEN_NAME]: this.#token },
      // Never inherit: a child that keeps our stdout open holds up the runner.
      stdio: options.answersOn === 3 ? ["pipe", "pipe", "pipe", "pipe"] : ["pipe", "pipe", "pipe"],
      // Its own process group, so that a signal reaches its children too. On Windows it would open a console window.
      detached: !WINDOWS,
      windowsHide: true,
    });
    if (started.pid === undefined) {
      const error = await new Promise<Error>((resolve) => started.once("error", resolve));
      throw startError(error, options.argv);
    }
    const child = new Child(started, started.pid, options.answersOn, onNoise);
    this.#children.add(child);
    return child;
  }

  async endChild(child: Child): Promise<void> {
    await child.end();
    this.#children.delete(child);
  }

  /** Ends them all, and what left their groups. Never rejects; safe to call again. */
  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all([...this.#children].map((child) => child.end()));
    killStrays(this.#token);
    families.delete(this);
  }

  killNow(): void {
    for (const child of this.#children) {
      child.killNow();
    }
    killStrays(this.#token);
  }
}

/** The leader, or where it is gone what it started and left in its group. */
async function endGroup(pid: number): Promise<void> {
  const isRunning = (): boolean => signalGroup(pid, 0) && isGroupRunning(pid);
  if (WINDOWS) {
    return;
  }
  for (const [signal, wait] of [
    ["SIGTERM", TERM_GRACE_MS],
    ["SIGKILL", DRAIN_MS],
  ] as const) {
    signalGroup(pid, signal);
    const until = performance.now() + wait;
    while (performance.now() < until) {
      if (!isRunning()) {
        return;
      }
      await sleep(20);
    }
  }
}

/** True if the signal reached someone; on Windows all are killed, and nobody asks. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  if (WINDOWS) {
    spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"], {
      stdio: "ignore",
      windowsHide: true,
    });
    return true;
  }
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/**
 * Processes whose environment carries the token, which ours does not: a grandchild that called setsid left the process
 * group and is found in no other way. Linux only (empty elsewhere); a process that cleared its environment is not found.
 */
function findStrays(token: string): readonly number[] {
  if (process.platform !== "linux") {
    return [];
  }
  const found: number[] = [];
  for (const entry of readdirSync("/proc")) {
    try {
      if (readEnviron(entry).includes(`${CHILD_TOKEN_NAME}=${token}`)) {
        found.push(Number(entry));
      }
    } catch {
      // Gone meanwhile, or another user's: not a child of ours.
    }
  }
  return found;
}

function readEnviron(pid: number | string): Buffer {
  return readFileSync(`/proc/${pid}/environ`);
}

/** Kills them, and looks again until none is left: one may have forked meanwhile. Synchronous, for the last moment. */
function killStrays(token: string): void {
  for (let round = 0; round < 50; round++) {
    const strays = findStrays(token);
    if (strays.length === 0) {
      return;
    }
    for (const pid of strays) {
      try {
        // Looked at twice: the number may be another process's by now.
        if (readEnviron(pid).includes(token)) {
          process.kill(pid, "SIGKILL");
        }
      } catch {
        // Gone meanwhile.
      }
    }
  }
}

/**
 * Whether the process group still has a member that runs. One that is dead but not yet collected by its new parent
 * (in a container without an init that may be never) still takes signals; only /proc tells it apart. Linux only: true
 * elsewhere.
 */
function isGroupRunning(group: number): boolean {
  if (process.platform !== "linux") {
    return true;
  }
  // After the name in parentheses come state, parent and group (proc(5)).
  const member = new RegExp(String.raw`\) [^ZX] \d+ ${group} `);
  return readdirSync("/proc").some((entry) => {
    try {
      return member.test(readFileSync(`/proc/${entry}/stat`, "latin1"));
    } catch {
      return false;
    }
  });
}

/** What every child of a retriever gets: its folder, checked, and its environment. Throws GateError. */
export function childOptions(
  config: Pick<RetrieverConfig, "cwd" | "env" | "env_only">,
  ports: RetrieverPorts,
  argv: readonly string[],
  answersOn: AnswersOn,
): ChildOptions {
  const cwd = absoluteInside(ports.root, config.cwd, "retriever.cwd");
  // Checked here because spawn reports a missing folder as if the command were missing.
  if (!hasFolder(cwd)) {
    throw new GateError(
      "retriever_start",
      `retriever.cwd: ${quoteText(config.cwd)} is not a folder`,
      {
        hint: "`cwd` is where the retriever runs; leave it out for the config's own folder.",
      },
    );
  }
  return { argv, cwd, env: childEnvironment(ports.environment, config), answersOn };
}

import { randomUUID } from "node:crypto";
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import path from "node:path";
import { Readable, type Writable } from "node:stream";
import { GateError } from "../errors.ts";
import type { RetrieverConfig } from "../model/config.ts";
import { absoluteInside, hasFolder, listFoldersUp } from "../system/root.ts";
import { type Exit, startError } from "./failures.ts";
import { quoteText } from "../system/excerpt.ts";
import { CHILD_TOKEN_NAME, type RetrieverPorts, childEnvironment, isWindows } from "./ports.ts";
import { refuseShellWords } from "../system/shell-words.ts";
import { sleep, settlesWithin } from "../system/timers.ts";
import { readFileSync, readdirSync } from "node:fs";

/**
 * How long a child has to exit by itself after the end of its input. When its group has ended, we
 * wait as long at most for the end of its output.
 */
const STDIN_GRACE_MS = 1000;
/** How long it has between SIGTERM and SIGKILL. */
const TERM_GRACE_MS = 2000;
/** How long output may still come after the exit, since a grandchild may keep the pipe open. */
const DRAIN_MS = 500;

/** How long between two looks at a process group that is being ended. */
const GROUP_POLL_MS = 20;

/** How often stray processes are looked for again. */
const MOST_ROUNDS = 50;

/** Windows has no process groups and no signals: `taskkill` ends a process and its children. */
const WINDOWS = isWindows();

/** Where a child writes its answers; `none` for a server, whose answers come over the network. */
type AnswersOn = "stdout" | "descriptor 3" | "none";

export interface ChildOptions {
  /** The program and its arguments; no shell reads them. */
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Unless answers come on "stdout", what the child prints there goes to the log. */
  readonly answersOn: AnswersOn;
  /** The key of the config that names the program. */
  readonly key: string;
}

/** Folders of programs that a project installs for itself. */
const PROGRAM_FOLDERS = WINDOWS
  ? [".venv/Scripts", "venv/Scripts", "node_modules/.bin"]
  : [".venv/bin", "venv/bin", "node_modules/.bin"];

/**
 * Returns the environment with the project's own folders of programs before those of PATH, the
 * nearest first, from `cwd` up to the root: `command: [kbase]` starts the script that pip or npm
 * has installed there. If the config sets PATH, the environment is returned as it is. Folders of
 * virtual environments are left out if one is active.
 */
function withOwnPrograms(
  env: Readonly<Record<string, string>>,
  config: Pick<RetrieverConfig, "env">,
  root: string,
  cwd: string,
): Readonly<Record<string, string>> {
  if ("PATH" in config.env) {
    return env;
  }
  const isActive = env["VIRTUAL_ENV"] !== undefined;
  const programFolders = PROGRAM_FOLDERS.filter((name) => !isActive || !name.includes("venv"));
  const folders = listFoldersUp(cwd, root)
    .flatMap((folder) => programFolders.map((name) => path.join(folder, name)))
    .filter(hasFolder);
  return folders.length === 0
    ? env
    : { ...env, PATH: [...folders, env["PATH"] ?? ""].join(path.delimiter) };
}

/** Every family that may have running children, to be killed when our process exits. */
const families = new Set<Family>();

/**
 * Kills every child of every retriever, synchronously, when our process exits. After SIGKILL it is
 * not called; children then see the end of their standard input.
 */
function killAllChildren(): void {
  for (const family of families) {
    family.killNow();
  }
}

/** A process that a retriever runs, started by Family. */
export class Child {
  readonly stdin: Writable;
  /** Where its answers come; for a server, whose answers come another way, its standard output. */
  readonly answers: Readable;
  /** Resolves after the exit, when all output was read or DRAIN_MS are over. */
  readonly exited: Promise<Exit>;
  readonly #process: ChildProcess;
  readonly #pid: number;
  /** Resolves at the exit itself. */
  readonly #exit: Promise<Exit>;
  #ending: Promise<void> | null = null;

  /** Takes a started process. `onNoise` gets what it prints beside its answers, of a server all. */
  constructor(
    process: ChildProcess,
    pid: number,
    answersOn: AnswersOn,
    onNoise: (chunk: Buffer) => void,
  ) {
    this.#process = process;
    this.#pid = pid;
    this.stdin = process.stdin!;
    const answers = process.stdio[answersOn === "descriptor 3" ? 3 : 1];
    if (!(answers instanceof Readable)) {
      throw new Error("the child has no pipe for its answers");
    }
    this.answers = answers;
    this.#exit = new Promise((resolve) => {
      process.once("exit", (code, signal) => resolve({ code, signal }));
    });
    const noises = answersOn === "stdout" ? [process.stderr!] : [process.stdout!, process.stderr!];
    for (const noise of noises) {
      noise.on("data", onNoise);
    }
    // An `error` event without a listener would end our process; the exit says what it means.
    for (const stream of process.stdio) {
      stream?.on("error", () => {});
    }
    process.on("error", () => {});
    // A set, since a server's `answers` is among the noises.
    this.exited = this.#waitForExit([...new Set([...noises, this.answers])]);
  }

  /**
   * Ends its standard input, then sends SIGTERM and SIGKILL to the whole group, and waits between
   * them. Never rejects; a further call returns the same promise.
   */
  end(): Promise<void> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  /** Kills its whole process group. Synchronous, and does not wait for the exit. */
  killNow(): void {
    signalGroup(this.#pid, "SIGKILL");
  }

  async #end(): Promise<void> {
    this.stdin.end();
    const hasExited = await settlesWithin(this.#exit, STDIN_GRACE_MS);
    if (WINDOWS && !hasExited) {
      this.killNow();
    }
    // Also if it has exited: processes that it started may run on in its group.
    await endGroup(this.#pid);
    await settlesWithin(this.exited, STDIN_GRACE_MS);
    this.#destroy();
  }

  /** Resolves with the exit once the outputs are closed, or DRAIN_MS after it. */
  async #waitForExit(outputs: readonly Readable[]): Promise<Exit> {
    const ends = Promise.all(
      outputs.map((output) => new Promise((resolve) => output.once("close", resolve))),
    );
    const exit = await this.#exit;
    await settlesWithin(ends, DRAIN_MS);
    this.#destroy();
    return exit;
  }

  /** Closes our ends of its pipes, which a grandchild may hold open on the other side. */
  #destroy(): void {
    for (const stream of this.#process.stdio) {
      stream?.destroy();
    }
  }
}

/**
 * The processes of one retriever: one that lives long, or one a query. They share a value of
 * CHILD_TOKEN_NAME, by which those that left their process group are found.
 */
export class Family {
  readonly #token = randomUUID();
  readonly #children = new Set<Child>();
  #ended = false;

  /**
   * Starts the program. Rejects with `retriever_start`. `onNoise` gets what it prints for people.
   */
  async spawn(options: ChildOptions, onNoise: (chunk: Buffer) => void): Promise<Child> {
    if (this.#ended) {
      throw new Error("a process was asked for after the end of its family");
    }
    // Before the start, so that our exit ends whatever runs. There is only one such handler.
    process.off("exit", killAllChildren).on("exit", killAllChildren);
    families.add(this);
    const [file, ...args] = options.argv;
    const started = spawn(file!, args, {
      cwd: options.cwd,
      env: { ...options.env, [CHILD_TOKEN_NAME]: this.#token },
      // Never inherit: a child that keeps our stdout open holds up the runner.
      stdio:
        options.answersOn === "descriptor 3"
          ? ["pipe", "pipe", "pipe", "pipe"]
          : ["pipe", "pipe", "pipe"],
      // In its own process group, a signal reaches its children, too. Windows would open a console.
      detached: !WINDOWS,
      windowsHide: true,
    });
    if (started.pid === undefined) {
      const error = await new Promise<Error>((resolve) => started.once("error", resolve));
      throw startError(error, options.argv, options.key);
    }
    const child = new Child(started, started.pid, options.answersOn, onNoise);
    this.#children.add(child);
    return child;
  }

  async endChild(child: Child): Promise<void> {
    await child.end();
    this.#children.delete(child);
  }

  /** Ends all children, and kills what left their groups. Never rejects; may be called again. */
  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all([...this.#children].map((child) => child.end()));
    killStrays(this.#token);
    families.delete(this);
  }

  /** Kills all children at once, and what left their groups. Synchronous. */
  killNow(): void {
    for (const child of this.#children) {
      child.killNow();
    }
    killStrays(this.#token);
  }
}

/**
 * Sends SIGTERM to the process group and, after TERM_GRACE_MS, SIGKILL. Resolves as soon as no
 * process of the group runs, and DRAIN_MS after SIGKILL at the latest. Does nothing on Windows.
 */
async function endGroup(pid: number): Promise<void> {
  if (WINDOWS) {
    return;
  }
  signalGroup(pid, "SIGTERM");
  if (!(await groupEndsWithin(pid, TERM_GRACE_MS))) {
    signalGroup(pid, "SIGKILL");
    await groupEndsWithin(pid, DRAIN_MS);
  }
}

/** Resolves with true as soon as no process of the group runs, with false after so many ms. */
async function groupEndsWithin(pid: number, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    // A process that ended may still take signals.
    if (!signalGroup(pid, 0) || !isGroupRunning(pid)) {
      return true;
    }
    await sleep(GROUP_POLL_MS);
  }
  return false;
}

/**
 * Sends a signal to the process group of this process. Returns whether a process got it; the signal
 * 0 does nothing else. On Windows it always kills the process and its children, and returns true.
 */
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
 * Kills all processes whose environment has the token: a grandchild that called setsid left the
 * process group and can be found by it only. Looks again, at most MOST_ROUNDS times: one may have
 * started another meanwhile. Linux only. A process that cleared its environment is not found.
 * Synchronous, so that it can run when our process exits.
 */
function killStrays(token: string): void {
  if (process.platform !== "linux") {
    return;
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const strays = readdirSync("/proc").filter((entry) => killIfStray(entry, token));
    if (strays.length === 0) {
      return;
    }
  }
}

/** Kills the process of this entry of /proc if its environment has the token. Returns whether. */
function killIfStray(pid: string, token: string): boolean {
  try {
    const hasToken = readFileSync(`/proc/${pid}/environ`).includes(`${CHILD_TOKEN_NAME}=${token}`);
    return hasToken && process.kill(Number(pid), "SIGKILL");
  } catch {
    // No process, gone meanwhile, or another user's: not a child of ours.
    return false;
  }
}

/**
 * Whether a process of the group, which takes signals, runs. A zombie takes them, too, until its
 * parent collects it, in some containers never; /proc shows its state. True if not on Linux:
 * there signals alone decide.
 */
function isGroupRunning(group: number): boolean {
  if (process.platform !== "linux") {
    return true;
  }
  // After the name in parentheses come state, parent and group (proc(5)): `(node) S 17 42 `. The
  // states Z (zombie) and X (dead) are those of processes that have ended.
  const runningMember = new RegExp(String.raw`\) [^ZX] \d+ ${group} `);
  return readdirSync("/proc").some((entry) => {
    try {
      return runningMember.test(readFileSync(`/proc/${entry}/stat`, "latin1"));
    } catch {
      // Not a process, or gone meanwhile.
      return false;
    }
  });
}

/**
 * Returns the options of a retriever's child: folder and environment of the config, and for errors
 * the key of its kind. Throws `retriever_start` if the folder is missing, `invalid_config` for a
 * command that needs a shell, and as `absoluteInside` for a folder outside the root.
 */
export function childOptions(
  config: Pick<RetrieverConfig, "kind" | "cwd" | "env" | "env_only">,
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
      "`cwd` is where the retriever runs; leave it out for the config's own folder.",
    );
  }
  const key = PROGRAM_KEYS.get(config.kind) ?? "retriever.command";
  // Of other kinds the program is the gate's own, or was checked before (http-plan.ts).
  if (key === "retriever.command") {
    refuseShellWords(argv, key);
  }
  const env = childEnvironment(ports.environment, config);
  return { argv, cwd, env: withOwnPrograms(env, config, ports.root, cwd), answersOn, key };
}

/** The config's key that names the program, by kind; for other kinds it is `retriever.command`. */
const PROGRAM_KEYS: ReadonlyMap<string, string> = new Map([
  ["http", "retriever.start.command"],
  ["module", "retriever.path"],
  ["python", "retriever.python"],
]);

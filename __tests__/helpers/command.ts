/** Runs the built command: in this process, or as a process where a test is about that. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import type { CommandPorts } from "../../src/cli/command.ts";
import { type Ending, findExitCode } from "../../src/exit-code.ts";
import type { ExitGuard } from "../../src/exit.ts";
import { BUILT_COMMAND, MODULE_HOST } from "./built.ts";

/** The file that starts the command. */
export const CLI: string = BUILT_COMMAND;

/** How a command ended, and what it printed. */
export interface Ran {
  /** The exit code; null if a signal ended the process. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What the built file program.js exports. */
interface Program {
  readonly command: () => Promise<{
    readonly runArguments: (argv: readonly string[], ports: CommandPorts) => Promise<Ending>;
  }>;
}

/**
 * Returns a guard for a command in this process, which must not end: no signal reaches the command,
 * and `leave` rejects.
 */
export const unguarded = (): ExitGuard => ({
  signal: new AbortController().signal,
  listen: () => {},
  divertStrays: () => {},
  leave: () => Promise.reject(new Error("the process goes on")),
});

/** Runs the built command in this process, in the folder `cwd`, which saves a start. */
export async function retrievalGate(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const program: Program = await import(/* @vite-ignore */ join(inject("built"), "program.js"));
  const { runArguments } = await program.command();
  const printed = { out: "", err: "" };
  const ending = await runArguments(args, {
    environment: { PATH: process.env["PATH"], HOME: cwd, ...env },
    workingDirectory: cwd,
    guard: unguarded(),
    moduleHost: MODULE_HOST,
    out: (text) => (printed.out += text),
    err: (text) => (printed.err += text),
    columns: null,
  });
  return { code: findExitCode(ending), stdout: printed.out, stderr: printed.err };
}

/** Runs the built command as a process, four minutes at most. `input` is what somebody types. */
export const startedGate = (
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = "",
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], {
      cwd,
      env: { PATH: process.env["PATH"], HOME: cwd, ...env },
      stdio: ["pipe", "pipe", "pipe"],
      timeout: 240_000,
    });
    // A command that reads nothing may have ended by then.
    child.stdin.on("error", () => {}).end(input);
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });

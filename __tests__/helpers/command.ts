/** Runs the built command as a user does. */
import { spawn } from "node:child_process";
import { BUILT_COMMAND } from "./built.ts";

export const CLI: string = BUILT_COMMAND;

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `node cli/index.js …args` in `cwd`, with `input` as what somebody types; killed after four minutes. */
export function retrievalGate(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = "",
): Promise<Ran> {
  return new Promise((resolve, reject) => {
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
}

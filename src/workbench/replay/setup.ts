/** `--setup`: what makes a commit's search ready, such as installing packages and indexing. */
import { GateError } from "../../errors.ts";
import { BoundedLog, findErrorLine } from "../../retrievers/failures.ts";
import { childEnvironment } from "../../retrievers/ports.ts";
import { Family } from "../../retrievers/process.ts";
import type { Variables } from "../../system/secrets.ts";

/**
 * Runs the command by the system's shell in the folder, and waits for its end. When it ends or
 * `signal` aborts, no process of it is left. Throws `retriever_start` with the line that says what
 * went wrong if it fails, and the reason of the signal.
 */
export async function runSetup(
  command: string,
  cwd: string,
  environment: Variables,
  signal: AbortSignal,
): Promise<void> {
  const shell = process.platform === "win32" ? ["cmd.exe", "/d", "/s", "/c"] : ["/bin/sh", "-c"];
  const family = new Family();
  const log = new BoundedLog();
  const end = (): void => void family.end();
  signal.addEventListener("abort", end);
  try {
    signal.throwIfAborted();
    const env = childEnvironment(environment, { env: {}, env_only: null });
    const argv = [...shell, command];
    const options = { argv, cwd, env, answersOn: "none", key: "--setup" } as const;
    const child = await family.spawn(options, (chunk) => log.push(chunk));
    child.stdin.end();
    const exit = await child.exited;
    signal.throwIfAborted();
    if (exit.code !== 0) {
      const how = exit.code === null ? `was ended by ${exit.signal}` : `ended with ${exit.code}`;
      const line = findErrorLine(log.text());
      const message = `the setup ${how}${line === "" ? "" : `: ${line}`}`;
      throw new GateError("retriever_start", message);
    }
  } finally {
    signal.removeEventListener("abort", end);
    await family.end();
  }
}

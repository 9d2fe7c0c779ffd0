import { readFileSync, readdirSync } from "node:fs";
import { CHILD_TOKEN_NAME } from "./ports.ts";

/**
 * Processes whose environment carries the token, ours excepted: a grandchild that called setsid left the process
 * group and is found in no other way. Linux only (empty elsewhere); a process that cleared its environment is not found.
 */
export function findStrays(token: string): readonly number[] {
  if (process.platform !== "linux") return [];
  const needle = Buffer.from(`${CHILD_TOKEN_NAME}=${token}`);
  const found: number[] = [];
  for (const entry of readdirSync("/proc")) {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    try {
      if (readFileSync(`/proc/${entry}/environ`).includes(needle)) found.push(pid);
    } catch {
      // Gone meanwhile, or another user's: not a child of ours.
    }
  }
  return found;
}

/** Kills them, and looks again until none is left: one may have forked meanwhile. Synchronous, for the last moment. */
export function killStrays(token: string): void {
  for (let round = 0; round < 50; round++) {
    const strays = findStrays(token);
    if (strays.length === 0) return;
    for (const pid of strays) {
      try {
        process.kill(pid, "SIGKILL");
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
export function groupRuns(group: number): boolean {
  if (process.platform !== "linux") return true;
  return readdirSync("/proc").some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      // The name, in parentheses, may hold anything; then come state, parent and group (proc(5)).
      const stat = readFileSync(`/proc/${entry}/stat`, "latin1");
      const [state, , inGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return Number(inGroup) === group && state !== "Z" && state !== "X";
    } catch {
      return false;
    }
  });
}

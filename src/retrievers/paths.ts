import { existsSync, realpathSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { GateError } from "../errors.ts";

/**
 * The absolute form of a path that is relative to the repository root. Throws `outside_root` where it, or what its
 * symbolic links lead to, lies outside; a path that does not exist is judged by its name alone.
 */
export function insideRoot(root: string, path: string, what: string): string {
  const absolute = resolve(root, path);
  const contained = isInside(resolve(root), absolute);
  const real = existsSync(absolute) ? realpathSync(absolute) : null;
  if (!contained || (real !== null && !isInside(realpathSync(root), real))) {
    throw new GateError("outside_root", `${what}: ${JSON.stringify(path)} is outside the repository root`, {
      hint: "Use a path inside the repository; a symbolic link may not lead out of it.",
    });
  }
  return absolute;
}

function isInside(root: string, path: string): boolean {
  const step = relative(root, path);
  return step !== ".." && !step.startsWith(`..${sep}`) && !isAbsolute(step);
}

/** Virtual environments of Python with packages of PyPI, for checks that need them. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const UV = "uv==0.13.9";
const runProgram = promisify(execFile);

/** Where an environment keeps its programs. */
export function programsOf(folder) {
  return join(folder, process.platform === "win32" ? "Scripts" : "bin");
}

/**
 * Makes an environment with `packages`, which are arguments of `pip install`. uv installs them, in
 * a seventh of pip's time; pip does where uv can't be had. Rejects with what pip says.
 */
export async function makePythonEnvironment(folder, packages) {
  await runProgram("python3", ["-m", "venv", folder]);
  const python = join(programsOf(folder), "python");
  const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
  try {
    await runProgram(python, [...pip, UV]);
    const uv = join(programsOf(folder), "uv");
    await runProgram(uv, ["pip", "install", "--quiet", "--python", python, ...packages]);
  } catch {
    await runProgram(python, [...pip, ...packages]);
  }
}

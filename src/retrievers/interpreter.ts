/** Finds the Python that runs the search of `kind: python`. */
import path from "node:path";
import { GateError } from "../errors.ts";
import { listFoldersUp, statOrNull } from "../system/root.ts";
import type { RetrieverConfig } from "../model/config.ts";
import { quoteText } from "../system/excerpt.ts";
import type { PythonRetriever } from "./kinds.ts";
import { childEnvironment, isWindows } from "./ports.ts";

export interface Interpreter {
  /** Its absolute path. */
  readonly file: string;
  /** Where it was found, as messages name it: "VIRTUAL_ENV", ".venv", "python3". */
  readonly found: string;
  /** Whether it is that of a virtual environment. */
  readonly isVirtual: boolean;
}

/** Where an interpreter is looked for, beside the config. */
interface Surroundings {
  /** Absolute path of the repository root. */
  readonly root: string;
  /** The step's environment. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The part of the config that decides where Python is looked for. */
type Settings = Pick<PythonRetriever, "python" | "cwd" | "env" | "env_only">;

/**
 * Returns the interpreter that the config names, else that of VIRTUAL_ENV, else that of the nearest
 * `.venv` or `venv` from the working directory up to the repository root, else `python3` or
 * `python` of PATH. Throws `retriever_start` if there is none, or an environment lacks it.
 */
export function findInterpreter(config: Settings, surroundings: Surroundings): Interpreter {
  const { root, environment } = surroundings;
  const cwd = path.resolve(root, config.cwd);
  const variables = childEnvironment(environment, config);
  if (config.python !== null) {
    return findNamedInterpreter(config.python, cwd, variables);
  }
  const activeEnvironment = variables["VIRTUAL_ENV"] ?? "";
  if (activeEnvironment !== "") {
    const file = findEnvironmentPython(path.resolve(cwd, activeEnvironment));
    if (file !== null) {
      return { file, found: "VIRTUAL_ENV", isVirtual: true };
    }
    throw interpreterError(
      `VIRTUAL_ENV is ${quoteText(activeEnvironment)}, where there is no Python: unset it, or make the environment again`,
    );
  }
  const inRepository = findNearestEnvironment(cwd, root);
  if (inRepository !== null) {
    return inRepository;
  }
  for (const name of ["python3", "python"]) {
    const file = findOnPath(name, variables);
    if (file !== null) {
      return { file, found: name, isVirtual: isInEnvironment(file) };
    }
  }
  throw interpreterError(
    "there is no Python: VIRTUAL_ENV is not set, the repository has no .venv or venv, and PATH has no python3 or python",
  );
}

/** Returns the absolute path of a program, which is a path from `cwd` or in PATH; else null. */
export function findProgram(
  written: string,
  config: Pick<RetrieverConfig, "cwd" | "env" | "env_only">,
  { root, environment }: Surroundings,
): string | null {
  return /[/\\]/.test(written)
    ? findExecutable(path.resolve(root, config.cwd, written))
    : findOnPath(written, childEnvironment(environment, config));
}

/**
 * Returns the interpreter that `written` names: the folder of a virtual environment, the path of an
 * interpreter, or a name to look up in PATH. Throws `retriever_start` if there is none.
 */
function findNamedInterpreter(
  written: string,
  cwd: string,
  variables: Readonly<Record<string, string>>,
): Interpreter {
  const resolved = path.resolve(cwd, written);
  const ofEnvironment = findEnvironmentPython(resolved);
  if (ofEnvironment !== null) {
    return { file: ofEnvironment, found: written, isVirtual: true };
  }
  const isPath = /[/\\]/.test(written);
  const file = isPath ? findExecutable(resolved) : findOnPath(written, variables);
  if (file !== null) {
    return { file, found: written, isVirtual: isInEnvironment(file) };
  }
  const where = isPath ? "there is no interpreter" : "PATH has no interpreter";
  throw new GateError(
    "retriever_start",
    `retriever.python: ${where} ${quoteText(written)}`,
    "Make the interpreter in an earlier step, as `python3 -m venv .venv` does, or correct `retriever.python`. Without that key the gate takes VIRTUAL_ENV, .venv or python3.",
  );
}

/**
 * Returns the interpreter of the first `.venv` or `venv` from `cwd` up to `root`, null if there is
 * none. Throws `retriever_start` for one whose interpreter is gone.
 */
function findNearestEnvironment(cwd: string, root: string): Interpreter | null {
  for (const folder of listFoldersUp(cwd, root)) {
    // A folder without an interpreter is no virtual environment, unless it has a pyvenv.cfg.
    for (const name of [".venv", "venv"]) {
      const environment = path.join(folder, name);
      const shownPath = path.relative(cwd, environment).split(path.sep).join("/");
      const file = findEnvironmentPython(environment);
      if (file !== null) {
        return { file, found: shownPath, isVirtual: true };
      }
      if (statOrNull(path.join(environment, "pyvenv.cfg")) !== null) {
        throw interpreterError(
          `${shownPath} is a virtual environment, but its interpreter is gone`,
        );
      }
    }
  }
  return null;
}

/** Returns the path of the interpreter in a virtual environment's folder; null without one. */
function findEnvironmentPython(folder: string): string | null {
  const inside = isWindows() ? ["Scripts", "python.exe"] : ["bin", "python"];
  return findExecutable(path.join(folder, ...inside));
}

/** Whether the interpreter is that of a virtual environment: a `pyvenv.cfg` is above its folder. */
function isInEnvironment(file: string): boolean {
  return statOrNull(path.join(path.dirname(path.dirname(file)), "pyvenv.cfg")) !== null;
}

/**
 * Returns the path of the file, on Windows the one with `.exe` added if that is there instead. Null
 * if there is no such file, or an empty one, as the aliases of Windows' store are.
 */
function findExecutable(file: string): string | null {
  const names = isWindows() ? [file, `${file}.exe`] : [file];
  for (const name of names) {
    const stats = statOrNull(name);
    if (stats !== null && stats.isFile() && stats.size > 0) {
      return name;
    }
  }
  return null;
}

/** Returns the absolute path of a program in the folders of PATH; null if none has it. */
function findOnPath(name: string, variables: Readonly<Record<string, string>>): string | null {
  // Windows has the variable as `Path`.
  const isPath = (key: string): boolean => (isWindows() ? key.toUpperCase() : key) === "PATH";
  const folders = Object.entries(variables).find(([key]) => isPath(key))?.[1] ?? "";
  for (const folder of folders.split(isWindows() ? ";" : ":")) {
    const file = folder === "" ? null : findExecutable(path.resolve(folder, name));
    if (file !== null) {
      return file;
    }
  }
  return null;
}

function interpreterError(message: string): GateError {
  return new GateError(
    "retriever_start",
    message,
    "Install Python 3.9 or newer in an earlier step (actions/setup-python), or name the interpreter with `retriever.python`.",
  );
}

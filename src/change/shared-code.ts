/**
 * Finds what both sides of a comparison use, so that one side is compared with itself: a Python
 * environment in which one side's package is installed, or an index that both configs name.
 */
import { existsSync, readFileSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GateError } from "../errors.ts";
import type { RetrieverConfig } from "../model/config.ts";
import { findInterpreter, findProgram } from "../retrievers/interpreter.ts";
import type { PythonRetriever } from "../retrievers/kinds.ts";
import { importRoots } from "../retrievers/python.ts";
import { retrieverCommand } from "../retrievers/registry.ts";
import { isObject } from "../system/json.ts";

interface SideOfCode {
  readonly directory: string;
  readonly config: RetrieverConfig;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function isPython(config: RetrieverConfig): config is PythonRetriever {
  return config.kind === "python";
}

/**
 * Throws `base_directory` if the programs of both sides are of one Python environment in which a
 * package is installed that both would import from there: one side's, or that of `kind: python`.
 */
export function refuseSharedEnvironment(
  head: SideOfCode,
  base: SideOfCode,
  environment: Environment,
): void {
  const folder = environmentFolder(head, environment);
  if (folder === null || folder !== environmentFolder(base, environment)) {
    return;
  }
  const sides = [head, base];
  const isShared = (importName: string): boolean =>
    !sides.every((side) => listImportFolders(side).some((folder) => hasModule(folder, importName)));
  const libraries = listLibraries(folder);
  for (const { name, importNames, directory } of libraries.flatMap(listLocalPackages)) {
    const owner = sides.find((side) => isInside(directory, side.directory));
    if (owner !== undefined && importNames.some(isShared)) {
      const ownerName = owner === base ? "base" : "head";
      throw sharedEnvironmentError(head, `${name} is installed from the ${ownerName}'s checkout`);
    }
  }
  const [moduleName = ""] = isPython(head.config) ? head.config.function.split(/[.:]/) : [];
  const isInstalled = libraries.some((library) => hasModule(library, moduleName));
  if (isPython(base.config) && isInstalled && isShared(moduleName)) {
    throw sharedEnvironmentError(head, `${moduleName} is installed`);
  }
}

function sharedEnvironmentError({ config }: SideOfCode, reason: string): GateError {
  const [interpreter = "python"] = retrieverCommand(config);
  const ownPrograms = isPython(config)
    ? "Without VIRTUAL_ENV and `retriever.python` the gate takes each checkout's own `.venv`."
    : "Start the search with it: command: [.venv/bin/python, …].";
  return new GateError(
    "base_directory",
    `base and head run ${interpreter} of one Python environment, in which ${reason}; so both run the code of one side`,
    `Make an environment in each checkout (\`python3 -m venv .venv\`), and install each side's package there. ${ownPrograms}`,
  );
}

/** Returns `/opt/venv` for the program `/opt/venv/bin/python`. */
function environmentFolder(
  { directory, config }: SideOfCode,
  environment: Environment,
): string | null {
  const surroundings = { root: directory, environment };
  const [program] = retrieverCommand(config);
  let file: string | null = null;
  try {
    if (isPython(config)) {
      ({ file } = findInterpreter(config, surroundings));
    } else if (program !== undefined) {
      file = findProgram(program, config, surroundings);
    }
  } catch {
    // There is no Python. The retriever's start says so.
  }
  return file === null ? null : path.dirname(path.dirname(file));
}

function hasModule(folder: string, moduleName: string): boolean {
  return ["", ".py"].some((ending) => existsSync(path.join(folder, `${moduleName}${ending}`)));
}

/** Returns the folders of a side's checkout from which its Python code imports. */
function listImportFolders({ directory, config }: SideOfCode): readonly string[] {
  if (isPython(config)) {
    return importRoots(config, directory);
  }
  const cwd = path.resolve(directory, config.cwd);
  const named = (config.env["PYTHONPATH"] ?? "").split(path.delimiter).filter(Boolean);
  const folders = named.map((folder) => path.resolve(cwd, folder));
  const [, ...words] = retrieverCommand(config);
  const script = words.find((word) => word.endsWith(".py"));
  if (words.includes("-m")) {
    return [cwd, ...folders];
  }
  return script === undefined ? folders : [path.dirname(path.resolve(cwd, script)), ...folders];
}

function isInside(folder: string, root: string): boolean {
  return folder === root || folder.startsWith(root + path.sep);
}

/** Returns the folders of a Python environment that hold installed packages. */
function listLibraries(environmentPath: string): readonly string[] {
  const places = environmentPath === "/usr" ? ["/usr", "/usr/local"] : [environmentPath];
  const libraries: string[] = [];
  for (const library of places.map((place) => path.join(place, "lib")).filter(existsSync)) {
    for (const version of readdirSync(library)) {
      for (const name of ["site-packages", "dist-packages"]) {
        libraries.push(path.join(library, version, name));
      }
    }
  }
  return libraries.filter(existsSync);
}

interface LocalPackage {
  readonly name: string;
  /** Its modules, as programs import them. */
  readonly importNames: readonly string[];
  readonly directory: string;
}

/** Returns the packages that were installed from folders, as pip and uv note in direct_url.json. */
function listLocalPackages(library: string): readonly LocalPackage[] {
  const packages: LocalPackage[] = [];
  for (const folder of readdirSync(library)) {
    const directory = readSource(path.join(library, folder, "direct_url.json"));
    if (directory !== null) {
      const name = folder.split("-")[0] ?? folder;
      const listFile = path.join(library, folder, "top_level.txt");
      const listed = existsSync(listFile) ? readFileSync(listFile, "utf8").split(/\s+/) : [name];
      packages.push({ name, importNames: listed.filter(Boolean), directory });
    }
  }
  return packages;
}

function readSource(file: string): string | null {
  if (!existsSync(file)) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    const url = isObject(value) ? value["url"] : null;
    return typeof url === "string" && url.startsWith("file://")
      ? realpathSync(fileURLToPath(url))
      : null;
  } catch {
    return null;
  }
}

/**
 * Returns the first path outside of both checkouts that both configs name, as the head writes it.
 */
export function findSharedPath(head: SideOfCode, base: SideOfCode): string | null {
  const baseFiles = new Set(listNamedPaths(base).map(({ file }) => file));
  const shared = listNamedPaths(head).find(
    ({ file }) =>
      baseFiles.has(file) &&
      !isInside(file, head.directory) &&
      !isInside(file, base.directory) &&
      existsSync(file),
  );
  return shared?.written ?? null;
}

/** Returns the paths in a side's command, `env`, params and arguments, and what they resolve to. */
function listNamedPaths({
  directory,
  config,
}: SideOfCode): readonly { readonly written: string; readonly file: string }[] {
  const { params, env } = config;
  const toolArguments = "arguments" in config ? config.arguments : null;
  // The first word is the program.
  const words = retrieverCommand(config).slice(1);
  // Each string of it, `--index=/data/index` and lists with commas cut into parts.
  const texts = JSON.stringify([words, env, params, toolArguments]).match(/[^"=,]+/g) ?? [];
  return texts
    .filter((text) => text.startsWith("../") || (path.isAbsolute(text) && text !== "/"))
    .map((written) => ({ written, file: path.resolve(directory, config.cwd, written) }));
}

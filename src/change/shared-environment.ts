/**
 * Finds a Python environment that both sides use and in which one side's package is installed. Then
 * both run the code of the side that was installed last.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GateError } from "../errors.ts";
import type { RetrieverConfig } from "../model/config.ts";
import { findProgram } from "../retrievers/interpreter.ts";
import { retrieverCommand } from "../retrievers/registry.ts";
import { isObject } from "../system/json.ts";

/** One side: its checkout, and the retriever that is asked there. */
interface SideOfCode {
  readonly directory: string;
  readonly config: RetrieverConfig;
}

/** The step's environment. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Throws `base_directory` if the programs of both sides are of one environment, in which a package
 * is installed from one of the checkouts, unless both import their module from the working
 * directory.
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
  if (importsFromCheckout(head) && importsFromCheckout(base)) {
    return;
  }
  for (const { name, directory } of listLocalPackages(folder)) {
    const isBase = isInside(directory, base.directory);
    if (isBase || isInside(directory, head.directory)) {
      const [executable = ""] = retrieverCommand(head.config);
      throw new GateError(
        "base_directory",
        `base and head run ${executable} of one Python environment, in which ${name} is installed from the ${isBase ? "base" : "head"}'s checkout; so both run the code of one side`,
        {
          hint: "Make an environment in each checkout (`python3 -m venv .venv`), install each side's package there, and start the search with it: command: [.venv/bin/python, …].",
        },
      );
    }
  }
}

/** Returns the folder above that of the side's program, `/opt/venv` of `/opt/venv/bin/python`. */
function environmentFolder(
  { directory, config }: SideOfCode,
  environment: Environment,
): string | null {
  const [program] = retrieverCommand(config);
  const surroundings = { root: directory, environment };
  const file = program === undefined ? null : findProgram(program, config, surroundings);
  return file === null ? null : path.dirname(path.dirname(file));
}

/** Whether the side runs `python -m package.module`, and the package is in its working directory. */
function importsFromCheckout({ directory, config }: SideOfCode): boolean {
  const command = retrieverCommand(config);
  const moduleName = command[command.indexOf("-m") + 1] ?? "";
  const [packageName = ""] = moduleName.split(".");
  const file = path.resolve(directory, config.cwd, packageName);
  return command.includes("-m") && (existsSync(file) || existsSync(`${file}.py`));
}

function isInside(folder: string, root: string): boolean {
  return folder === root || folder.startsWith(root + path.sep);
}

/** Returns the packages that were installed from folders, as pip and uv note in direct_url.json. */
function listLocalPackages(
  environmentPath: string,
): readonly { readonly name: string; readonly directory: string }[] {
  const libraries = path.join(environmentPath, "lib");
  const packages: { name: string; directory: string }[] = [];
  for (const version of existsSync(libraries) ? readdirSync(libraries) : []) {
    const folder = path.join(libraries, version, "site-packages");
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const directory = readSource(path.join(folder, name, "direct_url.json"));
      if (directory !== null) {
        packages.push({ name: name.split("-")[0] ?? name, directory });
      }
    }
  }
  return packages;
}

/** Returns the folder that a package was installed from; null if it was from elsewhere. */
function readSource(file: string): string | null {
  if (!existsSync(file)) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    const url = isObject(value) ? value["url"] : null;
    return typeof url === "string" && url.startsWith("file://") ? fileURLToPath(url) : null;
  } catch {
    return null;
  }
}

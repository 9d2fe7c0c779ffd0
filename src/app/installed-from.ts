/** Where this program was installed from, so that a workflow that `init` writes runs the same one. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isObject } from "../system/json.ts";
import { VERSION } from "./version.ts";

const NAME = "retrieval-eval-gate";
const COMMIT = /^[0-9a-f]{40}$/;
const ADDRESS = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:#([0-9a-f]{40}))?$/;

/**
 * For `uses:`, with a comment where a commit is named: npm writes the address that it installed from beside the package,
 * and the release writes its commit into it. `folder` is that of the program; elsewhere it is what package.json names.
 */
export function actionOf(folder: string): string {
  const root = packageRoot(folder);
  const own = root === null ? {} : jsonOf(path.join(root, "package.json"));
  const installed = root === null ? "" : resolvedOf(path.resolve(root, "../.package-lock.json"));
  const [, from, commit] = ADDRESS.exec(installed) ?? [];
  const [, named] = ADDRESS.exec(textOf(isObject(own["repository"]) ? own["repository"]["url"] : null)) ?? [];
  const released = textOf(own["gitHead"]);
  const repository = from ?? named ?? `OWNER/${NAME}`;
  if (commit !== undefined) return `${repository}@${commit} # ${VERSION}`;
  if (COMMIT.test(released)) return `${repository}@${released} # v${VERSION}`;
  return `${repository}@v${VERSION.split(".")[0]}`;
}

/** A file that `init` writes, with this program where the sources name the project. */
export function asInstalled(text: string, folder: string): string {
  const action = actionOf(folder);
  const [, repository, ref] = /^(\S+)@(\S+)/.exec(action)!;
  return text
    .replaceAll(/(?<=uses: )[\w.-]+\/retrieval-eval-gate@v0\b/g, action)
    .replaceAll(/[\w.-]+\/retrieval-eval-gate\/v0(?=\/)/g, `${repository}/${ref}`);
}

/** The folder of this package: the program's, or one of the two above it. */
function packageRoot(folder: string): string | null {
  const above = [folder, path.dirname(folder), path.dirname(path.dirname(folder))];
  return above.find((each) => jsonOf(path.join(each, "package.json"))["name"] === NAME) ?? null;
}

/** What npm wrote of an installed package, by its path below node_modules. */
function resolvedOf(lockFile: string): string {
  const { packages } = jsonOf(lockFile);
  const entry = isObject(packages) ? packages[`node_modules/${NAME}`] : undefined;
  return textOf(isObject(entry) ? entry["resolved"] : null);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function jsonOf(file: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

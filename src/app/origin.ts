/** Where and when a run was, for its readers. */
import type { Variables } from "../system/secrets.ts";
import type { Origin } from "../model/report.ts";
import { findSystem, type RunnerEvent } from "../change/event.ts";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { objectMembers, textOrEmpty, type JsonObject } from "../system/json.ts";
import { shellWord } from "../messages/escape.ts";
import { REPOSITORY } from "../model/repository.generated.ts";
import { VERSION } from "./version.generated.ts";

/**
 * Returns where a run is, and when. `commit` is what is checked out, null without git; `program`
 * the command that starts this program. `run_url` is null outside of GitHub, `ci` without a CI
 * system.
 */
export function readOrigin(
  environment: Variables,
  event: RunnerEvent | null,
  commit: string | null,
  program: string,
  now: Date,
): Origin {
  const pullRequest = event?.pullRequest ?? null;
  const run = runUrl(environment);
  return {
    // On a pull request HEAD is a merge that only this run knows.
    commit: pullRequest?.headSha ?? commit,
    ref: event?.ref ?? null,
    // `push`, `pull_request (edited)`
    event: event && (event.action === null ? event.name : `${event.name} (${event.action})`),
    pull_request: pullRequest?.number ?? null,
    run_url: run && `${run}/attempts/${encodeURI(environment["GITHUB_RUN_ATTEMPT"] ?? "1")}`,
    ci: event === null ? findSystem(environment) : "GitHub",
    time: now.toISOString(),
    command: program,
  };
}

/** Returns the address of the run on GitHub; null if a variable that it is made from is not set. */
export function runUrl(environment: Variables): string | null {
  const parts = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_RUN_ID"].map(
    (name) => environment[name] ?? "",
  );
  const [server, repository, run] = parts.map(encodeURI);
  return parts.includes("") ? null : `${server}/${repository}/actions/runs/${run}`;
}

interface Program {
  readonly environment: Variables;
  /** A file of this program, which lies in the same folder. */
  readonly moduleHost: string;
}

/**
 * Returns the command with which a reader starts this program:
 * - `npx github:owner/name#ref` in an action, whose readers have nothing installed.
 * - `uvx retrieval-gate` if `uvx` started it.
 * - `npx github:owner/name#ref`, with what is installed, if `npx` started it.
 * - `node …/dist/cli/index.js` in a checkout, else `retrieval-gate`.
 */
export function commandName({ environment, moduleHost }: Program): string {
  const programFolder = path.dirname(moduleHost);
  const repository = environment["GITHUB_ACTION_REPOSITORY"] ?? "";
  if (/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    const ref = environment["GITHUB_ACTION_REF"] ?? "";
    return `npx github:${repository}${/^[\w./-]+$/.test(ref) ? `#${ref}` : ""}`;
  }
  // The launcher of the Python package sets it.
  if (environment["RETRIEVAL_GATE_LAUNCHER"] === "uvx") {
    return "uvx retrieval-gate";
  }
  if (environment["npm_lifecycle_event"] !== "npx") {
    return commandOfCheckout(programFolder) ?? "retrieval-gate";
  }
  // Always matches: actionName gives `owner/name@ref`.
  const [, name, ref] = /^(\S+)@(\S+)/.exec(actionName(programFolder))!;
  return `npx github:${name}#${ref}`;
}

/** Returns `node …/dist/cli/index.js` in a checkout of this repository; null if installed. */
function commandOfCheckout(folder: string): string | null {
  const root = path.dirname(folder);
  // No package holds the sources.
  if (path.basename(folder) !== "dist" || !existsSync(path.join(root, "src/program.ts"))) {
    return null;
  }
  return `node ${shellWord(path.join(folder, "cli/index.js"))}`;
}

const PACKAGE_NAME = "retrieval-eval-gate";
const COMMIT = /^[0-9a-f]{40}$/;
/** Matches the address of a repository: its owner and name, and the commit if there is one. */
const ADDRESS = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:#([0-9a-f]{40}))?$/;

/**
 * Returns what to write behind `uses:` in a workflow; `folder` is that of the program.
 * - `owner/name@commit # 0.1.0`: the commit that npm installed, as npm noted beside the package.
 * - `owner/name@commit # v0.1.0`: the commit that a release wrote into package.json.
 * - `owner/name@v0`, with the first number of the version, if no commit is known.
 */
export function actionName(folder: string): string {
  // The folder of this package: the program's, or one of the two above it.
  const root = [folder, path.dirname(folder), path.dirname(path.dirname(folder))].find(
    (candidate) => readJson(path.join(candidate, "package.json"))["name"] === PACKAGE_NAME,
  );
  const packageJson = root === undefined ? {} : readJson(path.join(root, "package.json"));
  // npm's own list of installed packages, by their paths below node_modules.
  const lock = root === undefined ? {} : readJson(path.resolve(root, "../.package-lock.json"));
  const installed = objectMembers(objectMembers(lock["packages"])[`node_modules/${PACKAGE_NAME}`]);
  const [, installedFrom, installedCommit] = ADDRESS.exec(textOrEmpty(installed["resolved"])) ?? [];
  const packageUrl = textOrEmpty(objectMembers(packageJson["repository"])["url"]);
  const [, packageRepository] = ADDRESS.exec(packageUrl) ?? [];
  const releasedCommit = textOrEmpty(packageJson["gitHead"]);
  const repository = installedFrom ?? packageRepository ?? REPOSITORY;
  if (installedCommit !== undefined) {
    return `${repository}@${installedCommit} # ${VERSION}`;
  }
  if (COMMIT.test(releasedCommit)) {
    return `${repository}@${releasedCommit} # v${VERSION}`;
  }
  return `${repository}@v${VERSION.split(".")[0]}`;
}

/**
 * Returns what to replace in new workflows; null if the program knows its commit, so that the name
 * of the action in them is right.
 */
export function unknownVersionAdvice(folder: string): string | null {
  const action = actionName(folder);
  // `#` begins the comment with the version, which stands behind a known commit only.
  if (action.includes("#")) {
    return null;
  }
  return `This program can't find its own version. In the new files, replace ${action} by the gate's repository and commit.`;
}

/**
 * Returns the text of a file that `init` writes, with the repository and version of this program in
 * place of the project's.
 */
export function asInstalled(text: string, folder: string): string {
  const action = actionName(folder);
  const [, repository, ref] = /^(\S+)@(\S+)/.exec(action)!;
  // In turn: `uses: OWNER/retrieval-eval-gate@v0 # a comment`, `npx --yes github:OWNER/…#v0`, and
  // the path of a link, `OWNER/retrieval-eval-gate/v0/…`.
  return text
    .replaceAll(
      /(?<=uses: )[\w.-]+\/retrieval-eval-gate@v0\b( # [^\n]*)?/g,
      // A pinned action comes with a comment that has its version.
      (_, comment: string = "") => action + (action.includes(" #") ? "" : comment),
    )
    .replaceAll(/(?<=npx --yes github:)[\w.-]+\/retrieval-eval-gate#v0\b/g, `${repository}#${ref}`)
    .replaceAll(/[\w.-]+\/retrieval-eval-gate\/v0(?=\/)/g, `${repository}/${ref}`);
}

function readJson(file: string): JsonObject {
  try {
    return objectMembers(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}

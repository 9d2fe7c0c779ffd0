/** The version that is to be released, with its lines in CHANGELOG.md, and the flags of release.mjs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const { values: flags } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    whole: { type: "boolean", default: false },
    prepare: { type: "boolean", default: false },
    rehearse: { type: "boolean", default: false },
    publish: { type: "string" },
    settings: { type: "string" },
    out: { type: "string" },
    commit: { type: "string" },
    version: { type: "string" },
    repository: { type: "string" },
  },
});
export const text = (file) => readFileSync(join(root, file), "utf8");
export const manifest = JSON.parse(text("package.json"));

/** Returns what stands under each heading of CHANGELOG.md, by the heading. */
export function readSections() {
  const parts = text("CHANGELOG.md").split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => [part.split("\n")[0].trim(), part.slice(part.indexOf("\n")).trim()]),
  );
}

export const UNRELEASED = "Unreleased";
const RAISE = "Raise the version as CONTRIBUTING.md says: npm version --no-git-tag-version X && …";

/**
 * Returns the problem that the version is released already, and changes are unreleased; empty
 * otherwise. Between two releases the version is the next one's, so that no two programs have one
 * name.
 */
export function findVersionProblems() {
  const sections = readSections();
  if ((sections.get(UNRELEASED) ?? "") === "" || !sections.has(manifest.version)) {
    return [];
  }
  return [`${manifest.version} is released, and CHANGELOG.md has lines under Unreleased. ${RAISE}`];
}

/** Returns why this version can't be released; empty if it can. */
export function findReleaseProblems(version) {
  const sections = readSections();
  const problems = [];
  if (version !== manifest.version) {
    problems.push(`package.json is ${manifest.version}, and ${version} is to be released`);
  }
  if ((sections.get(UNRELEASED) ?? "") !== "") {
    problems.push("CHANGELOG.md has lines under Unreleased: node scripts/release.mjs --prepare");
  }
  if ((sections.get(version) ?? "") === "") {
    problems.push(`CHANGELOG.md says nothing of ${version}`);
  }
  return problems;
}

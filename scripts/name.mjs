/**
 * The repository's owner and name stand in one place, `repository` of package.json. The program and
 * the reference get it from there (scripts/generate.mjs, scripts/docs.mjs). Pages, examples and
 * workflows that people copy name it themselves: `node scripts/name.mjs` checks that they name the
 * same, and `node scripts/name.mjs acme/retrieval-eval-gate` writes another owner into all of them,
 * and into package.json and the tests. The repository's name stays.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The name of the repository. It is fixed, since the program looks for it in workflows. */
const REPOSITORY = "retrieval-eval-gate";
const OWNER = "[A-Za-z0-9][A-Za-z0-9-]*";
const SLUG = new RegExp(`^${OWNER}/${REPOSITORY}$`);
/** Where an address of this repository stands, in whatever form. */
const MENTION =
  /(?<=uses: |--repo |github:|github\.com\/|githubusercontent\.com\/)([\w.-]+\/retrieval-eval-gate)\b/g;

/** Explains the name that stands in the README until the repository has one. */
const PLACEHOLDER_NOTE = /\s`OWNER` is the GitHub account of this\s+repository\./;

/** Whether the text is an owner and the name of this repository, which can't be another. */
export function isRepositoryName(text) {
  return SLUG.test(text);
}

/** Returns `owner/name` as package.json has it. */
export function repositoryName() {
  const { url } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).repository;
  return /github\.com\/(.+)\.git$/.exec(url)[1];
}

/** Returns the files that may name the repository: all that git knows, without dist. */
function filesWithName() {
  const list = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return list
    .split("\0")
    .filter(
      (file) =>
        /(\.(md|mjs|ts|txt|ya?ml|json)|pre-push|CODEOWNERS)$/.test(file) &&
        existsSync(join(root, file)),
    )
    .filter((file) => !file.startsWith("dist/") && file !== "scripts/name.mjs");
}

function checkName(name) {
  // A test may name a repository of its own.
  const files = filesWithName().filter((file) => !file.startsWith("__tests__/"));
  const wrong = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return lines.flatMap((line, at) =>
      [...line.matchAll(MENTION)]
        .filter(([, found]) => found !== name)
        .map(([, found]) => `${file}:${at + 1}: ${found}`),
    );
  });
  for (const each of wrong) {
    console.error(each);
  }
  console.log(`the repository is ${name}; other names: ${wrong.length}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

/** Returns a file's text with the new name; a code owner is the new owner. */
function renameIn(text, from, to) {
  const [oldOwner] = from.split("/");
  const [newOwner] = to.split("/");
  return text
    .replaceAll(from, () => to)
    .replaceAll(`@${oldOwner}\n`, () => `@${newOwner}\n`)
    .replace(PLACEHOLDER_NOTE, "");
}

function renameProgram(from, to) {
  let changed = 0;
  for (const file of filesWithName()) {
    const text = readFileSync(join(root, file), "utf8");
    const next = renameIn(text, from, to);
    if (next === text) {
      continue;
    }
    writeFileSync(join(root, file), next);
    changed++;
  }
  console.log(
    `${from} is ${to} now, in ${changed} files; next: npm run generate, docs and bundle; GOLDEN=write npx vitest run __tests__/reporters __tests__/workbench/session.test.ts`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [to] = process.argv.slice(2);
  if (to === undefined) {
    checkName(repositoryName());
  } else if (isRepositoryName(to)) {
    renameProgram(repositoryName(), to);
  } else {
    console.error(
      `${JSON.stringify(to)}: the program knows its repository by the name ${REPOSITORY}. Usage: node scripts/name.mjs acme/${REPOSITORY}`,
    );
    process.exitCode = 2;
  }
}

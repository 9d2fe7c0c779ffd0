/**
 * The repository's owner and name stand in one place, `repository` of package.json; docs, examples and workflows that
 * people copy follow it. `node scripts/name.mjs` checks that they do, and `node scripts/name.mjs acme/retrieval-eval-gate`
 * writes another name everywhere. What `init` writes needs no such change: src/app/origin.ts.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const SLUG = /^[A-Za-z0-9][A-Za-z0-9-]*\/[\w.-]+$/;
/** Where an address of this repository stands, in whatever form. */
const MENTION =
  /(?<=uses: |--repo |github:|github\.com\/|githubusercontent\.com\/)([\w.-]+\/retrieval-eval-gate)\b/g;

/** `owner/name` as package.json has it. */
export function repositoryName() {
  const { url } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).repository;
  return /github\.com\/(.+)\.git$/.exec(url)[1];
}

/** Files that show the name to people: all that git knows, but tests, and what is generated from others. */
function filesWithName() {
  const list = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return list
    .split("\0")
    .filter(
      (file) => /(\.(md|mjs|ts|ya?ml|json)|pre-push)$/.test(file) && existsSync(join(root, file)),
    )
    .filter((file) => !/^(__tests__|dist)\//.test(file) && file !== "scripts/name.mjs");
}

function check(name) {
  const wrong = filesWithName().flatMap((file) => {
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

function rename(from, to) {
  let changed = 0;
  for (const file of filesWithName()) {
    const text = readFileSync(join(root, file), "utf8");
    const next = text.replaceAll(MENTION, (found) => (found === from ? to : found));
    if (next === text) {
      continue;
    }
    writeFileSync(join(root, file), next);
    changed++;
  }
  console.log(`${from} is ${to} now, in ${changed} files; next: npm run bundle`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [to] = process.argv.slice(2);
  if (to === undefined) {
    check(repositoryName());
  } else if (SLUG.test(to)) {
    rename(repositoryName(), to);
  } else {
    console.error(`${JSON.stringify(to)} is no owner/name of a repository`);
    process.exitCode = 2;
  }
}

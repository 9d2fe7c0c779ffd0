/**
 * Do the recipes of CONTRIBUTING.md work? Follows all "## Recipe: …" in one temporary copy of this
 * tree: first what they write, then what they run.
 *
 * - a block with `file=PATH` is written there; the file must be new
 * - a block with `add-to=PATH after='LINE'` is added below that line, with `before='LINE'` above it
 * - a `sh` block is run line by line, its tests last; a code other than 0 fails
 *
 * `node scripts/recipes.mjs [--keep] [word of a recipe's name…]`; `--keep` leaves the copy and
 * prints where it is.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values: flags, positionals: wanted } = parseArgs({
  options: { keep: { type: "boolean", default: false } },
  allowPositionals: true,
});

/** The lines that write and check generated files; they stand in many recipes. */
const GENERATING = new Set([
  "npm run --silent generate",
  "npm run --silent docs",
  "npm run --silent generate && npm run --silent docs",
  "node scripts/docs-coverage.mjs",
]);

/**
 * The recipes in their order, each with its code blocks: `{ name, blocks: [{ language, attributes,
 * text }] }`.
 */
function parseRecipes(markdown) {
  return markdown
    .split(/^## /m)
    .filter((section) => section.startsWith("Recipe: "))
    .map((section) => ({
      name: section.split("\n")[0].replace("Recipe: ", ""),
      blocks: [...section.matchAll(/^```(\w+)([^\n]*)\n([^]*?)^```$/gm)].map(
        ([, language, head, text]) => ({
          language,
          attributes: Object.fromEntries(
            [...head.matchAll(/([\w-]+)=(?:'([^']*)'|(\S+))/g)].map(([, key, quoted, plain]) => [
              key,
              quoted ?? plain,
            ]),
          ),
          text,
        }),
      ),
    }));
}

/** What git tracks and what is new, as it is now; packages are shared. */
function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), "recipes-"));
  const names = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1e8,
    },
  );
  for (const name of new Set(
    names.split("\0").filter((each) => each !== "" && !each.startsWith("dist/")),
  )) {
    if (!existsSync(join(root, name))) {
      continue;
    }
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(root, name), join(copy, name));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  // A report says of which commit it is, and the root of a project is where `.git` is.
  execFileSync("git", ["init", "-q"], { cwd: copy });
  return copy;
}

/** Writes a file of a recipe, or adds lines to one. */
function writeBlock({ attributes, text }, copy) {
  const { file, "add-to": target, after, before } = attributes;
  if (target !== undefined) {
    addText(join(copy, target), { after, before }, text);
    return;
  }
  if (file === undefined) {
    return;
  }
  if (existsSync(join(copy, file))) {
    throw new Error(`${file} is there already`);
  }
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/**
 * Returns the lines to run: edits of the sources first, then what all recipes generate, once, and
 * all tests of one kind as one run at the end, since each run loads the whole tree.
 */
function joinLines(lines) {
  const edits = [];
  const others = [];
  const tests = new Map();
  for (const line of lines) {
    const [, start, files] = /^((?:\w+=\w+ )?npx vitest run )(.*) --maxWorkers=1$/.exec(line) ?? [];
    if (files !== undefined) {
      tests.set(start, [...(tests.get(start) ?? []), files]);
    } else if (/^sed -i .* (?:src|schemas|docs|proof)\//.test(line)) {
      edits.push(line);
    } else if (!GENERATING.has(line)) {
      others.push(line);
    }
  }
  const generating = [...GENERATING].filter((line) => lines.includes(line));
  const runs = [...tests].map(([start, files]) => `${start}${files.join(" ")} --maxWorkers=1`);
  return [...edits, ...generating, ...others, ...runs];
}

/**
 * Adds the text below the line `after`, or above the line `before`. Throws if the file has no such
 * line.
 */
function addText(file, { after, before }, text) {
  const lines = readFileSync(file, "utf8").split("\n");
  const wanted = after ?? before;
  const at = lines.findIndex((line) => line.trim() === wanted);
  if (at === -1) {
    throw new Error(`${file} has no line ${wanted}`);
  }
  if (lines.findLastIndex((line) => line.trim() === wanted) !== at) {
    throw new Error(`${file} has more than one line ${wanted}`);
  }
  lines.splice(after === undefined ? at : at + 1, 0, text.trimEnd());
  writeFileSync(file, lines.join("\n"));
}

function runLine(line, copy) {
  console.log(`$ ${line}`);
  const env = { ...process.env, GITHUB_EVENT_NAME: "", GITHUB_EVENT_PATH: "" };
  const { status, stdout, stderr } = spawnSync("bash", ["-o", "pipefail", "-c", line], {
    cwd: copy,
    env,
    encoding: "utf8",
  });
  if (status === 0) {
    return;
  }
  throw new Error(`\`${line}\` ended with ${status}:\n${stdout}${stderr}`);
}

const recipes = parseRecipes(readFileSync(join(root, "CONTRIBUTING.md"), "utf8")).filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (recipes.length === 0) {
  throw new Error("CONTRIBUTING.md has no such recipe");
}
const copy = copyTree();
try {
  for (const { name, blocks } of recipes) {
    if (blocks.length === 0) {
      throw new Error(`the recipe ${name} has no block to follow`);
    }
    blocks.forEach((block) => writeBlock(block, copy));
  }
  const lines = recipes
    .flatMap(({ blocks }) => blocks)
    .filter(({ language, attributes }) => language === "sh" && attributes.file === undefined)
    .flatMap(({ text }) => text.split("\n"))
    .filter((line) => line.trim() !== "");
  const checks = [
    "npm run --silent typecheck",
    "npx oxlint --type-aware",
    "npx oxfmt --check src __tests__ schemas",
  ];
  for (const line of [...joinLines(lines), ...checks]) {
    runLine(line, copy);
  }
} finally {
  if (flags.keep) {
    console.log(copy);
  } else {
    rmSync(copy, { recursive: true });
  }
}

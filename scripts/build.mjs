/**
 * src/ -> lib/ (tsc) -> dist/ (ncc): `node scripts/build.mjs [--lib-only] [--out <folder>]`. Two
 * steps, since ncc can't compile TypeScript 7. One bundle for action and command, the same bytes in
 * any folder; each module stands in it once.
 */
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { transform } from "esbuild";
import { writeEntries } from "./entries.mjs";
import { listModules, packageFolders, renderSbom } from "./sbom.mjs";

/** Every clone carries it, and every run of the action downloads it. */
const MOST_BYTES = 6_500_000;

/**
 * Packages that bring no text of their licence, and who holds it. Their package.json names MIT, but
 * for that of `buffers` 0.1.1: its author added `MIT/X11` to it after that release (1b745ee in
 * substack/node-buffers), and index.js is the same.
 */
const WITHOUT_TEXT = {
  "@nodable/entities": "Amit Gupta",
  binary: "James Halliday",
  buffers: "James Halliday",
  chainsaw: "James Halliday",
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values: flags } = parseArgs({
  options: {
    "lib-only": { type: "boolean", default: false },
    out: { type: "string", default: "dist" },
  },
});

function runScript(script, ...args) {
  const preloaded = script.includes("ncc")
    ? ["--require", join(root, "scripts/share-modules.cjs")]
    : [];
  const result = spawnSync(
    process.execPath,
    [...preloaded, join(root, "node_modules", script), ...args],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  if (result.status === 0) {
    return;
  }
  process.stderr.write(`${result.stdout}${result.stderr}`);
  throw new Error(`${script} ${args.join(" ")} failed`);
}

function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    return statSync(file).isDirectory() ? filesBelow(file) : [file];
  });
}

function compileSources() {
  rmSync(join(root, "lib"), { recursive: true, force: true });
  runScript("typescript/bin/tsc", "-p", "tsconfig.numbers.json");
  runScript("typescript/bin/tsc", "-p", "tsconfig.json");
  for (const file of filesBelow(join(root, "src")).filter((each) => each.endsWith(".cjs"))) {
    copyFileSync(file, file.replace(join(root, "src"), join(root, "lib")));
  }
}

/** Comments are for who reads src/; one that webpack reads stays. */
async function withoutComments() {
  for (const file of filesBelow(join(root, "lib")).filter((each) => each.endsWith(".js"))) {
    const options = { format: "esm", platform: "node", target: "node20", legalComments: "none" };
    writeFileSync(file, (await transform(readFileSync(file, "utf8"), options)).code);
  }
}

/** Names of the chunks that hold nothing of ours. */
function foreignChunks(statsFile) {
  const { chunks } = JSON.parse(readFileSync(statsFile, "utf8"));
  const moduleNames = (module) => [
    module.name ?? "",
    ...(module.modules ?? []).flatMap(moduleNames),
  ];
  const isOurs = (name) => name.startsWith("./lib/");
  return chunks
    .filter(({ modules = [] }) => modules.length > 0 && !modules.flatMap(moduleNames).some(isOurs))
    .flatMap(({ files }) => files);
}

/**
 * The artifact client alone is 5 MB as it stands. Names stay, since packages compare those of
 * classes.
 */
async function minifyFile(file) {
  const { code } = await transform(readFileSync(file, "utf8"), {
    minify: true,
    keepNames: true,
    format: "esm",
    platform: "node",
    target: "node20",
    legalComments: "none",
  });
  writeFileSync(file, code);
}

async function bundleProgram(out) {
  const work = mkdtempSync(join(tmpdir(), "bundle-"));
  const stats = join(work, "stats.json");
  const flags = ["--no-cache", "--license", "licenses.txt", "--stats-out", stats];
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  runScript("@vercel/ncc/dist/ncc/cli.js", "build", join("lib", "program.js"), "-o", out, ...flags);
  for (const name of foreignChunks(stats)) {
    await minifyFile(join(out, name));
  }
  // The report's page, which is bundled before this, holds preact.
  const modules = [...listModules(JSON.parse(readFileSync(stats, "utf8"))), "node_modules/preact"];
  writeFileSync(join(out, "sbom.cdx.json"), renderSbom(root, packageFolders(modules)));
  rmSync(work, { recursive: true });
  renameSync(join(out, "index.js"), join(out, "program.js"));
  writeEntries(out);
  // The host of module retrievers is a program of its own: it runs in the child, beside nothing of
  // ours.
  copyFileSync(join(root, "lib/retrievers/module-host.js"), join(out, "module-host.js"));
  const file = join(out, "licenses.txt");
  writeFileSync(file, withTexts(readFileSync(file, "utf8").trim()));
}

/** An entry is the name, the licence's and its text. */
function withTexts(licenses) {
  const preact = readFileSync(join(root, "node_modules/preact/LICENSE"), "utf8").trim();
  const filled = Object.entries(WITHOUT_TEXT).reduce((text, [name, holder]) => {
    const entry = new RegExp(`(^|\\n\\n)${name}\\n(?:MIT\\S*\\n)?(?=\\n)`);
    if (!entry.test(text)) {
      throw new Error(`${name} is not in the bundle, or has a text by now`);
    }
    return text.replace(
      entry,
      `$1${name}\nMIT\n${preact.replace(/Copyright.*/, `Copyright (c) ${holder}`)}\n`,
    );
  }, licenses);
  return `${filled}\n\npreact\nMIT\n${preact}\n`;
}

function checkBundle(out) {
  const files = filesBelow(out);
  for (const file of files) {
    if (readFileSync(file, "utf8").includes(dirname(join(root, "x")))) {
      throw new Error(`${file} holds the path of this checkout`);
    }
  }
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const size = `${files.length} files, ${(bytes / 1e6).toFixed(2)} MB`;
  if (bytes > MOST_BYTES) {
    throw new Error(`${out} is too large: ${size}, at most ${MOST_BYTES / 1e6} MB`);
  }
  console.log(`${out}: ${size}`);
}

compileSources();
if (!flags["lib-only"]) {
  const out = resolve(root, flags.out);
  await withoutComments();
  await bundleProgram(out);
  checkBundle(out);
}

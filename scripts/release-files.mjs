/**
 * What a release is made of, and whether it holds: name and version agree everywhere, the SBOM of
 * dist/ lists every package that it holds, each with its licence, and the package's bytes are the
 * same twice. `--whole` builds dist twice in two places and installs the package without a
 * registry, too. `--out <folder> --commit <sha>` writes the files of the release: the package, the
 * wheel, SBOM, licences and checksums. scripts/release.mjs calls it with its own flags.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { repositoryName } from "./name.mjs";
import { flags, manifest, requireReleasable, text, versionProblems } from "./release.mjs";
import { packageFolders } from "./sbom.mjs";
import { writeWheel } from "./wheel.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const sha256 = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");
const problems = [];
const expect = (holds, problem) => holds || problems.push(problem);

/** `--version` and `--repository`: what the workflow was asked for, and where it runs. */
function checkNames() {
  const { version } = manifest;
  expect(
    text("src/app/version.generated.ts").includes(`VERSION = "${version}"`),
    `src/app/version.generated.ts is not ${version}: npm run generate && npm run bundle`,
  );
  expect(
    JSON.parse(text("package-lock.json")).version === version,
    `package-lock.json is not ${version}: npm version --no-git-tag-version ${version}`,
  );
  problems.push(...versionProblems());
  if (flags.version !== undefined) {
    problems.push(...requireReleasable(flags.version));
  }
  if (flags.repository !== undefined && flags.repository !== repositoryName()) {
    problems.push(
      `package.json names ${repositoryName()}, and this is ${flags.repository}: node scripts/name.mjs ${flags.repository}`,
    );
  }
}

/** Packages in the report's page, which is bundled apart. */
async function packagesOfPage() {
  const entryPoints = ["web/early.ts", "web/main.tsx"].map((file) => join(root, file));
  const options = {
    bundle: true,
    write: false,
    metafile: true,
    preserveSymlinks: true,
    outdir: "x",
    jsx: "automatic",
    jsxImportSource: "preact",
  };
  const { metafile } = await build({ absWorkingDir: root, entryPoints, ...options });
  return packageFolders(Object.keys(metafile.inputs));
}

/** The licences are found by another program than the SBOM, in the bundler's own modules. */
async function checkPackages() {
  const { components } = JSON.parse(text("dist/sbom.cdx.json"));
  const listed = new Set(components.map((each) => each["bom-ref"].split("?folder=")[1]));
  for (const folder of await packagesOfPage()) {
    expect(listed.has(folder), `the SBOM lacks ${folder}, which the page holds`);
  }
  const licenses = text("dist/licenses.txt");
  const named = new Set(components.map(({ name }) => name));
  // An entry is the name, the licence's and its text.
  for (const name of named) {
    const entry = new RegExp(
      `(?:^|\\n)${name.replaceAll(/[/.]/g, "\\$&")}\\n[^\\n]+\\n(?=[^\\n]*\\S)`,
    );
    expect(entry.test(licenses), `dist/licenses.txt has no text for ${name}`);
  }
  for (const folder of readdirSync(join(root, "node_modules"), { withFileTypes: true }).map(
    (entry) => entry.name,
  )) {
    if (new RegExp(`(?:^|\\n\\n)${folder}\\n(?:MIT|ISC|BSD|Apache)`).test(licenses)) {
      expect(named.has(folder), `dist/licenses.txt has ${folder}, and the SBOM does not`);
    }
  }
  return components.length;
}

/** The package as a file in `folder`, with the commit that it was made from. */
function pack(folder, commit) {
  const tree = join(folder, "tree");
  for (const file of [...manifest.files, "package.json"]) {
    cpSync(join(root, file), join(tree, file), { recursive: true });
  }
  const { devDependencies: _, scripts: __, overrides: ___, ...shipped } = manifest;
  writeFileSync(
    join(tree, "package.json"),
    `${JSON.stringify({ ...shipped, ...(commit === undefined ? {} : { gitHead: commit }) }, null, 2)}\n`,
  );
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const [packed] = JSON.parse(
    execFileSync("npm", args, { cwd: tree, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
  rmSync(tree, { recursive: true });
  return { file: join(folder, packed.filename), files: packed.files.map(({ path }) => path) };
}

function checkPackage(work) {
  const packInto = (name) => {
    mkdirSync(join(work, name));
    return pack(join(work, name), flags.commit);
  };
  const one = packInto("one");
  const two = packInto("two");
  expect(sha256(one.file) === sha256(two.file), "the package has other bytes the second time");
  const wanted = [
    "action.yml",
    "dist/index.js",
    "dist/cli/index.js",
    "dist/sbom.cdx.json",
    "dist/licenses.txt",
    "LICENSE",
  ];
  for (const file of wanted) {
    expect(one.files.includes(file), `the package lacks ${file}`);
  }
  return one.files.length;
}

function run(script) {
  const { status } = spawnSync(process.execPath, [join(root, "scripts", script)], {
    cwd: root,
    stdio: "inherit",
  });
  expect(status === 0, `scripts/${script} ended with ${status}`);
}

function writeOut(out) {
  mkdirSync(out, { recursive: true });
  const packages = [pack(out, flags.commit).file, writeWheel(out)].map((file) => basename(file));
  const lists = ["sbom.cdx.json", "licenses.txt"];
  for (const name of lists) {
    cpSync(join(root, "dist", name), join(out, name));
  }
  const names = [...packages, ...lists];
  writeFileSync(
    join(out, "SHA256SUMS"),
    names.map((name) => `${sha256(join(out, name))}  ${name}\n`).join(""),
  );
  console.log(readFileSync(join(out, "SHA256SUMS"), "utf8").trimEnd());
}

const work = mkdtempSync(join(tmpdir(), "release-"));
try {
  checkNames();
  run("name.mjs");
  const packages = await checkPackages();
  const files = checkPackage(work);
  if (flags.whole) {
    for (const script of ["dist-is-current.mjs", "npx.mjs"]) {
      run(script);
    }
  }
  if (problems.length === 0 && flags.out !== undefined) {
    writeOut(resolve(flags.out));
  }
  for (const problem of problems) {
    console.error(problem);
  }
  console.log(
    `${packages} bundled packages, ${files} files in the package, ${problems.length} problems`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

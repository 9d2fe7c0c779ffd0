/**
 * Checks what a release is made of, and writes its files. scripts/release.mjs calls it with its own
 * flags. It checks that:
 *
 * - name and version are the same everywhere
 * - the SBOM of dist/ lists every package in dist/, each with its licence
 * - the npm package has the same bytes if it is made twice
 * - `init` of the npm package and of the wheel writes a workflow with the release's commit
 * - with `--whole`: dist has the same bytes if it is built in two places, and the package can be
 *   installed without a registry
 *
 * `--out <folder> --commit <sha>` writes the files of the release: the package, the wheel, SBOM,
 * licences and checksums.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { repositoryName } from "./name.mjs";
import { renderManifest } from "./package-manifest.mjs";
import {
  findReleaseProblems,
  findVersionProblems,
  flags,
  manifest,
  text,
} from "./release-version.mjs";
import { packageFolders } from "./sbom.mjs";
import { PYTHON_NAME, wheelFiles, writeWheel } from "./wheel.mjs";

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
  problems.push(...findVersionProblems());
  if (flags.version !== undefined) {
    problems.push(...findReleaseProblems(flags.version));
  }
  if (flags.repository !== undefined && flags.repository !== repositoryName()) {
    problems.push(
      `package.json names ${repositoryName()}, and this is ${flags.repository}: node scripts/name.mjs ${flags.repository}`,
    );
  }
}

/** Packages in the report's page, which is bundled apart. */
async function packagesOfPage() {
  const entryPoints = [join(root, "web/main.tsx")];
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

/** Writes the npm package into `folder`. Returns the path of the file, and the paths in it. */
function pack(folder, commit) {
  const tree = join(folder, "tree");
  for (const file of manifest.files) {
    cpSync(join(root, file), join(tree, file), { recursive: true });
  }
  writeFileSync(join(tree, "package.json"), renderManifest(commit));
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

/** A commit that stands for that of a release. */
const SOME_COMMIT = "0123456789abcdef0123456789abcdef01234567";

/** Unpacks the npm package and the wheel of a commit, and checks that `init` of both names it. */
function checkPinnedWorkflows(work) {
  const npmFolder = join(work, "of-npm");
  mkdirSync(npmFolder);
  execFileSync("tar", ["-xzf", pack(npmFolder, SOME_COMMIT).file, "-C", npmFolder]);
  checkPinnedWorkflow("the npm package", join(npmFolder, "package"), join(work, "init-of-npm"));
  const wheelFolder = join(work, "of-wheel");
  for (const { name, bytes } of wheelFiles(SOME_COMMIT)) {
    mkdirSync(join(wheelFolder, dirname(name)), { recursive: true });
    writeFileSync(join(wheelFolder, name), bytes);
  }
  const program = join(wheelFolder, PYTHON_NAME.replaceAll("-", "_"));
  checkPinnedWorkflow("the wheel", program, join(work, "init-of-wheel"));
}

/** Checks that `init` of the program writes a workflow with its commit into the empty `project`. */
function checkPinnedWorkflow(title, program, project) {
  mkdirSync(join(project, ".git"), { recursive: true });
  const cli = join(program, "dist/cli/index.js");
  const init = spawnSync(process.execPath, [cli, "init"], { cwd: project, encoding: "utf8" });
  expect(init.status === 0, `init of ${title} ended with ${init.status}: ${init.stderr}`);
  const workflow = join(project, ".github/workflows/retrieval-gate.yml");
  const written = existsSync(workflow) ? readFileSync(workflow, "utf8") : "";
  const pinned = `uses: ${repositoryName()}@${SOME_COMMIT} # v${manifest.version}\n`;
  expect(written.includes(pinned), `the workflow that init of ${title} writes lacks ${pinned}`);
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
  const npmPackage = pack(out, flags.commit).file;
  const wheel = writeWheel(out, flags.commit);
  const packages = [basename(npmPackage), basename(wheel)];
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
  checkPinnedWorkflows(work);
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

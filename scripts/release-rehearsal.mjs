/**
 * A release in a clone, against a GitHub, an npm and a PyPI that stand here. Once in one go, and
 * with the answer to each thing that is written lost, as when a connection breaks: run again, it
 * must end with the same, and each thing is there once. And what must be refused.
 */
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { manifest } from "./release-version.mjs";
import { PYTHON_NAME } from "./wheel.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const REPOSITORY = "owner/retrieval-eval-gate";
const IDENTITY = ["-c", "user.name=x", "-c", "user.email=x@example.com"];

/** Those that still answer. */
const servers = new Set();

/**
 * What a release leaves behind, and the server that keeps it. `lose` is the number of the write
 * whose answer is lost.
 */
async function world({ lose = 0, conclusion = "success" } = {}) {
  /** @type {string[]} */
  const writes = [];
  const state = { refs: {}, releases: [], npm: {}, pypi: {}, writes };
  let ids = 0;
  const own = (part) => part.replace(`/repos/${REPOSITORY}`, "");
  const answer = async (method, url, body, headers) => {
    const path = own(url.pathname);
    if (path.startsWith("/pypi/")) {
      return await answerAsPypi(state.pypi, method, url, body, headers);
    }
    const json = () => JSON.parse(body.toString("utf8"));
    const ref = path.replace(/^\/git\/refs?\//, "refs/");
    if (path.startsWith("/actions/workflows/ci.yml/runs")) {
      return [200, { workflow_runs: [{ status: "completed", conclusion }] }];
    }
    if (path.startsWith("/git/ref/")) {
      return ref in state.refs ? [200, { object: { sha: state.refs[ref] } }] : [404, {}];
    }
    if (path === "/git/refs" && method === "POST") {
      if (json().ref in state.refs) {
        return [422, { message: "Reference already exists" }];
      }
      state.refs[json().ref] = json().sha;
      return [201, {}];
    }
    if (path.startsWith("/git/refs/") && method === "PATCH") {
      state.refs[ref] = json().sha;
      return [200, {}];
    }
    if (path === "/releases" && method === "GET") {
      return [200, state.releases];
    }
    if (path === "/releases" && method === "POST") {
      const id = ++ids;
      const upload = `http://${url.host}/repos/${REPOSITORY}/releases/${id}/assets{?name,label}`;
      state.releases.push({ ...json(), id, upload_url: upload, assets: [] });
      return [201, {}];
    }
    const [, id, rest] = /^\/releases\/(\d+)(\/assets)?$/.exec(path) ?? [];
    const release = state.releases.find((each) => each.id === Number(id));
    if (release !== undefined && rest === undefined) {
      return [200, Object.assign(release, json())];
    }
    if (release !== undefined) {
      const name = url.searchParams.get("name");
      if (release.assets.some((each) => each.name === name)) {
        return [422, { message: "already_exists" }];
      }
      const digest = `sha256:${createHash("sha256").update(body).digest("hex")}`;
      release.assets.push({ id: ++ids, name, digest });
      return [201, {}];
    }
    const [, name, version] = /^\/npm\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    if (name === undefined) {
      return [404, {}];
    }
    if (method === "GET") {
      return state.npm[version] ? [200, state.npm[version]] : [404, {}];
    }
    for (const [key, value] of Object.entries(json().versions)) {
      if (key in state.npm) {
        return [403, { error: "You cannot publish over the previously published versions" }];
      }
      state.npm[key] = value;
    }
    return [201, {}];
  };
  const serve = async (request, response) => {
    const chunks = [];
    for await (const chunk of request) {
      chunks.push(chunk);
    }
    const url = new URL(request.url, `http://${request.headers.host}`);
    const body = Buffer.concat(chunks);
    const [status, value] = await answer(request.method, url, body, request.headers);
    // A token is not left behind.
    const isWrite = request.method !== "GET" && !url.pathname.endsWith("/mint-token");
    if (isWrite && status < 300) {
      state.writes.push(`${request.method} ${own(url.pathname)}${url.search}`);
      if (state.writes.length === lose) {
        return response.destroy();
      }
    }
    // npm publishes for longer than a connection is kept open.
    return response
      .writeHead(status, { "content-type": "application/json", connection: "close" })
      .end(JSON.stringify(value));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.add(server);
  return { state, address: `http://127.0.0.1:${server.address().port}` };
}

const PYPI_NAME = /^retrieval_gate-[\d.]+((a|b|rc)\d+)?-py3-none-any\.whl$/;

/**
 * Answers as PyPI does, and as the runner that says who the workflow is. `files` are digests by
 * name.
 */
async function answerAsPypi(files, method, url, body, headers) {
  const path = url.pathname.replace("/pypi", "");
  if (path === "/identity") {
    const isAsked = url.searchParams.get("audience") === "pypi";
    return isAsked && headers.authorization === "Bearer runner"
      ? [200, { value: "me" }]
      : [403, {}];
  }
  if (path === "/_/oidc/mint-token") {
    return JSON.parse(body.toString()).token === "me" ? [200, { token: "pypi-once" }] : [422, {}];
  }
  if (method === "GET") {
    const listed = Object.entries(files).map(([filename, sha256]) => ({
      filename,
      hashes: { sha256 },
    }));
    return listed.length === 0 ? [404, {}] : [200, { files: listed }];
  }
  const login = Buffer.from("__token__:pypi-once").toString("base64");
  if (headers.authorization !== `Basic ${login}`) {
    return [403, {}];
  }
  const type = { "content-type": headers["content-type"] };
  const form = await new Response(body, { headers: type }).formData();
  const content = form.get("content");
  const digest = createHash("sha256")
    .update(Buffer.from(await content.arrayBuffer()))
    .digest("hex");
  const isWhole =
    form.get(":action") === "file_upload" &&
    form.get("filetype") === "bdist_wheel" &&
    form.get("sha256_digest") === digest &&
    form.get("name") === PYTHON_NAME &&
    form.get("description").includes("# retrieval-eval-gate") &&
    PYPI_NAME.test(content.name);
  if (!isWhole || content.name in files) {
    return [400, { message: isWhole ? "File already exists" : "The form is not whole" }];
  }
  files[content.name] = digest;
  return [200, {}];
}

/** The tree as it stands, as a repository whose changelog is ready, and the release's files. */
function clone(work) {
  const tree = join(work, "tree");
  const files = join(work, "files");
  const git = (...args) =>
    execFileSync("git", [...IDENTITY, ...args], { cwd: tree, encoding: "utf8" }).trim();
  const run = (...args) =>
    execFileSync(process.execPath, ["scripts/release.mjs", ...args], { cwd: tree, stdio: "pipe" });
  const list = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of list
    .split("\0")
    .filter((each) => each !== "" && existsSync(join(root, each)))) {
    cpSync(join(root, file), join(tree, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  // The rehearsal releases what is unreleased: lines that stand under the version already are put
  // back there.
  const changelog = join(tree, "CHANGELOG.md");
  const released = `## Unreleased\n\n## ${manifest.version}\n`;
  writeFileSync(changelog, readFileSync(changelog, "utf8").replace(released, "## Unreleased\n"));
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-q", "-m", "the tree");
  const early = refusedBy(() => run("--check", "--version", manifest.version));
  run("--prepare");
  const prepared = readFileSync(changelog, "utf8");
  // The changelog of a first release may stand under its version from the start.
  const repeated = String(run("--prepare"));
  git("commit", "-q", "-a", "-m", "the changelog");
  const commit = git("rev-parse", "HEAD");
  run("--check", "--version", manifest.version, "--out", files, "--commit", commit);
  const isSame = readFileSync(changelog, "utf8") === prepared;
  return { tree, files, commit, early, repeated: isSame ? repeated : "CHANGELOG.md changed" };
}

function refusedBy(action) {
  try {
    action();
    return "";
  } catch (error) {
    return String(error.stderr);
  }
}

/** Exit code and words of one go. */
function publish({ tree, files, commit, work }, { address }) {
  const userconfig = join(work, "npmrc");
  const registry = `${address}/npm/`;
  writeFileSync(
    userconfig,
    `registry=${registry}\n${registry.replace("http:", "")}:_authToken=x\n`,
  );
  const { GITHUB_ACTIONS: _, ...rest } = process.env;
  const env = {
    ...rest,
    GITHUB_API_URL: address,
    GITHUB_TOKEN: "x",
    ACTIONS_ID_TOKEN_REQUEST_URL: `${address}/pypi/identity?version=2`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: "runner",
    PYPI_URL: `${address}/pypi`,
    PYPI_UPLOAD_URL: `${address}/pypi/legacy`,
    npm_config_registry: registry,
    npm_config_userconfig: userconfig,
    npm_config_fetch_retries: "0",
    npm_config_update_notifier: "false",
  };
  const args = [
    "--publish",
    files,
    "--version",
    manifest.version,
    "--repository",
    REPOSITORY,
    "--commit",
    commit,
  ];
  return new Promise((resolve) => {
    const options = { cwd: tree, env, maxBuffer: 1e8 };
    execFile(process.execPath, ["scripts/release.mjs", ...args], options, (error, out, words) =>
      resolve({ code: error === null ? 0 : error.code, said: `${out}${words}` }),
    );
  });
}

/** Publishes the draft in the browser, as a person does; does nothing if there is none. */
function publishDraft({ state }) {
  for (const release of state.releases) {
    release.draft = false;
  }
}

/** Publishes up to the draft, lets a person publish that, and publishes what is left. */
async function publishTwice(made, world) {
  const first = await publish(made, world);
  if (first.code !== 0) {
    return first;
  }
  publishDraft(world);
  return publish(made, world);
}

/** What is left, without what differs from one server to the next. */
function remainingState({ state, address }) {
  const { writes: _, ...rest } = state;
  return JSON.stringify(rest)
    .replaceAll(address, "")
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "");
}

const expect = (holds, problem) => {
  if (!holds) {
    throw new Error(problem);
  }
};

/** The settings that a release relies on, as GitHub answers when all is set. */
const SETTINGS = {
  environment: {
    protection_rules: [{ type: "required_reviewers", reviewers: [{ type: "User" }] }],
    deployment_branch_policy: { protected_branches: false, custom_branch_policies: true },
  },
  tags: [
    {
      target: "tag",
      enforcement: "active",
      conditions: { ref_name: { include: ["refs/tags/v*"], exclude: [] } },
      rules: [{ type: "deletion" }],
    },
  ],
  immutable: { enabled: true, enforced_by_owner: false },
};

/** Checks settings from a file: those that are whole pass, and each that lacks is named. */
function rehearseSettings({ tree, work }) {
  const file = join(work, "settings.json");
  const check = (settings) => {
    writeFileSync(file, JSON.stringify(settings));
    return refusedBy(() =>
      execFileSync(process.execPath, ["scripts/release.mjs", "--settings", file], {
        cwd: tree,
        stdio: "pipe",
      }),
    );
  };
  expect(check(SETTINGS) === "", `settings that are whole: ${check(SETTINGS)}`);
  const lacking = [
    { change: { environment: null }, words: "no environment release" },
    {
      change: { environment: { ...SETTINGS.environment, protection_rules: [] } },
      words: "no required reviewers",
    },
    {
      change: { environment: { ...SETTINGS.environment, deployment_branch_policy: null } },
      words: "any branch",
    },
    { change: { tags: [] }, words: "ruleset" },
    { change: { tags: [{ ...SETTINGS.tags[0], enforcement: "disabled" }] }, words: "ruleset" },
    { change: { immutable: null }, words: "immutability" },
  ];
  for (const { change, words } of lacking) {
    const said = check({ ...SETTINGS, ...change });
    expect(said.includes(words), `settings without ${words}: ${said}`);
  }
}

export async function rehearse() {
  const work = mkdtempSync(join(tmpdir(), "rehearsal-"));
  try {
    const made = { ...clone(work), work };
    expect(
      /lines under Unreleased/.test(made.early),
      `not refused before --prepare: ${made.early}`,
    );
    expect(
      made.repeated.includes(`${manifest.version} is prepared already`),
      `--prepare, run again: ${made.repeated}`,
    );
    rehearseSettings(made);
    const whole = await world();
    const draft = await publish(made, whole);
    expect(
      draft.code === 0 && draft.said.includes("GitHub Marketplace"),
      `the draft does not wait for a person: ${draft.said}`,
    );
    expect(
      Object.keys(whole.state.npm).length === 0 && whole.state.releases[0].draft,
      "something is out before a person published the draft",
    );
    publishDraft(whole);
    const once = await publish(made, whole);
    expect(once.code === 0, once.said);
    const wanted = remainingState(whole);
    const writes = [...whole.state.writes];
    const { releases } = whole.state;
    expect(
      releases[0].assets.length === readdirSync(made.files).length,
      "a file is not in the release",
    );
    const last = writes.slice(-2).map((write) => write.replace(/(\/\w+)\/.*/, "$1"));
    expect(
      last.join() === "PUT /npm,POST /pypi",
      `npm and PyPI are not the last: ${writes.join(", ")}`,
    );
    const again = await publish(made, whole);
    expect(
      again.code === 0 && whole.state.writes.length === writes.length,
      `a second go: ${again.said}${whole.state.writes.join(", ")}`,
    );
    for (const [at, write] of writes.entries()) {
      const broken = await world({ lose: at + 1 });
      const first = await publishTwice(made, broken);
      expect(first.code !== 0, `the answer to ${write} was lost, and nothing said so`);
      const last = await publishTwice(made, broken);
      expect(
        last.code === 0 && remainingState(broken) === wanted,
        `answer lost, ${write}: ${last.said}${remainingState(broken)}`,
      );
    }
    const red = await world({ conclusion: "failure" });
    const refused = await publish(made, red);
    expect(
      refused.code === 1 && red.state.writes.length === 0,
      `a commit whose CI is red: ${refused.said}`,
    );
    console.log(
      `rehearsed ${manifest.version}: with each of ${writes.length} answers lost it ends alike`,
    );
  } finally {
    for (const server of servers) {
      server.close().closeAllConnections();
    }
    rmSync(work, { recursive: true, force: true });
  }
}

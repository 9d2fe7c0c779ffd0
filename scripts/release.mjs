/**
 * The release, step by step. It imports no packages, since it runs where it may write:
 *
 * - `--prepare`: moves what stands under Unreleased in CHANGELOG.md to the version of package.json.
 *   Commit that. It changes nothing if the version is there and nothing is unreleased, as before
 *   the first release.
 * - `--check [--whole] [--version V] [--repository R] [--out FOLDER --commit SHA]`: see
 *   release-files.mjs.
 * - `--settings R|FILE`: checks the repository's settings that a release relies on. R is asked with
 *   the token in GITHUB_TOKEN; FILE has the answers, as `--settings R --out FILE` writes them.
 * - `--publish FOLDER --version V --repository R --commit SHA`: brings the files of FOLDER out.
 *   Each step looks at what is there before it writes, so that a release that ended halfway is run
 *   again. What can be taken back comes first, npm and PyPI last. It stops at the draft, which a
 *   person publishes together with the Marketplace's page: run again, it goes on from there.
 * - `--rehearse`: all of it in a clone, against registries and a GitHub of its own; see
 *   release-rehearsal.mjs.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  UNRELEASED,
  findReleaseProblems,
  findVersionProblems,
  flags,
  manifest,
  readSections,
  root,
  text,
} from "./release-version.mjs";
import { PYTHON_NAME, wheelMetadata } from "./wheel.mjs";

/** Moves what is unreleased in CHANGELOG.md to the version of package.json. */
function prepareChangelog() {
  const { version } = manifest;
  const sections = readSections();
  const isUnreleasedEmpty = (sections.get(UNRELEASED) ?? "") === "";
  if (isUnreleasedEmpty && (sections.get(version) ?? "") !== "") {
    console.log(`CHANGELOG.md: ${version} is prepared already, and nothing is unreleased`);
    return;
  }
  if (isUnreleasedEmpty) {
    throw new Error(`CHANGELOG.md has nothing under ${UNRELEASED} and nothing under ${version}`);
  }
  const [problem] = findVersionProblems();
  if (problem !== undefined) {
    throw new Error(problem);
  }
  const heading = `## ${UNRELEASED}\n`;
  writeFileSync(
    join(root, "CHANGELOG.md"),
    text("CHANGELOG.md").replace(heading, `${heading}\n## ${version}\n`),
  );
  console.log(`CHANGELOG.md: what was unreleased is ${version}`);
}

// Publishing.

/** Returns a value of GitHub's API; null for 404. Throws for any other refusal. */
async function callGithub(method, path, body) {
  const api = process.env.GITHUB_API_URL ?? "https://api.github.com";
  const address = path.startsWith("http") ? path : `${api}${path}`;
  const isFile = Buffer.isBuffer(body);
  const response = await fetch(address, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${process.env.GITHUB_TOKEN}`,
      "x-github-api-version": "2022-11-28",
      ...(body === undefined
        ? {}
        : { "content-type": isFile ? "application/octet-stream" : "application/json" }),
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  });
  if (response.status === 404) {
    return null;
  }
  if (!response.ok) {
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  }
  return response.status === 204 ? {} : await response.json();
}

function computeDigest(bytes, kind, encoding) {
  return createHash(kind).update(bytes).digest(encoding);
}

/**
 * Throws unless the last run of ci.yml on the commit's push is green. A re-run counts in the place
 * of the run that it repeats.
 */
async function requireGreen({ repository, commit }) {
  const query = `head_sha=${commit}&event=push&per_page=1`;
  const path = `/repos/${repository}/actions/workflows/ci.yml/runs?${query}`;
  const run = (await callGithub("GET", path))?.workflow_runs[0];
  const state = run === undefined ? "did not run" : (run.conclusion ?? run.status);
  if (state !== "success") {
    throw new Error(`CI of ${commit} on its push: ${state}. Release a commit that is green.`);
  }
}

async function tagVersion({ repository, commit, tag }) {
  const found = await callGithub("GET", `/repos/${repository}/git/ref/tags/${tag}`);
  if (found === null) {
    await callGithub("POST", `/repos/${repository}/git/refs`, {
      ref: `refs/tags/${tag}`,
      sha: commit,
    });
  } else if (found.object.sha !== commit) {
    throw new Error(`${tag} is ${found.object.sha} already, not ${commit}: raise the version`);
  }
}

/** Returns the release of the tag; null if there is none. A draft has no address by its tag. */
async function findRelease({ repository, tag }) {
  const releases = await callGithub("GET", `/repos/${repository}/releases?per_page=100`);
  return releases.find((each) => each.tag_name === tag) ?? null;
}

async function draftRelease(release) {
  if ((await findRelease(release)) !== null) {
    return;
  }
  const { repository, commit, tag, version, prerelease } = release;
  const body = readSections().get(version);
  const own = { tag_name: tag, target_commitish: commit, name: tag, body, draft: true, prerelease };
  await callGithub("POST", `/repos/${repository}/releases`, own);
}

/**
 * Uploads the files that the release lacks. In a draft, a file with other bytes is of an upload
 * that broke off, and is replaced. Throws if a public release has such a file.
 */
async function attachFiles(release) {
  const { repository, folder, files } = release;
  const { id, assets, upload_url: upload, draft: isDraft } = await findRelease(release);
  for (const name of files) {
    const bytes = readFileSync(join(folder, name));
    const found = assets.find((each) => each.name === name);
    if (found?.digest === `sha256:${computeDigest(bytes, "sha256", "hex")}`) {
      continue;
    }
    if (!isDraft) {
      throw new Error(`release ${id} is out, and its ${name} is another`);
    }
    if (found !== undefined) {
      await callGithub("DELETE", `/repos/${repository}/releases/assets/${found.id}`);
    }
    await callGithub(
      "POST",
      `${upload.replace(/\{.*$/, "")}?name=${encodeURIComponent(name)}`,
      bytes,
    );
  }
}

/** What a person does with the draft: GitHub's API can't publish an action on the Marketplace. */
const MARKETPLACE_STEPS = `The release is a draft. Nobody sees it, and npm and PyPI have nothing yet. Now, in the browser:
1. Once: switch on two-factor authentication of your account.
2. Open the draft under Releases, and edit it.
3. Tick "Publish this Action to the GitHub Marketplace". Once: an owner of the account accepts the
   Developer Agreement, to which the page links.
4. Categories: Continuous integration, then Testing.
5. Press "Publish release".
6. Run the workflow Release again with the same version: it goes on to the tag, npm and PyPI.`;

/** Ends this go, since a person goes on. */
class Waiting extends Error {}

/**
 * Goes on if a person has published the draft; else throws Waiting with the steps. A prerelease is
 * made public here: the Marketplace does not get it.
 */
async function publishRelease(release) {
  const { id, draft: isDraft } = await findRelease(release);
  if (!isDraft) {
    return;
  }
  if (!release.prerelease) {
    throw new Waiting(MARKETPLACE_STEPS);
  }
  const hidden = { draft: false, make_latest: "false" };
  await callGithub("PATCH", `/repos/${release.repository}/releases/${id}`, hidden);
}

/** Moves `v1` to the commit of a release of 1.x. A prerelease moves nothing. */
async function moveMajor({ repository, commit, tag, prerelease }) {
  if (prerelease) {
    return;
  }
  const [major] = tag.split(".");
  const found = await callGithub("GET", `/repos/${repository}/git/ref/tags/${major}`);
  if (found === null) {
    await callGithub("POST", `/repos/${repository}/git/refs`, {
      ref: `refs/tags/${major}`,
      sha: commit,
    });
  } else if (found.object.sha !== commit) {
    await callGithub("PATCH", `/repos/${repository}/git/refs/tags/${major}`, {
      sha: commit,
      force: true,
    });
  }
}

function readAddress(variable, usual) {
  return (process.env[variable] ?? usual).replace(/\/$/, "");
}

/**
 * Publishes the package on npm, unless it is there. npm takes a version once, and never back. It
 * knows the workflow as the package's publisher: there is no token.
 */
async function publishToNpm({ version, folder, files, prerelease }) {
  const file = files.find((each) => each.endsWith(".tgz"));
  const integrity = `sha512-${computeDigest(readFileSync(join(folder, file)), "sha512", "base64")}`;
  const registry = readAddress("npm_config_registry", "https://registry.npmjs.org");
  const response = await fetch(`${registry}/${manifest.name}/${version}`);
  if (response.ok) {
    const found = (await response.json()).dist.integrity;
    if (found === integrity) {
      return;
    }
    throw new Error(
      `npm has ${manifest.name} ${version} with other bytes (${found}): raise the version`,
    );
  }
  if (response.status !== 404) {
    throw new Error(`${registry}: ${response.status}`);
  }
  // Only a workflow can say where a package comes from.
  const provenance = process.env.GITHUB_ACTIONS === "true" ? "true" : "false";
  const args = ["publish", "--ignore-scripts", "--access", "public", `--provenance=${provenance}`];
  if (prerelease) {
    args.push("--tag", "next");
  }
  const { status } = spawnSync("npm", [...args, join(folder, file)], {
    cwd: folder,
    stdio: "inherit",
  });
  if (status !== 0) {
    throw new Error(`npm publish ended with ${status}`);
  }
}

async function fetchJson(address, options) {
  const response = await fetch(address, options);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status} ${await response.text()}`);
  }
  return await response.json();
}

/**
 * Returns a token for one upload. PyPI gives it to this workflow, which it knows as the package's
 * publisher.
 */
async function requestPypiToken(index) {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = process.env;
  if (url === undefined || token === undefined) {
    throw new Error("PyPI takes a wheel from the workflow alone: permissions need id-token: write");
  }
  const headers = { authorization: `Bearer ${token}` };
  const identity = await fetchJson(`${url}&audience=pypi`, { headers });
  const minted = await fetchJson(`${index}/_/oidc/mint-token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: identity.value }),
  });
  return minted.token;
}

/** Uploads the wheel to PyPI, unless it is there. PyPI takes a file once, and never back. */
async function uploadToPypi({ folder, files }) {
  const index = readAddress("PYPI_URL", "https://pypi.org");
  const upload = readAddress("PYPI_UPLOAD_URL", "https://upload.pypi.org/legacy");
  const file = files.find((each) => each.endsWith(".whl"));
  const bytes = readFileSync(join(folder, file));
  const digest = computeDigest(bytes, "sha256", "hex");
  const found = await findPypiDigest(index, file);
  if (found === digest) {
    return;
  }
  if (found !== null) {
    throw new Error(`PyPI has ${file} with other bytes (${found}): raise the version`);
  }
  const { fields, description } = wheelMetadata();
  const form = new FormData();
  form.set(":action", "file_upload");
  form.set("protocol_version", "1");
  form.set("filetype", "bdist_wheel");
  form.set("pyversion", "py3");
  form.set("sha256_digest", digest);
  for (const [, name, value] of fields) {
    form.append(name, value);
  }
  form.set("description", description);
  form.set("content", new Blob([bytes]), file);
  const login = Buffer.from(`__token__:${await requestPypiToken(index)}`).toString("base64");
  const headers = { authorization: `Basic ${login}` };
  const response = await fetch(`${upload}/`, { method: "POST", headers, body: form });
  if (!response.ok) {
    throw new Error(`upload of ${file} to PyPI: ${response.status} ${await response.text()}`);
  }
}

/** Returns the SHA-256 of a file that PyPI has; null if it has none of this name. */
async function findPypiDigest(index, file) {
  const headers = { accept: "application/vnd.pypi.simple.v1+json", "cache-control": "no-cache" };
  const response = await fetch(`${index}/simple/${PYTHON_NAME}/`, { headers });
  if (response.status === 404) {
    return null;
  }
  if (!response.ok) {
    throw new Error(`${index}: ${response.status}`);
  }
  const found = (await response.json()).files.find(({ filename }) => filename === file);
  return found?.hashes.sha256 ?? null;
}

/** The steps of a release, in their order. */
const STEPS = {
  requireGreen,
  tagVersion,
  draftRelease,
  attachFiles,
  publishRelease,
  moveMajor,
  publishToNpm,
  uploadToPypi,
};

async function publishFiles(folder) {
  const { version, repository, commit } = flags;
  if (!version || !repository || !/^[0-9a-f]{40}$/.test(commit ?? "")) {
    throw new Error("--publish needs --version, --repository and --commit");
  }
  const problems = findReleaseProblems(version);
  if (problems.length > 0) {
    throw new Error(problems.join("\n"));
  }
  const files = readdirSync(folder).toSorted();
  const prerelease = !/^\d+\.\d+\.\d+$/.test(version);
  const release = { version, repository, commit, tag: `v${version}`, folder, files, prerelease };
  for (const [name, step] of Object.entries(STEPS)) {
    try {
      await step(release);
    } catch (error) {
      if (!(error instanceof Waiting)) {
        throw error;
      }
      console.log(error.message);
      return;
    }
    console.log(`${name}: done`);
  }
}

// The repository's settings.

/** Returns the settings that a release relies on, as GitHub answers. */
async function readSettings(repository) {
  const environment = await callGithub("GET", `/repos/${repository}/environments/release`);
  const rulesets = (await callGithub("GET", `/repos/${repository}/rulesets?targets=tag`)) ?? [];
  const tags = [];
  for (const { id } of rulesets) {
    tags.push(await callGithub("GET", `/repos/${repository}/rulesets/${id}`));
  }
  const immutable = await callGithub("GET", `/repos/${repository}/immutable-releases`);
  return { environment, tags, immutable };
}

/** Returns what is wrong with the settings; empty if a release may rely on them. */
function findSettingProblems({ environment, tags, immutable }) {
  const problems = [];
  const rules = environment?.protection_rules ?? [];
  const reviewers = rules.find(({ type }) => type === "required_reviewers")?.reviewers ?? [];
  if (environment === null) {
    problems.push("There is no environment release: Settings, Environments, New environment.");
  } else if (reviewers.length === 0) {
    problems.push("The environment release has no required reviewers.");
  }
  if (environment !== null && environment.deployment_branch_policy === null) {
    problems.push("The environment release takes any branch: choose the default branch only.");
  }
  const isProtected = ({ target, enforcement, conditions, rules: tagRules }) =>
    target === "tag" &&
    enforcement === "active" &&
    conditions?.ref_name?.include.some((name) => /^(~ALL|refs\/tags\/v\*)/.test(name)) &&
    tagRules.some(({ type }) => type === "deletion");
  if (!tags.some(isProtected)) {
    problems.push("No active ruleset keeps the tags v* from being deleted: Settings, Rules.");
  }
  if (immutable?.enabled !== true) {
    problems.push(
      "Releases can be changed later: Settings, Releases, Enable release immutability.",
    );
  }
  return problems;
}

async function checkSettings(source) {
  const isFile = source.endsWith(".json");
  const settings = isFile ? JSON.parse(readFileSync(source, "utf8")) : await readSettings(source);
  if (!isFile && flags.out !== undefined) {
    writeFileSync(flags.out, `${JSON.stringify(settings, null, 2)}\n`);
  }
  const problems = findSettingProblems(settings);
  if (problems.length > 0) {
    throw new Error(problems.join("\n"));
  }
  console.log("the environment release, the rules of tags and immutable releases are set");
}

async function main() {
  if (flags.settings !== undefined) {
    return checkSettings(flags.settings);
  }
  if (flags.prepare) {
    return prepareChangelog();
  }
  if (flags.publish !== undefined) {
    return publishFiles(resolve(flags.publish));
  }
  if (flags.rehearse) {
    return (await import("./release-rehearsal.mjs")).rehearse();
  }
  if (flags.check) {
    return import("./release-files.mjs");
  }
  throw new Error("one of --prepare, --check, --settings R, --publish FOLDER and --rehearse");
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

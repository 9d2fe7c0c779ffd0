/**
 * Three packages of one repository get a gate each: by README and the page about monorepos, to a
 * red and a green pull request.
 */
import { appendFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
  type PullRequest,
  commitAll,
  committed,
  pullRequest,
  writeFiles,
} from "../helpers/git-repository.ts";
import { Stranger } from "../helpers/stranger.ts";
import { type JobResult, runOnPull } from "../helpers/workflow.ts";

const PACKAGES = ["core", "docs", "web"];
const TOPICS = ["domains", "exports", "invoices", "passwords", "quotas", "teams"];

const RANK = `const words = (text) => text.toLowerCase().match(/[a-z]+/g) ?? [];

export function rank(pages, query, limit) {
  const wanted = new Set(words(query));
  const scored = pages.map(({ path, text }) => {
    return { path, score: words(text).filter((word) => wanted.has(word)).length };
  });
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score).slice(0, limit);
}
`;

const SEARCH = `import { readFileSync, readdirSync } from "node:fs";
import { rank } from "../../core/src/rank.js";

const content = new URL("../content/", import.meta.url);

export function search(query, limit = 10) {
  const names = readdirSync(content);
  const pages = names.map((path) => ({ path, text: readFileSync(new URL(path, content), "utf8") }));
  return rank(pages, query, limit);
}
`;

/** The packages of package-lock.json, as npm writes them for packages that depend on nothing. */
function lockedPackages(): Readonly<Record<string, object>> {
  const entries = PACKAGES.flatMap((name) => [
    [`node_modules/@acme/${name}`, { resolved: `packages/${name}`, link: true }],
    [`packages/${name}`, { name: `@acme/${name}`, version: "1.0.0" }],
  ]);
  return { "": { name: "acme", workspaces: ["packages/*"] }, ...Object.fromEntries(entries) };
}

/**
 * Makes a repository whose `main` has an npm workspace of three searches with golden files, and no
 * gate.
 */
function makeNpmWorkspace(): string {
  const files: Record<string, unknown> = {
    "package.json": { name: "acme", private: true, workspaces: ["packages/*"] },
    "package-lock.json": { name: "acme", lockfileVersion: 3, packages: lockedPackages() },
    ".gitignore": "node_modules/\n",
    "packages/core/src/rank.js": RANK,
  };
  for (const name of PACKAGES) {
    const folder = `packages/${name}`;
    files[`${folder}/package.json`] = { name: `@acme/${name}`, version: "1.0.0", type: "module" };
    files[`${folder}/src/search.js`] = SEARCH;
    files[`${folder}/eval/golden_set.json`] = TOPICS.map((topic) => {
      return { question: `how do ${topic} work`, expected: [`${topic}.md`] };
    });
    for (const topic of TOPICS) {
      files[`${folder}/content/${topic}.md`] = `# All about ${topic}\n\nHow ${topic} work.\n`;
    }
  }
  return committed(files);
}

/** The name of a package's job, and of its workflow file. */
const jobOf = (name: string): string => `retrieval-gate-packages-${name}`;

/** Runs the job of each package on a pull request. */
async function runJobs(pull: PullRequest): Promise<ReadonlyMap<string, JobResult>> {
  const results = new Map<string, JobResult>();
  for (const name of PACKAGES) {
    results.set(name, await runOnPull(`${jobOf(name)}.yml`, jobOf(name), pull));
  }
  return results;
}

/** The exit code of each package's gate; the log of a job without a gate. */
const exitCodes = (results: ReadonlyMap<string, JobResult>): readonly unknown[] =>
  PACKAGES.map((name) => results.get(name)?.gate?.exitCode ?? results.get(name)?.log);

it("a stranger gets from README to a red and a green pull request, in a monorepo", async () => {
  const folder = makeNpmWorkspace();
  const stranger = new Stranger(folder, ["README.md"]);

  // At the top of a monorepo, init only prints a command for each package, and ends with 2.
  const listing = await stranger.runShown("npx github:OWNER/retrieval-eval-gate init", { code: 2 });
  for (const line of listing.stdout.trim().split("\n")) {
    const packageFolder = /^\(cd (\S+) /.exec(line)![1]!;
    await stranger.runShown(line);
    await stranger.runShown(stranger.findShown(/^Next: (.+)$/), { folder: packageFolder });
  }
  commitAll(folder, "Add the gates");

  const workflows = readdirSync(path.join(folder, ".github/workflows"));

  expect(workflows.filter((name) => !name.endsWith("-comment.yml"))).toEqual(
    PACKAGES.map((name) => `${jobOf(name)}.yml`),
  );
  expect(readdirSync(folder).filter((name) => name.startsWith("retrieval"))).toEqual([]);

  // The search of docs leaves out three of six pages.
  const lossy = pullRequest(folder, () =>
    writeFiles(folder, {
      "packages/docs/src/search.js": `${SEARCH.replace("names.map", "names.slice(3).map")}export default (query, { k }) => search(query, k);\n`,
    }),
  );

  const red = await runJobs(lossy);

  expect(exitCodes(red)).toEqual([0, 1, 0]);
  expect(red.get("docs")?.log).toMatch(/recall@10 fell from 1\.000 to 0\.500/);
  expect(red.get("docs")?.gate?.outputs.get("report-dir")).toContain(
    "packages/docs/retrieval-gate-report/packages-docs",
  );

  const harmless = pullRequest(folder, () =>
    appendFileSync(path.join(folder, "packages/docs/src/search.js"), "// reviewed\n"),
  );

  const green = await runOnPull(`${jobOf("docs")}.yml`, jobOf("docs"), harmless);

  expect(green.gate?.exitCode, green.log).toBe(0);
  // Every command that was run, README or an earlier output had shown.
  expect(stranger.guesses).toEqual([]);
});

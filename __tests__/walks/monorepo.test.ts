/** Three packages of one repository get a gate each: by README and the page about monorepos, to a red and a green pull request. */
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

/** What npm writes of packages that depend on nothing. */
function lockedPackages(): Readonly<Record<string, object>> {
  const own = PACKAGES.flatMap((name) => [
    [`node_modules/@acme/${name}`, { resolved: `packages/${name}`, link: true }],
    [`packages/${name}`, { name: `@acme/${name}`, version: "1.0.0" }],
  ]);
  return { "": { name: "acme", workspaces: ["packages/*"] }, ...Object.fromEntries(own) };
}

/** On `main`: a workspace of npm with three searches and their golden files, and no gate. */
function workspaceOfThree(): string {
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

const jobOf = (name: string): string => `retrieval-gate-packages-${name}`;

async function runAll(pull: PullRequest): Promise<ReadonlyMap<string, JobResult>> {
  const results = new Map<string, JobResult>();
  for (const name of PACKAGES) {
    results.set(name, await runOnPull(`${jobOf(name)}.yml`, jobOf(name), pull));
  }
  return results;
}

const exitCodes = (results: ReadonlyMap<string, JobResult>): readonly unknown[] =>
  PACKAGES.map((name) => results.get(name)?.gate?.exitCode ?? results.get(name)?.log);

it("a stranger gets from README to a red and a green pull request, in a monorepo", async () => {
  const folder = workspaceOfThree();
  const stranger = new Stranger(folder, ["README.md"]);

  const listing = await stranger.type("npx github:OWNER/retrieval-eval-gate init", { code: 2 });
  for (const line of listing.stdout.trim().split("\n")) {
    const packageFolder = /^\(cd (\S+) /.exec(line)![1]!;
    await stranger.type(line);
    stranger.add(
      "src/search.js",
      `${stranger.find(/Add `(export [^`]+)` if it returns/)}\n`,
      packageFolder,
    );
    await stranger.type(stranger.find(/^Next: (.+)$/), { folder: packageFolder });
  }
  commitAll(folder, "Add the gates");

  const workflows = readdirSync(path.join(folder, ".github/workflows"));

  expect(workflows.filter((name) => !name.endsWith("-comment.yml"))).toEqual(
    PACKAGES.map((name) => `${jobOf(name)}.yml`),
  );
  expect(readdirSync(folder).filter((name) => name.startsWith("retrieval"))).toEqual([]);

  const lossy = pullRequest(folder, () =>
    writeFiles(folder, {
      "packages/docs/src/search.js": `${SEARCH.replace("names.map", "names.slice(3).map")}export default (query, { k }) => search(query, k);\n`,
    }),
  );
  const red = await runAll(lossy);

  expect(exitCodes(red)).toEqual([0, 1, 0]);
  expect(red.get("docs")?.log).toMatch(/recall@10 fell from 1\.000 to 0\.500/);
  expect(red.get("docs")?.gate?.outputs.get("report-dir")).toContain(
    "packages/docs/retrieval-gate-report/packages-docs",
  );

  const repaired = pullRequest(folder, () =>
    appendFileSync(path.join(folder, "packages/docs/src/search.js"), "// reviewed\n"),
  );
  const green = await runOnPull(`${jobOf("docs")}.yml`, jobOf("docs"), repaired);

  expect(green.gate?.exitCode, green.log).toBe(0);
  expect(stranger.guesses).toEqual([]);
});

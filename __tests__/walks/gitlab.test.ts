/**
 * A team on GitLab: by README, the page about other systems and what `init` prints, to a red and a
 * green merge request.
 */
import { appendFileSync, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { commitAll, committed, git, writeFiles } from "../helpers/git-repository.ts";
import { type RanJob, readJobs, runGitlabJob } from "../helpers/gitlab-runner.ts";
import { Stranger } from "../helpers/stranger.ts";

const TOPICS = ["domains", "exports", "invoices", "passwords", "quotas", "teams"];

const SEARCH = `import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../handbook/", import.meta.url);
const words = (text) => text.toLowerCase().match(/[a-z]+/g) ?? [];

export async function search(query, { limit = 10 } = {}) {
  const wanted = new Set(words(query));
  const scored = readdirSync(folder).map((name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    return { path: "handbook/" + name, score: words(text).filter((word) => wanted.has(word)).length };
  });
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score).slice(0, limit);
}
`;

/** Makes a repository whose `main` has a search with a golden file and a pipeline, and no gate. */
function makeHandbook(): string {
  const pages = TOPICS.map((topic) => [
    `handbook/${topic}.md`,
    `# All about ${topic}\n\nHow ${topic} work here.\n`,
  ]);
  const golden = TOPICS.map((topic) => {
    return { query: `how do ${topic} work`, docs: [`handbook/${topic}.md`] };
  });
  return committed({
    ...Object.fromEntries(pages),
    ".gitlab-ci.yml": "lint:\n  image: node:24\n  script: [npm run lint]\n",
    "package.json": { name: "handbook", type: "module", scripts: { lint: "true" } },
    "package-lock.json": { name: "handbook", lockfileVersion: 3, requires: true, packages: {} },
    "evals/golden.json": golden,
    "src/search.js": SEARCH,
  });
}

/** Runs the gate's job on the merge request of a branch with this change. */
function runMergeRequest(folder: string, change: (folder: string) => void): RanJob {
  git(folder, "checkout", "-q", "-B", "topic", "main");
  change(folder);
  commitAll(folder, "The change");
  const job = readJobs(folder).get("retrieval-gate")!;
  git(folder, "checkout", "-q", "main");
  return runGitlabJob(job, { source: folder, branch: "topic", target: folder });
}

it("a stranger gets from README to a red and a green merge request, on GitLab", async () => {
  const folder = makeHandbook();
  const stranger = new Stranger(folder, ["README.md", "docs/other-ci.md"]);

  await stranger.runShown("npx github:OWNER/retrieval-eval-gate init");
  const include = stranger.findShown(/^(include:\n {2}- local: .+)$/);
  stranger.addLines(".gitlab-ci.yml", `${include}\n`);

  await stranger.runShown(stranger.findShown(/^Next: (.+)$/));

  expect(existsSync(path.join(folder, ".github"))).toBe(false);

  // The merge request that adds the gate, and main after its merge.
  const firstRequest = runMergeRequest(folder, () => undefined);
  git(folder, "merge", "-q", "--ff-only", "topic");

  expect(firstRequest.code, firstRequest.output).toBe(0);

  const pushed = runGitlabJob(readJobs(folder).get("retrieval-gate")!, {
    source: folder,
    branch: "main",
  });

  expect(pushed.code, pushed.output).toBe(0);

  // Three of six pages no longer have the words that the golden file asks for.
  const red = runMergeRequest(folder, () =>
    writeFiles(folder, {
      "handbook/domains.md": "# Moved\n",
      "handbook/exports.md": "# Moved\n",
      "handbook/teams.md": "# Moved\n",
    }),
  );

  expect(red.code, red.output).toBe(1);
  expect(red.output).toMatch(/FAIL: recall_drop {2}recall@10 fell from 1\.000 to 0\.500/);
  expect(readdirSync(path.join(red.folder, "retrieval-gate-report/search"))).toContain("junit.xml");

  const green = runMergeRequest(folder, () =>
    appendFileSync(path.join(folder, "handbook/teams.md"), "\nReviewed.\n"),
  );

  expect(green.code, green.output).toBe(0);
  expect(stranger.guesses).toEqual([]);
});

/** Which earlier changes an acceptance accepts too, in repositories with commits of known days. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { type Json, casesFile, configFile, run, suiteFile } from "../helpers/gated-project.ts";
import { commitAt, git, repository, writeFiles } from "../helpers/git-repository.ts";

const SEARCH = `import { readFileSync } from "node:fs";
const lost = new Set(JSON.parse(readFileSync("lost.json", "utf8")));
// The last query gets better as soon as any is lost, so that a single loss does not fail alone.
export default (query) => {
  const found = [{ id: lost.has(query) ? "miss" : "d" + query.slice(5) }, { id: "x" }];
  return query === "find 19" && lost.size === 0 ? found.reverse() : found;
};
`;

/** Makes the search lose the targets of the first `count` cases. */
const loseCases = (folder: string, count: number): void =>
  writeFileSync(
    path.join(folder, "lost.json"),
    JSON.stringify(Array.from({ length: count }, (_, n) => `find ${n}`)),
  );

/** Since the accepted state of 2 March one query of 20 was lost and another got better. */
async function project(): Promise<string> {
  const folder = repository();
  writeFiles(folder, {
    "suite.json": suiteFile("docs", casesFile(20)),
    "search.mjs": SEARCH,
    "retrieval-gate.json": configFile(),
    ".gitignore": "retrieval-gate-report\n",
  });
  loseCases(folder, 0);
  await run(folder, "record");
  commitAt(folder, "2026-03-02T12:00:00Z");
  loseCases(folder, 1);
  expect(await run(folder, "record")).toMatchObject({ code: 0 });
  commitAt(folder, "2026-03-05T12:00:00Z");
  return folder;
}

// One of 20 cases lost its only document, which was first: 1/20 = 0.050 of each metric. Another found
// its own first instead of second, which gives 0.5/20 = 0.025 of MRR and 0.369/20 = 0.018 of nDCG.
const ALSO_ACCEPTS =
  "You also accept all changes since 2026-03-02 (1 recorded baseline). In total: recall@10 −0.050, mrr@10 −0.025, ndcg@10 −0.032; lost queries: case-00.";

it("record lists what --accept accepts too, without and with the flag", async () => {
  const folder = await project();
  loseCases(folder, 8);

  const refused = await run(folder, "record");
  const accepted = await run(folder, "record", ["--accept"]);

  expect(refused.code).toBe(1);
  expect(refused.stdout).toContain(
    `If you want to accept this loss, run \`record --accept\`. ${ALSO_ACCEPTS}`,
  );
  expect(accepted.code).toBe(0);
  expect(accepted.stdout).toContain(ALSO_ACCEPTS);

  const written: Json = JSON.parse(readFileSync(path.join(folder, "baseline.json"), "utf8"));

  // The new baseline is the accepted state itself, and names no earlier one.
  expect(written).not.toHaveProperty("accepted");
});

it("record on a branch counts from the acceptance on main, not from the branch's own", async () => {
  const folder = await project();
  git(folder, "update-ref", "refs/remotes/origin/main", "main");
  git(folder, "symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main");
  git(folder, "checkout", "-q", "-b", "topic");
  loseCases(folder, 8);
  await run(folder, "record", ["--accept"]);
  commitAt(folder, "2026-03-09T12:00:00Z");
  loseCases(folder, 9);

  const { stdout } = await run(folder, "record");

  expect(stdout).toContain("You also accept all changes since 2026-03-02");
  // Since 2 March main has lost one query of 20: 0.950. The branch has accepted seven more, and loses
  // one now, so that 11 of 20 are found.
  expect(stdout).toContain("recall@10 fell from 0.950 to 0.550 over 20 queries");
  expect(stdout).toContain("8 queries got worse");
});

it("the gate's advice to ask for the label lists what it accepts too", async () => {
  const folder = await project();
  git(folder, "checkout", "-q", "-b", "topic");
  loseCases(folder, 8);
  commitAt(folder, "2026-03-09T12:00:00Z");

  const { code, stdout } = await run(folder, "gate", ["--base-ref", "main"]);

  expect(code).toBe(1);
  expect(stdout).toContain("label retrieval-gate:accept");
  // Main lost case-00 on 5 March (see project), which ALSO_ACCEPTS names: "You also accept all
  // changes since 2026-03-02 … lost queries: case-00."
  expect(stdout).toContain(ALSO_ACCEPTS);
});

it("a gate that passes, or fails after an acceptance, lists no recorded changes", async () => {
  const folder = await project();

  const passed = await run(folder, "gate");
  await run(folder, "record", ["--accept"]);
  loseCases(folder, 9);
  const failed = await run(folder, "gate");

  expect([passed.code, failed.code]).toEqual([0, 1]);
  expect(passed.stdout + failed.stdout).not.toContain("You also accept");
});

it("record's list has no day if the commit of the last acceptance is unknown", async () => {
  const folder = await project();
  const file = path.join(folder, "baseline.json");
  const baseline: Json = JSON.parse(readFileSync(file, "utf8"));
  baseline.accepted.commit = "0".repeat(40);
  writeFileSync(file, JSON.stringify(baseline));
  loseCases(folder, 8);

  const { stdout } = await run(folder, "record");

  expect(stdout).toContain(
    "You also accept all changes since the last acceptance (1 recorded baseline). In total: ",
  );
});

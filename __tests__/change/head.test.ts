/** The head's rules come from its commit: what a job or an attribute makes of the work tree decides nothing. */
import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  checkout,
  commitAll,
  git,
  lfsPointer,
  link,
  pullRequestEvent,
  pushEvent,
  writeFiles,
} from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";
import {
  BASELINE,
  CONFIG,
  SUITE,
  edit,
  fields,
  judged,
  policiesIn,
  project,
  suiteFile,
} from "./project.ts";
import { pullRequest } from "../helpers/git-repository.ts";

const weakenConfig = (folder: string): void =>
  edit(folder, CONFIG, (config) => (config.gate = { "recall@10": "off" }));
const read = (folder: string, file: string): string =>
  readFileSync(path.join(folder, file), "utf8");

async function makePull(change: (folder: string) => void) {
  const origin = await project();
  const pull = pullRequest(origin, change);
  return {
    folder: checkout(origin, pull.merge, 2),
    event: pullRequestEvent(pull),
    origin,
    made: pull,
  };
}

test.each([CONFIG, SUITE])(
  "head files: %s that a step of the job put back is refused",
  async (file) => {
    const { folder, event, made } = await makePull((at) => {
      weakenConfig(at);
      edit(at, SUITE, (suite) => suite.cases.shift());
      edit(at, BASELINE, (baseline) => delete baseline.cases["howto-0"]);
    });
    writeFiles(folder, { [file]: git(folder, "show", `HEAD^1:${file}`) });

    await expect(policiesIn(folder, event)).rejects.toMatchObject({
      code: "unsafe_head",
      exitCode: 2,
      message: expect.stringContaining(
        `${file} in the work tree is not the file of the commit ${made.merge.slice(0, 12)} under test`,
      ),
      hint: expect.stringContaining(".gitattributes"),
    });
  },
);

test.each([
  ["working-tree-encoding", "UTF-16LE"],
  ["ident", null],
])("head files: %s in .gitattributes is refused", async (attribute, value) => {
  const { folder, event } = await makePull((at) => {
    edit(at, CONFIG, (config) => (config.retriever.params = { note: "$Id$" }));
    writeFiles(at, {
      ".gitattributes": `${CONFIG} ${attribute}${value === null ? "" : `=${value}`}\n`,
    });
    // As plumbing writes it: the blob is UTF-8, the work tree is not.
    if (value !== null) {
      writeFiles(at, { [CONFIG]: Buffer.from(read(at, CONFIG), "utf16le") });
    }
  });

  await expect(policiesIn(folder, event)).rejects.toMatchObject({ code: "unsafe_head" });
});

test("head files: a clean filter that undoes its smudge filter is refused", async () => {
  const { folder, event } = await makePull((at) => {
    weakenConfig(at);
    writeFiles(at, { ".gitattributes": `${CONFIG} filter=launder\n` });
  });
  git(folder, "config", "filter.launder.smudge", "sed s/off/on/");
  rmSync(path.join(folder, CONFIG));
  git(folder, "checkout", "-q", "--", CONFIG);

  expect(read(folder, CONFIG)).not.toContain("off");
  await expect(policiesIn(folder, event)).rejects.toMatchObject({ code: "unsafe_head" });
});

test("head files: Windows line ends are no difference, and digests are git's", async () => {
  const { folder, event } = await makePull(() => undefined);
  const before = await policiesIn(folder, event);
  for (const file of [CONFIG, SUITE, BASELINE]) {
    writeFiles(folder, { [file]: read(folder, file).replaceAll("\n", "\r\n") });
  }
  const after = await policiesIn(folder, event);

  expect([...after.head.digests]).toStrictEqual([...before.head.digests]);
  expect(after.findings).toStrictEqual([]);
});

test("head files: a sparse checkout leaves out files, not rules", async () => {
  const { folder, event } = await makePull(weakenConfig);
  for (const file of [CONFIG, SUITE, BASELINE]) {
    rmSync(path.join(folder, file));
  }
  const verdict = await judged(folder, event);

  expect([verdict.verdict, fields(verdict)]).toStrictEqual(["fail", ["gate.recall@10"]]);
});

test("head files: a tracked file that became a link is refused", async () => {
  const { folder, event } = await makePull(weakenConfig);
  writeFiles(folder, { "other.json": git(folder, "show", `HEAD^1:${CONFIG}`) });
  link(folder, CONFIG, "other.json");

  await expect(policiesIn(folder, event)).rejects.toMatchObject({ code: "unsafe_head" });
});

const restore = (at: string): void =>
  writeFiles(at, { [CONFIG]: git(at, "show", `HEAD^1:${CONFIG}`) });
const checkoutAgain = (at: string): void => {
  rmSync(path.join(at, CONFIG));
  git(at, "checkout", "-q", "--force", "HEAD", "--", CONFIG);
};
const BY = ["-c", "user.name=x", "-c", "user.email=x@x"];

/** What a step of the job does with git's own files and refs after a metric was turned off: refused, or seen through. */
const TRICKS: readonly (readonly [string, "refused" | "seen", (at: string) => unknown])[] = [
  [
    "a filter in .git/info/attributes",
    "refused",
    (at) => {
      writeFiles(at, { ".git/info/attributes": `${CONFIG} filter=swap\n` });
      git(at, "config", "filter.swap.smudge", `git show HEAD^1:${CONFIG}`);
      checkoutAgain(at);
    },
  ],
  ...["skip-worktree", "assume-unchanged"].map(
    (flag) =>
      [
        flag,
        "refused",
        (at: string) => (git(at, "update-index", `--${flag}`, CONFIG), restore(at)),
      ] as const,
  ),
  ["the base's rules in the index, too", "refused", (at) => (restore(at), git(at, "add", CONFIG))],
  [
    "a sparse checkout of git's own",
    "seen",
    (at) => git(at, "sparse-checkout", "set", "--no-cone", "/retrieval/"),
  ],
  ["the base replaced", "seen", (at) => git(at, "replace", "HEAD^1", "HEAD^2")],
  [
    "the merge replaced by one without a change",
    "seen",
    (at) => {
      const parents = ["-p", "HEAD^1", "-p", "HEAD^2"];
      git(
        at,
        "replace",
        "HEAD",
        git(at, ...BY, "commit-tree", "HEAD^1^{tree}", ...parents, "-m", "x"),
      );
    },
  ],
  [
    "the base's blob replaced",
    "seen",
    (at) => git(at, "replace", `HEAD^1:${CONFIG}`, `HEAD:${CONFIG}`),
  ],
  [
    "a graft that makes the change its own base",
    "seen",
    (at) => {
      const head = git(at, "rev-parse", "HEAD");
      const ownCommit = git(at, "rev-parse", "HEAD^2");
      writeFiles(at, { ".git/info/grafts": `${head} ${ownCommit} ${ownCommit}\n` });
    },
  ],
  [
    "HEAD as the end of the history",
    "seen",
    (at) => writeFiles(at, { ".git/shallow": `${git(at, "rev-parse", "HEAD")}\n` }),
  ],
  ["core.worktree elsewhere", "seen", (at) => git(at, "config", "core.worktree", workspace())],
  [
    "another repository around the suite",
    "seen",
    (at) => {
      git(at, "init", "-q", "retrieval");
      git(path.join(at, "retrieval"), ...BY, "commit", "-q", "--allow-empty", "-m", "x");
    },
  ],
];

let weakened: ReturnType<typeof makePull> | undefined;
test.each(TRICKS)("head files: %s: %s", async (_, end, trick) => {
  const { folder, event } = await (weakened ??= makePull(weakenConfig));
  const copy = workspace();
  cpSync(folder, copy, { recursive: true });
  trick(copy);
  if (end === "seen") {
    expect(fields(await judged(copy, event))).toStrictEqual(["gate.recall@10"]);
  } else {
    await expect(policiesIn(copy, event)).rejects.toMatchObject({ code: "unsafe_head" });
  }
});

test("head files: a file that git does not track is read from the folder", async () => {
  const { folder, event } = await makePull((at) => {
    writeFiles(at, { ".gitignore": "generated.json\n" });
    edit(at, CONFIG, (config) => (config.suite = "generated.json"));
    git(at, "rm", "-q", "--cached", SUITE);
  });
  writeFiles(folder, { "generated.json": git(folder, "show", `HEAD^1:${SUITE}`) });

  expect((await policiesIn(folder, event)).head.suite.cases).toHaveLength(12);
});

test("head files: on one's own machine and for record the work tree is read", async () => {
  const { folder } = await makePull(() => undefined);
  weakenConfig(folder);
  const rules = async (event: ReturnType<typeof pushEvent> | null, command: "gate" | "record") =>
    (await policiesIn(folder, event, { command })).head.config.gate.metrics.get("recall@10");

  expect(await rules(null, "gate")).toBe("off");
  expect(await rules(pushEvent(git(folder, "rev-parse", "HEAD"), "main"), "record")).toBe("off");
  await expect(
    rules(pushEvent(git(folder, "rev-parse", "HEAD"), "main"), "gate"),
  ).rejects.toMatchObject({
    code: "unsafe_head",
  });
  // A schedule on the default branch has no base, and reads the commit all the same.
  await expect(
    rules(pushEvent(git(folder, "rev-parse", "HEAD"), "main", "schedule"), "gate"),
  ).rejects.toMatchObject({ code: "unsafe_head" });
});

test("head files: of a baseline that differs, the commit's is read", async () => {
  const { folder, event } = await makePull(() => undefined);
  edit(folder, BASELINE, (baseline) => (baseline.cases["howto-0"].ranks = [3]));

  const { head } = await policiesIn(folder, event);

  expect(head.baseline!.cases.get("howto-0")!.ranks).toStrictEqual([1]);
});

test("head files: a file that Git LFS brought is read if its digest fits", async () => {
  const suite = JSON.stringify({ ...suiteFile(), revision: "of LFS" });
  const digest = createHash("sha256").update(suite).digest("hex");
  const pointer = lfsPointer(digest, suite.length);
  const { folder, event } = await makePull((at) => writeFiles(at, { [SUITE]: pointer }));
  writeFiles(folder, { [SUITE]: suite });

  expect((await policiesIn(folder, event)).head.suite.revision).toBe("of LFS");

  writeFiles(folder, { [SUITE]: suite.replace("of LFS", "of mine") });

  await expect(policiesIn(folder, event)).rejects.toMatchObject({ code: "unsafe_head" });

  rmSync(path.join(folder, SUITE));

  await expect(policiesIn(folder, event)).rejects.toMatchObject({ code: "unsafe_head" });
});

test("head files: a Git LFS pointer in place of its file names the fix", async () => {
  const pointer = lfsPointer("a".repeat(64), 12);
  const { folder, event } = await makePull((at) => writeFiles(at, { [SUITE]: pointer }));

  await expect(policiesIn(folder, event)).rejects.toMatchObject({
    code: "file_unreadable",
    hint: expect.stringContaining("lfs: true"),
  });

  commitAll(folder);
});

/** The head's rules come from its commit: what a job makes of the work tree decides nothing. */
import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  git,
  lfsPointer,
  link,
  proposeInPlace,
  pullRequestEvent,
  pushEvent,
  remove,
  writeFiles,
} from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";
import {
  BASELINE,
  CONFIG,
  SUITE,
  edit,
  weakenedFields,
  judgeCheckout,
  policiesIn,
  project,
  suiteFile,
} from "./project.ts";

const weakenConfig = (folder: string): void =>
  edit(folder, CONFIG, (config) => (config.gate = { "recall@10": "off" }));
const readText = (folder: string, file: string): string =>
  readFileSync(path.join(folder, file), "utf8");

/** A pull request on the project with its event, checked out in `folder`. */
async function makePull(change: (folder: string) => void) {
  const folder = await project();
  const pull = await proposeInPlace(folder, change);
  return { folder, event: pullRequestEvent(pull), pull };
}

test.each([CONFIG, SUITE])(
  "head files: the base's %s, put back by a step of the job, is refused",
  async (file) => {
    const { folder, event, pull } = await makePull((at) => {
      weakenConfig(at);
      edit(at, SUITE, (suite) => suite.cases.shift());
      edit(at, BASELINE, (baseline) => delete baseline.cases["howto-0"]);
    });
    writeFiles(folder, { [file]: git(folder, "show", `HEAD^1:${file}`) });

    await expect(policiesIn(folder, event)).rejects.toMatchObject({
      code: "unsafe_head",
      exitCode: 2,
      message: expect.stringContaining(
        `${file} in the work tree is not the file of the commit ${pull.merge.slice(0, 12)} under test`,
      ),
      hint: expect.stringContaining(".gitattributes"),
    });
  },
);

/** Lets git write the config into the work tree anew, as .gitattributes says. */
function checkOutConfigAgain(folder: string): void {
  remove(folder, CONFIG);
  git(folder, "checkout-index", "--all");
}

test("head files: a config that .gitattributes makes UTF-16 is refused", async () => {
  const { folder, event } = await makePull((at) => {
    writeFiles(at, {
      ".gitattributes": `${CONFIG} working-tree-encoding=UTF-16LE\n`,
      // Git stores it as UTF-8.
      [CONFIG]: Buffer.from(readText(at, CONFIG), "utf16le"),
    });
  });
  checkOutConfigAgain(folder);

  await expect(policiesIn(folder, event)).rejects.toMatchObject({ code: "unsafe_head" });
});

test("head files: a config into which .gitattributes writes its id is refused", async () => {
  const { folder, event } = await makePull((at) => {
    // With `ident` a checkout writes the file's id into $Id$.
    edit(at, CONFIG, (config) => (config.retriever.params = { note: "$Id$" }));
    writeFiles(at, { ".gitattributes": `${CONFIG} ident\n` });
  });
  checkOutConfigAgain(folder);

  await expect(policiesIn(folder, event)).rejects.toMatchObject({ code: "unsafe_head" });
});

test("head files: a smudge filter that shows another rule is refused", async () => {
  const { folder, event } = await makePull((at) => {
    weakenConfig(at);
    writeFiles(at, { ".gitattributes": `${CONFIG} filter=launder\n` });
  });
  git(folder, "config", "filter.launder.smudge", "sed s/off/on/");
  rmSync(path.join(folder, CONFIG));
  git(folder, "checkout", "-q", "--", CONFIG);

  expect(readText(folder, CONFIG)).not.toContain("off");
  await expect(policiesIn(folder, event)).rejects.toMatchObject({ code: "unsafe_head" });
});

test("head files: Windows line ends change no digest and weaken nothing", async () => {
  const { folder, event } = await makePull(() => undefined);
  const policiesBefore = await policiesIn(folder, event);
  for (const file of [CONFIG, SUITE, BASELINE]) {
    writeFiles(folder, { [file]: readText(folder, file).replaceAll("\n", "\r\n") });
  }
  const policiesAfter = await policiesIn(folder, event);

  expect([...policiesAfter.head.digests]).toStrictEqual([...policiesBefore.head.digests]);
  expect(policiesAfter.findings).toStrictEqual([]);
});

test("head files: rules are read from the commit if their files are not checked out", async () => {
  const { folder, event } = await makePull(weakenConfig);
  for (const file of [CONFIG, SUITE, BASELINE]) {
    rmSync(path.join(folder, file));
  }
  const verdict = await judgeCheckout(folder, event);

  expect([verdict.verdict, weakenedFields(verdict)]).toStrictEqual(["fail", ["gate.recall@10"]]);
});

test("head files: a tracked file that became a link is refused", async () => {
  const { folder, event } = await makePull(weakenConfig);
  writeFiles(folder, { "other.json": git(folder, "show", `HEAD^1:${CONFIG}`) });
  link(folder, CONFIG, "other.json");

  await expect(policiesIn(folder, event)).rejects.toMatchObject({ code: "unsafe_head" });
});

const putBackBaseConfig = (at: string): void =>
  writeFiles(at, { [CONFIG]: git(at, "show", `HEAD^1:${CONFIG}`) });
const checkoutConfigAgain = (at: string): void => {
  rmSync(path.join(at, CONFIG));
  git(at, "checkout", "-q", "--force", "HEAD", "--", CONFIG);
};
/** Names the author of a commit. */
const AUTHOR = ["-c", "user.name=x", "-c", "user.email=x@x"];

type Trick = readonly [
  title: string,
  result: "refused" | "seen through",
  apply: (folder: string) => unknown,
];

/**
 * What a step of the job does with git's own files and refs, so that the gate might not see that a
 * metric was turned off. The gate refuses the checkout, or finds the change all the same.
 */
const TRICKS: readonly Trick[] = [
  [
    "a filter in .git/info/attributes",
    "refused",
    (at) => {
      writeFiles(at, { ".git/info/attributes": `${CONFIG} filter=swap\n` });
      git(at, "config", "filter.swap.smudge", `git show HEAD^1:${CONFIG}`);
      checkoutConfigAgain(at);
    },
  ],
  ...["skip-worktree", "assume-unchanged"].map((flag): Trick => [
    flag,
    "refused",
    (at) => {
      git(at, "update-index", `--${flag}`, CONFIG);
      putBackBaseConfig(at);
    },
  ]),
  [
    "the base's rules in the index, too",
    "refused",
    (at) => {
      putBackBaseConfig(at);
      git(at, "add", CONFIG);
    },
  ],
  ["the base replaced", "seen through", (at) => git(at, "replace", "HEAD^1", "HEAD^2")],
  [
    "HEAD as the end of the history",
    "seen through",
    (at) => writeFiles(at, { ".git/shallow": `${git(at, "rev-parse", "HEAD")}\n` }),
  ],
  [
    "core.worktree elsewhere",
    "seen through",
    (at) => git(at, "config", "core.worktree", workspace()),
  ],
  [
    "another repository around the suite",
    "seen through",
    (at) => {
      git(at, "init", "-q", "retrieval");
      git(path.join(at, "retrieval"), ...AUTHOR, "commit", "-q", "--allow-empty", "-m", "x");
    },
  ],
];

/** Made once, and copied by each test. */
let weakeningPull: ReturnType<typeof makePull> | undefined;
test.each(TRICKS)("head files: %s: %s", async (_, result, apply) => {
  // The pull request turns recall off, and the trick is to hide that from the gate.
  const { folder, event } = await (weakeningPull ??= makePull(weakenConfig));
  const copy = workspace();
  cpSync(folder, copy, { recursive: true });
  apply(copy);

  if (result === "seen through") {
    expect(weakenedFields(await judgeCheckout(copy, event))).toStrictEqual(["gate.recall@10"]);
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

  // The base's suite, of which the file is a copy, has twelve cases.
  expect((await policiesIn(folder, event)).head.suite.cases).toHaveLength(12);
});

/** A checkout whose config is weakened in the work tree alone. */
async function checkoutWithEditedConfig(): Promise<string> {
  const { folder } = await makePull(() => undefined);
  weakenConfig(folder);
  return folder;
}

test("head files: on one's own machine and for record the work tree is read", async () => {
  const folder = await checkoutWithEditedConfig();
  const push = pushEvent(git(folder, "rev-parse", "HEAD"), "main");

  const onOwnMachine = await policiesIn(folder, null, { command: "gate" });
  const forRecord = await policiesIn(folder, push, { command: "record" });

  expect(onOwnMachine.head.config.gate.metrics.get("recall@10")).toBe("off");
  expect(forRecord.head.config.gate.metrics.get("recall@10")).toBe("off");
});

// A schedule on the default branch has no base. Its files are compared with the commit all the
// same.
test.each(["push", "schedule"])(
  "head files: an edited work tree on the default branch is refused on a %s",
  async (name) => {
    const folder = await checkoutWithEditedConfig();
    const event = pushEvent(git(folder, "rev-parse", "HEAD"), "main", name);

    await expect(policiesIn(folder, event, { command: "gate" })).rejects.toMatchObject({
      code: "unsafe_head",
    });
  },
);

test("head files: a baseline that differs from the commit's is not read", async () => {
  const { folder, event } = await makePull(() => undefined);
  edit(folder, BASELINE, (baseline) => (baseline.cases["howto-0"].ranks = [3]));

  const { head } = await policiesIn(folder, event);

  expect(head.baseline!.cases.get("howto-0")!.ranks).toStrictEqual([1]);
});

describe("head files: a suite of Git LFS, of which git has the pointer,", () => {
  const LFS_SUITE = JSON.stringify({ ...suiteFile(), revision: "of LFS" });

  /** A pull request whose commit has the pointer to LFS_SUITE. */
  function makeLfsPull() {
    const digest = createHash("sha256").update(LFS_SUITE).digest("hex");
    const pointer = lfsPointer(digest, LFS_SUITE.length);
    return makePull((at) => writeFiles(at, { [SUITE]: pointer }));
  }

  test("is read from the work tree if it has the pointer's digest", async () => {
    const { folder, event } = await makeLfsPull();
    writeFiles(folder, { [SUITE]: LFS_SUITE });

    const { head } = await policiesIn(folder, event);

    expect(head.suite.revision).toBe("of LFS");
  });

  test("is refused if it has another digest", async () => {
    const { folder, event } = await makeLfsPull();
    writeFiles(folder, { [SUITE]: LFS_SUITE.replace("of LFS", "of mine") });

    await expect(policiesIn(folder, event)).rejects.toMatchObject({
      code: "unsafe_head",
      hint: expect.stringContaining("`lfs: true`"),
    });
  });

  test("is refused if the work tree lacks it", async () => {
    const { folder, event } = await makeLfsPull();
    rmSync(path.join(folder, SUITE));

    await expect(policiesIn(folder, event)).rejects.toMatchObject({ code: "unsafe_head" });
  });
});

test("head files: a Git LFS pointer in place of its file names the fix", async () => {
  const pointer = lfsPointer("a".repeat(64), 12);
  const { folder, event } = await makePull((at) => writeFiles(at, { [SUITE]: pointer }));

  await expect(policiesIn(folder, event)).rejects.toMatchObject({
    code: "file_unreadable",
    hint: expect.stringContaining("lfs: true"),
  });
});

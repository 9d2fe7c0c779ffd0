/** Pull requests as they happen: real repositories, real merge commits, each with its verdict. */
import { createHash } from "node:crypto";
import path from "node:path";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  checkout,
  commitAll,
  committed,
  git,
  lfsPointer,
  propose,
  proposeInPlace,
  pullRequest,
  pullRequestEvent,
  pushEvent,
  remove,
  repository,
  writeFiles,
} from "../helpers/git-repository.ts";
import {
  type Answers,
  BASELINE,
  CONFIG,
  SUITE,
  configFile,
  edit,
  weakenedFields,
  judgeCheckout,
  policiesIn,
  project,
  record,
  sixOfEach,
  suiteFile,
} from "./project.ts";
import { policiesReceipt } from "../../src/gate/two-policies.ts";
import type { ReadPolicies } from "../../src/change/policies.ts";
import type { Inputs } from "../../src/model/report.ts";
import { workspace } from "../helpers/workspace.ts";

/** A Git LFS pointer to a text of 12 bytes with the digest aaa… */
/** The depth of a checkout that has all commits. */
const ALL_COMMITS = 0;
const POINTER = lfsPointer("a".repeat(64), 12);
const LABELED = { action: "labeled", label: "retrieval-gate:accept" };
const LOSE_FOUR: Answers = { "howto-0": null, "howto-1": null, "howto-2": null, "howto-3": null };
type Edit = (folder: string) => unknown;
const setRules =
  (rules: Record<string, unknown>): Edit =>
  (folder) =>
    edit(folder, CONFIG, (config) => Object.assign(config, { gate: rules }));

describe("readPolicies on pull requests", () => {
  interface IndexChange {
    /** What bm25 indexes on the base, and what the change sets in it. */
    readonly retriever: { readonly base: object; readonly change: object };
    /** The text of corpus.jsonl, by default empty. */
    readonly corpus?: { readonly base: string; readonly head: string };
  }

  /** The notice about the index that a pull request with the change gets; undefined for none. */
  async function findIndexNotice({ retriever, corpus = { base: "", head: "" } }: IndexChange) {
    const { folder, event } = await proposeChange({
      prepare: (at) => {
        writeFiles(at, { "corpus.jsonl": corpus.base, "docs/a.md": "a\n" });
        edit(at, CONFIG, (config) => (config.retriever = { kind: "bm25", ...retriever.base }));
      },
      change: (at) => {
        writeFiles(at, { "corpus.jsonl": corpus.head });
        edit(at, CONFIG, (config) => Object.assign(config.retriever, retriever.change));
      },
    });
    const { notices } = await policiesIn(folder, event);
    return notices.find(({ code }) => code === "index_changed");
  }

  const DOCUMENT = '{"id":"d","text":"t"}\n';
  const TWELVE_DOCUMENTS = DOCUMENT.repeat(12);
  const TWO_DOCUMENTS = DOCUMENT.repeat(2);

  test("reports a corpus with fewer documents, and not a new max_docs", async () => {
    const retriever = { base: { corpus: "corpus.jsonl" }, change: { max_docs: 9 } };
    const fewer = { base: TWELVE_DOCUMENTS, head: TWO_DOCUMENTS };
    const equal = { base: TWELVE_DOCUMENTS, head: TWELVE_DOCUMENTS };

    expect(await findIndexNotice({ retriever, corpus: fewer })).toEqual({
      code: "index_changed",
      place: "corpus.jsonl",
      before: 12,
      after: 2,
    });
    expect(await findIndexNotice({ retriever, corpus: equal })).toBeUndefined();
  });

  test("reports a corpus that differs from the base's Git LFS pointer", async () => {
    const retriever = { base: { corpus: "corpus.jsonl" }, change: {} };
    const digest = createHash("sha256").update(TWO_DOCUMENTS).digest("hex");
    const pointerToHead = lfsPointer(digest, TWO_DOCUMENTS.length);
    const changedCorpus = { base: POINTER, head: TWO_DOCUMENTS };
    const sameCorpus = { base: pointerToHead, head: TWO_DOCUMENTS };

    // The documents behind a pointer can't be counted, so `before` is null.
    expect(await findIndexNotice({ retriever, corpus: changedCorpus })).toEqual({
      code: "index_changed",
      place: "corpus.jsonl",
      before: null,
      after: 2,
    });
    expect(await findIndexNotice({ retriever, corpus: sameCorpus })).toBeUndefined();
  });

  test("reports narrower globs, without counts of their files", async () => {
    const retriever = { base: { files: ["docs/**"] }, change: { files: ["docs/a*.md"] } };

    expect(await findIndexNotice({ retriever })).toEqual({
      code: "index_changed",
      place: "docs/a*.md",
      before: null,
      after: null,
    });
  });
});

/** Writes config, suite and baseline into a folder. */
async function addGate(at: string): Promise<void> {
  writeFiles(at, { [CONFIG]: configFile(), [SUITE]: suiteFile() });
  await record(at);
}

/** A repository without a gate, with a pull request that brings one. */
async function proposeFirstGate() {
  const origin = committed({ "README.md": "docs\n" }, "no gate yet");
  const pull = await propose(origin, addGate);
  return { origin, pull };
}

describe("readPolicies › where files are", () => {
  test("finds a config under an unusual name by the base's baseline", async () => {
    const { folder, event } = await proposeChange({
      prepare: (at) => {
        git(at, "mv", CONFIG, "gate.json");
        // Its baseline is b/baselines/docs.json: paths are relative to the config's folder.
        writeFiles(at, { "b/retrieval-gate.json": configFile() });
      },
      change: (at) => git(at, "mv", "gate.json", "search.json"),
    });
    const policies = await policiesIn(folder, event, { config: "search.json" });

    // Of the base's two configs only gate.json has the baseline of search.json.
    expect(policies.base?.config.file).toBe("gate.json");
    expect(policies.bootstrap).toBe(false);
    // The finding lists all configs of the base.
    expect(policies.findings.flatMap(({ fields }) => fields)).toEqual([
      { field: "config", before: "b/retrieval-gate.json, gate.json", after: "search.json" },
    ]);
  });

  test("has no first gate if the base lacks only the baseline", async () => {
    const { folder, event } = await proposeChange({
      prepare: (baseFolder) => remove(baseFolder, BASELINE),
      change: (headFolder) => record(headFolder, {}),
    });

    expect(await policiesIn(folder, event)).toMatchObject({
      bootstrap: false,
      base: { baseline: null },
    });
  });

  test("takes a gate for the first if the base has files of other tools alone", async () => {
    const origin = committed({
      // It has keys of ours, but no version.
      "chain.yaml": "retriever: { kind: bm25 }\nsuite: x\n",
      // JSON that is cut.
      "broken.json": '{"retriever":',
      // It names chain.yaml as the config of another action.
      ".github/workflows/ci.yml": "jobs: { lint: { steps: [{ with: { config: chain.yaml } }] } }\n",
      // It has our workflow's name, but does not use our action.
      ".github/workflows/retrieval-gate.yml": "on: pull_request\n",
    });
    const pull = await propose(origin, addGate);
    const policies = await policiesIn(checkout(origin, pull.merge, 2), pullRequestEvent(pull));

    expect(policies).toMatchObject({ bootstrap: true, findings: [] });
  });

  test("allows a first gate only in the merge queue of the default branch", async () => {
    const { origin, pull } = await proposeFirstGate();
    const queue = checkout(origin, pull.merge, 2);
    const queued = (branch: string) =>
      pushEvent(pull.merge, `gh-readonly-queue/${branch}/pr-7-abc`, "merge_group");

    expect((await policiesIn(queue, queued("main"))).bootstrap).toBe(true);
    await expect(policiesIn(queue, queued("lax"))).rejects.toMatchObject({
      code: "no_gate_on_base",
    });

    // This name does not have the queue's branch. So the message names the base by its commit.
    const unnamedQueue = pushEvent(pull.merge, "odd", "merge_group");

    await expect(policiesIn(queue, unnamedQueue)).rejects.toThrow(
      /the base [0-9a-f]{12} has no gate/,
    );
  });

  test("takes the first gate as such (bootstrap) if it is pushed to a branch of its own", async () => {
    const { origin, pull } = await proposeFirstGate();
    const pushed = checkout(origin, pull.head, ALL_COMMITS, "refs/remotes/origin/topic");

    expect((await policiesIn(pushed, pushEvent(pull.head, "topic"))).bootstrap).toBe(true);
  });

  test.each([
    ["a push to topic", "topic", "push"],
    // The gate is first on the default branch only by a push.
    ["a dispatch on main", "main", "workflow_dispatch"],
  ])("refuses a first gate by %s if --base-ref is unrelated to main", async (_, branch, name) => {
    const { origin, pull } = await proposeFirstGate();
    const folder = checkout(origin, pull.head, ALL_COMMITS, "refs/remotes/origin/topic");
    // The author makes a branch without history or gate, and commits the gate on it.
    git(folder, "checkout", "-q", "--orphan", "alone");
    git(folder, "rm", "-q", "-rf", ".");
    const baseRef = commitAll(folder, "a base of the author's own");
    git(folder, "checkout", "-q", pull.head, "--", ".");
    const head = commitAll(folder, "the gate");

    const policies = policiesIn(folder, pushEvent(head, branch, name), { baseRef });

    await expect(policies).rejects.toMatchObject({
      code: "no_gate_on_base",
      message: expect.stringContaining(baseRef),
    });
  });

  test.each(["push", "workflow_dispatch"])(
    "advises a gate on a branch older than main's gate to merge main, on a %s",
    async (name) => {
      const origin = repository();
      writeFiles(origin, { "README.md": "docs\n" });
      const fork = commitAll(origin, "no gate yet");
      await addGate(origin);
      commitAll(origin, "the gate");
      git(origin, "checkout", "-q", "-b", "topic", fork);
      await addGate(origin);
      const head = commitAll(origin, "a gate of its own");
      const folder = checkout(origin, head, ALL_COMMITS, "refs/remotes/origin/topic");

      await expect(policiesIn(folder, pushEvent(head, "topic", name))).rejects.toMatchObject({
        code: "no_gate_on_base",
        hint: "main has a gate by now: merge it into this branch, or rebase onto it.",
      });
    },
  );

  test("reports that main changed its rules since a branch was cut", async () => {
    const origin = repository();
    await addGate(origin);
    const fork = commitAll(origin, "the gate");
    git(origin, "checkout", "-q", "-b", "topic");
    writeFiles(origin, { "README.md": "more\n" });
    const head = commitAll(origin, "work");
    git(origin, "checkout", "-q", "main");
    writeFiles(origin, { [CONFIG]: configFile({ k: 20 }) });
    const tip = commitAll(origin, "other rules");
    const folder = checkout(origin, head, ALL_COMMITS, "refs/remotes/origin/topic");

    const { notices } = await policiesIn(folder, pushEvent(head, "topic"));

    expect(notices).toContainEqual({
      code: "base_outdated",
      commit: fork,
      tip,
      files: [CONFIG],
    });
  });

  test("allows a first gate that is pushed to the default branch", async () => {
    const folder = committed({ "README.md": "docs\n" }, "no gate yet");
    await addGate(folder);
    const head = commitAll(folder, "the gate");
    const policies = await policiesIn(folder, pushEvent(head, "main"));

    expect(policies).toMatchObject({ mode: "default_branch", bootstrap: true });
  });

  test("reports a broken base as a finding, which can be accepted", async () => {
    const origin = await project();
    edit(origin, CONFIG, (config) => (config.gate = { "recall@10": { tolerance: "much" } }));
    commitAll(origin, "broken");
    const pull = pullRequest(origin, (folder) =>
      edit(folder, CONFIG, (config) => delete config.gate),
    );
    const folder = checkout(origin, pull.merge, 2);
    const verdict = await judgeCheckout(folder, pullRequestEvent(pull));

    expect([verdict.verdict, weakenedFields(verdict)]).toEqual(["fail", ["base"]]);

    const { unusable } = await policiesIn(folder, pullRequestEvent(pull));

    expect(unusable?.reason).toMatch(/^config retrieval-gate\.json has 1 problem; .*tolerance/);
    expect((await judgeCheckout(folder, pullRequestEvent(pull, LABELED))).verdict).toBe("pass");
  });

  test("finds a digest in the baseline for a file that nothing read", async () => {
    const files = { "later.json": "1".repeat(64), [SUITE]: "2".repeat(64) };
    const { folder, event } = await proposeChange({
      change: (at) => edit(at, BASELINE, (baseline) => (baseline.files = files)),
    });

    // The commit has the suite itself, so its digest in the baseline vouches for nothing.
    expect(weakenedFields(await judgeCheckout(folder, event))).toEqual([
      "baseline.files.later.json",
    ]);
  });

  describe("of a suite that git ignores", () => {
    /** A checkout whose base recorded the digest of its suite, with this suite beside it. */
    async function checkoutWithSuite(written: unknown) {
      const origin = repository();
      const recordedSuite = suiteFile();
      writeFiles(origin, {
        [CONFIG]: configFile(),
        [SUITE]: recordedSuite,
        ".gitignore": "suite.json\n",
      });
      const text = readFileSync(path.join(origin, SUITE), "utf8");
      const digest = createHash("sha256").update(text).digest("hex");
      await record(origin, {}, CONFIG, { [SUITE]: digest });
      commitAll(origin, "the gate");
      const pull = pullRequest(origin, (folder) => writeFiles(folder, { "README.md": "more\n" }));
      const folder = checkout(origin, pull.merge, 2);
      writeFiles(folder, { [SUITE]: written });
      return { folder, event: pullRequestEvent(pull) };
    }

    test("reads the checkout's suite for the base if it has the recorded digest", async () => {
      const { folder, event } = await checkoutWithSuite(suiteFile());

      const { base } = await policiesIn(folder, event);

      expect(base?.suite.cases).toHaveLength(12);
      expect((await judgeCheckout(folder, event)).verdict).toBe("pass");
    });

    test("takes only cases with a row of the baseline if the suite has another digest", async () => {
      // The base's commit has no suite, and this one, with 11 of its 12 cases, has another digest.
      const { folder, event } = await checkoutWithSuite(suiteFile(sixOfEach().slice(1)));

      const { base } = await policiesIn(folder, event);

      // Of the base's cases those are known that are in the baseline's rows and in this suite.
      expect(base?.suite.unread).toContain(SUITE);
      expect(base?.suite.cases).toHaveLength(11);
      expect((await judgeCheckout(folder, event)).verdict).toBe("pass");
    });

    test("finds four cases that it lacks", async () => {
      const { folder, event } = await checkoutWithSuite(suiteFile(sixOfEach().slice(4)));

      const verdict = await judgeCheckout(folder, event);

      expect(weakenedFields(verdict)).toEqual([0, 1, 2, 3].map((n) => `cases.howto-${n}`));
    });
  });
});

describe("readPolicies with the label that accepts", () => {
  /** Proposed once for all tests here: none of them changes it. */
  let worseBaselineOnce: ReturnType<typeof proposeChange> | null = null;
  const proposeWorseBaseline = (): ReturnType<typeof proposeChange> =>
    (worseBaselineOnce ??= proposeChange({ change: (folder) => record(folder, LOSE_FOUR) }));

  // Only the event of adding the label accepts, not a label that the pull request has already.
  test.each([
    ["a push after the label", { action: "synchronize" }],
    ["opened with the label", { action: "opened" }],
    ["another label", { action: "labeled", label: "documentation" }],
    ["a label that looks like it", { action: "labeled", label: "Retrieval-Gate:accept" }],
    ["the label taken off", { action: "unlabeled", label: "retrieval-gate:accept" }],
    [
      "a review",
      { name: "pull_request_review", action: "labeled", label: "retrieval-gate:accept" },
    ],
  ])("a head's baseline that lost four cases is not accepted by %s", async (_, event) => {
    const { folder, pull } = await proposeWorseBaseline();

    const verdict = await judgeCheckout(folder, pullRequestEvent(pull, event), LOSE_FOUR);

    expect(verdict.verdict).toBe("fail");
    expect(verdict.accepted).toEqual([]);
  });
});

describe("readPolicies on other events", () => {
  test("has no renamed files if git can't read the commits any more", async () => {
    const { event, folder } = await proposeChange({ change: setRules({}) });
    const policies = await policiesIn(folder, event);
    rmSync(path.join(folder, ".git/objects"), { recursive: true });

    expect(policies.file_renames!()).toEqual(new Map());
  });

  test("reports a base that is not the default branch", async () => {
    const { folder, event } = await proposeChange({ change: setRules({ "mrr@10": "off" }) });
    const intoLax = { ...event, pullRequest: { ...event.pullRequest!, baseRef: "lax" } };

    const { notices } = await policiesIn(folder, intoLax);

    expect(notices).toEqual([{ code: "other_base", branch: "lax", default_branch: "main" }]);
    expect((await policiesIn(folder, event)).notices).toEqual([]);
  });

  test.each([
    ["workflow_dispatch", "head_only"],
    ["push", "default_branch"],
  ])(
    "takes the head's own files for a %s on the default branch without a repository",
    async (name, mode) => {
      const folder = await project();
      rmSync(path.join(folder, ".git"), { recursive: true });
      const event = pushEvent("1".repeat(40), "main", name);

      expect(await policiesIn(folder, event)).toMatchObject({ mode, base: null, bootstrap: false });
    },
  );

  test("has the digest of the base's recorded run, or null if git ignores it", async () => {
    const run = "howto-0 Q0 doc 1 1 x\n";
    const digestOf = async (files: Record<string, string>): Promise<string | null> => {
      const { folder, event } = await proposeChange({
        prepare: (at) => {
          edit(at, CONFIG, (config) => (config.retriever = { kind: "run", path: "best.run" }));
          writeFiles(at, files);
        },
        change: (at) => edit(at, CONFIG, (config) => (config.retriever = configFile().retriever)),
      });
      return (await policiesIn(folder, event)).base!.retriever.corpus_digest;
    };

    expect(await digestOf({ "best.run": run })).toBe(
      createHash("sha256").update(run).digest("hex"),
    );
    // A pointer of Git LFS names the digest of the file that it stands for.
    expect(await digestOf({ "best.run": POINTER })).toBe("a".repeat(64));
    expect(await digestOf({ ".gitignore": "best.run\n", "best.run": run })).toBeNull();
  });

  const policiesOfRecord = (folder: string): Promise<ReadPolicies> =>
    policiesIn(folder, null, { command: "record" });
  /** The ranks that the baseline has for howto-0. */
  const ranksIn = (inputs: Inputs | null): readonly (number | null)[] | undefined =>
    inputs?.baseline?.cases.get("howto-0")?.ranks;

  test("compares record with the merge base's baseline on a branch", async () => {
    const origin = await project();
    git(origin, "checkout", "-q", "-b", "topic");
    await record(origin, LOSE_FOUR);
    const head = commitAll(origin);
    const clone = checkout(origin, head, ALL_COMMITS, "refs/heads/own");
    git(clone, "symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main");
    git(clone, "checkout", "-q", "own");

    // 1 is the rank in main's baseline. The branch recorded that howto-0 is lost.
    expect(ranksIn((await policiesOfRecord(clone)).over)).toEqual([1]);

    // Without git there is no branch to compare with.
    rmSync(path.join(clone, ".git"), { recursive: true });

    expect((await policiesOfRecord(clone)).over).toBeNull();
  });

  test("names the branch of origin that `main` stands for", async () => {
    const origin = await project();
    const clone = checkout(origin, git(origin, "rev-parse", "main"), ALL_COMMITS, "refs/heads/own");
    // HEAD is one commit after origin/main, and the clone has no branch main of its own.
    git(clone, "checkout", "-q", "own");
    git(clone, "commit", "-q", "--allow-empty", "-m", "own");

    const policies = await policiesIn(clone, null, { baseRef: "main" });

    expect(policiesReceipt(policies).base_branch).toBe("origin/main");
  });

  test("reads HEAD's baseline for record if the work tree's can't be read", async () => {
    const folder = await project();
    writeFiles(folder, { [BASELINE]: "{" });

    const { over, head } = await policiesOfRecord(folder);

    // `over` would be another branch's baseline that the recording replaces.
    expect(over).toBeNull();
    // The rank in the committed baseline.
    expect(ranksIn(head)).toEqual([1]);
  });

  test("refuses a baseline of the work tree that can't be read for gate", async () => {
    const folder = await project();
    writeFiles(folder, { [BASELINE]: "{" });

    await expect(policiesIn(folder, null)).rejects.toMatchObject({ code: "invalid_baseline" });
  });

  test("asks for no base for record", async () => {
    const { pull } = await proposeChange({ change: setRules({ "recall@10": "off" }) });
    // Depth 1: the base is not in the clone.
    const folder = checkout(pull.origin, pull.merge, 1);
    const push = pushEvent(pull.merge, "main");

    const policies = await policiesIn(folder, push, { command: "record" });

    expect(policies).toMatchObject({ mode: "head_only", base: null, findings: [] });
  });
});

describe("readPolicies › the verdicts of the judge", () => {
  const JUDGE_CONFIG = {
    judge: { base_url: "https://models.example/v1", model: "m", cache: "verdicts.jsonl" },
    metrics: ["faithfulness"],
  };
  const verdictLine = (digit: string): string =>
    `${JSON.stringify({ key: digit.repeat(64), kind: "support", verdict: { supported: [true] } })}\n`;
  /** A pull request that adds verdict 2 to a cache with verdict 1. No test changes it. */
  let verdictChangeOnce: ReturnType<typeof proposeChange> | null = null;
  const proposeSecondVerdict = (): ReturnType<typeof proposeChange> =>
    (verdictChangeOnce ??= proposeChange({
      config: JUDGE_CONFIG,
      prepare: (at) => writeFiles(at, { "verdicts.jsonl": verdictLine("1") }),
      change: (at) => writeFiles(at, { "verdicts.jsonl": verdictLine("1") + verdictLine("2") }),
    }));
  /** The first digit of the key of each verdict that is trusted, or "all". */
  const trustedVerdicts = async (...read: Parameters<typeof policiesIn>): Promise<unknown> => {
    const { known } = await policiesIn(...read);
    return known === null ? "all" : [...known.keys()].map((key) => key[0]);
  };

  test("trusts verdicts on a pull request and a branch if the base has them", async () => {
    const { pull, folder, event } = await proposeSecondVerdict();

    expect(await trustedVerdicts(folder, event)).toEqual(["1"]);

    const topic = workspace();
    cpSync(folder, topic, { recursive: true });
    git(topic, "update-ref", "refs/remotes/origin/main", pull.base);
    git(topic, "checkout", "-q", pull.head);

    expect(await trustedVerdicts(topic, pushEvent(pull.head, "topic"))).toEqual(["1"]);
  });

  test("trusts all verdicts with the label, on main and on one's own machine", async () => {
    const { pull, folder } = await proposeSecondVerdict();

    expect(await trustedVerdicts(folder, pullRequestEvent(pull, LABELED))).toBe("all");
    expect(await trustedVerdicts(folder, pushEvent(pull.merge, "main"))).toBe("all");
    expect(await trustedVerdicts(folder, null, { baseRef: pull.base })).toBe("all");
  });

  test("trusts all verdicts of a change that adds the judge, as the base has none", async () => {
    const { folder, event } = await proposeChange({
      change: (at) => {
        writeFiles(at, { "verdicts.jsonl": verdictLine("1") });
        edit(at, CONFIG, (config) => Object.assign(config, JUDGE_CONFIG));
      },
    });

    expect(await trustedVerdicts(folder, event)).toBe("all");
  });
});

interface ProposedChange {
  readonly change: Edit;
  /** Overrides of the config on main. */
  readonly config?: Record<string, unknown>;
  readonly suite?: Record<string, unknown>;
  /** Done on main after the gate was committed. */
  readonly prepare?: Edit;
}

/** Makes a pull request with the change, checked out in `folder`, and its event. */
async function proposeChange({ change, config, suite, prepare }: ProposedChange) {
  const folder = await project(config, suite);
  if (prepare !== undefined) {
    await prepare(folder);
    commitAll(folder, "prepared");
  }
  const pull = await proposeInPlace(folder, change);
  return { pull, folder, event: pullRequestEvent(pull) };
}

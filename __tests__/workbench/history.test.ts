/** The baseline's history on real repositories, and as the command prints it. */
import { beforeAll, describe, expect, it } from "vitest";
import { readHistory } from "../../src/workbench/history/read.ts";
import { type History, renderHistoryText } from "../../src/workbench/history/words.ts";
import { scopeText } from "../../src/model/scope.ts";

import { type Ran, retrievalGate } from "../helpers/command.ts";
import {
  checkout,
  commitAll,
  git,
  remove,
  repository,
  writeFiles,
} from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";
import { expectGolden } from "../helpers/golden.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { renderBaseline } from "../helpers/rendered.ts";

/**
 * A subject of a commit with markup, a command of the runner and a character that turns the writing
 * direction.
 */
const HOSTILE_SUBJECT = "<script>alert(1)</script> ##[error]x \u202e";

/**
 * The n-th baseline: two cases in two intents, each answered in n milliseconds. Every third lacks
 * one of the two targets of `a`, so that its recall is (1/2 + 1) / 2 = 0.75 instead of 1.
 */
function baselineText(n: number): string {
  const caseWithTwoTargets = makeCase("a", { expected: [target("a-doc"), target("a-too")] });
  const suite = suiteOf(caseWithTwoTargets, makeCase("b", { intent: "symbol" }));
  const list = n % 3 === 0 ? ["a-doc"] : ["a-doc", "a-too"];
  const run = runOf([answered("a", hitsOf(...list), [n]), answered("b", hitsOf("b-doc"), [n])]);
  return renderBaseline({
    ...baselineOf(configOf(), suite, run),
    tool: `retrieval-eval-gate 0.0.${n}`,
  });
}

let origin = "";
/** Subjects of the commits that changed the baseline, newest first. */
const expectedSubjects: string[] = [];

/**
 * Thirty baselines: a rename, a side branch that is taken whole, and a rename on a side branch that
 * both sides changed.
 */
beforeAll(() => {
  origin = repository();
  let n = 0;
  const record = (file: string, subject = `Record ${n + 1}`): void => {
    n += 1;
    writeFiles(origin, { [file]: baselineText(n), "src.txt": `${n}` });
    commitAll(origin, subject);
    expectedSubjects.unshift(subject);
  };
  const commitElsewhere = (file = "other.txt"): void => {
    writeFiles(origin, { [file]: `after ${n}` });
    commitAll(origin, "Something else");
  };
  const recordUntil = (file: string, until: number): void => {
    for (const _ of Array.from({ length: until - n })) {
      record(file);
      if (n % 3 === 0) {
        commitElsewhere();
      }
    }
  };
  recordUntil("baselines/old.json", 10);
  git(origin, "mv", "baselines/old.json", "baselines/docs.json");
  record("baselines/docs.json", "Rename to docs");
  recordUntil("baselines/docs.json", 14);
  git(origin, "checkout", "-q", "-b", "side");
  recordUntil("baselines/docs.json", 18);
  git(origin, "checkout", "-q", "main");
  commitElsewhere("main.txt");
  git(origin, "merge", "-q", "--no-ff", "-m", "Merge side", "side");
  recordUntil("baselines/docs.json", 22);
  git(origin, "checkout", "-q", "-b", "renames");
  git(origin, "mv", "baselines/docs.json", "baselines/final.json");
  record("baselines/final.json", HOSTILE_SUBJECT);
  git(origin, "checkout", "-q", "main");
  record("baselines/docs.json", "On main meanwhile");
  git(origin, "merge", "-q", "--no-commit", "--no-ff", "-s", "ours", "renames");
  remove(origin, "baselines/docs.json");
  record("baselines/final.json", "Merge renames");
  recordUntil("baselines/final.json", 30);
}, 60_000);

const read = (directory: string, file = "baselines/final.json"): Promise<History> =>
  readHistory({ directory }, file, process.env);
/** Subjects of the history's commits, newest first. */
const subjectsOf = (history: History): readonly string[] =>
  history.points.map(({ subject }) => subject).toReversed();

describe("history of thirty baseline commits", () => {
  let history: History;
  beforeAll(async () => {
    history = await read(origin);
  });

  it("history has thirty commits, across renames and merges", () => {
    const subjects = subjectsOf(history);

    expect(subjects).toHaveLength(30);
    expect(subjects.toSorted()).toEqual(expectedSubjects.toSorted());
    // The six newest are the merge of `renames` and five after it. The next two, one on main and
    // one on `renames`, were made side by side: their order is open.
    expect(subjects.slice(0, 6)).toEqual(expectedSubjects.slice(0, 6));
    expect(subjects.slice(8)).toEqual(expectedSubjects.slice(8));
    expect(history.incomplete).toBe(false);
  });

  it("history has the name that the file had in each commit", () => {
    expect([...new Set(history.points.map(({ path: at }) => at))]).toEqual([
      "baselines/old.json",
      "baselines/docs.json",
      "baselines/final.json",
    ]);
  });

  it("history has the figures of each commit, over all cases and each intent", () => {
    const scopes = new Set(history.series.map(({ scope }) => scopeText(scope)));
    const metrics = history.series.map(({ metric }) => metric);
    const recall = history.series.find(({ metric }) => metric === "recall@10")!;

    expect([...scopes]).toEqual(["overall", "intent:howto", "intent:symbol"]);
    expect(metrics).toContain("latency_p95_ms");
    for (const [i, { subject }] of history.points.entries()) {
      const n = /^Record (\d+)$/.exec(subject)?.[1];
      if (n !== undefined) {
        // Every third lacks one of the two targets of a: (1/2 + 1) / 2.
        expect(recall.values[i], subject).toBe(Number(n) % 3 === 0 ? 0.75 : 1);
      }
    }
  });

  it.each([
    // Record 30 is followed by a commit that changes something else. At depth 1 that commit has no
    // parent, so to git it adds the baseline.
    { depth: 1, subjects: ["Something else"] },
    { depth: 2, subjects: ["Record 30"] },
  ])("says in a clone of depth $depth that commits are missing", async ({ depth, subjects }) => {
    const clone = checkout(origin, git(origin, "rev-parse", "main"), depth);

    const shallowHistory = await read(clone);

    expect(subjectsOf(shallowHistory)).toEqual(subjects);
    expect(shallowHistory).toMatchObject({ incomplete: true, points: [{ shallow: true }] });
    expect(renderHistoryText(shallowHistory, null)).toMatch(
      /This clone is shallow.*fetch-depth: 0/,
    );
  });

  let result: Ran;
  beforeAll(async () => {
    result = await retrievalGate(origin, ["history", "--baseline", "baselines/final.json"]);
  });

  it("history prints a table with the recall and latency of each commit", () => {
    expect(result.code, result.stderr).toBe(0);
    expect(result.stdout).toContain("baselines/final.json: 30 commits changed it");
    expect(result.stdout).toMatch(
      /^commit +date +recall@10 +mrr@10 +ndcg@10 +latency_p50_ms +latency_p95_ms +subject$/m,
    );
    // Record N takes N ms for each case. Every third, as Record 30, lacks one of the two targets of
    // one of its two cases: recall is (1/2 + 1) / 2 = 0.75.
    expect(result.stdout).toMatch(
      /^[0-9a-f]{12} +[\d-]+ +0\.750 .* 30\.0 ms +30\.0 ms +Record 30 /m,
    );
  });

  it("history prints a subject without the marks by which it would act on a log", () => {
    // Of HOSTILE_SUBJECT, `<script>alert(1)</script> ##[error]x \u202e`.
    expect(result.stdout).toContain("alert(1)");
    expect(result.stdout).not.toMatch(/##\[|\u202e/);
  });
});

it("history shows removed and unreadable files, and another k", async () => {
  const folder = repository();
  const steps = [
    baselineText(1),
    baselineText(3),
    "{",
    null,
    baselineText(2).replace('"k": 10', '"k": 20'),
  ];
  for (const [i, text] of steps.entries()) {
    if (text === null) {
      remove(folder, "b.json");
    } else {
      writeFiles(folder, { "b.json": text });
    }
    commitAll(folder, `step ${i}`);
  }
  const history = await read(folder, "b.json");
  const { points, series } = history;
  const log = renderHistoryText(history, null);
  // Their ids are others in each run.
  const withoutCommits = (text: string): string => text.replaceAll(/\b[0-9a-f]{12}\b/g, "commit");

  expectGolden(new URL("pages/history-log.txt", import.meta.url), withoutCommits(log));

  const kinds = points.map(({ state }) => state.kind);

  expect(kinds).toEqual(["baseline", "baseline", "unreadable", "removed", "baseline"]);
  expect(series[0]!.values.slice(2, 4)).toEqual([null, null]);
  expect(points.at(-1)!.differs).toEqual(["k"]);
});

it("history outside of a git repository says that it needs one", async () => {
  const folder = workspace({ "base.json": baselineText(1) });

  const result = await retrievalGate(folder, ["history", "--baseline", "base.json"]);

  expect(result.code).toBe(2);
  expect(result.stderr).toMatch(/no_repository.*\nRun the command in a git repository/);
});

/** Pull requests as they happen, through the built action: real repositories, real merge commits, a real search. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { StepResult } from "../helpers/fake-runner.ts";
import { commitAll, git } from "../helpers/git-repository.ts";
import { BASELINE_ROWS } from "./pull-requests/baseline-rows.ts";
import { CASE_ROWS } from "./pull-requests/case-rows.ts";
import { EVENT_ROWS } from "./pull-requests/event-rows.ts";
import { FIELD_ROWS } from "./pull-requests/field-rows.ts";
import { LABEL_ROWS } from "./pull-requests/label-rows.ts";
import { PLACE_ROWS } from "./pull-requests/place-rows.ts";
import { all, type Change, copyOf, makeOrigin, record, type Row, search } from "./pull-requests/row.ts";
import { RULE_ROWS } from "./pull-requests/rule-rows.ts";
import { SOURCE_ROWS } from "./pull-requests/source-rows.ts";
import { FIGURE_ROWS } from "./pull-requests/figure-rows.ts";
import { TRICK_ROWS } from "./pull-requests/trick-rows.ts";
import { propose, run } from "./pull-requests/step.ts";

const ALWAYS = ["report.json", "report.html", "summary.md", "junit.xml"];
const JUDGED = [...ALWAYS, "baseline.json", "cases.csv", "qrels.trec", "retriever.log", "run.trec"];

interface Report {
  readonly verdict: string;
  readonly checks: readonly { readonly weakening?: { readonly code: string; readonly field: string } }[];
  readonly accepted: readonly { readonly category: string }[];
  readonly failure: { readonly code: string } | null;
  readonly receipt: {
    readonly policies: {
      readonly policy_digest: { readonly head: string; readonly base: string | null };
    } | null;
  } | null;
}

let origin = "";
beforeAll(async () => {
  origin = await makeOrigin();
});

/** Two at once: the cores of a small runner. */
let free = 2;
const waiting: (() => void)[] = [];
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free--;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }
}

function reportOf(folder: string, result: StepResult): Report {
  const directory = resolve(folder, result.outputs.get("report-dir") ?? "none");
  const files = result.outputs.get("verdict") === "error" ? ALWAYS : JUDGED;
  for (const name of files) expect(existsSync(join(directory, name)), name).toBe(true);
  return JSON.parse(readFileSync(join(directory, "report.json"), "utf8"));
}

function checkEnd(row: Row, result: StepResult, report: Report): void {
  const printed = `${result.stdout}\n${result.stderr}`;
  const ended = { exit: result.exitCode, verdict: report.verdict, output: result.outputs.get("verdict") };
  expect(ended, printed).toEqual({ exit: row.exit, verdict: row.verdict, output: row.verdict });
  expect(result.outputs.get("categories")).toBe((row.categories ?? []).join(","));
  const found = report.checks.flatMap(({ weakening }) =>
    weakening === undefined ? [] : [[weakening.code, weakening.field]],
  );
  expect(found, printed).toEqual(row.findings ?? []);
  const accepted = new Set(report.accepted.map((check) => check.category));
  expect([...accepted].toSorted()).toEqual(row.accepted ?? []);
  expect(report.failure?.code).toBe(row.failure);
  for (const words of row.says ?? []) expect(printed).toMatch(words);
  if (row.samePolicy !== undefined) {
    const { head, base } = report.receipt!.policies!.policy_digest;
    expect([head, base]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.any(String)]);
    expect(head === base).toBe(row.samePolicy);
  }
}

async function checkRow(row: Row): Promise<void> {
  const repo = copyOf(origin);
  if (row.base !== undefined) {
    await row.base(repo);
    commitAll(repo, "the base");
  }
  const pull = await propose(repo, row.change);
  let before = "";
  const prepare: Change = async (at) => {
    await row.prepare?.(at);
    before = git(at, "status", "--porcelain");
  };
  const { folder, result } = await run(repo, pull, { ...row, prepare });
  checkEnd(row, result, reportOf(folder, result));
  expect(result).toMatchObject({ timedOut: false, strays: [] });
  // Judging writes its report, and nothing else.
  expect(git(folder, "status", "--porcelain")).toBe(before);
}

describe.concurrent.each([
  ["rules", RULE_ROWS],
  ["where rules come from", SOURCE_ROWS],
  ["cases", CASE_ROWS],
  ["fields of cases and retrievers", FIELD_ROWS],
  ["baselines", BASELINE_ROWS],
  ["events and checkouts", EVENT_ROWS],
  ["the label", LABEL_ROWS],
  ["places", PLACE_ROWS],
  ["tricks", TRICK_ROWS],
  ["figures", FIGURE_ROWS],
] as const)("%s", (_, rows) => {
  test.each(rows.map((row) => [row.name, row] as const))(
    "%s",
    (__, row) => inTurn(() => checkRow(row)),
    300_000,
  );
});

describe.concurrent("pull requests in a row, each a little worse and within the rule", () => {
  const worse = (step: number) =>
    search(Object.fromEntries(Array.from({ length: step }, (_, n) => [`howto-${n}`, 2])));

  test(
    "each recorded: red where their sum is beyond the rule from what was last accepted",
    () =>
      inTurn(async () => {
        const repo = copyOf(origin);
        const codes: (number | null)[] = [];
        for (let step = 1; step <= 5; step++) {
          // The fifth is beyond the rule, and `record` would refuse it.
          const pull = await propose(repo, step === 5 ? worse(step) : all(worse(step), record));
          const { result } = await run(repo, pull, {});
          codes.push(result.exitCode);
          if (step === 4) expect(result.stdout).toMatch(/Drifting: mrr@10/);
          git(repo, "merge", "-q", "--ff-only", pull.merge);
        }
        // Five of six queries of an intent, and none better.
        expect(codes).toEqual([0, 0, 0, 0, 1]);
      }),
    300_000,
  );

  test(
    "none recorded: red where their sum leaves the tolerance",
    () =>
      inTurn(async () => {
        const repo = copyOf(origin);
        const codes: (number | null)[] = [];
        for (let step = 1; step <= 3; step++) {
          const pull = await propose(repo, worse(step));
          codes.push((await run(repo, pull, {})).result.exitCode);
          git(repo, "merge", "-q", "--ff-only", pull.merge);
        }
        // Three changed blocks, all worse: 2^-3.
        expect(codes).toEqual([0, 0, 1]);
      }),
    300_000,
  );
});

/** Base and head side by side, from real commits and real children to the report. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { endingOfReport, findExitCode } from "../../src/exit-code.ts";
import type { GateOutcome, GateRequest } from "../../src/app/request.ts";
import type { WorkflowEvent } from "../../src/change/event.ts";
import type { Check } from "../../src/model/verdict.ts";
import { commitAll, pullRequestEvent, writeFiles } from "../helpers/git-repository.ts";
import {
  CONFIG,
  SUITE,
  type Sides,
  configFile,
  freshProject,
  sideOrigin,
  sides,
  suiteFile,
} from "../helpers/side-project.ts";
import { gateIn } from "./run-gate.ts";
import { OVERALL } from "../../src/model/scope.ts";

const LABEL = { action: "labeled", label: "retrieval-gate:accept" };

function gate(
  made: Sides,
  request: Partial<GateRequest> = {},
  event: Partial<WorkflowEvent> = {},
): Promise<GateOutcome> {
  const files = {
    config: CONFIG,
    baseDirectory: path.relative(made.head, made.base),
    reportDir: "report",
  };
  return gateIn(made.head, { ...files, ...request }, { event: pullRequestEvent(made.pull, event) });
}

const exitCode = ({ report, complete }: GateOutcome): number =>
  findExitCode(endingOfReport(report, complete));

const failures = ({ report }: GateOutcome): readonly Check[] =>
  report.verdict.checks.filter((check) => !check.passed);

// oxlint-disable-next-line typescript/no-explicit-any
const reportJson = ({ reportDir }: GateOutcome): any =>
  JSON.parse(readFileSync(path.join(reportDir, "report.json"), "utf8"));

describe("side by side without a stored baseline", () => {
  test("passes the same retriever twice, and the receipt says how", async () => {
    const made = sides(sideOrigin());
    const outcome = await gate(made);

    expect(outcome.report.failure).toBeNull();
    expect([exitCode(outcome), outcome.report.verdict.verdict]).toEqual([0, "pass"]);

    const report = reportJson(outcome);

    expect(report.receipt).toMatchObject({
      policies: { mode: "pull_request", base_commit: made.pull.base },
      side_by_side: { seed: 1, retriever: { kind: "command" } },
      baseline: null,
    });
    expect(report.receipt.side_by_side.retriever).toEqual(report.receipt.retriever);

    const codes = outcome.report.verdict.notices.map((notice) => notice.code);

    expect(codes).not.toContain("new_cases");

    // What `record` would have written is the head's run, of one retriever.
    const baseline = JSON.parse(
      readFileSync(path.join(outcome.reportDir, "baseline.json"), "utf8"),
    );

    expect(baseline.beside).toBeUndefined();
    expect(baseline.retriever.fingerprint).toBe(report.receipt.retriever.fingerprint);
    expect(readFileSync(path.join(outcome.reportDir, "summary.md"), "utf8")).toContain(
      `side by side with the base ${made.pull.base.slice(0, 12)}`,
    );
  });

  test("fails a head that is 10 times slower with latency_regression only", async () => {
    const outcome = await gate(sides(sideOrigin({ ms: 10 }), { ms: 100 }));

    expect([exitCode(outcome), outcome.report.verdict.categories]).toEqual([
      1,
      ["latency_regression"],
    ]);
    expect(outcome.report.verdict.secondary_categories).toEqual([]);

    const [check] = reportJson(outcome).checks.filter((each: { passed: boolean }) => !each.passed);

    expect(check).toMatchObject({ metric: "latency_p50_ms", baseline: 10, current: 100 });
    expect(check).toMatchObject({ limit: 11, tolerance: 1, interval: [100, 100] });
    expect(check.ratio).toEqual({ ratio: 10, low: 10, high: 10, tolerance: 0.1 });

    for (const file of ["summary.md", "junit.xml", "report.html"]) {
      const text = readFileSync(path.join(outcome.reportDir, file), "utf8");
      expect(text.replaceAll("&#46;", "."), file).toContain("10.00x slower (10.00 to 10.00)");
    }
  });

  test("fails a head that loses targets, with cases and earlier ranks", async () => {
    const outcome = await gate(sides(sideOrigin(), { lost: [3, 4, 5] }));

    expect([exitCode(outcome), outcome.report.verdict.categories]).toEqual([1, ["recall_drop"]]);

    const [recall] = failures(outcome).filter((check) => check.metric === "recall@10");

    // 12 of 12, then 9 of 12; one case is 1/12.
    expect(recall).toMatchObject({ baseline: 1, current: 0.75, scope: OVERALL });
    expect(recall!.cases.map((each) => [each.id, each.ranks_before, each.ranks_after])).toEqual(
      ["case-3", "case-4", "case-5"].map((id) => [id, [1], [null]]),
    );
  });

  test("gives two runs the same digest, whatever their times", async () => {
    const made = sides(sideOrigin({ rounds: 1000 }, configFile({ latency: { repeats: 5 } })), {
      rounds: 1000,
      lost: [1],
    });
    const one = await gate(made);
    const two = await gate(made);

    expect(one.report.deterministic_digest).not.toBeNull();
    expect(two.report.deterministic_digest).toBe(one.report.deterministic_digest);
  });

  test("compares retrievers without a clock on quality alone", async () => {
    const runLine = (n: number, first: string): string => {
      const ranked = [first, `x-${n}`].map((id, rank) => ({ doc_id: id, score: 2 - rank }));
      return JSON.stringify({ query_id: `case-${n}`, ranked });
    };
    const run = (lost: readonly number[]) =>
      Array.from({ length: 12 }, (_, n) =>
        runLine(n, lost.includes(n) ? "other" : `doc-${n}`),
      ).join("\n");
    const config = configFile({ retriever: { kind: "run", path: "run.jsonl" }, latency: {} });
    const origin = sideOrigin({}, config);
    writeFiles(origin, { "run.jsonl": run([]) });
    commitAll(origin);
    const same = await gate(sides(origin));

    expect(same.report.verdict.verdict).toBe("pass");
    expect(reportJson(same).receipt.side_by_side.seed).toBeNull();

    const worse = await gate(
      sides(origin, {}, (folder) => writeFiles(folder, { "run.jsonl": run([0, 1, 2]) })),
    );

    expect(worse.report.verdict.categories).toEqual(["recall_drop"]);
  });
});

describe("each retriever of side by side", () => {
  const line = (n: number): string =>
    JSON.stringify({ id: `doc-${n}`, text: `find ${n} word${n}` });
  const corpus = (...gone: readonly number[]): string =>
    Array.from({ length: 12 }, (_, n) => n)
      .filter((n) => !gone.includes(n))
      .map(line)
      .join("\n");

  test("reads the corpus of its own commit", async () => {
    const config = configFile({
      k: 3,
      retriever: { kind: "bm25", corpus: "corpus.jsonl" },
      latency: "off",
    });
    const origin = sideOrigin({}, config);
    writeFiles(origin, { "corpus.jsonl": corpus(), [SUITE]: suiteFile((n) => `word${n}`) });
    commitAll(origin);
    const change = (folder: string): void =>
      writeFiles(folder, { "corpus.jsonl": corpus(1, 2, 3) });
    const outcome = await gate(sides(origin, {}, change));

    expect(outcome.report.failure).toBeNull();

    const [recall] = failures(outcome).filter((check) => check.metric === "recall@3");

    expect(recall).toMatchObject({ baseline: 1, current: 0.75 });

    const { side_by_side: beside, retriever } = reportJson(outcome).receipt;

    expect(beside.retriever.corpus_digest).not.toBe(retriever.corpus_digest);
    expect(beside.seed).toBeNull();
  });
});

describe("side by side with both policies", () => {
  /** The base's case 3 asks for document 3; the head's change makes it ask for another, which it finds. */
  const edited = (folder: string): void => {
    const suite = suiteFile((n) => (n === 3 ? "find it easily 0" : `find ${n}`)) as {
      cases: { id: string; expected: unknown }[];
    };
    suite.cases[3]!.expected = [{ id: "doc-0" }];
    writeFiles(folder, { [SUITE]: suite });
  };

  test("asks both retrievers the edited case and the base's", async () => {
    const outcome = await gate(sides(sideOrigin(), { lost: [3, 4, 5] }, edited));

    expect(outcome.report.verdict.categories).toEqual(["recall_drop", "gate_weakened"]);

    const recall = failures(outcome).filter(
      (check) => check.metric === "recall@10" && check.scope.kind === "overall",
    );

    // By the head's suite two cases are lost, which chance explains (p = 1/4); by the base's three (p = 1/8).
    expect(recall).toHaveLength(1);
    expect(recall[0]).toMatchObject({ policy: "base", baseline: 1 });
    expect(recall[0]!.current).toBeCloseTo(9 / 12, 9);
    expect(recall[0]!.cases.map((each) => each.id)).toEqual(["case-3", "case-4", "case-5"]);
  });

  test("asks the base's retriever the head's new cases", async () => {
    const outcome = await gate(
      sides(sideOrigin({ lost: [40] }), { lost: [41] }, (folder) => {
        const suite = suiteFile() as { cases: unknown[] };
        for (const n of [40, 41, 42]) {
          suite.cases.push({
            id: `new-${n}`,
            query: `find ${n}`,
            intent: "lookup",
            expected: [{ id: `doc-${n}` }],
          });
        }
        writeFiles(folder, { [SUITE]: suite });
      }),
    );

    expect(outcome.report.verdict.notices.map((notice) => notice.code)).not.toContain("new_cases");

    const rows = reportJson(outcome).cases.filter((each: { id: string }) =>
      each.id.startsWith("new-"),
    );

    expect(rows.map((each: { targets: object[] }) => each.targets[0])).toEqual([
      expect.objectContaining({ rank_before: null, rank: 1 }),
      expect.objectContaining({ rank_before: 1, rank: null }),
      expect.objectContaining({ rank_before: 1, rank: 1 }),
    ]);
  });
});

describe("a base that fails is an error of its own", () => {
  test.each([
    ["dies", { dead: true }, /^the base's retriever: .*exited with code 4/],
    [
      "finds nothing at all",
      { empty: true },
      /^the base's retriever: none of the 12 queries got a single result$/,
    ],
  ] as const)("is reported as base_failed if it %s", async (_, settings, message) => {
    const outcome = await gate(sides(sideOrigin(settings)));

    expect([exitCode(outcome), outcome.report.verdict.verdict]).toEqual([3, "error"]);
    expect(outcome.report.failure).toMatchObject({
      code: "base_failed",
      hint: expect.stringContaining("base directory"),
    });
    expect(outcome.report.failure!.message).toMatch(message);
    expect(outcome.report.new_baseline).toBeNull();
    expect(existsSync(path.join(outcome.reportDir, "report.html"))).toBe(true);
  });

  test("is reported as base_failed if it can't be started", async () => {
    const broken = configFile({ retriever: { kind: "command", command: ["no-such-program"] } });
    const repaired = (folder: string): void => writeFiles(folder, { [CONFIG]: configFile() });
    const outcome = await gate(sides(sideOrigin({}, broken), {}, repaired));

    expect([exitCode(outcome), outcome.report.failure?.code]).toEqual([3, "base_failed"]);
    expect(outcome.report.failure!.message).toContain(
      'the base\'s retriever: the command "no-such-program" was not found',
    );
  });

  test("is told from a failure of the head", async () => {
    const outcome = await gate(sides(sideOrigin(), { dead: true }));

    expect([exitCode(outcome), outcome.report.failure?.code]).toEqual([3, "retriever_failed"]);
    expect(outcome.report.failure!.message).not.toContain("base");
  });

  test("has its lines marked in the log", async () => {
    const outcome = await gate(sides(sideOrigin({ dead: true })));

    expect(readFileSync(path.join(outcome.reportDir, "retriever.log"), "utf8")).toContain(
      "[the base's retriever]\nno index here\n",
    );
  });
});

test("record refuses a base with exit 2", async () => {
  const outcome = await gate(
    sides(sideOrigin()),
    { command: "record" },
    { name: "push", pullRequest: null },
  );

  expect([exitCode(outcome), outcome.report.failure]).toMatchObject([
    2,
    { code: "usage", hint: "Remove base-directory." },
  ]);
});

test("a project's first gate is decided without a base", async () => {
  const outcome = await gate(freshProject());

  expect(outcome.report.policies).toMatchObject({ bootstrap: true });
  expect(outcome.report.failure?.code).toBe("baseline_missing");
  expect(outcome.report.verdict.notices).toContainEqual({
    code: "not_side_by_side",
    reason: "bootstrap",
  });
  expect(readFileSync(path.join(outcome.reportDir, "summary.md"), "utf8")).toContain(
    "Side by side begins with the next change",
  );
});

describe("side by side accepted with the label", () => {
  const lost = { lost: [3, 4, 5] };

  test("decides by the head's own files, and keeps what the base's side says", async () => {
    const made = sides(sideOrigin(), lost);
    const red = await gate(made);

    expect(red.report.verdict.verdict).toBe("fail");

    const green = await gate(made, {}, LABEL);

    expect([exitCode(green), green.report.verdict.verdict]).toEqual([0, "pass"]);
    expect(green.report.verdict.accepted?.map((check) => check.metric)).toContain("recall@10");
    expect(green.report.verdict.notices).toContainEqual({
      code: "not_side_by_side",
      reason: "accepted",
    });
  });
});

test("a base below its own stored baseline is a notice, not a failure", async () => {
  const origin = sideOrigin();
  const first = await gate(sides(origin));
  const baseline = readFileSync(path.join(first.reportDir, "baseline.json"), "utf8");
  writeFiles(origin, {
    "baselines/numbers.json": baseline,
    "settings.json": { lost: [0, 1, 2, 3] },
  });
  commitAll(origin, "main got worse");
  const outcome = await gate(sides(origin, { lost: [0, 1, 2, 3] }));

  expect(outcome.report.verdict.verdict).toBe("pass");

  const notice = outcome.report.verdict.notices.find((each) => each.code === "base_below_baseline");

  expect(notice).toMatchObject({ metric: "recall@10", before: 1 });
});

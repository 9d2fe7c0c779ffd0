/** Base and head side by side, from real commits and real children to the report. */
import { readFileSync } from "node:fs";
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

/** Gates a pull request side by side with its base, as the action runs it. */
function gate(
  change: Sides,
  request: Partial<GateRequest> = {},
  event: Partial<WorkflowEvent> = {},
): Promise<GateOutcome> {
  const files = {
    config: CONFIG,
    baseDirectory: path.relative(change.head, change.base),
    reportDir: "report",
  };
  const ports = { event: pullRequestEvent(change.pull, event) };
  return gateIn(change.head, { ...files, ...request }, ports);
}

/** The exit code of the run. */
const exitCode = ({ report, complete }: GateOutcome): number =>
  findExitCode(endingOfReport(report, complete));

/** The checks that failed. */
const failedChecks = ({ report }: GateOutcome): readonly Check[] =>
  report.verdict.checks.filter((check) => !check.passed);

// oxlint-disable-next-line typescript/no-explicit-any
const reportJson = ({ reportDir }: GateOutcome): any =>
  JSON.parse(readFileSync(path.join(reportDir, "report.json"), "utf8"));

describe("gate side by side without a stored baseline", () => {
  test("passes the same retriever twice, and the report says how it was compared", async () => {
    const change = sides(sideOrigin());

    const outcome = await gate(change);

    expect(outcome.report.failure).toBeNull();
    expect([exitCode(outcome), outcome.report.verdict.verdict]).toEqual([0, "pass"]);

    const report = reportJson(outcome);

    expect(report.receipt).toMatchObject({
      policies: { mode: "pull_request", base_commit: change.pull.base },
      side_by_side: { seed: 1, retriever: { kind: "command" } },
      baseline: null,
    });
    expect(report.receipt.side_by_side.retriever).toEqual(report.receipt.retriever);
    // The base answered every case, so none is new.
    expect(report.notices.map(({ code }: { code: string }) => code)).not.toContain("new_cases");
    expect(readFileSync(path.join(outcome.reportDir, "summary.md"), "utf8")).toContain(
      `side by side with the base ${change.pull.base.slice(0, 12)}`,
    );

    const baseline = JSON.parse(
      readFileSync(path.join(outcome.reportDir, "baseline.json"), "utf8"),
    );

    // It is of the head's run. Only the base's, which takes the place of a baseline, has `beside`.
    expect(baseline.beside).toBeUndefined();
    expect(baseline.retriever.fingerprint).toBe(report.receipt.retriever.fingerprint);
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
    // 10 % of 10 ms is 1 ms. Every answer takes the same, so that the interval is one point.
    expect(check).toMatchObject({ limit: 11, tolerance: 1, interval: [100, 100] });
    expect(check.ratio).toEqual({ ratio: 10, low: 10, high: 10, tolerance: 0.1 });

    for (const file of ["summary.md", "junit.xml", "report.html"]) {
      const text = readFileSync(path.join(outcome.reportDir, file), "utf8");
      // The summary escapes its dots.
      expect(text.replaceAll("&#46;", "."), file).toContain("10.00x as long (10.00 to 10.00)");
    }

    // Each of the 12 queries takes 90 ms longer.
    expect(readFileSync(path.join(outcome.reportDir, "summary.md"), "utf8")).toContain(
      "12 of 12 queries are more than 1.00 ms slower",
    );
  });

  test("gives two runs the same digest, whatever their times", async () => {
    // Times are measured, and not those that the retriever reports. Each search works through 1000
    // rounds of a loop, which takes another time each time.
    const measuring = configFile({ latency: { repeats: 5 } });
    const change = sides(sideOrigin({ rounds: 1000 }, measuring), { rounds: 1000, lost: [1] });

    const first = await gate(change);
    const second = await gate(change);

    expect(first.report.deterministic_digest).not.toBeNull();
    expect(second.report.deterministic_digest).toBe(first.report.deterministic_digest);
  });

  test("asks a lost query again, even if latency fails, too", async () => {
    const slowAndLost = { wait: 40, lost: [1] };
    const measuring = configFile({ latency: { repeats: 5 } });

    const outcome = await gate(sides(sideOrigin({}, measuring), slowAndLost));

    expect(failedChecks(outcome).map(({ unit }) => unit)).toContain("ms");

    const [lost] = failedChecks(outcome).filter(({ by }) => by === "lost");

    expect(lost!.losses).toMatchObject({ lost: ["case-1"], asked_again: true });
  });
});

describe("gate side by side with a corpus", () => {
  /** The twelve documents as JSON Lines, without these. */
  const corpusWithout = (...removed: readonly number[]): string =>
    Array.from({ length: 12 }, (_, n) => n)
      .filter((n) => !removed.includes(n))
      .map((n) => JSON.stringify({ id: `doc-${n}`, text: `find ${n} word${n}` }))
      .join("\n");

  test("each side reads the corpus of its own commit", async () => {
    const config = configFile({
      k: 3,
      retriever: { kind: "bm25", corpus: "corpus.jsonl" },
      latency: "off",
    });
    const origin = sideOrigin({}, config);
    writeFiles(origin, {
      "corpus.jsonl": corpusWithout(),
      [SUITE]: suiteFile((n) => `word${n}`),
    });
    commitAll(origin);
    const removeThree = (folder: string): void =>
      writeFiles(folder, { "corpus.jsonl": corpusWithout(1, 2, 3) });

    const outcome = await gate(sides(origin, {}, removeThree));

    expect(outcome.report.failure).toBeNull();

    const [recall] = failedChecks(outcome).filter((check) => check.metric === "recall@3");

    // 12 of 12, then 9 of 12.
    expect(recall).toMatchObject({ baseline: 1, current: 0.75 });

    const { side_by_side: beside, retriever } = reportJson(outcome).receipt;

    expect(beside.retriever.corpus_digest).not.toBe(retriever.corpus_digest);
    // Nothing is timed, so no order of base and head is drawn.
    expect(beside.seed).toBeNull();
  });
});

test("gate side by side marks the lines of a base that fails in the log", async () => {
  const outcome = await gate(sides(sideOrigin({ dead: true })));

  expect(readFileSync(path.join(outcome.reportDir, "retriever.log"), "utf8")).toContain(
    "[the base's retriever]\nno index here\n",
  );
});

test("record refuses a base directory with exit code 2", async () => {
  // On a push: on a pull request it would be refused for the event.
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

test("gate side by side of a first gate asks the head alone, and lacks a baseline", async () => {
  const outcome = await gate(freshProject());

  expect(outcome.report.policies).toMatchObject({ bootstrap: true });
  expect(outcome.report.failure?.code).toBe("baseline_missing");
  expect(outcome.report.verdict.notices).toContainEqual({
    code: "not_side_by_side",
    reason: "bootstrap",
  });
  expect(readFileSync(path.join(outcome.reportDir, "summary.md"), "utf8")).toContain(
    "After this change is merged, the gate sends each query to base and head",
  );
});

/** The exit code of each ending, and how errors are printed. */
import { expect, test } from "vitest";
import { ERROR_CODES, GateError } from "../src/errors.ts";
import {
  type Ending,
  endingOfError,
  endingOfReport,
  findExitCode,
  exitCodeOfReport,
} from "../src/exit-code.ts";
import { describeError } from "../src/exit.ts";
import { makeErrorReport, makeFailingReport, makeReport } from "./helpers/make-report.ts";
import { renderReportJson } from "./helpers/rendered.ts";
import { pageOfError } from "../src/messages/error-page.ts";

/**
 * The ending of a gate. `failure` is the code of its failure; `complete`, whether the report is.
 */
const outcomeWith = (
  verdict: "pass" | "fail" | "error" | "partial",
  failure: string | null,
  complete: boolean,
): Ending => ({ kind: "judged", verdict, failure, complete });

// How the run ended | exit code | its ending
test.each([
  ["a pass with its whole report", 0, outcomeWith("pass", null, true)],
  ["a pass whose report is incomplete", 3, outcomeWith("pass", null, false)],
  ["a pass beside a failure of the input", 2, outcomeWith("pass", "baseline_missing", true)],
  ["a pass beside a failure of the measurement", 3, outcomeWith("pass", "cancelled", true)],
  ["a fail", 1, outcomeWith("fail", null, true)],
  ["a fail whose report is incomplete", 1, outcomeWith("fail", null, false)],
  // A shard alone never passes: only the merge of all shards does.
  ["one shard, whose report has to be merged", 1, outcomeWith("partial", null, true)],
  ["an error of the input", 2, outcomeWith("error", "invalid_config", true)],
  ["an error of the measurement", 3, outcomeWith("error", "retriever_failed", true)],
  ["an error of the program", 3, outcomeWith("error", "internal", true)],
  ["an error without a code", 3, outcomeWith("error", null, true)],
  [
    "an error whose code is a name that every object has",
    3,
    outcomeWith("error", "constructor", true),
  ],
  ["a command that answered", 0, { kind: "answered" }],
  ["a command with a wrong flag", 2, endingOfError(new GateError("usage", "x"))],
  ["a command whose retriever failed", 3, endingOfError(new GateError("retriever_failed", "x"))],
  ["a command with a defect", 3, endingOfError(new TypeError("x"))],
] as const)("%s ends with exit code %d", (_, code, ending) => {
  expect(findExitCode(ending)).toBe(code);
});

test("no failure ends with 0, even with the verdict pass", () => {
  const verdicts = ["pass", "fail", "error", "partial"] as const;
  const codes = Object.keys(ERROR_CODES).flatMap((failure) =>
    verdicts.map((verdict) => findExitCode(outcomeWith(verdict, failure, true))),
  );

  expect(new Set(codes)).toEqual(new Set([2, 3]));
});

test("endingOfReport has verdict and failure, and whether the report is complete", () => {
  // The failure of makeErrorReport is `invalid_suite`.
  expect(endingOfReport(makeErrorReport(), true)).toEqual(
    outcomeWith("error", "invalid_suite", true),
  );
  expect(endingOfReport(makeReport(), false)).toEqual(outcomeWith("pass", null, false));
});

test("describeError shows a stack for unknown errors, and a hint for known ones", () => {
  const lines = describeError(new TypeError("bad\n::error::x")).split("\n");

  expect(lines[0]).toBe("TypeError: bad");
  expect(lines.some((line) => line.includes("exit-code.test"))).toBe(true);
  expect(lines.filter((line) => line.startsWith("::"))).toEqual([]);
  expect(describeError("text")).toBe("thrown: text");

  const more = `More: ${pageOfError("usage")}`;

  expect(more).toMatch(/docs\/reference\/errors\.md#usage$/);

  expect(describeError(new GateError("usage", "no", { hint: "do this" }))).toBe(
    `error: usage: no\ndo this\n${more}`,
  );
  expect(describeError(new GateError("usage", "no"))).toBe(`error: usage: no\n${more}`);
});

test.each([
  [0, "a pass", makeReport()],
  [1, "a fail", makeFailingReport()],
  [2, "an invalid suite", makeErrorReport()],
])("report.json has the exit code of the process: %d for %s", (code, _, report) => {
  const written = JSON.parse(renderReportJson(report));
  const isComplete = true;

  expect(findExitCode(endingOfReport(report, isComplete))).toBe(code);
  expect(exitCodeOfReport(report)).toBe(code);
  expect(written.exit_code).toBe(code);
});

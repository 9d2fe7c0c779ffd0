/** Error codes with their exit codes, and functions that make or change errors. */
import { describe, expect, test } from "vitest";
import {
  ERROR_CODES,
  failureOfBase,
  GateError,
  sortProblems,
  explainSystemError,
} from "../src/errors.ts";

/**
 * The codes for a retriever or measurement that failed. Any other code is for input that is wrong
 * or not comparable.
 */
const MEASUREMENT_CODES = [
  "part_too_large",
  "retriever_start",
  "retriever_failed",
  "retriever_timeout",
  "retriever_answer",
  "nothing_retrieved",
  "mostly_empty",
  "constant_answers",
  "zero_quality",
  "query_errors",
  "base_failed",
  "judge_failed",
  "judge_budget",
  "cancelled",
  "report_incomplete",
  "too_many_files",
];

test("failed measurements have exit code 3, and all other errors 2", () => {
  const others = Object.entries(ERROR_CODES).filter(([, code]) => code !== 2);

  expect(others).toEqual(MEASUREMENT_CODES.map((name) => [name, 3]));
  expect(new GateError("retriever_timeout", "x").exitCode).toBe(3);
});

test.each(["EMFILE", "ENFILE"])("%s is printed as a limit of the system", (code) => {
  const error = Object.assign(new Error("too many open files"), { code });

  expect(explainSystemError(error)).toMatchObject({
    code: "too_many_files",
    exitCode: 3,
    message: `the system gave no more file handles (${code})`,
  });
  // Any other error stays as it is.
  expect(explainSystemError(new Error("x"))).toEqual(new Error("x"));
});

describe("failureOfBase", () => {
  test("makes a failure of the base's retriever, with its problems and advice", () => {
    const problems = [{ file: "a.yaml", message: "x" }];
    const cause = new GateError("retriever_start", "no such file", { hint: "Build it.", problems });

    expect(failureOfBase(cause)).toMatchObject({
      code: "base_failed",
      message: "the base's retriever: no such file",
      hint: expect.stringMatching(/its dependencies and its index\. Build it\.$/),
      problems,
      cause,
    });
    expect(failureOfBase(new GateError("retriever_failed", "x")).hint).toMatch(/its index\.$/);
  });

  test.each(["cancelled", "base_failed"] as const)(
    "leaves a failure unchanged if it is %s",
    (code) => {
      const error = new GateError(code, "x");

      expect(failureOfBase(error)).toBe(error);
    },
  );
});

test("problems are sorted by file, line, pointer and message", () => {
  const sorted = [
    { file: "a.yaml", message: "of the whole file" },
    { file: "a.yaml", line: 1, message: "a" },
    { file: "a.yaml", line: 2, message: "of the line" },
    { file: "a.yaml", line: 2, pointer: "/a", message: "one" },
    { file: "a.yaml", line: 2, pointer: "/a", message: "two" },
    { file: "a.yaml", line: 2, pointer: "/b", message: "a" },
    { file: "a.yaml", line: 10, message: "a" },
    { file: "b.yaml", line: 1, message: "a" },
    { file: "b.yaml", line: 1, message: "a" },
  ];

  expect(sortProblems(sorted.toReversed())).toEqual(sorted);
  expect(sortProblems(sorted)).toEqual(sorted);

  // Those that are alike in all four keep their order.
  const same = [
    { file: "a", message: "x", value: 1 },
    { file: "a", message: "x", value: 2 },
  ];

  expect(sortProblems(same)).toEqual(same);
});

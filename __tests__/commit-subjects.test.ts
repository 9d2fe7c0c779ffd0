/** Which subjects of commits the check of CI accepts. */
import { describe, expect, it } from "vitest";
import { findSubjectProblem } from "../scripts/commit-subjects.mjs";

describe("findSubjectProblem", () => {
  // Speed, Process and Embed end as other forms of verbs do. The last subject has 72 characters.
  it.each([
    "Fix a lost query in the summary",
    "Remove badge.json",
    "Speed up the reader",
    "Process empty answers",
    "Embed the page",
    `Add ${"x".repeat(68)}`,
  ])("accepts %j", (subject) => {
    expect(findSubjectProblem(subject)).toBe(null);
  });

  it("counts characters, not bytes", () => {
    const longest = `Add ${"é".repeat(68)}`;

    expect(findSubjectProblem(longest)).toBe(null);
    expect(findSubjectProblem(`${longest}é`)).toBe("73 characters, at most 72");
  });

  it.each([
    ["Fix the reader; add a test", "a semicolon"],
    ["Hold the axis", '"Hold" does not say what changed'],
    ["Tell a kept definition", '"Tell" does not say what changed'],
    ["Say what was recorded", '"Say" does not say what changed'],
    ["Let a run end", '"Let" does not say what changed'],
    ["Take the reader out", '"Take" does not say what changed'],
    ["The reader is quicker", '"The" is no imperative verb'],
    ["Added a reader", '"Added" is no imperative verb'],
    ["Adds a reader", '"Adds" is no imperative verb'],
    ["Adding a reader", '"Adding" is no imperative verb'],
    ["add a reader", "begin with a verb"],
    ["Docs: a page", "begin with a verb"],
  ])("refuses %j", (subject, problem) => {
    expect(findSubjectProblem(subject)).toContain(problem);
  });
});

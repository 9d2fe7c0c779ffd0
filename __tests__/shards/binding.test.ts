import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeBinding, readWorkflowRun } from "../../src/shards/check.ts";
import { configOf, inputsOf, makeCase, suiteOf } from "../helpers/make.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const COMMIT = "a1".repeat(20);

describe("makeBinding", () => {
  const cases = [makeCase("a"), makeCase("b")];
  const head = inputsOf(configOf(), suiteOf(...cases));

  it("has the config's digest, and the base's suite if the base judges", () => {
    const read = { ...head, digests: new Map([["retrieval-gate.yaml", sha256("k: 10")]]) };
    const base = inputsOf(configOf(), suiteOf(cases[0]!));
    const binding = makeBinding("tool 1", COMMIT, { head: read, base, cases });

    expect(binding).toMatchObject({
      tool: "tool 1",
      commit: COMMIT,
      config: sha256("k: 10"),
      suite: head.suite.digest,
      base_suite: base.suite.digest,
      k: 10,
      corpus: null,
    });
    expect(makeBinding("tool 1", COMMIT, { head: read, base: null, cases }).base_suite).toBeNull();
  });

  it("has all cases by id and digest, in the order in which shards take them", () => {
    const digestOfPairs = (asked: typeof cases): string =>
      sha256(JSON.stringify(asked.map(({ id, digest }) => [id, digest])));
    const turned = cases.toReversed();

    expect(makeBinding("tool 1", COMMIT, { head, base: null, cases }).cases).toBe(
      digestOfPairs(cases),
    );
    expect(makeBinding("tool 1", COMMIT, { head, base: null, cases: turned }).cases).toBe(
      digestOfPairs(turned),
    );
  });
});

describe("readWorkflowRun", () => {
  const commit = "c".repeat(40);
  const environment = { GITHUB_RUN_ID: "77", GITHUB_RUN_ATTEMPT: "3", GITHUB_SHA: commit };

  it("reads the runner's variables, and takes 1 for a missing attempt", () => {
    expect(readWorkflowRun(environment)).toEqual({ id: "77", attempt: 3, commit });
    expect(readWorkflowRun({ ...environment, GITHUB_RUN_ATTEMPT: undefined })?.attempt).toBe(1);
    expect(readWorkflowRun({ ...environment, GITHUB_RUN_ATTEMPT: "1" })?.attempt).toBe(1);
  });

  it.each([
    ["outside a workflow", { GITHUB_RUN_ID: undefined }],
    ["with an id that is no number", { GITHUB_RUN_ID: "77a" }],
    ["without a commit", { GITHUB_SHA: undefined }],
    ["with a shortened commit", { GITHUB_SHA: commit.slice(0, 39) }],
    ["with attempt 0", { GITHUB_RUN_ATTEMPT: "0" }],
    ["with an attempt that is no whole number", { GITHUB_RUN_ATTEMPT: "1.5" }],
  ])("is null %s", (_, changed) => {
    expect(readWorkflowRun({ ...environment, ...changed })).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { concludePart, withPart } from "../../src/app/parts.ts";
import { GateError } from "../../src/errors.ts";
import type { Plan, RetrievedRuns } from "../../src/gate/plan.ts";
import type { LoadedPolicies } from "../../src/gate/two-policies.ts";
import type { Inputs, Report } from "../../src/model/report.ts";
import { runPipeline } from "../../src/pipeline.ts";
import { requireShardCases } from "../../src/shards/split.ts";
import {
  answered,
  configOf,
  hitsOf,
  inputsOf,
  inputsOn,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";
import { renderFiles, renderText, annotations } from "../helpers/rendered.ts";

const HEAD = inputsOf(configOf(), suiteOf(makeCase("a")));
const BASE = inputsOf(configOf(), suiteOf(makeCase("a"), makeCase("b"), makeCase("c")));
const LOADED: LoadedPolicies = {
  mode: "pull_request",
  head: HEAD,
  base: BASE,
  over: null,
  over_commit: null,
  acceptance: "possible",
  base_commit: "0".repeat(40),
  bootstrap: false,
  policy_digest: { head: "1".repeat(64), base: "1".repeat(64) },
  moved: [],
  unusable: null,
  links: [],
  notices: [],
};

const noGit = (): never => {
  throw new GateError("git_missing", "there is no git");
};

function measure(
  index: number,
  retrieve: (plan: Plan) => GateError | null = () => null,
  environment: Readonly<Record<string, string>> = {},
  own: Partial<RetrievedRuns> = {},
  loaded = LOADED,
): Promise<Report> {
  const tool = "retrieval-eval-gate test";
  const shard = { index, count: 3 };
  const answerPlan = (plan: Plan): Promise<RetrievedRuns> => {
    const failure = retrieve(plan);
    return Promise.resolve({
      run: runOf(plan.cases.map(({ id }) => answered(id, hitsOf(`${id}-doc`)))),
      base: null,
      failure,
      probe: noProbe,
      ...own,
    });
  };
  return runPipeline({
    command: "gate",
    tool,
    load: () => Promise.resolve(loaded),
    findWeakening: () => [],
    digestReport: () => "0".repeat(64),
    selectCases: (cases) => requireShardCases(cases, shard),
    retrieve: async (plan) =>
      withPart(shard, plan, await answerPlan(plan), { environment, git: noGit }),
    judgeAnswers: (_, measured) => Promise.resolve(measured),
    conclude: (measured) => concludePart(shard, measured),
  });
}

/** As many as were asked for, and none of them a target. */
const FULL = Array.from({ length: 10 }, (_, i) => `x${i}`);

/** Nothing is lost here, so nobody asks for more. */
const noProbe = (): Promise<never> => Promise.reject(new Error("asked for more"));

describe("gate --shard", () => {
  it("asks its part of both policies' cases, and says how many there are", async () => {
    const plans: Plan[] = [];
    const report = await measure(1, (plan) => (plans.push(plan), null));

    expect(plans[0]!.cases.map(({ id }) => id)).toEqual(["a"]);
    expect(plans[0]!.all.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(report.verdict).toMatchObject({ verdict: "partial" });
    expect(report.verdict.notices).toEqual([
      { code: "shard", index: 1, count: 3, cases: 1, of: 3 },
    ]);
    expect(report.part!.binding).toMatchObject({
      k: 10,
      suite: HEAD.suite.digest,
      base_suite: BASE.suite.digest,
    });
    expect(report.new_baseline).toBeNull();
  });

  it.each([
    [1, "a"],
    [2, "b"],
  ])("asks again only for its own lost cases: shard %i", async (index, id) => {
    const foundInputs = ({ config, suite }: Inputs): Inputs =>
      inputsOn(
        config,
        suite,
        runOf(suite.cases.map((each) => answered(each.id, hitsOf(`${each.id}-doc`)))),
      );
    const asked: unknown[] = [];
    const recordProbe: RetrievedRuns["probe"] = (cases, k) => {
      asked.push([cases.map((each) => each.id), k]);
      return Promise.resolve({ answers: [{ ranks: [12], returned: 100 }], failure: null });
    };
    const own = { run: runOf([answered(id, hitsOf(...FULL))]), probe: recordProbe };
    const loaded = { ...LOADED, head: foundInputs(HEAD), base: foundInputs(BASE) };
    const report = await measure(index, () => null, {}, own, loaded);
    const digest = makeCase(id).digest;
    const answers = [{ id, digest, ranks: [12], returned: 100 }];

    expect([asked, report.part!.deeper]).toEqual([[[[id], 100]], { failure: null, answers }]);
  });

  it("reports a shard that has only cases of the base", async () => {
    const report = await measure(2);

    expect(report.inputs!.suite.cases).toEqual([]);
    expect(report.part!.run.cases.map((each) => each.case_id)).toEqual(["b"]);
    expect(renderFiles(report).get("part.json")).toContain('"id":"b"');
    expect(renderText(report, { color: false, width: 100, reportPath: null })).toContain("PARTIAL");
    expect(annotations(report)).toEqual([]);
  });

  it("writes what was measured if the retriever failed, and errs", async () => {
    const report = await measure(
      3,
      () => new GateError("retriever_failed", "it died", { hint: "Look." }),
    );

    expect(report.verdict).toMatchObject({ verdict: "error" });
    expect(report.failure).toMatchObject({ code: "retriever_failed", message: "it died" });
    expect(report.part!.failure).toEqual({
      code: "retriever_failed",
      message: "it died",
      hint: "Look.",
    });
  });

  it("writes no part if nothing was asked", async () => {
    const report = await measure(1, () => {
      throw new GateError("missing_secret", "TOKEN is empty");
    });

    expect(report).toMatchObject({
      verdict: { verdict: "error" },
      failure: { code: "missing_secret" },
    });
    expect(report.part ?? null).toBeNull();
  });

  const GITHUB_SHA = "c".repeat(40);
  it.each([
    [
      { GITHUB_RUN_ID: "77", GITHUB_RUN_ATTEMPT: "3", GITHUB_SHA },
      { id: "77", attempt: 3, commit: GITHUB_SHA },
    ],
    [
      { GITHUB_RUN_ID: "77", GITHUB_SHA },
      { id: "77", attempt: 1, commit: GITHUB_SHA },
    ],
    [{ GITHUB_RUN_ID: "77", GITHUB_RUN_ATTEMPT: "x", GITHUB_SHA }, null],
    [{ GITHUB_RUN_ID: "../77", GITHUB_RUN_ATTEMPT: "1", GITHUB_SHA }, null],
    [{ GITHUB_RUN_ID: "77", GITHUB_SHA: "main" }, null],
    [{}, null],
  ])("writes its run of the workflow: %j", async (environment, workflow) => {
    expect((await measure(1, () => null, environment)).part!.workflow).toEqual(workflow);
  });
});

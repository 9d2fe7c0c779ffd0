/** One shard from its plan to its part, with the answers of the test in place of a retriever. */
import { describe, expect, it } from "vitest";
import { concludePart, withPart } from "../../src/app/parts.ts";
import { GateError } from "../../src/errors.ts";
import type { Plan, RetrievedRuns } from "../../src/gate/questions.ts";
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
  target,
} from "../helpers/make.ts";
import { loadedOf } from "../gate/made.ts";
import { renderFiles, renderText, annotations } from "../helpers/rendered.ts";

/** The base has three cases, one for each shard. The change removed b and c. */
const CONFIG = configOf();
/** A part names the digest of its config. */
const digests = new Map([[CONFIG.file, "0".repeat(64)]]);
const HEAD = { ...inputsOf(CONFIG, suiteOf(makeCase("a"))), digests };
const BASE = inputsOf(CONFIG, suiteOf(makeCase("a"), makeCase("b"), makeCase("c")));
const LOADED = loadedOf(HEAD, BASE, { over: null });

/** Stands for git on a machine without it. */
const noGit = (): never => {
  throw new GateError("git_missing", "there is no git");
};

/** What a test of a shard may set. */
interface ShardOptions {
  /** Called with the plan, before it is asked. The failure that it returns is the retriever's. */
  readonly onPlan?: (plan: Plan) => GateError | null;
  readonly environment?: Readonly<Record<string, string>>;
  /** Changes of what is measured: without them each case finds its document. */
  readonly measured?: Partial<RetrievedRuns>;
  readonly loaded?: LoadedPolicies;
}

/** For tests in which no target is lost: then nothing may be asked again. */
const refuseProbe = (): Promise<never> => Promise.reject(new Error("asked for more"));

/**
 * What is measured if case `id` has none of its targets among ten results, and at rank 12 of a
 * longer list. `probes` has the cases of each question for a longer list, and its k.
 */
function measureLostCase(id: string) {
  const tenOthers = Array.from({ length: 10 }, (_, i) => `x${i}`);
  const probes: unknown[] = [];
  const probe: RetrievedRuns["probe"] = (cases, k) => {
    probes.push({ ids: cases.map((each) => each.id), k });
    return Promise.resolve({ answers: [{ ranks: [12], returned: 100 }], failure: null });
  };
  return { measured: { run: runOf([answered(id, hitsOf(...tenOthers))]), probe }, probes };
}

/** Measures one of three shards, and returns its report. */
function measureShard(
  index: number,
  { onPlan = () => null, environment = {}, measured = {}, loaded = LOADED }: ShardOptions = {},
): Promise<Report> {
  const shard = { index, count: 3 };
  const answerPlan = (plan: Plan): Promise<RetrievedRuns> => {
    const failure = onPlan(plan);
    return Promise.resolve({
      run: runOf(plan.cases.map(({ id }) => answered(id, hitsOf(`${id}-doc`)))),
      base: null,
      failure,
      probe: refuseProbe,
      ...measured,
    });
  };
  return runPipeline({
    command: "gate",
    tool: "retrieval-eval-gate test",
    load: () => Promise.resolve(loaded),
    findWeakening: () => [],
    digestReport: () => "0".repeat(64),
    selectCases: (cases) => requireShardCases(cases, shard),
    retrieve: async (plan) =>
      withPart(shard, plan, await answerPlan(plan), { environment, git: noGit }),
    judgeAnswers: (_, measurement) => Promise.resolve(measurement),
    conclude: (measurement) => concludePart(shard, measurement),
  });
}

describe("gate --shard", () => {
  it("asks its part of both policies' cases, and says how many there are", async () => {
    const plans: Plan[] = [];
    const rememberPlan = (plan: Plan): null => {
      plans.push(plan);
      return null;
    };

    const report = await measureShard(1, { onPlan: rememberPlan });

    // Head and base together have three cases, of which the first shard gets one.
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
    const withAllFoundBefore = ({ suite }: Inputs): Inputs => {
      const found = suite.cases.map((each) => answered(each.id, hitsOf(`${each.id}-doc`)));
      return { ...inputsOn(CONFIG, suite, runOf(found)), digests };
    };
    const loaded = { ...LOADED, head: withAllFoundBefore(HEAD), base: withAllFoundBefore(BASE) };
    // Ten other results are found now, and the target at rank 12 of a longer list.
    const { measured, probes } = measureLostCase(id);

    const report = await measureShard(index, { measured, loaded });

    // Shard 1 of 3 has case a, shard 2 has b. The longer list is ten times k, which is 10.
    expect(probes).toEqual([{ ids: [id], k: 100 }]);
    expect(report.part!.deeper).toEqual({
      failure: null,
      answers: [{ id, digest: makeCase(id).digest, ranks: [12], returned: 100 }],
    });
  });

  it("asks again for an edited case that lost the document of its row", async () => {
    const recorded = inputsOn(CONFIG, HEAD.suite, runOf([answered("a", hitsOf("a-doc"))]));
    // The edited case expects x0, which is first now. The baseline's row still expects a-doc.
    const editedSuite = suiteOf(makeCase("a", { expected: [target("x0")] }));
    const loaded = { ...LOADED, head: { ...recorded, digests, suite: editedSuite } };
    const { measured, probes } = measureLostCase("a");

    await measureShard(1, { measured, loaded });

    // A longer list of 100.
    expect(probes).toEqual([{ ids: ["a"], k: 100 }]);
  });

  it("reports a shard that has only cases of the base", async () => {
    // Of a, b and c the second of three shards gets b, which the change removed.
    const report = await measureShard(2);

    expect(report.inputs!.suite.cases).toEqual([]);
    expect(report.part!.run.cases.map((each) => each.case_id)).toEqual(["b"]);
    expect(renderFiles(report).get("part.json")).toContain('"id":"b"');
    expect(renderText(report, { color: false, width: 100, reportPath: null })).toContain("PARTIAL");
    // One shard alone decides nothing, so there is nothing to annotate.
    expect(annotations(report)).toEqual([]);
  });

  it("ends as an error if the retriever failed, with a part that says why", async () => {
    const failure = new GateError("retriever_failed", "it died", { hint: "Look." });

    const report = await measureShard(3, { onPlan: () => failure });

    expect(report.verdict).toMatchObject({ verdict: "error" });
    expect(report.failure).toMatchObject({ code: "retriever_failed", message: "it died" });
    expect(report.part!.failure).toEqual({
      code: "retriever_failed",
      message: "it died",
      hint: "Look.",
    });
  });

  it("writes no part of more than 254 MiB", async () => {
    const [hit] = hitsOf("a-doc");
    const text = "x".repeat(8 * 1024 * 1024);
    const largeCases = Array.from({ length: 32 }, (_, i) => answered(`c${i}`, [{ ...hit!, text }]));

    const report = await measureShard(1, { measured: { run: runOf(largeCases) } });

    expect(report.part ?? null).toBeNull();
    expect(report.failure).toMatchObject({
      code: "part_too_large",
      message: "the results of this shard have 256.0 MiB; the limit is 254.0 MiB",
    });
  });

  it("writes no part if nothing was asked", async () => {
    const missSecret = (): never => {
      throw new GateError("missing_secret", "TOKEN is empty");
    };

    const report = await measureShard(1, { onPlan: missSecret });

    expect(report).toMatchObject({
      verdict: { verdict: "error" },
      failure: { code: "missing_secret" },
    });
    expect(report.part ?? null).toBeNull();
  });

  const GITHUB_SHA = "c".repeat(40);
  const ofAttempt = (attempt: number): object => ({ id: "77", attempt, commit: GITHUB_SHA });

  it.each([
    ["an attempt", { GITHUB_RUN_ID: "77", GITHUB_RUN_ATTEMPT: "3", GITHUB_SHA }, ofAttempt(3)],
    ["no attempt", { GITHUB_RUN_ID: "77", GITHUB_SHA }, ofAttempt(1)],
    ["a text as attempt", { GITHUB_RUN_ID: "77", GITHUB_RUN_ATTEMPT: "x", GITHUB_SHA }, null],
    ["a path as run", { GITHUB_RUN_ID: "../77", GITHUB_RUN_ATTEMPT: "1", GITHUB_SHA }, null],
    ["no commit", { GITHUB_RUN_ID: "77", GITHUB_SHA: "main" }, null],
    ["nothing", {}, null],
  ])("has in its part the workflow of variables with %s", async (_, environment, workflow) => {
    const report = await measureShard(1, { environment });

    expect(report.part!.workflow).toEqual(workflow);
  });
});

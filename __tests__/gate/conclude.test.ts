/** A run that ended early is an error, whatever its figures are. */
import { expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { conclude, type ConcludeOptions } from "../../src/gate/conclude.ts";
import { planOf } from "../../src/gate/plan.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Probe } from "../../src/model/explanation.ts";
import type { Run } from "../../src/model/run.ts";
import { type PolicyDecision, measuredBy } from "../../src/gate/two-policies.ts";
import {
  answered,
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  inputsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";

const IDS = Array.from({ length: 20 }, (_, n) => `c${String(n).padStart(2, "0")}`);
const SUITE = suiteOf(...IDS.map((id) => makeCase(id)));
/** One of the 20 queries may fail, as a failure and as a query without results: 1 / 20 = 0.05. */
const CONFIG = configOf({
  gate: {
    ...configOf().gate,
    significance: "auto",
    metrics: new Map([
      ["error_rate", { ceiling: 0.05 }],
      ["zero_result_rate", { tolerance: [{ unit: "absolute", value: 0.05 }] }],
    ]),
  },
});
const answer = (id: string) => answered(id, hitsOf(`${id}-doc`));
/** The last query has no answer: it failed, or the retriever was gone. */
const RUN = runOf(IDS.map((id) => (id === "c19" ? failedRun(id) : answer(id))));

const STORED = baselineOf(CONFIG, SUITE, runOf(IDS.map(answer)));

const { retriever: RECEIPT } = inputsOf(CONFIG, SUITE);
const BESIDE = {
  commit: "b".repeat(40),
  directory: "/base",
  config: CONFIG.retriever,
  receipt: RECEIPT,
};

function concluded(
  failure: GateError | null,
  command: ConcludeOptions["command"] = "gate",
  {
    run = RUN,
    probe = null,
    stored = STORED,
    before = null,
    base = null,
    texts = null,
    corpus = null,
    acceptance = "impossible",
    accept = false,
  }: {
    readonly run?: Run;
    readonly probe?: Probe | null;
    readonly stored?: Baseline | null;
    readonly before?: Baseline | null;
    /** Of the base's retriever, where it is asked beside. */
    readonly base?: Run | null;
    readonly texts?: ConcludeOptions["texts"] | null;
    readonly corpus?: ConcludeOptions["corpus"] | null;
    readonly acceptance?: PolicyDecision["acceptance"];
    readonly accept?: boolean;
  } = {},
) {
  const head = inputsOf(CONFIG, SUITE, stored);
  const over = before === null ? null : inputsOf(CONFIG, SUITE, before);
  const policies: PolicyDecision = {
    mode: before === null ? "default_branch" : "pull_request",
    head,
    base: over,
    over,
    acceptance,
    label: "the-label",
    base_commit: null,
    policy_digest: { head: "1".repeat(64), base: null },
    bootstrap: false,
    findings: [],
    notices: [],
    beside: base === null ? null : BESIDE,
  };
  const { plan, union } = planOf(policies, (cases) => cases);
  const asked = { run, base, failure };
  const scores = scoresOf(CONFIG, SUITE, run);
  const measured = measuredBy(union, asked);
  const own = { ...(texts === null ? {} : { texts }), ...(corpus === null ? {} : { corpus }) };
  const options = { command, accept, tool: "test", probe, ...own };
  return conclude({ policies, plan, union, asked, measured, inputs: head, scores }, options);
}

test("one failed query of 20 is within the ceiling", async () => {
  expect(await concluded(null)).toMatchObject({ verdict: { verdict: "pass" }, failure: null });
});

test.each(["gate", "record"] as const)(
  "%s: a retriever that died at query 19 of 20 is not",
  async (command) => {
    const died = new GateError("retriever_failed", "the retriever ended with 1");
    expect(await concluded(died, command)).toMatchObject({
      verdict: { verdict: "error", checks: [], categories: [] },
      failure: { code: "retriever_failed", message: "the retriever ended with 1" },
    });
  },
);

test("record names the cases whose targets nothing finds, and gate does not ask for them", async () => {
  const run = runOf(IDS.map((id) => (id === "c03" ? answered(id, hitsOf("x")) : answer(id))));
  const nowhere: Probe = (cases) =>
    Promise.resolve({ answers: cases.map(() => ({ ranks: [null], returned: 100 })), failure: null });
  const codes = async (
    command: ConcludeOptions["command"],
    probe: Probe | null,
    corpus: ConcludeOptions["corpus"] | null = null,
  ): Promise<unknown> => {
    const { verdict } = await concluded(null, command, { run, probe, corpus });
    return verdict.notices.filter(({ code }) => code === "targets_nowhere");
  };
  expect(await codes("record", nowhere)).toEqual([
    { code: "targets_nowhere", cases: ["c03"], corpus: false },
  ]);
  // Where the documents are known they are looked through.
  expect(await codes("record", nowhere, () => Promise.resolve(hitsOf("c03-doc")))).toEqual([]);
  expect(await codes("record", nowhere, () => Promise.resolve(hitsOf("x")))).toEqual([
    { code: "targets_nowhere", cases: ["c03"], corpus: true },
  ]);
  expect(await codes("record", null)).toEqual([]);
  expect(await codes("gate", nowhere)).toEqual([]);
});

test("gate and record compare with the baseline; the gate needs one, and record may accept the fall", async () => {
  const worse = runOf(IDS.map((id, at) => (at < 6 ? answered(id, hitsOf("x", id)) : answer(id))));
  expect(await concluded(null, "gate", { run: worse })).toMatchObject({ verdict: { verdict: "fail" } });
  expect(await concluded(null, "record", { run: worse })).toMatchObject({ verdict: { verdict: "fail" } });
  const accepted = await concluded(null, "record", { run: worse, accept: true });
  expect(accepted).toMatchObject({ verdict: { verdict: "pass" } });
  expect(accepted.recording!.accepting!.map(({ metric }) => metric)).toContain("recall@10");
  expect(await concluded(null, "gate", { stored: null })).toMatchObject({
    verdict: { verdict: "error" },
    failure: { code: "baseline_missing" },
  });
  expect(await concluded(null, "record", { stored: null })).toMatchObject({
    verdict: { verdict: "pass" },
    failure: null,
  });
});

test("the base's run of this job stands in for a baseline that nobody stored", async () => {
  const found = await concluded(null, "gate", { stored: null, base: runOf(IDS.map(answer)) });
  expect(found).toMatchObject({ verdict: { verdict: "pass" }, failure: null });
  expect(found.inputs!.baseline!.beside).toEqual({ commit: BESIDE.commit });
  // Where the label accepts, nothing is compared, and still none is needed.
  const accepted = { stored: null, base: runOf(IDS.map(answer)), acceptance: "given" } as const;
  expect(await concluded(null, "gate", accepted)).toMatchObject({ failure: null });
});

test("texts of documents are asked for where a target's document is gone, and only there", async () => {
  const asked: (readonly string[])[] = [];
  const texts: ConcludeOptions["texts"] = (ids) => {
    asked.push([...ids]);
    return Promise.resolve(new Map());
  };
  await concluded(null, "gate", { texts, run: runOf(IDS.map(answer)) });
  expect(asked).toEqual([]);
  const lost = runOf(IDS.map((id) => (id === "c03" ? answered(id, hitsOf("x")) : answer(id))));
  await concluded(null, "gate", { texts, run: lost });
  expect(asked).toEqual([["c03-doc"]]);
});

test("a row of the baseline that the change alters and this run did not measure fails", async () => {
  const row = { ...STORED.cases.get("c00")!, ranks: [2] };
  const forged = { ...STORED, cases: new Map([...STORED.cases, ["c00", row]]) };
  const codes = async (stored: Baseline): Promise<readonly string[]> => {
    const { verdict } = await concluded(null, "gate", { stored, before: STORED });
    return verdict.checks.flatMap((check) => (check.kind === "weakening" ? [check.weakening.code] : []));
  };
  expect(await codes(forged)).toEqual(["baseline_not_measured"]);
  expect(await codes(STORED)).toEqual([]);
});

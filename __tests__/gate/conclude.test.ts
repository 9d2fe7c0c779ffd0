/** A run that ended early is an error, whatever its figures are. */
import { expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { conclude, type ConcludeOptions } from "../../src/gate/conclude.ts";
import { planOf } from "../../src/gate/plan.ts";
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
    metrics: new Map([
      ["error_rate", { ceiling: 0.05 }],
      ["zero_result_rate", { tolerance: [{ unit: "absolute", value: 0.05 }] }],
    ]),
  },
});
const answer = (id: string) => answered(id, hitsOf(`${id}-doc`));
/** The last query has no answer: it failed, or the retriever was gone. */
const RUN = runOf(IDS.map((id) => (id === "c19" ? failedRun(id) : answer(id))));

function concluded(failure: GateError | null, command: ConcludeOptions["command"] = "gate") {
  const head = inputsOf(CONFIG, SUITE, baselineOf(CONFIG, SUITE, runOf(IDS.map(answer))));
  const policies: PolicyDecision = {
    mode: "default_branch",
    head,
    base: null,
    acceptance: "impossible",
    label: "the-label",
    base_commit: null,
    policy_digest: { head: "1".repeat(64), base: null },
    bootstrap: false,
    findings: [],
    notices: [],
  };
  const { plan, union } = planOf(policies, (cases) => cases);
  const asked = { run: RUN, base: null, failure };
  const scores = scoresOf(CONFIG, SUITE, RUN);
  const measured = measuredBy(union, asked);
  const options = { command, tool: "test", probe: null };
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

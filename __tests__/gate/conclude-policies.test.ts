/** What the base's files, its retriever, and the command say in the one verdict. */
import { expect, test } from "vitest";
import { conclude } from "../../src/gate/conclude.ts";
import { planOf, type Retrieved } from "../../src/gate/plan.ts";
import { type PolicyDecision, measuredBy } from "../../src/gate/two-policies.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config } from "../../src/model/config.ts";
import type { Run } from "../../src/model/run.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  inputsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";

const IDS = Array.from({ length: 20 }, (_, n) => `c${String(n).padStart(2, "0")}`);
const SUITE = suiteOf(...IDS.map((id) => makeCase(id)));
const CONFIG = configOf();

/** The first so many find nothing of theirs. */
function losing(lost: number, samplesMs: readonly number[] = []): Run {
  return runOf(
    IDS.map((id, n) => answered(id, hitsOf(n < lost ? "x" : `${id}-doc`, `list of ${id}`), samplesMs)),
  );
}

const stored = (lost: number): Baseline => baselineOf(CONFIG, SUITE, losing(lost));

interface Options {
  readonly config?: Config;
  readonly run?: Run;
  /** What head and base have stored. */
  readonly head?: Baseline | null;
  readonly base?: Baseline | null;
  /** Whether a base is asked beside, and what it answered. */
  readonly beside?: boolean;
  readonly asked?: Partial<Retrieved>;
}

function concluded(command: "gate" | "record", options: Options = {}): ReturnType<typeof conclude> {
  const {
    config = CONFIG,
    run = losing(0),
    head = stored(0),
    base = null,
    beside = false,
    asked = {},
  } = options;
  const inputs = inputsOf(config, SUITE, head);
  const receipt = inputs.retriever;
  const over = base === null ? null : inputsOf(config, SUITE, base);
  const policies: PolicyDecision = {
    mode: "pull_request",
    head: inputs,
    base: over,
    over,
    acceptance: "impossible",
    label: "the-label",
    base_commit: null,
    policy_digest: { head: "1".repeat(64), base: null },
    bootstrap: false,
    findings: [],
    notices: [],
    beside: beside ? { commit: "b".repeat(40), directory: "/base", config: config.retriever, receipt } : null,
  };
  const { plan, union } = planOf(policies, (cases) => cases);
  const retrieved: Retrieved = { run, base: null, failure: null, ...asked };
  const scores = scoresOf(config, SUITE, run);
  const measured = measuredBy(union, retrieved);
  const measurement = { policies, plan, union, asked: retrieved, measured, inputs, scores };
  return conclude(measurement, { command, tool: "test", probe: null });
}

test("a loss that the head's baseline adopted fails by the base's, and is told of as such", async () => {
  const found = await concluded("gate", { run: losing(8), head: stored(8), base: stored(0) });
  expect(found.verdict.verdict).toBe("fail");
  const failed = found.verdict.checks.filter(({ passed, metric }) => !passed && metric === "recall@10");
  expect(new Set(failed.map(({ policy }) => policy))).toEqual(new Set(["base"]));
  expect(found.explanation!.losses!.map(({ id, policy }) => [id, policy])).toEqual(
    IDS.slice(0, 8).map((id) => [id, "base"]),
  );
  const alone = await concluded("gate", { run: losing(8), head: stored(8) });
  expect(alone.verdict.verdict).toBe("pass");
});

test("base and head that both fall short of what was recorded are an error", async () => {
  // Eight lost and none won, of both: 1 / 2^8 is below 0.01.
  const asked = { base: losing(8) };
  const found = await concluded("gate", { run: losing(8), base: stored(0), beside: true, asked });
  expect(found).toMatchObject({ verdict: { verdict: "error" }, failure: { code: "base_drifted" } });
  // Without anything stored there is nothing to fall short of.
  const fresh = await concluded("gate", { run: losing(8), beside: true, asked });
  expect(fresh).toMatchObject({ verdict: { verdict: "pass" }, failure: null });
});

test("a base that was to be asked and was not is an error, and no comparison with what is stored", async () => {
  const found = await concluded("gate", { beside: true });
  expect(found.failure).toMatchObject({ code: "base_failed", message: "the base's retriever was not asked" });
});

test("a recording compares no lists, and says so by no check", async () => {
  const config = configOf({ gate: { ...CONFIG.gate, metrics: new Map([["jaccard@10", { floor: 0.5 }]]) } });
  const lists = async (command: "gate" | "record"): Promise<readonly string[]> => {
    const { verdict } = await concluded(command, { config });
    return verdict.checks.filter(({ metric }) => metric === "jaccard@10").map(({ outcome }) => outcome);
  };
  expect(await lists("gate")).toEqual(["pass"]);
  expect(await lists("record")).toEqual([]);
});

test("what the queries ran into is said beside the verdict", async () => {
  const notice = { code: "retries", count: 7 } as const;
  const { verdict } = await concluded("gate", { asked: { notices: [notice] } });
  expect(verdict.notices).toContainEqual(notice);
});

/**
 * The whole gate as one line: suite -> run -> scores -> verdict -> report. What touches the world comes in as ports; the
 * verdict is a value, computed once, and nothing after it can change it.
 */
import { GateError } from "./errors.ts";
import { explain } from "./gate/explain/explain.ts";
import { failed, failureOf, makeBaseline } from "./gate/outcome.ts";
import { decide } from "./gate/decide.ts";
import { unmeasuredRows } from "./gate/measured-rows.ts";
import { assertMeasured, assertPriced } from "./gate/sound.ts";
import { prove } from "./gate/selftest.ts";
import { metricsOf } from "./gate/rules.ts";
import { score } from "./metrics/score.ts";
import { type BesideInputs, sideBySide } from "./gate/side-by-side.ts";
import {
  type Decision,
  type MeasuredRuns,
  type Union,
  basePolicy,
  combine,
  decideBase,
  measuredBy,
  receiptOf,
  unionOf,
} from "./gate/two-policies.ts";
import type { Explanation, Probe } from "./model/explanation.ts";
import type { Beside } from "./model/policy.ts";
import type { Notice } from "./model/notice.ts";
import type { Failure, Inputs, Report } from "./model/report.ts";
import type { Run } from "./model/run.ts";
import type { Scores } from "./model/scores.ts";
import type { AskedCase } from "./model/suite.ts";
import type { Verdict } from "./model/verdict.ts";

export interface Ports {
  /** Reads and checks every file that the judgement depends on; throws GateError. */
  readonly load: () => Promise<Decision>;
  /** Asks the retriever; a failure comes back beside what was measured until then. */
  readonly retrieve: (plan: Plan) => Promise<Retrieved>;
  /** Adds what a judge makes of the answers, where the config has one; a failure comes back beside what was judged. */
  readonly judgeAnswers: (plan: Plan, measured: MeasuredRuns) => Promise<MeasuredRuns>;
  /** Asks the head's retriever some cases again, where something failed; only explains, and may be left out. */
  readonly probe?: Probe;
  readonly digest: (report: Report) => string;
  /** `record` judges against the rules alone, without the old baseline. */
  readonly command: "gate" | "record";
  /** Name and version. */
  readonly tool: string;
}

/** What is to be asked: the cases of both policies, in the head's way; where there is a base beside, of its retriever, too. */
export interface Plan {
  readonly head: Inputs;
  readonly base: Inputs | null;
  readonly cases: readonly AskedCase[];
  readonly beside: Beside | null;
  /** Present where these are a shard's: the whole list. */
  readonly all?: readonly AskedCase[];
}

export interface Retrieved {
  readonly run: Run;
  /** The base retriever's; null where there is none beside. */
  readonly base: Run | null;
  readonly failure: GateError | null;
  /** What a reader of the figures should know of how they were taken. */
  readonly notices?: readonly Notice[];
}

/** Never rejects for a known failure: it becomes a report with verdict `error` that keeps whatever was reached. */
export async function pipeline(ports: Ports): Promise<Report> {
  let policies: Decision | null = null;
  let inputs: Inputs | null = null;
  let run: Run | null = null;
  let scores: Scores | null = null;
  let verdict: Verdict | null = null;
  let explanation: Explanation | null = null;
  let failure: Failure | null = null;
  try {
    policies = await ports.load();
    inputs = policies.head;
    const base = basePolicy(policies);
    const union = unionOf(inputs.suite, base?.suite ?? null);
    const beside = policies.beside ?? null;
    const plan = { head: inputs, base, cases: union.cases, beside };
    const asked = await ports.retrieve(plan);
    const measured = await ports.judgeAnswers(plan, measuredBy(union, asked));
    run = measured.head;
    scores = score(inputs.suite, run, metricsOf(inputs.config), inputs.config.definition);
    if (measured.failure !== null) throw measured.failure;
    const sides = besideOf({ ...policies, base }, union, asked.base, ports.tool);
    inputs = sides.head;
    assertPriced(inputs.config, run);
    assertMeasured(inputs.config, inputs.suite, scores, inputs.baseline);
    const head = { policy: policyIn(inputs, ports.command), scores, run };
    verdict = decide(head.policy, scores, run);
    verdict = prove(verdict, head.policy, scores, run);
    const before = sides.base && decideBase(sides.base, measured.base, policies.acceptance);
    const written = policies.base === null ? [] : unmeasuredRows(policies.base, policies.head, scores.cases);
    verdict = combine(verdict, before?.verdict ?? null, {
      ...policies,
      findings: [...policies.findings, ...written],
      notices: [...policies.notices, ...sides.notices, ...(asked.notices ?? [])],
    });
    const judged = { head, base: before?.decided ?? null };
    ({ verdict, explanation } = await explain(verdict, judged, ports.probe ?? null));
    if (beside === null) requireBaseline(inputs, ports.command);
  } catch (error) {
    failure = failureOf(error);
    verdict = failed(failure, inputs, verdict);
  }
  const receipt = policies && receiptOf(policies);
  return sealed({ verdict, failure, inputs, policies: receipt, run, scores, explanation }, ports);
}

/** The report with what follows from it: the baseline to adopt, and the digest over the whole. */
function sealed(
  judged: Omit<Report, "tool" | "new_baseline" | "deterministic_digest">,
  ports: Ports,
): Report {
  const { failure, inputs, run, scores } = judged;
  const sound = failure === null || failure.code === "baseline_missing";
  const newBaseline = sound && inputs && run && scores ? makeBaseline(inputs, run, scores, ports.tool) : null;
  const report = { tool: ports.tool, ...judged, new_baseline: newBaseline, deterministic_digest: null };
  return { ...report, deterministic_digest: scores === null ? null : ports.digest(report) };
}

/** The policies as they are, where no base was asked beside. */
function besideOf(policies: Decision, union: Union, run: Run | null, tool: string): BesideInputs {
  const { head, base, beside } = policies;
  if (!beside) return { head, base, notices: [] };
  if (run === null) throw new GateError("base_failed", "the base's retriever was not asked");
  return sideBySide(policies, union, run, beside, tool);
}

function policyIn(inputs: Inputs, command: Ports["command"]): Parameters<typeof decide>[0] {
  return command === "record" ? { ...inputs, baseline: null, recording: true } : inputs;
}

/** Checked after the run, so that the report brings the baseline that is missing. */
function requireBaseline(inputs: Inputs, command: Ports["command"]): void {
  if (command === "record" || inputs.baseline !== null) return;
  throw new GateError("baseline_missing", `there is no baseline ${inputs.config.baseline}`, {
    hint: `Look at the report, then commit <report-dir>/baseline.json as ${inputs.config.baseline}.`,
  });
}

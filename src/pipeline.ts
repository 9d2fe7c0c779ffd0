/**
 * The whole gate as one line: inputs -> suite -> run -> scores -> verdict -> report. What touches the world comes in as
 * ports, which one job, a shard and a merge fill in their ways (app/gate.ts). The verdict is a value, computed once, and
 * nothing after it can change it.
 */
import type { Conclusion, Measurement } from "./gate/conclude.ts";
import { failed, failureOf, makeBaseline } from "./gate/outcome.ts";
import { type Plan, type Retrieved, askedOf, planOf } from "./gate/plan.ts";
import { metricsOf } from "./gate/rules.ts";
import { requireComparable } from "./gate/sound.ts";
import { type Loaded, type MeasuredRuns, measuredBy, receiptOf } from "./gate/two-policies.ts";
import { score } from "./metrics/score.ts";
import type { WeakeningFinding } from "./model/verdict.ts";
import type { Change, Report } from "./model/report.ts";
import type { AskedCase } from "./model/suite.ts";

export interface Ports {
  /** Reads and checks every file that the verdict depends on; throws GateError. */
  readonly load: () => Promise<Loaded>;
  /** What the change loosens in its own gate. */
  readonly weakening: (change: Change) => readonly WeakeningFinding[];
  /** The cases that this job asks: all of them, or a shard's; throws GateError. */
  readonly share: (cases: readonly AskedCase[]) => readonly AskedCase[];
  /** Asks the retriever, or joins what shards asked; a failure comes back beside what was measured until then. */
  readonly retrieve: (plan: Plan) => Promise<Retrieved>;
  /** Adds what an LLM makes of the answers, where the config has one; a failure comes back beside what it judged. */
  readonly judgeAnswers: (plan: Plan, measured: MeasuredRuns) => Promise<MeasuredRuns>;
  /** The verdict; `partial` for a shard, which decides nothing. */
  readonly conclude: (measurement: Measurement) => Promise<Conclusion>;
  readonly digest: (report: Report) => string;
  /** `record` compares with no baseline. */
  readonly command: "gate" | "record";
  /** Name and version. */
  readonly tool: string;
}

type Reached = Pick<Report, "inputs" | "policies" | "run" | "scores" | "part">;

/** Never rejects for a known failure: it becomes a report with verdict `error` that keeps whatever was reached. */
export async function pipeline(ports: Ports): Promise<Report> {
  let reached: Reached = { inputs: null, policies: null, run: null, scores: null, part: null };
  try {
    const loaded = await ports.load();
    if (ports.command === "gate") requireComparable(loaded.head);
    const policies = { ...loaded, findings: ports.weakening(loaded) };
    reached = { ...reached, inputs: policies.head, policies: receiptOf(policies) };
    const { plan, union } = planOf(policies, ports.share);
    const asked = await ports.retrieve(plan);
    const measured = await ports.judgeAnswers(plan, measuredBy(union, asked));
    const inputs = askedOf(plan);
    const scores = score(inputs.suite, measured.head, metricsOf(inputs.config), inputs.config.definition);
    reached = { ...reached, inputs, run: measured.head, scores, part: asked.part ?? null };
    const concluded = await ports.conclude({ policies, plan, union, asked, measured, inputs, scores });
    return sealed({ ...reached, ...concluded }, ports);
  } catch (error) {
    const failure = failureOf(error);
    return sealed({ ...reached, failure, verdict: failed(failure, reached.inputs, null) }, ports);
  }
}

/** The report with what follows from it: the baseline to adopt, and the digest over the whole. */
function sealed(
  reached: Omit<Report, "tool" | "new_baseline" | "deterministic_digest">,
  { tool, digest }: Ports,
): Report {
  const { failure, inputs, run, scores, part } = reached;
  const whole = (failure === null || failure.code === "baseline_missing") && !part;
  const newBaseline = whole && inputs && run && scores ? makeBaseline(inputs, run, scores, tool) : null;
  const report = { tool, ...reached, new_baseline: newBaseline, deterministic_digest: null };
  return { ...report, deterministic_digest: scores === null ? null : digest(report) };
}

/** From a run and its scores to the one verdict and what stands beside it. */
import { GateError } from "../errors.ts";
import type { DocumentTexts, Explanation, Probe } from "../model/explanation.ts";
import type { Part } from "../model/part.ts";
import type { Failure, Inputs } from "../model/report.ts";
import type { Scores } from "../model/scores.ts";
import type { Verdict } from "../model/verdict.ts";
import { type Sources, targetsNowhere } from "./dead-cases.ts";
import { decide } from "./decide.ts";
import { driftOf, withDrift } from "./drifted.ts";
import { explain } from "./explain/explain.ts";
import { lostDocuments } from "./explain/lost-documents.ts";
import { unmeasuredRows } from "./measured-rows.ts";
import { failed, failureOf } from "./outcome.ts";
import type { Plan, Retrieved } from "./plan.ts";
import { prove } from "./selftest.ts";
import { type BesideInputs, sideBySide } from "./side-by-side.ts";
import { assertLikeClocks, assertMeasured, assertPriced } from "./sound.ts";
import { type PolicyDecision, type MeasuredRuns, type Union, combine, decideBase } from "./two-policies.ts";

export interface Measurement {
  readonly policies: PolicyDecision;
  readonly plan: Plan;
  readonly union: Union;
  readonly asked: Retrieved;
  readonly measured: MeasuredRuns;
  /** The head's files with the cases that were asked. */
  readonly inputs: Inputs;
  /** The head's run by those. */
  readonly scores: Scores;
}

export interface Conclusion {
  /** As they decided: with the base's run of this job as the baseline where it was asked beside. */
  readonly inputs: Inputs;
  readonly verdict: Verdict;
  readonly explanation: Explanation | null;
  readonly failure: Failure | null;
  /** Of a shard, with what it found out beside its cases. */
  readonly part?: Part;
}

export interface ConcludeOptions {
  /** `record` decides by the rules alone, without the old baseline. */
  readonly command: "gate" | "record";
  /** Name and version. */
  readonly tool: string;
  /** Asks the head's retriever some cases again, where something failed; it only explains. */
  readonly probe: Probe | null;
  /** `record`: the retriever's documents, where they are known. */
  readonly corpus?: Sources["corpus"];
  /** Of the documents that were lost; it only explains. */
  readonly texts?: DocumentTexts;
  /** Called where much that was held of so many cases is not needed any more. */
  readonly tidy?: (cases: number) => void;
}

/** Never rejects: a failure is the verdict `error`, beside which stands what was decided until then. */
export async function conclude(measurement: Measurement, options: ConcludeOptions): Promise<Conclusion> {
  const { policies, plan, asked, measured, scores } = measurement;
  let { inputs } = measurement;
  let verdict: Verdict | null = null;
  let explanation: Explanation | null = null;
  try {
    if (measured.failure !== null) throw measured.failure;
    const run = measured.head;
    const sides = besideOf(measurement, options.tool);
    inputs = sides.head;
    const drifts =
      plan.base === null || sides.scores === null ? [] : driftOf(plan.base, sides.scores, scores);
    assertPriced(inputs.config, run);
    assertMeasured(inputs.config, inputs.suite, scores, inputs.baseline);
    if (options.command === "gate") assertLikeClocks(inputs.config, run, inputs.baseline);
    const head = { policy: policyIn(inputs, options), scores, run };
    verdict = decide(head.policy, scores, run);
    verdict = prove(verdict, head.policy, scores, run, () => options.tidy?.(scores.cases.length));
    const before = sides.base && decideBase(sides.base, measured.base, policies.acceptance);
    const notices = [...policies.notices, ...sides.notices, ...(asked.notices ?? [])];
    if (options.command === "record" && options.probe !== null) {
      const sources = { probe: options.probe, corpus: options.corpus ?? (() => Promise.resolve(null)) };
      verdict = { ...verdict, notices: [...verdict.notices, ...(await targetsNowhere(head, sources))] };
    }
    const written = policies.base === null ? [] : unmeasuredRows(policies.base, policies.head, scores.cases);
    const findings = [...policies.findings, ...written];
    verdict = combine(verdict, before?.verdict ?? null, { ...policies, findings, notices });
    verdict = withDrift(verdict, drifts);
    const decided = { head, base: before?.decided ?? null };
    ({ verdict, explanation } = await explain(verdict, decided, options.probe));
    const gone = lostDocuments(explanation, inputs.baseline);
    if (options.texts !== undefined && gone.size > 0)
      explanation = { ...explanation, documents: await options.texts(gone) };
    if (plan.beside === null) requireBaseline(inputs, options);
    return { inputs, verdict, explanation, failure: null };
  } catch (error) {
    const failure = failureOf(error);
    return { inputs, verdict: failed(failure, inputs, verdict), explanation, failure };
  }
}

/** The policies as they are, where no base was asked beside. */
function besideOf({ policies, plan, union, asked }: Measurement, tool: string): BesideInputs {
  const { head, base, beside } = plan;
  if (beside === null) return { head, base, notices: [], scores: null };
  if (asked.base === null) throw new GateError("base_failed", "the base's retriever was not asked");
  return sideBySide({ ...policies, base }, union, asked.base, beside, tool);
}

function policyIn(
  inputs: Inputs,
  { command }: Pick<ConcludeOptions, "command">,
): Parameters<typeof decide>[0] {
  return command === "record" ? { ...inputs, baseline: null, recording: true } : inputs;
}

/** Checked after the run, so that the report brings the baseline that is missing. */
function requireBaseline(inputs: Inputs, { command }: Pick<ConcludeOptions, "command">): void {
  if (command === "record" || inputs.baseline !== null) return;
  throw new GateError("baseline_missing", `there is no baseline ${inputs.config.baseline}`, {
    hint: `Look at the report, then commit <report-dir>/baseline.json as ${inputs.config.baseline}.`,
  });
}

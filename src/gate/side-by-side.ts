/** Where the base's retriever was asked beside the head's, its answers of this very job are what each policy compares with. */
import { GateError, failureOfBase } from "../errors.ts";
import { score } from "../metrics/score.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Notice } from "../model/notice.ts";
import type { Beside } from "../model/policy.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import { inPlaceOf } from "./anchor.ts";
import { decide } from "./decide.ts";
import { makeBaseline } from "./outcome.ts";
import { metricsOf } from "./rules.ts";
import { assertMeasured } from "./sound.ts";
import type { PolicyDecision, Union } from "./two-policies.ts";
import { missingOf } from "../model/verdict.ts";

/** Both policies as they judge now. */
export interface BesideInputs {
  readonly head: Inputs;
  readonly base: Inputs | null;
  readonly notices: readonly Notice[];
  /** Of the base's run by the base's files; null where none was asked, and where the change is accepted. */
  readonly scores: Scores | null;
}

interface TwoPolicies {
  readonly head: Inputs;
  readonly base: Inputs | null;
  readonly acceptance: PolicyDecision["acceptance"];
}

/**
 * `run` is the base retriever's, over the union of both suites. It takes the place of the stored baselines; where the
 * label accepts, only of the base's, whose judgement is for the record: the head's own files hold. Throws base_failed
 * where there is nothing to compare with.
 */
export function sideBySide(
  policies: TwoPolicies,
  union: Union,
  run: Run,
  beside: Beside,
  tool: string,
): BesideInputs {
  const measured = (
    policy: "head" | "base",
    inputs: Inputs,
  ): { scores: Scores; part: Run; inputs: Inputs } => {
    const part = union.part(run, policy);
    const { config, suite } = inputs;
    const scores = score(suite, part, metricsOf(config), config.definition);
    // What the head has stored says nothing about the base.
    assertBaseMeasured(inputs, scores, policy === "base" ? inputs.baseline : null);
    const made = makeBaseline({ ...inputs, retriever: beside.receipt }, part, scores, tool);
    const far = inPlaceOf(inputs.baseline, made, inputs);
    return { scores, part, inputs: { ...inputs, baseline: { ...far, beside: { commit: beside.commit } } } };
  };
  const judged = measured("head", policies.head).inputs;
  const accepted = policies.acceptance === "given";
  const notices: Notice[] = accepted ? [{ code: "not_side_by_side", reason: "accepted" }] : [];
  const head = accepted ? policies.head : judged;
  if (policies.base === null) return { head, base: null, notices, scores: null };
  const base = measured("base", policies.base);
  return {
    head,
    base: base.inputs,
    scores: accepted ? null : base.scores,
    notices: [...notices, ...belowStored(policies.base, base.scores, base.part)],
  };
}

/** One failed query is enough: a base that scores 0 somewhere lets the head get worse there. */
function assertBaseMeasured(inputs: Inputs, scores: Scores, stored: Baseline | null): void {
  const failed = scores.cases.filter((each) => each.error !== null);
  const [first] = failed;
  if (first !== undefined) {
    const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
    throw failureOfBase(
      new GateError("query_errors", `${count} failed, first "${first.id}": ${first.error}`),
    );
  }
  try {
    assertMeasured(inputs.config, inputs.suite, scores, stored);
  } catch (error) {
    throw error instanceof GateError ? failureOfBase(error) : error;
  }
}

/**
 * The base held to its own stored baseline, as the gate would hold it: where it fails, the base directory may lack what
 * the base had, and the head is compared with too little.
 */
function belowStored(base: Inputs, scores: Scores, run: Run): readonly Notice[] {
  if (base.baseline === null) return [];
  const { checks } = decide({ ...base, config: { ...base.config, latency: "off" } }, scores, run);
  for (const check of checks) {
    const { passed, secondary_to: follows, metric, scope, baseline, current } = check;
    if (passed || missingOf(check) !== null || follows !== null || baseline === null || current === null)
      continue;
    return [{ code: "base_below_baseline", metric, scope, stored: baseline, measured: current }];
  }
  return [];
}

/** Where the base's retriever was asked beside the head's, its answers of this very job are what each policy compares with. */
import { GateError, failureOfBase } from "../errors.ts";
import { average, score } from "../metrics/score.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Notice } from "../model/notice.ts";
import type { Beside } from "../model/policy.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import { OVERALL } from "../model/scope.ts";
import type { Scores } from "../model/scores.ts";
import { missingOf } from "../model/verdict.ts";
import { inPlaceOf } from "./anchor.ts";
import { decide } from "./decide.ts";
import { makeBaseline } from "./outcome.ts";
import { EPSILON, metricsOf } from "./rules.ts";
import { type HeadlineBucket, wholeBucket } from "./outcomes.ts";
import { pairCases, valueOf } from "./pairs.ts";
import { type Headline, fallP } from "./rule.ts";
import { spreadOf } from "./runs.ts";
import { assertMeasured, queryErrors } from "./sound.ts";
import type { PolicyDecision, Union } from "./two-policies.ts";

/** Both policies as they judge now. */
export interface BesideInputs {
  readonly head: Inputs;
  readonly base: Inputs | null;
  readonly notices: readonly Notice[];
  /** Of the base's run by the base's files; null where none was asked, and where the change is accepted. */
  readonly scores: Scores | null;
}

/**
 * `run` is the base retriever's, over the union of both suites. It takes the place of the stored baselines; where the
 * label accepts, only of the base's, whose judgement is for the record: the head's own files hold. Throws base_failed
 * where there is nothing to compare with.
 */
export function sideBySide(
  policies: Pick<PolicyDecision, "head" | "base" | "acceptance">,
  union: Union,
  run: Run,
  beside: Beside,
  tool: string,
): BesideInputs {
  const measured = (policy: "head" | "base", inputs: Inputs) => {
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
  try {
    const failed = queryErrors(scores);
    if (failed !== null) throw failed;
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

// What the change's own build left in the base's checkout breaks both sides alike, and nothing differs. What was once
// recorded on the default branch still holds then.

/** Of either side alone; both have to fall short. */
const DRIFT_LEVEL = 0.01;
const DRIFT_SPREADS = 3;

/** `inputs` are the base's, with the baseline as stored. Throws base_drifted where the fall of both is significant. */
export function refuseDrift(inputs: Inputs, base: Scores, head: Scores): void {
  const { config, baseline } = inputs;
  if (baseline === null || (config.latency !== "off" && config.latency.side_by_side.drift === "allow"))
    return;
  const sides = [base, head].map((scores) => wholeBucket(inputs, pairCases(scores, baseline), "baseline"));
  for (const metric of Object.keys(sides[0]?.held ?? {}) as Headline[]) {
    const [below, other] = sides.map((side) => shortOf(metric, side, inputs));
    if (!below || !other) continue;
    const p = Math.max(below.p, other.p);
    if (p > DRIFT_LEVEL) continue;
    const figures = `${metric}@${config.k} was ${shown(below.stored)} when it was recorded; now the base has ${shown(below.measured)} and the head ${shown(other.measured)}`;
    throw new GateError(
      "base_drifted",
      `base and head both fall short of the stored baseline, and not by chance (p ${p.toFixed(4)} at most): ${figures}`,
      {
        hint: "Give the base directory what the base had, its index above all, built by the base's own scripts. Where the data itself moved, record a new baseline on the default branch first; an index that lives on its own may say `latency.side_by_side.drift: allow`.",
      },
    );
  }
}

/** Null where the run reaches what was recorded, within what a stored baseline allows. The p is that of the rule's test. */
function shortOf(
  metric: Headline,
  whole: HeadlineBucket | undefined,
  { config, baseline }: Inputs,
): { readonly stored: number; readonly measured: number; readonly p: number } | null {
  const held = whole?.held[metric];
  if (whole === undefined || held === undefined) return null;
  const name = `${metric}@${config.k}`;
  const both = whole.pairs.filter(
    ({ before, now }) => valueOf(before, name) !== null && valueOf(now, name) !== null,
  );
  const [stored = null, measured = null] = (["before", "now"] as const).map((side) =>
    average(both.map((pair) => valueOf(pair[side], name))),
  );
  if (stored === null || measured === null) return null;
  const allowed = Math.max(held.tolerance, DRIFT_SPREADS * (spreadOf(baseline, OVERALL, name) ?? 0));
  return stored - measured > allowed + EPSILON ? { stored, measured, p: fallP(whole) } : null;
}

function shown(value: number): string {
  return value.toFixed(3);
}

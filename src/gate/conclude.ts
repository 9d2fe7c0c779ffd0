/** From a run and its scores to the one verdict and what stands beside it. */
import { GateError } from "../errors.ts";
import type { DocumentTexts, Explanation, Probe } from "../model/explanation.ts";
import type { Config } from "../model/config.ts";
import type { Part } from "../model/part.ts";
import type { Failure, Inputs } from "../model/report.ts";
import { score } from "../metrics/score.ts";
import type { Notice } from "../model/notice.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import { type Verdict, missingOf } from "../model/verdict.ts";
import { type Sources, targetsNowhere } from "./dead-cases.ts";
import type { Recording } from "./anchor.ts";
import { categorise, decide } from "./decide.ts";
import { explain, lostDocuments } from "./explain/explain.ts";
import { findingsOfRows } from "./measured-rows.ts";
import { failed, failureOf } from "./outcome.ts";
import type { Plan, Retrieved } from "./plan.ts";
import { prove } from "./selftest.ts";
import { type BesideInputs, refuseDrift, sideBySide } from "./side-by-side.ts";
import type { Decided, Policy } from "./pairs.ts";
import { isHeadline, metricsOf } from "./rules.ts";
import { assertLikeClocks, assertMeasured, assertPriced, differences } from "./sound.ts";
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
  /** What a new baseline is recorded over; absent where none may be. */
  readonly recording?: Recording;
  /** Of a shard, with what it found out beside its cases. */
  readonly part?: Part;
}

export interface ConcludeOptions {
  /** `record` decides by the rules alone, without the old baseline. */
  readonly command: "gate" | "record";
  /** `record`: what fell beyond the rule is accepted. */
  readonly accept?: boolean;
  /** Name and version. */
  readonly tool: string;
  /** Asks the head's retriever some cases again, where something failed; it only explains. */
  readonly probe: Probe | null;
  /** `record`: the retriever's documents, where they are known. */
  readonly corpus?: Sources["corpus"] | undefined;
  /** Of the documents that were lost; it only explains. */
  readonly texts?: DocumentTexts | undefined;
  /** Called where much that was held of so many cases is not needed any more. */
  readonly tidy?: (cases: number) => void;
}

/** What is decided until a failure ends it. */
type SoFar = { -readonly [K in "inputs" | "explanation"]: Conclusion[K] } & { verdict: Verdict | null };

/** Never rejects: a failure is the verdict `error`, beside which stands what was decided until then. */
export async function conclude(measurement: Measurement, options: ConcludeOptions): Promise<Conclusion> {
  const soFar: SoFar = { inputs: measurement.inputs, verdict: null, explanation: null };
  try {
    if (measurement.measured.failure !== null) throw measurement.measured.failure;
    const { verdict, recording } = await judged(measurement, options, soFar);
    return { ...soFar, verdict, failure: null, recording };
  } catch (error) {
    const failure = failureOf(error);
    return { ...soFar, verdict: failed(failure, soFar.inputs, soFar.verdict), failure };
  }
}

async function judged(
  measurement: Measurement,
  options: ConcludeOptions,
  soFar: SoFar,
): Promise<{ readonly verdict: Verdict; readonly recording: Recording }> {
  const { policies, plan, asked, measured, scores } = measurement;
  const run = measured.head;
  const sides = besideOf(measurement, options.tool);
  const inputs = (soFar.inputs = sides.head);
  if (plan.base !== null && sides.scores !== null) refuseDrift(plan.base, sides.scores, scores);
  assertPriced(inputs.config, run);
  assertMeasured(inputs.config, inputs.suite, scores, inputs.baseline);
  if (options.command === "gate") assertLikeClocks(inputs.config, run, inputs.baseline);
  const recorded: Policy = { ...inputs, baseline: null, recording: true };
  const head = { policy: options.command === "record" ? recorded : inputs, scores, run };
  const own = (soFar.verdict = decide(head.policy, scores, run));
  soFar.verdict = prove(own, head.policy, scores, run, () => options.tidy?.(scores.cases.length));
  const before = sides.base && decideBase(sides.base, measured.base, policies.acceptance);
  const recording = recordingOf(measurement);
  const fallen = options.command === "record" ? fallenIn(recording, scores, run) : null;
  if (fallen !== null) {
    soFar.verdict = await withSought(soFar.verdict, head, options);
    soFar.verdict = heldTo(soFar.verdict, fallen, options, inputs.config);
  }
  const findings = [...policies.findings, ...findingsOfRows(policies, recording, { scores, run })];
  const notices = [...policies.notices, ...sides.notices, ...(asked.notices ?? [])];
  soFar.verdict = combine(soFar.verdict, before?.verdict ?? null, { ...policies, findings, notices });
  const decided = { head, base: before?.decided ?? null };
  const { verdict, explanation } = await explain(soFar.verdict, decided, options.probe);
  Object.assign(soFar, { verdict, explanation });
  const gone = lostDocuments(explanation, inputs.baseline);
  if (options.texts !== undefined && gone.size > 0)
    soFar.explanation = { ...explanation, documents: await options.texts(gone) };
  if (plan.beside === null) requireBaseline(inputs, options);
  return { verdict, recording: { ...recording, accepting: acceptedBy(verdict, fallen, options) } };
}

/** The failed checks that recording this run accepts; null where nothing failed. */
function acceptedBy(
  { verdict, checks, accepted = [] }: Verdict,
  fallen: Fallen | null,
  { accept }: ConcludeOptions,
): Recording["accepting"] {
  // A recording that was refused is a failing run: its report has what would accept it.
  const refused = accept === true || verdict === "fail";
  const recorded = refused ? (fallen?.checks ?? []) : [];
  const all = fallen === null ? [...checks, ...accepted] : recorded;
  const beyond = all.filter(({ passed }) => !passed);
  return beyond.length === 0 ? null : beyond;
}

/** The policies as they are, where no base was asked beside. */
function besideOf({ policies, plan, union, asked }: Measurement, tool: string): BesideInputs {
  const { head, base, beside } = plan;
  if (beside === null) return { head, base, notices: [], scores: null };
  if (asked.base === null) throw new GateError("base_failed", "the base's retriever was not asked");
  return sideBySide({ ...policies, base }, union, asked.base, beside, tool);
}

/** Over the base's baseline where there is a base, and by its targets; else over the file's own. */
function recordingOf({ policies, measured }: Measurement): Omit<Recording, "accepting"> {
  const { head, over } = policies;
  const { config, suite } = head;
  if (over === null) return { config, suite, before: head.baseline, byBase: null };
  const asked = new Map(suite.cases.map((each) => [each.id, each.digests.ask]));
  const cases = over.suite.cases.filter(({ id, digests }) => asked.get(id) === digests.ask);
  const byBase = score({ ...over.suite, cases }, measured.head, metricsOf(config), config.definition);
  return { config, suite, before: over.baseline, byBase };
}

type Fallen = Pick<Verdict, "checks" | "notices">;

/** What a run that is recorded fails of the rules against what it is recorded over, floors and latency aside. */
function fallenIn(recording: Omit<Recording, "accepting">, scores: Scores, run: Run): Fallen {
  const { before, config, suite } = recording;
  if (before === null || differences(config, suite, before).length > 0) return { checks: [], notices: [] };
  const policy = { config: { ...config, latency: "off" as const }, suite, baseline: before, adopting: true };
  const { checks, notices } = decide(policy, scores, run);
  return {
    checks: checks.filter(
      (check) => !check.passed && missingOf(check) === null && check.by !== "floor" && check.by !== "ceiling",
    ),
    notices: notices.filter(({ code }) => ANCHOR_NOTICES.includes(code)),
  };
}

/** Beyond the rule nothing is written, unless that is accepted. Other figures keep their anchor, which the gate holds them to. */
function heldTo(
  verdict: Verdict,
  fallen: Fallen,
  { accept = false }: ConcludeOptions,
  config: Config,
): Verdict {
  const notices = [...verdict.notices, ...fallen.notices];
  const beyond = fallen.checks.filter(({ metric }) => isHeadline(metric, config));
  if (accept || beyond.length === 0) return { ...verdict, notices };
  const checks = [...verdict.checks, ...beyond];
  return { verdict: "fail", ...categorise(checks), checks, notices };
}

const ANCHOR_NOTICES: readonly Notice["code"][] = ["anchor_distance", "drifting", "gained"];

async function withSought(verdict: Verdict, head: Decided, options: ConcludeOptions): Promise<Verdict> {
  if (options.probe === null) return verdict;
  const sources = { probe: options.probe, corpus: options.corpus ?? (() => Promise.resolve(null)) };
  return { ...verdict, notices: [...verdict.notices, ...(await targetsNowhere(head, sources))] };
}

/** Checked after the run, so that the report brings the baseline that is missing. */
function requireBaseline(inputs: Inputs, { command }: Pick<ConcludeOptions, "command">): void {
  if (command === "record" || inputs.baseline !== null) return;
  throw new GateError("baseline_missing", `there is no baseline ${inputs.config.baseline}`, {
    hint: `Look at the report, then commit <report-dir>/baseline.json as ${inputs.config.baseline}.`,
  });
}

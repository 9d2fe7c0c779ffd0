/** From a run and its scores to the one verdict and what stands beside it. */
import { GateError, failureOfBase, isFailureOfBase } from "../errors.ts";
import type { DocumentTexts, Explanation, Probe } from "../model/explanation.ts";
import { type Config, baselineFile } from "../model/config.ts";
import type { Part } from "../model/part.ts";
import type { Failure, Inputs } from "../model/report.ts";
import { scoreRun, averageKnown } from "../metrics/score.ts";
import type { Notice } from "../model/notice.ts";
import { NO_RENAMES, type Renames, invertRenames, renameTarget } from "../model/renames.ts";
import type { Run } from "../model/run.ts";
import type { Suite, Target } from "../model/suite.ts";
import { groupBy } from "../model/scope.ts";
import type { Scores } from "../model/scores.ts";
import {
  type Check,
  type Verdict,
  type WeakeningFinding,
  missingReason,
} from "../model/verdict.ts";
import { type Sources, targetsNowhere } from "./dead-cases.ts";
import {
  type Recording,
  carryAcceptedFigures,
  comparableBaseline,
  findEarlierChanges,
  hasAcceptedFigure,
} from "../decision/accepted-figures.ts";
import { decidePolicy } from "./decide.ts";
import { type BucketTest, testWholeSuite } from "../decision/bucket-test.ts";
import { bareCulprit } from "../decision/checks.ts";
import { EPSILON } from "../decision/limits.ts";
import { type Pair, type Pairing, pairCases, metricValue } from "../decision/pairs.ts";
import type { JudgedPolicy, Policy } from "../decision/policy.ts";
import { addRowScores, useBaseTargets } from "../decision/row-scores.ts";
import { type Headline, isHeadline, listMetrics } from "../decision/rules.ts";
import {
  type AddedAnswers,
  type EditedCase,
  findAddedAnswers,
  findEditedCases,
} from "../decision/target-edits.ts";
import { categoriseChecks } from "../decision/verdict.ts";
import { explainRun, lostDocuments } from "../explain/explain.ts";
import { checkNewBaseline } from "../decision/new-baseline.ts";
import { failedVerdict, toFailure, makeBaseline } from "./outcome.ts";
import type { Plan, RetrievedRuns } from "./plan.ts";
import {
  assertLikeClocks,
  assertMeasured,
  assertPriced,
  findDifferences,
  queryErrors,
  refuseMostlyEmpty,
  refuseZeroQuality,
} from "./sound.ts";
import {
  type PolicyDecision,
  type MeasuredRuns,
  type PolicyVerdicts,
  type Union,
  combineVerdicts,
  countAddedAnswers,
  decideBase,
} from "./two-policies.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Beside } from "../model/policy.ts";

export interface Measurement {
  readonly policies: PolicyDecision;
  readonly plan: Plan;
  readonly union: Union;
  readonly asked: RetrievedRuns;
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
}

/** What is decided when a failure ends the rest. */
interface DecidedSoFar {
  readonly inputs: Inputs;
  readonly verdict: Verdict | null;
  readonly explanation: Explanation | null;
}

/** Never rejects: a failure is the verdict `error`, beside which stands what was decided until then. */
export function concludeGate(
  measurement: Measurement,
  options: ConcludeOptions,
): Promise<Conclusion> {
  const { inputs, measured, plan, scores } = measurement;
  return endWithFailure({ inputs, verdict: null, explanation: null }, async () => {
    if (measured.failure !== null) {
      throw measured.failure;
    }
    const sides = besideInputs(measurement, options.tool);
    return endWithFailure({ inputs: sides.head, verdict: null, explanation: null }, async () => {
      if (plan.base !== null && sides.scores !== null) {
        const { suite } = inputs;
        refuseDrift(
          plan.base,
          sides.scores,
          addRowScores({ ...plan.base, suite }, scores, measured.head),
        );
      }
      refuseUnsound(measurement, sides.head, options);
      return judgeOwnRun(measurement, options, sides);
    });
  });
}

/** Returns what the step concludes. If it throws, the failure beside what was decided before. */
async function endWithFailure(
  decided: DecidedSoFar,
  step: () => Promise<Conclusion>,
): Promise<Conclusion> {
  try {
    return await step();
  } catch (error) {
    const failure = toFailure(error);
    return {
      ...decided,
      verdict: failedVerdict(failure, decided.verdict),
      failure,
    };
  }
}

/** Throws if no verdict on this run could be believed. */
function refuseUnsound(
  { measured, scores }: Measurement,
  inputs: Inputs,
  options: ConcludeOptions,
): void {
  const { config, suite, baseline } = inputs;
  assertPriced(config, measured.head);
  assertMeasured(config, suite, scores, baseline);
  if (baseline === null) {
    refuseMostlyEmpty(suite, scores);
  }
  if (options.command === "gate") {
    assertLikeClocks(config, measured.head, baseline);
  }
}

/** Decides by the head's own rules, and goes on with that. */
function judgeOwnRun(
  measurement: Measurement,
  options: ConcludeOptions,
  sides: BesideInputs,
): Promise<Conclusion> {
  const { measured, scores } = measurement;
  const inputs = sides.head;
  const isRecording = options.command === "record";
  const recording = makeRecording(measurement);
  const over = replacedBaseline(recording);
  const replaced = over && { baseline: over, accept: options.accept === true };
  const recorded: Policy = { ...inputs, baseline: null, recording: true, replaced };
  const policy = isRecording ? recorded : inputs;
  const rowScores = addRowScores(policy, scores, measured.head);
  const head: JudgedPolicy = { policy, scores: rowScores, run: measured.head };
  const own = decidePolicy(head.policy, scores, measured.head);
  return endWithFailure({ inputs, verdict: own, explanation: null }, async () => {
    const added = findAddedAnswers(
      findEditedCases(measurement.policies.over, inputs),
      scores.cases,
    );
    const fallen = isRecording
      ? checkAgainstReplaced(recording, scores, measured.head, added)
      : null;
    const held =
      fallen === null
        ? own
        : failUnlessAccepted(await withSought(own, head, options), fallen, options, inputs.config);
    return joinPolicies({ measurement, options, sides, recording, head, fallen }, held);
  });
}

interface JudgedHead {
  readonly measurement: Measurement;
  readonly options: ConcludeOptions;
  readonly sides: BesideInputs;
  readonly recording: Omit<Recording, "accepts">;
  readonly head: JudgedPolicy;
  readonly fallen: ReplacedChecks | null;
}

/** Joins the head's verdict with the base's and with what the change weakens, and goes on with that. */
function joinPolicies(judgedHead: JudgedHead, own: Verdict): Promise<Conclusion> {
  const { measurement, sides, recording, head } = judgedHead;
  const { policies, asked, measured, scores } = measurement;
  const base = sides.base && decideBase(sides.base, measured.base, policies.acceptance);
  const edited = findEditedCases(policies.base, policies.head);
  const { verdicts, findings: ofAnswers } = countAddedAnswers(
    { head: own, base: base?.verdict ?? null },
    findAddedAnswers(edited, scores.cases),
    policies.acceptance,
    (added) => decideWithAdded(judgedHead, base?.decided ?? null, added),
  );
  const raised = isPassing(verdicts) ? [] : findRaisedGrades(edited);
  const newBaseline = checkNewBaseline(policies, recording, { scores, run: measured.head });
  const findings = [...policies.findings, ...ofAnswers, ...raised, ...newBaseline];
  const notices = [...policies.notices, ...sides.notices, ...(asked.notices ?? [])];
  const joined = combineVerdicts(verdicts.head, verdicts.base, { ...policies, findings, notices });
  return endWithFailure({ inputs: sides.head, verdict: joined, explanation: null }, () => {
    const sound = refuseZeroQuality(joined, head.policy.suite, scores);
    return explainVerdict(judgedHead, sound, base?.decided ?? null);
  });
}

/** Returns the verdicts of both policies with the better of both values of each case that got answers. */
function decideWithAdded(
  { head }: JudgedHead,
  base: JudgedPolicy | null,
  added: AddedAnswers,
): PolicyVerdicts {
  return {
    head: decidePolicy(head.policy, head.scores, head.run, added),
    base: base && decidePolicy(base.policy, base.scores, base.run, added),
  };
}

function isPassing({ head, base }: PolicyVerdicts): boolean {
  return [head, base].every((verdict) => verdict === null || verdict.verdict === "pass");
}

/** Returns one finding for each file with grades that the change raises. */
function findRaisedGrades(edited: readonly EditedCase[]): readonly WeakeningFinding[] {
  const raised = edited.filter(({ edits }) => edits.raised.length > 0);
  const files = groupBy(raised, ({ after }) => after.place.file);
  return [...files].map(([file, own]) => ({
    code: "suite_edited",
    file,
    fields: own.flatMap(({ after, edits }) =>
      edits.raised.map((edit) => ({ ...edit, field: `cases.${after.id}.${edit.field}` })),
    ),
    cases: own.map(({ after }) => bareCulprit(after.id)),
  }));
}

async function explainVerdict(
  { measurement, options, sides, recording, head, fallen }: JudgedHead,
  joined: Verdict,
  base: JudgedPolicy | null,
): Promise<Conclusion> {
  const { policies, plan } = measurement;
  const inputs = sides.head;
  const { verdict, explanation } = await explainRun(joined, { head, base }, options.probe);
  return endWithFailure({ inputs, verdict, explanation }, async () => {
    const gone = lostDocuments(explanation, inputs.baseline);
    const documents =
      options.texts !== undefined && gone.size > 0 ? { documents: await options.texts(gone) } : {};
    const full = { ...explanation, ...documents };
    return endWithFailure({ inputs, verdict, explanation: full }, async () => {
      const isAccepted = plan.beside !== null && policies.acceptance === "given";
      if (!isAccepted && inputs.baseline?.beside === undefined) {
        requireBaseline(inputs, options, verdict);
      }
      const accepts = acceptsLoss(verdict, fallen, options, inputs.config, policies.over === null);
      const also = accepts ? alsoAcceptedNotices(recording, policies.accepted_on) : [];
      return {
        inputs,
        verdict: { ...verdict, notices: [...verdict.notices, ...also] },
        explanation: full,
        failure: null,
        recording: { ...recording, accepts },
      };
    });
  });
}

/**
 * Whether recording this run accepts a loss: `record --accept`, or a change that failed the rule by the base's policy. A
 * failing report has the baseline that would accept it.
 */
function acceptsLoss(
  { verdict, checks, accepted = [] }: Verdict,
  fallen: ReplacedChecks | null,
  { accept = false }: ConcludeOptions,
  config: Config,
  isDefaultBranch: boolean,
): boolean {
  const isRemembered = ({ passed, metric, policy }: Check): boolean =>
    !passed &&
    policy !== "head" &&
    (hasAcceptedFigure(metric, config) || metric === "critical_lost");
  if (fallen === null) {
    return [...checks, ...accepted].some(isRemembered);
  }
  const isRefused = accept || verdict === "fail";
  return isRefused && (fallen.checks.some(isRemembered) || (accept && isDefaultBranch));
}

/** Returns what else an acceptance accepts: changes that were recorded since the last one. */
function alsoAcceptedNotices(
  recording: Omit<Recording, "accepts">,
  since: string | undefined,
): readonly Notice[] {
  const before = replacedBaseline(recording);
  const earlier = before === null ? null : findEarlierChanges(before, recording.suite);
  if (earlier === null) {
    return [];
  }
  return [{ code: "also_accepted", ...(since === undefined ? {} : { since }), ...earlier }];
}

/** The policies as they are, where no base was asked beside. */
function besideInputs({ policies, plan, union, asked }: Measurement, tool: string): BesideInputs {
  const { head, base, beside } = plan;
  if (beside === null) {
    return { head, base, notices: [], scores: null };
  }
  const alone = { head, base, notices: [], scores: null };
  if (asked.base === null && beside.is_first) {
    return alone;
  }
  if (asked.base === null) {
    throw new GateError("base_failed", "the base's retriever was not asked");
  }
  try {
    return sideBySide({ ...policies, base }, union, asked.base, beside, tool);
  } catch (error) {
    if (!(beside.is_first && isFailureOfBase(error))) {
      throw error;
    }
    return { ...alone, notices: [{ code: "not_side_by_side", reason: "bootstrap" }] };
  }
}

/** Returns what is recorded over: the base's baseline if there is a base, else the file's own. */
function makeRecording({ policies, measured, scores }: Measurement): Omit<Recording, "accepts"> {
  const { head, over, over_commit: commit } = policies;
  const { config, suite } = head;
  const before = over === null ? head.baseline : over.baseline;
  const { by_row: byRow } = addRowScores(
    { config, suite, baseline: before },
    scores,
    measured.head,
  );
  return { config, suite, before, commit, ...(byRow === undefined ? {} : { by_row: byRow }) };
}

/** Of what recall, MRR and nDCG say nothing. */
const OF_OTHERS = /^(?:suite\.name$|prices\.|judge)/;
/** Null where its figures would mean something else. */
function replacedBaseline({ before, config, suite }: Omit<Recording, "accepts">): Baseline | null {
  if (before === null) {
    return null;
  }
  return findDifferences(config, suite, before).every(({ field }) => OF_OTHERS.test(field))
    ? before
    : null;
}

type ReplacedChecks = Pick<Verdict, "checks" | "notices">;

/** What a run that is recorded fails of the rules against what it is recorded over, floors and latency aside. */
function checkAgainstReplaced(
  recording: Omit<Recording, "accepts">,
  scores: Scores,
  run: Run,
  added: AddedAnswers | null,
): ReplacedChecks {
  const { config, suite } = recording;
  const baseline = replacedBaseline(recording);
  if (baseline === null) {
    return { checks: [], notices: [] };
  }
  const policy = {
    config: { ...config, latency: "off" as const },
    suite,
    baseline,
    adopting: true,
  };
  const { checks, notices } = decidePolicy(policy, scores, run);
  const own = checks.filter(isFallen);
  // The gate makes a finding of what passes only with added answers. The rows may be recorded.
  const isRescued =
    own.length > 0 &&
    added !== null &&
    !decidePolicy(policy, scores, run, added).checks.some(isFallen);
  return {
    checks: isRescued ? [] : own,
    notices: notices.filter(({ code }) => ACCEPTED_NOTICES.includes(code)),
  };
}

function isFallen(check: Check): boolean {
  const isBound = check.by === "floor" || check.by === "ceiling";
  return !check.passed && missingReason(check) === null && !isBound;
}

/** Fails a recording that got worse by the rule, unless the loss is accepted. */
function failUnlessAccepted(
  verdict: Verdict,
  fallen: ReplacedChecks,
  { accept = false }: ConcludeOptions,
  config: Config,
): Verdict {
  const notices = [...verdict.notices, ...fallen.notices];
  const beyond = fallen.checks.filter(({ metric }) => isHeadline(metric, config));
  if (accept || beyond.length === 0) {
    return { ...verdict, notices };
  }
  const checks = [...verdict.checks, ...beyond];
  return { verdict: "fail", ...categoriseChecks(checks), checks, notices };
}

const ACCEPTED_NOTICES: readonly Notice["code"][] = ["since_accepted", "below_accepted", "gained"];

async function withSought(
  verdict: Verdict,
  head: JudgedPolicy,
  options: ConcludeOptions,
): Promise<Verdict> {
  if (options.probe === null) {
    return verdict;
  }
  const sources = { probe: options.probe, corpus: options.corpus ?? (() => Promise.resolve(null)) };
  return { ...verdict, notices: [...verdict.notices, ...(await targetsNowhere(head, sources))] };
}

/** Checked after the run, so that the report brings the baseline that is missing. */
function requireBaseline(inputs: Inputs, { command }: ConcludeOptions, { checks }: Verdict): void {
  // Without a named baseline the gate has a base directory, or has ended already.
  if (command === "record" || inputs.baseline !== null || inputs.config.baseline === null) {
    return;
  }
  const file = baselineFile(inputs.config);
  const hint = checks.every(({ passed, kind }) => passed || kind === "weakening")
    ? `Look at the report, then commit <report-dir>/baseline.json as ${file}.`
    : `Fix what fails, then run \`retrieval-gate record\` and commit ${file}.`;
  throw new GateError("baseline_missing", `there is no baseline ${file}`, { hint });
}

// Where the base's retriever was asked beside the head's, its answers of this very job are what each policy compares with.

/** Both policies as they judge now. */
interface BesideInputs {
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
  policies: Pick<PolicyDecision, "head" | "base" | "acceptance" | "renames">,
  union: Union,
  run: Run,
  beside: Beside,
  tool: string,
): BesideInputs {
  const measurePolicy = (policy: "head" | "base", inputs: Inputs) => {
    const part = union.part(run, policy);
    const { config } = inputs;
    // The base is measured by its own targets: what the change edits there is no measure of the base.
    const suite =
      policies.base === null ? inputs.suite : useBaseTargets(inputs.suite, policies.base.suite);
    const asBase = { ...inputs, suite };
    const oldNames = useOldNames(suite, policies.renames ?? NO_RENAMES);
    const scores = scoreRun(oldNames, part, listMetrics(config), config.definition);
    // What the head has stored says nothing about the base.
    assertBaseMeasured(asBase, scores, policy === "base" ? inputs.baseline : null);
    const made = makeBaseline({ ...asBase, retriever: beside.receipt }, part, scores, tool);
    const accepted = acceptedBaseline(inputs, made);
    const baseRun = accepted === null ? made : carryAcceptedFigures(made, accepted, null);
    const about = { commit: beside.commit, accepted_figures: accepted !== null };
    return { scores, part, inputs: { ...inputs, baseline: { ...baseRun, beside: about } } };
  };
  const judged = measurePolicy("head", policies.head).inputs;
  const accepted = policies.acceptance === "given";
  const notices: Notice[] = accepted ? [{ code: "not_side_by_side", reason: "accepted" }] : [];
  const head = accepted ? policies.head : judged;
  if (policies.base === null) {
    return { head, base: null, notices, scores: null };
  }
  const base = measurePolicy("base", policies.base);
  return {
    head,
    base: base.inputs,
    scores: accepted ? null : addRowScores(policies.base, base.scores, base.part),
    notices: [...notices, ...belowStored(policies.base, base.scores, base.part)],
  };
}

/**
 * Returns the stored baseline, whose accepted figures count for the base's run; null if there is none to compare with. An index
 * that lives on its own has none: what it was when it was accepted says nothing of today's.
 */
function acceptedBaseline({ config, baseline }: Inputs, baseRun: Baseline): Baseline | null {
  const isOnItsOwn = config.latency !== "off" && config.latency.side_by_side.drift === "allow";
  return isOnItsOwn ? null : comparableBaseline(baseline, baseRun);
}

/** Returns the suite with renamed documents under the names that the base's retriever gives them. Digests stay. */
function useOldNames(suite: Suite, renames: Renames): Suite {
  if (renames.size === 0) {
    return suite;
  }
  const oldNames = invertRenames(renames);
  const renameTargets = (targets: readonly Target[]): readonly Target[] =>
    targets.map((target) => renameTarget(target, oldNames));
  const cases = suite.cases.map((each) => ({
    ...each,
    expected: renameTargets(each.expected),
    forbidden: renameTargets(each.forbidden),
  }));
  return { ...suite, cases };
}

/** One failed query is enough: a base that scores 0 somewhere lets the head get worse there. */
function assertBaseMeasured(inputs: Inputs, scores: Scores, stored: Baseline | null): void {
  try {
    const failed = queryErrors(scores);
    if (failed !== null) {
      throw failed;
    }
    assertMeasured(inputs.config, inputs.suite, scores, stored);
  } catch (error) {
    throw error instanceof GateError ? failureOfBase(error) : error;
  }
}

/**
 * Returns a notice if the base fails against its own stored baseline. Then the base directory may lack what the base had,
 * and the head is compared with too little.
 */
function belowStored(base: Inputs, scores: Scores, run: Run): readonly Notice[] {
  if (base.baseline === null) {
    return [];
  }
  const { checks } = decidePolicy(
    { ...base, config: { ...base.config, latency: "off" } },
    scores,
    run,
  );
  const below = checks.flatMap((check): readonly Notice[] => {
    const { passed, secondary_to: follows, metric, scope, baseline, current } = check;
    const told = !passed && missingReason(check) === null && follows === null;
    if (!told || baseline === null || current === null) {
      return [];
    }
    return [{ code: "base_below_baseline", metric, scope, before: baseline, after: current }];
  });
  return below.slice(0, 1);
}

// What the change's own build left in the base's checkout breaks both sides alike, and nothing differs. What was once
// recorded on the default branch still holds then.

/** Of either side alone; both have to fall short. */
const DRIFT_LEVEL = 0.01;

/** `inputs` are the base's, with the baseline as stored. Throws base_drifted where the fall of both is significant. */
export function refuseDrift(inputs: Inputs, base: Scores, head: Scores): void {
  const { config, baseline } = inputs;
  if (
    baseline === null ||
    (config.latency !== "off" && config.latency.side_by_side.drift === "allow")
  ) {
    return;
  }
  const baseSide = compareWithStored(inputs, pairCases(base, baseline));
  const headSide = compareWithStored(inputs, pairCases(head, baseline));
  for (const metric of baseSide?.test.bucket.rules.keys() ?? []) {
    const below = findShortfall(metric, baseSide, config.k);
    const other = findShortfall(metric, headSide, config.k);
    if (below === null || other === null) {
      continue;
    }
    const p = Math.max(below.p, other.p);
    if (p > DRIFT_LEVEL) {
      continue;
    }
    const recorded = below.stored.toFixed(3);
    const ofBase = below.measured.toFixed(3);
    const ofHead = other.measured.toFixed(3);
    const figures = `${metric}@${config.k} was ${recorded} when it was recorded; now the base has ${ofBase} and the head ${ofHead}`;
    const message = `base and head both fall short of the stored baseline, and not by chance (p ${p.toFixed(4)} at most): ${figures}`;
    throw new GateError("base_drifted", message, {
      hint: "Give the base directory what the base had, its index above all, built by the base's own scripts. Where the data itself moved, record a new baseline on the default branch first; an index that lives on its own may say `latency.side_by_side.drift: allow`.",
    });
  }
}

interface ComparedSide {
  readonly pairs: readonly Pair[];
  readonly test: BucketTest;
}

function compareWithStored(inputs: Inputs, pairing: Pairing): ComparedSide | null {
  const test = testWholeSuite(inputs, pairing, "baseline");
  return test === null ? null : { pairs: pairing.pairs, test };
}

/** Null if the run reaches what was recorded, within the tolerance. */
function findShortfall(
  metric: Headline,
  side: ComparedSide | null,
  k: number,
): { readonly stored: number; readonly measured: number; readonly p: number } | null {
  const tolerance = side?.test.tolerances.get(metric);
  if (side === null || tolerance === undefined) {
    return null;
  }
  const name = `${metric}@${k}`;
  const both = side.pairs.filter(
    ({ before, now }) => metricValue(before, name) !== null && metricValue(now, name) !== null,
  );
  const stored = averageKnown(both.map(({ before }) => metricValue(before, name)));
  const measured = averageKnown(both.map(({ now }) => metricValue(now, name)));
  if (stored === null || measured === null || stored - measured <= tolerance + EPSILON) {
    return null;
  }
  return { stored, measured, p: side.test.p };
}

/** Makes the one verdict of a run, with its explanation and what may be recorded. */
import type { Recording } from "../decision/accepted-figures.ts";
import { checkNewBaseline } from "../decision/new-baseline.ts";
import type { JudgedPolicy, Policy } from "../decision/pairs.ts";
import { makeJudgedPolicy } from "../decision/row-scores.ts";
import { GateError } from "../errors.ts";
import { explainRun, lostDocuments } from "../explain/explain.ts";
import { placeOfKey, baselineFile } from "../model/config.ts";
import type { Explanation } from "../model/explanation.ts";
import type { Part } from "../model/part.ts";
import { NO_RENAMES } from "../model/renames.ts";
import type { Failure, Inputs } from "../model/report.ts";
import type { Scores } from "../model/scores.ts";
import type { Verdict } from "../model/verdict.ts";
import { findTargetsNowhere } from "./dead-cases.ts";
import { type DecidedAgain, askLostQueriesAgain } from "./ask-again.ts";
import { decidePolicy } from "./decide.ts";
import {
  decideWithEdits,
  findChangeEdits,
  findNeededEdits,
  findUnrecordedEdits,
  listEditNotices,
} from "./edits.ts";
import { errorVerdict, toFailure } from "./outcome.ts";
import type { MeasuredRuns } from "./questions.ts";
import { selectSameCases } from "./selected-cases.ts";
import {
  type OpenRecording,
  type ReplacedChecks,
  acceptsLossOfRecording,
  checkAgainstReplaced,
  judgeAgainstReplaced,
  replacedBaseline,
  failUnlessAccepted,
  findAlsoAccepted,
  hasAcceptableLoss,
  makeRecording,
} from "./recording.ts";
import { type AskedPlan, type ComparedSides, refuseDrift, selectSides } from "./side-by-side.ts";
import { addZeroQualityNotice, refuseUnsound } from "./sound.ts";
import {
  type JudgedVerdict,
  type PolicyDecision,
  type PolicyVerdicts,
  combineVerdicts,
  decideBase,
} from "./two-policies.ts";

export interface Measurement extends AskedPlan {
  /** The answers of the head's retriever, as each policy sees them. */
  readonly measured: MeasuredRuns;
  readonly inputs: Inputs;
  readonly scores: Scores;
}

export interface Conclusion {
  /**
   * The files that decided. Their baseline is the one that the run was compared with: side by side
   * the base's run of this job, of `record` the one that it replaces.
   */
  readonly inputs: Inputs;
  readonly verdict: Verdict;
  readonly explanation: Explanation | null;
  readonly failure: Failure | null;
  /** What a new baseline would replace; absent if none may be recorded. */
  readonly recording?: Recording;
  /** What a shard stores for `merge`; absent if this run is no shard. */
  readonly part?: Part;
}

export interface ConcludeOptions {
  /** `record` decides by the rules alone, without the old baseline. */
  readonly command: "gate" | "record";
  /** `record`: whether losses that fail a rule are accepted. */
  readonly accept?: boolean;
  readonly tool: string;
}

/** What the report of a later failure shows. */
interface DecidedSoFar {
  readonly inputs: Inputs;
  readonly verdict: Verdict | null;
  readonly explanation: Explanation | null;
}

/** Keeps what a step has decided, in place of what was kept before. */
type KeepDecided = (parts: Partial<DecidedSoFar>) => void;

/** Never rejects: after a failure, returns the verdict `error` with what was decided until then. */
export async function concludeGate(
  measurement: Measurement,
  options: ConcludeOptions,
): Promise<Conclusion> {
  let decided: DecidedSoFar = { inputs: measurement.inputs, verdict: null, explanation: null };
  const keepDecided: KeepDecided = (parts) => {
    decided = { ...decided, ...parts };
  };
  try {
    return await decideAndExplain(measurement, options, keepDecided);
  } catch (error) {
    const failure = toFailure(error);
    const verdict = errorVerdict(decided.verdict);
    return { ...decided, verdict, failure };
  }
}

/** As `concludeGate`, but throws what makes the run an error. `keepDecided` gets each step's part. */
async function decideAndExplain(
  measurement: Measurement,
  options: ConcludeOptions,
  keepDecided: KeepDecided,
): Promise<Conclusion> {
  const decision = await decideRun(measurement, options, keepDecided);
  const { policies, plan } = measurement;
  const { verdict, explanation } = await explainDecision(decision, measurement);
  keepDecided({ verdict, explanation });

  const { inputs, recording, replacedChecks } = decision;
  // Side by side an accepted change needs no baseline: without one, floors and ceilings decide.
  const isAcceptedBeside = plan.beside !== null && policies.acceptance === "given";
  if (!isAcceptedBeside) {
    requireBaseline(inputs, policies, options, verdict);
  }

  const accepts =
    replacedChecks === null
      ? hasAcceptableLoss([...verdict.checks, ...(verdict.accepted ?? [])], inputs.config)
      : acceptsLossOfRecording(verdict, replacedChecks.checks, inputs.config, {
          isAccepted: options.accept === true,
          // On another branch than the default one, `over` has the merge base's files.
          replacesOwnBaseline: policies.over === null,
        });
  const notices = accepts
    ? findAlsoAccepted(replacedBaseline(recording), recording.suite, policies.accepted_on)
    : [];
  return {
    inputs,
    verdict: { ...verdict, notices: [...verdict.notices, ...notices] },
    explanation,
    failure: null,
    recording: { ...recording, accepts },
  };
}

interface RunDecision {
  readonly inputs: Inputs;
  readonly verdict: Verdict;
  readonly head: JudgedPolicy;
  /** Null if the base's files don't judge. */
  readonly base: JudgedPolicy | null;
  /** What a new baseline of this run is recorded with. */
  readonly recording: OpenRecording;
  /** `record`: what fails against the baseline that it replaces. Null for `gate`. */
  readonly replacedChecks: ReplacedChecks | null;
}

/**
 * Returns the one verdict, of `gate` by the rules of head and base (joinPolicies), of `record` by
 * the head's rules and the baseline that it replaces (decideRecording). Throws if the asking ended
 * early, and if the run can't be compared or believed (side-by-side.ts, sound.ts). `keepDecided`
 * gets what is known so far, for the report of an error that follows.
 */
async function decideRun(
  measurement: Measurement,
  options: ConcludeOptions,
  keepDecided: KeepDecided,
): Promise<RunDecision> {
  const { policies, plan, measured, scores } = measurement;
  const run = measured.head;
  if (measured.failure !== null) {
    throw measured.failure;
  }

  const sides = selectSides(measurement, options.tool);
  // `gate` records nothing, but its report offers the baseline that would be recorded.
  const recording = makeRecording(policies, scores, run);
  // The report of a recording compares with the baseline that it replaces.
  const inputs =
    options.command === "gate" ? sides.head : { ...sides.head, baseline: recording.before };
  keepDecided({ inputs });
  refuseDrift(plan.base, sides, scores, run);
  refuseUnsound(sides.head, scores, run, options.command);

  const { verdicts, notices: askAgainNotices } = await decidePolicies(
    measurement,
    sides,
    recording,
    options,
    keepDecided,
  );
  const replacedChecks =
    options.command === "record" ? checkAgainstReplaced(verdicts.replaced, scores) : null;
  const decided =
    replacedChecks === null
      ? joinPolicies(measurement, sides, recording, verdicts)
      : await decideRecording(measurement, verdicts.head, replacedChecks, options);
  const verdict = { ...decided, notices: [...decided.notices, ...askAgainNotices] };
  // `addZeroQualityNotice` may throw. The report of its error then has these checks.
  keepDecided({ verdict });
  const head = verdicts.head.judged;
  return {
    inputs,
    verdict: addZeroQualityNotice(verdict, head.policy.suite, scores),
    head,
    base: verdicts.base?.judged ?? null,
    recording,
    replacedChecks,
  };
}

/**
 * Returns the verdict of each policy on its own: of the head, of the base, and of `record` against
 * the baseline that it replaces. Lost queries are asked again, once for all of them.
 */
async function decidePolicies(
  measurement: Measurement,
  sides: ComparedSides,
  recording: OpenRecording,
  options: ConcludeOptions,
  keepDecided: KeepDecided,
): Promise<DecidedAgain> {
  const { policies, plan, asked, measured, scores } = measurement;
  const vary = areAnswersKnownToVary(measurement, sides);
  const head = decideHead({ ...sides.head, vary }, measurement, options.command);
  // The report has this verdict if a later step throws.
  keepDecided({ verdict: head.verdict });

  const oldBaseline = options.command === "record" ? replacedBaseline(recording) : null;
  const replaced =
    oldBaseline && judgeAgainstReplaced(recording, oldBaseline, scores, measured.head);
  const baseFiles = sides.base && { ...sides.base, vary };
  const base =
    baseFiles && decideBase(baseFiles, policies.head.suite, measured.base, policies.acceptance);

  const question = {
    ask: asked.askAgain ?? null,
    cases: plan.cases,
    renames: policies.renames ?? NO_RENAMES,
  };
  if (policies.acceptance !== "given") {
    return askLostQueriesAgain({ head, base, replaced }, question);
  }
  // The base's verdict on an accepted change is only reported, so no query is asked again for it.
  const decided = await askLostQueriesAgain({ head, base: null, replaced }, question);
  return { ...decided, verdicts: { ...decided.verdicts, base } };
}

/**
 * Returns the verdict of the head's files. Those of a recording compare with no baseline: what is
 * worse than the replaced one is decided apart (judgeAgainstReplaced).
 */
function decideHead(
  files: Policy,
  { policies, measured, scores }: Measurement,
  command: ConcludeOptions["command"],
): JudgedVerdict {
  const policy = command === "gate" ? files : { ...files, baseline: null, recording: true };
  const judged = makeJudgedPolicy(policy, scores, measured.head, policies.base?.suite);
  return { verdict: decidePolicy(judged), judged };
}

/**
 * Returns the explanation, with the texts of lost documents, and the verdict with evidence beside
 * its checks. A recording that fails is explained by the baseline that it replaces, since its own
 * rules compare with nothing.
 */
async function explainDecision(
  { verdict: decidedVerdict, inputs, head, base, replacedChecks }: RunDecision,
  { policies, asked }: Measurement,
): Promise<{ readonly verdict: Verdict; readonly explanation: Explanation }> {
  const replaced = decidedVerdict.verdict === "fail" ? replacedChecks?.judged : null;
  const { verdict, explanation } = await explainRun(
    decidedVerdict,
    { head: replaced ?? head, base, fileRenames: policies.file_renames },
    asked.probe ?? null,
  );
  const lostIds = lostDocuments(explanation, inputs.baseline);
  if (asked.texts === undefined || lostIds.size === 0) {
    return { verdict, explanation };
  }
  return { verdict, explanation: { ...explanation, documents: await asked.texts(lostIds) } };
}

/**
 * Whether answers are known to vary, for both policies. The base decides that, not this change: its
 * run of this job, else its stored baseline. Without a base, the head's stored baseline decides.
 */
function areAnswersKnownToVary({ policies, asked }: Measurement, { head }: ComparedSides): boolean {
  const isSideBySide = head.baseline?.beside !== undefined;
  if (isSideBySide) {
    return (asked.base?.unstable.length ?? 0) > 0;
  }
  return (policies.base?.baseline ?? head.baseline)?.answers_vary === true;
}

/**
 * Returns the verdict of a recording: by the head's rules, and by what fails against the replaced
 * baseline unless `--accept` is given. Notices name targets that the retriever does not find even
 * if it is asked again, and the suite's edits since the replaced baseline was recorded.
 */
async function decideRecording(
  measurement: Measurement,
  { verdict: verdictByRules, judged: head }: JudgedVerdict,
  replacedChecks: ReplacedChecks,
  { accept = false }: ConcludeOptions,
): Promise<Verdict> {
  const { policies, asked, scores } = measurement;
  const deadNotices = await findTargetsNowhere(head, asked);
  const verdict = failUnlessAccepted(verdictByRules, replacedChecks, accept, head.policy.config);
  // The recording has the edits, so none is left unrecorded.
  const editNotices = listEditNotices(replacedChecks.edits, [], {
    pairs: replacedChecks.judged?.pairing.pairs ?? [],
    needed: replacedChecks.needed,
    headScores: scores.cases,
    change: policies,
  });
  const notices = [
    ...deadNotices,
    ...replacedChecks.notices,
    ...policies.notices,
    ...editNotices,
    ...(asked.notices ?? []),
  ];
  return combineVerdicts(verdict, null, { ...policies, notices });
}

/**
 * Returns the one verdict of both policies. It is decided with the edits of golden data if the
 * change passes only so. Then these edits are a finding, as is what else the change weakens.
 */
function joinPolicies(
  { policies, asked, measured, scores }: Measurement,
  sides: ComparedSides,
  recording: OpenRecording,
  verdicts: PolicyVerdicts,
): Verdict {
  const edits = findChangeEdits(policies);
  const decided = decideWithEdits(verdicts, edits, scores.cases, policies.acceptance);

  // The base's tags, intents and ids may select other cases than the head's.
  const compared = {
    head: policies.head,
    base: policies.base && selectSameCases(policies.base, policies.head),
  };
  const findings = [
    ...policies.findings,
    ...findNeededEdits(decided.needed),
    ...checkNewBaseline(compared, recording, { scores, run: measured.head }),
  ];
  const editNotices = listEditNotices(edits, findUnrecordedEdits(policies.head), {
    // The base asks removed and reworded queries as they were recorded.
    pairs: [verdicts.head, verdicts.base].flatMap((side) => side?.judged.pairing.pairs ?? []),
    needed: decided.needed,
    headScores: scores.cases,
    change: policies,
  });
  const notices = [...policies.notices, ...editNotices, ...sides.notices, ...(asked.notices ?? [])];

  const { head, base } = decided.verdicts;
  return combineVerdicts(head.verdict, base?.verdict ?? null, { ...policies, findings, notices });
}

/**
 * Throws `baseline_missing` if `gate` was started, the config names a baseline and there is none.
 * This comes after the run, so that the report has the baseline to commit. The hint says where the
 * baseline can be restored from, or how a new one is made.
 */
function requireBaseline(
  inputs: Inputs,
  { base, base_commit: baseCommit }: PolicyDecision,
  { command }: ConcludeOptions,
  { checks }: Verdict,
): void {
  const { near_baseline: near, baseline_in: earlierCommit, config, lines = new Map() } = inputs;
  // A gate whose config names no baseline has a base directory, or has ended already.
  const needsBaseline = command === "gate" && config.baseline !== null;
  if (!needsBaseline || inputs.baseline !== null) {
    return;
  }
  const file = baselineFile(config);
  const isInBase = base !== null && base.baseline !== null && baselineFile(base.config) === file;
  // The base's commit, or without a base, an earlier revision that git finds.
  const restorableFrom = isInBase && baseCommit !== null ? baseCommit.slice(0, 12) : earlierCommit;
  const message = `there is no baseline ${file}`;
  if (restorableFrom !== undefined) {
    throw new GateError(
      "baseline_missing",
      `${message}, but ${restorableFrom} has it`,
      `Restore the baseline with \`git checkout ${restorableFrom} -- ${file}\`.`,
    );
  }
  const hint = adviseOnFirstBaseline(inputs, file, checks);
  if (near === undefined) {
    throw new GateError("baseline_missing", message, hint);
  }
  const place = placeOfKey(config.file, lines, "baseline");
  throw new GateError("baseline_missing", `${message}; did you mean ${near}?`, {
    problems: [{ ...place, message: `${file} does not exist, and ${near} does` }],
    hint: `If ${near} is meant, correct \`baseline\` in the config. For a first baseline: ${hint}`,
  });
}

function adviseOnFirstBaseline({ suite }: Inputs, file: string, checks: Verdict["checks"]): string {
  if (suite.partial) {
    const isCut = suite.notices.some(({ code }) => code === "limit");
    const remedy = isCut
      ? "Remove `limit` from the dataset."
      : "Run the gate without --case, --intent and --tag.";
    return `A baseline needs all cases. ${remedy}`;
  }
  // A weakened rule says nothing against the measured figures, so they can be committed even if its
  // check fails.
  const isPass = checks.every(({ passed, weakening }) => passed || weakening !== undefined);
  return isPass
    ? `Look at the report, then commit <report-dir>/baseline.json as ${file}.`
    : `Fix what fails, then run \`retrieval-gate record\` and commit ${file}.`;
}

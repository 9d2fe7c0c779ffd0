/** The verdict of a run that could not be judged, and the baseline that a run is recorded as. */
import { explainSystemError, GateError } from "../errors.ts";
import { judgeFingerprint } from "../model/answers.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import type { Failure, Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import type { Case } from "../model/suite.ts";
import type { Verdict } from "../model/verdict.ts";
import { cutText, indexById, requireValue } from "../model/lookup.ts";

/**
 * Returns what was thrown as the failure that a report shows. Errors of the gate, and system errors
 * that have a known cause, keep their code and hint. Anything else is a defect: `internal`.
 */
export function toFailure(thrown: unknown): Failure {
  const error = explainSystemError(thrown);
  if (error instanceof GateError) {
    const { code, message, problems } = error;
    return { code, message, hint: error.hint ?? null, problems };
  }
  const message =
    error instanceof Error
      ? `${error.name}: ${error.message}`
      : `a value was thrown: ${String(error)}`;
  const hint = "This is a defect of the gate, not of your files; please report it with the log.";
  return { code: "internal", message, hint, problems: [] };
}

/** Returns the verdict `error`, with what was decided before the failure. */
export function errorVerdict(judged: Verdict | null): Verdict {
  return {
    verdict: "error",
    categories: [],
    secondary_categories: [],
    checks: judged?.checks ?? [],
    notices: judged?.notices ?? [],
  };
}

/**
 * Whether the retriever's answers are known to vary: in this run, else by the baseline. For
 * `record` the baseline counts only if `vary` is off: otherwise `record` has asked again itself.
 */
function answersVary(
  { config, baseline }: Pick<Inputs, "config" | "baseline">,
  run: Run,
  command: "gate" | "record",
): boolean {
  if (run.unstable.length > 0) {
    return true;
  }
  return baseline?.answers_vary === true && (command === "gate" || config.vary === "off");
}

/**
 * Returns the baseline that the run would be recorded as, without the rows' accepted figures.
 * `command`: only `record` finds out itself whether answers vary (answersVary).
 */
export function makeBaseline(
  inputs: Inputs,
  run: Run,
  scores: Scores,
  tool: string,
  command: "gate" | "record" = "gate",
): Baseline {
  const { suite, config } = inputs;
  const ownFiles = [config.file, config.baseline];
  const files = new Map([...inputs.digests].filter(([file]) => !ownFiles.includes(file)));
  const subjects = indexById(suite.cases);
  const rows = new Map(
    scores.cases.map((each) => [each.id, makeBaselineRow(each, requireValue(subjects, each.id))]),
  );
  return {
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    definition: config.definition,
    k: config.k,
    means: scores.means,
    latency: scores.latency,
    cases: config.judge === undefined ? rows : addAnswers(rows, run),
    retriever:
      run.corpus === undefined ? inputs.retriever : { ...inputs.retriever, corpus: run.corpus },
    ...(config.judge !== undefined && { judge: judgeFingerprint(config.judge) }),
    tool,
    environment: run.environment,
    timing: recordedTiming(run),
    ...(answersVary(inputs, run, command) && { answers_vary: true as const }),
    ...(config.prices !== undefined && { prices: config.prices }),
    ...(files.size > 0 && { files }),
  };
}

/** Returns how the run was to be timed (`asked`), so that later runs are timed as often. */
function recordedTiming({ timing }: Run): Baseline["timing"] {
  const { source, repeats, asked } = timing;
  return source === "off"
    ? { source, repeats: 0, ms: 0 }
    : { source, repeats: asked?.repeats ?? repeats, ms: asked?.ms ?? 0 };
}

const MOST_ANSWER_CHARACTERS = 2_000;

/** Adds to the rows the answers that a model wrote, cut. */
function addAnswers(rows: Baseline["cases"], run: Run): Baseline["cases"] {
  const withAnswers = new Map(rows);
  for (const { case_id: id, outcome } of run.cases) {
    const row = rows.get(id);
    if (row !== undefined && outcome.kind === "answer" && outcome.answer !== undefined) {
      withAnswers.set(id, { ...row, answer: cutText(outcome.answer, MOST_ANSWER_CHARACTERS) });
    }
  }
  return withAnswers;
}

function makeBaselineRow(score: CaseScore, subject: Case): BaselineCase {
  const { expected, forbidden } = subject;
  return {
    digests: score.digests,
    intent: score.intent,
    ...(score.tags !== undefined && { tags: score.tags }),
    targets: expected,
    ...(forbidden.length > 0 && { forbidden }),
    ...(subject.expect_empty && { expect_empty: true as const }),
    metrics: score.metrics,
    ranks: score.ranks,
    found: score.found,
    results: score.results,
    ...(score.clusters !== undefined && { clusters: score.clusters }),
    latency_ms: score.samples_ms,
    ...(score.spans_ms !== undefined && { spans_ms: score.spans_ms }),
  };
}

/** Judges a change that proof/verdict-oracle drew: by the whole gate, in this process. */
import { followRenames } from "../../src/change/follow-renames.ts";
import type { NamedDocuments } from "../../src/change/renames.ts";
import { indexNames } from "../../src/model/renames.ts";
import { findWeakenedRules } from "../../src/change/weakening.ts";
import { listMetrics } from "../../src/decision/rules.ts";
import { GateError } from "../../src/errors.ts";
import { loadInputs } from "../../src/files/inputs.ts";
import { useNewIds } from "../../src/files/suite.ts";
import { concludeGate } from "../../src/gate/conclude.ts";
import { makeBaseline } from "../../src/gate/outcome.ts";
import type { Plan, RetrievedRuns } from "../../src/gate/questions.ts";
import { type ScoredRun, addRunFigures, averageRuns } from "../../src/gate/runs.ts";
import { scoreRun } from "../../src/metrics/score.ts";
import type { AcceptedFigures, Baseline, BaselineCase } from "../../src/model/baseline.ts";
import type { Config } from "../../src/model/config.ts";
import type { Inputs, Report } from "../../src/model/report.ts";
import type { Run } from "../../src/model/run.ts";
import { scopeText } from "../../src/model/scope.ts";
import type { AskedCase } from "../../src/model/suite.ts";
import type { CaseScore } from "../../src/model/scores.ts";
import { type Check, type WeakeningFinding, hasNoPairs } from "../../src/model/verdict.ts";
import { runPipeline } from "../../src/pipeline.ts";
import { rankAnswer } from "../../src/run/ranking.ts";
import { checkoutOf, loadedOf } from "../gate/made.ts";
import { runOf } from "../helpers/make.ts";

/** What the retriever answers to one query, or why it failed. */
interface DrawnAnswer {
  readonly error?: string;
  readonly results: readonly { readonly id: string; readonly cluster?: string }[];
  readonly degraded?: boolean;
}
/** Answers by case id; those of `DrawnChange.answers` by query. */
type Answers = Readonly<Record<string, DrawnAnswer>>;
type DrawnCase = Readonly<Record<string, unknown>> & { readonly id: string };

/** A drawn pull request. README.md of proof/verdict-oracle has its format. */
export interface DrawnChange {
  readonly config: { readonly k: number };
  /** The suite when the baseline was recorded. */
  readonly recorded_cases: readonly DrawnCase[];
  /** The suites of base and head. */
  readonly before: readonly DrawnCase[];
  readonly after: readonly DrawnCase[];
  /** The answers of each run that the baseline is of. Null if there is no baseline. */
  readonly recorded: readonly Answers[] | null;
  /**
   * The variances that the baseline keeps which a gate wrote over one of several runs. Null if the
   * baseline is that of `recorded`.
   */
  readonly variances: Readonly<Record<string, number>> | null;
  /** What some cases were answered when the state was last accepted. */
  readonly accepted: Answers;
  /** What the head's retriever answers, and what it answers when it is asked again. */
  readonly answers: Answers;
  readonly again: Answers;
  /**
   * What the base's retriever answers in this job, and when it is asked again. `varies`: whether
   * its second answers differ. Null if it is not asked.
   */
  readonly beside: {
    readonly answers: Answers;
    readonly again: Answers;
    readonly varies: boolean;
  } | null;
  /** The ids of all documents of base and head. Null if they are not known. */
  readonly corpus: { readonly before: readonly string[]; readonly after: readonly string[] } | null;
  /** Renamed documents: the old id and the new one. */
  readonly paired: readonly (readonly [string, string])[];
}

interface NamedCheck {
  /** Scope and metric. */
  readonly place: string;
  readonly reference: string;
  readonly policy: string;
  readonly state: string;
  readonly by: string | null;
  readonly p: number | null;
}

/** What the gate decided, in the words of proof/verdict-oracle. */
export interface Judged {
  readonly verdict: string;
  readonly error: string | null;
  readonly message: string | null;
  /** Code and field, one for each field that a finding names. */
  readonly findings: readonly string[];
  readonly checks: readonly NamedCheck[];
  /** The accepted figures of the new baseline, by case; null if there is no new baseline. */
  readonly accepted: Readonly<Record<string, AcceptedFigures>> | null;
}

const TOOL = "drawn";
const QUALITY = ["recall", "mrr", "ndcg"] as const;

/** Returns the gate's verdict on a drawn change. Throws if the gate has a defect. */
export async function judgeDrawnChange(change: DrawnChange): Promise<Judged> {
  const report = await runGate(change);
  const { verdict, failure } = report;
  if (failure !== null && failure.code === "internal") {
    throw new Error(failure.message);
  }
  return {
    verdict: verdict.verdict,
    error: failure === null ? null : failure.code,
    message: failure === null ? null : failure.message,
    findings: verdict.checks.flatMap((check) =>
      check.weakening === undefined ? [] : nameFields(check.weakening),
    ),
    checks: verdict.checks.filter(isOfRule).map(nameCheck),
    accepted: report.new_baseline === null ? null : acceptedByCase(report.new_baseline),
  };
}

/** Returns the report of a pull request with the base's files and the head's. */
async function runGate(change: DrawnChange): Promise<Report> {
  const base = await readInputs(change, change.before);
  const head = await readInputs(change, change.after);
  const baseline = change.recorded === null ? null : await recordBaseline(change, change.recorded);
  // As the files are read: rows of renamed cases have the new ids where their targets say so.
  const readRows = (inputs: Inputs): Inputs => ({
    ...inputs,
    baseline: baseline && useNewIds(baseline, inputs.suite),
  });
  const followed = followRenames(readRows(base), readRows(head), () => nameDocuments(change));
  const policies = loadedOf(followed.head, followed.base, {
    renames: followed.renames,
    ...(change.beside === null ? {} : { beside: checkoutOf(base) }),
  });
  return runPipeline({
    load: () => Promise.resolve(policies),
    findWeakening: findWeakenedRules,
    selectCases: (cases) => cases,
    retrieve: (plan) => Promise.resolve(askAll(change, plan)),
    judgeAnswers: (_, measured) => Promise.resolve(measured),
    conclude: (measurement) =>
      concludeGate(measurement, { command: "gate", accept: false, tool: TOOL }),
    digestReport: () => "0".repeat(64),
    command: "gate",
    tool: TOOL,
  });
}

/** Returns what the retrievers of the drawn change answer, also when they are asked again. */
function askAll({ answers, again, beside }: DrawnChange, plan: Plan): RetrievedRuns {
  const ask = (drawn: Answers, cases: readonly AskedCase[]): Run =>
    runAll(plan.head.config, cases, ({ query }) => drawn[query]!);
  const askBase = (): Run | null => {
    if (beside === null) {
      return null;
    }
    const unstable = beside.varies ? plan.cases.slice(0, 1).map(({ id }) => id) : [];
    return { ...ask(beside.answers, plan.cases), unstable };
  };
  return {
    run: ask(answers, plan.cases),
    base: askBase(),
    failure: null,
    askAgain: (cases) =>
      Promise.resolve({
        head: ask(again, cases).cases,
        base: beside === null ? null : ask(beside.again, cases).cases,
        failure: null,
      }),
  };
}

/** Returns the document names of base and head, and the renamed pairs, as the gate reads them. */
function nameDocuments({ corpus, paired }: DrawnChange): NamedDocuments {
  return {
    base: indexNames(corpus?.before ?? []),
    head: indexNames(corpus?.after ?? []),
    pairs: paired.map(([old, name]) => ({ before: indexNames([old]), after: indexNames([name]) })),
  };
}

/** Returns code and field of each field of a finding, as `suite_edited cases.a.expected`. */
function nameFields({ code, fields }: WeakeningFinding): readonly string[] {
  return fields.map(({ field }) => `${code} ${field}`);
}

/** Whether a drawn rule made the check: it is not of critical cases or of edits. */
function isOfRule(check: Check): boolean {
  const isCritical = check.metric === "critical_lost" || check.metric === "critical_hit";
  return check.weakening === undefined && !hasNoPairs(check) && !isCritical;
}

/** Returns a check in the words of proof/verdict-oracle. */
function nameCheck(check: Check): NamedCheck {
  const { metric, scope, policy, by, p } = check;
  return {
    place: `${scopeText(scope).replace(/^intent:/, "")} ${metric}`,
    reference: nameReference(check),
    policy: policy ?? "both",
    state: check.state,
    by: by ?? null,
    p: p ?? null,
  };
}

/** Returns what the check compares with. A mean without a baseline is a `bound` alone. */
function nameReference({ reference, unit, limit, baseline }: Check): string {
  if (reference !== undefined) {
    return reference;
  }
  return unit !== "ms" && limit !== null && baseline === null ? "bound" : "baseline";
}

/** Returns the accepted figures by case id, of the rows that have any. */
function acceptedByCase({ cases }: Baseline): Readonly<Record<string, AcceptedFigures>> {
  const figures: Record<string, AcceptedFigures> = {};
  for (const [id, { accepted }] of cases) {
    if (accepted !== undefined) {
      figures[id] = accepted;
    }
  }
  return figures;
}

/** Returns the baseline of one run or several, with what of each case was accepted. */
async function recordBaseline(
  change: DrawnChange,
  recorded: readonly Answers[],
): Promise<Baseline> {
  const inputs = await readInputs(change, change.recorded_cases);
  const runs = recorded.map((answers) => measureRun(inputs, answers));
  const { run, scores } = runs.length === 1 ? runs[0]! : averageRuns(runs);
  const baselineOfRun = makeBaseline(inputs, run, scores, TOOL);
  const baseline = runs.length === 1 ? baselineOfRun : addRunFigures(baselineOfRun, runs);
  const acceptedRun = measureRun(inputs, { ...recorded[0]!, ...change.accepted });
  const scoreById = new Map(acceptedRun.scores.cases.map((each) => [each.id, each]));
  const cases = [...baseline.cases].map(([id, row]): readonly [string, BaselineCase] => {
    const score = change.accepted[id] === undefined ? undefined : scoreById.get(id);
    const figures = score === undefined ? {} : acceptedFigures(row, score, change.config.k);
    return [id, Object.keys(figures).length === 0 ? row : { ...row, accepted: figures }];
  });
  const { variances } = change;
  if (variances === null) {
    return { ...baseline, cases: new Map(cases) };
  }
  const varying = cases.map(([id, row]): readonly [string, BaselineCase] => [
    id,
    variances[id] === undefined ? row : { ...row, variance: variances[id] },
  ]);
  return { ...baseline, cases: new Map(varying), answers_vary: true };
}

/** Returns the figures of the accepted state that differ from the row's own. */
function acceptedFigures(row: BaselineCase, then: CaseScore, k: number): AcceptedFigures {
  const figures: Record<string, number | boolean> = {};
  for (const name of QUALITY) {
    const now = row.metrics.get(`${name}@${k}`) ?? null;
    const before = then.metrics.get(`${name}@${k}`) ?? null;
    if (now !== null && before !== null && Math.abs(now - before) > 1e-9) {
      figures[name] = before;
    }
  }
  for (const [name, metric] of [
    ["forbidden", `forbidden_rate@${k}`],
    ["false_result", "false_result_rate"],
  ] as const) {
    const now = row.metrics.get(metric) ?? null;
    const before = then.metrics.get(metric) ?? null;
    if (now !== null && before !== null && now > 0 !== before > 0) {
      figures[name] = before > 0;
    }
  }
  return figures;
}

/** Returns the run of these answers with its scores. */
function measureRun({ config, suite }: Inputs, answers: Answers): ScoredRun {
  const run = runAll(config, suite.cases, ({ id }) => answers[id]!);
  return { run, scores: scoreRun(suite, run, listMetrics(config), config.definition) };
}

/** Returns the inputs of a config and these cases, as if they were files. */
async function readInputs({ config }: DrawnChange, cases: readonly DrawnCase[]): Promise<Inputs> {
  const files = new Map<string, object>([
    [
      "config.json",
      {
        version: 1,
        suite: "suite.json",
        baseline: "baseline.json",
        latency: "off",
        retriever: { kind: "command", command: ["true"] },
        ...config,
      },
    ],
    ["suite.json", { version: 1, name: "drawn", revision: "1", cases }],
  ]);
  const read = (file: string): Buffer => {
    const content = files.get(file);
    if (content === undefined) {
      throw new GateError("file_not_found", `there is no ${file}`);
    }
    return Buffer.from(JSON.stringify(content));
  };
  const root = { directory: process.cwd(), read };
  return loadInputs(root, "config.json", { suite: null, baseline: null });
}

/** Returns the run in which each case has its drawn answer, ranked as the gate ranks. */
function runAll<T extends { readonly id: string }>(
  { k, definition }: Config,
  cases: readonly T[],
  answerOf: (each: T) => DrawnAnswer,
): Run {
  return runOf(
    cases.map((each) => {
      const { error, results, degraded = false } = answerOf(each);
      const outcome =
        error === undefined
          ? {
              kind: "answer" as const,
              hits: rankAnswer(results, each.id, k, definition),
              returned: results.length,
              degraded,
            }
          : { kind: "error" as const, message: error };
      return { case_id: each.id, outcome, first_ms: null, samples_ms: [] };
    }),
  );
}

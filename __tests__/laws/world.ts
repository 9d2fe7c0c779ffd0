/** Runs the whole gate in this process. Only the retriever's answers and the files are drawn. */
import { followRenames } from "../../src/change/follow-renames.ts";
import type { NamedDocuments } from "../../src/change/renames.ts";
import { useNewIds } from "../../src/files/suite.ts";
import { concludeGate } from "../../src/gate/conclude.ts";
import type { Plan, RetrievedRuns } from "../../src/gate/questions.ts";
import { parseMetric } from "../../src/metrics/registry.ts";
import { summariseCases } from "../../src/metrics/score.ts";
import type { Baseline, BaselineCase } from "../../src/model/baseline.ts";
import { roundNumber } from "../../src/model/canonical-json.ts";
import type { Config } from "../../src/model/config.ts";
import type { Inputs, Report } from "../../src/model/report.ts";
import type { CaseRun, Run } from "../../src/model/run.ts";
import { scopeText } from "../../src/model/scope.ts";
import type { AskedCase, Suite } from "../../src/model/suite.ts";
import { type Check, rankSeverity } from "../../src/model/verdict.ts";
import { runPipeline } from "../../src/pipeline.ts";
import { findWeakenedRules } from "../../src/change/weakening.ts";
import { joinShardParts } from "../../src/shards/join.ts";
import { selectShardCases } from "../../src/shards/split.ts";
import { makeBinding } from "../../src/shards/check.ts";
import { checkoutOf, loadedOf } from "../gate/made.ts";
import { deterministicText } from "../helpers/rendered.ts";
import { failedRun, inputsOf, runOf } from "../helpers/make.ts";
import { type Answers, REPEATS } from "./situation.ts";

const TOOL = "retrieval-eval-gate test";

/** The files of a commit that the gate reads. */
export interface Files {
  readonly config: Config;
  readonly suite: Suite;
  readonly baseline: Baseline | null;
}

/** How a run is made beside the head's files and answers. */
export interface GateOptions {
  /** The base of a pull request. Absent: the head's rules alone, as on the default branch. */
  readonly base?: Files;
  /** Whether the pull request has the label that accepts. */
  readonly label?: boolean;
  readonly shards?: number;
  /** The base's answers, side by side with the head's. */
  readonly beside?: Answers;
  /** The answers of further runs, with which the run is averaged. */
  readonly again?: readonly Answers[];
  /** Whether `record` has the flag --accept. */
  readonly accept?: boolean;
  /** Cases that were answered otherwise when they were asked again. */
  readonly unstable?: readonly string[];
}

/**
 * Returns the baseline as it is read from its file beside a suite: metrics rounded as in the file,
 * rows by the suite's ids and with its tags, and means by tag from those rows.
 */
function readBaselineBack(written: Baseline, suite: Suite): Baseline {
  const cases = [...useNewIds(written, suite).cases].map(
    ([id, row]): readonly [string, BaselineCase] => {
      const { tags: _tags, ...rest } = row;
      const tags = suite.cases.find((each) => each.id === id)?.tags;
      const roundValue = ([name, value]: readonly [string, number | null]) =>
        [name, value === null ? null : roundNumber(value)] as const;
      const metrics = new Map([...row.metrics].map(roundValue));
      return [id, { ...rest, ...(tags === undefined ? {} : { tags }), metrics }];
    },
  );

  // The means by tag are computed from the rows.
  const rows = new Map(cases);
  const taggedCases = suite.cases.flatMap((each) => {
    const row = rows.get(each.id);
    if (row === undefined || each.tags === undefined) {
      return [];
    }
    const { metrics, latency_ms: samples } = row;
    const targets = each.expected.filter(
      ({ grade }) => grade >= written.definition.relevance,
    ).length;
    return [
      { intent: each.intent, tags: each.tags, metrics, targets, error: null, samples_ms: samples },
    ];
  });
  // A name that no metric has is parsed to a message, a text.
  const parsedMetrics = [...new Set(taggedCases.flatMap(({ metrics }) => [...metrics.keys()]))].map(
    parseMetric,
  );
  const metrics = parsedMetrics.filter((metric) => typeof metric !== "string");
  const { means, latency } = summariseCases(taggedCases, metrics, written.definition);
  const { by_tag: _means, ...ownMeans } = written.means;
  const { by_tag: _latency, ...ownLatency } = written.latency;
  return {
    ...written,
    cases: rows,
    means: { ...ownMeans, ...(means.by_tag && { by_tag: means.by_tag }) },
    latency: { ...ownLatency, ...(latency.by_tag && { by_tag: latency.by_tag }) },
  };
}

/** Returns the inputs that the gate has of these files. */
const inputsOfFiles = ({ config, suite, baseline }: Files): Inputs => ({
  ...inputsOf(config, suite, baseline === null ? null : readBaselineBack(baseline, suite)),
  digests: new Map([[config.file, "0".repeat(64)]]),
});

/**
 * Returns what the run has of a case: its drawn answer, or a failure. If latency is measured, its
 * times are 10 ms and more, other ones for each length of query, times the answer's `pace`.
 */
function answerCase(each: AskedCase, answers: Answers, { latency }: Config): CaseRun {
  const answer = answers.get(each.query);
  if (answer === undefined) {
    throw new Error(`no answer was drawn to ${each.query}`);
  }
  if (answer.fails) {
    return failedRun(each.id, "upstream 503");
  }
  const { hits, degraded, pace } = answer;
  const samples =
    latency === "off"
      ? []
      : Array.from({ length: REPEATS }, (_, at) => pace * (10 + at + (each.query.length % 7)));
  return {
    case_id: each.id,
    outcome: { kind: "answer", hits, returned: hits.length, degraded },
    first_ms: samples[0] ?? null,
    samples_ms: samples,
  };
}

/** Returns the run of these answers, with its timing if latency is measured. */
function makeRun(
  cases: readonly AskedCase[],
  answers: Answers,
  config: Config,
  unstable: readonly string[] = [],
): Run {
  const run = runOf(cases.map((each) => answerCase(each, answers, config)));
  if (config.latency === "off") {
    return { ...run, unstable };
  }
  const asked = {
    queries: cases.length * (REPEATS + 1),
    ms: cases.length * 10,
    repeats: REPEATS,
  };
  const timing = {
    source: "measured",
    repeats: REPEATS,
    budget_ended: false,
    asked,
  } as const;
  return { ...run, timing, unstable };
}

/** Runs the plan's cases in so many shards, and joins them as `merge` does. */
function retrieveInShards(plan: Plan, answers: Answers, count: number): RetrievedRuns {
  const binding = makeBinding(TOOL, null, { ...plan, cases: plan.all });
  const parts = Array.from({ length: count }, (_, at) => {
    const shard = { index: at + 1, count };
    const run = makeRun(selectShardCases(plan.cases, shard), answers, plan.head.config);
    return {
      file: `part-${at}.json`,
      part: { shard, workflow: null, binding, run, failure: null },
    };
  });
  return joinShardParts(
    parts,
    plan.cases.map(({ id }) => id),
  );
}

/** No files, so that followRenames follows the ids of cases alone. */
const NO_DOCUMENTS: NamedDocuments = { base: new Set(), head: new Set(), pairs: [] };

/** Runs the command on the head's files. Throws if the report has an internal error. */
async function runPipelineOn(
  command: "gate" | "record",
  head: Files,
  answers: Answers,
  options: GateOptions,
): Promise<Report> {
  const { base, beside, again, label = false, shards = 1, accept = false, unstable = [] } = options;
  const headInputs = inputsOfFiles(head);
  const baseInputs =
    base === undefined
      ? null
      : followRenames(inputsOfFiles(base), headInputs, () => NO_DOCUMENTS).base;
  const policies = loadedOf(headInputs, command === "record" ? null : baseInputs, {
    mode: base === undefined || command === "record" ? "head_only" : "pull_request",
    over: baseInputs,
    acceptance: label ? "given" : base === undefined ? "impossible" : "possible",
    ...(beside === undefined ? {} : { beside: checkoutOf(headInputs) }),
  });
  const retrieveAnswers = (plan: Plan, runAnswers: Answers): RetrievedRuns => {
    if (beside === undefined && shards > 1) {
      return retrieveInShards(plan, runAnswers, shards);
    }
    const run = makeRun(plan.cases, runAnswers, plan.head.config, unstable);
    return {
      run,
      base: beside === undefined ? null : makeRun(plan.cases, beside, plan.head.config),
      failure: null,
    };
  };
  let furtherRuns = 0;
  const times = again?.length ?? 0;
  const report = await runPipeline({
    load: () => Promise.resolve(policies),
    findWeakening: findWeakenedRules,
    selectCases: (cases) => cases,
    retrieve: (plan) => Promise.resolve(retrieveAnswers(plan, answers)),
    judgeAnswers: (_, measured) => Promise.resolve(measured),
    conclude: (measurement) => concludeGate(measurement, { command, accept, tool: TOOL }),
    digestReport: deterministicText,
    command,
    ...(times === 0
      ? {}
      : {
          repeat: {
            times,
            ask: (plan) => Promise.resolve(retrieveAnswers(plan, again![furtherRuns++]!)),
          },
        }),
    tool: TOOL,
  });
  // A law of its own: no draw ends with an internal error.
  const { failure } = report;
  if (failure !== null && failure.code === "internal") {
    throw new Error(`${failure.code}: ${failure.message}`);
  }
  return report;
}

/** Runs `gate`. */
export const runGate = (
  head: Files,
  answers: Answers,
  options: GateOptions = {},
): Promise<Report> => runPipelineOn("gate", head, answers, options);

/** Runs `record`. `options.base` has the baseline that is replaced, if it is not the head's own. */
export const runRecord = (
  head: Files,
  answers: Answers,
  options: GateOptions = {},
): Promise<Report> => runPipelineOn("record", head, answers, options);

/** Returns the files with a first baseline; null if nothing can be recorded. */
export async function recordFirstBaseline(
  config: Config,
  suite: Suite,
  answers: Answers,
  again?: readonly Answers[],
): Promise<Files | null> {
  const report = await runRecord(
    { config, suite, baseline: null },
    answers,
    again === undefined ? {} : { again },
  );
  return report.verdict.verdict === "pass"
    ? { config, suite, baseline: report.new_baseline! }
    : null;
}

/** Returns the files with the report's new baseline. */
export function adoptNewBaseline(files: Files, { new_baseline: newBaseline }: Report): Files {
  if (newBaseline === null) {
    throw new Error("there is no baseline to adopt");
  }
  return { ...files, baseline: newBaseline };
}

export const verdictWord = ({ verdict }: Report): string => verdict.verdict;

/** Describes the verdict and the checks behind it, for the message of a broken law. */
export function describeOutcome(report: Report): string {
  const { verdict, failure } = report;
  const checks = verdict.checks.filter((check) => rankSeverity(check) > 0).map(checkText);
  return [
    verdict.verdict,
    verdict.categories.join(","),
    failure === null ? "" : `${failure.code}: ${failure.message}`,
    ...checks,
  ].join("\n  ");
}

/** Describes a check in one line. */
export function checkText(check: Check): string {
  const {
    metric,
    scope,
    reference,
    policy,
    state,
    by,
    p,
    level,
    baseline,
    current,
    limit,
    reason,
  } = check;
  const weakenedFields =
    check.weakening !== undefined
      ? ` ${check.weakening.code} ${check.weakening.fields.map(({ field, before, after }) => `${field} ${before} -> ${after}`).join(", ")}`
      : "";
  return `${state} ${metric} ${scopeText(scope)} ${reference ?? "-"} ${policy ?? ""} ${baseline} -> ${current} limit ${limit} by ${by ?? "-"} p ${p ?? "-"} level ${level ?? "-"} ${reason ?? ""} ${check.category}${check.secondary_to === null ? "" : ` after ${check.secondary_to}`}${weakenedFields}`;
}

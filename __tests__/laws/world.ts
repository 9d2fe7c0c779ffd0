/** Runs the gate in process: all of it is ours but the retriever's answers and the files, which are drawn. */
import { useNewIdsInBase, useNewIds } from "../../src/files/suite.ts";
import { concludeGate } from "../../src/gate/conclude.ts";
import type { Plan, RetrievedRuns } from "../../src/gate/plan.ts";
import type { PolicyDecision } from "../../src/gate/two-policies.ts";
import { parseMetric } from "../../src/metrics/registry.ts";
import { summariseCases } from "../../src/metrics/score.ts";
import type { Baseline, BaselineCase } from "../../src/model/baseline.ts";
import { compactCanonical, roundNumber } from "../../src/model/canonical-json.ts";
import type { Config } from "../../src/model/config.ts";
import type { Report } from "../../src/model/report.ts";
import type { CaseRun, Run } from "../../src/model/run.ts";
import { scopeText } from "../../src/model/scope.ts";
import type { AskedCase, Suite } from "../../src/model/suite.ts";
import type { Check } from "../../src/model/verdict.ts";
import { runPipeline } from "../../src/pipeline.ts";
import { findWeakenedRules } from "../../src/change/weakening.ts";
import { deterministicPart } from "../../src/reporters/report-json.ts";
import { joinShardParts } from "../../src/shards/join.ts";
import { selectShardCases } from "../../src/shards/split.ts";
import { makeBinding } from "../../src/shards/check.ts";
import { failedRun, inputsOf, runOf } from "../helpers/make.ts";
import { type Answers, REPEATS } from "./situation.ts";

const TOOL = "retrieval-eval-gate test";

/** What a commit holds. */
export interface Files {
  readonly config: Config;
  readonly suite: Suite;
  readonly baseline: Baseline | null;
}

export interface Options {
  /** Of the change; absent: the files of the checkout judge alone, as on the default branch. */
  readonly base?: Files;
  readonly label?: boolean;
  readonly shards?: number;
  /** What the base's retriever answers beside. */
  readonly beside?: Answers;
  /** Answers of the other runs. */
  readonly again?: readonly Answers[];
  readonly accept?: boolean;
  /** Cases that were answered otherwise when they were asked again. */
  readonly unstable?: readonly string[];
}

/** The baseline as it is read back beside a suite: figures in the digits of the file, rows under today's ids and tags. */
export function readBack(written: Baseline, suite: Suite): Baseline {
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
  const rows = new Map(cases);
  const counted = suite.cases.flatMap((each) => {
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
  const names = [...new Set(counted.flatMap(({ metrics }) => [...metrics.keys()]))].map(
    parseMetric,
  );
  const known = names.filter((metric) => typeof metric !== "string");
  const { means, latency } = summariseCases(counted, known, written.definition);
  const { by_tag: _means, ...ownMeans } = written.means;
  const { by_tag: _latency, ...ownLatency } = written.latency;
  return {
    ...written,
    cases: rows,
    means: { ...ownMeans, ...(means.by_tag && { by_tag: means.by_tag }) },
    latency: { ...ownLatency, ...(latency.by_tag && { by_tag: latency.by_tag }) },
  };
}

const inputsOfFiles = ({ config, suite, baseline }: Files) =>
  inputsOf(config, suite, baseline === null ? null : readBack(baseline, suite));

function answerCase(each: AskedCase, answers: Answers, { latency }: Config): CaseRun {
  const answer = answers.get(each.query);
  if (answer === undefined) {
    throw new Error(`nobody drew an answer to ${each.query}`);
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

function runBy(
  cases: readonly AskedCase[],
  answers: Answers,
  config: Config,
  unstable: readonly string[] = [],
): Run {
  const made = runOf(cases.map((each) => answerCase(each, answers, config)));
  if (config.latency === "off") {
    return { ...made, unstable };
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
  return { ...made, timing, unstable };
}

/** Asked in so many jobs, and joined as `merge` does. */
function retrieveInShards(plan: Plan, answers: Answers, count: number): RetrievedRuns {
  const binding = makeBinding(TOOL, null, { ...plan, cases: plan.all });
  const parts = Array.from({ length: count }, (_, at) => {
    const shard = { index: at + 1, count };
    const run = runBy(selectShardCases(plan.cases, shard), answers, plan.head.config);
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

async function piped(
  command: "gate" | "record",
  head: Files,
  answers: Answers,
  options: Options,
): Promise<Report> {
  const { base, beside, again, label = false, shards = 1, accept = false, unstable = [] } = options;
  const own = inputsOfFiles(head);
  const before = base === undefined ? null : useNewIdsInBase(inputsOfFiles(base), own);
  const policies: Omit<PolicyDecision, "findings"> = {
    mode: base === undefined || command === "record" ? "head_only" : "pull_request",
    head: own,
    base: command === "record" ? null : before,
    over: before,
    over_commit: null,
    acceptance: label ? "given" : base === undefined ? "impossible" : "possible",
    base_commit: null,
    bootstrap: false,
    policy_digest: { head: "1".repeat(64), base: null },
    notices: [],
    ...(beside === undefined
      ? {}
      : {
          beside: {
            commit: "b".repeat(40),
            directory: "/base",
            config: own.config.retriever,
            receipt: own.retriever,
          },
        }),
  };
  const retrieveAnswers = (plan: Plan, from: Answers): RetrievedRuns => {
    if (beside === undefined && shards > 1) {
      return retrieveInShards(plan, from, shards);
    }
    const run = runBy(plan.cases, from, plan.head.config, unstable);
    return {
      run,
      base: beside === undefined ? null : runBy(plan.cases, beside, plan.head.config),
      failure: null,
    };
  };
  let at = 0;
  const times = again?.length ?? 0;
  const report = await runPipeline({
    load: () => Promise.resolve({ ...policies, moved: [], unusable: null, links: [] }),
    findWeakening: findWeakenedRules,
    selectCases: (cases) => cases,
    retrieve: (plan) => Promise.resolve(retrieveAnswers(plan, answers)),
    judgeAnswers: (_, measured) => Promise.resolve(measured),
    conclude: (measurement) =>
      concludeGate(measurement, { command, accept, tool: TOOL, probe: null }),
    digestReport: (made) => compactCanonical(deterministicPart(made)),
    command,
    ...(times === 0
      ? {}
      : {
          repeat: { times, ask: (plan) => Promise.resolve(retrieveAnswers(plan, again![at++]!)) },
        }),
    tool: TOOL,
  });
  // The last law of all: no draw ends here.
  const { failure } = report;
  if (failure !== null && failure.code === "internal") {
    throw new Error(`${failure.code}: ${failure.message}`);
  }
  return report;
}

export const gate = (head: Files, answers: Answers, options: Options = {}): Promise<Report> =>
  piped("gate", head, answers, options);

/** `base`: what is recorded over, where it is not the file's own. */
export const record = (head: Files, answers: Answers, options: Options = {}): Promise<Report> =>
  piped("record", head, answers, options);

/** With a first baseline; null where there is nothing to record, as where nothing was found. */
export async function recorded(
  config: Config,
  suite: Suite,
  answers: Answers,
  again?: readonly Answers[],
): Promise<Files | null> {
  const report = await record(
    { config, suite, baseline: null },
    answers,
    again === undefined ? {} : { again },
  );
  return report.verdict.verdict === "pass"
    ? { config, suite, baseline: report.new_baseline! }
    : null;
}

/** The files with the baseline that the report brings. */
export function adopted(files: Files, { new_baseline: made }: Report): Files {
  if (made === null) {
    throw new Error("there is no baseline to adopt");
  }
  return { ...files, baseline: made };
}

export const word = ({ verdict }: Report): string => verdict.verdict;

/** What decided, for people who read a violation. */
export function told(report: Report): string {
  const { verdict, failure } = report;
  const checks = verdict.checks.filter(({ outcome }) => outcome !== "pass").map(checkText);
  return [
    verdict.verdict,
    verdict.categories.join(","),
    failure === null ? "" : `${failure.code}: ${failure.message}`,
    ...checks,
  ].join("\n  ");
}

export function checkText(check: Check): string {
  const {
    metric,
    scope,
    reference,
    policy,
    outcome,
    by,
    p,
    level,
    baseline,
    current,
    limit,
    reason,
  } = check;
  const why =
    check.kind === "weakening"
      ? ` ${check.weakening.code} ${check.weakening.fields.map(({ field, before, after }) => `${field} ${before} -> ${after}`).join(", ")}`
      : "";
  return `${outcome} ${metric} ${scopeText(scope)} ${reference ?? "-"} ${policy ?? ""} ${baseline} -> ${current} limit ${limit} by ${by ?? "-"} p ${p ?? "-"} level ${level ?? "-"} ${reason ?? ""} ${check.category}${check.secondary_to === null ? "" : ` after ${check.secondary_to}`}${why}`;
}

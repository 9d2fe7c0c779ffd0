/** The judge's step of a run: its cache in, samples for both policies, its cache out. */
import type { Root } from "../system/root.ts";
import { GateError, valueForGateError } from "../errors.ts";
import { loadVerdicts, formatVerdictLines } from "../files/part.ts";
import { listMetrics } from "../decision/rules.ts";
import { assertMeasured } from "../gate/sound.ts";
import type { Plan, MeasuredRuns } from "../gate/questions.ts";

import type { JudgeTask } from "../llm/judge.ts";
import { scoreRun } from "../metrics/score.ts";
import {
  type JudgedMetric,
  type Sample,
  type StoredVerdict,
  judgedMetrics,
} from "../model/answers.ts";
import type { Config, JudgeConfig } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import { type Run, runsById } from "../model/run.ts";
import { writeWhole } from "../system/write-whole.ts";
import { showProgress } from "./progress.ts";
import type { GatePorts } from "./request.ts";
import { requireItem } from "../model/lookup.ts";

/** Verdicts of the judge by the digest of what it was asked. */
export type KnownVerdicts = ReadonlyMap<string, StoredVerdict>;

/** Returns the judge's earlier verdicts. Read before asking, so that a broken line costs no run. */
export function readCache(root: Root, { judge }: Config): KnownVerdicts {
  return judge === undefined ? new Map() : loadVerdicts(root, judge.cache);
}

/**
 * Lets the judge score the answers that either policy needs, and returns both runs with the samples
 * and what judging cost. New verdicts are written to the cache, without secrets. `failure` is the
 * judge's, else that of writing the cache. Returns the runs as they are if they failed before, or
 * if the head's run has nothing to judge.
 */
export async function judgeRun(
  root: Root,
  known: KnownVerdicts,
  plan: Plan,
  measured: MeasuredRuns,
  ports: GatePorts,
  hideSecrets: (verdicts: readonly StoredVerdict[]) => readonly StoredVerdict[],
): Promise<MeasuredRuns> {
  const { judge } = plan.head.config;
  if (judge === undefined || measured.failure !== null || !canBeJudged(plan.head, measured.head)) {
    return measured;
  }
  const { judgeAnswers } = await import("../llm/judge.ts");
  const headTasks = listTasks(plan.head, measured.head);
  const baseTasks = plan.base === null ? [] : listTasks(plan.base, measured.base);
  const progress = showProgress(ports);
  const judged = await judgeAnswers(judge, [...headTasks, ...baseTasks], {
    environment: ports.environment,
    signal: ports.signal,
    known,
    progress: (done, total) => progress("judging", done, total),
  });
  // One sample for each task: first the head's, then the base's.
  const { samples, spending, failure } = judged;
  const writeFailure = await keepVerdicts(root, judge, known, hideSecrets(judged.added));
  return {
    head: { ...withSamples(measured.head, headTasks, samples), judging: spending },
    base: withSamples(measured.base, baseTasks, samples.slice(headTasks.length)),
    failure: failure ?? writeFailure,
  };
}

/** Whether the run measured anything. If not, judging would be paid for nothing. */
function canBeJudged({ config, suite, baseline }: Inputs, run: Run): boolean {
  try {
    assertMeasured(
      config,
      suite,
      scoreRun(suite, run, listMetrics(config), config.definition),
      baseline,
    );
    return true;
  } catch (error) {
    return valueForGateError(error, false);
  }
}

/** Returns the tasks of each case: none if the run lacks it, or if it expects an empty list. */
function listTasks({ config, suite }: Inputs, measuredRun: Run): readonly JudgeTask[] {
  const metrics = judgedMetrics(config);
  const runs = runsById(measuredRun);
  return suite.cases.flatMap((subject) => {
    const run = runs.get(subject.id);
    if (run === undefined || subject.expect_empty) {
      return [];
    }
    return metrics.map((metric) => ({ case: subject, run, metric }));
  });
}

/** Returns the run with its cases' samples: `samples` begins with one for each task, in order. */
function withSamples(run: Run, tasks: readonly JudgeTask[], samples: readonly Sample[]): Run {
  const byCase = new Map<string, Map<JudgedMetric, Sample>>();
  for (const [index, task] of tasks.entries()) {
    const caseSamples = byCase.get(task.case.id) ?? new Map<JudgedMetric, Sample>();
    byCase.set(task.case.id, caseSamples.set(task.metric, requireItem(samples, index)));
  }
  return {
    ...run,
    cases: run.cases.map((caseRun) => {
      const judged = byCase.get(caseRun.case_id);
      // No spread, which is slow here: in Node 20 each case would get a hidden class of its own.
      return judged === undefined ? caseRun : Object.assign({}, caseRun, { judged });
    }),
  };
}

/** Writes new verdicts to the cache, since they were paid for. Returns the error; null for none. */
async function keepVerdicts(
  root: Root,
  judge: JudgeConfig,
  known: KnownVerdicts,
  added: readonly StoredVerdict[],
): Promise<GateError | null> {
  if (added.length === 0) {
    return null;
  }
  try {
    await writeWhole(root, judge.cache, formatVerdictLines([...known.values(), ...added]));
    return null;
  } catch (error) {
    if (error instanceof GateError) {
      return error;
    }
    throw error;
  }
}

/** The judge's step of a run: its cache in, samples for both policies, its cache out. */
import type { Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { loadVerdicts, verdictLines } from "../files/part.ts";
import { listMetrics } from "../decision/rules.ts";
import { assertMeasured } from "../gate/sound.ts";
import type { Plan } from "../gate/plan.ts";
import type { MeasuredRuns } from "../gate/questions.ts";
import type { Task } from "../llm/judge.ts";
import { scoreRun } from "../metrics/score.ts";
import {
  type JudgedMetric,
  type Sample,
  type StoredVerdict,
  judgedMetrics,
} from "../model/answers.ts";
import type { Config, JudgeConfig } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import { writeWhole } from "../system/write-whole.ts";
import { showProgress } from "./progress.ts";
import type { GatePorts } from "./request.ts";
import { requireItem } from "../model/lookup.ts";

export type KnownVerdicts = ReadonlyMap<string, StoredVerdict>;

/** Read before the retriever starts, so that a broken line costs no run. */
export function readCache(root: Root, { judge }: Config): KnownVerdicts {
  return judge === undefined ? new Map() : loadVerdicts(root, judge.cache);
}

/** `without`: what is kept, without the secrets that an answer said and the judge repeated. */
export async function judgeRun(
  root: Root,
  known: KnownVerdicts,
  plan: Plan,
  measured: MeasuredRuns,
  ports: GatePorts,
  without: (verdicts: readonly StoredVerdict[]) => readonly StoredVerdict[],
): Promise<MeasuredRuns> {
  const { judge } = plan.head.config;
  if (judge === undefined || measured.failure !== null || !canBeJudged(plan.head, measured.head)) {
    return measured;
  }
  const { judgeAnswers } = await import("../llm/judge.ts");
  const head = listTasks(plan.head, measured.head);
  const base = plan.base === null ? [] : listTasks(plan.base, measured.base);
  const progress = showProgress({
    line: ports.line,
    print: ports.progress,
    now: () => performance.now(),
  });
  const judged = await judgeAnswers(judge, [...head, ...base], {
    environment: ports.environment,
    signal: ports.signal,
    known,
    progress: (done, total) => progress("judging", done, total),
  });
  const { samples, spending, failure } = judged;
  const kept = await keepVerdicts(root, judge, known, without(judged.added));
  return {
    head: { ...withSamples(measured.head, head, samples), judging: spending },
    base: withSamples(measured.base, base, samples.slice(head.length)),
    failure: failure ?? kept,
  };
}

/**
 * False where the run measured nothing to judge: failed queries, no results, constant answers. Such a run can't yield a
 * verdict.
 */
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
    if (error instanceof GateError) {
      return false;
    }
    throw error;
  }
}

/** Every metric that the policy names, of every case that asks for an answer. */
function listTasks({ config, suite }: Inputs, run: Run): readonly Task[] {
  const metrics = judgedMetrics(config);
  const runs = new Map(run.cases.map((each) => [each.case_id, each]));
  return suite.cases.flatMap((subject) => {
    const own = runs.get(subject.id);
    if (own === undefined || subject.expect_empty) {
      return [];
    }
    return metrics.map((metric) => ({ case: subject, run: own, metric }));
  });
}

/** `samples` begin with those of the tasks. */
function withSamples(run: Run, tasks: readonly Task[], samples: readonly Sample[]): Run {
  const byCase = new Map<string, Map<JudgedMetric, Sample>>();
  for (const [index, task] of tasks.entries()) {
    const own = byCase.get(task.case.id) ?? new Map<JudgedMetric, Sample>();
    byCase.set(task.case.id, own.set(task.metric, requireItem(samples, index)));
  }
  return {
    ...run,
    cases: run.cases.map((each) => {
      const judged = byCase.get(each.case_id);
      return judged === undefined ? each : Object.assign({}, each, { judged });
    }),
  };
}

/** What was paid for is kept, even of a failed run; a cache with nothing new stays as it is, to the byte. */
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
    await writeWhole(root, judge.cache, verdictLines([...known.values(), ...added]));
    return null;
  } catch (error) {
    if (error instanceof GateError) {
      return error;
    }
    throw error;
  }
}

/**
 * Measures two or more systems one after the other, and judges each but the first as a gate whose
 * baseline is the first one's run.
 */
import { measureRun } from "../../app/measure.ts";
import type { GatePorts } from "../../app/request.ts";
import { Secrecy } from "../../app/secrecy.ts";
import { headPolicies } from "../../change/policies.ts";
import { GateError } from "../../errors.ts";
import type { RetrievedRuns } from "../../gate/plan.ts";
import { buildView } from "../../messages/view.ts";
import { documentIds } from "../../metrics/matching.ts";
import { viewCase } from "../../metrics/view.ts";
import type { Baseline } from "../../model/baseline.ts";
import { requireItem, requireValue, zipLists } from "../../model/lookup.ts";
import { formatProblem } from "../../model/problem.ts";
import type { Report } from "../../model/report.ts";
import { type Hit, type Run, runsById } from "../../model/run.ts";
import type { Scores } from "../../model/scores.ts";
import type { Suite } from "../../model/suite.ts";
import type { Config } from "../../model/config.ts";
import type { Root } from "../../system/root.ts";
import { baselineOfReport, judgeRun } from "../judged-run.ts";
import { describeOutcome, findOutcome } from "../outcome.ts";
import { systemKey } from "./files.ts";
import type { System, readComparedInputs } from "./inputs.ts";
import type { ComparedAnswer, ComparedSystem, Comparison } from "./model.ts";

/** What a comparison may use of its process. */
interface ComparePorts extends Omit<GatePorts, "event" | "observer"> {
  /** Prints what a reader of the figures should know of the suite, before a system is asked. */
  readonly note: (sentence: string) => void;
  /** Writes the report of a system (B, C …), and returns the path of its page. */
  readonly writeReport: (name: string, report: Report) => Promise<string>;
}

/**
 * Returns the comparison. Throws the error of the first system that fails, with its name in front
 * and secrets hidden; then the reports before it stay.
 */
export async function compareSystems(
  root: Root,
  { systems, metrics, digests }: Awaited<ReturnType<typeof readComparedInputs>>,
  ports: ComparePorts,
): Promise<Comparison> {
  const { config, suite } = requireItem(systems, 0).inputs;
  for (const warning of suite.warnings ?? []) {
    ports.note(formatProblem(warning));
  }
  // All files are read. From here on a signal such as Ctrl-C stops the retriever that is asked.
  ports.listen?.();
  const comparedSystems: ComparedSystem[] = [];
  let baseline: Baseline | null = null;
  for (const [at, system] of systems.entries()) {
    ports.progress(`${at + 1} of ${systems.length}: ${system.label}`);
    const { inputs, ...named } = system;
    const judgedReport = await judgeSystem(
      root,
      { ...system, inputs: { ...inputs, baseline } },
      ports,
    );
    const { run, scores } = requireMeasured(judgedReport, system.label);
    const report = { ...judgedReport, new_baseline: null };
    const latency = scores.latency.overall;
    comparedSystems.push({
      ...named,
      means: metrics.map((name) => scores.means.overall.get(name) ?? null),
      latency: latency.samples === 0 ? null : latency,
      answers: listAnswers(suite, run, scores, config.definition, metrics),
      judged: baseline === null ? null : await describeReport(report, systemKey(at), ports),
    });
    baseline ??= baselineOfReport(report);
  }
  return {
    k: config.k,
    gain: config.definition.gain,
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    digests,
    metrics,
    queries: suite.cases.map(({ id }) => id),
    systems: comparedSystems,
  };
}

/** Asks the system, and returns the gate's report on it. */
async function judgeSystem(root: Root, { inputs }: System, ports: ComparePorts): Promise<Report> {
  const secrecy = new Secrecy(ports.environment);
  const policies = { ...headPolicies(inputs, root), notices: [] };
  const secretNotices = secrecy.learnPolicySecrets(policies, root);
  const report = await judgeRun({ ...policies, notices: secretNotices }, async (plan) => {
    const measured: RetrievedRuns = await measureRun(root, plan, { ...ports, event: null }, "gate");
    const notices = secrecy.releasePlainWordsInIds(measured);
    return { ...measured, notices: [...(measured.notices ?? []), ...notices] };
  });
  if (ports.signal.aborted) {
    throw ports.signal.reason;
  }
  return secrecy.hideInReport(report);
}

/** Returns run and scores. Throws the report's failure, unless it is that there is no baseline. */
function requireMeasured(
  { failure, run, scores }: Report,
  label: string,
): { readonly run: Run; readonly scores: Scores } {
  if (failure !== null && failure.code !== "baseline_missing") {
    const { code, message, hint, problems } = failure;
    throw new GateError(code as GateError["code"], `${label}: ${message}`, {
      problems,
      hint: hint ?? undefined,
    });
  }
  if (run === null || scores === null) {
    throw new Error(`${label} has no run and no failure`);
  }
  return { run, scores };
}

async function describeReport(
  report: Report,
  name: string,
  { writeReport }: ComparePorts,
): Promise<ComparedSystem["judged"]> {
  const view = buildView(report);
  const outcome = findOutcome(report, view);
  const words = describeOutcome(outcome, view);
  return { outcome, words, report: await writeReport(name, report) };
}

/**
 * Returns for each query, in the suite's order, its values of the metrics and the judged documents
 * of the top k: those that match a target, or that the suite names as irrelevant, each once.
 */
function listAnswers(
  { cases }: Suite,
  run: Run,
  scores: Scores,
  definition: Config["definition"],
  metrics: readonly string[],
): readonly ComparedAnswer[] {
  const runs = runsById(run);
  return zipLists(cases, scores.cases).map(([subject, score]) => {
    const { hits, covers } = viewCase(subject, requireValue(runs, subject.id), definition);
    const isJudgedIrrelevant = (hit: Hit): boolean =>
      documentIds(hit).some((id) => subject.judged_irrelevant?.includes(id) === true);
    const judgedHits = hits.filter((hit, index) => {
      const matchesTarget = requireItem(covers, index).length > 0;
      return !hit.repeat && (matchesTarget || isJudgedIrrelevant(hit));
    });
    return {
      values: metrics.map((name) => score.metrics.get(name) ?? null),
      hits: judgedHits.map((hit) => hit.doc_id),
    };
  });
}

/**
 * `compare`: measures two or more systems on one suite, and judges each as the gate would with the
 * first one as its baseline. It exits with 0 also if one is worse.
 */

import { readdirSync } from "node:fs";
import path from "node:path";
import {
  type CommandPorts,
  SWITCH,
  TEXT,
  TEXTS,
  type Flags,
  type FlagValues,
  gatePorts,
  type Inside,
  numberFlag,
  type CommandRun,
  choiceFlag,
  fileFlag,
  makeCommand,
  textFlag,
  repeatedFlag,
} from "../../cli/command.ts";
import { GateError } from "../../errors.ts";
import { logLine } from "../../messages/escape.ts";
import { requireItem, requireValue, zipLists } from "../../model/lookup.ts";
import type { Inputs, Report } from "../../model/report.ts";
import { lockFolder, removeEarlierFiles, unlockFolders } from "../../output/write.ts";
import { openRoot, type Root } from "../../system/root.ts";
import { refuseForeignFile, writeWhole } from "../../system/write-whole.ts";
import {
  renderCsv,
  renderJson,
  renderText,
  systemKey,
  type ComparedAnswer,
  type ComparedSystem,
  type Comparison,
} from "./files.ts";
import { type CompareRequest, MOST_RESULTS, readComparedInputs, readSetFlag } from "./inputs.ts";
import { measureRun } from "../../app/measure.ts";
import { Secrecy } from "../../app/secrecy.ts";
import { requireSafeEvent } from "../../change/event.ts";
import { headPolicies } from "../../change/policies.ts";
import type { RetrievedRuns } from "../../gate/questions.ts";
import { buildView } from "../../messages/view.ts";
import { documentIds } from "../../metrics/matching.ts";
import { viewCase } from "../../metrics/view.ts";
import type { Baseline } from "../../model/baseline.ts";
import { formatProblem } from "../../model/problem.ts";
import { type Hit, type Run, runsById } from "../../model/run.ts";
import type { Scores } from "../../model/scores.ts";
import type { Suite } from "../../model/suite.ts";
import { GAINS, type Config } from "../../model/config.ts";
import { baselineOfReport, judgeRun, writeReport } from "../judged-run.ts";
import { describeOutcome, findOutcome } from "../outcome.ts";

const FLAGS: Flags = {
  config: TEXTS,
  set: TEXTS,
  queries: TEXT,
  truth: TEXT,
  corpus: TEXT,
  "run-a": TEXT,
  "run-b": TEXT,
  k: TEXT,
  gain: TEXT,
  "report-dir": TEXT,
  out: TEXT,
  csv: TEXT,
  json: SWITCH,
};

const HELP = `Usage: retrieval-gate compare --config [NAME=]F [--config [NAME=]F]… [--set FIELD=V,V…] [flags]
       retrieval-gate compare --queries F --truth F --run-a F --run-b F --k N [flags]

Measures two or more systems on one suite, and writes for each but the first the report of a gate
whose baseline is the first one.
With --config: by the rules of the first config.
With --run-a and --run-b: two recorded runs, A and B, by the usual rules. Exit code: 0 all systems
were measured, 2 wrong or incomparable input, 3 a retriever failed.

  --config [NAME=]F    a config, and a name for it; give --config more than once. All configs need
                       the same suite, k and definition
  --set FIELD=V,V…     run each config once with each value of a field below retriever; may be
                       repeated. Values below env and headers are text: retriever.env.EF=1,2
  --queries F          two columns (id, query) without header, TREC topics, or BEIR's lines
                       (.jsonl); gz is fine
  --truth F            qrels of three or four columns; a query that they lack counts 0
  --run-a F, --run-b F recorded runs: TREC, or JSON Lines of query_id and ranked
  --k N                cutoff of the recorded runs
  --gain NAME          with runs: linear (the default) or exponential (2^grade - 1)
  --corpus F           with runs: the documents. A note names judged documents that the corpus lacks
  --report-dir D       where the reports go (retrieval-gate-report/compare-<suite name>):
                       B/report.html, C/report.html…
  --out F              write JSON, with SHA-256 digests of the inputs. Their paths are relative to
                       the root of the repository
  --csv F              write a row for each query and system: its metrics, and hits, the judged
                       documents of the top k
  --json               print the JSON instead of text

Example: retrieval-gate compare --config now=retrieval-gate.yaml --config hybrid=hybrid.yaml
Example: retrieval-gate compare --config retrieval-gate.yaml --set retriever.params.ef=32,64,128
Example: retrieval-gate compare --queries queries.tsv --truth qrels.tsv --run-a old.run --run-b new.run --k 10
`;

/**
 * Runs `compare`: measures and judges the systems, writes the reports and the files that flags
 * name, prints text or JSON. Throws if a system or one of its queries fails.
 */
export const runCompareCommand: CommandRun = makeCommand(
  { name: "compare", flags: FLAGS, help: HELP },
  async (values, ports) => {
    const { root, inside } = openRoot(ports.workingDirectory);
    const request = readRequest(values, inside);
    const out = fileFlag(values, "out", inside);
    const csv = fileFlag(values, "csv", inside);
    if (request.kind === "configs") {
      await requireSafeEvent(ports.environment);
    }
    const inputs = await readComparedInputs(root, request);
    if (out !== null) {
      refuseForeignFile(root, out, "--out", "comparison");
    }
    if (csv !== null) {
      refuseForeignFile(root, csv, "--csv", "comparison_csv");
    }
    const { suite } = requireItem(inputs.systems, 0).inputs;
    const folder = path.resolve(
      ports.workingDirectory,
      textFlag(values, "report-dir") ?? `retrieval-gate-report/compare-${suite.name}`,
    );
    await lockFolder(folder);
    try {
      await removeEarlierReports(folder);
      const comparison = await compareSystems(root, inputs, folder, ports);
      if (out !== null) {
        await writeWhole(root, out, renderJson(comparison));
      }
      if (csv !== null) {
        await writeWhole(root, csv, renderCsv(comparison));
      }
      ports.out(values["json"] === true ? renderJson(comparison) : renderText(comparison));
    } finally {
      unlockFolders();
    }
  },
);

/** The flags that a comparison of two recorded runs needs; --corpus and --gain may be added. */
const RUN_FLAGS = ["queries", "truth", "run-a", "run-b", "k"] as const;

/**
 * Returns which comparison the flags ask for: of configs with --config, else of two recorded runs.
 * Throws `usage` for a flag of the other comparison, and for a missing flag.
 */
function readRequest(values: FlagValues, inside: Inside): CompareRequest {
  if (repeatedFlag(values, "config").length > 0) {
    return readConfigsRequest(values, inside);
  }
  if (values["set"] !== undefined) {
    throw usageError("--set goes with --config");
  }
  const queries = fileFlag(values, "queries", inside);
  const truth = fileFlag(values, "truth", inside);
  const runA = fileFlag(values, "run-a", inside);
  const runB = fileFlag(values, "run-b", inside);
  const k = numberFlag("compare", values, "k", { least: 1, most: MOST_RESULTS });
  if (queries === null || truth === null || runA === null || runB === null || k === null) {
    const missingFlags = RUN_FLAGS.filter((flag) => textFlag(values, flag) === null);
    const isNoneGiven = missingFlags.length === RUN_FLAGS.length;
    const subject = isNoneGiven ? "--config" : `--${missingFlags.join(", --")}`;
    const verb = isNoneGiven || missingFlags.length === 1 ? "is" : "are";
    throw usageError(`${subject} ${verb} missing`);
  }
  const corpus = fileFlag(values, "corpus", inside);
  const gain = choiceFlag("compare", values, "gain", GAINS) ?? "linear";
  return { kind: "runs", queries, truth, corpus, runA, runB, k, gain };
}

/**
 * Returns the comparison of configs that --config and --set ask for. Throws `usage` for
 * a flag that does not go with --config, and for a wrong value.
 */
function readConfigsRequest(values: FlagValues, inside: Inside): CompareRequest {
  const otherFlag = [...RUN_FLAGS, "corpus", "gain"].find((flag) => values[flag] !== undefined);
  if (otherFlag !== undefined) {
    throw usageError(`--config and --${otherFlag} don't go together`);
  }
  const settings = repeatedFlag(values, "set").map(readSetFlag);
  const configs = repeatedFlag(values, "config").map((config) => {
    // `hybrid=configs/b.yaml` has a name. `configs/a=b.yaml` has none: a slash before `=` is of a
    // path.
    const [, name = null, file = config] = /^([^=/\\]+)=(.+)$/s.exec(config) ?? [];
    return { name, file: inside(file, "--config") };
  });
  return { kind: "configs", configs, settings };
}

function usageError(message: string): GateError {
  return new GateError(
    "usage",
    `compare: ${message}`,
    "Name each config with --config. For recorded runs, use --queries, --truth, --run-a, --run-b and --k. See compare --help.",
  );
}

/** Removes the reports of an earlier comparison, which may have had more systems. */
async function removeEarlierReports(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // Each system has a folder: A, B and so on. A file such as LICENSE is none.
    if (entry.isDirectory() && /^[A-Z]+$/.test(entry.name)) {
      await removeEarlierFiles(path.join(folder, entry.name));
    }
  }
}

// Measures two or more systems one after the other, and judges each but the first as a gate whose
// baseline is the first one's run.

/**
 * Writes a report of each system but the first into the folder, and returns the comparison. Throws
 * the error of the first system that fails, with its name in front and secrets hidden; the reports
 * before it stay.
 */
async function compareSystems(
  root: Root,
  { systems, metrics, digests }: Awaited<ReturnType<typeof readComparedInputs>>,
  folder: string,
  ports: CommandPorts,
): Promise<Comparison> {
  const { config, suite } = requireItem(systems, 0).inputs;
  for (const warning of suite.warnings ?? []) {
    ports.err(`note: ${logLine(formatProblem(warning))}\n`);
  }
  const gate = gatePorts(ports);
  // All files are read. From here on a signal such as Ctrl-C stops the retriever that is asked.
  gate.listen?.();
  const comparedSystems: ComparedSystem[] = [];
  let baseline: Baseline | null = null;
  for (const [at, system] of systems.entries()) {
    gate.progress(`${at + 1} of ${systems.length}: ${system.label}`);
    const { inputs, ...named } = system;
    const judgedReport = await judgeSystem(root, { ...inputs, baseline }, gate);
    const { run, scores } = requireMeasured(judgedReport, system.label);
    // The report of a compared system offers no baseline to record.
    const report = { ...judgedReport, new_baseline: null };
    const latency = scores.latency.overall;
    const reportFolder = path.join(folder, systemKey(at));
    comparedSystems.push({
      ...named,
      means: metrics.map((name) => scores.means.overall.get(name) ?? null),
      latency: latency.samples === 0 ? null : latency,
      answers: listAnswers(suite, run, scores, config.definition, metrics),
      judged: baseline === null ? null : await writeAndDescribeReport(report, reportFolder, ports),
    });
    // All others are compared with the first system.
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

/**
 * Asks a system, and returns the gate's report on it, with secrets hidden. Throws if `ports.signal`
 * aborts.
 */
async function judgeSystem(
  root: Root,
  inputs: Inputs,
  ports: ReturnType<typeof gatePorts>,
): Promise<Report> {
  const secrecy = new Secrecy(ports.environment);
  const policies = headPolicies(inputs, root);
  const secretNotices = secrecy.learnPolicySecrets(policies, root);
  const report = await judgeRun({ ...policies, notices: secretNotices }, async (plan) => {
    const measured: RetrievedRuns = await measureRun(root, plan, { ...ports, event: null }, "gate");
    // Throws if an id has a secret, which makes a failed report.
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

/** Writes the report. Returns its page, and what the gate says in a word and a sentence. */
async function writeAndDescribeReport(
  report: Report,
  folder: string,
  ports: CommandPorts,
): Promise<ComparedSystem["judged"]> {
  const view = buildView(report);
  const outcome = findOutcome(report, view);
  const words = describeOutcome(outcome, view);
  return { outcome, words, report: await writeReport(folder, report, null, ports) };
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

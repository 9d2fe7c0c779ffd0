/** `validate`: checks every file and lints the suite. No retriever runs. */
import type { SuitePower } from "../../gate/suite-power.ts";
import { THE_RULE } from "../../messages/rule.ts";
import { describeIgnoredFiles } from "../../app/ignored-file.ts";
import { type Root, absolutePath, openRoot } from "../../system/root.ts";
import { loadInputs } from "../../files/inputs.ts";
import { requireKnownNames } from "../../files/select.ts";
import { keepSelected } from "../../gate/selected-cases.ts";
import { type LintBucket, findEmptyIntents, lintSuite } from "../../gate/lint.ts";
import { type RulePower, isTestedTogether } from "../../gate/rule-power.ts";
import { invalidFile } from "../../files/validate.ts";
import { listNames, pluralise } from "../../messages/format.ts";
import { requireComparable } from "../../gate/sound.ts";
import { logLine } from "../../messages/escape.ts";
import type { OddLimitNotice } from "../../model/notice.ts";
import type { Inputs } from "../../model/report.ts";
import {
  type CommandPorts,
  SWITCH,
  TEXT,
  type Flags,
  type FlagValues,
  type CommandRun,
  configFlag,
  fileFlag,
  makeCommand,
  printResult,
} from "../../cli/command.ts";
import { checkConfiguredRetriever } from "../../app/request.ts";
import { makeHits, refuseUnknownTargets } from "../../app/unknown-targets.ts";
import { GateError } from "../../errors.ts";
import { readCache } from "../../app/answers.ts";
import { type RetrieverConfig, placeOfKey } from "../../model/config.ts";
import { type Scope, scopeText } from "../../model/scope.ts";
import { type CaseContent, type ReadDataset, type Target, targetLabel } from "../../model/suite.ts";

import { formatProblem } from "../../model/problem.ts";
import { addToList } from "../../model/lookup.ts";
import { withoutUndefined } from "../../system/json.ts";
import type { Hit } from "../../model/run.ts";
import type { Bm25Retriever } from "../../retrievers/kinds.ts";
import type { AskPorts } from "../ask.ts";
import { recentBaselines } from "../history/read.ts";
import { warnOfAlwaysOrNeverSolved, warnOfGoneTargets, warnOfSameQuestions } from "./old-cases.ts";

const FLAGS: Flags = {
  config: TEXT,
  corpus: TEXT,
  json: SWITCH,
};

const HELP = `Usage: retrieval-gate validate [--config F] [--corpus F] [--json]

Checks config, suite and baseline. Lists cases to look at: targets and passages that the corpus no
longer has, cases that are right in all recorded baselines or in none, similar queries, small
intents. No retriever runs. Exit code: 0 fine (warnings included), 2 wrong.

  --config F           config file (retrieval-gate.yaml)
  --corpus F           the documents, to look for targets: JSON Lines, or a folder; absent: those of
                       a bm25 retriever
  --json               print JSON instead of text

Example: retrieval-gate validate --config retrieval-gate.yaml
`;

/** Runs `validate`: prints what the files are, and warnings. Throws what is wrong with a file. */
export const runValidate: CommandRun = makeCommand(
  { name: "validate", flags: FLAGS, help: HELP },
  async (values, ports) => {
    const validation = await checkFiles(values, ports);
    const text = `${validationLines(validation).join("\n")}\n`;
    printResult(ports, values, validationJson(validation), text);
  },
);

interface Validation {
  readonly inputs: Inputs;
  readonly lint: ReturnType<typeof lintSuite>;
  /** How many the corpus has; null if none is known. */
  readonly documents: number | null;
  readonly warnings: readonly string[];
}

/**
 * Returns the files and what to warn of. Throws what `gate` would throw before it asks a query, and
 * `invalid_config` for rules of an intent without cases.
 */
async function checkFiles(
  values: FlagValues,
  { workingDirectory, environment, moduleHost, guard, err }: CommandPorts,
): Promise<Validation> {
  const { root, inside } = openRoot(workingDirectory);
  const config = configFlag(values, inside);

  // Files that a gate would refuse are refused here, in the same order.
  const loaded = await loadInputs(root, config);
  requireComparable(loaded);
  requireKnownNames(loaded);
  const inputs = keepSelected(loaded);
  // Read only to refuse a broken cache of the judge.
  readCache(root, inputs.config);
  const retrieverPorts = { environment, moduleHost, signal: guard.signal, log: err };
  await checkConfiguredRetriever(inputs, { ...retrieverPorts, root: root.directory });
  refuseEmptyIntents(inputs, config);

  // Then come the warnings.
  const corpus = fileFlag(values, "corpus", inside);
  const lint = lintSuite(inputs.config, inputs.suite, inputs.baseline);
  const corpusCheck = await checkWithCorpus(root, inputs, corpus, retrieverPorts);
  const fileProblems = [...(inputs.warnings ?? []), ...(inputs.suite.warnings ?? [])];
  const { file: configFile, baseline: baselineFile } = inputs.config;
  const committedFiles = [configFile, ...inputs.suite.files, baselineFile]
    .filter((file) => file !== null)
    .map((file) => absolutePath(root, file));
  const warnings = [
    ...describeIgnoredFiles(committedFiles, { workingDirectory, environment }),
    ...secretHeaderWarnings(inputs.config.retriever),
    ...fileProblems.map(formatProblem),
    ...lint.warnings,
    ...(await describeOddLimits(lint.oddLimits)),
    ...corpusCheck.warnings,
    ...nearBaselineWarnings(inputs),
  ];
  return { inputs, lint, documents: corpusCheck.documents, warnings };
}

/**
 * Returns what is out of date in a suite, and the number of documents of the corpus, null if none
 * was read. `corpus` is a path, or null for the corpus of a bm25 retriever; other kinds have none
 * then. Throws if a named corpus can't be read, and if the corpus has no target of a suite from a
 * golden file.
 */
export async function checkWithCorpus(
  root: Root,
  { suite, config, baseline }: Inputs,
  corpus: string | null,
  ports: AskPorts,
): Promise<{ readonly documents: number | null; readonly warnings: readonly string[] }> {
  let documents: readonly Hit[] | null = null;
  const warnings: string[] = [];
  try {
    documents = await readCorpusHits(root, config.retriever, corpus, ports);
  } catch (error) {
    // A named corpus must be there. The retriever's own may be made by a later step of the
    // workflow, so that it is only a warning if that can't be read.
    if (corpus !== null || !(error instanceof GateError)) {
      throw error;
    }
    warnings.push(`the corpus can't be looked at: ${error.message}`);
  }
  if (documents !== null) {
    refuseUnknownTargets(suite, config.definition, { documents, from: "corpus" });
    warnings.push(...warnOfGoneTargets(suite, documents, config.definition));
  }
  const committedBaselines = await recentBaselines(root, config.baseline, ports.environment);
  // Without a history in git, the baseline of the work tree alone.
  const baselines =
    committedBaselines.length > 0 || baseline === null ? committedBaselines : [baseline];
  warnings.push(...warnOfSameQuestions(suite), ...warnOfAlwaysOrNeverSolved(suite, baselines));
  return { documents: documents?.length ?? null, warnings };
}

/**
 * Returns all documents of the corpus at the path `corpus`. If that is null, returns those that a
 * bm25 retriever indexes, also beyond its limit `max_docs`; null for other retrievers.
 */
async function readCorpusHits(
  root: Root,
  retriever: RetrieverConfig,
  corpus: string | null,
  ports: AskPorts,
): Promise<readonly Hit[] | null> {
  if (corpus !== null) {
    const { loadCorpus } = await import("../suggest/suggest.ts");
    return makeHits(await loadCorpus(root, corpus, ports));
  }
  if (retriever.kind !== "bm25") {
    return null;
  }
  const { readCorpus } = await import("../../retrievers/bm25.ts");
  const withoutLimit = { ...(retriever as Bm25Retriever), max_docs: null };
  return makeHits(await readCorpus(withoutLimit, { ...ports, root: root.directory }));
}

function refuseEmptyIntents(inputs: Inputs, configFile: string): void {
  const suiteIntents = [...new Set(inputs.suite.cases.map(({ intent }) => intent))].toSorted();
  const problems = findEmptyIntents(inputs.config, inputs.suite).map((name) =>
    withoutUndefined({
      file: configFile,
      line: inputs.lines?.get(`gate.intents.${name}`),
      pointer: `/gate/intents/${name}`,
      message: `no case of the suite has this intent, so every run fails its rules; the suite has ${listNames(suiteIntents)}`,
    }),
  );
  if (problems.length > 0) {
    throw invalidFile("invalid_config", "config", configFile, problems);
  }
}

/** Loads the sentences only if there is a limit to describe. */
async function describeOddLimits(notices: readonly OddLimitNotice[]): Promise<readonly string[]> {
  if (notices.length === 0) {
    return [];
  }
  const { noticeSentence } = await import("../../messages/notices.ts");
  return notices.map((notice) => noticeSentence(notice));
}

function validationJson(validation: Validation): unknown {
  const { inputs, lint, documents, warnings } = validation;
  const { suite, baseline } = inputs;
  const withScopeText = (row: { readonly scope: Scope }): unknown => ({
    ...row,
    scope: scopeText(row.scope),
  });
  return {
    valid: true,
    suite: suite.name,
    cases: suite.cases.length,
    draft: suite.draft ?? null,
    buckets: lint.buckets.map(withScopeText),
    power: lint.power,
    rules: lint.rules.map(withScopeText),
    warnings,
    documents,
    datasets: (suite.datasets ?? []).map(({ file, expected, cases, first }) => ({
      file,
      expected,
      cases,
      first: caseJson(first),
    })),
    timing: baseline?.timing ?? null,
  };
}

/**
 * Returns what `validate` prints: the config and suite; the rule by which the gate decides, and what
 * it can notice in this suite; the rules of the suite and of each intent; the baseline; warnings.
 */
function validationLines({ inputs, lint, warnings }: Validation): readonly string[] {
  const { config, suite, baseline, whole } = inputs;
  // With `select`, `whole` has all cases of the suite.
  const partPrefix = whole === undefined ? "" : `${suite.cases.length} of `;
  const caseCount = pluralise((whole ?? inputs).suite.cases.length, "case");
  const watchedCount = suite.cases.filter(({ watched }) => watched === true).length;
  const recordedCases = baseline === null ? "none yet" : pluralise(baseline.cases.size, "case");
  const repeats = config.latency === "off" ? 0 : (baseline?.timing.repeats ?? 0);
  const lines = [
    `${logLine(config.file)}: valid`,
    `suite ${suite.name}, revision ${logLine(suite.revision)}: ${partPrefix}${caseCount}`,
    ...(suite.datasets ?? []).flatMap(datasetLines),
  ];
  if (suite.draft !== undefined) {
    lines.push("draft: gate and record refuse it");
  }
  if (watchedCount > 0) {
    const queries = pluralise(watchedCount, "query", "queries");
    lines.push(`watched: ${queries} without expected documents, whose lists are compared`);
  }
  const hasCritical = suite.cases.some((subject) => subject.critical && !subject.expect_empty);
  lines.push(THE_RULE, ...powerSentences(lint.power, hasCritical));
  for (const bucket of lint.buckets) {
    // An intent that holds every case would be the suite again.
    if (bucket.scope.kind === "overall" || bucket.size < suite.cases.length) {
      lines.push(...bucketLines(bucket, lint.rules));
    }
  }
  lines.push(
    config.baseline === null
      ? "baseline: the config names none. The gate needs base-directory, which measures the base, too"
      : `baseline ${logLine(config.baseline)}: ${recordedCases}`,
  );
  if (repeats > 0) {
    lines.push(`latency: each case is timed ${pluralise(repeats, "time")}`);
  }
  return [...lines, ...warnings.map((warning) => `warning: ${logLine(warning)}`)];
}

/** Returns a case as the suite has it, for a person to compare with the dataset. */
function caseJson(content: CaseContent): Readonly<Record<string, unknown>> {
  const { query, intent, expected, expect_empty, forbidden, tags, params, place } = content;
  return withoutUndefined({
    line: place.line,
    id: content.named_by_query === true ? undefined : content.id,
    query,
    expected: expected.length === 0 ? undefined : targetLabels(expected),
    expect_empty: expect_empty || undefined,
    forbidden: forbidden.length === 0 ? undefined : forbidden.map(targetLabel),
    intent,
    tags,
    params,
  });
}

/** Returns the targets with their grades, or without if all grades are 1. */
function targetLabels(targets: readonly Target[]): readonly string[] {
  return targets.every(({ grade }) => grade === 1)
    ? targets.map(targetLabel)
    : targets.map((target) => `${targetLabel(target)} (grade ${target.grade})`);
}

/** Returns how a dataset was read: its number of cases, and its first case. */
function datasetLines({ file, cases, first }: ReadDataset): readonly string[] {
  const { line, ...fields } = caseJson(first);
  // A list is shown as texts with semicolons, any other value as JSON.
  const fieldLines = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return `  ${name}: ${logLine(Array.isArray(value) ? value.join("; ") : text)}`;
  });
  return [
    // The folder of the config itself has no name.
    `${logLine(file === "" ? "." : file)}: ${pluralise(cases, "case")}. The first was read as (line ${String(line)}):`,
    ...fieldLines,
  ];
}

function nearBaselineWarnings({
  config,
  near_baseline: near,
  lines = new Map(),
}: Inputs): readonly string[] {
  if (near === undefined) {
    return [];
  }
  const message = `there is no ${config.baseline}; did you mean ${near}?`;
  return [formatProblem({ ...placeOfKey(config.file, lines, "baseline"), message })];
}

/** Matches names of headers whose values are secrets: `Authorization`, `Cookie`, `X-Api-Key`. */
const SECRET_HEADER = /^(?:authorization|cookie|.*(?:api[-_]?key|token|secret).*)$/i;

/**
 * Returns a warning for each header whose secret stands in the config itself. It is in git then,
 * and reports don't mask it, as they mask the values of environment variables.
 */
function secretHeaderWarnings(retriever: RetrieverConfig): readonly string[] {
  type WithHeaders = { readonly headers?: Readonly<Record<string, unknown>> };
  const { headers, embed } = retriever as WithHeaders & { readonly embed?: WithHeaders | null };
  const allHeaders = [...Object.entries(headers ?? {}), ...Object.entries(embed?.headers ?? {})];
  const isSecret = ([name, value]: readonly [string, unknown]): boolean =>
    typeof value === "string" && SECRET_HEADER.test(name) && !value.includes("{{");
  return allHeaders
    .filter(isSecret)
    .map(
      ([name]) =>
        `the header ${name} is written in the config, so everybody who reads the repository has it. Use { env: NAME }`,
    );
}

function writeLostQueries(count: number): string {
  return pluralise(count, "lost query is", "lost queries are");
}

/**
 * Returns how many lost queries are enough to fail the gate, and which fall of recall it notices:
 * `recall_fall` is null if the suite is too small for any, undefined if that is not known.
 */
function powerSentences(
  { lost, lost_beside_better: besideBetter, recall_fall: fall }: SuitePower,
  hasCritical: boolean,
): readonly string[] {
  if (lost === null) {
    return hasCritical
      ? ["This suite fails only if a critical query is lost."]
      : ["This suite does not fail, however many queries are lost."];
  }
  const sentences = [`${writeLostQueries(lost)} enough to fail the gate if no query gets better.`];
  if (besideBetter !== null) {
    sentences.push(
      `${writeLostQueries(besideBetter)} enough if at most half as many queries get better.`,
    );
  }
  const change = "(Assumed: for every three lost queries, another query is newly found.)";
  if (fall === null) {
    sentences.push(`The suite is too small to notice a fall of recall reliably. ${change}`);
  } else if (fall !== undefined) {
    const digits = fall < 0.1 ? 3 : 2;
    sentences.push(
      `If recall falls by ${fall.toFixed(digits)}, the gate notices this with a probability of 80 %. ${change}`,
    );
  }
  return sentences;
}

/**
 * Returns a line for the bucket, and below it how many lost cases make its gated metrics fail:
 * metrics with the same words share a line. A rule that no number of lost cases fails has none.
 */
function bucketLines(
  { scope, cases, controls }: LintBucket,
  rules: readonly RulePower[],
): readonly string[] {
  const controlsText =
    controls === 0 ? "" : `, and ${pluralise(controls, "case")} that should find nothing`;
  const metricsByWords = new Map<string, string[]>();
  for (const rule of rules.filter((candidate) => scopeText(candidate.scope) === scopeText(scope))) {
    const { visible, metric } = rule;
    if (visible === null) {
      continue;
    }
    const { losses } = visible;
    const words = isTestedTogether(metric)
      ? `fails if ${losses} of ${pluralise(rule.cases, "query", "queries")} ${losses === 1 ? "is" : "are"} lost`
      : `fails if it gets worse in ${losses} of ${pluralise(rule.cases, "case")}`;
    addToList(metricsByWords, words, metric);
  }
  return [
    `  ${logLine(scopeText(scope))}: ${pluralise(cases, "case")} with expected documents${controlsText}`,
    ...[...metricsByWords].map(([words, metrics]) => `    ${metrics.join(", ")}: ${words}`),
  ];
}

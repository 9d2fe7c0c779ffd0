/** `validate`: every file is checked, the suite is linted; no retriever runs. */
import { THE_RULE } from "../messages/rule.ts";
import { type Root, openRoot } from "../system/root.ts";
import type { Ending } from "../exit-code.ts";
import { requireKnownNames } from "../change/tiers.ts";
import { loadInputs } from "../files/inputs.ts";
import { selectTier } from "../gate/tiers.ts";
import { findUnseenRankings } from "../gate/broken-rankings.ts";
import { type LintBucket, findEmptyIntents, lintSuite } from "../gate/lint.ts";
import type { RulePower } from "../gate/rule-power.ts";
import { invalidFile } from "../files/validate.ts";
import { listNames, pluralise } from "../messages/format.ts";
import { requireComparable } from "../gate/sound.ts";
import { logLine } from "../messages/escape.ts";
import type { Inputs } from "../model/report.ts";
import { type CommandPorts, type Flags, type FlagValues, readFlags, textFlag } from "./command.ts";
import { type GatePorts, checkConfiguredRetriever } from "../app/request.ts";
import { readCache } from "../app/answers.ts";
import type { RetrieverConfig } from "../model/config.ts";
import { type Scope, scopeText } from "../model/scope.ts";
import { type CaseContent, type ReadDataset, type Target, targetLabel } from "../model/suite.ts";
import { formatProblem } from "../model/problem.ts";
import { withoutUndefined } from "../system/json.ts";

const FLAGS: Flags = {
  config: { type: "string" },
  corpus: { type: "string" },
  json: { type: "boolean" },
};

const HELP = `Usage: retrieval-gate validate [--config F] [--corpus F] [--json]

Checks config, suite and baseline, and lints the suite. It lists what grew old: targets and passages that the corpus no
longer holds, cases that all recorded baselines solve or none does, near duplicates, small intents. No retriever runs.
Exit code: 0 fine (warnings included), 2 wrong.

  --config F           config file (retrieval-gate.yaml)
  --corpus F           documents to look for targets in: JSON Lines, or a folder; absent: those of a bm25 retriever
  --json               print JSON instead of text

Example: retrieval-gate validate --config retrieval-gate.yaml
`;

export interface AgedSuite {
  /** Documents that were looked at; null where no corpus is known. */
  readonly documents: number | null;
  /** Sentences. */
  readonly warnings: readonly string[];
}

/** Looks for what grew old. It is the workbench's: the gate does not import it. */
type LookForAge = (
  root: Root,
  inputs: Inputs,
  /** Relative to the root; null for the retriever's own. */
  corpus: string | null,
  ports: Pick<GatePorts, "environment" | "moduleHost" | "signal"> & {
    readonly log: (text: string) => void;
  },
) => Promise<AgedSuite>;

export async function runValidate(
  argv: readonly string[],
  ports: CommandPorts,
  loadLookForAge: () => Promise<LookForAge>,
): Promise<Ending> {
  const values = readFlags("validate", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const checked = await checkFiles(values, ports, loadLookForAge);
  if (values["json"] === true) {
    ports.out(`${JSON.stringify(validationJson(checked), null, 2)}\n`);
  } else {
    for (const line of validationLines(checked)) {
      ports.out(`${line}\n`);
    }
  }
  return { kind: "answered" };
}

interface CheckedFiles {
  readonly inputs: Inputs;
  readonly lint: ReturnType<typeof lintSuite>;
  readonly documents: AgedSuite["documents"];
  /** Broken rankings that no rule fails. */
  readonly unseen: readonly string[];
  readonly warnings: readonly string[];
}

/** Throws what `gate` would refuse before it asks. */
async function checkFiles(
  values: FlagValues,
  { workingDirectory, environment, moduleHost, guard, err }: CommandPorts,
  loadLookForAge: () => Promise<LookForAge>,
): Promise<CheckedFiles> {
  const { root, inside } = openRoot(workingDirectory);
  const config = inside(textFlag(values, "config") ?? "retrieval-gate.yaml", "config");
  const loaded = await loadInputs(root, config, { suite: null, baseline: null });
  requireComparable(loaded);
  requireKnownNames(loaded);
  const inputs = selectTier(loaded);
  readCache(root, inputs.config);
  const asks = { environment, moduleHost, signal: guard.signal, log: err };
  await checkConfiguredRetriever(inputs, { ...asks, root: root.directory });
  const intents = [...new Set(inputs.suite.cases.map(({ intent }) => intent))].toSorted();
  const problems = findEmptyIntents(inputs.config, inputs.suite).map((name) =>
    withoutUndefined({
      file: config,
      line: inputs.lines?.get(`gate.intents.${name}`),
      pointer: `/gate/intents/${name}`,
      message: `no case of the suite has this intent, so every run fails its rules; the suite has ${listNames(intents)}`,
    }),
  );
  if (problems.length > 0) {
    throw invalidFile("invalid_config", "config", config, problems);
  }
  const corpus = textFlag(values, "corpus");
  const lookForAge = await loadLookForAge();
  const searched = corpus === null ? null : inside(corpus, "--corpus");
  const lint = lintSuite(inputs.config, inputs.suite, inputs.baseline);
  const { documents, warnings: aged } = await lookForAge(root, inputs, searched, asks);
  const { baseline } = inputs;
  const unseen = baseline === null ? [] : findUnseenRankings(inputs.config, inputs.suite, baseline);
  const warnings = [
    ...secretsWritten(inputs.config.retriever),
    ...[...(inputs.warnings ?? []), ...(inputs.suite.warnings ?? [])].map(formatProblem),
    ...lint.warnings,
    ...aged,
    ...unseen.map((name) => `the rules would let a ranking pass that is ${name}`),
  ];
  return { inputs, lint, documents, unseen, warnings };
}

function validationJson({ inputs, lint, documents, unseen, warnings }: CheckedFiles): unknown {
  const { suite, baseline } = inputs;
  const asText = (each: { readonly scope: Scope }): unknown => ({
    ...each,
    scope: scopeText(each.scope),
  });
  return {
    valid: true,
    suite: suite.name,
    cases: suite.cases.length,
    draft: suite.draft ?? null,
    buckets: lint.buckets.map(asText),
    rules: lint.rules.map(asText),
    unseen_rankings: unseen,
    warnings,
    documents,
    datasets:
      suite.datasets?.map(({ first, ...rest }) => ({ ...rest, first: readCase(first) })) ?? [],
    timing: baseline?.timing ?? null,
  };
}

function validationLines({ inputs, lint, warnings }: CheckedFiles): readonly string[] {
  const { config, suite, baseline, whole } = inputs;
  const all = whole === undefined ? "" : ` of ${whole.suite.cases.length}`;
  const draft = pluralise(suite.draft?.without_target.length ?? 0, "case");
  const recorded = baseline === null ? "none yet" : `${baseline.cases.size} cases`;
  const repeats = config.latency === "off" ? 0 : (baseline?.timing.repeats ?? 0);
  return [
    `${logLine(config.file)}: valid`,
    `suite ${suite.name}, revision ${logLine(suite.revision)}: ${suite.cases.length}${all} cases`,
    ...(suite.datasets ?? []).flatMap(datasetLines),
    ...(suite.draft === undefined
      ? []
      : [`draft: gate and record refuse it; ${draft} without a target yet`]),
    THE_RULE,
    ...lint.buckets.flatMap((bucket) => bucketLines(bucket, lint.rules)),
    config.baseline === null
      ? "baseline: the config names none. The gate needs base-directory, which measures the base, too"
      : `baseline ${logLine(config.baseline)}: ${recorded}`,
    ...(repeats === 0 ? [] : [`latency: each case is timed ${pluralise(repeats, "time")}`]),
    ...warnings.map((warning) => `warning: ${logLine(warning)}`),
  ];
}

/** Returns what a case of a dataset became: what a person compares with the file. */
function readCase(first: CaseContent): Readonly<Record<string, unknown>> {
  const { query, intent, expected, expect_empty, forbidden, tags, params, place } = first;
  return withoutUndefined({
    line: place.line,
    id: first.named_by_query === true ? undefined : first.id,
    query,
    expected: expected.length === 0 ? undefined : expected.map(gradedLabel),
    expect_empty: expect_empty || undefined,
    forbidden: forbidden.length === 0 ? undefined : forbidden.map(targetLabel),
    intent,
    tags,
    params,
  });
}

function gradedLabel(target: Target): string {
  return target.grade === 1
    ? targetLabel(target)
    : `${targetLabel(target)} (grade ${target.grade})`;
}

/** Returns the dataset with its first case as it was read. */
function datasetLines({ file, cases, first }: ReadDataset): readonly string[] {
  const { line, ...members } = readCase(first);
  const texts = Object.entries(members).map(([name, value]) => {
    const written = typeof value === "string" ? value : JSON.stringify(value);
    return `  ${name}: ${logLine(Array.isArray(value) ? value.join("; ") : written)}`;
  });
  return [
    `${logLine(file)}: ${pluralise(cases, "case")}. The first was read as (line ${String(line)}):`,
    ...texts,
  ];
}

const SECRET_HEADER = /^(?:authorization|cookie|.*(?:api[-_]?key|token|secret).*)$/i;

/** Headers that hold a secret as it is: it is in git then, and in no list of what reports must not show. */
function secretsWritten(retriever: RetrieverConfig): readonly string[] {
  type WithHeaders = { readonly headers?: Readonly<Record<string, unknown>> };
  const { headers, embed } = retriever as WithHeaders & { readonly embed?: WithHeaders | null };
  const all = [...Object.entries(headers ?? {}), ...Object.entries(embed?.headers ?? {})];
  return all.flatMap(([name, value]) =>
    typeof value === "string" && SECRET_HEADER.test(name) && !value.includes("{{")
      ? [
          `the header ${name} is written in the config, so everybody who reads the repository has it. Use { env: NAME }`,
        ]
      : [],
  );
}

/** The bucket, and under it each gated metric with the least that it sees; metrics that see the same share a line. */
function bucketLines(
  { scope, cases, controls, weight, losses }: LintBucket,
  rules: readonly RulePower[],
): readonly string[] {
  const enough =
    losses === null
      ? "no number of lost cases fails"
      : `fails from ${pluralise(losses, "lost case")} without a win on`;
  const asked = controls === 0 ? "" : ` and ${pluralise(controls, "negative control")}`;
  const one = weight === null ? "" : `, one case weighs ${weight.toFixed(4)}, ${enough}`;
  const seen = new Map<string, string[]>();
  for (const rule of rules.filter((each) => scopeText(each.scope) === scopeText(scope))) {
    const { visible } = rule;
    const fails =
      visible === null
        ? "no number of losses fails"
        : `fails from ${pluralise(visible.losses, "loss", "losses")} on (${visible.drop.toFixed(4)})`;
    const words = `over ${pluralise(rule.cases, "case")}, ${fails}`;
    seen.set(words, [...(seen.get(words) ?? []), rule.metric]);
  }
  return [
    `  ${logLine(scopeText(scope))}: ${pluralise(cases, "case")} with targets${asked}${one}`,
    ...[...seen].map(([words, metrics]) => `    ${metrics.join(", ")}: ${words}`),
  ];
}

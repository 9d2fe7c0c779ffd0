/** `validate`: every file is checked, the suite is linted; no retriever runs. */
import { THE_RULE } from "../words/rule.ts";
import { type Root, findRoot, insideRoot } from "../system/root.ts";
import path from "node:path";
import type { Ending } from "../exit-code.ts";
import { loadInputs } from "../files/inputs.ts";
import { type LintBucket, type Power, emptyBuckets, lintSuite } from "../gate/lint.ts";
import { invalid } from "../files/validate.ts";
import { plural } from "../words/format.ts";
import { planNotices } from "../gate/latency/policy.ts";
import { noticeSentence } from "../words/notices.ts";
import { planWords } from "../words/sampling.ts";
import { requireComparable } from "../gate/sound.ts";
import { logLine } from "../words/escape.ts";
import type { Inputs } from "../model/report.ts";
import { type CommandPorts, type Flags, readFlags, text } from "./command.ts";
import type { GatePorts } from "../app/request.ts";
import { readCache } from "../app/answers.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { HttpRetriever } from "../retrievers/kinds.ts";
import { GateError } from "../errors.ts";
import type { RetrieverPorts } from "../retrievers/ports.ts";
import { checkRetriever } from "../retrievers/registry.ts";
import { type Scope, scopeText } from "../model/scope.ts";

const FLAGS: Flags = { config: { type: "string" }, corpus: { type: "string" }, json: { type: "boolean" } };

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
export type LookForAge = (
  root: Root,
  inputs: Inputs,
  /** Relative to the root; null for the retriever's own. */
  corpus: string | null,
  ports: Pick<GatePorts, "environment" | "moduleHost" | "signal"> & { readonly log: (text: string) => void },
) => Promise<AgedSuite>;

export async function validate(
  argv: readonly string[],
  ports: CommandPorts,
  loadLookForAge: () => Promise<LookForAge>,
): Promise<Ending> {
  const values = readFlags("validate", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const root = findRoot(ports.workingDirectory);
  const from = path.relative(root.directory, ports.workingDirectory);
  const config = insideRoot(root, from, text(values, "config") ?? "retrieval-gate.yaml", "config");
  const inputs = await loadInputs(root, config, { suite: null, baseline: null });
  requireComparable(inputs);
  readCache(root, inputs.config);
  const { environment, moduleHost, guard, err } = ports;
  const asks = { environment, moduleHost, signal: guard.signal, log: err };
  await checkAsked(inputs, { ...asks, root: root.directory });
  const { suite, baseline } = inputs;
  const problems = emptyBuckets(inputs.config, suite).map(({ kind, name }) => ({
    file: config,
    pointer: `/gate/${kind}s/${name}`,
    message: `no case of the suite has this ${kind}, so every run fails its rules`,
  }));
  if (problems.length > 0) throw invalid("invalid_config", "config", config, problems);
  const lint = lintSuite(inputs.config, suite, baseline);
  const corpus = text(values, "corpus");
  const lookForAge = await loadLookForAge();
  const aged = await lookForAge(
    root,
    inputs,
    corpus === null ? null : insideRoot(root, from, corpus, "--corpus"),
    asks,
  );
  const warnings = [...secretsWritten(inputs.config.retriever), ...lint.warnings, ...aged.warnings];
  const leftOut = planNotices(inputs);
  if (values["json"] === true) {
    const asText = (each: { readonly scope: Scope }): unknown => ({
      ...each,
      scope: scopeText(each.scope),
    });
    const found = {
      valid: true,
      suite: suite.name,
      cases: suite.cases.length,
      draft: suite.draft ?? null,
      buckets: lint.buckets.map(asText),
      rules: lint.rules.map(asText),
      warnings,
      documents: aged.documents,
      sampling: baseline?.plan
        ? { ...baseline.plan, repeats: Object.fromEntries(baseline.plan.repeats) }
        : null,
    };
    ports.out(`${JSON.stringify(found, null, 2)}\n`);
    return { kind: "answered" };
  }
  ports.out(`${logLine(config)}: valid\n`);
  ports.out(`suite ${suite.name}, revision ${logLine(suite.revision)}: ${suite.cases.length} cases\n`);
  if (suite.draft !== undefined)
    ports.out(
      `draft: gate and record refuse it; ${plural(suite.draft.without_target.length, "case")} without a target yet\n`,
    );
  ports.out(`${THE_RULE}\n`);
  for (const line of lint.buckets.flatMap((bucket) => bucketLines(bucket, lint.rules))) ports.out(line);
  ports.out(
    `baseline ${logLine(inputs.config.baseline)}: ${baseline === null ? "none yet" : `${baseline.cases.size} cases`}\n`,
  );
  if (inputs.config.latency !== "off" && baseline?.plan !== undefined)
    ports.out(`latency: ${logLine(planWords(baseline.plan))}\n`);
  for (const notice of leftOut) ports.out(`latency: ${logLine(noticeSentence(notice))}\n`);
  for (const warning of warnings) ports.out(`warning: ${logLine(warning)}\n`);
  return { kind: "answered" };
}

/** As the gate refuses it when it starts the retriever, with the place in the file. */
export async function checkAsked(
  { config, lines = new Map() }: Pick<Inputs, "config" | "lines">,
  ports: RetrieverPorts,
): Promise<void> {
  await checkRetriever(config.retriever, ports).catch((error: unknown) => {
    if (!(error instanceof GateError)) throw error;
    const [place = "retriever"] = /^retriever(?:\.[\w-]+)*/.exec(error.message) ?? [];
    const known = place.split(".").map((_, i, parts) => parts.slice(0, parts.length - i).join("."));
    const line = lines.get(known.find((each) => lines.has(each)) ?? "") ?? 1;
    const problems = [
      { file: config.file, pointer: `/${place.replaceAll(".", "/")}`, line, message: error.message },
    ];
    const { hint } = error;
    throw new GateError(error.code, `config ${config.file} has 1 problem`, {
      problems,
      cause: error,
      ...(hint === undefined ? {} : { hint }),
    });
  });
}

const SECRET_HEADER = /^(?:authorization|cookie|.*(?:api[-_]?key|token|secret).*)$/i;

/** Headers that hold a secret as it is: it is in git then, and in no list of what reports must not show. */
function secretsWritten(retriever: RetrieverConfig): readonly string[] {
  const { headers, embed } = retriever as Partial<HttpRetriever>;
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
  rules: readonly Power[],
): readonly string[] {
  const enough =
    losses === null
      ? "no number of lost cases fails"
      : `fails from ${plural(losses, "lost case")} without a win on`;
  const asked = controls === 0 ? "" : ` and ${plural(controls, "negative control")}`;
  const one = weight === null ? "" : `, one case weighs ${weight.toFixed(4)}, ${enough}`;
  const seen = new Map<string, string[]>();
  for (const rule of rules.filter((each) => scopeText(each.scope) === scopeText(scope))) {
    const words = visibleWords(rule);
    seen.set(words, [...(seen.get(words) ?? []), rule.metric]);
  }
  return [
    `  ${logLine(scopeText(scope))}: ${plural(cases, "case")} with targets${asked}${one}\n`,
    ...[...seen].map(([words, metrics]) => `    ${metrics.join(", ")}: ${words}\n`),
  ];
}

function visibleWords({ cases, visible }: Power): string {
  if (visible === null) return `over ${plural(cases, "case")}, no number of losses fails`;
  return `over ${plural(cases, "case")}, fails from ${plural(visible.losses, "loss", "losses")} on (${visible.drop.toFixed(4)})`;
}

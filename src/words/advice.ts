/** What to do next, as commands to paste. Plain text, unescaped. */
import { judgeFingerprint } from "../model/answers.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Prices } from "../model/config.ts";
import type { PoliciesReceipt } from "../model/policy.ts";
import type { Report } from "../model/report.ts";
import { shellWord } from "./escape.ts";
import { judgeWords } from "./checks.ts";

export interface Step {
  readonly why: string;
  readonly command: string;
}

/** Rerunning where a config was read, and adopting the new figures where there is something to adopt. */
export function nextSteps(report: Report): readonly Step[] {
  if (report.inputs === null) return [];
  const { file, baseline } = report.inputs.config;
  const steps: Step[] = [
    { why: "Run the gate on your machine", command: `retrieval-gate gate --config ${shellWord(file)}` },
  ];
  if (report.new_baseline !== null && hasNewFigures(report) && isStored(report)) {
    steps.push({ why: acceptWords(report), command: `cp <report-dir>/baseline.json ${shellWord(baseline)}` });
  }
  return steps;
}

function hasNewFigures(report: Report): boolean {
  const { checks, notices } = report.verdict;
  const codes = notices.map((notice) => notice.code);
  // New figures do not undo a rule that was loosened.
  const figures = checks.some((check) => !check.passed && check.category !== "gate_weakened");
  return figures || codes.includes("improved") || codes.includes("new_cases") || noBaseline(report);
}

/** Side by side works without a baseline file, and then there is none to update. */
function isStored({ inputs }: Report): boolean {
  return inputs?.baseline?.beside === undefined || inputs.digests.has(inputs.config.baseline);
}

function noBaseline(report: Report): boolean {
  return report.inputs?.baseline === null;
}

function acceptWords(report: Report): string {
  if (noBaseline(report)) return "Make this run the first baseline: commit the file";
  if (report.verdict.verdict === "fail" && report.policies?.mode === "pull_request") {
    return "Accept the change: commit the new baseline in the same pull request; also ask for the label `retrieval-gate:accept`";
  }
  return report.verdict.verdict === "fail"
    ? "Accept the change: commit the new baseline in the same pull request, for review beside the code"
    : "Adopt the new figures: commit the new baseline in the same pull request";
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The receipt as names and values: what was judged, by what, against what. */
export function receiptFacts(report: Report): readonly Fact[] {
  const facts: (Fact | null)[] = [
    { name: "tool", value: report.tool },
    ...inputFacts(report),
    ...policyFacts(report.policies ?? null),
    ...runFacts(report),
  ];
  const digest = report.deterministic_digest;
  facts.push(digest === null ? null : { name: "deterministic digest", value: digest });
  return facts.filter((fact) => fact !== null);
}

function inputFacts(report: Report): readonly (Fact | null)[] {
  if (report.inputs === null) return [];
  const { config, suite, baseline, retriever, digests } = report.inputs;
  return [
    { name: "config", value: config.file },
    { name: "suite", value: `${suite.name} ${suite.revision}, ${suite.cases.length} cases, ${suite.digest}` },
    { name: "k", value: String(config.k) },
    { name: "definition", value: definitionWords(config.definition) },
    config.prices === undefined
      ? null
      : { name: "prices per 1,000 tokens", value: priceWords(config.prices) },
    { name: "retriever", value: `${retriever.kind}, ${retriever.fingerprint}` },
    config.judge === undefined ? null : { name: "judge", value: judgeWords(judgeFingerprint(config.judge)) },
    retriever.corpus_digest === null ? null : { name: "corpus", value: retriever.corpus_digest },
    ...baselineFacts(config.baseline, baseline),
    ...[...digests].map(([file, digest]) => ({ name: `SHA-256 of ${file}`, value: digest })),
  ];
}

function baselineFacts(file: string, baseline: Baseline | null): readonly Fact[] {
  if (baseline === null) return [{ name: "baseline", value: `none at ${file}` }];
  if (baseline.beside !== undefined) {
    const { kind, fingerprint } = baseline.retriever;
    return [
      { name: "side by side with", value: `the base commit ${baseline.beside.commit}` },
      { name: "base's retriever", value: `${kind}, ${fingerprint}` },
    ];
  }
  return [
    { name: "baseline", value: file },
    { name: "baseline's suite", value: `${baseline.suite.revision}, ${baseline.suite.digest}` },
    { name: "baseline's tool", value: baseline.tool },
    { name: "baseline's machine", value: machine(baseline.environment) },
  ];
}

/** The same digest: judged by the same rules. */
function policyFacts(policies: PoliciesReceipt | null): readonly (Fact | null)[] {
  if (policies === null) return [];
  const { base_commit: baseCommit, policy_digest: policyDigest } = policies;
  return [
    baseCommit === null ? null : { name: "base commit", value: baseCommit },
    { name: "policy", value: policyDigest.head },
    policyDigest.base === null ? null : { name: "base's policy", value: policyDigest.base },
  ];
}

function runFacts(report: Report): readonly (Fact | null)[] {
  if (report.run === null) return [];
  const { timing, environment, retries } = report.run;
  const repeats =
    timing.source === "off" ? "off" : `${timing.source}, ${timing.repeats} timed repeats a case`;
  return [
    { name: "latency", value: repeats },
    timing.seed === undefined ? null : { name: "seed of the blocks", value: String(timing.seed) },
    { name: "machine", value: machine(environment) },
    retries === 0 ? null : { name: "transport retries", value: String(retries) },
  ];
}

function machine(environment: {
  os: string;
  arch: string;
  cpu: string;
  cores: number;
  node: string;
}): string {
  const { os, arch, cpu, cores, node } = environment;
  return `${os} ${arch}, ${cpu}, ${cores} cores, Node ${node}`;
}

function priceWords({ currency, models }: Prices): string {
  const words = [...models].map(([model, price]) => {
    const parts = Object.entries(price).filter(([, each]) => each !== null);
    return `${model} ${parts.map(([name, each]) => `${name} ${String(each)}`).join(" ")}`;
  });
  return `${words.join(", ")}, in ${currency}`;
}

function definitionWords(definition: object): string {
  return Object.entries(definition)
    .map(
      ([name, value]) =>
        `${name} ${typeof value === "object" && value !== null ? `(${definitionWords(value)})` : String(value)}`,
    )
    .join(", ");
}

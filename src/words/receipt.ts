/** What was judged, by what and against what, as names and values. Plain text, unescaped. */
import { type JudgeFingerprint, judgeFingerprint } from "../model/answers.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Prices } from "../model/config.ts";
import type { PoliciesReceipt } from "../model/policy.ts";
import type { Origin, Report } from "../model/report.ts";

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export function receiptFacts(report: Report): readonly Fact[] {
  const facts: (Fact | null)[] = [
    { name: "tool", value: report.tool },
    ...originFacts(report.origin),
    ...inputFacts(report),
    ...policyFacts(report.policies ?? null),
    ...runFacts(report),
  ];
  const digest = report.deterministic_digest;
  facts.push(digest === null ? null : { name: "deterministic digest", value: digest });
  return facts.filter((fact) => fact !== null);
}

function originFacts(origin: Origin | undefined): readonly (Fact | null)[] {
  if (origin === undefined) return [];
  const { commit, ref, pull_request: number, run_url: run, time } = origin;
  return [
    commit === null ? null : { name: "commit", value: commit },
    ref === null ? null : { name: "ref", value: ref },
    number === null ? null : { name: "pull request", value: `#${number}` },
    run === null ? null : { name: "workflow run", value: run },
    { name: "time", value: time },
  ];
}

/** `commit 0123456789ab, pull request #7`; empty where neither is known. */
export function originWords({ origin }: Report): string {
  const commit = origin?.commit ? [`commit ${origin.commit.slice(0, 12)}`] : [];
  const number = origin?.pull_request ? [`pull request #${origin.pull_request}`] : [];
  return [...commit, ...number].join(", ");
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

/** What makes the judge's verdicts comparable. */
function judgeWords(judge: JudgeFingerprint): string {
  return Object.entries(judge)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${field} ${value}`)
    .join(", ");
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

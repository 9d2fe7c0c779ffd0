/** What to do next, as commands to paste. Plain text, unescaped. */
import { judgeFingerprint } from "../model/answers.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Prices } from "../model/config.ts";
import type { PoliciesReceipt } from "../model/policy.ts";
import type { Origin, Report } from "../model/report.ts";
import type { Category, Check, MissingReason } from "../model/verdict.ts";
import { shellWord } from "./escape.ts";
import { isAbsolute, judgeWords } from "./checks.ts";
import { primaryFailures } from "./rows.ts";

export interface AdviceStep {
  readonly why: string;
  readonly command: string;
}

/** Rerunning where a config was read, and adopting the new figures where that helps. */
export function nextSteps(report: Report): readonly AdviceStep[] {
  if (report.inputs === null) return [];
  const { file, baseline } = report.inputs.config;
  const program = report.origin?.command ?? "retrieval-gate";
  const steps: AdviceStep[] = [
    { why: "Run the gate on your machine", command: `${program} gate --config ${shellWord(file)}` },
  ];
  const worst = report.verdict.checks.find((check) => !check.passed && check.cases.length > 0)?.cases[0];
  if (worst !== undefined && report.inputs.suite.cases.some(({ id }) => id === worst.id)) {
    const command = `${program} ask --config ${shellWord(file)} --case ${shellWord(worst.id)}`;
    steps.push({ why: "See what the worst query finds", command });
  }
  if (report.new_baseline !== null && isStored(report) && adoptingHelps(report)) {
    steps.push({ why: acceptWords(report), command: adoptCommand(baseline, noBaseline(report)) });
  }
  return steps;
}

/** The folder of a first baseline may not be there yet. */
function adoptCommand(baseline: string, first: boolean): string {
  const folder = baseline.includes("/") ? baseline.slice(0, baseline.lastIndexOf("/")) : "";
  const make = first && folder !== "" ? `mkdir -p ${shellWord(folder)} && ` : "";
  return `${make}cp <report-dir>/baseline.json ${shellWord(baseline)}`;
}

/** Where checks failed, only if all of them compare with the baseline: the others would fail beside it again. */
export function adoptingHelps(report: Report): boolean {
  const failed = primaryFailures(report);
  if (failed.length > 0) return failed.every(comparesWithBaseline);
  const codes = report.verdict.notices.map((notice) => notice.code);
  return codes.includes("improved") || codes.includes("new_cases") || noBaseline(report);
}

const NEVER_ADOPTED: readonly Category[] = ["retriever_error", "forbidden_hit", "gate_weakened"];

function comparesWithBaseline(check: Check): boolean {
  if (NEVER_ADOPTED.includes(check.category)) return false;
  if (check.kind === "absent") return true;
  if (check.kind === "missing") return isForRecording(check.missing);
  // A critical case that the baseline never found fails whatever is recorded.
  if (check.metric === "critical_lost") return check.cases.every((each) => each.ranks_before !== null);
  return check.kind === "count" || !isAbsolute(check);
}

function isForRecording(missing: MissingReason): boolean {
  if (missing.code === "too_few_samples" || missing.code === "too_few_repeats")
    return missing.side === "before";
  return missing.code === "baseline_lacks_metric" || missing.code === "baseline_lacks_lists";
}

/** Side by side works without a baseline file, and then there is none to update. */
function isStored({ inputs }: Report): boolean {
  return inputs?.baseline?.beside === undefined || inputs.digests.has(inputs.config.baseline);
}

function noBaseline(report: Report): boolean {
  return report.inputs?.baseline === null;
}

/** What accepts a change on its pull request. */
export const LABEL = "retrieval-gate:accept";

function acceptWords(report: Report): string {
  if (noBaseline(report)) return "To make this run the first baseline, commit the file";
  if (report.verdict.verdict !== "fail")
    return "To adopt the new figures, commit the new baseline in the same pull request";
  return "To accept this change, commit the new baseline in the same pull request";
}

/** Base rules that a change meets on its pull request, wherever this run was. */
export function hasBase({ policies = null }: Report): boolean {
  return policies !== null && ["pull_request", "base_ref", "merge_base"].includes(policies.mode);
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The receipt as names and values: what was judged, by what, against what. */
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

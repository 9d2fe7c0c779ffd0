/**
 * The receipt of a report: what was judged, by what and against what, as names and values. Plain
 * text, unescaped.
 */
import { judgeFingerprint } from "../model/answers.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Prices } from "../model/config.ts";
import type { Inputs, Report } from "../model/report.ts";
import type { Environment } from "../model/run.ts";
import { queriesText } from "./format.ts";

/** Values by name; null and undefined are not known and left out. */
type Facts = Readonly<Record<string, string | null | undefined>>;

/** Returns the facts of a report in their order, without those that are not known. */
export function receiptFacts(
  report: Report,
): readonly { readonly name: string; readonly value: string }[] {
  const facts: Facts = {
    tool: report.tool,
    ...originFacts(report.origin),
    ...inputFacts(report.inputs),
    ...policyFacts(report.policies),
    ...runFacts(report.run),
    "deterministic digest": report.deterministic_digest,
  };
  return Object.entries(facts).flatMap(([name, value = null]) =>
    value === null ? [] : [{ name, value }],
  );
}

function originFacts(origin: Report["origin"]): Facts {
  return {
    commit: origin?.commit,
    ref: origin?.ref,
    "pull request": origin?.pull_request ? `#${origin.pull_request}` : null,
    "workflow run": origin?.run_url,
    time: origin?.time,
  };
}

/**
 * Returns where the run is from, for a sentence: `commit 0123456789ab, pull request #7`; empty if
 * neither is known.
 */
export function originWords(origin: Report["origin"]): string {
  const commit = origin?.commit ? [`commit ${origin.commit.slice(0, 12)}`] : [];
  const number = origin?.pull_request ? [`pull request #${origin.pull_request}`] : [];
  return [...commit, ...number].join(", ");
}

/**
 * Returns the first 12 digits of the base commit that a run was measured beside, in place of a
 * stored baseline; null for a stored one.
 */
export function besideCommit(baseline: Baseline | null): string | null {
  return baseline?.beside?.commit.slice(0, 12) ?? null;
}

/**
 * Returns `, without accepted figures`, to follow the base's commit. Empty for a stored baseline,
 * and for a run of the base that took over the accepted figures of the stored one.
 */
export function acceptedSuffix(baseline: Baseline | null): string {
  const beside = baseline?.beside;
  return beside === undefined || beside.accepted_figures ? "" : ", without accepted figures";
}

function inputFacts(inputs: Inputs | null): Facts {
  if (inputs === null) {
    return {};
  }
  const { config, suite, retriever, digests } = inputs;
  const files = [...digests].map(([file, digest]) => [`SHA-256 of ${file}`, digest]);
  return {
    config: config.file,
    suite: `${suite.name} ${suite.revision}, ${queriesText(suite.cases.length)}, ${suite.digest}`,
    k: String(config.k),
    definition: definitionWords(config.definition),
    "prices per 1,000 tokens": config.prices && priceWords(config.prices),
    retriever: `${retriever.kind}, ${retriever.fingerprint}`,
    judge: config.judge && membersWords(judgeFingerprint(config.judge), ", "),
    corpus: retriever.corpus_digest,
    ...baselineFacts(inputs),
    ...Object.fromEntries(files),
  };
}

function baselineFacts({ config: { baseline: file }, baseline }: Inputs): Facts {
  if (baseline === null) {
    return { baseline: file === null ? "none" : `none at ${file}` };
  }
  const { beside, retriever, suite, tool, environment } = baseline;
  if (beside !== undefined) {
    return {
      "side by side with": `the base commit ${beside.commit}`,
      "accepted figures": beside.accepted_figures ? `of ${file}` : "none",
      "base's retriever": `${retriever.kind}, ${retriever.fingerprint}`,
    };
  }
  return {
    baseline: file,
    "baseline's suite": `${suite.revision}, ${suite.digest}`,
    "baseline's tool": tool,
    "baseline's machine": machineWords(environment),
  };
}

/** Returns `base origin/main 0123456789ab`; empty if no branch was named or found. */
export function baseWords(policies: Report["policies"]): string {
  const { base_branch: branch, base_commit: commit = null } = policies ?? {};
  return branch === undefined || commit === null ? "" : `base ${branch} ${commit.slice(0, 12)}`;
}

function policyFacts(policies: Report["policies"]): Facts {
  return {
    "base commit": policies?.base_commit,
    "base branch": policies?.base_branch,
    policy: policies?.policy_digest.head,
    "base's policy": policies?.policy_digest.base,
  };
}

function runFacts(run: Report["run"]): Facts {
  if (run === null) {
    return {};
  }
  const { timing, environment, retries } = run;
  return {
    latency:
      timing.source === "off" ? "off" : `${timing.source}, ${timing.repeats} timed repeats a query`,
    "seed of the order": timing.seed?.toString(),
    machine: machineWords(environment),
    "transport retries": retries === 0 ? null : String(retries),
  };
}

function machineWords({ os, arch, cpu, cores, node }: Environment): string {
  return `${os} ${arch}, ${cpu}, ${cores} cores, Node ${node}`;
}

/**
 * Returns the members of an object that are not null, each as its name and value, with `between`
 * between them.
 */
function membersWords(value: object, between: string): string {
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return members.map(([name, member]) => `${name} ${String(member)}`).join(between);
}

/**
 * Returns the prices of each model with their currency: `small prompt 0.1 completion 0.2, in EUR`.
 */
function priceWords({ currency, models }: Prices): string {
  const words = [...models].map(([model, price]) => `${model} ${membersWords(price, " ")}`);
  return `${words.join(", ")}, in ${currency}`;
}

/**
 * Returns a definition of metrics as names and values: `gain linear, text (threshold 0.8)`. Calls
 * itself for values with members.
 */
function definitionWords(definition: object): string {
  const parts = Object.entries(definition).map(([name, value]) =>
    typeof value === "object" && value !== null
      ? `${name} (${definitionWords(value)})`
      : `${name} ${String(value)}`,
  );
  return parts.join(", ");
}

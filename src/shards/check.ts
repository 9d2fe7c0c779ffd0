/** Whether parts make a whole. Every problem is listed; a report with a shard missing must never look like a whole one. */
import { ERROR_CODES, GateError, sortProblems } from "../errors.ts";
import { compactCanonical, sameCanonical } from "../model/canonical-json.ts";
import type { Binding, Part, WorkflowRun } from "../model/part.ts";
import type { Problem } from "../model/problem.ts";
import type { CaseRun } from "../model/run.ts";
import { selectShardCases, shardName } from "./split.ts";
import { digestText } from "../system/digest.ts";
import type { Inputs } from "../model/report.ts";
import type { AskedCase } from "../model/suite.ts";
import { requireItem } from "../model/lookup.ts";

/** `base` where it judges, too; `cases` are those of all shards. */
export function makeBinding(
  tool: string,
  commit: string | null,
  {
    head,
    base,
    cases,
  }: { readonly head: Inputs; readonly base: Inputs | null; readonly cases: readonly AskedCase[] },
): Binding {
  const { config, suite, retriever, digests } = head;
  return {
    tool,
    commit,
    config: digests.get(config.file) ?? digestValue(config.file),
    suite: suite.digest,
    base_suite: base?.suite.digest ?? null,
    definition: digestValue(config.definition),
    k: config.k,
    retriever: retriever.fingerprint,
    corpus: retriever.corpus_digest,
    cases: digestValue(cases.map(({ id, digest }) => [id, digest])),
  };
}

function digestValue(value: unknown): string {
  return digestText(compactCanonical(value));
}

/** What a message calls each field of a binding. */
const FIELD_WORDS: Readonly<Record<keyof Binding, string>> = {
  tool: "the program",
  commit: "the commit",
  config: "the config file",
  suite: "the suite",
  base_suite: "the base's suite",
  definition: "the definition",
  k: "k",
  retriever: "the retriever's config",
  corpus: "the corpus",
  cases: "the list of cases",
};

interface BindingDifference {
  readonly field: keyof Binding;
  readonly message: string;
}

function bindingDifferences(part: Binding, here: Binding): readonly BindingDifference[] {
  const fields = Object.keys(FIELD_WORDS) as (keyof Binding)[];
  return fields
    .filter((field) => part[field] !== here[field])
    .map((field) => ({
      field,
      message: `${FIELD_WORDS[field]} is another: ${shortValue(part[field])} in the part, ${shortValue(here[field])} in this checkout`,
    }));
}

/** The first digits tell digests apart. */
function shortValue(value: string | number | null): string {
  if (value === null) {
    return "none";
  }
  const text = String(value);
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text.slice(0, 12) : text;
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The run of the workflow that this process is a step of; null outside of one. */
export function readWorkflowRun(
  environment: Readonly<Record<string, string | undefined>>,
): WorkflowRun | null {
  const id = environment["GITHUB_RUN_ID"] ?? "";
  const attemptNumber = Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1);
  const commit = environment["GITHUB_SHA"] ?? "";
  if (!/^\d{1,20}$/.test(id) || !COMMIT.test(commit)) {
    return null;
  }
  return Number.isSafeInteger(attemptNumber) && attemptNumber >= 1
    ? { id, attempt: attemptNumber, commit }
    : null;
}

/**
 * How a part's run differs from the one that merges; null if it does not. Another run measured another commit, or the
 * same one with another retriever's answers, and an attempt that has not begun measured nothing.
 */
function otherRun(part: WorkflowRun | null, here: WorkflowRun): string | null {
  if (part === null) {
    return `it is of no workflow, and this is workflow run ${here.id}`;
  }
  if (part.id !== here.id) {
    return `it is of workflow run ${part.id}, and this is workflow run ${here.id}`;
  }
  if (part.commit !== here.commit) {
    return `it is of commit ${part.commit.slice(0, 12)}, and this run is for ${here.commit.slice(0, 12)}`;
  }
  if (part.attempt <= here.attempt) {
    return null;
  }
  return `it is of attempt ${part.attempt}, and this is attempt ${here.attempt}`;
}

/** A part, and the file that it came from, relative to the root. */
export interface ReceivedPart {
  readonly file: string;
  readonly part: Part;
}

interface ExpectedParts {
  readonly binding: Binding;
  /** Of all cases, in the order in which they are dealt out. */
  readonly ids: readonly string[];
  /** The run that merges; null outside of a workflow, where parts only have to agree with each other. */
  readonly workflow: WorkflowRun | null;
}

export interface Finding {
  readonly code: "invalid_part" | "parts_differ" | "shard_repeated" | "shard_missing";
  readonly problem: Problem;
}

/** Named where there are no more; a forged count would list thousands. */
const NAMED = 10;

/**
 * Returns one part for each shard, in their order. `found` is what was wrong before: files that are no parts. `where` names
 * the folders. Throws for any finding.
 */
export function requireWholeRun(
  received: readonly ReceivedPart[],
  expected: ExpectedParts,
  { found, where }: { readonly found: readonly Finding[]; readonly where: string },
): readonly ReceivedPart[] {
  const latest = latestAttempts(received);
  const findings = [
    ...found,
    ...received.flatMap((each) => partFindings(each, expected)),
    ...groupFindings(received, expected),
    ...latest.repeated,
    ...findMissingShards(received, where),
  ];
  if (findings.length > 0) {
    throw refusalError(findings);
  }
  return latest.parts.toSorted((a, b) => a.part.shard.index - b.part.shard.index);
}

const HINTS: Readonly<Record<Finding["code"], string>> = {
  invalid_part: "A part is written by `gate --shard i/n` and not edited; run that shard again.",
  parts_differ:
    "All shards and the merge need one commit, one config, one version of this program and one n; name the folders of this run's parts only.",
  shard_repeated:
    "Name each shard's folder once, and give each job of the matrix a shard of its own.",
  shard_missing:
    "Look at the job of the missing shard: it writes part.json also where its retriever failed. Then run all shards again.",
};

function refusalError(findings: readonly Finding[]): GateError {
  const codes = Object.keys(HINTS);
  const byCode = findings.toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
  const { code } = requireItem(byCode, 0);
  const ofCode = findings.filter((finding) => finding.code === code);
  const first = requireItem(sortProblems(ofCode.map(({ problem }) => problem)), 0);
  const problems = sortProblems(findings.map(({ problem }) => problem));
  const more = problems.length > 1 ? ` (1 of ${problems.length} problems)` : "";
  return new GateError(code, `${first.file}: ${first.message}${more}`, {
    problems,
    hint: HINTS[code],
  });
}

function partFindings({ file, part }: ReceivedPart, expected: ExpectedParts): readonly Finding[] {
  const strange = expected.workflow === null ? null : otherRun(part.workflow, expected.workflow);
  if (strange !== null) {
    return [{ code: "parts_differ", problem: { file, pointer: "/workflow", message: strange } }];
  }
  const differ = bindingDifferences(part.binding, expected.binding).map(
    ({ field, message }): Finding => ({
      code: "parts_differ",
      problem: { file, pointer: `/binding/${field}`, message },
    }),
  );
  // Cases of another suite are not this shard's: once is enough.
  return differ.length > 0
    ? differ
    : contentProblems(part, expected).map((message) => invalidPart(file, message));
}

function invalidPart(file: string, message: string): Finding {
  return { code: "invalid_part", problem: { file, message } };
}

function contentProblems(
  { shard, run, failure }: Part,
  { ids, binding }: ExpectedParts,
): readonly string[] {
  if (shard.index > shard.count) {
    return [`there is no ${shardName(shard)}`];
  }
  const own = selectShardCases(ids, shard);
  const asked = run.cases.map((each) => each.case_id);
  if (!sameCanonical(asked, own)) {
    return [`its cases are not those of ${shardName(shard)}`];
  }
  const problems: string[] = [];
  const long = run.cases.find(
    ({ outcome }) => outcome.kind === "answer" && outcome.hits.length > binding.k,
  );
  if (long !== undefined) {
    problems.push(`case "${long.case_id}" has more than ${binding.k} results`);
  }
  const uneven =
    failure === null ? run.cases.find((each) => !isTimedAsSaid(each, run.timing)) : undefined;
  if (uneven !== undefined) {
    problems.push(
      `case "${uneven.case_id}" has ${uneven.samples_ms.length} samples; each case has ${run.timing.repeats} at least`,
    );
  }
  const known = new Set(own);
  const strange = run.unstable.find((id) => !known.has(id));
  if (strange !== undefined) {
    problems.push(`"${strange}" is listed as unstable, and is not one of its cases`);
  }
  if (failure !== null && !isOfMeasurement(failure.code)) {
    problems.push(`"${failure.code}" is no failure of a retriever`);
  }
  return problems;
}

/** A missing baseline is no shard's to find, and the one failure beside which figures are offered for adoption. */
function isOfMeasurement(code: string): boolean {
  return Object.hasOwn(ERROR_CODES, code) && code !== "baseline_missing";
}

/** A case that failed has no samples; one that answered has none, where the plan leaves it out, or its repeats. */
function isTimedAsSaid(each: CaseRun, { source, repeats }: Part["run"]["timing"]): boolean {
  const { length } = each.samples_ms;
  return length === 0 || (each.outcome.kind === "answer" && source !== "off" && length >= repeats);
}

/** Parts of one run have one n, and come from one run of a workflow. */
function groupFindings(
  received: readonly ReceivedPart[],
  { workflow }: ExpectedParts,
): readonly Finding[] {
  const [first, ...others] = received;
  if (first === undefined) {
    return [];
  }
  const workflowName = (part: Part): string =>
    part.workflow === null ? "no workflow" : `workflow run ${part.workflow.id}`;
  return others.flatMap(({ file, part }) => {
    const messages: string[] = [];
    const { file: other, part: theirs } = first;
    if (part.shard.count !== theirs.shard.count) {
      messages.push(`it is ${shardName(part.shard)}, and ${other} is ${shardName(theirs.shard)}`);
    }
    if (workflow === null && workflowName(part) !== workflowName(theirs)) {
      messages.push(`it is of ${workflowName(part)}, and ${other} of ${workflowName(theirs)}`);
    }
    return messages.map((message): Finding => ({
      code: "parts_differ",
      problem: { file, message },
    }));
  });
}

interface Latest {
  readonly parts: readonly ReceivedPart[];
  readonly repeated: readonly Finding[];
}

/** Re-running a workflow leaves the parts of the earlier attempt beside the new ones: the latest counts. */
function latestAttempts(received: readonly ReceivedPart[]): Latest {
  const byShard = new Map<number, ReceivedPart[]>();
  for (const each of received) {
    const { index } = each.part.shard;
    byShard.set(index, [...(byShard.get(index) ?? []), each]);
  }
  const attempt = ({ part }: ReceivedPart): number => part.workflow?.attempt ?? 0;
  const parts: ReceivedPart[] = [];
  const repeated: Finding[] = [];
  for (const same of byShard.values()) {
    const newest = Math.max(...same.map(attempt));
    const [first, ...twins] = same.filter((part) => attempt(part) === newest);
    if (first === undefined) {
      continue;
    }
    parts.push(first);
    for (const { file, part } of twins) {
      const message = `${shardName(part.shard)} is there twice, also as ${first.file}`;
      repeated.push({ code: "shard_repeated", problem: { file, message } });
    }
  }
  return { parts, repeated };
}

function findMissingShards(received: readonly ReceivedPart[], where: string): readonly Finding[] {
  const count = Math.max(0, ...received.map(({ part }) => part.shard.count));
  const there = new Set(received.map(({ part }) => part.shard.index));
  const absent = Array.from({ length: count }, (_, i) => i + 1).filter(
    (index) => !there.has(index),
  );
  if (absent.length === 0) {
    return [];
  }
  const named = absent.slice(0, NAMED).join(", ");
  const more = absent.length > NAMED ? ` and ${absent.length - NAMED} more` : "";
  const message = `${absent.length === 1 ? "shard" : "shards"} ${named}${more} of ${count} ${absent.length === 1 ? "is" : "are"} missing`;
  return [{ code: "shard_missing", problem: { file: where, message } }];
}

/**
 * Checks that the parts of a run make a whole: each shard once, all of one commit and one config.
 * Every problem is listed. A report with a shard missing must never look like a whole one.
 */
import { ERROR_CODES, GateError, sortProblems } from "../errors.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Binding, Part, WorkflowRun } from "../model/part.ts";
import type { Problem } from "../model/problem.ts";
import type { CaseRun } from "../model/run.ts";
import { selectShardCases, shardName } from "./split.ts";
import { digestValue } from "../system/digest.ts";
import type { Inputs } from "../model/report.ts";
import type { AskedCase } from "../model/suite.ts";
import { requireItem, requireValue } from "../model/lookup.ts";
import { groupBy } from "../model/scope.ts";

/**
 * Returns the digests and settings that all parts and the checkout that joins them must share.
 * `tool` is the program with its version, `commit` that of the checkout. `base` has the base's
 * files, null if they are not read; `cases` are those of all shards.
 */
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
    config: requireValue(digests, config.file),
    suite: suite.digest,
    base_suite: base?.suite.digest ?? null,
    definition: digestValue(config.definition),
    k: config.k,
    retriever: retriever.fingerprint,
    corpus: retriever.corpus_digest,
    cases: digestValue(cases.map(({ id, digest }) => [id, digest])),
  };
}

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

/** A field in which the bindings of a part and of this checkout differ, with a sentence. */
interface BindingDifference {
  readonly field: keyof Binding;
  readonly message: string;
}

function findBindingDifferences(part: Binding, checkout: Binding): readonly BindingDifference[] {
  const fields = Object.keys(FIELD_WORDS) as (keyof Binding)[];
  return fields
    .filter((field) => part[field] !== checkout[field])
    .map((field) => ({
      field,
      message: `${FIELD_WORDS[field]} is another: ${shortValue(part[field])} in the part, ${shortValue(checkout[field])} in this checkout`,
    }));
}

/** The hash of a commit, or the SHA-256 digest of a file. */
const HASH = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Returns "none" for null, the first 12 digits of a hash, any other value whole. */
function shortValue(value: string | number | null): string {
  if (value === null) {
    return "none";
  }
  const text = String(value);
  return HASH.test(text) ? text.slice(0, 12) : text;
}

/** The number of a workflow's run on GitHub. */
const RUN_ID = /^\d{1,20}$/;

/**
 * Returns the run of GitHub's workflow that this process is a step of. Null outside of one, and if
 * the environment gives no valid id, commit or attempt of it.
 */
export function readWorkflowRun(
  environment: Readonly<Record<string, string | undefined>>,
): WorkflowRun | null {
  const id = environment["GITHUB_RUN_ID"] ?? "";
  const attemptNumber = Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1);
  const commit = environment["GITHUB_SHA"] ?? "";
  if (!RUN_ID.test(id) || !HASH.test(commit)) {
    return null;
  }
  return Number.isSafeInteger(attemptNumber) && attemptNumber >= 1
    ? { id, attempt: attemptNumber, commit }
    : null;
}

/**
 * Returns how the workflow run of a part differs from the one that merges, as a sentence. Null if
 * it is the same run, in this or an earlier attempt. Parts of other runs measured another commit,
 * or other answers of the retriever.
 */
function describeOtherRun(part: WorkflowRun | null, mergingRun: WorkflowRun): string | null {
  if (part === null) {
    return `it is of no workflow, and this is workflow run ${mergingRun.id}`;
  }
  if (part.id !== mergingRun.id) {
    return `it is of workflow run ${part.id}, and this is workflow run ${mergingRun.id}`;
  }
  // On GitHub all attempts of a run have one commit: this part was altered.
  if (part.commit !== mergingRun.commit) {
    return `it is of commit ${part.commit.slice(0, 12)}, and this run is for ${mergingRun.commit.slice(0, 12)}`;
  }
  if (part.attempt <= mergingRun.attempt) {
    return null;
  }
  return `it is of attempt ${part.attempt}, and this is attempt ${mergingRun.attempt}`;
}

/** A part, and the file that it came from, relative to the root. */
export interface ReceivedPart {
  readonly file: string;
  readonly part: Part;
}

/** What the parts must agree with. */
interface ExpectedParts {
  readonly binding: Binding;
  /** The ids of all cases, in the order in which the shards take them in turn. */
  readonly ids: readonly string[];
  /** The workflow run that merges. Null outside of one: then any run's parts may be merged. */
  readonly workflow: WorkflowRun | null;
}

/** What is wrong with one part, or with the parts together. */
export interface Finding {
  readonly code: "invalid_part" | "parts_differ" | "shard_repeated" | "shard_missing";
  readonly problem: Problem;
}

/** How many missing shards a message lists: a part with a forged count could name thousands. */
const MOST_LISTED = 10;

/**
 * Returns one part for each shard, in their order. Of a shard that was run again it returns the
 * part of the latest attempt. Throws one error that lists everything that is wrong, if anything is:
 * a part of another run or checkout, one whose content can't be right, a repeated or a missing
 * shard. `readFindings` is what was wrong with files that could not be read as parts, `where` the
 * names of the folders.
 */
export function requireWholeRun(
  received: readonly ReceivedPart[],
  expected: ExpectedParts,
  { readFindings, where }: { readonly readFindings: readonly Finding[]; readonly where: string },
): readonly ReceivedPart[] {
  const latest = selectLatestAttempts(received);
  const findings = [
    ...readFindings,
    ...received.flatMap((part) => checkPart(part, expected)),
    ...findOtherCounts(received),
    ...latest.repeated,
    ...findMissingShards(received, where),
  ];
  if (findings.length > 0) {
    throw findingsError(findings);
  }
  return latest.parts.toSorted((a, b) => a.part.shard.index - b.part.shard.index);
}

/** What to do about each kind of finding. The first kind in this order gives the error its code. */
const HINTS: Readonly<Record<Finding["code"], string>> = {
  invalid_part: "A part is written by `gate --shard i/n` and not edited; run that shard again.",
  parts_differ:
    "All shards and the merge need one commit, one config, one version of this program and one n; name the folders of this run's parts only.",
  shard_repeated:
    "Name each shard's folder once, and give each job of the matrix a shard of its own.",
  shard_missing:
    "Look at the job of the missing shard: it writes part.json also where its retriever failed. Then run all shards again.",
};

/**
 * Returns an error that lists all findings. Its code and advice are those of the first kind of
 * finding in the order of HINTS, its message the first finding of that kind by file and line.
 */
function findingsError(findings: readonly Finding[]): GateError {
  const codes = Object.keys(HINTS);
  const byCode = findings.toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
  const { code } = requireItem(byCode, 0);
  const leadingFindings = findings.filter((finding) => finding.code === code);
  const first = requireItem(sortProblems(leadingFindings.map(({ problem }) => problem)), 0);
  const problems = sortProblems(findings.map(({ problem }) => problem));
  const more = problems.length > 1 ? ` (1 of ${problems.length} problems)` : "";
  return new GateError(code, `${first.file}: ${first.message}${more}`, {
    problems,
    hint: HINTS[code],
  });
}

/**
 * Returns what is wrong with one part: that it is of another workflow run; if not, the fields in
 * which its binding differs; if none does, what it says that its shard can't have measured.
 */
function checkPart({ file, part }: ReceivedPart, expected: ExpectedParts): readonly Finding[] {
  const otherRun =
    expected.workflow === null ? null : describeOtherRun(part.workflow, expected.workflow);
  if (otherRun !== null) {
    return [{ code: "parts_differ", problem: { file, pointer: "/workflow", message: otherRun } }];
  }
  const differences = findBindingDifferences(part.binding, expected.binding);
  if (differences.length > 0) {
    return differences.map(({ field, message }) => ({
      code: "parts_differ",
      problem: { file, pointer: `/binding/${field}`, message },
    }));
  }
  return findContentProblems(part, expected).map((message) => ({
    code: "invalid_part",
    problem: { file, message },
  }));
}

/**
 * Returns a sentence for each thing that this shard can't have measured: other cases than its own,
 * more than k results, a wrong number of times, or a failure that no shard has. If its number or
 * its cases are wrong, only that is returned.
 */
function findContentProblems(
  { shard, run, failure }: Part,
  { ids, binding }: ExpectedParts,
): readonly string[] {
  if (shard.index > shard.count) {
    return [`there is no ${shardName(shard)}`];
  }
  const shardIds = selectShardCases(ids, shard);
  const askedIds = run.cases.map((caseRun) => caseRun.case_id);
  if (!sameCanonical(askedIds, shardIds)) {
    return [`its cases are not those of ${shardName(shard)}`];
  }
  const problems: string[] = [];
  const tooLong = run.cases.find(
    ({ outcome }) => outcome.kind === "answer" && outcome.hits.length > binding.k,
  );
  if (tooLong !== undefined) {
    problems.push(`case "${tooLong.case_id}" has more than ${binding.k} results`);
  }
  // A shard that failed may have stopped before it timed its cases.
  const wronglyTimed =
    failure === null ? run.cases.find((caseRun) => !isTimedAsSaid(caseRun, run.timing)) : undefined;
  if (wronglyTimed !== undefined) {
    problems.push(
      `case "${wronglyTimed.case_id}" has ${wronglyTimed.samples_ms.length} samples; each case has ${run.timing.repeats} at least`,
    );
  }
  if (failure !== null && !canEndShard(failure.code)) {
    problems.push(`"${failure.code}" is no failure of a retriever`);
  }
  return problems;
}

/**
 * Whether a shard may have ended with this error. False for an unknown code, and for
 * `baseline_missing`: a shard reads no baseline, and a report with that failure offers its figures
 * as a new baseline.
 */
function canEndShard(code: string): boolean {
  return Object.hasOwn(ERROR_CODES, code) && code !== "baseline_missing";
}

/**
 * Whether the number of a case's time samples fits what the part says of its timing: none at all,
 * since not each case is timed; or, if the case answered and the part has times, at least the
 * repeats.
 */
function isTimedAsSaid(caseRun: CaseRun, { source, repeats }: Part["run"]["timing"]): boolean {
  const { length } = caseRun.samples_ms;
  const canHaveSamples = caseRun.outcome.kind === "answer" && source !== "off";
  return length === 0 || (canHaveSamples && length >= repeats);
}

function findOtherCounts([first, ...others]: readonly ReceivedPart[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { file, part } of others) {
    if (first !== undefined && part.shard.count !== first.part.shard.count) {
      const message = `it is ${shardName(part.shard)}, and ${first.file} is ${shardName(first.part.shard)}`;
      findings.push({ code: "parts_differ", problem: { file, message } });
    }
  }
  return findings;
}

/** The parts that count, and those that are there twice. */
interface LatestParts {
  /** One for each shard that any part is of, from its latest attempt. */
  readonly parts: readonly ReceivedPart[];
  /** A finding for each further part of the same shard and attempt. */
  readonly repeated: readonly Finding[];
}

/**
 * Returns each shard's part of its latest attempt, and a finding for each further part of that
 * attempt. Running a workflow again leaves the parts of the earlier attempt beside the new ones.
 */
function selectLatestAttempts(received: readonly ReceivedPart[]): LatestParts {
  const partsByShard = groupBy(received, ({ part }) => part.shard.index);
  // 0 outside of a workflow.
  const attemptNumber = ({ part }: ReceivedPart): number => part.workflow?.attempt ?? 0;
  const parts: ReceivedPart[] = [];
  const repeated: Finding[] = [];
  for (const shardParts of partsByShard.values()) {
    const latest = Math.max(...shardParts.map(attemptNumber));
    const latestParts = shardParts.filter((part) => attemptNumber(part) === latest);
    const first = requireItem(latestParts, 0);
    parts.push(first);
    for (const { file, part } of latestParts.slice(1)) {
      const message = `${shardName(part.shard)} is there twice, also as ${first.file}`;
      repeated.push({ code: "shard_repeated", problem: { file, message } });
    }
  }
  return { parts, repeated };
}

function findMissingShards(received: readonly ReceivedPart[], where: string): readonly Finding[] {
  const count = Math.max(0, ...received.map(({ part }) => part.shard.count));
  const presentShards = new Set(received.map(({ part }) => part.shard.index));
  const allShards = Array.from({ length: count }, (_, i) => i + 1);
  const missingShards = allShards.filter((index) => !presentShards.has(index));
  if (missingShards.length === 0) {
    return [];
  }
  const isOne = missingShards.length === 1;
  const listed = missingShards.slice(0, MOST_LISTED).join(", ");
  const unlisted = missingShards.length - MOST_LISTED;
  const more = unlisted > 0 ? ` and ${unlisted} more` : "";
  const message = `${isOne ? "shard" : "shards"} ${listed}${more} of ${count} ${isOne ? "is" : "are"} missing`;
  return [{ code: "shard_missing", problem: { file: where, message } }];
}

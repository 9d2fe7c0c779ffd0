/**
 * Parts of a run: `gate --shard i/n` asks its cases, judges nothing and leaves part.json; `merge`
 * has what the shards measured in the place of a retriever.
 */
import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";
import { GateError, valueForGateError } from "../errors.ts";
import { loadPart } from "../files/part.ts";
import { formatMebibytes, JSON_LIMIT } from "../files/read.ts";
import type { Conclusion, Measurement } from "../gate/conclude.ts";
import { probeLosses } from "../explain/explain.ts";
import { errorVerdict, toFailure } from "../gate/outcome.ts";
import type { JudgedPolicy } from "../decision/pairs.ts";
import { makeJudgedPolicy } from "../decision/row-scores.ts";
import { listMetrics } from "../decision/rules.ts";
import type { Plan, RetrievedRuns } from "../gate/questions.ts";
import { scoreRun } from "../metrics/score.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Part, Shard } from "../model/part.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import { findEntry } from "../change/change.ts";
import type { GitPort } from "../change/git.ts";
import { caseLines } from "../reporters/part-json.ts";
import {
  makeBinding,
  type Finding,
  type ReceivedPart,
  requireWholeRun,
  readWorkflowRun,
} from "../shards/check.ts";
import { type JoinedRun, joinShardParts } from "../shards/join.ts";
import { partialVerdict } from "../shards/split.ts";
import { absolutePath, insideRoot, type Root } from "../system/root.ts";
import type { GatePorts } from "./request.ts";
import { TOOL } from "./version.ts";

/** What the cases of part.json may have: 2 MiB are for the rest, mostly the retriever's log. */
const MOST_BYTES = JSON_LIMIT - 2 * 1024 * 1024;

interface PartPorts extends Pick<GatePorts, "environment"> {
  /** Throws `git_missing` and `no_repository`. */
  readonly git: () => GitPort;
}

/** Returns what was measured, with the shard's part for the merge. Throws `part_too_large`. */
export function withPart(
  shard: Shard,
  { head, base, all }: Plan,
  measured: RetrievedRuns,
  { environment, git }: PartPorts,
): RetrievedRuns & { readonly part: Part } {
  const { run, failure } = measured;
  const part: Part = {
    shard,
    workflow: readWorkflowRun(environment),
    binding: makeBinding(TOOL, headCommit(openOrNull(git)), { head, base, cases: all }),
    run,
    failure: failure && {
      // Only these members: a GateError is no JSON.
      code: failure.code,
      message: failure.message,
      hint: failure.hint ?? null,
    },
  };
  assertFits(part);
  return { ...measured, part };
}

/**
 * Returns the conclusion of a shard, which decides nothing: the verdict `partial`, and the part
 * with longer lists for cases that lost a target. If asking failed, the verdict is `error`, and the
 * conclusion has no part: the report has the one of withPart, without longer lists.
 */
export async function concludePart(shard: Shard, measurement: Measurement): Promise<Conclusion> {
  const { inputs: wholeInputs, plan, asked, measured, scores } = measurement;
  const inputs = { ...wholeInputs, suite: { ...wholeInputs.suite, partial: true } };
  const verdict = partialVerdict(shard, asked.run.cases.length, plan.all.length);
  const undecided = { inputs, verdict, explanation: null, failure: null };
  if (asked.failure !== null) {
    return { ...undecided, verdict: errorVerdict(verdict), failure: toFailure(asked.failure) };
  }
  const { part, probe } = asked;
  if (part === undefined || probe === undefined) {
    throw new Error("a shard has a part (withPart) and a probe (measureRun)");
  }
  // The merge has no retriever: where a target is lost, each shard asks for more results itself.
  const head = makeJudgedPolicy(wholeInputs, scores, measured.head);
  const base = scoreByBase(plan.base, measured.base);
  return { ...undecided, part: { ...part, deeper: await probeLosses(head, base, probe) } };
}

/** Scores those of the base's cases that are in `run`, by the base's files. Null without a base. */
function scoreByBase(base: Inputs | null, run: Run): JudgedPolicy | null {
  if (base === null) {
    return null;
  }
  const ids = new Set(run.cases.map((caseRun) => caseRun.case_id));
  const suite = { ...base.suite, cases: base.suite.cases.filter(({ id }) => ids.has(id)) };
  const { definition } = base.config;
  const scores = scoreRun(suite, run, listMetrics(base.config), definition);
  return makeJudgedPolicy({ ...base, suite }, scores, run);
}

/**
 * Throws `part_too_large` above MOST_BYTES. A part is handed on whole or not at all: with cut
 * texts it would be another measurement.
 */
function assertFits(part: Part): void {
  let bytes = 0;
  for (const line of caseLines(part)) {
    bytes += Buffer.byteLength(line);
  }
  if (bytes <= MOST_BYTES) {
    return;
  }
  const message = `the results of this shard have ${formatMebibytes(bytes)}; the limit is ${formatMebibytes(MOST_BYTES)}`;
  throw new GateError(
    "part_too_large",
    message,
    "Use more shards, or return less text with each result.",
  );
}

const PART = "part.json";

/**
 * Reads the parts in `folders`, relative to `from`, and joins them to one run. Throws with every
 * problem if they do not make a whole run: parts that are missing, unreadable, tracked by git, or
 * of other files or another workflow run. Throws at once for a folder that can't be read, and for a
 * part of a newer version.
 */
export async function joinParts(
  root: Root,
  from: string,
  folders: readonly string[],
  plan: Plan,
  { environment, git }: PartPorts,
): Promise<JoinedRun> {
  const files = findParts(root, from, folders);
  const repository = openOrNull(git);
  const commit = headCommit(repository);
  // Whether HEAD has this path, or a link or submodule in its way.
  const isTracked = (file: string): boolean =>
    repository !== null && commit !== null && findEntry(repository, commit, file).kind !== "absent";

  const received: ReceivedPart[] = [];
  // What is wrong with the files themselves. `requireWholeRun` throws it with what else it finds.
  const readFindings: Finding[] = [];
  for (const file of files) {
    if (isTracked(file)) {
      readFindings.push({ code: "invalid_part", problem: { file, message: COMMITTED } });
      continue;
    }
    try {
      received.push({ file, part: await loadPart(root, file) });
    } catch (error) {
      readFindings.push(...describeUnreadablePart(file, error));
    }
  }

  const ids = plan.cases.map(({ id }) => id);
  const expected = {
    binding: makeBinding(TOOL, commit, plan),
    ids,
    workflow: readWorkflowRun(environment),
  };
  return joinShardParts(
    requireWholeRun(received, expected, { readFindings, where: folders.join(", ") }),
    ids,
  );
}

const COMMITTED = "git tracks it, so this run did not measure it; remove it from the repository";

function headCommit(repository: GitPort | null): string | null {
  return repository?.commit("HEAD") ?? null;
}

function openOrNull(git: () => GitPort): GitPort | null {
  try {
    return git();
  } catch (error) {
    return valueForGateError(error, null, ["git_missing", "no_repository"]);
  }
}

/** Throws the error if it is no GateError, or if a newer version wrote the part. */
function describeUnreadablePart(file: string, error: unknown): readonly Finding[] {
  if (!(error instanceof GateError) || error.code === "newer_version") {
    throw error;
  }
  const problems = error.problems.length > 0 ? error.problems : [{ file, message: error.message }];
  return problems.map((problem) => ({ code: "invalid_part", problem }));
}

/**
 * Returns every part.json of the folders and of the folders right in them, relative to the root.
 * Links are not followed: artifacts are other people's. Throws `no_parts`.
 */
function findParts(root: Root, from: string, folders: readonly string[]): readonly string[] {
  const files = new Set<string>();
  for (const written of folders) {
    // `"parts"`: what the path is, for the error of one outside of the repository.
    const folder = insideRoot(root, from, written, "parts");
    const entries = listEntries(root, folder, written);
    const subfolders = entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.posix.join(folder, entry.name));
    if (entries.some(isPart)) {
      files.add(path.posix.join(folder, PART));
    }
    for (const subfolder of subfolders) {
      if (listEntries(root, subfolder, subfolder).some(isPart)) {
        files.add(path.posix.join(subfolder, PART));
      }
    }
  }
  if (files.size > 0) {
    return [...files].toSorted(compareCodePoints);
  }
  throw new GateError(
    "no_parts",
    `there is no ${PART} in ${folders.join(", ")}`,
    "A shard writes it into its report directory: download the artifacts of all shards first, each into a folder of its own.",
  );
}

function isPart(entry: Dirent): boolean {
  return entry.isFile() && entry.name === PART;
}

/** Returns what is in the folder. Throws `no_parts`, with its name as `written` by the user. */
function listEntries(root: Root, folder: string, written: string): readonly Dirent[] {
  try {
    return readdirSync(absolutePath(root, folder), { withFileTypes: true });
  } catch (error) {
    throw new GateError("no_parts", `the folder ${written} can't be read`, {
      hint: "It holds the reports of the shards: download their artifacts first, and check the path.",
      cause: error,
    });
  }
}

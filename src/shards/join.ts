/**
 * Joins the parts of a run as if one job had measured them. A part is what one shard (a job that
 * asks some of the cases) measured.
 */
import { type ErrorCode, GateError } from "../errors.ts";
import type { Probe } from "../model/explanation.ts";
import type { Part } from "../model/part.ts";
import type { CaseRun, Run, Timing } from "../model/run.ts";
import { addCorrections } from "../model/run.ts";
import type { AskedQueries } from "../model/sampling.ts";
import type { ReceivedPart } from "./check.ts";
import { shardName } from "./split.ts";
import { requireItem, requireValue } from "../model/lookup.ts";

/** The parts of a run as if one job had measured them. */
export interface JoinedRun {
  readonly run: Run;
  /** The base is never measured in shards. */
  readonly base: null;
  /** What ended a shard's run; null if none failed. */
  readonly failure: GateError | null;
  /** Gives longer lists of cases that lost targets, from what the shards recorded. */
  readonly probe: Probe;
}

/**
 * Returns the parts as one run. They must be whole (`requireWholeRun`). `ids` are those of all
 * cases, in the order of the suite, and so of the joined run. Corpus and environment are those of
 * the first part that has them.
 */
export function joinShardParts(
  received: readonly ReceivedPart[],
  ids: readonly string[],
): JoinedRun {
  const parts = received.map(({ part }) => part);
  const timing = joinTimings(parts);
  const cases = new Map(
    parts.flatMap(({ run }) =>
      run.cases.map((caseRun) => [caseRun.case_id, dropUncountedTimes(caseRun, timing)] as const),
    ),
  );
  const unstableIds = new Set(parts.flatMap(({ run }) => run.unstable));
  const corrected = parts
    .map((part) => part.run.corrected)
    .reduce((sum, correction) => addCorrections(sum, correction), undefined);
  const corpus = parts.map((part) => part.run.corpus).find((value) => value !== undefined);
  const run: Run = {
    cases: ids.map((id) => requireValue(cases, id)),
    timing,
    environment: requireItem(parts, 0).run.environment,
    unstable: ids.filter((id) => unstableIds.has(id)),
    retries: parts.reduce((sum, part) => sum + part.run.retries, 0),
    ...(corrected !== undefined && { corrected }),
    ...(corpus !== undefined && { corpus }),
    log: joinLogs(parts),
  };
  return {
    run,
    base: null,
    failure: joinFailures(received),
    probe: joinProbes(parts),
  };
}

/**
 * Returns a probe, which gives longer lists of the cases that it is asked for. This one asks
 * nothing, but looks the answers up in the parts: null for a case that no shard asked again. Its
 * failure is the first that a shard had.
 */
function joinProbes(parts: readonly Part[]): Probe {
  const shardProbes = parts.flatMap(({ deeper }) => deeper ?? []);
  // By digest and id, so that an answer for other targets is not used.
  const answerByCase = new Map(
    shardProbes.flatMap(({ answers }) =>
      answers.map(({ id, digest, ...answer }) => [`${digest} ${id}`, answer]),
    ),
  );
  const failure = shardProbes.find((probe) => probe.failure !== null)?.failure ?? null;
  return (cases) =>
    Promise.resolve({
      answers: cases.map(({ id, digest }) => answerByCase.get(`${digest} ${id}`) ?? null),
      failure,
    });
}

/**
 * Returns how the joined run was timed. Times count if all parts with an answer have the same
 * clock; else the clock is "off". A single part comes from a job that asks for an untrusted pull
 * request and leaves the verdict to another job: its times count as recorded ones. The repeats are
 * the fewest of a part.
 */
function joinTimings(parts: readonly Part[]): Timing {
  const timings = partsWithAnswers(parts).map((part) => part.run.timing);
  const sources = new Set(timings.map((timing) => timing.source));
  // "off" if there are several.
  const [commonSource = "off"] = sources.size === 1 ? sources : [];
  const isSinglePart = parts.length === 1;
  const source = commonSource !== "off" && isSinglePart ? "recorded" : commonSource;
  return {
    source,
    repeats: source === "off" ? 0 : Math.min(...timings.map((timing) => timing.repeats)),
    budget_ended: source !== "off" && timings.some((timing) => timing.budget_ended),
    ...joinAsked(parts),
  };
}

/** Returns the case's run, without its times if the joined run counts none. */
function dropUncountedTimes(caseRun: CaseRun, { source }: Timing): CaseRun {
  if (source !== "off") {
    return caseRun;
  }
  const { spans_ms: _spans, ...withoutSpans } = caseRun;
  return { ...withoutSpans, samples_ms: [] };
}

/**
 * Returns as `asked` how many queries the shards sent and how long that took, in sum, and the
 * fewest repeats of a shard with an answer. Returns an empty record if no part says what it asked.
 */
function joinAsked(parts: readonly Part[]): { readonly asked?: AskedQueries } {
  const askedByParts = parts.flatMap(({ run }) => run.timing.asked ?? []);
  if (askedByParts.length === 0) {
    return {};
  }
  const repeats = partsWithAnswers(parts).map(({ run }) => run.timing.asked?.repeats ?? 0);
  return {
    asked: {
      queries: askedByParts.reduce((sum, { queries }) => sum + queries, 0),
      ms: askedByParts.reduce((sum, { ms }) => sum + ms, 0),
      repeats: Math.min(...repeats),
    },
  };
}

/**
 * Returns the parts in which a query was answered, or all parts if none was. A part whose queries
 * all failed has no times, and those of the others still count.
 */
function partsWithAnswers(parts: readonly Part[]): readonly Part[] {
  const hasAnswer = ({ run }: Part): boolean =>
    run.cases.some(({ outcome }) => outcome.kind === "answer");
  const answeredParts = parts.filter(hasAnswer);
  return answeredParts.length === 0 ? parts : answeredParts;
}

function joinLogs(parts: readonly Part[]): string {
  return (
    parts
      .filter((part) => part.run.log !== "")
      // Each log ends with one line end.
      .map(({ shard, run }) => `[${shardName(shard)}]\n${run.log.replace(/\n?$/, "\n")}`)
      .join("")
  );
}

/**
 * Returns the first failure of a shard as an error; if more failed, with all of them as its
 * problems. Null if none failed.
 */
function joinFailures(parts: readonly ReceivedPart[]): GateError | null {
  const failures = parts.flatMap(({ file, part: { shard, failure } }) =>
    failure === null ? [] : [{ file, failure, message: `${shardName(shard)}: ${failure.message}` }],
  );
  const [first] = failures;
  if (first === undefined) {
    return null;
  }
  const { code, hint } = first.failure;
  return new GateError(code as ErrorCode, first.message, {
    hint: hint ?? undefined,
    problems: failures.length === 1 ? [] : failures.map(({ file, message }) => ({ file, message })),
  });
}

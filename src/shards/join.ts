/** Parts of a run, joined as if one job had measured them. */
import { type ErrorCode, GateError } from "../errors.ts";
import type { Probe } from "../model/explanation.ts";
import type { Part } from "../model/part.ts";
import type { CaseRun, Run, Timing } from "../model/run.ts";
import { sumCorrected } from "../model/run.ts";
import type { AskedQueries } from "../model/sampling.ts";
import type { ReceivedPart } from "./check.ts";
import { shardName } from "./split.ts";
import { requireItem, requireValue } from "../model/lookup.ts";

export interface JoinedRun {
  readonly run: Run;
  /** No base is asked beside shards. */
  readonly base: null;
  readonly failure: GateError | null;
  /** What the shards were told when they asked for more results. */
  readonly probe: Probe;
}

/** `ids` are those of all cases, in their order. */
export function joinShardParts(
  received: readonly ReceivedPart[],
  ids: readonly string[],
): JoinedRun {
  const parts = received.map(({ part }) => part);
  const timing = joinTimings(parts);
  const cases = new Map(
    parts.flatMap(({ run }) =>
      run.cases.map((each) => [each.case_id, withoutUncountedTimes(each, timing)] as const),
    ),
  );
  const unstable = new Set(parts.flatMap(({ run }) => run.unstable));
  const corrected = parts
    .map((part) => part.run.corrected)
    .reduce((sum, each) => sumCorrected(sum, each), undefined);
  const corpus = parts.map((part) => part.run.corpus).find((each) => each !== undefined);
  const run: Run = {
    cases: ids.map((id) => requireValue(cases, id)),
    timing,
    environment: requireItem(parts, 0).run.environment,
    unstable: ids.filter((id) => unstable.has(id)),
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

function joinProbes(parts: readonly Part[]): Probe {
  const told = parts.flatMap(({ deeper }) => deeper ?? []);
  const answers = new Map(
    told.flatMap((each) =>
      each.answers.map(({ id, digest, ...answer }) => [`${digest} ${id}`, answer]),
    ),
  );
  const failure = told.find((each) => each.failure !== null)?.failure ?? null;
  return (cases) =>
    Promise.resolve({
      answers: cases.map(({ id, digest }) => answers.get(`${digest} ${id}`) ?? null),
      failure,
    });
}

/**
 * Times count where every answer has one, as within one job. The one job of two that asks decides nothing because it is
 * not trusted, and so its times are recorded ones.
 */
function joinTimings(parts: readonly Part[]): Timing {
  const timings = partsWithAnswers(parts).map((part) => part.run.timing);
  const sources = new Set(timings.map((timing) => timing.source));
  const [own = "off"] = sources.size === 1 ? sources : [];
  const source = own !== "off" && parts.length === 1 ? "recorded" : own;
  return {
    source,
    repeats: source === "off" ? 0 : Math.min(...timings.map((timing) => timing.repeats)),
    budget_ended: source !== "off" && timings.some((timing) => timing.budget_ended),
    ...joinAsked(parts),
  };
}

/** Without the times that count nowhere. */
function withoutUncountedTimes(run: CaseRun, { source }: Timing): CaseRun {
  if (source !== "off") {
    return run;
  }
  const { spans_ms: _spans, ...each } = run;
  return { ...each, samples_ms: [] };
}

/** Each shard asks its own cases by the plan of all. If shards chose repeats of their own, the least of them count. */
function joinAsked(parts: readonly Part[]): { readonly asked?: AskedQueries } {
  const all = parts.flatMap(({ run }) => run.timing.asked ?? []);
  if (all.length === 0) {
    return {};
  }
  const repeats = partsWithAnswers(parts).map(({ run }) => run.timing.asked?.repeats ?? 0);
  return {
    asked: {
      queries: all.reduce((sum, { queries }) => sum + queries, 0),
      ms: all.reduce((sum, { ms }) => sum + ms, 0),
      repeats: Math.min(...repeats),
    },
  };
}

/** A shard whose queries all failed timed nothing, and takes nothing away from the others. */
function partsWithAnswers(parts: readonly Part[]): readonly Part[] {
  const some = parts.filter(({ run }) => run.cases.some((each) => each.outcome.kind === "answer"));
  return some.length === 0 ? parts : some;
}

/** A retriever that is silent in every shard leaves an empty log. */
function joinLogs(parts: readonly Part[]): string {
  return parts
    .filter((part) => part.run.log !== "")
    .map(({ shard, run }) => `[${shardName(shard)}]\n${run.log.replace(/\n?$/, "\n")}`)
    .join("");
}

/** The first shard's that failed; where there are more, all are listed. */
function joinFailures(parts: readonly ReceivedPart[]): GateError | null {
  const failed = parts.flatMap(({ file, part: { shard, failure } }) =>
    failure === null ? [] : [{ file, failure, message: `${shardName(shard)}: ${failure.message}` }],
  );
  const [first] = failed;
  if (first === undefined) {
    return null;
  }
  const { code, hint } = first.failure;
  return new GateError(code as ErrorCode, first.message, {
    ...(hint === null ? {} : { hint }),
    problems: failed.length === 1 ? [] : failed.map(({ file, message }) => ({ file, message })),
  });
}

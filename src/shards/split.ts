/** Which cases a shard asks, and what it can say about its part of the run. */
import { GateError } from "../errors.ts";
import type { Shard } from "../model/part.ts";
import type { Case } from "../model/suite.ts";
import type { Verdict } from "../model/verdict.ts";
import { requireItem } from "../model/lookup.ts";
import { groupBy } from "../model/scope.ts";

/** More than any CI starts: a matrix of GitHub Actions makes at most 256 jobs. */
const MOST_SHARDS = 1000;

/**
 * Returns the shard of a flag such as `2/4`: the second of four. Throws `usage` if it is no shard,
 * or of more than 1000.
 */
export function parseShard(text: string): Shard {
  // Without a match both numbers are NaN, and every comparison is false.
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  const index = Number(match?.[1]);
  const count = Number(match?.[2]);
  if (index <= count && count <= MOST_SHARDS) {
    return { index, count };
  }
  throw new GateError(
    "usage",
    `shard is "${text}"`,
    `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`,
  );
}

export function shardName({ index, count }: Shard): string {
  return `shard ${index} of ${count}`;
}

/**
 * Returns the cases of this shard. Cases go to the shards in turn, in the suite's order, so that
 * each is in exactly one.
 */
export function selectShardCases<T>(cases: readonly T[], { index, count }: Shard): readonly T[] {
  return cases.filter((_, at) => at % count === index - 1);
}

/** Returns the cases of this shard. Throws `usage` if there are more shards than cases. */
export function requireShardCases<T>(cases: readonly T[], shard: Shard): readonly T[] {
  if (shard.count <= cases.length) {
    return selectShardCases(cases, shard);
  }
  throw new GateError(
    "usage",
    `${shardName(shard)}: there are ${cases.length} cases for ${shard.count} shards`,
    `Use at most ${cases.length} shards.`,
  );
}

/**
 * Returns the verdict of a single shard: `partial`, without checks, since only all shards together
 * decide. Its one notice says that this shard asked `askedCases` of `allCases` cases.
 */
export function partialVerdict(shard: Shard, askedCases: number, allCases: number): Verdict {
  return {
    verdict: "partial",
    categories: [],
    secondary_categories: [],
    checks: [],
    notices: [{ code: "shard", ...shard, cases: askedCases, of: allCases }],
  };
}

/** Turns the samples of this shard's cases into samples of all cases, both by case id. */
type SampleFiller = <T>(samples: ReadonlyMap<string, T>) => ReadonlyMap<string, T>;

/**
 * Returns a function that gives each case of other shards the time samples of its stand-in, one of
 * this shard's cases. All shards repeat equally often, so this shard then has as many samples as
 * the whole run will have, and what noise can explain, which depends on their number, is the same.
 * A case whose stand-in has no samples gets none.
 */
export function makeSampleFiller(
  allCases: readonly Case[],
  shardCases: readonly Case[],
): SampleFiller {
  const standInIds = chooseStandIns(allCases, shardCases);
  return <T>(samples: ReadonlyMap<string, T>) => {
    const filledSamples = new Map<string, T>();
    for (const [id, standInId] of standInIds) {
      const caseSamples = samples.get(standInId);
      if (caseSamples !== undefined) {
        filledSamples.set(id, caseSamples);
      }
    }
    return filledSamples;
  };
}

/**
 * Returns for each case the shard's case whose samples stand for its own, by their ids: the case
 * itself if the shard has it, else one of the same intent, in turn; of any intent if the shard has
 * none of that one.
 */
function chooseStandIns(
  allCases: readonly Case[],
  shardCases: readonly Case[],
): ReadonlyMap<string, string> {
  const shardIds = new Set(shardCases.map(({ id }) => id));
  const shardCasesByIntent = groupBy(shardCases, ({ intent }) => intent);
  const turnByIntent = new Map<string, number>();
  const standInIds = new Map<string, string>();
  for (const { id, intent } of allCases) {
    if (shardIds.has(id)) {
      standInIds.set(id, id);
      continue;
    }
    const candidates = shardCasesByIntent.get(intent) ?? shardCases;
    const turn = turnByIntent.get(intent) ?? 0;
    turnByIntent.set(intent, turn + 1);
    standInIds.set(id, requireItem(candidates, turn % candidates.length).id);
  }
  return standInIds;
}

/** Which cases are whose. */
import { GateError } from "../errors.ts";
import type { Shard } from "../model/part.ts";
import type { Verdict } from "../model/verdict.ts";

/** A matrix of GitHub Actions makes at most 256 jobs. */
const MOST_SHARDS = 1000;

/** Reads `2/4`. Throws `usage`. */
export function parseShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= count && count <= MOST_SHARDS) return { index, count };
  throw new GateError("usage", `shard is "${text}"`, {
    hint: `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`,
  });
}

/** `shard 2 of 4` */
export function shardName({ index, count }: Shard): string {
  return `shard ${index} of ${count}`;
}

/** The shard's own: cases are dealt out in their order, so that each is in exactly one shard. */
export function dealt<T>(cases: readonly T[], { index, count }: Shard): readonly T[] {
  return cases.filter((_, at) => at % count === index - 1);
}

/** As dealt; throws `usage` where a shard of so many would have nothing to ask. */
export function casesOf<T>(cases: readonly T[], shard: Shard): readonly T[] {
  if (shard.count <= cases.length) return dealt(cases, shard);
  throw new GateError(
    "usage",
    `${shardName(shard)}: there are ${cases.length} cases for ${shard.count} shards`,
    {
      hint: `Use at most ${cases.length} shards.`,
    },
  );
}

/** A shard judges nothing: what it measured decides with the others'. */
export function partialVerdict(shard: Shard, asked: number, all: number): Verdict {
  return {
    verdict: "partial",
    exitCode: 1,
    categories: [],
    secondaryCategories: [],
    checks: [],
    notices: [{ code: "shard", ...shard, cases: asked, of: all }],
  };
}

/** Which cases are whose. */
import { GateError } from "../errors.ts";
import type { Shard } from "../model/part.ts";
import type { Case } from "../model/suite.ts";
import type { Verdict } from "../model/verdict.ts";
import { requireItem } from "../model/lookup.ts";

/** A matrix of GitHub Actions makes at most 256 jobs. */
const MOST_SHARDS = 1000;

/** Reads `2/4`. Throws `usage`. */
export function parseShard(text: string): Shard {
  const [, index = NaN, count = NaN] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(
    Number,
  );
  if (index <= count && count <= MOST_SHARDS) {
    return { index, count };
  }
  throw new GateError("usage", `shard is "${text}"`, {
    hint: `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`,
  });
}

/** `shard 2 of 4` */
export function shardName({ index, count }: Shard): string {
  return `shard ${index} of ${count}`;
}

/** The shard's own: cases are dealt out in their order, so that each is in exactly one shard. */
export function selectShardCases<T>(cases: readonly T[], { index, count }: Shard): readonly T[] {
  return cases.filter((_, at) => at % count === index - 1);
}

/** As dealt; throws `usage` if a shard of so many would have nothing to ask. */
export function requireShardCases<T>(cases: readonly T[], shard: Shard): readonly T[] {
  if (shard.count <= cases.length) {
    return selectShardCases(cases, shard);
  }
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
    categories: [],
    secondary_categories: [],
    checks: [],
    notices: [{ code: "shard", ...shard, cases: asked, of: all }],
  };
}

// Whether samples suffice is asked of all cases, and a shard has those of its own only.

type Fill = <T>(samples: ReadonlyMap<string, T>) => ReadonlyMap<string, T>;

/**
 * Gives every case that other shards ask the samples of one of this shard's, of its intent where the shard has any.
 * All shards take equally many repeats by the same rule, so what a bucket will have together is known here; and the
 * bootstrap draws as many blocks as there will be, so its interval is the one to expect, not the wider one of a part.
 */
export function standIns(all: readonly Case[], own: readonly Case[]): Fill {
  const ids = new Set(own.map((each) => each.id));
  const byIntent = new Map<string, Case[]>();
  for (const each of own) {
    byIntent.set(each.intent, [...(byIntent.get(each.intent) ?? []), each]);
  }
  const dealt = new Map<string, number>();
  const model = all.map(({ id, intent }) => {
    if (ids.has(id)) {
      return [id, id] as const;
    }
    const models = byIntent.get(intent) ?? own;
    const turn = dealt.get(intent) ?? 0;
    dealt.set(intent, turn + 1);
    return [id, requireItem(models, turn % models.length).id] as const;
  });
  return (samples) =>
    new Map(
      model.flatMap(([id, from]) => {
        const taken = samples.get(from);
        return taken === undefined ? [] : [[id, taken] as const];
      }),
    );
}

/** Whether samples suffice is asked of all cases, and a shard has those of its own only. */
import type { Case } from "../model/suite.ts";

type Fill = <T>(samples: ReadonlyMap<string, T>) => ReadonlyMap<string, T>;

/**
 * Gives every case that other shards ask the samples of one of this shard's, of its intent where the shard has any.
 * All shards take equally many repeats by the same rule, so what a bucket will have together is known here; and the
 * bootstrap draws as many blocks as there will be, so its interval is the one to expect, not the wider one of a part.
 */
export function standIns(all: readonly Case[], own: readonly Case[]): Fill {
  const ids = new Set(own.map((each) => each.id));
  const byIntent = new Map<string, Case[]>();
  for (const each of own) byIntent.set(each.intent, [...(byIntent.get(each.intent) ?? []), each]);
  const dealt = new Map<string, number>();
  const model = all.map(({ id, intent }) => {
    if (ids.has(id)) return [id, id] as const;
    const models = byIntent.get(intent) ?? own;
    const turn = dealt.get(intent) ?? 0;
    dealt.set(intent, turn + 1);
    return [id, models[turn % models.length]!.id] as const;
  });
  return (samples) =>
    new Map(
      model.flatMap(([id, from]) => {
        const taken = samples.get(from);
        return taken === undefined ? [] : [[id, taken] as const];
      }),
    );
}

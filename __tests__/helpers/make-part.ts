/** Parts of a run for tests: each shard's own, out of the answers to all cases. */
import type { Binding, Part } from "../../src/model/part.ts";
import type { CaseRun, Run } from "../../src/model/run.ts";
import { selectShardCases } from "../../src/shards/split.ts";
import { runOf } from "./make.ts";

/** What every part is bound to. */
export const BINDING: Binding = {
  tool: "retrieval-eval-gate test",
  commit: null,
  config: "1".repeat(64),
  suite: "2".repeat(64),
  base_suite: null,
  definition: "3".repeat(64),
  k: 10,
  retriever: "4".repeat(64),
  corpus: null,
  cases: "5".repeat(64),
};

/** The part of shard `index` of `count`, with its own of the answers to all cases. */
export function makePart(
  index: number,
  count: number,
  cases: readonly CaseRun[],
  { run = {}, ...overrides }: Partial<Omit<Part, "run">> & { readonly run?: Partial<Run> } = {},
): Part {
  const shard = { index, count };
  const own = runOf(selectShardCases(cases, shard), run);
  return { shard, workflow: null, binding: BINDING, failure: null, ...overrides, run: own };
}

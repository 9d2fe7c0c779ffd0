import { expect, it } from "vitest";
import { compareSystems } from "../../../src/workbench/compare/comparison.ts";
import type { Hit } from "../../../src/model/run.ts";
import { answered, definitionOf, hitsOf, makeCase, runOf, suiteOf, target } from "../../helpers/make.ts";

const suite = suiteOf(
  makeCase("a", { expected: [target("t1"), target("t2")], judged_irrelevant: ["known"] }),
  makeCase("b"),
  makeCase("control", { expected: [], expect_empty: true }),
);
const system = (path: string, lists: Readonly<Record<string, readonly string[]>>) => ({
  path,
  digest: path.repeat(8),
  run: runOf(Object.entries(lists).map(([id, list]) => answered(id, hitsOf(...list)))),
});

it("compares figures, judged hits and lists, query by query and over all", () => {
  const plan = {
    suite,
    k: 4,
    definition: definitionOf(),
    digests: { corpus: "c", queries: "q", qrels: "r" },
  };
  const a = system("a", { a: ["t1", "known", "x", "t1"], b: ["b-doc"], control: [] });
  const b = system("b", { a: ["x", "t2", "t1"], b: ["y"], control: [] });
  const found = compareSystems(plan, a, b);
  expect(found).toMatchObject({ k: 4, digests: plan.digests, a: { path: "a" }, b: { path: "b" } });
  // Means of the two cases with targets. Recall 1/2 and 1, then 1 and 0; first ranks 1 and 1, then 2 and none.
  expect(found.a.macro).toMatchObject({ recall: 3 / 4, mrr: 1 });
  expect(found.b.macro).toMatchObject({ recall: 1 / 2, mrr: 1 / 4 });
  expect(found.delta).toMatchObject({ recall: -1 / 4, mrr: -3 / 4 });
  const [first, second, control] = found.queries;
  expect(first).toMatchObject({
    id: "a",
    query: "query of a",
    a: { recall: 1 / 2, mrr: 1, hits: ["t1", "known"] },
    b: { recall: 1, mrr: 1 / 2, hits: ["t2", "t1"] },
    delta: { recall: 1 / 2, mrr: -1 / 2 },
  });
  // t1 and x are common to t1, known, x and to x, t2, t1: two of four, two of the first's three.
  expect(first!.overlap).toMatchObject({ jaccard: 2 / 4, found: 2 / 3 });
  expect(second!.overlap).toEqual({ jaccard: 0, rbo: 0, found: 0 });
  expect(control).toMatchObject({
    a: { recall: null, mrr: null, ndcg: null },
    delta: { recall: null, mrr: null, ndcg: null },
    overlap: { jaccard: null, rbo: null, found: null },
  });
  expect(found.overlap).toMatchObject({ jaccard: 1 / 4, found: 1 / 3 });
});

it("has no difference where one side alone has a figure", () => {
  const plan = {
    suite,
    k: 4,
    definition: definitionOf(),
    digests: { corpus: "c", queries: "q", qrels: "r" },
  };
  const only = suiteOf(makeCase("control", { expected: [], expect_empty: true }));
  const none = system("a", { control: ["x"] });
  const found = compareSystems({ ...plan, suite: only }, none, system("b", { control: [] }));
  expect(found.delta).toEqual({ recall: null, mrr: null, ndcg: null });
  expect(found.overlap).toEqual({ jaccard: 0, rbo: 0, found: 0 });
});

it("takes a chunk for judged not relevant by its own id, too, and has no overlap where all lists are empty", () => {
  const plan = {
    suite: suiteOf(makeCase("a", { judged_irrelevant: ["chunk-1"] })),
    k: 4,
    definition: definitionOf(),
    digests: { corpus: "c", queries: "q", qrels: "r" },
  };
  const chunk = { doc_id: "d", id: "chunk-1", span: { start: 0, end: 9 }, repeat: false };
  const of = (hits: readonly Hit[]) => ({
    path: "a",
    digest: "a".repeat(8),
    run: runOf([answered("a", hits)]),
  });
  const [one, none] = [of([chunk, { ...chunk, id: "chunk-2", repeat: true }]), of([])];
  expect(compareSystems(plan, one, one).queries[0]!.a.hits).toEqual(["d"]);
  const empty = { jaccard: null, rbo: null, found: null };
  expect(compareSystems(plan, none, none).overlap).toEqual(empty);
  // Nothing of the first list is in the second, and the other way round there is no first list.
  expect(compareSystems(plan, one, none).overlap).toEqual({ jaccard: 0, rbo: 0, found: 0 });
  expect(compareSystems(plan, none, one).overlap).toEqual({ jaccard: 0, rbo: 0, found: null });
});

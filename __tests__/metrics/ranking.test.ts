/** Recall, precision, hit rate, MRR, MAP and nDCG of lists that are small enough to check by hand. */
import { expect, it } from "vitest";
import { parse } from "yaml";
import type { Hit } from "../../src/model/run.ts";
import { hitsOf, makeCase, target } from "../helpers/make.ts";
import { control, measure } from "../helpers/measure.ts";
import { rows } from "../helpers/table.ts";

/** The targets of a cell: `a b^2` are the documents a, of grade 1, and b, of grade 2. */
const targetsOf = (cell: string) =>
  cell.split(" ").map((each) => {
    const [id = "", grade = "1"] = each.split("^");
    return target(id, Number(grade));
  });

// nDCG's discounts are 1, 1 / log2(3) = 0.63093 and 1 / log2(4) = 0.5. A gain is the grade, or with
// exponential gain 2^grade - 1.
it.each(
  rows(`
# what | the metric | the targets | the results | definition | its value
two of three targets | recall@10 | a b c | x a b | | 0.66667
one of three targets, as b is below rank 2 | recall@2 | a b c | x a b | | 0.33333
a target at rank k | recall@3 | a | x y a | | 1
a target below rank k | recall@2 | a | x y a | | 0
all targets, but not in the top k | full_coverage_rate@2 | a | x y a | | 0
a target of less than the relevant grade | recall@10 | a^2 b | b | relevance: 2 | 0
a target of the relevant grade | recall@10 | a^2 b | a | relevance: 2 | 1
no target of the relevant grade | recall@10 | a^2 b | a | relevance: 3 | 0
a decimal grade below 1 | recall@1 | a^0.5 b^2.5 | a b | | 0
a decimal grade above 1 | recall@2 | a^0.5 b^2.5 | a b | | 1
a repeated document | recall@10 | a | a a | | 1

one of ten, also if fewer results came back | precision@10 | a b c | a | | 0.1
one of the first two | precision@2 | a b c | x a b | | 0.5
a repeated document | precision@10 | a | a a | | 0.1
no target in the top 1 | hit_rate@1 | a b c | x a | | 0
a target in the top 2 | hit_rate@2 | a b c | x a | | 1

1 / rank of the first target | mrr@10 | a b c | x y b a | | 0.33333
a first target below the cutoff | mrr@2 | a b c | x y b | | 0
no cutoff | mrr | a b c | x y b | | 0.33333
the first target of the relevant grade | mrr@10 | a^2 b | b a | relevance: 2 | 0.5

# (1/1 + 2/3) / 3
the precisions at the ranks of a and b, over three targets | map@10 | a b c | a x b | | 0.55556
# (1/1) / 3
the precision at the rank of a alone | map@2 | a b c | a x b | | 0.33333
no target of the relevant grade | map@10 | a b c | a | relevance: 2 | 0
a repeated document | map@10 | a | a a | | 1

# (0.63093 + 2 x 0.5) / (2 + 0.63093)
linear gain | ndcg@3 | a^2 b | x b a | | 0.61991
# (0.63093 + 3 x 0.5) / (3 + 0.63093)
exponential gain | ndcg@3 | a^2 b | x b a | gain: exponential | 0.58688
# (0.5 + 2.5 x 0.63093) / (2.5 + 0.5 x 0.63093)
decimal gains | ndcg@2 | a^0.5 b^2.5 | a b | | 0.73783
no target with a gain, as in trec_eval | ndcg@3 | a^0 | a | | 0
# 1 / (1 + 0.63093 + 0.5)
the ideal of three targets, for any number of results | ndcg@10 | a b c | a | | 0.46928
the ideal of the top 1 | ndcg@1 | a b c | a | | 1
# 1 / (2 + 0.63093)
a grade below the relevant one, which has a gain | ndcg@10 | a^2 b | b | relevance: 2 | 0.38009
a repeated document | ndcg@10 | a | a a | | 1
`),
)(
  "%s: %s of the targets %s for the results %s (%s) is %d",
  (_, metric = "", targets = "", results = "", definition = "", value) => {
    const subject = makeCase("q", { expected: targetsOf(targets) });
    const hits = hitsOf(...results.split(" "));

    expect(measure(metric, subject, hits, parse(`{ ${definition} }`))).toBeCloseTo(
      Number(value),
      5,
    );
  },
);

it.each(["recall@10", "full_coverage_rate@10", "precision@10", "hit_rate@10", "map@10"])(
  "%s is null for a case that expects nothing",
  (name) => {
    expect(measure(name, control, hitsOf("a"))).toBeNull();
  },
);

/** Results with these paths, of which a target of kind `path` matches the last parts. */
const hitsAt = (...paths: readonly string[]): readonly Hit[] =>
  paths.map((path) => ({ doc_id: path, path, repeat: false }));

it("recall counts every target that a result covers, and precision counts one", () => {
  const subject = makeCase("q", {
    expected: [target("a.md", 1, "path"), target("docs/a.md", 1, "path")],
  });

  expect(measure("recall@10", subject, hitsAt("docs/a.md"))).toBe(1);
  expect(measure("precision@10", subject, hitsAt("docs/a.md"))).toBe(0.1);
});

it("ndcg gives a result the highest grade of its targets, in any order", () => {
  const high = target("a.md", 3, "path");
  const low = target("docs/a.md", 1, "path");

  // 3 of the 3 + 1 / log2(3) that two results would have.
  for (const expected of [
    [high, low],
    [low, high],
  ]) {
    const subject = makeCase("q", { expected });
    expect(measure("ndcg@3", subject, hitsAt("docs/a.md"))).toBeCloseTo(
      3 / (3 + 1 / Math.log2(3)),
      12,
    );
  }
});

it("ndcg uses up the highest grade first, and is at most 1", () => {
  const subject = makeCase("q", {
    expected: [target("a.md", 1, "path"), target("docs/a.md", 3, "path")],
  });

  // Each result matches both targets. The first one takes grade 3, the second one grade 1.
  expect(measure("ndcg@10", subject, hitsAt("x/docs/a.md", "y/docs/a.md", "z/docs/a.md"))).toBe(1);
});

import { describe, expect, it } from "vitest";
import { METRICS, type Metric, parseMetric } from "../../src/metrics/registry.ts";
import { score } from "../../src/metrics/score.ts";
import type { Definition } from "../../src/model/config.ts";
import type { Hit } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import {
  answered,
  definitionOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";

function metric(name: string): Metric {
  const parsed = parseMetric(name);
  if (typeof parsed === "string") throw new Error(parsed);
  return parsed;
}

function measure(
  name: string,
  subject: Case,
  hits: readonly Hit[],
  overrides: Partial<Definition> = {},
): number | null {
  const run = runOf([answered(subject.id, hits)]);
  const scores = score(suiteOf(subject), run, [metric(name)], definitionOf(overrides));
  return scores.cases[0]!.metrics.get(metric(name).name) ?? null;
}

const graded = makeCase("q", { expected: [target("d1", 2), target("d2", 1)] });
const three = makeCase("q", { expected: [target("a"), target("b"), target("c")] });

describe("recall, precision, hit rate, mrr", () => {
  it("counts targets for recall and results for precision", () => {
    expect(measure("recall@10", three, hitsOf("x", "a", "b"))).toBe(2 / 3);
    expect(measure("recall@2", three, hitsOf("x", "a", "b"))).toBe(1 / 3);
    expect(measure("precision@10", three, hitsOf("a"))).toBe(0.1);
    expect(measure("hit_rate@1", three, hitsOf("x", "a"))).toBe(0);
    expect(measure("hit_rate@2", three, hitsOf("x", "a"))).toBe(1);
    expect(measure("mrr@10", three, hitsOf("x", "y", "b", "a"))).toBe(1 / 3);
    expect(measure("mrr@2", three, hitsOf("x", "y", "b"))).toBe(0);
    expect(measure("mrr", three, hitsOf("x", "y", "b"))).toBe(1 / 3);
  });

  it("lets a result cover every target that it matches", () => {
    const subject = makeCase("q", { expected: [target("a.md", 1, "path"), target("docs/a.md", 1, "path")] });
    const hit: Hit = { doc_id: "docs/a.md", path: "docs/a.md", repeat: false };
    expect(measure("recall@10", subject, [hit])).toBe(1);
    expect(measure("precision@10", subject, [hit])).toBe(0.1);
  });

  it("counts a repeat nowhere", () => {
    const one = makeCase("q", { expected: [target("d1")] });
    expect(measure("recall@10", one, hitsOf("d1", "d1"))).toBe(1);
    expect(measure("ndcg@10", one, hitsOf("d1", "d1"))).toBe(1);
    expect(measure("map@10", one, hitsOf("d1", "d1"))).toBe(1);
    expect(measure("precision@10", one, hitsOf("d1", "d1"))).toBe(0.1);
    expect(measure("duplicate_rate@10", one, hitsOf("d1", "d1"))).toBe(0.5);
  });

  it("uses the relevance threshold in the binary metrics only", () => {
    expect(measure("recall@10", graded, hitsOf("d2"), { relevance: 2 })).toBe(0);
    expect(measure("recall@10", graded, hitsOf("d1"), { relevance: 2 })).toBe(1);
    expect(measure("ndcg@10", graded, hitsOf("d2"), { relevance: 2 })).toBeGreaterThan(0);
    expect(measure("recall@10", graded, hitsOf("d1"), { relevance: 3 })).toBe(0);
  });
});

describe("ndcg", () => {
  it("has linear gain by default and exponential gain on request", () => {
    // ranked x, d2, d1; exponential: (1/log2(3) + 3/2) / (3 + 1/log2(3)); linear: (1/log2(3) + 2/2) / (2 + 1/log2(3))
    const second = 1 / Math.log2(3);
    expect(measure("ndcg@3", graded, hitsOf("x", "d2", "d1"))).toBeCloseTo(
      (second + 2 / 2) / (2 + second),
      12,
    );
    expect(measure("ndcg@3", graded, hitsOf("x", "d2", "d1"), { gain: "exponential" })).toBeCloseTo(
      (second + 3 / 2) / (3 + second),
      12,
    );
  });

  it("takes decimal gains as they are", () => {
    const subject = makeCase("q", { expected: [target("a", 0.5), target("b", 2.5)] });
    const second = 1 / Math.log2(3);
    expect(measure("ndcg@2", subject, hitsOf("a", "b"))).toBeCloseTo(
      (0.5 + 2.5 * second) / (2.5 + 0.5 * second),
      12,
    );
    // Only b reaches relevance: 1.
    expect(measure("recall@1", subject, hitsOf("a", "b"))).toBe(0);
    expect(measure("recall@2", subject, hitsOf("a", "b"))).toBe(1);
  });

  it("keeps the ideal at min(k, R), however few results there are", () => {
    const ideal = 1 + 1 / Math.log2(3) + 1 / 2;
    expect(measure("ndcg@10", three, hitsOf("a"))).toBeCloseTo(1 / ideal, 12);
    expect(measure("ndcg@1", three, hitsOf("a"))).toBe(1);
  });

  it("consumes the highest grade first and never exceeds 1", () => {
    const subject = makeCase("q", { expected: [target("a.md", 1, "path"), target("docs/a.md", 3, "path")] });
    const hits: Hit[] = ["x/docs/a.md", "y/docs/a.md", "z/docs/a.md"].map((path) => ({
      doc_id: path,
      path,
      repeat: false,
    }));
    expect(measure("ndcg@10", subject, hits)).toBe(1);
  });
});

describe("map", () => {
  it("is the mean over targets of the precision at their rank", () => {
    // a at 1, b at 3, c missing: (1/1 + 2/3) / 3
    expect(measure("map@10", three, hitsOf("a", "x", "b"))).toBeCloseTo((1 + 2 / 3) / 3, 12);
    expect(measure("map@2", three, hitsOf("a", "x", "b"))).toBeCloseTo(1 / 3, 12);
  });
});

describe("rates", () => {
  const cluster = (key: string, i: number): Hit => ({ doc_id: `${key}${i}`, cluster: key, repeat: false });

  it("clusters by key, else by path, over cases with two results", () => {
    const hits = [cluster("a", 1), cluster("a", 2), cluster("b", 3), cluster("c", 4)];
    expect(measure("clustering_ratio@10", three, hits)).toBe(0.5);
    expect(measure("clustering_ratio@2", three, hits)).toBe(1);
    expect(measure("clustering_ratio@10", three, hits.slice(0, 1))).toBeNull();
    expect(measure("clustering_ratio@10", three, hitsOf("a", "b"))).toBeNull();
  });

  it("judges negative controls by what they return, and by nothing else", () => {
    const negative = makeCase("q", { expected: [], expect_empty: true });
    const scored: Hit[] = [{ doc_id: "a", score: 0.2, repeat: false }];
    expect(measure("false_result_rate", negative, scored)).toBe(1);
    expect(measure("false_result_rate", negative, [])).toBe(0);
    expect(measure("recall@10", negative, scored)).toBeNull();
    expect(measure("zero_result_rate", negative, [])).toBeNull();
  });

  it("counts forbidden hits and changes nothing else by them", () => {
    const subject = makeCase("q", { forbidden: [target("bad")] });
    expect(measure("forbidden_rate@10", subject, hitsOf("q-doc", "bad"))).toBe(1);
    expect(measure("forbidden_rate@1", subject, hitsOf("q-doc", "bad"))).toBe(0);
    expect(measure("recall@10", subject, hitsOf("q-doc", "bad"))).toBe(1);
    expect(measure("forbidden_rate@10", three, hitsOf("bad"))).toBeNull();
  });

  it("counts a failed query with the worst value everywhere, never leaves it out", () => {
    const suite = suiteOf(makeCase("a"), makeCase("b"));
    const run = runOf([answered("a", hitsOf("a-doc")), failedRun("b")]);
    const names = ["recall@10", "mrr@10", "ndcg@10", "zero_result_rate", "error_rate", "degraded_rate"];
    const { means } = score(suite, run, names.map(metric), definitionOf());
    expect([...means.overall]).toEqual([
      ["recall@10", 0.5],
      ["mrr@10", 0.5],
      ["ndcg@10", 0.5],
      ["zero_result_rate", 0.5],
      ["error_rate", 0.5],
      ["degraded_rate", 0.5],
    ]);
  });

  it("judges only where judgments hold more than the targets", () => {
    const judged = makeCase("q", { expected: [target("a")], judged_irrelevant: ["x"] });
    expect(measure("judged@4", judged, hitsOf("a", "x", "y", "z"))).toBe(0.5);
    expect(measure("judged@4", three, hitsOf("a", "x"))).toBeNull();
  });
});

describe("averages", () => {
  it("are macro for coverage and micro for evidence recall", () => {
    // one of one passage, one of seven: macro (1 + 1/7)/2 = 0.571429, micro 2/8 = 0.25
    const seven = ["a", "b", "c", "d", "e", "f", "g"].map((id) => target(id));
    const suite = suiteOf(makeCase("one"), makeCase("seven", { expected: seven }));
    const run = runOf([answered("one", hitsOf("one-doc")), answered("seven", hitsOf("a"))]);
    const names = ["coverage@10", "evidence_recall@10", "full_coverage_rate@10"];
    const { means } = score(suite, run, names.map(metric), definitionOf());
    expect(means.overall.get("coverage@10")).toBeCloseTo(4 / 7, 12);
    expect(means.overall.get("evidence_recall@10")).toBe(0.25);
    expect(means.overall.get("full_coverage_rate@10")).toBe(0.5);
  });
});

describe("metric names", () => {
  it("reads cutoffs and aliases", () => {
    expect(metric("recall@10")).toMatchObject({ name: "recall@10", k: 10 });
    expect(metric("rr@5").name).toBe("mrr@5");
    expect(metric("success@1").name).toBe("hit_rate@1");
    expect(metric("ap@7").name).toBe("map@7");
    expect(metric("latency_p95_ms")).toMatchObject({ name: "latency_p95_ms", k: null });
  });

  it.each(["recal@10", "recall", "recall@0", "recall@1.5", "error_rate@3", "recall@1@2", "latency_p95_ms@3"])(
    "refuses %s",
    (name) => {
      expect(parseMetric(name)).toBeTypeOf("string");
    },
  );

  it("are unique", () => {
    const names = METRICS.map((family) => family.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("a failed query", () => {
  it("scores the worst value of a rate of which less is better", () => {
    const control = makeCase("q", { expected: [], expect_empty: true });
    const warned = makeCase("q", { forbidden: [target("bad")] });
    const worst = (name: string, subject: Case) => {
      const scores = score(suiteOf(subject), runOf([failedRun("q")]), [metric(name)], definitionOf());
      return scores.cases[0]!.metrics.get(name);
    };
    expect(worst("false_result_rate", control)).toBe(1);
    expect(worst("forbidden_rate@10", warned)).toBe(1);
    expect(worst("degraded_rate", warned)).toBe(1);
    expect(worst("zero_result_rate", warned)).toBe(1);
    // Of cases without a forbidden list, or that expect something, it says nothing.
    expect(worst("forbidden_rate@10", control)).toBeNull();
    expect(worst("false_result_rate", warned)).toBeNull();
  });
});

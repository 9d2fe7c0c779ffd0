import { describe, expect, it } from "vitest";
import type { Hit } from "../../src/model/run.ts";
import { hitsOf, makeCase, target } from "../helpers/make.ts";
import { measure, three } from "../helpers/measure.ts";

describe("precision and hit rate", () => {
  it("precision is of k, also where fewer results came back", () => {
    expect(measure("precision@10", three, hitsOf("a"))).toBe(0.1);
    expect(measure("precision@2", three, hitsOf("x", "a", "b"))).toBe(0.5);
  });

  it("counts a result once, however many targets it matches", () => {
    const subject = makeCase("q", { expected: [target("a.md", 1, "path"), target("docs/a.md", 1, "path")] });
    const hit: Hit = { doc_id: "docs/a.md", path: "docs/a.md", repeat: false };
    expect(measure("precision@10", subject, [hit])).toBe(0.1);
  });

  it("counts a repeated document once", () => {
    const one = makeCase("q", { expected: [target("d1")] });
    expect(measure("precision@10", one, hitsOf("d1", "d1"))).toBe(0.1);
  });

  it("the hit rate asks for one target in the top k", () => {
    expect(measure("hit_rate@1", three, hitsOf("x", "a"))).toBe(0);
    expect(measure("hit_rate@2", three, hitsOf("x", "a"))).toBe(1);
  });
});

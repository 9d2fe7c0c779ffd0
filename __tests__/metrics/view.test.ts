import { describe, expect, it } from "vitest";
import { FORBIDDEN_RATE } from "../../src/metrics/rates.ts";
import { hitsOf, makeCase, target } from "../helpers/make.ts";
import { measure, three } from "../helpers/measure.ts";

describe("forbidden rate, duplicate rate, judged", () => {
  it("counts forbidden hits and changes nothing else by them", () => {
    const subject = makeCase("q", { forbidden: [target("bad")] });
    expect(measure("forbidden_rate@10", subject, hitsOf("q-doc", "bad"))).toBe(1);
    expect(measure("forbidden_rate@1", subject, hitsOf("q-doc", "bad"))).toBe(0);
    expect(measure("recall@10", subject, hitsOf("q-doc", "bad"))).toBe(1);
    expect(measure("forbidden_rate@10", three, hitsOf("bad"))).toBeNull();
    const two = makeCase("q", { forbidden: [target("bad"), target("worse")] });
    expect(measure("forbidden_rate@10", two, hitsOf("q-doc", "worse"))).toBe(1);
  });

  it("may not rise by default where documents are forbidden", () => {
    expect(FORBIDDEN_RATE.rule).toMatchObject({ tolerance: [{ unit: "absolute", value: 0 }] });
  });

  it("the duplicate rate is of the results in the top k", () => {
    const one = makeCase("q", { expected: [target("d1")] });
    expect(measure("duplicate_rate@10", one, hitsOf("d1", "d1"))).toBe(0.5);
    expect(measure("duplicate_rate@1", one, hitsOf("d1", "d1"))).toBe(0);
    expect(measure("duplicate_rate@10", one, [])).toBeNull();
  });

  it("judges only where judgments hold more than the targets", () => {
    const judged = makeCase("q", { expected: [target("a")], judged_irrelevant: ["x"] });
    expect(measure("judged@4", judged, hitsOf("a", "x", "y", "z"))).toBe(0.5);
    expect(measure("judged@4", three, hitsOf("a", "x"))).toBeNull();
  });
});

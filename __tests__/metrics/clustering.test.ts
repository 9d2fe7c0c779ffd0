import { describe, expect, it } from "vitest";
import type { Hit } from "../../src/model/run.ts";
import { hitsOf } from "../helpers/make.ts";
import { measure, caseWithTargetsABC } from "../helpers/measure.ts";

const hitInCluster = (key: string, i: number): Hit => ({
  doc_id: `${key}${i}`,
  cluster: key,
  repeat: false,
});

describe("clustering_ratio", () => {
  it("is the largest cluster's share, null for one result or without clusters", () => {
    const hits = [
      hitInCluster("a", 1),
      hitInCluster("a", 2),
      hitInCluster("b", 3),
      hitInCluster("c", 4),
    ];

    expect(measure("clustering_ratio@10", caseWithTargetsABC, hits)).toBe(0.5);
    expect(measure("clustering_ratio@2", caseWithTargetsABC, hits)).toBe(1);
    expect(measure("clustering_ratio@10", caseWithTargetsABC, hits.slice(0, 1))).toBeNull();
    expect(measure("clustering_ratio@10", caseWithTargetsABC, hitsOf("a", "b"))).toBeNull();
  });

  it("takes the path if there is no key, and counts repeats", () => {
    const hitAtPath = (path: string): Hit => ({ doc_id: path, path, repeat: false });

    // Two of three results are from one file.
    expect(
      measure("clustering_ratio@10", caseWithTargetsABC, [
        hitAtPath("a"),
        hitAtPath("a"),
        hitAtPath("b"),
      ]),
    ).toBe(2 / 3);
    expect(
      measure("clustering_ratio@10", caseWithTargetsABC, [
        hitAtPath("a"),
        { ...hitAtPath("a"), repeat: true },
      ]),
    ).toBe(1);
  });
});

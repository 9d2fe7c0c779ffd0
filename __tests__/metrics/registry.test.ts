import { describe, expect, it } from "vitest";
import {
  METRICS,
  meaningOfMetric,
  metricWithCutoff,
  metricForms,
  addCutoff,
  parseMetric,
  unitOfMetric,
} from "../../src/metrics/registry.ts";
import { metric } from "../helpers/measure.ts";

describe("parseMetric", () => {
  it("reads cutoffs and aliases", () => {
    expect(metric("recall@10")).toMatchObject({ name: "recall@10", k: 10 });
    expect(metric("rr@5").name).toBe("mrr@5");
    expect(metric("success@1").name).toBe("hit_rate@1");
    expect(metric("ap@7").name).toBe("map@7");
    expect(metric("latency_p95_ms")).toMatchObject({ name: "latency_p95_ms", k: Infinity });
  });

  it.each([
    ["recal@10", 'unknown metric "recal@10"; known: '],
    ["recall", '"recall" needs a cutoff; expected recall@k, for example recall@5'],
    ["map@1@2", '"map@1@2" has two cutoffs; expected map[@k]'],
    ["error_rate@3", '"error_rate@3" takes no cutoff; expected error_rate'],
    ["recall@0", '"recall@0": expected a cutoff from 1 to 999999, for example recall@5'],
    ["recall@1.5", '"recall@1.5": expected a cutoff from 1 to 999999, for example recall@5'],
    [
      "recall@1000000",
      '"recall@1000000": expected a cutoff from 1 to 999999, for example recall@5',
    ],
  ])("refuses %s and says what was expected", (name, sentence) => {
    const refused = parseMetric(name);

    expect(typeof refused === "string" ? refused.slice(0, sentence.length) : null).toBe(sentence);
  });

  it("has no cutoff for a name without one, to which addCutoff adds k", () => {
    expect(metric("map")).toMatchObject({ name: "map", k: Number.POSITIVE_INFINITY });
    expect(metric("error_rate")).toMatchObject({ name: "error_rate", k: Number.POSITIVE_INFINITY });
    // error_rate takes no cutoff, and nonsense is no metric.
    expect(
      ["map", "map@3", "recall@5", "error_rate", "nonsense"].map((name) => addCutoff(name, 10)),
    ).toEqual(["map@10", "map@3", "recall@5", "error_rate", "nonsense"]);
  });

  it("takes cutoffs of up to six digits", () => {
    expect(metric("recall@999999").k).toBe(999_999);
  });

  it("metricForms writes whether a cutoff is required, optional or not taken", () => {
    expect(metricForms()).toEqual(expect.arrayContaining(["recall@k", "map[@k]", "error_rate"]));
  });

  it("metricWithCutoff gives the name at a cutoff, if the family has one", () => {
    const metricAtSeven = (name: string): unknown => {
      const { family: _family, ...rest } = metricWithCutoff(metric(name).family, 7);
      return rest;
    };

    expect(["recall@1", "error_rate", "latency_mean_ms"].map(metricAtSeven)).toEqual([
      { name: "recall@7", k: 7 },
      { name: "error_rate", k: Number.POSITIVE_INFINITY },
      { name: "latency_mean_ms", k: Number.POSITIVE_INFINITY },
    ]);
  });

  it("gives a unit and a meaning", () => {
    const units = {
      "recall@10": "share",
      "context_chars@10": "characters",
      cost_per_query: "money",
      latency_p95_ms: "ms",
      nonsense: "share",
    };

    for (const [name, unit] of Object.entries(units)) {
      expect(unitOfMetric(name), name).toBe(unit);
    }
    expect(meaningOfMetric("recall@10")).toBe(
      "share of the expected documents that are in the top k",
    );
    expect(meaningOfMetric("latency_p95_ms")).toBe("95 % of the queries take at most this long");
    expect(meaningOfMetric("nonsense")).toBeNull();
  });
});

describe("METRICS", () => {
  it("have unique names", () => {
    const names = METRICS.map((family) => family.name);

    expect(new Set(names).size).toBe(names.length);
  });
});

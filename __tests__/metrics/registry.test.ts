import { describe, expect, it } from "vitest";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { METRICS, parseMetric } from "../../src/metrics/registry.ts";
import { metric } from "../helpers/measure.ts";

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

describe("METRICS", () => {
  const room = (folder: string): string => fileURLToPath(new URL(`../../${folder}`, import.meta.url));

  it("has a test of the same name for every file that it names", () => {
    const registry = readFileSync(`${room("src/metrics")}/registry.ts`, "utf8");
    const files = [...registry.matchAll(/from "\.\/([a-z-]+)\.ts"/g)].map(([, name]) => name!);
    expect(files.length).toBeGreaterThan(10);
    const families = files.filter((name) => name !== "family");
    const tests = new Set(readdirSync(room("__tests__/metrics")));
    expect(families.filter((name) => !tests.has(`${name}.test.ts`))).toEqual([]);
  });

  it.each(METRICS.map((family) => [family.name, family] as const))(
    "%s says what it means and where it is from",
    (_, family) => {
      expect(family.meaning).toMatch(/^[^A-Z].{10,110}[^.]$/);
      expect(family.source.length).toBeGreaterThan(5);
    },
  );
});

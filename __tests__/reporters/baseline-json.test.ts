import { describe, expect, it } from "vitest";
import { makeBaseline, makeErrorReport, makeReport, UNCHANGED } from "../helpers/make-report.ts";
import { renderBaseline, renderBaselineJson } from "../helpers/rendered.ts";

describe("baseline.json", () => {
  const text = renderBaseline(makeBaseline(UNCHANGED.slice(0, 1)));

  it("has the keys of the contract, and nothing else", () => {
    const value: { retriever: object; cases: Record<string, object> } = JSON.parse(text);
    expect(Object.keys(value)).toEqual([
      "cases",
      "definition",
      "environment",
      "k",
      "latency",
      "metrics",
      "retriever",
      "suite",
      "timing",
      "tool",
      "version",
      "samples",
    ]);
    expect(Object.keys(value.retriever)).toEqual(["corpus_digest", "fingerprint", "kind"]);
    expect(Object.keys(value.cases["cache-policy"])).toEqual([
      "digest",
      "intent",
      "metrics",
      "ranks",
      "results",
    ]);
  });

  it("rounds milliseconds to microseconds and keeps lists on one line", () => {
    // 11.2 - 0.8 = 10.399999999999999 in binary64.
    expect(text).toContain('"latency_ms":[10.4,10.8,11.2,11.6,12]');
    expect(text).toContain('"ranks": [1]');
    expect(text.endsWith("}\n")).toBe(true);
  });

  it("has the samples at the end, a line for each case, so that another run's times are one block of a diff", () => {
    const all = renderBaseline(makeBaseline(UNCHANGED));
    const [above, below] = all.split('  "samples": {\n') as [string, string];
    expect(above).not.toContain('latency_ms":');
    const lines = below.split("\n");
    expect(lines.slice(UNCHANGED.length)).toEqual(["  }", "}", ""]);
    for (const line of lines.slice(0, UNCHANGED.length))
      expect(line).toMatch(/^ {4}".+": \{"latency_ms":\[.+\]\},?$/);
  });

  it("has no samples where nothing was timed", () => {
    const baseline = makeBaseline(UNCHANGED);
    const untimed = [...baseline.cases].map(([id, one]) => [id, { ...one, latency_ms: [] }] as const);
    expect(renderBaseline({ ...baseline, cases: new Map(untimed) })).not.toMatch(/"samples": \{/);
  });

  it("does not depend on the order of cases", () => {
    const baseline = makeBaseline(UNCHANGED);
    expect(renderBaseline({ ...baseline, cases: new Map([...baseline.cases].toReversed()) })).toBe(
      renderBaseline(baseline),
    );
  });

  it("is not written for a run with errors", () => {
    expect(renderBaselineJson(makeErrorReport())).toBeNull();
    expect(renderBaselineJson(makeReport())).not.toBeNull();
  });

  it("refuses a metric that is no number instead of writing null", () => {
    const baseline = makeBaseline(UNCHANGED);
    const means = { overall: new Map([["recall@10", Number.NaN]]), by_intent: new Map() };
    expect(() => renderBaseline({ ...baseline, means })).toThrow(RangeError);
  });
});

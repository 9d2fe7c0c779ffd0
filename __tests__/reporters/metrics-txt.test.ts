import { expect, it } from "vitest";
import { renderMetricsTxt } from "../../src/reporters/metrics-txt.ts";
import { makeErrorReport, makeFailingReport, makeHostileReport, makeReport } from "../helpers/make-report.ts";

/** The grammar of OpenMetrics as far as gauges use it. */
const SAMPLE = /^[a-z_]+\{(?:[a-z]+="(?:[^"\\\n]|\\["\\n])*",?)+\} -?\d+(?:\.\d+)?(?:e-?\d+)?$/;

function lines(text: string | null): readonly string[] {
  const all = text!.split("\n");
  expect(all.slice(-2)).toEqual(["# EOF", ""]);
  return all.slice(0, -2);
}

it("is OpenMetrics, and has the verdict", () => {
  const all = lines(renderMetricsTxt(makeFailingReport()));
  for (const line of all) expect(line).toMatch(line.startsWith("#") ? /^# (?:TYPE|HELP) [a-z_]+ \S/ : SAMPLE);
  expect(all).toContain(`retrieval_gate_passed{suite="docs-search",verdict="fail"} 0`);
  expect(lines(renderMetricsTxt(makeReport()))).toContain(
    `retrieval_gate_passed{suite="docs-search",verdict="pass"} 1`,
  );
});

it("is not there where nothing was read, and lets no name out of its quotes", () => {
  expect(renderMetricsTxt({ ...makeErrorReport(), inputs: null })).toBeNull();
  for (const line of lines(renderMetricsTxt(makeHostileReport('a"} 1\\\nx{b="'))))
    if (!line.startsWith("#")) expect(line).toMatch(SAMPLE);
});

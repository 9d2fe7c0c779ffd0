import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { loadBaseline } from "../../src/files/baseline.ts";
import { formatProblem } from "../../src/model/problem.ts";
import { baselineValue, renderBaseline } from "../../src/reporters/baseline-json.ts";
import { answered, baselineOf, configOf, hitsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";

const suite = suiteOf(
  makeCase("a", { intent: "howto" }),
  makeCase("b", { intent: "howto" }),
  makeCase("c", { intent: "symbol" }),
);
// Found at rank 1, found at rank 2, not found: recall 1, 1, 0.
const baseline = baselineOf(
  configOf(),
  suite,
  runOf([
    answered("a", hitsOf("a-doc", "x")),
    answered("b", hitsOf("x", "b-doc")),
    answered("c", hitsOf("x", "y")),
  ]),
);

async function problemsOf(text: string): Promise<readonly string[]> {
  try {
    await loadBaseline({ directory: workspace({ "b.json": text }) }, "b.json");
  } catch (error) {
    if (error instanceof GateError) return error.problems.map(formatProblem);
    throw error;
  }
  return [];
}

function edited(change: (written: { metrics: { overall: Record<string, unknown> } }) => void): string {
  const written = JSON.parse(renderBaseline(baseline));
  change(written);
  return JSON.stringify(written, null, 2);
}

describe("a baseline's means", () => {
  it("are those of its cases as recorded", async () => {
    expect(baselineValue(baseline)).toMatchObject({ version: 1 });
    expect(await problemsOf(renderBaseline(baseline))).toEqual([]);
  });

  it("are refused where they are not, each with both values", async () => {
    const text = edited(({ metrics }) => (metrics.overall["recall@10"] = 0.5));
    const [problem, ...others] = await problemsOf(text);
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^b\.json:\d+ \(\/metrics\/overall\/recall@10\): is 0\.5; the cases of this file give 0\.666666666667$/,
    );
  });

  it("are refused in an intent, and where one is left out", async () => {
    const text = edited((written) => {
      const intents = (
        written as unknown as { metrics: { by_intent: Record<string, Record<string, number>> } }
      ).metrics.by_intent;
      intents["howto"]!["mrr@10"] = 0.7;
      delete intents["symbol"];
    });
    const problems = await problemsOf(text);
    // (1 + 1/2) / 2; and in symbol each mean that has a value.
    expect(problems[0]).toMatch(/howto\/mrr@10\): is 0\.7; the cases of this file give 0\.75$/);
    expect(problems).toContainEqual(
      expect.stringContaining(
        "/metrics/by_intent/symbol/recall@10): is no value; the cases of this file give 0",
      ),
    );
  });
});

/**
 * Odd runs and judgments from a seed, against the values that trec_eval computed for them
 * (seeded/README.md).
 */
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { evaluateRun, TREC_OPTIONS, measuredValues } from "../../src/trec/evaluator.ts";
import { openKernel } from "../../src/trec/kernel.ts";
import { readQrels } from "../../src/trec/qrels.ts";
import { selectMeasures } from "../../src/trec/selection.ts";

const file = (name: string): Promise<Buffer> =>
  readFile(new URL(`seeded/${name}`, import.meta.url));

/** Newer than the trec_eval 9 that the values come from. */
const NOT_YET = ["rbp", "rbp_resid", "unj_5", "unj_10", "unj_20"];

it.each(["plain", "kernel"])(
  "evaluateRun gives trec_eval's values for odd runs (%s)",
  async (path) => {
    const lines = (await file("expected.txt")).toString().trimEnd().split("\n");
    const expected = lines.map((line) => line.split("\t") as [string, string, string]);
    const { columns } = selectMeasures(["all_trec"]);

    const evaluation = await evaluateRun(
      await file("run.txt"),
      await readQrels(await file("qrels.txt"), "qrels.txt"),
      columns,
      // The package holds trec_eval 9, which keeps scores in 32 bits and leaves out queries without
      // results.
      { ...TREC_OPTIONS, scores: "float32", queries: "retrieved" },
      "run.txt",
      path === "plain" ? null : openKernel(),
    );

    // The run lacks the query `judged-only`, and has one that is not judged.
    expect([evaluation.missing, evaluation.unjudged]).toEqual([["judged-only"], 1]);

    const labels = columns.map(({ label }) => label).filter((label) => !NOT_YET.includes(label));

    expect([...new Set(expected.map(([name]) => name))].toSorted()).toEqual(labels.toSorted());
    expect([...evaluation.ids].toSorted()).toEqual(
      [...new Set(expected.map(([, query]) => query))].toSorted(),
    );

    const differences = expected
      .map(([name, query, value]) => {
        const at = columns.findIndex(({ label }) => label === name);
        return {
          name,
          query,
          value: Number(value),
          ours: measuredValues(evaluation, evaluation.ids.indexOf(query))[at],
        };
      })
      // Sums are added in another order here and there: the last bits of 53 may differ. "Not within"
      // rather than "beyond", so that NaN and a missing value differ, too.
      .filter(
        ({ value, ours }) => !(Math.abs(value - ours) <= 1e-12 * Math.max(1, Math.abs(value))),
      );

    expect(differences).toEqual([]);
  },
);

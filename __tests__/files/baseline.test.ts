import { expect, it } from "vitest";
import { loadBaseline } from "../../src/files/baseline.ts";
import type { Baseline, BaselineCase } from "../../src/model/baseline.ts";
import { answered, baselineOf, configOf, hitsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { renderBaseline } from "../helpers/rendered.ts";
import { workspace } from "../helpers/workspace.ts";

const SUITE = suiteOf(makeCase("a"));
const RUN = runOf([answered("a", hitsOf("a-doc"))]);

interface Written {
  readonly definition: Record<string, unknown>;
  readonly cases: Record<string, object>;
}

/** What a baseline of SUITE reads back as, changed before. */
async function loaded(change: (written: Written) => void): Promise<Baseline> {
  const recorded = baselineOf(configOf(), SUITE, RUN);
  const written = JSON.parse(renderBaseline(recorded)) as Written;
  change(written);
  const root = { directory: workspace({ "b.json": written }) };
  return (await loadBaseline(root, "b.json"))!.baseline;
}

it("is refused if its definition lacks a key", async () => {
  const unnamed = loaded((written) => void delete written.definition["gain"]);

  await expect(unnamed).rejects.toMatchObject({ code: "invalid_baseline" });
});

/** A baseline with all that one may have. */
function everything(): Baseline {
  const timed = answered("a", hitsOf("a-doc"), [4, 5, 6]);
  const spans_ms = new Map([["search", [1, 2, 3]]]);
  const recorded = baselineOf(configOf(), SUITE, {
    ...runOf([{ ...timed, spans_ms }]),
    timing: { source: "measured", repeats: 3, budget_ended: false, includes_start: false },
  });
  const [row] = [...recorded.cases.values()];
  const judge = { model: "m", embedding_model: null, prompts: 1, questions: 3, temperature: 0, seed: 1 };
  return {
    ...recorded,
    retriever: { ...recorded.retriever, corpus_digest: "1".repeat(64), params: { tenant: "x" } },
    judge,
    plan: { repeats: new Map([["a", 3]]), filled: [], unfilled: [], queries: 4, ms: 12.5 },
    recordings: 9,
    prices: { currency: "USD", models: new Map([["m", { prompt: 1, completion: null, per_call: null }]]) },
    files: new Map([["suite.yaml", "2".repeat(64)]]),
    run_count: 2,
    cases: new Map([["a", { ...row!, found: { in: 2, of: 2 }, drift: { mrr: -0.5 } }]]),
  };
}

/** With the metrics of each case as a Map in the order of their names, however they are held. */
function inOrder(baseline: Baseline): Baseline {
  const cases = [...baseline.cases].map(([id, row]): [string, BaselineCase] => {
    const metrics = [...row.metrics].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return [id, { ...row, metrics: new Map(metrics) }];
  });
  return { ...baseline, cases: new Map(cases) };
}

it("reads back everything that it writes", async () => {
  const baseline = everything();
  const root = { directory: workspace({ "b.json": renderBaseline(baseline) }) };
  const read = (await loadBaseline(root, "b.json"))!.baseline;
  expect(inOrder(read)).toStrictEqual(inOrder(baseline));
  // And nothing that a baseline does not say.
  const plain = baselineOf(configOf(), SUITE, RUN);
  const bare = { directory: workspace({ "b.json": renderBaseline(plain) }) };
  expect(inOrder((await loadBaseline(bare, "b.json"))!.baseline)).toStrictEqual(inOrder(plain));
});

it("found in one run what it found where no runs are recorded", async () => {
  const { cases } = await loaded((written) => Object.assign(written.cases["a"]!, { found_in: 1 }));
  expect(cases.get("a")!.found).toStrictEqual({ in: 1, of: 1 });
});

it("has no baseline where there is no file, and an error where it can't be read", async () => {
  const root = { directory: workspace({ "b.json": "{" }) };
  expect(await loadBaseline(root, "gone.json")).toBeNull();
  await expect(loadBaseline(root, "b.json")).rejects.toMatchObject({ code: "invalid_baseline" });
  for (const text of ["null", "5", "[]", '"text"']) {
    const other = loadBaseline({ directory: workspace({ "b.json": text }) }, "b.json");
    await expect(other).rejects.toMatchObject({ code: "invalid_baseline" });
  }
});

/** The definition that is used: each key is that of the config, or else that of the baseline. */
import { expect, it } from "vitest";
import { loadInputs } from "../../src/files/inputs.ts";
import {
  answered,
  baselineOf,
  configOf,
  definitionOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";
import { renderBaseline } from "../helpers/rendered.ts";
import { workspace } from "../helpers/workspace.ts";

it("loadInputs takes each key of the definition from the config, else the baseline", async () => {
  const recorded = definitionOf({
    relevance: 2,
    gain: "exponential",
    text: { threshold: 0.9, autojunk: true, min_contained: 0.5 },
  });
  const written = { order: "score", text: { threshold: 0.8 } } as const;
  const run = runOf([answered("a", hitsOf("a-doc"))]);
  const baseline = baselineOf(configOf({ definition: recorded }), suiteOf(makeCase("a")), run);
  const directory = workspace({
    "gate.json": {
      version: 1,
      suite: "suite.json",
      baseline: "b.json",
      definition: written,
      retriever: { kind: "run", path: "run.trec" },
      latency: "off",
    },
    "suite.json": {
      version: 1,
      name: "test",
      revision: "1",
      cases: [{ id: "a", query: "q", intent: "howto", expected: ["x"] }],
    },
    "b.json": renderBaseline(baseline),
    "run.trec": "a Q0 x 1 1 t\n",
  });

  const { config } = await loadInputs({ directory }, "gate.json", { suite: null, baseline: null });

  expect(config.written_definition).toStrictEqual(written);
  expect(config.definition).toStrictEqual({
    ...recorded,
    order: "score",
    text: { threshold: 0.8, autojunk: true, min_contained: 0.5 },
  });
});

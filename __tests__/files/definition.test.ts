/** The definition that is used: each key is that of the config, or else that of the baseline. */
import { describe, expect, it } from "vitest";
import { withDefinition } from "../../src/files/config.ts";
import { loadInputs } from "../../src/files/inputs.ts";
import type { Config, WrittenDefinition } from "../../src/model/config.ts";
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

const suite = suiteOf(makeCase("a"));
const run = runOf([answered("a", hitsOf("a-doc"))]);
/** Returns a config that writes these keys of the definition. */
const configWith = (written: WrittenDefinition): Config =>
  configOf({ written_definition: written });
/** Returns a baseline that was recorded with this definition. */
const baselineWith = (definition: Parameters<typeof definitionOf>[0]) =>
  baselineOf(configOf({ definition: definitionOf(definition) }), suite, run);

describe("withDefinition", () => {
  it("takes from the baseline what the config does not write, key by key", () => {
    const text = { threshold: 0.9, autojunk: true, min_contained: 0.5 };
    const baseline = baselineWith({ relevance: 2, order: "score", text });

    expect(withDefinition(configWith({}), baseline).definition).toStrictEqual(baseline.definition);

    const ownConfig = configWith({ relevance: 3, text: { threshold: 0.8 } });

    expect(withDefinition(ownConfig, baseline).definition).toStrictEqual({
      ...baseline.definition,
      relevance: 3,
      text: { ...text, threshold: 0.8 },
    });
  });
});

it("loadInputs applies the baseline's definition", async () => {
  const file = renderBaseline(baselineWith({ relevance: 2, gain: "exponential" }));
  const directory = workspace({
    "gate.json": {
      version: 1,
      suite: "suite.json",
      baseline: "b.json",
      definition: { order: "score" },
      retriever: { kind: "run", path: "run.trec" },
      latency: "off",
    },
    "suite.json": {
      version: 1,
      name: "test",
      revision: "1",
      cases: [{ id: "a", query: "q", intent: "howto", expected: ["x"] }],
    },
    "b.json": file,
    "run.trec": "a Q0 x 1 1 t\n",
  });
  const { config } = await loadInputs({ directory }, "gate.json", { suite: null, baseline: null });

  expect(config.written_definition).toStrictEqual({ order: "score" });
  expect(config.definition).toStrictEqual(
    definitionOf({ order: "score", relevance: 2, gain: "exponential" }),
  );
});

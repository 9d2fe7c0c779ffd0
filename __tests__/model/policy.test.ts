import { expect, test } from "vitest";
import { compactCanonical } from "../../src/model/canonical-json.ts";
import type { Config } from "../../src/model/config.ts";
import { policyToDigest } from "../../src/model/policy.ts";
import { configOf, latencyOf } from "../helpers/make.ts";

const base = configOf();
const { retriever } = base;
const hasSameDigest = (config: Config): boolean =>
  compactCanonical(policyToDigest(config)) === compactCanonical(policyToDigest(base));

test("policyToDigest ignores the config's path", () => {
  expect(hasSameDigest(configOf({ file: "elsewhere/gate.json" }))).toBe(true);
});

test("policyToDigest ignores the retriever's command, folder, variables and params", () => {
  const program = { command: ["new"], cwd: "src", env: { A: "b" } };
  const asking = { params: { url: "http://x" }, concurrency: 4 };
  const changed = { ...retriever, ...program, ...asking } as Config["retriever"];

  expect(hasSameDigest({ ...base, retriever: changed })).toBe(true);
});

test.each<[string, Partial<Config>]>([
  ["k", { k: 20 }],
  ["the definition", { definition: { ...base.definition, gain: "exponential" } }],
  ["a rule", { gate: { ...base.gate, metrics: new Map([["recall@10", "off"]]) } }],
  [
    "an intent's rule",
    { gate: { ...base.gate, intents: new Map([["a", new Map([["recall@10", "off"]])]]) } },
  ],
  ["the suite", { suites: ["other.yaml"] }],
  ["the baseline", { baseline: "baselines/other.json" }],
  ["sampling", { latency: latencyOf(5, { budget_s: 1 }) }],
  ["the time for an answer", { retriever: { ...retriever, timeout_ms: 2000 } }],
  [
    "the retriever's kind",
    { retriever: { ...retriever, kind: "run", path: "a.run" } as Config["retriever"] },
  ],
])("policyToDigest depends on %s", (_, overrides) => {
  expect(hasSameDigest(configOf(overrides))).toBe(false);
});

test("policyToDigest has the host of an address", () => {
  const digestOfAddress = (url: string): unknown =>
    policyToDigest({
      ...base,
      retriever: { ...retriever, kind: "http", url } as unknown as Config["retriever"],
    });

  expect(digestOfAddress("https://search.example/a")).toEqual(
    digestOfAddress("HTTPS://search.example/b?c"),
  );
  expect(digestOfAddress("https://search.example/a")).not.toEqual(
    digestOfAddress("https://other.example/a"),
  );
});

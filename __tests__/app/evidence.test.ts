/** Gates over a child that answers with chunks of a document, times and usage of models. */
import { describe, expect, it } from "vitest";
import { writeFiles } from "../helpers/workspace.ts";
import { type Json, configFile, gate, recordedProject } from "../helpers/gated-project.ts";

/** Paragraphs by topic, too unlike (a ratio below 0.7) for one to be taken for another. */
const RULES: Readonly<Record<string, string>> = {
  anchors: "Two anchors hold us in a gale, forty metres apart.",
  bilges: "Pump the bilges dry before each watch begins.",
  cleats: "Never coil a wet line over polished cleats!",
  davits: "Swing both davits outboard, then lower away.",
  eddies: "Where eddies form, keep five knots or more.",
  fairway: "Give way in a narrow fairway to larger ships.",
  gunwale: "Nobody sits upon the gunwale while under sail.",
  hawser: "A hawser parts with no warning; stand clear.",
  jibs: "Reef early: small jibs are kept by the mast.",
  keels: "Old keels want zinc, paint and a dry summer.",
};
const TOPICS = Object.keys(RULES);
const paragraphOf = (topic: string): string => RULES[topic]!;
const DOCUMENT = TOPICS.map(paragraphOf).join("\n\n");

/**
 * Finds the paragraph of the query's topic first. By mode.json it loses the topics of `loses`, uses
 * another model, or takes other milliseconds to rerank.
 */
const SERVE = `
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const { loses = [], model = "small", rerank = 20 } = JSON.parse(readFileSync("mode.json", "utf8"));
const text = readFileSync("docs/rules.md", "utf8");
let at = 0;
const chunks = text.split("\\n\\n").map((chunk) => {
  const start = at;
  at += chunk.length + 2;
  return { path: "rules.md", text: chunk, start, end: start + chunk.length };
});
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  const topic = query.split(" ").at(-1);
  const found = chunks.filter((each) => each.text.includes(topic) && !loses.includes(topic));
  const others = chunks.filter((each) => !each.text.includes(topic));
  const usage = [{ model, prompt_tokens: 1000, completion_tokens: 100 }, { model: "ranker" }];
  const spans = { search: 1, rerank: rerank + topic.length / 100 };
  console.log(JSON.stringify({ id, results: [...found, ...others].slice(0, 3), spans, usage }));
});
`;

/** The evidence of every second question is a passage, of the others a span of the document. */
const GOLDEN = TOPICS.map((topic, at) => {
  const start = DOCUMENT.indexOf(paragraphOf(topic));
  const content = paragraphOf(topic);
  return {
    id: topic,
    query: `what is the rule of ${topic}`,
    gold:
      at % 2 === 0
        ? [{ content: content.toUpperCase() }]
        : [{ type: "SPAN", path: "rules.md", start, end: start + content.length, content }],
  };
});

const METRICS = "precision@3 evidence_recall@3 coverage@3 full_coverage_rate@3 map mrr hit_rate@3";
const CONFIG = configFile({
  k: 3,
  retriever: { kind: "command", command: ["node", "serve.mjs"] },
  latency: { repeats: 12 },
  metrics: METRICS.split(" "),
  prices: {
    currency: "USD",
    models: {
      small: { prompt: 0.0008, completion: 0.004 },
      large: { prompt: 0.008, completion: 0.04 },
      ranker: { per_call: 0.002 },
    },
  },
  gate: {
    "coverage@3": { tolerance: 0.05 },
    cost_per_query: {},
  },
});

const SUITE = {
  version: 1,
  name: "rules",
  revision: "1",
  dataset: { format: "evidence", path: "golden.json", documents: "docs", intent: "rule" },
};

const makeRecorded = recordedProject({
  "retrieval-gate.json": CONFIG,
  "suite.json": SUITE,
  "golden.json": GOLDEN,
  "docs/rules.md": DOCUMENT,
  "serve.mjs": SERVE,
  "mode.json": {},
});

/** A project whose retriever works by this mode since its baseline was recorded. */
async function makeProject(mode: object): Promise<string> {
  const folder = await makeRecorded();
  writeFiles(folder, { "mode.json": mode });
  return folder;
}

describe("gate with evidence, stages and cost", () => {
  it("passes an unchanged retriever, and reports evidence, stages and cost", async () => {
    const { code, stdout, stderr, report } = await gate(await makeProject({}));

    expect(code, stdout + stderr).toBe(0);
    expect(report.metrics.overall).toMatchObject({
      // One chunk of three.
      "precision@3": expect.closeTo(1 / 3, 9) as unknown,
      "evidence_recall@3": 1,
      "coverage@3": 1,
      "full_coverage_rate@3": 1,
      "map@3": 1,
      "mrr@3": 1,
      "hit_rate@3": 1,
      // (1000 x 0.0008 + 100 x 0.004) / 1000 + 0.002
      cost_per_query: 0.0032,
    });
    expect(Object.keys(report.latency.overall.spans)).toEqual(["rerank", "search"]);
    // Ten questions, twelve times; twice as often if a busy machine made the gate time them again.
    expect([120, 240]).toContain(report.latency.overall.spans["rerank"]!.samples);
  });

  it("fails lost evidence as recall_drop, and names the questions", async () => {
    // The evidence of the first is a passage, of the others a span.
    const lostTopics = ["anchors", "bilges", "davits", "fairway"];

    const { code, report } = await gate(await makeProject({ loses: lostTopics }));

    expect(code).toBe(1);
    expect(report.categories).toEqual(["recall_drop"]);

    const coverage = report.checks.find(
      (check: Json) => check.metric === "coverage@3" && !check.passed,
    );

    expect(coverage!.cases.map((each: Json) => each.id)).toEqual(lostTopics);
  });

  it("ends as an error if a model has no price, and names it", async () => {
    const { code, stdout, stderr } = await gate(await makeProject({ model: "unknown" }));

    expect(code).toBe(2);
    expect(stdout + stderr).toContain('model "unknown" has no price');
  });
});

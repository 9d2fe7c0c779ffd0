import { loadConfig } from "../../src/files/config.ts";
import { JUDGED_METRICS, judgedMetrics } from "../../src/model/answers.ts";
import { values } from "../helpers/table.ts";
import { listProblemsOfReading } from "./refusal.ts";
import { workspace } from "../helpers/workspace.ts";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const JUDGE = {
  base_url: "https://models.example/v1/",
  model: "m",
  embedding_model: "e",
  cache: "verdicts.jsonl",
};

/** Returns the config `eval/gate.json` with the required keys and this content. */
async function load(content: object) {
  const whole = {
    version: 1,
    suite: "s.json",
    baseline: "b.json",
    retriever: { kind: "command", command: ["true"] },
    ...content,
  };
  const root = { directory: workspace({ "eval/gate.json": whole }) };
  return (await loadConfig(root, "eval/gate.json", { suite: null, baseline: null })).config;
}

/** Returns the problems of a config with this content, without file and line. */
const problemsOf = async (content: object) =>
  (await listProblemsOfReading(load(content))).map((each) =>
    each.replace(/^eval\/gate\.json:\d+ /, ""),
  );

describe("the key judge of a config", () => {
  it("the judge is off if it is not written, and has defaults if it is", async () => {
    expect("judge" in (await load({}))).toBe(false);

    const read = async (more: object) =>
      (await load({ metrics: ["faithfulness"], judge: { ...JUDGE, ...more } })).judge;
    const places = { base_url: "https://models.example/v1", cache: "eval/verdicts.jsonl" };
    const usual = {
      temperature: 0,
      max_requests: 1000,
      timeout_ms: 60_000,
      retries: 2,
      concurrency: 4,
    };
    const none = { api_key: null, seed: null, max_cost: null, prices: null };

    expect(await read({})).toStrictEqual({ ...JUDGE, ...places, ...usual, ...none });

    const prices = { prompt: 1, completion: 2, embedding: 3 };
    const own = { api_key: { env: "KEY" }, seed: 7, max_cost: 4, prices };

    expect(await read(own)).toMatchObject(own);
  });

  // Columns: what is wrong, changes of JUDGE (null: no judge; a key with null is left out), the
  // rest of the config, the problem.
  it.each(
    values<readonly [string, object, object, string]>(`
a metric without it | null | {"metrics":["recall@5","faithfulness"]} | (/metrics/1): faithfulness needs a judge; add \`judge\`
a rule without it | null | {"gate":{"answers_unmeasured_rate":{"ceiling":1}}} | (/gate/answers_unmeasured_rate): answers_unmeasured_rate needs a judge; add \`judge\`
an intent's rule without it | null | {"gate":{"intents":{"x":{"context_recall":{"floor":1}}}}} | (/gate/intents/x/context_recall): context_recall needs a judge; add \`judge\`
no metric that asks it | {} | {"gate":{"faithfulness":"off"}} | (/judge): no metric needs it; name one of faithfulness, answer_relevancy, context_precision, context_recall in \`metrics\` or \`gate\`, or remove it
no model for embeddings | {"embedding_model":null} | {"metrics":["answer_relevancy"]} | (/judge): \`embedding_model\` is missing; answer_relevancy compares embeddings
a limit in money without prices | {"max_cost":1} | {"metrics":["faithfulness"]} | (/judge): \`prices\` is missing; without it nothing counts towards \`max_cost\`
embeddings without a price | {"prices":{"prompt":1,"completion":1}} | {"metrics":["answer_relevancy"]} | (/judge/prices): \`embedding\` is missing; answer_relevancy pays for embeddings
the key itself | {"api_key":{"env":"sk-123"}} | {"metrics":["faithfulness"]} | (/judge/api_key/env): expected the name of a variable, never the key itself; got a text that is not shown
an address with a password | {"base_url":"https://user:pw@models.example/v1"} | {"metrics":["faithfulness"]} | (/judge/base_url): expected an address that starts with http:// or https://, without user, query and fragment; got a text that is not shown
a key that does not exist | {"modell":"m"} | {"metrics":["faithfulness"]} | (/judge/modell): unknown key "modell"; did you mean \`model\`?
a cache outside | {"cache":"../../v.jsonl"} | {"metrics":["faithfulness"]} | (/judge/cache):
a ceiling where higher is better | {} | {"gate":{"faithfulness":{"ceiling":1}}} | (/gate/faithfulness/ceiling): higher is better for faithfulness: give it a \`floor\`
`),
  )("loadConfig refuses a judge with %s", async (_, judge, content, problem) => {
    const judgeMembers = Object.entries({ ...JUDGE, ...judge }).filter(
      ([, value]) => value !== null,
    );

    const found = await problemsOf(
      judge === null ? content : { judge: Object.fromEntries(judgeMembers), ...content },
    );

    expect(found).toStrictEqual([expect.stringContaining(problem)]);
  });

  it("docs/answers.md has a config that is accepted, with all metrics of a judge", async () => {
    const page = readFileSync(new URL("../../docs/answers.md", import.meta.url), "utf8");
    const blocks = [...page.matchAll(/```yaml\n([^]*?)```/g)].map(
      ([, block]) => parse(block!) as object,
    );
    const config = blocks.find((each) => "judge" in each)!;

    expect(judgedMetrics(await load(config))).toStrictEqual(JUDGED_METRICS);
  });

  it("metrics that ask no model need no judge", async () => {
    const parts = ["precision_id", "recall_id", "precision_string", "recall_string"];
    const names = parts.map((part) => `context_${part}`);

    expect((await load({ metrics: names })).metrics).toStrictEqual(names);
  });
});

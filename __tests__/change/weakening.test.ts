/** What a change weakens in its own gate: a row for each way in which files can change. */
import { expect, test } from "vitest";
import type { StoredVerdict } from "../../src/model/answers.ts";
import type { Change, Inputs } from "../../src/model/report.ts";
import type { WeakeningFinding } from "../../src/model/verdict.ts";
import { findWeakenedRules } from "../../src/change/weakening.ts";
import { rows } from "../helpers/table.ts";
import { type Side, changeOf, showFindings, side, withBaseline } from "./sides.ts";

/** Returns the findings of the change between two sides, as lines (showFindings). */
const findingsBetween = async (
  base: string | Side,
  head: string | Side,
): Promise<readonly string[]> =>
  showFindings(findWeakenedRules(changeOf(await side(base), await side(head))));

// Parts of cells of the table: what a side has besides the defaults, in the YAML of sides.ts.
/** Two of the howto cases have an intent of their own, which is too small to be a bucket. */
const SALAD = "cases: { howto-0: { intent: salad }, howto-1: { intent: salad } }";
/** Two of the howto cases have a small intent each, and the name of one begins with the other's. */
const DOTTED = "cases: { howto-0: { intent: a }, howto-1: { intent: a.b } }";
/** Four of the ten howto cases have a tag. */
const RARE = `cases: { ${[0, 1, 2, 3].map((n) => `howto-${n}: { tags: [rare] }`).join(", ")} }`;
const JUDGE = `metrics: [faithfulness], judge: { base_url: "https://judge.example/v1", model: m, cache: verdicts.jsonl }`;
const judgeWith = (fields: string): string => JUDGE.replace("model: m", `model: m, ${fields}`);
const JUDGE_PRICES = "prices: { prompt: 1, completion: 2 }";
const COSTED = "gate: { cost_per_query: { tolerance: 0 } }";
const configWithPrice = (prompt: number): string =>
  `${COSTED}, prices: { currency: EUR, models: { m: { prompt: ${prompt} }, n: { prompt: 1 } } }`;
const httpRetriever = (url: string): string =>
  `retriever: { kind: http, url: "${url}", body: { v: "{{vector}}", url: "https://any.example" }, results: hits, embed: { url: "${url}/embed", body: { q: "{{query}}" }, vector: v } }`;

// title | side of the base | side of the head | findings, joined by &&; none if empty
// sides.ts explains what a side is. An empty side has its defaults. 20 cases: 1 case = 0.05 overall
// and 0.1 in an intent; the defaults of a tolerance are 0.01 and 0.05.
const TABLE = `
no change |||

# rules: tolerances, each of which has to be within an old one of its unit
a wider tolerance || gate: { recall@10: { tolerance: 0.06 } } | config_edited gate.recall@10.tolerance: 0.01 -> 0.06
a wider tolerance in the intents || gate: { per_intent: { tolerance: 2 cases } } | config_edited gate.per_intent.tolerance: 0.05 -> 2 cases
a wider tolerance in one intent || gate: { intents: { howto: { recall@10: { tolerance: 20% } } } } | config_edited gate.intents.howto.recall@10.tolerance: 0.05 -> 20%
the same tolerance with one in another unit beside it || gate: { recall@10: { tolerance: [0.01, 1%] } } | config_edited gate.recall@10.tolerance: 0.01 -> [0.01, 1%]
a narrower tolerance || gate: { recall@10: { tolerance: 0.005 } } |
a narrower tolerance in another unit || gate: { recall@10: { tolerance: 0.5% } } | config_edited gate.recall@10.tolerance: 0.01 -> 0.5%
a new floor || gate: { recall@10: { floor: 0.8 } } |
a lower floor | gate: { recall@10: { floor: 0.8 } } | gate: { recall@10: { floor: 0.7 } } | config_edited gate.recall@10.floor: 0.8 -> 0.7
no floor | gate: { recall@10: { floor: 0.8 } } || config_edited gate.recall@10.floor: 0.8 -> none
a higher floor | gate: { recall@10: { floor: 0.8 } } | gate: { recall@10: { floor: 0.9 } } |
a raised ceiling | gate: { clustering_ratio@10: { ceiling: 0.5 } } | gate: { clustering_ratio@10: { ceiling: 0.6 } } | config_edited gate.clustering_ratio@10.ceiling: 0.5 -> 0.6
errors allowed || gate: { error_rate: { ceiling: 0.1 } } | config_edited gate.error_rate.ceiling: 0 -> 0.1
a raised latency ceiling | gate: { latency_p50_ms: { ceiling: 90 } } | gate: { latency_p50_ms: { ceiling: 95 } } | config_edited gate.latency_p50_ms.ceiling: 90 -> 95
a rule off || gate: { recall@10: off } | config_edited gate.recall@10: tolerance 0.01 -> no rule
a rule off in one intent || gate: { intents: { howto: { recall@10: off } } } | config_edited gate.intents.howto.recall@10: tolerance 0.05 -> no rule
rules off in every intent || gate: { per_intent: off } | config_edited gate.per_intent: tolerance 0.05 -> no rule
a small intent that has one written rule gone | ${SALAD}, gate: { intents: { salad: { recall@10: { floor: 0.5 } } } } | ${SALAD} | config_edited gate.intents.salad.recall@10: tolerance 0.05, floor 0.5 -> no rule && config_edited gate.intents.salad: tolerance 0.05 -> no rule
a small intent that has no written rule gone | ${SALAD}, gate: { intents: { salad: { recall@10: off } } } | ${SALAD} | config_edited gate.intents.salad: tolerance 0.05 -> no rule
small intents gone, one named like a part of the other | ${DOTTED}, gate: { intents: { a: { recall@10: off }, a.b: { recall@10: off } } } | ${DOTTED} | config_edited gate.intents.a: tolerance 0.05 -> no rule && config_edited gate.intents.a.b: tolerance 0.05 -> no rule
a large intent's written rule gone | gate: { intents: { howto: { recall@10: { floor: 0.5 } } } } || config_edited gate.intents.howto.recall@10.floor: 0.5 -> none
a large intent named no more, and looser rules in all intents | gate: { intents: { howto: { recall@10: off } } } | gate: { per_intent: { tolerance: 2 cases } } | config_edited gate.per_intent.tolerance: 0.05 -> 2 cases
a named rule gone | gate: { precision@5: { floor: 0.1 } } || config_edited gate.precision@5: tolerance 0.01, floor 0.1 -> no rule
a rule that is on again | gate: { recall@10: off } ||
a new rule || gate: { precision@5: { floor: 0.1 } } |
a tolerance in another unit for a rate of 0 || gate: { degraded_rate: { tolerance: 500% } } | config_edited gate.degraded_rate.tolerance: 0.05 -> 500%
a wider tolerance in an intent without cases | gate: { intents: { gone: { recall@10: { tolerance: 1 case } } } } | gate: { intents: { gone: { recall@10: { tolerance: 2 cases } } } } | config_edited gate.intents.gone.recall@10.tolerance: 1 case -> 2 cases
a wider latency tolerance than the default, at 10 ms || gate: { latency_p95_ms: { tolerance: [20, 80%] } } | config_edited gate.latency_p95_ms.tolerance: [20, 50%] -> [20, 80%]

# rules: losses, significance, k, tags
a lower significance level | gate: { significance: 0.1 } | gate: { significance: 0.05 } | config_edited gate.recall@10.significance: 0.1 -> 0.05 && config_edited gate.mrr@10.significance: 0.1 -> 0.05 && config_edited gate.ndcg@10.significance: 0.1 -> 0.05 && config_edited gate.clustering_ratio@10.significance: 0.1 -> 0.05
a higher significance level | gate: { significance: 0.05 } | gate: { significance: 0.1 } |
no significance, so that the limits decide alone | gate: { significance: auto } | gate: { significance: off } |
a rule off beside narrower rules in intents | gate: { per_intent: { tolerance: 0.2 } } | gate: { per_intent: { tolerance: 0.1 }, recall@10: off } | config_edited gate.recall@10: tolerance 0.01 -> no rule
a wider tolerance of the old name under another k | gate: { per_intent: off, recall@10: { tolerance: 0.1 } } | k: 20, gate: { per_intent: off, recall@10: { tolerance: 0.3 }, recall@20: { tolerance: 0.1 } } | config_edited k: 10 -> 20 && config_edited gate.recall@10.tolerance: 0.1 -> 0.3
a wider tolerance of the name that the new k gives | gate: { per_intent: off, recall@10: { tolerance: 0.1 } } | k: 20, gate: { per_intent: off, recall@20: { tolerance: 0.3 } } | config_edited k: 10 -> 20 && config_edited gate.recall@10.tolerance: 0.1 -> 0.3
the same tolerance of the name that the new k gives | gate: { per_intent: off, recall@10: { tolerance: 0.1 } } | k: 20, gate: { per_intent: off, recall@20: { tolerance: 0.1 } } | config_edited k: 10 -> 20

# definition, retriever
another k || k: 20 | config_edited k: 10 -> 20
another k, under which metrics have other names | metrics: [precision@10] | k: 20, metrics: [precision@20] | config_edited k: 10 -> 20
another definition || definition: { relevance: 2 } | config_edited definition.relevance: 1 -> 2
another nested definition || definition: { text: { threshold: 0.5 } } | config_edited definition.text.threshold: 0.7 -> 0.5
a recorded run instead of a program || latency: off, retriever: { kind: run, path: best.run } | config_edited latency: on -> off && config_edited retriever.kind: command -> run
another recorded run | latency: off, retriever: { kind: run, path: best.run } | latency: off, retriever: { kind: run, path: better.run } |
bm25 instead of a program || retriever: { kind: bm25, files: ["*"] } | config_edited retriever.kind: command -> bm25
all documents | retriever: { kind: bm25, files: ["*"], max_docs: 10 } | retriever: { kind: bm25, files: ["*"] } |
another host, of the embedding as well | ${httpRetriever("https://search.example/a")} | ${httpRetriever("https://other.example/a")} | config_edited retriever.url: https://search.example -> https://other.example && config_edited retriever.embed.url: https://search.example -> https://other.example
another path on the host | ${httpRetriever("https://search.example/a")} | ${httpRetriever("https://SEARCH.example/b?c")} |
a user in front of the host | ${httpRetriever("https://search.example/a")} | ${httpRetriever("https://search.example@other.example/a")} | config_edited retriever.url: https://search.example -> https://search.example@other.example && config_edited retriever.embed.url: https://search.example -> https://search.example@other.example
module to http | retriever: { kind: module, path: search.mjs } | retriever: { kind: http, url: "https://mine.example/q", results: hits } | config_edited retriever.kind: module -> http
command to mcp over http || retriever: { kind: mcp, url: "https://mine.example", tool: search } | config_edited retriever.kind: command -> mcp
mcp over a command to a url | retriever: { kind: mcp, command: [server], tool: search } | retriever: { kind: mcp, url: "https://mine.example", tool: search } | config_edited retriever.url: none -> https://mine.example
an embedding from a new host | retriever: { kind: http, url: "http://a.example/q", results: hits } | retriever: { kind: http, url: "http://a.example/q", results: hits, body: { v: "{{vector}}" }, embed: { url: "https://mine.example/e", body: { q: "{{query}}" }, vector: v } } | config_edited retriever.embed.url: none -> https://mine.example
more time for an answer | retriever: { kind: command, command: ["true"], timeout_ms: 1000 } | retriever: { kind: command, command: ["true"], timeout_ms: 2000 } | config_edited retriever.timeout_ms: 1000 -> 2000
the retriever's arguments || retriever: { kind: command, command: ["false"], env: { A: b }, env_only: [PATH], cwd: x, params: { a: 1 }, concurrency: 9, startup_timeout_ms: 9999, total_timeout_ms: 99999, timeout_ms: 500 } |

# sampling
latency off || latency: off | config_edited latency: on -> off
latency on | latency: off ||
fewer repeats | latency: { repeats: 10 } | latency: { repeats: 9 } | config_edited latency.repeats: 10 -> 9
fewer repeats than auto takes at least || latency: { repeats: 2 } | config_edited latency.repeats: auto -> 2
as many as auto takes at least || latency: { repeats: 3 } |
auto instead of 10 repeats | latency: { repeats: 10 } ||
less warm-up | latency: { warmup: 2 } | latency: { warmup: 1 } | config_edited latency.warmup: 2 -> 1
a smaller budget | latency: { budget_s: 60 } | latency: { budget_s: 59 } | config_edited latency.budget_s: 60 -> 59
the retriever's own clock || latency: { source: reported } | config_edited latency.source: measured -> reported
another seed || latency: { seed: 2 } | config_edited latency.seed: 1 -> 2
wider side by side, each percentile by name | latency: { side_by_side: { p50: 5%, p95: 25% } } | latency: { side_by_side: { p50: 10%, p95: 25.5% } } | config_edited latency.side_by_side.p50: 0.05 -> 0.1 && config_edited latency.side_by_side.p95: 0.25 -> 0.255
narrower side by side || latency: { side_by_side: { p50: 9%, p95: 20% } } |
drift allowed || latency: { side_by_side: { drift: allow } } | config_edited latency.side_by_side.drift: refuse -> allow
drift allowed where latency was off | latency: off | latency: { side_by_side: { drift: allow } } |
drift no longer allowed | latency: { side_by_side: { drift: allow } } ||
more warm-up, repeats and budget | latency: {} | latency: { warmup: 2, repeats: 20, budget_s: 600 } |
a sample of the cases || latency: { cases: 500 } | config_edited latency.cases: none -> 500
a smaller sample | latency: { cases: 500 } | latency: { cases: 499 } | config_edited latency.cases: 500 -> 499
a larger sample | latency: { cases: 500 } | latency: { cases: 501 } |

# metrics, judge, prices
a metric no longer reported | metrics: [precision@3] || config_edited metrics: precision@3 -> none
a metric gated instead of reported | metrics: [precision@3] | gate: { precision@3: { floor: 0.1 } } |
a judge at another host | ${JUDGE} | ${JUDGE.replace("judge.example", "mine.example")} | config_edited judge.base_url: https://judge.example/v1 -> https://mine.example/v1
a judge that is new || ${JUDGE} |
no judge any more | ${JUDGE} || config_edited judge: on -> none && config_edited metrics: faithfulness -> none && config_edited gate.answers_unmeasured_rate: ceiling 0.05 -> no rule
more requests of the judge | ${judgeWith("max_requests: 5")} | ${judgeWith("max_requests: 6")} | config_edited judge.max_requests: 5 -> 6
fewer requests of the judge | ${judgeWith("max_requests: 5")} | ${judgeWith("max_requests: 4")} |
a higher cost of the judge | ${judgeWith(`max_cost: 1, ${JUDGE_PRICES}`)} | ${judgeWith(`max_cost: 2, ${JUDGE_PRICES}`)} | config_edited judge.max_cost: 1 -> 2
no limit of the judge's cost | ${judgeWith(`max_cost: 1, ${JUDGE_PRICES}`)} | ${judgeWith(JUDGE_PRICES)} | config_edited judge.max_cost: 1 -> none
a new limit of the judge's cost | ${JUDGE} | ${judgeWith(`max_cost: 1, ${JUDGE_PRICES}`)} |
a lower price of the judge | ${judgeWith(JUDGE_PRICES)} | ${judgeWith(JUDGE_PRICES).replace("prompt: 1", "prompt: 0.5")} | config_edited judge.prices.prompt: 1 -> 0.5
more retries and replies at once | ${JUDGE} | ${judgeWith("retries: 3, concurrency: 5")} | config_edited judge.retries: 2 -> 3 && config_edited judge.concurrency: 4 -> 5
fewer retries and less time for the judge | ${JUDGE} | ${judgeWith("retries: 1, timeout_ms: 9")} |
another key of the judge | ${judgeWith("api_key: { env: A }")} | ${judgeWith("api_key: { env: B }")} | config_edited judge.api_key.env: A -> B
another file of verdicts | ${JUDGE} | ${JUDGE.replace("verdicts.jsonl", "others.jsonl")} | config_edited judge.cache: verdicts.jsonl -> others.jsonl
a lower price | ${configWithPrice(2)} | ${configWithPrice(1)} | config_edited prices.models.m.prompt: 2 -> 1
a higher price | ${configWithPrice(2)} | ${configWithPrice(3)} |
another currency | ${configWithPrice(2)} | ${configWithPrice(2).replace("EUR", "USD")} | config_edited prices.currency: EUR -> USD
a model's price for prompts gone | ${configWithPrice(2)} | ${configWithPrice(2).replace("prompt: 2", "completion: 1")} | config_edited prices.models.m.prompt: 2 -> none
a model's price gone | ${configWithPrice(2)} | ${configWithPrice(2).replace("m: { prompt: 2 }, ", "")} | config_edited prices.models.m: on -> none
prices gone, and the rule with them | ${configWithPrice(2)} || config_edited prices: on -> none && config_edited gate.cost_per_query: tolerance 0 -> no rule
prices gone that nothing gated | prices: { currency: EUR, models: { m: { prompt: 2 } } } | |

# cases: an edited one is compared by its row in the baseline, so that one or two edits are allowed
any other edit of two cases | cases: { howto-0: { group: g, expected: [{ id: x, grade: 3 }, { id: y }] } } | cases: { howto-0: { intent: symbol, tags: [t], reference_answer: "42", expected: [{ id: x, grade: 2 }] }, howto-1: { params: { lang: en }, expected: ~, expect_empty: true } } |
another query || cases: { howto-0: { query: easy } } |
a case that is no longer critical | cases: { howto-0: { critical: true } } || suite_edited cases.howto-0.critical: true -> false
nothing forbidden | cases: { howto-0: { forbidden: [{ id: old }] } } || suite_edited cases.howto-0.forbidden.old: old -> removed
a forbidden hint instead of the id | cases: { howto-0: { forbidden: [{ id: old }] } } | cases: { howto-0: { forbidden: [old] } } |
a forbidden id instead of the hint | cases: { howto-0: { forbidden: [old] } } | cases: { howto-0: { forbidden: [{ id: old }] } } | suite_edited cases.howto-0.forbidden.old: old -> removed
more targets, higher grades, more forbidden | cases: { howto-0: { forbidden: [{ id: old }] } } | cases: { howto-0: { expected: [{ id: howto-0-doc, grade: 4 }, { id: z }], forbidden: [{ id: old }, { id: older }] } } |
a case removed || cases: { howto-0: ~ } |
a new case that finds nothing || cases: { new: { intent: howto } }, run: { ranks: { new: ~ } } |
another name of the suite || name: other |

a critical case removed | cases: { howto-0: { critical: true } } | cases: { howto-0: ~ } | suite_edited cases.howto-0.critical: true -> removed
two cases removed || cases: { howto-0: ~, howto-1: ~ } |
three cases removed, of a suite of 20 || cases: { howto-0: ~, howto-1: ~, howto-2: ~ } | suite_shrinks cases.howto-0: query of howto-0 -> removed && suite_shrinks cases.howto-1: query of howto-1 -> removed && suite_shrinks cases.howto-2: query of howto-2 -> removed
one case removed and two reworded || cases: { howto-0: ~, howto-1: { query: easy }, howto-2: { query: plain } } | suite_shrinks cases.howto-0: query of howto-0 -> removed && suite_shrinks cases.howto-1: query of howto-1 -> easy && suite_shrinks cases.howto-2: query of howto-2 -> plain

# the baseline
a deleted baseline || run: ~ | baseline_edited baseline: baselines/test.json -> none
better ranks and times | run: { ranks: { howto-0: 3 } } | run: { ranks: { howto-0: 2 }, ms: 1 } |
latency no longer recorded || run: { ms: 0 } | baseline_edited baseline.timing.source: measured -> off
times that rose within the tolerance, to 10 + max(20, 5) ms | run: { ms: 10 } | run: { ms: 30 } |
`;

const hasFindings = ([, , , findings = ""]: readonly string[]): boolean => findings !== "";

test.each(rows(TABLE).filter(hasFindings))(
  "findWeakenedRules finds %s",
  async (_, base = "", head = "", findings = "") => {
    expect(await findingsBetween(base, head)).toStrictEqual(findings.split(" && "));
  },
);

test.each(rows(TABLE).filter((row) => !hasFindings(row)))(
  "findWeakenedRules has no finding for %s",
  async (_, base = "", head = "") => {
    expect(await findingsBetween(base, head)).toStrictEqual([]);
  },
);

/** A cache with one verdict of the judge: whether an answer is supported. */
const cacheWith = (
  supported: boolean,
  key = "0123456789abcdef",
): ReadonlyMap<string, StoredVerdict> =>
  new Map([[key, { key, kind: "support", verdict: { supported: [supported] } }]]);

test("findWeakenedRules compares an unknown field of the config too", async () => {
  const plain = await side();
  const head = { ...plain, config: { ...plain.config, later: 1 } } as Inputs;

  expect(showFindings(findWeakenedRules(changeOf(plain, head)))).toStrictEqual([
    "config_edited later: none -> 1",
  ]);
});

test("findWeakenedRules finds links and moved configs", async () => {
  const base = await side();
  const head = await side();
  // `moved`: configs of the base that the head lacks. The head's config is retrieval-gate.yaml.
  const findings = findWeakenedRules(
    changeOf(base, head, { moved: ["a.yaml", "b.yaml"], links: ["suite.yaml"] }),
  );

  expect(findings.map(({ file }) => file)).toStrictEqual(["suite.yaml", "retrieval-gate.yaml"]);
  expect(showFindings(findings)).toStrictEqual([
    "link file: a plain file -> a symbolic link",
    "config_moved config: a.yaml, b.yaml -> retrieval-gate.yaml",
  ]);
});

test("findWeakenedRules finds a base that can't be used", async () => {
  const base = await side();
  const head = await side();
  const unusable = { file: "a.yaml", reason: "broken" };
  const otherK = withBaseline(base, { k: 5 });

  expect(
    showFindings(findWeakenedRules({ ...changeOf(base, head), base: null, unusable })),
  ).toStrictEqual(["base_unusable base: broken -> not judged by the base's files"]);
  // The config's k is 10.
  expect(findWeakenedRules(changeOf(otherK, head))[0]).toMatchObject({
    code: "base_unusable",
    fields: [{ before: expect.stringContaining("in k") }],
  });
});

test("findWeakenedRules finds changed verdicts, not equal, new or removed ones", async () => {
  const inputs = await side(JUDGE);
  const findingsOf = (verdicts: NonNullable<Change["verdicts"]>): readonly WeakeningFinding[] =>
    findWeakenedRules(changeOf(inputs, inputs, { verdicts }));

  expect(findingsOf({ base: cacheWith(false), head: cacheWith(true) })).toStrictEqual([
    {
      code: "verdict_changed",
      file: "verdicts.jsonl",
      fields: [
        {
          field: "judge.cache.0123456789ab",
          before: '{"supported":[false]}',
          after: '{"supported":[true]}',
        },
      ],
      cases: [],
    },
  ]);
  expect(findingsOf({ base: cacheWith(true), head: cacheWith(true) })).toStrictEqual([]);
  expect(findingsOf({ base: cacheWith(true, "gone"), head: cacheWith(true, "new") })).toStrictEqual(
    [],
  );
});

test("findWeakenedRules reports no new tag of `select` that the cases get, too", async () => {
  // The cases howto-0 to howto-3 have the tag, and are selected by it.
  const sideTagged = (tag: string): string =>
    `select: { tags: [${tag}] }, ${RARE.replaceAll("rare", tag)}`;

  expect(await findingsBetween(sideTagged("rare"), sideTagged("odd"))).toEqual([]);
  // The four cases keep the tag `rare`, so that `odd` selects none of them.
  expect(await findingsBetween(sideTagged("rare"), `select: { tags: [odd] }, ${RARE}`)).toEqual([
    "config_edited select: tags rare -> tags odd",
  ]);
});

/** What a change loosens in its own gate: a line for each way that config, suite and rules can change. */
import { expect, test } from "vitest";
import type { StoredVerdict } from "../../src/model/answers.ts";
import type { Change, Inputs } from "../../src/model/report.ts";
import type { Target } from "../../src/model/suite.ts";
import { WEAKENINGS } from "../../src/model/verdict.ts";
import { WAYS, weakening } from "../../src/change/weakening.ts";
import { makeCase } from "../helpers/make.ts";
import { rows } from "../helpers/table.ts";
import { type Side, of, side, told, withBaseline } from "./sides.ts";

const between = async (base: string | Side, head: string | Side): Promise<readonly string[]> =>
  told(weakening(of(await side(base), await side(head))));

/** Four cases of ten, and a rule for them. */
const RARE = `cases: { ${[0, 1, 2, 3].map((n) => `howto-${n}: { tags: [rare] }`).join(", ")} }`;
const JUDGE = `metrics: [faithfulness], judge: { base_url: "https://judge.example/v1", model: m, cache: verdicts.jsonl }`;
const COSTED = "gate: { cost_per_query: { tolerance: 0 } }";
const priced = (prompt: number): string =>
  `${COSTED}, prices: { currency: EUR, models: { m: { prompt: ${prompt} }, n: { prompt: 1 } } }`;
const http = (url: string): string =>
  `retriever: { kind: http, url: "${url}", body: { v: "{{vector}}", url: "https://any.example" }, results: hits, embed: { url: "${url}/embed", body: "{{query}}", vector: v } }`;

// 20 cases: 1 case = 0.05 overall and 0.1 in an intent; the defaults of a tolerance are 0.01 and 0.05.
const TABLE = `
nothing |||

# rules: tolerances by what they allow
a wider tolerance || gate: { recall@10: { tolerance: 0.06 } } | rule_loosened gate.recall@10.tolerance: 0.01 (0.01 overall) -> 0.06 (0.06 overall)
wider in the intents || gate: { per_intent: { tolerance: 2 cases } } | rule_loosened gate.per_intent.tolerance: 0.05 (0.05 in howto) -> 2 cases (0.2 in howto)
wider in one intent || gate: { intents: { howto: { recall@10: { tolerance: 20% } } } } | rule_loosened gate.intents.howto.recall@10.tolerance: 0.05 (0.05 in howto) -> 20% (0.2 in howto)
the same, written otherwise || gate: { recall@10: { tolerance: [0.01, 1%] } } |
narrower || gate: { recall@10: { tolerance: 0.005 } } |
narrower, in per cent of a baseline of 1 || gate: { recall@10: { tolerance: 0.5% } } |
a floor || gate: { recall@10: { floor: 0.8 } } |
a lower floor | gate: { recall@10: { floor: 0.8 } } | gate: { recall@10: { floor: 0.7 } } | rule_loosened gate.recall@10.floor: 0.8 -> 0.7
no floor | gate: { recall@10: { floor: 0.8 } } || rule_loosened gate.recall@10.floor: 0.8 -> none
a higher floor | gate: { recall@10: { floor: 0.8 } } | gate: { recall@10: { floor: 0.9 } } |
a raised ceiling | gate: { clustering_ratio@10: { ceiling: 0.5 } } | gate: { clustering_ratio@10: { ceiling: 0.6 } } | rule_loosened gate.clustering_ratio@10.ceiling: 0.5 -> 0.6
errors allowed || gate: { error_rate: { ceiling: 0.1 } } | rule_loosened gate.error_rate.ceiling: 0 -> 0.1
a latency ceiling, in the intents as well | gate: { latency_p50_ms: { ceiling: 90 } } | gate: { latency_p50_ms: { ceiling: 95 } } | rule_loosened gate.latency_p50_ms.ceiling: 90 -> 95
off || gate: { recall@10: off } | rule_removed gate.recall@10: tolerance 0.01 -> no rule
off in one intent || gate: { intents: { howto: { recall@10: off } } } | rule_removed gate.intents.howto.recall@10: tolerance 0.05 -> no rule
off in every intent || gate: { per_intent: off } | rule_removed gate.per_intent: tolerance 0.05 -> no rule
a named rule gone | gate: { precision@5: { floor: 0.1 } } || rule_removed gate.precision@5: tolerance 0.01, floor 0.1 -> no rule
on again | gate: { recall@10: off } ||
another rule || gate: { precision@5: { floor: 0.1 } } |
a share of nothing, taken of what may come || gate: { degraded_rate: { tolerance: 500% } } | rule_loosened gate.degraded_rate.tolerance: 0.05 (0.05 overall at a baseline of 0.5) -> 500% (2.5 overall at a baseline of 0.5)
of the value that comes next || gate: { degraded_rate: { tolerance: 500% } }, run: { degraded: [howto-0, symbol-0] } | rule_loosened gate.degraded_rate.tolerance: 0.05 (0.05 overall) -> 500% (0.5 overall)
cases of an intent that has none yet | gate: { intents: { gone: { recall@10: { tolerance: 1 case } } } } | gate: { intents: { gone: { recall@10: { tolerance: 2 cases } } } } | rule_loosened gate.intents.gone.recall@10.tolerance: 1 case (1 in gone) -> 2 cases (2 in gone)
latency, where answers take longer || gate: { latency_p95_ms: { tolerance: [20, 80%] } } | rule_loosened gate.latency_p95_ms.tolerance: [20, 50%] (50 overall at a baseline of 100) -> [20, 80%] (80 overall at a baseline of 100)
latency, where they take long today | run: { ms: 100 } | gate: { latency_p95_ms: { tolerance: [20, 80%] } }, run: { ms: 100 } | rule_loosened gate.latency_p95_ms.tolerance: [20, 50%] (50 overall) -> [20, 80%] (80 overall)
a billionth is no difference | gate: { recall@10: { tolerance: 0, floor: 1.0e-9 }, latency_p50_ms: { ceiling: 0 } } | gate: { recall@10: { tolerance: 1.0e-9, floor: 0 }, latency_p50_ms: { ceiling: 1.0e-9 } } |
more is one | gate: { recall@10: { tolerance: 0, floor: 1.1e-9 }, latency_p50_ms: { ceiling: 0 } } | gate: { recall@10: { tolerance: 1.1e-9, floor: 0 }, latency_p50_ms: { ceiling: 1.1e-9 } } | rule_loosened gate.recall@10.tolerance: 0 (0 overall) -> 1.1e-9 (1.1e-9 overall) && rule_loosened gate.recall@10.floor: 1.1e-9 -> 0 && rule_loosened gate.latency_p50_ms.ceiling: 0 -> 1.1e-9

# without a baseline: at shares of 0.01, 0.5 and 1, at 1 ms, 100 ms and 10 s
50 % of 0.01 | gate: { recall@10: { tolerance: 50% } }, run: ~ | gate: { recall@10: { tolerance: 0.006 } }, run: ~ | rule_loosened gate.recall@10.tolerance: 50% (0.005 overall at a baseline of 0.01) -> 0.006 (0.006 overall at a baseline of 0.01)
50 % of 0.5 | gate: { recall@10: { tolerance: 0.2 } }, run: ~ | gate: { recall@10: { tolerance: 50% } }, run: ~ | rule_loosened gate.recall@10.tolerance: 0.2 (0.2 overall at a baseline of 0.5) -> 50% (0.25 overall at a baseline of 0.5)
50 % of 1 | gate: { recall@10: { tolerance: 0.4 } }, run: ~ | gate: { recall@10: { tolerance: 50% } }, run: ~ | rule_loosened gate.recall@10.tolerance: 0.4 (0.4 overall at a baseline of 1) -> 50% (0.5 overall at a baseline of 1)
as much as 50 % of 1 | gate: { recall@10: { tolerance: 0.5 } }, run: ~ | gate: { recall@10: { tolerance: 50% } }, run: ~ |
less than 5 % of 0.01 | gate: { recall@10: { tolerance: 5% } }, run: ~ | gate: { recall@10: { tolerance: 0.0004 } }, run: ~ |
10 % of 1 ms | gate: { latency_p50_ms: { tolerance: 10% } }, run: ~ | gate: { latency_p50_ms: { tolerance: 0.2 } }, run: ~ | rule_loosened gate.latency_p50_ms.tolerance: 10% (0.1 overall at a baseline of 1) -> 0.2 (0.2 overall at a baseline of 1)
50 % of 100 ms | gate: { latency_p50_ms: { tolerance: 40 } }, run: ~ | gate: { latency_p50_ms: { tolerance: 50% } }, run: ~ | rule_loosened gate.latency_p50_ms.tolerance: 40 (40 overall at a baseline of 100) -> 50% (50 overall at a baseline of 100)
1 % of 10 s | gate: { latency_p50_ms: { tolerance: 99 } }, run: ~ | gate: { latency_p50_ms: { tolerance: 1% } }, run: ~ | rule_loosened gate.latency_p50_ms.tolerance: 99 (99 overall at a baseline of 10000) -> 1% (100 overall at a baseline of 10000)
as much as 1 % of 10 s | gate: { latency_p50_ms: { tolerance: 100 } }, run: ~ | gate: { latency_p50_ms: { tolerance: 1% } }, run: ~ |

# rules: losses, significance, k, tags
chance may explain more | gate: { significance: 0.1 } | gate: { significance: 0.05 } | rule_loosened gate.recall@10.significance: 0.1 -> 0.05 && rule_loosened gate.mrr@10.significance: 0.1 -> 0.05 && rule_loosened gate.ndcg@10.significance: 0.1 -> 0.05 && rule_loosened gate.clustering_ratio@10.significance: 0.1 -> 0.05
chance may explain less | gate: { significance: 0.05 } | gate: { significance: 0.1 } |
the limits alone | gate: { significance: auto } | gate: { significance: off } |
off, told as such and not as the rule of the intents beside it | gate: { per_intent: { tolerance: 0.2 } } | gate: { per_intent: { tolerance: 0.1 }, recall@10: off } | rule_removed gate.recall@10: tolerance 0.01 -> no rule
the same name under another k | gate: { per_intent: off, recall@10: { tolerance: 0.1 } } | k: 20, gate: { per_intent: off, recall@10: { tolerance: 0.3 }, recall@20: { tolerance: 0.1 } } | definition k: 10 -> 20 && rule_loosened gate.recall@10.tolerance: 0.1 (0.1 overall) -> 0.3 (0.3 overall)
the new k, where its name is gone | gate: { per_intent: off, recall@10: { tolerance: 0.1 } } | k: 20, gate: { per_intent: off, recall@20: { tolerance: 0.3 } } | definition k: 10 -> 20 && rule_loosened gate.recall@10.tolerance: 0.1 (0.1 overall) -> 0.3 (0.3 overall)
the same at the new k | gate: { per_intent: off, recall@10: { tolerance: 0.1 } } | k: 20, gate: { per_intent: off, recall@20: { tolerance: 0.1 } } | definition k: 10 -> 20
a case that leaves a tag | ${RARE} ||

# definition, retriever
another k || k: 20 | definition k: 10 -> 20
another k, under which metrics have other names | metrics: [precision@10] | k: 20, metrics: [precision@20] | definition k: 10 -> 20
a definition || definition: { relevance: 2 } | definition definition.relevance: 1 -> 2
a nested definition || definition: { text: { threshold: 0.5 } } | definition definition.text.threshold: 0.7 -> 0.5
a recorded run || latency: off, retriever: { kind: run, path: best.run } | retriever retriever.kind: command -> run && sampling latency: on -> off
another recorded run | latency: off, retriever: { kind: run, path: best.run } | latency: off, retriever: { kind: run, path: better.run } | retriever retriever.path: best.run -> better.run
the yardstick || retriever: { kind: bm25, files: ["*"] } | retriever retriever.kind: command -> bm25
from the yardstick to a program | retriever: { kind: bm25, files: ["*"] } ||
fewer documents | retriever: { kind: bm25, files: ["*"], max_docs: 10 } | retriever: { kind: bm25, files: ["*"], max_docs: 9 } | retriever retriever.max_docs: 10 -> 9
fewer documents than all | retriever: { kind: bm25, files: ["*"] } | retriever: { kind: bm25, files: ["*"], max_docs: 9 } | retriever retriever.max_docs: all -> 9
as many documents | retriever: { kind: bm25, files: ["*"], max_docs: 10 } | retriever: { kind: bm25, files: ["*"], max_docs: 10 } |
more documents | retriever: { kind: bm25, files: ["*"], max_docs: 10 } | retriever: { kind: bm25, files: ["*"], max_docs: 11 } |
all documents | retriever: { kind: bm25, files: ["*"], max_docs: 10 } | retriever: { kind: bm25, files: ["*"] } |
another host, of the embedding as well | ${http("https://search.example/a")} | ${http("https://other.example/a")} | retriever retriever.url: https://search.example -> https://other.example && retriever retriever.embed.url: https://search.example -> https://other.example
another path on the host | ${http("https://search.example/a")} | ${http("https://SEARCH.example/b?c")} |
a user in front of the host | ${http("https://search.example/a")} | ${http("https://search.example@other.example/a")} | retriever retriever.url: https://search.example -> https://search.example@other.example && retriever retriever.embed.url: https://search.example -> https://search.example@other.example
module to http | retriever: { kind: module, path: search.mjs } | retriever: { kind: http, url: "https://mine.example/q", results: hits } | retriever retriever.url: none (kind module) -> https://mine.example
command to http on this machine || retriever: { kind: http, url: "http://127.0.0.1:9000/q", results: hits } | retriever retriever.url: none (kind command) -> http://127.0.0.1:9000
command to module || retriever: { kind: module, path: search.mjs } |
command to mcp over a command || retriever: { kind: mcp, command: [server], tool: search } |
command to mcp over http || retriever: { kind: mcp, url: "https://mine.example", tool: search } | retriever retriever.url: none (kind command) -> https://mine.example
http to mcp at the same host | retriever: { kind: http, url: "http://a.example/q", results: hits } | retriever: { kind: mcp, url: "http://a.example/mcp", tool: search } |
mcp over a command to a url | retriever: { kind: mcp, command: [server], tool: search } | retriever: { kind: mcp, url: "https://mine.example", tool: search } | retriever retriever.url: none (kind mcp) -> https://mine.example
an embedding from elsewhere | retriever: { kind: http, url: "http://a.example/q", results: hits } | retriever: { kind: http, url: "http://a.example/q", results: hits, body: "{{vector}}", embed: { url: "https://mine.example/e", body: "{{query}}", vector: v } } | retriever retriever.embed.url: none (kind http) -> https://mine.example
degraded answers no longer told | retriever: { kind: http, url: "http://a.example/q", results: hits, degraded: d } | retriever: { kind: http, url: "http://a.example/q", results: hits } | retriever retriever.degraded: d -> none
degraded answers told at last | retriever: { kind: http, url: "http://a.example/q", results: hits } | retriever: { kind: http, url: "http://a.example/q", results: hits, degraded: d } |
more time under another kind | retriever: { kind: module, path: search.mjs, timeout_ms: 1000 } | retriever: { kind: command, command: ["true"], timeout_ms: 2000 } | retriever retriever.timeout_ms: 1000 -> 2000
more time for an answer | retriever: { kind: command, command: ["true"], timeout_ms: 1000 } | retriever: { kind: command, command: ["true"], timeout_ms: 2000 } | retriever retriever.timeout_ms: 1000 -> 2000
another function and interpreter | retriever: { kind: python, function: "a:b" } | retriever: { kind: python, function: "c:d", python: python3, path: lib, results: "@" } |
a recorded run for a function | latency: off, retriever: { kind: python, function: "a:b" } | latency: off, retriever: { kind: run, path: best.run } | retriever retriever.kind: python -> run
the retriever's arguments || retriever: { kind: command, command: ["false"], env: { A: b }, env_only: [PATH], cwd: x, params: { a: 1 }, concurrency: 9, startup_timeout_ms: 9999, total_timeout_ms: 99999, timeout_ms: 500 } |

# sampling
latency off || latency: off | sampling latency: on -> off
latency on | latency: off ||
fewer repeats | latency: { repeats: 10 } | latency: { repeats: 9 } | sampling latency.repeats: 10 -> 9
fewer repeats than auto takes at least || latency: { repeats: 2 } | sampling latency.repeats: auto -> 2
as many as auto takes at least || latency: { repeats: 3 } |
auto, or more | latency: { repeats: 10 } ||
less warm-up || latency: { warmup: 0 } | sampling latency.warmup: 1 -> 0
a smaller budget | latency: { budget_s: 60 } | latency: { budget_s: 59 } | sampling latency.budget_s: 60 -> 59
the retriever's own clock || latency: { source: reported } | sampling latency.source: measured -> reported
another seed || latency: { seed: 2 } | sampling latency.seed: 1 -> 2
wider side by side, each percentile by name | latency: { side_by_side: { p50: 5%, p95: 25% } } | latency: { side_by_side: { p50: 10%, p95: 25.5% } } | rule_loosened latency.side_by_side.p50: 5% -> 10% && rule_loosened latency.side_by_side.p95: 25% -> 25.5%
narrower side by side || latency: { side_by_side: { p50: 9%, p95: 20% } } |
drift allowed || latency: { side_by_side: { drift: allow } } | rule_loosened latency.side_by_side.drift: refuse -> allow
drift allowed where latency was off | latency: off | latency: { side_by_side: { drift: allow } } | rule_loosened latency.side_by_side.drift: refuse -> allow
drift allowed as before | latency: { side_by_side: { drift: allow } } | latency: { side_by_side: { drift: allow } } |
drift no longer allowed | latency: { side_by_side: { drift: allow } } ||
more of everything | latency: {} | latency: { warmup: 2, repeats: 20, budget_s: 600 } |
a sample of the cases || latency: { cases: 500 } | sampling latency.cases: none -> 500
a smaller sample | latency: { cases: 500 } | latency: { cases: 499 } | sampling latency.cases: 500 -> 499
a larger sample | latency: { cases: 500 } | latency: { cases: 501 } |

# metrics, judge, prices
a metric no longer reported | metrics: [precision@3] || metric_removed metrics: precision@3 -> none
a percentile that is always reported | metrics: [latency_p99_ms] | metrics: [latency_p99_ms] |
a metric gated instead of reported | metrics: [precision@3] | gate: { precision@3: { floor: 0.1 } } |
a judge at another host | ${JUDGE} | ${JUDGE.replace("judge.example", "mine.example")} | definition judge.base_url: https://judge.example -> https://mine.example
another path at the judge's host | ${JUDGE} | ${JUDGE.replace("v1", "v2")} |
a judge that is new || ${JUDGE} |
the same judge | ${JUDGE} | ${JUDGE} |
no judge any more | ${JUDGE} || definition judge: m -> none && metric_removed metrics: faithfulness -> none && rule_removed gate.answers_unmeasured_rate: ceiling 0.05 -> no rule
another file of verdicts | ${JUDGE} | ${JUDGE.replace("verdicts.jsonl", "others.jsonl")} | definition judge.cache: verdicts.jsonl -> others.jsonl
a lower price | ${priced(2)} | ${priced(1)} | prices prices.models.m.prompt: 2 -> 1
a higher price | ${priced(2)} | ${priced(3)} |
the same price | ${priced(2)} | ${priced(2)} |
a currency | ${priced(2)} | ${priced(2).replace("EUR", "USD")} | prices prices.currency: EUR -> USD
a model's price for prompts gone | ${priced(2)} | ${priced(2).replace("prompt: 2", "completion: 1")} | prices prices.models.m.prompt: 2 -> none
a model's price gone | ${priced(2)} | ${priced(2).replace("m: { prompt: 2 }, ", "")} | prices prices.models.m: {"completion":null,"per_call":null,"prompt":2} -> none
prices gone, and the rule with them | ${priced(2)} || prices prices: EUR -> none && rule_removed gate.cost_per_query: tolerance 0 -> no rule
prices that nothing gates | prices: { currency: EUR, models: { m: { prompt: 2 } } } | |

# cases
a query || cases: { howto-0: { query: easy } } | case_edited cases.howto-0.query: query of howto-0 -> easy
an intent || cases: { howto-0: { intent: symbol } } | case_edited cases.howto-0.intent: howto -> symbol
no longer critical | cases: { howto-0: { critical: true } } || case_edited cases.howto-0.critical: true -> false
a target less | cases: { howto-0: { expected: [{ id: x, grade: 3 }, { id: y }] } } | cases: { howto-0: { expected: [{ id: x, grade: 3 }] } } | case_edited cases.howto-0.expected.id: y: grade 1 -> removed
a member more in a need | cases: { howto-0: { expected: [{ any: [x, y] }] } } | cases: { howto-0: { expected: [{ any: [x, z, y] }] } } | case_edited cases.howto-0.expected.any of x, y: any of x, y -> any of x, y, z
a target that becomes one of several | cases: { howto-0: { expected: [x] } } | cases: { howto-0: { expected: [{ any: [x, y] }] } } | case_edited cases.howto-0.expected.x: x -> any of x, y
members of a need in another order | cases: { howto-0: { expected: [{ any: [x, y] }] } } | cases: { howto-0: { expected: [{ any: [y, x] }] } } |
a lower grade | cases: { howto-0: { expected: [{ id: x, grade: 3 }] } } | cases: { howto-0: { expected: [{ id: x, grade: 2 }] } } | case_edited cases.howto-0.expected.id: x.grade: 3 -> 2
a hint instead of an id | cases: { howto-0: { expected: [{ id: x }, { id: y }] } } | cases: { howto-0: { expected: [x, { id: y }] } } | case_edited cases.howto-0.expected.id: x: grade 1 -> removed
nothing forbidden | cases: { howto-0: { forbidden: [{ id: old }] } } || case_edited cases.howto-0.forbidden.id: old: forbidden -> removed
a case that expects nothing || cases: { howto-0: { expected: ~, expect_empty: true } } | case_edited cases.howto-0.expect_empty: false -> true && case_edited cases.howto-0.expected.id: howto-0-doc: grade 1 -> removed
a negative control that now expects something | cases: { howto-0: { expected: ~, expect_empty: true } } || case_edited cases.howto-0.expect_empty: true -> false
another answer | cases: { howto-0: { reference_answer: "42" } } | cases: { howto-0: { reference_answer: "43" } } | case_edited cases.howto-0.reference_answer: 42 -> 43
more targets, higher grades, more forbidden | cases: { howto-0: { forbidden: [{ id: old }] } } | cases: { howto-0: { expected: [{ id: howto-0-doc, grade: 4 }, { id: z }], forbidden: [{ id: old }, { id: older }] } } |
params added || cases: { howto-0: { params: { lang: en } } } | case_edited cases.howto-0.params: none -> {"lang":"en"}
params changed | cases: { howto-0: { params: { lang: en } } } | cases: { howto-0: { params: { lang: de } } } | case_edited cases.howto-0.params: {"lang":"en"} -> {"lang":"de"}
params taken away | cases: { howto-0: { params: { lang: en } } } || case_edited cases.howto-0.params: {"lang":"en"} -> none
a group of one || cases: { howto-0: { group: g } } |
a case moved into another's group | cases: { howto-1: { group: g } } | cases: { howto-0: { group: g }, howto-1: { group: g } } | case_edited cases.howto-0.group: none -> g
two cases joined || cases: { howto-0: { group: g }, howto-1: { group: g } } | case_edited cases.howto-0.group: none -> g && case_edited cases.howto-1.group: none -> g
a case that leaves its group | cases: { howto-0: { group: g }, howto-1: { group: g } } | cases: { howto-0: { group: g }, howto-1: { group: h } } |
a group dissolved | cases: { howto-0: { group: g }, howto-1: { group: g } } ||
a case removed || cases: { howto-0: ~ } | case_removed cases.howto-0: query of howto-0 -> removed
a case removed whose like the base had | cases: { new: { query: query of howto-0, intent: howto, expected: [{ id: howto-0-doc }] } } | cases: { howto-0: ~, new: { query: query of howto-0, intent: howto, expected: [{ id: howto-0-doc }] } } | case_removed cases.howto-0: query of howto-0 -> removed
a new case, whatever it reaches || cases: { new: { intent: howto } }, run: { ranks: { new: ~ } } |
another name of the suite || name: other | suite_renamed suite.name: test -> other

# the baseline
deleted || run: ~ | baseline_removed baseline: baselines/test.json -> none
better | run: { ranks: { howto-0: 3 } } | run: { ranks: { howto-0: 2 }, ms: 1 } |
latency no longer recorded || run: { ms: 0 } | sampling baseline.timing.source: measured -> off
10 ms to 30, which is 10 + max(20, 5) | run: { ms: 10 } | run: { ms: 30 } |
`;

test.each(rows(TABLE))("%s", async (_, base = "", head = "", expected = "") => {
  expect(await between(base, head)).toStrictEqual(expected.split(" && ").filter(Boolean));
});

const verdicts = (before: boolean, after: boolean, key = "0123456789abcdef"): Partial<Change> => {
  const of = (supported: boolean): ReadonlyMap<string, StoredVerdict> =>
    new Map([[key, { key, kind: "support", verdict: { supported: [supported] } }]]);
  return { verdicts: { base: of(before), head: of(after) } };
};
const recordedAs = (inputs: Inputs, digest: string | null): Inputs => ({
  ...inputs,
  retriever: { ...inputs.retriever, corpus_digest: digest },
});
test("every way to weaken a gate finds something", async () => {
  const plain = await side();
  const judged = await side(JUDGE);
  const changes = await Promise.all(
    rows(TABLE).map(async ([, base = "", head = ""]) => of(await side(base), await side(head))),
  );
  changes.push(
    of(withBaseline(plain, { k: 5 }), plain),
    of(judged, judged, verdicts(false, true)),
    of(plain, plain, { vouched: [{ file: "generated.json", before: "1", after: "2" }] }),
    of(plain, { ...plain, config: { ...plain.config, later: 1 } } as Inputs),
    of(plain, await side("run: { ms: 31 }")),
  );
  expect(
    WAYS.filter(({ find }) => changes.some((change) => find(change).length > 0)),
  ).toStrictEqual(WAYS);
});

test("what only the tree shows, and a base that can't be read", async () => {
  const [base, head] = [await side(), await side()];
  const unusable = { file: "a.yaml", reason: "broken" };
  const all = weakening(
    of(base, head, { moved: ["a.yaml", "b.yaml"], links: ["suite.yaml"], unusable }),
  );
  const torn = "base_unusable base: broken -> not judged by the base's files";
  expect(told(all)).toStrictEqual([
    "link file: a plain file -> a symbolic link",
    "config_moved config: a.yaml, b.yaml -> retrieval-gate.yaml",
    torn,
  ]);
  expect(WEAKENINGS).toContain(all[0].code);
  expect(told(weakening({ ...of(base, head), base: null, unusable }))).toStrictEqual([torn]);
  // A baseline that is not the base's own.
  expect(weakening(of(withBaseline(base, { k: 5 }), head))[0]).toMatchObject({
    code: "base_unusable",
    before: expect.stringContaining("in k"),
  });
});

test("another suite's name is told of the suite's file, or of the config where there is none", async () => {
  const head = await side();
  const fileOf = (files: readonly string[]): readonly string[] =>
    weakening(of(head, { ...head, suite: { ...head.suite, name: "other", files } })).map(
      ({ file }) => file,
    );
  expect([fileOf(["one.yaml", "two.yaml"]), fileOf([])]).toStrictEqual([
    ["one.yaml"],
    ["retrieval-gate.yaml"],
  ]);
});

test.each(
  rows(`
characters that moved with their words | 10 same words | 90 same words |
other characters | 10 same words | 90 new words! | case_edited cases.howto-0.expected.span: a.md[10:20]: grade 1 -> removed
other words at the same characters | 10 same words | 10 new words! | case_edited cases.howto-0.expected.span: a.md[10:20].text: same words -> new words!
a file that says something else | file a, b | file a | case_edited cases.howto-0.expected.file: t.csv.text: a, b -> a
`),
)("evidence: %s", async (_, before = "", after = "", expected = "") => {
  const plain = await side();
  const quoting = (written: string): Inputs => {
    const [where = "", ...words] = written.split(" ");
    const [start, text] = [Number(where), words.join(" ")];
    const target: Target =
      where === "file"
        ? { kind: "file", value: "t.csv", text, grade: 1 }
        : { kind: "span", value: "a.md", by: "path", start, end: start + 10, text, grade: 1 };
    const cases = plain.suite.cases.with(0, makeCase("howto-0", { expected: [target] }));
    return { ...plain, baseline: null, suite: { ...plain.suite, cases } };
  };
  const found = weakening(of(quoting(before), quoting(after)));
  expect(told(found)).toStrictEqual([expected].filter(Boolean));
  expect(found.flatMap(({ cases }) => cases.map(({ id }) => id))).toStrictEqual(
    found.map(() => "howto-0"),
  );
});

test("a recorded run with other bytes; one that each job makes is the measurement", async () => {
  const own = "latency: off, retriever: { kind: run, path: best.run }";
  const [unknown, one, other] = [null, "a1b2c3d4".repeat(8), "b".repeat(64)];
  const found = async (before: string | null, after: string | null): Promise<readonly string[]> =>
    told(weakening(of(recordedAs(await side(own), before), recordedAs(await side(own), after))));
  const field = "retriever retriever.path best.run: SHA-256 a1b2c3d4a1b2 ->";
  expect(await found(one, other)).toStrictEqual([`${field} SHA-256 bbbbbbbbbbbb`]);
  expect(await found(one, unknown)).toStrictEqual([`${field} none`]);
  expect(await found(unknown, other)).toStrictEqual([]);
});

test("verdicts of the judge for unchanged inputs; new ones, and base's that are gone, are no findings", async () => {
  const judged = await side(JUDGE);
  const [found] = weakening(of(judged, judged, verdicts(false, true)));
  expect(found).toMatchObject({ field: "judge.cache.0123456789ab", file: "verdicts.jsonl" });
  expect([found.before, found.after]).toStrictEqual([
    '{"supported":[false]}',
    '{"supported":[true]}',
  ]);
  expect(weakening(of(judged, judged, verdicts(true, true)))).toStrictEqual([]);
  const { base } = verdicts(true, true, "gone").verdicts!;
  const { head } = verdicts(true, true, "new").verdicts!;
  expect(weakening(of(judged, judged, { verdicts: { base, head } }))).toStrictEqual([]);
});

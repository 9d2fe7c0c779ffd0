/** Each way a run on a pull request ends, and what every output must say of it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { writeFiles } from "../../helpers/workspace.ts";
import type { Started } from "../pull-requests/row.ts";
import { LABEL } from "../pull-requests/row.ts";
import { type Change, CONFIG, SUITE, accept, all, behave, gated, record, replace } from "./project.ts";

export interface Outcome {
  readonly name: string;
  /** Done before the baseline of `main` is recorded. */
  readonly base?: Change;
  /** The base has no gate yet. */
  readonly first?: true;
  readonly change: Change;
  readonly started?: Started;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly exit: 0 | 1 | 2 | 3;
  /** In words on the page, beside the verdict. */
  readonly means: string;
  /** What happened, why, what to do and what puts a pass in doubt: in page, summary, comment and log alike. */
  readonly fact: string;
  readonly why?: string;
  readonly todo?: string;
  readonly note?: string;
}

const HOWTO_LOST = { proxy: 23, "rotate-key": 14, "parallel-jobs": null, "build-cache": null };
const ACCEPTED: Started = { on: "pull_request", action: "labeled", label: LABEL };
const NO_CHANGE: Change = (folder) => writeFiles(folder, { "README.md": "more help\n" });
const CEILING = replace(CONFIG, "gate:\n", "gate:\n  error_rate: { ceiling: 0.05 }\n");
const TRACEBACK = [
  "Traceback (most recent call last):",
  '  File "serve.py", line 30, in <module>',
  "    index = load(path)",
  "FileNotFoundError: [Errno 2] No such file or directory: 'index.bin'",
].join("\n");

const ACCEPT =
  "or accept it: commit the report's baseline.json as the new baseline and ask a maintainer for the label retrieval-gate:accept.";
const FIX = `Fix the regression, ${ACCEPT}`;
const RECALL_FELL =
  'recall@10 fell from 1.000 to 0.833 (limit 0.990) overall; 4 queries lost a target, worst: "keep a cache between builds"';
const FOUR_LOST = "4 cases lost a target: 2 found further down; 2 not found at all";

export const OUTCOMES: readonly Outcome[] = [
  {
    name: "pass",
    change: NO_CHANGE,
    exit: 0,
    means: "Nothing got worse than its tolerance allows",
    fact: "all 47 checks held over 24 cases",
  },
  {
    name: "recall_drop",
    change: behave({ ranks: HOWTO_LOST }),
    exit: 1,
    means: "Relevant results are no longer found",
    fact: RECALL_FELL,
    why: FOUR_LOST,
    todo: FIX,
  },
  {
    name: "ranking_shift",
    change: behave({ ranks: { e104: 4, "docker-socket": 5, "upload-413": 6, submodules: 3, variables: 2 } }),
    exit: 1,
    means: "Relevant results moved down",
    // (19 + 1/4 + 1/5 + 1/6 + 1/3 + 1/2) / 24.
    fact: 'mrr@10 fell from 1.000 to 0.852 (limit 0.990) overall; 5 queries caused it, worst: "artifact upload ends with 413"',
    why: "5 targets moved down, furthest from rank 1 to 6; none was lost",
    todo: FIX,
  },
  {
    name: "latency_regression",
    change: behave({ slow: ["*"] }),
    exit: 1,
    means: "Answers take longer",
    fact: "latency_p50_ms rose from 29.0 ms to 169.0 ms (limit 49.0 ms) overall",
    why: "24 of 24 queries overall take over 20.0 ms longer, by their medians",
    todo: FIX,
  },
  {
    name: "diversity_collapse",
    change: behave({ crowded: ["*"] }),
    exit: 1,
    means: "Results crowd into one cluster",
    fact: "clustering_ratio@10 rose from 0.100 to 0.800 (limit 0.150) overall; 24 queries caused it",
    why: "8 of the worst query's 10 results come from docs/changelog.md",
    todo: FIX,
  },
  {
    name: "semantic_degraded_spike",
    change: behave({
      degraded: ["e104", "docker-socket", "upload-413", "submodules", "variables"],
      ranks: { e104: null, "docker-socket": null, "upload-413": 12, submodules: null },
    }),
    exit: 1,
    means: "The retriever answered in degraded mode more often",
    fact: "degraded_rate rose from 0.000 to 0.208 (limit 0.050) overall; 5 queries caused it",
    why: "4 cases lost a target because the retriever answered in degraded mode",
    todo: "Find out why the retriever fell back. retriever.log in the report holds what it wrote.",
  },
  {
    name: "forbidden_hit",
    change: behave({ legacy: ["proxy", "rotate-key"] }),
    exit: 1,
    means: "Forbidden results came back",
    fact: "forbidden_rate@10 rose from 0.000 to 0.250 (limit 0.000) overall; 2 queries caused it",
    why: "legacy/proxy at rank 2, legacy/rotate-key at rank 2",
    todo: "Remove these results from the index, or take the targets off the forbidden lists.",
  },
  {
    name: "retriever_error",
    base: CEILING,
    change: behave({ errors: ["docker-socket", "upload-413"], says: "upstream 503" }),
    exit: 1,
    means: "Queries failed",
    fact: "2 of 24 queries failed with: upstream 503",
    todo: "Fix the queries that fail. retriever.log in the report holds what the retriever wrote.",
  },
  {
    name: "cost_regression",
    change: behave({ dearer: 3 }),
    exit: 1,
    means: "A query costs more",
    // 800 tokens at 0.0001 for 1,000 are 0.00008; the tolerance is a tenth of that.
    fact: "cost_per_query rose from 0.0000800 to 0.0002400 (limit 0.0000880) overall",
    why: "a query costs 0.000240 USD, 3.0 times as much as at the baseline",
    todo: FIX,
  },
  {
    name: "missing_data",
    change: behave({ no_usage: true }),
    exit: 1,
    means: "Something gated was not measured",
    fact: "cost_per_query overall could not be checked: this run did not measure it; 24 queries lack it",
    why: "an answer that does not tell its usage has no known cost",
    todo: "Let the retriever tell it again, or set the rule to off in the config.",
  },
  {
    name: "gate_weakened",
    change: replace(CONFIG, "gate:\n", "gate:\n  recall@10: { tolerance: 0.5 }\n"),
    exit: 1,
    means: "The change loosens the gate's own rules",
    fact: "this change loosens the gate: gate.recall@10.tolerance: 0.01 (0.01 overall) before, 0.5 (0.5 overall) now",
    why: "recall@10 overall may lose 12 cases now, and 2 before",
    todo: "Take the change of the rules back, or ask a maintainer for the label retrieval-gate:accept. After another push, it must be removed and added again.",
  },
  {
    name: "case_removed",
    change: removeCase,
    exit: 1,
    means: "Something gated was not measured",
    fact: "1 of the baseline's 24 cases is gone or was edited",
    why: "1 case gone: proxy",
    todo: `Put the cases back as they were, ${ACCEPT}`,
  },
  {
    name: "critical_lost",
    change: behave({ ranks: { "install-windows": null } }),
    exit: 1,
    means: "Relevant results are no longer found",
    fact: '1 critical case finds no target (0 allowed): "install the runner on windows"',
    why: "1 case lost a target: not found at all",
    todo: FIX,
  },
  {
    name: "two_causes",
    change: behave({ ranks: HOWTO_LOST, slow: ["*"], legacy: ["move-project"] }),
    exit: 1,
    means: "Forbidden results came back",
    fact: RECALL_FELL,
    why: FOUR_LOST,
    // Another baseline does not take the forbidden result away.
    todo: "Fix the regression.",
  },
  {
    name: "accepted",
    change: all(behave({ ranks: HOWTO_LOST }), accept),
    started: ACCEPTED,
    exit: 0,
    means: "Passed with 4 accepted regressions",
    fact: "recall@10 fell from 1.000 to 0.833 (limit 0.990) overall by the base's rules; 4 queries lost a target",
    why: "4 cases lost a target: not looked up",
  },
  {
    name: "watch",
    change: behave({ ranks: { proxy: null, submodules: null } }),
    exit: 0,
    means: "Nothing failed; 3 checks to watch",
    fact: "to watch: recall@10 fell from 1.000 to 0.917 (limit 0.990) overall; the other 44 checks held over 24 cases",
    // Two of two changed cases fell: a quarter of the signs.
    why: "not significant (p = 0.25, level 0.15)",
    todo: "Nothing must be done. If the change should not touch these queries, look at them.",
  },
  {
    name: "partial",
    change: behave({ ranks: HOWTO_LOST }),
    inputs: { shard: "1/3" },
    exit: 1,
    means: "One part of several: merge them for a verdict",
    fact: "This is shard 1 of 3: it asked 8 of 24 cases. Merge all shards to get the verdict.",
  },
  {
    name: "renamed_intent",
    change: replace(SUITE, "intent: howto", "intent: guides"),
    exit: 1,
    means: "The change loosens the gate's own rules",
    fact: "this change loosens the gate: cases.build-cache.intent: howto before, guides now; and 7 more like it",
    todo: "Take the change of the rules back, or ask a maintainer for the label retrieval-gate:accept.",
  },
  {
    name: "renamed_case",
    change: replace(SUITE, "id: proxy,", "id: corporate-proxy,"),
    exit: 1,
    means: "Something gated was not measured",
    fact: "1 of the baseline's 24 cases is gone or was edited",
    why: "1 case gone: proxy",
    todo: `Put the cases back as they were, or name a renamed case's former id with was, ${ACCEPT}`,
  },
  {
    name: "floor",
    base: behave({ ranks: HOWTO_LOST }),
    change: replace(CONFIG, "gate:\n", "gate:\n  recall@10: { floor: 0.9 }\n"),
    exit: 1,
    means: "No worse than the baseline, but below the config's floor",
    fact: "recall@10 stayed at 0.833 (floor 0.900) overall",
    todo: "A new baseline does not help: the floor is in the config. Fix the regression, or move the floor there.",
  },
  {
    name: "gain",
    base: behave({ ranks: HOWTO_LOST }),
    change: behave({}),
    exit: 0,
    means: "Nothing got worse than its tolerance allows",
    fact: "all 47 checks held over 24 cases; 3 checks improved beyond tolerance: adopt baseline.json to keep the gain",
    note: "recall@10 moved by +0.167 overall; a jump of this size is more often a broken measurement",
  },
  {
    name: "dead_cases",
    base: behave({ ranks: { proxy: null, submodules: null } }),
    change: NO_CHANGE,
    exit: 0,
    means: "Nothing got worse than its tolerance allows",
    fact: "all 47 checks held over 24 cases",
    note: "2 cases found none of the targets at the baseline, so they can't be lost: proxy, submodules.",
  },
  {
    name: "first",
    first: true,
    change: all(firstGate, record),
    exit: 0,
    means: "The first run: there was nothing to be worse than",
    fact: "first run, the base has no gate yet: all 47 checks held over 24 cases",
  },
  {
    name: "first_without_baseline",
    first: true,
    change: firstGate,
    exit: 2,
    means: "The input is wrong or can't be compared",
    fact: "there is no baseline baselines/help.json",
    todo: "Look at the report, then commit <report-dir>/baseline.json as baselines/help.json.",
  },
  {
    name: "error_suite",
    change: replace(SUITE, "intent: error", "intnet: error"),
    exit: 2,
    means: "The input is wrong or can't be compared",
    fact: "suite retrieval/suite.yaml has 16 problems",
    why: 'retrieval/suite.yaml:13 (/cases/8): intent is missing (case "e104")',
    todo: "Fix the lines shown.",
  },
  {
    name: "error_not_comparable",
    change: replace(CONFIG, "k: 10", "k: 20"),
    exit: 2,
    means: "The input is wrong or can't be compared",
    fact: "baselines/help.json can't be compared with this run",
    why: "baselines/help.json (/k): k is 10 in the baseline and 20 in this run",
    todo: "Use the definition that the baseline was recorded with, or record a new baseline",
  },
  {
    name: "error_no_config",
    change: NO_CHANGE,
    inputs: { config: "gate/retrieval-gate.yaml" },
    exit: 2,
    means: "The input is wrong or can't be compared",
    fact: "config gate/retrieval-gate.yaml does not exist",
    todo: "Check the path; it is relative to the file that names it, or to working-directory where it came from an input.",
  },
  {
    name: "error_no_program",
    change: replace(CONFIG, "[node, retrieval/serve.mjs]", "[python3.99, serve.py]"),
    exit: 3,
    means: "The retriever or the measurement failed",
    fact: 'the command "python3.99" was not found',
    todo: "Install it in an earlier step, or give its path",
  },
  {
    name: "error_crash",
    change: behave({ traceback: TRACEBACK }),
    exit: 3,
    means: "The retriever or the measurement failed",
    fact: 'the retriever "node retrieval/serve.mjs" exited with code 1 while "keep a cache between builds" waited for an answer; its last lines on standard error:',
    todo: "Fix what its last lines say. retriever.log holds all that it wrote.",
  },
  {
    name: "error_timeout",
    change: behave({ hangs_after: 6 }),
    exit: 3,
    means: "The retriever or the measurement failed",
    fact: 'no answer to "limits of the free plan" within timeout_ms (1500 ms)',
    todo: "Raise retriever.timeout_ms, or see in retriever.log what it was doing.",
  },
  {
    name: "error_nothing",
    change: behave({ empty: true }),
    exit: 3,
    means: "The retriever or the measurement failed",
    fact: "none of the 24 queries got a single result",
    todo: "An empty index answers like this: check that the retriever's index is built before the gate runs.",
  },
  {
    name: "error_queries",
    change: behave({ errors: ["docker-socket", "upload-413"], says: "upstream 503" }),
    exit: 3,
    means: "The retriever or the measurement failed",
    fact: '2 queries failed, first "docker-socket": upstream 503',
    todo: "Fix the retriever; if some failures must be lived with, give error_rate a ceiling in the config.",
  },
  {
    name: "error_http_401",
    base: overHttp,
    change: behave({ says: "401" }),
    exit: 3,
    means: "The retriever or the measurement failed",
    fact: 'the server answered 401: {"error":"invalid api key"}',
    todo: "Fix the retriever; if some failures must be lived with, give error_rate a ceiling in the config.",
  },
];

function removeCase(folder: string): void {
  const line = /^.*id: proxy,.*\n/m;
  edit(folder, SUITE, (text) => text.replace(line, ""));
}

function edit(folder: string, file: string, change: (text: string) => string): void {
  writeFiles(folder, { [file]: change(readFileSync(path.join(folder, file), "utf8")) });
}

function firstGate(folder: string): void {
  writeFiles(folder, gated());
}

const SERVER = `import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const at = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
const documents = at("documents.json");
const { says } = at("behaviour.json");
createServer((request, response) => {
  if (request.url === "/health") return response.end("ok");
  if (says === "401") return response.writeHead(401).end('{"error":"invalid api key"}');
  const query = new URL(request.url, "http://localhost").searchParams.get("q");
  const found = documents.filter(([asked]) => asked === query);
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ hits: found.map(([, name]) => ({ id: name, path: "docs/" + name + ".md", score: 1 })) }));
}).listen(Number(process.argv[2]), "127.0.0.1");
`;

function overHttp(folder: string): void {
  writeFiles(folder, { "retrieval/server.mjs": SERVER });
  edit(folder, CONFIG, (text) =>
    text
      .replace(
        /retriever: .*/,
        `retriever:
  kind: http
  url: "http://127.0.0.1:{{port}}/search?q={{query}}"
  ready_url: "http://127.0.0.1:{{port}}/health"
  results: hits
  start: { command: [node, retrieval/server.mjs, "{{port}}"] }`,
      )
      .replace("{ source: reported }", "off")
      .replace(/prices:[^]*/, ""),
  );
}

/** Each way a run on a pull request ends, and what every output must say of it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { rows } from "../../helpers/table.ts";
import { writeFiles } from "../../helpers/workspace.ts";
import { LABEL } from "../pull-requests/row.ts";
import { type Run, SYNCHRONIZE } from "../pull-requests/step.ts";
import {
  type Behaviour,
  type Change,
  CONFIG,
  SUITE,
  accept,
  all,
  behave,
  gated,
  record,
  replace,
} from "./project.ts";

export interface Outcome extends Pick<Run, "started" | "inputs"> {
  readonly name: string;
  /** Done before the baseline of `main` is recorded. */
  readonly base?: Change;
  /** The base has no gate yet. */
  readonly first: boolean;
  readonly change: Change;
  readonly exit: number;
  /** In words on the page, beside the verdict. */
  readonly means: string;
  /** What happened, why, what to do and what puts a pass in doubt: in page, summary, comment and log alike; empty for none. */
  readonly fact: string;
  readonly why: string;
  readonly todo: string;
  readonly note: string;
}

const LOST = "{ proxy: 23, rotate-key: 14, parallel-jobs: ~, build-cache: ~ }";
const TRACEBACK = JSON.stringify(
  [
    "Traceback (most recent call last):",
    '  File "serve.py", line 30, in <module>',
    "    index = load(path)",
    "FileNotFoundError: [Errno 2] No such file or directory: 'index.bin'",
  ].join("\n"),
);
const LABEL_IT =
  "ask a maintainer to add (or remove and re-add) the label retrieval-gate:accept. Re-run repeats the old event.";
const ACCEPT = `To accept the change instead: commit the report's baseline.json as baselines/help.json, then ${LABEL_IT}`;
const FIX = `Fix the regression. ${ACCEPT}`;

const TABLE = `
# name | the base | the change | how it runs | exit | what it means | fact | why | what to do | note
# of ranking_shift: (19 + 1/4 + 1/5 + 1/6 + 1/3 + 1/2) / 24; 800 tokens at 0.0001 for 1,000 cost 0.00008, and a tenth more is allowed; of watch: two of two changed cases fell, a quarter of the signs
pass | | nothing | | 0 | Nothing got worse than its tolerance allows | All 47 checks held over 24 cases
recall_drop | | behave { ranks: ${LOST} } | | 1 | Relevant results are no longer found | recall@10 fell from 1.000 to 0.833 (limit 0.990) overall. 4 queries lost a target, worst: keep a cache between builds | 4 cases lost a target: 2 found further down; 2 no longer found | ${FIX}
ranking_shift | | behave { ranks: { e104: 4, "docker-socket": 5, "upload-413": 6, submodules: 3, variables: 2 } } | | 1 | Relevant results moved down | mrr@10 fell from 1.000 to 0.852 (limit 0.990) overall. 5 queries caused it, worst: artifact upload ends with 413 | 5 targets moved down, furthest from rank 1 to 6; none was lost | ${FIX}
latency_regression | | behave { slow: ["*"] } | | 1 | Answers take longer | latency_p50_ms rose from 29.0 ms to 169.0 ms (limit 49.0 ms) overall | 24 of 24 queries overall take over 20.0 ms longer, by their medians | ${FIX}
diversity_collapse | | behave { crowded: ["*"] } | | 1 | Results crowd into one cluster | clustering_ratio@10 rose from 0.100 to 0.800 (limit 0.150) overall. 24 queries caused it | 8 of the worst query's 10 results come from docs/changelog.md | ${FIX}
semantic_degraded_spike | | behave { degraded: ["e104", "docker-socket", "upload-413", "submodules", "variables"], ranks: { e104: ~, "docker-socket": ~, "upload-413": 12, submodules: ~ } } | | 1 | The retriever answered in degraded mode more often | degraded_rate rose from 0.000 to 0.208 (limit 0.050) overall. 5 queries caused it | 4 cases lost a target because the retriever answered in degraded mode | Find out why the retriever fell back. retriever.log in the report holds what it wrote.
forbidden_hit | | behave { legacy: ["proxy", "rotate-key"] } | | 1 | Forbidden results came back | forbidden_rate@10 rose from 0.000 to 0.250 (limit 0.000) overall. 2 queries caused it, worst: use the runner behind a proxy (legacy/proxy at rank 2) | legacy/proxy at rank 2, legacy/rotate-key at rank 2 | Remove these results from the index, or take the targets off the forbidden lists.
retriever_error | gate error_rate: { ceiling: 0.05 } | behave { errors: ["docker-socket", "upload-413"], says: "upstream 503" } | | 1 | Queries failed | 2 of 24 queries failed with: upstream 503 | | Fix the queries that fail. retriever.log in the report holds what the retriever wrote.
cost_regression | | behave { dearer: 3 } | | 1 | A query costs more | cost_per_query rose from 0.0000800 to 0.0002400 (limit 0.0000880) overall | A query costs 0.000240 USD, 3.0 times as much as at the baseline | ${FIX}
missing_data | | behave { no_usage: true } | | 1 | Something gated was not measured | cost_per_query overall could not be checked: this run did not measure it. 24 queries lack it | An answer that does not tell its usage has no known cost | Make the retriever report it again, or set the rule to off in the config.
gate_weakened | | gate recall@10: { tolerance: 0.5 } | | 1 | The change loosens the gate's own rules | This change loosens the gate: gate.recall@10.tolerance: 0.01 (0.01 overall) before, 0.5 (0.5 overall) now | recall@10 overall may lose 12 cases now, and 2 before | Undo the change of the rules. To accept the change instead: ${LABEL_IT}
case_removed | | remove proxy | | 1 | Something gated was not measured | 1 of the 24 cases in the baseline is gone or was edited | 1 case gone: proxy | Put the cases back as they were. ${ACCEPT}
critical_lost | | behave { ranks: { "install-windows": ~ } } | | 1 | Relevant results are no longer found | 1 critical case finds no target (0 allowed): install the runner on windows | 1 case lost a target: not found at all | ${FIX}
two_causes | | behave { ranks: ${LOST}, slow: ["*"], legacy: ["move-project"] } | | 1 | Forbidden results came back | recall@10 fell from 1.000 to 0.833 (limit 0.990) overall. 4 queries lost a target, worst: keep a cache between builds | 4 cases lost a target: 2 found further down; 2 no longer found | Fix the regression. Remove these results from the index, or take the targets off the forbidden lists.
accepted | | behave { ranks: ${LOST} } + accept | label | 0 | Passed with 1 accepted regression | recall@10 fell from 1.000 to 0.833 (limit 0.990) overall by the rules of the base. 4 queries lost a target | 4 cases lost a target: not looked up
watch | | behave { ranks: { proxy: ~, submodules: ~ } } | | 0 | Nothing failed; 3 checks to watch | To watch: recall@10 fell from 1.000 to 0.917 (limit 0.990) overall. The other 44 checks held over 24 cases | Not significant (p = 0.25, level 0.15) | No action needed. If the change should not touch these queries, look at them.
partial | | behave { ranks: ${LOST} } | shard=1/3 | 1 | One part of several: merge them for a verdict | This is shard 1 of 3: it asked 8 of 24 cases. Merge all shards to get the verdict.
renamed_intent | | suite intent: howto => intent: guides | | 1 | The change loosens the gate's own rules | This change loosens the gate: cases.build-cache.intent: howto before, guides now, and 7 more like it | | Undo the change of the rules. To accept the change instead: ${LABEL_IT}
renamed_case | | suite id: proxy, => id: corporate-proxy, | | 1 | Something gated was not measured | 1 of the 24 cases in the baseline is gone or was edited | 1 case gone: proxy | Add was: proxy to the case corporate-proxy in retrieval/suite.yaml.
floor | behave { ranks: ${LOST} } | gate recall@10: { floor: 0.9 } | | 1 | No worse than the baseline, but below the config's floor | recall@10 stayed at 0.833 (floor 0.900) overall | | A new baseline does not help: the floor is in the config. Fix the regression, or move the floor there.
gain | behave { ranks: ${LOST} } | behave {} | | 0 | Nothing got worse than its tolerance allows | All 47 checks held over 24 cases. 3 improved beyond tolerance: recall@10 +0.167, mrr@10 +0.167, ndcg@10 +0.167 | | To keep the gain: commit the report's baseline.json as baselines/help.json. | recall@10 moved by +0.167 overall, more than most changes do.
dead_cases | behave { ranks: { proxy: ~, submodules: ~ } } | nothing | | 0 | Nothing got worse than its tolerance allows | All 47 checks held over 24 cases | | | 2 cases found none of the targets at the baseline, so they can't be lost: proxy, submodules.
first | | add the gate + record | first | 0 | The first run: there was nothing to be worse than | First run, the base has no gate yet: all 47 checks held over 24 cases
first_without_baseline | | add the gate | first | 2 | The input is wrong or can't be compared | There is no baseline baselines/help.json | | Look at the report, then commit <report-dir>/baseline.json as baselines/help.json.
error_suite | | suite intent: error => intnet: error | | 2 | The input is wrong or can't be compared | Suite retrieval/suite.yaml has 16 problems | retrieval/suite.yaml:13 (/cases/8): intent is missing (case "e104") | Fix the lines shown.
error_not_comparable | | config k: 10 => k: 20 | | 2 | The input is wrong or can't be compared | baselines/help.json can't be compared with this run | baselines/help.json (/k): k is 10 in the baseline and 20 in this run | Use the definition that the baseline was recorded with, or record a new baseline
error_no_config | | nothing | config=gate/retrieval-gate.yaml | 2 | The input is wrong or can't be compared | Config gate/retrieval-gate.yaml does not exist | | Check the path; it is relative to the file that names it, or to working-directory where it came from an input.
error_no_program | | config [node, retrieval/serve.mjs] => [python3.99, serve.py] | | 3 | The retriever or the measurement failed | The command "python3.99" was not found | | Install it in an earlier step, or give its path
error_crash | | behave { traceback: ${TRACEBACK} } | | 3 | The retriever or the measurement failed | The retriever "node retrieval/serve.mjs" exited with code 1 while "keep a cache between builds" waited for an answer; its last lines on standard error: | | Fix what its last lines say. retriever.log holds all that it wrote.
error_timeout | | behave { hangs_after: 6 } | | 3 | The retriever or the measurement failed | No answer to "limits of the free plan" within timeout_ms (1500 ms) | | Raise retriever.timeout_ms, or see in retriever.log what it was doing.
error_nothing | | behave { empty: true } | | 3 | The retriever or the measurement failed | None of the 24 queries got a single result | | An empty index answers like this: check that the retriever's index is built before the gate runs.
error_queries | | behave { errors: ["docker-socket", "upload-413"], says: "upstream 503" } | | 3 | The retriever or the measurement failed | 2 queries failed, first "docker-socket": upstream 503 | | Fix the retriever; if some failures must be lived with, give error_rate a ceiling in the config.
error_http_401 | over HTTP | behave { says: "401" } | | 3 | The retriever or the measurement failed | the server answered 401: {"error":"invalid api key"} | | Check the credential that the retriever sends: every query was refused.
`;

const WORDS: Readonly<Record<string, Change>> = {
  nothing: (folder) => writeFiles(folder, { "README.md": "more help\n" }),
  accept,
  record,
  "remove proxy": (folder) => edit(folder, SUITE, (text) => text.replace(/^.*id: proxy,.*\n/m, "")),
  "add the gate": (folder) => writeFiles(folder, gated()),
  "over HTTP": overHttp,
};

function changeOf(text: string): Change {
  return all(
    ...text.split(" + ").map((word): Change => {
      const [, verb, rest = ""] = /^(\S+) (.*)$/.exec(word) ?? [];
      if (verb === "behave") return behave(parse(rest) as Behaviour);
      if (verb === "gate") return replace(CONFIG, "gate:\n", `gate:\n  ${rest}\n`);
      const [from = "", to = ""] = rest.split(" => ");
      if (verb === "config" || verb === "suite") return replace(verb === "suite" ? SUITE : CONFIG, from, to);
      return WORDS[word]!;
    }),
  );
}

export const OUTCOMES: readonly Outcome[] = rows(TABLE).map((cells): Outcome => {
  const [name = "", base = "", change = "", how = "", exit, means = "", fact = "", ...said] = cells;
  const [why = "", todo = "", note = ""] = said;
  const [input = "", value] = how.split("=");
  return {
    name,
    ...(base === "" ? {} : { base: changeOf(base) }),
    first: how === "first",
    change: changeOf(change),
    started: how === "label" ? { on: "pull_request", action: "labeled", label: LABEL } : SYNCHRONIZE,
    inputs: value === undefined ? {} : { [input]: value },
    exit: Number(exit),
    means,
    fact,
    why,
    todo,
    note,
  };
});

function edit(folder: string, file: string, change: (text: string) => string): void {
  writeFiles(folder, { [file]: change(readFileSync(path.join(folder, file), "utf8")) });
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

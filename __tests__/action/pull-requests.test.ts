/**
 * Pull requests as they happen, through the action: real repositories, real merge commits, a real search. A line for
 * each way to weaken a gate, each event and each trick; every field and every event's twin is in change/.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import type { StepResult } from "../helpers/fake-runner.ts";
import {
  type PullRequest,
  commitAll,
  git,
  link,
  propose,
  remove,
} from "../helpers/git-repository.ts";
import { rows } from "../helpers/table.ts";
import { writeFiles } from "../helpers/workspace.ts";
import {
  BASELINE,
  CONFIG,
  SUITE,
  type Written,
  caseFile,
  configFile,
  edit,
} from "../change/project.ts";
import { sixOfEach, suiteFile } from "../change/project.ts";
import * as does from "./pull-requests/row.ts";
import { type Change, LABEL, all, copyOf, makeOrigin, search } from "./pull-requests/row.ts";
import { type Run, run } from "./pull-requests/step.ts";

const FOUR = ["howto-0", "howto-1", "howto-2", "howto-3"];
const firstFour = (change: (one: Written) => unknown): Change =>
  does.cases((list) => list.slice(0, 4).forEach(change));
const LAX = configFile({
  retriever: { kind: "module", path: "retrieval/search.mjs" },
  gate: { "recall@10": "off" },
});
// Far above what this search takes: the rows are about the rules, not about a machine under load.
const TIMED = {
  latency_p50_ms: { tolerance: 5000 },
  latency_p95_ms: { tolerance: 5000, ceiling: 20_000 },
};
const best = sixOfEach().map(({ id, expected: [target] }) => ({
  query_id: id,
  results: [target.id, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((each, i) => ({
    id: `${each}`,
    cluster: `a${i}`,
  })),
}));

/** What base and change do; `gate`, `config` and `lost` take what follows them. */
const WORDS: Readonly<Record<string, Change>> = {
  nothing: (at) => writeFiles(at, { "README.md": "more\n" }),
  record: does.record,
  accept: does.accept,
  off: does.gate({ "recall@10": "off" }),
  timed: does.config({ latency: { repeats: 10, budget_s: 30 }, gate: TIMED }),
  "recorded run": all(
    (at) =>
      writeFiles(at, { "best.jsonl": best.map((each) => `${JSON.stringify(each)}\n`).join("") }),
    does.config({ retriever: { kind: "run", path: "best.jsonl" } }),
  ),
  "better run": (at) =>
    writeFiles(at, {
      "best.jsonl": readFileSync(join(at, "best.jsonl"), "utf8").replaceAll('"a', '"b'),
    }),
  "its own files": (at) => {
    writeFiles(at, { "retrieval/new.mjs": 'export { default } from "./search.mjs";\n' });
    rmSync(join(at, "README.md"));
    const more = { params: { boost: 2 }, env: { MODEL: "b" } };
    does.config({ retriever: { kind: "module", path: "retrieval/new.mjs", ...more } })(at);
  },
  "a moved config": (at) => {
    writeFiles(at, { "gate/.keep": "" });
    git(at, "mv", CONFIG, `gate/${CONFIG}`);
    edit(at, `gate/${CONFIG}`, (written) => {
      for (const key of ["suite", "baseline"]) {
        written[key] = `../${written[key]}`;
      }
      written.retriever.path = `../${written.retriever.path}`;
    });
  },
  "a lax config": (at) => writeFiles(at, { "lax.json": LAX }),
  "a night config": (at) => writeFiles(at, { "night.json": { ...LAX, gate: {} } }),
  "a lax night config": (at) => writeFiles(at, { "night.json": LAX }),
  "no night config": (at) => git(at, "rm", "-q", "night.json"),
  "other letters": (at) => {
    git(at, "mv", CONFIG, "Retrieval-Gate.json");
    writeFiles(at, { "Retrieval-Gate.json": LAX });
  },
  "a link": (at) => {
    git(at, "mv", CONFIG, "real.json");
    link(at, CONFIG, "real.json");
  },
  "fewer cases": does.cases((list) => list.shift()),
  "an easier case": does.cases((list) =>
    Object.assign(list[0], { query: "find symbol-0", expected: [{ id: "doc symbol-0" }] }),
  ),
  "easy params": firstFour((one) => (one.params = { easy: true })),
  "200 easy cases": does.cases((list) =>
    list.push(...Array.from({ length: 200 }, (_, n) => caseFile("howto", n + 10))),
  ),
  "new names": firstFour((one) => Object.assign(one, { id: `${one.id}-new` })),
  "new cases": does.cases((list) =>
    list.push(caseFile("howto", 77), { ...caseFile("symbol", 77), critical: true }),
  ),
  "a new case": does.cases((list) => list.push(caseFile("howto", 77))),
  "another suite": (at) => edit(at, SUITE, (suite) => (suite.name = "other")),
  "no baseline": (at) => remove(at, BASELINE),
  "no gate": (at) => git(at, "rm", "-q", "-r", CONFIG, "baselines", SUITE),
  "a gate": (at) => git(at, "checkout", "-q", "main~1", "--", CONFIG, SUITE),
  "a submodule": async (at) => {
    writeFiles(at, {
      "data/suite.json": suiteFile(),
      ".gitignore": "retrieval-gate-report\ndata\n",
    });
    edit(at, CONFIG, (written) => (written.suite = "data/suite.json"));
    await does.record(at);
    git(at, "update-index", "--add", "--cacheinfo", `160000,${git(at, "rev-parse", "HEAD")},data`);
  },
};

/** What other steps of the job do to the checkout. */
const STEPS: Readonly<Record<string, Change>> = {
  commit: (at) => git(at, "-c", "user.name=x", "commit", "-q", "--allow-empty", "-m", "later"),
  restore: (at) => writeFiles(at, { [CONFIG]: git(at, "show", `HEAD^1:${CONFIG}`) }),
  replace: (at) => git(at, "replace", "HEAD^1", "HEAD^2"),
  shallow: (at) => writeFiles(at, { ".git/shallow": `${git(at, "rev-parse", "HEAD")}\n` }),
  fill: (at) => writeFiles(at, { "data/suite.json": suiteFile() }),
  "fill-less": (at) => writeFiles(at, { "data/suite.json": suiteFile(sixOfEach().slice(1)) }),
};

// A finding has its fields behind it; a word in slashes is in the log.
const TABLE = `
# name | on top of the gate on main | the change | how it runs | exit, then failure or categories | accepted, findings, /log/
no change |  | nothing |  | 0 | same policy
new cases, new rules, a tighter one |  | new cases + gate { recall@10: { floor: 0.9 }, precision@5: { floor: 0.1 }, mrr@10: { tolerance: 0.005 } } + record |  | 0 | other policy
the retriever's own files and arguments |  | its own files |  | 0 | same policy

# ways
a wider tolerance |  | gate { recall@10: { tolerance: 0.5 } } |  | 1 gate_weakened | other policy, config_edited gate.recall@10.tolerance, /tolerance: 0\\.01 before, 0\\.5 now/, /ask a maintainer to add the label retrieval-gate:accept\\./
another k |  | config { k: 20 } + record |  | 1 gate_weakened | config_edited k, /k: 10 before, 20 now, so that the base did not judge/
latency off | timed + record | config { latency: off, gate: {} } |  | 1 gate_weakened | config_edited latency, /latency: on before, off now/
a recorded run |  | recorded run |  | 1 gate_weakened | other policy, config_edited retriever.kind, /retriever\\.kind: module before, run now/
other bytes of a recorded run | recorded run + record | better run |  | 0 |
the config moved |  | a moved config | config=gate/${CONFIG} | 1 gate_weakened | same policy, config_moved config, /The base is gated by retrieval-gate\\.json, this change by gate\\/retrieval-gate\\.json/
a laxer config beside the base's |  | a lax config | config=lax.json | 1 gate_weakened | config_moved config
another config of the suite, loosened | a night config | a lax night config |  | 1 gate_weakened | same policy, config_edited gate.recall@10, /tolerance 0\\.01 before, no rule now/
another config of the suite, removed | a night config | no night config |  | 1 gate_weakened | config_edited config, /config: night\\.json before, removed now/
the same, and the label just added | a night config | no night config | labeled | 0 | accepted gate_weakened
the same in a push to main | a night config | no night config | push=main | 0 |
the same name in other letters |  | other letters | config=Retrieval-Gate.json | 1 gate_weakened | config_moved config, config_edited gate.recall@10
a path that winds to the same config |  | nothing | config=./retrieval/../${CONFIG} | 0 |
a policy that became a link |  | a link |  | 1 gate_weakened | link file, /A file of the gate became a symbolic link/
a policy that is a link in the base | a link | nothing |  | 1 gate_weakened | link file, base_unusable base, /The base's files can't be used: .*retrieval-gate\\.json is a symbolic link in the base/
a lost case deleted |  | lost 1 + fewer cases + record |  | 1 gate_weakened | suite_edited cases.howto-0, /cases\\.howto-0: find howto-0 before, removed now/
an easier question for a lost case |  | lost 4 + an easier case + accept |  | 1 recall_drop,gate_weakened | suite_edited cases.howto-0.query, suite_edited cases.howto-0.expected.doc howto-0, accepted_moved baseline.cases.*.accepted
# the old question is still asked for the base, without them
params that find what search lost |  | lost 4 + easy params + record |  | 1 recall_drop,gate_weakened | ${FOUR.map((id) => `suite_edited cases.${id}.params`).join(", ")}
another suite under the baseline's name |  | another suite + record |  | 1 gate_weakened | suite_edited suite.name
diluted, and the losses recorded |  | 200 easy cases + lost 4 + accept |  | 1 recall_drop,gate_weakened | accepted_moved baseline.cases.*.accepted
new names, and the losses recorded |  | lost 4 + new names + accept |  | 1 recall_drop,gate_weakened | accepted_moved baseline.cases.*.accepted
the loss recorded |  | lost 4 + accept |  | 1 recall_drop,gate_weakened | accepted_moved baseline.cases.*.accepted, /Fix the regression\\. To accept the change instead: ask a maintainer to add the label retrieval-gate:accept\\./
a row that was never measured |  | a new case + lost howto-77 + accept + lost 0 |  | 1 gate_weakened | baseline_not_measured baseline.cases, accepted_moved baseline.accepted
a deleted baseline |  | no baseline |  | 2 baseline_missing | baseline_edited baseline, /commit .*\\/baseline\\.json as baselines\\/docs\\.json/
a suite that moves into a submodule |  | a submodule | step=fill | 0 |
a suite in a submodule that moved on | a submodule | nothing | step=fill-less | 1 missing_data,gate_weakened | base_unusable base, /suite data\\/suite\\.json is no file of the base/
the first gate | no gate | a gate + record |  | 0 | /First run, the base has no gate yet/
the first gate, on another branch than the default one | no gate | a gate + record | into=lax | 2 no_gate_on_base | /merge it there first, then into lax/

# events
a metric off, at depth 0 |  | off | depth=0 | 1 gate_weakened | config_edited gate.recall@10
depth 1 |  | off | depth=1 labeled | 2 shallow_clone | /Set \`fetch-depth: 2\` on actions\\/checkout/
the head's ref checked out |  | off | ref=head | 2 unsafe_base | /Remove \`ref:\` from actions\\/checkout/
a run for the head itself |  | off | unmerged depth=0 | 2 unsafe_base | /it has 1 parents, not two/
a push run on the branch |  | off | push=topic depth=0 | 1 gate_weakened | config_edited gate.recall@10
a push run on the branch without history |  | off | push=topic depth=1 | 2 shallow_clone | /Check out with \`fetch-depth: 0\`/
a tag called like the default branch |  | off | push=topic name=refs/tags/main | 2 shallow_clone |
a dispatched run on the branch |  | off | workflow_dispatch=topic depth=0 | 1 gate_weakened | config_edited gate.recall@10
a dispatched run on main |  | off | workflow_dispatch=main | 0 |
a push to main |  | off | push=main | 0 | /The rules were loosened: gate\\.recall@10, tolerance 0\\.01 before, no rule now/
the merge queue |  | off | merge_group | 0 | /The rules were loosened/
a regression in the merge queue |  | lost 4 | merge_group | 1 recall_drop |
retargeted, and merged into its new base |  | off | edited | 1 gate_weakened | config_edited gate.recall@10
retargeted, and merged into the old one still |  | nothing | edited into=alone | 2 unsafe_base | /Check out with \`fetch-depth: 0\`/
a base that moved on after the event | nothing | off | into=before | 1 gate_weakened | config_edited gate.recall@10
pull_request_target |  | off | pull_request_target | 2 unsafe_event | /Use pull_request, merge_group/
record on a pull request |  | lost 4 | command=record | 2 unsafe_event |

# the label
another label |  | off | label=documentation | 1 gate_weakened | config_edited gate.recall@10
the label just added |  | off | labeled | 0 | accepted gate_weakened, /passed with 1 accepted change/
a re-run of that |  | off | labeled again | 0 | accepted gate_weakened
a regression recorded and accepted |  | lost 4 + accept | labeled | 0 | accepted gate_weakened, accepted ranking_shift, accepted recall_drop
a regression accepted, but not recorded |  | lost 4 | labeled | 1 recall_drop | accepted ranking_shift, accepted recall_drop

# tricks
a commit made in the job |  | off | step=commit | 2 unsafe_base |
a commit made in the job of a push run |  | off | push=topic depth=0 step=commit | 2 unsafe_head |
the rules put back by a step of the job |  | off + lost 4 + accept | step=restore | 2 unsafe_head | /Config retrieval-gate\\.json in the work tree is not the file of the commit/
the base's commit replaced by the change's |  | off | step=replace | 1 gate_weakened | config_edited gate.recall@10
HEAD marked as where the history ends |  | off | step=shallow | 1 gate_weakened | config_edited gate.recall@10
`;

const changeOf = (text: string): Change =>
  all(
    ...text.split(" + ").map((word): Change => {
      const [, verb, rest = ""] = /^(\S+) ?(.*)$/.exec(word)!;
      if (verb === "gate") {
        return does.gate(parse(rest) as Written);
      }
      if (verb === "config") {
        return does.config(parse(rest) as Written);
      }
      if (verb !== "lost") {
        return WORDS[word]!;
      }
      const ids = /^\d$/.test(rest) ? FOUR.slice(0, Number(rest)) : [rest];
      return search(Object.fromEntries(ids.map((id) => [id, null])));
    }),
  );

/** A branch that has no commit in common with main. */
function withoutHistory(origin: string): string {
  const sha = git(
    origin,
    "commit-tree",
    git(origin, "rev-parse", "main^{tree}"),
    "-m",
    "another history",
  );
  git(origin, "update-ref", "refs/heads/alone", sha);
  return sha;
}

const INTO: Readonly<Record<string, Run["eventBase"]>> = {
  lax: (origin) => ({ sha: git(origin, "rev-parse", "main"), ref: "lax" }),
  alone: (origin) => ({ sha: withoutHistory(origin), ref: "main" }),
  before: (origin) => ({ sha: git(origin, "rev-parse", "main~1"), ref: "main" }),
};

function runOf(text: string): Run {
  const words = new Map(text.split(" ").map((word) => word.split("=") as [string, string]));
  const wordValue = (word: string): string | undefined => words.get(word);
  const branch = [...words].find(([, value]) => value === "topic" || value === "main");
  const label = words.has("labeled") ? LABEL : wordValue("label");
  const action = ["edited"].find((each) => words.has(each)) ?? "synchronize";
  const started = words.has("merge_group")
    ? { on: "merge_group" as const }
    : words.has("pull_request_target")
      ? { on: "pull_request_target" as const }
      : branch !== undefined
        ? { on: branch[0] as "push", branch: branch[1] as "topic" }
        : label !== undefined
          ? {
              on: "pull_request" as const,
              action: "labeled",
              label,
              attempt: words.has("again") ? 2 : 1,
            }
          : { on: "pull_request" as const, action };
  const inputs = ["config", "command"].flatMap((name) =>
    words.has(name) ? [[name, wordValue(name)!]] : [],
  );
  return {
    started,
    depth: Number(wordValue("depth") ?? 2) as 0,
    inputs: Object.fromEntries(inputs) as Record<string, string>,
    ...(words.has("ref") ? { ref: "head" } : {}),
    ...(words.has("unmerged") ? { unmerged: true } : {}),
    ...(words.has("name") ? { refName: wordValue("name")! } : {}),
    ...(words.has("edited") ? { payload: { changes: { base: { ref: { from: "weak" } } } } } : {}),
    ...(words.has("into") ? { eventBase: INTO[wordValue("into")!]! } : {}),
    ...(words.has("step") ? { prepare: STEPS[wordValue("step")!]! } : {}),
  };
}

const ALWAYS = ["report.json", "report.html", "summary.md", "junit.xml"];
const JUDGED = [...ALWAYS, "baseline.json", "cases.csv", "qrels.trec", "retriever.log", "run.trec"];

interface Report {
  readonly verdict: string;
  readonly checks: readonly {
    readonly weakening?: {
      readonly code: string;
      readonly fields: readonly { readonly field: string }[];
    };
  }[];
  readonly accepted: readonly { readonly category: string }[];
  readonly failure: { readonly code: string } | null;
  readonly receipt: {
    readonly policies: {
      readonly base_commit: string;
      readonly policy_digest: { readonly head: string; readonly base: string | null };
    } | null;
  } | null;
}

function reportOf(folder: string, result: StepResult): Report {
  const directory = resolve(folder, result.outputs.get("report-dir") ?? "none");
  const files = result.outputs.get("verdict") === "error" ? ALWAYS : JUDGED;
  for (const name of files) {
    expect(existsSync(join(directory, name)), name).toBe(true);
  }
  return JSON.parse(readFileSync(join(directory, "report.json"), "utf8"));
}

function checkEnd(ends: string, told: string, result: StepResult, report: Report): void {
  const [exit = "", what = ""] = ends.split(" ");
  const printed = `${result.stdout}\n${result.stderr}`;
  const verdict = ["pass", "fail", "error"][Number(exit)];
  const ended = {
    exit: result.exitCode,
    verdict: report.verdict,
    output: result.outputs.get("verdict"),
  };
  expect(ended, printed).toEqual({ exit: Number(exit), verdict, output: verdict });
  expect([report.failure?.code ?? "", result.outputs.get("categories")]).toEqual(
    exit === "2" ? [what, ""] : ["", what],
  );
  const pattern = /\/(?:\\.|[^/])+\//g;
  for (const each of told.match(pattern) ?? []) {
    expect(printed).toMatch(new RegExp(each.slice(1, -1)));
  }
  const words = told.replaceAll(pattern, "").split(", ").filter(Boolean);
  const found = report.checks.flatMap(({ weakening }) =>
    weakening === undefined
      ? []
      : weakening.fields.map(({ field }) => `${weakening.code} ${field}`),
  );
  const accepted = new Set(report.accepted.map(({ category }) => `accepted ${category}`));
  const named = words.filter((word) => !word.endsWith(" policy"));
  expect([...[...accepted].toSorted(), ...found], printed).toEqual(named);
  const policies = report.receipt?.policies;
  if (/ policy/.test(words[0] ?? "")) {
    expect(policies!.policy_digest.head === policies!.policy_digest.base).toBe(
      words[0] === "same policy",
    );
  }
}

let origin = "";
beforeAll(async () => {
  origin = await makeOrigin();
});

test.each(rows(TABLE))(
  "gate on a pull request with %s",
  (_, base = "", change = "", how = "", ends = "", told = "") =>
    check(base, change, how, ends, told),
);

/** Pull requests by what base and change do: many rows differ in how they run. */
const proposed = new Map<string, Promise<PullRequest>>();

async function proposeChange(base: string, change: string): Promise<PullRequest> {
  const repo = copyOf(origin);
  if (base !== "") {
    await changeOf(base)(repo);
    commitAll(repo, "the base");
  }
  return propose(repo, changeOf(change));
}

async function check(
  base: string,
  change: string,
  how: string,
  ends: string,
  told: string,
): Promise<void> {
  const key = `${base} | ${change}`;
  const pull = await (proposed.get(key) ??
    proposed.set(key, proposeChange(base, change)).get(key)!);
  let before = "";
  const asked = runOf(how);
  const prepare: Change = async (at) => {
    await asked.prepare?.(at);
    before = git(at, "status", "--porcelain");
  };
  const { folder, result } = await run(pull, { ...asked, prepare });
  const report = reportOf(folder, result);
  checkEnd(ends, told, result, report);
  if (how === "" && report.receipt?.policies) {
    expect(report.receipt.policies.base_commit).toBe(pull.base);
  }
  expect(result).toMatchObject({ timedOut: false, strays: [] });
  // Judging writes its report, and nothing else.
  expect(git(folder, "status", "--porcelain")).toBe(before);
}

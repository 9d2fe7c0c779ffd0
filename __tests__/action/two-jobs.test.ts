/** The form in two jobs: what the change's code does in the first changes no rule, verdict or exit of the second. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { type Json, reportIn } from "../helpers/gated-project.ts";
import { type StepResult, startActionProcess, runActionHere } from "../helpers/fake-runner.ts";
import { checkout, propose, synchronizeEvent, writeFiles } from "../helpers/git-repository.ts";
import { type ResultsService, startResultsService } from "../helpers/results-service.ts";
import { CONFIG } from "../change/project.ts";
import { all, copyOf, gate, makeOrigin, search } from "./pull-requests/row.ts";

const LOSE_FOUR = search({ "howto-0": null, "howto-1": null, "howto-2": null, "howto-3": null });

let results: ResultsService;
beforeEach(async () => {
  results = await startResultsService("none");
});

interface Decided {
  readonly asked: StepResult;
  readonly decided: StepResult;
  readonly policy: unknown;
  readonly failed: readonly string[];
}

let gated: Promise<string> | undefined;

/** Both jobs for a pull request whose search lost two cases, and whose code does this when it is loaded. */
async function inTwoJobs(attack: string): Promise<Decided> {
  const origin = copyOf(await (gated ??= makeOrigin()));
  const writeHostileSearch = (folder: string): void => {
    const file = join(folder, "retrieval/search.mjs");
    writeFiles(folder, { "retrieval/search.mjs": `${readFileSync(file, "utf8")}\n${attack}` });
  };
  const pull = await propose(
    origin,
    all(LOSE_FOUR, gate({ "recall@10": "off" }), writeHostileSearch),
  );
  const common = { event: synchronizeEvent(pull), resultsUrl: results.url };
  const job = { ...common, workspace: checkout(origin, pull.merge, 2), job: "ask" };
  const asked = await startActionProcess({ ...job, inputs: { config: CONFIG, shard: "1/1" } });
  const workspace = checkout(origin, pull.merge, 2);
  for (const { name, files } of results.artifacts) {
    const folder = join(workspace, "retrieval-gate-parts", name);
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of files) {
      writeFileSync(join(folder, file), text);
    }
  }
  const inputs = { config: CONFIG, command: "merge" };
  const decided = await runActionHere({ ...common, workspace, job: "decide", inputs });
  const report = reportIn(workspace);
  const failed = report.checks
    .filter(({ passed }: Json) => !passed)
    .map(({ metric, scope }: Json) => `${metric} ${scope}`);
  return { asked, decided, policy: report.receipt.policies, failed };
}

const START = `import { execFileSync, spawn } from "node:child_process"; import * as fs from "node:fs";`;
const QUIET = `{ stdio: "ignore" }`;

const ATTACKS: readonly (readonly [string, string])[] = [
  ["none", ""],
  [
    "the rules rewritten and committed",
    `${START} try { fs.writeFileSync("../retrieval-gate.json", fs.readFileSync("../retrieval-gate.json", "utf8").replace('"gate"', '"metrics"'));
     execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@x", "commit", "-qam", "x"], ${QUIET}); } catch {}`,
  ],
  [
    "the base's commit replaced in git",
    `${START} try { execFileSync("git", ["replace", "HEAD^1", "HEAD^2"], ${QUIET}); } catch {}
     try { fs.writeFileSync("../.git/info/grafts", ""); execFileSync("git", ["config", "core.fsmonitor", "true"], ${QUIET}); } catch {}`,
  ],
  [
    "a report of success left behind",
    `${START} try { fs.mkdirSync("../retrieval-gate-report/docs", { recursive: true });
     fs.writeFileSync("../retrieval-gate-report/docs/report.json", '{"verdict":"pass"}'); } catch {}`,
  ],
  [
    "outputs and commands written to the runner's files and log",
    `${START} const own = fs.readFileSync("/proc/" + process.ppid + "/environ", "utf8").split("\\0");
     const file = (name) => own.find((each) => each.startsWith(name + "="))?.slice(name.length + 1);
     for (const name of ["GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_STEP_SUMMARY"]) try { fs.appendFileSync(file(name), "verdict=pass\\n"); } catch {}
     try { fs.writeFileSync("/proc/" + process.ppid + "/fd/1", "::set-output name=verdict::pass\\n"); } catch {}`,
  ],
  [
    "a part beside the gate's own, of a later attempt",
    `${START} try { fs.mkdirSync("../retrieval-gate-report/docs-1-of-1/again", { recursive: true });
     fs.writeFileSync("../retrieval-gate-report/docs-1-of-1/again/part.json", '{"schema_version":1}'); } catch {}`,
  ],
];

test.each(ATTACKS)(
  "two jobs fail by the base's rules against a hostile retriever: %s",
  async (_, attack) => {
    const { asked, decided, policy, failed } = await inTwoJobs(attack);

    expect(asked.exitCode, asked.stdout).not.toBe(0);
    expect([decided.exitCode, decided.outputs.get("categories")], decided.stdout).toEqual([
      1,
      "recall_drop,ranking_shift,gate_weakened",
    ]);
    expect(policy).toMatchObject({ mode: "pull_request", accepted: false });
    expect(failed).toEqual(expect.arrayContaining(["gate.recall@10 overall", "recall@10 overall"]));
  },
  120_000,
);

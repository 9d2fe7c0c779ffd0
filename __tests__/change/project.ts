/** A gated project in a git repository, judged as in the pipeline, with given answers. */
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadInputs } from "../../src/files/inputs.ts";
import { updateAcceptedFigures } from "../../src/decision/accepted-figures.ts";
import { concludeGate } from "../../src/gate/conclude.ts";
import { makeBaseline } from "../../src/gate/outcome.ts";
import { listMetrics } from "../../src/decision/rules.ts";
import { makePlan, splitByPolicy } from "../../src/gate/questions.ts";
import { type PolicyDecision } from "../../src/gate/two-policies.ts";

import { findWeakenedRules } from "../../src/change/weakening.ts";
import { scoreRun } from "../../src/metrics/score.ts";
import { baselineFile } from "../../src/model/config.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Run } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import type { Verdict } from "../../src/model/verdict.ts";
import type { WorkflowEvent } from "../../src/change/event.ts";
import { openGit } from "../../src/change/git.ts";
import { type PolicyRequest, type ReadPolicies, readPolicies } from "../../src/change/policies.ts";
import { commitAll, repository, writeFiles } from "../helpers/git-repository.ts";
import { answered, hitsOf, runOf } from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";
import { renderBaseline } from "../helpers/rendered.ts";

export const CONFIG = "retrieval-gate.json";
export const SUITE = "retrieval/suite.json";
export const BASELINE = "baselines/docs.json";

/** The rank of each case's document, by id: 1 if absent, null if it is not in the answer. */
export type Answers = Readonly<Record<string, number | null>>;

/** The JSON of a file, of any shape, so that a test can change what it likes. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Written = Record<string, any>;

/** Returns a config over SUITE and BASELINE, with these changes. Its retriever is never started. */
export const configFile = (overrides: Written = {}): Written => ({
  version: 1,
  suite: SUITE,
  baseline: BASELINE,
  k: 10,
  retriever: { kind: "command", command: ["node", "serve.mjs"] },
  latency: "off",
  ...overrides,
});

/** The n-th case of an intent; the document of case `howto-0` is `doc howto-0`. */
export const caseFile = (intent: string, n: number): Written => ({
  id: `${intent}-${n}`,
  query: `find ${intent}-${n}`,
  intent,
  expected: [{ id: `doc ${intent}-${n}` }],
});

/** Returns a suite named "docs" with these cases, by default six of each intent. */
export function suiteFile(
  cases: readonly Written[] = sixOfEach(),
  overrides: Written = {},
): Written {
  return { version: 1, name: "docs", revision: "1", cases, ...overrides };
}

/** Returns the cases howto-0 to howto-5 and symbol-0 to symbol-5. */
export const sixOfEach = (): Written[] =>
  ["howto", "symbol"].flatMap((intent) => Array.from({ length: 6 }, (_, n) => caseFile(intent, n)));

/** Reads a JSON file, changes its value, and writes it again. */
export function edit(folder: string, file: string, change: (value: Written) => void): void {
  const value: Written = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  change(value);
  writeFiles(folder, { [file]: value });
}

/** The run of a search that returns each case's document at its rank, among unexpected ones. */
function measureCases(cases: readonly (Case & { id_in_suite?: string })[], answers: Answers): Run {
  const others = Array.from({ length: 20 }, (_, i) => `other ${i}`);
  return runOf(
    cases.map((each) => {
      const document = each.query.replace("find", "doc");
      const rank = answers[each.query.replace("find ", "")];
      const list = rank === null ? others : others.toSpliced((rank ?? 1) - 1, 0, document);
      return answered(each.id, hitsOf(...list.slice(0, 10)));
    }),
  );
}

const NO_OVERRIDES = { suite: null, baseline: null };

/** Writes the baseline of these answers as `record` does, with digests of `files` outside git. */
export async function record(
  folder: string,
  answers: Answers = {},
  config = CONFIG,
  files: Written = {},
): Promise<void> {
  const inputs = await loadInputs({ directory: folder }, config, NO_OVERRIDES);
  const run = measureCases(inputs.suite.cases, answers);
  const newBaseline = makeBaseline(
    inputs,
    run,
    scoreInputs(inputs, run),
    "retrieval-eval-gate test",
  );
  const recording = { ...inputs, before: inputs.baseline, commit: null, accepts: false };
  const baseline = updateAcceptedFigures(newBaseline, recording);
  const text = renderBaseline(baseline);
  const hasFiles = Object.keys(files).length > 0;
  writeFiles(folder, {
    [baselineFile(inputs.config)]: hasFiles ? { ...JSON.parse(text), files } : text,
  });
}

const scoreInputs = (inputs: Inputs, run: Run): ReturnType<typeof scoreRun> =>
  scoreRun(inputs.suite, run, listMetrics(inputs.config), inputs.config.definition);

const folderByContent = new Map<string, string>();

/** The project on `main`, with a baseline of perfect answers: made once, then copied. */
export async function project(
  overrides: Written = {},
  suite: Written = suiteFile(),
): Promise<string> {
  const key = JSON.stringify([overrides, suite]);
  const original = folderByContent.get(key) ?? (await makeProject(overrides, suite));
  folderByContent.set(key, original);
  const folder = workspace();
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** Makes the project: a repository with config, suite and recorded baseline, committed. */
async function makeProject(overrides: Written, suite: Written): Promise<string> {
  const folder = repository();
  writeFiles(folder, { [CONFIG]: configFile(overrides), [SUITE]: suite, "README.md": "docs\n" });
  await record(folder);
  commitAll(folder, "the gate");
  return folder;
}

/** Returns the request of `gate` with the config CONFIG and no base named, with these changes. */
function requestOf(overrides: Partial<PolicyRequest> = {}): PolicyRequest {
  return { command: "gate", config: CONFIG, overrides: NO_OVERRIDES, baseRef: null, ...overrides };
}

type JudgedPolicies = ReadPolicies & Pick<PolicyDecision, "findings">;

/** The policies that the gate reads in the checkout, and what the change weakens. */
export async function policiesIn(
  folder: string,
  event: WorkflowEvent | null,
  request: Partial<PolicyRequest> = {},
): Promise<JudgedPolicies> {
  const environment = { PATH: process.env["PATH"] };
  const read = await readPolicies(requestOf(request), event, {
    root: { directory: folder },
    git: () => openGit(folder, environment),
  });
  return { ...read, findings: findWeakenedRules(read) };
}

/** The verdict on the checkout, by the policies that the gate reads there. */
export async function judgeCheckout(
  folder: string,
  event: WorkflowEvent | null,
  answers: Answers = {},
  request = {},
): Promise<Verdict> {
  return await judge(await policiesIn(folder, event, request), answers);
}

/** The verdict by these policies: plan and decision as in the gate, with these answers. */
export async function judge(policies: JudgedPolicies, answers: Answers = {}): Promise<Verdict> {
  const { plan, union } = makePlan(policies, (cases) => cases);
  const asked = { run: measureCases(union.cases, answers), base: null, failure: null };
  const parts = splitByPolicy(union, asked);
  const measurement = { policies, plan, union, asked, measured: parts, inputs: policies.head };
  const scores = scoreInputs(policies.head, parts.head);
  const { verdict, failure } = await concludeGate(
    { ...measurement, scores },
    { command: "gate", tool: "test" },
  );
  if (failure !== null) {
    throw new Error(`${failure.code}: ${failure.message}`);
  }
  return verdict;
}

/** The fields that the change weakened, of all findings in the verdict. */
export const weakenedFields = (verdict: Verdict): readonly string[] =>
  verdict.checks.flatMap((check) => (check.weakening?.fields ?? []).map(({ field }) => field));

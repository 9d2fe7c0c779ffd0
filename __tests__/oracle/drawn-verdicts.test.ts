/**
 * Small suites drawn from a seed, judged here and by the oracle: same checks, limits, outcomes, categories and causes.
 * `node scripts/verdict-oracle.mjs` does it with thousands, and larger ones.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { loadInputs } from "../../src/files/inputs.ts";
import { decide } from "../../src/gate/decide.ts";
import { makeBaseline } from "../../src/gate/outcome.ts";
import { metricsOf } from "../../src/gate/rules.ts";
import { splitMix64 } from "../../src/gate/statistics/random.ts";
import { score } from "../../src/metrics/score.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Run } from "../../src/model/run.ts";
import { scopeText } from "../../src/model/scope.ts";
import type { Scores } from "../../src/model/scores.ts";
import type { Check, Verdict } from "../../src/model/verdict.ts";
import { rank } from "../../src/run/ranking.ts";
import type { Root } from "../../src/system/root.ts";
import { answered, failedRun, runOf } from "../helpers/make.ts";

interface Asked {
  readonly id: string;
  readonly tags?: readonly string[];
}
interface Answer {
  readonly error?: string;
  readonly results: readonly { readonly id: string; readonly cluster?: string }[];
  readonly degraded?: boolean;
}
type Answers = Readonly<Record<string, Answer>>;
interface Draw {
  readonly config: object;
  readonly before: readonly Asked[];
  readonly after: readonly Asked[];
  readonly answers_before: Answers;
  readonly answers_after: Answers;
}
interface Told {
  readonly metric: string;
  readonly scope: string;
  readonly new: boolean;
  readonly limit: number | null;
  readonly outcome: string;
  readonly category: string;
  readonly secondary_to: string | null;
  /** Of failures; null where it is not told. */
  readonly by: string | null;
  /** Of failures by a test, with the level after Holm's step. */
  readonly p: number | null;
  readonly level: number | null;
}

const DRAWS = 60;
/** Of more changed cases p is drawn, and takes its time. */
const MOST_CASES = 24;

async function draws(): Promise<readonly Draw[]> {
  const { href } = new URL("../../scripts/verdict-oracle/draw.mjs", import.meta.url);
  const { drawComparison } = (await import(href)) as {
    readonly drawComparison: (id: number, chance: () => number) => Draw;
  };
  const made: Draw[] = [];
  for (let seed = 1; made.length < DRAWS; seed++) {
    const random = splitMix64(seed);
    const draw = drawComparison(made.length, () => (random.next()[0] + 0.5) / 2 ** 32);
    if (draw.before.length <= MOST_CASES) made.push(draw);
  }
  return made;
}

/** The oracle's checks of each draw. */
function oracle(all: readonly Draw[]): readonly (readonly Told[])[] {
  const program = fileURLToPath(new URL("verdict_oracle.py", import.meta.url));
  const input = all.map((draw) => `${JSON.stringify(draw)}\n`).join("");
  const { stdout, stderr } = spawnSync("python3", ["-B", program], { input, encoding: "utf8" });
  expect(stderr).toBe("");
  const lines = stdout.trimEnd().split("\n");
  return lines.map((line) => (JSON.parse(line) as { readonly checks: readonly Told[] }).checks);
}

/** Files of a folder that exists in memory alone. */
function rootOf(files: Readonly<Record<string, object>>): Root {
  const read = (file: string): Buffer => {
    if (files[file] === undefined) throw new GateError("file_not_found", `there is no ${file}`);
    return Buffer.from(JSON.stringify(files[file]));
  };
  return { directory: process.cwd(), read };
}

interface Measured {
  readonly inputs: Inputs;
  readonly run: Run;
  readonly scores: Scores;
}

async function measured(draw: Draw, cases: readonly Asked[], answers: Answers): Promise<Measured> {
  const config = {
    version: 1,
    suite: "suite.json",
    baseline: "baseline.json",
    latency: "off",
    retriever: { kind: "command", command: ["true"] },
    ...draw.config,
  };
  const root = rootOf({
    "config.json": config,
    "suite.json": { version: 1, name: "drawn", revision: "1", cases },
  });
  const inputs = await loadInputs(root, "config.json", { suite: null, baseline: null });
  const { k, definition } = inputs.config;
  const run = runOf(
    inputs.suite.cases.map(({ id }) => {
      const { error, results, degraded = false } = answers[id];
      if (error !== undefined) return failedRun(id, error);
      const one = answered(id, rank(results, id, k, definition));
      return {
        ...one,
        outcome: one.outcome.kind === "answer" ? { ...one.outcome, degraded } : one.outcome,
      };
    }),
  );
  return { inputs, run, scores: score(inputs.suite, run, metricsOf(inputs.config), definition) };
}

async function verdictOf(draw: Draw): Promise<Verdict> {
  const then = await measured(draw, draw.before, draw.answers_before);
  const { inputs, run, scores } = await measured(draw, draw.after, draw.answers_after);
  const baseline = makeBaseline(then.inputs, then.run, then.scores, "retrieval-eval-gate test");
  return decide({ config: inputs.config, suite: inputs.suite, baseline }, scores, run);
}

const rounded = (value: number | null): string => (value === null ? "none" : value.toFixed(9));

function lines(checks: readonly Told[]): ReadonlyMap<string, string> {
  return new Map(
    checks.map((check) => {
      const { metric, scope, limit, outcome, category, secondary_to: cause } = check;
      const name = `${scope} ${metric}${check.new ? ", new cases too" : ""}`;
      const why = `${check.by}, p ${rounded(check.p)} at ${rounded(check.level)}`;
      return [name, `${outcome} at ${rounded(limit)} by ${why}, ${category}, follows from ${cause}`];
    }),
  );
}

/** `own` has its p in the product alone. */
function tested({ outcome, by, p, level }: Check): Pick<Told, "p" | "level"> {
  const byTest = outcome === "fail" && by === "test";
  return { p: (byTest ? p : null) ?? null, level: (byTest ? level : null) ?? null };
}

function told({ checks }: Verdict): readonly Told[] {
  return checks.map((check) => ({
    metric: check.metric,
    scope: scopeText(check.scope),
    new: check.baseline === null && check.category !== "missing_data",
    limit: check.limit,
    outcome: check.outcome,
    category: check.category,
    secondary_to: check.secondary_to,
    by: (check.outcome === "fail" && check.by) || null,
    ...tested(check),
  }));
}

it("gives the oracle's verdict on drawn suites", async () => {
  const all = await draws();
  for (const [at, theirs] of oracle(all).entries()) {
    const verdict = await verdictOf(all[at]);
    const [expected, ours] = [lines(theirs), new Map(lines(told(verdict)))];
    expect(ours, `draw ${at}`).toEqual(expected);
    const failed = theirs.filter(({ outcome }) => outcome === "fail");
    expect(verdict.verdict).toBe(failed.length === 0 ? "pass" : "fail");
    const primary = failed.filter((check) => check.secondary_to === null).map(({ category }) => category);
    expect(new Set(verdict.categories)).toEqual(new Set(primary));
  }
});

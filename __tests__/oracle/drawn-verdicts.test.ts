/**
 * Small suites drawn from a seed, judged here and by the oracle: same checks, limits, outcomes, categories and causes.
 * `node proof/verdict-oracle.mjs` does it with thousands, and larger ones.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import * as errors from "../../src/errors.ts";
import * as inputs from "../../src/files/inputs.ts";
import * as decide from "../../src/gate/decide.ts";
import * as outcome from "../../src/gate/outcome.ts";
import * as rules from "../../src/gate/rules.ts";
import { splitMix64 } from "../../src/gate/statistics/random.ts";
import * as score from "../../src/metrics/score.ts";
import * as scope from "../../src/model/scope.ts";
import * as ranking from "../../src/run/ranking.ts";
import { testBesidePython } from "../helpers/python.ts";

interface Draw {
  readonly before: readonly object[];
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
interface Judged {
  readonly verdict: string;
  readonly categories: readonly string[];
  readonly checks: readonly Told[];
}

const product = { ...errors, ...inputs, ...decide, ...outcome, ...rules, ...score, ...scope, ...ranking };
const proof = <T>(file: string): Promise<T> =>
  import(new URL(`../../proof/verdict-oracle/${file}`, import.meta.url).href) as Promise<T>;

const DRAWS = 60;
/** Of more changed cases p is drawn, and takes its time. */
const MOST_CASES = 24;

async function draws(): Promise<readonly Draw[]> {
  const { drawComparison } = await proof<{
    readonly drawComparison: (id: number, chance: () => number) => Draw;
  }>("draw.mjs");
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

const rounded = (value: number | null): string => (value === null ? "none" : value.toFixed(9));

const lines = (checks: readonly Told[]): ReadonlyMap<string, string> =>
  new Map(
    checks.map((check) => {
      const { metric, scope, limit, outcome, category, secondary_to: cause } = check;
      const name = `${scope} ${metric}${check.new ? ", new cases too" : ""}`;
      const why = `${check.by}, p ${rounded(check.p)} at ${rounded(check.level)}`;
      return [name, `${outcome} at ${rounded(limit)} by ${why}, ${category}, follows from ${cause}`];
    }),
  );

testBesidePython("gives the oracle's verdict on drawn suites", async () => {
  const all = await draws();
  const { judgeDraw } = await proof<{
    readonly judgeDraw: (own: typeof product, draw: Draw) => Promise<Judged>;
  }>("product.mjs");
  for (const [at, theirs] of oracle(all).entries()) {
    const verdict = await judgeDraw(product, all[at]);
    expect(lines(verdict.checks), `draw ${at}`).toEqual(lines(theirs));
    const failed = theirs.filter(({ outcome }) => outcome === "fail");
    expect(verdict.verdict).toBe(failed.length === 0 ? "pass" : "fail");
    const primary = failed.filter((check) => check.secondary_to === null).map(({ category }) => category);
    expect(new Set(verdict.categories)).toEqual(new Set(primary));
  }
});

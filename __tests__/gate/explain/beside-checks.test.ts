/** Which checks have evidence beside them, and over what it is corrected. */
import { expect, test } from "vitest";
import { countCheck, makeCheck, missingCheck } from "../../../src/gate/check.ts";
import { evidenceFor } from "../../../src/gate/evidence.ts";
import { withEvidence } from "../../../src/gate/explain/holes.ts";
import { type Decided, pairCases } from "../../../src/gate/pairs.ts";
import { JACCARD } from "../../../src/metrics/churn.ts";
import type { MetricFamily } from "../../../src/metrics/family.ts";
import { MRR } from "../../../src/metrics/mrr.ts";
import { RECALL } from "../../../src/metrics/recall.ts";
import { DEFAULTS } from "../../../src/model/defaults.generated.ts";
import type { Evidence } from "../../../src/model/explanation.ts";
import { intentScope, OVERALL, type Scope } from "../../../src/model/scope.ts";
import { type Check, evidenceOfCheck, type Verdict } from "../../../src/model/verdict.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../../helpers/make.ts";
import { SETTINGS } from "../latency/timed.ts";
import { ruleOf } from "../made.ts";

const SUITE = suiteOf(...Array.from({ length: 24 }, (_, n) => makeCase(`c${10 + n}`)));
const NOISE = ["n1", "n2", "n3", "n4", "n5", "n6", "n7"];
const HOWTO = intentScope("howto");

/** So many of 24 cases find nothing now; before, all found their document. */
function judged(lost: number, config = configOf()): Decided {
  const run = (count: number) =>
    runOf(SUITE.cases.map(({ id }, n) => answered(id, n < count ? [] : hitsOf(`${id}-doc`))));
  const policy = { config, suite: SUITE, baseline: baselineOf(config, SUITE, run(0)) };
  return { policy, scores: scoresOf(config, SUITE, run(lost)), run: run(lost) };
}

/** Of a mean that fell by a half: within its tolerance, or beyond it. */
function mean(scope: Scope, n: number, passed: boolean, family: MetricFamily = RECALL): Check {
  const value = passed ? 0.5 : 0.25;
  const rule = ruleOf(family, { scope, tolerance: [{ unit: "absolute", value }] });
  const figures = { baseline: 1, current: 0.5, judged: 0.5, interval: null };
  return makeCheck(rule, { ...figures, n, cases: n }, () => [])!;
}

function evidence(
  checks: readonly Check[],
  head = judged(6),
  base: Decided | null = null,
): readonly (Evidence | null)[] {
  const word = { verdict: "fail", categories: [], secondary_categories: [], notices: [] } as const;
  const verdict: Verdict = { ...word, checks };
  const found = withEvidence(verdict, head, base).checks;
  // What has none is the very check.
  for (const [at, check] of found.entries()) if (!("evidence" in check)) expect(check).toBe(checks[at]);
  return found.map(evidenceOfCheck);
}

const has = (found: readonly (Evidence | null)[]): readonly boolean[] => found.map((each) => each !== null);

test("a million values are resampled, and of more only what failed or is of all cases", () => {
  const checks = (n: number): readonly Check[] => [
    mean(OVERALL, 400_000, true),
    mean(HOWTO, 300_000, false),
    mean(HOWTO, n, true),
    // None of these is tested, so that none of their values counts.
    mean(OVERALL, 500_000, true, JACCARD),
    countCheck("newly_lost", "recall_drop", 500_000, [], 2),
  ];
  expect(has(evidence(checks(300_000)))).toEqual([true, true, true, false, false]);
  const beyond = [mean(OVERALL, 400_000, true), mean(OVERALL, 300_000, false), mean(HOWTO, 300_001, true)];
  expect(has(evidence(beyond))).toEqual([true, true, false]);
  const failed = [...beyond.slice(0, 2), mean(HOWTO, 300_001, false)];
  expect(has(evidence(failed))).toEqual([true, true, true]);
});

test("a floor over new cases has none, nor has what is missing", () => {
  const rule = ruleOf(RECALL, { floor: 0.25 });
  const fresh = { n: 3, baseline: null, current: 0.5, judged: 0.5, interval: null, cases: 3 };
  const bound = makeCheck(rule, fresh, () => [])!;
  const inIntent = { ...rule, scope: HOWTO };
  const lacking = missingCheck(inIntent, { code: "not_measured" }, { baseline: 1, current: null, n: 0 });
  const [overall, floor, missing] = evidence([mean(OVERALL, 24, false), bound, lacking]);
  expect([floor, missing]).toEqual([null, null]);
  expect(overall).toMatchObject({ losses: 6 });
});

test("each policy has its own", () => {
  const [head, base] = [judged(6), judged(5)];
  const own = mean(OVERALL, 24, false);
  const found = evidence(
    [{ ...own, policy: "head" }, { ...own, policy: "base" }, mean(HOWTO, 24, true)],
    head,
    base,
  );
  expect(found.map((each) => each!.losses)).toEqual([6, 5, 6]);
  // Nobody judged by the base.
  expect(has(evidence([{ ...own, policy: "base" }], head, null))).toEqual([false]);
});

test("it is drawn with the config's seed, with the usual one where nothing is timed", () => {
  // Case n is found at rank 2 + n % 7 now, so that the means of two draws are hardly ever the same.
  const run = runOf(
    SUITE.cases.map(({ id }, n) => answered(id, hitsOf(...NOISE.slice(0, 1 + (n % 7)), `${id}-doc`))),
  );
  const moved = (config = configOf()): Decided => {
    const own = judged(0, config);
    return { ...own, scores: scoresOf(config, SUITE, run), run };
  };
  const intervalAt = (seed: number): unknown => {
    const { policy, scores } = moved();
    const { pairs } = pairCases(scores, policy.baseline);
    return evidenceFor(pairs, { name: "mrr@10", family: MRR }, { seed, groups: new Map() })!.interval;
  };
  expect(intervalAt(7)).not.toEqual(intervalAt(SETTINGS.seed));
  const found = (config = configOf()): unknown =>
    evidence([mean(OVERALL, 24, false, MRR)], moved(config))[0]!.interval;
  expect(found(configOf({ latency: { ...SETTINGS, seed: 7 } }))).toEqual(intervalAt(7));
  expect(found()).toEqual(intervalAt(DEFAULTS.latency.seed));
});

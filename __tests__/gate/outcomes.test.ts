import { describe, expect, it } from "vitest";
import { decide } from "../../src/gate/decide.ts";
import { deadCases } from "../../src/gate/dead-cases.ts";
import type { Config } from "../../src/model/config.ts";
import type { CaseRun } from "../../src/model/run.ts";
import type { Check, Verdict } from "../../src/model/verdict.ts";
import {
  answered,
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
  target,
} from "../helpers/make.ts";

const ids = Array.from({ length: 20 }, (_, i) => `c${String(i).padStart(2, "0")}`);
const suite = suiteOf(...ids.map((id) => makeCase(id)));
const NOISE = ["n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9"];

/** The case's document at this rank among ten results; null where it is not found. */
function at(id: string, rank: number | null, length = 10): CaseRun {
  const noise = [...NOISE, "n10"];
  const list = rank === null ? noise : [...noise.slice(0, rank - 1), `${id}-doc`, ...noise.slice(rank - 1)];
  return answered(id, hitsOf(...list.slice(0, length)));
}

const auto = (gate: Partial<Config["gate"]> = {}): Config =>
  configOf({ gate: { ...configOf().gate, significance: "auto", ...gate } });

function verdictOf(
  before: (i: number) => CaseRun,
  after: (i: number) => CaseRun,
  config: Config = auto(),
): Verdict {
  const baseline = baselineOf(config, suite, runOf(ids.map((_, i) => before(i))));
  const run = runOf(ids.map((_, i) => after(i)));
  return decide({ config, suite, baseline }, scoresOf(config, suite, run), run);
}

/** Two targets a case: how many of them are found. */
function pairsFound(counts: readonly number[]): CaseRun[] {
  return counts.map((count, i) => answered(ids[i]!, hitsOf(...["one", "two"].slice(0, count), ...NOISE)));
}

function checkOf({ checks }: Verdict, metric: string): Check {
  return checks.find((check) => check.metric === metric && check.scope.kind === "overall")!;
}

describe("a fall beyond its limit", () => {
  it("is a watch where chance explains it, with its p and cases, and the gate passes", () => {
    // recall 10 of 20 -> 8 of 20: 8 lost, 6 won, limit 0.45. P(sum of 14 signs <= -2) = P(wins <= 6 of 14) = 6476 / 16384.
    const verdict = verdictOf(
      (i) => at(ids[i]!, i < 10 ? 1 : null),
      (i) => at(ids[i]!, i < 2 || (i >= 10 && i < 16) ? 1 : null),
    );
    expect(verdict.verdict).toBe("pass");
    const recall = checkOf(verdict, "recall@10");
    expect(recall).toMatchObject({ outcome: "watch", passed: true, reason: "chance" });
    expect(recall.p).toBeCloseTo(6476 / 16384, 12);
    expect(recall.cases).toHaveLength(8);
  });

  it("fails where it is no chance: three losses and no win", () => {
    const verdict = verdictOf(
      (i) => at(ids[i]!, 1),
      (i) => at(ids[i]!, i < 3 ? null : 1),
    );
    expect(verdict.verdict).toBe("fail");
    expect(checkOf(verdict, "recall@10")).toMatchObject({ outcome: "fail", p: 0.125 });
  });

  it("fails by its limit alone under `off`, and under a floor", () => {
    const [before, after] = [
      (i: number) => at(ids[i]!, i < 10 ? 1 : null),
      (i: number) => at(ids[i]!, i < 2 || (i >= 10 && i < 16) ? 1 : null),
    ];
    expect(verdictOf(before, after, auto({ significance: "off" })).verdict).toBe("fail");
    const floor = auto({ metrics: new Map([["recall@10", { floor: 0.42 }]]) });
    expect(checkOf(verdictOf(before, after, floor), "recall@10")).toMatchObject({ outcome: "fail" });
  });
});

describe("newly_lost", () => {
  it("counts the newly found against the lost, and an improvement is no failure", () => {
    // 4 lost and 9 found.
    const verdict = verdictOf(
      (i) => at(ids[i]!, i < 10 ? 1 : null),
      (i) => at(ids[i]!, i >= 4 && i < 19 ? 1 : null),
    );
    expect(verdict.verdict).toBe("pass");
    expect(checkOf(verdict, "newly_lost")).toMatchObject({
      current: -5,
      outcome: "pass",
      counts: { lost: 4, found: 9 },
    });
  });
});

describe("the cause leads", () => {
  it("keeps a fall of mrr primary where recall rose", () => {
    // Six targets fall from rank 1 to 10; one more is found: recall .95 -> 1, mrr .95 -> .73.
    const verdict = verdictOf(
      (i) => at(ids[i]!, i < 19 ? 1 : null),
      (i) => at(ids[i]!, i < 6 ? 10 : 1),
    );
    expect(verdict.categories).toEqual(["ranking_shift"]);
    expect(checkOf(verdict, "mrr@10")).toMatchObject({ outcome: "fail", secondary_to: null });
  });

  it("names the failed queries behind lost targets", () => {
    const config = auto({ metrics: new Map([["error_rate", { ceiling: 0.1 }]]) });
    const verdict = verdictOf(
      (i) => at(ids[i]!, 1),
      (i) => (i < 5 ? failedRun(ids[i]!) : at(ids[i]!, 1)),
      config,
    );
    expect(verdict.categories).toEqual(["retriever_error"]);
    expect(checkOf(verdict, "recall@10").secondary_to).toBe("retriever_error");
    expect(checkOf(verdict, "newly_lost").secondary_to).toBe("retriever_error");
  });

  it("sees a list that got shorter, and calls the clustering that follows secondary", () => {
    const clustered = (i: number, length: number): CaseRun => {
      const run = at(ids[i]!, 1, length);
      if (run.outcome.kind !== "answer") throw new Error("no answer");
      // One place in two of ten, three in five of five: one cluster at the top.
      const hits = run.outcome.hits.map((hit, rank) => ({
        ...hit,
        cluster: rank < 3 ? "top" : `own ${rank}`,
      }));
      return { ...run, outcome: { ...run.outcome, hits } };
    };
    const verdict = verdictOf(
      (i) => clustered(i, 10),
      (i) => clustered(i, 5),
    );
    expect(checkOf(verdict, "fill_rate@10")).toMatchObject({
      outcome: "fail",
      baseline: 1,
      current: 0.5,
      limit: 0.9,
    });
    expect(checkOf(verdict, "clustering_ratio@10")).toMatchObject({
      outcome: "fail",
      secondary_to: "recall_drop",
    });
    expect(verdict.categories).toEqual(["recall_drop"]);
  });

  it("watches a shorter list that finds more", () => {
    const verdict = verdictOf(
      (i) => at(ids[i]!, i < 10 ? 1 : null),
      (i) => at(ids[i]!, 1, 5),
    );
    expect(checkOf(verdict, "fill_rate@10")).toMatchObject({ outcome: "watch", reason: "recall_rose" });
    expect(verdict.verdict).toBe("pass");
    // Below a floor it fails, whatever it finds.
    const floored = verdictOf(
      (i) => at(ids[i]!, i < 10 ? 1 : null),
      (i) => at(ids[i]!, 1, 5),
      auto({ metrics: new Map([["fill_rate@10", { floor: 0.9 }]]) }),
    );
    expect(checkOf(floored, "fill_rate@10")).toMatchObject({ outcome: "fail", current: 0.5 });
  });
});

it("notes a metric that an older baseline lacks, and does not fail", () => {
  const config = auto();
  const baseline = baselineOf(config, suite, runOf(ids.map((id) => at(id, 1))));
  const cases = new Map(
    [...baseline.cases].map(([id, each]) => {
      const metrics = new Map(each.metrics);
      metrics.delete("fill_rate@10");
      return [id, { ...each, metrics }];
    }),
  );
  const run = runOf(ids.map((id) => at(id, 1)));
  const verdict = decide(
    { config, suite, baseline: { ...baseline, cases } },
    scoresOf(config, suite, run),
    run,
  );
  expect(verdict.verdict).toBe("pass");
  expect(verdict.notices).toContainEqual({ code: "not_in_baseline", metric: "fill_rate@10" });
});

it("names the cases that found nothing at the baseline", () => {
  const verdict = verdictOf(
    (i) => at(ids[i]!, i === 7 ? null : 1),
    (i) => at(ids[i]!, i === 7 ? null : 1),
  );
  expect(verdict.notices).toContainEqual({ code: "dead_cases", cases: ["c07"] });
  expect(deadCases(suite, null)).toEqual([]);
});

describe("cases that are lost while recall rises", () => {
  // Four of 20 cases lose both targets, and 14 find a second one: recall .5 -> .75, net 4 lost.
  const wide = suiteOf(...ids.map((id) => makeCase(id, { expected: [target("one"), target("two")] })));
  const config = configOf({ gate: { ...configOf().gate, significance: "off" } });
  const verdictOn = (after: readonly number[]): Verdict => {
    const baseline = baselineOf(config, wide, runOf(pairsFound(ids.map(() => 1))));
    const run = runOf(pairsFound(after));
    return decide({ config, suite: wide, baseline }, scoresOf(config, wide, run), run);
  };

  it("are a shift from some cases to others, and are not headed recall_drop", () => {
    const verdict = verdictOn(ids.map((_, i) => (i < 4 ? 0 : i < 18 ? 2 : 1)));
    const recall = checkOf(verdict, "recall@10");
    expect(recall.current! - recall.baseline!).toBeCloseTo(0.25, 12);
    expect(checkOf(verdict, "newly_lost")).toMatchObject({ outcome: "fail", category: "ranking_shift" });
    expect(verdict.categories).toEqual(["ranking_shift"]);
  });

  it("are a recall_drop where recall stayed or fell", () => {
    const verdict = verdictOn(ids.map((_, i) => (i < 4 ? 0 : i < 8 ? 2 : 1)));
    expect(checkOf(verdict, "newly_lost")).toMatchObject({ outcome: "fail", category: "recall_drop" });
  });
});

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ORACLE = fileURLToPath(new URL("verdict_oracle.py", import.meta.url));

interface Answer {
  readonly results: readonly { readonly id: string }[];
}
type Ranks = readonly (number | null)[];

interface Judged {
  readonly metric: string;
  readonly scope: string;
  readonly limit: number | null;
  readonly outcome: string;
  readonly category: string;
  readonly secondary_to: string | null;
  readonly by: string | null;
  readonly p: number | null;
  readonly level: number | null;
}

/** One target a case, at this rank of ten results; null where it is not found. */
function answers(ranks: Ranks): Readonly<Record<string, Answer>> {
  const list = (at: number, rank: number | null): Answer => ({
    results: Array.from({ length: 10 }, (_, i) => ({ id: i + 1 === rank ? `t${at}` : `noise ${i}` })),
  });
  return Object.fromEntries(ranks.map((rank, at) => [`c${at}`, list(at, rank)]));
}

/** What the oracle says of single-intent cases that moved from these ranks to those. */
function judged(before: Ranks, after: Ranks, gate: object = {}): ReadonlyMap<string, Judged> {
  const cases = before.map((_, at) => ({
    id: `c${at}`,
    query: `q${at}`,
    intent: "all",
    expected: [`t${at}`],
  }));
  const draw = {
    id: 1,
    config: { k: 10, gate: { per_intent: "off", ...gate } },
    before: cases,
    after: cases,
    answers_before: answers(before),
    answers_after: answers(after),
  };
  const { stdout, stderr } = spawnSync("python3", ["-B", ORACLE], {
    input: JSON.stringify(draw),
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const { checks } = JSON.parse(stdout) as { readonly checks: readonly Judged[] };
  return new Map(checks.filter(({ scope }) => scope === "overall").map((check) => [check.metric, check]));
}

const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

describe("the verdict's oracle", () => {
  it("fails three losses without a win, and calls the ranking a consequence", () => {
    const checks = judged(times(10, 1), [...times(3, null), ...times(7, 1)]);
    // Three blocks lost: p = 1/8.
    const test = { outcome: "fail", by: "test", p: 1 / 8, level: 0.15 };
    expect(checks.get("recall@10")).toMatchObject({ ...test, category: "recall_drop", secondary_to: null });
    expect(checks.get("recall@10")!.limit).toBeCloseTo(0.99, 12);
    expect(checks.get("ndcg@10")).toMatchObject({ ...test, secondary_to: "recall_drop" });
    expect(checks.get("newly_lost")).toBeUndefined();
    expect(checks.get("zero_result_rate")).toMatchObject({ outcome: "pass" });
  });

  it("watches what chance explains, and lets one case pass", () => {
    // Two lost of ten: p = 1/4.
    const after = [...times(2, null), ...times(8, 1)];
    expect(judged(times(10, 1), after).get("recall@10")).toMatchObject({ outcome: "watch", by: null });
    const off = judged(times(10, 1), after, { significance: "off" });
    expect(off.get("recall@10")).toMatchObject({ outcome: "fail", by: "line", p: null });
    const one = judged(times(10, 1), [null, ...times(9, 1)]);
    expect(one.get("recall@10")).toMatchObject({ outcome: "pass" });
  });

  it("holds a written tolerance as a line, and asks the test again for auto", () => {
    const after = [...times(2, null), ...times(8, 1)];
    const line = judged(times(10, 1), after, { "recall@10": { tolerance: 0.1 } });
    expect(line.get("recall@10")).toMatchObject({ outcome: "fail", by: "line" });
    expect(line.get("ndcg@10")).toMatchObject({ outcome: "watch" });
    const auto = judged(times(10, 1), after, { "recall@10": { tolerance: 0.1, significance: "auto" } });
    expect(auto.get("recall@10")).toMatchObject({ outcome: "watch" });
  });

  it("nets the lost with the found", () => {
    const before = [...times(5, 1), ...times(3, null), ...times(12, 1)];
    const after = [...times(5, null), ...times(3, 1), ...times(12, 1)];
    // Five losses, three wins: p = (56 + 28 + 8 + 1) / 256.
    const checks = judged(before, after, { significance: 0.37, newly_lost: { max: 2 } });
    expect(checks.get("recall@10")).toMatchObject({ outcome: "fail", p: 93 / 256, level: 0.37 });
    expect(checks.get("newly_lost")).toMatchObject({ outcome: "pass", limit: 2 });
    expect(judged(before, after).get("recall@10")).toMatchObject({ outcome: "watch" });
  });

  it("asks no test beyond a floor", () => {
    const checks = judged(times(10, 1), [...times(2, null), ...times(8, 1)], {
      "recall@10": { floor: 0.85 },
    });
    expect(checks.get("recall@10")).toMatchObject({ outcome: "fail", by: "floor", p: null });
  });

  it("keeps a fall of the ranking alone primary", () => {
    // 1 -> 1/4 in five of ten: p = 1/32.
    const checks = judged(times(10, 1), [...times(5, 4), ...times(5, 1)]);
    expect(checks.get("recall@10")!.outcome).toBe("pass");
    expect(checks.get("mrr@10")).toMatchObject({ outcome: "fail", secondary_to: null, p: 1 / 32 });
  });

  it("draws signs for more than 20 changed blocks", () => {
    // No other of 20,000 rounds has the signs of all 30.
    const checks = judged(times(30, 1), times(30, null));
    expect(checks.get("recall@10")).toMatchObject({ outcome: "fail", p: 1 / 20_001 });
  });
});

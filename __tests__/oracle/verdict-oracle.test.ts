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
  readonly p: number | null;
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
    // 1 - max(0.01, 1/10); three blocks lost: p = 1/8.
    const recall = { outcome: "fail", category: "recall_drop", secondary_to: null, p: 1 / 8 };
    expect(checks.get("recall@10")).toMatchObject(recall);
    expect(checks.get("recall@10")!.limit).toBeCloseTo(0.9, 12);
    expect(checks.get("ndcg@10")).toMatchObject({ outcome: "fail", secondary_to: "recall_drop" });
    expect(checks.get("newly_lost")).toMatchObject({ outcome: "fail", limit: 2 });
    expect(checks.get("zero_result_rate")).toMatchObject({ outcome: "pass" });
  });

  it("watches what chance explains", () => {
    // Two lost of ten: 0.8 is beyond 0.9, and p = 1/4.
    const checks = judged(times(10, 1), [...times(2, null), ...times(8, 1)]);
    expect(checks.get("recall@10")).toMatchObject({ outcome: "watch", p: 1 / 4, secondary_to: null });
    expect(checks.get("newly_lost")!.outcome).toBe("pass");
    const off = judged(times(10, 1), [...times(2, null), ...times(8, 1)], { significance: "off" });
    expect(off.get("recall@10")).toMatchObject({ outcome: "fail", p: null });
  });

  it("nets the lost with the found", () => {
    const before = [...times(5, 1), ...times(3, null), ...times(12, 1)];
    const after = [...times(5, null), ...times(3, 1), ...times(12, 1)];
    // Recall 17/20 -> 15/20, the limit 16/20. Five losses, three wins: (56 + 28 + 8 + 1) / 256.
    const checks = judged(before, after);
    expect(checks.get("recall@10")).toMatchObject({ outcome: "watch", p: 93 / 256 });
    expect(checks.get("newly_lost")).toMatchObject({ outcome: "pass", limit: 2 });
  });

  it("asks no test beyond a floor", () => {
    const checks = judged(times(10, 1), [...times(2, null), ...times(8, 1)], {
      "recall@10": { floor: 0.85 },
    });
    expect(checks.get("recall@10")).toMatchObject({ outcome: "fail", p: null });
  });

  it("keeps a fall of the ranking alone primary", () => {
    // 1 -> 1/4 in five of ten: MRR 0.625, the limit 0.9; p = 1/32.
    const checks = judged(times(10, 1), [...times(5, 4), ...times(5, 1)]);
    expect(checks.get("recall@10")!.outcome).toBe("pass");
    expect(checks.get("mrr@10")).toMatchObject({ outcome: "fail", secondary_to: null, p: 1 / 32 });
  });
});

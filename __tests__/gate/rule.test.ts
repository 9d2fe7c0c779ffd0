/** The rule on plain data, with its arithmetic. A lost case is -1 in all three metrics, so its block sums to -2. */
import { describe, expect, it } from "vitest";
import {
  type BucketMoves,
  type CaseMove,
  type Held,
  LEVELS,
  type MetricRuling,
  fallP,
  gainP,
  ruleOn,
} from "../../src/gate/rule.ts";
import type { Span } from "../../src/model/verdict.ts";

type Move = Partial<CaseMove>;

const LOST: Move = { recall: -1, mrr: -1, ndcg: -1 };
const SAME: Move = {};
const times = (count: number, move: Move): readonly Move[] => Array.from({ length: count }, () => move);
const auto = (tolerance: number): Held => ({ tolerance, significance: "auto" });
const line = (tolerance: number): Held => ({ tolerance, significance: "off" });

let buckets = 0;

/** Cases of its own, with the usual tolerances. */
function bucket(kind: BucketMoves["kind"], moves: readonly Move[], own?: BucketMoves["held"]): BucketMoves {
  buckets++;
  const usual = auto(kind === "overall" ? 0.01 : 0.05);
  return {
    kind,
    held: own ?? { recall: usual, mrr: usual, ndcg: usual },
    moves: moves.map((move, i) => ({
      id: `b${buckets}-${String(i).padStart(4, "0")}`,
      block: null,
      recall: 0,
      mrr: 0,
      ndcg: 0,
      ...move,
    })),
  };
}

/** `lost` of `n` cases. */
const losing = (kind: BucketMoves["kind"], lost: number, n: number, own?: BucketMoves["held"]): BucketMoves =>
  bucket(kind, [...times(lost, LOST), ...times(n - lost, SAME)], own);

/** What the rule says of recall in each. */
function recallOf(
  all: readonly BucketMoves[],
  span: Span = "baseline",
): readonly (MetricRuling | undefined)[] {
  return ruleOn(all, span).map((ruling) => ruling.get("recall"));
}

const one = (each: BucketMoves, span: Span = "baseline"): MetricRuling => recallOf([each], span)[0]!;

describe("the whole suite", () => {
  it("fails where three of 20 are lost and none is won: 0.5^3 = 0.125 is at most 0.15", () => {
    const [ruling] = ruleOn([losing("overall", 3, 20)], "baseline");
    const failed = { outcome: "fail", fall: 3 / 20, by: "test", p: 1 / 8, level: 0.15 };
    expect(Object.fromEntries(ruling!)).toEqual({ recall: failed, mrr: failed, ndcg: failed });
  });

  it("is a watch where two are, 0.5^2 = 0.25; one alone weighs 1/n and passes", () => {
    expect(one(losing("overall", 2, 20))).toEqual({ outcome: "watch", fall: 0.1, p: 1 / 4, level: 0.15 });
    expect(one(losing("overall", 1, 20))).toEqual({ outcome: "pass", fall: 0.05 });
    expect(one(bucket("overall", [{ recall: -1e-9 }], { recall: line(0) })).outcome).toBe("pass");
  });

  it("fails together only in what fell beyond its tolerance", () => {
    // ndcg: 3 x 0.05 / 20 = 0.0075 is within 0.01.
    const moves = [...times(3, { recall: -1, ndcg: -0.05 }), ...times(17, SAME)];
    const ruling = ruleOn([bucket("overall", moves)], "baseline")[0]!;
    const told = [...ruling].map(([metric, { outcome }]) => `${metric} ${outcome}`);
    expect(told).toEqual(["recall fail", "mrr pass", "ndcg pass"]);
  });

  it("fails by a metric's own test at 0.01 where the other metric won", () => {
    // 7 x -0.5 + 4 x 1 = +0.5: the sums won. Of recall alone 0.5^7 = 0.0078; of 6 losses 0.5^6 = 0.0156.
    const mixed = (losses: number): BucketMoves =>
      bucket("overall", [...times(losses, { recall: -0.5 }), ...times(4, { ndcg: 1 }), ...times(29, SAME)]);
    expect(one(mixed(7))).toMatchObject({ outcome: "fail", by: "own", p: 1 / 128, level: 0.01 });
    const watched = one(mixed(6));
    expect(watched).toMatchObject({ outcome: "watch", level: 0.15 });
    expect(watched.p).toBe(fallP(mixed(6)));
    expect(watched.p).toBeGreaterThan(0.5);
    // No intent asks it.
    expect(one({ ...mixed(7), kind: "intent" })).toMatchObject({ outcome: "watch", level: 0.1 });
  });

  it("is held to mrr where it alone is gated, and to the one of recall and ndcg that is", () => {
    const won: Move = { recall: 1, ndcg: 1 };
    const moves = [...times(3, { ...won, mrr: -1 }), ...times(17, SAME)];
    const alone = ruleOn([bucket("overall", moves, { mrr: auto(0.01) })], "baseline")[0]!;
    expect([...alone.keys()]).toEqual(["mrr"]);
    expect(alone.get("mrr")).toMatchObject({ outcome: "fail", by: "test", p: 1 / 8 });
    const beside = ruleOn([bucket("overall", moves)], "baseline")[0]!;
    expect(beside.get("mrr")).toMatchObject({ outcome: "watch", p: 1 });
    const lostRank = [...times(3, { recall: 1, ndcg: -0.9 }), ...times(17, SAME)];
    expect(fallP(bucket("overall", lostRank, { ndcg: auto(0.01) }))).toBe(1 / 8);
    expect(fallP(bucket("overall", lostRank))).toBe(1);
  });
});

describe("an intent", () => {
  it("fails where five lost and none won, whatever Holm's step is", () => {
    // Of five intents the smallest p is held against 0.1 / 5 = 0.02, and 0.5^5 = 0.031 misses it.
    const others = Array.from({ length: 4 }, () => losing("intent", 0, 10));
    const [five] = recallOf([losing("intent", 5, 10), ...others]);
    expect(five).toEqual({ outcome: "fail", fall: 0.5, by: "five" });
    const [four] = recallOf([losing("intent", 4, 10), ...others]);
    expect(four).toMatchObject({ outcome: "watch", p: 1 / 16, level: 0.1 / 5 });
    const won = bucket("intent", [...times(5, LOST), { ndcg: 0.01 }, ...times(4, SAME)]);
    expect(recallOf([won, ...others])[0]).toMatchObject({ outcome: "watch" });
  });

  it("is held to 0.10 divided by Holm, and from the first miss on to that level", () => {
    // 0.5^6 = 0.0156 <= 0.1 / 3; 0.5^4 = 0.0625 > 0.1 / 2; the third would reach 0.1 / 1, and is held to 0.05.
    const three = [losing("intent", 4, 10), losing("intent", 6, 10), losing("intent", 4, 10)];
    expect(recallOf(three)).toMatchObject([
      { outcome: "watch", p: 1 / 16, level: 0.05 },
      { outcome: "fail", by: "test", p: 1 / 64, level: 0.1 / 3 },
      { outcome: "watch", p: 1 / 16, level: 0.05 },
    ]);
    expect(one(losing("intent", 4, 10))).toMatchObject({ outcome: "fail", by: "test", level: 0.1 });
  });

  it("is in one family, of those with blocks enough", () => {
    // Three blocks (0.5^3 = 0.125) can't reach 0.10, four (0.0625) can.
    const four = losing("intent", 4, 10);
    expect(recallOf([four, losing("intent", 0, 3)])[0]).toMatchObject({ outcome: "fail", level: 0.1 });
    expect(recallOf([four, losing("intent", 0, 4)])[0]).toMatchObject({ outcome: "watch", level: 0.05 });
    // One that is held to lines alone asks no test, so it takes no share.
    const lined = losing("intent", 0, 10, { recall: line(0.05) });
    expect(recallOf([four, lined])[0]).toMatchObject({ outcome: "fail", level: 0.1 });
  });
});

describe("few blocks", () => {
  it.each<readonly [BucketMoves["kind"], number, Span, number]>([
    // 0.5^2 > 0.15 >= 0.5^3; 0.5^3 > 0.1 >= 0.5^4; 0.5^4 > 0.05 >= 0.5^5.
    ["overall", 2, "baseline", LEVELS.baseline.suite],
    ["intent", 3, "baseline", LEVELS.baseline.part],
    ["overall", 4, "anchor", LEVELS.anchor.suite],
    ["intent", 4, "anchor", LEVELS.anchor.part],
  ])("in %s of %d (%s) fail where all are lost; one more can reach %d", (kind, n, span, level) => {
    expect(one(losing(kind, n, n), span)).toEqual({ outcome: "fail", fall: 1, by: "few" });
    expect(one(losing(kind, n + 1, n + 1), span)).toMatchObject({ by: "test", p: 2 ** -(n + 1), level });
    const { by, p, outcome } = one(losing(kind, n - 1, n), span);
    // One case weighs 1/n: only more than one is a watch. No test could reach its level, so no p is shown.
    expect([outcome, by, p]).toEqual([n > 2 ? "watch" : "pass", undefined, undefined]);
  });

  it("are groups: cases of one count once, and the fall is a mean over cases", () => {
    const grouped = times(3, { ...LOST, block: "g" });
    const whole = bucket("overall", [...grouped, ...times(17, SAME)]);
    expect(one(whole)).toEqual({ outcome: "watch", fall: 3 / 20, p: 1 / 2, level: 0.15 });
    expect(one(bucket("intent", [...grouped, { ...LOST, block: "h" }]))).toMatchObject({ by: "few" });
    // A group whose sum is 0 is no change.
    expect(
      fallP(
        bucket("overall", [
          { ...LOST, block: "g" },
          { recall: 1, ndcg: 1, block: "g" },
        ]),
      ),
    ).toBe(1);
  });
});

describe("a line", () => {
  it("decides alone: beyond it fails, within it passes, and neither has a p", () => {
    const held = { recall: line(0.1) };
    expect(one(losing("overall", 3, 20, held))).toEqual({ outcome: "fail", fall: 0.15, by: "line" });
    expect(one(losing("overall", 2, 20, held))).toEqual({ outcome: "pass", fall: 0.1 });
    // 40 losses of 1000 are far from chance, and within 0.1.
    expect(one(losing("overall", 40, 1000, held))).toEqual({ outcome: "pass", fall: 0.04 });
  });

  it("holds beside a metric that is tested", () => {
    const beside = losing("overall", 2, 20, { recall: line(0.05), ndcg: auto(0.01) });
    const ruling = ruleOn([beside], "baseline")[0]!;
    expect(ruling.get("recall")).toEqual({ outcome: "fail", fall: 0.1, by: "line" });
    expect(ruling.get("ndcg")).toMatchObject({ outcome: "watch", p: 1 / 4 });
  });

  it("is all that a bucket with the cases of a wider one is held to", () => {
    const whole = losing("overall", 3, 20);
    const same = { ...whole, kind: "intent" as const };
    const lined = { ...same, held: { recall: line(0.01), ndcg: auto(0.05) } };
    const [all, intent, twin] = ruleOn([whole, same, lined], "baseline");
    expect(all!.get("recall")!.by).toBe("test");
    expect(intent!.get("recall")).toEqual({ outcome: "pass", fall: 3 / 20 });
    expect(twin!.get("recall")).toEqual({ outcome: "fail", fall: 3 / 20, by: "line" });
    expect(twin!.get("ndcg")).toEqual({ outcome: "pass", fall: 3 / 20 });
  });
});

describe("levels", () => {
  const at = (significance: number): BucketMoves["held"] => ({ recall: { tolerance: 0.01, significance } });

  // A number takes the level's place, against the anchor at most 0.05. 0.5^4 = 0.0625 and 0.5^5 = 0.031.
  it.each<readonly [BucketMoves["kind"], number, Span, number | null, object]>([
    ["overall", 2, "baseline", 0.3, { by: "test", p: 1 / 4, level: 0.3 }],
    ["overall", 3, "baseline", 0.05, { outcome: "watch", level: 0.05 }],
    ["intent", 2, "baseline", 0.3, { by: "test", level: 0.3 }],
    ["overall", 2, "anchor", 0.3, { outcome: "watch", level: 0.05 }],
    ["overall", 5, "anchor", 0.02, { outcome: "watch", level: 0.02 }],
    ["overall", 4, "anchor", null, { outcome: "watch", p: 1 / 16, level: 0.05 }],
    ["overall", 5, "anchor", null, { by: "test", p: 1 / 32, level: 0.05 }],
    ["intent", 4, "anchor", null, { outcome: "watch", p: 1 / 16, level: 0.05 }],
    ["intent", 5, "anchor", null, { by: "test", p: 1 / 32, level: 0.05 }],
  ])("of %s, %d of 20 lost since the %s, at %s", (kind, lost, span, level, expected) => {
    expect(one(losing(kind, lost, 20, level === null ? undefined : at(level)), span)).toMatchObject(expected);
  });
});

describe("a fall within tolerance", () => {
  it("is a watch where chance explains it once in 1000, and passes else", () => {
    // 10 of 1000 by 0.5 are 0.005; 0.5^10 = 0.00098 and 0.5^9 = 0.00195.
    const small = (losses: number): BucketMoves =>
      bucket("overall", [...times(losses, { recall: -0.5 }), ...times(1000 - losses, SAME)]);
    expect(one(small(10))).toEqual({ outcome: "watch", fall: 0.005, p: 2 ** -10, level: 0.15 });
    expect(one(small(9))).toEqual({ outcome: "pass", fall: 0.0045 });
  });

  it("is none where the mean did not fall", () => {
    const rose = bucket("overall", [...times(12, { ndcg: -0.1 }), { recall: 1 }, ...times(500, SAME)]);
    expect(one(rose)).toEqual({ outcome: "pass", fall: -1 / 513 });
  });
});

it("the test turned round tells how rarely chance alone gains as much", () => {
  const won = bucket("overall", [...times(7, { recall: 1, ndcg: 0.5 }), ...times(13, SAME)]);
  expect(gainP(won)).toBe(1 / 128);
  expect(fallP(won)).toBe(1);
  // Of the sums of ±2 ±2 ±2 half are 2 or more; what lost on the whole has not gained.
  const gained = { recall: 1, ndcg: 1 };
  expect(gainP(bucket("overall", [LOST, gained, gained]))).toBe(1 / 2);
  expect(gainP(bucket("overall", [LOST, LOST, gained]))).toBe(1);
  expect(gainP(bucket("overall", times(5, SAME)))).toBe(1);
  expect(gainP(bucket("overall", times(2, { recall: 0.25 })))).toBe(1 / 4);
});

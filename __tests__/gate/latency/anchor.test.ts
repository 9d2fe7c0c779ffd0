import { describe, expect, it } from "vitest";
import {
  type Anchor,
  type ToleranceAt,
  anchorFindings,
  anchorInForce,
  nextAnchor,
} from "../../../src/gate/latency/anchor.ts";

import { EPSILON } from "../../../src/gate/rules.ts";

const figures = (p95: number): Anchor => new Map([["overall", new Map([["latency_p95_ms", p95]])]]);
const byDefault = (_scope: string, _metric: string, ms: number): number => Math.max(20, ms / 2);

describe("anchorInForce", () => {
  const held = (ms: number, anchor: Anchor, tolerance = byDefault as ToleranceAt): unknown =>
    anchorInForce(figures(ms), anchor, tolerance).get("overall")!.get("latency_p95_ms");

  it("is the anchor that the baseline carries, until a figure beyond it was accepted", () => {
    // 5 + 20, rounding aside.
    expect([12, 25, 5 + 20 + EPSILON].map((ms) => held(ms, figures(5)))).toEqual([5, 5, 5]);
    expect(held(25.1, figures(5))).toBe(25.1);
    expect(held(3, figures(5))).toBe(5);
    // Nothing is gated, so that nothing is beyond.
    expect(held(500, figures(5), () => null)).toBe(5);
  });

  it("is the figure itself where none is carried", () => {
    expect(held(12, new Map())).toBe(12);
    expect(held(12, new Map([["intent:a", new Map([["latency_p95_ms", 7]])]]))).toBe(12);
  });
});

describe("anchorFindings", () => {
  it("takes rounding for no move", () => {
    const of = (ms: number, anchor: number): unknown =>
      anchorFindings(figures(5), { figures: figures(ms), anchor: figures(anchor) }, byDefault);
    expect(of(25 + EPSILON, 5 + EPSILON)).toEqual([]);
    expect(of(25, 5 + 2 * EPSILON)).toMatchObject([{ code: "anchor_moved" }]);
    expect(of(25 + 2 * EPSILON, 5)).toMatchObject([{ code: "beyond_anchor" }]);
  });

  it("allows one tolerance from the anchor, in however many steps", () => {
    // 5 + 20: what was recorded in between moves nothing.
    const anchor = figures(5);
    const step = (ms: number): unknown => anchorFindings(anchor, { figures: figures(ms), anchor }, byDefault);
    expect([12, 20, 25].map(step)).toEqual([[], [], []]);
    expect(step(25.1)).toEqual([
      {
        code: "beyond_anchor",
        scope: "overall",
        metric: "latency_p95_ms",
        anchor: 5,
        recorded: 25.1,
        limit: 25,
      },
    ]);
    expect(step(Number.NaN)).toHaveLength(1);
  });

  it("finds an anchor that was raised or taken away, and lets one be lowered", () => {
    const moved = (anchor: Anchor): unknown =>
      anchorFindings(figures(5), { figures: figures(5), anchor }, byDefault);
    expect(moved(figures(6))).toMatchObject([{ code: "anchor_moved", anchor: 5, now: 6 }]);
    expect(moved(new Map())).toMatchObject([{ code: "anchor_moved", anchor: 5, now: null }]);
    expect(moved(figures(4))).toEqual([]);
  });

  it("minds only what the base gates", () => {
    expect(anchorFindings(figures(5), { figures: figures(500), anchor: new Map() }, () => null)).toEqual([]);
  });
});

describe("nextAnchor", () => {
  it("stays where it was until a change is accepted", () => {
    expect(nextAnchor(figures(5), figures(20), false)).toEqual(figures(5));
    expect(nextAnchor(figures(5), figures(20), true)).toEqual(figures(20));
    expect(nextAnchor(null, figures(20), false)).toEqual(figures(20));
  });

  it("takes new figures where it has none, and drops those whose bucket is gone", () => {
    const intent: Anchor = new Map([["intent:a", new Map([["latency_p95_ms", 7]])]]);
    expect(nextAnchor(intent, figures(20), false)).toEqual(figures(20));
  });
});

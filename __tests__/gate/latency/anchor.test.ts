import { describe, expect, it } from "vitest";
import { type Anchor, anchorFindings, nextAnchor } from "../../../src/gate/latency/anchor.ts";

const figures = (p95: number): Anchor => new Map([["overall", new Map([["latency_p95_ms", p95]])]]);
const byDefault = (_scope: string, _metric: string, ms: number): number => Math.max(20, ms / 2);

describe("anchorFindings", () => {
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

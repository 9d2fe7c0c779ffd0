/**
 * The anchor: the latency figures at the last acceptance, which every baseline carries on. A rise within tolerance that
 * is recorded as the new baseline could otherwise be repeated for ever: 5 ms become 100 ms in a few steps.
 */
import { EPSILON } from "../rules.ts";

/** Milliseconds by scope, then by metric (`latency_p95_ms`). */
export type Anchor = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Milliseconds that the base's policy allows above an anchor of so many; null where it gates no such figure. */
export type ToleranceAt = (scope: string, metric: string, anchorMs: number) => number | null;

export type AnchorFinding =
  | {
      readonly code: "beyond_anchor";
      readonly scope: string;
      readonly metric: string;
      readonly anchor: number;
      readonly recorded: number;
      readonly limit: number;
    }
  /** Only an acceptance moves an anchor up, or takes one away. */
  | {
      readonly code: "anchor_moved";
      readonly scope: string;
      readonly metric: string;
      readonly anchor: number;
      readonly now: number | null;
    };

/** A proposed baseline: its own figures and the anchor that it carries. */
export interface Proposed {
  readonly figures: Anchor;
  readonly anchor: Anchor;
}

/** What a proposed baseline does to the base's anchor, in the anchor's order. Scopes that the base lacks are free. */
export function anchorFindings(
  base: Anchor,
  proposed: Proposed,
  tolerance: ToleranceAt,
): readonly AnchorFinding[] {
  return [...base].flatMap(([scope, metrics]) =>
    [...metrics].flatMap(([metric, anchor]): readonly AnchorFinding[] => {
      const allowed = tolerance(scope, metric, anchor);
      if (allowed === null) return [];
      const found: AnchorFinding[] = [];
      const limit = anchor + allowed;
      const recorded = proposed.figures.get(scope)?.get(metric);
      if (recorded !== undefined && !(recorded <= limit + EPSILON)) {
        found.push({ code: "beyond_anchor", scope, metric, anchor, recorded, limit });
      }
      const now = proposed.anchor.get(scope)?.get(metric) ?? null;
      if (now === null || !(now <= anchor + EPSILON)) {
        found.push({ code: "anchor_moved", scope, metric, anchor, now });
      }
      return found;
    }),
  );
}

/**
 * The anchor of a baseline that is recorded now: the old one, with the new figures where it has none; all new figures
 * where a change was accepted, or where there was no baseline. A figure whose scope is gone goes with it.
 */
export function nextAnchor(before: Anchor | null, figures: Anchor, accepted: boolean): Anchor {
  if (before === null || accepted) return figures;
  return new Map(
    [...figures].map(([scope, metrics]) => [
      scope,
      new Map([...metrics].map(([metric, ms]) => [metric, before.get(scope)?.get(metric) ?? ms])),
    ]),
  );
}

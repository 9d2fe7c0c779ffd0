/**
 * The anchor: the latency figures at the last acceptance, which every baseline carries on. A rise within tolerance that
 * is recorded as the new baseline could otherwise be repeated forever: 5 ms become 100 ms in a few steps.
 */
import type { Anchor } from "../../model/sampling.ts";
import { EPSILON } from "../rules.ts";

export type { Anchor } from "../../model/sampling.ts";

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

/**
 * The anchor of a baseline that is in force. A figure of it that lies beyond its own anchor was let in by an acceptance,
 * so it is the anchor from then on; one without an anchor stands for itself.
 */
export function anchorInForce(figures: Anchor, anchor: Anchor, tolerance: ToleranceAt): Anchor {
  return new Map(
    [...figures].map(([scope, metrics]) => [
      scope,
      new Map(
        [...metrics].map(([metric, ms]) => {
          const own = anchor.get(scope)?.get(metric) ?? ms;
          const allowed = tolerance(scope, metric, own);
          return [metric, allowed !== null && !(ms <= own + allowed + EPSILON) ? ms : own];
        }),
      ),
    ]),
  );
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

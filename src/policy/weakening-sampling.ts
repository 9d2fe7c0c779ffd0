/** Latency that is measured less often, in another way, or not at all; and the ratios that head and base may differ by. */
import { EPSILON } from "../gate/rules.ts";
import type { LatencyPolicy, LatencySettings } from "../model/config.ts";
import { type Weakening, figure, findingsIn } from "./finding.ts";

/** `repeats: auto` takes at least these. */
const AUTO_REPEATS = 3;

export const SAMPLING: Weakening = {
  name: "sampling",
  find: ({ base: { config: before }, head: { config: after } }) =>
    findingsIn(after.file, (report) => {
      const [base, head] = [before.latency, after.latency];
      const drift = (latency: LatencyPolicy): string =>
        (latency === "off" ? undefined : latency.side_by_side.drift) ?? "refuse";
      // The stored baseline holds side by side, whether latency is measured or not.
      if (drift(base) === "refuse" && drift(head) === "allow")
        report("rule_loosened", "latency.side_by_side.drift", "refuse", "allow");
      if (base === "off") return;
      if (head === "off") return report("sampling", "latency", "on", "off");
      const sampling = (field: Exclude<keyof LatencySettings, "side_by_side" | "load">): void => {
        report("sampling", `latency.${field}`, String(base[field]), String(head[field]));
      };
      if (fewerRepeats(base.repeats, head.repeats)) sampling("repeats");
      if (head.warmup < base.warmup) sampling("warmup");
      if (head.budget_s < base.budget_s) sampling("budget_s");
      if ((head.max_queries ?? Infinity) < (base.max_queries ?? Infinity)) sampling("max_queries");
      // The base's times say nothing of another clock's; and of many seeds one draws a lucky interval.
      if (head.source !== base.source) sampling("source");
      if (head.seed !== base.seed) sampling("seed");
      if (base.load !== undefined && head.load === undefined) report("sampling", "latency.load", "on", "off");
      for (const at of ["rate", "duration_s"] as const) {
        const [was, is] = [base.load?.[at], head.load?.[at]];
        if (was !== undefined && is !== undefined && is < was)
          report("sampling", `latency.load.${at}`, String(was), String(is));
      }
      for (const at of ["p50", "p95"] as const) {
        const [was, is] = [base.side_by_side[at], head.side_by_side[at]];
        if (!(is <= was + EPSILON)) {
          report("rule_loosened", `latency.side_by_side.${at}`, percent(was), percent(is));
        }
      }
    }),
};

/** `auto` fills what is gated, so it is never fewer; what drops out of the plan is found in the baseline. */
function fewerRepeats(base: LatencySettings["repeats"], head: LatencySettings["repeats"]): boolean {
  if (head === "auto") return false;
  return head < (base === "auto" ? AUTO_REPEATS : base);
}

function percent(share: number): string {
  return `${figure(share * 100)}%`;
}

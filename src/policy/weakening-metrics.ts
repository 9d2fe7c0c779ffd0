/** Metrics that are no longer reported. */
import { metricsOf } from "../gate/rules.ts";
import { type Weakening, findingsIn } from "./finding.ts";

export const METRICS_REMOVED: Weakening = {
  name: "metrics",
  find: ({ base: { config: base }, head: { config: head } }) =>
    findingsIn(head.file, (report) => {
      // Another k names them all again, which is a finding already.
      if (base.k !== head.k) return;
      const kept = new Set([...metricsOf(head).map((metric) => metric.name), ...head.metrics]);
      for (const name of base.metrics) if (!kept.has(name)) report("metric_removed", "metrics", name, "none");
    }),
};

/** Movements that no rule minds yet. */
import type { Notice } from "../model/notice.ts";
import type { Check } from "../model/verdict.ts";
import { EPSILON } from "./tolerance.ts";

/** Of its tolerance: what an intent may fall while the mean rises before it is worth a word. */
const SHARE = 0.5;

/**
 * Intents that fall while the mean over all rises: an average hides them. One notice an intent, for the metric that
 * used up most of its tolerance; a check that failed speaks for itself.
 */
export function intentNotices(checks: readonly Check[]): readonly Notice[] {
  const compared = checks.filter(
    (check) => check.direction === "higher" && check.missing === null && (check.tolerance ?? 0) > 0,
  );
  const rising = new Map(
    compared
      .filter((check) => check.scope === "overall" && (check.delta ?? 0) > EPSILON)
      .map((check) => [check.metric, check.delta!]),
  );
  const worst = new Map<string, { readonly used: number; readonly notice: Notice }>();
  for (const { metric, scope, delta, tolerance, passed } of compared) {
    const overall = rising.get(metric);
    if (!passed || scope === "overall" || overall === undefined) continue;
    const used = -(delta ?? 0) / tolerance!;
    if (used <= SHARE + EPSILON || used <= (worst.get(scope)?.used ?? 0)) continue;
    const intent = scope.slice("intent:".length);
    worst.set(scope, { used, notice: { code: "intent_falls", intent, metric, delta: delta!, overall } });
  }
  return [...worst.values()].map(({ notice }) => notice);
}

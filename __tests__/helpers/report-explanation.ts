/** An explanation of the losses of the cases in report-specs.ts. */
import {
  type Evidence,
  type Explanation,
  LOSS_CAUSES,
  type Loss,
  type LossCause,
} from "../../src/model/explanation.ts";
import type { CaseSpec } from "./report-specs.ts";

/** The evidence of every mean check. */
export const EVIDENCE: Evidence = {
  interval: [-0.18, -0.02],
  wins: 1,
  losses: 5,
  units: 14,
};

/** The loss of this case: its target fell from rank 2 to 14, behind docs/b.md. */
export const makeLoss = (
  each: Pick<CaseSpec, "id" | "query" | "intent">,
  overrides: Partial<Loss> = {},
): Loss => ({
  id: each.id,
  query: each.query,
  intent: each.intent,
  critical: false,
  cause: "deeper",
  targets: [{ label: "docs/a.md", grade: 1, before: 2, now: null, deeper: 14, unmatched: null }],
  displaced_by: [{ doc_id: "docs/b.md", rank: 2, judged: "unjudged" }],
  cluster: { key: "docs/b.md", now: 1, before: 1 },
  repeats: { now: 0, before: 0 },
  probe: { k: 100, returned: 100 },
  ...overrides,
});

/**
 * An explanation with a loss for each case that lost a target. The losses have `causes` in turn.
 * All texts that a stranger can write are those of the specs.
 */
export function makeExplanation(
  specs: readonly CaseSpec[],
  causes: readonly LossCause[] = ["deeper", "not_found"],
): Explanation {
  const lost = specs.filter((each) =>
    each.before.some((rank, i) => rank !== null && (each.after[i] ?? null) === null),
  );
  const losses = lost.map((each, i) => {
    const label = each.targets[0]?.[0] ?? each.id;
    return makeLoss(each, {
      cause: causes[i % causes.length],
      targets: each.targets.map(([value, grade], t) => ({
        label: value,
        grade,
        before: each.before[t] ?? null,
        now: each.after[t] ?? null,
        deeper: (each.after[t] ?? null) === null ? 14 : null,
        unmatched: null,
      })),
      displaced_by: [{ doc_id: label, rank: 1, judged: "unjudged" }],
      cluster: { key: label, now: 4, before: 1 },
    });
  });
  const countLosses = (cause: LossCause): number =>
    losses.filter((loss) => loss.cause === cause).length;
  const judged = specs.filter((each) => each.targets.length > 0);
  const values = new Map([["jaccard@10", 0.8]]);
  return {
    losses,
    causes: LOSS_CAUSES.filter((cause) => countLosses(cause) > 0).map((cause) => ({
      cause,
      cases: countLosses(cause),
    })),
    holes: {
      cases: judged.length,
      results: judged.length * 10,
      unjudged: judged.length * 9,
      bounds: new Map([["ndcg@10", { pessimistic: 0.6, optimistic: 0.9 }]]),
      unjudged_by_case: new Map(judged.map(({ id }) => [id, 9])),
      queue: judged.map((each) => ({ case_id: each.id, rank: 5 })),
    },
    churn: {
      overall: values,
      by_intent: new Map(
        [...new Set(specs.map((each) => each.intent))].map((intent) => [intent, values]),
      ),
      by_case: new Map(specs.map((each) => [each.id, values])),
    },
  };
}

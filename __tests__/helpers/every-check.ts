/** Checks of every category, each in every way in which it can go wrong. */
import { intentScope, tagScope } from "../../src/model/scope.ts";
import {
  CATEGORIES,
  type Check,
  type Culprit,
  type MissingReason,
  WEAKENINGS,
  type WeakenedField,
  type WeakeningCode,
} from "../../src/model/verdict.ts";
import { weakeningCheck } from "../../src/decision/checks.ts";
import { MISSING } from "../reporters/every-variant.ts";
import { makeFailingReport } from "./make-report.ts";
import { checkWith, moved } from "./plain-check.ts";
import { LOOSENED } from "./report-outcomes.ts";

/** The figures of p50 side by side: a typical query of the head takes 1.32 times as long. */
export const RATIO = {
  ratio: 1.3234567891,
  low: 1.271,
  high: 1.384,
  tolerance: 0.1,
};

const recall = makeFailingReport().verdict.checks[0]!;
type Fields = Parameters<typeof checkWith>[1] &
  Partial<Pick<Check, "by" | "level" | "reference" | "tested" | "worse_cases" | "quality_rise_p">>;
/**
 * The ranks of the targets before and now, of four kinds of cases: one target lost and one found; a
 * new case; never found; moved.
 */
const RANKS = [
  [
    [2, null],
    [null, 4],
  ],
  [null, [1, null]],
  [
    [null, null],
    [null, null],
  ],
  [
    [1, 4],
    [3, 2],
  ],
] as const;
/** The cases behind a check, with RANKS in turn. */
const culprits = (ids: readonly string[]): readonly Culprit[] =>
  ids.map((id, i) => {
    const [before, after] = RANKS[i % RANKS.length]!;
    const values = { before: i === 2 ? null : 1, after: i === 3 ? null : i / 8 };
    return { id, ...values, ranks_before: before, ranks_after: after };
  });
const { cases: CASES } = makeFailingReport().inputs!.suite;
const SUITE = CASES[0]!.place.file;
const IDS = CASES.map(({ id }) => id);
const HOWTO = CASES.filter(({ intent }) => intent === "howto").map(({ id }) => id);
/** A metric of each category. */
export const METRIC = {
  recall_drop: "recall@10",
  ranking_shift: "ndcg@10",
  fewer_results: "fill_rate@10",
  latency_regression: "latency_p95_ms",
  diversity_collapse: "clustering_ratio@10",
  semantic_degraded_spike: "degraded_rate",
  forbidden_hit: "forbidden_rate@10",
  retriever_error: "error_rate",
  cost_regression: "cost_per_query",
  answer_regression: "faithfulness",
  missing_data: "context_characters",
  golden_data_edited: "zero_result_rate",
  gate_weakened: "zero_result_rate",
} as const;

type Figure = number | null;

/** The fields of p50 side by side with this ratio. 1.005 is printed as 1.00. */
const besideFields = (ratio: number) =>
  ({ metric: "latency_p50_ms", ratio: { ...RATIO, ratio }, direction: "lower" }) as const;

/**
 * The fields in which a check differs from one of a mean that fell. If the metric is better when it
 * is lower, wentWrong turns the figures round (2 minus each).
 */
const WAYS: Readonly<Record<string, Fields>> = {
  "went wrong": moved(1, 0.8, 0.95),
  "none behind it": { ...moved(1, 0.8, 0.95), cases: [], by: "limit" },
  "one behind it": {
    ...moved(1, 0.8, 0.95),
    cases: culprits(IDS.slice(0, 1)),
    by: "lost",
    losses: { lost: IDS.slice(0, 1), better: [], asked_again: true },
    policy: "base",
  },
  "an intent behind it": { cases: culprits(HOWTO), by: "test", scope: intentScope("howto") },
  "five lost": {
    cases: culprits(IDS.slice(4, 9)),
    by: "test",
    p: 0.0312,
    level: 0.15,
    tested: ["recall@10", "ndcg@10"],
    worse_cases: 6,
    reference: "accepted",
  },
  "a first hit, while recall rose": { by: "new_hit", quality_rise_p: 0.0021 },
  "of a tag": {
    by: "test",
    p: 0.00004,
    level: 0.0333,
    tested: ["mrr@10"],
    scope: tagScope("rare"),
    policy: "head",
  },
  "by itself": {
    by: "test",
    p: 0.0123,
    level: 0.05,
    tested: ["precision@5"],
    secondary_to: "recall_drop",
  },
  "at its bound": { ...moved(0.5, 0.5, 0.8), by: "floor", policy: "base" },
  "better than it was": { ...moved(0.5, 0.6, 0.8), by: "floor" },
  "worse than its bound": { ...moved(1, 0.8, 0.9), by: "ceiling" },
  "without a baseline": moved(null, 0.8, 0.95, null),
  "of nothing": { ...moved(0, 0.25, 0, 0), direction: "lower" },
  "without a figure": moved(1, null, null),
  "without a limit": moved(1, 0.8, null, null),
  /** Of a cost, a latency or a length: the other metrics are never above 1. */
  "large and small": { ...moved(0.00012, 12_345.678, 0.05012), direction: "lower" },
  "slower, and no slower": { ...moved(1, 0.8, 0.95), ...besideFields(RATIO.ratio) },
  "as fast as the base": { ...moved(20, 19, 22, 2), ...besideFields(1) },
  "barely as fast": { ...moved(20, 30, 22, 2), ...besideFields(0.995) },
  "slower than the base": { ...moved(20, 30, 22, 2), ...besideFields(1.005) },
};
/** The categories whose metric in METRIC can be above 1. */
const UNBOUNDED: readonly string[] = ["latency_regression", "cost_regression", "missing_data"];
/** The metrics of METRIC that are better when they are higher. */
const HIGHER: readonly string[] = ["recall@10", "ndcg@10", "fill_rate@10", "faithfulness"];

/**
 * A failed check of this category with these fields. Unless the fields name a direction, a metric
 * that is better when lower gets figures that rise.
 */
function wentWrong(category: Check["category"], fields: Fields): Check {
  const metric = METRIC[category];
  const check = checkWith(recall, {
    metric,
    category,
    passed: false,
    ...WAYS["went wrong"],
    ...fields,
  });
  if (HIGHER.includes(metric) || fields.direction !== undefined) {
    return check;
  }
  const other = (value: Figure): Figure => (value === null ? null : 2 - value);
  const [baseline, current, limit] = [check.baseline, check.current, check.limit].map(other);
  const cases = check.cases.map((each) => ({ ...each, before: each.after, after: each.before }));
  const delta = check.delta && -check.delta;
  const direction = "lower";
  return { ...check, cases, baseline, current, limit, delta, direction } as Check;
}

/** What a finding changed, where that is neither the tolerance of the config nor a query's text. */
const WEAKENED_FIELDS: Partial<Readonly<Record<WeakeningCode, WeakenedField>>> = {
  accepted_moved: { field: "baseline.cases.env-reference", before: "0.91", after: "0.5" },
  base_unusable: { field: "config", before: 'gate.yaml:3: unknown key "gat"', after: "read" },
  baseline_not_measured: { field: "baseline.cases.env-reference", before: "0.9", after: "0.5" },
  baseline_vouches: { field: "corpus.jsonl", before: "0123456789ab", after: "ba9876543210" },
  config_moved: { field: "config", before: "gate.yaml", after: "search/gate.yaml" },
  suite_shrinks: { field: "cases.a", before: "cache policy", after: "removed" },
  verdict_changed: {
    field: "judge.cache.0123456789ab",
    before: '{"supported":[false]}',
    after: '{"supported":[true]}',
  },
};

/** What a finding is about: its own field, the config's tolerance, or an edited case. */
function weakenedPlace(
  code: WeakeningCode,
  of: string,
): { readonly field: WeakenedField; readonly file: string } {
  const tolerance = LOOSENED.fields[0]!;
  const query = { field: "cases.env-reference.query", before: "env", after: "environment" };
  const field = WEAKENED_FIELDS[code] ?? (of === "" ? tolerance : query);
  const file = of === "" ? LOOSENED.file : SUITE;
  return { field, file: code === "verdict_changed" ? "verdicts.jsonl" : file };
}

/** Returns three metrics that can be missing for this reason. */
function missingMetrics(code: MissingReason["code"]): readonly string[] {
  return code.startsWith("too_few") || code.endsWith("plan") || code === "plan_unfinished"
    ? ["latency_p95_ms", "latency_p50_ms", "latency_mean_ms"]
    : ["recall@10", "cost_per_query", "forbidden_rate@10"];
}

/** How many critical cases a check counts, and where. */
const COUNTED = [
  [1, tagScope("rare")],
  [2, intentScope("howto")],
  [14, { kind: "overall" }],
] as const;

/** The checks by how each came to be. All fail, but for those that fell and one not gated yet. */
export function everyCheck(): ReadonlyMap<string, Check> {
  const means = CATEGORIES.flatMap((category) =>
    Object.entries(WAYS).flatMap(([way, fields]) =>
      ("ratio" in fields && category !== "latency_regression") ||
      (way === "large and small" && !UNBOUNDED.includes(category)) ||
      (way === "of nothing" && HIGHER.includes(METRIC[category]))
        ? []
        : [[`${category} ${way}`, wentWrong(category, fields)] as const],
    ),
  );

  // Checks that count 1, 2 or 14 critical cases. Of the cases only the first two have earlier
  // ranks.
  const counts = (["critical_lost", "critical_hit"] as const).flatMap((metric) =>
    COUNTED.map(([current, scope]) => {
      const cases = culprits(IDS.slice(0, current)).map((one, i) => ({
        ...one,
        ranks_before: i < 2 ? [1, 2] : null,
      }));
      const figures = { ...moved(null, current, 0, null), direction: "lower" } as const;
      return [
        `${metric} ${current}`,
        checkWith(recall, { metric, scope, ...figures, cases }),
      ] as const;
    }),
  );

  // For each reason that a figure is missing, checks of three metrics: by no policy, by the head's
  // and by the base's.
  const missing = MISSING.flatMap((reason) =>
    missingMetrics(reason.code).map((metric, i) => {
      const absent = reason.code === "no_paired_cases";
      const figures = absent
        ? { metric: "cases", baseline: 14, current: 14 - i, delta: -i }
        : { metric, baseline: null };
      const policy = i === 0 ? {} : ({ policy: i === 1 ? "head" : "base" } as const);
      const cases = culprits([...IDS.slice(0, i), "gone"]);
      const own = { category: "missing_data", limit: null, missing: reason, cases } as const;
      return [
        `${reason.code} ${metric}`,
        checkWith(recall, { ...figures, ...policy, ...own }),
      ] as const;
    }),
  );

  // Each way to weaken the gate, once by the config's tolerance and once by an edited case.
  const loosened = WEAKENINGS.flatMap((code, i) => {
    // Such values are always values of a case.
    const none = ["baseline_not_measured", "accepted_moved"].includes(code)
      ? culprits(["env-reference"])
      : [];
    return [["", none] as const, ["of a case", culprits(["env-reference", "gone"])] as const].map(
      ([of, cases]) => {
        const policy: { readonly policy?: "base" } =
          of !== "" && i % 2 === 1 ? { policy: "base" } : {};
        const { field, file } = weakenedPlace(code, of);
        return [
          `${code} ${of}`,
          {
            ...weakeningCheck({
              ...LOOSENED,
              code,
              cases,
              fields: [field],
              file,
            }),
            ...policy,
          },
        ] as const;
      },
    );
  });

  // Checks that fell, one for each reason, and one of latency, which has neither test nor reason.
  const tested = { p: 0.25, level: 0.15, tested: ["recall@10", "ndcg@10"] };
  const fallen = { passed: true, state: "fell" } as const;
  const recallFell = checkWith(recall, fallen);
  const fell = [
    [
      "fell not_significant",
      { ...checkWith(recall, { ...fallen, ...tested }), reason: "not_significant" },
    ],
    ["fell earlier", { ...recallFell, reason: "earlier" }],
    ["fell found_more", { ...recallFell, metric: METRIC.fewer_results, reason: "found_more" }],
    ["fell latency", wentWrong("latency_regression", { ...moved(1, 0.8, 0.95), ...fallen })],
  ] as const;

  const bare = { baseline: null, delta: null, limit: null };
  const lacking = { state: "not_gated", passed: true, lacks: "before", ...bare } as const;
  const notGated = ["not gated yet", checkWith(recall, lacking)] as const;
  return new Map([...means, ...counts, ...missing, ...loosened, ...fell, notGated]);
}

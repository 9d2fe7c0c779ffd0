/**
 * Writes the config's rules from a cruxe query pack. cruxe is another program that gates searches:
 * its pack has queries, a policy with the least or greatest value of each figure and the tolerated
 * distance from a baseline, and that baseline. Each check of the pack becomes one rule with a floor
 * (the least value) or a ceiling (the greatest), which decides alone. The numbers are worked out
 * once, when `init` runs.
 */
import { withoutUndefined } from "../../system/json.ts";
import { MemberReader } from "../../files/formats/cruxe.ts";
import { parseDocument } from "../../files/document.ts";
import { readText } from "../../files/read.ts";
import { invalidFile } from "../../files/validate.ts";
import type { Problem } from "../../model/problem.ts";
import type { Root } from "../../system/root.ts";

// What `version` is in the files of a pack; cruxe gave these names.
export const POLICY_VERSION = "retrieval-gate-policy-v1";
export const BASELINE_VERSION = "retrieval-eval-baseline-v1";

/** What belongs to a pack besides its queries. */
export interface PackFiles {
  /** The pack's `version`, which is the revision of its suite. */
  readonly revision: string;
  /** The intents of its queries, each once. */
  readonly intents: readonly string[];
  /** The path of its policy, relative to the folder of the gate; null if there is none. */
  readonly policy: string | null;
  /** The path of its baseline, relative to the folder of the gate; null if there is none. */
  readonly baseline: string | null;
}

/** The policy of a pack. */
interface Policy {
  /** The least or greatest value of each check, by the policy's name for it. */
  readonly quality: Readonly<Record<(typeof QUALITY)[number]["bound"], number>>;
  /** Whether the rate of degraded queries is checked. */
  readonly enforcesDegraded: boolean;
  /** The greatest latencies that are allowed. */
  readonly latency: Percentiles;
  /**
   * The greatest latencies of each intent. For one that an intent lacks, that of `latency` counts.
   */
  readonly latencyByIntent: ReadonlyMap<string, Partial<Percentiles>>;
  /** How far a figure may be from the baseline, by the pack's name of the metric. */
  readonly tolerance: Readonly<Record<string, number>>;
}

/**
 * Percentiles of the latency in milliseconds: the greatest that are allowed, or those of the
 * baseline.
 */
interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}

/** The baseline of a pack; metrics by the pack's names. */
interface Baseline {
  /** The value of each check of quality. */
  readonly metrics: Readonly<Record<string, number>>;
  readonly latency: Percentiles;
  readonly latencyByIntent: ReadonlyMap<string, Percentiles>;
}

/**
 * The pack's checks of quality: our metric, the pack's name of it, and the member of the policy
 * with its bound.
 */
const QUALITY = [
  { metric: "recall@10", name: "recall_at_k", bound: "min_recall_at_k" },
  { metric: "mrr@10", name: "mrr", bound: "min_mrr" },
  { metric: "ndcg@10", name: "ndcg_at_k", bound: "min_ndcg_at_k" },
  { metric: "clustering_ratio@10", name: "clustering_ratio", bound: "max_clustering_ratio" },
  { metric: "zero_result_rate", name: "zero_result_rate", bound: "max_zero_result_rate" },
  { metric: "degraded_rate", name: "degraded_query_rate", bound: "max_degraded_query_rate" },
] as const;
const PERCENTILES = ["p50", "p95"] as const;
/** What cruxe takes if the policy has no p50, in milliseconds. */
const DEFAULT_P50 = { cap: 500, tolerance: 25 };

/**
 * Returns the members of the config's `gate` as lines of YAML: the rules of the whole suite, then
 * those of each intent's latency. Tests of significance, of intents and of the fill rate are turned
 * off. Without a baseline the policy alone counts. Throws `invalid_config` for a policy and
 * `invalid_baseline` for a baseline that can't be read, with every problem.
 */
export async function writePackRules(
  root: Root,
  policyFile: string,
  { baseline: baselineFile, intents }: Pick<PackFiles, "baseline" | "intents">,
): Promise<string> {
  const policy = await readPolicy(root, policyFile);
  const baseline = baselineFile === null ? null : await readBaseline(root, baselineFile);
  const sources = baselineFile === null ? policyFile : `${policyFile} and ${baselineFile}`;
  const suiteLatency = writeLatency(policy.latency, baseline?.latency, policy.tolerance);
  const intentLines: string[] = [];
  for (const intent of intents) {
    const caps = { ...policy.latency, ...policy.latencyByIntent.get(intent) };
    const intentBaseline = baseline?.latencyByIntent.get(intent);
    const rules = writeLatency(caps, intentBaseline, policy.tolerance);
    intentLines.push(`    ${intent}:`, ...rules.map((rule) => `      ${rule}`));
  }
  return [
    `  # Worked out once from ${sources}. Each number decides alone:`,
    "  # floor = max(minimum, baseline - tolerance), ceiling = min(maximum, baseline + tolerance)",
    "  significance: off",
    "  per_intent: off",
    "  fill_rate@10: off",
    ...QUALITY.map((check) => `  ${writeQuality(check, policy, baseline)}`),
    ...suiteLatency.map((rule) => `  ${rule}`),
    "  intents:",
    ...intentLines,
    // A line break at the end.
    "",
  ].join("\n");
}

/**
 * Returns the rule of a quality check as a line of YAML: a floor if the policy has a minimum, a
 * ceiling if it has a maximum, with a comment that shows how it was worked out. Its tolerance is 1,
 * which no share can fall or rise beyond, so that the floor or ceiling decides alone. The rule is
 * `off` for the rate of degraded queries if the policy does not check that.
 */
function writeQuality(
  { metric, name, bound }: (typeof QUALITY)[number],
  policy: Policy,
  baseline: Baseline | null,
): string {
  if (metric === "degraded_rate" && !policy.enforcesDegraded) {
    return `${metric}: off # enforce_degraded_query_rate is false`;
  }
  const limit = policy.quality[bound];
  const baselineValue = baseline?.metrics[name];
  // readPolicy requires a tolerance for each check.
  const tolerance = policy.tolerance[name]!;
  if (bound.startsWith("min")) {
    const floor = baselineValue === undefined ? limit : Math.max(limit, baselineValue - tolerance);
    const calculation =
      baselineValue === undefined ? "" : ` # max(${limit}, ${baselineValue} - ${tolerance})`;
    return `${metric}: { floor: ${roundSum(floor)}, tolerance: 1 }${calculation}`;
  }
  const ceiling = baselineValue === undefined ? limit : Math.min(limit, baselineValue + tolerance);
  const calculation =
    baselineValue === undefined ? "" : ` # min(${limit}, ${baselineValue} + ${tolerance})`;
  return `${metric}: { ceiling: ${roundSum(ceiling)}, tolerance: 1 }${calculation}`;
}

/**
 * Returns the rule of each percentile of the latency as a line of YAML, with a ceiling: `caps`, or
 * the baseline plus its tolerance if that is less. The rule's own tolerance is as large as its
 * ceiling: what is within the ceiling is then within the tolerance, too, and the ceiling decides
 * alone. `tolerances` are those of the policy, by the pack's names.
 */
function writeLatency(
  caps: Percentiles,
  baseline: Percentiles | undefined,
  tolerances: Policy["tolerance"],
): readonly string[] {
  return PERCENTILES.map((percentile) => {
    const cap = caps[percentile];
    const tolerance = tolerances[`${percentile}_latency_ms`]!;
    // cruxe writes 0 for a percentile without samples. Then only the policy's cap counts.
    const baselineMs = baseline?.[percentile] ?? 0;
    const ceiling = roundSum(baselineMs === 0 ? cap : Math.min(cap, baselineMs + tolerance));
    const calculation = baselineMs === 0 ? "" : ` # min(${cap}, ${baselineMs} + ${tolerance})`;
    return `latency_${percentile}_ms: { ceiling: ${ceiling}, tolerance: ${ceiling} }${calculation}`;
  });
}

/**
 * Returns the value without the error of a sum of decimals: 0.2 for 0.3 - 0.1, which JavaScript
 * makes 0.19999999999999998.
 */
function roundSum(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * Returns the pack's policy. Throws `invalid_config` with every problem: of syntax, an unknown or
 * missing member, a wrong value, or another version.
 */
async function readPolicy(root: Root, file: string): Promise<Policy> {
  const document = await parseDocument(readText(root, file, "policy"), "invalid_config");
  const problems: Problem[] = [];
  const fields = MemberReader.openDocument(document, problems);
  fields.reportUnknownMembers(["version", "quality", "latency", "tolerance"]);
  fields.requireText("version", POLICY_VERSION);
  const quality = fields.readObject("quality", "required");
  quality.reportUnknownMembers([
    ...QUALITY.map(({ bound }) => bound),
    "enforce_degraded_query_rate",
  ]);
  const latency = fields.readObject("latency", "required");
  latency.reportUnknownMembers(["max_p50_latency_ms", "max_p95_latency_ms", "by_intent"]);
  const tolerance = fields.readObject("tolerance", "required");
  tolerance.reportUnknownMembers([
    ...QUALITY.map(({ name }) => name),
    "p50_latency_ms",
    "p95_latency_ms",
  ]);
  const byIntent = latency.readObject("by_intent", "optional").readObjects();
  const policy: Policy = {
    quality: {
      min_recall_at_k: quality.readRequiredNumber("min_recall_at_k"),
      min_mrr: quality.readRequiredNumber("min_mrr"),
      min_ndcg_at_k: quality.readRequiredNumber("min_ndcg_at_k"),
      max_clustering_ratio: quality.readRequiredNumber("max_clustering_ratio"),
      max_zero_result_rate: quality.readRequiredNumber("max_zero_result_rate"),
      max_degraded_query_rate: quality.readRequiredNumber("max_degraded_query_rate"),
    },
    enforcesDegraded: quality.readBoolean("enforce_degraded_query_rate", true),
    latency: {
      p50: latency.readNumber("max_p50_latency_ms", DEFAULT_P50.cap),
      p95: latency.readRequiredNumber("max_p95_latency_ms"),
    },
    latencyByIntent: new Map(
      byIntent.map(([intent, intentFields]) => [intent, readIntentCaps(intentFields)]),
    ),
    tolerance: {
      ...Object.fromEntries(QUALITY.map(({ name }) => [name, tolerance.readRequiredNumber(name)])),
      p50_latency_ms: tolerance.readNumber("p50_latency_ms", DEFAULT_P50.tolerance),
      p95_latency_ms: tolerance.readRequiredNumber("p95_latency_ms"),
    },
  };
  if (problems.length > 0) {
    throw invalidFile("invalid_config", "policy", file, problems);
  }
  return policy;
}

/**
 * Returns the greatest latencies of an intent. Those that it lacks are left out, since those of the
 * whole suite then count.
 */
function readIntentCaps(fields: MemberReader): Partial<Percentiles> {
  fields.reportUnknownMembers(["max_p50_latency_ms", "max_p95_latency_ms"]);
  const p50 = fields.readOptionalNumber("max_p50_latency_ms");
  const p95 = fields.readOptionalNumber("max_p95_latency_ms");
  return withoutUndefined({ p50: p50 ?? undefined, p95: p95 ?? undefined });
}

/**
 * Returns the pack's baseline. Throws `invalid_baseline` with every problem: of syntax, an unknown
 * or missing member, a wrong value, or another version.
 */
async function readBaseline(root: Root, file: string): Promise<Baseline> {
  const document = await parseDocument(readText(root, file, "baseline"), "invalid_baseline");
  const problems: Problem[] = [];
  const fields = MemberReader.openDocument(document, problems);
  fields.reportUnknownMembers(["version", "suite_version", "metrics", "latency_by_intent"]);
  fields.requireText("version", BASELINE_VERSION);
  const metrics = fields.readObject("metrics", "required");
  metrics.reportUnknownMembers([
    ...QUALITY.map(({ name }) => name),
    "semantic_budget_exhaustion_rate",
    "latency_p50_ms",
    "latency_p95_ms",
    "latency_mean_ms",
  ]);
  const byIntent = fields.readObject("latency_by_intent", "optional").readObjects();
  const baseline: Baseline = {
    metrics: Object.fromEntries(
      QUALITY.map(({ name }) => [name, metrics.readRequiredNumber(name)]),
    ),
    latency: {
      p50: metrics.readRequiredNumber("latency_p50_ms"),
      p95: metrics.readRequiredNumber("latency_p95_ms"),
    },
    latencyByIntent: new Map(
      byIntent.map(([intent, intentFields]) => {
        intentFields.reportUnknownMembers(["sample_count", "p50_ms", "p95_ms", "mean_ms"]);
        return [
          intent,
          {
            p50: intentFields.readRequiredNumber("p50_ms"),
            p95: intentFields.readRequiredNumber("p95_ms"),
          },
        ];
      }),
    ),
  };
  if (problems.length > 0) {
    throw invalidFile("invalid_baseline", "baseline", file, problems);
  }
  return baseline;
}

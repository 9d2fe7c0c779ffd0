/** The config file: defaults filled in, paths resolved, metric names checked against the registry. */
import { insideRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { type MetricFamily, isPerCase, isTested, unitOf } from "../metrics/family.ts";
import { nameAt, parseMetric } from "../metrics/registry.ts";
import {
  type Config,
  DEFAULT_DEFINITION,
  DEFAULT_SIDE_BY_SIDE,
  type Definition,
  type GatePolicy,
  type LatencyPolicy,
  type LatencySettings,
  type RulePatch,
  type RuleSetting,
  type Significance,
  type Tolerance,
} from "../model/config.ts";
import type { Problem } from "../model/problem.ts";
import type { LoadedPolicy } from "./formats/cruxe-policy.ts";
import { parseDocument } from "./document.ts";
import {
  type WrittenJudge,
  type WrittenPrices,
  checkJudge,
  checkPrices,
  readJudge,
  readPrices,
} from "./answers-config.ts";
import { readText } from "./read.ts";
import { readRetriever } from "./retriever-config.ts";
import { checkSchema, invalid } from "./validate.ts";
import path from "node:path";

type WrittenTolerance = number | string | readonly (number | string)[];
interface WrittenRule {
  readonly tolerance?: WrittenTolerance;
  readonly floor?: number;
  readonly ceiling?: number;
  readonly significance?: Significance;
}
type WrittenSetting = "off" | WrittenRule;
interface WrittenGate {
  readonly policy?: string;
  readonly per_intent?: "off" | Pick<WrittenRule, "tolerance" | "significance">;
  readonly intents?: Readonly<Record<string, Readonly<Record<string, WrittenSetting>>>>;
  readonly newly_lost?:
    | "off"
    | {
        readonly max?: WrittenTolerance;
        readonly critical?: number;
        readonly significance?: Significance;
      };
  readonly significance?: Significance;
  readonly [metric: string]: unknown;
}
interface WrittenConfig {
  readonly suite: string | readonly string[];
  readonly baseline: string;
  readonly k?: number;
  readonly retriever: Readonly<Record<string, unknown>>;
  readonly definition?: Partial<Definition>;
  readonly metrics?: readonly string[];
  readonly gate?: WrittenGate;
  readonly latency?: "off" | LatencyBlock;
  readonly prices?: WrittenPrices;
  readonly judge?: WrittenJudge;
}
type LatencyBlock = Partial<Omit<LatencySettings, "side_by_side">> & {
  /** Percent. */
  readonly side_by_side?: { readonly p50?: string; readonly p95?: string };
};

export interface Overrides {
  /** Relative to the root; in place of the config's own. */
  readonly suite: string | null;
  readonly baseline: string | null;
}

export interface LoadedConfig {
  readonly config: Config;
  readonly digest: string;
  /** SHA-256 of other files that the rules come from, by path relative to the root. */
  readonly files: ReadonlyMap<string, string>;
}

const DEFAULT_LATENCY = { warmup: 1, repeats: "auto", budget_s: 120, seed: 1, source: "measured" } as const;
const DEFAULT_NEWLY_LOST: readonly Tolerance[] = [
  { unit: "absolute", value: 2 },
  { unit: "percent", value: 2 },
];

/** Reads a config (relative to the root). Throws invalid_config with every problem found. */
export async function loadConfig(root: Root, file: string, overrides: Overrides): Promise<LoadedConfig> {
  const source = readText(root, file, "config");
  const document = await parseDocument(source, "invalid_config");
  const written = checkSchema(document, "config") as WrittenConfig;
  const folder = path.posix.dirname(file);
  const problems: Problem[] = [];
  const report = (pointer: string, message: string): void => {
    problems.push({ file, pointer, line: document.lineOf(pointer), message });
  };
  const inside = (pointer: string, value: string): string => {
    try {
      return insideRoot(root, folder, value, file);
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      report(pointer, error.message);
      return value;
    }
  };
  const k = written.k ?? 10;
  const foreign = await readPolicy(root, written.gate, k, inside, report);
  const suites = [written.suite].flat();
  const config: Config = {
    file,
    suites: overrides.suite === null ? suites.map((each) => inside("/suite", each)) : [overrides.suite],
    baseline: overrides.baseline ?? inside("/baseline", written.baseline),
    k,
    retriever: readRetriever(written.retriever, folder, inside),
    definition: readDefinition(written.definition ?? {}),
    metrics: (written.metrics ?? []).map((name, index) => metricName(name, k, `/metrics/${index}`, report)),
    gate: foreign === null ? readGate(written.gate ?? {}, k, report) : foreign.policy,
    ...(foreign === null ? {} : { policy_file: foreign.file }),
    latency: readLatency(written.latency ?? {}),
    ...(written.prices === undefined ? {} : { prices: readPrices(written.prices) }),
    ...(written.judge === undefined ? {} : { judge: readJudge(written.judge, inside) }),
  };
  if (foreign === null) checkLatency(config, report);
  checkPrices(config, report);
  checkJudge(config, report);
  if (problems.length > 0) throw invalid("invalid_config", "config", file, problems);
  const files = new Map(foreign === null ? [] : [[foreign.file, foreign.digest] as const]);
  return { config, digest: document.digest, files };
}

type AddProblem = (pointer: string, message: string) => void;

function readDefinition(written: Partial<Definition>): Definition {
  return { ...DEFAULT_DEFINITION, ...written, text: { ...DEFAULT_DEFINITION.text, ...written.text } };
}

function readLatency(written: "off" | LatencyBlock): LatencyPolicy {
  if (written === "off") return "off";
  const share = (percent: string | undefined, otherwise: number): number =>
    percent === undefined ? otherwise : Number.parseFloat(percent) / 100;
  const { p50, p95 } = DEFAULT_SIDE_BY_SIDE;
  const own = written.side_by_side ?? {};
  return {
    ...DEFAULT_LATENCY,
    ...written,
    side_by_side: { p50: share(own.p50, p50), p95: share(own.p95, p95) },
  };
}

/** The canonical name, or the written one where it is wrong (which is reported). */
function metricName(written: string, k: number, pointer: string, report: AddProblem): string {
  const metric = parseMetric(written);
  if (typeof metric === "string") {
    report(pointer, metric);
    return written;
  }
  if (metric.k !== null && Number.isFinite(metric.k) && metric.k > k) {
    report(pointer, `the cutoff of ${written} exceeds k = ${k}; raise \`k\` or lower the cutoff`);
  }
  return nameAt(metric.name, k);
}

/** Rules in another tool's file; null where the config has its own. `latency: off` beside it holds. */
async function readPolicy(
  root: Root,
  gate: WrittenGate | undefined,
  k: number,
  inside: (pointer: string, value: string) => string,
  report: AddProblem,
): Promise<(LoadedPolicy & { readonly file: string }) | null> {
  if (gate?.policy === undefined) return null;
  for (const key of Object.keys(gate)) {
    if (key !== "policy")
      report(`/gate/${key}`, "`policy` brings the rules; remove it, or the rules beside it");
  }
  const file = inside("/gate/policy", gate.policy);
  const { loadCruxePolicy } = await import("./formats/cruxe-policy.ts");
  return { ...(await loadCruxePolicy(root, file, k, { max: DEFAULT_NEWLY_LOST, critical: 0 })), file };
}

function readGate(written: WrittenGate, k: number, report: AddProblem): GatePolicy {
  const {
    per_intent: perIntent,
    intents = {},
    newly_lost: newlyLost = {},
    significance = "auto",
    ...rules
  } = written;
  if (newlyLost !== "off") refuseSpread(newlyLost.max, "/gate/newly_lost/max", report);
  return {
    significance,
    metrics: readRules(rules as Readonly<Record<string, WrittenSetting>>, k, "/gate", report),
    per_intent: perIntent === undefined ? null : perIntent === "off" ? "off" : readPatch(perIntent),
    intents: new Map(
      Object.entries(intents).map(([intent, own]) => [
        intent,
        readRules(own, k, `/gate/intents/${intent}`, report),
      ]),
    ),
    newly_lost:
      newlyLost === "off"
        ? "off"
        : {
            max: newlyLost.max === undefined ? DEFAULT_NEWLY_LOST : readTolerance(newlyLost.max),
            critical: newlyLost.critical ?? 0,
            ...(newlyLost.significance === undefined ? {} : { significance: newlyLost.significance }),
          },
  };
}

function readRules(
  written: Readonly<Record<string, WrittenSetting>>,
  k: number,
  pointer: string,
  report: AddProblem,
): ReadonlyMap<string, RuleSetting> {
  const rules = new Map<string, RuleSetting>();
  for (const [name, setting] of Object.entries(written)) {
    const at = `${pointer}/${name}`;
    const metric = metricName(name, k, at, report);
    if (rules.has(metric)) report(at, `${name} is a second rule for ${metric}; keep one`);
    const parsed = parseMetric(name);
    const direction = typeof parsed === "string" ? null : parsed.family.direction;
    if (setting !== "off" && direction === "higher" && setting.ceiling !== undefined) {
      report(`${at}/ceiling`, `higher is better for ${name}: give it a \`floor\``);
    }
    if (setting !== "off" && direction === "lower" && setting.floor !== undefined) {
      report(`${at}/floor`, `lower is better for ${name}: give it a \`ceiling\``);
    }
    const tested = typeof parsed === "string" || isTested(parsed.family);
    if (setting !== "off" && setting.significance !== undefined && !tested) {
      report(`${at}/significance`, `chance is not tested for ${name}: its limit decides alone`);
    }
    if (setting !== "off" && typeof parsed !== "string" && sharesOnly(parsed.family)) {
      const { floor = 0, ceiling = 1 } = setting;
      if (floor > 1) report(`${at}/floor`, `${name} is at most 1, so ${floor} is never reached`);
      if (ceiling < 0) report(`${at}/ceiling`, `${name} is at least 0, so ${ceiling} is never reached`);
    }
    const averaged = typeof parsed === "string" || isPerCase(parsed.family);
    if (setting !== "off" && !averaged) refuseSpread(setting.tolerance, `${at}/tolerance`, report);
    rules.set(metric, setting === "off" ? "off" : readPatch(setting));
  }
  return rules;
}

/** Its values lie between 0 and 1. */
function sharesOnly(family: MetricFamily): boolean {
  return unitOf(family) === "share";
}

function refuseSpread(written: WrittenTolerance | undefined, at: string, report: AddProblem): void {
  if (written !== undefined && readTolerance(written).some(({ unit }) => unit === "spread"))
    report(at, "the spread between runs is known for means over cases alone; write a number or a share");
}

function readPatch(written: WrittenRule): RulePatch {
  return {
    ...(written.tolerance === undefined ? {} : { tolerance: readTolerance(written.tolerance) }),
    ...(written.floor === undefined ? {} : { floor: written.floor }),
    ...(written.ceiling === undefined ? {} : { ceiling: written.ceiling }),
    ...(written.significance === undefined ? {} : { significance: written.significance }),
  };
}

function readTolerance(written: WrittenTolerance): readonly Tolerance[] {
  return [written].flat().map((each) => {
    if (typeof each === "number") return { unit: "absolute", value: each };
    const unit = each.endsWith("%") ? "percent" : each.endsWith("spread") ? "spread" : "cases";
    return { unit, value: Number.parseFloat(each) };
  });
}

/** A rule that could never be measured is a mistake, not a rule. */
function checkLatency(config: Config, report: AddProblem): void {
  if (config.latency !== "off") return;
  const named = [
    ...[...config.gate.metrics].map(([name, setting]) => ({ at: `/gate/${name}`, name, setting })),
    ...[...config.gate.intents].flatMap(([intent, rules]) =>
      [...rules].map(([name, setting]) => ({ at: `/gate/intents/${intent}/${name}`, name, setting })),
    ),
  ];
  for (const { at, name, setting } of named) {
    const metric = parseMetric(name);
    if (typeof metric !== "string" && metric.family.kind === "latency" && setting !== "off") {
      report(at, `${name} is gated, but \`latency\` is off; remove one of the two`);
    }
  }
}

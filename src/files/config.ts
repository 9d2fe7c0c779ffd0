/** The config file: defaults filled in, paths resolved, metric names checked against the registry. */
import { insideRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { isPerCase, isTested } from "../metrics/family.ts";
import { nameAt, parseMetric } from "../metrics/registry.ts";
import {
  type Config,
  DEFAULT_DEFINITION,
  type Definition,
  type GatePolicy,
  type LatencyPolicy,
  type LatencySettings,
  type NewlyLostRule,
  type RulePatch,
  type RuleSetting,
  type Significance,
  type Tolerance,
  shareOf,
} from "../model/config.ts";
import { DEFAULTS } from "../model/defaults.generated.ts";
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
import { readRetriever } from "../retrievers/read-config.ts";
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
interface WrittenNewlyLost {
  readonly max?: WrittenTolerance;
  readonly critical?: number;
  readonly significance?: Significance;
}
interface WrittenGate {
  readonly policy?: string;
  readonly per_intent?: "off" | Pick<WrittenRule, "tolerance" | "significance">;
  readonly intents?: Readonly<Record<string, Readonly<Record<string, WrittenSetting>>>>;
  readonly newly_lost?: "off" | WrittenNewlyLost;
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
  const k = written.k ?? DEFAULTS.k;
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
  const { p50, p95 } = { ...DEFAULTS.latency.side_by_side, ...written.side_by_side };
  const defaults = { ...DEFAULTS.latency, max_queries: null };
  return { ...defaults, ...written, side_by_side: { p50: shareOf(p50), p95: shareOf(p95) } };
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
  return { ...(await loadCruxePolicy(root, file, k, readNewlyLost({}))), file };
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
    newly_lost: newlyLost === "off" ? "off" : readNewlyLost(newlyLost),
  };
}

function readNewlyLost(written: WrittenNewlyLost): NewlyLostRule {
  const { max, critical } = { ...DEFAULTS.gate.newly_lost, ...written };
  const { significance } = written;
  return { max: readTolerance(max), critical, ...(significance === undefined ? {} : { significance }) };
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
    const averaged = typeof parsed === "string" || isPerCase(parsed.family);
    if (setting !== "off" && !averaged) refuseSpread(setting.tolerance, `${at}/tolerance`, report);
    rules.set(metric, setting === "off" ? "off" : readPatch(setting));
  }
  return rules;
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

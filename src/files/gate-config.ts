/** The config's `gate`: rules by metric, in intents, under tags and for lost cases. */
import { type MetricFamily, isPerCase, isTested, unitOf } from "../metrics/family.ts";
import { nameAt } from "../metrics/registry.ts";
import { parseKnownMetric } from "./example.ts";
import { DEFAULTS } from "../model/defaults.generated.ts";
import type {
  GatePolicy,
  NewlyLostRule,
  RulePatch,
  RuleSetting,
  Significance,
  Tolerance,
} from "../model/config.ts";

type WrittenTolerance = number | string | readonly (number | string)[];
interface WrittenRule {
  readonly tolerance?: WrittenTolerance;
  readonly floor?: number;
  readonly ceiling?: number;
  readonly significance?: Significance;
}
type WrittenSetting = "off" | WrittenRule;
export interface WrittenGate {
  readonly policy?: string;
  readonly per_intent?: "off" | Pick<WrittenRule, "tolerance" | "significance">;
  readonly intents?: Readonly<Record<string, Readonly<Record<string, WrittenSetting>>>>;
  readonly tags?: Readonly<Record<string, Readonly<Record<string, WrittenSetting>>>>;
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

export type AddProblem = (pointer: string, message: string) => void;

export function readGate(written: WrittenGate, k: number, report: AddProblem): GatePolicy {
  const {
    per_intent: perIntent,
    intents = {},
    tags,
    newly_lost: newlyLost = {},
    significance = null,
    ...rules
  } = written;
  if (newlyLost !== "off") refuseSpread(newlyLost.max, "/gate/newly_lost/max", report);
  return {
    significance,
    metrics: readRules(rules as Readonly<Record<string, WrittenSetting>>, k, "/gate", report),
    per_intent: perIntent === undefined ? null : perIntent === "off" ? "off" : readPatch(perIntent),
    intents: readBuckets(intents, k, "/gate/intents", report),
    ...(tags === undefined ? {} : { tags: readBuckets(tags, k, "/gate/tags", report) }),
    newly_lost: readNewlyLost(newlyLost === "off" ? {} : newlyLost),
  };
}

/** Rules by intent or by tag. */
function readBuckets(
  written: NonNullable<WrittenGate["tags"]>,
  k: number,
  pointer: string,
  report: AddProblem,
): ReadonlyMap<string, ReadonlyMap<string, RuleSetting>> {
  return new Map(
    Object.entries(written).map(([name, own]) => [name, readRules(own, k, `${pointer}/${name}`, report)]),
  );
}

/** Net losses are gated where `max` is written, critical cases always. */
export function readNewlyLost(written: Exclude<WrittenGate["newly_lost"], "off" | undefined>): NewlyLostRule {
  const { max, critical = DEFAULTS.gate.newly_lost.critical, significance } = written;
  return {
    max: max === undefined ? null : readTolerance(max),
    critical,
    ...(significance === undefined ? {} : { significance }),
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
    const parsed = parseKnownMetric(name);
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
    if (setting !== "off" && typeof parsed !== "string" && parsed.family.kind === "load") {
      if (setting.tolerance !== undefined)
        report(`${at}/tolerance`, `${name} has no tolerance: give it a \`ceiling\` or \`floor\``);
      else if (setting.floor === undefined && setting.ceiling === undefined)
        report(at, `${name} has no limit: give it a \`ceiling\` or \`floor\``);
      if (pointer !== "/gate") report(at, `${name} is of the whole suite: put it into \`gate\` itself`);
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

/** The canonical name, or the written one where it is wrong (which is reported). */
export function metricName(written: string, k: number, pointer: string, report: AddProblem): string {
  const metric = parseKnownMetric(written);
  if (typeof metric === "string") {
    report(pointer, metric);
    return written;
  }
  if (metric.k !== null && Number.isFinite(metric.k) && metric.k > k) {
    report(pointer, `the cutoff of ${written} exceeds k = ${k}; raise \`k\` or lower the cutoff`);
  }
  return nameAt(metric.name, k);
}
